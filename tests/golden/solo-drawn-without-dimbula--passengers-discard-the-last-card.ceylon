ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without dimbula
option railway drawn

levels Kandy 01000121
levels Ruhuna 00120011
levels Uva 10010201
councillor Kandy C6
councillor Ruhuna C7
councillor Uva C1
deck trade/harvest plant/harvest harvest/plant advance/contract trade/plant
deck advance/harvest harvest/plant contract/trade harvest/trade trade/contract
deck contract/trade advance/contract contract/plant trade/advance advance/trade
deck contract/plant trade/plant plant/advance trade/harvest plant/contract
deck contract/harvest plant/advance contract/advance harvest/plant harvest/contract
deck advance/harvest advance/trade harvest/advance harvest/advance contract/harvest
deck contract/advance contract/harvest harvest/advance plant/trade trade/advance
deck contract/trade plant/advance trade/plant plant/contract harvest/plant
deck plant/trade harvest/trade trade/harvest trade/advance plant/advance
deck advance/plant
contracts 3.4 4.1 5.1 4.2 3.3 5.4 4.3 2.3 2.1 4.4
contracts 1.4 1.2 3.2 3.1 2.2 5.3 1.3 5.2 1.1 2.4
starting player 1
railway Kandy R2: R8 R4 R1 U3 U4 U1 K3 K2 K1
railway Ruhuna K4: K1 K2 K7 U3 U5 U7 R8 R4 R7
railway Uva K5: K3 K2 K7 R1 R4 R5 U7 U5 U4

start U3                # 1 yellow
play plant/harvest      # 2 yellow, turn 1
rupees                  # 3 yellow
rupees                  # 4 yellow, turn 2
play plant/harvest      # 5 yellow, turn 3
rupees                  # 6 yellow
rupees                  # 7 yellow, turn 4
play advance/harvest    # 8 yellow, turn 5
move U1                 # 9 yellow
rupees                  # 10 yellow, turn 6
play trade/harvest      # 11 yellow, turn 7
rupees                  # 12 yellow
move U3                 # 13 yellow, turn 8
play advance/contract   # 14 yellow, turn 9
move U1                 # 15 yellow
move K3                 # 16 yellow, turn 10
play advance/contract   # 17 yellow, turn 11
move K2                 # 18 yellow
plant K2                # 19 yellow, turn 12
play advance/trade      # 20 yellow, turn 13
advance                 # 21 yellow
end turn                # 22 yellow
move K7                 # 23 yellow, turn 14
play plant/trade        # 24 yellow, turn 15
plant K7                # 25 yellow
technology token        # 26 yellow
move K2                 # 27 yellow
rupees                  # 28 yellow, turn 16
play trade/harvest      # 29 yellow, turn 17
rupees                  # 30 yellow
move K1                 # 31 yellow, turn 18
play harvest/contract   # 32 yellow, turn 19
rupees                  # 33 yellow
move K6                 # 34 yellow, turn 20
play contract/trade     # 35 yellow, turn 21
move R1                 # 36 yellow
rupees                  # 37 yellow, turn 22
play advance/harvest    # 38 yellow, turn 23
move R5                 # 39 yellow
plant R5                # 40 yellow, turn 24
play contract/trade     # 41 yellow, turn 25
move U7                 # 42 yellow
move U8                 # 43 yellow, turn 26
play advance/trade      # 44 yellow, turn 27
move U6                 # 45 yellow
move U5                 # 46 yellow, turn 28
play plant/advance      # 47 yellow, turn 29
plant U5                # 48 yellow
harvest U5              # 49 yellow, turn 30
harvest R5              # 50 yellow
harvest U3              # 51 yellow
harvest U8              # 52 yellow
play trade/harvest      # 53 yellow, turn 31
trade 3 points          # 54 yellow
move U4                 # 55 yellow, turn 32
end: choices 55, checksum 99cc8bdcf9ae1b87
