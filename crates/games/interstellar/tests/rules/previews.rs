//! What is said beside a choice before it is made (8.3), and what is warned of (8.4).

use crate::common::{at_helm, av, card, cell, in_assignment, put, show, table};
use interstellar::TEXTS;
use interstellar::content::*;
use interstellar::questions::{Burn, Decision};
use interstellar::state::*;
use orrery_core::{Asking, Given, Offer, Options, Seat};
use orrery_testkit::Scenario;
use orrery_text::{Lang, Texts, Voice};

type Table = Scenario<interstellar::Interstellar>;

fn offer(table: &Table, wanted: impl Fn(&Decision) -> bool) -> Offer {
    let ask = table.play().asks().iter().find(|ask| ask.must && wanted(&ask.decision)).cloned().expect("a question");
    interstellar::Interstellar::offer(table.play().state(), &ask)
}

/// What is said of the options, by their keys.
fn said(offer: &Offer, key: &str) -> Vec<String> {
    let texts = Texts::of_game(&TEXTS);
    let voice = Voice::new(&texts, Lang::En, &[]);
    let Options::List(options) = &offer.options else { panic!("a list") };
    let option = options.iter().find(|option| option.key == key).unwrap_or_else(|| {
        panic!("{key} is not among {:?}", options.iter().map(|option| &option.key).collect::<Vec<_>>())
    });
    option.facts.iter().map(|fact| voice.say(&fact.message)).collect()
}

fn assigning(table: &Table) -> Offer {
    offer(table, |decision| matches!(decision, Decision::Assign(_)))
}

/// H2c: a 1, or a 2 with the augmentation; each die on the card counts.
#[test]
fn the_chance_of_a_card_grows_with_the_dice_on_it() {
    let chance = |others: &[Worker], learned: bool| {
        let table = in_assignment(|state| {
            show(state, Ideology::Honor, Slot::Jars, "JA7");
            others.iter().for_each(|one| put(state, *one, Post::Workcell(card("JA7"))));
            if learned {
                state.public.mats[Ideology::Equality.index()].human.insert(Shape::Jar);
            }
        });
        said(&assigning(&table), "workcell EQ-1 JA7")
    };
    assert_eq!(chance(&[], false)[0], "succeeds in 17 %");
    assert_eq!(chance(&[], true)[0], "succeeds in 33 %");
    assert_eq!(chance(&[av(Ideology::Freedom)], false)[0], "succeeds in 31 %");
}

/// H2g: a Cyborg who rolls below the Stress of its Ideology; EX-own-01: Ignition without Recharge.
#[test]
fn outbreaks_dead_batteries_and_radiation_are_warned_of() {
    let honor = Worker::of(Ideology::Honor.meathead());
    let table = in_assignment(|state| {
        show(state, Ideology::Honor, Slot::Jars, "JA7");
        state.public.mats[Ideology::Honor.index()].stress = 3;
        state.public.ship.charge = 4;
        put(state, honor, Post::Trapezoid);
        put(state, av(Ideology::Equality), Post::Away);
        crate::common::ask_to_assign(state, Ideology::Honor);
    });
    let offer = assigning(&table);
    assert!(said(&offer, "workcell HO-M JA7").contains(&"outbreak by Galahad: 33 %".to_owned()));
    let ignition = said(&offer, "cell HO-M E-f1");
    assert!(ignition.contains(&"nobody recharges: the charge would end at 2".to_owned()), "{ignition:?}");
    assert!(ignition.contains(&"+1 Stress: Honor and Unity".to_owned()), "{ignition:?}");
    assert!(ignition.contains(&"charge 4 → 2".to_owned()), "{ignition:?}");
}

/// D4b: how fast, how long, and whether the fuel that is left can stop the ship.
#[test]
fn a_burn_says_where_it_leads() {
    let mut table = table(3);
    crate::common::play_until(&mut table, |decision| matches!(decision, Decision::Assign(_)));
    table.arrange(|state| {
        crate::common::place_ship(state, at::SOL.neighbours()[0], at::SOL, 2);
        state.public.ship.wet = Position(4);
        let seat = state.public.helm();
        let question = Burn { cell: cell("E-f1"), ramjet: false }.into();
        state.public.frames.push(Frame::Ask { seat, question });
    });
    let offer = offer(&table, |decision| matches!(decision, Decision::Burn(_)));
    let faster = said(&offer, "no 1");
    assert!(faster.contains(&"flies 3 spaces".to_owned()), "{faster:?}");
    assert!(faster.contains(&"fuel for 0 levels cannot stop speed 3".to_owned()), "{faster:?}");
    assert!(!said(&offer, "no 0").iter().any(|fact| fact.contains("flies 3")));
    assert!(faster.iter().any(|fact| fact.starts_with("+1 Stress")), "D4b: what it costs the Awake: {faster:?}");
}

/// 8.4: the Jars are asked for by name, with everybody in them.
#[test]
fn to_jettison_the_jars_is_no_ordinary_choice() {
    let table = at_helm(|_| {});
    let offer = offer(&table, |decision| matches!(decision, Decision::Helm(_)));
    let is_grave = |key: &str| offer.is_grave(&Given::Option(key.to_owned()));
    assert!(is_grave("jettison jars") && !is_grave("jettison wardens") && !is_grave("fly"));
    let facts = said(&offer, "jettison jars");
    assert!(facts.iter().any(|fact| fact.starts_with("dead in the Jars")), "{facts:?}");
}

/// F3: who would win on open knowledge.
#[test]
fn a_vote_says_what_it_would_lead_to() {
    let mut table = in_assignment(|_| {});
    table.arrange(|state| {
        state.public.waiting = Seat::all(3).collect();
        state.public.frames.push(Frame::Election);
    });
    let offer = offer(&table, |decision| matches!(decision, Decision::Ballot(_)));
    let Options::List(options) = &offer.options else { panic!("a list") };
    assert!(options.iter().all(|option| option.facts.len() == 1));
}

// EX-own-01: charge 3, fat Engine and Batteries, nobody at Recharge.
#[test]
fn ex_own_01_is_warned_of() {
    let table = in_assignment(|state| state.public.ship.charge = 3);
    let ignition = said(&assigning(&table), "cell EQ-1 E-f1");
    assert!(ignition.contains(&"nobody recharges: the charge would end at 1".to_owned()), "{ignition:?}");
    let table = in_assignment(|state| {
        state.public.ship.charge = 3;
        put(state, av(Ideology::Freedom), Post::Cell(cell("B-f1")));
    });
    assert!(!said(&assigning(&table), "cell EQ-1 E-f1").iter().any(|fact| fact.contains("nobody recharges")));
}
