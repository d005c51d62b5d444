ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without dimbula
option railway built

levels Kandy 02100101
levels Ruhuna 10110200
levels Uva 20011100
councillor Kandy C2
councillor Ruhuna C1
councillor Uva C3
deck harvest/trade advance/harvest contract/advance plant/harvest harvest/contract
deck contract/trade advance/plant contract/advance advance/harvest plant/trade
deck trade/harvest trade/advance contract/plant harvest/plant contract/plant
deck contract/trade trade/contract harvest/contract trade/harvest plant/advance
deck harvest/trade harvest/contract trade/plant plant/trade contract/advance
deck trade/plant plant/advance contract/plant advance/trade plant/trade
deck plant/harvest harvest/plant advance/trade advance/harvest advance/plant
deck advance/harvest advance/plant advance/trade contract/advance contract/trade
deck harvest/advance harvest/trade advance/trade harvest/plant contract/plant
deck harvest/contract
contracts 5.3 1.3 4.4 1.2 2.2 2.1 3.2 4.3 4.1 2.4
contracts 1.4 4.2 2.3 5.4 5.2 5.1 3.3 1.1 3.4 3.1
starting player 1

start R5                # 1 yellow
railways U3             # 2 yellow
rail U6                 # 3 yellow
rail U5                 # 4 yellow
rail U3                 # 5 yellow
rail R5                 # 6 yellow
rail R4                 # 7 yellow
rail R3                 # 8 yellow
rail K8                 # 9 yellow
rail K6                 # 10 yellow
rail K2                 # 11 yellow
play trade/harvest      # 12 yellow, turn 1
move K6                 # 13 yellow
move U6                 # 14 yellow, turn 2
play advance/contract   # 15 yellow, turn 3
advance                 # 16 yellow
end turn                # 17 yellow
move U8                 # 18 yellow, turn 4
play trade/contract     # 19 yellow, turn 5
technology token        # 20 yellow
rupees                  # 21 yellow
rupees                  # 22 yellow
rupees                  # 23 yellow, turn 6
play contract/advance   # 24 yellow, turn 7
move U5                 # 25 yellow
plant U5                # 26 yellow, turn 8
play plant/harvest      # 27 yellow, turn 9
rupees                  # 28 yellow
move U4                 # 29 yellow, turn 10
play trade/plant        # 30 yellow, turn 11
rupees                  # 31 yellow
contract Uva            # 32 yellow, turn 12
play trade/contract     # 33 yellow, turn 13
rupees                  # 34 yellow
rupees                  # 35 yellow, turn 14
play advance/harvest    # 36 yellow, turn 15
advance                 # 37 yellow
technology token        # 38 yellow
move U1                 # 39 yellow
move K3                 # 40 yellow, turn 16
play contract/harvest   # 41 yellow, turn 17
move K2                 # 42 yellow
rupees                  # 43 yellow, turn 18
play harvest/plant      # 44 yellow, turn 19
move K6                 # 45 yellow
rupees                  # 46 yellow, turn 20
play trade/plant        # 47 yellow, turn 21
move K8                 # 48 yellow
move K5                 # 49 yellow, turn 22
play advance/contract   # 50 yellow, turn 23
rupees                  # 51 yellow
rupees                  # 52 yellow, turn 24
play harvest/trade      # 53 yellow, turn 25
move R2                 # 54 yellow
move U3                 # 55 yellow, turn 26
play advance/trade      # 56 yellow, turn 27
rupees                  # 57 yellow
rupees                  # 58 yellow, turn 28
play advance/plant      # 59 yellow, turn 29
move K2                 # 60 yellow
rupees                  # 61 yellow, turn 30
play harvest/advance    # 62 yellow, turn 31
harvest K3              # 63 yellow
contract Kandy          # 64 yellow, turn 32
play harvest/advance    # 65 yellow, turn 33
move K3                 # 66 yellow
rupees                  # 67 yellow, turn 34
play advance/harvest    # 68 yellow, turn 35
rupees                  # 69 yellow
rupees                  # 70 yellow, turn 36
play advance/contract   # 71 yellow, turn 37
move U3                 # 72 yellow
move K2                 # 73 yellow, turn 38
end: choices 73, checksum 97da3d35e3793648
