ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without uva
option railway built

levels Dimbula 00001112
levels Kandy 01120100
levels Ruhuna 00011120
councillor Dimbula C3
councillor Kandy C7
councillor Ruhuna C4
deck advance/trade advance/contract harvest/contract harvest/trade advance/trade
deck trade/plant advance/contract contract/plant trade/plant plant/advance
deck plant/advance harvest/trade trade/advance advance/contract advance/plant
deck harvest/contract advance/trade contract/trade plant/harvest plant/contract
deck contract/trade plant/advance advance/harvest contract/plant harvest/plant
deck trade/plant trade/harvest advance/plant contract/harvest advance/trade
deck plant/harvest harvest/trade plant/harvest trade/plant advance/harvest
deck plant/trade contract/advance harvest/advance trade/contract harvest/contract
deck contract/trade harvest/plant harvest/trade plant/contract harvest/advance
deck harvest/advance
contracts 4.1 5.1 3.1 1.1 3.4 1.4 2.1 3.2 2.2 1.3
contracts 2.3 2.4 5.3 4.3 4.2 4.4 1.2 5.2 3.3 5.4
starting player 1

start D3                # 1 yellow
railways K1             # 2 yellow
rail K4                 # 3 yellow
rail K3                 # 4 yellow
rail K7                 # 5 yellow
rail R1                 # 6 yellow
rail R4                 # 7 yellow
rail R3                 # 8 yellow
rail D6                 # 9 yellow
rail D5                 # 10 yellow
rail D3                 # 11 yellow
play contract/advance   # 12 yellow, turn 1
move D5                 # 13 yellow
move D6                 # 14 yellow, turn 2
play trade/advance      # 15 yellow, turn 3
move K8                 # 16 yellow
move K6                 # 17 yellow, turn 4
play harvest/trade      # 18 yellow, turn 5
rupees                  # 19 yellow
move K2                 # 20 yellow, turn 6
play trade/plant        # 21 yellow, turn 7
move K1                 # 22 yellow
rupees                  # 23 yellow, turn 8
play plant/contract     # 24 yellow, turn 9
move D2                 # 25 yellow
rupees                  # 26 yellow, turn 10
play plant/advance      # 27 yellow, turn 11
plant D2                # 28 yellow
rupees                  # 29 yellow, turn 12
play harvest/contract   # 30 yellow, turn 13
move D4                 # 31 yellow
move D5                 # 32 yellow, turn 14
play advance/contract   # 33 yellow, turn 15
move D7                 # 34 yellow
move R2                 # 35 yellow, turn 16
play contract/harvest   # 36 yellow, turn 17
rupees                  # 37 yellow
move D7                 # 38 yellow, turn 18
play plant/contract     # 39 yellow, turn 19
plant D7                # 40 yellow
contract Dimbula        # 41 yellow, turn 20
play plant/advance      # 42 yellow, turn 21
plant D8                # 43 yellow
plant D5                # 44 yellow, turn 22
play plant/harvest      # 45 yellow, turn 23
move D8                 # 46 yellow
rupees                  # 47 yellow, turn 24
play harvest/trade      # 48 yellow, turn 25
move R2                 # 49 yellow
rupees                  # 50 yellow, turn 26
play trade/harvest      # 51 yellow, turn 27
rupees                  # 52 yellow
move R6                 # 53 yellow, turn 28
play plant/harvest      # 54 yellow, turn 29
plant R2                # 55 yellow
plant R3                # 56 yellow, turn 30
play plant/harvest      # 57 yellow, turn 31
rupees                  # 58 yellow
rupees                  # 59 yellow, turn 32
play contract/trade     # 60 yellow, turn 33
move D8                 # 61 yellow
rupees                  # 62 yellow, turn 34
play advance/harvest    # 63 yellow, turn 35
move R2                 # 64 yellow
move D5                 # 65 yellow, turn 36
play contract/advance   # 66 yellow, turn 37
rupees                  # 67 yellow
plant D6                # 68 yellow, turn 38
end: choices 68, checksum 98c62501c9bca4a3
