# Threats (C6): what happens on each space of their track.
#
# id | track

TH01 | 1: d10(0-4: threat move TH01 1 low // 5-9: threat move TH01 1 high); 2: d10(0-4: threat move TH01 1 low // 5-9: threat move TH01 1 high); each(threat TH01) (choose(danger A 1 OR spend 1 d)); 3: each(threat TH01) (choose(danger A 1 OR spend 1 d)); 4: d10(0-4: threat move TH01 1 low // 5-9: threat move TH01 1 high); each(threat TH01) (choose(danger A 1 OR spend 1 d)); time TH01 reset
TH02 | 1: threat move TH02 2 toward wounded; 2: if(threat TH02 on) (each(threat TH02) (choose(danger A 1 OR spend 2 d))) else (each(random) (choose(danger A 1 OR spend 1 d))); 3: threat go TH02 off; 4: -; 5: if(threat TH02 on) (each(threat TH02) (choose(danger A 1 OR spend 2 d))) else (each(random) (choose(danger A 1 OR spend 1 d))); time TH02 reset
TH03 | 1: if(threat TH03 meets) (each(threat TH03) (spend 1 d)) else (threat move TH03 1 random; time TH03-A +1); 2: -; 3: if(threat TH03 meets) (each(threat TH03) (spend 1 d)) else (threat move TH03 1 random; time TH03-A +1); if(threat TH03 meets) (each(threat TH03) (spend 1 d)) else (threat move TH03 1 random; time TH03-A +1); time TH03 reset
TH04 | 1: threat move TH04 1 toward nearest; 2: each(threat TH04) (choose(danger D 1 OR spend 1 r)); 3: threat move TH04 1 toward nearest; 4: each(threat TH04) (choose(danger D 1 OR spend 1 r)); threat move TH04 1 toward nearest; time TH04 reset
TH05 | 1: threat move TH05 1 random; 2: each(threat TH05) (spend 1 d); 3: threat move TH05 1 random; each(threat TH05) (spend 1 d); time TH05 reset
TH06 | 1: threat move TH06 1 toward nearest; 2: each(threat TH06) (choose(danger E 1 OR spend 1 b)); 3: threat move TH06 1 toward nearest; 4: threat move TH06 1 toward nearest; each(threat TH06) (choose(danger E 1 OR spend 1 b)); time TH06 reset
TH07 | 1: threat move TH07 1 toward nearest; 2: each(threat TH07) (choose(danger A 1 OR spend 1 d)); 3: threat move TH07 1 toward nearest; each(threat TH07) (choose(danger A 1 OR spend 1 d)); time TH07 reset
TH08 | 1: threat move TH08 1 toward nearest; 2: each(threat TH08) (choose(danger E 1 OR discard 1)); 3: threat move TH08 1 toward nearest; 4: each(threat TH08) (choose(danger E 1 OR discard 1)); time all +1; time TH08 reset
TH09 | 1: threat move TH09 1 random; 2: each(threat TH09) (choose(supplies -1 OR danger A 1)); 3: threat move TH09 1 random; 4: each(threat TH09) (choose(supplies -1 OR danger A 1)); time TH09 reset
TH10 | 1: threat move TH10 1 toward nearest; 2: each(threat TH10) (choose(danger A 1 OR spend 2 d)); 3: threat move TH10 1 toward nearest; each(threat TH10) (choose(danger A 1 OR spend 2 d)); time TH10 reset
TH11 | 1: threat move TH11 1 random; 2: each(threat TH11) (choose(danger D 1 OR discard 1)); 3: threat move TH11 1 random; 4: each(threat TH11) (choose(danger D 1 OR discard 1)); time TH11 reset
TH12 | 1: threat move TH12 1 random; 2: each(threat TH12) (choose(discard 1 OR spend 1 d)); 3: threat move TH12 1 random; time TH12 reset
