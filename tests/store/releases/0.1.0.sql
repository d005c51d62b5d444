BEGIN TRANSACTION;
CREATE TABLE asks (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR NOT NULL, 
	at VARCHAR NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "asks" VALUES('ahTOjpCOmthj',1,28,0,'back to 21','2026-11-17T01:56:11.191+00:00');
INSERT INTO "asks" VALUES('ahTOjpCOmthj',2,28,1,'decline','2026-11-17T01:56:11.208+00:00');
INSERT INTO "asks" VALUES('ahTOjpCOmthj',3,34,0,'back to 27','2026-11-17T01:56:11.403+00:00');
INSERT INTO "asks" VALUES('ahTOjpCOmthj',4,41,1,'back to 30','2026-11-17T01:56:11.709+00:00');
CREATE TABLE choices (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	at VARCHAR NOT NULL, 
	PRIMARY KEY (game, number), 
	UNIQUE (game, "key"), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "choices" VALUES('ahTOjpCOmthj',1,0,'start D4','0:key-1','2026-11-17T01:56:10.410+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',2,1,'start K4','1:key-1','2026-11-17T01:56:10.530+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',3,0,'play plant/trade','0:key-2','2026-11-17T01:56:10.563+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',4,0,'move D3','0:key-3','2026-11-17T01:56:10.590+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',5,1,'move R2','1:key-2','2026-11-17T01:56:10.612+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',6,1,'play advance/plant','1:key-3','2026-11-17T01:56:10.638+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',7,1,'move D7','1:key-4','2026-11-17T01:56:10.661+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',8,0,'move R5','0:key-4','2026-11-17T01:56:10.681+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',9,0,'play advance/plant','0:key-5','2026-11-17T01:56:10.709+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',10,0,'move K5','0:key-6','2026-11-17T01:56:10.742+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',11,1,'rupees','1:key-5','2026-11-17T01:56:10.769+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',12,1,'play trade/harvest','1:key-6','2026-11-17T01:56:10.789+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',13,1,'rupees','1:key-7','2026-11-17T01:56:10.821+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',14,0,'move R1','0:key-7','2026-11-17T01:56:10.842+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',15,0,'play advance/plant','0:key-8','2026-11-17T01:56:10.874+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',16,0,'move R3','0:key-9','2026-11-17T01:56:10.905+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',17,1,'move R4','1:key-8','2026-11-17T01:56:10.930+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',18,1,'play plant/harvest','1:key-9','2026-11-17T01:56:10.953+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',19,1,'move R7','1:key-10','2026-11-17T01:56:10.976+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',20,0,'move R2','0:key-10','2026-11-17T01:56:11.003+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',21,0,'play trade/contract','0:key-11','2026-11-17T01:56:11.034+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',22,0,'move R3','0:key-12','2026-11-17T01:56:11.062+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',23,1,'move K8','1:key-11','2026-11-17T01:56:11.086+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',24,1,'play harvest/advance','1:key-12','2026-11-17T01:56:11.127+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',25,1,'rupees','1:key-13','2026-11-17T01:56:11.142+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',26,1,'back to 24','1:undo-25','2026-11-17T01:56:11.156+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',27,1,'move K5','1:key-14','2026-11-17T01:56:11.170+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',28,1,'back to 23','1:undo-27','2026-11-17T01:56:11.181+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',29,1,'play plant/harvest','1:key-15','2026-11-17T01:56:11.237+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',30,1,'rupees','1:key-16','2026-11-17T01:56:11.250+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',31,0,'rupees','0:key-13','2026-11-17T01:56:11.282+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',32,0,'play plant/harvest','0:key-14','2026-11-17T01:56:11.299+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',33,0,'move R5','0:key-15','2026-11-17T01:56:11.349+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',34,1,'move K2','1:key-17','2026-11-17T01:56:11.365+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',35,0,'back to 27','0:asked wBTXrhwgZ2KQ8ZlhlRRbbqZYLQe6AJAo','2026-11-17T01:56:11.427+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',36,0,'move R6','0:key-16','2026-11-17T01:56:11.455+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',37,1,'rupees','1:key-18','2026-11-17T01:56:11.467+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',38,1,'play trade/harvest','1:key-19','2026-11-17T01:56:11.541+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',39,1,'move K7','1:key-20','2026-11-17T01:56:11.589+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',40,0,'move R3','0:key-17','2026-11-17T01:56:11.642+00:00');
INSERT INTO "choices" VALUES('ahTOjpCOmthj',41,0,'play contract/harvest','0:key-18','2026-11-17T01:56:11.652+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',1,0,'start D3','0:key-1','2026-11-17T01:56:12.318+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',2,0,'railways K4','0:key-2','2026-11-17T01:56:12.402+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',3,0,'rail K1','0:key-3','2026-11-17T01:56:12.454+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',4,0,'rail K5','0:key-4','2026-11-17T01:56:12.551+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',5,0,'rail K6','0:key-5','2026-11-17T01:56:12.836+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',6,0,'rail R1','0:key-6','2026-11-17T01:56:12.882+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',7,0,'rail R4','0:key-7','2026-11-17T01:56:12.986+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',8,0,'rail R3','0:key-8','2026-11-17T01:56:13.089+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',9,0,'rail D6','0:key-9','2026-11-17T01:56:13.133+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',10,0,'rail D4','0:key-10','2026-11-17T01:56:13.174+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',11,0,'rail D5','0:key-11','2026-11-17T01:56:13.222+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',12,0,'play advance/harvest','0:key-12','2026-11-17T01:56:13.273+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',13,0,'move R7','0:key-13','2026-11-17T01:56:13.307+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',14,0,'move K7','0:key-14','2026-11-17T01:56:13.338+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',15,0,'play trade/advance','0:key-15','2026-11-17T01:56:13.393+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',16,0,'move R4','0:key-16','2026-11-17T01:56:13.426+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',17,0,'move K6','0:key-17','2026-11-17T01:56:13.461+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',18,0,'play advance/plant','0:key-18','2026-11-17T01:56:13.559+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',19,0,'advance','0:key-19','2026-11-17T01:56:13.643+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',20,0,'technology token','0:key-20','2026-11-17T01:56:13.652+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',21,0,'move K2','0:key-21','2026-11-17T01:56:13.661+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',22,0,'move K7','0:key-22','2026-11-17T01:56:13.669+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',23,0,'play contract/advance','0:key-23','2026-11-17T01:56:13.678+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',24,0,'move K6','0:key-24','2026-11-17T01:56:13.686+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',25,0,'move K3','0:key-25','2026-11-17T01:56:13.696+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',26,0,'play advance/plant','0:key-26','2026-11-17T01:56:13.728+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',27,0,'move K6','0:key-27','2026-11-17T01:56:14.132+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',28,0,'move K1','0:key-28','2026-11-17T01:56:14.182+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',29,0,'play advance/plant','0:key-29','2026-11-17T01:56:14.239+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',30,0,'move D2','0:key-30','2026-11-17T01:56:14.306+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',31,0,'rupees','0:key-31','2026-11-17T01:56:14.530+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',32,0,'play contract/trade','0:key-32','2026-11-17T01:56:14.570+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',33,0,'move K5','0:key-33','2026-11-17T01:56:14.611+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',34,0,'move D5','0:key-34','2026-11-17T01:56:14.653+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',35,0,'play contract/trade','0:key-35','2026-11-17T01:56:14.701+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',36,0,'move R6','0:key-36','2026-11-17T01:56:14.753+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',37,0,'move R4','0:key-37','2026-11-17T01:56:14.837+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',38,0,'play trade/advance','0:key-38','2026-11-17T01:56:15.003+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',39,0,'move R3','0:key-39','2026-11-17T01:56:15.027+00:00');
INSERT INTO "choices" VALUES('HKUV0gdfArJn',40,0,'move D8','0:key-40','2026-11-17T01:56:15.039+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',1,1,'start U3','1:aa56eaef3996275c','2026-11-17T01:56:21.183+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',2,2,'start D8','2:key-1','2026-11-17T01:56:21.373+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',3,3,'start R2','3:key-1','2026-11-17T01:56:21.544+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',4,0,'start K3','0:key-1','2026-11-17T01:56:21.846+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',5,1,'play plant/harvest','1:676d6d7d930657d4','2026-11-17T01:56:21.998+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',6,1,'move D5','1:d359e925e3142a99','2026-11-17T01:56:22.007+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',7,2,'move U4','2:key-2','2026-11-17T01:56:22.022+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',8,3,'move U6','3:key-2','2026-11-17T01:56:22.028+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',9,0,'move K1','0:key-2','2026-11-17T01:56:22.035+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',10,2,'play plant/harvest','2:key-3','2026-11-17T01:56:22.044+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',11,2,'rupees','2:key-4','2026-11-17T01:56:22.057+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',12,3,'rupees','3:key-3','2026-11-17T01:56:22.068+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',13,0,'move U2','0:key-3','2026-11-17T01:56:22.078+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',14,1,'move K2','1:575074fd4b2d143c','2026-11-17T01:56:22.084+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',15,3,'play trade/contract','3:key-4','2026-11-17T01:56:22.098+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',16,3,'move R4','3:key-5','2026-11-17T01:56:22.110+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',17,0,'contract Uva','0:key-4','2026-11-17T01:56:22.132+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',18,1,'move K7','1:5fc21d95e0e3d424','2026-11-17T01:56:22.186+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',19,2,'move K7','2:key-5','2026-11-17T01:56:22.213+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',20,0,'play trade/advance','0:key-5','2026-11-17T01:56:22.246+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',21,0,'move K6','0:key-6','2026-11-17T01:56:22.269+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',22,1,'move U6','1:9f6b2dfe3848ff3a','2026-11-17T01:56:22.285+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',23,2,'move K5','2:key-6','2026-11-17T01:56:22.305+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',24,3,'move U7','3:key-6','2026-11-17T01:56:22.330+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',25,1,'play contract/trade','1:870cdc88a5da234d','2026-11-17T01:56:22.347+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',26,1,'move U4','1:929d552e821ba33e','2026-11-17T01:56:22.358+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',27,2,'rupees','2:key-7','2026-11-17T01:56:22.380+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',28,3,'move R6','3:key-7','2026-11-17T01:56:22.411+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',29,0,'move K1','0:key-7','2026-11-17T01:56:22.436+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',30,2,'play plant/trade','2:key-8','2026-11-17T01:56:22.457+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',31,2,'move K2','2:key-9','2026-11-17T01:56:22.477+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',32,3,'move R2','3:key-8','2026-11-17T01:56:22.496+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',33,0,'move D2','0:key-8','2026-11-17T01:56:22.527+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',34,1,'move U1','1:a0fe0b74adde18cf','2026-11-17T01:56:22.541+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',35,3,'play contract/plant','3:key-9','2026-11-17T01:56:22.559+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',36,3,'move D6','3:key-10','2026-11-17T01:56:22.581+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',37,0,'move D4','0:key-9','2026-11-17T01:56:22.689+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',38,1,'move K7','1:6cb571c907de2653','2026-11-17T01:56:22.707+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',39,2,'move U1','2:key-10','2026-11-17T01:56:22.802+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',40,0,'play harvest/advance','0:key-10','2026-11-17T01:56:22.867+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',41,0,'move D5','0:key-11','2026-11-17T01:56:23.178+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',42,1,'starting tile','1:ab4938eeb7661cf1','2026-11-17T01:56:23.192+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',43,1,'rupees','1:24d9659e5140c946','2026-11-17T01:56:23.355+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',44,2,'move K4','2:key-11','2026-11-17T01:56:23.525+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',45,3,'rupees','3:243efe94e31c3291','2026-11-17T01:56:23.890+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',46,1,'play trade/plant','1:c4e579538222a78a','2026-11-17T01:56:24.063+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',47,1,'move K6','1:2cf1265e969cf638','2026-11-17T01:56:24.208+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',48,2,'move U1','2:key-12','2026-11-17T01:56:24.268+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',49,3,'rupees','3:e704f4c11a29af1d','2026-11-17T01:56:24.294+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',50,0,'move R2','0:key-12','2026-11-17T01:56:24.382+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',51,2,'play plant/advance','2:key-13','2026-11-17T01:56:24.419+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',52,2,'move U4','2:key-14','2026-11-17T01:56:24.790+00:00');
INSERT INTO "choices" VALUES('0SGYYqKzJSb3',53,3,'rupees','3:8bdcea929e260835','2026-11-17T01:56:24.825+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',1,1,'start D6','1:852ce6e45d8a29e2','2026-11-17T01:56:25.357+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',2,0,'start K5','0:key-1','2026-11-17T01:56:25.548+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',3,1,'play advance/harvest','1:d8a113d226654e15','2026-11-17T01:56:25.568+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',4,1,'advance','1:a74deb754dc92981','2026-11-17T01:56:25.577+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',5,1,'technology token','1:a828eb5f40d68316','2026-11-17T01:56:25.581+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',6,1,'contract Dimbula','1:4441af6cea1ebd30','2026-11-17T01:56:25.587+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',7,0,'move R3','0:key-2','2026-11-17T01:56:25.592+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',8,0,'play trade/plant','0:key-3','2026-11-17T01:56:25.598+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',9,0,'move K3','0:key-4','2026-11-17T01:56:25.607+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',10,1,'move K8','1:a5746fc17e32538a','2026-11-17T01:56:25.629+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',11,1,'play harvest/trade','1:2cae65e4a7609ac1','2026-11-17T01:56:25.642+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',12,1,'rupees','1:5707c0440d176b37','2026-11-17T01:56:25.661+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',13,0,'move R5','0:key-5','2026-11-17T01:56:25.709+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',14,0,'play plant/trade','0:key-6','2026-11-17T01:56:25.720+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',15,0,'move R6','0:key-7','2026-11-17T01:56:25.761+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',16,1,'rupees','1:573690cdb0264678','2026-11-17T01:56:25.837+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',17,1,'play contract/harvest','1:7d06aea7150ab823','2026-11-17T01:56:25.847+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',18,1,'contract Kandy','1:95ce0367ecbac5eb','2026-11-17T01:56:25.871+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',19,0,'rupees','0:key-8','2026-11-17T01:56:25.969+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',20,0,'play advance/harvest','0:key-9','2026-11-17T01:56:26.005+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',21,0,'move K5','0:key-10','2026-11-17T01:56:26.105+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',22,1,'rupees','1:c2cab4d865060e8b','2026-11-17T01:56:26.137+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',23,1,'play advance/contract','1:101b9ea885348d6c','2026-11-17T01:56:26.240+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',24,1,'advance','1:f9fc73757a28b0fb','2026-11-17T01:56:26.403+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',25,1,'end turn','1:a4f94b9316af1db8','2026-11-17T01:56:26.746+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',26,0,'move R3','0:key-11','2026-11-17T01:56:26.833+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',27,0,'play trade/plant','0:key-12','2026-11-17T01:56:26.943+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',28,0,'move K5','0:key-13','2026-11-17T01:56:26.987+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',29,1,'rupees','1:45d07f93cffc83db','2026-11-17T01:56:27.018+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',30,1,'play advance/contract','1:4a0eb017bcb2a9aa','2026-11-17T01:56:27.038+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',31,1,'technology token','1:9796e9fba4ed1712','2026-11-17T01:56:27.126+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',32,1,'plant K8','1:9363cf0d9cb34332','2026-11-17T01:56:27.271+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',33,1,'move R3','1:af2f3f201e75ffc0','2026-11-17T01:56:27.536+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',34,0,'move R4','0:key-14','2026-11-17T01:56:27.709+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',35,0,'play advance/harvest','0:key-15','2026-11-17T01:56:27.762+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',36,0,'move R3','0:key-16','2026-11-17T01:56:27.857+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',37,1,'rupees','1:b86d367641037168','2026-11-17T01:56:27.905+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',38,1,'play plant/advance','1:fd7759ed49816a8d','2026-11-17T01:56:28.005+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',39,1,'plant R3','1:322b268470ed16fb','2026-11-17T01:56:28.156+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',40,0,'move R6','0:key-17','2026-11-17T01:56:28.201+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',41,0,'play contract/plant','0:key-18','2026-11-17T01:56:28.389+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',42,0,'move D8','0:key-19','2026-11-17T01:56:28.439+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',43,1,'rupees','1:3d36b4f1aa845fc0','2026-11-17T01:56:28.512+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',44,1,'play trade/contract','1:ba4ccb3a716d3b66','2026-11-17T01:56:28.554+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',45,1,'rupees','1:037c07e98ae53da8','2026-11-17T01:56:28.566+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',46,0,'move D7','0:key-20','2026-11-17T01:56:28.607+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',47,0,'play trade/advance','0:key-21','2026-11-17T01:56:28.721+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',48,0,'move R2','0:key-22','2026-11-17T01:56:28.765+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',49,1,'advance','1:559c966250a9b7b3','2026-11-17T01:56:28.789+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',50,1,'play trade/contract','1:e7b6c29628d12600','2026-11-17T01:56:28.852+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',51,1,'rupees','1:cac5411eff5f4423','2026-11-17T01:56:28.856+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',52,1,'end turn','1:c29bc40f4fa24921','2026-11-17T01:56:28.858+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',53,0,'move R6','0:key-23','2026-11-17T01:56:28.947+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',54,0,'play harvest/trade','0:key-24','2026-11-17T01:56:29.002+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',55,0,'move R8','0:key-25','2026-11-17T01:56:29.104+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',56,1,'rupees','1:3f5e4839c07b1a65','2026-11-17T01:56:29.142+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',57,1,'play contract/advance','1:3d2b529815ade35a','2026-11-17T01:56:29.191+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',58,1,'contract Ruhuna','1:e4faeecab7cb5d8f','2026-11-17T01:56:29.254+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',59,1,'end turn','1:d6d2d240cf3fe36a','2026-11-17T01:56:29.349+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',60,0,'rupees','0:key-26','2026-11-17T01:56:29.411+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',61,0,'play trade/harvest','0:key-27','2026-11-17T01:56:29.458+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',62,0,'rupees','0:key-28','2026-11-17T01:56:29.502+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',63,1,'rupees','1:835c1765101abc34','2026-11-17T01:56:29.575+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',64,1,'play plant/harvest','1:82d6752b83f6ddbe','2026-11-17T01:56:29.677+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',65,1,'rupees','1:213196836dc671f2','2026-11-17T01:56:29.746+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',66,1,'end turn','1:b24755d135018212','2026-11-17T01:56:29.809+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',67,0,'move K6','0:key-29','2026-11-17T01:56:29.854+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',68,0,'play harvest/contract','0:key-30','2026-11-17T01:56:30.019+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',69,0,'move K7','0:key-31','2026-11-17T01:56:30.064+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',70,1,'rupees','1:940a1120dfbdf369','2026-11-17T01:56:30.244+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',71,1,'play advance/trade','1:57c72009b582462c','2026-11-17T01:56:30.729+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',72,1,'advance','1:c4d8f1204188a373','2026-11-17T01:56:30.795+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',73,1,'end turn','1:495af6e5b353682d','2026-11-17T01:56:30.858+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',74,0,'move K8','0:key-32','2026-11-17T01:56:30.930+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',75,0,'play contract/advance','0:key-33','2026-11-17T01:56:30.971+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',76,0,'move R3','0:key-34','2026-11-17T01:56:31.022+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',77,1,'rupees','1:10aa2fbf1bf53597','2026-11-17T01:56:31.332+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',78,1,'play harvest/plant','1:54f8a564dbc7ffb8','2026-11-17T01:56:31.577+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',79,1,'harvest D6','1:238286f4fc00c57b','2026-11-17T01:56:31.752+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',80,1,'harvest K8','1:dcbfcb2be1443187','2026-11-17T01:56:32.009+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',81,1,'harvest R3','1:e751b5b51ad47992','2026-11-17T01:56:32.065+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',82,1,'end turn','1:870411cface9790a','2026-11-17T01:56:32.112+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',83,0,'move R6','0:key-35','2026-11-17T01:56:32.162+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',84,0,'play contract/harvest','0:key-36','2026-11-17T01:56:32.191+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',85,0,'move R7','0:key-37','2026-11-17T01:56:32.221+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',86,1,'harvest D6','1:f8a76bd6f78c11db','2026-11-17T01:56:32.248+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',87,1,'harvest K8','1:08bea6719887add2','2026-11-17T01:56:32.385+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',88,1,'harvest R3','1:69550f6cb33d5e71','2026-11-17T01:56:32.464+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',89,1,'discard green','1:81973b65a130c19b','2026-11-17T01:56:32.494+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',90,1,'discard green','1:30d8254a7e6e75e5','2026-11-17T01:56:32.515+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',91,1,'play advance/trade','1:b67c54eaed4745cf','2026-11-17T01:56:32.524+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',92,1,'advance','1:c7383f12b2750675','2026-11-17T01:56:32.531+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',93,1,'technology token','1:5e57b0f5e548fe2b','2026-11-17T01:56:32.641+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',94,1,'trade 1 rupees','1:3bf693f5b5f519ad','2026-11-17T01:56:32.714+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',95,0,'move R4','0:key-38','2026-11-17T01:56:32.760+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',96,0,'play trade/plant','0:key-39','2026-11-17T01:56:32.899+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',97,0,'move K8','0:key-40','2026-11-17T01:56:32.953+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',98,1,'move R2','1:8340ffd37694d4d4','2026-11-17T01:56:33.026+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',99,1,'play plant/harvest','1:638f693be9b5f34c','2026-11-17T01:56:33.223+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',100,1,'plant R2','1:d7d0fd4243a058cc','2026-11-17T01:56:33.257+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',101,1,'technology token','1:3c5031cd3cd6c578','2026-11-17T01:56:33.282+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',102,1,'harvest R2','1:5bdc364632c1ff7d','2026-11-17T01:56:33.354+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',103,1,'harvest R3','1:e926b429a36d897a','2026-11-17T01:56:33.504+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',104,1,'harvest D6','1:f84c39f170c9cb5c','2026-11-17T01:56:33.533+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',105,0,'move D5','0:key-41','2026-11-17T01:56:33.588+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',106,0,'play plant/contract','0:key-42','2026-11-17T01:56:33.837+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',107,0,'move D2','0:key-43','2026-11-17T01:56:34.502+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',108,1,'rupees','1:cd27587fc4e03216','2026-11-17T01:56:34.557+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',109,1,'play trade/harvest','1:05b3a76b5a168913','2026-11-17T01:56:34.625+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',110,1,'trade 2 points','1:a4c344a419b28414','2026-11-17T01:56:34.637+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',111,1,'technology token','1:50a990715ae64dce','2026-11-17T01:56:34.790+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',112,1,'harvest R3','1:1a74276956567751','2026-11-17T01:56:34.891+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',113,1,'harvest R2','1:7bc8b0eb1ff9bfac','2026-11-17T01:56:34.921+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',114,1,'harvest D6','1:76710bb5fe117f23','2026-11-17T01:56:34.937+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',115,0,'move K1','0:key-44','2026-11-17T01:56:35.014+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',116,0,'play advance/harvest','0:key-45','2026-11-17T01:56:35.086+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',117,0,'move K2','0:key-46','2026-11-17T01:56:35.176+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',118,1,'move D5','1:9bb82c929b09d84b','2026-11-17T01:56:35.200+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',119,1,'play advance/plant','1:f1fb01bb0b3f66b5','2026-11-17T01:56:35.227+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',120,1,'advance','1:80932d74ca9ef23d','2026-11-17T01:56:35.275+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',121,1,'technology token','1:2e1271bc914e7026','2026-11-17T01:56:35.353+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',122,1,'trade 3 points','1:b6965ebc8a27b306','2026-11-17T01:56:35.377+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',123,0,'move K6','0:key-47','2026-11-17T01:56:35.398+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',124,0,'play advance/trade','0:key-48','2026-11-17T01:56:35.421+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',125,0,'move R5','0:key-49','2026-11-17T01:56:35.542+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',126,1,'rupees','1:3f72c128ce00a7b6','2026-11-17T01:56:35.959+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',127,1,'play harvest/plant','1:d8565797c52e8c6a','2026-11-17T01:56:36.075+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',128,1,'harvest D6','1:64c0beb80ae0f7cb','2026-11-17T01:56:36.273+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',129,1,'harvest R2','1:e8af777897ce6f84','2026-11-17T01:56:36.343+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',130,0,'move R4','0:key-50','2026-11-17T01:56:36.949+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',131,0,'play advance/harvest','0:key-51','2026-11-17T01:56:37.065+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',132,0,'move R5','0:key-52','2026-11-17T01:56:37.197+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',133,1,'rupees','1:7b7a65f1f994f85d','2026-11-17T01:56:37.313+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',134,1,'play trade/advance','1:7fe2cba2481f614e','2026-11-17T01:56:37.452+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',135,1,'trade 1 points','1:8c00fdf0cf510c70','2026-11-17T01:56:37.475+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',136,0,'move R8','0:key-53','2026-11-17T01:56:37.515+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',137,0,'play trade/contract','0:key-54','2026-11-17T01:56:37.562+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',138,0,'move R7','0:key-55','2026-11-17T01:56:37.593+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',139,1,'rupees','1:038765eccb523b7f','2026-11-17T01:56:37.633+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',140,1,'play advance/plant','1:7d4815ad0859d7a3','2026-11-17T01:56:37.720+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',141,1,'advance','1:0b2cbcfaf3b985a9','2026-11-17T01:56:37.754+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',142,1,'end turn','1:d52eef9173dfc6a0','2026-11-17T01:56:37.769+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',143,0,'move R6','0:key-56','2026-11-17T01:56:37.942+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',144,0,'play contract/plant','0:key-57','2026-11-17T01:56:37.996+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',145,0,'move K8','0:key-58','2026-11-17T01:56:38.081+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',146,1,'plant D5','1:1d2f497b9edd393f','2026-11-17T01:56:38.117+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',147,1,'play plant/harvest','1:88ac6b3767391952','2026-11-17T01:56:38.127+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',148,1,'technology token','1:9798482ccfacb878','2026-11-17T01:56:38.135+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',149,1,'move R6','1:5430b5962d3cd42f','2026-11-17T01:56:38.139+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',150,1,'plant R6','1:d36f2edf5ce913d7','2026-11-17T01:56:38.141+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',151,0,'harvest R3','0:key-59','2026-11-17T01:56:38.208+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',152,0,'done','0:key-60','2026-11-17T01:56:38.391+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',153,0,'play plant/advance','0:key-61','2026-11-17T01:56:38.490+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',154,0,'move R1','0:key-62','2026-11-17T01:56:38.542+00:00');
INSERT INTO "choices" VALUES('qRebqgKBy91B',155,1,'rupees','1:173aeb823397107b','2026-11-17T01:56:38.630+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',1,0,'start R2','0:key-1','2026-11-17T01:56:39.382+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',2,1,'start D6','1:95fd45d2fec51869','2026-11-17T01:56:39.438+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',3,0,'play plant/contract','0:key-2','2026-11-17T01:56:39.473+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',4,0,'move K7','0:key-3','2026-11-17T01:56:39.501+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',5,1,'contract Dimbula','1:8ff9e10b7a22740a','2026-11-17T01:56:39.525+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',6,1,'play advance/trade','1:bb44d19830d3b372','2026-11-17T01:56:39.675+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',7,1,'advance','1:609e8659ed4700b5','2026-11-17T01:56:39.717+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',8,1,'technology token','1:8331f91f44de823a','2026-11-17T01:56:39.723+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',9,1,'move R3','1:c2657ae1ed9493bb','2026-11-17T01:56:39.741+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',10,0,'move D8','0:key-4','2026-11-17T01:56:39.749+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',11,0,'play harvest/trade','0:key-5','2026-11-17T01:56:39.764+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',12,0,'rupees','0:key-6','2026-11-17T01:56:39.942+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',13,1,'rupees','1:ac7f4a0ec5232238','2026-11-17T01:56:39.968+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',14,1,'play plant/advance','1:12b2144f76025db7','2026-11-17T01:56:39.984+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',15,1,'plant R7','1:f62f16c5d2b4f585','2026-11-17T01:56:40.005+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',16,0,'move D6','0:key-7','2026-11-17T01:56:40.018+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',17,0,'play contract/trade','0:key-8','2026-11-17T01:56:40.024+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',18,0,'move K8','0:key-9','2026-11-17T01:56:40.032+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',19,1,'move K8','1:39df134b78328a60','2026-11-17T01:56:40.042+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',20,1,'play plant/harvest','1:1426d50e30882638','2026-11-17T01:56:40.047+00:00');
INSERT INTO "choices" VALUES('b3VzeFmsB3lJ',21,1,'rupees','1:033f5c9e6b0baa7c','2026-11-17T01:56:40.061+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',1,1,'start D6','record 1','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',2,0,'start K5','record 2','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',3,1,'play advance/harvest','record 3','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',4,1,'advance','record 4','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',5,1,'technology token','record 5','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',6,1,'contract Dimbula','record 6','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',7,0,'move R3','record 7','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',8,0,'play trade/plant','record 8','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',9,0,'move K3','record 9','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',10,1,'move K8','record 10','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',11,1,'play harvest/trade','record 11','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',12,1,'rupees','record 12','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',13,0,'move R5','record 13','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',14,0,'play plant/trade','record 14','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',15,0,'move R6','record 15','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',16,1,'rupees','record 16','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',17,1,'play contract/harvest','record 17','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',18,1,'contract Kandy','record 18','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',19,0,'rupees','record 19','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',20,0,'play advance/harvest','record 20','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',21,0,'move K5','record 21','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',22,1,'rupees','record 22','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',23,1,'play advance/contract','record 23','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',24,1,'advance','record 24','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',25,1,'end turn','record 25','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',26,0,'move R3','record 26','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',27,0,'play trade/plant','record 27','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',28,0,'move K5','record 28','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',29,1,'rupees','record 29','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',30,1,'play advance/contract','record 30','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',31,1,'technology token','record 31','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',32,1,'plant K8','record 32','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',33,1,'move R3','record 33','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',34,0,'move R4','record 34','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',35,0,'play advance/harvest','record 35','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',36,0,'move R3','record 36','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',37,1,'rupees','record 37','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',38,1,'play plant/advance','record 38','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',39,1,'plant R3','record 39','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',40,0,'move R6','record 40','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',41,0,'play contract/plant','record 41','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',42,0,'move D8','record 42','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',43,1,'rupees','record 43','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',44,1,'play trade/contract','record 44','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',45,1,'rupees','record 45','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',46,0,'move D7','record 46','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',47,0,'play trade/advance','record 47','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',48,0,'move R2','record 48','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',49,1,'advance','record 49','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',50,1,'play trade/contract','record 50','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',51,1,'rupees','record 51','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',52,1,'end turn','record 52','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',53,0,'move R6','record 53','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',54,0,'play harvest/trade','record 54','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',55,0,'move R8','record 55','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',56,1,'rupees','record 56','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',57,1,'play contract/advance','record 57','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',58,1,'contract Ruhuna','record 58','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',59,1,'end turn','record 59','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',60,0,'rupees','record 60','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',61,0,'play trade/harvest','record 61','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',62,0,'rupees','record 62','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',63,1,'rupees','record 63','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',64,1,'play plant/harvest','record 64','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',65,1,'rupees','record 65','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',66,1,'end turn','record 66','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',67,0,'move K6','record 67','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',68,0,'play harvest/contract','record 68','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',69,0,'move K7','record 69','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',70,1,'rupees','record 70','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',71,1,'play advance/trade','record 71','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',72,1,'advance','record 72','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',73,1,'end turn','record 73','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',74,0,'move K8','record 74','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',75,0,'play contract/advance','record 75','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',76,0,'move R3','record 76','2026-11-17T01:56:40.173+00:00');
INSERT INTO "choices" VALUES('jOeJoff-iyr4',77,1,'rupees','record 77','2026-11-17T01:56:40.173+00:00');
CREATE TABLE deals (
	game VARCHAR NOT NULL, 
	deal VARCHAR NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "deals" VALUES('ahTOjpCOmthj','salt bda13d5564145fa76bdcd742b57907c74d165884fe090636571571b34b66f018
ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "seat 1"
seat 2 "seat 2"
option without uva

levels Dimbula 00101012
levels Kandy 01100102
levels Ruhuna 10010021
councillor Dimbula C3
councillor Kandy C6
councillor Ruhuna C1
deck plant/advance plant/trade plant/harvest harvest/advance plant/advance
deck plant/harvest plant/advance harvest/trade trade/contract plant/harvest
deck trade/contract harvest/trade trade/contract harvest/advance harvest/contract
deck harvest/contract harvest/trade plant/trade trade/advance plant/contract
deck plant/trade plant/advance harvest/contract harvest/trade plant/advance
deck harvest/trade contract/advance trade/contract trade/advance harvest/advance
deck harvest/advance trade/advance plant/contract trade/advance plant/contract
deck plant/trade contract/advance contract/advance trade/advance plant/contract
deck plant/trade plant/harvest harvest/advance harvest/contract contract/advance
deck plant/harvest
contracts 5.1 5.3 1.4 2.1 3.3 2.2 3.4 1.3 2.3 3.1
contracts 4.4 1.2 4.3 4.1 5.4 2.4 4.2 3.2 1.1 5.2
starting player 1

end: choices 0, checksum 59ed9917d6eba18a
');
INSERT INTO "deals" VALUES('HKUV0gdfArJn','salt 2ec0c033726bfe0bc6373ee511b703931097410e5bc4bcf3fe406442f7b834d6
ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "seat 1"
option without uva
option railway built

levels Dimbula 11010200
levels Kandy 01201100
levels Ruhuna 00120101
councillor Dimbula C6
councillor Kandy C7
councillor Ruhuna C1
deck plant/advance advance/plant harvest/advance advance/trade advance/contract
deck advance/plant advance/harvest advance/contract advance/contract advance/contract
deck trade/contract trade/contract harvest/trade contract/trade advance/plant
deck trade/advance trade/advance advance/harvest plant/contract harvest/plant
deck harvest/contract advance/trade plant/trade contract/harvest advance/plant
deck plant/contract trade/harvest plant/contract plant/trade harvest/contract
deck trade/contract contract/harvest trade/plant plant/contract advance/harvest
deck plant/trade harvest/trade advance/harvest plant/harvest trade/advance
deck harvest/plant trade/plant harvest/trade trade/harvest plant/harvest
deck plant/harvest
contracts 4.3 4.2 3.1 5.3 1.2 5.2 5.4 1.3 4.4 2.3
contracts 3.4 5.1 4.1 2.1 1.4 2.2 3.3 3.2 2.4 1.1
starting player 1

end: choices 0, checksum f712c8c549ed2f07
');
INSERT INTO "deals" VALUES('0SGYYqKzJSb3','salt 9a35762bdc07c87ae3ede5ff37eb8ca2af3c67b1f1de203f1f09231a672828cc
ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "seat 1"
seat 2 "seat 2"
seat 3 "seat 3"
seat 4 "seat 4"
option starting tiles

levels Dimbula 10011200
levels Kandy 12001001
levels Ruhuna 10012001
levels Uva 20011001
councillor Dimbula C3
councillor Kandy C1
councillor Ruhuna C2
councillor Uva C7
deck plant/trade plant/trade plant/harvest plant/harvest plant/advance
deck trade/contract plant/contract trade/contract harvest/contract harvest/advance
deck trade/advance harvest/advance trade/contract plant/trade plant/advance
deck harvest/contract plant/trade plant/advance contract/advance trade/advance
deck harvest/advance contract/advance trade/advance harvest/contract harvest/trade
deck harvest/advance contract/advance plant/contract plant/contract plant/advance
deck plant/harvest trade/advance harvest/advance harvest/trade plant/advance
deck harvest/trade contract/advance harvest/trade harvest/trade plant/trade
deck plant/contract harvest/contract trade/contract plant/harvest trade/advance
deck plant/harvest
contracts 1.2 1.1 3.2 4.1 4.2 2.3 5.3 4.4 3.3 5.4
contracts 5.2 3.1 3.4 1.4 2.1 2.2 2.4 4.3 1.3 5.1
tiles 7 1 5 6
starting player 2

end: choices 0, checksum d53177c92a9249d0
');
INSERT INTO "deals" VALUES('qRebqgKBy91B','salt 3eae1d8dde5a7133e3c03f39e392f10933ad0b30c203387392ca6f45d1cd6963
ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "seat 1"
seat 2 "seat 2"
option without uva

levels Dimbula 12101000
levels Kandy 00100211
levels Ruhuna 02100110
councillor Dimbula C2
councillor Kandy C5
councillor Ruhuna C4
deck contract/advance harvest/advance contract/advance plant/trade harvest/advance
deck plant/trade harvest/trade plant/trade harvest/contract harvest/advance
deck trade/contract harvest/trade trade/contract harvest/advance plant/advance
deck plant/contract contract/advance trade/advance trade/advance harvest/trade
deck plant/harvest harvest/contract plant/harvest contract/advance plant/harvest
deck plant/contract plant/harvest harvest/contract trade/advance plant/trade
deck harvest/trade trade/advance harvest/contract trade/contract plant/advance
deck harvest/advance trade/advance plant/advance plant/advance plant/advance
deck plant/harvest plant/contract harvest/trade plant/trade plant/contract
deck trade/contract
contracts 3.1 5.4 1.2 3.2 2.2 4.3 4.2 1.3 5.2 2.1
contracts 3.4 5.1 1.1 4.1 3.3 2.4 4.4 5.3 2.3 1.4
starting player 2

end: choices 0, checksum 6c69eb4c7795a678
');
INSERT INTO "deals" VALUES('b3VzeFmsB3lJ','salt 442a5ac9be3ef64d6506197e59e0ac04f31bcd98777c77d2b0ac4cba0c6c700c
ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "seat 1"
seat 2 "seat 2"
option without uva

levels Dimbula 20101010
levels Kandy 10200110
levels Ruhuna 00110021
councillor Dimbula C3
councillor Kandy C5
councillor Ruhuna C6
deck harvest/advance trade/contract plant/contract trade/advance plant/advance
deck harvest/contract harvest/trade harvest/contract trade/contract plant/harvest
deck harvest/advance harvest/contract plant/contract plant/advance trade/advance
deck plant/trade plant/advance trade/advance plant/contract harvest/advance
deck harvest/advance contract/advance trade/advance contract/advance plant/harvest
deck plant/advance plant/trade plant/advance harvest/trade harvest/advance
deck plant/harvest harvest/trade plant/harvest harvest/trade trade/contract
deck plant/contract harvest/trade trade/contract harvest/contract trade/advance
deck plant/harvest plant/trade plant/trade plant/trade contract/advance
deck contract/advance
contracts 4.1 1.3 1.1 2.2 1.4 3.1 4.3 3.2 2.4 5.4
contracts 2.1 5.2 5.3 5.1 1.2 2.3 3.4 3.3 4.2 4.4
starting player 1

end: choices 0, checksum 600aa42e612d89b0
');
INSERT INTO "deals" VALUES('jOeJoff-iyr4','salt 7d1a669863aa6765392167539288ee5b5f7546c86b3b1334d45b40a04c008836
ceylon record 1
rules 1
box 85eb05cdc9bf01f7 "Ceylon"
seat 1 "seat 1"
seat 2 "seat 2"
option without uva

levels Dimbula 12101000
levels Kandy 00100211
levels Ruhuna 02100110
councillor Dimbula C2
councillor Kandy C5
councillor Ruhuna C4
deck contract/advance harvest/advance contract/advance plant/trade harvest/advance
deck plant/trade harvest/trade plant/trade harvest/contract harvest/advance
deck trade/contract harvest/trade trade/contract harvest/advance plant/advance
deck plant/contract contract/advance trade/advance trade/advance harvest/trade
deck plant/harvest harvest/contract plant/harvest contract/advance plant/harvest
deck plant/contract plant/harvest harvest/contract trade/advance plant/trade
deck harvest/trade trade/advance harvest/contract trade/contract plant/advance
deck harvest/advance trade/advance plant/advance plant/advance plant/advance
deck plant/harvest plant/contract harvest/trade plant/trade plant/contract
deck trade/contract
contracts 3.1 5.4 1.2 3.2 2.2 4.3 4.2 1.3 5.2 2.1
contracts 3.4 5.1 1.1 4.1 3.3 2.4 4.4 5.3 2.3 1.4
starting player 2

end: choices 0, checksum 6c69eb4c7795a678
');
CREATE TABLE games (
	id VARCHAR NOT NULL, 
	created VARCHAR NOT NULL, 
	options VARCHAR NOT NULL, 
	box VARCHAR NOT NULL, 
	digest VARCHAR NOT NULL, 
	pace FLOAT NOT NULL, 
	follows VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('ahTOjpCOmthj','2026-11-17T01:56:09.951+00:00','{"seats": 2, "without": "uva", "starting_tiles": false, "start": null, "railway": "drawn"}','85eb05cdc9bf01f7','4997272c90f11b0627d22457a7deab3103d94e7977017ceceb202980abfa9a1e',0.0,'');
INSERT INTO "games" VALUES('HKUV0gdfArJn','2026-11-17T01:56:11.950+00:00','{"seats": 1, "without": "uva", "starting_tiles": false, "start": null, "railway": "built"}','85eb05cdc9bf01f7','25e2766cbea624fd0d3cc152bc2118c766f0e116b87e9ec0d40a8a347c3e3bba',0.0,'');
INSERT INTO "games" VALUES('0SGYYqKzJSb3','2026-11-17T01:56:15.169+00:00','{"seats": 4, "without": "uva", "starting_tiles": true, "start": null, "railway": "drawn"}','85eb05cdc9bf01f7','3fb2ca528af1a37b3a147ef09535ff11633de5f3dd817485de49a184b1e0f392',0.0,'');
INSERT INTO "games" VALUES('qRebqgKBy91B','2026-11-17T01:56:25.324+00:00','{"seats": 2, "without": "uva", "starting_tiles": false, "start": null, "railway": "drawn"}','85eb05cdc9bf01f7','b6f98719c398ac2876fe5de4a4407f4da61b8ddc98452b2ac0ab9dc313347570',0.0,'');
INSERT INTO "games" VALUES('b3VzeFmsB3lJ','2026-11-17T01:56:39.138+00:00','{"seats": 2, "without": "uva", "starting_tiles": false, "start": null, "railway": "drawn"}','85eb05cdc9bf01f7','0cbeb1f006abc0b0abaa263bff0926f73eda7e979b35163003bf1e40f9033504',0.0,'qRebqgKBy91B');
INSERT INTO "games" VALUES('jOeJoff-iyr4','2026-11-17T01:56:40.166+00:00','{"seats": 2, "without": "uva", "starting_tiles": false, "start": null, "railway": "drawn"}','85eb05cdc9bf01f7','58af4c8712a1ca228c2f9f66f037fbae6da6bee6de7138b768dd630a3941fcd3',0.6,'');
CREATE TABLE hints (
	game VARCHAR NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "hints" VALUES('0SGYYqKzJSb3');
CREATE TABLE links (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	role VARCHAR NOT NULL, 
	digest VARCHAR NOT NULL, 
	at VARCHAR NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "links" VALUES('ahTOjpCOmthj',1,'host','1585175f96639a129810c044a6f95c0a806284d991c46a1b1b6cad5aac66ba09','2026-11-17T01:56:09.951+00:00');
INSERT INTO "links" VALUES('ahTOjpCOmthj',2,'seat 1','9029f2da8eefb2e8716d5a352e71dbd383b8843299c07fbb2fa47f305ac6a288','2026-11-17T01:56:09.951+00:00');
INSERT INTO "links" VALUES('ahTOjpCOmthj',3,'seat 2','1c696db4c0a6e726eab2aadc2c8b0c384b586602f096b0c917ea4cdf021344b2','2026-11-17T01:56:09.951+00:00');
INSERT INTO "links" VALUES('ahTOjpCOmthj',4,'watch','901a584c5108b2cc940b423756e971fbc1749dfcfd4aad96cf3e90062eadc5ed','2026-11-17T01:56:09.951+00:00');
INSERT INTO "links" VALUES('HKUV0gdfArJn',1,'host','abe3edfa925587b566d10080e6c3eaa373801a36637b28e5f795616cf45eeda9','2026-11-17T01:56:11.950+00:00');
INSERT INTO "links" VALUES('HKUV0gdfArJn',2,'seat 1','5acf9d67c893e4df042781fb91faa61853f0bfc5b13f0d10dbacf140b14551f1','2026-11-17T01:56:11.950+00:00');
INSERT INTO "links" VALUES('HKUV0gdfArJn',3,'watch','7846e9dbf140bf03b0ce9d7ddc02a8a7479c8d6fe73ee222f7ec90d0afc6bb1b','2026-11-17T01:56:11.950+00:00');
INSERT INTO "links" VALUES('0SGYYqKzJSb3',1,'host','e7d4dbb50ec95a4348decbbb1c9cdefa4dce6fb4199787bd5dcdb05ee45d31cd','2026-11-17T01:56:15.169+00:00');
INSERT INTO "links" VALUES('0SGYYqKzJSb3',2,'seat 1','d596638215eef8abb41d4dbd7cd30ed93801d3171dc55fc3c490a641f0ebd7b1','2026-11-17T01:56:15.169+00:00');
INSERT INTO "links" VALUES('0SGYYqKzJSb3',3,'seat 2','173ddf0aa176fee1c2b078e17931eb9e65d270fcf593b26faa3f42a6dcf8e273','2026-11-17T01:56:15.169+00:00');
INSERT INTO "links" VALUES('0SGYYqKzJSb3',4,'seat 3','f3e4e7e8b3922314936ec1c116a062def9aeb13d6e6f373543c4f90660bc8122','2026-11-17T01:56:15.169+00:00');
INSERT INTO "links" VALUES('0SGYYqKzJSb3',5,'seat 4','8fd549f6eb26fc27f022788a31326b5338e1140393bdb5e49f820a38d8d599fe','2026-11-17T01:56:15.169+00:00');
INSERT INTO "links" VALUES('0SGYYqKzJSb3',6,'watch','12d1a9952376382d40e1f2c879541df206895f394a9693e609bb62853118719f','2026-11-17T01:56:15.169+00:00');
INSERT INTO "links" VALUES('0SGYYqKzJSb3',7,'seat 3','82a5281fda4cc4bad2dd615eacc087c4ad57607763f27a6ec8d8ea230f3f017a','2026-11-17T01:56:24.858+00:00');
INSERT INTO "links" VALUES('qRebqgKBy91B',1,'host','a0faa5b4f640b194ea62e6002819fc220eb3563152453a1908e93b330175a7af','2026-11-17T01:56:25.324+00:00');
INSERT INTO "links" VALUES('qRebqgKBy91B',2,'seat 1','1e5cf5fbca3aa4fdc2e08307a6c2afad89ab3a6c1a64ade9abe2159b2ea38866','2026-11-17T01:56:25.324+00:00');
INSERT INTO "links" VALUES('qRebqgKBy91B',3,'seat 2','5241eb99646d199ab7af8fcef2743972129666ef445759bdfc0cbb02abc2a98a','2026-11-17T01:56:25.324+00:00');
INSERT INTO "links" VALUES('qRebqgKBy91B',4,'watch','df86493d2bd07367eb51593869f789af7615f1db83581b22c73096d3114b892a','2026-11-17T01:56:25.324+00:00');
INSERT INTO "links" VALUES('b3VzeFmsB3lJ',1,'host','a0faa5b4f640b194ea62e6002819fc220eb3563152453a1908e93b330175a7af','2026-11-17T01:56:39.138+00:00');
INSERT INTO "links" VALUES('b3VzeFmsB3lJ',2,'seat 1','1e5cf5fbca3aa4fdc2e08307a6c2afad89ab3a6c1a64ade9abe2159b2ea38866','2026-11-17T01:56:39.138+00:00');
INSERT INTO "links" VALUES('b3VzeFmsB3lJ',3,'seat 2','5241eb99646d199ab7af8fcef2743972129666ef445759bdfc0cbb02abc2a98a','2026-11-17T01:56:39.138+00:00');
INSERT INTO "links" VALUES('b3VzeFmsB3lJ',4,'watch','df86493d2bd07367eb51593869f789af7615f1db83581b22c73096d3114b892a','2026-11-17T01:56:39.138+00:00');
INSERT INTO "links" VALUES('jOeJoff-iyr4',1,'host','e4d57961d8f5fbf01050a224ea234c469fb7512aeff89b65c9511806ad59a522','2026-11-17T01:56:40.166+00:00');
INSERT INTO "links" VALUES('jOeJoff-iyr4',2,'seat 1','1f36d56cacedc37c71267636451821bb7a3d4158b826445d0659b263aa1899ce','2026-11-17T01:56:40.166+00:00');
INSERT INTO "links" VALUES('jOeJoff-iyr4',3,'seat 2','544491350048d2b1a5a34ba813d68106ad3bad74788b1da13b0aa4279bdb80bc','2026-11-17T01:56:40.166+00:00');
INSERT INTO "links" VALUES('jOeJoff-iyr4',4,'watch','134e4ac13ae9248b595828b7a210e3e289b70758a33775adaa2bfad4eee9d684','2026-11-17T01:56:40.166+00:00');
CREATE TABLE schema_version (
	version INTEGER NOT NULL, 
	at VARCHAR NOT NULL, 
	PRIMARY KEY (version)
);
INSERT INTO "schema_version" VALUES(1,'2026-11-17T01:56:09.037+00:00');
INSERT INTO "schema_version" VALUES(2,'2026-11-17T01:56:09.103+00:00');
INSERT INTO "schema_version" VALUES(3,'2026-11-17T01:56:09.131+00:00');
CREATE TABLE seatings (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	at VARCHAR NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "seatings" VALUES('ahTOjpCOmthj',1,0,'human','Анна','2026-11-17T01:56:09.951+00:00');
INSERT INTO "seatings" VALUES('ahTOjpCOmthj',2,1,'human','Борис','2026-11-17T01:56:09.951+00:00');
INSERT INTO "seatings" VALUES('HKUV0gdfArJn',1,0,'human','Лидия','2026-11-17T01:56:11.950+00:00');
INSERT INTO "seatings" VALUES('0SGYYqKzJSb3',1,0,'human','Глеб','2026-11-17T01:56:15.169+00:00');
INSERT INTO "seatings" VALUES('0SGYYqKzJSb3',2,1,'chance','Дым','2026-11-17T01:56:15.169+00:00');
INSERT INTO "seatings" VALUES('0SGYYqKzJSb3',3,2,'human','Ева','2026-11-17T01:56:15.169+00:00');
INSERT INTO "seatings" VALUES('0SGYYqKzJSb3',4,3,'human','Жанна','2026-11-17T01:56:15.169+00:00');
INSERT INTO "seatings" VALUES('0SGYYqKzJSb3',5,3,'greedy','Жанна','2026-11-17T01:56:23.110+00:00');
INSERT INTO "seatings" VALUES('0SGYYqKzJSb3',6,2,'human','Ева Кузнецова','2026-11-17T01:56:23.132+00:00');
INSERT INTO "seatings" VALUES('qRebqgKBy91B',1,0,'human','Анна','2026-11-17T01:56:25.324+00:00');
INSERT INTO "seatings" VALUES('qRebqgKBy91B',2,1,'greedy','Чайник','2026-11-17T01:56:25.324+00:00');
INSERT INTO "seatings" VALUES('b3VzeFmsB3lJ',1,0,'human','Анна','2026-11-17T01:56:39.138+00:00');
INSERT INTO "seatings" VALUES('b3VzeFmsB3lJ',2,1,'greedy','Чайник','2026-11-17T01:56:39.138+00:00');
INSERT INTO "seatings" VALUES('jOeJoff-iyr4',1,0,'here','Анна','2026-11-17T01:56:40.166+00:00');
INSERT INTO "seatings" VALUES('jOeJoff-iyr4',2,1,'here','Чайник','2026-11-17T01:56:40.166+00:00');
CREATE INDEX ix_games_follows ON games (follows);
CREATE INDEX ix_games_created ON games (created);
COMMIT;
