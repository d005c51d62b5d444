ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without uva
option railway built

levels Dimbula 00001121
levels Kandy 01002101
levels Ruhuna 00110021
councillor Dimbula C5
councillor Kandy C6
councillor Ruhuna C7
deck trade/harvest plant/harvest harvest/plant advance/contract trade/plant
deck advance/harvest harvest/plant contract/trade harvest/trade trade/contract
deck contract/trade advance/contract contract/plant trade/advance advance/trade
deck contract/plant trade/plant plant/advance trade/harvest plant/contract
deck contract/harvest plant/advance contract/advance harvest/plant harvest/contract
deck advance/harvest advance/trade harvest/advance harvest/advance contract/harvest
deck contract/advance contract/harvest harvest/advance plant/trade trade/advance
deck contract/trade plant/advance trade/plant plant/contract harvest/plant
deck plant/trade harvest/trade trade/harvest trade/advance plant/advance
deck advance/plant
contracts 3.4 4.1 5.1 4.2 3.3 5.4 4.3 2.3 2.1 4.4
contracts 1.4 1.2 3.2 3.1 2.2 5.3 1.3 5.2 1.1 2.4
starting player 1

start R5                # 1 yellow
railways D2             # 2 yellow
rail D3                 # 3 yellow
rail D4                 # 4 yellow
rail D5                 # 5 yellow
rail R2                 # 6 yellow
rail R6                 # 7 yellow
rail R3                 # 8 yellow
rail K8                 # 9 yellow
rail K5                 # 10 yellow
rail K1                 # 11 yellow
play plant/harvest      # 12 yellow, turn 1
rupees                  # 13 yellow
rupees                  # 14 yellow, turn 2
play plant/harvest      # 15 yellow, turn 3
rupees                  # 16 yellow
move R4                 # 17 yellow, turn 4
play contract/advance   # 18 yellow, turn 5
move R5                 # 19 yellow
move R1                 # 20 yellow, turn 6
play harvest/trade      # 21 yellow, turn 7
move K6                 # 22 yellow
contract Kandy          # 23 yellow, turn 8
play advance/harvest    # 24 yellow, turn 9
move K7                 # 25 yellow
move R1                 # 26 yellow, turn 10
play advance/contract   # 27 yellow, turn 11
rupees                  # 28 yellow
move K6                 # 29 yellow, turn 12
play contract/trade     # 30 yellow, turn 13
rupees                  # 31 yellow
plant K6                # 32 yellow, turn 14
play plant/contract     # 33 yellow, turn 15
rupees                  # 34 yellow
rupees                  # 35 yellow, turn 16
play contract/trade     # 36 yellow, turn 17
move K5                 # 37 yellow
move K8                 # 38 yellow, turn 18
play trade/advance      # 39 yellow, turn 19
move R4                 # 40 yellow
move R1                 # 41 yellow, turn 20
play plant/harvest      # 42 yellow, turn 21
move K6                 # 43 yellow
move R1                 # 44 yellow, turn 22
play advance/trade      # 45 yellow, turn 23
move R5                 # 46 yellow
move R8                 # 47 yellow, turn 24
play contract/harvest   # 48 yellow, turn 25
move R4                 # 49 yellow
move K8                 # 50 yellow, turn 26
play advance/harvest    # 51 yellow, turn 27
rupees                  # 52 yellow
rupees                  # 53 yellow, turn 28
play harvest/contract   # 54 yellow, turn 29
rupees                  # 55 yellow
plant K8                # 56 yellow, turn 30
play plant/trade        # 57 yellow, turn 31
move R3                 # 58 yellow
rupees                  # 59 yellow, turn 32
play plant/trade        # 60 yellow, turn 33
plant R3                # 61 yellow
move R2                 # 62 yellow, turn 34
end: choices 62, checksum 279c6c938ddd1f51
