ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
option without uva
option starting tiles

levels Dimbula 01211000
levels Kandy 01200110
levels Ruhuna 01010210
councillor Dimbula C1
councillor Kandy C4
councillor Ruhuna C3
deck plant/advance trade/contract trade/contract contract/advance plant/harvest
deck plant/harvest plant/contract harvest/trade plant/contract trade/advance
deck plant/advance harvest/advance plant/advance harvest/contract plant/trade
deck harvest/contract plant/harvest harvest/contract plant/advance trade/contract
deck plant/trade contract/advance contract/advance harvest/advance plant/trade
deck plant/trade trade/advance plant/contract trade/contract harvest/trade
deck trade/advance plant/contract harvest/trade plant/harvest harvest/trade
deck harvest/advance plant/trade harvest/advance contract/advance trade/advance
deck trade/advance harvest/contract plant/advance plant/harvest harvest/trade
deck harvest/advance
contracts 5.3 2.1 1.1 1.3 4.1 5.1 4.2 3.1 2.4 3.3
contracts 5.4 4.3 1.2 2.3 4.4 3.2 5.2 1.4 2.2 3.4
tiles 3 1
starting player 2

start R5                # 1 red
start K5                # 2 yellow
play plant/advance      # 3 red, turn 1
rupees                  # 4 red
advance                 # 5 yellow
play contract/advance   # 6 yellow, turn 2
technology token        # 7 yellow
contract Kandy          # 8 yellow
move D8                 # 9 yellow
move D6                 # 10 red
play contract/plant     # 11 red, turn 3
contract Dimbula        # 12 red
rupees                  # 13 yellow
play harvest/plant      # 14 yellow, turn 4
move R6                 # 15 yellow
move R4                 # 16 red
play contract/plant     # 17 red, turn 5
move D4                 # 18 red
move D3                 # 19 yellow
play advance/trade      # 20 yellow, turn 6
rupees                  # 21 yellow
move D2                 # 22 red
play trade/contract     # 23 red, turn 7
rupees                  # 24 red
rupees                  # 25 yellow
play advance/harvest    # 26 yellow, turn 8
move D4                 # 27 yellow
harvest K5              # 28 red
play advance/plant      # 29 red, turn 9
rupees                  # 30 red
move K7                 # 31 yellow
play trade/harvest      # 32 yellow, turn 10
rupees                  # 33 yellow
rupees                  # 34 red
play trade/plant        # 35 red, turn 11
starting tile           # 36 red
rupees                  # 37 red
rupees                  # 38 yellow
play harvest/contract   # 39 yellow, turn 12
rupees                  # 40 yellow
move K7                 # 41 red
play trade/contract     # 42 red, turn 13
rupees                  # 43 red
rupees                  # 44 yellow
play contract/harvest   # 45 yellow, turn 14
move D3                 # 46 yellow
move D2                 # 47 red
play harvest/plant      # 48 red, turn 15
harvest K5              # 49 red
move D6                 # 50 yellow
play plant/harvest      # 51 yellow, turn 16
rupees                  # 52 yellow
rupees                  # 53 red
play advance/plant      # 54 red, turn 17
rupees                  # 55 red
move R8                 # 56 yellow
play contract/advance   # 57 yellow, turn 18
rupees                  # 58 yellow
advance                 # 59 red
play trade/plant        # 60 red, turn 19
move D4                 # 61 red
end turn                # 62 red
plant R8                # 63 yellow
play trade/contract     # 64 yellow, turn 20
rupees                  # 65 yellow
move K8                 # 66 red
play advance/contract   # 67 red, turn 21
advance                 # 68 red
technology token        # 69 red
rupees                  # 70 red
rupees                  # 71 yellow
play contract/harvest   # 72 yellow, turn 22
contract Ruhuna         # 73 yellow
rupees                  # 74 red
play advance/plant      # 75 red, turn 23
technology token        # 76 red
plant K8                # 77 red
advance                 # 78 red
rupees                  # 79 yellow
play contract/plant     # 80 yellow, turn 24
rupees                  # 81 yellow
rupees                  # 82 red
play plant/trade        # 83 red, turn 25
move D5                 # 84 red
end turn                # 85 red
move K6                 # 86 yellow
play plant/trade        # 87 yellow, turn 26
rupees                  # 88 yellow
rupees                  # 89 red
play trade/advance      # 90 red, turn 27
rupees                  # 91 red
technology token        # 92 red
move R4                 # 93 red
move D5                 # 94 yellow
play advance/harvest    # 95 yellow, turn 28
move D7                 # 96 yellow
rupees                  # 97 red
play trade/harvest      # 98 red, turn 29
move D6                 # 99 red
move D8                 # 100 yellow
play harvest/plant      # 101 yellow, turn 30
move R2                 # 102 yellow
rupees                  # 103 red
play contract/trade     # 104 red, turn 31
move K4                 # 105 red
move D4                 # 106 yellow
play advance/harvest    # 107 yellow, turn 32
move D3                 # 108 yellow
move D4                 # 109 red
play plant/trade        # 110 red, turn 33
move K5                 # 111 red
rupees                  # 112 yellow
play trade/harvest      # 113 yellow, turn 34
rupees                  # 114 yellow
harvest K5              # 115 red
done                    # 116 red
play advance/trade      # 117 red, turn 35
move R3                 # 118 red
rupees                  # 119 yellow
play trade/advance      # 120 yellow, turn 36
move K7                 # 121 yellow
move K1                 # 122 red
play harvest/trade      # 123 red, turn 37
move K5                 # 124 red
move K2                 # 125 yellow
play plant/contract     # 126 yellow, turn 38
rupees                  # 127 yellow
move K1                 # 128 red
play contract/advance   # 129 red, turn 39
rupees                  # 130 red
rupees                  # 131 yellow
play advance/harvest    # 132 yellow, turn 40
move R4                 # 133 yellow
harvest K5              # 134 red
end: choices 134, checksum f60d90af9be18bd3
