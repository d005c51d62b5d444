ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without uva
option railway built

levels Dimbula 00101012
levels Kandy 20001101
levels Ruhuna 01000211
councillor Dimbula C8
councillor Kandy C1
councillor Ruhuna C7
deck contract/harvest advance/trade trade/harvest contract/advance harvest/advance
deck plant/trade plant/trade advance/trade plant/harvest harvest/advance
deck plant/advance plant/trade trade/harvest harvest/trade trade/harvest
deck advance/trade harvest/advance contract/harvest contract/plant advance/harvest
deck advance/plant contract/advance plant/advance harvest/trade plant/contract
deck trade/advance contract/trade trade/plant plant/harvest harvest/contract
deck trade/contract harvest/plant plant/advance plant/advance trade/advance
deck advance/harvest plant/contract plant/contract trade/contract plant/trade
deck harvest/plant plant/harvest harvest/contract contract/advance advance/contract
deck trade/contract
contracts 1.1 4.4 5.4 1.2 3.1 2.1 5.3 3.2 2.2 2.3
contracts 3.4 5.1 1.4 1.3 4.2 3.3 2.4 4.1 5.2 4.3
starting player 1

start D1                # 1 yellow
railways K3             # 2 yellow
rail K2                 # 3 yellow
rail K6                 # 4 yellow
rail K8                 # 5 yellow
rail D6                 # 6 yellow
rail D4                 # 7 yellow
rail D5                 # 8 yellow
rail R2                 # 9 yellow
rail R6                 # 10 yellow
rail R7                 # 11 yellow
play trade/advance      # 12 yellow, turn 1
move D4                 # 13 yellow
move D3                 # 14 yellow, turn 2
play harvest/trade      # 15 yellow, turn 3
rupees                  # 16 yellow
move D5                 # 17 yellow, turn 4
play plant/trade        # 18 yellow, turn 5
plant D5                # 19 yellow
move D7                 # 20 yellow, turn 6
play trade/advance      # 21 yellow, turn 7
move D8                 # 22 yellow
plant D8                # 23 yellow, turn 8
play contract/advance   # 24 yellow, turn 9
move R2                 # 25 yellow
move R3                 # 26 yellow, turn 10
play plant/trade        # 27 yellow, turn 11
move R2                 # 28 yellow
move D7                 # 29 yellow, turn 12
play contract/harvest   # 30 yellow, turn 13
rupees                  # 31 yellow
harvest D8              # 32 yellow, turn 14
harvest D5              # 33 yellow
play trade/harvest      # 34 yellow, turn 15
rupees                  # 35 yellow
rupees                  # 36 yellow, turn 16
play harvest/advance    # 37 yellow, turn 17
harvest D8              # 38 yellow
harvest D5              # 39 yellow
rupees                  # 40 yellow, turn 18
play contract/harvest   # 41 yellow, turn 19
move D8                 # 42 yellow
advance                 # 43 yellow, turn 20
play advance/contract   # 44 yellow, turn 21
advance                 # 45 yellow
end turn                # 46 yellow
rupees                  # 47 yellow, turn 22
play harvest/advance    # 48 yellow, turn 23
rupees                  # 49 yellow
technology token        # 50 yellow
rupees                  # 51 yellow
contract Dimbula        # 52 yellow, turn 24
play trade/advance      # 53 yellow, turn 25
trade 2 rupees          # 54 yellow
technology token        # 55 yellow
rupees                  # 56 yellow
rupees                  # 57 yellow, turn 26
play plant/trade        # 58 yellow, turn 27
move R2                 # 59 yellow
rupees                  # 60 yellow, turn 28
play advance/trade      # 61 yellow, turn 29
rupees                  # 62 yellow
plant R2                # 63 yellow, turn 30
play plant/harvest      # 64 yellow, turn 31
rupees                  # 65 yellow
rupees                  # 66 yellow, turn 32
play plant/advance      # 67 yellow, turn 33
move D6                 # 68 yellow
move D5                 # 69 yellow, turn 34
play harvest/trade      # 70 yellow, turn 35
move D6                 # 71 yellow
rupees                  # 72 yellow, turn 36
play plant/contract     # 73 yellow, turn 37
plant D6                # 74 yellow
move D5                 # 75 yellow, turn 38
play plant/trade        # 76 yellow, turn 39
rupees                  # 77 yellow
rupees                  # 78 yellow, turn 40
play contract/harvest   # 79 yellow, turn 41
move D4                 # 80 yellow
move D2                 # 81 yellow, turn 42
end: choices 81, checksum d17849275810ac84
