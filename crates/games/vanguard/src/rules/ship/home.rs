//! Pages 25 to 39: leaving, docking, debriefing, unloading, memorial, save point; and the first crew of a campaign.

use orrery_kit::Few;

use super::super::{Cx, ask, begin, carry_out, end, go_on, over, passives, put, test};
use super::{crew, medical, of, read, turn_to, verbs};
use crate::content::{
    Discovery, Exceptional, Gear, Goal, Mark, PlainKey, RankUp, Rarity, Section, Stmt, Tally, Type, at,
};
use crate::event::{Finds, Ships, Worlds};
use crate::lesson;
use crate::questions::{Debrief, KeepRecruit, KeepResting, LeaveFind, UseShip};
use crate::state::{
    ABOARD, Close, Frame, Lethal, Origin, Page, Place, Planet, Record, Returned, SECTORS, State, Status,
};

/// VG-LEAVE-1, VG-LIFT-6, R92, VG-LEAVE-2, VG-DOCK-1: what comes home, and what is kept of the world.
pub(super) fn leave(cx: &mut Cx<'_>) {
    let state = cx.state();
    let (dead, alive): (Vec<Place>, Vec<Place>) = state.places().partition(|place| state.member(*place).is_dead);
    let back = |place: &Place| {
        let member = state.member(*place);
        Returned { crew: member.crew, wounds: member.wound_cards() as u8 }
    };
    let returned = Few::of(alive.iter().map(back)).unwrap_or_default();
    let lost: Vec<_> = dead.iter().map(|place| state.member(*place).crew).collect();
    let carried = state.party.iter().flat_map(|member| member.gear.to_vec()).map(|one| one.gear);
    let inventory: Few<Gear, 56> = Few::of(carried.chain(state.pool.iter().copied())).unwrap_or_default();
    let is_first = of(state).landing.is_none();
    let is_operation = end::is_operation(state.planet.board);
    let record = (!is_first && !is_operation).then(|| keep(&state.planet));
    let damaged = Some(state.vessel.lander).filter(|_| state.vessel.is_damaged);
    if is_first {
        enrol(cx);
    }
    if is_operation {
        forget_operation(cx);
    }
    lost.into_iter().for_each(|crew| medical::bury(cx, crew));
    damaged.into_iter().for_each(|lander| cx.emit(Ships::LanderSet { lander, damaged: true }.into()));
    turn_to(cx, if is_first { Page::Debriefing } else { Page::Docking });
    // The inventory was emptied into the pool at launch.
    cx.emit(Ships::PartyHome { returned, record, inventory }.into());
}

/// VG-OPS-9, VG-OPS-10, R105, R91
fn forget_operation(cx: &mut Cx<'_>) {
    let state = cx.state();
    let score = end::has_succeeded(state).then(|| end::worth(state) as u8);
    let (board, done) = (state.planet.board, state.planet.done);
    cx.emit(Ships::OperationOver { board, score, done }.into());
}

/// VG-SETUP-9: the crew of the quick start joins the ship; VG-SETUP-5: of the tutorial all four, whoever explored.
fn enrol(cx: &mut Cx<'_>) {
    if cx.state().is_tutorial() {
        Section::ALL
            .into_iter()
            .for_each(|section| crew::post(cx, lesson::tutor(section), section, 1, Status::Resting));
    }
    for place in cx.state().places() {
        let member = *cx.state().member(place);
        crew::post(cx, member.crew, member.section, member.rank, Status::Resting);
    }
}

/// Without cards that are not saved (VG-POI-8).
fn keep(planet: &Planet) -> Record {
    let stack = |sector: usize| {
        let kept = planet.pois[sector].iter().copied().filter(|poi| !poi.marks().contains(&Mark::NS));
        Few::of(kept.collect::<Vec<_>>()).unwrap_or_default()
    };
    Record {
        pois: std::array::from_fn::<_, SECTORS, _>(stack),
        marks: planet.marks,
        threats: planet.threats,
        relics: planet.relics,
        done: planet.done,
    }
}

/// VG-MISSION-6: without a main mission from the beginning only an evacuation is a failure.
fn has_failed(state: &State) -> bool {
    let mains = state.planet.board.missions().iter().any(|one| super::super::effect::is_main(*one));
    let done = state.planet.board.missions().iter().filter(|one| super::super::effect::is_main(**one));
    let mut done = done.map(|one| state.planet.done.contains(*one));
    state.closed == Some(Close::Evacuation) || mains && !done.all(|is_done| is_done)
}

/// VG-DOCK-2 to 4
pub(super) fn dock(cx: &mut Cx<'_>, at: u8) {
    if at == 0 {
        go_on(cx, Frame::Ship { page: Page::Docking, at: 1 });
        if has_failed(cx.state()) {
            let count = of(cx.state()).failed + 1;
            cx.emit(Ships::Failed { count }.into());
            if cx.state().terms.lethal == Lethal::On {
                cx.emit(Ships::PenaltySet { lies: true }.into());
            }
            verbs::morale(cx, -1);
        } else if is_operation_won(cx.state()) {
            // VG-OPS-9, R58
            let bank = of(cx.state()).bank + 2;
            cx.emit(Ships::BankSet { bank }.into());
            verbs::morale(cx, 1);
        }
        return;
    }
    if is_light(cx) {
        refresh(cx);
        turn_to(cx, Page::Errands);
    }
}

fn is_operation_won(state: &State) -> bool {
    end::is_operation(state.planet.board) && end::has_succeeded(state)
}

/// VG-DISC-4, R31, VG-DISC-2: ordinary discoveries may be given up; exceptional ones count and stay.
pub(crate) fn loose_finds(state: &State) -> impl Iterator<Item = Discovery> + '_ {
    Discovery::all().filter(|card| state.vessel.found.0[card.index()] > 0)
}

fn is_overloaded(state: &State) -> bool {
    let most = state.vessel.lander.discoveries() + passives::of_lander(state, PlainKey::DiscMax);
    state.vessel.found.0.iter().sum::<u8>() + state.vessel.relics.len() as u8 > most
}

/// DP24: commons of the type owned most.
pub(crate) fn usual_leaving(state: &State) -> Option<Discovery> {
    let owned = |of: Type| {
        loose_finds(state).filter(|card| card.of() == of).map(|card| state.vessel.found.0[card.index()]).sum::<u8>()
    };
    loose_finds(state).max_by_key(|card| (card.rarity() == Rarity::Common, owned(card.of())))
}

/// VG-DOCK-3: answers whether nothing more must be given up.
fn is_light(cx: &mut Cx<'_>) -> bool {
    let finds: Vec<Discovery> = loose_finds(cx.state()).filter(|_| is_overloaded(cx.state())).collect();
    let seat = cx.state().decider(Section::Science);
    match finds[..] {
        [] => return true,
        [card] => cx.emit(Finds::LeftOnLander { card }.into()),
        _ => put(cx, seat, LeaveFind),
    }
    false
}

/// VG-DOCK-4
fn refresh(cx: &mut Cx<'_>) {
    let resting: Vec<_> = of(cx.state()).crew(None, Some(Status::Resting)).collect();
    resting.into_iter().for_each(|crew| crew::move_to(cx, crew, Status::Available));
}

/// VG-DOCK-5: in the order in which they were queued.
pub(super) fn errands(cx: &mut Cx<'_>) {
    let Some(errand) = of(cx.state()).errands.first().copied() else { return turn_to(cx, Page::Debriefing) };
    cx.emit(Ships::ErrandDone.into());
    if let Some(Stmt::Do(verb)) = errand.origin.program().at(errand.block, errand.done) {
        verbs::perform(cx, *verb);
    }
}

/// VG-DEBRIEF-1, R28, VG-DEBRIEF-2: tokens to the bank, ranks for a completed card; then purchases.
pub(super) fn debrief(cx: &mut Cx<'_>, at: u8) {
    let seat = cx.state().decider(Section::Security);
    if at == 0 {
        let bank = of(cx.state()).bank.saturating_add(cx.state().success);
        cx.emit(Ships::BankSet { bank }.into());
        cx.emit(Worlds::SuccessSet { success: 0 }.into());
        rise(cx);
        return go_on(cx, Frame::Ship { page: Page::Debriefing, at: 1 });
    }
    go_on(cx, Frame::Ship { page: Page::Exhibits, at: 0 });
    put(cx, seat, Debrief { has_promoted: false });
}

fn rise(cx: &mut Cx<'_>) {
    let is_first = of(cx.state()).landing.is_none();
    let Some((card, is_complete)) = cx.state().rank_up else { return };
    let mut anybody = false;
    if is_complete && (is_first || !has_failed(cx.state())) {
        let home = of(cx.state()).returned;
        for one in home.iter() {
            if crew::can_rise(of(cx.state()), one.crew) {
                anybody = true;
                crew::promote(cx, one.crew);
            }
        }
    }
    put_back(cx, card, anybody);
}

/// The card leaves the game if anybody rose; otherwise it returns to the deck.
fn put_back(cx: &mut Cx<'_>, card: RankUp, is_gone: bool) {
    cx.emit(Worlds::RankUpReturned { card, is_gone }.into());
}

fn to_unload(state: &State) -> Option<Discovery> {
    Discovery::all().find(|card| state.vessel.found.0[card.index()] > 0)
}

/// VG-DISC-5, VG-UNLOAD-2: card by card, after the exceptional ones; what a table of earlier rules still has of those follows.
pub(super) fn unload(cx: &mut Cx<'_>, at: u8) {
    let Some(card) = to_unload(cx.state()) else {
        let is_done = cx.state().vessel.relics.is_empty();
        return turn_to(cx, if is_done { Page::Goals } else { Page::Exhibits });
    };
    go_on(cx, Frame::Ship { page: Page::Unloading, at });
    cx.emit(Ships::Unloaded { card }.into());
    let seat = cx.state().decider(Section::Science);
    match card.ship() {
        Some(ship) if ship.spent => ask(cx, seat, UseShip { card }),
        Some(ship) => carry_out(cx, Origin::Discovery(card), ship.effect, ABOARD, None),
        None => {}
    }
}

/// VG-UNLOAD-1: first of all; VG-DISC-10: those from X33 up leave with the exploration.
pub(super) fn exhibit(cx: &mut Cx<'_>) {
    let Some(relic) = cx.state().vessel.relics.iter().next() else {
        return reward_row(cx);
    };
    if relic.row() == 0 {
        return cx.emit(Finds::RelicUsed { relic }.into());
    }
    cx.emit(Ships::Exhibited { relic }.into());
    if let Some(block) = relic.effect().effect {
        carry_out(cx, Origin::Exceptional(relic), block, ABOARD, None);
    }
}

pub(crate) fn is_row_full(state: &State, row: u8) -> bool {
    let shown = state.campaign.map(|campaign| campaign.display).unwrap_or_default();
    Exceptional::all().filter(|one| one.row() == row).all(|one| shown.contains(one))
}

/// C8.1: a completed row gives its reward once.
fn reward_row(cx: &mut Cx<'_>) {
    let due = (1..=4).find(|row| is_row_full(cx.state(), *row) && of(cx.state()).rows_rewarded >> row & 1 == 0);
    let Some(row) = due else {
        // Who comes home from the Eye of the Void unloads nothing.
        let has_more = of(cx.state()).landing.is_some() && to_unload(cx.state()).is_some();
        return turn_to(cx, if has_more { Page::Unloading } else { Page::Goals });
    };
    cx.emit(Ships::RowRewarded { row }.into());
    let campaign = of(cx.state());
    let (bank, tech, dice) = (campaign.bank, campaign.tech, campaign.dice);
    match row {
        1 => cx.emit(Ships::TechSet { level: (tech + 1).min(4) }.into()),
        2 => cx.emit(Ships::DiceSet { dice: (dice + 1).min(most_dice(cx.state())) }.into()),
        3 => {
            cx.emit(Ships::BankSet { bank: bank + 4 }.into());
            verbs::morale(cx, 1);
        }
        _ => {
            cx.emit(Ships::BankSet { bank: bank + 2 }.into());
            cx.emit(Ships::TechSet { level: (tech + 1).min(4) }.into());
        }
    }
}

/// VG-DEBRIEF-6, R4
pub(crate) fn most_dice(state: &State) -> u8 {
    if of(state).dice_unlocked { 15 } else { 12 }
}

/// VG-UNLOAD-3: each pays once.
pub(super) fn goals(cx: &mut Cx<'_>, _: u8) {
    let campaign = of(cx.state());
    let done = |goal: &Goal| !campaign.goals.contains(*goal) && test::all(cx.state(), goal.completes());
    let is_first = campaign.landing.is_none();
    match Goal::all().find(done).filter(|_| !is_first) {
        None => turn_to(cx, if is_first { Page::FirstCrew } else { Page::Infirmary }),
        Some(goal) => {
            cx.emit(Ships::GoalDone { goal }.into());
            carry_out(cx, Origin::SideGoal(goal), goal.reward(), ABOARD, None);
        }
    }
}

/// VG-MEM-1
pub(super) fn mourn(cx: &mut Cx<'_>) {
    turn_to(cx, Page::Save);
    let dead = of(cx.state()).dead;
    let before = cx.state().count(Tally::Dead);
    if dead > before {
        cx.emit(Worlds::Counted { tally: Tally::Dead, count: dead }.into());
        if before == 0 {
            read(cx, at::log::N755);
        }
    }
}

/// VG-SAVE-2, VG-SAVE-1; VG-STAR-5: after a transit crew rest and heal here, and the dead are listed (VG-STAR-8).
pub(super) fn save(cx: &mut Cx<'_>, at: u8) {
    if at == 1 {
        refresh(cx);
        medical::step_all(cx);
        return turn_to(cx, Page::Memorial);
    }
    // VG-SAVE-4: a chapter ends here.
    if cx.state().terms.has_chapters() {
        return cx.emit(Ships::ChapterClosed.into());
    }
    turn_to(cx, Page::Clock);
}

/// VG-SETUP-5, VG-SETUP-6, VG-SETUP-9: of a section that stayed aboard two of three rest; then of two recruits one is
/// kept, available. `at` counts both steps of every section.
pub(super) fn first_crew(cx: &mut Cx<'_>, at: u8) {
    let Some(section) = Section::nth(usize::from(at / 2)) else {
        turn_to(cx, Page::Clock);
        return read(cx, at::log::N750);
    };
    go_on(cx, Frame::Ship { page: Page::FirstCrew, at: at + 1 });
    let seat = cx.state().decider(section);
    if at % 2 == 1 {
        if crew::draw_recruits(cx, 2) {
            put(cx, seat, KeepRecruit { section });
        }
        return;
    }
    if of(cx.state()).crew(Some(section), None).next().is_none() && crew::draw_recruits(cx, 3) {
        begin(cx, Frame::Ship { page: Page::SecondCrew, at: section.index() as u8 });
    }
}

/// VG-SETUP-6: two of three; the third is shuffled back.
pub(super) fn second_crew(cx: &mut Cx<'_>, section: u8) {
    let Some(section) = Section::nth(section.into()) else { return over(cx) };
    let seat = cx.state().decider(section);
    if of(cx.state()).crew(Some(section), None).count() < 2 && !cx.state().drawn.is_empty() {
        return put(cx, seat, KeepResting { section });
    }
    cx.emit(Ships::RecruitsReturned.into());
    over(cx);
}
