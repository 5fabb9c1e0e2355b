//! Finding ships in a hand: every ship that no other beats in all five numbers, and what is missing where there is
//! none.
//!
//! Why this is exact. Give every card of a legal ship one supplier. For each letter, let all who receive it receive
//! it from the same card: the one on the thruster's chain if the chain uses that letter (it uses none twice, and no
//! card needs what it gives; a test on the card table says so). The cards nobody is fed by any more can go: mass,
//! heat and the weakest card only improve and the chain stays. So at most one supplier per letter is ever needed,
//! and which of them are chosen does not depend on the three main cards, which give nothing. Radiators matter only
//! by the therms, mass and weakest card they add up to, so all their sides are weighed at once by `cooling`.
//!
//! A thruster or support that another card of the hand can replace without any loss is left out from the start. Where
//! both would be in one ship, the worse one goes: the better gives what it gave, and no generator adds thrust.

mod cooling;
mod missing;
pub mod rivals;

pub use missing::{Missing, begun, what_is_missing};

use crate::cards::{Card, Cards};
use crate::content::{CardDef, Kind, Side, Support, Supports};
use crate::numbers::{Fuel, Numbers};
use crate::ship::{Chain, Layout, Ship, chains};
use cooling::Cooling;

/// The ships of `hand` that no other ship of it dominates, one for each distinct set of five numbers, in the order
/// of the time-out default. Empty when the hand has no legal ship.
pub fn best_ships(hand: Cards) -> Vec<Ship> {
    best_ships_with(hand, Cards::NONE)
}

/// The same among the ships that contain all of `must`.
pub fn best_ships_with(hand: Cards, must: Cards) -> Vec<Ship> {
    let mut front = Front::default();
    search(hand, must, &mut front);
    let mut ships = front.ships;
    ships.sort_unstable_by_key(|ship| ship.numbers.default_order());
    ships
}

/// What is submitted for a player whose time has run out (iI-L2): the first ship in the default order and, among
/// the ships with its numbers, the one whose ids come first in the alphabet.
pub fn default_ship(hand: Cards) -> Option<Ship> {
    let best = *best_ships(hand).first()?;
    let mut pool: Cards = hand.iter().filter(|card| could_serve(*card, &best.numbers)).collect();
    let mut must = Cards::NONE;
    // A thruster ends every list of ids, so no list is the beginning of another and taking a card as early as
    // possible gives the first list.
    for card in pool.by_id() {
        let with = must.with(card);
        match best_ships_with(pool, with).first() {
            Some(ship) if ship.numbers == best.numbers => must = with,
            _ => pool.remove(card),
        }
    }
    best_ships_with(pool, must).first().copied()
}

/// Whether a ship with these numbers could contain `card` at all.
fn could_serve(card: Card, numbers: &Numbers) -> bool {
    let def = card.def();
    let fits = |side: Side| side.mass <= numbers.mass && side.rad >= numbers.rad;
    (fits(def.light) || fits(def.heavy)) && (def.kind != Kind::Robonaut || def.isru == numbers.isru)
}

/// Ships none of which dominates another.
#[derive(Default)]
struct Front {
    ships: Vec<Ship>,
}

impl Front {
    fn admits(&self, numbers: &Numbers) -> bool {
        !self.ships.iter().any(|ship| ship.numbers.dominates(numbers))
    }

    fn insert(&mut self, ship: Ship) {
        self.ships.retain(|other| !ship.numbers.dominates(&other.numbers));
        self.ships.push(ship);
    }
}

/// The supports of a ship: reactors and generators that feed each other.
#[derive(Clone, Copy)]
struct Base {
    cards: Cards,
    gives: Supports,
    mass: u8,
    rad: u8,
    therms: u8,
}

impl Base {
    fn of(cards: Cards) -> Base {
        let layout = Layout::new(cards, Cards::NONE);
        let rad = if cards.is_empty() { u8::MAX } else { layout.rad() };
        Base { cards, gives: cards.gives(), mass: layout.mass(), rad, therms: layout.therms_needed() }
    }
}

/// A robonaut with a refinery.
#[derive(Clone, Copy)]
struct Crew {
    cards: Cards,
    mass: u8,
    isru: u8,
    rad: u8,
    therms: u8,
}

impl Crew {
    fn of(robonaut: Card, refinery: Card) -> Crew {
        let cards = Cards::NONE.with(robonaut).with(refinery);
        let layout = Layout::new(cards, Cards::NONE);
        Crew { cards, mass: layout.mass(), isru: layout.isru(), rad: layout.rad(), therms: layout.therms_needed() }
    }

    fn dominates(&self, other: &Crew) -> bool {
        self.mass <= other.mass && self.isru <= other.isru && self.rad >= other.rad && self.therms <= other.therms
    }
}

/// The cards of `kind` that may be used when all of `must` are.
fn usable(hand: Cards, must: Cards, kind: Kind) -> Cards {
    match must.of(kind).len() {
        0 => hand.of(kind),
        1 => must.of(kind),
        _ => Cards::NONE,
    }
}

fn search(hand: Cards, must: Cards, front: &mut Front) {
    let thrusters = irreplaceable(usable(hand, must, Kind::Thruster), must);
    let mut crews = Crews::new(usable(hand, must, Kind::Robonaut), usable(hand, must, Kind::Refinery));
    if thrusters.is_empty() || crews.is_impossible() {
        return;
    }
    let cooling = Cooling::of(hand, must);
    let bases = bases(hand, must);
    for cards in bases {
        let base = Base::of(cards);
        let crews = crews.fed_by(base.gives);
        if crews.is_empty() {
            continue;
        }
        for thruster in thrusters.iter().filter(|card| is_fed(*card, base.gives)) {
            complete(&base, thruster, crews, &cooling, front);
        }
    }
}

/// Without the cards that another one replaces; of equal cards the first stays.
fn irreplaceable(cards: Cards, must: Cards) -> Cards {
    let replaced = |card: Card| {
        let others = cards.without(card);
        others.iter().any(|other| replaces(other, card) && !(replaces(card, other) && card < other))
    };
    cards.iter().filter(|card| must.contains(*card) || !replaced(*card)).collect()
}

/// Whether `better` does everything that `card` does, from the same supply and at no higher cost.
fn replaces(better: Card, card: Card) -> bool {
    let (better, card) = (better.def(), card.def());
    let supplied = if card.needs.is_empty() { better.needs.is_empty() } else { runs_on(better, card.needs) };
    supplied
        && card.gives.minus(better.gives).is_empty()
        && better.light.mass <= card.light.mass
        && better.light.rad >= card.light.rad
        && better.therms <= card.therms
        && better.thrust >= card.thrust
        && better.fuel <= card.fuel
}

/// Whether any one of `supply` is enough for a card.
fn runs_on(def: &CardDef, supply: Supports) -> bool {
    def.needs.is_empty() || supply.minus(def.needs).is_empty()
}

fn is_fed(card: Card, gives: Supports) -> bool {
    let needs = card.def().needs;
    needs.is_empty() || needs.meets(gives)
}

/// Every choice of chain, crew and radiators that the front still admits.
fn complete(base: &Base, thruster: Card, crews: &[Crew], cooling: &Cooling, front: &mut Front) {
    let def = thruster.def();
    for chain in best_chains(thruster, base.cards) {
        for crew in crews {
            let therms = base.therms + def.therms + crew.therms;
            for cooled in cooling.at_least(therms, base.gives.contains(Support::E)) {
                let numbers = Numbers {
                    mass: base.mass + def.light.mass + crew.mass + cooled.mass,
                    isru: crew.isru,
                    thrust: chain.thrust,
                    fuel: chain.fuel,
                    rad: base.rad.min(def.light.rad).min(crew.rad).min(cooled.rad),
                };
                if front.admits(&numbers) {
                    let cards = base.cards.with(thruster).or(crew.cards).or(cooled.cards());
                    front.insert(Ship { cards, heavy: cooled.heavy, chain: chain.cards, numbers });
                }
            }
        }
    }
}

/// The chains none of which is as good in both thrust and fuel as another; they come best thrust first.
fn best_chains(thruster: Card, base: Cards) -> impl Iterator<Item = Chain> {
    let mut least: Option<Fuel> = None;
    chains(thruster, base).into_iter().filter(move |chain| {
        let better = least.is_none_or(|least| chain.fuel < least);
        least = if better { Some(chain.fuel) } else { least };
        better
    })
}

/// Robonauts with refineries that can run on given supports, the dominated ones left out; found once for each set
/// of supports.
struct Crews {
    robonauts: Cards,
    refineries: Cards,
    known: [Option<Vec<Crew>>; 32],
}

impl Crews {
    fn new(robonauts: Cards, refineries: Cards) -> Crews {
        Crews { robonauts, refineries, known: Default::default() }
    }

    fn is_impossible(&self) -> bool {
        self.robonauts.is_empty() || self.refineries.is_empty()
    }

    fn fed_by(&mut self, gives: Supports) -> &[Crew] {
        let (robonauts, refineries) = (self.robonauts, self.refineries);
        self.known[gives.number()].get_or_insert_with(|| best_crews(robonauts, refineries, gives))
    }
}

fn best_crews(robonauts: Cards, refineries: Cards, gives: Supports) -> Vec<Crew> {
    let mut best: Vec<Crew> = Vec::new();
    for robonaut in robonauts.iter().filter(|card| is_fed(*card, gives)) {
        for refinery in refineries.iter().filter(|card| is_fed(*card, gives)) {
            let crew = Crew::of(robonaut, refinery);
            if !best.iter().any(|other| other.dominates(&crew)) {
                best.retain(|other| !crew.dominates(other));
                best.push(crew);
            }
        }
    }
    best
}

/// Every set of supports with at most one designated supplier per letter, beside those of `must`, in which each
/// card is fed; the smallest first.
fn bases(hand: Cards, must: Cards) -> Vec<Cards> {
    let mut found = supplied(hand, must);
    found.retain(|cards| is_closed(*cards));
    found.sort_unstable_by_key(|cards| (cards.len(), *cards));
    found.dedup();
    found
}

/// The same with sets in which not every card is fed, and some more than once.
fn supplied(hand: Cards, must: Cards) -> Vec<Cards> {
    let supports = |cards: Cards| cards.of(Kind::Reactor).or(cards.of(Kind::Generator));
    let useful = irreplaceable(supports(hand), must);
    let mut found = vec![supports(must)];
    for letter in Support::ALL {
        let suppliers = useful.suppliers(letter.set());
        for i in 0..found.len() {
            let base = found[i];
            found.extend(suppliers.minus(base).iter().map(|card| base.with(card)));
        }
    }
    found
}

/// iI-J1.2: each finds what it needs among the others. No card gives what it needs, so none counts itself.
fn is_closed(cards: Cards) -> bool {
    let gives = cards.gives();
    cards.iter().all(|card| is_fed(card, gives))
}
