//! The pictures: every table page and the gallery have their words in three languages, every symbol its drawing, updates
//! stay small, and the odds on the page are those of the rules.

use std::collections::BTreeSet;

use orrery_core::{Answer, Asking, Dice, Game, Given, Options, Play, Seat, Setup, Viewer};
use orrery_draw::Face;
use orrery_testkit::page::{self, Page, shows_an_id, update_size};
use orrery_text::{Lang, Texts, Voice};
use vanguard::content::{Colour, Icon, Kind, Shown, Term, at};
use vanguard::rules::odds::{Chance, ToRoll, chance};
use vanguard::rules::payment::Counting;
use vanguard::rules::pool::Conversions;
use vanguard::{TEXTS, Vanguard};

type Table = Play<Vanguard>;

fn begin(mission: &'static str, seats: u8, seed: u64) -> Table {
    Play::begin(&Setup::new(seats).with("mission", mission), Dice::seeded("face", seed)).expect("a table begins")
}

fn step(table: &mut Table, luck: &mut Dice) {
    let ask = table.asks().iter().find(|ask| ask.must).cloned().expect("somebody is asked");
    let choice = Vanguard::sample(table.state(), &ask, luck);
    table.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a sampled choice is legal");
}

fn seen(table: &Table, lang: Lang) -> Page {
    page::page(&Texts::of_game(&TEXTS), table, Viewer::Seat(Seat(0)), lang)
}

fn gallery(lang: Lang) -> String {
    let texts = Texts::of_game(&TEXTS);
    Vanguard::gallery(&Voice::new(&texts, lang, &[])).into_string()
}

fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let begins = format!(" {attribute}=\"");
    html.split(&begins).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn the_gallery_is_there_in_three_languages() {
    for lang in Lang::ALL {
        assert_eq!(shows_an_id(&gallery(lang)), None, "{}", lang.code());
    }
}

/// VG-OPS-2: a place of the party has no name until somebody is chosen for it, and whoever may be chosen is introduced.
#[test]
fn nobody_is_named_before_they_are_chosen() {
    let mut table = begin("pellucid", 2, 1);
    let mut luck = Dice::seeded("names", 1);
    while table.asks().iter().all(|ask| Vanguard::offer(table.state(), ask).title.id != "ask-keep-crew") {
        step(&mut table, &mut luck);
    }
    let board = |table: &Table, place: u8| seen(table, Lang::En)[&format!("crew-{place}")].1.clone();
    let last = table.state().places().last().expect("somebody lands").0;
    assert!((0..=last).all(|place| board(&table, place).contains("Not chosen yet")));
    let ask = table.asks().iter().find(|ask| ask.must).cloned().expect("somebody is asked");
    let offer = Vanguard::offer(table.state(), &ask);
    let Options::List(options) = offer.options else { panic!("a list of people") };
    let facts: Vec<usize> = options.iter().map(|option| option.facts.len()).collect();
    assert!(facts.iter().all(|count| *count >= 1) && facts.contains(&2), "{facts:?}");
    step(&mut table, &mut luck);
    assert!(!board(&table, 0).contains("Not chosen yet") && board(&table, last).contains("Not chosen yet"));
}

#[test]
fn the_gallery_has_every_card_board_and_die() {
    use vanguard::content::*;
    let html = gallery(Lang::En);
    let texts = Texts::of_game(&TEXTS);
    let voice = Voice::new(&texts, Lang::En, &[]);
    let names = [
        Board::all().map(Board::name).collect::<Vec<_>>(),
        Poi::all().map(Poi::name).collect(),
        Condition::all().map(Condition::name).collect(),
        Mission::all().map(Mission::name).collect(),
        Threat::all().map(Threat::name).collect(),
        Event::all().map(Event::name).collect(),
        Discovery::all().map(Discovery::name).collect(),
        Exceptional::all().map(Exceptional::name).collect(),
        RankUp::all().map(RankUp::name).collect(),
        Gear::all().map(Gear::name).collect(),
        Lander::all().map(Lander::name).collect(),
        Modification::all().map(Modification::name).collect(),
        Research::all().map(Research::name).collect(),
        Production::all().map(Production::name).collect(),
        Upgrade::all().map(Upgrade::name).collect(),
        Objective::all().map(Objective::name).collect(),
        Goal::all().map(Goal::name).collect(),
        Situation::all().map(Situation::name).collect(),
        Landing::all().map(Landing::name).collect(),
        Crew::all().map(Crew::name).collect(),
        Card::all().map(Card::name).collect(),
        Wound::all().map(Wound::name).collect(),
    ];
    for name in names.concat() {
        assert!(html.contains(&maud::html! { (voice.id(name)) }.into_string()), "{name}");
    }
    // Seven kinds of dice in each of three colours.
    assert_eq!(html.matches("<p class=\"faces\">").count(), 21);
}

/// A part of every exploration and of a campaign, now and then looked at in every language.
#[test]
fn every_page_has_its_words() {
    for (seed, mission) in (1..).zip(["eye", "pellucid", "glass-orchard", "campaign", "campaign"]) {
        let (mut table, mut luck) = (begin(mission, 1 + seed as u8 % 4, seed), Dice::seeded("luck", seed));
        for turn in 0..1_200 {
            if turn % 60 == 0 || table.asks().is_empty() {
                for lang in Lang::ALL {
                    let unsaid = seen(&table, lang)
                        .into_iter()
                        .find_map(|(id, (_, html))| shows_an_id(&html).map(|text| format!("{mission} {id}: {text}")));
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

#[test]
fn a_region_changes_with_its_key_and_updates_stay_small() {
    let dear = ["spot", "book", "logs", "result", "ground"];
    let mut sent = Vec::new();
    for (seed, mission) in (1..).zip(["eye", "pellucid", "brackwater", "campaign"]) {
        let (mut table, mut luck) = (begin(mission, 4, seed), Dice::seeded("luck", seed));
        // The set-up lays out all boards at once.
        while table.state().round == 0 {
            step(&mut table, &mut luck);
        }
        let mut before = seen(&table, Lang::En);
        for _ in 0..250 {
            if table.asks().is_empty() {
                break;
            }
            step(&mut table, &mut luck);
            let after = seen(&table, Lang::En);
            sent.push(update_size(&before, &after, |id| id == "party" || id.starts_with("crew-"), &dear));
            before = after;
        }
    }
    let large = sent.iter().filter(|bytes| **bytes > 8_000).count();
    // Where a round begins every board changes.
    assert!(large * 16 < sent.len(), "{large} of {}: {:?}", sent.len(), sent.iter().max());
}

#[test]
fn every_symbol_used_is_drawn_and_ids_are_the_games_own() {
    let mut drawn = gallery(Lang::En) + Vanguard::SYMBOLS + &Vanguard::cover().into_string();
    for mission in ["eye", "pellucid", "campaign"] {
        let (mut table, mut luck) = (begin(mission, 2, 3), Dice::seeded("luck", 3));
        for _ in 0..300 {
            if table.asks().is_empty() {
                break;
            }
            step(&mut table, &mut luck);
        }
        drawn.extend(seen(&table, Lang::En).into_values().map(|(_, html)| html));
    }
    let used: BTreeSet<&str> = values(&drawn, "href").into_iter().filter_map(|href| href.strip_prefix('#')).collect();
    let own = values(Vanguard::SYMBOLS, "id");
    let there: BTreeSet<&str> = own.iter().copied().chain(values(orrery_draw::SYMBOLS, "id")).collect();
    let missing: Vec<&&str> = used.difference(&there).filter(|id| !id.starts_with("sh")).collect();
    assert_eq!(missing, [] as [&&str; 0]);
    assert_eq!(own.iter().collect::<BTreeSet<_>>().len(), own.len(), "each once");
    assert_eq!(own.iter().find(|id| !id.starts_with("vg-") && **id != "cover-vanguard"), None);
}

/// Red is square, green has eight corners, blue is round; icons differ from each other in their lines (8.1).
#[test]
fn dice_and_icons_are_told_apart_without_colour() {
    let body = |id: &str| {
        let line = Vanguard::SYMBOLS.lines().find(|line| line.contains(&format!(" id=\"{id}\""))).expect("a symbol");
        let shape = line.split_once('>').map_or("", |(_, body)| body);
        let paint = ["fill", "stroke"].into_iter().flat_map(|name| values(shape, name)).collect::<Vec<_>>();
        paint.into_iter().fold(shape.to_owned(), |shape, colour| shape.replace(colour, ""))
    };
    let dice: BTreeSet<String> = ["vg-dr", "vg-dg", "vg-db"].into_iter().map(body).collect();
    assert_eq!(dice.len(), 3);
    let icons: BTreeSet<String> = Icon::ALL.iter().map(|icon| body(&format!("vg-i-{}", icon.id()))).collect();
    assert_eq!(icons.len(), Icon::COUNT);
}

/// The chance of a roll as it is counted face by face.
fn counted(need: &[&[Term]], dice: &[ToRoll], counting: Counting) -> Chance {
    use vanguard::content::faces;
    use vanguard::rules::payment::{all, is_paid_by};
    use vanguard::rules::pool::Rolled;
    let total = 6_u64.pow(dice.len() as u32);
    let throw = |number: u64| {
        let face = |(at, die): (u32, &ToRoll)| {
            Rolled::new(die.owner, die.colour, faces(die.colour, die.kind)[(number / 6_u64.pow(at) % 6) as usize])
        };
        (0..).zip(dice).map(face).collect::<Vec<_>>()
    };
    let of = (0..total).map(throw).filter(|pool| is_paid_by(need, pool, all(pool), counting)).count() as u64;
    Chance { of, all: total }
}

// Rule: VG-EX-55
/// What is counted by what is left to meet is what is counted face by face.
#[test]
fn chances_by_classes_are_those_of_all_throws() {
    let kinds = [
        (Colour::R, Kind::Specialised(Icon::GAT)),
        (Colour::B, Kind::Expert),
        (Colour::G, Kind::Universal),
        (Colour::G, Kind::Wild),
        (Colour::B, Kind::Base),
    ];
    let dice: Vec<ToRoll> = kinds.into_iter().map(|(colour, kind)| ToRoll { owner: 0, colour, kind }).collect();
    let one = |count, of| Term { count, of };
    let same = [one(3, Shown::Same)];
    let both = [one(2, Shown::Icon(Icon::SCI)), one(1, Shown::Icon(Icon::GAT))];
    let needs: [&[&[Term]]; 3] = [&[&same], &[&both], at::action::P101_1.green().expect("a row").need];
    for counting in [
        Counting::Printed,
        Counting::Freely(Conversions::NONE),
        Counting::Freely(Conversions::NONE.with(Colour::B, Icon::SCI)),
    ] {
        for need in needs {
            assert_eq!(chance(need, &dice, counting), counted(need, &dice, counting), "{need:?}");
        }
    }
}

/// VG-EX-55 (d): five starting dice without any accident.
#[test]
fn no_accident_among_five_dice() {
    let dice: Vec<ToRoll> = (0..5).map(|_| ToRoll { owner: 0, colour: Colour::R, kind: Kind::Base }).collect();
    let accident = [Term { count: 1, of: Shown::Icon(Icon::ACC) }];
    let none = chance(&[&accident], &dice, Counting::Printed).against();
    assert_eq!((none, none.per_cent()), (Chance { of: 3_125, all: 7_776 }, 40));
}

/// While dice are picked the page says what they may bring, and nothing is said of none that is not so.
#[test]
fn picked_dice_are_advised_on() {
    let (mut table, mut luck) = (begin("eye", 1, 5), Dice::seeded("luck", 5));
    for _ in 0..400 {
        let ask = table.asks().iter().find(|ask| ask.must).cloned().expect("somebody is asked");
        let offer = Vanguard::offer(table.state(), &ask);
        if offer.title.id == "ask-roll" && table.state().trial.is_some_and(|trial| trial.of.is_some()) {
            let advice = Vanguard::advise(table.state(), &ask, Some(&Given::Picked(Vec::new())));
            assert!(advice.refusal.is_none() && !advice.facts.is_empty(), "{advice:?}");
            return;
        }
        step(&mut table, &mut luck);
    }
    panic!("nobody rolls");
}

#[test]
fn options_and_views_have_names() {
    let texts = Texts::of_game(&TEXTS);
    for lang in Lang::ALL {
        for id in
            Vanguard::VIEWS.iter().map(|view| format!("view-{view}")).chain(["tab-left", "tab-right"].map(String::from))
        {
            assert!(texts.has(lang, &id), "{id}");
        }
    }
    assert!(Vanguard::info().options.iter().any(|option| option.id == "mission"));
}
