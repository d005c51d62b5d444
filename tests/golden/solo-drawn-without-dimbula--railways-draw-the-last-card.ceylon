ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without dimbula
option railway drawn

levels Kandy 10002101
levels Ruhuna 00102011
levels Uva 10012010
councillor Kandy C4
councillor Ruhuna C3
councillor Uva C2
deck advance/plant trade/contract trade/contract contract/advance harvest/plant
deck harvest/plant plant/contract harvest/trade contract/plant advance/trade
deck advance/plant advance/harvest advance/plant contract/harvest trade/plant
deck harvest/contract harvest/plant harvest/contract advance/plant contract/trade
deck trade/plant advance/contract advance/contract advance/harvest plant/trade
deck trade/plant advance/trade contract/plant contract/trade harvest/trade
deck advance/trade plant/contract trade/harvest harvest/plant harvest/trade
deck advance/harvest plant/trade harvest/advance advance/contract trade/advance
deck advance/trade harvest/contract plant/advance harvest/plant harvest/trade
deck advance/harvest
contracts 3.4 5.2 1.3 1.4 2.3 4.2 1.2 2.4 4.3 5.1
contracts 4.4 2.1 2.2 3.1 3.2 5.4 1.1 4.1 3.3 5.3
starting player 1
railway Kandy R6: R7 R4 R5 U3 U4 U1 K7 K6 K1
railway Ruhuna K4: K1 K5 K8 R3 R4 R8 U7 U5 U8
railway Uva R2: R7 R8 R4 K8 K6 K7 U3 U5 U7

start U2                # 1 yellow
play contract/trade     # 2 yellow, turn 1
rupees                  # 3 yellow
move R4                 # 4 yellow, turn 2
play trade/contract     # 5 yellow, turn 3
rupees                  # 6 yellow
rupees                  # 7 yellow, turn 4
play plant/harvest      # 8 yellow, turn 5
rupees                  # 9 yellow
rupees                  # 10 yellow, turn 6
play harvest/trade      # 11 yellow, turn 7
rupees                  # 12 yellow
move K1                 # 13 yellow, turn 8
play contract/advance   # 14 yellow, turn 9
rupees                  # 15 yellow
move R6                 # 16 yellow, turn 10
play trade/advance      # 17 yellow, turn 11
move K1                 # 18 yellow
move K4                 # 19 yellow, turn 12
play harvest/advance    # 20 yellow, turn 13
move K6                 # 21 yellow
harvest K5              # 22 yellow, turn 14
play harvest/plant      # 23 yellow, turn 15
rupees                  # 24 yellow
rupees                  # 25 yellow, turn 16
play trade/plant        # 26 yellow, turn 17
move K8                 # 27 yellow
rupees                  # 28 yellow, turn 18
play advance/contract   # 29 yellow, turn 19
move U7                 # 30 yellow
plant U7                # 31 yellow, turn 20
play advance/plant      # 32 yellow, turn 21
rupees                  # 33 yellow
harvest R5              # 34 yellow, turn 22
done                    # 35 yellow
play contract/trade     # 36 yellow, turn 23
rupees                  # 37 yellow
rupees                  # 38 yellow, turn 24
play advance/trade      # 39 yellow, turn 25
advance                 # 40 yellow
end turn                # 41 yellow
rupees                  # 42 yellow, turn 26
play trade/harvest      # 43 yellow, turn 27
technology token        # 44 yellow
harvest R5              # 45 yellow
done                    # 46 yellow
rupees                  # 47 yellow
move U4                 # 48 yellow, turn 28
play plant/advance      # 49 yellow, turn 29
move K8                 # 50 yellow
move U3                 # 51 yellow, turn 30
play trade/plant        # 52 yellow, turn 31
move U6                 # 53 yellow
rupees                  # 54 yellow, turn 32
end: choices 54, checksum b82233718cc4e446
