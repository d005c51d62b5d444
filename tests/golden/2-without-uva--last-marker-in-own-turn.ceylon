ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
option without uva

levels Dimbula 11012000
levels Kandy 20100110
levels Ruhuna 00011210
councillor Dimbula C4
councillor Kandy C3
councillor Ruhuna C5
deck plant/harvest plant/advance plant/harvest plant/trade harvest/trade
deck harvest/contract plant/advance trade/advance contract/advance harvest/advance
deck plant/trade harvest/advance plant/advance trade/contract trade/contract
deck harvest/trade harvest/advance trade/contract contract/advance plant/advance
deck plant/contract harvest/trade trade/advance trade/advance plant/contract
deck plant/trade harvest/advance plant/trade harvest/contract plant/trade
deck harvest/contract plant/contract harvest/advance harvest/contract harvest/trade
deck trade/advance plant/harvest contract/advance plant/harvest harvest/trade
deck plant/contract trade/advance plant/harvest trade/contract plant/advance
deck contract/advance
contracts 3.2 1.3 3.1 1.2 2.4 1.4 4.1 3.4 2.2 4.4
contracts 1.1 5.1 5.4 2.1 3.3 4.3 5.3 4.2 5.2 2.3
starting player 1

start K5                # 1 yellow
start R3                # 2 red
play plant/advance      # 3 yellow, turn 1
move D2                 # 4 yellow
advance                 # 5 red
play trade/plant        # 6 red, turn 2
technology token        # 7 red
rupees                  # 8 red
rupees                  # 9 red
plant D2                # 10 yellow
play harvest/plant      # 11 yellow, turn 3
rupees                  # 12 yellow
move K8                 # 13 red
play advance/trade      # 14 red, turn 4
advance                 # 15 red
technology token        # 16 red
rupees                  # 17 red
move K5                 # 18 yellow
play plant/harvest      # 19 yellow, turn 5
move D6                 # 20 yellow
move K5                 # 21 red
play harvest/trade      # 22 red, turn 6
harvest D2              # 23 red
done                    # 24 red
move D4                 # 25 yellow
play plant/trade        # 26 yellow, turn 7
plant D4                # 27 yellow
rupees                  # 28 red
play advance/harvest    # 29 red, turn 8
advance                 # 30 red
technology token        # 31 red
move D4                 # 32 red
harvest D2              # 33 yellow
done                    # 34 yellow
play plant/advance      # 35 yellow, turn 9
rupees                  # 36 yellow
advance                 # 37 red
play trade/contract     # 38 red, turn 10
technology token        # 39 red
rupees                  # 40 red
rupees                  # 41 red
move D1                 # 42 yellow
play plant/advance      # 43 yellow, turn 11
plant D1                # 44 yellow
advance                 # 45 red
play harvest/advance    # 46 red, turn 12
rupees                  # 47 red
technology token        # 48 red
rupees                  # 49 red
move D2                 # 50 yellow
play trade/contract     # 51 yellow, turn 13
rupees                  # 52 yellow
rupees                  # 53 red
play contract/harvest   # 54 red, turn 14
rupees                  # 55 red
harvest K5              # 56 yellow
harvest D4              # 57 yellow
harvest D2              # 58 yellow
done                    # 59 yellow
play harvest/advance    # 60 yellow, turn 15
rupees                  # 61 yellow
move D2                 # 62 red
play advance/plant      # 63 red, turn 16
advance                 # 64 red
end turn                # 65 red
rupees                  # 66 yellow
play plant/contract     # 67 yellow, turn 17
rupees                  # 68 yellow
move K5                 # 69 red
play contract/trade     # 70 red, turn 18
rupees                  # 71 red
end turn                # 72 red
rupees                  # 73 yellow
play contract/advance   # 74 yellow, turn 19
rupees                  # 75 yellow
advance                 # 76 red
play harvest/trade      # 77 red, turn 20
harvest D4              # 78 red
harvest K5              # 79 red
harvest D2              # 80 red
technology token        # 81 red
move D2                 # 82 red
trade 1 rupees          # 83 yellow
play plant/contract     # 84 yellow, turn 21
move D1                 # 85 yellow
rupees                  # 86 red
play trade/plant        # 87 red, turn 22
move K1                 # 88 red
technology token        # 89 red
rupees                  # 90 red
rupees                  # 91 yellow
play harvest/advance    # 92 yellow, turn 23
rupees                  # 93 yellow
advance                 # 94 red
play trade/plant        # 95 red, turn 24
move K2                 # 96 red
technology token        # 97 red
rupees                  # 98 red
rupees                  # 99 yellow
play advance/contract   # 100 yellow, turn 25
move D2                 # 101 yellow
rupees                  # 102 red
play trade/plant        # 103 red, turn 26
rupees                  # 104 red
rupees                  # 105 yellow
play harvest/contract   # 106 yellow, turn 27
move D4                 # 107 yellow
move K6                 # 108 red
play contract/plant     # 109 red, turn 28
rupees                  # 110 red
move D2                 # 111 yellow
play contract/harvest   # 112 yellow, turn 29
rupees                  # 113 yellow
rupees                  # 114 red
play contract/harvest   # 115 red, turn 30
rupees                  # 116 red
move K5                 # 117 yellow
play advance/trade      # 118 yellow, turn 31
move K8                 # 119 yellow
rupees                  # 120 red
play trade/advance      # 121 red, turn 32
rupees                  # 122 red
move K6                 # 123 yellow
play plant/harvest      # 124 yellow, turn 33
plant K6                # 125 yellow
rupees                  # 126 red
play trade/harvest      # 127 red, turn 34
rupees                  # 128 red
move K7                 # 129 yellow
play plant/harvest      # 130 yellow, turn 35
plant K7                # 131 yellow
rupees                  # 132 red
play contract/advance   # 133 red, turn 36
rupees                  # 134 red
move K3                 # 135 yellow
play plant/contract     # 136 yellow, turn 37
plant K3                # 137 yellow
rupees                  # 138 red
play trade/harvest      # 139 red, turn 38
rupees                  # 140 red
move K4                 # 141 yellow
play plant/harvest      # 142 yellow, turn 39
plant K4                # 143 yellow
harvest K6              # 144 red
harvest K5              # 145 red
done                    # 146 red
discard green           # 147 red
discard green           # 148 red
play contract/trade     # 149 red, turn 40
move K7                 # 150 red
rupees                  # 151 yellow
end: choices 151, checksum f07d9d304d16c10f
