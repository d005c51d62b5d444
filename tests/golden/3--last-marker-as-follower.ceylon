ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
seat 3 "blue"

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
starting player 3

start R2                # 1 blue
start K3                # 2 yellow
start D2                # 3 red
play plant/advance      # 4 blue, turn 1
rupees                  # 5 blue
advance                 # 6 yellow
rupees                  # 7 red
play advance/trade      # 8 yellow, turn 2
rupees                  # 9 yellow
technology token        # 10 yellow
harvest K3              # 11 yellow
rupees                  # 12 red
rupees                  # 13 blue
play harvest/plant      # 14 red, turn 3
rupees                  # 15 red
move D8                 # 16 blue
rupees                  # 17 yellow
play plant/advance      # 18 blue, turn 4
plant D8                # 19 blue
rupees                  # 20 yellow
rupees                  # 21 red
play advance/plant      # 22 yellow, turn 5
advance                 # 23 yellow
end turn                # 24 yellow
move D4                 # 25 red
rupees                  # 26 blue
play contract/plant     # 27 red, turn 6
move D5                 # 28 red
move R6                 # 29 blue
rupees                  # 30 yellow
play plant/contract     # 31 blue, turn 7
plant R6                # 32 blue
rupees                  # 33 yellow
rupees                  # 34 red
play trade/contract     # 35 yellow, turn 8
technology token        # 36 yellow
rupees                  # 37 yellow
rupees                  # 38 yellow
rupees                  # 39 red
move R3                 # 40 blue
play contract/advance   # 41 red, turn 9
rupees                  # 42 red
rupees                  # 43 blue
advance                 # 44 yellow
play trade/harvest      # 45 blue, turn 10
rupees                  # 46 blue
rupees                  # 47 yellow
harvest R2              # 48 red
play harvest/advance    # 49 yellow, turn 11
move K2                 # 50 yellow
technology token        # 51 yellow
harvest K3              # 52 yellow
advance                 # 53 red
rupees                  # 54 blue
play advance/trade      # 55 red, turn 12
advance                 # 56 red
end turn                # 57 red
rupees                  # 58 blue
rupees                  # 59 yellow
play plant/advance      # 60 blue, turn 13
plant R3                # 61 blue
advance                 # 62 yellow
advance                 # 63 red
play trade/plant        # 64 yellow, turn 14
rupees                  # 65 yellow
technology token        # 66 yellow
rupees                  # 67 yellow
move D7                 # 68 red
rupees                  # 69 blue
play trade/contract     # 70 red, turn 15
technology token        # 71 red
harvest R2              # 72 red
harvest D8              # 73 red
rupees                  # 74 red
move R6                 # 75 blue
rupees                  # 76 yellow
play harvest/trade      # 77 blue, turn 16
move R7                 # 78 blue
rupees                  # 79 yellow
rupees                  # 80 red
play harvest/contract   # 81 yellow, turn 17
move K6                 # 82 yellow
rupees                  # 83 red
move R8                 # 84 blue
play advance/plant      # 85 red, turn 18
advance                 # 86 red
end turn                # 87 red
plant R8                # 88 blue
plant K6                # 89 yellow
play harvest/contract   # 90 blue, turn 19
rupees                  # 91 blue
rupees                  # 92 yellow
move D8                 # 93 red
play harvest/plant      # 94 yellow, turn 20
rupees                  # 95 yellow
rupees                  # 96 red
rupees                  # 97 blue
play harvest/plant      # 98 red, turn 21
move D7                 # 99 red
technology token        # 100 red
plant D7                # 101 red
move U7                 # 102 blue
rupees                  # 103 yellow
play plant/harvest      # 104 blue, turn 22
plant U7                # 105 blue
move K8                 # 106 yellow
rupees                  # 107 red
play contract/plant     # 108 yellow, turn 23
rupees                  # 109 yellow
move R2                 # 110 red
move U5                 # 111 blue
play trade/plant        # 112 red, turn 24
rupees                  # 113 red
technology token        # 114 red
harvest R2              # 115 red
harvest D7              # 116 red
harvest R6              # 117 red
done                    # 118 red
discard white           # 119 red
discard black           # 120 red
plant U5                # 121 blue
plant K8                # 122 yellow
play trade/advance      # 123 blue, turn 25
rupees                  # 124 blue
advance                 # 125 yellow
advance                 # 126 red
play contract/advance   # 127 yellow, turn 26
technology token        # 128 yellow
harvest R3              # 129 yellow
harvest K8              # 130 yellow
harvest K6              # 131 yellow
discard black           # 132 yellow
move K5                 # 133 yellow
advance                 # 134 red
rupees                  # 135 blue
play advance/harvest    # 136 red, turn 27
technology token        # 137 red
rupees                  # 138 red
advance                 # 139 red
move U8                 # 140 blue
rupees                  # 141 yellow
play harvest/trade      # 142 blue, turn 28
rupees                  # 143 blue
move K6                 # 144 yellow
move D6                 # 145 red
play trade/plant        # 146 yellow, turn 29
rupees                  # 147 yellow
rupees                  # 148 red
plant U8                # 149 blue
play advance/harvest    # 150 red, turn 30
move R2                 # 151 red
end turn                # 152 red
harvest U8              # 153 blue
harvest U7              # 154 blue
harvest U5              # 155 blue
rupees                  # 156 yellow
end: choices 156, checksum 1e0793d44ad25dba
