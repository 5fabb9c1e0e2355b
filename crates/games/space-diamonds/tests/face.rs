//! The page: every space is on the map, everything said has words, and updates stay small.

mod common;

use common::{ADA, Arrange, rockets as rocket_table, sails, steps};
use orrery_core::{Answer, Asking, Dice, Game, Given, Play, Seat, Setup, Viewer};
use orrery_draw::{Face, Scene};
use orrery_testkit::page::{self, Page, shows_an_id};
use orrery_text::{Lang, Texts, Voice};
use space_diamonds::content::Space;
use space_diamonds::{SpaceDiamonds, TEXTS};

type Table = Play<SpaceDiamonds>;

fn page(table: &Table, viewer: Viewer, lang: Lang) -> Page {
    page::page(&Texts::of_game(&TEXTS), table, viewer, lang)
}

fn begin(setup: &Setup, seed: u64) -> Table {
    Play::begin(setup, Dice::seeded("face", seed)).expect("a table begins")
}

fn step(table: &mut Table, luck: &mut Dice) {
    let ask = table.asks()[0].clone();
    let choice = SpaceDiamonds::sample(table.state(), &ask, luck);
    table.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a sampled choice is legal");
}

fn rockets() -> Setup {
    Setup::new(3).with("mode", "rockets")
}

#[test]
fn every_space_is_on_the_map_and_the_map_is_lean() {
    let table = begin(&Setup::new(2), 1);
    for lang in Lang::ALL {
        let page = page(&table, Viewer::Spectator, lang);
        let chart = &page["chart"].1;
        assert!(chart.len() < 60_000, "{}: {} bytes", lang.code(), chart.len());
        for space in Space::all() {
            assert!(chart.contains(&format!(r#"data-el="{}""#, space.id())), "{}", space.id());
        }
    }
}

#[test]
fn everything_on_the_page_has_words() {
    for (setup, seed) in [(Setup::new(3), 3), (rockets(), 4), (Setup::new(1), 5)] {
        let (mut table, mut luck) = (begin(&setup, seed), Dice::seeded("luck", seed));
        for turn in 0.. {
            if table.asks().is_empty() || turn % 40 == 0 {
                for lang in Lang::ALL {
                    let page = page(&table, Viewer::Seat(Seat(0)), lang);
                    let unsaid = page.iter().find_map(|(id, (_, html))| Some((id, shows_an_id(html)?)));
                    assert_eq!(unsaid, None, "{}", lang.code());
                }
            }
            if table.asks().is_empty() {
                break;
            }
            step(&mut table, &mut luck);
        }
    }
}

/// The bytes of each update of a game, as one player gets them.
fn updates(seed: u64) -> Vec<usize> {
    let (mut table, mut luck) = (begin(&rockets(), seed), Dice::seeded("luck", seed));
    let (viewer, mut sent) = (Viewer::Seat(Seat(1)), Vec::new());
    let mut before = page(&table, viewer, Lang::En);
    while !table.asks().is_empty() && table.state().public.round < 12 {
        step(&mut table, &mut luck);
        let after = page(&table, viewer, Lang::En);
        // A frame keeps its key while a part in it changes, which is sent by itself.
        let is_frame = |id: &str| id.starts_with("player-") || ["turn", "worth", "asked", "craft"].contains(&id);
        sent.push(page::update_size(&before, &after, is_frame, &["reach", "after", "plan"]));
        before = after;
    }
    sent
}

/// What is more than the table sends at once is left to one request of the page.
#[test]
fn a_region_changes_with_its_key_and_updates_stay_small() {
    let mut sent: Vec<usize> = [6, 7, 25, 36].into_iter().flat_map(updates).collect();
    sent.sort_unstable();
    let at = |per_cent: usize| sent[(sent.len() - 1) * per_cent / 100];
    assert!(at(50) < 2_500 && at(95) < 5_000, "{} and {} bytes", at(50), at(95));
}

/// A region as Ada's page asks for it.
fn asked(table: &Table, id: &str, about: Option<&str>) -> String {
    let (view, texts) = (SpaceDiamonds::view(table.state(), Viewer::Seat(ADA)), Texts::of_game(&TEXTS));
    let names = ["Ada", "Ben"].map(String::from);
    let scene = Scene {
        view: &view,
        viewer: Viewer::Seat(ADA),
        offers: &[],
        voice: Voice::new(&texts, Lang::En, &names),
        acting: &[ADA],
        bots: &[false; 2],
        outcome: None,
        about,
    };
    let regions = SpaceDiamonds::regions(&scene);
    let region = regions.iter().find(|region| region.id.to_string() == id).expect("a region");
    (region.draw)().into_string()
}

#[test]
fn a_mission_says_how_far_its_place_is() {
    let play = sails(2).deal(ADA, "DM139F");
    assert!(asked(play.play(), "asked", None).contains("0 of 1 · 2 turns away"), "Venus is two turns from home");
    let play = play.put(ADA, "W1");
    assert!(asked(play.play(), "away-0", None).contains("One turn away"));
}

#[test]
fn every_chit_that_lies_shows_what_its_back_is_worth() {
    let page = page(&begin(&Setup::new(2), 1), Viewer::Seat(ADA), Lang::En);
    let worth = &page["worth"].1;
    for letter in ["S", "C", "M", "V", "D", "H"] {
        assert!(
            worth.contains(&format!(r#"id="sd-m{letter}""#))
                && SpaceDiamonds::SYMBOLS.contains(&format!("#sd-m{letter}"))
        );
    }
    assert!(worth.contains("≈2.0") && worth.contains("≈0.0"), "{worth}");
}

/// The mark that takes this way.
fn mark<'a>(layer: &'a str, steps: &str) -> Option<&'a str> {
    layer.split("<g").find(|mark| mark.contains(&format!(r#"data-steps="{steps}""#)))
}

#[test]
fn isofuel_leads_further_and_is_spent_first() {
    let play = rocket_table(2, "SC1").put(ADA, "BB1").give(ADA, "S22 S23");
    let (plain, far) = (asked(play.play(), "reach", None), asked(play.play(), "reach", Some("isofuel")));
    let count = |layer: &str| layer.matches("data-steps").count();
    assert!(count(&far) > count(&plain), "{} and {}", count(&far), count(&plain));
    assert!(!plain.contains("iso-S") && far.contains("iso-S22b,"), "the cheaper of the chits first");
    assert!(far.contains("isofuel chit"), "the price names it");
}

#[test]
fn fuel_is_burnt_and_the_bonus_kept_where_asked() {
    let play = rocket_table(2, "SC1").put(ADA, "BB1");
    let (plain, fuel) = (asked(play.play(), "reach", None), asked(play.play(), "reach", Some("fuel")));
    let leaves =
        |mark: &str| mark.split("data-leaves=").nth(1).and_then(|rest| rest.split(' ').next()?.parse::<u8>().ok());
    let (bonus, paid) = (mark(&plain, "MFLY,BB2").expect("a way"), mark(&fuel, "MFLY,BB2!").expect("a way"));
    assert!(leaves(paid) < leaves(bonus), "{paid} {bonus}");
}

#[test]
fn one_mark_is_on_the_way_of_the_tab_key_and_every_mark_has_a_name() {
    let layer = asked(rocket_table(2, "SC1").play(), "reach", None);
    assert_eq!(layer.matches("tabindex=0").count(), 1);
    assert_eq!(layer.matches("aria-label=").count(), layer.matches("data-steps=").count());
}

#[test]
fn the_turn_after_a_way_is_shown_on_demand() {
    let play = rocket_table(2, "SC1");
    let dots = |about| asked(play.play(), "after", about).matches("<use").count();
    assert_eq!((dots(None), dots(Some("CYC,nowhere")), dots(Some("EL2"))), (0, 0, 0), "no way that can be flown");
    assert!(dots(Some("CYC,GEO,EL2")) > 20);
}

/// What the planner offers to fly now, the question on the table takes.
#[test]
fn the_planner_offers_only_what_can_be_flown_now() {
    let mut offered = 0;
    let tables = [
        common::sails(2).put(ADA, "EL2").give(ADA, "S01"),
        common::sails(2).put(ADA, "CYC").give(ADA, "S01 S02 S03 S04"),
        rocket_table(2, "SC1").put(ADA, "BB1").give(ADA, "S22 S23"),
        rocket_table(2, "SC1").put(ADA, "CYC").give(ADA, "S22"),
    ];
    for play in tables {
        let turn = play.play().asks()[0].clone();
        for goal in Space::sites().chain([Space::LEO]) {
            let panel = asked(play.play(), "plan", Some(goal.id()));
            for way in panel.split("data-steps=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                let given = Given::Steps(way.split(',').map(String::from).collect());
                let choice = SpaceDiamonds::choice(&turn, &given).expect("a choice");
                assert_eq!(SpaceDiamonds::check(play.play().state(), &turn, &choice), Ok(()), "{}: {way}", goal.id());
                offered += 1;
            }
        }
    }
    assert!(offered > 100, "{offered}");
}

#[test]
fn where_a_move_can_end_bears_its_name_and_its_price() {
    let layer = asked(common::sails(2).play(), "reach", None);
    let junction = layer.split("<g").filter(|mark| mark.contains("EL2,W1\"")).count();
    assert_eq!(junction, 1);
    for words in [">Cycler</text>", ">Earth West Junction</text>", "<text x=6 y=5>2</text>"] {
        assert!(layer.contains(words), "{words}");
    }
}

/// Only for the one who has it.
#[test]
fn what_a_mission_asks_for_is_marked_on_the_map() {
    let flags =
        |seed, viewer| page(&begin(&Setup::new(2), seed), viewer, Lang::En)["goals"].1.matches("#sd-goal").count();
    let own: Vec<usize> = (0..12).map(|seed| flags(seed, Viewer::Seat(ADA))).collect();
    assert!(own.contains(&1) && own.contains(&0), "one place, or none in particular: {own:?}");
    assert!((0..12).all(|seed| flags(seed, Viewer::Spectator) == 0));
}

#[test]
fn a_way_that_strands_the_craft_warns() {
    let warns = |wet: &str| {
        let play = rocket_table(2, "SC1").put(ADA, "GEF").load(ADA, wet);
        let turn = play.play().asks()[0].clone();
        let given = SpaceDiamonds::given(&turn, &steps("CO4"));
        assert!(matches!(given, Given::Steps(_)));
        let advice = SpaceDiamonds::advise(play.play().state(), &turn, Some(&given));
        advice.facts.iter().any(|fact| fact.message.id == "fact-strands")
    };
    assert!(warns("3 1/2"), "nearly empty tanks");
    assert!(!warns("12"), "full tanks");
}

/// Everybody reads everybody's missions at the end: "you" is whoever reads.
#[test]
fn a_result_speaks_of_the_right_person() {
    let (mut own, mut others) = (0, 0);
    for seed in 0..20 {
        let setup = Setup::new(3).with("mode", ["sails", "rockets"][seed as usize % 2]).with("limit", "20");
        let (mut table, mut luck) = (begin(&setup, seed), Dice::seeded("luck", seed));
        while !table.asks().is_empty() {
            step(&mut table, &mut luck);
        }
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let result = page(&table, viewer, Lang::En)["result"].1.clone();
            let hands: Vec<&str> = result.split("<article>").skip(1).collect();
            assert_eq!(hands.len(), 3);
            for (seat, hand) in (0..).map(Seat).zip(hands) {
                let name = ["Ada", "Ben", "Cyd"][seat.index()];
                let mine = hand.matches("You have").count();
                assert!(mine == 0 || viewer.is(seat), "{viewer:?}: {hand}");
                own += mine;
                others += hand.matches(&format!("{name} has ")).count();
            }
            let outcome = SpaceDiamonds::outcome(table.state()).expect("an end");
            assert_eq!(result.contains(">You win<"), outcome.winners().eq([Seat(1)]) && viewer.is(Seat(1)));
        }
    }
    assert!(own > 3 && others > 6, "{own} and {others}");
}

/// The story of a game ends with its points.
#[test]
fn what_is_counted_ends_with_the_points() {
    for setup in [Setup::new(3).with("limit", "20"), rockets().with("limit", "20")] {
        let (mut table, mut luck) = (begin(&setup, 9), Dice::seeded("luck", 9));
        while !table.asks().is_empty() {
            step(&mut table, &mut luck);
        }
        let outcome = SpaceDiamonds::outcome(table.state()).expect("an end");
        let points: Vec<i64> = outcome.places.iter().map(|place| place.score).collect();
        let [counted, chits] = &SpaceDiamonds::tallies(table.state())[..] else { panic!("two curves") };
        assert_eq!((&counted.of, chits.of.len()), (&points, 3));
    }
}
