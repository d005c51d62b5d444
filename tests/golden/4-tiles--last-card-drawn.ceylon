ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
seat 3 "blue"
seat 4 "pink"
option starting tiles

levels Dimbula 01211000
levels Kandy 01200110
levels Ruhuna 01010210
levels Uva 01012001
councillor Dimbula C6
councillor Kandy C1
councillor Ruhuna C3
councillor Uva C5
deck plant/contract trade/advance plant/harvest plant/advance plant/contract
deck plant/harvest harvest/trade harvest/contract trade/advance plant/advance
deck trade/contract harvest/advance plant/trade plant/trade plant/advance
deck harvest/advance trade/advance harvest/advance plant/harvest contract/advance
deck plant/advance harvest/advance plant/trade trade/contract contract/advance
deck harvest/trade plant/trade plant/trade contract/advance plant/advance
deck trade/contract harvest/trade harvest/contract plant/contract harvest/contract
deck plant/harvest harvest/trade harvest/advance plant/contract trade/contract
deck contract/advance trade/advance trade/advance harvest/contract harvest/trade
deck plant/harvest
contracts 1.1 2.2 2.3 5.3 4.3 4.4 1.3 2.1 4.2 3.1
contracts 3.2 4.1 5.1 3.3 1.2 2.4 5.2 3.4 5.4 1.4
tiles 1 6 3 7
starting player 1

start U3                # 1 yellow
start K8                # 2 blue
start R3                # 3 red
start D1                # 4 pink
play harvest/plant      # 5 yellow, turn 1
starting tile           # 6 yellow
rupees                  # 7 yellow
move D8                 # 8 red
rupees                  # 9 blue
move U4                 # 10 pink
play advance/plant      # 11 red, turn 2
rupees                  # 12 red
move R4                 # 13 blue
rupees                  # 14 pink
move R5                 # 15 yellow
play advance/trade      # 16 blue, turn 3
move K4                 # 17 blue
rupees                  # 18 pink
move D1                 # 19 yellow
move D6                 # 20 red
play plant/advance      # 21 pink, turn 4
move K3                 # 22 pink
rupees                  # 23 yellow
move R5                 # 24 red
advance                 # 25 blue
play advance/trade      # 26 yellow, turn 5
move K5                 # 27 yellow
move D2                 # 28 red
rupees                  # 29 blue
rupees                  # 30 pink
play contract/plant     # 31 red, turn 6
rupees                  # 32 red
rupees                  # 33 blue
rupees                  # 34 pink
rupees                  # 35 yellow
play plant/advance      # 36 blue, turn 7
technology token        # 37 blue
plant K4                # 38 blue
rupees                  # 39 blue
move D1                 # 40 pink
move K7                 # 41 yellow
rupees                  # 42 red
play harvest/advance    # 43 pink, turn 8
rupees                  # 44 pink
advance                 # 45 yellow
move D4                 # 46 red
move K1                 # 47 blue
play plant/trade        # 48 yellow, turn 9
move U8                 # 49 yellow
end turn                # 50 yellow
rupees                  # 51 red
rupees                  # 52 blue
rupees                  # 53 pink
play advance/harvest    # 54 red, turn 10
rupees                  # 55 red
move R6                 # 56 blue
move R6                 # 57 pink
rupees                  # 58 yellow
play harvest/contract   # 59 blue, turn 11
move D5                 # 60 blue
move D6                 # 61 pink
contract Uva            # 62 yellow
move U6                 # 63 red
play contract/trade     # 64 pink, turn 12
rupees                  # 65 pink
move U2                 # 66 yellow
move U7                 # 67 red
move D3                 # 68 blue
play trade/advance      # 69 yellow, turn 13
technology token        # 70 yellow
rupees                  # 71 yellow
move K6                 # 72 yellow
move R5                 # 73 red
rupees                  # 74 blue
move D8                 # 75 pink
play trade/plant        # 76 red, turn 14
rupees                  # 77 red
move K5                 # 78 blue
rupees                  # 79 pink
move K7                 # 80 yellow
play trade/plant        # 81 blue, turn 15
rupees                  # 82 blue
rupees                  # 83 pink
move K3                 # 84 yellow
move K6                 # 85 red
play advance/harvest    # 86 pink, turn 16
rupees                  # 87 pink
rupees                  # 88 yellow
starting tile           # 89 red
harvest R3              # 90 red
harvest K8              # 91 red
harvest D1              # 92 red
done                    # 93 red
harvest K8              # 94 blue
play advance/contract   # 95 yellow, turn 17
rupees                  # 96 yellow
move R1                 # 97 red
move K1                 # 98 blue
contract Dimbula        # 99 pink
play harvest/advance    # 100 red, turn 18
harvest K8              # 101 red
done                    # 102 red
rupees                  # 103 blue
move R3                 # 104 pink
rupees                  # 105 yellow
play plant/trade        # 106 blue, turn 19
move D4                 # 107 blue
move R8                 # 108 pink
move K8                 # 109 yellow
rupees                  # 110 red
play advance/contract   # 111 pink, turn 20
rupees                  # 112 pink
move K3                 # 113 yellow
rupees                  # 114 red
rupees                  # 115 blue
play plant/contract     # 116 yellow, turn 21
move K2                 # 117 yellow
contract Ruhuna         # 118 red
contract Dimbula        # 119 blue
move U5                 # 120 pink
play plant/advance      # 121 red, turn 22
rupees                  # 122 red
move D7                 # 123 blue
move R8                 # 124 pink
rupees                  # 125 yellow
play harvest/trade      # 126 blue, turn 23
move R2                 # 127 blue
move U7                 # 128 pink
rupees                  # 129 yellow
move R8                 # 130 red
play harvest/trade      # 131 pink, turn 24
rupees                  # 132 pink
rupees                  # 133 yellow
move R7                 # 134 red
move D6                 # 135 blue
play advance/contract   # 136 yellow, turn 25
advance                 # 137 yellow
technology token        # 138 yellow
rupees                  # 139 yellow
rupees                  # 140 red
rupees                  # 141 blue
rupees                  # 142 pink
play plant/harvest      # 143 red, turn 26
move R2                 # 144 red
rupees                  # 145 blue
rupees                  # 146 pink
rupees                  # 147 yellow
play trade/contract     # 148 blue, turn 27
rupees                  # 149 blue
contract Uva            # 150 pink
move D2                 # 151 yellow
move D5                 # 152 red
play contract/trade     # 153 pink, turn 28
rupees                  # 154 pink
move D7                 # 155 yellow
rupees                  # 156 red
rupees                  # 157 blue
play trade/harvest      # 158 yellow, turn 29
rupees                  # 159 yellow
rupees                  # 160 red
harvest R3              # 161 blue
harvest K8              # 162 blue
rupees                  # 163 pink
play plant/contract     # 164 red, turn 30
rupees                  # 165 red
rupees                  # 166 blue
rupees                  # 167 pink
rupees                  # 168 yellow
play contract/harvest   # 169 blue, turn 31
rupees                  # 170 blue
rupees                  # 171 pink
rupees                  # 172 yellow
move D6                 # 173 red
play contract/trade     # 174 pink, turn 32
move D4                 # 175 pink
move D5                 # 176 yellow
move R6                 # 177 red
rupees                  # 178 blue
play plant/advance      # 179 yellow, turn 33
plant D5                # 180 yellow
move D2                 # 181 red
advance                 # 182 blue
move K8                 # 183 pink
play harvest/advance    # 184 red, turn 34
harvest D1              # 185 red
discard black           # 186 red
advance                 # 187 blue
rupees                  # 188 pink
rupees                  # 189 yellow
play plant/contract     # 190 blue, turn 35
technology token        # 191 blue
rupees                  # 192 blue
rupees                  # 193 blue
rupees                  # 194 pink
contract Dimbula        # 195 yellow
move K1                 # 196 red
play harvest/plant      # 197 pink, turn 36
rupees                  # 198 pink
move D1                 # 199 yellow
rupees                  # 200 red
move U4                 # 201 blue
end: choices 201, checksum 348f0f72f5aa64e9
