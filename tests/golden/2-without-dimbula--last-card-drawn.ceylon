ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
seat 2 "red"
option without dimbula

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
starting player 2

start U3                # 1 red
start R4                # 2 yellow
play plant/advance      # 3 red, turn 1
move U6                 # 4 red
rupees                  # 5 yellow
play advance/contract   # 6 yellow, turn 2
move U6                 # 7 yellow
move K7                 # 8 red
play contract/trade     # 9 red, turn 3
contract Kandy          # 10 red
move K6                 # 11 yellow
play harvest/plant      # 12 yellow, turn 4
move K5                 # 13 yellow
rupees                  # 14 red
play contract/plant     # 15 red, turn 5
move U6                 # 16 red
move U4                 # 17 yellow
play advance/trade      # 18 yellow, turn 6
move K4                 # 19 yellow
move K3                 # 20 red
play advance/plant      # 21 red, turn 7
rupees                  # 22 red
move U4                 # 23 yellow
play advance/harvest    # 24 yellow, turn 8
rupees                  # 25 yellow
rupees                  # 26 red
play advance/plant      # 27 red, turn 9
move K7                 # 28 red
move U3                 # 29 yellow
play contract/harvest   # 30 yellow, turn 10
rupees                  # 31 yellow
harvest U3              # 32 red
play trade/contract     # 33 red, turn 11
rupees                  # 34 red
rupees                  # 35 yellow
play trade/harvest      # 36 yellow, turn 12
rupees                  # 37 yellow
rupees                  # 38 red
play plant/harvest      # 39 red, turn 13
plant K7                # 40 red
move K1                 # 41 yellow
play harvest/contract   # 42 yellow, turn 14
rupees                  # 43 yellow
rupees                  # 44 red
play trade/plant        # 45 red, turn 15
move U8                 # 46 red
move K4                 # 47 yellow
play harvest/plant      # 48 yellow, turn 16
rupees                  # 49 yellow
move U2                 # 50 red
play contract/plant     # 51 red, turn 17
rupees                  # 52 red
rupees                  # 53 yellow
play harvest/contract   # 54 yellow, turn 18
move K8                 # 55 yellow
rupees                  # 56 red
play advance/contract   # 57 red, turn 19
move U5                 # 58 red
rupees                  # 59 yellow
play advance/contract   # 60 yellow, turn 20
rupees                  # 61 yellow
move K4                 # 62 red
play advance/plant      # 63 red, turn 21
move U1                 # 64 red
rupees                  # 65 yellow
play trade/contract     # 66 yellow, turn 22
move R8                 # 67 yellow
move R5                 # 68 red
play advance/trade      # 69 red, turn 23
rupees                  # 70 red
rupees                  # 71 yellow
play trade/plant        # 72 yellow, turn 24
move K7                 # 73 yellow
move U6                 # 74 red
play contract/trade     # 75 red, turn 25
move U3                 # 76 red
rupees                  # 77 yellow
play plant/contract     # 78 yellow, turn 26
move R6                 # 79 yellow
rupees                  # 80 red
play advance/trade      # 81 red, turn 27
rupees                  # 82 red
rupees                  # 83 yellow
play plant/contract     # 84 yellow, turn 28
move K8                 # 85 yellow
move K1                 # 86 red
play harvest/trade      # 87 red, turn 29
rupees                  # 88 red
rupees                  # 89 yellow
play trade/harvest      # 90 yellow, turn 30
rupees                  # 91 yellow
rupees                  # 92 red
play trade/plant        # 93 red, turn 31
move R4                 # 94 red
move K5                 # 95 yellow
play advance/harvest    # 96 yellow, turn 32
move R5                 # 97 yellow
rupees                  # 98 red
play trade/plant        # 99 red, turn 33
move K7                 # 100 red
move U4                 # 101 yellow
play advance/harvest    # 102 yellow, turn 34
rupees                  # 103 yellow
harvest U3              # 104 red
harvest K7              # 105 red
play contract/advance   # 106 red, turn 35
move R5                 # 107 red
advance                 # 108 yellow
play advance/trade      # 109 yellow, turn 36
rupees                  # 110 yellow
end turn                # 111 yellow
rupees                  # 112 red
play advance/trade      # 113 red, turn 37
rupees                  # 114 red
rupees                  # 115 yellow
play plant/harvest      # 116 yellow, turn 38
move K4                 # 117 yellow
end turn                # 118 yellow
harvest R4              # 119 red
done                    # 120 red
play harvest/trade      # 121 red, turn 39
rupees                  # 122 red
move R1                 # 123 yellow
play advance/harvest    # 124 yellow, turn 40
rupees                  # 125 yellow
end turn                # 126 yellow
harvest R4              # 127 red
harvest U3              # 128 red
discard black           # 129 red
discard black           # 130 red
end: choices 130, checksum 179d1abb6ee4883d
