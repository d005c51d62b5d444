ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without dimbula
option railway built

levels Kandy 02101100
levels Ruhuna 00021011
levels Uva 10020101
councillor Kandy C6
councillor Ruhuna C8
councillor Uva C7
deck harvest/trade advance/plant advance/harvest harvest/contract plant/contract
deck plant/contract harvest/plant trade/plant trade/contract trade/plant
deck plant/harvest plant/contract advance/harvest harvest/contract trade/advance
deck trade/advance plant/advance plant/advance trade/advance trade/advance
deck contract/trade harvest/advance plant/harvest harvest/trade plant/trade
deck trade/plant harvest/trade contract/trade advance/contract advance/harvest
deck trade/plant plant/advance harvest/advance contract/advance plant/harvest
deck trade/harvest contract/trade harvest/contract trade/harvest trade/advance
deck contract/plant contract/advance advance/plant harvest/contract harvest/plant
deck advance/contract
contracts 2.1 4.1 3.2 4.2 4.4 1.3 1.1 5.2 5.3 3.3
contracts 4.3 2.2 2.3 3.1 1.2 2.4 5.1 1.4 3.4 5.4
starting player 1

start K8                # 1 yellow
railways R1             # 2 yellow
rail R6                 # 3 yellow
rail R2                 # 4 yellow
rail R3                 # 5 yellow
rail K8                 # 6 yellow
rail K6                 # 7 yellow
rail K7                 # 8 yellow
rail U1                 # 9 yellow
rail U4                 # 10 yellow
rail U2                 # 11 yellow
play plant/advance      # 12 yellow, turn 1
move R1                 # 13 yellow
contract Ruhuna         # 14 yellow, turn 2
play trade/harvest      # 15 yellow, turn 3
rupees                  # 16 yellow
move U3                 # 17 yellow, turn 4
play plant/contract     # 18 yellow, turn 5
rupees                  # 19 yellow
rupees                  # 20 yellow, turn 6
play plant/trade        # 21 yellow, turn 7
move U4                 # 22 yellow
rupees                  # 23 yellow, turn 8
play plant/harvest      # 24 yellow, turn 9
plant U4                # 25 yellow
rupees                  # 26 yellow, turn 10
play harvest/contract   # 27 yellow, turn 11
move U6                 # 28 yellow
plant U6                # 29 yellow, turn 12
play advance/harvest    # 30 yellow, turn 13
move U5                 # 31 yellow
rupees                  # 32 yellow, turn 14
play plant/advance      # 33 yellow, turn 15
plant U5                # 34 yellow
rupees                  # 35 yellow, turn 16
play advance/trade      # 36 yellow, turn 17
move U3                 # 37 yellow
rupees                  # 38 yellow, turn 18
play plant/harvest      # 39 yellow, turn 19
move K7                 # 40 yellow
rupees                  # 41 yellow, turn 20
play plant/trade        # 42 yellow, turn 21
plant K7                # 43 yellow
rupees                  # 44 yellow, turn 22
play advance/harvest    # 45 yellow, turn 23
rupees                  # 46 yellow
advance                 # 47 yellow, turn 24
play plant/trade        # 48 yellow, turn 25
technology token        # 49 yellow
harvest R1              # 50 yellow
harvest K7              # 51 yellow
done                    # 52 yellow
rupees                  # 53 yellow
rupees                  # 54 yellow, turn 26
play trade/contract     # 55 yellow, turn 27
rupees                  # 56 yellow
move K6                 # 57 yellow, turn 28
play advance/trade      # 58 yellow, turn 29
rupees                  # 59 yellow
move K1                 # 60 yellow, turn 30
play trade/advance      # 61 yellow, turn 31
move K2                 # 62 yellow
move K7                 # 63 yellow, turn 32
play advance/harvest    # 64 yellow, turn 33
advance                 # 65 yellow
end turn                # 66 yellow
move K3                 # 67 yellow, turn 34
end: choices 67, checksum 5f5ba5a9b6a6e8f0
