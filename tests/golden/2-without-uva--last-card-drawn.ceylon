ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
option without uva

levels Dimbula 01211000
levels Kandy 01200110
levels Ruhuna 01010210
councillor Dimbula C1
councillor Kandy C4
councillor Ruhuna C3
deck plant/advance trade/contract trade/contract contract/advance plant/harvest
deck plant/harvest plant/contract harvest/trade plant/contract trade/advance
deck plant/advance harvest/advance plant/advance harvest/contract plant/trade
deck harvest/contract plant/harvest harvest/contract plant/advance trade/contract
deck plant/trade contract/advance contract/advance harvest/advance plant/trade
deck plant/trade trade/advance plant/contract trade/contract harvest/trade
deck trade/advance plant/contract harvest/trade plant/harvest harvest/trade
deck harvest/advance plant/trade harvest/advance contract/advance trade/advance
deck trade/advance harvest/contract plant/advance plant/harvest harvest/trade
deck harvest/advance
contracts 5.3 2.1 1.1 1.3 4.1 5.1 4.2 3.1 2.4 3.3
contracts 5.4 4.3 1.2 2.3 4.4 3.2 5.2 1.4 2.2 3.4
starting player 2

start R3                # 1 red
start K5                # 2 yellow
play plant/advance      # 3 red, turn 1
move R6                 # 4 red
rupees                  # 5 yellow
play advance/contract   # 6 yellow, turn 2
move R6                 # 7 yellow
move D7                 # 8 red
play contract/trade     # 9 red, turn 3
contract Dimbula        # 10 red
move D6                 # 11 yellow
play harvest/plant      # 12 yellow, turn 4
harvest K5              # 13 yellow
harvest R3              # 14 yellow
move R4                 # 15 red
play plant/contract     # 16 red, turn 5
move R6                 # 17 red
contract Dimbula        # 18 yellow
play harvest/trade      # 19 yellow, turn 6
rupees                  # 20 yellow
move D1                 # 21 red
play advance/plant      # 22 red, turn 7
rupees                  # 23 red
move D2                 # 24 yellow
play trade/advance      # 25 yellow, turn 8
rupees                  # 26 yellow
rupees                  # 27 red
play advance/plant      # 28 red, turn 9
move D7                 # 29 red
move K8                 # 30 yellow
play advance/harvest    # 31 yellow, turn 10
rupees                  # 32 yellow
move K6                 # 33 red
play trade/contract     # 34 red, turn 11
rupees                  # 35 red
rupees                  # 36 yellow
play plant/harvest      # 37 yellow, turn 12
rupees                  # 38 yellow
rupees                  # 39 red
play plant/harvest      # 40 red, turn 13
plant K6                # 41 red
move D1                 # 42 yellow
play contract/harvest   # 43 yellow, turn 14
rupees                  # 44 yellow
move K5                 # 45 red
play trade/plant        # 46 red, turn 15
move R1                 # 47 red
move D4                 # 48 yellow
play harvest/contract   # 49 yellow, turn 16
move D6                 # 50 yellow
move R4                 # 51 red
play contract/plant     # 52 red, turn 17
rupees                  # 53 red
rupees                  # 54 yellow
play harvest/contract   # 55 yellow, turn 18
harvest K5              # 56 yellow
harvest R3              # 57 yellow
move R2                 # 58 red
play contract/advance   # 59 red, turn 19
move R7                 # 60 red
move R7                 # 61 yellow
play harvest/advance    # 62 yellow, turn 20
move K1                 # 63 yellow
rupees                  # 64 red
play plant/advance      # 65 red, turn 21
rupees                  # 66 red
rupees                  # 67 yellow
play contract/advance   # 68 yellow, turn 22
contract Kandy          # 69 yellow
move R5                 # 70 red
play trade/plant        # 71 red, turn 23
rupees                  # 72 red
rupees                  # 73 yellow
play contract/plant     # 74 yellow, turn 24
move D1                 # 75 yellow
rupees                  # 76 red
play advance/trade      # 77 red, turn 25
rupees                  # 78 red
rupees                  # 79 yellow
play contract/trade     # 80 yellow, turn 26
rupees                  # 81 yellow
move K7                 # 82 red
play trade/plant        # 83 red, turn 27
rupees                  # 84 red
plant D1                # 85 yellow
play contract/plant     # 86 yellow, turn 28
move D2                 # 87 yellow
move D7                 # 88 red
play harvest/trade      # 89 red, turn 29
rupees                  # 90 red
rupees                  # 91 yellow
play trade/harvest      # 92 yellow, turn 30
rupees                  # 93 yellow
rupees                  # 94 red
play advance/trade      # 95 red, turn 31
advance                 # 96 red
end turn                # 97 red
rupees                  # 98 yellow
play harvest/plant      # 99 yellow, turn 32
harvest D1              # 100 yellow
done                    # 101 yellow
discard black           # 102 yellow
move R2                 # 103 red
play plant/trade        # 104 red, turn 33
plant R2                # 105 red
end turn                # 106 red
move D5                 # 107 yellow
play advance/harvest    # 108 yellow, turn 34
move K4                 # 109 yellow
harvest R2              # 110 red
harvest R3              # 111 red
play advance/contract   # 112 red, turn 35
technology token        # 113 red
trade 3 points          # 114 red
rupees                  # 115 red
move D3                 # 116 yellow
play advance/harvest    # 117 yellow, turn 36
advance                 # 118 yellow
end turn                # 119 yellow
move R3                 # 120 red
play trade/advance      # 121 red, turn 37
rupees                  # 122 red
move D5                 # 123 yellow
play trade/advance      # 124 yellow, turn 38
rupees                  # 125 yellow
end turn                # 126 yellow
advance                 # 127 red
play trade/contract     # 128 red, turn 39
technology token        # 129 red
harvest R3              # 130 red
done                    # 131 red
rupees                  # 132 red
rupees                  # 133 yellow
play contract/harvest   # 134 yellow, turn 40
rupees                  # 135 yellow
end turn                # 136 yellow
harvest R3              # 137 red
harvest R2              # 138 red
end: choices 138, checksum a38ab4b33ebdbec0
