//! What is kept of a game for its end, and the end page that is drawn from it (8.6).

use crate::common::{in_assignment, play_to, table};
use interstellar::content::*;
use interstellar::record::{Record, Source};
use interstellar::rules::score;
use interstellar::state::*;
use interstellar::{Interstellar, TEXTS};
use orrery_core::{Answer, Asking, Dice, Game as _, Play, Seat, Setup, Viewer};
use orrery_testkit::page::{self, shows_an_id};
use orrery_text::{Lang, Texts};

type Game = Play<Interstellar>;

/// A random game from beginning to end.
fn game(seats: u8, seed: u64) -> Game {
    let mut table = Game::begin(&Setup::new(seats), Dice::seeded("record", seed)).expect("a table begins");
    let mut luck = Dice::seeded("luck", seed);
    while let Some(ask) = table.asks().iter().find(|ask| ask.must).cloned() {
        let choice = Interstellar::sample(table.state(), &ask, &mut luck);
        table.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a sampled choice is legal");
    }
    table
}

fn marks(record: &Record) -> Vec<u8> {
    record.marks().map(|mark| mark.dozyear()).collect()
}

#[test]
fn every_dozyear_has_a_mark_and_the_last_one_is_the_result() {
    for seed in 0..12 {
        let table = game(1 + (seed % 4) as u8, seed);
        let public = table.state().public;
        let (record, Frame::Over(ending)) = (public.record, public.frame()) else { panic!("the game is over") };
        let last = record.marks().last().expect("a mark");
        assert_eq!(last.dozyear(), public.dozyear.number);
        if usize::from(last.dozyear()) + 1 < Record::MOST {
            let all: Vec<u8> = (1..=last.dozyear()).chain([last.dozyear()]).collect();
            assert_eq!(marks(&record), all, "one at each beginning, and one at the end");
        }
        if let Some(reality) = public.reality().filter(|_| ending.is_scored()) {
            assert_eq!(last.total(reality), score::sum(&score::totals(&public)));
        }
        assert_eq!(last.charge(), public.ship.charge);
        assert_eq!(last.fuel(), [public.ship.wet, public.ship.dry()]);
        assert!(Ideology::ALL.iter().all(|of| last.stress(*of) == public.mat(*of).stress.min(15)));
    }
}

#[test]
fn lives_agree_with_those_who_lived() {
    for seed in 20..32 {
        let public = game(3, seed).state().public;
        for cyborg in Cyborg::all() {
            let (person, life) = (public.person(cyborg), public.record.life(cyborg));
            assert_eq!(person.place == Place::Dead, life.died().is_some(), "{} in {seed}", cyborg.id());
            assert!(person.slot().is_none() || life.born().is_some(), "{} in {seed}", cyborg.id());
            if let (Some(born), Some(died)) = (life.born(), life.died()) {
                assert!(born <= died);
            }
            assert!(
                life.mother().is_none_or(|mother| mother != cyborg && public.record.life(mother).born() < life.born())
            );
        }
    }
}

#[test]
fn ways_dice_and_losses_are_kept() {
    let (mut lost, mut rolled) = (0, 0);
    for seed in 40..60 {
        let public = game(2, seed).state().public;
        assert!(public.record.flown.contains(public.ship.space) && public.record.flown.contains(Star::Sol.space()));
        lost += public.record.losses().count();
        rolled += public.record.dice.iter().sum::<u16>();
        let tests = public.record.attrition;
        assert!(tests.good <= tests.rolls && tests.due <= 6 * tests.rolls);
    }
    assert!(lost > 0 && rolled > 100, "{lost} tiles, {rolled} dice");
}

/// When there is no room every second mark goes, the first and the last stay.
#[test]
fn a_long_game_keeps_its_curve() {
    let mut table = in_assignment(|_| {});
    play_to(&mut table, |state| state.public.dozyear.number == 2);
    let before = marks(&table.play().state().public.record);
    assert_eq!(before, [1, 2]);
    let source = table.play().state().public.record.marks().last().map(|mark| mark.points(Source::Human, Reality::X));
    let human: usize = table.play().state().public.mats.iter().map(|mat| mat.human.len()).sum();
    assert_eq!(source.map(usize::from), Some((4 * human).min(255)), "four points each");
}

/// 8.6: the end page says what ended the game, counts by rule, and has a picture for every curve, in all languages.
#[test]
fn the_end_page_tells_how_it_went() {
    let texts = Texts::of_game(&TEXTS);
    for (seats, seed) in [(1, 3), (3, 5), (6, 7)] {
        let table = game(seats, seed);
        for lang in Lang::ALL {
            let page = page::page::<Interstellar>(&texts, &table, Viewer::Seat(Seat(0)), lang);
            let html = &page["result"].1;
            assert_eq!(shows_an_id(html), None, "{}", lang.code());
            let promised = table.state().public.repute != [Repute::default(); MAX_SEATS];
            assert_eq!(html.matches("<figure").count(), 8 + usize::from(promised));
            assert_eq!(html.matches("<svg").count(), html.matches("</svg>").count());
        }
    }
    for rule in ["J3a", "J3b", "J3c", "J3d", "J2"] {
        assert!(landed().contains(rule), "{rule}");
    }
    let kept = "2 kept, 1 broken";
    assert_eq!(landed().matches(" kept, ").count(), 1, "of those alone whose promises were judged");
    assert!(landed().contains(kept));
}

/// The end page of a landing on a Goldilocks.
fn landed() -> String {
    let mut landed = table(3);
    landed.arrange(|state| {
        state.public.landfall = PlanetBox::named("CYG-gA");
        state.public.ending = Some(Ending::Goldilocks);
        state.public.flipped = [Some(Reality::X), Some(Reality::O), Some(Reality::X)];
        state.public.frames.only(Frame::Over(Ending::Goldilocks));
        state.public.repute[1] = Repute { kept: 2, broken: 1 };
    });
    let page = page::page::<Interstellar>(&Texts::of_game(&TEXTS), landed.play(), Viewer::Spectator, Lang::En);
    page["result"].1.clone()
}

/// The points by source are the sum, and nobody dies who was not there.
#[test]
fn figures_add_up() {
    for seed in 60..66 {
        let table = game(2, seed);
        let figures = Interstellar::figures(table.state());
        let of = |name: &str| figures.iter().find(|(one, _)| *one == name).map_or(0, |(_, number)| *number);
        let parts: i64 =
            figures.iter().filter(|(name, _)| name.starts_with("points from")).map(|(_, number)| number).sum();
        assert_eq!(parts, of("points of all six"));
        assert!(of("dozyears") > 0 && of("died") <= 13);
    }
}
