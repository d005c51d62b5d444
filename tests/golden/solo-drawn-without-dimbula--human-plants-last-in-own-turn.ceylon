ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without dimbula
option railway drawn

levels Kandy 00102110
levels Ruhuna 00020111
levels Uva 00001211
councillor Kandy C3
councillor Ruhuna C5
councillor Uva C4
deck contract/harvest contract/trade harvest/advance advance/harvest trade/advance
deck advance/harvest advance/plant plant/advance harvest/advance plant/advance
deck contract/harvest plant/advance harvest/plant contract/plant advance/contract
deck trade/plant plant/trade plant/trade trade/advance advance/contract
deck trade/harvest trade/contract harvest/plant harvest/plant plant/contract
deck plant/contract plant/advance advance/contract plant/harvest contract/plant
deck harvest/trade contract/harvest trade/harvest contract/trade plant/harvest
deck trade/plant trade/advance trade/harvest plant/trade harvest/trade
deck trade/contract harvest/advance harvest/contract advance/contract trade/advance
deck trade/advance
contracts 1.4 1.2 2.2 5.2 5.1 4.1 1.1 2.4 5.4 2.3
contracts 1.3 4.2 3.3 4.4 3.2 3.1 3.4 4.3 2.1 5.3
starting player 1
railway Kandy U1: U2 U4 U1 K7 K6 K8 R1 R4 R8
railway Ruhuna U3: U4 U5 U3 K7 K6 K8 R1 R4 R7
railway Uva R1: R8 R4 R5 U5 U4 U1 K4 K3 K2

start K8                # 1 yellow
play advance/harvest    # 2 yellow, turn 1
move K6                 # 3 yellow
rupees                  # 4 yellow, turn 2
play advance/harvest    # 5 yellow, turn 3
rupees                  # 6 yellow
move K8                 # 7 yellow, turn 4
play harvest/advance    # 8 yellow, turn 5
move R3                 # 9 yellow
rupees                  # 10 yellow, turn 6
play plant/advance      # 11 yellow, turn 7
plant R3                # 12 yellow
move R2                 # 13 yellow, turn 8
play plant/advance      # 14 yellow, turn 9
plant R2                # 15 yellow
rupees                  # 16 yellow, turn 10
play plant/advance      # 17 yellow, turn 11
move R6                 # 18 yellow
move R2                 # 19 yellow, turn 12
play plant/contract     # 20 yellow, turn 13
move R6                 # 21 yellow
rupees                  # 22 yellow, turn 14
play plant/trade        # 23 yellow, turn 15
plant R6                # 24 yellow
rupees                  # 25 yellow, turn 16
play plant/trade        # 26 yellow, turn 17
move R3                 # 27 yellow
rupees                  # 28 yellow, turn 18
play trade/contract     # 29 yellow, turn 19
rupees                  # 30 yellow
move R7                 # 31 yellow, turn 20
play harvest/contract   # 32 yellow, turn 21
rupees                  # 33 yellow
rupees                  # 34 yellow, turn 22
play plant/harvest      # 35 yellow, turn 23
plant R7                # 36 yellow
move R8                 # 37 yellow, turn 24
play plant/advance      # 38 yellow, turn 25
plant R8                # 39 yellow
move R4                 # 40 yellow, turn 26
play plant/harvest      # 41 yellow, turn 27
plant R4                # 42 yellow
move R5                 # 43 yellow, turn 28
play contract/advance   # 44 yellow, turn 29
move R4                 # 45 yellow
rupees                  # 46 yellow, turn 30
play plant/trade        # 47 yellow, turn 31
move K8                 # 48 yellow
move R1                 # 49 yellow, turn 32
play plant/trade        # 50 yellow, turn 33
plant R1                # 51 yellow
rupees                  # 52 yellow, turn 34
end: choices 52, checksum 24ac7d678f4f2337
