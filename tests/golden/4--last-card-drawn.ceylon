ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
seat 3 "blue"
seat 4 "pink"

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
starting player 3

start R1                # 1 blue
start U6                # 2 pink
start K4                # 3 yellow
start D1                # 4 red
play harvest/plant      # 5 blue, turn 1
rupees                  # 6 blue
move K3                 # 7 pink
move K2                 # 8 yellow
move D7                 # 9 red
play contract/plant     # 10 pink, turn 2
contract Kandy          # 11 pink
rupees                  # 12 yellow
move R6                 # 13 red
rupees                  # 14 blue
play advance/trade      # 15 yellow, turn 3
move R4                 # 16 yellow
move D3                 # 17 red
move D4                 # 18 blue
move D1                 # 19 pink
play advance/plant      # 20 red, turn 4
rupees                  # 21 red
move U3                 # 22 blue
move R7                 # 23 pink
move K6                 # 24 yellow
play plant/contract     # 25 blue, turn 5
move D3                 # 26 blue
rupees                  # 27 pink
move D2                 # 28 yellow
move D2                 # 29 red
play plant/advance      # 30 pink, turn 6
rupees                  # 31 pink
advance                 # 32 yellow
rupees                  # 33 red
rupees                  # 34 blue
play trade/harvest      # 35 yellow, turn 7
technology token        # 36 yellow
rupees                  # 37 yellow
rupees                  # 38 yellow
move K8                 # 39 red
move D1                 # 40 blue
move K6                 # 41 pink
play trade/contract     # 42 red, turn 8
rupees                  # 43 red
rupees                  # 44 blue
move R8                 # 45 pink
contract Dimbula        # 46 yellow
play plant/trade        # 47 blue, turn 9
rupees                  # 48 blue
move U4                 # 49 pink
move K5                 # 50 yellow
rupees                  # 51 red
play plant/trade        # 52 pink, turn 10
rupees                  # 53 pink
move D7                 # 54 yellow
rupees                  # 55 red
move R1                 # 56 blue
play contract/harvest   # 57 yellow, turn 11
move R3                 # 58 yellow
rupees                  # 59 red
harvest R1              # 60 blue
harvest U6              # 61 pink
play contract/advance   # 62 red, turn 12
rupees                  # 63 red
rupees                  # 64 blue
move U6                 # 65 pink
move R7                 # 66 yellow
play trade/advance      # 67 blue, turn 13
move U2                 # 68 blue
rupees                  # 69 pink
rupees                  # 70 yellow
rupees                  # 71 red
play advance/harvest    # 72 pink, turn 14
move D6                 # 73 pink
rupees                  # 74 yellow
harvest R1              # 75 red
rupees                  # 76 blue
play plant/harvest      # 77 yellow, turn 15
move R4                 # 78 yellow
move D1                 # 79 red
harvest K4              # 80 blue
rupees                  # 81 pink
play trade/contract     # 82 red, turn 16
rupees                  # 83 red
move K7                 # 84 blue
move D1                 # 85 pink
contract Ruhuna         # 86 yellow
play plant/advance      # 87 blue, turn 17
rupees                  # 88 blue
rupees                  # 89 pink
rupees                  # 90 yellow
move K5                 # 91 red
play trade/harvest      # 92 pink, turn 18
move R6                 # 93 pink
harvest R1              # 94 yellow
move K3                 # 95 red
move R3                 # 96 blue
play trade/plant        # 97 yellow, turn 19
rupees                  # 98 yellow
move D6                 # 99 red
move R6                 # 100 blue
move R7                 # 101 pink
play trade/plant        # 102 red, turn 20
move R1                 # 103 red
rupees                  # 104 blue
move R3                 # 105 pink
move U8                 # 106 yellow
play advance/contract   # 107 blue, turn 21
move R7                 # 108 blue
rupees                  # 109 pink
move U7                 # 110 yellow
rupees                  # 111 red
play advance/plant      # 112 pink, turn 22
rupees                  # 113 pink
move U3                 # 114 yellow
rupees                  # 115 red
rupees                  # 116 blue
play trade/plant        # 117 yellow, turn 23
move K7                 # 118 yellow
move D8                 # 119 red
move D4                 # 120 blue
move R2                 # 121 pink
play harvest/advance    # 122 red, turn 24
rupees                  # 123 red
move D7                 # 124 blue
move K1                 # 125 pink
rupees                  # 126 yellow
play contract/advance   # 127 blue, turn 25
move R2                 # 128 blue
move R4                 # 129 pink
move U1                 # 130 yellow
advance                 # 131 red
play contract/plant     # 132 pink, turn 26
rupees                  # 133 pink
rupees                  # 134 yellow
move R2                 # 135 red
move D5                 # 136 blue
play advance/plant      # 137 yellow, turn 27
advance                 # 138 yellow
technology token        # 139 yellow
rupees                  # 140 yellow
rupees                  # 141 red
rupees                  # 142 blue
rupees                  # 143 pink
play plant/harvest      # 144 red, turn 28
move U5                 # 145 red
technology token        # 146 red
rupees                  # 147 red
rupees                  # 148 blue
move D5                 # 149 pink
rupees                  # 150 yellow
play harvest/contract   # 151 blue, turn 29
move D3                 # 152 blue
rupees                  # 153 pink
move K5                 # 154 yellow
contract Uva            # 155 red
play plant/harvest      # 156 pink, turn 30
move D7                 # 157 pink
rupees                  # 158 yellow
rupees                  # 159 red
rupees                  # 160 blue
play plant/contract     # 161 yellow, turn 31
rupees                  # 162 yellow
move U6                 # 163 red
move R3                 # 164 blue
rupees                  # 165 pink
play harvest/trade      # 166 red, turn 32
rupees                  # 167 red
rupees                  # 168 blue
rupees                  # 169 pink
rupees                  # 170 yellow
play contract/advance   # 171 blue, turn 33
rupees                  # 172 blue
rupees                  # 173 pink
rupees                  # 174 yellow
move K7                 # 175 red
play advance/trade      # 176 pink, turn 34
advance                 # 177 pink
end turn                # 178 pink
move U5                 # 179 yellow
rupees                  # 180 red
rupees                  # 181 blue
play trade/advance      # 182 yellow, turn 35
move U3                 # 183 yellow
move D4                 # 184 red
advance                 # 185 blue
advance                 # 186 pink
play harvest/contract   # 187 red, turn 36
rupees                  # 188 red
contract Ruhuna         # 189 blue
move D2                 # 190 pink
move R3                 # 191 yellow
end: choices 191, checksum 7b4a36d58b2abc2e
