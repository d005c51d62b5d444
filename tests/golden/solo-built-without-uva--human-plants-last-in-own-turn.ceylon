ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without uva
option railway built

levels Dimbula 10011020
levels Kandy 11000120
levels Ruhuna 10210010
councillor Dimbula C1
councillor Kandy C7
councillor Ruhuna C2
deck contract/plant plant/trade plant/advance trade/contract trade/contract
deck advance/harvest trade/advance plant/trade plant/harvest trade/advance
deck plant/advance contract/plant advance/harvest trade/harvest plant/harvest
deck harvest/plant contract/advance advance/harvest plant/harvest harvest/advance
deck harvest/trade contract/advance contract/advance advance/trade contract/advance
deck contract/trade contract/harvest advance/harvest contract/trade trade/harvest
deck trade/plant trade/harvest trade/plant plant/advance contract/plant
deck trade/advance harvest/trade harvest/contract plant/harvest harvest/contract
deck advance/trade plant/trade harvest/contract contract/plant advance/plant
deck plant/advance
contracts 5.2 1.2 1.1 1.4 2.2 5.3 2.4 5.4 1.3 3.2
contracts 4.4 5.1 3.1 4.3 3.4 3.3 2.1 4.2 2.3 4.1
starting player 1

start D3                # 1 yellow
railways K4             # 2 yellow
rail K3                 # 3 yellow
rail K7                 # 4 yellow
rail K6                 # 5 yellow
rail R1                 # 6 yellow
rail R4                 # 7 yellow
rail R3                 # 8 yellow
rail D6                 # 9 yellow
rail D4                 # 10 yellow
rail D1                 # 11 yellow
play plant/trade        # 12 yellow, turn 1
move D4                 # 13 yellow
rupees                  # 14 yellow, turn 2
play plant/advance      # 15 yellow, turn 3
plant D4                # 16 yellow
move K5                 # 17 yellow, turn 4
play plant/contract     # 18 yellow, turn 5
plant K5                # 19 yellow
move D6                 # 20 yellow, turn 6
play plant/trade        # 21 yellow, turn 7
plant D6                # 22 yellow
rupees                  # 23 yellow, turn 8
play trade/contract     # 24 yellow, turn 9
move R2                 # 25 yellow
rupees                  # 26 yellow, turn 10
play plant/contract     # 27 yellow, turn 11
plant R2                # 28 yellow
harvest R2              # 29 yellow, turn 12
harvest D6              # 30 yellow
harvest D5              # 31 yellow
play advance/harvest    # 32 yellow, turn 13
move R3                 # 33 yellow
rupees                  # 34 yellow, turn 14
play advance/harvest    # 35 yellow, turn 15
rupees                  # 36 yellow
move R6                 # 37 yellow, turn 16
play advance/trade      # 38 yellow, turn 17
rupees                  # 39 yellow
contract Ruhuna         # 40 yellow, turn 18
play advance/harvest    # 41 yellow, turn 19
rupees                  # 42 yellow
rupees                  # 43 yellow, turn 20
play harvest/advance    # 44 yellow, turn 21
rupees                  # 45 yellow
rupees                  # 46 yellow, turn 22
play plant/trade        # 47 yellow, turn 23
plant R6                # 48 yellow
move D8                 # 49 yellow, turn 24
play trade/harvest      # 50 yellow, turn 25
move R6                 # 51 yellow
move D8                 # 52 yellow, turn 26
play plant/harvest      # 53 yellow, turn 27
plant D8                # 54 yellow
move D7                 # 55 yellow, turn 28
play plant/trade        # 56 yellow, turn 29
plant D7                # 57 yellow
move R2                 # 58 yellow, turn 30
end: choices 58, checksum 52d73deb95204f14
