ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without uva
option railway drawn

levels Dimbula 21011000
levels Kandy 00200111
levels Ruhuna 00120011
councillor Dimbula C4
councillor Kandy C6
councillor Ruhuna C8
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
railway Dimbula K4: K1 K5 K8 R4 R7 R3 D6 D4 D1
railway Kandy D6: D3 D1 D2 K5 K6 K8 R3 R2 R6
railway Ruhuna D3: D5 D4 D6 K5 K6 K8 R3 R4 R7

start R2                # 1 yellow
play plant/advance      # 2 yellow, turn 1
rupees                  # 3 yellow
rupees                  # 4 yellow, turn 2
play harvest/contract   # 5 yellow, turn 3
move R6                 # 6 yellow
plant R6                # 7 yellow, turn 4
play advance/harvest    # 8 yellow, turn 5
rupees                  # 9 yellow
rupees                  # 10 yellow, turn 6
play plant/contract     # 11 yellow, turn 7
move R7                 # 12 yellow
rupees                  # 13 yellow, turn 8
play plant/trade        # 14 yellow, turn 9
plant R7                # 15 yellow
rupees                  # 16 yellow, turn 10
play plant/harvest      # 17 yellow, turn 11
move R6                 # 18 yellow
move R3                 # 19 yellow, turn 12
play advance/trade      # 20 yellow, turn 13
rupees                  # 21 yellow
rupees                  # 22 yellow, turn 14
play trade/harvest      # 23 yellow, turn 15
move R6                 # 24 yellow
move D8                 # 25 yellow, turn 16
play advance/harvest    # 26 yellow, turn 17
move R2                 # 27 yellow
rupees                  # 28 yellow, turn 18
play harvest/advance    # 29 yellow, turn 19
rupees                  # 30 yellow
rupees                  # 31 yellow, turn 20
play contract/advance   # 32 yellow, turn 21
move D6                 # 33 yellow
rupees                  # 34 yellow, turn 22
play plant/trade        # 35 yellow, turn 23
plant D6                # 36 yellow
rupees                  # 37 yellow, turn 24
play advance/harvest    # 38 yellow, turn 25
rupees                  # 39 yellow
rupees                  # 40 yellow, turn 26
play advance/trade      # 41 yellow, turn 27
rupees                  # 42 yellow
contract Dimbula        # 43 yellow, turn 28
play trade/advance      # 44 yellow, turn 29
rupees                  # 45 yellow
move K5                 # 46 yellow, turn 30
end: choices 46, checksum aa753619915f0f6c
