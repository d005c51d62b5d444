ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without dimbula
option railway drawn

levels Kandy 00120110
levels Ruhuna 00111020
levels Uva 20101001
councillor Kandy C3
councillor Ruhuna C8
councillor Uva C5
deck contract/plant plant/contract harvest/contract harvest/advance harvest/trade
deck trade/plant advance/plant trade/harvest contract/advance plant/harvest
deck contract/trade harvest/plant contract/trade contract/harvest trade/plant
deck harvest/advance advance/plant contract/trade advance/harvest plant/contract
deck harvest/trade advance/trade trade/harvest harvest/advance advance/contract
deck contract/trade harvest/plant contract/harvest advance/harvest trade/plant
deck advance/trade trade/advance harvest/contract harvest/plant contract/plant
deck plant/advance advance/trade plant/trade trade/advance harvest/trade
deck advance/contract advance/contract harvest/plant plant/advance plant/trade
deck plant/advance
contracts 2.1 1.3 2.2 2.4 5.1 5.3 1.2 2.3 3.2 4.3
contracts 1.1 3.1 3.3 5.4 5.2 4.1 4.2 4.4 3.4 1.4
starting player 1
railway Kandy U2: U4 U1 U3 R5 R4 R1 K7 K6 K1
railway Ruhuna K5: K2 K7 K3 U1 U4 U3 R5 R4 R8
railway Uva K8: K1 K6 K8 R4 R1 R5 U3 U1 U2

start K1                # 1 yellow
play contract/plant     # 2 yellow, turn 1
rupees                  # 3 yellow
rupees                  # 4 yellow, turn 2
play contract/plant     # 5 yellow, turn 3
move K6                 # 6 yellow
advance                 # 7 yellow, turn 4
play trade/plant        # 8 yellow, turn 5
technology token        # 9 yellow
move K7                 # 10 yellow
move U3                 # 11 yellow
rupees                  # 12 yellow, turn 6
play harvest/advance    # 13 yellow, turn 7
move R1                 # 14 yellow
rupees                  # 15 yellow, turn 8
play harvest/plant      # 16 yellow, turn 9
rupees                  # 17 yellow
rupees                  # 18 yellow, turn 10
play harvest/plant      # 19 yellow, turn 11
move K8                 # 20 yellow
move K6                 # 21 yellow, turn 12
play trade/harvest      # 22 yellow, turn 13
move K1                 # 23 yellow
move K5                 # 24 yellow, turn 14
play harvest/advance    # 25 yellow, turn 15
rupees                  # 26 yellow
harvest K1              # 27 yellow, turn 16
play harvest/contract   # 28 yellow, turn 17
rupees                  # 29 yellow
harvest K1              # 30 yellow, turn 18
play contract/plant     # 31 yellow, turn 19
move K1                 # 32 yellow
harvest K2              # 33 yellow, turn 20
harvest K1              # 34 yellow
play advance/trade      # 35 yellow, turn 21
advance                 # 36 yellow
end turn                # 37 yellow
rupees                  # 38 yellow, turn 22
play advance/harvest    # 39 yellow, turn 23
rupees                  # 40 yellow
end turn                # 41 yellow
move K2                 # 42 yellow, turn 24
play trade/contract     # 43 yellow, turn 25
technology token        # 44 yellow
rupees                  # 45 yellow
move K1                 # 46 yellow
advance                 # 47 yellow, turn 26
play contract/harvest   # 48 yellow, turn 27
rupees                  # 49 yellow
technology token        # 50 yellow
move K5                 # 51 yellow
move K1                 # 52 yellow, turn 28
play trade/plant        # 53 yellow, turn 29
move K6                 # 54 yellow
rupees                  # 55 yellow, turn 30
play advance/trade      # 56 yellow, turn 31
advance                 # 57 yellow
technology token        # 58 yellow
harvest K2              # 59 yellow
done                    # 60 yellow
discard black           # 61 yellow
plant K6                # 62 yellow, turn 32
play contract/plant     # 63 yellow, turn 33
rupees                  # 64 yellow
move K1                 # 65 yellow, turn 34
end: choices 65, checksum d97385e176fdbe7d
