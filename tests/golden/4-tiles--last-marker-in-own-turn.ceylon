ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
seat 3 "blue"
seat 4 "pink"
option starting tiles

levels Dimbula 00001121
levels Kandy 20001101
levels Ruhuna 10210100
levels Uva 10020101
councillor Dimbula C5
councillor Kandy C4
councillor Ruhuna C2
councillor Uva C3
deck plant/advance plant/trade contract/advance plant/advance harvest/advance
deck trade/contract plant/harvest harvest/contract plant/harvest plant/advance
deck contract/advance plant/contract harvest/advance harvest/trade plant/trade
deck contract/advance trade/advance plant/advance harvest/trade plant/trade
deck trade/contract contract/advance trade/advance trade/contract harvest/trade
deck harvest/trade trade/contract harvest/contract plant/contract harvest/trade
deck plant/harvest plant/contract plant/harvest harvest/advance harvest/advance
deck harvest/advance plant/trade trade/advance plant/advance trade/advance
deck plant/harvest plant/contract harvest/contract trade/advance harvest/contract
deck plant/trade
contracts 1.4 5.1 3.1 4.4 5.2 1.3 3.2 3.3 3.4 2.1
contracts 2.4 2.3 1.1 5.3 4.3 1.2 5.4 4.2 4.1 2.2
tiles 1 3 6 7
starting player 1

start R5                # 1 yellow
start K3                # 2 red
start D1                # 3 blue
start U7                # 4 pink
play trade/plant        # 5 yellow, turn 1
rupees                  # 6 yellow
rupees                  # 7 red
rupees                  # 8 blue
rupees                  # 9 pink
play plant/advance      # 10 red, turn 2
rupees                  # 11 red
advance                 # 12 blue
advance                 # 13 pink
advance                 # 14 yellow
play harvest/plant      # 15 blue, turn 3
harvest D1              # 16 blue
technology token        # 17 blue
rupees                  # 18 blue
rupees                  # 19 pink
starting tile           # 20 yellow
rupees                  # 21 yellow
starting tile           # 22 red
plant K3                # 23 red
play advance/plant      # 24 pink, turn 4
advance                 # 25 pink
end turn                # 26 pink
rupees                  # 27 yellow
rupees                  # 28 red
move D4                 # 29 blue
play advance/plant      # 30 yellow, turn 5
advance                 # 31 yellow
technology token        # 32 yellow
rupees                  # 33 yellow
move K7                 # 34 red
plant D4                # 35 blue
rupees                  # 36 pink
play contract/trade     # 37 red, turn 6
move K6                 # 38 red
move K5                 # 39 blue
rupees                  # 40 pink
move U7                 # 41 yellow
play trade/plant        # 42 blue, turn 7
rupees                  # 43 blue
rupees                  # 44 pink
rupees                  # 45 yellow
plant K6                # 46 red
play contract/plant     # 47 pink, turn 8
technology token        # 48 pink
rupees                  # 49 pink
move U5                 # 50 pink
move U5                 # 51 yellow
rupees                  # 52 red
plant K5                # 53 blue
play harvest/advance    # 54 yellow, turn 9
harvest R5              # 55 yellow
harvest U7              # 56 yellow
end turn                # 57 yellow
move K8                 # 58 red
move K1                 # 59 blue
move U6                 # 60 pink
play plant/advance      # 61 red, turn 10
plant K8                # 62 red
advance                 # 63 blue
advance                 # 64 pink
advance                 # 65 yellow
play harvest/plant      # 66 blue, turn 11
harvest K6              # 67 blue
harvest K5              # 68 blue
technology token        # 69 blue
rupees                  # 70 blue
move U8                 # 71 pink
rupees                  # 72 yellow
rupees                  # 73 red
play trade/plant        # 74 pink, turn 12
move U5                 # 75 pink
end turn                # 76 pink
rupees                  # 77 yellow
rupees                  # 78 red
rupees                  # 79 blue
play advance/trade      # 80 yellow, turn 13
advance                 # 81 yellow
end turn                # 82 yellow
move D6                 # 83 red
rupees                  # 84 blue
move R5                 # 85 pink
play trade/harvest      # 86 red, turn 14
move K8                 # 87 red
move K2                 # 88 blue
rupees                  # 89 pink
move U4                 # 90 yellow
play trade/harvest      # 91 blue, turn 15
rupees                  # 92 blue
harvest R5              # 93 pink
harvest U7              # 94 pink
rupees                  # 95 yellow
move D6                 # 96 red
play advance/contract   # 97 pink, turn 16
rupees                  # 98 pink
end turn                # 99 pink
rupees                  # 100 yellow
move R2                 # 101 red
move K6                 # 102 blue
play contract/trade     # 103 yellow, turn 17
technology token        # 104 yellow
move U3                 # 105 yellow
rupees                  # 106 yellow
move R6                 # 107 red
rupees                  # 108 blue
rupees                  # 109 pink
play contract/advance   # 110 red, turn 18
rupees                  # 111 red
advance                 # 112 blue
advance                 # 113 pink
advance                 # 114 yellow
play harvest/contract   # 115 blue, turn 19
rupees                  # 116 blue
end turn                # 117 blue
rupees                  # 118 pink
rupees                  # 119 yellow
contract Ruhuna         # 120 red
play advance/contract   # 121 pink, turn 20
advance                 # 122 pink
end turn                # 123 pink
move R1                 # 124 yellow
move D8                 # 125 red
move K1                 # 126 blue
play contract/plant     # 127 yellow, turn 21
technology token        # 128 yellow
rupees                  # 129 yellow
rupees                  # 130 yellow
plant D8                # 131 red
rupees                  # 132 blue
rupees                  # 133 pink
play trade/harvest      # 134 red, turn 22
move R2                 # 135 red
starting tile           # 136 blue
harvest D4              # 137 blue
done                    # 138 blue
move R8                 # 139 pink
rupees                  # 140 yellow
play harvest/plant      # 141 blue, turn 23
technology token        # 142 blue
rupees                  # 143 blue
move K2                 # 144 blue
rupees                  # 145 pink
rupees                  # 146 yellow
plant R2                # 147 red
play contract/plant     # 148 pink, turn 24
rupees                  # 149 pink
end turn                # 150 pink
rupees                  # 151 yellow
move D7                 # 152 red
move K1                 # 153 blue
play harvest/plant      # 154 yellow, turn 25
harvest K6              # 155 yellow
done                    # 156 yellow
end turn                # 157 yellow
plant D7                # 158 red
move D2                 # 159 blue
rupees                  # 160 pink
play trade/harvest      # 161 red, turn 26
rupees                  # 162 red
rupees                  # 163 blue
rupees                  # 164 pink
move K6                 # 165 yellow
play harvest/advance    # 166 blue, turn 27
rupees                  # 167 blue
advance                 # 168 pink
rupees                  # 169 yellow
rupees                  # 170 red
play trade/contract     # 171 pink, turn 28
technology token        # 172 pink
starting tile           # 173 pink
trade 3 points          # 174 pink
rupees                  # 175 pink
rupees                  # 176 yellow
rupees                  # 177 red
rupees                  # 178 blue
play trade/plant        # 179 yellow, turn 29
rupees                  # 180 yellow
technology token        # 181 yellow
rupees                  # 182 yellow
move D8                 # 183 red
plant D2                # 184 blue
rupees                  # 185 pink
play trade/advance      # 186 red, turn 30
move D7                 # 187 red
rupees                  # 188 blue
move U7                 # 189 pink
advance                 # 190 yellow
play advance/plant      # 191 blue, turn 31
advance                 # 192 blue
technology token        # 193 blue
rupees                  # 194 blue
rupees                  # 195 pink
rupees                  # 196 yellow
rupees                  # 197 red
play harvest/advance    # 198 pink, turn 32
harvest R5              # 199 pink
harvest U7              # 200 pink
technology token        # 201 pink
rupees                  # 202 pink
rupees                  # 203 yellow
move R2                 # 204 red
advance                 # 205 blue
play harvest/plant      # 206 yellow, turn 33
harvest K5              # 207 yellow
harvest K8              # 208 yellow
done                    # 209 yellow
discard green           # 210 yellow
technology token        # 211 yellow
rupees                  # 212 yellow
move D6                 # 213 red
move K5                 # 214 blue
move R5                 # 215 pink
play plant/contract     # 216 red, turn 34
plant D6                # 217 red
rupees                  # 218 blue
rupees                  # 219 pink
rupees                  # 220 yellow
play advance/trade      # 221 blue, turn 35
advance                 # 222 blue
end turn                # 223 blue
move U5                 # 224 pink
move K8                 # 225 yellow
rupees                  # 226 red
play contract/harvest   # 227 pink, turn 36
rupees                  # 228 pink
end turn                # 229 pink
rupees                  # 230 yellow
move D4                 # 231 red
harvest D2              # 232 blue
harvest K5              # 233 blue
harvest K8              # 234 blue
harvest D4              # 235 blue
harvest D6              # 236 blue
harvest K6              # 237 blue
discard green           # 238 blue
discard green           # 239 blue
discard green           # 240 blue
discard green           # 241 blue
discard green           # 242 blue
discard green           # 243 blue
end: choices 243, checksum 25eab07288b7103d
