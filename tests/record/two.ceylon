ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "Ana"
seat 2 "Bruno"
option without uva
option starting tiles

levels Dimbula 00111200
levels Kandy 12001010
levels Ruhuna 00011210
councillor Dimbula C3
councillor Kandy C6
councillor Ruhuna C8
deck plant/advance harvest/contract plant/advance plant/harvest trade/advance
deck plant/advance plant/contract contract/advance plant/advance plant/contract
deck trade/advance harvest/trade harvest/contract trade/contract harvest/advance
deck plant/trade harvest/trade contract/advance harvest/trade harvest/advance
deck contract/advance plant/contract harvest/advance plant/harvest plant/harvest
deck plant/harvest plant/trade trade/advance harvest/contract harvest/advance
deck harvest/trade harvest/advance contract/advance harvest/trade plant/advance
deck trade/contract plant/contract trade/contract trade/advance trade/advance
deck plant/trade trade/contract plant/harvest plant/trade harvest/contract
deck plant/trade
contracts 5.2 1.3 3.2 2.2 5.1 1.1 2.4 3.3 3.4 1.2
contracts 3.1 2.3 4.2 2.1 4.4 4.3 4.1 5.4 5.3 1.4
tiles 4 5
starting player 1

start D7                # 1 Ana
start R2                # 2 Bruno
play harvest/contract   # 3 Ana, turn 1
move R8                 # 4 Ana
move K7                 # 5 Bruno
play plant/harvest      # 6 Bruno, turn 2
move K3                 # 7 Bruno
move K5                 # 8 Ana
play plant/advance      # 9 Ana, turn 3
move D5                 # 10 Ana
move D1                 # 11 Bruno
play advance/contract   # 12 Bruno, turn 4
end: choices 12, checksum 4e12294bfe51c5fb
