//! The tables against the figures of the rules (section 2, C2 to C20).

use std::collections::{BTreeMap, BTreeSet};

use vanguard::content::{
    Action, Board, Card, Check, Colour, Condition, Crew, Direction, Discovery, Event, EventDeck, Exceptional, Gear,
    Icon, Kind, Lander, Landing, Log, Mission, Modification, Objective, Owner, Path, Pile, Poi, Production, Program,
    Project, RankUp, Research, SLOTS, Section, Sector, Situation, Stmt, Threat, Toll, Type, Upgrade, Verb, Wound,
    faces, order,
};

fn count<T: PartialEq>(all: impl Iterator<Item = T>, of: &T) -> usize {
    all.filter(|one| one == of).count()
}

/// 2.1: how many there are of everything.
#[test]
fn components_are_counted() {
    let printed = Poi::all().filter(|poi| poi.id().contains('-')).count();
    assert_eq!((Poi::COUNT - printed, printed), (110, 24));
    assert_eq!((Mission::COUNT, Condition::COUNT, Threat::COUNT, Log::COUNT), (30, 31, 12, 170));
    let deck = |deck| count(Event::all().map(Event::deck), &deck);
    assert_eq!([EventDeck::Base, EventDeck::Advanced, EventDeck::Tutorial].map(deck), [40, 40, 5]);
    assert_eq!(Wound::all().map(|wound| u32::from(wound.copies())).sum::<u32>(), 48);
    assert_eq!((Discovery::COUNT, Discovery::all().map(|one| u32::from(one.copies())).sum::<u32>()), (30, 65));
    assert_eq!((Gear::COUNT, Gear::all().map(|gear| u32::from(gear.copies())).sum::<u32>()), (38, 51));
    assert_eq!((Exceptional::COUNT, RankUp::COUNT, Crew::COUNT), (19, 19, 48));
    assert_eq!((Lander::COUNT, Modification::COUNT, Research::COUNT, Production::COUNT), (6, 12, 17, 13));
    assert_eq!((Upgrade::COUNT, Objective::COUNT, Situation::COUNT, Landing::COUNT), (15, 5, 26, 18));
}

// Rule: R9
/// Flora is the fifth type. Each deck of discoveries has thirteen cards of six kinds (C8).
#[test]
fn discovery_decks_are_alike() {
    for of in Type::ALL {
        let deck = || Discovery::all().filter(|one| one.of() == of);
        assert_eq!((deck().count(), deck().map(|one| one.copies()).sum::<u8>()), (6, 13), "{of:?}");
    }
}

/// 30 cards a section, 14 / 10 / 6 by rank, ten of them with the white bar; three for the tutorial (C17).
#[test]
fn section_cards_are_counted() {
    for section in Section::ALL {
        let of = |pile: Pile| Card::all().filter(move |card| card.section() == section && card.pile() == pile);
        let rank = |rank| of(Pile::White).chain(of(Pile::Campaign)).filter(|card| card.rank() == rank).count();
        assert_eq!([1, 2, 3].map(rank), [14, 10, 6], "{section:?}");
        assert_eq!((of(Pile::White).count(), of(Pile::Tutorial).count()), (10, 3), "{section:?}");
    }
}

// Rule: R4, R5
/// 2.4: 60 dice, 15 for each section, 20 of each colour.
#[test]
fn dice_are_counted() {
    let all: Vec<(Colour, Kind)> = Section::ALL.into_iter().flat_map(|section| *order(section)).collect();
    let colours = Colour::ALL.map(|colour| all.iter().filter(|(of, _)| *of == colour).count());
    assert_eq!((all.len(), colours), (60, [20, 20, 20]));
    let kinds = |is: fn(&Kind) -> bool| all.iter().filter(|(_, kind)| is(kind)).count();
    let base = kinds(|kind| *kind == Kind::Base);
    let specialised = kinds(|kind| matches!(kind, Kind::Specialised(_)));
    let wild = kinds(|kind| *kind == Kind::Wild);
    assert_eq!((base, specialised, wild), (12, 28, 8));
    assert_eq!((kinds(|kind| *kind == Kind::Universal), kinds(|kind| *kind == Kind::Expert)), (8, 4));
}

// Rule: R5, R6
/// 2.4, 2.5: a section ends with as many dice of a colour as it has slots at rank 3; slots by rank are 8, 11 and 15.
#[test]
fn every_die_finds_a_slot_at_last() {
    for section in Section::ALL {
        let dice = Colour::ALL.map(|colour| order(section).iter().filter(|(of, _)| *of == colour).count() as u8);
        assert_eq!(SLOTS[section.index()][2], dice, "{section:?}");
        assert_eq!(SLOTS[section.index()].map(|rank| rank.iter().sum::<u8>()), [8, 11, 15], "{section:?}");
    }
}

// Rule: R5
/// 2.3: base dice have no icon of their own, wild dice only VAN and ACC, universal and expert dice no accident; a
/// specialised die shows its icon on half of its faces.
#[test]
fn faces_are_as_their_kind_says() {
    let shows = |kind, icon: Icon| faces(Colour::R, kind).iter().filter(|face| face.contains(&icon)).count();
    assert_eq!([Icon::BAS, Icon::VAN, Icon::ACC].map(|icon| shows(Kind::Base, icon)), [4, 1, 1]);
    assert_eq!([Icon::VAN, Icon::ACC].map(|icon| shows(Kind::Wild, icon)), [3, 3]);
    assert_eq!([Icon::GAT, Icon::BAS].map(|icon| shows(Kind::Specialised(Icon::GAT), icon)), [3, 1]);
    for kind in [Kind::Universal, Kind::Expert] {
        assert_eq!(shows(kind, Icon::ACC), 0, "{kind:?}");
        assert!(faces(Colour::B, kind).iter().take(3).all(|face| face.len() == 2), "{kind:?}");
    }
}

fn sector(board: Board, number: u8) -> Option<Sector> {
    Sector::all().find(|sector| sector.board() == board && sector.number() == number)
}

/// C2: the sectors of a board are numbered from 1; both ends of a path lie on one board; from any sector of a board every
/// other can be reached once all locks are open.
#[test]
fn boards_hang_together() {
    for board in Board::all() {
        let sectors: Vec<Sector> = Sector::all().filter(|sector| sector.board() == board).collect();
        let numbers: BTreeSet<u8> = sectors.iter().map(|sector| sector.number()).collect();
        assert_eq!(numbers, (1..=sectors.len() as u8).collect(), "{board:?}");
        for start in &sectors {
            assert_eq!(reached(*start).len(), sectors.len(), "{start:?}");
        }
    }
    assert!(Path::all().all(|path| path.from().board() == path.to().board()));
}

fn reached(start: Sector) -> BTreeSet<Sector> {
    let (mut reached, mut open) = (BTreeSet::from([start]), vec![start]);
    while let Some(at) = open.pop() {
        let out = Path::all().filter(|path| path.from() == at).map(Path::to);
        let back = Path::all().filter(|path| path.to() == at && path.direction() == Direction::Both).map(Path::from);
        open.extend(out.chain(back).filter(|sector| reached.insert(*sector)));
    }
    reached
}

/// C2.3: T always comes last.
#[test]
fn the_travel_effect_comes_last() {
    for path in Path::all() {
        let early = path.tolls().iter().rev().skip(1).any(|toll| *toll == Toll::Travel);
        assert!(!early, "{path:?}");
    }
}

/// C2.1: what is laid out lies in sectors that there are.
#[test]
fn boards_are_laid_out_on_their_sectors() {
    for board in Board::all() {
        let places = board.places().iter().map(|(at, _)| *at);
        let standees = board.standees().iter().filter_map(|(_, at)| *at);
        assert!(places.chain(standees).all(|at| sector(board, at).is_some()), "{board:?}");
        assert!(board.exceptional().iter().all(|found| found.board() == board), "{board:?}");
    }
    for landing in Landing::all() {
        assert!(landing.sectors().iter().all(|at| sector(landing.board(), *at).is_some()), "{landing:?}");
    }
}

/// An action with counters has no requirement in its rows, and one without has a way to its green row (C4).
#[test]
fn actions_have_rows_that_fit() {
    for action in Action::all() {
        let rows = [action.yellow(), action.green(), action.red()];
        let counters = rows.iter().flatten().filter(|row| row.steps.is_some()).count();
        if action.check() == Check::Plain {
            assert!(action.green().is_some_and(|row| row.need.is_empty() && row.steps.is_none()), "{action:?}");
            continue;
        }
        assert!(action.green().is_some(), "{action:?}");
        let needs = [action.yellow(), action.green()].into_iter().flatten().filter(|row| !row.need.is_empty()).count();
        assert!(counters == 0 || needs == 0, "{action:?}");
    }
}

/// C3: only a condition whose travel is a check has an action of its own.
#[test]
fn travel_checks_belong_to_their_conditions() {
    let with_action: BTreeSet<Condition> = Action::all()
        .filter_map(|action| match action.of() {
            Owner::Condition(condition) => Some(condition),
            _ => None,
        })
        .collect();
    let checked: BTreeSet<Condition> = Condition::all().filter(|condition| condition.travel().is_none()).collect();
    assert_eq!(with_action, checked);
}

fn verbs(program: Program) -> impl Iterator<Item = Verb> {
    program.0.iter().flat_map(|block| block.iter()).filter_map(|stmt| match stmt {
        Stmt::Do(verb) => Some(*verb),
        _ => None,
    })
}

fn effects() -> impl Iterator<Item = (&'static str, Program)> {
    let ship = Research::all()
        .map(|one| (one.id(), one.program()))
        .chain(Production::all().map(|one| (one.id(), one.program())));
    let found = Exceptional::all()
        .map(|one| (one.id(), one.program()))
        .chain(Objective::all().map(|one| (one.id(), one.program())));
    let logs =
        Log::all().map(|one| (one.id(), one.program())).chain(Situation::all().map(|one| (one.id(), one.program())));
    ship.chain(found).chain(logs)
}

/// C12: every copy of a piece of gear can be had, and no more than there are.
#[test]
fn gear_is_stocked_as_often_as_there_are_copies() {
    let mut stocked: BTreeMap<Gear, u8> = BTreeMap::new();
    for (_, program) in effects() {
        for verb in verbs(program) {
            match verb {
                Verb::Stock(gear) => *stocked.entry(gear).or_default() += 1,
                Verb::StockX2(gear) => *stocked.entry(gear).or_default() += 2,
                _ => {}
            }
        }
    }
    let copies: BTreeMap<Gear, u8> = Gear::all().map(|gear| (gear, gear.copies())).collect();
    assert_eq!(stocked, copies);
}

/// Everything that must be unlocked is unlocked by something else (C12).
#[test]
fn nothing_unlocks_itself() {
    for (id, program) in effects() {
        for verb in verbs(program) {
            let Verb::Unlock(project) = verb else { continue };
            let unlocked = match project {
                Project::Research(one) => one.id(),
                Project::Production(one) => one.id(),
                Project::Upgrade(one) => one.id(),
                Project::Modification(one) => one.id(),
                Project::Lander(one) => one.id(),
            };
            assert_ne!(id, unlocked);
        }
    }
}

#[path = "../build/cells.rs"]
mod cells;
#[path = "../build/effects.rs"]
mod effects;
#[path = "../build/requirement.rs"]
mod requirement;

/// What is wrong with the tables where one line of a sheet is another.
fn problems(sheet: &str, from: &str, to: &str) -> Vec<String> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("content");
    let read = |name: &str| std::fs::read_to_string(root.join(format!("{name}.fx"))).expect("a sheet");
    let words = read("words");
    let names = words.lines().filter_map(|line| line.strip_prefix("sheet ")?.split(' ').next());
    let texts: Vec<(&str, String)> = names.map(|name| (name, read(name))).collect();
    let altered = |name: &str, text: &str| if name == sheet { text.replacen(from, to, 1) } else { text.to_owned() };
    let texts: Vec<(&str, String)> = texts.iter().map(|(name, text)| (*name, altered(name, text))).collect();
    let sheets: Vec<_> =
        texts.iter().map(|(name, text)| (*name, orrery_fx::Source { name, text: text.as_str() })).collect();
    let words = orrery_fx::Source { name: "words", text: &words };
    let book = orrery_fx::Book { words, sheets: &sheets, cells: &cells::ALL, texts: &[] };
    book.compile().err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

/// Where a line of a sheet begins so, counted from one.
fn line_of(sheet: &str, begins: &str) -> usize {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("content");
    let text = std::fs::read_to_string(root.join(format!("{sheet}.fx"))).expect("a sheet");
    1 + text.lines().position(|line| line.starts_with(begins)).expect("such a line")
}

// Rule: VG-FX-1, VG-FX-30
#[test]
fn what_is_wrong_with_the_tables_is_an_error_of_the_build_with_its_place_and_reason() {
    assert_eq!(problems("log", "59    | flag TUT_FREE", "59    | flag TUT_FREE"), Vec::<String>::new());
    let cases = [
        ("log", "59    | flag TUT_FREE", "59    | flog TUT_FREE", ("log", "59 "), "'flog'"),
        ("log", "59    | flag TUT_FREE", "59    | flag TUT_FREED", ("log", "59 "), "'TUT_FREED' is no flag"),
        (
            "log",
            "227   | poi top 5 P105",
            "227   | poi top 5 P999",
            ("log", "227 "),
            "'poi top 5 P999' is not how 'poi' is used",
        ),
        ("log", "755   | situation add S23", "755   | situation add", ("log", "755 "), "is not how"),
        ("log", "; flag CORE_OPEN", "", ("path", "EV-3-8 "), "'CORE_OPEN' is asked for and never set"),
        ("sector", "| -    | 227", "| -    | -", ("log", "227 "), "nothing leads to the log '227'"),
        ("log", "227   | poi top 5 P105", "227   | -", ("poi", "P105 "), "nothing leads to the poi 'P105'"),
        ("landing", "d10(0-1: ", "d10(0-2: ", ("landing", "L01 "), "the numbers 0 to 9 stand here in order"),
        ("landing", "4-9: -)", "4-8: -)", ("landing", "L01 "), "nothing stands under 9"),
    ];
    let missed = cases.into_iter().filter_map(|(sheet, from, to, (named, begins), reason)| {
        let (found, place) = (problems(sheet, from, to), format!("{named}:{}: ", line_of(named, begins)));
        let is_told = found.iter().any(|problem| problem.starts_with(&place) && problem.contains(reason));
        (!is_told).then(|| format!("{place}{reason}: {found:?}"))
    });
    assert_eq!(missed.collect::<Vec<_>>(), Vec::<String>::new());
}

// Rule: DP13
/// No log leaves a choice to the players.
#[test]
fn logs_have_no_choices() {
    let chooses =
        |log: Log| log.program().0.iter().flat_map(|block| block.iter()).any(|stmt| matches!(stmt, Stmt::Choose(_)));
    assert!(!Log::all().any(chooses));
}

// Rule: R36
#[test]
fn there_are_more_crew_than_folders() {
    let folders = 4 * (4 + 3 + 2);
    assert!(Crew::COUNT > folders);
}

// Rule: VG-SAC-3
/// Cards are never sacrificed by what the tables say: only dice are.
#[test]
fn only_dice_are_sacrificed() {
    let words = include_str!("../content/words.fx");
    let verbs: Vec<&str> = words.lines().filter(|line| line.starts_with("verb sacrifice")).collect();
    assert_eq!(verbs, ["verb sacrifice count die"]);
}
