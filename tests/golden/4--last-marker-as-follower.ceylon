ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
seat 3 "blue"
seat 4 "pink"

levels Dimbula 00001121
levels Kandy 01002101
levels Ruhuna 00110021
levels Uva 20010101
councillor Dimbula C8
councillor Kandy C3
councillor Ruhuna C5
councillor Uva C7
deck plant/harvest trade/advance harvest/trade plant/trade plant/advance
deck plant/harvest trade/advance plant/harvest contract/advance harvest/contract
deck plant/contract harvest/trade plant/trade plant/advance trade/advance
deck trade/contract trade/contract plant/advance plant/trade harvest/advance
deck harvest/trade plant/contract harvest/advance plant/advance plant/advance
deck plant/harvest harvest/contract trade/contract contract/advance harvest/advance
deck contract/advance harvest/advance trade/contract harvest/contract harvest/advance
deck plant/trade contract/advance trade/advance harvest/trade plant/trade
deck plant/contract plant/harvest plant/contract harvest/contract harvest/trade
deck trade/advance
contracts 1.4 1.2 5.3 4.1 4.3 2.4 2.2 5.2 1.1 3.4
contracts 4.4 2.3 1.3 2.1 5.1 3.3 3.1 3.2 4.2 5.4
starting player 2

start D4                # 1 red
start K4                # 2 blue
start R6                # 3 pink
start U2                # 4 yellow
play harvest/plant      # 5 red, turn 1
rupees                  # 6 red
move U1                 # 7 blue
move D8                 # 8 pink
move K4                 # 9 yellow
play harvest/plant      # 10 blue, turn 2
move K4                 # 11 blue
rupees                  # 12 pink
rupees                  # 13 yellow
rupees                  # 14 red
play harvest/plant      # 15 pink, turn 3
harvest R6              # 16 pink
move U2                 # 17 yellow
rupees                  # 18 red
move U1                 # 19 blue
play contract/plant     # 20 yellow, turn 4
move U4                 # 21 yellow
rupees                  # 22 red
plant U1                # 23 blue
rupees                  # 24 pink
play trade/plant        # 25 red, turn 5
rupees                  # 26 red
rupees                  # 27 blue
rupees                  # 28 pink
plant U4                # 29 yellow
play plant/advance      # 30 blue, turn 6
move K7                 # 31 blue
advance                 # 32 pink
advance                 # 33 yellow
advance                 # 34 red
play trade/advance      # 35 pink, turn 7
move D7                 # 36 pink
end turn                # 37 pink
advance                 # 38 yellow
rupees                  # 39 red
rupees                  # 40 blue
play contract/harvest   # 41 yellow, turn 8
rupees                  # 42 yellow
end turn                # 43 yellow
move D1                 # 44 red
harvest U1              # 45 blue
rupees                  # 46 pink
play harvest/trade      # 47 red, turn 9
move D2                 # 48 red
end turn                # 49 red
move K2                 # 50 blue
rupees                  # 51 pink
rupees                  # 52 yellow
play plant/trade        # 53 blue, turn 10
plant K2                # 54 blue
rupees                  # 55 pink
rupees                  # 56 yellow
rupees                  # 57 red
play trade/plant        # 58 pink, turn 11
rupees                  # 59 pink
end turn                # 60 pink
rupees                  # 61 yellow
rupees                  # 62 red
move K7                 # 63 blue
play advance/harvest    # 64 yellow, turn 12
advance                 # 65 yellow
technology token        # 66 yellow
move U5                 # 67 yellow
move D1                 # 68 red
harvest K2              # 69 blue
harvest U1              # 70 blue
move D8                 # 71 pink
play advance/trade      # 72 red, turn 13
advance                 # 73 red
end turn                # 74 red
trade 3 rupees          # 75 blue
move D7                 # 76 pink
move U4                 # 77 yellow
play plant/contract     # 78 blue, turn 14
plant K7                # 79 blue
rupees                  # 80 pink
rupees                  # 81 yellow
move D3                 # 82 red
play advance/trade      # 83 pink, turn 15
advance                 # 84 pink
technology token        # 85 pink
rupees                  # 86 pink
rupees                  # 87 yellow
rupees                  # 88 red
rupees                  # 89 blue
play advance/plant      # 90 yellow, turn 16
advance                 # 91 yellow
technology token        # 92 yellow
rupees                  # 93 yellow
rupees                  # 94 red
move K6                 # 95 blue
plant D7                # 96 pink
play advance/plant      # 97 red, turn 17
advance                 # 98 red
end turn                # 99 red
plant K6                # 100 blue
rupees                  # 101 pink
move U2                 # 102 yellow
play plant/harvest      # 103 blue, turn 18
move K5                 # 104 blue
rupees                  # 105 pink
move U4                 # 106 yellow
harvest D4              # 107 red
play harvest/contract   # 108 pink, turn 19
move D5                 # 109 pink
end turn                # 110 pink
move U5                 # 111 yellow
rupees                  # 112 red
move K6                 # 113 blue
play contract/trade     # 114 yellow, turn 20
technology token        # 115 yellow
plant U5                # 116 yellow
rupees                  # 117 yellow
rupees                  # 118 red
move K8                 # 119 blue
rupees                  # 120 pink
play harvest/trade      # 121 red, turn 21
harvest D4              # 122 red
technology token        # 123 red
rupees                  # 124 red
move R3                 # 125 blue
rupees                  # 126 pink
move U7                 # 127 yellow
play plant/advance      # 128 blue, turn 22
plant R3                # 129 blue
advance                 # 130 pink
advance                 # 131 yellow
advance                 # 132 red
play harvest/advance    # 133 pink, turn 23
move D7                 # 134 pink
technology token        # 135 pink
rupees                  # 136 pink
rupees                  # 137 yellow
advance                 # 138 red
advance                 # 139 blue
play harvest/advance    # 140 yellow, turn 24
harvest U5              # 141 yellow
end turn                # 142 yellow
advance                 # 143 red
move R4                 # 144 blue
advance                 # 145 pink
play advance/contract   # 146 red, turn 25
technology token        # 147 red
harvest D4              # 148 red
advance                 # 149 red
rupees                  # 150 blue
rupees                  # 151 pink
rupees                  # 152 yellow
play plant/advance      # 153 blue, turn 26
plant R4                # 154 blue
technology token        # 155 blue
move K8                 # 156 blue
advance                 # 157 pink
advance                 # 158 yellow
move D5                 # 159 red
play advance/harvest    # 160 pink, turn 27
advance                 # 161 pink
technology token        # 162 pink
harvest D7              # 163 pink
harvest U5              # 164 yellow
rupees                  # 165 red
move D6                 # 166 blue
play trade/plant        # 167 yellow, turn 28
rupees                  # 168 yellow
end turn                # 169 yellow
plant D5                # 170 red
plant D6                # 171 blue
rupees                  # 172 pink
end: choices 172, checksum 212c207a83e8e0da
