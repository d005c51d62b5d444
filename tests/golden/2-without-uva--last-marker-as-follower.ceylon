ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
option without uva

levels Dimbula 21110000
levels Kandy 02101100
levels Ruhuna 00211100
councillor Dimbula C6
councillor Kandy C7
councillor Ruhuna C3
deck trade/advance plant/harvest plant/contract plant/advance contract/advance
deck trade/advance harvest/advance trade/contract plant/trade plant/trade
deck plant/harvest trade/advance harvest/advance plant/advance harvest/contract
deck harvest/advance plant/harvest plant/trade harvest/trade plant/trade
deck plant/trade harvest/contract harvest/trade plant/harvest contract/advance
deck plant/advance trade/contract harvest/advance trade/advance harvest/trade
deck trade/advance harvest/contract harvest/contract plant/harvest plant/contract
deck plant/advance plant/contract plant/advance harvest/trade harvest/advance
deck harvest/trade trade/contract plant/contract contract/advance contract/advance
deck trade/contract
contracts 3.3 1.1 2.3 4.2 5.3 3.2 2.2 4.4 3.1 1.2
contracts 5.2 2.1 3.4 1.3 5.4 5.1 4.3 2.4 1.4 4.1
starting player 2

start K1                # 1 red
start D6                # 2 yellow
play plant/harvest      # 3 red, turn 1
move D2                 # 4 red
rupees                  # 5 yellow
play advance/plant      # 6 yellow, turn 2
advance                 # 7 yellow
technology token        # 8 yellow
move K5                 # 9 yellow
plant D2                # 10 red
play plant/contract     # 11 red, turn 3
rupees                  # 12 red
move D6                 # 13 yellow
play advance/contract   # 14 yellow, turn 4
advance                 # 15 yellow
end turn                # 16 yellow
move D4                 # 17 red
play plant/trade        # 18 red, turn 5
plant D4                # 19 red
move R2                 # 20 yellow
play trade/plant        # 21 yellow, turn 6
rupees                  # 22 yellow
technology token        # 23 yellow
move D7                 # 24 yellow
move D3                 # 25 red
play plant/harvest      # 26 red, turn 7
plant D3                # 27 red
rupees                  # 28 yellow
play contract/trade     # 29 yellow, turn 8
move D8                 # 30 yellow
rupees                  # 31 red
play advance/trade      # 32 red, turn 9
move D1                 # 33 red
move D7                 # 34 yellow
play advance/plant      # 35 yellow, turn 10
advance                 # 36 yellow
end turn                # 37 yellow
plant D1                # 38 red
play advance/harvest    # 39 red, turn 11
move D3                 # 40 red
rupees                  # 41 yellow
play advance/trade      # 42 yellow, turn 12
advance                 # 43 yellow
end turn                # 44 yellow
rupees                  # 45 red
play plant/harvest      # 46 red, turn 13
move D4                 # 47 red
move D8                 # 48 yellow
play trade/plant        # 49 yellow, turn 14
move D7                 # 50 yellow
technology token        # 51 yellow
rupees                  # 52 yellow
move D5                 # 53 red
play harvest/advance    # 54 red, turn 15
rupees                  # 55 red
advance                 # 56 yellow
play trade/plant        # 57 yellow, turn 16
rupees                  # 58 yellow
end turn                # 59 yellow
plant D5                # 60 red
play plant/trade        # 61 red, turn 17
move D6                 # 62 red
rupees                  # 63 yellow
play trade/advance      # 64 yellow, turn 18
move R2                 # 65 yellow
technology token        # 66 yellow
rupees                  # 67 yellow
move K5                 # 68 red
play harvest/contract   # 69 red, turn 19
move D6                 # 70 red
move D6                 # 71 yellow
play harvest/plant      # 72 yellow, turn 20
move R2                 # 73 yellow
end turn                # 74 yellow
move D5                 # 75 red
play trade/harvest      # 76 red, turn 21
rupees                  # 77 red
move D8                 # 78 yellow
play advance/plant      # 79 yellow, turn 22
advance                 # 80 yellow
technology token        # 81 yellow
move R2                 # 82 yellow
rupees                  # 83 red
play advance/contract   # 84 red, turn 23
move R2                 # 85 red
move D5                 # 86 yellow
play advance/harvest    # 87 yellow, turn 24
rupees                  # 88 yellow
technology token        # 89 yellow
harvest D6              # 90 yellow
done                    # 91 yellow
rupees                  # 92 red
play contract/trade     # 93 red, turn 25
rupees                  # 94 red
rupees                  # 95 yellow
play advance/harvest    # 96 yellow, turn 26
advance                 # 97 yellow
end turn                # 98 yellow
move D7                 # 99 red
play harvest/trade      # 100 red, turn 27
move D8                 # 101 red
move R2                 # 102 yellow
play trade/harvest      # 103 yellow, turn 28
rupees                  # 104 yellow
technology token        # 105 yellow
rupees                  # 106 yellow
rupees                  # 107 red
play harvest/contract   # 108 red, turn 29
rupees                  # 109 red
rupees                  # 110 yellow
play harvest/plant      # 111 yellow, turn 30
rupees                  # 112 yellow
plant D8                # 113 red
play plant/contract     # 114 red, turn 31
move R6                 # 115 red
rupees                  # 116 yellow
play advance/plant      # 117 yellow, turn 32
rupees                  # 118 yellow
plant R6                # 119 red
end: choices 119, checksum 7312fd13ce674cc3
