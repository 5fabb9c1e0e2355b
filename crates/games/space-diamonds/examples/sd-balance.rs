//! Who wins, by place in turn order, rocket and mission; whether winners are home; which sites are visited.
//!
//! cargo run --release -p space-diamonds --example sd-balance -- sails 4 normal 400 1
//!
//! Several levels, with commas, change places from game to game; the report then has each level's share.

use std::collections::BTreeMap;

use orrery_bots::{Level, Thinks};
use orrery_core::{Answer, Dice, Game, Play, Seat, Setup, Viewer};
use space_diamonds::SpaceDiamonds;
use space_diamonds::rules::score::score;
use space_diamonds::state::State;

/// How often something was there, and how often with its holder winning; shared victories count in parts.
#[derive(Default, Clone)]
struct Share(f64, f64);

impl Share {
    fn add(&mut self, won: f64) {
        self.0 += 1.0;
        self.1 += won;
    }

    fn text(&self) -> String {
        format!("{} of {}", orrery_bots::Share::new(self.1, self.0 as u64), self.0)
    }
}

#[derive(Default)]
struct Report(BTreeMap<String, Share>);

impl Report {
    fn add(&mut self, what: String, won: f64) {
        self.0.entry(what).or_default().add(won);
    }

    fn count(&mut self, state: &State, levels: &[Level], first_sites: &[Option<&'static str>]) {
        let Some(outcome) = SpaceDiamonds::outcome(state) else { return };
        let winners: Vec<Seat> = outcome.winners().collect();
        let (public, seats) = (&state.public, state.public.seats);
        self.add("~ shared".into(), f64::from(winners.len() > 1));
        for seat in Seat::all(seats) {
            let (ship, score) = (public.ship(seat), score(state, seat));
            let won = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            let place = (seat.0 + seats - public.first.0) % seats + 1;
            self.add(format!("place {place}"), won);
            self.add(format!("level {:?}", levels[seat.index()]), won);
            if levels.iter().all(|level| *level == levels[0]) {
                self.add(format!("craft {:?}", ship.craft.drive()), won);
                state.missions(seat).iter().for_each(|card| self.add(format!("{} held", card.id()), won));
                if let Some(site) = first_sites[seat.index()] {
                    self.add(format!("first {site}"), won);
                }
            }
            state.missions(seat).iter().for_each(|card| {
                self.add(format!("{} done", card.id()), f64::from(ship.done.contains(card)));
            });
            self.add(format!("~ place {place} first home"), f64::from(ship.rank == Some(1)));
            self.add("~ home".into(), f64::from(ship.rank.is_some()));
            if won > 0.0 {
                self.add("~ winner home".into(), f64::from(ship.rank.is_some()));
                self.add("~ winner first home".into(), f64::from(ship.rank == Some(1)));
            }
            if seats == 1 {
                self.add(
                    format!(
                        "rating {:?} home {}",
                        space_diamonds::rules::score::rating(public.printing, score.total(), ship.rank.is_some()),
                        ship.rank.is_some()
                    ),
                    0.0,
                );
            }
            for (name, value) in [
                ("race", u16::from(score.race)),
                ("chits", score.chits),
                ("missions", score.missions),
                ("held", ship.chits().into()),
            ] {
                for name in [format!("= {name}"), format!("= place {place} {name}")] {
                    let mean = self.0.entry(name).or_default();
                    (mean.0, mean.1) = (mean.0 + 1.0, mean.1 + f64::from(value));
                }
            }
        }
        let rounds = self.0.entry("= rounds".into()).or_default();
        (rounds.0, rounds.1) = (rounds.0 + 1.0, rounds.1 + f64::from(public.round));
        for site in space_diamonds::content::Space::sites().filter(|site| public.is_chit_site(*site)) {
            self.add(format!("taken {}", site.id()), f64::from(public.takers.get(site).is_some()));
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (mode, seats) = (args[0].as_str(), args[1].parse().expect("seats"));
    let levels: Vec<Level> = args[2].split(',').map(|level| level.parse().expect("a level")).collect();
    let (games, seed): (u64, u64) = (args[3].parse().expect("games"), args[4].parse().expect("a seed"));
    let mut setup = Setup::new(seats).with("mode", mode);
    for option in &args[5..] {
        let (name, value) = option.split_once('=').expect("name=value");
        setup = setup.with(name, value);
    }
    let mut report = Report::default();
    for number in 0..games {
        let mut seated: Vec<Level> = (0..usize::from(seats)).map(|seat| levels[seat.min(levels.len() - 1)]).collect();
        seated.rotate_right((number % u64::from(seats)) as usize);
        let seed = seed.wrapping_mul(1_000_003).wrapping_add(number);
        let mut play = Play::<SpaceDiamonds>::begin(&setup, Dice::seeded("game", seed)).expect("a table");
        let mut luck = Dice::seeded("thoughts", seed);
        let mut firsts = vec![None; usize::from(seats)];
        while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
            let view = SpaceDiamonds::view(play.state(), Viewer::Seat(ask.seat));
            let choice = SpaceDiamonds::think(seated[ask.seat.index()], &view, ask.seat, &ask, &mut luck);
            play.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("bots answer legally");
            let ship = play.state().public.ship(ask.seat);
            if firsts[ask.seat.index()].is_none() && ship.at.is_site() {
                firsts[ask.seat.index()] = Some(ship.at.id());
            }
        }
        report.count(play.state(), &seated, &firsts);
    }
    for (what, share) in &report.0 {
        match what.starts_with('=') {
            true => println!("{what:24} {:.2}", share.1 / share.0),
            false => println!("{what:24} {}", share.text()),
        }
    }
}
