ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "Ana"
seat 2 "Ben"
seat 3 "Chloé"
seat 4 "Дмитрий"
option starting tiles

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
tiles 1 2 6 5
starting player 1

start R6                # 1 Ana
start U7                # 2 Ben
start K4                # 3 Дмитрий
start D4                # 4 Chloé
play advance/trade      # 5 Ana, turn 1
advance                 # 6 Ana
technology token        # 7 Ana
contract Ruhuna         # 8 Ana
rupees                  # 9 Ben
rupees                  # 10 Chloé
rupees                  # 11 Дмитрий
play advance/plant      # 12 Ben, turn 2
advance                 # 13 Ben
end turn                # 14 Ben
move K5                 # 15 Chloé
rupees                  # 16 Дмитрий
starting tile           # 17 Ana
rupees                  # 18 Ana
play plant/harvest      # 19 Chloé, turn 3
plant K5                # 20 Chloé
harvest K4              # 21 Дмитрий
move D6                 # 22 Ana
rupees                  # 23 Ben
play contract/plant     # 24 Дмитрий, turn 4
contract Kandy          # 25 Дмитрий
plant D6                # 26 Ana
move R8                 # 27 Ben
rupees                  # 28 Chloé
play harvest/trade      # 29 Ana, turn 5
harvest D6              # 30 Ana
harvest K5              # 31 Ana
done                    # 32 Ana
rupees                  # 33 Ben
rupees                  # 34 Chloé
rupees                  # 35 Дмитрий
play plant/trade        # 36 Ben, turn 6
plant R8                # 37 Ben
technology token        # 38 Ben
contract Ruhuna         # 39 Ben
rupees                  # 40 Chloé
rupees                  # 41 Дмитрий
move K8                 # 42 Ana
play advance/trade      # 43 Chloé, turn 7
advance                 # 44 Chloé
technology token        # 45 Chloé
contract Kandy          # 46 Chloé
move U1                 # 47 Дмитрий
rupees                  # 48 Ana
move K8                 # 49 Ben
play contract/trade     # 50 Дмитрий, turn 8
contract Uva            # 51 Дмитрий
rupees                  # 52 Ana
rupees                  # 53 Ben
move D6                 # 54 Chloé
play plant/trade        # 55 Ana, turn 9
plant K8                # 56 Ana
rupees                  # 57 Ben
rupees                  # 58 Chloé
rupees                  # 59 Дмитрий
play advance/plant      # 60 Ben, turn 10
advance                 # 61 Ben
end turn                # 62 Ben
plant D5                # 63 Chloé
plant U3                # 64 Дмитрий
move U1                 # 65 Ana
play advance/trade      # 66 Chloé, turn 11
advance                 # 67 Chloé
technology token        # 68 Chloé
harvest D5              # 69 Chloé
harvest K5              # 70 Chloé
harvest K8              # 71 Chloé
done                    # 72 Chloé
move R5                 # 73 Дмитрий
rupees                  # 74 Ana
move K6                 # 75 Ben
play advance/harvest    # 76 Дмитрий, turn 12
advance                 # 77 Дмитрий
technology token        # 78 Дмитрий
plant R4                # 79 Дмитрий
rupees                  # 80 Ana
harvest K5              # 81 Ben
harvest K8              # 82 Ben
rupees                  # 83 Chloé
play plant/harvest      # 84 Ana, turn 13
plant U1                # 85 Ana
rupees                  # 86 Ben
rupees                  # 87 Chloé
harvest U3              # 88 Дмитрий
harvest R4              # 89 Дмитрий
harvest U7              # 90 Дмитрий
harvest R8              # 91 Дмитрий
discard black           # 92 Дмитрий
play plant/advance      # 93 Ben, turn 14
plant K6                # 94 Ben
technology token        # 95 Ben
contract Kandy          # 96 Ben
advance                 # 97 Chloé
move K7                 # 98 Дмитрий
advance                 # 99 Ana
play trade/plant        # 100 Chloé, turn 15
trade 3 rupees          # 101 Chloé
technology token        # 102 Chloé
harvest D4              # 103 Chloé
harvest K5              # 104 Chloé
harvest K8              # 105 Chloé
done                    # 106 Chloé
rupees                  # 107 Дмитрий
rupees                  # 108 Ana
rupees                  # 109 Ben
play trade/harvest      # 110 Дмитрий, turn 16
trade 3 rupees          # 111 Дмитрий
rupees                  # 112 Ana
rupees                  # 113 Ben
move R3                 # 114 Chloé
play contract/trade     # 115 Ana, turn 17
contract Uva            # 116 Ana
end turn                # 117 Ana
move D2                 # 118 Ben
trade 1 points          # 119 Chloé
rupees                  # 120 Дмитрий
play plant/harvest      # 121 Ben, turn 18
plant D2                # 122 Ben
starting tile           # 123 Chloé
harvest K5              # 124 Chloé
harvest D5              # 125 Chloé
harvest D4              # 126 Chloé
harvest K6              # 127 Chloé
harvest R4              # 128 Chloé
harvest U1              # 129 Chloé
harvest R8              # 130 Chloé
harvest U3              # 131 Chloé
harvest U7              # 132 Chloé
done                    # 133 Chloé
discard green           # 134 Chloé
discard black           # 135 Chloé
discard green           # 136 Chloé
discard black           # 137 Chloé
discard green           # 138 Chloé
harvest U1              # 139 Дмитрий
harvest U3              # 140 Дмитрий
harvest K6              # 141 Дмитрий
harvest U1              # 142 Ana
done                    # 143 Ana
play advance/contract   # 144 Chloé, turn 19
advance                 # 145 Chloé
technology token        # 146 Chloé
plant R7                # 147 Chloé
starting tile           # 148 Дмитрий
contract Ruhuna         # 149 Дмитрий
rupees                  # 150 Ana
rupees                  # 151 Ben
play plant/advance      # 152 Дмитрий, turn 20
plant K7                # 153 Дмитрий
rupees                  # 154 Ana
move K1                 # 155 Ben
advance                 # 156 Chloé
play trade/harvest      # 157 Ana, turn 21
trade 1 rupees          # 158 Ana
technology token        # 159 Ana
harvest K4              # 160 Ana
harvest U1              # 161 Ana
harvest U3              # 162 Ana
done                    # 163 Ana
rupees                  # 164 Ben
rupees                  # 165 Chloé
rupees                  # 166 Дмитрий
play plant/contract     # 167 Ben, turn 22
plant K1                # 168 Ben
rupees                  # 169 Chloé
rupees                  # 170 Дмитрий
move K2                 # 171 Ana
play contract/harvest   # 172 Chloé, turn 23
contract Ruhuna         # 173 Chloé
technology token        # 174 Chloé
trade 3 rupees          # 175 Chloé
rupees                  # 176 Дмитрий
rupees                  # 177 Ana
rupees                  # 178 Ben
play trade/contract     # 179 Дмитрий, turn 24
trade 1 points          # 180 Дмитрий
contract Kandy          # 181 Ana
rupees                  # 182 Ben
move D6                 # 183 Chloé
play advance/plant      # 184 Ana, turn 25
advance                 # 185 Ana
technology token        # 186 Ana
plant K2                # 187 Ana
move D2                 # 188 Ben
rupees                  # 189 Chloé
rupees                  # 190 Дмитрий
play harvest/plant      # 191 Ben, turn 26
harvest K1              # 192 Ben
harvest D2              # 193 Ben
harvest K5              # 194 Ben
harvest D4              # 195 Ben
discard black           # 196 Ben
discard black           # 197 Ben
rupees                  # 198 Chloé
plant K3                # 199 Дмитрий
rupees                  # 200 Ana
play advance/contract   # 201 Chloé, turn 27
advance                 # 202 Chloé
technology token        # 203 Chloé
contract Dimbula        # 204 Chloé
move R1                 # 205 Дмитрий
rupees                  # 206 Ana
contract Dimbula        # 207 Ben
play plant/trade        # 208 Дмитрий, turn 28
plant R1                # 209 Дмитрий
trade 1 rupees          # 210 Ana
rupees                  # 211 Ben
move R3                 # 212 Chloé
play advance/contract   # 213 Ana, turn 29
advance                 # 214 Ana
technology token        # 215 Ana
harvest K2              # 216 Ana
harvest K6              # 217 Ana
harvest K7              # 218 Ana
done                    # 219 Ana
rupees                  # 220 Ben
rupees                  # 221 Chloé
rupees                  # 222 Дмитрий
play advance/trade      # 223 Ben, turn 30
advance                 # 224 Ben
end turn                # 225 Ben
rupees                  # 226 Chloé
rupees                  # 227 Дмитрий
trade 1 points          # 228 Ana
play advance/harvest    # 229 Chloé, turn 31
advance                 # 230 Chloé
technology token        # 231 Chloé
plant R2                # 232 Chloé
harvest U3              # 233 Дмитрий
harvest R4              # 234 Дмитрий
harvest R1              # 235 Дмитрий
harvest K7              # 236 Дмитрий
harvest K6              # 237 Дмитрий
harvest K8              # 238 Дмитрий
discard black           # 239 Дмитрий
discard black           # 240 Дмитрий
discard black           # 241 Дмитрий
move D2                 # 242 Ana
rupees                  # 243 Ben
play trade/plant        # 244 Дмитрий, turn 32
trade 3 points          # 245 Дмитрий
plant D1                # 246 Ana
rupees                  # 247 Ben
rupees                  # 248 Chloé
play contract/plant     # 249 Ana, turn 33
contract Dimbula        # 250 Ana
rupees                  # 251 Ben
plant R3                # 252 Chloé
plant R5                # 253 Дмитрий
play advance/harvest    # 254 Ben, turn 34
advance                 # 255 Ben
technology token        # 256 Ben
trade 2 rupees          # 257 Ben
harvest R7              # 258 Chloé
done                    # 259 Chloé
harvest R5              # 260 Дмитрий
harvest R4              # 261 Дмитрий
harvest U3              # 262 Дмитрий
harvest R1              # 263 Дмитрий
harvest K7              # 264 Дмитрий
harvest K6              # 265 Дмитрий
harvest K8              # 266 Дмитрий
discard black           # 267 Дмитрий
discard black           # 268 Дмитрий
discard green           # 269 Дмитрий
discard black           # 270 Дмитрий
move K1                 # 271 Ana
play trade/harvest      # 272 Chloé, turn 35
trade 3 rupees          # 273 Chloé
harvest R4              # 274 Дмитрий
harvest K7              # 275 Дмитрий
harvest U3              # 276 Дмитрий
harvest R5              # 277 Дмитрий
harvest R1              # 278 Дмитрий
harvest K6              # 279 Дмитрий
harvest K8              # 280 Дмитрий
discard black           # 281 Дмитрий
discard black           # 282 Дмитрий
discard green           # 283 Дмитрий
discard black           # 284 Дмитрий
discard green           # 285 Дмитрий
discard green           # 286 Дмитрий
discard black           # 287 Дмитрий
rupees                  # 288 Ana
rupees                  # 289 Ben
play advance/harvest    # 290 Дмитрий, turn 36
advance                 # 291 Дмитрий
technology token        # 292 Дмитрий
trade 1 points          # 293 Дмитрий
rupees                  # 294 Ana
harvest D2              # 295 Ben
harvest K1              # 296 Ben
harvest K5              # 297 Ben
harvest D4              # 298 Ben
harvest D1              # 299 Ben
discard black           # 300 Ben
harvest D6              # 301 Chloé
harvest R2              # 302 Chloé
harvest R3              # 303 Chloé
harvest R7              # 304 Chloé
done                    # 305 Chloé
end: choices 305, checksum 165cd91d2361d7bb
