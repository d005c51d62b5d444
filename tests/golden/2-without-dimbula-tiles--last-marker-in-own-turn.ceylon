ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
option without dimbula
option starting tiles

levels Kandy 02101100
levels Ruhuna 00021011
levels Uva 10020101
councillor Kandy C6
councillor Ruhuna C8
councillor Uva C7
deck harvest/trade plant/advance harvest/advance harvest/contract plant/contract
deck plant/contract plant/harvest plant/trade trade/contract plant/trade
deck plant/harvest plant/contract harvest/advance harvest/contract trade/advance
deck trade/advance plant/advance plant/advance trade/advance trade/advance
deck trade/contract harvest/advance plant/harvest harvest/trade plant/trade
deck plant/trade harvest/trade trade/contract contract/advance harvest/advance
deck plant/trade plant/advance harvest/advance contract/advance plant/harvest
deck harvest/trade trade/contract harvest/contract harvest/trade trade/advance
deck plant/contract contract/advance plant/advance harvest/contract plant/harvest
deck contract/advance
contracts 2.1 4.2 2.2 3.3 5.4 1.2 3.4 5.3 1.1 1.4
contracts 3.1 4.3 4.1 3.2 5.2 2.3 1.3 5.1 4.4 2.4
tiles 2 6
starting player 1

start U3                # 1 yellow
start K4                # 2 red
play harvest/trade      # 3 yellow, turn 1
rupees                  # 4 yellow
move U2                 # 5 red
play contract/plant     # 6 red, turn 2
rupees                  # 7 red
move R1                 # 8 yellow
play plant/harvest      # 9 yellow, turn 3
plant R1                # 10 yellow
move U1                 # 11 red
play trade/plant        # 12 red, turn 4
rupees                  # 13 red
move R5                 # 14 yellow
play contract/trade     # 15 yellow, turn 5
move U3                 # 16 yellow
rupees                  # 17 red
play trade/plant        # 18 red, turn 6
rupees                  # 19 red
rupees                  # 20 yellow
play plant/harvest      # 21 yellow, turn 7
rupees                  # 22 yellow
rupees                  # 23 red
play contract/plant     # 24 red, turn 8
rupees                  # 25 red
rupees                  # 26 yellow
play plant/advance      # 27 yellow, turn 9
move U1                 # 28 yellow
advance                 # 29 red
play contract/plant     # 30 red, turn 10
rupees                  # 31 red
technology token        # 32 red
rupees                  # 33 red
plant U1                # 34 yellow
play harvest/advance    # 35 yellow, turn 11
harvest U3              # 36 yellow
done                    # 37 yellow
advance                 # 38 red
play advance/trade      # 39 red, turn 12
advance                 # 40 red
technology token        # 41 red
starting tile           # 42 red
harvest U1              # 43 red
harvest R1              # 44 red
harvest K4              # 45 red
done                    # 46 red
move U3                 # 47 yellow
play plant/advance      # 48 yellow, turn 13
move U1                 # 49 yellow
advance                 # 50 red
play advance/plant      # 51 red, turn 14
advance                 # 52 red
end turn                # 53 red
move K3                 # 54 yellow
play harvest/advance    # 55 yellow, turn 15
starting tile           # 56 yellow
move R5                 # 57 yellow
rupees                  # 58 red
play trade/advance      # 59 red, turn 16
rupees                  # 60 red
end turn                # 61 red
rupees                  # 62 yellow
play advance/trade      # 63 yellow, turn 17
move R1                 # 64 yellow
trade 1 points          # 65 red
play advance/harvest    # 66 red, turn 18
move U2                 # 67 red
technology token        # 68 red
harvest K4              # 69 red
harvest U1              # 70 red
harvest U3              # 71 yellow
harvest R1              # 72 yellow
play plant/harvest      # 73 yellow, turn 19
move K8                 # 74 yellow
rupees                  # 75 red
play contract/harvest   # 76 red, turn 20
technology token        # 77 red
rupees                  # 78 red
rupees                  # 79 red
rupees                  # 80 yellow
play plant/trade        # 81 yellow, turn 21
plant K8                # 82 yellow
rupees                  # 83 red
play trade/plant        # 84 red, turn 22
technology token        # 85 red
plant U2                # 86 red
move U1                 # 87 red
move K5                 # 88 yellow
play advance/trade      # 89 yellow, turn 23
advance                 # 90 yellow
end turn                # 91 yellow
move K3                 # 92 red
play contract/harvest   # 93 red, turn 24
rupees                  # 94 red
move K1                 # 95 yellow
play harvest/trade      # 96 yellow, turn 25
move K6                 # 97 yellow
technology token        # 98 yellow
plant K6                # 99 yellow
move K4                 # 100 red
play contract/trade     # 101 red, turn 26
move U1                 # 102 red
move K7                 # 103 yellow
play plant/trade        # 104 yellow, turn 27
plant K7                # 105 yellow
rupees                  # 106 red
play advance/plant      # 107 red, turn 28
rupees                  # 108 red
move U3                 # 109 yellow
play trade/contract     # 110 yellow, turn 29
rupees                  # 111 yellow
rupees                  # 112 red
play trade/harvest      # 113 red, turn 30
rupees                  # 114 red
rupees                  # 115 yellow
play plant/harvest      # 116 yellow, turn 31
move R5                 # 117 yellow
rupees                  # 118 red
play contract/advance   # 119 red, turn 32
rupees                  # 120 red
rupees                  # 121 yellow
play advance/harvest    # 122 yellow, turn 33
move R4                 # 123 yellow
rupees                  # 124 red
play harvest/advance    # 125 red, turn 34
rupees                  # 126 red
move R7                 # 127 yellow
play advance/contract   # 128 yellow, turn 35
rupees                  # 129 yellow
move K7                 # 130 red
play harvest/contract   # 131 red, turn 36
rupees                  # 132 red
move R6                 # 133 yellow
play plant/contract     # 134 yellow, turn 37
plant R6                # 135 yellow
rupees                  # 136 red
play advance/trade      # 137 red, turn 38
advance                 # 138 red
end turn                # 139 red
move R7                 # 140 yellow
play plant/advance      # 141 yellow, turn 39
plant R7                # 142 yellow
advance                 # 143 red
play contract/advance   # 144 red, turn 40
rupees                  # 145 red
end turn                # 146 red
move R8                 # 147 yellow
end: choices 147, checksum a8b344409a66a805
