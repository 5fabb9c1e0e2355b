//! Who wins, by place in turn order and level; how often victories are shared; which decks run out; how often each card is
//! in a ship where it is in the game, and in the winners' hands.
//!
//! cargo run --release -p starship-builder --example sb-balance -- 4 normal 400 1
//!
//! Several levels, with commas, change places from game to game. Further arguments are options: `hands=hidden`.

use std::collections::BTreeMap;

use orrery_bots::{Level, Thinks};
use orrery_core::{Answer, Dice, Game, Play, Seat, Setup, Viewer};
use starship_builder::StarshipBuilder;
use starship_builder::cards::Cards;
use starship_builder::content::Kind;
use starship_builder::numbers::Category;
use starship_builder::rules::compare::{best_in, field};
use starship_builder::state::State;

/// How often something was there, and how much it came to.
#[derive(Default)]
struct Report(BTreeMap<String, (u64, f64)>);

impl Report {
    fn add(&mut self, what: String, amount: f64) {
        let entry = self.0.entry(what).or_default();
        *entry = (entry.0 + 1, entry.1 + amount);
    }

    fn count(&mut self, state: &State, levels: &[Level]) {
        let Some(outcome) = StarshipBuilder::outcome(state) else { return };
        let winners: Vec<Seat> = outcome.winners().collect();
        let (seats, field) = (state.seats, field(state));
        self.add("shared".into(), f64::from(winners.len() > 1));
        self.add("= rounds".into(), f64::from(state.round));
        self.add(
            "= cards in a hand".into(),
            state.hands.iter().map(|hand| hand.len() as f64).sum::<f64>() / f64::from(seats),
        );
        self.add(
            "= points of the winner".into(),
            outcome.places.iter().map(|place| place.score).max().unwrap_or(0) as f64,
        );
        for kind in Kind::ALL {
            self.add(format!("runs out {kind:?}"), f64::from(state.deck(kind).is_empty()));
        }
        for category in Category::ALL {
            self.add(format!("tied {category:?}"), f64::from(best_in(&field, category).len() > 1));
        }
        for seat in Seat::all(seats) {
            let won = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            let first = (state.first.0 + seats - ((state.round - 1) % u16::from(seats)) as u8) % seats;
            self.add(format!("place {}", (seat.0 + seats - first) % seats + 1), won);
            self.add(format!("level {:?}", levels[seat.index()]), won);
            self.add("has a ship".into(), f64::from(field[seat.index()].is_some()));
            if levels.iter().all(|level| *level == levels[0]) {
                state.hands[seat.index()].iter().for_each(|card| self.add(format!("{} held", card.id()), won));
            }
        }
        let flown = state.slips.iter().filter_map(|slip| slip.ship());
        let flown = flown.fold(Cards::NONE, |all, ship| all.or(ship.cards));
        let dealt = state.decks.iter().fold(Cards::NONE, |all, deck| all.or(deck.cards()));
        let dealt = state.hands.iter().fold(dealt, |all, hand| all.or(*hand));
        dealt.iter().for_each(|card| self.add(format!("{} flown", card.id()), f64::from(flown.contains(card))));
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let seats: u8 = args[0].parse().expect("seats");
    let levels: Vec<Level> = args[1].split(',').map(|level| level.parse().expect("a level")).collect();
    let (games, seed): (u64, u64) = (args[2].parse().expect("games"), args[3].parse().expect("a seed"));
    let mut setup = Setup::new(seats);
    for option in &args[4..] {
        let (name, value) = option.split_once('=').expect("name=value");
        setup = setup.with(name, value);
    }
    let mut report = Report::default();
    for number in 0..games {
        let mut seated: Vec<Level> = (0..usize::from(seats)).map(|seat| levels[seat.min(levels.len() - 1)]).collect();
        seated.rotate_right((number % u64::from(seats)) as usize);
        let seed = seed.wrapping_mul(1_000_003).wrapping_add(number);
        let mut play = Play::<StarshipBuilder>::begin(&setup, Dice::seeded("game", seed)).expect("a table");
        let mut luck = Dice::seeded("thoughts", seed);
        while let Some(ask) = play.asks().first().cloned() {
            let view = StarshipBuilder::view(play.state(), Viewer::Seat(ask.seat));
            let choice = StarshipBuilder::think(seated[ask.seat.index()], &view, ask.seat, &ask, &mut luck);
            play.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("bots answer legally");
        }
        report.count(play.state(), &seated);
    }
    for (what, (times, sum)) in &report.0 {
        match what.strip_prefix("= ") {
            Some(what) => println!("{what:24} {:.2}", sum / *times as f64),
            None => println!("{what:24} {} of {times}", orrery_bots::Share::new(*sum, *times)),
        }
    }
}
