ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
seat 3 "blue"

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
starting player 2

start R1                # 1 red
start U6                # 2 blue
start K4                # 3 yellow
play advance/trade      # 4 red, turn 1
move R6                 # 5 red
move K1                 # 6 blue
move U3                 # 7 yellow
play contract/plant     # 8 blue, turn 2
move D6                 # 9 blue
move U4                 # 10 yellow
move U5                 # 11 red
play advance/trade      # 12 yellow, turn 3
advance                 # 13 yellow
end turn                # 14 yellow
rupees                  # 15 red
move K7                 # 16 blue
play plant/harvest      # 17 red, turn 4
move D6                 # 18 red
harvest R1              # 19 blue
rupees                  # 20 yellow
play contract/trade     # 21 blue, turn 5
rupees                  # 22 blue
rupees                  # 23 yellow
rupees                  # 24 red
play advance/harvest    # 25 yellow, turn 6
move K2                 # 26 yellow
end turn                # 27 yellow
move D4                 # 28 red
rupees                  # 29 blue
play advance/plant      # 30 red, turn 7
rupees                  # 31 red
rupees                  # 32 blue
rupees                  # 33 yellow
play trade/plant        # 34 blue, turn 8
rupees                  # 35 blue
rupees                  # 36 yellow
plant D4                # 37 red
play harvest/contract   # 38 yellow, turn 9
rupees                  # 39 yellow
end turn                # 40 yellow
rupees                  # 41 red
move K5                 # 42 blue
play trade/plant        # 43 red, turn 10
move D1                 # 44 red
plant K5                # 45 blue
plant K2                # 46 yellow
play plant/harvest      # 47 blue, turn 11
move R2                 # 48 blue
move K3                 # 49 yellow
rupees                  # 50 red
play plant/advance      # 51 yellow, turn 12
rupees                  # 52 yellow
end turn                # 53 yellow
rupees                  # 54 red
move R4                 # 55 blue
play contract/plant     # 56 red, turn 13
contract Dimbula        # 57 red
rupees                  # 58 blue
move D3                 # 59 yellow
play contract/advance   # 60 blue, turn 14
move R3                 # 61 blue
rupees                  # 62 yellow
rupees                  # 63 red
play harvest/advance    # 64 yellow, turn 15
harvest D4              # 65 yellow
end turn                # 66 yellow
rupees                  # 67 red
rupees                  # 68 blue
play plant/harvest      # 69 red, turn 16
move D8                 # 70 red
move U4                 # 71 blue
harvest D4              # 72 yellow
play advance/plant      # 73 blue, turn 17
rupees                  # 74 blue
rupees                  # 75 yellow
move R7                 # 76 red
play trade/harvest      # 77 yellow, turn 18
move R2                 # 78 yellow
technology token        # 79 yellow
trade 2 rupees          # 80 yellow
rupees                  # 81 red
harvest U6              # 82 blue
play advance/harvest    # 83 red, turn 19
move R1                 # 84 red
rupees                  # 85 blue
rupees                  # 86 yellow
play trade/advance      # 87 blue, turn 20
rupees                  # 88 blue
rupees                  # 89 yellow
rupees                  # 90 red
play trade/plant        # 91 yellow, turn 21
move R4                 # 92 yellow
move K1                 # 93 red
move R3                 # 94 blue
play contract/advance   # 95 red, turn 22
rupees                  # 96 red
rupees                  # 97 blue
advance                 # 98 yellow
play advance/contract   # 99 blue, turn 23
move R5                 # 100 blue
contract Ruhuna         # 101 yellow
move K3                 # 102 red
play trade/contract     # 103 yellow, turn 24
move R1                 # 104 yellow
technology token        # 105 yellow
move K3                 # 106 yellow
move K4                 # 107 red
move U8                 # 108 blue
play harvest/advance    # 109 red, turn 25
rupees                  # 110 red
move R5                 # 111 blue
rupees                  # 112 yellow
play harvest/trade      # 113 blue, turn 26
rupees                  # 114 blue
rupees                  # 115 yellow
rupees                  # 116 red
play advance/plant      # 117 yellow, turn 27
advance                 # 118 yellow
end turn                # 119 yellow
move U6                 # 120 red
rupees                  # 121 blue
play trade/plant        # 122 red, turn 28
move R8                 # 123 red
move K8                 # 124 blue
plant K3                # 125 yellow
play harvest/contract   # 126 blue, turn 29
harvest K5              # 127 blue
harvest R1              # 128 blue
rupees                  # 129 yellow
move R7                 # 130 red
play contract/harvest   # 131 yellow, turn 30
technology token        # 132 yellow
plant K7                # 133 yellow
move U1                 # 134 yellow
move D8                 # 135 red
harvest R1              # 136 blue
done                    # 137 blue
discard black           # 138 blue
play trade/contract     # 139 red, turn 31
rupees                  # 140 red
rupees                  # 141 blue
rupees                  # 142 yellow
play plant/trade        # 143 blue, turn 32
move R8                 # 144 blue
rupees                  # 145 yellow
rupees                  # 146 red
play harvest/plant      # 147 yellow, turn 33
move K5                 # 148 yellow
rupees                  # 149 red
rupees                  # 150 blue
play contract/plant     # 151 red, turn 34
rupees                  # 152 red
move D7                 # 153 blue
move D1                 # 154 yellow
play trade/harvest      # 155 blue, turn 35
move D5                 # 156 blue
rupees                  # 157 yellow
rupees                  # 158 red
play trade/advance      # 159 yellow, turn 36
rupees                  # 160 yellow
rupees                  # 161 red
move R2                 # 162 blue
play contract/trade     # 163 red, turn 37
rupees                  # 164 red
rupees                  # 165 blue
rupees                  # 166 yellow
play contract/harvest   # 167 blue, turn 38
rupees                  # 168 blue
move K2                 # 169 yellow
move R2                 # 170 red
play trade/harvest      # 171 yellow, turn 39
rupees                  # 172 yellow
rupees                  # 173 red
move D5                 # 174 blue
end: choices 174, checksum f0af203d658f9680
