ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "Ana"
option without uva
option railway drawn

levels Dimbula 00111200
levels Kandy 12001010
levels Ruhuna 00011210
councillor Dimbula C3
councillor Kandy C6
councillor Ruhuna C8
deck plant/advance contract/harvest plant/advance harvest/plant advance/trade
deck advance/plant plant/contract contract/advance advance/plant contract/plant
deck trade/advance trade/harvest contract/harvest contract/trade harvest/advance
deck trade/plant harvest/trade contract/advance trade/harvest advance/harvest
deck contract/advance contract/plant advance/harvest plant/harvest plant/harvest
deck plant/harvest plant/trade trade/advance contract/harvest advance/harvest
deck harvest/trade harvest/advance advance/contract trade/harvest plant/advance
deck trade/contract contract/plant contract/trade trade/advance trade/advance
deck plant/trade contract/trade plant/harvest plant/trade contract/harvest
deck plant/trade
contracts 4.1 2.2 1.1 4.4 5.4 5.1 5.2 3.1 2.4 3.2
contracts 2.1 1.4 3.3 1.3 2.3 1.2 4.2 3.4 5.3 4.3
starting player 1
railway Dimbula K4: K1 K6 K8 R3 R6 R2 D7 D5 D3
railway Kandy R8: R7 R6 R3 K8 K6 K5 D4 D6 D5
railway Ruhuna K4: K2 K1 K5 D4 D5 D6 R3 R7 R8

start K4                # 1 Ana
play advance/plant      # 2 Ana, turn 1
move D1                 # 3 Ana
move R1                 # 4 Ana, turn 2
play plant/advance      # 5 Ana, turn 3
move R4                 # 6 Ana
end: choices 6, checksum 5e0bc9fd51a2c42e
