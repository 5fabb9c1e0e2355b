//! Ships as they are drawn: every card is there, every line joins a card that gives to one that needs, nothing overlaps.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::*;
use orrery_core::{Dice, Game, Seat, Setup, Viewer};
use orrery_draw::{Face, Scene};
use orrery_testkit::page::{self, shows_an_id};
use orrery_text::{Lang, Texts, Voice};
use starship_builder::assembly::{best_ships, what_is_missing};
use starship_builder::cards::{Card, Cards};
use starship_builder::content::{Kind, Support};
use starship_builder::ship::Layout;
use starship_builder::state::Phase;
use starship_builder::{StarshipBuilder, TEXTS};

/// A region of a player's page, asked about something.
fn asked(table: &Table, seat: Seat, id: &str, about: Option<&str>, lang: Lang) -> String {
    let viewer = Viewer::Seat(seat);
    let (view, texts) = (StarshipBuilder::view(table.state(), viewer), Texts::of_game(&TEXTS));
    let names = ["Ada", "Ben"].map(String::from);
    let (voice, outcome) = (Voice::new(&texts, lang, &names), StarshipBuilder::outcome(table.state()));
    let scene = Scene {
        view: &view,
        viewer,
        offers: &[],
        voice,
        acting: &[],
        bots: &[false; 2],
        outcome: outcome.as_ref(),
        about,
    };
    let regions = StarshipBuilder::regions(&scene);
    let region = regions.iter().find(|region| region.id.to_string() == id).unwrap_or_else(|| panic!("no region {id}"));
    (region.draw)().into_string()
}

/// The values of an attribute, in order.
fn values<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let begin = format!("{name}=\"");
    html.split(&begin).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Each drawing of a ship by itself.
fn drawings(html: &str) -> Vec<&str> {
    html.split("<svg class=\"blueprint").skip(1).map(|rest| rest.split("</svg>").next().unwrap_or_default()).collect()
}

fn parts(drawing: &str) -> Cards {
    let ids = values(drawing, "data-part");
    let cards: Cards = ids.iter().map(|id| card(id)).collect();
    assert_eq!(cards.len(), ids.len(), "no card twice: {ids:?}");
    cards
}

/// From, to and letter of every line.
fn lines(drawing: &str) -> Vec<(Card, Card, Support)> {
    let line = |text: &&str| {
        let [from, to, letter] = text.split('-').collect::<Vec<_>>()[..] else { panic!("{text}") };
        let letter = Support::ALL.into_iter().find(|support| support.id().ends_with(letter)).expect("a support");
        (card(from), card(to), letter)
    };
    values(drawing, "data-feed").iter().map(line).collect()
}

/// iI-J1.2, iI-J2.1: what is drawn is what holds.
#[track_caller]
fn is_true_to(drawing: &str, layout: &Layout) {
    assert_eq!(parts(drawing), layout.cards);
    let mut fed = BTreeMap::new();
    for (from, to, letter) in lines(drawing) {
        assert!(from.def().gives.contains(letter) && to.def().needs.contains(letter), "{from:?} {to:?}");
        assert_eq!(fed.insert(to, from), None, "one line is enough for {to:?}");
    }
    let wants: BTreeSet<Card> = values(drawing, "data-wants").iter().map(|id| card(id)).collect();
    for card in layout.cards.iter() {
        assert_eq!(fed.contains_key(&card), !card.def().needs.is_empty() && layout.is_supported(card), "{card:?}");
        assert_eq!(wants.contains(&card), !layout.is_supported(card), "{card:?}");
    }
    let hot: Cards = values(drawing, "data-hot").iter().map(|id| card(id)).collect();
    assert_eq!(hot, layout.cards.iter().filter(|card| card.def().therms > 0).collect(), "what needs cooling");
    assert_eq!(drawing.matches("#sp-RAh").count(), layout.heavy.len(), "heavy radiators look heavy");
    lanes_are_free(drawing);
}

/// Lines in one lane do not touch.
#[track_caller]
fn lanes_are_free(drawing: &str) {
    let mut lanes: BTreeMap<i32, Vec<(i32, i32)>> = BTreeMap::new();
    for line in drawing.split("data-feed").skip(1) {
        let way = values(line, " d")[0];
        let numbers: Vec<i32> = way.split(['M', 'V', 'H', ' ']).filter_map(|n| n.parse().ok()).collect();
        let [from, _, lane, to, _] = numbers[..] else { panic!("another way: {way}") };
        lanes.entry(lane).or_default().push((from.min(to), from.max(to)));
    }
    for spans in lanes.values_mut() {
        spans.sort_unstable();
        assert!(spans.windows(2).all(|pair| pair[0].1 < pair[1].0), "{spans:?}");
    }
}

/// A table at its assembly with this hand.
fn assembling(hand: Cards) -> Table {
    let mut state = *begin(&Setup::new(2), 1).state();
    state.frames.enter(Phase::Assemble);
    state.hands[0] = hand;
    Table::of_state(state, Dice::seeded("drawing", 1))
}

#[test]
fn every_ship_of_a_result_is_drawn_from_its_cards() {
    let mut ships = 0;
    for seed in 0..60 {
        let mut table = begin(&Setup::new(2 + seed as u8 % 5), seed);
        play_out(&mut table, &mut Dice::seeded("luck", seed));
        let view = StarshipBuilder::view(table.state(), Viewer::Spectator);
        let flown: Vec<_> = view.comparison.iter().flat_map(|result| &result.ships).flatten().collect();
        let page = page::page(&Texts::of_game(&TEXTS), &table, Viewer::Spectator, Lang::En);
        let drawn = drawings(&page["result"].1);
        assert_eq!(drawn.len(), flown.len());
        for (drawing, ship) in drawn.iter().zip(flown) {
            is_true_to(drawing, &ship.layout());
            ships += 1;
        }
    }
    assert!(ships > 20, "only {ships} ships");
}

#[test]
fn the_drawing_follows_what_is_chosen() {
    let hand = cards("TH11 TH12 RE08 GE01 RA04 RF08 RO07");
    let table = assembling(hand);
    let best = asked(&table, RED, "plan", None, Lang::En);
    let best = parts(drawings(&best)[0]);
    assert!(best_ships(hand).iter().any(|ship| ship.cards == best), "a best ship, before anything is chosen");
    for (keys, ids) in [
        ("TH11,RE08,GE01,RA04-heavy,RF08,RO07", "TH11 RE08 GE01 RA04+ RF08 RO07"),
        ("TH11,RE08,GE01,RA04-light,RF08,RO07", "TH11 RE08 GE01 RA04 RF08 RO07"),
        ("TH11,RO07", "TH11 RO07"),
    ] {
        let html = asked(&table, RED, "plan", Some(keys), Lang::En);
        is_true_to(drawings(&html)[0], &layout(ids));
    }
    let partial = asked(&table, RED, "plan", Some("TH11,RO07"), Lang::En);
    assert_eq!(values(drawings(&partial)[0], "data-lacks"), ["RF"], "what a ship must have and this one has not");
    assert!(partial.contains("not operational yet"));
    assert!(
        asked(&table, RED, "plan", Some("TH01"), Lang::En).contains(">operational"),
        "not of this hand: as if nothing were chosen"
    );
}

#[test]
fn a_ship_grows_with_the_hand() {
    let mut ships = 0;
    for seed in 0..20 {
        let (mut table, mut luck) = (begin(&Setup::new(3), seed), Dice::seeded("luck", seed));
        while !is_assembling(&table) {
            let hand = table.state().hand(RED);
            let html = asked(&table, RED, "ship", None, Lang::En);
            let drawing = drawings(&html)[0];
            let drawn = parts(drawing);
            assert!(drawn.is_within(hand));
            let mains = Kind::MAIN.into_iter().filter(|kind| !hand.of(*kind).is_empty()).count();
            let lacking = values(drawing, "data-lacks").len();
            assert_eq!(mains + lacking, 3, "each main kind is there, or dashed");
            if what_is_missing(hand).is_empty() {
                assert!(best_ships(hand).iter().any(|ship| ship.cards == drawn));
                ships += 1;
            }
            lanes_are_free(drawing);
            step(&mut table, &mut luck);
        }
    }
    assert!(ships > 5, "{ships}");
}

#[test]
fn a_drawing_says_what_it_shows() {
    let table = assembling(cards("TH11 RE08 GE01 RA04 RF08 RO07"));
    for lang in Lang::ALL {
        let html = asked(&table, RED, "plan", None, lang);
        assert!(html.contains("role=\"img\"") && shows_an_id(&html).is_none(), "{}", lang.code());
    }
    let html = asked(&table, RED, "plan", Some("TH11,RE08,GE01,RA04-heavy,RF08,RO07"), Lang::En);
    let label = values(&html, "aria-label")[0];
    let order = [
        "Pulsed Inductive",
        "Pebble Bed Fission",
        "AMTEC Thermoelectric",
        "Li Heatsink Fountain (heavy)",
        "Froth Flotation",
        "Neutral Beam",
    ];
    let places: Vec<Option<usize>> = order.iter().map(|name| label.find(name)).collect();
    assert!(places.is_sorted() && places[0].is_some(), "{label}");
    assert!(label.contains("AMTEC Thermoelectric gives Electric to Froth Flotation"), "{label}");
    assert!(label.contains("5 of 2 therms"), "{label}");
    let row = |name: &str| {
        html.split(&format!("data-row=\"{name}\"")).nth(1).unwrap().split("</g>").next().unwrap().to_owned()
    };
    assert!(row("mass").ends_with(">11</text>"), "the sum: {}", row("mass"));
    assert!(row("rad").ends_with(">5</text>"), "the weakest: {}", row("rad"));
}

/// The story of a game ends with what was won.
#[test]
fn what_is_counted_ends_with_the_points() {
    for seed in 0..5 {
        let mut table = begin(&Setup::new(3), seed);
        let count = |table: &Table| StarshipBuilder::tallies(table.state()).remove(0).of;
        assert_eq!(count(&table), [0; 3], "nobody has a ship yet");
        play_out(&mut table, &mut Dice::seeded("luck", seed));
        let outcome = StarshipBuilder::outcome(table.state()).expect("an end");
        assert_eq!(count(&table), outcome.places.iter().map(|place| place.score).collect::<Vec<_>>());
    }
}
