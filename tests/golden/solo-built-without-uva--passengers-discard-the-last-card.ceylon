ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without uva
option railway built

levels Dimbula 01211000
levels Kandy 01200110
levels Ruhuna 01010210
councillor Dimbula C1
councillor Kandy C4
councillor Ruhuna C3
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

start D6                # 1 yellow
railways K4             # 2 yellow
rail K3                 # 3 yellow
rail K7                 # 4 yellow
rail K6                 # 5 yellow
rail R1                 # 6 yellow
rail R4                 # 7 yellow
rail R3                 # 8 yellow
rail D6                 # 9 yellow
rail D4                 # 10 yellow
rail D2                 # 11 yellow
play trade/contract     # 12 yellow, turn 1
rupees                  # 13 yellow
rupees                  # 14 yellow, turn 2
play plant/advance      # 15 yellow, turn 3
rupees                  # 16 yellow
move D1                 # 17 yellow, turn 4
play harvest/plant      # 18 yellow, turn 5
rupees                  # 19 yellow
move K6                 # 20 yellow, turn 6
play trade/contract     # 21 yellow, turn 7
move R8                 # 22 yellow
move D3                 # 23 yellow, turn 8
play contract/advance   # 24 yellow, turn 9
move D6                 # 25 yellow
harvest D6              # 26 yellow, turn 10
play harvest/trade      # 27 yellow, turn 11
rupees                  # 28 yellow
rupees                  # 29 yellow, turn 12
play trade/plant        # 30 yellow, turn 13
move D8                 # 31 yellow
rupees                  # 32 yellow, turn 14
play contract/harvest   # 33 yellow, turn 15
move R6                 # 34 yellow
rupees                  # 35 yellow, turn 16
play contract/trade     # 36 yellow, turn 17
rupees                  # 37 yellow
harvest R6              # 38 yellow, turn 18
play contract/advance   # 39 yellow, turn 19
move K8                 # 40 yellow
rupees                  # 41 yellow, turn 20
play trade/advance      # 42 yellow, turn 21
move K7                 # 43 yellow
harvest K2              # 44 yellow, turn 22
play advance/plant      # 45 yellow, turn 23
rupees                  # 46 yellow
rupees                  # 47 yellow, turn 24
play trade/advance      # 48 yellow, turn 25
move D7                 # 49 yellow
move D1                 # 50 yellow, turn 26
play trade/plant        # 51 yellow, turn 27
move R7                 # 52 yellow
rupees                  # 53 yellow, turn 28
play contract/plant     # 54 yellow, turn 29
move R4                 # 55 yellow
rupees                  # 56 yellow, turn 30
play contract/advance   # 57 yellow, turn 31
rupees                  # 58 yellow
rupees                  # 59 yellow, turn 32
play harvest/advance    # 60 yellow, turn 33
rupees                  # 61 yellow
rupees                  # 62 yellow, turn 34
end: choices 62, checksum d597abe88feb0130
