//! What the tests share: places and cards by their ids, tables arranged as an example needs them.
#![allow(dead_code)]

use orrery_core::{Answer, Asking, Dice, Play, Seat, SeatSet, Setup};
use orrery_testkit::Scenario;
use starfarers::Starfarers;
use starfarers::content::{Ball, Base, ChipValue, Encounter, FriendCard, Part, Planet, Point, Resource, Site};
use starfarers::sets::{Cards, EncounterSet, Route};
use starfarers::state::{Bargain, Colony, Owner, Phase, Player, Public, Ship, ShipKind, State, Turn};

pub use starfarers::event::*;
pub use starfarers::questions::*;
pub use starfarers::state::{Launch, Order, Transporter};

pub type Table = Scenario<Starfarers>;

pub const P1: Seat = Seat(0);
pub const P2: Seat = Seat(1);
pub const P3: Seat = Seat(2);
pub const P4: Seat = Seat(3);
pub const ONE: Transporter = Transporter(0);
pub const TWO: Transporter = Transporter(1);
pub const THREE: Transporter = Transporter(2);

pub fn point(id: &str) -> Point {
    Point::named(id).unwrap_or_else(|| panic!("no point {id}"))
}

pub fn planet(id: &str) -> Planet {
    Planet::named(id).unwrap_or_else(|| panic!("no planet {id}"))
}

pub fn site(id: &str) -> Site {
    Site::named(id).unwrap_or_else(|| panic!("no site {id}"))
}

pub fn friend(id: &str) -> FriendCard {
    FriendCard::named(id).unwrap_or_else(|| panic!("no friendship card {id}"))
}

pub fn card(id: &str) -> Encounter {
    Encounter::named(id).unwrap_or_else(|| panic!("no encounter {id}"))
}

/// "o2 g1": two ore and one goods.
pub fn cards(text: &str) -> Cards {
    let mut cards = Cards::NONE;
    for word in text.split_whitespace() {
        let at = "oucfg".find(&word[..1]).unwrap_or_else(|| panic!("no type {word}"));
        cards.add(Resource::ALL[at], word[1..].parse().unwrap_or_else(|_| panic!("no count {word}")));
    }
    cards
}

pub fn route(ids: &str) -> Route {
    Route::of(ids.split_whitespace().map(point)).unwrap_or_else(|| panic!("too long: {ids}"))
}

pub fn fly(ship: Transporter, ids: &str) -> Choice {
    Choice::Fly(Flight::Fly { ship, route: route(ids), then: Then::Stop })
}

pub fn fly_and(ship: Transporter, ids: &str, then: Then) -> Choice {
    Choice::Fly(Flight::Fly { ship, route: route(ids), then })
}

pub fn found(ship: Transporter) -> Choice {
    fly_and(ship, "", Then::Found)
}

/// A shortest way to a place.
pub fn way(from: &str, to: &str) -> Route {
    let (mut at, to) = (point(from), point(to));
    let mut points = Vec::new();
    while at != to {
        at = *at.neighbours().iter().min_by_key(|near| near.distance(to)).expect("a neighbour");
        points.push(at);
    }
    Route::of(points).expect("a way")
}

pub fn first_ship(kind: ShipKind, launch: Launch) -> Choice {
    Choice::FirstShip(FirstLaunch { kind, launch })
}

pub fn draft(give: Cards, want: Cards, to: SeatSet) -> Choice {
    Choice::Draft(Drafted { give, want, to, ..Drafted::default() })
}

pub fn counter(give: &str, want: &str) -> Choice {
    Choice::Counter(Bargain { give: cards(give), want: cards(want) })
}

pub fn propose(give: &str, want: &str) -> Choice {
    Choice::Propose(Bargain { give: cards(give), want: cards(want) })
}

pub fn launch(at: &str, transporter: Transporter) -> Launch {
    Launch { at: point(at), transporter }
}

pub fn build_ship(kind: ShipKind, at: &str, transporter: Transporter) -> Choice {
    Choice::Trade(Trading::Build(Order::Ship(kind, launch(at, transporter))))
}

pub fn build_part(part: Part) -> Choice {
    Choice::Trade(Trading::Build(Order::Part(part)))
}

pub fn build_port(id: &str) -> Choice {
    Choice::Trade(Trading::Build(Order::Spaceport(site(id))))
}

/// The rule by which the question to `seat` explains why something is not open.
pub fn why_not(table: &Table, seat: Seat, label: &str) -> Option<&'static str> {
    let ask = table.play().asks().of(seat).next()?;
    let refused = Starfarers::offer(table.play().state(), ask).refused;
    refused.into_iter().find(|refused| refused.label.id == label).map(|refused| refused.refusal.rule.0)
}

/// The first ships on the left launch points with one ring; the first seat begins; hands are empty.
pub fn basic_with(setup: Setup) -> Table {
    let mut table = Table::new(setup);
    for seat in table.play().state().public.everybody() {
        let at = table.play().state().public.launch_points(seat).min_by_key(|point| point.x()).expect("a spaceport");
        table.choose(seat, first_ship(ShipKind::Colony, Launch { at, transporter: ONE }));
    }
    table.with(|state| {
        state.public.first = P1;
        begin(state, P1);
        state.public.everybody().for_each(|seat| set_hand(state, seat, ""));
    })
}

/// The turn of `seat` begins.
pub fn begin(state: &mut State, seat: Seat) {
    (state.public.active, state.public.turn) = (seat, Turn::default());
    state.public.frames.only(Phase::ask(seat, Roll));
}

pub fn basic() -> Table {
    basic_with(Setup::new(4))
}

/// The trade-and-build phase of the first seat.
pub fn trading() -> Table {
    basic().with(|state| state.public.frames.only(Phase::Trade))
}

/// Exactly these cards; the others come from or go to the supply deck.
pub fn set_hand(state: &mut State, seat: Seat, text: &str) {
    let (before, after) = (state.hand(seat), cards(text));
    let all = state.secret.supply.plus(before);
    assert!(all.covers(after), "the supply deck has not {text}");
    state.secret.supply = all.minus(after);
    state.public.supply = state.secret.supply.total();
    state.secret.hands[seat.index()] = after;
    let player = &mut state.public.players[seat.index()];
    (player.hand, player.traced) = (after.total(), Cards::NONE);
}

/// Exactly these cards in the bank; the others come from or go to the supply deck.
pub fn set_bank(state: &mut State, text: &str) {
    let all = state.secret.supply.plus(state.public.bank);
    state.public.bank = cards(text);
    assert!(all.covers(state.public.bank), "the supply deck has not {text}");
    state.secret.supply = all.minus(state.public.bank);
    state.public.supply = state.secret.supply.total();
}

pub fn player(state: &mut State, seat: Seat) -> &mut Player {
    &mut state.public.players[seat.index()]
}

/// Fame makes up what is missing to so many VP.
pub fn set_vp(state: &mut State, seat: Seat, vp: u8) {
    player(state, seat).fame = 0;
    let rest = vp - state.public.vp(seat);
    player(state, seat).fame = 2 * rest;
    assert_eq!(state.public.vp(seat), vp);
}

pub fn set_parts(state: &mut State, seat: Seat, boosters: u8, cannons: u8, freight: u8) {
    player(state, seat).parts = [freight, boosters, cannons];
}

pub fn give_friend(state: &mut State, seat: Seat, id: &str) {
    player(state, seat).friends.insert(friend(id));
}

pub fn remove_ship(state: &mut State, seat: Seat, ship: Transporter) {
    let player = player(state, seat);
    match player.ships[ship.index()].take().map(|ship| ship.kind) {
        Some(ShipKind::Colony) => player.colonies += 1,
        Some(ShipKind::Trade) => player.posts += 1,
        None => {}
    }
}

pub fn put_ship(state: &mut State, seat: Seat, ship: Transporter, kind: ShipKind, at: &str) {
    remove_ship(state, seat, ship);
    let player = player(state, seat);
    match kind {
        ShipKind::Colony => player.colonies -= 1,
        ShipKind::Trade => player.posts -= 1,
    }
    player.ships[ship.index()] = Some(Ship::new(kind, point(at)));
}

pub fn put_colony(state: &mut State, seat: Seat, id: &str, spaceport: bool) {
    state.public.sites.0[site(id).index()] = Some(Colony { owner: Owner::Seat(seat), spaceport });
    site(id).planets().into_iter().for_each(|planet| state.public.open.insert(planet));
    player(state, seat).colonies -= 1;
    player(state, seat).rings -= u8::from(spaceport);
}

pub fn put_post(state: &mut State, seat: Seat, base: Base) {
    let dock = state.public.open_dock(base).expect("an open dock");
    state.public.posts[base.index()][usize::from(dock.number) - 1] = Some(seat);
    player(state, seat).posts -= 1;
    state.public.chips[base.index()] = state.public.chips[base.index()].or(Some(seat));
}

/// A chip with this face lies on the planet; what lay there goes where the chip was.
pub fn lay(state: &mut State, id: &str, value: ChipValue) {
    let planet = planet(id);
    let chip = planet.dot().chips().find(|chip| chip.value() == value).expect("a chip of the class");
    let chips = &mut state.secret.chips.0;
    let other = chips.iter().position(|there| *there == Some(chip)).expect("the chip is on the board");
    chips.swap(other, planet.index());
}

/// The flight phase of `seat`, with this base speed.
pub fn flight(state: &mut State, seat: Seat, speed: u8) {
    state.public.active = seat;
    state.public.turn = Turn { base: speed, rolls: 1, ..Turn::default() };
    for ship in state.public.players[seat.index()].ships.iter_mut().flatten() {
        *ship = Ship { began: ship.at.site(), ..Ship::new(ship.kind, ship.at) };
    }
    state.public.frames.only(Phase::ask(seat, Fly));
}

/// The next card of the encounter deck is this one.
pub fn stack(state: &mut State, id: &str) {
    state.public.unread = [card(id)].into_iter().collect();
    let all: EncounterSet = Encounter::all().collect();
    state.public.discard = all.minus(state.public.unread);
}

/// Answers with luck until the facts are as wanted, and says what happened.
#[track_caller]
pub fn lucky(table: &mut Table, seat: Seat, choice: Choice, wanted: impl Fn(&[Event]) -> bool) -> Vec<Event> {
    let (before, asks) = (*table.play().state(), table.play().asks().clone());
    for seed in 0..20_000 {
        for ask in asks.of(seat) {
            let mut play = Play::<Starfarers>::of_state(before, Dice::seeded("lucky", seed));
            let done = play.answer(&Answer { ask: ask.id, seat, choice });
            if done.is_ok() && wanted(play.events()) {
                let events = play.events().to_vec();
                table.arrange(|state| *state = *play.state());
                return events;
            }
        }
    }
    panic!("no such luck for {choice:?} of {seat:?}: {:?}", asks)
}

/// An encounter with this card begins for the first seat.
#[track_caller]
pub fn meets(table: Table, id: &str) -> Table {
    let mut table = table.with(|state| {
        state.public.frames.only(Phase::ask(P1, Shake));
        stack(state, id);
    });
    lucky(&mut table, P1, Choice::Shake(Shaking::Shake), |events| {
        events.iter().any(|event| matches!(event, Event::Reading(Reading::EncounterDrawn { .. })))
    });
    table
}

pub fn has_black((a, b): (Ball, Ball)) -> bool {
    a == Ball::Black || b == Ball::Black
}

/// Whether the test of an encounter was won.
pub fn tested(events: &[Event]) -> Option<bool> {
    events.iter().find_map(|event| match event {
        Event::Reading(Reading::Tested { won, .. }) => Some(*won),
        _ => None,
    })
}

/// The sum of a shake that an encounter asked for.
pub fn shaken(events: &[Event]) -> Option<u8> {
    events.iter().find_map(|event| match event {
        Event::Reading(Reading::Tested { own, .. }) => Some(own.sum),
        _ => None,
    })
}

pub fn public(table: &Table) -> &Public {
    &table.play().state().public
}

pub fn hand(table: &Table, seat: Seat) -> Cards {
    table.play().state().hand(seat)
}

pub fn vp(table: &Table, seat: Seat) -> u8 {
    public(table).vp(seat)
}

pub fn fame(table: &Table, seat: Seat) -> u8 {
    public(table).player(seat).fame
}

pub fn at(table: &Table, seat: Seat, ship: Transporter) -> &'static str {
    public(table).ship(seat, ship).map_or("nowhere", |ship| ship.at.id())
}

/// The keys of a list that is offered to `seat`.
pub fn offered(table: &Table, seat: Seat) -> Vec<String> {
    use orrery_core::Options;
    let ask = table.play().asks().of(seat).find(|ask| ask.must).expect("an ask");
    match Starfarers::offer(table.play().state(), ask).options {
        Options::List(options) => options.into_iter().map(|option| option.key).collect(),
        other => panic!("no list but {other:?}"),
    }
}

/// E13 of SF-T37: with one carbon paid and a 5 shaken, P1 has robbed P2 and P4 of a card each.
pub fn raided() -> Table {
    let mut table = meets(
        basic().with(|state| {
            set_hand(state, P1, "c1");
            set_hand(state, P2, "o4");
            set_hand(state, P4, "u2");
        }),
        "E13",
    );
    table.choose(P1, Choice::Answer(true));
    lucky(&mut table, P1, Choice::Pay(cards("c1")), |events| shaken(events) == Some(5));
    table
}
