//! The page at the assembly: beside each name stands what that hand could fly, where hands are open, and nothing of it
//! where they are hidden.

mod common;

use common::*;
use orrery_core::{Asking, Dice, Given, Seat, Setup, Viewer};
use orrery_draw::ratio;
use orrery_testkit::page::{self, Page, shows_an_id};
use orrery_text::{Lang, Texts, Voice};
use starship_builder::assembly::best_ships;
use starship_builder::numbers::{Category, Numbers};
use starship_builder::{StarshipBuilder, TEXTS};

fn page(table: &Table, viewer: Viewer, lang: Lang) -> Page {
    page::page(&Texts::of_game(&TEXTS), table, viewer, lang)
}

fn assembling(setup: &Setup, seed: u64) -> (Table, Dice) {
    let (mut table, mut luck) = (begin(setup, seed), Dice::seeded("luck", seed));
    play_until(&mut table, &mut luck, is_assembling);
    (table, luck)
}

/// The numbers beside a name, as they are written.
fn written(html: &str) -> Vec<&str> {
    html.split("<dd>").skip(1).filter_map(|rest| rest.split('<').next()).collect()
}

fn in_words(numbers: &Numbers) -> Vec<String> {
    let texts = Texts::of_game(&TEXTS);
    let voice = Voice::new(&texts, Lang::En, &[]);
    let value = |category: Category| numbers.value(category);
    Category::ALL.map(value).iter().map(|(num, den)| ratio(&voice, *num, *den)).collect()
}

#[test]
fn a_panel_shows_the_numbers_of_the_best_ship() {
    let (mut ships, mut none) = (0, 0);
    for seed in 0..20 {
        let (table, _) = assembling(&Setup::new(2 + (seed % 5) as u8), seed);
        let shown = page(&table, Viewer::Spectator, Lang::En);
        for seat in Seat::all(table.state().seats) {
            let part = &shown[&format!("p{}-best", seat.0)].1;
            let possible = best_ships(table.state().hand(seat));
            assert!(shown[&format!("player-{}", seat.0)].1.contains(part.as_str()), "the panel holds it");
            if possible.is_empty() {
                assert!(part.contains("No ship possible") && written(part).is_empty(), "{part}");
                none += 1;
            } else {
                assert!(possible.iter().any(|ship| in_words(&ship.numbers) == written(part)), "{part}");
                ships += 1;
            }
        }
    }
    assert!(ships > 10 && none > 0, "{ships} ships, {none} hands without one");
}

/// What everybody sees beside a name is the ship that its owner's workbench begins with.
#[test]
fn a_panel_agrees_with_its_owners_workbench() {
    for seed in 0..10 {
        let (table, _) = assembling(&Setup::new(3), seed);
        let public = page(&table, Viewer::Spectator, Lang::En);
        for seat in Seat::all(3) {
            let own = page(&table, Viewer::Seat(seat), Lang::En);
            let bench = own["ship"].1.split("<b class=\"v\">").skip(1).filter_map(|rest| rest.split('<').next());
            assert_eq!(written(&public[&format!("p{}-best", seat.0)].1), bench.collect::<Vec<_>>());
        }
    }
}

/// iI-L4: nothing is said of a hidden hand but how many cards of each kind it holds.
#[test]
fn hidden_hands_show_their_counts_alone() {
    for seed in 0..5 {
        let (table, _) = assembling(&Setup::new(3).with("hands", "hidden"), seed);
        for viewer in [Viewer::Spectator, Viewer::Seat(RED)] {
            let shown = page(&table, viewer, Lang::En);
            assert!(!shown.keys().any(|id| id.ends_with("-best")));
            for seat in Seat::all(3) {
                let panel = &shown[&format!("player-{}", seat.0)].1;
                assert!(
                    panel.contains("class=\"kr\"") && !panel.contains("five") && !panel.contains("noship"),
                    "{panel}"
                );
            }
        }
    }
}

/// The cards of what the question suggests first.
fn suggested(table: &Table, seat: Seat) -> Option<Vec<String>> {
    let ask = table.asks().of(seat).next()?.clone();
    let advice = StarshipBuilder::advise(table.state(), &ask, None);
    let Given::Picked(keys) = advice.suggestions.into_iter().next()?.given else { return None };
    Some(keys.iter().map(|key| key[..4].to_owned()).collect())
}

#[test]
fn the_ship_on_the_workbench_is_the_one_that_is_suggested() {
    let mut compared = 0;
    for (seed, hands) in (0..25).flat_map(|seed| [(seed, "open"), (seed, "hidden")]) {
        let (table, _) = assembling(&Setup::new(3).with("hands", hands), seed);
        for seat in Seat::all(3) {
            let Some(cards) = suggested(&table, seat) else { continue };
            let plan = &page(&table, Viewer::Seat(seat), Lang::En)["plan"].1;
            let texts = Texts::of_game(&TEXTS);
            let voice = Voice::new(&texts, Lang::En, &[]);
            for card in table.state().hand(seat).iter() {
                let drawn = plan.contains(&voice.id(&format!("card-{}", card.id())));
                assert_eq!(drawn, cards.contains(&card.id().to_owned()), "{hands} {seed}: {}", card.id());
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared} cards");
}

#[test]
fn updates_stay_small_and_the_best_ships_stay() {
    let (mut table, mut luck) = (begin(&Setup::new(6), 4), Dice::seeded("luck", 4));
    let viewer = Viewer::Seat(BLUE);
    let mut before = page(&table, viewer, Lang::En);
    while !table.is_over() {
        let assembled = is_assembling(&table);
        step(&mut table, &mut luck);
        let after = page(&table, viewer, Lang::En);
        let is_frame = |id: &str| ["player-", "deck-", "hand"].iter().any(|frame| id.starts_with(frame));
        let sent = page::update_size(&before, &after, is_frame, &["ship", "plan", "bench", "result"]);
        let most = match (assembled, is_assembling(&table)) {
            (false, false) => 4_000,
            (true, true) => 1_000,
            // Panels change with the phase; their parts are counted here once more.
            _ => 20_000,
        };
        assert!(sent < most, "{sent} bytes");
        if assembled && is_assembling(&table) {
            let best = |page: &Page| page.iter().filter(|(id, _)| id.ends_with("-best")).count();
            assert_eq!((best(&before), best(&after)), (6, 6));
            assert!(after.iter().filter(|(id, _)| id.ends_with("-best")).all(|(id, part)| before[id] == *part));
        }
        before = after;
    }
}

#[test]
fn everything_at_the_assembly_has_words() {
    for seed in 0..4 {
        let (table, _) = assembling(&Setup::new(4), seed);
        for lang in Lang::ALL {
            let shown = page(&table, Viewer::Seat(RED), lang);
            let unsaid = shown.iter().find_map(|(id, (_, html))| Some((id, shows_an_id(html)?)));
            assert_eq!(unsaid, None, "{}", lang.code());
        }
    }
}
