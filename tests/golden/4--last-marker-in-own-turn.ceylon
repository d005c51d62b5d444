ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
seat 3 "blue"
seat 4 "pink"

levels Dimbula 12010100
levels Kandy 02110100
levels Ruhuna 01010120
levels Uva 20101010
councillor Dimbula C8
councillor Kandy C5
councillor Ruhuna C1
councillor Uva C3
deck contract/advance harvest/advance plant/advance plant/advance harvest/advance
deck plant/harvest harvest/trade harvest/advance plant/trade plant/trade
deck trade/contract trade/advance harvest/trade plant/trade harvest/trade
deck plant/advance trade/advance contract/advance harvest/contract plant/contract
deck trade/advance contract/advance plant/harvest trade/contract plant/advance
deck harvest/trade harvest/advance plant/trade trade/advance plant/contract
deck harvest/contract harvest/contract plant/harvest plant/contract contract/advance
deck plant/advance plant/harvest trade/advance trade/contract harvest/trade
deck plant/contract harvest/contract trade/contract plant/harvest plant/trade
deck harvest/advance
contracts 4.2 4.1 1.4 5.3 3.2 1.2 2.4 1.3 3.4 5.1
contracts 5.4 4.3 3.3 4.4 3.1 2.3 1.1 5.2 2.1 2.2
starting player 2

start U6                # 1 red
start D8                # 2 blue
start K5                # 3 pink
start R5                # 4 yellow
play advance/plant      # 5 red, turn 1
rupees                  # 6 red
rupees                  # 7 blue
rupees                  # 8 pink
move U5                 # 9 yellow
play advance/plant      # 10 blue, turn 2
advance                 # 11 blue
technology token        # 12 blue
rupees                  # 13 blue
rupees                  # 14 pink
plant U5                # 15 yellow
rupees                  # 16 red
play trade/plant        # 17 pink, turn 3
rupees                  # 18 pink
move U6                 # 19 yellow
rupees                  # 20 red
move D7                 # 21 blue
play plant/trade        # 22 yellow, turn 4
rupees                  # 23 yellow
move U4                 # 24 red
move D8                 # 25 blue
move K8                 # 26 pink
play trade/harvest      # 27 red, turn 5
rupees                  # 28 red
move D7                 # 29 blue
rupees                  # 30 pink
rupees                  # 31 yellow
play harvest/plant      # 32 blue, turn 6
move R2                 # 33 blue
move K6                 # 34 pink
move U8                 # 35 yellow
move U2                 # 36 red
play harvest/advance    # 37 pink, turn 7
move K7                 # 38 pink
rupees                  # 39 yellow
advance                 # 40 red
advance                 # 41 blue
play plant/advance      # 42 yellow, turn 8
plant U8                # 43 yellow
advance                 # 44 red
advance                 # 45 blue
advance                 # 46 pink
play harvest/advance    # 47 red, turn 9
technology token        # 48 red
rupees                  # 49 red
rupees                  # 50 red
rupees                  # 51 blue
advance                 # 52 pink
move U7                 # 53 yellow
play trade/plant        # 54 blue, turn 10
move D8                 # 55 blue
technology token        # 56 blue
rupees                  # 57 blue
plant K7                # 58 pink
plant U7                # 59 yellow
rupees                  # 60 red
play contract/harvest   # 61 pink, turn 11
rupees                  # 62 pink
end turn                # 63 pink
move R8                 # 64 yellow
rupees                  # 65 red
move R6                 # 66 blue
play plant/contract     # 67 yellow, turn 12
rupees                  # 68 yellow
rupees                  # 69 red
move D8                 # 70 blue
rupees                  # 71 pink
play advance/trade      # 72 red, turn 13
advance                 # 73 red
end turn                # 74 red
rupees                  # 75 blue
rupees                  # 76 pink
rupees                  # 77 yellow
play harvest/advance    # 78 blue, turn 14
rupees                  # 79 blue
end turn                # 80 blue
advance                 # 81 pink
move R4                 # 82 yellow
advance                 # 83 red
play harvest/plant      # 84 pink, turn 15
move U3                 # 85 pink
end turn                # 86 pink
plant R4                # 87 yellow
rupees                  # 88 red
move D7                 # 89 blue
play trade/advance      # 90 yellow, turn 16
rupees                  # 91 yellow
advance                 # 92 red
rupees                  # 93 blue
move K7                 # 94 pink
play advance/plant      # 95 red, turn 17
advance                 # 96 red
technology token        # 97 red
move K4                 # 98 red
plant D7                # 99 blue
rupees                  # 100 pink
rupees                  # 101 yellow
play contract/advance   # 102 blue, turn 18
technology token        # 103 blue
harvest D7              # 104 blue
done                    # 105 blue
move D5                 # 106 blue
advance                 # 107 pink
rupees                  # 108 yellow
rupees                  # 109 red
play harvest/trade      # 110 pink, turn 19
harvest K7              # 111 pink
technology token        # 112 pink
move K6                 # 113 pink
rupees                  # 114 yellow
move U2                 # 115 red
move R2                 # 116 blue
play plant/trade        # 117 yellow, turn 20
rupees                  # 118 yellow
rupees                  # 119 red
rupees                  # 120 blue
move K5                 # 121 pink
play contract/advance   # 122 red, turn 21
technology token        # 123 red
rupees                  # 124 red
move U1                 # 125 red
move D7                 # 126 blue
advance                 # 127 pink
move R3                 # 128 yellow
play contract/plant     # 129 blue, turn 22
rupees                  # 130 blue
rupees                  # 131 pink
plant R3                # 132 yellow
rupees                  # 133 red
play harvest/advance    # 134 pink, turn 23
rupees                  # 135 pink
end turn                # 136 pink
rupees                  # 137 yellow
advance                 # 138 red
rupees                  # 139 blue
play trade/contract     # 140 yellow, turn 24
move K8                 # 141 yellow
rupees                  # 142 red
move D8                 # 143 blue
rupees                  # 144 pink
play harvest/plant      # 145 red, turn 25
move K3                 # 146 red
technology token        # 147 red
plant K3                # 148 red
rupees                  # 149 blue
rupees                  # 150 pink
plant K8                # 151 yellow
play contract/plant     # 152 blue, turn 26
rupees                  # 153 blue
move K1                 # 154 pink
rupees                  # 155 yellow
move U1                 # 156 red
play trade/harvest      # 157 pink, turn 27
technology token        # 158 pink
harvest K5              # 159 pink
rupees                  # 160 pink
move K6                 # 161 yellow
rupees                  # 162 red
rupees                  # 163 blue
play plant/advance      # 164 yellow, turn 28
plant K6                # 165 yellow
advance                 # 166 red
advance                 # 167 blue
rupees                  # 168 pink
end: choices 168, checksum f1b3791fa462ce60
