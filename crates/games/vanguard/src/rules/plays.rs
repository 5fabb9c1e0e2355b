//! Cards, abilities, gear and finds that a crew member can use, and what becomes of them (VG-CARD-1, VG-CREW-2, VG-DISC-3,
//! VG-GEAR-5, R40).

use orrery_core::Seat;

use super::prospects::{self, Case};
use super::{Cx, ask, begin, carry_out, check, dice, leads, over, test, travel};
use crate::content::{Class, Gear, Stmt, Timed, Timing, Use, Where};
use crate::event::{Boards, Course, Finds, Rolls, Worlds};
use crate::lesson;
use crate::questions::{Aside, Exchange, Ignore};
use crate::state::{Frame, GEAR, Origin, Place, Play, State};

impl Play {
    pub(crate) fn timed(self, state: &State, place: Place) -> Timed {
        match self {
            Play::Card(card) => card.main(),
            Play::Ability => state.member(place).crew.ability(),
            Play::Gear(gear) => gear.effect(),
            Play::Find(card) => card.explore(),
            Play::Relic(relic) => relic.effect(),
            Play::Modification(one) => one.effect(),
        }
    }

    pub(crate) fn origin(self, state: &State, place: Place) -> Origin {
        match self {
            Play::Card(card) => Origin::Card(card),
            Play::Ability => Origin::Crew(state.member(place).crew),
            Play::Gear(gear) => Origin::Gear(gear),
            Play::Find(card) => Origin::Discovery(card),
            Play::Relic(relic) => Origin::Exceptional(relic),
            Play::Modification(one) => Origin::Modification(one),
        }
    }

    pub(crate) fn name(self, state: &State, place: Place) -> &'static str {
        match self {
            Play::Card(card) => card.name(),
            Play::Ability => state.member(place).crew.name(),
            Play::Gear(gear) => gear.name(),
            Play::Find(card) => card.name(),
            Play::Relic(relic) => relic.name(),
            Play::Modification(one) => one.name(),
        }
    }
}

/// Everything a crew member has that does something.
pub(super) fn held(state: &State, place: Place) -> impl Iterator<Item = Play> + '_ {
    let member = state.member(place);
    let cards = member.hand.iter().copied().map(Play::Card);
    let ability = (member.charges > 0).then_some(Play::Ability);
    let gear = member.gear.iter().filter(|carried| !carried.used).map(|carried| Play::Gear(carried.gear));
    let finds = leads::on_lander(state).map(Play::Find);
    let relics = state.vessel.relics.iter().filter(|relic| relic.effect().when.is_some()).map(Play::Relic);
    let at_lander = member.sector > 0 && member.sector == state.planet.lander;
    let modifications = state.vessel.modifications.iter().copied();
    let modifications = modifications.filter(move |one| one.place() == Where::Always || at_lander);
    cards.chain(ability).chain(gear).chain(finds).chain(relics).chain(modifications.map(Play::Modification))
}

/// What could be used now at this timing; of several alike the first.
pub(crate) fn usable(state: &State, place: Place, timing: Timing) -> Vec<Play> {
    if state.member(place).is_dead {
        return Vec::new();
    }
    let mut found: Vec<Play> = Vec::new();
    for play in held(state, place).filter(|play| is_usable(state, place, *play, timing)) {
        if !found.contains(&play) {
            found.push(play);
        }
    }
    found
}

fn is_usable(state: &State, place: Place, play: Play, timing: Timing) -> bool {
    let timed = play.timed(state, place);
    let Some(block) = timed.effect.filter(|_| timed.when == Some(timing)) else { return false };
    let Some(source) = user(state, place, play, timing) else { return false };
    let case = Case::of(state, play.origin(state, place), source);
    let begins_with = case.origin.program().at(block, 0);
    let is_barred = matches!(begins_with, Some(Stmt::If(tests, ..)) if !test::all(state, tests));
    !is_barred && prospects::could_change(state, case, block)
}

/// Who counts as the source, where it may be used at all.
fn user(state: &State, place: Place, play: Play, timing: Timing) -> Option<Place> {
    let is_own_turn = state.turn.is_some_and(|turn| turn.place == place);
    match (timing, play) {
        // VG-GEAR-5: in its carrier's own turn, or during the landing.
        (Timing::Anytime, Play::Gear(_)) => (is_own_turn || state.is_landing()).then_some(place),
        (Timing::Check, _) => {
            let trial = state.trial?;
            match play {
                _ if trial.active == place => Some(place),
                // VG-ASSIST-3, R33, VG-ASSIST-4: as if the active crew member had played it.
                Play::Card(_) => check::may_give_card(state, place).then_some(trial.active),
                _ => None,
            }
        }
        (Timing::Assist, _) => state.trial.filter(|trial| trial.active != place).map(|_| place),
        _ => Some(place),
    }
}

/// VG-WIN-1, R63: strain, and what can be used at any time.
pub(crate) fn asides(state: &State, seat: Seat) -> impl Iterator<Item = Aside> + '_ {
    // VG-TUT-2: while the tutorial leads nothing comes between.
    let is_there = state.planet.crew > 0 && state.closed.is_none() && !lesson::is_led(state);
    let own = state.crew().filter(move |place| is_there && state.member(*place).seat == seat);
    own.flat_map(move |place| {
        let strain = dice::can_strain(state, place).then_some(Aside::Strain(place));
        let plays = usable(state, place, Timing::Anytime);
        let hands = exchanges(state, place);
        strain.into_iter().chain(plays.into_iter().map(move |play| Aside::Use(place, play))).chain(hands)
    })
}

/// Whether a player has something to use at any time, as far as the others can tell (VG-WIN-5).
pub(crate) fn might_use(state: &State, seat: Seat) -> bool {
    let holds = |place: Place| state.member(place).seat == seat && state.holds_closed(place);
    state.crew().any(holds) || asides(state, seat).next().is_some()
}

/// VG-GEAR-4: what a crew member could hand over, or be given, in its sector.
fn exchanges(state: &State, place: Place) -> Vec<Aside> {
    let others = state.in_sector(state.sector_of(place)).without(place);
    let gear = |of: Place| {
        let mut kinds: Vec<Gear> = state.member(of).gear.iter().map(|one| one.gear).collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    };
    let given = others.iter().flat_map(|to| gear(place).into_iter().map(move |gear| (gear, place, to)));
    // Among a player's own crew the giver names it already.
    let theirs = others.iter().filter(|from| state.member(*from).seat != state.member(place).seat);
    let taken = theirs.flat_map(|from| gear(from).into_iter().map(move |gear| (gear, from, place)));
    let open = given.chain(taken).filter(|(gear, from, to)| can_hand(state, *gear, *from, *to));
    open.map(|(gear, from, to)| Aside::Hand(gear, from, to)).collect()
}

/// VG-GEAR-4, VG-GEAR-11: unmarked, outside a check, in one sector, and without a token on the board.
pub(crate) fn can_hand(state: &State, gear: Gear, from: Place, to: Place) -> bool {
    let lies = state.planet.tokens.iter().any(|token| token.gear == gear && token.carrier == from);
    let together = state.sector_of(from) == state.sector_of(to) && state.sector_of(from) > 0;
    let (giver, taken) = (state.member(from), state.member(to).gear.len());
    let has_room = giver.carries(gear) && taken + giver.handed_with(gear).len() <= GEAR;
    // An upgrade stays with the gear it belongs to (VG-GEAR-10).
    let is_loose = gear.section().is_none() && gear.class() != Class::Upgrade;
    from != to && is_loose && !lies && together && has_room && state.trial.is_none()
}

/// VG-GEAR-10: its upgrades stay with it.
pub(crate) fn hand(cx: &mut Cx<'_>, gear: Gear, from: Place, to: Place) {
    let handed = cx.state().member(from).handed_with(gear);
    let (from, to) = (cx.state().mate(from), cx.state().mate(to));
    handed.into_iter().for_each(|gear| cx.emit(Boards::GearHanded { from, to, gear }.into()));
}

/// VG-CARD-6, R77: it leaves the hand at once and is put away when it is done.
pub(crate) fn carry(cx: &mut Cx<'_>, place: Place, play: Play, timing: Timing) {
    let state = cx.state();
    let (by, origin) = (state.mate(place), play.origin(state, place));
    let Some(block) = play.timed(state, place).effect else { return };
    let source = user(state, place, play, timing).unwrap_or(place);
    if source != place || timing == Timing::Assist && matches!(play, Play::Card(_)) {
        cx.emit(Rolls::CardGiven { place }.into());
    }
    match play {
        Play::Card(card) => cx.emit(Boards::CardPlayed { by, card }.into()),
        Play::Ability => cx.emit(Boards::AbilityUsed { by }.into()),
        Play::Gear(gear) => match gear.used() {
            Use::Free => {}
            _ => cx.emit(Boards::GearUsed { by, gear }.into()),
        },
        Play::Find(card) => cx.emit(Finds::GivenUp { card }.into()),
        Play::Relic(relic) => cx.emit(Finds::RelicUsed { relic }.into()),
        Play::Modification(_) => {}
    }
    begin(cx, Frame::Used { place, play });
    carry_out(cx, origin, block, source, None);
}

pub(crate) fn put_away(cx: &mut Cx<'_>, place: Place, play: Play) {
    over(cx);
    match play {
        Play::Card(card) => cx.emit(Boards::CardPutAway { place, card }.into()),
        Play::Gear(gear) if gear.used() == Use::Stow => cx.emit(Boards::GearStowed { place, gear }.into()),
        _ => {}
    }
}

/// Something is used beside an open question, which is then asked anew.
pub(crate) fn meanwhile(cx: &mut Cx<'_>, seat: Seat, aside: Aside) {
    cx.emit(Course::Renewed.into());
    match aside {
        Aside::Strain(place) => dice::strain(cx, place),
        Aside::Use(place, play) => carry(cx, place, play, Timing::Anytime),
        Aside::Hand(gear, from, to) => {
            let seats = [from, to].map(|place| cx.state().member(place).seat);
            match seats.into_iter().find(|other| *other != seat) {
                Some(other) => ask(cx, other, Exchange { gear, from, to }),
                None => hand(cx, gear, from, to),
            }
        }
    }
}

/// Up to so many icons of the path, of one's own choice; where there are no more, all of them.
pub(crate) fn ignore_icons(cx: &mut Cx<'_>, count: u8) {
    let Some(travel) = cx.state().travel else { return };
    let due = travel::tolls_due(&travel);
    if due.len() <= usize::from(count) {
        return cx.emit(Worlds::TollsSet { tolls: 0 }.into());
    }
    let seat = cx.state().player(travel.place);
    ask(cx, seat, Ignore { left: count });
}
