ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without dimbula
option railway drawn

levels Kandy 01200101
levels Ruhuna 10120100
levels Uva 12110000
councillor Kandy C5
councillor Ruhuna C1
councillor Uva C8
deck trade/contract advance/harvest trade/advance harvest/plant contract/plant
deck harvest/plant harvest/plant trade/advance plant/advance contract/harvest
deck plant/contract harvest/contract plant/harvest trade/advance harvest/advance
deck advance/harvest trade/contract trade/advance harvest/contract advance/contract
deck plant/advance harvest/trade contract/plant advance/harvest advance/contract
deck advance/plant harvest/trade plant/trade harvest/advance advance/plant
deck trade/plant contract/advance harvest/trade trade/advance trade/contract
deck plant/harvest trade/harvest plant/advance harvest/contract harvest/trade
deck plant/trade contract/trade advance/contract trade/plant trade/plant
deck contract/plant
contracts 3.3 4.1 1.4 2.1 3.1 1.3 2.4 4.3 3.2 1.1
contracts 2.3 5.3 4.4 2.2 3.4 5.2 5.4 5.1 1.2 4.2
starting player 1
railway Kandy R7: R6 R3 R4 K8 K6 K7 U1 U3 U4
railway Ruhuna U7: U6 U5 U3 K7 K6 K8 R4 R3 R7
railway Uva K4: K1 K5 K8 R4 R7 R8 U7 U5 U8

start R5                # 1 yellow
play contract/trade     # 2 yellow, turn 1
rupees                  # 3 yellow
rupees                  # 4 yellow, turn 2
play harvest/plant      # 5 yellow, turn 3
harvest U7              # 6 yellow
harvest R5              # 7 yellow
rupees                  # 8 yellow, turn 4
play harvest/plant      # 9 yellow, turn 5
harvest U7              # 10 yellow
done                    # 11 yellow
advance                 # 12 yellow, turn 6
play trade/advance      # 13 yellow, turn 7
rupees                  # 14 yellow
technology token        # 15 yellow
move R4                 # 16 yellow
rupees                  # 17 yellow, turn 8
play harvest/contract   # 18 yellow, turn 9
rupees                  # 19 yellow
advance                 # 20 yellow, turn 10
play harvest/plant      # 21 yellow, turn 11
rupees                  # 22 yellow
technology token        # 23 yellow
rupees                  # 24 yellow
advance                 # 25 yellow, turn 12
play harvest/advance    # 26 yellow, turn 13
technology token        # 27 yellow
harvest R1              # 28 yellow
done                    # 29 yellow
move R5                 # 30 yellow
rupees                  # 31 yellow, turn 14
play contract/trade     # 32 yellow, turn 15
rupees                  # 33 yellow
move R1                 # 34 yellow, turn 16
play trade/advance      # 35 yellow, turn 17
rupees                  # 36 yellow
rupees                  # 37 yellow, turn 18
play advance/harvest    # 38 yellow, turn 19
advance                 # 39 yellow
technology token        # 40 yellow
trade 2 rupees          # 41 yellow
move R4                 # 42 yellow, turn 20
play trade/harvest      # 43 yellow, turn 21
rupees                  # 44 yellow
advance                 # 45 yellow, turn 22
play advance/plant      # 46 yellow, turn 23
advance                 # 47 yellow
end turn                # 48 yellow
rupees                  # 49 yellow, turn 24
play advance/plant      # 50 yellow, turn 25
technology token        # 51 yellow
rupees                  # 52 yellow
advance                 # 53 yellow
move R1                 # 54 yellow, turn 26
play harvest/advance    # 55 yellow, turn 27
move R4                 # 56 yellow
technology token        # 57 yellow
rupees                  # 58 yellow
rupees                  # 59 yellow, turn 28
play trade/advance      # 60 yellow, turn 29
rupees                  # 61 yellow
technology token        # 62 yellow
rupees                  # 63 yellow
move R5                 # 64 yellow, turn 30
play harvest/plant      # 65 yellow, turn 31
rupees                  # 66 yellow
rupees                  # 67 yellow, turn 32
play trade/harvest      # 68 yellow, turn 33
rupees                  # 69 yellow
move R8                 # 70 yellow, turn 34
play advance/contract   # 71 yellow, turn 35
advance                 # 72 yellow
technology token        # 73 yellow
move R5                 # 74 yellow
rupees                  # 75 yellow, turn 36
end: choices 75, checksum 1f8bc61c31b97389
