ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "yellow"
option without uva
option railway drawn

levels Dimbula 10201100
levels Kandy 00110120
levels Ruhuna 20111000
councillor Dimbula C4
councillor Kandy C3
councillor Ruhuna C8
deck contract/plant plant/contract harvest/contract harvest/advance harvest/trade
deck trade/plant advance/plant trade/harvest contract/advance plant/harvest
deck contract/trade harvest/plant contract/trade contract/harvest trade/plant
deck harvest/advance advance/plant contract/trade advance/harvest plant/contract
deck harvest/trade advance/trade trade/harvest harvest/advance advance/contract
deck contract/trade harvest/plant contract/harvest advance/harvest trade/plant
deck advance/trade trade/advance harvest/contract harvest/plant contract/plant
deck plant/advance advance/trade plant/trade trade/advance harvest/trade
deck advance/contract advance/contract harvest/plant plant/advance plant/trade
deck plant/advance
contracts 2.1 1.3 2.2 2.4 5.1 5.3 1.2 2.3 3.2 4.3
contracts 1.1 3.1 3.3 5.4 5.2 4.1 4.2 4.4 3.4 1.4
starting player 1
railway Dimbula R2: R7 R4 R1 K6 K1 K5 D6 D4 D3
railway Kandy D7: D3 D5 D4 K5 K8 K6 R1 R5 R8
railway Ruhuna D8: D3 D1 D2 K1 K6 K8 R4 R7 R8

start D2                # 1 yellow
play contract/plant     # 2 yellow, turn 1
rupees                  # 3 yellow
rupees                  # 4 yellow, turn 2
play contract/plant     # 5 yellow, turn 3
move D4                 # 6 yellow
rupees                  # 7 yellow, turn 4
play trade/plant        # 8 yellow, turn 5
move D5                 # 9 yellow
move D4                 # 10 yellow, turn 6
play contract/harvest   # 11 yellow, turn 7
rupees                  # 12 yellow
rupees                  # 13 yellow, turn 8
play harvest/plant      # 14 yellow, turn 9
rupees                  # 15 yellow
rupees                  # 16 yellow, turn 10
play harvest/plant      # 17 yellow, turn 11
harvest D2              # 18 yellow
move D2                 # 19 yellow, turn 12
play trade/harvest      # 20 yellow, turn 13
move D1                 # 21 yellow
plant D1                # 22 yellow, turn 14
play harvest/advance    # 23 yellow, turn 15
rupees                  # 24 yellow
advance                 # 25 yellow, turn 16
play harvest/contract   # 26 yellow, turn 17
technology token        # 27 yellow
harvest D1              # 28 yellow
done                    # 29 yellow
harvest D2              # 30 yellow
harvest D1              # 31 yellow
harvest D2              # 32 yellow, turn 18
done                    # 33 yellow
discard green           # 34 yellow
play contract/plant     # 35 yellow, turn 19
move D2                 # 36 yellow
rupees                  # 37 yellow, turn 20
play contract/trade     # 38 yellow, turn 21
move D1                 # 39 yellow
rupees                  # 40 yellow, turn 22
play trade/advance      # 41 yellow, turn 23
rupees                  # 42 yellow
advance                 # 43 yellow, turn 24
play harvest/plant      # 44 yellow, turn 25
harvest D1              # 45 yellow
harvest D2              # 46 yellow
discard green           # 47 yellow
discard green           # 48 yellow
end turn                # 49 yellow
move D2                 # 50 yellow, turn 26
play trade/plant        # 51 yellow, turn 27
move D1                 # 52 yellow
end turn                # 53 yellow
move D2                 # 54 yellow, turn 28
play trade/advance      # 55 yellow, turn 29
move K5                 # 56 yellow
end turn                # 57 yellow
advance                 # 58 yellow, turn 30
play contract/plant     # 59 yellow, turn 31
technology token        # 60 yellow
plant K5                # 61 yellow
move D2                 # 62 yellow
move D1                 # 63 yellow, turn 32
play harvest/advance    # 64 yellow, turn 33
harvest D1              # 65 yellow
harvest D2              # 66 yellow
discard green           # 67 yellow
discard black           # 68 yellow
end turn                # 69 yellow
move D2                 # 70 yellow, turn 34
play contract/advance   # 71 yellow, turn 35
technology token        # 72 yellow
rupees                  # 73 yellow
move D4                 # 74 yellow
rupees                  # 75 yellow, turn 36
play advance/contract   # 76 yellow, turn 37
advance                 # 77 yellow
end turn                # 78 yellow
plant D4                # 79 yellow, turn 38
end: choices 79, checksum 0f680f2e42078446
