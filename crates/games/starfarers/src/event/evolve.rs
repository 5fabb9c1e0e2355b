//! What each fact does to the state.

use orrery_core::{Seat, SeatSet};

use super::meet::meet;
use super::note::note;
use super::pieces::{change_fame, launch_ship, note_best, remove_ship, with_ship};
use super::talk::talks;
use super::{Dealt, Event};
use crate::content::{
    Ball, Base, Build, CARDS_EACH, Chip, ENCOUNTER_SPEED, Planet, Resource, START_FAME, SUPPLY_EACH, Site,
};
use crate::decision::{Launch, Order, Transporter};
use crate::sets::{Cards, Route};
use crate::state::{Colony, MAX_SEATS, Owner, Phase, Player, Public, Ship, ShipKind, Stage, State, Turn};

pub(crate) fn evolve(state: &mut State, event: &Event) {
    if keeps_moment(event) {
        state.public.market.talk = state.public.market.talk.wrapping_add(1);
    } else {
        state.public.moment += 1;
    }
    note(&mut state.public, event);
    match *event {
        Event::Dealt(ref dealt) => deal(state, dealt),
        Event::FirstShipPlaced { seat, kind, launch } => first_ship(state, seat, kind, launch),
        Event::Placed { seat, site, spaceport } => place(state, seat, site, spaceport),
        Event::HandsDealt { seats, hands } => deal_hands(state, seats, &hands),
        Event::TurnBegan { seat, round, idle } => {
            state.secret.taken = Default::default();
            begin_turn(&mut state.public, seat, round, idle);
        }
        Event::WentOn { to } => state.public.phase = to,
        Event::Rolled { dice, .. } => roll(&mut state.public, dice),
        Event::Produced { ref cards, .. } => produce(state, cards),
        Event::DiscardsDue { seats } => {
            state.public.waiting = seats;
            state.public.phase = Phase::Discard;
        }
        Event::DiscardSealed { seat, cards } => {
            state.secret.discards[seat.index()] = Some(cards);
            state.public.waiting.remove(seat);
        }
        Event::DiscardsOpened { ref cards } => open_discards(state, cards),
        Event::Stolen { by, from, card } => state.steal(by, from, card),
        Event::NobodyRobbed { .. } | Event::Answered { .. } | Event::Tested { .. } => {}
        Event::Relieved { seat, card } => {
            state.receive(seat, Cards::of(card, 1));
            state.public.phase = Phase::Settled;
        }
        Event::SupplyRefilled { cards } => refill(state, cards),
        Event::SupplyDrawn { seat, card } => state.draw_supply(seat, card),
        Event::SupplyDone { .. } => state.public.turn.drew = true,
        Event::Built { seat, order } => build(state, seat, order),
        Event::Exchanged { seat, give, take } => exchange(state, seat, give, take),
        Event::FameBought { seat } => buy_fame(state, seat),
        Event::Redeemed { seat, launch } => {
            state.public.players[seat.index()].vouchers -= 1;
            launch_ship(&mut state.public, seat, ShipKind::Trade, launch);
        }
        Event::PrizePlaced { seat, launch } => {
            launch_ship(&mut state.public, seat, ShipKind::Trade, launch);
            state.public.phase = Phase::Meeting(Stage::Go);
        }
        Event::VoucherKept { seat } => state.public.players[seat.index()].vouchers += 1,
        Event::Shaken { balls, .. } => shake(&mut state.public, balls),
        Event::Flew { seat, ship, ref route } => fly(&mut state.public, seat, ship, route),
        Event::Looked { seat, planet, .. } => state.public.players[seat.index()].looked.insert(planet),
        Event::Cleared { seat, planet, chip, reserve } => clear(state, seat, planet, chip, reserve),
        Event::ColonyFounded { seat, ship, site, .. } => found_colony(&mut state.public, seat, ship, site),
        Event::PostFounded { seat, ship, base, dock, chip } => {
            found_post(&mut state.public, seat, ship, base, dock, chip)
        }
        Event::FriendTaken { seat, card } => {
            state.public.players[seat.index()].friends.insert(card);
            state.public.phase = Phase::Fly;
        }
        Event::TurnEnded { .. } => state.public.phase = Phase::TurnOver,
        Event::PlayerLeft { seat } => state.public.left.insert(seat),
        Event::Ended { ending } => state.public.phase = Phase::Over(ending),
        ref talk if talks(state, talk) => {}
        ref encounter => meet(state, encounter),
    }
}

/// What somebody says while others are asked too must not make their questions stale.
fn keeps_moment(event: &Event) -> bool {
    matches!(
        event,
        Event::DiscardSealed { .. }
            | Event::FirstShipPlaced { .. }
            | Event::Accepted { .. }
            | Event::Declined { .. }
            | Event::CounterBegun { .. }
            | Event::Countered { .. }
            | Event::Proposed { .. }
            | Event::ProposalLapsed { .. }
            | Event::PartRemoved { .. }
    )
}

/// SF-SETUP-6, SF-SETUP-7, SF-SETUP-11, SF-SETUP-12, SF-SETUP-15: pieces, bank and supply deck; points follow from them.
fn deal(state: &mut State, dealt: &Dealt) {
    let public = &mut state.public;
    public.peoples = dealt.peoples;
    public.sites = dealt.sites;
    (public.first, public.first_rolls, public.active) = (dealt.first, dealt.first_rolls, dealt.first);
    public.bank = Cards([CARDS_EACH - SUPPLY_EACH; Resource::COUNT]);
    public.supply = SUPPLY_EACH * Resource::COUNT as u8;
    public.open = Planet::all().filter(|planet| planet.dot().is_greek()).collect();
    for (seat, player) in Seat::all(dealt.seats).zip(&mut public.players) {
        *player = Player { fame: START_FAME, ..Player::FRESH };
        let own = |colony: &&Colony| colony.owner == Owner::Seat(seat);
        for colony in dealt.sites.0.iter().flatten().filter(own) {
            player.colonies -= 1;
            player.rings -= u8::from(colony.spaceport);
        }
    }
    public.waiting = SeatSet::all(dealt.seats);
    public.phase = if public.terms.expert { Phase::Placing { placed: 0 } } else { Phase::FirstShips };
    state.secret.supply = Cards([SUPPLY_EACH; Resource::COUNT]);
    state.secret.chips = dealt.chips;
    note_best(&mut state.public);
}

fn first_ship(state: &mut State, seat: Seat, kind: ShipKind, launch: Launch) {
    let public = &mut state.public;
    launch_ship(public, seat, kind, launch);
    public.waiting.remove(seat);
    match public.phase {
        Phase::PlacingShip { placed, .. } => next_placing(public, placed),
        _ if public.waiting.is_empty() => public.phase = Phase::Hands,
        _ => {}
    }
}

fn place(state: &mut State, seat: Seat, site: Site, spaceport: bool) {
    let public = &mut state.public;
    public.sites.0[site.index()] = Some(Colony { owner: Owner::Seat(seat), spaceport });
    let player = &mut public.players[seat.index()];
    player.colonies -= 1;
    player.rings -= u8::from(spaceport);
    if let Phase::Placing { placed } = public.phase {
        if spaceport {
            public.phase = Phase::PlacingShip { placed, site };
        } else {
            next_placing(public, placed);
        }
    }
    note_best(public);
}

fn next_placing(public: &mut Public, placed: u8) {
    let placed = placed + 1;
    public.phase = if placed == 3 * public.seats { Phase::Hands } else { Phase::Placing { placed } };
}

fn deal_hands(state: &mut State, seats: u8, hands: &[Cards]) {
    for (seat, cards) in Seat::all(seats).zip(hands) {
        for (resource, count) in cards.iter() {
            (0..count).for_each(|_| state.draw_supply(seat, resource));
        }
    }
}

fn begin_turn(public: &mut Public, seat: Seat, round: u16, idle: u8) {
    if round > public.round {
        public.risen = false;
    }
    (public.active, public.round, public.idle) = (seat, round, idle);
    public.turn = Turn { since: public.moment, ..Turn::default() };
    public.phase = Phase::Roll;
}

fn roll(public: &mut Public, dice: (u8, u8)) {
    public.turn.dice = Some(dice);
    public.turn.rolls += 1;
    public.turn.gained = Default::default();
    public.phase = Phase::Rolled;
}

fn produce(state: &mut State, cards: &[Cards; MAX_SEATS]) {
    state.public.turn.gained = *cards;
    for (at, cards) in cards.iter().enumerate() {
        if !cards.is_empty() {
            state.receive(Seat(at as u8), *cards);
        }
    }
    state.public.phase = if state.public.relieved().is_some() { Phase::Relief } else { Phase::Settled };
}

fn open_discards(state: &mut State, cards: &[Cards; MAX_SEATS]) {
    for (at, cards) in cards.iter().enumerate() {
        state.pay(Seat(at as u8), *cards);
    }
    state.secret.discards = Default::default();
    state.public.phase = if state.public.victims().is_empty() { Phase::Settled } else { Phase::Steal };
}

fn refill(state: &mut State, cards: Cards) {
    state.public.bank = state.public.bank.minus(cards);
    state.public.supply += cards.total();
    state.secret.supply = state.secret.supply.plus(cards);
}

fn build(state: &mut State, seat: Seat, order: Order) {
    state.pay(seat, Cards(order.build().cost()));
    let public = &mut state.public;
    match order {
        Order::Ship(kind, launch) => launch_ship(public, seat, kind, launch),
        Order::Spaceport(site) => {
            public.players[seat.index()].rings -= 1;
            if let Some(colony) = &mut public.sites.0[site.index()] {
                colony.spaceport = true;
            }
            note_best(public);
        }
        Order::Part(part) => public.players[seat.index()].parts[part.index()] += 1,
    }
    state.renew_pledges();
}

impl Order {
    pub const fn build(self) -> Build {
        match self {
            Order::Ship(ShipKind::Colony, _) => Build::ColonyShip,
            Order::Ship(ShipKind::Trade, _) => Build::TradeShip,
            Order::Spaceport(_) => Build::Spaceport,
            Order::Part(part) => Build::Part(part),
        }
    }
}

fn exchange(state: &mut State, seat: Seat, give: Cards, take: Resource) {
    let single = give == Cards::of(Resource::Goods, 1);
    state.pay(seat, give);
    state.receive(seat, Cards::of(take, 1));
    state.public.turn.bazaar |= single;
    state.renew_pledges();
}

fn buy_fame(state: &mut State, seat: Seat) {
    state.pay(seat, Cards::of(Resource::Goods, 1));
    state.public.turn.bought_fame = true;
    change_fame(&mut state.public, seat, 1);
    state.renew_pledges();
}

/// SF-SHAKE-2: the flight phase begins.
fn shake(public: &mut Public, balls: (Ball, Ball)) {
    let encounter = balls.0 == Ball::Black || balls.1 == Ball::Black;
    public.turn.balls = Some(balls);
    public.turn.base = if encounter { ENCOUNTER_SPEED } else { balls.0.value() + balls.1.value() };
    for ship in public.players[public.active.index()].ships.iter_mut().flatten() {
        *ship = Ship { began: ship.at.site(), ..Ship::new(ship.kind, ship.at) };
    }
    public.phase = if encounter { Phase::Draw } else { Phase::Fly };
}

/// SF-FLY-10: what a ship does where it stands is no flight.
fn fly(public: &mut Public, seat: Seat, ship: Transporter, route: &Route) {
    if let Some(to) = route.last() {
        public.turn.flying = Some(ship);
        with_ship(public, seat, ship, |ship| {
            ship.at = to;
            ship.steps += route.len() as u8;
        });
    }
}

fn clear(state: &mut State, seat: Seat, planet: Planet, chip: Chip, reserve: Option<Chip>) {
    let public = &mut state.public;
    public.players[seat.index()].cleared.insert(chip);
    if let Some(reserve) = reserve {
        public.reserve.remove(reserve);
    }
    public.open.insert(planet);
    state.secret.chips.0[planet.index()] = reserve;
    note_best(public);
}

/// SF-COLONY-5: for good.
fn found_colony(public: &mut Public, seat: Seat, ship: Transporter, site: Site) {
    remove_ship(public, seat, ship, false);
    public.sites.0[site.index()] = Some(Colony { owner: Owner::Seat(seat), spaceport: false });
    site.planets().into_iter().for_each(|planet| public.open.insert(planet));
    public.phase = Phase::Fly;
    note_best(public);
}

/// SF-TRADEBASE-4: for good, whatever becomes of the freight rings.
fn found_post(public: &mut Public, seat: Seat, ship: Transporter, base: Base, dock: u8, chip: Option<Seat>) {
    remove_ship(public, seat, ship, false);
    public.posts[base.index()][usize::from(dock) - 1] = Some(seat);
    public.chips[base.index()] = chip;
    public.phase = Phase::Card { base };
    note_best(public);
}
