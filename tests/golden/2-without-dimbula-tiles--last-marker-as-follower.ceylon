ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
option without dimbula
option starting tiles

levels Kandy 12101000
levels Ruhuna 00011120
levels Uva 00021101
councillor Kandy C3
councillor Ruhuna C4
councillor Uva C2
deck plant/harvest trade/contract harvest/trade trade/advance harvest/contract
deck contract/advance plant/advance trade/contract trade/advance harvest/advance
deck plant/trade plant/contract plant/advance plant/harvest trade/advance
deck harvest/trade plant/trade plant/trade plant/trade plant/contract
deck harvest/trade plant/harvest trade/contract contract/advance plant/harvest
deck harvest/advance plant/advance plant/contract plant/advance harvest/contract
deck harvest/contract trade/advance harvest/advance plant/contract harvest/trade
deck harvest/advance trade/contract contract/advance plant/advance plant/trade
deck harvest/trade harvest/advance harvest/contract plant/harvest contract/advance
deck trade/advance
contracts 4.1 5.2 4.3 1.2 1.4 5.1 5.4 4.2 3.1 2.4
contracts 5.3 3.3 3.2 1.1 2.3 1.3 2.2 2.1 3.4 4.4
tiles 3 6
starting player 1

start R1                # 1 yellow
start U7                # 2 red
play plant/harvest      # 3 yellow, turn 1
move K7                 # 4 yellow
move R5                 # 5 red
play contract/advance   # 6 red, turn 2
move R8                 # 7 red
rupees                  # 8 yellow
play plant/advance      # 9 yellow, turn 3
plant K7                # 10 yellow
advance                 # 11 red
play advance/trade      # 12 red, turn 4
advance                 # 13 red
technology token        # 14 red
rupees                  # 15 red
rupees                  # 16 yellow
play trade/contract     # 17 yellow, turn 5
rupees                  # 18 yellow
rupees                  # 19 red
play contract/harvest   # 20 red, turn 6
rupees                  # 21 red
end turn                # 22 red
move U3                 # 23 yellow
play plant/trade        # 24 yellow, turn 7
plant U3                # 25 yellow
move R7                 # 26 red
play contract/plant     # 27 red, turn 8
rupees                  # 28 red
end turn                # 29 red
move K7                 # 30 yellow
play plant/advance      # 31 yellow, turn 9
rupees                  # 32 yellow
rupees                  # 33 red
play harvest/plant      # 34 red, turn 10
rupees                  # 35 red
end turn                # 36 red
move U3                 # 37 yellow
play harvest/trade      # 38 yellow, turn 11
rupees                  # 39 yellow
rupees                  # 40 red
play contract/trade     # 41 red, turn 12
technology token        # 42 red
starting tile           # 43 red
harvest R1              # 44 red
done                    # 45 red
rupees                  # 46 red
rupees                  # 47 yellow
play plant/trade        # 48 yellow, turn 13
rupees                  # 49 yellow
rupees                  # 50 red
play trade/plant        # 51 red, turn 14
move R4                 # 52 red
move R5                 # 53 yellow
play plant/trade        # 54 yellow, turn 15
plant R5                # 55 yellow
rupees                  # 56 red
play contract/plant     # 57 red, turn 16
rupees                  # 58 red
rupees                  # 59 yellow
play trade/advance      # 60 yellow, turn 17
move R1                 # 61 yellow
advance                 # 62 red
play harvest/plant      # 63 red, turn 18
rupees                  # 64 red
technology token        # 65 red
harvest R1              # 66 red
harvest R5              # 67 red
move K8                 # 68 yellow
play trade/harvest      # 69 yellow, turn 19
rupees                  # 70 yellow
move R3                 # 71 red
play contract/advance   # 72 red, turn 20
rupees                  # 73 red
advance                 # 74 yellow
play plant/harvest      # 75 yellow, turn 21
plant K8                # 76 yellow
end turn                # 77 yellow
harvest K8              # 78 red
play harvest/advance    # 79 red, turn 22
move R7                 # 80 red
move K6                 # 81 yellow
play plant/advance      # 82 yellow, turn 23
plant K6                # 83 yellow
end turn                # 84 yellow
advance                 # 85 red
play contract/plant     # 86 red, turn 24
move R3                 # 87 red
end turn                # 88 red
rupees                  # 89 yellow
play plant/advance      # 90 yellow, turn 25
move K2                 # 91 yellow
technology token        # 92 yellow
plant K2                # 93 yellow
advance                 # 94 red
play trade/harvest      # 95 red, turn 26
trade 1 points          # 96 red
technology token        # 97 red
move R4                 # 98 red
rupees                  # 99 yellow
play trade/advance      # 100 yellow, turn 27
move K1                 # 101 yellow
advance                 # 102 red
play contract/harvest   # 103 red, turn 28
move R3                 # 104 red
technology token        # 105 red
harvest K8              # 106 red
move K5                 # 107 yellow
play contract/trade     # 108 yellow, turn 29
rupees                  # 109 yellow
rupees                  # 110 red
play contract/plant     # 111 red, turn 30
technology token        # 112 red
harvest K8              # 113 red
rupees                  # 114 red
plant K5                # 115 yellow
end: choices 115, checksum 84b732649f25a71d
