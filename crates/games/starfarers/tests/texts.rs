//! Words: nothing is said without them, and every rule cited is in the rulebook of every language.

mod common;

use std::collections::BTreeSet;

use common::*;
use orrery_core::{Answer, Asking, Dice, Play, Setup, Viewer};
use orrery_testkit::words::{self, Said};
use orrery_text::{Lang, Texts, Voice};
use starfarers::content::{Encounter, FriendCard, OPTIONS, Planet, Point, Resource, Site};
use starfarers::sets::{Cards, Route};
use starfarers::state::Bargain;
use starfarers::{RULEBOOKS, Starfarers, TEXTS};

#[test]
fn words_are_calm_and_titles_are_questions() {
    let own = include_str!("../text/en.ftl");
    assert!(!own.contains('!'), "no exclamation marks");
    let texts = Texts::of_game(&TEXTS);
    for (id, _) in texts.ids(Lang::En).filter(|(id, _)| id.starts_with("title-")) {
        let said = Voice::new(&texts, Lang::En, &[]).id(id);
        assert!(said.chars().count() <= 60 && said.ends_with('?'), "{said}");
    }
}

#[test]
fn all_languages_say_the_same() {
    words::same_in_every_language(&Texts::of_game(&TEXTS));
}

/// Choices that are mostly refused, for all sorts of reasons.
fn odd_choices(luck: &mut Dice) -> Vec<Choice> {
    let at = Point(luck.below(Point::COUNT as u32) as u16);
    let planet = Planet(luck.below(Planet::COUNT as u32) as u8);
    let site = Site(luck.below(Site::COUNT as u32) as u8);
    let ship = Transporter(luck.below(3) as u8);
    let fly = |route: Route, then: Then| Choice::Fly(Flight::Fly { ship, route, then });
    let one = Cards::of(Resource::Ore, 1);
    vec![
        fly(Route::NONE, Then::Found),
        fly(Route::NONE, Then::Look),
        fly(Route::NONE, Then::Clear(planet)),
        fly(Route::of([at]).expect("one step"), Then::Stop),
        Choice::Fly(Flight::EndTurn),
        Choice::Jump(Leap::To(at)),
        Choice::Retreat(at),
        Choice::Place(Placement { site, spaceport: luck.below(2) == 0 }),
        Choice::Counter(Bargain { give: one, want: one }),
        Choice::Propose(Bargain { give: one, want: one }),
        draft(one, Cards::NONE, Default::default()),
        Choice::Discard(one),
        Choice::Give(Cards([9; 5])),
        Choice::Answer(true),
        Choice::Trade(Trading::Confirm(P2)),
        Choice::Trade(Trading::Agree(P3)),
        Choice::Trade(Trading::BuyFame),
        Choice::Trade(Trading::Draw),
        Choice::Reply(Replied::Accept),
        Choice::Reply(Replied::Counter),
    ]
}

/// Every option has every value once.
fn everything_said() -> Said {
    let mut said = Said::default();
    let mut luck = Dice::seeded("words", 1);
    let viewers = [Viewer::Seat(P1), Viewer::Seat(P2), Viewer::Spectator];
    for seed in 0..14usize {
        let setup = OPTIONS.iter().fold(Setup::new(2 + seed as u8 % 3), |setup, option| {
            setup.with(option.id, option.values[seed % option.values.len()])
        });
        let mut table = Play::<Starfarers>::begin(&setup, Dice::seeded("words", seed as u64)).expect("a beginning");
        while !table.is_over() {
            said.table(&table, &viewers, odd_choices, &mut luck);
            let open = luck.below(table.asks().len() as u32) as usize;
            let ask = table.asks()[open].clone();
            let choice = Starfarers::sample(table.state(), &ask, &mut luck);
            table.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a sampled choice is legal");
            if seed == 3 && table.state().public.round == 4 && table.state().public.left.is_empty() {
                table.leave(P1).expect("leaving is always allowed");
            }
        }
        said.table(&table, &viewers, odd_choices, &mut luck);
    }
    said
}

#[test]
fn everything_said_has_words_and_every_rule_cited_is_explained() {
    let said = everything_said();
    assert!(said.messages.len() > 300, "{}", said.messages.len());
    said.has_words(&Texts::of_game(&TEXTS), &RULEBOOKS);
}

#[test]
fn endings_and_options_have_names() {
    let endings = ["target", "target-before", "standstill", "abandoned"];
    words::names_exist::<Starfarers>(&Texts::of_game(&TEXTS), &endings);
}

#[test]
fn the_rulebook_has_every_rule_in_every_language() {
    let mut wanted: BTreeSet<&str> =
        include_str!("../rulebook/ids.txt").lines().filter(|line| !line.is_empty()).collect();
    assert!(wanted.len() > 180, "{}", wanted.len());
    // The appendix: planets, friendship cards, encounters.
    wanted.extend(["SF-Z14", "SF-Z15", "SF-Z16"]);
    wanted.extend(FriendCard::all().map(FriendCard::id).chain(Encounter::all().map(Encounter::id)));
    words::rulebook_has(&RULEBOOKS, &wanted);
}
