//! Checks, from the dice that are taken in hand to the row that is applied.

use super::prelude::*;

facts! {
    pub enum Rolls shown as RollsShown {
        CheckBegan { by: Mate, trial: Trial },
        /// Step 1: these dice are in hand.
        DiceTaken { by: Mate, dice: Dice, helps: bool },
        /// VG-ASSIST-6, 8: what an assistant's card or ability allows.
        GiftRaised { place: Place, dice: u8 },
        GiftReturns { place: Place },
        HelpsFromAfar { by: Mate },
        CardGiven { place: Place },
        /// VG-ASSIST-7: nobody helped.
        TakenBack { by: Mate },
        /// Steps 2 and 3.
        Rolled { by: Mate, pool: Few<Cast, 24>, injuries: Few<Injury, 3>, danger: Few<Symbol, 4> },
        /// A die shows something else.
        Turned { at: u8, first: Icon, second: Option<Icon> },
        Added { cast: Cast },
        Treated { treat: Treat },
        /// To their owners' spent pools.
        PoolSpent { dice: u32 },
        /// Back to their owners' available dice (VG-FX-24).
        PoolReturned { dice: u32 },
        /// VG-LETHAL-6
        PoolSacrificed { dice: u32 },
        /// VG-ROLL-8
        InjuryDone { by: Mate, injury: Injury, slot: Option<u8> },
        /// VG-WOUND-11
        InjuryLifted { by: Mate, injury: Injury },
        /// VG-ROLL-11: this die goes to a column now.
        InjuryReturned { by: Mate },
        DangerTaken,
        SpecialDone { next: u8 },
        CounterSet { action: Action, line: Line, to: u8 },
        RowMarked { by: Mate, line: Line },
        /// On to step 9 (2.11, `finish`).
        Finished,
        CheckOver,
    }
}

/// Dice leave the pool to wherever they go.
fn leave(state: &mut State, dice: u32, to: impl Fn(&mut Member, SectionDie)) {
    let Some(mut trial) = state.trial else { return };
    let is_gone = |at: usize| dice >> at & 1 == 1;
    for (at, cast) in trial.pool.iter().enumerate().filter(|(at, _)| is_gone(*at)) {
        debug_assert!(at < 32);
        to(state.member_mut(cast.owner), cast.die);
    }
    let kept = trial.pool.iter().copied().enumerate().filter(|(at, _)| !is_gone(*at)).map(|(_, cast)| cast);
    trial.pool = Few::of(kept.collect::<Vec<_>>()).unwrap_or_default();
    state.trial = Some(trial);
}

/// One injury die of this face leaves the roll.
fn without(injuries: &Few<Injury, 3>, face: Injury) -> Few<Injury, 3> {
    let mut left: Vec<Injury> = injuries.to_vec();
    if let Some(at) = left.iter().position(|one| *one == face) {
        left.remove(at);
    }
    Few::of(left).unwrap_or_default()
}

/// Injury dice that lie on a wound card of the active crew member, or idle, are one less.
fn lift(state: &mut State, place: Place) {
    let Some(trial) = &mut state.trial else { return };
    if trial.idle > 0 {
        trial.idle -= 1;
        return;
    }
    let covered = state.party[place.index()].wounds.iter_mut().flatten().find(|hurt| hurt.covered);
    covered.into_iter().for_each(|hurt| hurt.covered = false);
}

impl Rolls {
    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Rolls::CheckBegan { trial, .. } => state.trial = Some(trial),
            Rolls::DiceTaken { by, dice, helps } => {
                let member = state.member_mut(by.place);
                member.available = member.available.minus(dice);
                if let Some(trial) = &mut state.trial {
                    if helps {
                        state.deeds.assists = state.deeds.assists.saturating_add(dice.len() as u8);
                        state.account.gave(by.place, trial.active, dice.len());
                    }
                    trial.taken[by.place.index()] = dice;
                    trial.given[by.place.index()] = if helps { dice } else { Dice::NONE };
                    trial.waiting.remove(by.place);
                }
                state.frames.renew();
            }
            Rolls::GiftRaised { place, dice } => {
                state.trial.iter_mut().for_each(|trial| trial.gift[place.index()] = dice);
            }
            Rolls::GiftReturns { place } => state.trial.iter_mut().for_each(|trial| trial.returns.insert(place)),
            Rolls::HelpsFromAfar { by } => state.trial.iter_mut().for_each(|trial| trial.far.insert(by.place)),
            Rolls::CardGiven { place } => {
                state.deeds.assists = state.deeds.assists.saturating_add(1);
                if let Some(trial) = &mut state.trial {
                    trial.gave_card.insert(place);
                    state.account.gave(place, trial.active, 1);
                }
            }
            Rolls::TakenBack { by } => take_back(state, by.place),
            Rolls::Rolled { by, pool, injuries, danger } => {
                if !injuries.is_empty() {
                    state.member_mut(by.place).injured = Colours::NONE;
                }
                state.deeds.dangers = state.deeds.dangers.saturating_add(danger.len() as u8);
                state.account.rolled(&state.party, &pool);
                if let Some(trial) = &mut state.trial {
                    trial.taken = [Dice::NONE; MOST];
                    (trial.pool, trial.injuries, trial.danger) = (pool, injuries, danger);
                }
            }
            Rolls::Turned { at, first, second } => {
                let cast = state.trial.as_mut().and_then(|trial| trial.pool.get_mut(usize::from(at)));
                cast.into_iter().for_each(|cast| (cast.first, cast.second) = (first, second));
            }
            Rolls::Added { cast } => {
                state.member_mut(cast.owner).available.remove(cast.die);
                state.trial.iter_mut().for_each(|trial| trial.pool.extend([cast]));
            }
            Rolls::Treated { treat } => state.trial.iter_mut().for_each(|trial| trial.treats.extend([treat])),
            Rolls::PoolSpent { dice } => leave(state, dice, |member, die| member.spent.insert(die)),
            Rolls::PoolReturned { dice } => leave(state, dice, |member, die| member.available.insert(die)),
            Rolls::PoolSacrificed { dice } => leave(state, dice, |_, _| {}),
            Rolls::InjuryDone { by, injury, slot } => {
                if let Some(trial) = &mut state.trial {
                    trial.injuries = without(&trial.injuries, injury);
                    trial.idle += u8::from(slot.is_none());
                }
                let hurt = slot.and_then(|slot| state.member_mut(by.place).wounds[usize::from(slot) % 3].as_mut());
                hurt.into_iter().for_each(|hurt| hurt.covered = true);
            }
            Rolls::InjuryLifted { injury, .. } => {
                state.trial.iter_mut().for_each(|trial| trial.injuries = without(&trial.injuries, injury));
            }
            Rolls::InjuryReturned { by } => lift(state, by.place),
            Rolls::DangerTaken => state.trial.iter_mut().for_each(|trial| trial.danger = Few::NONE),
            Rolls::SpecialDone { next } => state.trial.iter_mut().for_each(|trial| trial.specials = next),
            Rolls::CounterSet { action, line, to } => set_counter(state, action, line, to),
            Rolls::RowMarked { line, .. } => state.trial.iter_mut().for_each(|trial| trial.marked = Some(line)),
            Rolls::Finished => {
                let check = state.frames.nearest_mut(|frame| matches!(frame, Frame::Check(_)));
                check.into_iter().for_each(|frame| *frame = Frame::Check(Step::Finish));
            }
            Rolls::CheckOver => put_down(state),
        }
    }
}

/// VG-LETHAL-2: what assistants still have in hand for a check that stops is spent.
fn put_down(state: &mut State) {
    let Some(trial) = state.trial.take() else { return };
    for (owner, dice) in Place::all().zip(trial.taken).filter(|(_, dice)| !dice.is_empty()) {
        let member = state.member_mut(owner);
        member.spent = member.spent.or(dice);
    }
}

fn take_back(state: &mut State, place: Place) {
    let Some(trial) = state.trial.take() else { return };
    for (owner, dice) in Place::all().zip(trial.taken).filter(|(_, dice)| !dice.is_empty()) {
        let member = state.member_mut(owner);
        member.available = member.available.or(dice);
    }
    let turn = state.turn.as_mut().filter(|turn| turn.place == place);
    turn.into_iter().for_each(|turn| {
        turn.actions += 1;
        turn.special_used = false;
        trial.of.into_iter().for_each(|action| turn.barred.insert(action));
    });
}

fn set_counter(state: &mut State, action: Action, line: Line, to: u8) {
    let progress = &mut state.planet.progress;
    if !progress.iter().any(|one| one.action == action) {
        progress.extend([Progress { action, green: 0, red: 0 }]);
    }
    for one in progress.iter_mut().filter(|one| one.action == action) {
        match line {
            Line::Red => one.red = to,
            Line::Yellow | Line::Green => one.green = to,
        }
    }
    let kept: Vec<Progress> = progress.iter().copied().filter(|one| one.green + one.red > 0).collect();
    *progress = Few::of(kept).unwrap_or_default();
}

impl RollsShown {
    pub(super) fn line(&self) -> Option<LogLine> {
        use RollsShown as Told;
        Some(match self {
            Told::CheckBegan { by, trial } => match trial.of {
                Some(action) => did_with("log-check", *by, "action", action.name(), &[ids::CHECK_DICE]),
                None => did("log-prepare-check", *by, &[ids::PREPARE]),
            },
            Told::DiceTaken { by, dice, helps: true } if !dice.is_empty() => {
                did_with("log-assisted", *by, "count", dice.len(), &[ids::ASSIST])
            }
            Told::HelpsFromAfar { by } => did("log-afar", *by, &[ids::ASSIST]),
            Told::TakenBack { by } => did("log-taken-back", *by, &[ids::ASSISTED]),
            Told::Rolled { by, pool, .. } if pool.is_empty() => did("log-rolled-nothing", *by, &[ids::ROLL]),
            Told::Rolled { by, pool, .. } => {
                did_with("log-rolled", *by, "dice", words::casts(pool), &[ids::ROLL]).seen(SightKind::Roll)
            }
            Told::InjuryDone { by, slot: Some(_), injury } => {
                did_with("log-injury", *by, "face", words::injury(*injury), &[ids::INJURIES])
            }
            Told::InjuryLifted { by, .. } => did("log-injury-healed", *by, &[ids::HEAL]),
            Told::CounterSet { action, line, to } => {
                let message = Message::new("log-counter").with("action", action.name());
                LogLine::new(None, message.with("line", words::line(*line)).with("count", *to), &[ids::COUNTERS])
            }
            Told::RowMarked { by, line } => did_with("log-row", *by, "line", words::line(*line), &[ids::ROW]),
            _ => return None,
        })
    }
}
