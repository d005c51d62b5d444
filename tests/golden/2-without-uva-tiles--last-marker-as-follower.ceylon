ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
option without uva
option starting tiles

levels Dimbula 10201100
levels Kandy 00110120
levels Ruhuna 20111000
councillor Dimbula C4
councillor Kandy C3
councillor Ruhuna C8
deck plant/contract plant/contract harvest/contract harvest/advance harvest/trade
deck plant/trade plant/advance harvest/trade contract/advance plant/harvest
deck trade/contract plant/harvest trade/contract harvest/contract plant/trade
deck harvest/advance plant/advance trade/contract harvest/advance plant/contract
deck harvest/trade trade/advance harvest/trade harvest/advance contract/advance
deck trade/contract plant/harvest harvest/contract harvest/advance plant/trade
deck trade/advance trade/advance harvest/contract plant/harvest plant/contract
deck plant/advance trade/advance plant/trade trade/advance harvest/trade
deck contract/advance contract/advance plant/harvest plant/advance plant/trade
deck plant/advance
contracts 4.4 3.4 4.1 1.3 4.3 3.2 1.4 2.3 5.2 2.2
contracts 1.2 2.1 5.3 4.2 5.4 5.1 1.1 3.1 2.4 3.3
tiles 5 7
starting player 1

start K1                # 1 yellow
start D2                # 2 red
play contract/plant     # 3 yellow, turn 1
starting tile           # 4 yellow
contract Dimbula        # 5 yellow
move D1                 # 6 red
play plant/trade        # 7 red, turn 2
plant D1                # 8 red
rupees                  # 9 yellow
play advance/plant      # 10 yellow, turn 3
move K6                 # 11 yellow
move D4                 # 12 red
play harvest/advance    # 13 red, turn 4
move D1                 # 14 red
move R1                 # 15 yellow
play contract/plant     # 16 yellow, turn 5
rupees                  # 17 yellow
rupees                  # 18 red
play plant/harvest      # 19 red, turn 6
move D2                 # 20 red
rupees                  # 21 yellow
play advance/contract   # 22 yellow, turn 7
move K7                 # 23 yellow
move D1                 # 24 red
play plant/harvest      # 25 red, turn 8
rupees                  # 26 red
rupees                  # 27 yellow
play harvest/contract   # 28 yellow, turn 9
rupees                  # 29 yellow
contract Dimbula        # 30 red
play harvest/trade      # 31 red, turn 10
move D3                 # 32 red
rupees                  # 33 yellow
play trade/plant        # 34 yellow, turn 11
rupees                  # 35 yellow
plant D3                # 36 red
play advance/harvest    # 37 red, turn 12
move D5                 # 38 red
rupees                  # 39 yellow
play advance/plant      # 40 yellow, turn 13
advance                 # 41 yellow
end turn                # 42 yellow
plant D5                # 43 red
play contract/trade     # 44 red, turn 14
move D4                 # 45 red
rupees                  # 46 yellow
play advance/harvest    # 47 yellow, turn 15
advance                 # 48 yellow
technology token        # 49 yellow
rupees                  # 50 yellow
harvest D1              # 51 red
harvest D2              # 52 red
harvest D5              # 53 red
done                    # 54 red
play plant/contract     # 55 red, turn 16
move D6                 # 56 red
rupees                  # 57 yellow
play harvest/trade      # 58 yellow, turn 17
move R1                 # 59 yellow
end turn                # 60 yellow
move R2                 # 61 red
play trade/advance      # 62 red, turn 18
move D6                 # 63 red
rupees                  # 64 yellow
play harvest/trade      # 65 yellow, turn 19
rupees                  # 66 yellow
technology token        # 67 yellow
rupees                  # 68 yellow
trade 3 rupees          # 69 red
play advance/harvest    # 70 red, turn 20
advance                 # 71 red
end turn                # 72 red
move K8                 # 73 yellow
play contract/advance   # 74 yellow, turn 21
rupees                  # 75 yellow
move D5                 # 76 red
play trade/contract     # 77 red, turn 22
move R2                 # 78 red
technology token        # 79 red
plant R2                # 80 red
rupees                  # 81 yellow
play harvest/plant      # 82 yellow, turn 23
rupees                  # 83 yellow
move R3                 # 84 red
play contract/harvest   # 85 red, turn 24
rupees                  # 86 red
rupees                  # 87 yellow
play contract/trade     # 88 yellow, turn 25
move D6                 # 89 yellow
rupees                  # 90 red
play plant/trade        # 91 red, turn 26
plant R3                # 92 red
rupees                  # 93 yellow
play advance/trade      # 94 yellow, turn 27
advance                 # 95 yellow
end turn                # 96 yellow
move D6                 # 97 red
play contract/harvest   # 98 red, turn 28
rupees                  # 99 red
rupees                  # 100 yellow
play contract/harvest   # 101 yellow, turn 29
rupees                  # 102 yellow
end turn                # 103 yellow
rupees                  # 104 red
play plant/harvest      # 105 red, turn 30
plant D6                # 106 red
rupees                  # 107 yellow
play contract/plant     # 108 yellow, turn 31
rupees                  # 109 yellow
technology token        # 110 yellow
harvest D6              # 111 yellow
done                    # 112 yellow
move K5                 # 113 red
play plant/advance      # 114 red, turn 32
move K6                 # 115 red
advance                 # 116 yellow
play contract/trade     # 117 yellow, turn 33
move D5                 # 118 yellow
end turn                # 119 yellow
move K1                 # 120 red
play plant/trade        # 121 red, turn 34
move D2                 # 122 red
rupees                  # 123 yellow
play advance/harvest    # 124 yellow, turn 35
move D3                 # 125 yellow
technology token        # 126 yellow
rupees                  # 127 yellow
move D4                 # 128 red
play advance/trade      # 129 red, turn 36
move K5                 # 130 red
move D1                 # 131 yellow
play trade/advance      # 132 yellow, turn 37
move D4                 # 133 yellow
rupees                  # 134 red
play advance/contract   # 135 red, turn 38
move K8                 # 136 red
move D3                 # 137 yellow
play harvest/plant      # 138 yellow, turn 39
harvest D3              # 139 yellow
harvest D1              # 140 yellow
harvest D5              # 141 yellow
plant K8                # 142 red
play plant/advance      # 143 red, turn 40
rupees                  # 144 red
advance                 # 145 yellow
end: choices 145, checksum c0edd2b731223087
