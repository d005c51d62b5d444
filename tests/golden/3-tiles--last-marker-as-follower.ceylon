ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
seat 3 "blue"
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
tiles 1 2 6
starting player 1

start K7                # 1 yellow
start D2                # 2 red
start R5                # 3 blue
play harvest/plant      # 4 yellow, turn 1
move K3                 # 5 yellow
starting tile           # 6 red
move U4                 # 7 red
rupees                  # 8 blue
play trade/plant        # 9 red, turn 2
rupees                  # 10 red
rupees                  # 11 blue
move K2                 # 12 yellow
play contract/advance   # 13 blue, turn 3
move R4                 # 14 blue
rupees                  # 15 yellow
advance                 # 16 red
play contract/harvest   # 17 yellow, turn 4
starting tile           # 18 yellow
rupees                  # 19 yellow
move U6                 # 20 red
rupees                  # 21 blue
play contract/plant     # 22 red, turn 5
rupees                  # 23 red
end turn                # 24 red
plant R4                # 25 blue
rupees                  # 26 yellow
play plant/harvest      # 27 blue, turn 6
move R8                 # 28 blue
move K1                 # 29 yellow
move U4                 # 30 red
play trade/plant        # 31 yellow, turn 7
rupees                  # 32 yellow
move U3                 # 33 red
plant R8                # 34 blue
play harvest/plant      # 35 red, turn 8
rupees                  # 36 red
technology token        # 37 red
harvest K7              # 38 red
done                    # 39 red
rupees                  # 40 blue
rupees                  # 41 yellow
play trade/harvest      # 42 blue, turn 9
move R5                 # 43 blue
rupees                  # 44 yellow
move U1                 # 45 red
play contract/trade     # 46 yellow, turn 10
move K6                 # 47 yellow
rupees                  # 48 red
rupees                  # 49 blue
play advance/plant      # 50 red, turn 11
advance                 # 51 red
end turn                # 52 red
move R1                 # 53 blue
rupees                  # 54 yellow
play plant/advance      # 55 blue, turn 12
plant R1                # 56 blue
advance                 # 57 yellow
advance                 # 58 red
play trade/plant        # 59 yellow, turn 13
technology token        # 60 yellow
rupees                  # 61 yellow
rupees                  # 62 yellow
rupees                  # 63 red
rupees                  # 64 blue
play advance/plant      # 65 red, turn 14
advance                 # 66 red
end turn                # 67 red
move U3                 # 68 blue
rupees                  # 69 yellow
play advance/trade      # 70 blue, turn 15
move U4                 # 71 blue
rupees                  # 72 yellow
move K7                 # 73 red
play contract/plant     # 74 yellow, turn 16
rupees                  # 75 yellow
move R1                 # 76 red
plant U4                # 77 blue
play contract/trade     # 78 red, turn 17
move K8                 # 79 red
end turn                # 80 red
move U1                 # 81 blue
move K5                 # 82 yellow
play plant/advance      # 83 blue, turn 18
plant U1                # 84 blue
advance                 # 85 yellow
move R4                 # 86 red
play advance/plant      # 87 yellow, turn 19
advance                 # 88 yellow
end turn                # 89 yellow
move R7                 # 90 red
rupees                  # 91 blue
play harvest/plant      # 92 red, turn 20
technology token        # 93 red
move R4                 # 94 red
move R3                 # 95 red
rupees                  # 96 blue
rupees                  # 97 yellow
play advance/trade      # 98 blue, turn 21
rupees                  # 99 blue
rupees                  # 100 yellow
rupees                  # 101 red
play advance/trade      # 102 yellow, turn 22
advance                 # 103 yellow
end turn                # 104 yellow
move R6                 # 105 red
rupees                  # 106 blue
play advance/harvest    # 107 red, turn 23
move R3                 # 108 red
end turn                # 109 red
move U4                 # 110 blue
harvest D2              # 111 yellow
play trade/harvest      # 112 blue, turn 24
move U1                 # 113 blue
rupees                  # 114 yellow
rupees                  # 115 red
play contract/trade     # 116 yellow, turn 25
rupees                  # 117 yellow
end turn                # 118 yellow
rupees                  # 119 red
move U3                 # 120 blue
play advance/harvest    # 121 red, turn 26
move R7                 # 122 red
end turn                # 123 red
move U5                 # 124 blue
move K8                 # 125 yellow
play trade/contract     # 126 blue, turn 27
move U8                 # 127 blue
rupees                  # 128 yellow
rupees                  # 129 red
play advance/contract   # 130 yellow, turn 28
move R3                 # 131 yellow
end turn                # 132 yellow
rupees                  # 133 red
move U7                 # 134 blue
play harvest/advance    # 135 red, turn 29
move R4                 # 136 red
end turn                # 137 red
advance                 # 138 blue
advance                 # 139 yellow
play plant/trade        # 140 blue, turn 30
plant U7                # 141 blue
end turn                # 142 blue
rupees                  # 143 yellow
rupees                  # 144 red
play trade/harvest      # 145 yellow, turn 31
rupees                  # 146 yellow
end turn                # 147 yellow
rupees                  # 148 red
harvest R8              # 149 blue
done                    # 150 blue
play advance/trade      # 151 red, turn 32
advance                 # 152 red
technology token        # 153 red
harvest R8              # 154 red
harvest R4              # 155 red
done                    # 156 red
rupees                  # 157 blue
rupees                  # 158 yellow
play contract/harvest   # 159 blue, turn 33
move U5                 # 160 blue
end turn                # 161 blue
move R7                 # 162 yellow
rupees                  # 163 red
play trade/plant        # 164 yellow, turn 34
rupees                  # 165 yellow
technology token        # 166 yellow
move R4                 # 167 yellow
rupees                  # 168 red
plant U5                # 169 blue
play contract/plant     # 170 red, turn 35
rupees                  # 171 red
end turn                # 172 red
move U6                 # 173 blue
rupees                  # 174 yellow
play plant/harvest      # 175 blue, turn 36
move U5                 # 176 blue
end turn                # 177 blue
rupees                  # 178 yellow
rupees                  # 179 red
end: choices 179, checksum f6882fe1f5e5d8de
