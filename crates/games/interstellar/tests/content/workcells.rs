//! The workcells, written back in the closed vocabulary of the rules (2.9.1).

use std::collections::BTreeSet;

use interstellar::content::effect::{Stmt, Test, Verb};
use interstellar::content::*;

use super::{english, same_rows};

/// A verb as the rules write it.
fn verb(verb: Verb) -> String {
    let plain = match verb {
        Verb::Lean(blueprint) => return format!("lean({})", blueprint.id()),
        Verb::LeanPick => "lean(pick)",
        Verb::ChargeTo(level) => return format!("charge(={level})"),
        Verb::Charge(levels) => return format!("charge({levels:+})"),
        Verb::ChargeVelocity(levels) => return format!("charge(-velocity{levels:+})"),
        Verb::Plasma(more) => return format!("plasma({more:+})"),
        Verb::Explore(spaces) => return format!("explore({spaces})"),
        Verb::Data(cards) => return format!("data({cards})"),
        Verb::DataAll => "data(all)",
        Verb::Water(drops) => return format!("water({drops:+})"),
        Verb::Need(stuff, more) => return format!("need({},{more:+})", stuff.id()),
        Verb::Stress(Relieved::Ce, more) => return format!("stress(CE,{more:+})"),
        Verb::Stress(who, more) => return format!("stress({},{more:+})", who.id()),
        Verb::Medal(class) => return format!("medal({})", class.id()),
        Verb::Votes(more) => return format!("votes({more:+})"),
        other => flat(other),
    };
    plain.into()
}

/// A verb that has nothing beside it.
fn flat(verb: Verb) -> &'static str {
    match verb {
        Verb::NoLightning => "no-lightning",
        Verb::FirstLicSafe => "first-lic-safe",
        Verb::FreeIgnition => "free-ignition",
        Verb::RechargeUnlit => "recharge-unlit",
        Verb::Bailout => "bailout",
        Verb::Dustbug => "dustbug",
        Verb::LookData => "look-data",
        Verb::Augment => "augment",
        Verb::StealCard => "steal-card",
        Verb::TakeMarket => "take-market",
        Verb::NuggetsHome => "nuggets-home",
        Verb::Inspire => "inspire",
        Verb::SecondAvatar => "second-avatar",
        Verb::Birth => "birth?",
        Verb::Younger => "younger?",
        Verb::Wake => "wake?",
        Verb::SureBirth => "sure-birth",
        Verb::KindBirth => "kind-birth",
        Verb::OwnShield => "own-shield",
        Verb::PostHuman => "post-human",
        Verb::RedEye => "red-eye",
        Verb::Ramjet => "ramjet",
        Verb::Hermaphrodite => "hermaphrodite",
        Verb::Restore => "restore",
        Verb::TameAll => "tame-all",
        Verb::TileForFuel => "tile-for-fuel",
        other => panic!("{other:?} has more to say"),
    }
}

/// A block of a card as the rules write it; what may be done and what is done under a test of its own stands plain there.
fn block(card: Workcell, number: u8) -> String {
    let within = |number: &u8| block(card, *number);
    let stmt = |stmt: &Stmt| match stmt {
        Stmt::Do(done) => verb(*done),
        Stmt::Choose(parts) => parts.iter().map(within).collect::<Vec<_>>().join(" or "),
        Stmt::If([(Test::RealityX, true)], x, Some(o)) => format!("X: {} ; O: {}", within(x), within(o)),
        Stmt::If([(Test::Fat(_), false)], part, None) | Stmt::May(part) => within(part),
        other => panic!("{}: {other:?}", card.id()),
    };
    card.program().block(number).iter().map(stmt).collect::<Vec<_>>().join(" ")
}

fn condition(condition: &Condition) -> &'static str {
    match condition {
        Condition::Always => "-",
        Condition::ChargeVelocity => "charge>=velocity+2",
        Condition::ChargeFour => "charge>=4",
        plain => plain.id(),
    }
}

fn research(card: Workcell) -> &'static str {
    match card.research() {
        Research::Nothing => "-",
        Research::Nugget => "N",
        Research::Shape(shape) => shape.id(),
    }
}

fn icons(card: Workcell) -> String {
    let letter = |icon: Icon| ["R", "T", "A"][icon.index()];
    let letters: String = card.icons().iter().map(letter).collect();
    if letters.is_empty() { "-".into() } else { letters }
}

fn workcell_row(card: Workcell) -> String {
    let needs = card.to_use().iter().map(condition).collect::<Vec<_>>().join(" ");
    let vp = format!("{}/{}", card.vp_x(), card.vp_o());
    format!("{} | {} | {} | {vp} | {needs} | {}", card.id(), research(card), icons(card), block(card, 0))
}

// Rule: B2g
// Rule: K-Workcell
#[test]
fn every_workcell_is_that_of_the_table() {
    same_rows(Workcell::all().map(workcell_row), include_str!("workcells.txt"));
}

// Rule: B2b
#[test]
fn each_section_has_nine_workcells() {
    for (section, letters) in Blueprint::ALL.into_iter().zip(["EN", "BA", "JA", "LS", "WA"]) {
        let cards: Vec<&str> = section.workcells().map(Workcell::id).collect();
        let wanted: Vec<String> = (1..=9).map(|number| format!("{letters}{number}")).collect();
        assert_eq!(cards, wanted);
        assert!(section.workcells().all(|card| card.shape() == section.shape()));
        // H4a: a card without points would never be devoured.
        assert!(section.workcells().all(|card| card.sum() > 0), "{}", section.id());
        let with = |icon| section.workcells().filter(|card| card.icons().contains(icon)).count();
        assert_eq!((with(Icon::Earthware), with(Icon::Atom)), (3, 2), "{}", section.id());
    }
}

/// 2.9: totals for checks, with the points, needs and uses that balance.md gives reasons for.
#[test]
fn workcells_have_the_totals_of_the_rules() {
    let points = |reality: Reality| Workcell::all().map(|card| u32::from(card.vp(reality))).sum::<u32>();
    assert_eq!(Reality::ALL.map(points), [46, 47]);
    let with = |icon| Workcell::all().filter(|card| card.icons().contains(icon)).count();
    assert_eq!(Icon::ALL.map(with), [9, 15, 10]);
    let asking = |what: &str| Workcell::all().filter(|card| research(*card) == what).count();
    let wanted = [("-", 13), ("N", 7), ("battery", 6), ("triangle", 5), ("heart", 5), ("hexagon", 5), ("jar", 4)];
    assert_eq!(wanted.map(|(what, _)| (what, asking(what))), wanted);
    let subtitles = Subtitle::ALL.map(|of| Workcell::all().filter(|card| card.subtitle() == of).count());
    assert_eq!(subtitles, [8, 7, 5, 4, 4, 4, 4, 3, 3, 2, 1]);
}

/// balance.md: four that could be researched and used anywhere need a star in bailout range.
#[test]
fn the_second_printing_asks_more_of_four_cards() {
    let asks = |card: Workcell| card.conditions(Printing::Second).collect::<Vec<_>>();
    let changed = Workcell::all().filter(|card| asks(*card) != card.conditions(Printing::First).collect::<Vec<_>>());
    let changed: Vec<(&str, Vec<Condition>)> = changed.map(|card| (card.id(), asks(card))).collect();
    let near = |id: &'static str| (id, vec![Condition::StarNear]);
    assert_eq!(changed, ["JA7", "LS5", "LS8", "WA6"].map(near));
}

// Rule: E6-1
#[test]
fn experiments_need_a_nugget_and_have_an_effect_for_either_reality() {
    for card in Workcell::all() {
        let either = matches!(card.program().block(0), [Stmt::If([(Test::RealityX, true)], _, Some(_))]);
        assert_eq!(card.is_experiment(), either, "{}", card.id());
        assert_eq!(card.is_experiment(), card.to_use() == [Condition::Nugget], "{}", card.id());
    }
}

/// The build sees to it that every verb and test is used; these are the words beside them.
#[test]
fn every_word_is_used() {
    let conditions: BTreeSet<Condition> = Workcell::all().flat_map(|card| card.to_use()).copied().collect();
    assert_eq!(conditions.len(), Condition::COUNT);
    let done: Vec<Verb> = Workcell::all()
        .flat_map(|card| card.program().0.concat())
        .filter_map(|stmt| if let Stmt::Do(verb) = stmt { Some(verb) } else { None })
        .collect();
    let relieved = done.iter().filter_map(|verb| if let Verb::Stress(who, _) = verb { Some(*who) } else { None });
    assert_eq!(relieved.collect::<BTreeSet<_>>(), Relieved::ALL.into());
    let needed = done.iter().filter_map(|verb| if let Verb::Need(stuff, _) = verb { Some(*stuff) } else { None });
    assert_eq!(needed.collect::<BTreeSet<_>>(), RightStuff::ALL.into());
    let medals = done.iter().filter_map(|verb| if let Verb::Medal(class) = verb { Some(*class) } else { None });
    assert_eq!(medals.collect::<Vec<_>>(), [MedalClass::Hero, MedalClass::Communication]);
}

/// How far a statement lowers the battery die at this velocity.
fn drop(stmt: &Stmt, velocity: u8) -> Option<u8> {
    match stmt {
        Stmt::Do(Verb::ChargeVelocity(more)) => Some(velocity + more.unsigned_abs()),
        Stmt::Do(Verb::Charge(levels)) if *levels < 0 => Some(levels.unsigned_abs()),
        _ => None,
    }
}

// Rule: H1a
#[test]
fn the_charge_that_is_asked_for_is_one_more_than_the_drop() {
    for (card, velocity) in Workcell::all().flat_map(|card| Velocity::all().map(move |velocity| (card, velocity.0))) {
        let asked = card.to_use().iter().find_map(|condition| condition.charge(velocity));
        let drops = card.program().block(0).iter().find_map(|stmt| drop(stmt, velocity));
        assert_eq!(asked, drops.map(|levels| levels + 1), "{}", card.id());
    }
    let asking = Workcell::all().filter(|card| card.to_use().iter().any(|condition| condition.charge(0).is_some()));
    assert_eq!(asking.map(Workcell::id).collect::<Vec<_>>(), ["BA3", "BA7"]);
}

/// WA5: only where the Wardens are lean or Lost.
#[test]
fn the_own_shield_comes_where_the_wardens_cannot_be_leaned() {
    let stmts = Workcell::all().flat_map(|card| card.program().0.concat().into_iter().map(move |stmt| (card, stmt)));
    let tested: Vec<_> = stmts
        .filter_map(|(card, stmt)| match stmt {
            Stmt::If([(Test::Fat(section), false)], part, None) => Some((card, *section, block(card, part))),
            _ => None,
        })
        .collect();
    let wanted = (Workcell::named("WA5").expect("a card"), Blueprint::Wardens, "own-shield".to_owned());
    assert_eq!(tested, [wanted]);
}

// Rule: B2a
#[test]
fn titles_and_subtitles_are_those_of_the_table() {
    let row = |card: Workcell| {
        let subtitle = english(&format!("subtitle-{}", card.subtitle().id()));
        format!("{} | {} | {subtitle}", card.id(), english(card.name()))
    };
    same_rows(Workcell::all().map(row), include_str!("titles.txt"));
}
