ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without dimbula
option railway built

levels Kandy 01001120
levels Ruhuna 02010110
levels Uva 20101001
councillor Kandy C2
councillor Ruhuna C1
councillor Uva C7
deck contract/harvest contract/harvest plant/trade advance/harvest harvest/plant
deck trade/advance advance/trade harvest/contract trade/plant harvest/plant
deck harvest/plant advance/plant advance/harvest advance/trade advance/trade
deck harvest/plant advance/plant contract/trade harvest/trade harvest/contract
deck plant/contract harvest/advance plant/advance harvest/plant contract/advance
deck plant/trade trade/advance contract/trade plant/trade plant/advance
deck plant/contract harvest/advance advance/contract harvest/trade contract/advance
deck advance/contract advance/harvest trade/harvest plant/contract contract/plant
deck plant/trade trade/contract harvest/trade trade/contract advance/plant
deck harvest/trade
contracts 5.4 2.2 3.4 4.2 3.2 1.1 4.4 3.3 2.3 1.3
contracts 1.4 5.3 2.4 2.1 4.1 3.1 5.1 4.3 5.2 1.2
starting player 1

start R1                # 1 yellow
railways K4             # 2 yellow
rail K1                 # 3 yellow
rail K6                 # 4 yellow
rail K7                 # 5 yellow
rail R1                 # 6 yellow
rail R5                 # 7 yellow
rail R8                 # 8 yellow
rail U7                 # 9 yellow
rail U5                 # 10 yellow
rail U6                 # 11 yellow
play harvest/contract   # 12 yellow, turn 1
move K7                 # 13 yellow
plant K7                # 14 yellow, turn 2
play plant/trade        # 15 yellow, turn 3
rupees                  # 16 yellow
rupees                  # 17 yellow, turn 4
play harvest/advance    # 18 yellow, turn 5
rupees                  # 19 yellow
move U3                 # 20 yellow, turn 6
play advance/trade      # 21 yellow, turn 7
rupees                  # 22 yellow
move U4                 # 23 yellow, turn 8
play plant/harvest      # 24 yellow, turn 9
plant U4                # 25 yellow
move U1                 # 26 yellow, turn 10
play advance/harvest    # 27 yellow, turn 11
rupees                  # 28 yellow
plant U1                # 29 yellow, turn 12
play contract/harvest   # 30 yellow, turn 13
contract Uva            # 31 yellow
move K7                 # 32 yellow, turn 14
play trade/advance      # 33 yellow, turn 15
rupees                  # 34 yellow
move U3                 # 35 yellow, turn 16
play harvest/contract   # 36 yellow, turn 17
rupees                  # 37 yellow
rupees                  # 38 yellow, turn 18
play trade/contract     # 39 yellow, turn 19
move U5                 # 40 yellow
move U8                 # 41 yellow, turn 20
play plant/harvest      # 42 yellow, turn 21
move U5                 # 43 yellow
rupees                  # 44 yellow, turn 22
play plant/trade        # 45 yellow, turn 23
plant U5                # 46 yellow
rupees                  # 47 yellow, turn 24
play advance/harvest    # 48 yellow, turn 25
move R5                 # 49 yellow
contract Ruhuna         # 50 yellow, turn 26
play plant/advance      # 51 yellow, turn 27
plant R5                # 52 yellow
rupees                  # 53 yellow, turn 28
play advance/harvest    # 54 yellow, turn 29
move U3                 # 55 yellow
rupees                  # 56 yellow, turn 30
play contract/harvest   # 57 yellow, turn 31
rupees                  # 58 yellow
move R1                 # 59 yellow, turn 32
play advance/contract   # 60 yellow, turn 33
move K8                 # 61 yellow
plant K8                # 62 yellow, turn 34
play harvest/trade      # 63 yellow, turn 35
move K5                 # 64 yellow
rupees                  # 65 yellow, turn 36
play plant/contract     # 66 yellow, turn 37
plant K5                # 67 yellow
rupees                  # 68 yellow, turn 38
end: choices 68, checksum 31a32113319b59bc
