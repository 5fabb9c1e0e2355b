//! How facts change the state.

use orrery_core::Seat;

use super::{Deal, Event};
use crate::content::{Chit, Mass, Space, Zone, at};
use crate::flight::ISOFUEL;
use crate::sets::Chits;
use crate::state::{Flybys, MAX_SEATS, Move, Path, Phase, Public, State, Turn};

pub(crate) fn evolve(state: &mut State, event: &Event) {
    state.public.moment += 1;
    match event {
        Event::Dealt(deal) => deal_out(state, deal),
        Event::TurnBegan { seat, round } => {
            (state.public.active, state.public.round) = (*seat, *round);
            state.public.phase = Phase::Turn;
        }
        Event::MoveBegan { seat, thrust } => begin_move(&mut state.public, *seat, *thrust),
        Event::Flew { seat, to, regular, bonus, wet, gained } => {
            pay(&mut state.public, *seat, *regular, *bonus, *wet);
            fly(&mut state.public, *seat, *to, *gained);
        }
        Event::WayFlown { .. } => {}
        Event::EmergencyFlown { seat, to } => emergency(&mut state.public, *seat, *to),
        Event::HazardRolled { die, lose, .. } => hazard(&mut state.public, *die, *lose),
        Event::ChitsLost { seat, chits } => {
            chits.iter().for_each(|chit| take_from_hand(state, *seat, chit));
            state.public.phase = Phase::Turn;
        }
        Event::IsofuelSpent { seat, chit } => {
            spend(state, *seat, *chit);
            state.public.turn.flight.iter_mut().for_each(|flight| flight.bonus += ISOFUEL);
        }
        Event::WaterSpent { seat, chit, wet, .. } => {
            spend(state, *seat, *chit);
            state.public.ships[seat.index()].wet = *wet;
        }
        Event::Discovered { seat, site, chit, .. } => discover(state, *seat, *site, *chit),
        Event::Scanned { seat, sites } => {
            operate(&mut state.public);
            sites.iter().for_each(|(site, _)| state.public.scanned[seat.index()].insert(*site));
        }
        Event::Refuelled { seat, site, tanks, wet, .. } => {
            operate(&mut state.public);
            state.public.uncovered.insert(*site);
            let ship = &mut state.public.ships[seat.index()];
            ship.tanks = ship.tanks.saturating_add(*tanks);
            ship.wet = *wet;
        }
        Event::FeatDone { seat, mission, first } => {
            let ship = &mut state.public.ships[seat.index()];
            ship.feats.insert(*mission);
            if *first {
                ship.firsts.insert(*mission);
            }
        }
        // iGa.2, R26: for good, whatever becomes of the chits.
        Event::MissionDone { seat, mission } => state.public.ships[seat.index()].done.insert(*mission),
        Event::CameHome { seat, rank } => come_home(&mut state.public, *seat, *rank),
        Event::TurnEnded { seat } => end_turn(state, *seat),
        Event::PlayerLeft { seat } => leave(state, *seat),
        Event::Ended { ending } => state.public.phase = Phase::Over(*ending),
    }
}

fn deal_out(state: &mut State, deal: &Deal) {
    let (public, secret) = (&mut state.public, &mut state.secret);
    public.first = deal.first;
    for (ship, craft) in public.ships.iter_mut().zip(deal.crafts) {
        ship.craft = craft;
    }
    secret.missions = deal.missions;
    secret.dealt = deal.chits;
    secret.water = deal.water;
    // R28: where no chit lies the water is there for all to see.
    public.uncovered = Space::sites().filter(|site| deal.chits.get(*site).is_none()).collect();
}

fn begin_move(public: &mut Public, seat: Seat, thrust: u8) {
    let ship = &mut public.ships[seat.index()];
    ship.path = Path::of(ship.at);
    let entered = Flybys::default();
    public.turn.flight = Some(Move { thrust, from: None, regular: thrust, bonus: 0, entered });
}

fn pay(public: &mut Public, seat: Seat, regular: u8, bonus: u8, wet: Mass) {
    let (ship, turn) = (&mut public.ships[seat.index()], &mut public.turn);
    ship.wet = wet;
    turn.burns = turn.burns.saturating_add(regular + bonus);
    let Some(flight) = &mut turn.flight else { return };
    flight.regular = flight.regular.saturating_sub(regular);
    flight.bonus = flight.bonus.saturating_sub(bonus);
    if bonus > 0 {
        // R20: a bonus burn after entering a flyby uses that flyby's bonus.
        turn.used.jupiter |= flight.entered.jupiter;
        turn.used.saturn |= flight.entered.saturn;
        if flight.entered.oberth && !turn.used.oberth {
            turn.used.oberth = true;
            ship.oberths += 1;
        }
    }
}

fn fly(public: &mut Public, seat: Seat, to: Space, gained: u8) {
    let from = public.ship(seat).at;
    if let Some(flight) = &mut public.turn.flight {
        flight.from = Some(from);
        flight.bonus += gained;
        flight.entered.jupiter |= to == at::JFLY;
        flight.entered.saturn |= to == at::SFLY;
        flight.entered.oberth |= to == at::SOB && gained > 0;
    }
    public.turn.oberth_paid |= to == at::SOB;
    arrive(public, seat, to);
    if to.is_site() {
        end_move(public);
    }
}

fn arrive(public: &mut Public, seat: Seat, to: Space) {
    let ship = &mut public.ships[seat.index()];
    ship.path.push(to);
    ship.at = to;
    ship.tanks = 0;
}

/// iE5.6: one step is the whole move.
fn emergency(public: &mut Public, seat: Seat, to: Space) {
    let ship = &mut public.ships[seat.index()];
    ship.path = Path::of(ship.at);
    ship.emergencies = ship.emergencies.saturating_add(1);
    public.turn.emergency = true;
    arrive(public, seat, to);
    end_move(public);
}

fn end_move(public: &mut Public) {
    public.turn.moved = true;
    public.turn.flight = None;
}

/// iD1.2: an operation ends a move that has begun.
fn operate(public: &mut Public) {
    public.turn.operated = true;
    if public.turn.flight.is_some() {
        end_move(public);
    }
}

/// iE4a.3
fn hazard(public: &mut Public, die: u8, lose: u8) {
    public.turn.die = Some(die);
    if die == 1 {
        end_move(public);
    }
    if lose > 0 {
        public.phase = Phase::Loss { count: lose };
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
}

fn discover(state: &mut State, seat: Seat, site: Space, chit: Chit) {
    operate(&mut state.public);
    state.public.turn.took_chit = true;
    state.public.takers.set(site, seat.0);
    state.public.uncovered.insert(site);
    state.secret.hands[seat.index()].insert(chit);
    count_chit(&mut state.public, seat, site, chit);
    remember(state, seat, chit);
}

fn count_chit(public: &mut Public, seat: Seat, site: Space, chit: Chit) {
    let ship = &mut public.ships[seat.index()];
    ship.letters[chit.spectral().index()] += 1;
    ship.discovered += 1;
    ship.from_mars += u8::from(site.site().is_some_and(|site| site.is_mars()));
    ship.from_comets += u8::from(site.site().is_some_and(|site| site.is_comet()));
    ship.from_inner += u8::from(site.zone() <= Zone::Venus);
}

/// iZ1.3: the others see the face until the end of their own next turn; those without one, until the next discovery.
fn remember(state: &mut State, finder: Seat, chit: Chit) {
    for place in 0..=MAX_SEATS {
        let seat = Seat(place as u8);
        if seat == finder {
            continue;
        }
        let has_turn = seat.0 < state.public.seats && state.public.plays(seat);
        let kept = if has_turn { state.secret.fresh[place] } else { Chits::NONE };
        state.secret.fresh[place] = kept;
        state.secret.fresh[place].insert(chit);
    }
}

/// iH1.2, R48: the first return gives everybody else three more turns of his own.
fn come_home(public: &mut Public, seat: Seat, rank: u8) {
    let round = public.round;
    let ship = &mut public.ships[seat.index()];
    (ship.rank, ship.home_round) = (Some(rank), round);
    end_move(public);
    if rank == 1 {
        public.ships.iter_mut().filter(|ship| ship.rank.is_none()).for_each(|ship| ship.turns_left = Some(3));
    }
}

fn end_turn(state: &mut State, seat: Seat) {
    let ship = &mut state.public.ships[seat.index()];
    if !state.public.turn.emergency {
        ship.emergencies = 0;
    }
    // iH1.2: a turn counts when it ends, whatever was done in it.
    ship.turns_left = ship.turns_left.map(|turns| turns.saturating_sub(1));
    state.public.turn = Turn::default();
    state.public.phase = Phase::Turn;
    state.secret.fresh[seat.index()] = Chits::NONE;
}

/// R33: ship and missions leave play, the chits go to the box.
fn leave(state: &mut State, seat: Seat) {
    state.public.left.insert(seat);
    state.public.ships[seat.index()].letters = [0; 6];
    state.secret.hands[seat.index()] = Chits::NONE;
}
