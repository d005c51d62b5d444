ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without uva
option railway built

levels Dimbula 10201100
levels Kandy 00110120
levels Ruhuna 20111000
councillor Dimbula C4
councillor Kandy C3
councillor Ruhuna C8
deck contract/plant plant/contract harvest/contract harvest/advance harvest/trade
deck trade/plant advance/plant trade/harvest contract/advance plant/harvest
deck contract/trade harvest/plant contract/trade contract/harvest trade/plant
deck harvest/advance advance/plant contract/trade advance/harvest plant/contract
deck harvest/trade advance/trade trade/harvest harvest/advance advance/contract
deck contract/trade harvest/plant contract/harvest advance/harvest trade/plant
deck advance/trade trade/advance harvest/contract harvest/plant contract/plant
deck plant/advance advance/trade plant/trade trade/advance harvest/trade
deck advance/contract advance/contract harvest/plant plant/advance plant/trade
deck plant/advance
contracts 2.1 1.3 2.2 2.4 5.1 5.3 1.2 2.3 3.2 4.3
contracts 1.1 3.1 3.3 5.4 5.2 4.1 4.2 4.4 3.4 1.4
starting player 1

start D7                # 1 yellow
railways R2             # 2 yellow
rail R7                 # 3 yellow
rail R3                 # 4 yellow
rail R4                 # 5 yellow
rail K8                 # 6 yellow
rail K6                 # 7 yellow
rail K1                 # 8 yellow
rail D2                 # 9 yellow
rail D1                 # 10 yellow
rail D3                 # 11 yellow
play contract/plant     # 12 yellow, turn 1
move D5                 # 13 yellow
rupees                  # 14 yellow, turn 2
play contract/plant     # 15 yellow, turn 3
rupees                  # 16 yellow
advance                 # 17 yellow, turn 4
play trade/plant        # 18 yellow, turn 5
rupees                  # 19 yellow
technology token        # 20 yellow
harvest R2              # 21 yellow
done                    # 22 yellow
rupees                  # 23 yellow, turn 6
play advance/harvest    # 24 yellow, turn 7
advance                 # 25 yellow
technology token        # 26 yellow
plant D5                # 27 yellow
move D3                 # 28 yellow, turn 8
play harvest/plant      # 29 yellow, turn 9
rupees                  # 30 yellow
move D5                 # 31 yellow, turn 10
play harvest/plant      # 32 yellow, turn 11
move D6                 # 33 yellow
move R2                 # 34 yellow, turn 12
play trade/harvest      # 35 yellow, turn 13
rupees                  # 36 yellow
move R6                 # 37 yellow, turn 14
play contract/harvest   # 38 yellow, turn 15
move R7                 # 39 yellow
rupees                  # 40 yellow, turn 16
play advance/harvest    # 41 yellow, turn 17
move R4                 # 42 yellow
move R1                 # 43 yellow, turn 18
play contract/plant     # 44 yellow, turn 19
rupees                  # 45 yellow
rupees                  # 46 yellow, turn 20
play trade/advance      # 47 yellow, turn 21
rupees                  # 48 yellow
move K6                 # 49 yellow, turn 22
play advance/harvest    # 50 yellow, turn 23
advance                 # 51 yellow
end turn                # 52 yellow
rupees                  # 53 yellow, turn 24
play harvest/contract   # 54 yellow, turn 25
harvest K7              # 55 yellow
harvest R1              # 56 yellow
end turn                # 57 yellow
move K7                 # 58 yellow, turn 26
play contract/harvest   # 59 yellow, turn 27
technology token        # 60 yellow
harvest R1              # 61 yellow
done                    # 62 yellow
rupees                  # 63 yellow
advance                 # 64 yellow, turn 28
play trade/plant        # 65 yellow, turn 29
rupees                  # 66 yellow
end turn                # 67 yellow
rupees                  # 68 yellow, turn 30
play harvest/contract   # 69 yellow, turn 31
harvest K7              # 70 yellow
harvest R1              # 71 yellow
discard white           # 72 yellow
discard white           # 73 yellow
end turn                # 74 yellow
advance                 # 75 yellow, turn 32
play contract/plant     # 76 yellow, turn 33
technology token        # 77 yellow
trade 2 points          # 78 yellow
rupees                  # 79 yellow
advance                 # 80 yellow, turn 34
play contract/trade     # 81 yellow, turn 35
move K6                 # 82 yellow
technology token        # 83 yellow
plant K6                # 84 yellow
rupees                  # 85 yellow, turn 36
play trade/advance      # 86 yellow, turn 37
technology token        # 87 yellow
move K8                 # 88 yellow
rupees                  # 89 yellow
rupees                  # 90 yellow, turn 38
end: choices 90, checksum 41e7c21e22388e3a
