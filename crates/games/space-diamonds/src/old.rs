//! What released versions have stored, read for good. Outcomes that facts of version 1 left to the rules are worked out
//! here by the rules of its day: whatever becomes of those, this stays.

use orrery_core::{AskId, NotOld, Seat, SeatSet, Taken, Was, fold_old, fold_same, taken};
use postcard::take_from_bytes;
use serde::de::DeserializeOwned;

use crate::SpaceDiamonds;
use crate::content::{Chit, Craft, Mass, Site, Space, Zone, at};
use crate::event::{Covered, Dealing, Event, Operation, Round, Tally, Voyage};
use crate::lesson;
use crate::questions::Choice;
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
    Was::Read(|_, bytes| {
        one(bytes, |(seat, chits): (_, Chits)| Voyage::ChitsLost { seat, letters: chits.letters(), chits }.into())
    }),
    Was::Read(|_, bytes| one(bytes, |(seat, chit)| Voyage::IsofuelSpent { seat, chit, gained: GAINED }.into())),
    Was::Moved(&[2, 8]), // WaterSpent
    Was::Read(discovered),
    Was::Read(scanned),
    Was::Read(refuelled),
    Was::Moved(&[4, 0]), // FeatDone
    Was::Moved(&[4, 1]), // MissionDone
    Was::Read(|_, bytes| {
        one(bytes, |(seat, rank)| Voyage::CameHome { seat, rank, turns_left: (rank == 1).then_some(3) }.into())
    }),
    Was::Read(turn_ended),
    Was::Moved(&[1, 2]), // PlayerLeft
    Was::Moved(&[1, 3]), // Ended
];

/// A fact that one of today's has taken the place of.
fn one<'a, T: DeserializeOwned>(bytes: &'a [u8], now: impl FnOnce(T) -> Event) -> Taken<'a, Event> {
    taken(bytes, |then| vec![now(then)])
}

type Deal = (Mode, u8, Seat, [Craft; MAX_SEATS], [Missions; MAX_SEATS], PerSite, PerSite);

fn dealt<'a>(_: &State, bytes: &'a [u8]) -> Taken<'a, Event> {
    let ((mode, seats, first, crafts, missions, chits, water), rest) = take_from_bytes::<Deal>(bytes)?;
    let uncovered = Space::sites().filter(|site| chits.get(*site).is_none()).collect();
    let map = Box::new(Covered { chits, water });
    let mut events = vec![Dealing::Dealt { mode, first, crafts, uncovered, map }.into()];
    let hands = Seat::all(seats).zip(missions);
    events.extend(hands.map(|(seat, missions)| Dealing::MissionsDealt { seat, missions }.into()));
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
    let mut events = vec![Voyage::Flew { seat, to, regular, bonus, wet, gained, landed }.into()];
    if entered.or(used) != Flybys::default() {
        events.push(Voyage::FlybysNoted { seat, entered, used }.into());
    }
    Ok((events, rest))
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
    Ok((vec![found.into()], rest))
}

fn scanned<'a>(state: &State, bytes: &'a [u8]) -> Taken<'a, Event> {
    let ((seat, learnt), rest) = take_from_bytes::<(Seat, Vec<(Space, u8)>)>(bytes)?;
    let sites = learnt.iter().map(|(site, _)| *site).collect();
    let mut water = [0; 3];
    water.iter_mut().zip(&learnt).for_each(|(water, (_, drops))| *water = *drops);
    let ends_move = ends_move(&state.public);
    Ok((vec![Operation::Scanned { seat, sites, water, ends_move }.into()], rest))
}

fn refuelled<'a>(state: &State, bytes: &'a [u8]) -> Taken<'a, Event> {
    let ends_move = ends_move(&state.public);
    one(bytes, |(seat, site, water, tanks, wet)| {
        Operation::Refuelled { seat, site, water, tanks, wet, ends_move }.into()
    })
}

fn turn_ended<'a>(state: &State, bytes: &'a [u8]) -> Taken<'a, Event> {
    one(bytes, |seat| {
        let ship = state.public.ship(seat);
        let emergencies = if state.public.turn.emergency { ship.emergencies } else { 0 };
        let turns_left = ship.turns_left.map(|turns| turns.saturating_sub(1));
        Round::TurnEnded { seat, emergencies, turns_left }.into()
    })
}

/// The numbers that stand before the fields of each answer of version 1 now: Fly, Emergency, Discover, Refuel, EndTurn,
/// Scan on the turn, Lose. The fields are the same.
static MOVED: [&[u8]; 7] = [&[0, 0], &[0, 1], &[0, 2], &[0, 3], &[0, 5], &[0, 4], &[2]];

/// A scan was an answer to two questions, the other being about the scanner alone: the last byte of its id, and what
/// stands before the answer to it now.
const SCAN: u32 = 5;
const SCANNER: u8 = 1;
const SCANNED: &[u8] = &[1];

/// Bonus burns for an isofuel chit (iE3b.1).
const GAINED: u8 = 2;

pub(crate) fn fold(version: u16, state: &mut State, bytes: &[u8]) -> Result<Vec<Event>, NotOld> {
    let mut events = match version {
        1 => fold_old(state, bytes, &V1)?,
        // States had other forms.
        2 | 3 => fold_same::<SpaceDiamonds>(state, bytes)?,
        _ => return Err(NotOld::NeverReleased(version)),
    };
    if version < 3 {
        follow_lesson(state, &mut events);
    }
    Ok(events)
}

/// The stage of a lesson was worked out whenever it was shown; now it follows from every answer.
fn follow_lesson(state: &mut State, events: &mut Vec<Event>) {
    let left = |event: &Event| matches!(event, Event::Round(Round::PlayerLeft { .. }));
    let answered = !events.is_empty() && !events.iter().any(left);
    if let Some(stage) = lesson::reached(&state.public).filter(|_| answered) {
        state.public.stage = stage;
        events.push(Round::LessonWentOn { stage }.into());
    }
}

pub(crate) fn choice(version: u16, ask: AskId, bytes: &[u8]) -> Result<Choice, NotOld> {
    match version {
        1 => first_choice(ask, bytes),
        2 | 3 => Ok(postcard::from_bytes(bytes)?),
        _ => Err(NotOld::NeverReleased(version)),
    }
}

fn first_choice(ask: AskId, bytes: &[u8]) -> Result<Choice, NotOld> {
    let (number, fields) = take_from_bytes::<u32>(bytes)?;
    let before = match number {
        SCAN if ask.0 as u8 == SCANNER => SCANNED,
        _ => MOVED.get(number as usize).ok_or(postcard::Error::DeserializeBadEnum)?,
    };
    Ok(postcard::from_bytes(&[before, fields].concat())?)
}
