ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
seat 3 "blue"
seat 4 "pink"
option starting tiles

levels Dimbula 00111200
levels Kandy 12001010
levels Ruhuna 00011210
levels Uva 00021110
councillor Dimbula C8
councillor Kandy C2
councillor Ruhuna C6
councillor Uva C4
deck plant/advance harvest/contract plant/advance trade/contract trade/advance
deck harvest/contract plant/harvest trade/advance contract/advance harvest/trade
deck plant/advance plant/contract plant/contract harvest/advance harvest/advance
deck harvest/trade contract/advance harvest/advance plant/advance plant/trade
deck trade/contract harvest/trade contract/advance plant/advance trade/advance
deck plant/harvest plant/harvest plant/harvest plant/contract plant/trade
deck harvest/contract harvest/advance harvest/trade harvest/advance plant/trade
deck harvest/contract harvest/trade trade/contract plant/contract trade/contract
deck trade/advance contract/advance plant/trade trade/advance plant/harvest
deck plant/trade
contracts 2.1 5.3 5.4 1.3 3.4 4.1 2.3 1.1 3.2 4.2
contracts 3.1 1.2 3.3 2.4 4.4 2.2 5.2 5.1 4.3 1.4
tiles 6 7 1 5
starting player 3

start D7                # 1 blue
start R2                # 2 pink
start K4                # 3 yellow
start U3                # 4 red
play advance/plant      # 5 blue, turn 1
advance                 # 6 blue
end turn                # 7 blue
move R6                 # 8 pink
rupees                  # 9 yellow
move U1                 # 10 red
play advance/trade      # 11 pink, turn 2
move R3                 # 12 pink
rupees                  # 13 yellow
rupees                  # 14 red
rupees                  # 15 blue
play harvest/plant      # 16 yellow, turn 3
harvest K4              # 17 yellow
plant U1                # 18 red
rupees                  # 19 blue
rupees                  # 20 pink
play plant/advance      # 21 red, turn 4
rupees                  # 22 red
advance                 # 23 blue
advance                 # 24 pink
advance                 # 25 yellow
play advance/plant      # 26 blue, turn 5
starting tile           # 27 blue
rupees                  # 28 blue
technology token        # 29 blue
harvest R2              # 30 blue
harvest D7              # 31 blue
rupees                  # 32 pink
rupees                  # 33 yellow
rupees                  # 34 red
play trade/contract     # 35 pink, turn 6
technology token        # 36 pink
rupees                  # 37 pink
rupees                  # 38 pink
move U1                 # 39 yellow
move U3                 # 40 red
rupees                  # 41 blue
play contract/advance   # 42 yellow, turn 7
rupees                  # 43 yellow
end turn                # 44 yellow
rupees                  # 45 red
rupees                  # 46 blue
advance                 # 47 pink
play plant/contract     # 48 red, turn 8
rupees                  # 49 red
move D5                 # 50 blue
rupees                  # 51 pink
move U3                 # 52 yellow
play contract/plant     # 53 blue, turn 9
rupees                  # 54 blue
technology token        # 55 blue
harvest R2              # 56 blue
harvest D7              # 57 blue
move R7                 # 58 pink
move U5                 # 59 yellow
move U1                 # 60 red
play harvest/contract   # 61 pink, turn 10
move R4                 # 62 pink
end turn                # 63 pink
rupees                  # 64 yellow
move K7                 # 65 red
rupees                  # 66 blue
play advance/plant      # 67 yellow, turn 11
advance                 # 68 yellow
end turn                # 69 yellow
plant K7                # 70 red
rupees                  # 71 blue
rupees                  # 72 pink
play plant/trade        # 73 red, turn 12
rupees                  # 74 red
rupees                  # 75 blue
rupees                  # 76 pink
rupees                  # 77 yellow
play harvest/contract   # 78 blue, turn 13
rupees                  # 79 blue
rupees                  # 80 pink
rupees                  # 81 yellow
move K6                 # 82 red
play harvest/trade      # 83 pink, turn 14
rupees                  # 84 pink
end turn                # 85 pink
rupees                  # 86 yellow
rupees                  # 87 red
rupees                  # 88 blue
play harvest/advance    # 89 yellow, turn 15
starting tile           # 90 yellow
harvest R2              # 91 yellow
done                    # 92 yellow
end turn                # 93 yellow
move K1                 # 94 red
advance                 # 95 blue
advance                 # 96 pink
play plant/advance      # 97 red, turn 16
plant K1                # 98 red
advance                 # 99 blue
move R1                 # 100 pink
advance                 # 101 yellow
play trade/advance      # 102 blue, turn 17
rupees                  # 103 blue
technology token        # 104 blue
harvest D7              # 105 blue
done                    # 106 blue
discard black           # 107 blue
advance                 # 108 pink
advance                 # 109 yellow
advance                 # 110 red
play harvest/plant      # 111 pink, turn 18
rupees                  # 112 pink
technology token        # 113 pink
harvest U3              # 114 pink
harvest K7              # 115 pink
rupees                  # 116 yellow
move K2                 # 117 red
rupees                  # 118 blue
play harvest/plant      # 119 yellow, turn 19
move R5                 # 120 yellow
technology token        # 121 yellow
plant R5                # 122 yellow
plant K2                # 123 red
move R2                 # 124 blue
rupees                  # 125 pink
play plant/harvest      # 126 red, turn 20
rupees                  # 127 red
end turn                # 128 red
move D5                 # 129 blue
rupees                  # 130 pink
move U3                 # 131 yellow
play contract/plant     # 132 blue, turn 21
technology token        # 133 blue
harvest D7              # 134 blue
done                    # 135 blue
discard black           # 136 blue
rupees                  # 137 blue
move R5                 # 138 pink
move R1                 # 139 yellow
move K3                 # 140 red
play trade/plant        # 141 pink, turn 22
rupees                  # 142 pink
technology token        # 143 pink
harvest R5              # 144 pink
harvest U3              # 145 pink
move K6                 # 146 yellow
plant K3                # 147 red
plant D5                # 148 blue
play trade/advance      # 149 yellow, turn 23
rupees                  # 150 yellow
technology token        # 151 yellow
rupees                  # 152 yellow
move K4                 # 153 red
advance                 # 154 blue
advance                 # 155 pink
play trade/harvest      # 156 red, turn 24
rupees                  # 157 red
end turn                # 158 red
rupees                  # 159 blue
rupees                  # 160 pink
harvest K1              # 161 yellow
harvest K7              # 162 yellow
done                    # 163 yellow
play contract/advance   # 164 blue, turn 25
move R2                 # 165 blue
end turn                # 166 blue
advance                 # 167 pink
rupees                  # 168 yellow
rupees                  # 169 red
play harvest/advance    # 170 pink, turn 26
technology token        # 171 pink
starting tile           # 172 pink
contract Uva            # 173 pink
rupees                  # 174 pink
move K5                 # 175 yellow
move U2                 # 176 red
advance                 # 177 blue
play trade/plant        # 178 yellow, turn 27
move D6                 # 179 yellow
technology token        # 180 yellow
trade 1 points          # 181 yellow
plant U2                # 182 red
rupees                  # 183 blue
move R1                 # 184 pink
play advance/harvest    # 185 red, turn 28
move U1                 # 186 red
technology token        # 187 red
rupees                  # 188 red
harvest D7              # 189 blue
done                    # 190 blue
discard black           # 191 blue
harvest K7              # 192 pink
harvest R5              # 193 pink
done                    # 194 pink
discard green           # 195 pink
discard green           # 196 pink
harvest D5              # 197 yellow
harvest R2              # 198 yellow
play contract/trade     # 199 blue, turn 29
rupees                  # 200 blue
end turn                # 201 blue
rupees                  # 202 pink
rupees                  # 203 yellow
move U4                 # 204 red
play contract/trade     # 205 pink, turn 30
rupees                  # 206 pink
end turn                # 207 pink
rupees                  # 208 yellow
rupees                  # 209 red
rupees                  # 210 blue
play contract/plant     # 211 yellow, turn 31
rupees                  # 212 yellow
technology token        # 213 yellow
harvest D5              # 214 yellow
done                    # 215 yellow
plant U4                # 216 red
rupees                  # 217 blue
move K6                 # 218 pink
play harvest/contract   # 219 red, turn 32
harvest U1              # 220 red
harvest U4              # 221 red
harvest U2              # 222 red
harvest U3              # 223 red
rupees                  # 224 blue
move K7                 # 225 pink
move D5                 # 226 yellow
end: choices 226, checksum 82651861d9f521a8
