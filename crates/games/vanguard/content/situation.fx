# Situations (C13.3).
#
# id | solve | solved | effect

S01 | assign Security / assign Science                                     | retire | choose(command -1 OR energy -1); keep
S02 | assign Engineering / assign Security                                 | keep   | choose(energy -1 OR morale -1); keep
S03 | assign Science / assign Engineering                                  | retire | choose(crew tire 1 OR morale -1); keep
S04 | assign Recon / pay energy 1                                          | keep   | energy -1; keep
S05 | assign Security / assign Recon                                       | keep   | command -1; keep
S06 | assign Engineering / pay energy 2                                    | retire | crew wound 1; keep
S07 | assign Recon / assign Science                                        | keep   | choose(morale -1 OR command -1); keep
S08 | assign Science / assign Security                                     | keep   | choose(drop disc any 1 OR crew wound 1); keep
S09 | assign Engineering / assign Recon                                    | retire | lander damage; keep
S10 | assign Security / assign Engineering / assign Recon / assign Science | retire | if(count DEAD >= 1) (morale -1) else (-); keep
S11 | assign Science / pay energy 1                                        | retire | count PHASE +1; keep
S12 | assign Science / assign Engineering                                  | retire | choose(energy -1 OR crew wound 1); keep
S13 | assign Recon / assign Science                                        | retire | command -1; keep
S14 | assign Security / pay command 1                                      | retire | morale -1; situation draw 1; keep
S15 | pay disc 1 / assign Security                                         | retire | bank -2; keep
S16 | assign Engineering / assign Science                                  | keep   | choose(energy -2 OR dice lose); keep
S17 | assign Recon / assign Security                                       | keep   | choose(crew tire 1 OR command -1); keep
S18 | assign Science / pay energy 1                                        | retire | choose(penalty on OR morale -1); keep
S19 | assign Engineering / assign Science                                  | retire | crew tire 1; bank +1; keep
S20 | pay bank 2 / assign Security                                         | retire | choose(bank -3 OR morale -1); keep
S21 | assign Engineering / assign Recon                                    | keep   | choose(penalty on OR crew tire 2); keep
S22 | assign Engineering / pay energy 1                                    | retire | penalty on; keep
S23 | assign Science / assign Security                                     | retire | morale -1; keep
S24 | assign Engineering / pay energy 2                                    | keep   | choose(penalty on OR crew wound 1); keep
S25 | assign Recon / pay command 1                                         | retire | choose(command -1 OR situation draw 1); keep
S26 | assign Security / assign Science                                     | retire | choose(drop disc any 1 OR bank +1; crew wound 1); keep
