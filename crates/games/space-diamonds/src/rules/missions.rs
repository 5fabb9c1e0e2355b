//! Missions: which conditions are met during play, who was first, and what is decided at the end.

use orrery_core::Seat;

use super::Cx;
pub use crate::content::card;
use crate::content::{Check, ChitKind, Mission, Space, at};
use crate::event::Goal;
use crate::sets::Chits;
use crate::state::{Firsts, Missions, Public, Ship, State, Turn};

/// What each "first" mission asks of a player (R18), and how much.
const FEATS: [(Mission, Feat); 13] = [
    (card::MARS, |ship, _| (ship.from_mars, 2)), // R22: Mars itself, not its moons.
    (card::COMET, |ship, _| (ship.from_comets, 1)),
    (card::HOT, |ship, _| (ship.from_inner, 2)), // R52: both zones together.
    (card::ROLL_ONE, |_, turn| (u8::from(turn.die == Some(1)), 1)), // R23: with or without chits to lose.
    (card::EUROPA, |ship, _| (is_at(ship, at::europa_conamara), 1)),
    (card::THIRTEEN_TANKS, |ship, _| (ship.tanks, 13)),   // R24
    (card::EMERGENCIES, |ship, _| (ship.emergencies, 3)), // R55
    (card::HALLEY, |ship, _| (is_at(ship, at::halley), 1)),
    (card::SATURN, |_, turn| (u8::from(turn.used.saturn), 1)), // R20
    (card::JUPITER, |_, turn| (u8::from(turn.used.jupiter) + u8::from(turn.took_chit), 2)), // R51: in either order.
    (card::TEN_BURNS, |_, turn| (turn.burns, 10)),             // R21
    (card::EXIT, |ship, _| (is_at(ship, at::JSJX), 1)),
    (card::OBERTHS, |ship, _| (ship.oberths, 2)),
];

/// How much a player has of what a mission counts, and how much it needs.
type Feat = fn(&Ship, &Turn) -> (u8, u8);

fn is_at(ship: &Ship, space: Space) -> u8 {
    u8::from(ship.at == space)
}

pub fn is_feat(mission: Mission) -> bool {
    FEATS.iter().any(|(feat, _)| *feat == mission)
}

/// How far `seat` has come with a mission judged during play: what it has and what it needs.
pub fn progress(public: &Public, seat: Seat, mission: Mission) -> (u8, u8) {
    let turn = if public.active == seat { public.turn } else { Turn::default() };
    match FEATS.iter().find(|(feat, _)| *feat == mission) {
        Some((_, feat)) => {
            let (have, need) = feat(public.ship(seat), &turn);
            if public.ship(seat).feats.contains(mission) { (need, need) } else { (have.min(need), need) }
        }
        None => {
            let places = mission.places();
            let taken = places.iter().filter(|site| public.takers.get(**site) == Some(seat.0)).count();
            (taken as u8, places.len() as u8)
        }
    }
}

/// iGa.1: the condition of a mission judged during play has been met, as everybody can see.
pub fn is_met(public: &Public, seat: Seat, mission: Mission) -> bool {
    if mission.check() == Check::End {
        return false;
    }
    if is_feat(mission) {
        return match firsts(public) {
            Firsts::Personal => public.ship(seat).feats.contains(mission),
            Firsts::All => public.ship(seat).firsts.contains(mission),
        };
    }
    let (have, need) = progress(public, seat, mission);
    have >= need
}

/// iZ2.3: alone, "first" is personal.
fn firsts(public: &Public) -> Firsts {
    if public.is_solo() { Firsts::Personal } else { public.terms.firsts }
}

/// Whether somebody else has made a mission impossible: by taking its chit (iGb.1) or by being first (R18).
pub fn spoiler(public: &Public, seat: Seat, mission: Mission) -> Option<Seat> {
    let other = |taker: Option<Seat>| taker.filter(|taker| *taker != seat);
    if mission.check() == Check::End {
        return None;
    }
    if is_feat(mission) {
        return if firsts(public) == Firsts::All { other(public.first_at(mission)) } else { None };
    }
    mission.places().iter().find_map(|site| other(public.takers.get(*site).map(Seat)))
}

/// After anything `seat` did: new firsts go into the ledger, completed missions are laid open (R25).
pub(super) fn look(cx: &mut Cx<'_>, seat: Seat) {
    let public = &cx.state().public;
    let news = feats_now(public, seat).minus(public.ship(seat).feats);
    if !news.is_empty() {
        note(cx, seat, news);
    }
    complete(cx, seat);
}

fn feats_now(public: &Public, seat: Seat) -> Missions {
    let (ship, turn) = (public.ship(seat), &public.turn);
    let met = |(_, feat): &&(Mission, Feat)| {
        let (have, need) = feat(ship, turn);
        have >= need
    };
    FEATS.iter().filter(met).map(|(mission, _)| *mission).collect()
}

fn note(cx: &mut Cx<'_>, seat: Seat, news: Missions) {
    for mission in news.iter() {
        let first = cx.state().public.first_at(mission).is_none();
        cx.emit(Goal::FeatDone { seat, mission, first }.into());
    }
}

/// A card that comes to light cannot be taken back.
fn complete(cx: &mut Cx<'_>, seat: Seat) {
    let open = cx.state().missions(seat).minus(cx.state().public.ship(seat).done);
    let met: Missions = open.iter().filter(|mission| is_met(&cx.state().public, seat, *mission)).collect();
    for mission in met.iter() {
        cx.reveal();
        cx.emit(Goal::completed(cx.state().public.printing, seat, mission).into());
    }
}

/// The kind of chit a "most" mission counts.
pub fn kind_of(mission: Mission) -> Option<ChitKind> {
    Some(match mission {
        card::ICE => ChitKind::Ice,
        card::LIFE => ChitKind::Life,
        card::INDUSTRIAL => ChitKind::Industrial,
        card::GEM => ChitKind::Gem,
        card::SCIENCE => ChitKind::Science,
        card::ISOFUEL => ChitKind::Isofuel,
        _ => return None,
    })
}

/// What a mission judged at the end counts, with a hand of these chits.
pub fn standing(public: &Public, seat: Seat, hand: Chits, mission: Mission) -> u8 {
    match (kind_of(mission), mission) {
        (Some(kind), _) => hand.of_kind(kind) as u8,
        (None, card::CHITS) => public.ship(seat).chits(),
        (None, card::FUEL) => public.engine(seat).steps_left(public.ship(seat).wet),
        (None, card::ALL_LETTERS) => public.ship(seat).letters.iter().filter(|count| **count > 0).count() as u8,
        _ => 0,
    }
}

/// How much is enough whatever the others have: all six letters, and everything in the solo trial (iZ2.3).
pub fn enough(public: &Public, mission: Mission) -> Option<u8> {
    match (mission, public.is_solo()) {
        (card::ALL_LETTERS, _) => Some(6),
        (_, false) => None,
        (card::CHITS, true) => Some(7),
        (card::FUEL, true) => Some(8),
        (_, true) => Some(2),
    }
}

/// How much `seat` has of what a mission counts, and how much it needs where that does not depend on others.
pub fn count(state: &State, seat: Seat, mission: Mission) -> (u8, Option<u8>) {
    if mission.check() == Check::End {
        return (standing(&state.public, seat, state.hand(seat), mission), enough(&state.public, mission));
    }
    let (have, need) = progress(&state.public, seat, mission);
    (have, Some(need))
}

/// The best of the others who have not left (R33).
pub fn best_other(state: &State, seat: Seat, mission: Mission) -> u8 {
    let others = state.public.present().filter(|other| *other != seat);
    others.map(|other| standing(&state.public, other, state.hand(other), mission)).max().unwrap_or(0)
}

/// iG.2, R19: judged at scoring, home or not; a tie counts, zero never does.
pub fn is_won(state: &State, seat: Seat, mission: Mission) -> bool {
    let own = standing(&state.public, seat, state.hand(seat), mission);
    match enough(&state.public, mission) {
        Some(need) => own >= need,
        None => own > 0 && own >= best_other(state, seat, mission),
    }
}
