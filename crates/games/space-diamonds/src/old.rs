//! What released versions have stored, read for good. Outcomes that facts of version 1 left to the rules are worked out
//! here by the rules of its day: whatever becomes of those, this stays.

use orrery_core::{AskId, NotOld, Seat, SeatSet, Taken, Was, fold_old};
use postcard::take_from_bytes;
use serde::Deserialize;

use crate::SpaceDiamonds;
use crate::content::{Chit, Craft, Mass, Site, Space, Zone, at};
use crate::event::{Covered, Dealing, Event, Operation, Round, Tally, Voyage};
use crate::questions::{Act, Choice, Step, Targets};
use crate::sets::{Chits, PerSite};
use crate::state::{Flybys, MAX_SEATS, Memory, Missions, Mode, Public, State};

/// The facts of version 1, in their order.
static V1: [Was<SpaceDiamonds>; 19] = [
    Was::Read(dealt),
    Was::Moved(&[1, 0]), // TurnBegan
    Was::Moved(&[2, 0]), // MoveBegan
    Was::Read(flew),
    Was::Moved(&[2, 3]), // WayFlown
    Was::Moved(&[2, 4]), // EmergencyFlown
    Was::Moved(&[2, 5]), // HazardRolled
    Was::Read(chits_lost),
    Was::Read(isofuel_spent),
    Was::Moved(&[2, 8]), // WaterSpent
    Was::Read(discovered),
    Was::Read(scanned),
    Was::Read(refuelled),
    Was::Moved(&[4, 0]), // FeatDone
    Was::Moved(&[4, 1]), // MissionDone
    Was::Read(came_home),
    Was::Read(turn_ended),
    Was::Moved(&[1, 2]), // PlayerLeft
    Was::Moved(&[1, 3]), // Ended
];

#[derive(Deserialize)]
struct DealV1 {
    mode: Mode,
    seats: u8,
    first: Seat,
    crafts: [Craft; MAX_SEATS],
    missions: [Missions; MAX_SEATS],
    chits: PerSite,
    water: PerSite,
}

fn dealt<'a>(_: &State, bytes: &'a [u8]) -> Taken<'a, Event> {
    let (deal, rest) = take_from_bytes::<DealV1>(bytes)?;
    let DealV1 { mode, seats, first, crafts, missions, chits, water } = deal;
    let uncovered = Space::sites().filter(|site| chits.get(*site).is_none()).collect();
    let map = Box::new(Covered { chits, water });
    let mut events = vec![Event::Dealing(Dealing::Dealt { mode, first, crafts, uncovered, map })];
    let hands = Seat::all(seats).zip(missions);
    events.extend(hands.map(|(seat, missions)| Event::Dealing(Dealing::MissionsDealt { seat, missions })));
    Ok((events, rest))
}

/// Flybys were noted while folding.
fn flew<'a>(state: &State, bytes: &'a [u8]) -> Taken<'a, Event> {
    let ((seat, to, regular, bonus, wet, gained), rest) = take_from_bytes::<(Seat, Space, u8, u8, Mass, u8)>(bytes)?;
    let turn = &state.public.turn;
    let before = turn.flight.map(|flight| flight.entered).unwrap_or_default();
    let entered = Flybys { jupiter: to == at::JFLY, saturn: to == at::SFLY, oberth: to == at::SOB }.minus(before);
    let used = if bonus > 0 { before.minus(turn.used) } else { Flybys::default() };
    let landed = to.is_site();
    let mut events = vec![Event::Voyage(Voyage::Flew { seat, to, regular, bonus, wet, gained, landed })];
    if entered.or(used) != Flybys::default() {
        events.push(Event::Voyage(Voyage::FlybysNoted { seat, entered, used }));
    }
    Ok((events, rest))
}

fn chits_lost<'a>(_: &State, bytes: &'a [u8]) -> Taken<'a, Event> {
    let ((seat, chits), rest) = take_from_bytes::<(Seat, Chits)>(bytes)?;
    Ok((vec![Event::Voyage(Voyage::ChitsLost { seat, letters: chits.letters(), chits })], rest))
}

fn isofuel_spent<'a>(_: &State, bytes: &'a [u8]) -> Taken<'a, Event> {
    let ((seat, chit), rest) = take_from_bytes::<(Seat, Chit)>(bytes)?;
    Ok((vec![Event::Voyage(Voyage::IsofuelSpent { seat, chit, gained: GAINED })], rest))
}

fn ends_move(public: &Public) -> bool {
    public.turn.flight.is_some()
}

fn discovered<'a>(state: &State, bytes: &'a [u8]) -> Taken<'a, Event> {
    let ((seat, site, chit, water, memory), rest) = take_from_bytes::<(Seat, Space, Chit, u8, Memory)>(bytes)?;
    let (public, letter) = (&state.public, chit.spectral());
    let is = |ground: fn(&Site) -> bool| site.site().is_some_and(ground);
    let tally = Tally { mars: is(Site::is_mars), inner: site.zone() <= Zone::Venus, comet: is(Site::is_comet) };
    let plays = |seat: &Seat| {
        let ship = public.ship(*seat);
        !public.left.contains(*seat) && ship.rank.is_none() && ship.turns_left != Some(0)
    };
    let (remembering, ends_move): (SeatSet, _) = (Seat::all(public.seats).filter(plays).collect(), ends_move(public));
    let found = Operation::Discovered { seat, site, letter, memory, chit, water, tally, remembering, ends_move };
    Ok((vec![Event::Operation(found)], rest))
}

fn scanned<'a>(state: &State, bytes: &'a [u8]) -> Taken<'a, Event> {
    let ((seat, learnt), rest) = take_from_bytes::<(Seat, Vec<(Space, u8)>)>(bytes)?;
    let sites = learnt.iter().map(|(site, _)| *site).collect();
    let mut water = [0; 3];
    water.iter_mut().zip(&learnt).for_each(|(water, (_, drops))| *water = *drops);
    let ends_move = ends_move(&state.public);
    Ok((vec![Event::Operation(Operation::Scanned { seat, sites, water, ends_move })], rest))
}

fn refuelled<'a>(state: &State, bytes: &'a [u8]) -> Taken<'a, Event> {
    let ((seat, site, water, tanks, wet), rest) = take_from_bytes::<(Seat, Space, u8, u8, Mass)>(bytes)?;
    let ends_move = ends_move(&state.public);
    Ok((vec![Event::Operation(Operation::Refuelled { seat, site, water, tanks, wet, ends_move })], rest))
}

fn came_home<'a>(_: &State, bytes: &'a [u8]) -> Taken<'a, Event> {
    let ((seat, rank), rest) = take_from_bytes::<(Seat, u8)>(bytes)?;
    Ok((vec![Event::Voyage(Voyage::CameHome { seat, rank, turns_left: (rank == 1).then_some(3) })], rest))
}

fn turn_ended<'a>(state: &State, bytes: &'a [u8]) -> Taken<'a, Event> {
    let (seat, rest) = take_from_bytes::<Seat>(bytes)?;
    let ship = state.public.ship(seat);
    let emergencies = if state.public.turn.emergency { ship.emergencies } else { 0 };
    let turns_left = ship.turns_left.map(|turns| turns.saturating_sub(1));
    Ok((vec![Event::Round(Round::TurnEnded { seat, emergencies, turns_left })], rest))
}

/// The answers of version 1.
#[derive(Deserialize)]
enum ChoiceV1 {
    Fly(Vec<Step>),
    Emergency(Space),
    Discover,
    Refuel,
    EndTurn,
    Scan(Vec<Space>),
    Lose(Chits),
}

impl ChoiceV1 {
    /// A scan was an answer to two questions.
    fn to(self, ask: AskId) -> Choice {
        match self {
            ChoiceV1::Fly(steps) => Choice::Turn(Act::Fly(steps)),
            ChoiceV1::Emergency(to) => Choice::Turn(Act::Emergency(to)),
            ChoiceV1::Discover => Choice::Turn(Act::Discover),
            ChoiceV1::Refuel => Choice::Turn(Act::Refuel),
            ChoiceV1::EndTurn => Choice::Turn(Act::EndTurn),
            ChoiceV1::Scan(sites) if ask.0 as u8 == SCAN => Choice::Scan(Targets(sites)),
            ChoiceV1::Scan(sites) => Choice::Turn(Act::Scan(Targets(sites))),
            ChoiceV1::Lose(chits) => Choice::Loss(chits),
        }
    }
}

/// The last byte of the id of a question about the scanner alone.
const SCAN: u8 = 1;

/// Bonus burns for an isofuel chit (iE3b.1).
const GAINED: u8 = 2;

pub(crate) fn facts(version: u16, state: &mut State, bytes: &[u8]) -> Result<Vec<Event>, NotOld> {
    match version {
        1 => fold_old(state, bytes, &V1),
        _ => Err(NotOld::NeverReleased(version)),
    }
}

pub(crate) fn choice(version: u16, ask: AskId, bytes: &[u8]) -> Result<Choice, NotOld> {
    match version {
        1 => postcard::from_bytes::<ChoiceV1>(bytes).map(|choice| choice.to(ask)).map_err(NotOld::from),
        _ => Err(NotOld::NeverReleased(version)),
    }
}
