ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without uva
option railway built

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

start K6                # 1 yellow
railways D7             # 2 yellow
rail D5                 # 3 yellow
rail D4                 # 4 yellow
rail D6                 # 5 yellow
rail R2                 # 6 yellow
rail R6                 # 7 yellow
rail R3                 # 8 yellow
rail K8                 # 9 yellow
rail K6                 # 10 yellow
rail K2                 # 11 yellow
play advance/plant      # 12 yellow, turn 1
rupees                  # 13 yellow
rupees                  # 14 yellow, turn 2
play advance/plant      # 15 yellow, turn 3
advance                 # 16 yellow
end turn                # 17 yellow
rupees                  # 18 yellow, turn 4
play advance/plant      # 19 yellow, turn 5
advance                 # 20 yellow
technology token        # 21 yellow
move K2                 # 22 yellow
rupees                  # 23 yellow, turn 6
play harvest/plant      # 24 yellow, turn 7
technology token        # 25 yellow
plant K2                # 26 yellow
harvest K6              # 27 yellow
harvest K2              # 28 yellow
advance                 # 29 yellow, turn 8
play contract/plant     # 30 yellow, turn 9
move K7                 # 31 yellow
end turn                # 32 yellow
rupees                  # 33 yellow, turn 10
play advance/contract   # 34 yellow, turn 11
rupees                  # 35 yellow
end turn                # 36 yellow
advance                 # 37 yellow, turn 12
play trade/harvest      # 38 yellow, turn 13
move K3                 # 39 yellow
end turn                # 40 yellow
rupees                  # 41 yellow, turn 14
play trade/plant        # 42 yellow, turn 15
rupees                  # 43 yellow
technology token        # 44 yellow
rupees                  # 45 yellow
rupees                  # 46 yellow, turn 16
play advance/contract   # 47 yellow, turn 17
technology token        # 48 yellow
rupees                  # 49 yellow
rupees                  # 50 yellow
move K7                 # 51 yellow, turn 18
play harvest/advance    # 52 yellow, turn 19
rupees                  # 53 yellow
plant K7                # 54 yellow, turn 20
play contract/harvest   # 55 yellow, turn 21
rupees                  # 56 yellow
rupees                  # 57 yellow, turn 22
play harvest/plant      # 58 yellow, turn 23
move K2                 # 59 yellow
rupees                  # 60 yellow, turn 24
end: choices 60, checksum 0dc19891222f313b
