ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
option without uva
option starting tiles

levels Dimbula 01211000
levels Kandy 11201000
levels Ruhuna 10210100
councillor Dimbula C3
councillor Kandy C5
councillor Ruhuna C1
deck trade/contract harvest/advance trade/advance plant/harvest plant/contract
deck plant/harvest plant/harvest trade/advance plant/advance harvest/contract
deck plant/contract harvest/contract plant/harvest trade/advance harvest/advance
deck harvest/advance trade/contract trade/advance harvest/contract contract/advance
deck plant/advance harvest/trade plant/contract harvest/advance contract/advance
deck plant/advance harvest/trade plant/trade harvest/advance plant/advance
deck plant/trade contract/advance harvest/trade trade/advance trade/contract
deck plant/harvest harvest/trade plant/advance harvest/contract harvest/trade
deck plant/trade trade/contract contract/advance plant/trade plant/trade
deck plant/contract
contracts 4.4 1.3 3.1 2.2 5.3 2.3 5.4 5.2 4.2 1.1
contracts 2.4 2.1 1.4 5.1 4.3 3.3 3.4 1.2 4.1 3.2
tiles 2 5
starting player 1

start D6                # 1 yellow
start R7                # 2 red
play harvest/advance    # 3 yellow, turn 1
starting tile           # 4 yellow
move R1                 # 5 yellow
rupees                  # 6 red
play plant/harvest      # 7 red, turn 2
move R4                 # 8 red
move K7                 # 9 yellow
play harvest/plant      # 10 yellow, turn 3
rupees                  # 11 yellow
plant R4                # 12 red
play plant/contract     # 13 red, turn 4
rupees                  # 14 red
rupees                  # 15 yellow
play advance/plant      # 16 yellow, turn 5
rupees                  # 17 yellow
move R5                 # 18 red
play plant/harvest      # 19 red, turn 6
plant R5                # 20 red
rupees                  # 21 yellow
play contract/plant     # 22 yellow, turn 7
move K2                 # 23 yellow
move R8                 # 24 red
play advance/trade      # 25 red, turn 8
rupees                  # 26 red
move K3                 # 27 yellow
play harvest/plant      # 28 yellow, turn 9
move K4                 # 29 yellow
plant R8                # 30 red
play contract/harvest   # 31 red, turn 10
rupees                  # 32 red
rupees                  # 33 yellow
play advance/harvest    # 34 yellow, turn 11
advance                 # 35 yellow
end turn                # 36 yellow
move R4                 # 37 red
play trade/advance      # 38 red, turn 12
move R7                 # 39 red
rupees                  # 40 yellow
play trade/contract     # 41 yellow, turn 13
rupees                  # 42 yellow
technology token        # 43 yellow
plant K4                # 44 yellow
rupees                  # 45 red
play harvest/contract   # 46 red, turn 14
rupees                  # 47 red
rupees                  # 48 yellow
play advance/trade      # 49 yellow, turn 15
advance                 # 50 yellow
technology token        # 51 yellow
move K3                 # 52 yellow
rupees                  # 53 red
play contract/advance   # 54 red, turn 16
starting tile           # 55 red
contract Dimbula        # 56 red
advance                 # 57 yellow
play advance/plant      # 58 yellow, turn 17
advance                 # 59 yellow
end turn                # 60 yellow
plant R3                # 61 red
play trade/harvest      # 62 red, turn 18
rupees                  # 63 red
move K2                 # 64 yellow
play contract/plant     # 65 yellow, turn 19
technology token        # 66 yellow
move K7                 # 67 yellow
rupees                  # 68 yellow
plant R6                # 69 red
play trade/advance      # 70 red, turn 20
move R8                 # 71 red
move K3                 # 72 yellow
play harvest/contract   # 73 yellow, turn 21
rupees                  # 74 yellow
end turn                # 75 yellow
contract Ruhuna         # 76 red
play plant/advance      # 77 red, turn 22
move R4                 # 78 red
move K2                 # 79 yellow
play advance/contract   # 80 yellow, turn 23
advance                 # 81 yellow
technology token        # 82 yellow
plant K2                # 83 yellow
rupees                  # 84 red
play plant/trade        # 85 red, turn 24
rupees                  # 86 red
rupees                  # 87 yellow
play harvest/trade      # 88 yellow, turn 25
technology token        # 89 yellow
rupees                  # 90 yellow
harvest K2              # 91 yellow
rupees                  # 92 red
play plant/advance      # 93 red, turn 26
plant R1                # 94 red
rupees                  # 95 yellow
play trade/plant        # 96 yellow, turn 27
move K6                 # 97 yellow
move K8                 # 98 red
play contract/advance   # 99 red, turn 28
rupees                  # 100 red
advance                 # 101 yellow
play harvest/advance    # 102 yellow, turn 29
rupees                  # 103 yellow
technology token        # 104 yellow
rupees                  # 105 yellow
rupees                  # 106 red
play trade/advance      # 107 red, turn 30
move R1                 # 108 red
advance                 # 109 yellow
play trade/contract     # 110 yellow, turn 31
move R1                 # 111 yellow
end turn                # 112 yellow
rupees                  # 113 red
play plant/harvest      # 114 red, turn 32
move K7                 # 115 red
rupees                  # 116 yellow
play trade/harvest      # 117 yellow, turn 33
rupees                  # 118 yellow
end turn                # 119 yellow
harvest R1              # 120 red
harvest K2              # 121 red
play plant/advance      # 122 red, turn 34
plant K3                # 123 red
rupees                  # 124 yellow
end: choices 124, checksum 4ba5c57887518197
