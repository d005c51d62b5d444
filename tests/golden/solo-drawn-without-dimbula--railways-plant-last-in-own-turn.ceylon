ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without dimbula
option railway drawn

levels Kandy 10001201
levels Ruhuna 10010210
levels Uva 10011002
councillor Kandy C2
councillor Ruhuna C5
councillor Uva C1
deck contract/harvest plant/contract advance/plant plant/contract contract/advance
deck harvest/plant harvest/contract contract/trade plant/contract contract/advance
deck harvest/advance harvest/trade contract/trade trade/plant plant/advance
deck advance/harvest plant/advance plant/harvest harvest/plant contract/trade
deck trade/advance advance/contract trade/advance harvest/advance advance/trade
deck contract/advance plant/trade plant/trade trade/advance trade/harvest
deck harvest/contract advance/harvest harvest/advance plant/trade advance/plant
deck harvest/trade advance/trade contract/harvest harvest/trade trade/contract
deck advance/plant trade/harvest plant/harvest plant/contract trade/plant
deck harvest/plant
contracts 5.2 2.2 3.1 4.2 5.4 4.3 3.2 2.1 5.1 3.4
contracts 2.4 1.3 4.1 1.1 1.2 2.3 3.3 4.4 5.3 1.4
starting player 1
railway Kandy U6: U7 U5 U3 K7 K6 K8 R4 R7 R6
railway Ruhuna K4: K3 K2 K6 R1 R4 R5 U7 U8 U6
railway Uva K3: K1 K2 K6 R1 R4 R5 U5 U3 U4

start R8                # 1 yellow
play contract/plant     # 2 yellow, turn 1
move R5                 # 3 yellow
move U5                 # 4 yellow, turn 2
play contract/plant     # 5 yellow, turn 3
move U3                 # 6 yellow
rupees                  # 7 yellow, turn 4
play harvest/plant      # 8 yellow, turn 5
rupees                  # 9 yellow
rupees                  # 10 yellow, turn 6
play advance/plant      # 11 yellow, turn 7
rupees                  # 12 yellow
advance                 # 13 yellow, turn 8
play contract/advance   # 14 yellow, turn 9
rupees                  # 15 yellow
technology token        # 16 yellow
plant U3                # 17 yellow
rupees                  # 18 yellow, turn 10
play trade/contract     # 19 yellow, turn 11
rupees                  # 20 yellow
rupees                  # 21 yellow, turn 12
play trade/plant        # 22 yellow, turn 13
rupees                  # 23 yellow
advance                 # 24 yellow, turn 14
play contract/harvest   # 25 yellow, turn 15
rupees                  # 26 yellow
end turn                # 27 yellow
rupees                  # 28 yellow, turn 16
play harvest/plant      # 29 yellow, turn 17
move U5                 # 30 yellow
technology token        # 31 yellow
move U7                 # 32 yellow
move R5                 # 33 yellow, turn 18
play contract/trade     # 34 yellow, turn 19
rupees                  # 35 yellow
rupees                  # 36 yellow, turn 20
play contract/advance   # 37 yellow, turn 21
move R1                 # 38 yellow
rupees                  # 39 yellow, turn 22
play trade/harvest      # 40 yellow, turn 23
rupees                  # 41 yellow
rupees                  # 42 yellow, turn 24
play contract/advance   # 43 yellow, turn 25
move U3                 # 44 yellow
move U5                 # 45 yellow, turn 26
play trade/plant        # 46 yellow, turn 27
rupees                  # 47 yellow
rupees                  # 48 yellow, turn 28
play advance/harvest    # 49 yellow, turn 29
advance                 # 50 yellow
end turn                # 51 yellow
rupees                  # 52 yellow, turn 30
play trade/harvest      # 53 yellow, turn 31
rupees                  # 54 yellow
technology token        # 55 yellow
move U7                 # 56 yellow
move U5                 # 57 yellow, turn 32
play advance/plant      # 58 yellow, turn 33
advance                 # 59 yellow
end turn                # 60 yellow
rupees                  # 61 yellow, turn 34
play harvest/advance    # 62 yellow, turn 35
rupees                  # 63 yellow
technology token        # 64 yellow
move R5                 # 65 yellow
advance                 # 66 yellow, turn 36
end: choices 66, checksum cd776652bb3628e3
