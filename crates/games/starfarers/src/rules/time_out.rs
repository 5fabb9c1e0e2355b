//! What is answered for a player whose time has run out, or who has left (SF-ONLINE-1, SF-Z12).

use std::cmp::Reverse;

use orrery_core::{Ask, Seat, SeatSet};

use super::fly::Craft;
use super::{build, check, found, results, supply};
use crate::content::{FriendCard, Gift, Part, Planet, Point, Resource, Site};
use crate::decision::{Choice, Decision, Launch, Then, Transporter};
use crate::sets::{Cards, Route};
use crate::state::{Public, ShipKind, State};

pub(crate) fn fallback(state: &State, ask: &Ask<Decision>) -> Choice {
    let (public, seat, hand) = (&state.public, ask.seat, state.hand(ask.seat));
    match ask.decision {
        Decision::FirstShip => first_ship(public, seat),
        Decision::Place => place(state, ask),
        Decision::Roll => Choice::Roll,
        Decision::Discard { count } => Choice::Discard(most_held(hand, count)),
        Decision::Steal => Choice::Steal(richest(public, seat)),
        Decision::Relief => Choice::Relief(least_held(hand, public.bank, 1).nth(0).unwrap_or(Resource::Ore)),
        Decision::Shares => Choice::Shares(fullest(public)),
        Decision::Trade if public.terms.button && supply::check(public, seat).is_ok() => Choice::Draw,
        Decision::Trade => Choice::ToFlight,
        Decision::Reply => Choice::Decline,
        Decision::Draft | Decision::Counter | Decision::Propose => Choice::NoTerms,
        Decision::Shake => Choice::Shake,
        Decision::Give => Choice::Give(Cards::NONE),
        Decision::Answer => Choice::Answer(false),
        Decision::Pay { count } => Choice::Pay(most_held(hand, count)),
        Decision::Take { count } => Choice::Take(least_held(hand, public.bank, count)),
        Decision::GainPart => Choice::Part(gained_part(public, seat)),
        Decision::LosePart => Choice::Part(lost_part(public, seat)),
        Decision::Retreat => retreat(public, seat),
        Decision::Jump => Choice::Jump(None),
        Decision::Prize => prize(public, seat),
        Decision::Fly => fly(state, seat),
        Decision::Card { base } => Choice::Card(friend(public, seat, public.cards_at(base))),
    }
}

/// The launch point with the smaller X, the transporter with one ring, a colony ship.
fn first_ship(public: &Public, seat: Seat) -> Choice {
    let at = public.free_launch_points(seat).min_by_key(|point| point.x()).unwrap_or(Point(0));
    let transporter = public.free_transporters(seat).next().unwrap_or(Transporter(0));
    Choice::FirstShip(ShipKind::Colony, Launch { at, transporter })
}

/// The free site with most pips; the spaceport first.
fn place(state: &State, ask: &Ask<Decision>) -> Choice {
    let spaceport = state.public.spaceports(ask.seat) == 0;
    let fits = |site: &Site| check(state, ask, &Choice::Place { site: *site, spaceport }).is_ok();
    let best = Site::all().filter(fits).min_by_key(|site| (Reverse(pips(state, *site)), site.point()));
    Choice::Place { site: best.unwrap_or(Site(0)), spaceport }
}

fn pips(state: &State, site: Site) -> u8 {
    let of = |planet: Planet| state.secret.chips.0[planet.index()].filter(|_| state.public.open.contains(planet));
    site.planets().into_iter().filter_map(of).map(|chip| state.public.terms.value(chip).pips()).sum()
}

/// Cards of the types held most, one by one; ties in the order of the types.
fn most_held(hand: Cards, count: u8) -> Cards {
    let mut cards = Cards::NONE;
    for _ in 0..count.min(hand.total()) {
        let rest = hand.minus(cards);
        let most = Resource::ALL.into_iter().min_by_key(|card| Reverse(rest.get(*card))).unwrap_or(Resource::Ore);
        cards.add(most, 1);
    }
    cards
}

/// Cards of the types held least, as far as the bank has them.
fn least_held(hand: Cards, bank: Cards, count: u8) -> Cards {
    let mut cards = Cards::NONE;
    for _ in 0..count.min(bank.total()) {
        let in_stock = |card: &Resource| bank.minus(cards).get(*card) > 0;
        let least = Resource::ALL.into_iter().filter(in_stock).min_by_key(|card| hand.plus(cards).get(*card));
        cards.add(least.unwrap_or(Resource::Ore), 1);
    }
    cards
}

/// The player with most VP, then with most cards.
fn richest(public: &Public, seat: Seat) -> Option<Seat> {
    let victims = public.others(seat).filter(|victim| public.player(*victim).hand > 0);
    victims.min_by_key(|victim| Reverse((public.vp(*victim), public.player(*victim).hand)))
}

/// The two with most cards.
fn fullest(public: &Public) -> SeatSet {
    let victims = public.fair_victims();
    let mut seats: Vec<Seat> = public.others(public.active).filter(|seat| victims.contains(*seat)).collect();
    seats.sort_by_key(|seat| Reverse(public.player(*seat).hand));
    seats.into_iter().take(2).collect()
}

/// Whichever kind is lowest.
fn gained_part(public: &Public, seat: Seat) -> Part {
    let fits = Part::ALL.into_iter().filter(|part| public.can_fit(seat, *part));
    fits.min_by_key(|part| public.part(seat, *part)).unwrap_or(Part::FreightRing)
}

/// The kind with most.
fn lost_part(public: &Public, seat: Seat) -> Part {
    Part::ALL.into_iter().min_by_key(|part| Reverse(public.part(seat, *part))).unwrap_or(Part::FreightRing)
}

/// The launch point with the fewest steps to it.
fn retreat(public: &Public, seat: Seat) -> Choice {
    let from = public.first_ship(seat).and_then(|ship| public.ship(seat, ship)).map_or(Point(0), |ship| ship.at);
    let nearest = results::retreats(public, seat).min_by_key(|point| (from.distance(*point), *point));
    Choice::Retreat(nearest.unwrap_or(from))
}

/// The launch point with the largest Y, the transporter with fewest rings.
fn prize(public: &Public, seat: Seat) -> Choice {
    let at = public.free_launch_points(seat).min_by_key(|point| (Reverse(point.y()), point.x()));
    let transporter = public.free_transporters(seat).next().unwrap_or(Transporter(0));
    debug_assert!(build::check_ship(public, seat, ShipKind::Trade).is_ok());
    Choice::Prize(Launch { at: at.unwrap_or(Point(0)), transporter })
}

/// SF-FLY-15: what lies under a chip is looked at, what can be cleared or founded is; a ship that may not stay flies
/// to the nearest legal place.
pub(crate) fn fly(state: &State, seat: Seat) -> Choice {
    let crafts = || Transporter::ALL.into_iter().filter_map(|ship| Craft::of(&state.public, seat, ship));
    let in_flight = |craft: &Craft| state.public.turn.flying == Some(craft.name);
    let first = crafts().filter(in_flight).chain(crafts().filter(|craft| !in_flight(craft)));
    let mut acts = first.filter_map(|craft| act(state, &craft));
    acts.next().unwrap_or(Choice::EndTurn)
}

fn act(state: &State, craft: &Craft) -> Option<Choice> {
    let (at, ship) = (craft.ship.at, craft.name);
    let here = |then: Then| Some(Choice::Fly { ship, route: Route::NONE, then });
    if super::fly::check_look(&state.public, craft.seat, at).is_ok() {
        return here(Then::Look);
    }
    let clears = |planet: &&Planet| found::can_clear(state, craft.seat, **planet);
    if let Some(planet) = at.planets().iter().find(clears) {
        return here(Then::Clear(*planet));
    }
    if craft.can_found(state, at) {
        return here(Then::Found);
    }
    if !craft.must_move(state) {
        return None;
    }
    let (to, _) = craft.nearest(state, at)?;
    let then = if craft.may_rest(&state.public, to).is_ok() { Then::Stop } else { Then::Found };
    Some(Choice::Fly { ship, route: shortest(at, to), then })
}

/// A shortest way.
pub(crate) fn shortest(from: Point, to: Point) -> Route {
    let (mut route, mut at) = (Route::NONE, from);
    while at != to {
        let nearer = at.neighbours().iter().copied().min_by_key(|near| (near.distance(to), *near));
        match nearer {
            Some(near) if route.push(near) => at = near,
            _ => break,
        }
    }
    route
}

/// The order in which friendship cards are taken: the most useful first.
fn friend(public: &Public, seat: Seat, cards: impl Iterator<Item = FriendCard>) -> FriendCard {
    let income = |resource: Resource| -> u8 {
        let planets = public.sites_of(seat).flat_map(|(site, _)| site.planets());
        planets.filter(|planet| planet.resource() == resource).count() as u8
    };
    let rank = |card: &FriendCard| match card.gift() {
        Gift::SeatOfHonour if public.has_seat_of_honour(seat) => (20, 0),
        Gift::SeatOfHonour => (0, 0),
        Gift::BetterRate(Resource::Goods) => (1, 0),
        Gift::More(resource) => (2, u8::MAX - income(resource)),
        Gift::Ship { speed: 2, .. } => (3, 0),
        Gift::Relief => (4, 0),
        Gift::FairShares => (5, 0),
        Gift::Ship { strength: 2, .. } => (11, 0),
        Gift::Ship { .. } => (6, 0),
        Gift::BetterRate(Resource::Ore) => (7, 0),
        Gift::BetterRate(Resource::Carbon) => (8, 0),
        Gift::BetterRate(Resource::Fuel) => (9, 0),
        Gift::BetterRate(Resource::Food) => (10, 0),
        Gift::LightTribute => (12, 0),
    };
    cards.min_by_key(rank).unwrap_or(FriendCard(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_absent_take_what_they_hold_least_and_give_what_they_hold_most() {
        let hand = Cards([3, 0, 1, 2, 0]);
        assert_eq!(least_held(hand, Cards([9, 1, 9, 9, 0]), 3), Cards([0, 1, 2, 0, 0]), "as far as the bank has them");
        assert_eq!(least_held(hand, Cards([0, 1, 0, 0, 0]), 3), Cards([0, 1, 0, 0, 0]), "and no more than it has");
        assert_eq!(most_held(hand, 3), Cards([2, 0, 0, 1, 0]));
    }
}
