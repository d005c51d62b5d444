ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without uva
option railway drawn

levels Dimbula 00021011
levels Kandy 21000110
levels Ruhuna 00110201
councillor Dimbula C3
councillor Kandy C2
councillor Ruhuna C7
deck contract/harvest plant/contract contract/plant advance/harvest harvest/advance
deck contract/advance harvest/plant advance/plant trade/contract trade/advance
deck trade/advance trade/contract plant/trade advance/contract plant/harvest
deck plant/advance plant/advance trade/plant advance/trade contract/plant
deck plant/advance harvest/plant contract/advance harvest/contract trade/harvest
deck harvest/advance harvest/contract trade/advance advance/trade harvest/plant
deck harvest/trade advance/contract harvest/trade trade/plant trade/harvest
deck advance/harvest harvest/plant contract/trade harvest/trade harvest/advance
deck trade/plant contract/plant plant/advance harvest/contract plant/trade
deck contract/trade
contracts 4.2 5.4 2.3 4.3 2.2 4.1 3.3 1.1 3.2 4.4
contracts 5.2 1.2 3.1 2.4 2.1 5.3 1.3 1.4 3.4 5.1
starting player 1
railway Dimbula R2: R6 R7 R4 K8 K6 K5 D2 D1 D3
railway Kandy R2: R8 R5 R1 K6 K2 K1 D2 D1 D3
railway Ruhuna K3: K1 K6 K8 R3 R6 R2 D8 D7 D5

start D1                # 1 yellow
play plant/contract     # 2 yellow, turn 1
rupees                  # 3 yellow
move D4                 # 4 yellow, turn 2
play plant/contract     # 5 yellow, turn 3
plant D4                # 6 yellow
rupees                  # 7 yellow, turn 4
play contract/harvest   # 8 yellow, turn 5
contract Dimbula        # 9 yellow
rupees                  # 10 yellow, turn 6
play plant/advance      # 11 yellow, turn 7
plant D6                # 12 yellow
rupees                  # 13 yellow, turn 8
play harvest/advance    # 14 yellow, turn 9
move D6                 # 15 yellow
rupees                  # 16 yellow, turn 10
play plant/trade        # 17 yellow, turn 11
plant D5                # 18 yellow
rupees                  # 19 yellow, turn 12
play plant/harvest      # 20 yellow, turn 13
move D4                 # 21 yellow
move D5                 # 22 yellow, turn 14
play plant/trade        # 23 yellow, turn 15
plant D7                # 24 yellow
rupees                  # 25 yellow, turn 16
play plant/contract     # 26 yellow, turn 17
plant D3                # 27 yellow
move D7                 # 28 yellow, turn 18
play contract/advance   # 29 yellow, turn 19
rupees                  # 30 yellow
move D5                 # 31 yellow, turn 20
play contract/advance   # 32 yellow, turn 21
move D7                 # 33 yellow
rupees                  # 34 yellow, turn 22
play harvest/trade      # 35 yellow, turn 23
rupees                  # 36 yellow
move D8                 # 37 yellow, turn 24
play trade/advance      # 38 yellow, turn 25
rupees                  # 39 yellow
move R6                 # 40 yellow, turn 26
play plant/trade        # 41 yellow, turn 27
plant R3                # 42 yellow
plant R7                # 43 yellow, turn 28
end: choices 43, checksum f731f0525a640213
