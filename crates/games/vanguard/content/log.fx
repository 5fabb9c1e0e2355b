# What the logs do (C15).
#
# id | effect

START | -
1     | -
5     | -
20    | -
50    | -
59    | flag TUT_FREE
227   | poi top 5 P105
311   | poi top 4 P106
298   | mission done M01; mission add M02; poi top 3 P107; poi top 7 P108; flag EVENTS_ON
299   | mission done M02; mission add M03; cond set G01; flag CORE_OPEN; success +1
412   | poi top 8 P109
505   | each(not in 8) (danger T 1); time G01 reset
204   | end log
720   | -
750   | landing open L01; landing open L02; unlock R01
315   | -
317   | -
321   | poi top 3 P205
322   | cond set G02; each(all) (danger B 1); time PE-C reset
324   | poi top 7 P206
325   | each(here) (danger A 1); time all +2
326   | poi top 8 P208
327   | mission done M10; flag THAW; xdisc X2; count KEY +1; success +2; poi replace 8 P000
328   | mission done M10; flag SLEEP; xdisc X2; count KEY +1; success +2; poi replace 8 P000
329   | if(done M10) (flag PEL_DONE); end lift
330   | if(done M10) (flag PEL_DONE); end evac
331   | -
332   | -
335   | success +1; lead LIV 2; flag KURMA; threat remove TH01; cond set G03
318   | -
340   | -
341   | poi top 2 P304
343   | if(threat TH05 on) (cond set G04) else (threat add TH05 2); time MA-C reset
344   | each(all) (danger B 1); time G12 reset
345   | mission done M20; success +2; flag MAT_DONE; tech +1
346   | -
333   | -
22    | success +1; lead ALI 2; poi replace 7 P000
28    | success +1; count ALLOY +1; poi replace 3 P000
30    | each(here) (danger A 1)
148   | lead LIV 2; lead MIN 1
288   | lead ALI 1; charge +1; if(marks 5 >= 2) (log 148; poi replace 5 P000)
349   | end lift
350   | end evac
319   | -
360   | -
361   | poi top 3 P408
362   | threat add TH04 7; time TM-C reset; cond set G05
364   | if(count CURE >= 2) (poi top 8 P407) else (poi top 8 P409)
366   | mission done M30; flag VERGE_ALLY; xdisc X6; count KEY +1; success +2; poi replace 8 P000
367   | mission done M30; flag VERGE_BURNED; xdisc X6; count KEY +1; success +1; morale -1; poi replace 8 P000
369   | situation add S12; end lift
370   | end evac
371   | -
372   | -
334   | -
380   | -
381   | poi top 4 P507
383   | threat go TH02 4; cond set G06; time QY-C reset
384   | poi top 7 P506
385   | mission done M40; flag BEACON; count KEY +1; success +2; poi replace 7 P000
386   | mission done M40; flag STRIPPED; count KEY +1; success +1; lead ALI 3; situation add S13; poi replace 7 P000
32    | success +1; lead LIV 2; lead MIC 1; poi replace 2 P000
438   | success +1; flag PREDATOR_DOWN; threat remove TH02
389   | end lift
390   | end evac
391   | -
392   | -
336   | -
400   | -
401   | poi top 3 P608
402   | cond set G07; time CA-C reset
403   | each(all) (danger D 1); if(!done M50) (log 410); time G07 reset
404   | poi top 7 P607
405   | success +2; lead ALI 2; flag COLOSSUS; threat remove TH03
408   | each(all) (danger A 1); threat move TH03 2 toward nearest
406   | mission done M50; flag ARCHIVE_READ; xdisc X9; count KEY +1; success +2; poi replace 7 P000
407   | mission done M50; flag ARCHIVE_SEALED; xdisc X9; count KEY +1; success +2; morale +1; poi replace 7 P000
409   | end lift
410   | end evac
413   | -
414   | -
337   | -
420   | -
421   | poi top 3 P707
422   | cond set G08; time BW-C reset
424   | poi top 7 P708
426   | mission done M60; flag WEIR_OPEN; count KEY +1; success +2; situation add S15; poi replace 7 P000
427   | mission done M60; flag TITHE_PAID; count KEY +1; success +2; morale +1; poi replace 7 P000
429   | if(flag TITHE_BROKEN) (situation add S15); end lift
430   | end evac
431   | -
432   | situation add S26
338   | -
440   | if(flag BEACON) (supplies +2); if(flag TITHE_PAID) (each(all) (charge +1)); if(flag COLOSSUS) (success +1); if(flag LIGHT_KEPT) (supplies +1); if(flag IDEM_FRIEND) (each(all) (draw 1))
441   | poi top 4 P809
442   | threat add TH08 4; cond set G09; time LO-C reset; if(flag VERGE_BURNED) (each(all) (danger E 1)); if(flag IDEM_ROBBED) (each(all) (discard 1))
444   | poi top 7 P810; mission add M71; if(flag ARCHIVE_READ) (count THREAD +1); if(flag LIGHT_TURNED) (count THREAD +1)
445   | cond set G10; draw 2; poi replace 7 P000
446   | poi top 9 P811; if(flag WEIR_OPEN) (each(all) (draw 1)); if(flag ARCHIVE_SEALED) (each(all) (charge +1))
450   | mission done M70; flag END_KINDLE; flag ARC_DONE; success +3; end log
451   | mission done M70; flag END_SEVER; flag ARC_DONE; success +3; end log
452   | mission done M70; flag END_HOME; flag ARC_DONE; success +3; end log
454   | each(all) (wound severe); mission fail M70; end evac
459   | end lift
460   | end evac
481   | -
482   | -
471   | poi top 4 P947
472   | cond set G13; each(not in 3) (danger B 1); time BA-C reset
473   | poi top 7 P948
474   | poi top 8 P949
475   | flag BA_BEACON; threat remove TH09; poi replace 7 P000
476   | flag BA_BEACON; flag AERUGO_SPARED; success +1; threat remove TH09; poi replace 7 P000
477   | mission done M73; flag LIGHT_KEPT; xdisc X13; count KEY +1; success +2; situation add S17; poi replace 8 P000
478   | mission done M73; flag LIGHT_TURNED; xdisc X13; count KEY +1; success +2; lead ALI 2; situation add S18; poi replace 8 P000
479   | end lift
480   | end evac
497   | -
498   | -
491   | poi top 4 P957
492   | cond set G14; time ID-C reset
493   | poi top 7 P958
494   | if(flag ID_ADMIT) (poi top 8 P959) else (poi top 8 P960)
495   | mission done M90; flag IDEM_FRIEND; count KEY +1; success +2; unlock R14; situation add S19; poi replace 8 P000
496   | mission done M90; flag IDEM_ROBBED; count KEY +1; success +1; situation add S20; threat add TH10 7; poi replace 8 P000
499   | end lift
500   | end evac
600   | -
601   | poi top 4 P915
603   | poi top 6 P916
604   | mission fail M81; end evac
605   | flag OA_OPEN; time OA-C -2; poi replace 6 P000
608   | mission fail M81; end evac
609   | if(flag OA_OPEN and count SAVED >= 3) (mission done M81) else (mission fail M81); end lift
610   | -
611   | poi top 5 P925; if(flag PLOT) (time OB-C -2)
612   | poi top 6 P926
613   | if(!done M82) (mission fail M82; end evac)
614   | mission done M82; success +2; poi replace 5 P000
618   | mission fail M82; end evac
619   | if(!done M82) (mission fail M82); end lift
620   | -
621   | poi top 5 P935
622   | poi top 6 P936
623   | mission fail M83; end evac
624   | flag OC_FED; poi replace 6 P000; if(count HARVEST >= 3) (mission done M83; success +2)
628   | mission fail M83; end evac
629   | if(flag OC_FED and count HARVEST >= 3) (mission done M83) else (mission fail M83); end lift
752   | system open Y2; system open Y3; landing open L03; landing open L04; landing open L05; landing open L06; landing open L13; landing open L14; situation add S21; bank +2
753   | if(flag THAW) (morale +1; situation add S11); if(flag SLEEP) (bank +2)
755   | situation add S23
760   | dice unlock; deck advanced; system open Y4; landing open L07; unlock N01; unlock N02; unlock N03; unlock R16; flag ENVELOPE; situation add S14; situation add S24
762   | situation add S16; situation add S22; if(flag STRIPPED) (situation draw 1)
770   | if(flag END_KINDLE and flag THAW and flag VERGE_ALLY) (ending END1) else (if(flag END_KINDLE) (ending END1B) else (if(flag END_SEVER and flag BEACON and flag LIGHT_KEPT) (ending END2B) else (if(flag END_SEVER) (ending END2) else (if(flag END_HOME and flag OWN_THREAD) (ending END3) else (ending END3B)))))
780   | -
781   | -
783   | situation draw 1
784   | -
785   | objective set O05
790   | situation draw 1; situation add S25
791   | ending END5
900   | -
901   | -
902   | -
907   | -
903   | -
904   | -
905   | -
906   | -
