ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without uva
option railway drawn

levels Dimbula 11012000
levels Kandy 20100110
levels Ruhuna 00011210
councillor Dimbula C4
councillor Kandy C3
councillor Ruhuna C5
deck plant/harvest advance/plant harvest/plant trade/plant trade/harvest
deck contract/harvest plant/advance trade/advance contract/advance harvest/advance
deck plant/trade advance/harvest advance/plant contract/trade contract/trade
deck trade/harvest harvest/advance contract/trade advance/contract plant/advance
deck plant/contract harvest/trade trade/advance trade/advance plant/contract
deck plant/trade harvest/advance trade/plant harvest/contract plant/trade
deck contract/harvest plant/contract harvest/advance contract/harvest harvest/trade
deck advance/trade harvest/plant advance/contract plant/harvest harvest/trade
deck contract/plant trade/advance plant/harvest trade/contract advance/plant
deck advance/contract
contracts 2.3 2.1 2.2 2.4 3.2 5.1 3.4 1.4 4.3 4.2
contracts 1.3 1.2 1.1 5.2 5.3 3.3 5.4 4.1 4.4 3.1
starting player 1
railway Dimbula K4: K2 K6 K5 D4 D6 D5 R2 R3 R7
railway Kandy D6: D5 D4 D6 K5 K6 K8 R3 R4 R8
railway Ruhuna D3: D5 D4 D6 K8 K5 K6 R1 R4 R7

start R1                # 1 yellow
play plant/harvest      # 2 yellow, turn 1
rupees                  # 3 yellow
move R4                 # 4 yellow, turn 2
play plant/trade        # 5 yellow, turn 3
plant R4                # 6 yellow
move R1                 # 7 yellow, turn 4
play plant/harvest      # 8 yellow, turn 5
move R4                 # 9 yellow
move R7                 # 10 yellow, turn 6
play plant/advance      # 11 yellow, turn 7
plant R7                # 12 yellow
rupees                  # 13 yellow, turn 8
play trade/advance      # 14 yellow, turn 9
rupees                  # 15 yellow
rupees                  # 16 yellow, turn 10
play contract/harvest   # 17 yellow, turn 11
rupees                  # 18 yellow
move R6                 # 19 yellow, turn 12
play advance/harvest    # 20 yellow, turn 13
rupees                  # 21 yellow
rupees                  # 22 yellow, turn 14
play harvest/advance    # 23 yellow, turn 15
rupees                  # 24 yellow
move D8                 # 25 yellow, turn 16
play trade/harvest      # 26 yellow, turn 17
rupees                  # 27 yellow
rupees                  # 28 yellow, turn 18
play plant/advance      # 29 yellow, turn 19
plant D8                # 30 yellow
move R2                 # 31 yellow, turn 20
play harvest/trade      # 32 yellow, turn 21
rupees                  # 33 yellow
rupees                  # 34 yellow, turn 22
play trade/advance      # 35 yellow, turn 23
rupees                  # 36 yellow
rupees                  # 37 yellow, turn 24
play plant/trade        # 38 yellow, turn 25
plant R2                # 39 yellow
rupees                  # 40 yellow, turn 26
play trade/contract     # 41 yellow, turn 27
rupees                  # 42 yellow
contract Ruhuna         # 43 yellow, turn 28
play plant/trade        # 44 yellow, turn 29
rupees                  # 45 yellow
move D5                 # 46 yellow, turn 30
play plant/trade        # 47 yellow, turn 31
plant D5                # 48 yellow
rupees                  # 49 yellow, turn 32
play contract/trade     # 50 yellow, turn 33
rupees                  # 51 yellow
move D6                 # 52 yellow, turn 34
play plant/harvest      # 53 yellow, turn 35
plant D6                # 54 yellow
move K5                 # 55 yellow, turn 36
play plant/harvest      # 56 yellow, turn 37
plant K5                # 57 yellow
move D6                 # 58 yellow, turn 38
end: choices 58, checksum d2e8e57a403bd039
