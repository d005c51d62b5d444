ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "Ana"
seat 2 "Ben"
seat 3 "Chloé"

levels Dimbula 20011010
levels Kandy 10200110
levels Ruhuna 20011001
levels Uva 01011200
councillor Dimbula C3
councillor Kandy C7
councillor Ruhuna C6
councillor Uva C2
deck trade/advance plant/harvest plant/contract harvest/trade plant/contract
deck contract/advance plant/advance plant/trade trade/contract harvest/contract
deck trade/contract contract/advance trade/contract plant/advance harvest/advance
deck harvest/trade harvest/advance harvest/contract plant/trade contract/advance
deck plant/advance plant/harvest plant/harvest trade/advance plant/contract
deck plant/contract harvest/advance plant/advance contract/advance plant/advance
deck harvest/trade trade/advance harvest/advance trade/advance plant/harvest
deck plant/trade harvest/advance harvest/trade harvest/trade trade/advance
deck harvest/contract plant/trade harvest/contract trade/contract plant/harvest
deck plant/trade
contracts 1.4 4.2 2.2 2.3 5.3 2.4 3.3 3.4 5.1 3.1
contracts 2.1 4.4 1.3 5.2 3.2 4.3 4.1 1.1 1.2 5.4
starting player 1

start K8                # 1 Ana
start U3                # 2 Ben
start D6                # 3 Chloé
play advance/trade      # 4 Ana, turn 1
advance                 # 5 Ana
end turn                # 6 Ana
move R1                 # 7 Ben
rupees                  # 8 Chloé
play harvest/trade      # 9 Ben, turn 2
harvest U3              # 10 Ben
harvest K8              # 11 Ben
move D5                 # 12 Chloé
move R1                 # 13 Ana
play advance/plant      # 14 Chloé, turn 3
advance                 # 15 Chloé
end turn                # 16 Chloé
plant R1                # 17 Ana
move R5                 # 18 Ben
play harvest/contract   # 19 Ana, turn 4
harvest R1              # 20 Ana
harvest K8              # 21 Ana
harvest U3              # 22 Ana
technology token        # 23 Ana
trade 2 rupees          # 24 Ana
contract Ruhuna         # 25 Ben
contract Dimbula        # 26 Chloé
play plant/contract     # 27 Ben, turn 5
plant R5                # 28 Ben
rupees                  # 29 Chloé
contract Ruhuna         # 30 Ana
play contract/trade     # 31 Chloé, turn 6
technology token        # 32 Chloé
harvest D6              # 33 Chloé
rupees                  # 34 Chloé
move U5                 # 35 Ana
move K7                 # 36 Ben
play plant/harvest      # 37 Ana, turn 7
plant U5                # 38 Ana
harvest U3              # 39 Ben
harvest R1              # 40 Ben
harvest D6              # 41 Chloé
play contract/trade     # 42 Ben, turn 8
contract Kandy          # 43 Ben
rupees                  # 44 Chloé
rupees                  # 45 Ana
play advance/harvest    # 46 Chloé, turn 9
advance                 # 47 Chloé
end turn                # 48 Chloé
harvest U5              # 49 Ana
harvest R5              # 50 Ana
done                    # 51 Ana
rupees                  # 52 Ben
play contract/trade     # 53 Ana, turn 10
contract Uva            # 54 Ana
rupees                  # 55 Ben
move R2                 # 56 Chloé
play advance/harvest    # 57 Ben, turn 11
advance                 # 58 Ben
end turn                # 59 Ben
harvest D6              # 60 Chloé
rupees                  # 61 Ana
play plant/trade        # 62 Chloé, turn 12
plant R3                # 63 Chloé
end turn                # 64 Chloé
trade 3 rupees          # 65 Ana
rupees                  # 66 Ben
play harvest/trade      # 67 Ana, turn 13
harvest U5              # 68 Ana
harvest U3              # 69 Ana
done                    # 70 Ana
rupees                  # 71 Ben
rupees                  # 72 Chloé
play advance/plant      # 73 Ben, turn 14
advance                 # 74 Ben
end turn                # 75 Ben
plant R2                # 76 Chloé
rupees                  # 77 Ana
play plant/advance      # 78 Chloé, turn 15
rupees                  # 79 Chloé
technology token        # 80 Chloé
contract Ruhuna         # 81 Chloé
advance                 # 82 Ana
rupees                  # 83 Ben
play harvest/plant      # 84 Ana, turn 16
move K7                 # 85 Ana
technology token        # 86 Ana
plant K7                # 87 Ana
rupees                  # 88 Ben
move K5                 # 89 Chloé
play advance/contract   # 90 Ben, turn 17
advance                 # 91 Ben
end turn                # 92 Ben
rupees                  # 93 Chloé
contract Kandy          # 94 Ana
play advance/trade      # 95 Chloé, turn 18
rupees                  # 96 Chloé
move D4                 # 97 Ana
rupees                  # 98 Ben
play plant/trade        # 99 Ana, turn 19
plant D4                # 100 Ana
rupees                  # 101 Ben
rupees                  # 102 Chloé
play contract/advance   # 103 Ben, turn 20
rupees                  # 104 Ben
technology token        # 105 Ben
harvest U3              # 106 Ben
harvest K7              # 107 Ben
harvest R1              # 108 Ben
discard black           # 109 Ben
discard black           # 110 Ben
discard black           # 111 Ben
advance                 # 112 Chloé
rupees                  # 113 Ana
play contract/advance   # 114 Chloé, turn 21
rupees                  # 115 Chloé
technology token        # 116 Chloé
plant K6                # 117 Chloé
advance                 # 118 Ana
advance                 # 119 Ben
play contract/plant     # 120 Ana, turn 22
contract Dimbula        # 121 Ana
end turn                # 122 Ana
rupees                  # 123 Ben
move K6                 # 124 Chloé
play advance/contract   # 125 Ben, turn 23
advance                 # 126 Ben
end turn                # 127 Ben
rupees                  # 128 Chloé
rupees                  # 129 Ana
play advance/plant      # 130 Chloé, turn 24
advance                 # 131 Chloé
end turn                # 132 Chloé
plant D5                # 133 Ana
move K3                 # 134 Ben
play harvest/trade      # 135 Ana, turn 25
rupees                  # 136 Ana
technology token        # 137 Ana
plant D3                # 138 Ana
trade 3 points          # 139 Ben
rupees                  # 140 Chloé
play advance/trade      # 141 Ben, turn 26
rupees                  # 142 Ben
technology token        # 143 Ben
plant K3                # 144 Ben
rupees                  # 145 Chloé
rupees                  # 146 Ana
play harvest/contract   # 147 Chloé, turn 27
harvest K6              # 148 Chloé
harvest K7              # 149 Chloé
harvest R1              # 150 Chloé
harvest K8              # 151 Chloé
discard black           # 152 Chloé
discard black           # 153 Chloé
discard black           # 154 Chloé
end turn                # 155 Chloé
rupees                  # 156 Ana
rupees                  # 157 Ben
play advance/plant      # 158 Ana, turn 28
advance                 # 159 Ana
end turn                # 160 Ana
rupees                  # 161 Ben
plant K5                # 162 Chloé
play plant/contract     # 163 Ben, turn 29
rupees                  # 164 Ben
end turn                # 165 Ben
rupees                  # 166 Chloé
rupees                  # 167 Ana
play trade/plant        # 168 Chloé, turn 30
trade 2 points          # 169 Chloé
end turn                # 170 Chloé
plant D2                # 171 Ana
rupees                  # 172 Ben
end: choices 172, checksum a4be5ebcea24cacb
