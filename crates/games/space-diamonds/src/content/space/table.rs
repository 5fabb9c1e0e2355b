//! The map as data. Coordinates have the Sun at (0, 0), x to the right and y down; a clock position is an angle
//! clockwise from 12 o'clock. Ids are stable text; a name that is not on the map does not compile.

// Clock positions keep both digits of their minutes.
#![allow(clippy::zero_prefixed_literal)]

use super::{Kind, Row, Space};
use crate::content::Anchor::{E, N, NE, NW, S, SE, SW, W};
use crate::content::Ground::{Comet, Mars, Plain};
use crate::content::{Site, Spectral, Zone};

macro_rules! row {
    ($id:ident $kind:expr, $zone:ident $h:literal:$m:literal $r:literal ($x:literal, $y:literal) [$($near:ident)+]) => {
        Row {
            id: stringify!($id),
            kind: $kind,
            zone: Zone::$zone,
            clock: ($h, $m),
            r: $r,
            x: $x,
            y: $y,
            neighbours: &[$(at::$near),+],
        }
    };
}

/// Turns the two tables below into the numbered constants of `at`, the rows of all spaces, and what is printed at
/// sites.
macro_rules! map {
    (
        spaces { $(
            $id:ident $kind:ident $(+ $bonus:literal)? $zone:ident
            $h:literal:$m:literal $r:literal ($x:literal, $y:literal) [$($near:ident)+];
        )+ }
        sites { $(
            $site:ident $type:ident $hydration:literal $size:literal $ground:ident $szone:ident
            $sh:literal:$sm:literal $sr:literal ($sx:literal, $sy:literal) $anchor:ident [$($from:ident)+];
        )+ }
    ) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Index { $($id,)+ $($site,)+ }

        /// Every space by its id.
        #[allow(non_upper_case_globals)]
        pub mod at {
            use super::{Index, Space};
            $(pub const $id: Space = Space(Index::$id as u16);)+
            $(pub const $site: Space = Space(Index::$site as u16);)+
        }

        pub(super) static ROWS: [Row; Space::COUNT] = [
            $(row!($id Kind::$kind $(($bonus))?, $zone $h:$m $r ($x, $y) [$($near)+]),)+
            $(row!($site Kind::Site, $szone $sh:$sm $sr ($sx, $sy) [$($from)+]),)+
        ];

        pub(super) static SITES: [Site; Space::COUNT - Space::PLAIN] = [
            $(Site { spectral: Spectral::$type, hydration: $hydration, size: $size, ground: $ground, anchor: $anchor },)+
        ];
    };
}

map! {
    // id, kind (flybys with their bonus), zone, clock, r, (x, y), neighbours
    spaces {
        MEU  Burn           Mercury  7:00  160 (-80, 139)    [MEL MET];
        MEL  Lagrange       Mercury  7:50  150 (-123, 86)    [MEO MEU SB1];
        MEO  Burn           Mercury  7:40  105 (-80, 67)     [MEL mercury_north mercury_rupes];
        SB1  Burn           Mercury  8:36  160 (-157, 33)    [MEL SBB];
        SBB  Burn           Mercury  9:18  120 (-119, -19)   [SB1 SOB];
        SOB  HazardFlyby+3  Mercury 10:00   88 (-76, -44)    [JSA SB2 SBB];
        SB2  Burn           Mercury 11:08  125 (-55, -112)   [SB3 SOB];
        SB3  Burn           Mercury 11:40  168 (-29, -165)   [SB2 SB4];
        VEL2 Lagrange       Venus    5:54  316 (17, 316)     [VFLY VLO YB2];
        VFLY Flyby+2        Venus    6:14  255 (-31, 253)    [MET VATM VEL2];
        VATM HazardLagrange Venus    6:38  262 (-85, 248)    [VFLY venus_aerostat];
        VLO  Burn           Venus    7:08  300 (-168, 249)   [VEL2 VR1 venus_aerostat];
        VR1  Hohmann        Venus    7:42  298 (-232, 188)   [RAX VLO WVB];
        RAX  HazardLagrange Venus    8:28  290 (-279, 80)    [VR1 ra_shalom];
        MET  Burn           Venus    6:22  205 (-39, 201)    [MEU VFLY];
        SB4  Burn           Venus   11:52  215 (-15, -214)   [SB3 VL3];
        VL3  Lagrange       Venus   12:00  262 (0, -262)     [SB4 VE1 VNB];
        VNB  Burn           Venus   12:14  335 (41, -333)    [AMB OL3a VL3];
        AMB  Burn           Venus   12:44  338 (127, -313)   [VNB amun];
        VE1  Hohmann        Venus    1:45  275 (218, -167)   [HAB KHX VL3];
        HAB  Burn           Venus    2:48  302 (300, -32)    [HB0 VE1 hathor];
        KHX  HazardLagrange Venus    1:42  338 (263, -213)   [VE1 khufu];
        JSA  Burn           Venus    9:57  250 (-220, -119)  [JSB SOB];
        LEO  Lagrange       Earth    4:55  378 (203, 319)    [CYC];
        CYC  Burn           Earth    4:38  412 (270, 311)    [GEO LEO];
        GEO  Burn           Earth    4:18  445 (346, 280)    [CYC EL1 EL2 LUN];
        EL1  Lagrange       Earth    3:55  462 (410, 213)    [EL5 GEO LUN SEL1];
        EL5  Lagrange       Earth    3:31  480 (463, 128)    [EL1 G1];
        G1   Hohmann        Earth    3:08  503 (502, 35)     [EL5 PB SEL4];
        EL2  Lagrange       Earth    4:38  498 (327, 376)    [BB1 GEO R1 W1];
        R1   Hohmann        Earth    4:17  532 (416, 331)    [EL2 ML2];
        LUN  Burn           Earth    3:52  400 (360, 175)    [EL1 GEO luna_aristarchus luna_shackleton];
        SEL1 Lagrange       Earth    3:20  412 (406, 72)     [EL1 HB0];
        W1   Hohmann        Earth    5:22  497 (162, 470)    [EL2 NEO WB0 YB1];
        YB1  Burn           Earth    5:32  410 (99, 398)     [W1 YB2];
        YB2  Burn           Earth    5:42  362 (57, 358)     [VEL2 YB1];
        HB0  Burn           Earth    3:06  358 (358, 19)     [HAB SEL1];
        WB0  Burn           Earth    5:52  492 (34, 491)     [SEL5 W1];
        SEL5 Lagrange       Earth    6:22  482 (-92, 473)    [APB CRX WB0 WB1];
        APB  Burn           Earth    6:16  432 (-60, 428)    [SEL5 apophis];
        CRX  HazardBurn     Earth    6:50  440 (-186, 399)   [SEL5 cruithne];
        WB1  Burn           Earth    7:10  484 (-278, 396)   [SEL5 W2];
        W2   Hohmann        Earth    7:50  470 (-385, 270)   [IVB WB1 WL WVB];
        WVB  Burn           Earth    7:50  385 (-315, 221)   [VR1 W2 geographos];
        WL   Lagrange       Earth    8:50  462 (-460, 40)    [PHB W2 WB2];
        PHB  HazardBurn     Earth    8:54  415 (-414, 22)    [PHC WL];
        PHC  Burn           Earth    9:00  372 (-372, 0)     [PHB phaethon];
        WB2  Burn           Earth    9:32  452 (-434, -125)  [MJO WL];
        SEL4 Lagrange       Earth    2:25  478 (456, -144)   [G1 ITB OB1];
        ITB  Burn           Earth    2:14  425 (391, -166)   [SEL4 itokawa];
        OB1  Burn           Earth    1:25  462 (312, -341)   [BEB OL3a SEL4];
        BEB  Burn           Earth    1:16  412 (254, -325)   [OB1 bennu];
        OL3a Lagrange       Earth   12:22  445 (85, -437)    [NB1 OB1 OB2 VNB];
        OB2  Burn           Earth   11:38  455 (-87, -447)   [OL3a OL3b RYB];
        RYB  Burn           Earth   11:32  405 (-98, -393)   [OB2 ryugu];
        OL3b Lagrange       Earth   10:55  455 (-244, -384)  [MJO OB2];
        MJO  Lagrange       Earth   10:18  465 (-361, -293)  [ICX OL3b WB2 mjolnir];
        PB   Burn           Mars     2:50  572 (570, -50)    [G1 MLO phobos];
        MLO  Burn           Mars     2:02  590 (516, -286)   [NEB PB mars_arsia mars_hellas mars_north];
        MATM HazardLagrange Mars     2:06  668 (595, -303)   [ML2 mars_arsia mars_hellas];
        ML2  Lagrange       Mars     2:38  648 (636, -124)   [MATM R1 deimos];
        BB1  Burn           Mars     4:22  606 (457, 398)    [EL2 ERX EUB MFLY MS1];
        EUB  Burn           Mars     3:58  640 (560, 310)    [BB1 ML5];
        ML5  Lagrange       Mars     3:34  672 (643, 196)    [EUB eureka];
        MFLY Flyby+1        Mars     2:42  722 (713, -113)   [BB1 BB2];
        ERX  HazardBurn     Mars     4:40  668 (429, 512)    [BB1 eros];
        NEO  Burn           Mars     5:22  570 (186, 539)    [MS1 W1 nereus];
        MS1  Hohmann        Mars     5:20  648 (222, 609)    [BB1 C5B MSB NEO];
        MSB  Burn           Mars     6:00  642 (0, 642)      [DDB MS1 nyx];
        DDB  Burn           Mars     6:20  650 (-113, 640)   [DID MSB];
        DID  Lagrange       Mars     6:44  638 (-239, 592)   [DDB MS2 didymos dimorphos];
        MS2  Hohmann        Mars     7:32  645 (-464, 448)   [C7B DID IVB MW1];
        IVB  Burn           Mars     7:45  562 (-446, 342)   [MS2 W2 ivar];
        MW1  Lagrange       Mars     8:30  640 (-618, 166)   [MAB MS2 MWB OLX];
        MAB  Burn           Mars     8:22  690 (-652, 225)   [MW1 magellan];
        OLX  HazardBurn     Mars     8:48  585 (-582, 61)    [MW1 oljato];
        MWB  Burn           Mars     9:18  640 (-632, -100)  [C9B ICL MW1];
        ICL  Lagrange       Mars    10:06  636 (-533, -346)  [DAB ICB ICX MWB];
        ICB  Burn           Mars    10:02  680 (-583, -350)  [ICL icarus];
        ICX  HazardBurn     Mars    10:10  550 (-451, -315)  [ICL MJO];
        DAB  Burn           Mars    11:10  640 (-270, -580)  [C11B ICL MN2];
        NB1  Burn           Mars    12:24  545 (113, -533)   [DAC MN2 OL3a];
        DAC  Burn           Mars    12:46  560 (219, -515)   [NB1 da1986];
        MN2  Hohmann        Mars    12:24  640 (133, -626)   [C12B DAB NB1 NEB];
        NEB  Burn           Mars     1:15  632 (385, -501)   [MLO MN2];
        C5B  Burn           Mars     5:20  715 (245, 672)    [C5C MS1];
        C7B  Burn           Mars     7:26  715 (-488, 523)   [C7C MS2];
        C9B  Burn           Mars     9:18  712 (-703, -111)  [C9C MWB];
        C11B Burn           Mars    11:11  710 (-294, -646)  [C11C DAB];
        C12B Burn           Mars    12:24  710 (148, -694)   [C12C MN2];
        JSB  Burn           Mars     9:50  572 (-518, -242)  [JSA JSC];
        BB2  Burn           Ceres    2:38  780 (766, -149)   [HBL MFLY];
        HBL  Hohmann        Ceres    2:36  842 (824, -175)   [BB2 H2 LUB PSB];
        H2   Hohmann        Ceres    3:36  848 (806, 262)    [BB3 CB5 HBL];
        BB3  Burn           Ceres    3:36  905 (861, 280)    [GEF H2];
        GEF  Lagrange       Ceres    3:55  955 (847, 441)    [BB3 CEB CO4 gefion minerva];
        CEB  Burn           Ceres    4:14  985 (787, 593)    [GEF ceres];
        CB5  Burn           Ceres    4:35  842 (569, 621)    [H2 KOH];
        C5C  Burn           Ceres    5:20  782 (267, 735)    [C5B KOH];
        KOH  Hohmann        Ceres    5:20  848 (290, 797)    [C5C CB5 KOB VKB];
        CO4  Burn           Ceres    4:44  955 (588, 753)    [GEF KOR];
        KOB  Burn           Ceres    5:22  898 (292, 849)    [KOH KOR];
        KOR  Lagrange       Ceres    5:25  952 (286, 908)    [CO4 IDL KAX KOB MTB koronis lacrimosa urda];
        IDL  Lagrange       Ceres    5:36  998 (207, 976)    [KOR dactyl ida];
        KAX  HazardLagrange Ceres    5:48  915 (96, 910)     [KOR karin];
        MTB  Burn           Ceres    6:02  985 (-17, 985)    [KOR mathilde];
        VKB  Burn           Ceres    5:46  850 (104, 844)    [KOH VES];
        VES  Lagrange       Ceres    6:12  845 (-88, 840)    [CB7 VKB VSB WHX kollaa peking];
        VSB  Burn           Ceres    6:18  800 (-125, 790)   [VES vesta];
        WHX  HazardLagrange Ceres    6:30  905 (-234, 874)   [VES wilson_harrington];
        CB7  Burn           Ceres    6:50  848 (-358, 769)   [C7H VES juno];
        C7C  Burn           Ceres    7:26  782 (-533, 572)   [C7B C7H];
        C7H  Hohmann        Ceres    7:25  850 (-574, 627)   [C7C CB7 HEX NYB];
        HEX  HazardLagrange Ceres    7:26  902 (-615, 660)   [C7H HER];
        HER  Lagrange       Ceres    7:30  952 (-673, 673)   [FOB HEX HIB JT5 hermes_a hermes_b];
        FOB  Burn           Ceres    7:02  960 (-494, 823)   [HER fortuna];
        HIB  Burn           Ceres    8:05  978 (-867, 452)   [HER SAB hilda];
        NYB  Burn           Ceres    7:50  852 (-698, 489)   [C7H NYS];
        NYS  Lagrange       Ceres    8:16  850 (-788, 318)   [CB9 DVB NYB hertha nysa polana];
        DVB  Burn           Ceres    8:34  908 (-885, 204)   [NYS davida];
        CB9  Burn           Ceres    8:45  852 (-845, 111)   [H9 NYS];
        C9C  Burn           Ceres    9:17  782 (-773, -116)  [C9B H9];
        H9   Hohmann        Ceres    9:17  850 (-841, -126)  [C9C CB9 FLB HTB];
        HTB  Burn           Ceres    9:16  908 (-899, -126)  [H9 JAP hartley2];
        JAP  Lagrange       Ceres    9:20  968 (-953, -168)  [HTB HYB JB1];
        HYB  Burn           Ceres    9:42  958 (-894, -343)  [JAP hygiea];
        FLB  Burn           Ceres    9:44  852 (-790, -319)  [FLO H9];
        FLO  Lagrange       Ceres   10:14  850 (-679, -512)  [ARH CB11 FLB flora gaspra];
        ARH  Hohmann        Ceres   10:26  906 (-663, -618)  [FLO ariadne];
        CB11 Burn           Ceres   10:45  850 (-517, -674)  [FLO KLE];
        KLE  Lagrange       Ceres   11:15  850 (-325, -785)  [C11C CB11 ENX THB alexhelios cleoselene kleopatra];
        C11C Burn           Ceres   11:13  780 (-311, -715)  [C11B KLE];
        THB  Burn           Ceres   11:02  905 (-439, -792)  [KLE THL];
        THL  Lagrange       Ceres   10:57  955 (-499, -814)  [JT4 THB elst_pizarro themis];
        ENX  HazardBurn     Ceres   11:48  850 (-89, -845)   [C12H KLE encke];
        C12C Burn           Ceres   12:23  780 (156, -764)   [C12B C12H];
        C12H Hohmann        Ceres   12:22  850 (162, -834)   [BOB C12C ENX HLB];
        BOB  Burn           Ceres   12:20  908 (158, -894)   [C12H PAB borrelly];
        PAB  Burn           Ceres   12:36  940 (290, -894)   [BOB pallas];
        HLB  Burn           Ceres   12:46  852 (333, -784)   [C12H HLL];
        HLL  Lagrange       Ceres    1:10  850 (488, -696)   [HLB HLX LUB SYB];
        HLX  HazardBurn     Ceres    1:02  908 (468, -778)   [HLL holmes];
        LUB  Burn           Ceres    1:48  845 (684, -497)   [HBL HLL lutetia];
        SYB  Burn           Ceres    1:24  910 (609, -676)   [HLL SYL];
        SYL  Lagrange       Ceres    1:38  958 (723, -629)   [SYB remus romulus sylvia];
        PSB  Burn           Ceres    2:38  890 (874, -170)   [HBL PSC];
        PSC  Burn           Ceres    2:41  938 (925, -155)   [PSB PSY];
        PSY  Lagrange       Ceres    2:44  988 (978, -138)   [CGX PSC WIX psyche];
        CGX  HazardLagrange Ceres    2:26  988 (945, -289)   [PSY churyumov];
        WIX  HazardBurn     Ceres    3:08  992 (990, 69)     [PSY wild2];
        JSC  Burn           Ceres    9:53  908 (-813, -405)  [JSB JSD];
        JSD  Burn           Ceres    9:54 1002 (-893, -455)  [JSC JSJ1];
        JB1  Burn           Jupiter  9:24 1056 (-1033, -220) [JAP JFLY himalia];
        JFLY Flyby+3        Jupiter  9:38 1090 (-1031, -355) [JB1 JMB JOB JSJ1];
        JMB  Burn           Jupiter  9:26 1140 (-1111, -256) [JFLY JRX callisto ganymede];
        JRX  HazardBurn     Jupiter  9:30 1182 (-1142, -306) [JMB europa_conamara europa_ocean];
        JSJ1 Burn           Jupiter  9:54 1090 (-971, -495)  [HA1 JFLY JSD JSJ2];
        JOB  Burn           Jupiter  9:00 1130 (-1130, 0)    [JFLY JOC];
        JOC  Burn           Jupiter  8:49 1208 (-1202, 116)  [JOB SFLY];
        SAB  Burn           Jupiter  8:10 1085 (-983, 459)   [HIB SAC];
        SAC  Burn           Jupiter  8:18 1190 (-1111, 426)  [SAB SFLY];
        JT5  Burn           Jupiter  7:30 1042 (-737, 737)   [HER JL5];
        JL5  Lagrange       Jupiter  7:30 1092 (-772, 772)   [JT5 menoetius patroclus];
        JT4  Burn           Jupiter 11:08 1042 (-457, -937)  [JL4 THL];
        JL4  Lagrange       Jupiter 11:20 1092 (-373, -1026) [JT4 achilles hektor];
        HA1  HazardBurn     Jupiter 10:12 1180 (-955, -694)  [HA2 JSJ1];
        JSJ2 Burn           Jupiter  9:50 1210 (-1097, -511) [JSJ1 JSJ3];
        SFLY Flyby+2        Saturn   8:36 1285 (-1257, 267)  [JOC PHX SAC TIB];
        TIB  Burn           Saturn   8:24 1312 (-1248, 405)  [SFLY enceladus titan];
        PHX  HazardLagrange Saturn   8:50 1320 (-1315, 115)  [SFLY phoebe];
        HA2  Burn           Saturn  10:11 1265 (-1030, -735) [HA1 HA3];
        HA3  Burn           Saturn  10:09 1345 (-1108, -762) [HA2 halley];
        JSJ3 Burn           Uranus   9:54 1370 (-1221, -622) [JSJ2 JSJX];
        JSJX Star           Neptune  9:57 1515 (-1331, -723) [JSJ3];
    }

    // id, spectral type, hydration, size, ground, zone, clock, r, (x, y), side of the label, reached from
    sites {
        mercury_north     H 3 11 Plain Mercury  8:20   62 (-58, 21)     NE [MEO];
        mercury_rupes     M 0 11 Plain Mercury  6:50   78 (-33, 71)     E  [MEO];
        venus_aerostat    H 0 12 Plain Venus    6:45  220 (-84, 203)    NW [VATM VLO];
        hathor            S 1  1 Plain Venus    2:52  258 (257, -18)    S  [HAB];
        ra_shalom         C 1  1 Plain Venus    8:50  262 (-261, 23)    N  [RAX];
        luna_aristarchus  H 0  9 Plain Earth    4:05  368 (310, 198)    W  [LUN];
        luna_shackleton   V 1  9 Plain Earth    3:38  372 (352, 121)    W  [LUN];
        amun              M 0  1 Plain Earth    1:04  352 (187, -299)   S  [AMB];
        khufu             C 2  1 Plain Earth    1:36  385 (286, -258)   E  [KHX];
        itokawa           S 0  1 Plain Earth    2:00  392 (339, -196)   NE [ITB];
        bennu             C 2  1 Plain Earth   12:56  400 (188, -353)   W  [BEB];
        ryugu             C 2  1 Plain Earth   11:22  365 (-119, -345)  E  [RYB];
        mjolnir           S 1  1 Plain Earth   10:04  420 (-356, -223)  E  [MJO];
        apophis           S 0  1 Plain Earth    6:04  392 (-14, 392)    W  [APB];
        cruithne          S 1  1 Plain Earth    7:02  398 (-205, 341)   E  [CRX];
        geographos        S 0  1 Plain Earth    8:18  358 (-334, 128)   W  [WVB];
        phaethon          C 4  1 Comet Earth    9:12  345 (-343, -36)   N  [PHC];
        mars_north        C 4 11 Mars  Mars     1:40  548 (420, -352)   NW [MLO];
        mars_hellas       C 4 11 Mars  Mars     1:38  662 (500, -434)   E  [MATM MLO];
        mars_arsia        V 3 11 Mars  Mars     1:58  630 (540, -324)   NE [MATM MLO];
        phobos            D 2  1 Plain Mars     2:30  545 (526, -141)   SW [PB];
        deimos            D 2  1 Plain Mars     2:20  620 (583, -212)   E  [ML2];
        eureka            S 0  1 Plain Mars     3:30  712 (688, 184)    E  [ML5];
        icarus            S 4  1 Plain Mars     9:58  718 (-628, -348)  SW [ICB];
        eros              S 0  2 Plain Mars     4:50  705 (404, 578)    E  [ERX];
        nereus            M 1  1 Plain Mars     5:04  590 (277, 521)    N  [NEO];
        nyx               V 1  1 Plain Mars     5:56  695 (24, 695)     E  [MSB];
        didymos           S 0  1 Plain Mars     6:36  592 (-183, 563)   E  [DID];
        dimorphos         S 0  1 Plain Mars     6:54  594 (-270, 529)   N  [DID];
        ivar              S 0  2 Plain Mars     8:04  580 (-512, 272)   E  [IVB];
        oljato            D 3  1 Plain Mars     8:56  548 (-548, 19)    N  [OLX];
        magellan          V 0  1 Plain Mars     8:12  722 (-660, 294)   S  [MAB];
        da1986            M 0  1 Plain Mars     1:02  592 (305, -507)   S  [DAC];
        ceres             C 4  6 Plain Ceres    4:22 1020 (770, 669)    E  [CEB];
        gefion            S 0  2 Plain Ceres    3:44 1002 (929, 375)    E  [GEF];
        minerva           C 3  4 Plain Ceres    4:08  918 (761, 513)    SW [GEF];
        koronis           S 0  2 Plain Ceres    5:14 1002 (392, 922)    E  [KOR];
        ida               S 0  2 Plain Ceres    5:30 1030 (267, 995)    E  [IDL];
        dactyl            S 0  1 Plain Ceres    5:44 1028 (143, 1018)   W  [IDL];
        lacrimosa         S 0  2 Plain Ceres    5:06  960 (436, 855)    E  [KOR];
        urda              S 0  2 Plain Ceres    5:36  905 (188, 885)    NE [KOR];
        karin             S 2  1 Plain Ceres    5:58  890 (16, 890)     W  [KAX];
        mathilde          C 2  3 Plain Ceres    6:06 1024 (-54, 1023)   W  [MTB];
        vesta             V 2  6 Plain Ceres    6:24  762 (-158, 745)   W  [VSB];
        kollaa            V 1  1 Plain Ceres    5:50  782 (68, 779)     E  [VES];
        peking            V 1  1 Plain Ceres    6:04  790 (-28, 790)    NW [VES];
        wilson_harrington C 4  1 Comet Ceres    6:34  952 (-278, 910)   S  [WHX];
        juno              S 0  4 Plain Ceres    6:54  800 (-363, 713)   E  [CB7];
        hermes_a          S 0  1 Plain Ceres    7:23  998 (-661, 747)   S  [HER];
        hermes_b          S 0  1 Plain Ceres    7:37  998 (-747, 661)   W  [HER];
        fortuna           C 2  4 Plain Ceres    6:54 1000 (-454, 891)   E  [FOB];
        hilda             D 2  3 Plain Ceres    8:10 1022 (-926, 432)   N  [HIB];
        nysa              M 0  2 Plain Ceres    8:00  805 (-697, 403)   E  [NYS];
        polana            C 1  2 Plain Ceres    8:24  800 (-761, 247)   N  [NYS];
        hertha            M 3  3 Plain Ceres    8:06  900 (-802, 409)   S  [NYS];
        davida            C 2  5 Plain Ceres    8:36  955 (-934, 199)   W  [DVB];
        hartley2          D 4  1 Comet Ceres    9:08  945 (-943, -66)   S  [HTB];
        hygiea            C 3  5 Plain Ceres    9:44  908 (-842, -340)  S  [HYB];
        flora             S 1  3 Plain Ceres   10:04  805 (-683, -427)  E  [FLO];
        gaspra            S 0  1 Plain Ceres   10:24  805 (-598, -539)  E  [FLO];
        ariadne           S 1  2 Plain Ceres   10:18  950 (-738, -598)  W  [ARH];
        kleopatra         M 1  4 Plain Ceres   11:16  900 (-337, -834)  E  [KLE];
        alexhelios        M 1  1 Plain Ceres   11:02  808 (-392, -707)  S  [KLE];
        cleoselene        M 1  1 Plain Ceres   11:26  806 (-236, -771)  SE [KLE];
        themis            C 3  4 Plain Ceres   10:48  992 (-583, -803)  W  [THL];
        elst_pizarro      D 4  1 Comet Ceres   11:10  992 (-419, -899)  E  [THL];
        encke             D 4  1 Comet Ceres   11:50  802 (-70, -799)   E  [ENX];
        borrelly          D 4  1 Comet Ceres   12:02  952 (17, -952)    W  [BOB];
        pallas            C 2  6 Plain Ceres   12:42  980 (351, -915)   E  [PAB];
        holmes            D 4  1 Comet Ceres    1:00  956 (478, -828)   E  [HLX];
        lutetia           M 1  3 Plain Ceres    1:42  800 (622, -503)   W  [LUB];
        sylvia            D 2  4 Plain Ceres    1:48  996 (806, -585)   E  [SYL];
        romulus           D 1  1 Plain Ceres    1:34 1004 (734, -685)   E  [SYL];
        remus             D 1  1 Plain Ceres    1:22  968 (635, -731)   E  [SYL];
        psyche            M 1  4 Plain Ceres    2:56 1020 (1019, -36)   E  [PSY];
        churyumov         D 4  1 Comet Ceres    2:14 1016 (935, -397)   E  [CGX];
        wild2             D 4  1 Comet Ceres    3:16 1024 (1014, 143)   E  [WIX];
        europa_conamara   S 4  9 Plain Jupiter  9:36 1218 (-1158, -376) W  [JRX];
        europa_ocean      C 4  9 Plain Jupiter  9:22 1220 (-1198, -233) W  [JRX];
        ganymede          C 4  9 Plain Jupiter  9:16 1172 (-1161, -163) W  [JMB];
        callisto          C 4  8 Plain Jupiter  9:14 1132 (-1124, -138) SW [JMB];
        himalia           C 2  2 Plain Jupiter  9:12 1056 (-1050, -110) E  [JB1];
        patroclus         D 3  3 Plain Jupiter  7:22 1140 (-748, 860)   E  [JL5];
        menoetius         D 3  2 Plain Jupiter  7:38 1140 (-860, 748)   W  [JL5];
        achilles          D 3  3 Plain Jupiter 11:14 1140 (-445, -1049) W  [JL4];
        hektor            D 3  3 Plain Jupiter 11:30 1136 (-294, -1097) E  [JL4];
        titan             H 3  9 Plain Saturn   8:14 1338 (-1232, 523)  E  [TIB];
        enceladus         C 4  3 Plain Saturn   8:31 1345 (-1302, 337)  W  [TIB];
        phoebe            D 4  2 Plain Saturn   8:58 1345 (-1345, 23)   E  [PHX];
        halley            D 4  1 Comet Uranus  10:06 1415 (-1187, -771) W  [HA3];
    }
}
