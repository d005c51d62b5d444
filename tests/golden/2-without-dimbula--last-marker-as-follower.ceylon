ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
option without dimbula

levels Kandy 01000121
levels Ruhuna 00120011
levels Uva 10010201
councillor Kandy C6
councillor Ruhuna C7
councillor Uva C1
deck harvest/trade plant/harvest plant/harvest contract/advance plant/trade
deck harvest/advance plant/harvest trade/contract harvest/trade trade/contract
deck trade/contract contract/advance plant/contract trade/advance trade/advance
deck plant/contract plant/trade plant/advance harvest/trade plant/contract
deck harvest/contract plant/advance contract/advance plant/harvest harvest/contract
deck harvest/advance trade/advance harvest/advance harvest/advance harvest/contract
deck contract/advance harvest/contract harvest/advance plant/trade trade/advance
deck trade/contract plant/advance plant/trade plant/contract plant/harvest
deck plant/trade harvest/trade harvest/trade trade/advance plant/advance
deck plant/advance
contracts 3.3 1.2 2.3 4.2 3.4 5.1 1.1 2.1 4.4 5.4
contracts 1.3 1.4 4.3 3.2 2.4 3.1 4.1 5.2 2.2 5.3
starting player 1

start R1                # 1 yellow
start K3                # 2 red
play plant/harvest      # 3 yellow, turn 1
rupees                  # 4 yellow
rupees                  # 5 red
play trade/plant        # 6 red, turn 2
rupees                  # 7 red
move K8                 # 8 yellow
play plant/harvest      # 9 yellow, turn 3
plant K8                # 10 yellow
harvest K3              # 11 red
play contract/trade     # 12 red, turn 4
rupees                  # 13 red
rupees                  # 14 yellow
play plant/harvest      # 15 yellow, turn 5
rupees                  # 16 yellow
harvest K3              # 17 red
play advance/harvest    # 18 red, turn 6
advance                 # 19 red
end turn                # 20 red
move R4                 # 21 yellow
play trade/contract     # 22 yellow, turn 7
rupees                  # 23 yellow
rupees                  # 24 red
play advance/contract   # 25 red, turn 8
rupees                  # 26 red
end turn                # 27 red
move R5                 # 28 yellow
play plant/contract     # 29 yellow, turn 9
plant R5                # 30 yellow
move U1                 # 31 red
play contract/trade     # 32 red, turn 10
rupees                  # 33 red
end turn                # 34 red
move U3                 # 35 yellow
play harvest/trade      # 36 yellow, turn 11
rupees                  # 37 yellow
rupees                  # 38 red
play contract/plant     # 39 red, turn 12
move K4                 # 40 red
technology token        # 41 red
move U1                 # 42 red
plant U3                # 43 yellow
play plant/trade        # 44 yellow, turn 13
move K7                 # 45 yellow
rupees                  # 46 red
play advance/plant      # 47 red, turn 14
advance                 # 48 red
end turn                # 49 red
plant K7                # 50 yellow
play harvest/trade      # 51 yellow, turn 15
move U1                 # 52 yellow
rupees                  # 53 red
play contract/plant     # 54 red, turn 16
rupees                  # 55 red
end turn                # 56 red
plant U1                # 57 yellow
play trade/harvest      # 58 yellow, turn 17
rupees                  # 59 yellow
move U3                 # 60 red
play advance/plant      # 61 red, turn 18
advance                 # 62 red
technology token        # 63 red
move U5                 # 64 red
move K3                 # 65 yellow
play contract/harvest   # 66 yellow, turn 19
rupees                  # 67 yellow
move U6                 # 68 red
play harvest/plant      # 69 red, turn 20
move U8                 # 70 red
technology token        # 71 red
plant U8                # 72 red
move K2                 # 73 yellow
play advance/contract   # 74 yellow, turn 21
move K6                 # 75 yellow
rupees                  # 76 red
play advance/trade      # 77 red, turn 22
advance                 # 78 red
end turn                # 79 red
move K5                 # 80 yellow
play harvest/contract   # 81 yellow, turn 23
rupees                  # 82 yellow
rupees                  # 83 red
play harvest/advance    # 84 red, turn 24
move U6                 # 85 red
end turn                # 86 red
move K8                 # 87 yellow
play trade/advance      # 88 yellow, turn 25
rupees                  # 89 yellow
advance                 # 90 red
play contract/advance   # 91 red, turn 26
rupees                  # 92 red
technology token        # 93 red
harvest U8              # 94 red
rupees                  # 95 yellow
play trade/advance      # 96 yellow, turn 27
rupees                  # 97 yellow
advance                 # 98 red
play contract/harvest   # 99 red, turn 28
rupees                  # 100 red
end turn                # 101 red
harvest K8              # 102 yellow
harvest R1              # 103 yellow
play advance/harvest    # 104 yellow, turn 29
move K6                 # 105 yellow
move U5                 # 106 red
play trade/plant        # 107 red, turn 30
rupees                  # 108 red
technology token        # 109 red
rupees                  # 110 red
plant K6                # 111 yellow
play contract/advance   # 112 yellow, turn 31
move R1                 # 113 yellow
rupees                  # 114 red
play contract/trade     # 115 red, turn 32
rupees                  # 116 red
technology token        # 117 red
plant U5                # 118 red
move U3                 # 119 yellow
play plant/advance      # 120 yellow, turn 33
move U4                 # 121 yellow
advance                 # 122 red
play trade/plant        # 123 red, turn 34
technology token        # 124 red
move U3                 # 125 red
rupees                  # 126 red
plant U4                # 127 yellow
end: choices 127, checksum 3f8ae4e4ff8cbdcf
