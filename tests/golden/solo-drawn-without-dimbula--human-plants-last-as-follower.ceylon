ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without dimbula
option railway drawn

levels Kandy 01001201
levels Ruhuna 00101012
levels Uva 10201010
councillor Kandy C8
councillor Ruhuna C6
councillor Uva C5
deck plant/trade contract/advance contract/plant advance/trade harvest/trade
deck plant/advance trade/plant contract/harvest harvest/advance trade/contract
deck advance/trade harvest/trade trade/plant harvest/plant plant/advance
deck harvest/contract advance/trade trade/harvest advance/contract harvest/trade
deck contract/trade plant/contract advance/harvest advance/harvest plant/harvest
deck advance/contract trade/advance harvest/plant plant/advance plant/advance
deck contract/advance plant/contract contract/trade trade/plant trade/harvest
deck advance/harvest contract/harvest contract/plant harvest/contract contract/trade
deck advance/plant advance/trade plant/harvest advance/harvest harvest/plant
deck trade/plant
contracts 5.1 4.4 1.1 1.2 3.4 2.1 5.4 5.3 3.2 4.2
contracts 2.4 3.1 4.3 1.3 1.4 2.3 3.3 5.2 2.2 4.1
starting player 1
railway Kandy U8: U4 U5 U3 R5 R4 R1 K8 K6 K2
railway Ruhuna U4: U6 U5 U7 R8 R4 R3 K8 K6 K1
railway Uva K7: K2 K6 K8 R1 R4 R8 U7 U8 U6

start U6                # 1 yellow
play plant/trade        # 2 yellow, turn 1
move U4                 # 3 yellow
rupees                  # 4 yellow, turn 2
play plant/contract     # 5 yellow, turn 3
plant U4                # 6 yellow
move U2                 # 7 yellow, turn 4
play plant/advance      # 8 yellow, turn 5
plant U2                # 9 yellow
move U1                 # 10 yellow, turn 6
play trade/advance      # 11 yellow, turn 7
move U4                 # 12 yellow
rupees                  # 13 yellow, turn 8
play advance/contract   # 14 yellow, turn 9
rupees                  # 15 yellow
rupees                  # 16 yellow, turn 10
play plant/trade        # 17 yellow, turn 11
move U1                 # 18 yellow
rupees                  # 19 yellow, turn 12
play plant/advance      # 20 yellow, turn 13
plant U1                # 21 yellow
contract Uva            # 22 yellow, turn 14
play harvest/contract   # 23 yellow, turn 15
rupees                  # 24 yellow
rupees                  # 25 yellow, turn 16
play trade/harvest      # 26 yellow, turn 17
move U3                 # 27 yellow
move R5                 # 28 yellow, turn 18
play plant/contract     # 29 yellow, turn 19
plant R5                # 30 yellow
rupees                  # 31 yellow, turn 20
play harvest/trade      # 32 yellow, turn 21
move R1                 # 33 yellow
move K6                 # 34 yellow, turn 22
play contract/trade     # 35 yellow, turn 23
rupees                  # 36 yellow
rupees                  # 37 yellow, turn 24
play plant/harvest      # 38 yellow, turn 25
plant K6                # 39 yellow
rupees                  # 40 yellow, turn 26
play advance/plant      # 41 yellow, turn 27
move K1                 # 42 yellow
rupees                  # 43 yellow, turn 28
play plant/contract     # 44 yellow, turn 29
plant K1                # 45 yellow
harvest K1              # 46 yellow, turn 30
harvest K6              # 47 yellow
play plant/trade        # 48 yellow, turn 31
move K2                 # 49 yellow
move K1                 # 50 yellow, turn 32
play advance/contract   # 51 yellow, turn 33
move K5                 # 52 yellow
rupees                  # 53 yellow, turn 34
play trade/contract     # 54 yellow, turn 35
rupees                  # 55 yellow
plant K5                # 56 yellow, turn 36
end: choices 56, checksum 8bdcae9f2ee7e8be
