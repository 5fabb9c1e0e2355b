//! Before the landing: sections, crew, dice, decks, gear and the board (VG-PLAY-1 to 6, VG-SETUP-6 to 8, VG-OPS-2 to 6).

use orrery_core::Seat;
use orrery_kit::Few;

use super::ship::launch;
use super::{Cx, ask, cards, carry_out, dice, effect, go_on, landing, passives, put};
use crate::content::{Card, Class, Colour, Crew, Event, EventDeck, Gear, Modification, Pile, PlainKey, Section, at};
use crate::event::{Boards, Finds, Rounds, Worlds};
use crate::lesson;
use crate::questions::{
    Act, ChooseDeck, KeepCrew, KeepRankUp, KeepResting, Load, Muster, MusterFor, PickDice, Sections, SendCrew, StartIn,
};
use crate::state::{
    Cards, Dice, Frame, Landed, Member, Origin, People, Place, Planet, RankUps, SectionDie, Stage, Standee, State,
    Venture,
};

/// VG-SETUP-7, R30: five dice at rank 1; VG-OPS-2, VG-OPS-3: eight at rank 2.
pub(crate) const fn strength(goal: Venture) -> (u8, u8) {
    match goal {
        Venture::Eye | Venture::Campaign => (1, 5),
        _ => (2, 8),
    }
}

pub(super) fn go(cx: &mut Cx<'_>, stage: Stage, at: u8) {
    let is_done = usize::from(at) >= cx.state().party.len();
    match stage {
        Stage::Muster => muster(cx, at),
        Stage::Crew if is_done => next(cx, Stage::Dice),
        Stage::Crew => draw_crew(cx, at),
        Stage::Dice if is_done => next(cx, Stage::Decks),
        Stage::Dice => deal_dice(cx, at),
        Stage::Decks if is_done => next(cx, Stage::Gear),
        Stage::Decks => deal_deck(cx, at),
        Stage::Gear => gear(cx, at),
        Stage::Board => lay_out(cx),
        Stage::RankUp => draw_rank_ups(cx),
        Stage::Briefing => brief(cx),
        Stage::Sectors if is_done => start_eye(cx),
        Stage::Sectors => {
            go_on(cx, Frame::SetUp { stage, at: at + 1 });
            if cx.state().is_tutorial() {
                // C19, T3
                let by = cx.state().mate(Place(at));
                return cx.emit(Worlds::Moved { by, to: 1 + at % 2 }.into());
            }
            let seat = cx.state().member(Place(at)).seat;
            put(cx, seat, StartIn { place: Place(at) });
        }
    }
}

fn next(cx: &mut Cx<'_>, stage: Stage) {
    go_on(cx, Frame::SetUp { stage, at: 0 });
}

/// VG-PLAY-4: how many a player sends. VG-LAUNCH-2, R44: the party is as large as the sections allow, so where somebody
/// has too few, the first in table order who has more sends them.
pub(crate) fn quota(state: &State, seat: Seat) -> u8 {
    let own = |seat: Seat| sections_of(state, seat).count() as u8;
    let size = state.terms.size(state.seats);
    let usual = |seat: Seat| (size / state.seats + u8::from(seat.0 < size % state.seats)).min(own(seat));
    let missing = size - Seat::all(state.seats).map(usual).sum::<u8>();
    let spare = |seat: Seat| own(seat) - usual(seat);
    let given: u8 = Seat::all(state.seats).take_while(|one| *one != seat).map(spare).sum();
    usual(seat) + spare(seat).min(missing.saturating_sub(given))
}

pub(crate) fn sections_of(state: &State, seat: Seat) -> impl Iterator<Item = Section> + '_ {
    // VG-LAUNCH-2, R44, VG-SHIP-9: aboard only those who have somebody available.
    let is_ready = move |section: &Section| match &state.campaign {
        Some(campaign) if campaign.landing.is_some() => launch::is_ready(campaign, *section),
        _ => true,
    };
    Section::ALL.into_iter().filter(move |section| state.controller(*section) == seat).filter(is_ready)
}

/// VG-PLAY-6: players in table order.
fn muster(cx: &mut Cx<'_>, at: u8) {
    let state = cx.state();
    if at >= state.seats {
        return next(cx, Stage::Crew);
    }
    let (seat, quota) = (Seat(at), quota(state, Seat(at)));
    let own: Sections = sections_of(state, seat).collect();
    let must = lesson::must_land(state).and(own);
    go_on(cx, Frame::SetUp { stage: Stage::Muster, at: at + 1 });
    match usize::from(quota) {
        count if count == own.len() => enlist(cx, seat, own),
        count if count == must.len() => enlist(cx, seat, must),
        _ => match cx.state().stand_in(seat) {
            person if person == seat => ask(cx, seat, Muster { count: quota }),
            person => ask(cx, person, MusterFor { companion: seat, count: quota }),
        },
    }
}

/// The crew of one player in section order; in the tutorial Amir comes first (C19, T1).
pub(crate) fn enlist(cx: &mut Cx<'_>, seat: Seat, sections: Sections) {
    let (rank, _) = strength(cx.state().terms.goal);
    let first = lesson::must_land(cx.state());
    for section in sections.and(first).iter().chain(sections.minus(first).iter()) {
        cx.emit(Boards::Enlisted { member: Member::new(seat, section, Crew(0), rank) }.into());
    }
}

/// VG-SETUP-6, VG-OPS-2, VG-OPS-1: three are drawn.
fn draw_crew(cx: &mut Cx<'_>, at: u8) {
    if cx.state().landing().is_some() && cx.state().campaign.is_some() {
        go_on(cx, Frame::SetUp { stage: Stage::Crew, at: at + 1 });
        let seat = cx.state().decider(cx.state().member(Place(at)).section);
        return put(cx, seat, SendCrew { place: Place(at) });
    }
    if cx.state().is_tutorial() {
        return name_tutor(cx, at);
    }
    let mut left = cx.state().decks.recruits;
    let mut crew = People::NONE;
    for _ in 0..3 {
        let place = cx.dice().below(left.len() as u32) as usize;
        if let Some(one) = left.nth(place) {
            left.remove(one);
            crew.insert(one);
        }
    }
    cx.emit(Boards::CrewDrawn { crew }.into());
    go_on(cx, Frame::SetUp { stage: Stage::Crew, at: at + 1 });
    let section = cx.state().member(Place(at)).section;
    let seat = cx.state().decider(section);
    if cx.state().campaign.is_some() {
        ask(cx, seat, KeepResting { section });
    }
    ask(cx, seat, KeepCrew { place: Place(at) });
}

/// VG-TUT-1
fn name_tutor(cx: &mut Cx<'_>, at: u8) {
    let crew = lesson::tutor(cx.state().member(Place(at)).section);
    cx.emit(Boards::CrewDrawn { crew: People::NONE.with(crew) }.into());
    cx.emit(Boards::CrewKept { place: Place(at), crew }.into());
    go_on(cx, Frame::SetUp { stage: Stage::Crew, at: at + 1 });
}

/// VG-DICE-8, R5: where a colour has more dice than slots the player chooses which stay behind.
fn deal_dice(cx: &mut Cx<'_>, at: u8) {
    let place = Place(at);
    let (_, count) = strength(cx.state().terms.goal);
    let count = cx.state().campaign.map_or(count, |campaign| campaign.dice);
    let dice: Dice = SectionDie::all().take(usize::from(count)).collect();
    go_on(cx, Frame::SetUp { stage: Stage::Dice, at: at + 1 });
    cx.emit(Boards::DiceReady { place, dice }.into());
    for colour in Colour::ALL {
        let member = cx.state().member(place);
        let from = member.of_colour(dice, colour.into());
        let more = (from.len() as u8).saturating_sub(member.slots(colour));
        if more > 0 {
            dice::pick(cx, PickDice { place, from, least: more, most: more, act: Act::LeaveBehind });
        }
    }
}

/// VG-CARD-5, VG-CARD-4: cards that a crew member may take along.
pub(crate) fn cards_for(member: &Member) -> Cards {
    let may = |card: &Card| card.section() == member.section && card.rank() <= member.rank;
    Card::all().filter(|card| may(card) && card.pile() != Pile::Tutorial).collect()
}

/// The ten cards with a white bar.
pub(crate) fn white_cards(member: &Member) -> Cards {
    cards_for(member).iter().filter(|card| card.pile() == Pile::White).collect()
}

fn deal_deck(cx: &mut Cx<'_>, at: u8) {
    let place = Place(at);
    go_on(cx, Frame::SetUp { stage: Stage::Decks, at: at + 1 });
    let member = cx.state().member(place);
    let (seat, white) = (cx.state().decider(member.section), white_cards(member));
    let cards = if cx.state().is_tutorial() { lesson::spoils(member).0 } else { white };
    if cx.state().is_eye() {
        return cx.emit(Boards::DeckChosen { place, cards }.into());
    }
    ask(cx, seat, ChooseDeck { place });
}

/// C20, and the same as for Operation Lifeline on a world that is played by itself.
const fn outfit(goal: Venture) -> ([Modification; 2], &'static [Gear]) {
    use at::gear::*;
    use at::modification::*;
    match goal {
        Venture::DeadReckoning => ([A02, A05], &[E01, E01, E02, E04, E05, E05, E12, E12, E19, E19, E25]),
        Venture::GlassOrchard => ([A03, A06], &[E01, E01, E02, E07, E14, E15, E16, E17, E18, E24, E26]),
        _ => ([A01, A07], &[E01, E01, E02, E05, E05, E06, E09, E13, E16, E17, E18]),
    }
}

/// VG-OPS-4: what is given, and then what is loaded: by Engineering, then by each other player in turn, whom `at` counts.
fn gear(cx: &mut Cx<'_>, at: u8) {
    if cx.state().is_eye() || at > cx.state().seats {
        return next(cx, Stage::Board);
    }
    go_on(cx, Frame::SetUp { stage: Stage::Gear, at: at + 1 });
    let engineer = cx.state().decider(Section::Engineering);
    match at.checked_sub(1).map(Seat) {
        None => {
            if cx.state().campaign.is_none() {
                equip(cx);
            }
            put(cx, engineer, Load);
        }
        Some(seat) if seat == engineer => {}
        Some(seat) => put(cx, seat, Load),
    }
}

/// C20: lander, modifications and gear of an exploration by itself.
fn equip(cx: &mut Cx<'_>) {
    let (modifications, pool) = outfit(cx.state().terms.goal);
    let modifications = Few::of(modifications).unwrap_or_default();
    let lander = at::lander::V1;
    cx.emit(Worlds::LanderReady { lander, modifications, supplies: 0 }.into());
    let supplies = effect::most_supplies(cx.state());
    cx.emit(Worlds::LanderReady { lander, modifications, supplies }.into());
    let gear = Few::of(pool.iter().copied()).unwrap_or_default();
    cx.emit(Boards::GearPool { gear }.into());
}

/// DP21, VG-SHIP-9: cargo is Engineering's to load, small gear each section's player takes for its own crew member.
pub(crate) fn may_load(state: &State, seat: Seat, gear: Gear, place: Place) -> bool {
    let is_small = gear.class() == Class::Small;
    let section = if is_small { state.member(place).section } else { Section::Engineering };
    state.decider(section) == seat && has_room(state, gear, place)
}

/// VG-GEAR-2, VG-LAUNCH-3, VG-GEAR-1, VG-GEAR-3, VG-GEAR-10: whether there is room for it with this carrier.
pub(crate) fn has_room(state: &State, gear: Gear, place: Place) -> bool {
    let carried = || state.party.iter().flat_map(|member| member.gear.iter().map(|one| one.gear));
    let of_class = |class: Class| carried().filter(|one| one.class() == class).count();
    let member = state.member(place);
    let (personal, mission) = (state.vessel.lander.personal(), state.vessel.lander.mission());
    let bonus = |key| passives::of_lander(state, key);
    let has_room = match gear.class() {
        Class::Small => !member.gear.iter().any(|one| one.gear.class() == Class::Small),
        Class::Personal => of_class(Class::Personal) < usize::from(personal + bonus(PlainKey::CargoPersonal)),
        Class::Mission => of_class(Class::Mission) < usize::from(mission + bonus(PlainKey::CargoMission)),
        Class::Upgrade => gear.upgrades().is_some_and(|of| member.carries(of)),
    };
    has_room && gear.section().is_none_or(|section| section == member.section)
}

/// VG-OPS-6, VG-LAUNCH-4: the board as it is set up, and the decks.
fn lay_out(cx: &mut Cx<'_>) {
    let board = cx.state().board();
    let mut planet = Planet::new(board);
    board.places().iter().for_each(|(sector, poi)| planet.pois[usize::from(*sector)].extend([*poi]));
    for (threat, sector) in board.standees() {
        planet.threats[threat.index()] = Standee { is_in_play: true, sector: sector.unwrap_or(0), time: 0 };
    }
    planet.in_play = board.missions().iter().copied().collect();
    planet.relics = board.exceptional().iter().copied().collect();
    planet.crew = cx.state().party.len() as u8;
    if let Some(record) = cx.state().campaign.and_then(|campaign| campaign.records.0[board.index()]) {
        // VG-LAUNCH-4, VG-MISSION-3: as it was left, without the missions that are done.
        (planet.pois, planet.marks, planet.relics) = (record.pois, record.marks, record.relics);
        (planet.threats, planet.done) = (record.threats.map(|one| Standee { time: 0, ..one }), record.done);
        planet.in_play = planet.in_play.minus(planet.done);
    }
    cx.emit(Worlds::BoardLaid { planet }.into());
    let is_eye = cx.state().is_eye();
    let deck = if is_eye { EventDeck::Tutorial } else { EventDeck::Base };
    let advanced = cx.state().campaign.is_some_and(|campaign| campaign.advanced && !is_eye);
    let belongs = |event: &Event| event.deck() == deck || advanced && event.deck() == EventDeck::Advanced;
    let events = Event::all().filter(belongs).collect();
    cx.emit(Finds::LeadsReturned.into());
    cx.emit(Rounds::EventsShuffled { events }.into());
    // Those that somebody has seen on the last world are among them.
    if !cx.state().decks.known_events.is_empty() {
        cx.emit(Rounds::EventsSeen { events: Few::NONE }.into());
    }
    if is_eye {
        cx.emit(Worlds::RankUpSet { card: at::rank_up::T0 }.into());
        return next(cx, Stage::Sectors);
    }
    charge(cx);
    next(cx, Stage::RankUp);
    if let Some(landing) = cx.state().landing() {
        carry_out(cx, Origin::Landing(landing), landing.set_up(), Place(0), None);
    }
}

/// VG-CREW-1
fn charge(cx: &mut Cx<'_>) {
    for place in cx.state().places() {
        let charges = cx.state().member(place).crew.charges() + passives::of_lander(cx.state(), PlainKey::ChargeStart);
        let by = cx.state().mate(place);
        cx.emit(Boards::ChargesSet { by, charges }.into());
    }
}

/// VG-RANK-1, VG-RANK-3: two are drawn where there are two; VG-OPS-5: none in an operation.
fn draw_rank_ups(cx: &mut Cx<'_>) {
    next(cx, Stage::Briefing);
    if cx.state().is_operation() {
        return;
    }
    let (mut left, mut cards) = (cx.state().rank_ups, RankUps::NONE);
    for _ in 0..2 {
        let place = cx.dice().below(left.len() as u32) as usize;
        if let Some(card) = left.nth(place) {
            left.remove(card);
            cards.insert(card);
        }
    }
    cx.emit(Worlds::RankUpsDrawn { cards }.into());
    let seat = cx.state().controller(Section::Security);
    match (cards.len(), cards.nth(0)) {
        (1, Some(card)) => cx.emit(Worlds::RankUpSet { card }.into()),
        (2.., _) => ask(cx, seat, KeepRankUp),
        _ => {}
    }
}

/// VG-LAUNCH-5
fn brief(cx: &mut Cx<'_>) {
    let steps = cx.state().vessel.lander.steps();
    go_on(cx, Frame::Landing { steps });
    if let Some(landing) = cx.state().landing() {
        let log = landing.briefing();
        cx.emit(Worlds::LogShown { log }.into());
        carry_out(cx, Origin::Log(log), log.effect(), Place(0), None);
    }
}

/// VG-SETUP-7: two cards, START and log 1, and play begins freely. C19, T1 to T3: in the tutorial more is read, and
/// hands are given.
fn start_eye(cx: &mut Cx<'_>) {
    go_on(cx, Frame::Landed(Landed::Start));
    let is_tutorial = cx.state().is_tutorial();
    let logs = [at::log::START, at::log::N1, at::log::N5, at::log::N20];
    for log in logs.into_iter().take(if is_tutorial { 4 } else { 2 }) {
        cx.emit(Worlds::LogShown { log }.into());
    }
    if !is_tutorial {
        return landing::fill_hands(cx);
    }
    for place in cx.state().places() {
        let cards = lesson::spoils(cx.state().member(place)).1;
        cards::take(cx, place, cards);
    }
}
