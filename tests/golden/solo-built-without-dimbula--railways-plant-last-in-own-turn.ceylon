ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without dimbula
option railway built

levels Kandy 21100010
levels Ruhuna 10001012
levels Uva 10102010
councillor Kandy C5
councillor Ruhuna C4
councillor Uva C7
deck advance/contract plant/harvest harvest/advance advance/plant contract/advance
deck contract/plant advance/plant plant/contract trade/advance harvest/plant
deck trade/advance trade/contract harvest/advance harvest/plant harvest/plant
deck plant/contract harvest/trade contract/harvest plant/advance plant/advance
deck advance/trade advance/harvest trade/advance plant/trade trade/contract
deck contract/harvest advance/plant trade/plant trade/harvest harvest/trade
deck trade/plant trade/harvest harvest/advance harvest/contract plant/harvest
deck trade/contract harvest/advance plant/trade plant/contract contract/trade
deck trade/advance trade/harvest harvest/contract contract/advance trade/plant
deck contract/advance
contracts 5.4 3.3 5.1 1.3 4.3 5.2 3.4 1.1 1.2 2.1
contracts 4.4 2.2 3.2 2.4 2.3 4.2 5.3 4.1 3.1 1.4
starting player 1

start K5                # 1 yellow
railways R6             # 2 yellow
rail R8                 # 3 yellow
rail R4                 # 4 yellow
rail R5                 # 5 yellow
rail U7                 # 6 yellow
rail U5                 # 7 yellow
rail U3                 # 8 yellow
rail K7                 # 9 yellow
rail K2                 # 10 yellow
rail K3                 # 11 yellow
play harvest/plant      # 12 yellow, turn 1
move K6                 # 13 yellow
rupees                  # 14 yellow, turn 2
play advance/plant      # 15 yellow, turn 3
advance                 # 16 yellow
end turn                # 17 yellow
move K2                 # 18 yellow, turn 4
play contract/plant     # 19 yellow, turn 5
technology token        # 20 yellow
rupees                  # 21 yellow
rupees                  # 22 yellow
advance                 # 23 yellow, turn 6
play contract/plant     # 24 yellow, turn 7
move K3                 # 25 yellow
end turn                # 26 yellow
move K2                 # 27 yellow, turn 8
play harvest/plant      # 28 yellow, turn 9
move K6                 # 29 yellow
end turn                # 30 yellow
rupees                  # 31 yellow, turn 10
play trade/contract     # 32 yellow, turn 11
move K2                 # 33 yellow
technology token        # 34 yellow
rupees                  # 35 yellow
move K7                 # 36 yellow, turn 12
play harvest/plant      # 37 yellow, turn 13
rupees                  # 38 yellow
move R1                 # 39 yellow, turn 14
play contract/plant     # 40 yellow, turn 15
rupees                  # 41 yellow
advance                 # 42 yellow, turn 16
play harvest/contract   # 43 yellow, turn 17
technology token        # 44 yellow
harvest R1              # 45 yellow
harvest K6              # 46 yellow
move K6                 # 47 yellow
move K1                 # 48 yellow, turn 18
play advance/plant      # 49 yellow, turn 19
advance                 # 50 yellow
technology token        # 51 yellow
harvest K1              # 52 yellow
done                    # 53 yellow
rupees                  # 54 yellow, turn 20
play contract/advance   # 55 yellow, turn 21
rupees                  # 56 yellow
move K5                 # 57 yellow, turn 22
play trade/plant        # 58 yellow, turn 23
rupees                  # 59 yellow
rupees                  # 60 yellow, turn 24
play harvest/advance    # 61 yellow, turn 25
harvest K1              # 62 yellow
done                    # 63 yellow
move K8                 # 64 yellow, turn 26
play contract/harvest   # 65 yellow, turn 27
rupees                  # 66 yellow
move K5                 # 67 yellow, turn 28
play trade/harvest      # 68 yellow, turn 29
move K8                 # 69 yellow
plant K8                # 70 yellow, turn 30
play advance/harvest    # 71 yellow, turn 31
advance                 # 72 yellow
technology token        # 73 yellow
harvest K8              # 74 yellow
harvest K5              # 75 yellow
done                    # 76 yellow
discard green           # 77 yellow
discard white           # 78 yellow
rupees                  # 79 yellow, turn 32
play harvest/contract   # 80 yellow, turn 33
move K6                 # 81 yellow
rupees                  # 82 yellow, turn 34
play trade/harvest      # 83 yellow, turn 35
move K1                 # 84 yellow
rupees                  # 85 yellow, turn 36
play contract/trade     # 86 yellow, turn 37
rupees                  # 87 yellow
rupees                  # 88 yellow, turn 38
end: choices 88, checksum 89dfabe440d37b14
