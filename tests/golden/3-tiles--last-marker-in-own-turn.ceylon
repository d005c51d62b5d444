ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
seat 3 "blue"
option starting tiles

levels Dimbula 12011000
levels Kandy 00101120
levels Ruhuna 00021110
levels Uva 00121100
councillor Dimbula C1
councillor Kandy C6
councillor Ruhuna C5
councillor Uva C3
deck trade/contract harvest/trade trade/contract plant/trade harvest/contract
deck plant/harvest plant/advance harvest/contract contract/advance harvest/contract
deck plant/contract harvest/advance plant/advance plant/harvest harvest/advance
deck trade/advance plant/advance plant/trade plant/trade trade/contract
deck plant/trade plant/contract harvest/trade plant/harvest trade/advance
deck trade/advance plant/harvest trade/advance plant/advance plant/contract
deck plant/advance contract/advance contract/advance trade/advance harvest/advance
deck plant/contract harvest/trade harvest/advance trade/contract contract/advance
deck harvest/trade plant/trade harvest/trade harvest/advance harvest/contract
deck plant/harvest
contracts 1.2 3.2 5.2 5.3 5.4 3.4 2.2 5.1 1.3 4.4
contracts 4.3 3.1 4.2 4.1 3.3 1.1 2.4 1.4 2.3 2.1
tiles 6 5 3
starting player 3

start U7                # 1 blue
start K1                # 2 red
start D7                # 3 yellow
play contract/trade     # 4 blue, turn 1
rupees                  # 5 blue
move D8                 # 6 yellow
rupees                  # 7 red
play trade/plant        # 8 yellow, turn 2
rupees                  # 9 yellow
rupees                  # 10 red
move R5                 # 11 blue
play plant/advance      # 12 red, turn 3
rupees                  # 13 red
advance                 # 14 blue
rupees                  # 15 yellow
play trade/contract     # 16 blue, turn 4
technology token        # 17 blue
rupees                  # 18 blue
rupees                  # 19 blue
rupees                  # 20 yellow
contract Kandy          # 21 red
play contract/plant     # 22 yellow, turn 5
move R2                 # 23 yellow
rupees                  # 24 red
move R1                 # 25 blue
play advance/harvest    # 26 red, turn 6
move K2                 # 27 red
rupees                  # 28 blue
harvest D7              # 29 yellow
play advance/plant      # 30 blue, turn 7
advance                 # 31 blue
technology token        # 32 blue
plant R1                # 33 blue
plant R2                # 34 yellow
plant K2                # 35 red
play harvest/plant      # 36 yellow, turn 8
starting tile           # 37 yellow
harvest U7              # 38 yellow
harvest K2              # 39 yellow
harvest R2              # 40 yellow
done                    # 41 yellow
rupees                  # 42 red
move R5                 # 43 blue
play advance/contract   # 44 red, turn 9
rupees                  # 45 red
rupees                  # 46 blue
rupees                  # 47 yellow
play trade/harvest      # 48 blue, turn 10
rupees                  # 49 blue
rupees                  # 50 yellow
rupees                  # 51 red
play harvest/plant      # 52 yellow, turn 11
move D8                 # 53 yellow
rupees                  # 54 red
rupees                  # 55 blue
play plant/trade        # 56 red, turn 12
rupees                  # 57 red
rupees                  # 58 blue
move D7                 # 59 yellow
play trade/plant        # 60 blue, turn 13
rupees                  # 61 blue
rupees                  # 62 yellow
move K1                 # 63 red
play advance/plant      # 64 yellow, turn 14
advance                 # 65 yellow
technology token        # 66 yellow
rupees                  # 67 yellow
move K5                 # 68 red
plant R5                # 69 blue
play plant/trade        # 70 red, turn 15
plant K5                # 71 red
rupees                  # 72 blue
rupees                  # 73 yellow
play contract/plant     # 74 blue, turn 16
rupees                  # 75 blue
move D5                 # 76 yellow
rupees                  # 77 red
play harvest/trade      # 78 yellow, turn 17
move D4                 # 79 yellow
move D4                 # 80 red
move R8                 # 81 blue
play plant/harvest      # 82 red, turn 18
plant D4                # 83 red
rupees                  # 84 blue
rupees                  # 85 yellow
play trade/advance      # 86 blue, turn 19
rupees                  # 87 blue
advance                 # 88 yellow
move D2                 # 89 red
play trade/contract     # 90 yellow, turn 20
rupees                  # 91 yellow
technology token        # 92 yellow
rupees                  # 93 yellow
starting tile           # 94 red
contract Uva            # 95 red
rupees                  # 96 blue
play plant/harvest      # 97 red, turn 21
plant D2                # 98 red
harvest R5              # 99 blue
harvest U7              # 100 blue
move D3                 # 101 yellow
play advance/trade      # 102 blue, turn 22
advance                 # 103 blue
end turn                # 104 blue
move D4                 # 105 yellow
move K1                 # 106 red
play advance/plant      # 107 yellow, turn 23
advance                 # 108 yellow
technology token        # 109 yellow
harvest K5              # 110 yellow
harvest D2              # 111 yellow
harvest D4              # 112 yellow
discard green           # 113 yellow
discard white           # 114 yellow
discard green           # 115 yellow
plant K6                # 116 red
rupees                  # 117 blue
play plant/contract     # 118 red, turn 24
move K2                 # 119 red
rupees                  # 120 blue
rupees                  # 121 yellow
play advance/plant      # 122 blue, turn 25
technology token        # 123 blue
move U7                 # 124 blue
advance                 # 125 blue
move D6                 # 126 yellow
plant K7                # 127 red
play contract/advance   # 128 yellow, turn 26
rupees                  # 129 yellow
move K7                 # 130 red
rupees                  # 131 blue
play contract/advance   # 132 red, turn 27
rupees                  # 133 red
advance                 # 134 blue
rupees                  # 135 yellow
play advance/trade      # 136 blue, turn 28
advance                 # 137 blue
technology token        # 138 blue
move U5                 # 139 blue
move D5                 # 140 yellow
move K2                 # 141 red
play advance/trade      # 142 yellow, turn 29
advance                 # 143 yellow
end turn                # 144 yellow
rupees                  # 145 red
rupees                  # 146 blue
play plant/contract     # 147 red, turn 30
plant K3                # 148 red
rupees                  # 149 blue
rupees                  # 150 yellow
end: choices 150, checksum 4ba04f4aa95a2e6f
