ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
option without dimbula

levels Kandy 10100120
levels Ruhuna 10210100
levels Uva 00011021
councillor Kandy C6
councillor Ruhuna C8
councillor Uva C4
deck plant/advance harvest/contract plant/advance plant/harvest trade/advance
deck plant/advance plant/contract contract/advance plant/advance plant/contract
deck trade/advance harvest/trade harvest/contract trade/contract harvest/advance
deck plant/trade harvest/trade contract/advance harvest/trade harvest/advance
deck contract/advance plant/contract harvest/advance plant/harvest plant/harvest
deck plant/harvest plant/trade trade/advance harvest/contract harvest/advance
deck harvest/trade harvest/advance contract/advance harvest/trade plant/advance
deck trade/contract plant/contract trade/contract trade/advance trade/advance
deck plant/trade trade/contract plant/harvest plant/trade harvest/contract
deck plant/trade
contracts 5.2 1.3 3.2 2.2 5.1 1.1 2.4 3.3 3.4 1.2
contracts 3.1 2.3 4.2 2.1 4.4 4.3 4.1 5.4 5.3 1.4
starting player 2

start U6                # 1 red
start R2                # 2 yellow
play plant/advance      # 3 red, turn 1
move U4                 # 4 red
advance                 # 5 yellow
play advance/plant      # 6 yellow, turn 2
advance                 # 7 yellow
end turn                # 8 yellow
plant U4                # 9 red
play plant/advance      # 10 red, turn 3
rupees                  # 11 red
advance                 # 12 yellow
play harvest/plant      # 13 yellow, turn 4
move R3                 # 14 yellow
end turn                # 15 yellow
rupees                  # 16 red
play plant/advance      # 17 red, turn 5
move U1                 # 18 red
rupees                  # 19 yellow
play contract/plant     # 20 yellow, turn 6
rupees                  # 21 yellow
technology token        # 22 yellow
rupees                  # 23 yellow
plant U1                # 24 red
play plant/contract     # 25 red, turn 7
move U3                 # 26 red
rupees                  # 27 yellow
play trade/harvest      # 28 yellow, turn 8
move R4                 # 29 yellow
technology token        # 30 yellow
move R3                 # 31 yellow
rupees                  # 32 red
play trade/advance      # 33 red, turn 9
rupees                  # 34 red
move R4                 # 35 yellow
play trade/advance      # 36 yellow, turn 10
technology token        # 37 yellow
rupees                  # 38 yellow
rupees                  # 39 yellow
move R5                 # 40 red
play contract/harvest   # 41 red, turn 11
move U7                 # 42 red
rupees                  # 43 yellow
play trade/plant        # 44 yellow, turn 12
rupees                  # 45 yellow
plant U7                # 46 red
play trade/harvest      # 47 red, turn 13
rupees                  # 48 red
move R3                 # 49 yellow
play trade/contract     # 50 yellow, turn 14
move K8                 # 51 yellow
rupees                  # 52 red
play advance/harvest    # 53 red, turn 15
move U5                 # 54 red
rupees                  # 55 yellow
play advance/contract   # 56 yellow, turn 16
advance                 # 57 yellow
end turn                # 58 yellow
rupees                  # 59 red
play trade/harvest      # 60 red, turn 17
move U3                 # 61 red
move K6                 # 62 yellow
play contract/plant     # 63 yellow, turn 18
move K1                 # 64 yellow
end turn                # 65 yellow
plant U3                # 66 red
play contract/harvest   # 67 red, turn 19
rupees                  # 68 red
move K5                 # 69 yellow
play harvest/plant      # 70 yellow, turn 20
technology token        # 71 yellow
rupees                  # 72 yellow
rupees                  # 73 yellow
move U4                 # 74 red
play plant/harvest      # 75 red, turn 21
rupees                  # 76 red
rupees                  # 77 yellow
play harvest/plant      # 78 yellow, turn 22
move K8                 # 79 yellow
move U5                 # 80 red
play plant/trade        # 81 red, turn 23
plant U5                # 82 red
rupees                  # 83 yellow
play contract/advance   # 84 yellow, turn 24
rupees                  # 85 yellow
move U7                 # 86 red
play contract/advance   # 87 red, turn 25
rupees                  # 88 red
advance                 # 89 yellow
play harvest/advance    # 90 yellow, turn 26
rupees                  # 91 yellow
technology token        # 92 yellow
plant K8                # 93 yellow
advance                 # 94 red
play contract/harvest   # 95 red, turn 27
move R5                 # 96 red
end turn                # 97 red
harvest K8              # 98 yellow
play trade/advance      # 99 yellow, turn 28
move R4                 # 100 yellow
rupees                  # 101 red
play trade/harvest      # 102 red, turn 29
move R8                 # 103 red
technology token        # 104 red
plant R8                # 105 red
rupees                  # 106 yellow
play advance/harvest    # 107 yellow, turn 30
advance                 # 108 yellow
technology token        # 109 yellow
plant R4                # 110 yellow
rupees                  # 111 red
play contract/advance   # 112 red, turn 31
move R4                 # 113 red
rupees                  # 114 yellow
play advance/harvest    # 115 yellow, turn 32
advance                 # 116 yellow
technology token        # 117 yellow
move R8                 # 118 yellow
rupees                  # 119 red
play plant/advance      # 120 red, turn 33
rupees                  # 121 red
advance                 # 122 yellow
play trade/contract     # 123 yellow, turn 34
rupees                  # 124 yellow
technology token        # 125 yellow
harvest U7              # 126 yellow
harvest R8              # 127 yellow
harvest R4              # 128 yellow
move R7                 # 129 red
play plant/contract     # 130 red, turn 35
plant R7                # 131 red
rupees                  # 132 yellow
play harvest/trade      # 133 yellow, turn 36
move U7                 # 134 yellow
rupees                  # 135 red
end: choices 135, checksum 3127faaa80b81855
