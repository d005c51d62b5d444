ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without dimbula
option railway built

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

start K5                # 1 yellow
railways U2             # 2 yellow
rail U7                 # 3 yellow
rail U5                 # 4 yellow
rail U3                 # 5 yellow
rail K7                 # 6 yellow
rail K6                 # 7 yellow
rail K8                 # 8 yellow
rail R3                 # 9 yellow
rail R4                 # 10 yellow
rail R7                 # 11 yellow
play contract/plant     # 12 yellow, turn 1
move K1                 # 13 yellow
rupees                  # 14 yellow, turn 2
play contract/plant     # 15 yellow, turn 3
rupees                  # 16 yellow
advance                 # 17 yellow, turn 4
play trade/plant        # 18 yellow, turn 5
rupees                  # 19 yellow
technology token        # 20 yellow
harvest K5              # 21 yellow
done                    # 22 yellow
rupees                  # 23 yellow, turn 6
play advance/harvest    # 24 yellow, turn 7
advance                 # 25 yellow
technology token        # 26 yellow
rupees                  # 27 yellow
move K2                 # 28 yellow, turn 8
play harvest/plant      # 29 yellow, turn 9
rupees                  # 30 yellow
move K1                 # 31 yellow, turn 10
play harvest/plant      # 32 yellow, turn 11
harvest K1              # 33 yellow
done                    # 34 yellow
rupees                  # 35 yellow, turn 12
play contract/harvest   # 36 yellow, turn 13
move K5                 # 37 yellow
move K8                 # 38 yellow, turn 14
play trade/harvest      # 39 yellow, turn 15
move K6                 # 40 yellow
rupees                  # 41 yellow, turn 16
play contract/harvest   # 42 yellow, turn 17
move K1                 # 43 yellow
rupees                  # 44 yellow, turn 18
play contract/plant     # 45 yellow, turn 19
rupees                  # 46 yellow
harvest K1              # 47 yellow, turn 20
done                    # 48 yellow
play advance/harvest    # 49 yellow, turn 21
advance                 # 50 yellow
technology token        # 51 yellow
move K5                 # 52 yellow
move K1                 # 53 yellow, turn 22
play trade/advance      # 54 yellow, turn 23
move K6                 # 55 yellow
rupees                  # 56 yellow, turn 24
play advance/harvest    # 57 yellow, turn 25
advance                 # 58 yellow
technology token        # 59 yellow
harvest K5              # 60 yellow
done                    # 61 yellow
rupees                  # 62 yellow, turn 26
play harvest/contract   # 63 yellow, turn 27
rupees                  # 64 yellow
rupees                  # 65 yellow, turn 28
play trade/plant        # 66 yellow, turn 29
rupees                  # 67 yellow
harvest K1              # 68 yellow, turn 30
done                    # 69 yellow
discard black           # 70 yellow
play advance/trade      # 71 yellow, turn 31
advance                 # 72 yellow
end turn                # 73 yellow
advance                 # 74 yellow, turn 32
play harvest/plant      # 75 yellow, turn 33
technology token        # 76 yellow
rupees                  # 77 yellow
rupees                  # 78 yellow
plant K6                # 79 yellow, turn 34
end: choices 79, checksum b11da60cda3ea479
