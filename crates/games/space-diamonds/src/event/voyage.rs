//! Movement: the way, what is spent on it, hazards and coming home.

use orrery_core::Sign;

use super::prelude::*;
use crate::state::{Flybys, Move, Path};

facts! {
    pub enum Voyage shown as VoyageShown {
        /// Net thrust is fixed from here on (R10).
        MoveBegan { seat: Seat, thrust: u8 },
        /// One step: burns paid, the mass after it, bonus burns gained, and whether it ended the move on a site.
        Flew { seat: Seat, to: Space, regular: u8, bonus: u8, wet: Mass, gained: u8, landed: bool },
        /// Flybys entered with this step, and those whose bonus it used (R20).
        FlybysNoted { seat: Seat, entered: Flybys, used: Flybys },
        /// The steps since the last roll or answer in one breath, for those who read along.
        WayFlown { seat: Seat, way: Vec<Space>, regular: u8, bonus: u8, wet: Mass },
        /// iE5.6: one step is the whole move.
        EmergencyFlown { seat: Seat, to: Space },
        /// On a 1 the move is over and so many chits are to be lost.
        HazardRolled { seat: Seat, at: Space, die: u8, lose: u8 },
        /// R27: the others see letters only.
        ChitsLost { seat: Seat, letters: [u8; 6], chits: Chits => seat },
        IsofuelSpent { seat: Seat, chit: Chit, gained: u8 },
        WaterSpent { seat: Seat, chit: Chit, tanks: u8, wet: Mass },
        /// With the turns that everybody else has left once the first is home (iH1.2).
        CameHome { seat: Seat, rank: u8, turns_left: Option<u8> },
    }
}

impl Voyage {
    #[inline]
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Voyage::MoveBegan { seat, thrust } => begin_move(public, seat, thrust),
            Voyage::Flew { seat, to, regular, bonus, wet, gained, landed } => {
                pay(public, seat, regular, bonus, wet);
                fly(public, seat, to, gained, landed);
            }
            Voyage::FlybysNoted { seat, entered, used } => note_flybys(public, seat, entered, used),
            // Told for those who read along; the steps have done it all.
            Voyage::WayFlown { .. } => {}
            Voyage::EmergencyFlown { seat, to } => emergency(public, seat, to),
            Voyage::HazardRolled { die, lose, .. } => hazard(public, die, lose),
            Voyage::ChitsLost { seat, chits, .. } => {
                public.frames.enter(Phase::Turn);
                chits.iter().for_each(|chit| take_from_hand(state, seat, chit));
            }
            Voyage::IsofuelSpent { seat, chit, gained } => {
                public.turn.flight.iter_mut().for_each(|flight| flight.bonus += gained);
                spend(state, seat, chit);
            }
            Voyage::WaterSpent { seat, chit, wet, .. } => {
                public.ships[seat.index()].wet = wet;
                spend(state, seat, chit);
            }
            Voyage::CameHome { seat, rank, turns_left } => come_home(public, seat, rank, turns_left),
        }
    }
}

fn begin_move(public: &mut Public, seat: Seat, thrust: u8) {
    let ship = &mut public.ships[seat.index()];
    ship.path = Path::of(ship.at);
    let entered = Flybys::default();
    public.turn.flight = Some(Move { thrust, from: None, regular: thrust, bonus: 0, entered });
}

fn pay(public: &mut Public, seat: Seat, regular: u8, bonus: u8, wet: Mass) {
    public.ships[seat.index()].wet = wet;
    public.turn.burns = public.turn.burns.saturating_add(regular + bonus);
    let Some(flight) = &mut public.turn.flight else { return };
    flight.regular = flight.regular.saturating_sub(regular);
    flight.bonus = flight.bonus.saturating_sub(bonus);
}

fn fly(public: &mut Public, seat: Seat, to: Space, gained: u8, landed: bool) {
    if let Some(flight) = &mut public.turn.flight {
        flight.from = Some(public.ships[seat.index()].at);
        flight.bonus += gained;
    }
    arrive(public, seat, to);
    if landed {
        public.turn.end_move();
    }
}

/// Both questions of the turn are put anew: this one is answered, and a scan now ends a move (iD1.2).
fn arrive(public: &mut Public, seat: Seat, to: Space) {
    let ship = &mut public.ships[seat.index()];
    ship.path.push(to);
    ship.at = to;
    ship.tanks = 0;
    public.frames.renew();
}

fn note_flybys(public: &mut Public, seat: Seat, entered: Flybys, used: Flybys) {
    public.turn.oberth_paid |= entered.oberth;
    public.turn.flight.iter_mut().for_each(|flight| flight.entered = flight.entered.or(entered));
    public.turn.used = public.turn.used.or(used);
    public.ships[seat.index()].oberths += u8::from(used.oberth);
}

fn emergency(public: &mut Public, seat: Seat, to: Space) {
    let ship = &mut public.ships[seat.index()];
    ship.path = Path::of(ship.at);
    ship.emergencies = ship.emergencies.saturating_add(1);
    public.turn.emergency = true;
    arrive(public, seat, to);
    public.turn.end_move();
}

/// iE4a.3: what is left of the turn waits until the chits are lost (R47).
fn hazard(public: &mut Public, die: u8, lose: u8) {
    public.turn.die = Some(die);
    if die == 1 {
        public.turn.end_move();
    }
    if lose > 0 {
        public.frames.enter(Phase::Loss { count: lose });
    }
}

fn take_from_hand(state: &mut State, seat: Seat, chit: Chit) {
    state.secret.hands[seat.index()].remove(chit);
    let held = &mut state.public.ships[seat.index()].letters[chit.spectral().index()];
    *held = held.saturating_sub(1);
}

fn spend(state: &mut State, seat: Seat, chit: Chit) {
    take_from_hand(state, seat, chit);
    state.public.spent[seat.index()].insert(chit);
    state.public.frames.renew();
}

/// R48: whoever is not home gets as many turns of his own.
fn come_home(public: &mut Public, seat: Seat, rank: u8, turns_left: Option<u8>) {
    let round = public.round;
    let ship = &mut public.ships[seat.index()];
    (ship.rank, ship.home_round) = (Some(rank), round);
    public.turn.end_move();
    if turns_left.is_some() {
        public.ships.iter_mut().filter(|ship| ship.rank.is_none()).for_each(|ship| ship.turns_left = turns_left);
    }
}

impl VoyageShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            // Told by the lines around them.
            VoyageShown::MoveBegan { .. } | VoyageShown::Flew { .. } | VoyageShown::FlybysNoted { .. } => return None,
            VoyageShown::WayFlown { seat, ref way, regular, bonus, wet } => way_flown(seat, way, regular, bonus, wet),
            VoyageShown::EmergencyFlown { seat, to } => {
                told("log-emergency", seat, "space", words::space(to), &[ids::EMERGENCY])
            }
            VoyageShown::HazardRolled { seat, at, die, .. } => rolled(seat, at, die),
            VoyageShown::ChitsLost { seat, ref letters, chits } => lost(seat, letters, chits),
            VoyageShown::IsofuelSpent { seat, chit, .. } => {
                told("log-isofuel", seat, "chit", words::chit(chit), &[ids::ISOFUEL])
            }
            VoyageShown::WaterSpent { seat, chit, tanks, wet } => {
                let line = about("log-water", seat).with("chit", words::chit(chit)).with("tanks", tanks);
                Line::new(Some(seat), line.with("wet", words::mass(wet)), &[ids::WATER_CHIT])
            }
            VoyageShown::CameHome { seat, rank, .. } => came_home(seat, rank),
        })
    }
}

fn way_flown(seat: Seat, way: &[Space], regular: u8, bonus: u8, wet: Mass) -> Line {
    let line = about("log-flown", seat).with("way", words::spaces(way.iter().copied()));
    let line = line.with("regular", regular).with("bonus", bonus).with("wet", words::mass(wet));
    Line::new(Some(seat), line, &[ids::EDGES]).along(way.iter().map(|space| space.id()))
}

fn rolled(seat: Seat, at: Space, die: u8) -> Line {
    let (id, rule) =
        if die == 1 { ("log-hazard", ids::HAZARD_STOP) } else { ("log-hazard-passed", ids::HAZARD_PASSED) };
    let line = about(id, seat).with("space", words::space(at)).with("die", Sign::die(die));
    let kind = if die == 1 { SightKind::Loss } else { SightKind::Roll };
    Line::new(Some(seat), line, &[ids::HAZARD, rule]).seen_at(kind, at.id())
}

fn lost(seat: Seat, letters: &[u8; 6], chits: Option<Chits>) -> Line {
    let what = chits.map_or_else(|| words::letters(letters), words::chits);
    told("log-lost", seat, "chits", what, &[ids::HAZARD_LOSS, ids::LOST_CHITS_RULING])
}

fn came_home(seat: Seat, rank: u8) -> Line {
    let (id, rules): (_, &[Rule]) = match rank {
        1 => ("log-home-first", &[ids::ARRIVAL, ids::THREE_TURNS]),
        _ => ("log-home", &[ids::ARRIVAL]),
    };
    told(id, seat, "rank", rank, rules).seen_at(SightKind::Gain, Space::LEO.id())
}
