ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without uva
option railway drawn

levels Dimbula 00111200
levels Kandy 12001010
levels Ruhuna 00011210
councillor Dimbula C3
councillor Kandy C6
councillor Ruhuna C8
deck plant/advance contract/harvest plant/advance harvest/plant advance/trade
deck advance/plant plant/contract contract/advance advance/plant contract/plant
deck trade/advance trade/harvest contract/harvest contract/trade harvest/advance
deck trade/plant harvest/trade contract/advance trade/harvest advance/harvest
deck contract/advance contract/plant advance/harvest plant/harvest plant/harvest
deck plant/harvest plant/trade trade/advance contract/harvest advance/harvest
deck harvest/trade harvest/advance advance/contract trade/harvest plant/advance
deck trade/contract contract/plant contract/trade trade/advance trade/advance
deck plant/trade contract/trade plant/harvest plant/trade contract/harvest
deck plant/trade
contracts 4.1 2.2 1.1 4.4 5.4 5.1 5.2 3.1 2.4 3.2
contracts 2.1 1.4 3.3 1.3 2.3 1.2 4.2 3.4 5.3 4.3
starting player 1
railway Dimbula K4: K1 K6 K8 R3 R6 R2 D7 D5 D3
railway Kandy R8: R7 R6 R3 K8 K6 K5 D4 D6 D5
railway Ruhuna K4: K2 K1 K5 D4 D5 D6 R3 R7 R8

start D2                # 1 yellow
play advance/plant      # 2 yellow, turn 1
advance                 # 3 yellow
end turn                # 4 yellow
rupees                  # 5 yellow, turn 2
play advance/plant      # 6 yellow, turn 3
advance                 # 7 yellow
technology token        # 8 yellow
rupees                  # 9 yellow
rupees                  # 10 yellow, turn 4
play harvest/plant      # 11 yellow, turn 5
rupees                  # 12 yellow
end turn                # 13 yellow
move K1                 # 14 yellow, turn 6
play advance/plant      # 15 yellow, turn 7
advance                 # 16 yellow
end turn                # 17 yellow
advance                 # 18 yellow, turn 8
play contract/plant     # 19 yellow, turn 9
technology token        # 20 yellow
rupees                  # 21 yellow
rupees                  # 22 yellow
rupees                  # 23 yellow, turn 10
play advance/contract   # 24 yellow, turn 11
technology token        # 25 yellow
move D2                 # 26 yellow
advance                 # 27 yellow
harvest K5              # 28 yellow, turn 12
harvest D4              # 29 yellow
done                    # 30 yellow
play trade/harvest      # 31 yellow, turn 13
move K5                 # 32 yellow
technology token        # 33 yellow
move K8                 # 34 yellow
harvest K5              # 35 yellow, turn 14
play trade/plant        # 36 yellow, turn 15
trade 2 rupees          # 37 yellow
end turn                # 38 yellow
harvest K5              # 39 yellow, turn 16
play contract/advance   # 40 yellow, turn 17
move R1                 # 41 yellow
end turn                # 42 yellow
advance                 # 43 yellow, turn 18
play harvest/advance    # 44 yellow, turn 19
move R4                 # 45 yellow
technology token        # 46 yellow
rupees                  # 47 yellow
rupees                  # 48 yellow, turn 20
play contract/plant     # 49 yellow, turn 21
rupees                  # 50 yellow
technology token        # 51 yellow
rupees                  # 52 yellow
plant R4                # 53 yellow, turn 22
play harvest/plant      # 54 yellow, turn 23
harvest R7              # 55 yellow
harvest R4              # 56 yellow
rupees                  # 57 yellow, turn 24
play harvest/plant      # 58 yellow, turn 25
rupees                  # 59 yellow
move R3                 # 60 yellow, turn 26
play harvest/contract   # 61 yellow, turn 27
move R6                 # 62 yellow
move R7                 # 63 yellow, turn 28
play trade/advance      # 64 yellow, turn 29
rupees                  # 65 yellow
move R4                 # 66 yellow, turn 30
play harvest/advance    # 67 yellow, turn 31
rupees                  # 68 yellow
rupees                  # 69 yellow, turn 32
play advance/plant      # 70 yellow, turn 33
advance                 # 71 yellow
end turn                # 72 yellow
advance                 # 73 yellow, turn 34
end: choices 73, checksum 33ce6d9938e73088
