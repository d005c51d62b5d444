ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without dimbula
option railway built

levels Kandy 10100120
levels Ruhuna 01100012
levels Uva 10010201
councillor Kandy C3
councillor Ruhuna C7
councillor Uva C8
deck plant/harvest trade/advance advance/plant trade/harvest plant/trade
deck harvest/trade plant/harvest harvest/contract trade/plant plant/trade
deck trade/advance advance/plant harvest/advance harvest/advance plant/trade
deck plant/harvest trade/harvest harvest/trade contract/harvest advance/contract
deck trade/advance harvest/plant advance/contract contract/trade harvest/trade
deck advance/harvest harvest/advance harvest/contract harvest/advance plant/advance
deck plant/contract contract/plant plant/harvest trade/contract plant/trade
deck harvest/contract contract/trade advance/contract contract/plant plant/advance
deck trade/contract advance/trade plant/contract advance/contract advance/plant
deck trade/advance
contracts 5.4 2.1 4.3 3.2 4.2 3.1 1.4 3.3 5.2 2.3
contracts 2.2 5.3 1.2 2.4 4.4 1.1 1.3 3.4 5.1 4.1
starting player 1

start U5                # 1 yellow
railways R5             # 2 yellow
rail R6                 # 3 yellow
rail R2                 # 4 yellow
rail R3                 # 5 yellow
rail K8                 # 6 yellow
rail K6                 # 7 yellow
rail K7                 # 8 yellow
rail U1                 # 9 yellow
rail U2                 # 10 yellow
rail U4                 # 11 yellow
play plant/harvest      # 12 yellow, turn 1
move U3                 # 13 yellow
rupees                  # 14 yellow, turn 2
play plant/advance      # 15 yellow, turn 3
plant U3                # 16 yellow
move R5                 # 17 yellow, turn 4
play advance/trade      # 18 yellow, turn 5
move R1                 # 19 yellow
rupees                  # 20 yellow, turn 6
play trade/harvest      # 21 yellow, turn 7
move R4                 # 22 yellow
rupees                  # 23 yellow, turn 8
play plant/trade        # 24 yellow, turn 9
plant R4                # 25 yellow
move R1                 # 26 yellow, turn 10
play plant/advance      # 27 yellow, turn 11
plant R1                # 28 yellow
rupees                  # 29 yellow, turn 12
play harvest/trade      # 30 yellow, turn 13
move K6                 # 31 yellow
rupees                  # 32 yellow, turn 14
play plant/harvest      # 33 yellow, turn 15
plant K6                # 34 yellow
rupees                  # 35 yellow, turn 16
play contract/harvest   # 36 yellow, turn 17
contract Kandy          # 37 yellow
rupees                  # 38 yellow, turn 18
play trade/harvest      # 39 yellow, turn 19
move R1                 # 40 yellow
move K8                 # 41 yellow, turn 20
play plant/harvest      # 42 yellow, turn 21
plant K8                # 43 yellow
harvest R4              # 44 yellow, turn 22
done                    # 45 yellow
play advance/contract   # 46 yellow, turn 23
move K5                 # 47 yellow
rupees                  # 48 yellow, turn 24
play contract/trade     # 49 yellow, turn 25
rupees                  # 50 yellow
rupees                  # 51 yellow, turn 26
play contract/harvest   # 52 yellow, turn 27
move K8                 # 53 yellow
rupees                  # 54 yellow, turn 28
play plant/advance      # 55 yellow, turn 29
plant K5                # 56 yellow
rupees                  # 57 yellow, turn 30
play plant/contract     # 58 yellow, turn 31
rupees                  # 59 yellow
rupees                  # 60 yellow, turn 32
play harvest/advance    # 61 yellow, turn 33
rupees                  # 62 yellow
rupees                  # 63 yellow, turn 34
play advance/harvest    # 64 yellow, turn 35
rupees                  # 65 yellow
rupees                  # 66 yellow, turn 36
play contract/harvest   # 67 yellow, turn 37
rupees                  # 68 yellow
move K6                 # 69 yellow, turn 38
play plant/advance      # 70 yellow, turn 39
rupees                  # 71 yellow
plant K7                # 72 yellow, turn 40
end: choices 72, checksum 2bd3829ba95b8b32
