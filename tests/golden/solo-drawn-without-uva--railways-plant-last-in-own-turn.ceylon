ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without uva
option railway drawn

levels Dimbula 21110000
levels Kandy 02101100
levels Ruhuna 00211100
councillor Dimbula C6
councillor Kandy C7
councillor Ruhuna C3
deck advance/trade plant/harvest plant/contract advance/plant advance/contract
deck advance/trade harvest/advance contract/trade plant/trade trade/plant
deck plant/harvest advance/trade advance/harvest advance/plant harvest/contract
deck advance/harvest harvest/plant trade/plant harvest/trade trade/plant
deck plant/trade harvest/contract harvest/trade harvest/plant contract/advance
deck plant/advance trade/contract advance/harvest advance/trade trade/harvest
deck trade/advance harvest/contract harvest/contract plant/harvest plant/contract
deck advance/plant plant/contract plant/advance harvest/trade advance/harvest
deck harvest/trade trade/contract plant/contract advance/contract contract/advance
deck trade/contract
contracts 4.3 5.2 2.2 4.2 2.4 1.4 1.2 3.4 4.1 1.3
contracts 5.1 4.4 2.3 1.1 2.1 3.3 3.1 5.4 5.3 3.2
starting player 1
railway Dimbula K7: K1 K5 K6 R1 R4 R3 D6 D4 D1
railway Kandy D8: D1 D3 D5 R2 R3 R4 K8 K6 K2
railway Ruhuna K7: K2 K6 K1 D2 D4 D6 R3 R7 R6

start K1                # 1 yellow
play harvest/plant      # 2 yellow, turn 1
move K6                 # 3 yellow
move K5                 # 4 yellow, turn 2
play advance/plant      # 5 yellow, turn 3
rupees                  # 6 yellow
rupees                  # 7 yellow, turn 4
play contract/plant     # 8 yellow, turn 5
rupees                  # 9 yellow
move K6                 # 10 yellow, turn 6
play contract/trade     # 11 yellow, turn 7
rupees                  # 12 yellow
plant K6                # 13 yellow, turn 8
play trade/plant        # 14 yellow, turn 9
move K8                 # 15 yellow
move D6                 # 16 yellow, turn 10
play advance/trade      # 17 yellow, turn 11
rupees                  # 18 yellow
rupees                  # 19 yellow, turn 12
play advance/plant      # 20 yellow, turn 13
advance                 # 21 yellow
end turn                # 22 yellow
rupees                  # 23 yellow, turn 14
play advance/harvest    # 24 yellow, turn 15
advance                 # 25 yellow
technology token        # 26 yellow
harvest D6              # 27 yellow
harvest D4              # 28 yellow
move D5                 # 29 yellow, turn 16
play trade/advance      # 30 yellow, turn 17
rupees                  # 31 yellow
end turn                # 32 yellow
move D6                 # 33 yellow, turn 18
play trade/plant        # 34 yellow, turn 19
technology token        # 35 yellow
rupees                  # 36 yellow
rupees                  # 37 yellow
rupees                  # 38 yellow, turn 20
play trade/advance      # 39 yellow, turn 21
move R3                 # 40 yellow
rupees                  # 41 yellow, turn 22
play trade/harvest      # 42 yellow, turn 23
move R2                 # 43 yellow
move D8                 # 44 yellow, turn 24
play contract/advance   # 45 yellow, turn 25
move D7                 # 46 yellow
rupees                  # 47 yellow, turn 26
play harvest/trade      # 48 yellow, turn 27
move D5                 # 49 yellow
rupees                  # 50 yellow, turn 28
end: choices 50, checksum 253ac01e9ec5330e
