# The 77 patent cards, white side: kind, spectral type, mass, rad-hardness, and in how many of a hundred good ships built
# from hands with the card it was used, from simulated drafts (which only bots look at). Saved tables know them by their
# order; cards of one kind stand together.

TH01 thruster V 1 7 22
  drives 2 2; runs-on X; runs-on B
TH02 thruster M 0 6 59
  drives 5 4; runs-on W; runs-on B
TH03 thruster S 0 7 57
  drives 6 5; runs-on W; runs-on B
TH04 thruster C 2 5 24
  drives 3 2; runs-on E
TH05 thruster M 3 8 8
  drives 4 3; runs-on P
TH06 thruster V 1 0 4
  drives 5 1; runs-on X; therms 1
TH07 thruster M 0 6 32
  drives 4 3; runs-on W
TH08 thruster C 0 1 46
  drives 0 0; solar
TH09 thruster C 0 0 21
  drives 0 0; solar
TH10 thruster V 1 4 49
  drives 3 1; runs-on P
TH11 thruster C 1 5 35
  drives 4 2; runs-on P
TH12 thruster D 0 5 17
  drives 3 4; solar
RO01 robonaut S 0 5 70
  isru 2; runs-on W; runs-on B; therms 1; platform raygun
RO02 robonaut D 0 2 22
  isru 2; runs-on X; therms 1; platform buggy
RO03 robonaut D 0 5 31
  isru 3; runs-on E; platform buggy
RO04 robonaut S 2 4 65
  isru 1; runs-on P; therms 1; platform raygun
RO05 robonaut D 0 6 12
  isru 3; runs-on B; platform missile; triangle 10 8
RO06 robonaut C 1 4 66
  isru 2; runs-on E; platform missile; triangle 5 4
RO07 robonaut S 2 5 34
  isru 2; runs-on P; platform raygun
RO08 robonaut D 1 6 14
  isru 3; runs-on W; platform missile; triangle 5 4
RO09 robonaut C 1 3 7
  isru 3; runs-on E; platform raygun
RO10 robonaut V 0 5 11
  isru 4; runs-on E; platform buggy
RO11 robonaut C 3 4 18
  isru 2; therms 2; platform raygun
RO12 robonaut M 0 5 22
  isru 3; runs-on E; platform missile; triangle 5 4
RF01 refinery V 2 2 28
  runs-on E
RF02 refinery S 3 5 63
  runs-on X; runs-on W; runs-on B
RF03 refinery V 2 4 71
  runs-on E
RF04 refinery M 3 5 61
  -
RF05 refinery M 3 3 7
  runs-on E
RF06 refinery V 3 4 29
  runs-on E
RF07 refinery D 3 4 22
  runs-on E
RF08 refinery D 3 5 31
  runs-on E
RF09 refinery D 3 3 12
  runs-on X; runs-on W; runs-on B
RF10 refinery V 3 4 13
  runs-on E
RF11 refinery V 3 3 5
  runs-on E
RF12 refinery H 1 5 30
  runs-on X
RE01 reactor S 1 7 57
  gives W; adds +3
RE02 reactor D 1 3 17
  gives B; adds +2; solar
RE03 reactor H 3 5 23
  gives W; adds +3; halves; therms 2
RE04 reactor H 1 9 50
  gives B; adds +1; quarters; runs-on P
RE05 reactor S 2 4 21
  gives X; gives B; adds -2
RE06 reactor V 0 2 15
  gives B; adds +4; therms 2
RE07 reactor C 1 2 21
  gives X; adds -3
RE08 reactor S 1 6 49
  gives W; adds +4; therms 1
RE09 reactor H 2 3 16
  gives X; gives B
RE10 reactor S 6 8 33
  gives B; adds +7; therms 1
RE11 reactor M 1 5 26
  gives W; halves; therms 1
RE12 reactor V 1 7 14
  gives W; adds +3; therms 2
GE01 generator C 1 6 29
  gives P; gives E; runs-on W; therms 1
GE02 generator C 1 5 33
  gives P; gives E; runs-on W; runs-on B; therms 2
GE03 generator C 3 1 4
  gives E; solar
GE04 generator V 0 5 15
  gives E; runs-on W; therms 2
GE05 generator D 0 7 19
  gives P; gives E; runs-on X; therms 1
GE06 generator C 1 5 19
  gives E; runs-on W; runs-on B; therms 1
GE07 generator M 4 4 28
  gives P; gives E; solar
GE08 generator C 4 4 5
  gives E; solar
GE09 generator S 0 6 55
  gives P; gives E; runs-on W; runs-on B; therms 2
GE10 generator S 0 5 63
  gives E; adds -2; solar
GE11 generator M 1 4 29
  gives P; runs-on E
GE12 generator V 2 6 6
  gives E; therms 2
GE13 generator V 2 2 14
  gives E; adds -1; solar
GE14 generator M 3 4 10
  gives E; adds -2
GE15 generator M 0 4 10
  gives E; runs-on W; runs-on B; therms 2
GE16 generator D 2 4 5
  gives E; therms 1; solar
GE17 generator C 3 5 2
  gives E; therms 1; solar
RA01 radiator C 0 1 25
  cools 1; heavy 1 0 2
RA02 radiator D 4 7 26
  cools 2; heavy 5 7 3
RA03 radiator M 1 1 14
  cools 1; heavy 2 1 2
RA04 radiator S 2 6 54
  cools 1; heavy 3 6 5
RA05 radiator S 2 6 68
  cools 3; heavy 3 6 4; runs-on E
RA06 radiator C 2 1 8
  cools 2; heavy 3 0 3
RA07 radiator M 1 2 40
  cools 2; heavy 2 1 3
RA08 radiator M 1 4 36
  cools 1; heavy 4 2 2
RA09 radiator C 3 4 33
  cools 2; heavy 4 4 3
RA10 radiator M 2 1 6
  cools 2; heavy 4 0 3
RA11 radiator M 2 3 10
  cools 1; heavy 4 2 2
RA12 radiator M 2 3 9
  cools 1; heavy 4 2 2
