ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without dimbula
option railway built

levels Kandy 10002101
levels Ruhuna 00102011
levels Uva 10012010
councillor Kandy C4
councillor Ruhuna C3
councillor Uva C2
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

start K3                # 1 yellow
railways R2             # 2 yellow
rail R8                 # 3 yellow
rail R5                 # 4 yellow
rail R4                 # 5 yellow
rail K8                 # 6 yellow
rail K6                 # 7 yellow
rail K7                 # 8 yellow
rail U3                 # 9 yellow
rail U5                 # 10 yellow
rail U6                 # 11 yellow
play trade/contract     # 12 yellow, turn 1
rupees                  # 13 yellow
rupees                  # 14 yellow, turn 2
play plant/advance      # 15 yellow, turn 3
rupees                  # 16 yellow
move K1                 # 17 yellow, turn 4
play harvest/plant      # 18 yellow, turn 5
rupees                  # 19 yellow
move R6                 # 20 yellow, turn 6
play trade/contract     # 21 yellow, turn 7
move U8                 # 22 yellow
move K3                 # 23 yellow, turn 8
play contract/advance   # 24 yellow, turn 9
move K6                 # 25 yellow
move U1                 # 26 yellow, turn 10
play harvest/trade      # 27 yellow, turn 11
rupees                  # 28 yellow
rupees                  # 29 yellow, turn 12
play trade/plant        # 30 yellow, turn 13
move K7                 # 31 yellow
rupees                  # 32 yellow, turn 14
play contract/harvest   # 33 yellow, turn 15
move U7                 # 34 yellow
move R6                 # 35 yellow, turn 16
play advance/trade      # 36 yellow, turn 17
rupees                  # 37 yellow
harvest R2              # 38 yellow, turn 18
play contract/trade     # 39 yellow, turn 19
move U7                 # 40 yellow
rupees                  # 41 yellow, turn 20
play trade/plant        # 42 yellow, turn 21
move R7                 # 43 yellow
move R8                 # 44 yellow, turn 22
play advance/plant      # 45 yellow, turn 23
rupees                  # 46 yellow
rupees                  # 47 yellow, turn 24
play trade/advance      # 48 yellow, turn 25
move K7                 # 49 yellow
harvest K2              # 50 yellow, turn 26
harvest K3              # 51 yellow
done                    # 52 yellow
play trade/harvest      # 53 yellow, turn 27
rupees                  # 54 yellow
move R6                 # 55 yellow, turn 28
play plant/trade        # 56 yellow, turn 29
move R5                 # 57 yellow
rupees                  # 58 yellow, turn 30
play trade/advance      # 59 yellow, turn 31
rupees                  # 60 yellow
harvest R1              # 61 yellow, turn 32
end: choices 61, checksum 7ada81d21c0abfb1
