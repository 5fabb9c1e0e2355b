# The map: 264 spaces, first the 174 that are not sites, then the 90 sites. Saved tables know them by their order.
#
# Each has its kind (flybys with their bonus), its zone, its clock position, clockwise from 12 o'clock, and its distance from
# the Sun. Then where that is: to the right of the Sun and below it. At the end stand its neighbours.

MEU  burn            mercury  7:00  160   -80   139 MEL MET
MEL  lagrange        mercury  7:50  150  -123    86 MEO MEU SB1
MEO  burn            mercury  7:40  105   -80    67 MEL mercury_north mercury_rupes
SB1  burn            mercury  8:36  160  -157    33 MEL SBB
SBB  burn            mercury  9:18  120  -119   -19 SB1 SOB
SOB  hazard-flyby-3  mercury 10:00   88   -76   -44 JSA SB2 SBB
SB2  burn            mercury 11:08  125   -55  -112 SB3 SOB
SB3  burn            mercury 11:40  168   -29  -165 SB2 SB4
VEL2 lagrange        venus    5:54  316    17   316 VFLY VLO YB2
VFLY flyby-2         venus    6:14  255   -31   253 MET VATM VEL2
VATM hazard-lagrange venus    6:38  262   -85   248 VFLY venus_aerostat
VLO  burn            venus    7:08  300  -168   249 VEL2 VR1 venus_aerostat
VR1  hohmann         venus    7:42  298  -232   188 RAX VLO WVB
RAX  hazard-lagrange venus    8:28  290  -279    80 VR1 ra_shalom
MET  burn            venus    6:22  205   -39   201 MEU VFLY
SB4  burn            venus   11:52  215   -15  -214 SB3 VL3
VL3  lagrange        venus   12:00  262     0  -262 SB4 VE1 VNB
VNB  burn            venus   12:14  335    41  -333 AMB OL3a VL3
AMB  burn            venus   12:44  338   127  -313 VNB amun
VE1  hohmann         venus    1:45  275   218  -167 HAB KHX VL3
HAB  burn            venus    2:48  302   300   -32 HB0 VE1 hathor
KHX  hazard-lagrange venus    1:42  338   263  -213 VE1 khufu
JSA  burn            venus    9:57  250  -220  -119 JSB SOB
LEO  lagrange        earth    4:55  378   203   319 CYC
CYC  burn            earth    4:38  412   270   311 GEO LEO
GEO  burn            earth    4:18  445   346   280 CYC EL1 EL2 LUN
EL1  lagrange        earth    3:55  462   410   213 EL5 GEO LUN SEL1
EL5  lagrange        earth    3:31  480   463   128 EL1 G1
G1   hohmann         earth    3:08  503   502    35 EL5 PB SEL4
EL2  lagrange        earth    4:38  498   327   376 BB1 GEO R1 W1
R1   hohmann         earth    4:17  532   416   331 EL2 ML2
LUN  burn            earth    3:52  400   360   175 EL1 GEO luna_aristarchus luna_shackleton
SEL1 lagrange        earth    3:20  412   406    72 EL1 HB0
W1   hohmann         earth    5:22  497   162   470 EL2 NEO WB0 YB1
YB1  burn            earth    5:32  410    99   398 W1 YB2
YB2  burn            earth    5:42  362    57   358 VEL2 YB1
HB0  burn            earth    3:06  358   358    19 HAB SEL1
WB0  burn            earth    5:52  492    34   491 SEL5 W1
SEL5 lagrange        earth    6:22  482   -92   473 APB CRX WB0 WB1
APB  burn            earth    6:16  432   -60   428 SEL5 apophis
CRX  hazard-burn     earth    6:50  440  -186   399 SEL5 cruithne
WB1  burn            earth    7:10  484  -278   396 SEL5 W2
W2   hohmann         earth    7:50  470  -385   270 IVB WB1 WL WVB
WVB  burn            earth    7:50  385  -315   221 VR1 W2 geographos
WL   lagrange        earth    8:50  462  -460    40 PHB W2 WB2
PHB  hazard-burn     earth    8:54  415  -414    22 PHC WL
PHC  burn            earth    9:00  372  -372     0 PHB phaethon
WB2  burn            earth    9:32  452  -434  -125 MJO WL
SEL4 lagrange        earth    2:25  478   456  -144 G1 ITB OB1
ITB  burn            earth    2:14  425   391  -166 SEL4 itokawa
OB1  burn            earth    1:25  462   312  -341 BEB OL3a SEL4
BEB  burn            earth    1:16  412   254  -325 OB1 bennu
OL3a lagrange        earth   12:22  445    85  -437 NB1 OB1 OB2 VNB
OB2  burn            earth   11:38  455   -87  -447 OL3a OL3b RYB
RYB  burn            earth   11:32  405   -98  -393 OB2 ryugu
OL3b lagrange        earth   10:55  455  -244  -384 MJO OB2
MJO  lagrange        earth   10:18  465  -361  -293 ICX OL3b WB2 mjolnir
PB   burn            mars     2:50  572   570   -50 G1 MLO phobos
MLO  burn            mars     2:02  590   516  -286 NEB PB mars_arsia mars_hellas mars_north
MATM hazard-lagrange mars     2:06  668   595  -303 ML2 mars_arsia mars_hellas
ML2  lagrange        mars     2:38  648   636  -124 MATM R1 deimos
BB1  burn            mars     4:22  606   457   398 EL2 ERX EUB MFLY MS1
EUB  burn            mars     3:58  640   560   310 BB1 ML5
ML5  lagrange        mars     3:34  672   643   196 EUB eureka
MFLY flyby-1         mars     2:42  722   713  -113 BB1 BB2
ERX  hazard-burn     mars     4:40  668   429   512 BB1 eros
NEO  burn            mars     5:22  570   186   539 MS1 W1 nereus
MS1  hohmann         mars     5:20  648   222   609 BB1 C5B MSB NEO
MSB  burn            mars     6:00  642     0   642 DDB MS1 nyx
DDB  burn            mars     6:20  650  -113   640 DID MSB
DID  lagrange        mars     6:44  638  -239   592 DDB MS2 didymos dimorphos
MS2  hohmann         mars     7:32  645  -464   448 C7B DID IVB MW1
IVB  burn            mars     7:45  562  -446   342 MS2 W2 ivar
MW1  lagrange        mars     8:30  640  -618   166 MAB MS2 MWB OLX
MAB  burn            mars     8:22  690  -652   225 MW1 magellan
OLX  hazard-burn     mars     8:48  585  -582    61 MW1 oljato
MWB  burn            mars     9:18  640  -632  -100 C9B ICL MW1
ICL  lagrange        mars    10:06  636  -533  -346 DAB ICB ICX MWB
ICB  burn            mars    10:02  680  -583  -350 ICL icarus
ICX  hazard-burn     mars    10:10  550  -451  -315 ICL MJO
DAB  burn            mars    11:10  640  -270  -580 C11B ICL MN2
NB1  burn            mars    12:24  545   113  -533 DAC MN2 OL3a
DAC  burn            mars    12:46  560   219  -515 NB1 da1986
MN2  hohmann         mars    12:24  640   133  -626 C12B DAB NB1 NEB
NEB  burn            mars     1:15  632   385  -501 MLO MN2
C5B  burn            mars     5:20  715   245   672 C5C MS1
C7B  burn            mars     7:26  715  -488   523 C7C MS2
C9B  burn            mars     9:18  712  -703  -111 C9C MWB
C11B burn            mars    11:11  710  -294  -646 C11C DAB
C12B burn            mars    12:24  710   148  -694 C12C MN2
JSB  burn            mars     9:50  572  -518  -242 JSA JSC
BB2  burn            ceres    2:38  780   766  -149 HBL MFLY
HBL  hohmann         ceres    2:36  842   824  -175 BB2 H2 LUB PSB
H2   hohmann         ceres    3:36  848   806   262 BB3 CB5 HBL
BB3  burn            ceres    3:36  905   861   280 GEF H2
GEF  lagrange        ceres    3:55  955   847   441 BB3 CEB CO4 gefion minerva
CEB  burn            ceres    4:14  985   787   593 GEF ceres
CB5  burn            ceres    4:35  842   569   621 H2 KOH
C5C  burn            ceres    5:20  782   267   735 C5B KOH
KOH  hohmann         ceres    5:20  848   290   797 C5C CB5 KOB VKB
CO4  burn            ceres    4:44  955   588   753 GEF KOR
KOB  burn            ceres    5:22  898   292   849 KOH KOR
KOR  lagrange        ceres    5:25  952   286   908 CO4 IDL KAX KOB MTB koronis lacrimosa urda
IDL  lagrange        ceres    5:36  998   207   976 KOR dactyl ida
KAX  hazard-lagrange ceres    5:48  915    96   910 KOR karin
MTB  burn            ceres    6:02  985   -17   985 KOR mathilde
VKB  burn            ceres    5:46  850   104   844 KOH VES
VES  lagrange        ceres    6:12  845   -88   840 CB7 VKB VSB WHX kollaa peking
VSB  burn            ceres    6:18  800  -125   790 VES vesta
WHX  hazard-lagrange ceres    6:30  905  -234   874 VES wilson_harrington
CB7  burn            ceres    6:50  848  -358   769 C7H VES juno
C7C  burn            ceres    7:26  782  -533   572 C7B C7H
C7H  hohmann         ceres    7:25  850  -574   627 C7C CB7 HEX NYB
HEX  hazard-lagrange ceres    7:26  902  -615   660 C7H HER
HER  lagrange        ceres    7:30  952  -673   673 FOB HEX HIB JT5 hermes_a hermes_b
FOB  burn            ceres    7:02  960  -494   823 HER fortuna
HIB  burn            ceres    8:05  978  -867   452 HER SAB hilda
NYB  burn            ceres    7:50  852  -698   489 C7H NYS
NYS  lagrange        ceres    8:16  850  -788   318 CB9 DVB NYB hertha nysa polana
DVB  burn            ceres    8:34  908  -885   204 NYS davida
CB9  burn            ceres    8:45  852  -845   111 H9 NYS
C9C  burn            ceres    9:17  782  -773  -116 C9B H9
H9   hohmann         ceres    9:17  850  -841  -126 C9C CB9 FLB HTB
HTB  burn            ceres    9:16  908  -899  -126 H9 JAP hartley2
JAP  lagrange        ceres    9:20  968  -953  -168 HTB HYB JB1
HYB  burn            ceres    9:42  958  -894  -343 JAP hygiea
FLB  burn            ceres    9:44  852  -790  -319 FLO H9
FLO  lagrange        ceres   10:14  850  -679  -512 ARH CB11 FLB flora gaspra
ARH  hohmann         ceres   10:26  906  -663  -618 FLO ariadne
CB11 burn            ceres   10:45  850  -517  -674 FLO KLE
KLE  lagrange        ceres   11:15  850  -325  -785 C11C CB11 ENX THB alexhelios cleoselene kleopatra
C11C burn            ceres   11:13  780  -311  -715 C11B KLE
THB  burn            ceres   11:02  905  -439  -792 KLE THL
THL  lagrange        ceres   10:57  955  -499  -814 JT4 THB elst_pizarro themis
ENX  hazard-burn     ceres   11:48  850   -89  -845 C12H KLE encke
C12C burn            ceres   12:23  780   156  -764 C12B C12H
C12H hohmann         ceres   12:22  850   162  -834 BOB C12C ENX HLB
BOB  burn            ceres   12:20  908   158  -894 C12H PAB borrelly
PAB  burn            ceres   12:36  940   290  -894 BOB pallas
HLB  burn            ceres   12:46  852   333  -784 C12H HLL
HLL  lagrange        ceres    1:10  850   488  -696 HLB HLX LUB SYB
HLX  hazard-burn     ceres    1:02  908   468  -778 HLL holmes
LUB  burn            ceres    1:48  845   684  -497 HBL HLL lutetia
SYB  burn            ceres    1:24  910   609  -676 HLL SYL
SYL  lagrange        ceres    1:38  958   723  -629 SYB remus romulus sylvia
PSB  burn            ceres    2:38  890   874  -170 HBL PSC
PSC  burn            ceres    2:41  938   925  -155 PSB PSY
PSY  lagrange        ceres    2:44  988   978  -138 CGX PSC WIX psyche
CGX  hazard-lagrange ceres    2:26  988   945  -289 PSY churyumov
WIX  hazard-burn     ceres    3:08  992   990    69 PSY wild2
JSC  burn            ceres    9:53  908  -813  -405 JSB JSD
JSD  burn            ceres    9:54 1002  -893  -455 JSC JSJ1
JB1  burn            jupiter  9:24 1056 -1033  -220 JAP JFLY himalia
JFLY flyby-3         jupiter  9:38 1090 -1031  -355 JB1 JMB JOB JSJ1
JMB  burn            jupiter  9:26 1140 -1111  -256 JFLY JRX callisto ganymede
JRX  hazard-burn     jupiter  9:30 1182 -1142  -306 JMB europa_conamara europa_ocean
JSJ1 burn            jupiter  9:54 1090  -971  -495 HA1 JFLY JSD JSJ2
JOB  burn            jupiter  9:00 1130 -1130     0 JFLY JOC
JOC  burn            jupiter  8:49 1208 -1202   116 JOB SFLY
SAB  burn            jupiter  8:10 1085  -983   459 HIB SAC
SAC  burn            jupiter  8:18 1190 -1111   426 SAB SFLY
JT5  burn            jupiter  7:30 1042  -737   737 HER JL5
JL5  lagrange        jupiter  7:30 1092  -772   772 JT5 menoetius patroclus
JT4  burn            jupiter 11:08 1042  -457  -937 JL4 THL
JL4  lagrange        jupiter 11:20 1092  -373 -1026 JT4 achilles hektor
HA1  hazard-burn     jupiter 10:12 1180  -955  -694 HA2 JSJ1
JSJ2 burn            jupiter  9:50 1210 -1097  -511 JSJ1 JSJ3
SFLY flyby-2         saturn   8:36 1285 -1257   267 JOC PHX SAC TIB
TIB  burn            saturn   8:24 1312 -1248   405 SFLY enceladus titan
PHX  hazard-lagrange saturn   8:50 1320 -1315   115 SFLY phoebe
HA2  burn            saturn  10:11 1265 -1030  -735 HA1 HA3
HA3  burn            saturn  10:09 1345 -1108  -762 HA2 halley
JSJ3 burn            uranus   9:54 1370 -1221  -622 JSJ2 JSJX
JSJX star            neptune  9:57 1515 -1331  -723 JSJ3

# Sites have what is printed beside them below: spectral type, hydration, size, ground, and on which side of the hexagon
# the name stands.

mercury_north     site mercury  8:20   62   -58    21 MEO
  prints H 3 11 plain NE
mercury_rupes     site mercury  6:50   78   -33    71 MEO
  prints M 0 11 plain E
venus_aerostat    site venus    6:45  220   -84   203 VATM VLO
  prints H 0 12 plain NW
hathor            site venus    2:52  258   257   -18 HAB
  prints S 1 1 plain S
ra_shalom         site venus    8:50  262  -261    23 RAX
  prints C 1 1 plain N
luna_aristarchus  site earth    4:05  368   310   198 LUN
  prints H 0 9 plain W
luna_shackleton   site earth    3:38  372   352   121 LUN
  prints V 1 9 plain W
amun              site earth    1:04  352   187  -299 AMB
  prints M 0 1 plain S
khufu             site earth    1:36  385   286  -258 KHX
  prints C 2 1 plain E
itokawa           site earth    2:00  392   339  -196 ITB
  prints S 0 1 plain NE
bennu             site earth   12:56  400   188  -353 BEB
  prints C 2 1 plain W
ryugu             site earth   11:22  365  -119  -345 RYB
  prints C 2 1 plain E
mjolnir           site earth   10:04  420  -356  -223 MJO
  prints S 1 1 plain E
apophis           site earth    6:04  392   -14   392 APB
  prints S 0 1 plain W
cruithne          site earth    7:02  398  -205   341 CRX
  prints S 1 1 plain E
geographos        site earth    8:18  358  -334   128 WVB
  prints S 0 1 plain W
phaethon          site earth    9:12  345  -343   -36 PHC
  prints C 4 1 comet N
mars_north        site mars     1:40  548   420  -352 MLO
  prints C 4 11 mars NW
mars_hellas       site mars     1:38  662   500  -434 MATM MLO
  prints C 4 11 mars E
mars_arsia        site mars     1:58  630   540  -324 MATM MLO
  prints V 3 11 mars NE
phobos            site mars     2:30  545   526  -141 PB
  prints D 2 1 plain SW
deimos            site mars     2:20  620   583  -212 ML2
  prints D 2 1 plain E
eureka            site mars     3:30  712   688   184 ML5
  prints S 0 1 plain E
icarus            site mars     9:58  718  -628  -348 ICB
  prints S 4 1 plain SW
eros              site mars     4:50  705   404   578 ERX
  prints S 0 2 plain E
nereus            site mars     5:04  590   277   521 NEO
  prints M 1 1 plain N
nyx               site mars     5:56  695    24   695 MSB
  prints V 1 1 plain E
didymos           site mars     6:36  592  -183   563 DID
  prints S 0 1 plain E
dimorphos         site mars     6:54  594  -270   529 DID
  prints S 0 1 plain N
ivar              site mars     8:04  580  -512   272 IVB
  prints S 0 2 plain E
oljato            site mars     8:56  548  -548    19 OLX
  prints D 3 1 plain N
magellan          site mars     8:12  722  -660   294 MAB
  prints V 0 1 plain S
da1986            site mars     1:02  592   305  -507 DAC
  prints M 0 1 plain S
ceres             site ceres    4:22 1020   770   669 CEB
  prints C 4 6 plain E
gefion            site ceres    3:44 1002   929   375 GEF
  prints S 0 2 plain E
minerva           site ceres    4:08  918   761   513 GEF
  prints C 3 4 plain SW
koronis           site ceres    5:14 1002   392   922 KOR
  prints S 0 2 plain E
ida               site ceres    5:30 1030   267   995 IDL
  prints S 0 2 plain E
dactyl            site ceres    5:44 1028   143  1018 IDL
  prints S 0 1 plain W
lacrimosa         site ceres    5:06  960   436   855 KOR
  prints S 0 2 plain E
urda              site ceres    5:36  905   188   885 KOR
  prints S 0 2 plain NE
karin             site ceres    5:58  890    16   890 KAX
  prints S 2 1 plain W
mathilde          site ceres    6:06 1024   -54  1023 MTB
  prints C 2 3 plain W
vesta             site ceres    6:24  762  -158   745 VSB
  prints V 2 6 plain W
kollaa            site ceres    5:50  782    68   779 VES
  prints V 1 1 plain E
peking            site ceres    6:04  790   -28   790 VES
  prints V 1 1 plain NW
wilson_harrington site ceres    6:34  952  -278   910 WHX
  prints C 4 1 comet S
juno              site ceres    6:54  800  -363   713 CB7
  prints S 0 4 plain E
hermes_a          site ceres    7:23  998  -661   747 HER
  prints S 0 1 plain S
hermes_b          site ceres    7:37  998  -747   661 HER
  prints S 0 1 plain W
fortuna           site ceres    6:54 1000  -454   891 FOB
  prints C 2 4 plain E
hilda             site ceres    8:10 1022  -926   432 HIB
  prints D 2 3 plain N
nysa              site ceres    8:00  805  -697   403 NYS
  prints M 0 2 plain E
polana            site ceres    8:24  800  -761   247 NYS
  prints C 1 2 plain N
hertha            site ceres    8:06  900  -802   409 NYS
  prints M 3 3 plain S
davida            site ceres    8:36  955  -934   199 DVB
  prints C 2 5 plain W
hartley2          site ceres    9:08  945  -943   -66 HTB
  prints D 4 1 comet S
hygiea            site ceres    9:44  908  -842  -340 HYB
  prints C 3 5 plain S
flora             site ceres   10:04  805  -683  -427 FLO
  prints S 1 3 plain E
gaspra            site ceres   10:24  805  -598  -539 FLO
  prints S 0 1 plain E
ariadne           site ceres   10:18  950  -738  -598 ARH
  prints S 1 2 plain W
kleopatra         site ceres   11:16  900  -337  -834 KLE
  prints M 1 4 plain E
alexhelios        site ceres   11:02  808  -392  -707 KLE
  prints M 1 1 plain S
cleoselene        site ceres   11:26  806  -236  -771 KLE
  prints M 1 1 plain SE
themis            site ceres   10:48  992  -583  -803 THL
  prints C 3 4 plain W
elst_pizarro      site ceres   11:10  992  -419  -899 THL
  prints D 4 1 comet E
encke             site ceres   11:50  802   -70  -799 ENX
  prints D 4 1 comet E
borrelly          site ceres   12:02  952    17  -952 BOB
  prints D 4 1 comet W
pallas            site ceres   12:42  980   351  -915 PAB
  prints C 2 6 plain E
holmes            site ceres    1:00  956   478  -828 HLX
  prints D 4 1 comet E
lutetia           site ceres    1:42  800   622  -503 LUB
  prints M 1 3 plain W
sylvia            site ceres    1:48  996   806  -585 SYL
  prints D 2 4 plain E
romulus           site ceres    1:34 1004   734  -685 SYL
  prints D 1 1 plain E
remus             site ceres    1:22  968   635  -731 SYL
  prints D 1 1 plain E
psyche            site ceres    2:56 1020  1019   -36 PSY
  prints M 1 4 plain E
churyumov         site ceres    2:14 1016   935  -397 CGX
  prints D 4 1 comet E
wild2             site ceres    3:16 1024  1014   143 WIX
  prints D 4 1 comet E
europa_conamara   site jupiter  9:36 1218 -1158  -376 JRX
  prints S 4 9 plain W
europa_ocean      site jupiter  9:22 1220 -1198  -233 JRX
  prints C 4 9 plain W
ganymede          site jupiter  9:16 1172 -1161  -163 JMB
  prints C 4 9 plain W
callisto          site jupiter  9:14 1132 -1124  -138 JMB
  prints C 4 8 plain SW
himalia           site jupiter  9:12 1056 -1050  -110 JB1
  prints C 2 2 plain E
patroclus         site jupiter  7:22 1140  -748   860 JL5
  prints D 3 3 plain E
menoetius         site jupiter  7:38 1140  -860   748 JL5
  prints D 3 2 plain W
achilles          site jupiter 11:14 1140  -445 -1049 JL4
  prints D 3 3 plain W
hektor            site jupiter 11:30 1136  -294 -1097 JL4
  prints D 3 3 plain E
titan             site saturn   8:14 1338 -1232   523 TIB
  prints H 3 9 plain E
enceladus         site saturn   8:31 1345 -1302   337 TIB
  prints C 4 3 plain W
phoebe            site saturn   8:58 1345 -1345    23 PHX
  prints D 4 2 plain E
halley            site uranus  10:06 1415 -1187  -771 HA3
  prints D 4 1 comet W
