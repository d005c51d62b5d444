ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
seat 3 "blue"
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
tiles 1 6 3
starting player 1

start U3                # 1 yellow
start K8                # 2 blue
start R3                # 3 red
play advance/trade      # 4 yellow, turn 1
move R5                 # 5 yellow
move D7                 # 6 red
move U1                 # 7 blue
play contract/plant     # 8 red, turn 2
move D6                 # 9 red
move U6                 # 10 blue
move U3                 # 11 yellow
play advance/trade      # 12 blue, turn 3
advance                 # 13 blue
end turn                # 14 blue
rupees                  # 15 yellow
move K5                 # 16 red
play plant/harvest      # 17 yellow, turn 4
move D1                 # 18 yellow
harvest K8              # 19 red
rupees                  # 20 blue
play contract/trade     # 21 red, turn 5
rupees                  # 22 red
rupees                  # 23 blue
starting tile           # 24 yellow
rupees                  # 25 yellow
play contract/harvest   # 26 blue, turn 6
contract Uva            # 27 blue
end turn                # 28 blue
rupees                  # 29 yellow
harvest K8              # 30 red
play trade/plant        # 31 yellow, turn 7
rupees                  # 32 yellow
rupees                  # 33 red
rupees                  # 34 blue
play trade/plant        # 35 red, turn 8
rupees                  # 36 red
plant U6                # 37 blue
plant D1                # 38 yellow
play plant/advance      # 39 blue, turn 9
rupees                  # 40 blue
technology token        # 41 blue
move R8                 # 42 blue
rupees                  # 43 yellow
advance                 # 44 red
play contract/plant     # 45 yellow, turn 10
move D3                 # 46 yellow
plant K5                # 47 red
move U3                 # 48 blue
play harvest/plant      # 49 red, turn 11
starting tile           # 50 red
harvest R3              # 51 red
harvest D1              # 52 red
done                    # 53 red
technology token        # 54 red
contract Kandy          # 55 red
move U5                 # 56 blue
move U5                 # 57 yellow
play trade/harvest      # 58 blue, turn 12
rupees                  # 59 blue
harvest U3              # 60 yellow
done                    # 61 yellow
move U6                 # 62 red
play harvest/plant      # 63 yellow, turn 13
rupees                  # 64 yellow
move U8                 # 65 red
move U2                 # 66 blue
play advance/contract   # 67 red, turn 14
rupees                  # 68 red
rupees                  # 69 blue
rupees                  # 70 yellow
play advance/plant      # 71 blue, turn 15
move U7                 # 72 blue
move U6                 # 73 yellow
rupees                  # 74 red
play advance/plant      # 75 yellow, turn 16
rupees                  # 76 yellow
rupees                  # 77 red
move U4                 # 78 blue
play plant/trade        # 79 red, turn 17
move K7                 # 80 red
rupees                  # 81 blue
rupees                  # 82 yellow
play harvest/advance    # 83 blue, turn 18
harvest U3              # 84 blue
done                    # 85 blue
advance                 # 86 yellow
rupees                  # 87 red
play harvest/advance    # 88 yellow, turn 19
technology token        # 89 yellow
move U1                 # 90 yellow
move R8                 # 91 yellow
rupees                  # 92 red
move R8                 # 93 blue
play advance/plant      # 94 red, turn 20
advance                 # 95 red
technology token        # 96 red
move R5                 # 97 red
move R5                 # 98 blue
move U7                 # 99 yellow
play contract/trade     # 100 blue, turn 21
rupees                  # 101 blue
move U5                 # 102 yellow
rupees                  # 103 red
play contract/advance   # 104 yellow, turn 22
move U1                 # 105 yellow
advance                 # 106 red
move R8                 # 107 blue
play contract/advance   # 108 red, turn 23
move K7                 # 109 red
technology token        # 110 red
harvest U3              # 111 red
discard black           # 112 red
rupees                  # 113 blue
rupees                  # 114 yellow
play advance/plant      # 115 blue, turn 24
advance                 # 116 blue
end turn                # 117 blue
move U7                 # 118 yellow
rupees                  # 119 red
play trade/plant        # 120 yellow, turn 25
move U3                 # 121 yellow
move K3                 # 122 red
rupees                  # 123 blue
play harvest/trade      # 124 red, turn 26
move U6                 # 125 red
move U5                 # 126 blue
move R1                 # 127 yellow
play advance/harvest    # 128 blue, turn 27
move U7                 # 129 blue
end turn                # 130 blue
move K3                 # 131 yellow
harvest U6              # 132 red
discard black           # 133 red
play advance/harvest    # 134 yellow, turn 28
move U1                 # 135 yellow
move U7                 # 136 red
rupees                  # 137 blue
play harvest/contract   # 138 red, turn 29
rupees                  # 139 red
rupees                  # 140 blue
rupees                  # 141 yellow
play contract/harvest   # 142 blue, turn 30
technology token        # 143 blue
plant U7                # 144 blue
rupees                  # 145 blue
rupees                  # 146 yellow
rupees                  # 147 red
play contract/plant     # 148 yellow, turn 31
rupees                  # 149 yellow
move D7                 # 150 red
move K6                 # 151 blue
play trade/advance      # 152 red, turn 32
move D5                 # 153 red
rupees                  # 154 blue
rupees                  # 155 yellow
play trade/plant        # 156 blue, turn 33
rupees                  # 157 blue
rupees                  # 158 yellow
move R2                 # 159 red
play harvest/trade      # 160 yellow, turn 34
rupees                  # 161 yellow
rupees                  # 162 red
rupees                  # 163 blue
play harvest/trade      # 164 red, turn 35
rupees                  # 165 red
rupees                  # 166 blue
move R2                 # 167 yellow
play trade/advance      # 168 blue, turn 36
rupees                  # 169 blue
rupees                  # 170 yellow
move D5                 # 171 red
play advance/trade      # 172 yellow, turn 37
move D2                 # 173 yellow
move D6                 # 174 red
move U5                 # 175 blue
play contract/harvest   # 176 red, turn 38
rupees                  # 177 red
rupees                  # 178 blue
move K8                 # 179 yellow
play harvest/trade      # 180 blue, turn 39
harvest U6              # 181 blue
harvest U3              # 182 blue
done                    # 183 blue
rupees                  # 184 yellow
rupees                  # 185 red
end: choices 185, checksum a5daebde34bf3d25
