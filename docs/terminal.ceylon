ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "Ana"
seat 2 "Bruno"
seat 3 "Clara"
seat 4 "Dev"
option starting tiles

levels Dimbula 21010100
levels Kandy 12001001
levels Ruhuna 00002111
levels Uva 00001211
councillor Dimbula C7
councillor Kandy C3
councillor Ruhuna C6
councillor Uva C4
deck trade/advance plant/advance plant/advance trade/contract plant/harvest
deck plant/trade trade/contract harvest/contract plant/advance trade/contract
deck plant/harvest harvest/trade contract/advance harvest/trade plant/advance
deck harvest/advance plant/trade contract/advance harvest/advance plant/contract
deck plant/trade plant/trade harvest/trade trade/advance trade/advance
deck harvest/contract plant/contract trade/advance plant/harvest plant/advance
deck plant/harvest plant/trade harvest/trade harvest/advance plant/harvest
deck harvest/trade contract/advance harvest/advance plant/contract trade/advance
deck plant/contract harvest/contract harvest/advance harvest/contract contract/advance
deck trade/contract
contracts 3.1 2.1 1.2 3.4 4.1 3.2 5.2 4.4 4.3 5.1
contracts 1.3 4.2 5.4 2.4 1.1 1.4 5.3 2.2 2.3 3.3
tiles 2 1 3 7
starting player 2

start U3                # 1 Bruno
start R1                # 2 Ana
start K7                # 3 Clara
start D8                # 4 Dev
play advance/plant      # 5 Bruno, turn 1
advance                 # 6 Bruno
technology token        # 7 Bruno
contract Uva            # 8 Bruno
rupees                  # 9 Clara
rupees                  # 10 Dev
rupees                  # 11 Ana
play contract/trade     # 12 Clara, turn 2
contract Kandy          # 13 Clara
rupees                  # 14 Dev
rupees                  # 15 Ana
starting tile           # 16 Bruno
rupees                  # 17 Bruno
play advance/plant      # 18 Dev, turn 3
advance                 # 19 Dev
technology token        # 20 Dev
contract Dimbula        # 21 Dev
rupees                  # 22 Ana
rupees                  # 23 Bruno
plant K2                # 24 Clara
play contract/trade     # 25 Ana, turn 4
contract Ruhuna         # 26 Ana
move R5                 # 27 Bruno
rupees                  # 28 Clara
rupees                  # 29 Dev
play advance/plant      # 30 Bruno, turn 5
advance                 # 31 Bruno
technology token        # 32 Bruno
plant R5                # 33 Bruno
rupees                  # 34 Clara
rupees                  # 35 Dev
rupees                  # 36 Ana
play harvest/plant      # 37 Clara, turn 6
harvest K2              # 38 Clara
harvest K7              # 39 Clara
harvest R1              # 40 Clara
harvest U3              # 41 Clara
move R6                 # 42 Dev
rupees                  # 43 Ana
rupees                  # 44 Bruno
play advance/plant      # 45 Dev, turn 7
advance                 # 46 Dev
technology token        # 47 Dev
plant R6                # 48 Dev
move K8                 # 49 Ana
move R1                 # 50 Bruno
move R1                 # 51 Clara
play plant/harvest      # 52 Ana, turn 8
plant K8                # 53 Ana
harvest R5              # 54 Bruno
harvest U3              # 55 Bruno
harvest K8              # 56 Bruno
harvest K7              # 57 Bruno
done                    # 58 Bruno
rupees                  # 59 Clara
harvest D8              # 60 Dev
harvest R6              # 61 Dev
play advance/contract   # 62 Bruno, turn 9
advance                 # 63 Bruno
technology token        # 64 Bruno
trade 3 points          # 65 Bruno
contract Ruhuna         # 66 Clara
contract Ruhuna         # 67 Dev
contract Kandy          # 68 Ana
play plant/trade        # 69 Clara, turn 10
plant R4                # 70 Clara
trade 2 rupees          # 71 Dev
move R3                 # 72 Ana
rupees                  # 73 Bruno
play advance/harvest    # 74 Dev, turn 11
advance                 # 75 Dev
end turn                # 76 Dev
harvest K8              # 77 Ana
harvest R4              # 78 Ana
harvest R6              # 79 Ana
harvest U3              # 80 Bruno
harvest R5              # 81 Bruno
harvest K8              # 82 Bruno
done                    # 83 Bruno
rupees                  # 84 Clara
play plant/contract     # 85 Ana, turn 12
plant R7                # 86 Ana
rupees                  # 87 Bruno
rupees                  # 88 Clara
rupees                  # 89 Dev
play advance/trade      # 90 Bruno, turn 13
advance                 # 91 Bruno
technology token        # 92 Bruno
trade 3 points          # 93 Bruno
move R3                 # 94 Clara
rupees                  # 95 Dev
rupees                  # 96 Ana
play plant/trade        # 97 Clara, turn 14
plant R2                # 98 Clara
rupees                  # 99 Dev
trade 3 points          # 100 Ana
rupees                  # 101 Bruno
play harvest/contract   # 102 Dev, turn 15
move R3                 # 103 Dev
technology token        # 104 Dev
plant R3                # 105 Dev
move R8                 # 106 Ana
rupees                  # 107 Bruno
rupees                  # 108 Clara
play advance/harvest    # 109 Ana, turn 16
advance                 # 110 Ana
technology token        # 111 Ana
plant R8                # 112 Ana
rupees                  # 113 Bruno
rupees                  # 114 Clara
harvest R3              # 115 Dev
harvest R6              # 116 Dev
harvest K8              # 117 Dev
harvest R7              # 118 Dev
done                    # 119 Dev
play trade/plant        # 120 Bruno, turn 17
rupees                  # 121 Bruno
rupees                  # 122 Clara
move K6                 # 123 Dev
rupees                  # 124 Ana
play advance/contract   # 125 Clara, turn 18
advance                 # 126 Clara
technology token        # 127 Clara
starting tile           # 128 Clara
plant R2                # 129 Clara
contract Kandy          # 130 Dev
rupees                  # 131 Ana
move D6                 # 132 Bruno
play plant/contract     # 133 Dev, turn 19
plant K1                # 134 Dev
rupees                  # 135 Ana
contract Dimbula        # 136 Bruno
rupees                  # 137 Clara
play advance/trade      # 138 Ana, turn 20
advance                 # 139 Ana
technology token        # 140 Ana
harvest R7              # 141 Ana
harvest R8              # 142 Ana
harvest R5              # 143 Ana
done                    # 144 Ana
rupees                  # 145 Bruno
trade 1 rupees          # 146 Clara
trade 3 points          # 147 Dev
play plant/harvest      # 148 Bruno, turn 21
plant D6                # 149 Bruno
harvest R2              # 150 Clara
harvest D6              # 151 Clara
harvest R4              # 152 Clara
harvest K8              # 153 Clara
harvest R6              # 154 Clara
done                    # 155 Clara
discard black           # 156 Clara
discard black           # 157 Clara
harvest K1              # 158 Dev
harvest K8              # 159 Dev
harvest K2              # 160 Dev
done                    # 161 Dev
harvest R5              # 162 Ana
done                    # 163 Ana
play trade/harvest      # 164 Clara, turn 22
trade 1 points          # 165 Clara
harvest K2              # 166 Dev
harvest K7              # 167 Dev
done                    # 168 Dev
discard green           # 169 Dev
rupees                  # 170 Ana
rupees                  # 171 Bruno
play plant/harvest      # 172 Dev, turn 23
plant K5                # 173 Dev
end: choices 173, checksum 14557e5f78419981
