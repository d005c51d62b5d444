ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
option without dimbula
option starting tiles

levels Kandy 10002101
levels Ruhuna 00102011
levels Uva 10012010
councillor Kandy C4
councillor Ruhuna C3
councillor Uva C2
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
tiles 3 1
starting player 2

start U6                # 1 red
start R4                # 2 yellow
play plant/advance      # 3 red, turn 1
rupees                  # 4 red
advance                 # 5 yellow
play contract/advance   # 6 yellow, turn 2
technology token        # 7 yellow
contract Ruhuna         # 8 yellow
move R1                 # 9 yellow
move K6                 # 10 red
play contract/plant     # 11 red, turn 3
contract Kandy          # 12 red
starting tile           # 13 yellow
plant R4                # 14 yellow
play harvest/plant      # 15 yellow, turn 4
move R5                 # 16 yellow
move K3                 # 17 red
play plant/contract     # 18 red, turn 5
move K1                 # 19 red
move R4                 # 20 yellow
play plant/harvest      # 21 yellow, turn 6
move K8                 # 22 yellow
starting tile           # 23 red
rupees                  # 24 red
play trade/contract     # 25 red, turn 7
move U6                 # 26 red
move R3                 # 27 yellow
play advance/trade      # 28 yellow, turn 8
move K8                 # 29 yellow
rupees                  # 30 red
play advance/plant      # 31 red, turn 9
rupees                  # 32 red
rupees                  # 33 yellow
play harvest/trade      # 34 yellow, turn 10
rupees                  # 35 yellow
rupees                  # 36 red
play trade/contract     # 37 red, turn 11
rupees                  # 38 red
rupees                  # 39 yellow
play contract/harvest   # 40 yellow, turn 12
move R7                 # 41 yellow
rupees                  # 42 red
play plant/trade        # 43 red, turn 13
rupees                  # 44 red
move U3                 # 45 yellow
play advance/harvest    # 46 yellow, turn 14
move K3                 # 47 yellow
move K5                 # 48 red
play advance/plant      # 49 red, turn 15
move R4                 # 50 red
rupees                  # 51 yellow
play trade/contract     # 52 yellow, turn 16
rupees                  # 53 yellow
move K8                 # 54 red
play plant/harvest      # 55 red, turn 17
move U1                 # 56 red
move U4                 # 57 yellow
play advance/contract   # 58 yellow, turn 18
rupees                  # 59 yellow
move K3                 # 60 red
play contract/advance   # 61 red, turn 19
move U1                 # 62 red
rupees                  # 63 yellow
play harvest/advance    # 64 yellow, turn 20
harvest U6              # 65 yellow
move U2                 # 66 red
play advance/plant      # 67 red, turn 21
rupees                  # 68 red
rupees                  # 69 yellow
play trade/plant        # 70 yellow, turn 22
move K7                 # 71 yellow
move K3                 # 72 red
play trade/plant        # 73 red, turn 23
move U4                 # 74 red
plant K6                # 75 yellow
play contract/plant     # 76 yellow, turn 24
move R8                 # 77 yellow
rupees                  # 78 red
play contract/trade     # 79 red, turn 25
rupees                  # 80 red
rupees                  # 81 yellow
play harvest/contract   # 82 yellow, turn 26
harvest R4              # 83 yellow
move K2                 # 84 red
play advance/trade      # 85 red, turn 27
rupees                  # 86 red
rupees                  # 87 yellow
play trade/harvest      # 88 yellow, turn 28
rupees                  # 89 yellow
move U1                 # 90 red
play trade/plant        # 91 red, turn 29
move U4                 # 92 red
move K5                 # 93 yellow
play contract/harvest   # 94 yellow, turn 30
move R6                 # 95 yellow
rupees                  # 96 red
play trade/harvest      # 97 red, turn 31
move K8                 # 98 red
move R7                 # 99 yellow
play contract/plant     # 100 yellow, turn 32
rupees                  # 101 yellow
move R3                 # 102 red
play plant/trade        # 103 red, turn 33
move R7                 # 104 red
rupees                  # 105 yellow
play harvest/advance    # 106 yellow, turn 34
harvest R4              # 107 yellow
move R8                 # 108 red
play contract/advance   # 109 red, turn 35
move R1                 # 110 red
rupees                  # 111 yellow
play advance/trade      # 112 yellow, turn 36
rupees                  # 113 yellow
rupees                  # 114 red
play trade/harvest      # 115 red, turn 37
move K3                 # 116 red
harvest R4              # 117 yellow
play advance/harvest    # 118 yellow, turn 38
advance                 # 119 yellow
end turn                # 120 yellow
rupees                  # 121 red
play plant/advance      # 122 red, turn 39
move R4                 # 123 red
rupees                  # 124 yellow
play harvest/contract   # 125 yellow, turn 40
harvest R4              # 126 yellow
discard black           # 127 yellow
technology token        # 128 yellow
harvest R4              # 129 yellow
discard black           # 130 yellow
rupees                  # 131 red
end: choices 131, checksum d105470113917b7b
