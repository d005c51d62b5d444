ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
seat 3 "blue"

levels Dimbula 10102100
levels Kandy 11002100
levels Ruhuna 01000112
levels Uva 10201010
councillor Dimbula C2
councillor Kandy C4
councillor Ruhuna C7
councillor Uva C3
deck plant/trade harvest/trade plant/harvest trade/advance plant/trade
deck plant/advance plant/contract plant/advance plant/contract contract/advance
deck harvest/contract plant/harvest trade/advance harvest/contract harvest/advance
deck harvest/advance trade/contract harvest/advance plant/advance plant/harvest
deck plant/harvest contract/advance harvest/advance harvest/advance trade/advance
deck trade/advance contract/advance contract/advance plant/trade plant/trade
deck plant/trade harvest/trade harvest/contract trade/contract trade/contract
deck plant/contract plant/advance trade/advance harvest/trade harvest/contract
deck harvest/trade trade/contract plant/advance harvest/trade plant/harvest
deck plant/contract
contracts 5.3 1.1 2.1 5.2 5.1 4.2 2.3 3.3 2.4 4.3
contracts 5.4 4.4 2.2 1.2 3.2 1.3 4.1 1.4 3.1 3.4
starting player 3

start R1                # 1 blue
start U4                # 2 yellow
start K3                # 3 red
play plant/harvest      # 4 blue, turn 1
move R5                 # 5 blue
rupees                  # 6 yellow
rupees                  # 7 red
play advance/plant      # 8 yellow, turn 2
advance                 # 9 yellow
technology token        # 10 yellow
rupees                  # 11 yellow
rupees                  # 12 red
plant R5                # 13 blue
play contract/plant     # 14 red, turn 3
move K4                 # 15 red
rupees                  # 16 blue
rupees                  # 17 yellow
play plant/trade        # 18 blue, turn 4
move U5                 # 19 blue
rupees                  # 20 yellow
rupees                  # 21 red
play trade/plant        # 22 yellow, turn 5
rupees                  # 23 yellow
plant K4                # 24 red
plant U5                # 25 blue
play harvest/plant      # 26 red, turn 6
harvest K3              # 27 red
done                    # 28 red
rupees                  # 29 blue
move U5                 # 30 yellow
play advance/trade      # 31 blue, turn 7
move U4                 # 32 blue
rupees                  # 33 yellow
move K3                 # 34 red
play trade/advance      # 35 yellow, turn 8
rupees                  # 36 yellow
advance                 # 37 red
move U3                 # 38 blue
play advance/plant      # 39 red, turn 9
technology token        # 40 red
rupees                  # 41 red
advance                 # 42 red
plant U3                # 43 blue
move U7                 # 44 yellow
play contract/advance   # 45 blue, turn 10
rupees                  # 46 blue
move U5                 # 47 yellow
advance                 # 48 red
play trade/contract     # 49 yellow, turn 11
rupees                  # 50 yellow
rupees                  # 51 red
rupees                  # 52 blue
play contract/plant     # 53 red, turn 12
rupees                  # 54 red
end turn                # 55 red
rupees                  # 56 blue
rupees                  # 57 yellow
play plant/advance      # 58 blue, turn 13
move U4                 # 59 blue
advance                 # 60 yellow
advance                 # 61 red
play harvest/plant      # 62 yellow, turn 14
harvest R5              # 63 yellow
done                    # 64 yellow
end turn                # 65 yellow
rupees                  # 66 red
rupees                  # 67 blue
play harvest/plant      # 68 red, turn 15
rupees                  # 69 red
technology token        # 70 red
move K4                 # 71 red
move U3                 # 72 blue
move U6                 # 73 yellow
play trade/harvest      # 74 blue, turn 16
rupees                  # 75 blue
harvest U5              # 76 yellow
done                    # 77 yellow
move K3                 # 78 red
play harvest/advance    # 79 yellow, turn 17
technology token        # 80 yellow
plant U6                # 81 yellow
rupees                  # 82 yellow
advance                 # 83 red
rupees                  # 84 blue
play advance/harvest    # 85 red, turn 18
rupees                  # 86 red
technology token        # 87 red
rupees                  # 88 red
rupees                  # 89 blue
rupees                  # 90 yellow
play contract/advance   # 91 blue, turn 19
rupees                  # 92 blue
advance                 # 93 yellow
move K2                 # 94 red
play contract/harvest   # 95 yellow, turn 20
technology token        # 96 yellow
harvest U5              # 97 yellow
done                    # 98 yellow
rupees                  # 99 yellow
harvest K3              # 100 red
rupees                  # 101 blue
play contract/advance   # 102 red, turn 21
move K7                 # 103 red
end turn                # 104 red
move K7                 # 105 blue
advance                 # 106 yellow
play contract/advance   # 107 blue, turn 22
contract Kandy          # 108 blue
advance                 # 109 yellow
rupees                  # 110 red
play trade/plant        # 111 yellow, turn 23
rupees                  # 112 yellow
end turn                # 113 yellow
move K6                 # 114 red
plant K7                # 115 blue
play trade/plant        # 116 red, turn 24
technology token        # 117 red
rupees                  # 118 red
rupees                  # 119 red
move K6                 # 120 blue
rupees                  # 121 yellow
play plant/trade        # 122 blue, turn 25
plant K6                # 123 blue
rupees                  # 124 yellow
rupees                  # 125 red
play harvest/contract   # 126 yellow, turn 26
technology token        # 127 yellow
rupees                  # 128 yellow
move U5                 # 129 yellow
rupees                  # 130 red
move K2                 # 131 blue
play harvest/advance    # 132 red, turn 27
rupees                  # 133 red
end turn                # 134 red
move K7                 # 135 blue
advance                 # 136 yellow
play harvest/advance    # 137 blue, turn 28
move U1                 # 138 blue
advance                 # 139 yellow
advance                 # 140 red
play trade/contract     # 141 yellow, turn 29
rupees                  # 142 yellow
end turn                # 143 yellow
rupees                  # 144 red
move U2                 # 145 blue
play contract/plant     # 146 red, turn 30
move K7                 # 147 red
technology token        # 148 red
harvest K3              # 149 red
done                    # 150 red
plant U2                # 151 blue
move U4                 # 152 yellow
play plant/advance      # 153 blue, turn 31
move U4                 # 154 blue
advance                 # 155 yellow
advance                 # 156 red
play advance/trade      # 157 yellow, turn 32
rupees                  # 158 yellow
technology token        # 159 yellow
rupees                  # 160 yellow
move U3                 # 161 red
rupees                  # 162 blue
play trade/harvest      # 163 red, turn 33
rupees                  # 164 red
end turn                # 165 red
rupees                  # 166 blue
rupees                  # 167 yellow
play harvest/contract   # 168 blue, turn 34
move U5                 # 169 blue
rupees                  # 170 yellow
rupees                  # 171 red
play advance/trade      # 172 yellow, turn 35
advance                 # 173 yellow
technology token        # 174 yellow
harvest U6              # 175 yellow
harvest U4              # 176 yellow
harvest U5              # 177 yellow
harvest U2              # 178 yellow
done                    # 179 yellow
discard green           # 180 yellow
discard black           # 181 yellow
discard black           # 182 yellow
rupees                  # 183 red
rupees                  # 184 blue
play harvest/contract   # 185 red, turn 36
technology token        # 186 red
harvest K7              # 187 red
done                    # 188 red
move R5                 # 189 red
move U7                 # 190 blue
rupees                  # 191 yellow
play plant/advance      # 192 blue, turn 37
plant U7                # 193 blue
rupees                  # 194 yellow
rupees                  # 195 red
play harvest/trade      # 196 yellow, turn 38
move U1                 # 197 yellow
technology token        # 198 yellow
rupees                  # 199 yellow
rupees                  # 200 red
rupees                  # 201 blue
play harvest/plant      # 202 red, turn 39
technology token        # 203 red
rupees                  # 204 red
harvest U3              # 205 red
harvest U5              # 206 red
harvest R1              # 207 red
done                    # 208 red
discard green           # 209 red
discard black           # 210 red
discard white           # 211 red
rupees                  # 212 blue
move U4                 # 213 yellow
end: choices 213, checksum 7dcf1461831d7c0c
