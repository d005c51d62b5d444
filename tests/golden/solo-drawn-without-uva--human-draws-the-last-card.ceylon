ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without uva
option railway drawn

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
railway Dimbula K8: K1 K5 K8 R3 R6 R2 D6 D5 D3
railway Kandy D7: D3 D1 D2 K1 K5 K8 R3 R6 R7
railway Ruhuna K4: K1 K6 K8 R3 R6 R2 D6 D4 D3

start R1                # 1 yellow
play contract/trade     # 2 yellow, turn 1
rupees                  # 3 yellow
move K4                 # 4 yellow, turn 2
play trade/contract     # 5 yellow, turn 3
rupees                  # 6 yellow
rupees                  # 7 yellow, turn 4
play plant/harvest      # 8 yellow, turn 5
rupees                  # 9 yellow
rupees                  # 10 yellow, turn 6
play harvest/trade      # 11 yellow, turn 7
move K8                 # 12 yellow
plant K8                # 13 yellow, turn 8
play contract/advance   # 14 yellow, turn 9
rupees                  # 15 yellow
move K5                 # 16 yellow, turn 10
play trade/advance      # 17 yellow, turn 11
move R8                 # 18 yellow
harvest R7              # 19 yellow, turn 12
play harvest/advance    # 20 yellow, turn 13
move D7                 # 21 yellow
move K5                 # 22 yellow, turn 14
play harvest/plant      # 23 yellow, turn 15
rupees                  # 24 yellow
rupees                  # 25 yellow, turn 16
play trade/plant        # 26 yellow, turn 17
move D7                 # 27 yellow
rupees                  # 28 yellow, turn 18
play advance/contract   # 29 yellow, turn 19
move R3                 # 30 yellow
rupees                  # 31 yellow, turn 20
play advance/trade      # 32 yellow, turn 21
rupees                  # 33 yellow
contract Ruhuna         # 34 yellow, turn 22
play contract/trade     # 35 yellow, turn 23
move R8                 # 36 yellow
move R7                 # 37 yellow, turn 24
play plant/trade        # 38 yellow, turn 25
rupees                  # 39 yellow
move R5                 # 40 yellow, turn 26
play advance/plant      # 41 yellow, turn 27
move K7                 # 42 yellow
rupees                  # 43 yellow, turn 28
play trade/harvest      # 44 yellow, turn 29
rupees                  # 45 yellow
move K4                 # 46 yellow, turn 30
play advance/harvest    # 47 yellow, turn 31
rupees                  # 48 yellow
harvest K4              # 49 yellow, turn 32
play trade/advance      # 50 yellow, turn 33
rupees                  # 51 yellow
move K7                 # 52 yellow, turn 34
end: choices 52, checksum ef62b728fcd9258d
