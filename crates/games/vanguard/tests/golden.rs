//! Recorded explorations and campaigns, run again by every later version of the rules.

use std::path::PathBuf;

use orrery_bots::{LESSON, Level, act, note};
use orrery_core::{Answer, Ask, Asking, Dice, Game, Journal, Setup, Viewer};
use orrery_testkit::golden;
use vanguard::Vanguard;
use vanguard::content::{Action, at};
use vanguard::event::{Boards, Event};
use vanguard::questions::{Buying, Choice, Course, Decision, Deed};
use vanguard::state::State;

type Record = Journal<Vanguard>;

fn dir() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

#[test]
fn recorded_games_run_as_recorded() {
    record();
    assert_eq!(golden::check_dir::<Vanguard>(dir()), 26);
}

fn on(mission: &str, seats: u8) -> Setup {
    Setup::new(seats).with("mission", mission)
}

/// What is done where something else than chance is wanted.
type Script = fn(&State, &Ask<Decision>) -> Option<Choice>;

fn played(setup: &Setup, seed: u64, script: Script) -> Record {
    let (key, mut luck) = (*Dice::seeded("golden", seed).key(), Dice::seeded("golden player", seed));
    let mut journal = Record::begin(setup.clone(), key).expect("a beginning");
    while !journal.play().is_over() {
        let asks = journal.play().asks();
        let said = asks.iter().find_map(|ask| Some((ask.clone(), script(journal.play().state(), ask)?)));
        let (ask, choice) = said.unwrap_or_else(|| {
            let ask = asks.iter().find(|ask| ask.must).expect("somebody is asked").clone();
            let choice = Vanguard::sample(journal.play().state(), &ask, &mut luck);
            (ask, choice)
        });
        journal.answer(Answer { ask: ask.id, seat: ask.seat, choice }).expect("a legal answer");
    }
    journal
}

/// The first by seed that ends so, or shows this.
fn first(setup: &Setup, script: Script, wanted: impl Fn(&Record) -> bool) -> Record {
    (0..1_200).map(|seed| played(setup, seed, script)).find(wanted).expect("such a game")
}

fn ends(record: &Record, ending: &str) -> bool {
    record.play().outcome().is_some_and(|outcome| outcome.ending == ending)
}

fn chance(_: &State, _: &Ask<Decision>) -> Option<Choice> {
    None
}

/// Everybody goes home as soon as they may, wherever the others are.
fn go_home(state: &State, ask: &Ask<Decision>) -> Option<Choice> {
    let lift = Choice::TakeAction(Deed::LiftOff);
    let can = || Vanguard::check(state, ask, &lift).is_ok() && state.round > 1;
    match ask.decision {
        Decision::TakeAction(_) if can() => Some(lift),
        Decision::Consent(_) => Some(Choice::Consent(true)),
        _ => None,
    }
}

/// Nobody lifts off before the mission is done, and whoever can do something does it, with all dice.
fn stay(state: &State, ask: &Ask<Decision>) -> Option<Choice> {
    let done = vanguard::rules::end::has_done(state);
    match ask.decision {
        Decision::Consent(_) => Some(Choice::Consent(done)),
        Decision::TakeAction(_) if done => go_home(state, ask),
        Decision::TakeAction(asked) => Some(work(state, ask, asked.place)),
        Decision::PickDice(_) | Decision::Choose(_) => Some(Vanguard::fallback(state, ask)),
        _ => None,
    }
}

fn work(state: &State, ask: &Ask<Decision>, place: vanguard::state::Place) -> Choice {
    let mut luck = Dice::seeded("work", u64::from(state.round) + 1_000 * u64::from(place.0) + u64::from(state.success));
    let rest = Choice::TakeAction(Deed::Rest);
    if state.member(place).available.len() < 2 && Vanguard::check(state, ask, &rest).is_ok() {
        return rest;
    }
    let some: Vec<Choice> = (0..8).map(|_| Vanguard::sample(state, ask, &mut luck)).collect();
    let special = some.iter().find(|choice| matches!(choice, Choice::TakeAction(Deed::Special(_))));
    let travel = some.iter().find(|choice| matches!(choice, Choice::TakeAction(Deed::Travel(..))));
    *special.or(travel).unwrap_or(&some[0])
}

/// The ship never goes anywhere, so the clock runs out.
fn drift(_: &State, ask: &Ask<Decision>) -> Option<Choice> {
    match ask.decision {
        Decision::Plot(_) => Some(Choice::Plot(Course::Stay)),
        _ => None,
    }
}

/// Every landing is broken off; where the ship is sent home it goes there.
fn fail(state: &State, ask: &Ask<Decision>) -> Option<Choice> {
    let can = |choice: Choice| Vanguard::check(state, ask, &choice).is_ok().then_some(choice);
    match ask.decision {
        Decision::Plot(_) => {
            let land =
                vanguard::content::Landing::all().find_map(|landing| can(Choice::Plot(Course::Examine(landing))));
            can(Choice::Plot(Course::Home)).or(land)
        }
        Decision::Debrief(_) => Some(Choice::Debrief(Buying::Done)),
        _ => go_home(state, ask),
    }
}

/// Every landing is broken off, and still the ship does not turn home: nobody is left who hopes.
fn despair(state: &State, ask: &Ask<Decision>) -> Option<Choice> {
    fail(state, ask).filter(|choice| *choice != Choice::Plot(Course::Home)).or_else(|| {
        let mut landings = vanguard::content::Landing::all().map(|landing| Choice::Plot(Course::Examine(landing)));
        landings.find(|choice| Vanguard::check(state, ask, choice).is_ok())
    })
}

/// Everybody does what the lesson says.
fn taught(seats: u8) -> Record {
    let key = *Dice::seeded("golden lesson", seats.into()).key();
    let mut journal = Record::begin(Setup::new(seats).with(LESSON, "tutorial"), key).expect("a beginning");
    while !journal.play().is_over() {
        let ask = journal.play().asks().iter().find(|ask| ask.must).expect("somebody is asked").clone();
        let view = Vanguard::view(journal.play().state(), Viewer::Seat(ask.seat));
        let asks: Vec<&Ask<Decision>> = journal.play().asks().of(ask.seat).collect();
        let said = note::<Vanguard>(&view, ask.seat, &asks).and_then(|said| said.answer).expect("an answer");
        let answer = journal.play().read(ask.seat, said.ask, &said.given).expect("legal");
        journal.answer(answer).expect("accepted");
    }
    journal
}

/// What becomes of a companion's choice.
type Guide = fn(Choice) -> Choice;

/// Played by computer players.
fn guided(setup: &Setup, seed: u64, guide: Guide) -> Record {
    let (key, mut luck) = (*Dice::seeded("golden", seed).key(), Dice::seeded("golden player", seed));
    let mut journal = Record::begin(setup.clone(), key).expect("a beginning");
    while !journal.play().is_over() {
        let must = journal.play().asks().iter().find(|ask| ask.must).expect("somebody is asked").clone();
        let view = Vanguard::view(journal.play().state(), Viewer::Seat(must.seat));
        let (ask, choice) = act::<Vanguard>(Level::Normal, &view, &must, journal.play().asks(), &mut luck);
        journal.answer(Answer { ask, seat: must.seat, choice: guide(choice) }).expect("a legal answer");
    }
    journal
}

/// The first by seed that companions play so.
fn by_companions(setup: &Setup, wanted: impl Fn(&Record) -> bool) -> Record {
    by_guided(setup, |choice| choice, wanted)
}

fn by_guided(setup: &Setup, guide: Guide, wanted: impl Fn(&Record) -> bool) -> Record {
    (0..1_200).map(|seed| guided(setup, seed, guide)).find(wanted).expect("such a game")
}

/// Another action of the same place instead.
fn rather(choice: Choice, changes: &[(Action, Action)]) -> Choice {
    let Choice::TakeAction(Deed::Special(action)) = choice else { return choice };
    let other = changes.iter().find(|(from, _)| *from == action).map_or(action, |(_, to)| *to);
    Choice::TakeAction(Deed::Special(other))
}

/// Nobody lifts off, even when all is done.
fn linger(choice: Choice) -> Choice {
    if choice == Choice::TakeAction(Deed::LiftOff) { Choice::TakeAction(Deed::Pass) } else { choice }
}

/// Sleepers are woken, the forest is cured, the map is kindled.
fn kindle(choice: Choice) -> Choice {
    use at::action::*;
    let changes = [(P208_2, P208_1), (P407_2, P407_1), (P409_3, P409_1), (P811_2, P811_1), (P811_3, P811_1)];
    rather(choice, &changes)
}

/// The mast and the hill are lit, the threads are severed.
fn sever(choice: Choice) -> Choice {
    use at::action::*;
    rather(choice, &[(P506_2, P506_1), (P949_2, P949_1), (P811_1, P811_2), (P811_3, P811_2)])
}

/// Somebody died in the middle of a check of their own.
fn dies_in_a_check(record: &Record) -> bool {
    record.entries().iter().any(|entry| {
        let died = entry.events.iter().any(|event| matches!(event, Event::Boards(Boards::Died { .. })));
        let injured =
            entry.events.iter().any(|event| matches!(event, Event::Rolls(vanguard::event::Rolls::InjuryDone { .. })));
        died && injured
    })
}

/// `ORRERY_GOLDEN=write cargo test -p vanguard --test golden` writes the files anew: a reviewed change that says which rule
/// or which number moved them.
fn record() {
    let keep = |name: &str, about: &str, game: &dyn Fn() -> Record| golden::record(dir(), name, about, game);
    for seats in 1..=4 {
        keep(&format!("tutorial-{seats}"), "the tutorial, every word obeyed", &|| taught(seats));
    }
    keep("quick-start", "the Eye of the Void, by chance", &|| {
        first(&on("eye", 2), chance, |one| ends(one, "ending-success"))
    });
    for operation in ["lifeline", "dead-reckoning", "glass-orchard"] {
        keep(&format!("{operation}-lost"), "an operation that was broken off", &|| {
            first(&on(operation, 3), go_home, |one| ends(one, "ending-failed"))
        });
    }
    keep("straggler", "a lift-off that leaves somebody behind", &|| {
        let behind = |one: &Record| one.play().state().party.iter().any(|member| member.is_dead);
        first(&on("pellucid", 3), go_home, |one| ends(one, "ending-failed") && behind(one))
    });
    keep("lethal-death", "somebody dies in the middle of a check", &|| {
        first(&on("cinder-archive", 2).with("lethal", "on"), chance, dies_in_a_check)
    });
    let whole = |seats| on("campaign", seats).with("sittings", "one-table");
    keep("long-way-home", "four failures turn the ship home", &|| {
        let is_sent = |one: &Record| {
            one.play().state().campaign.is_some_and(|ship| ship.objective == vanguard::content::at::objective::O05)
        };
        first(&whole(1), fail, |one| ends(one, "ending-long-way") && is_sent(one))
    });
    keep("lost-by-clock", "the ship goes nowhere", &|| {
        let phase = |one: &Record| one.play().state().count(vanguard::content::Tally::Phase);
        first(&whole(1), drift, |one| ends(one, "ending-lost") && phase(one) >= 18)
    });
    keep("lost-in-lethal-space", "four failures, and no way home", &|| {
        first(&whole(2).with("lethal", "on"), fail, |one| ends(one, "ending-lost"))
    });
    keep("chapter", "a first sitting of a campaign", &|| {
        first(&on("campaign", 3), chance, |one| ends(one, "ending-chapter"))
    });
    keep("undone", "with choices taken back", &|| golden::random_game_with_undos::<Vanguard>(&on("thornmantle", 2), 1));
    let won = |one: &Record| one.play().outcome().is_some_and(|outcome| outcome.winners().next().is_some());
    keep("dead-reckoning-won", "an operation that was won", &|| first(&on("dead-reckoning", 2), stay, won));
    for operation in ["lifeline", "glass-orchard"] {
        keep(&format!("{operation}-won"), "an operation that companions won", &|| {
            by_companions(&on(operation, 2), won)
        });
    }
    keep("evacuated-after-success", "the fourth wound comes when all is done", &|| {
        let is_late =
            |one: &Record| ends(one, "ending-evacuated") && vanguard::rules::end::has_done(one.play().state());
        by_guided(&on("pellucid", 2), linger, is_late)
    });
    keep("lost-by-morale", "nothing is left to give up", &|| {
        let phase = |one: &Record| one.play().state().count(vanguard::content::Tally::Phase);
        first(&whole(1), despair, |one| ends(one, "ending-lost") && phase(one) < 18)
    });
    keep("kindled", "the best of endings", &|| by_guided(&whole(1), kindle, |one| ends(one, "ending-kindled")));
    keep("severed-lit", "an ending with both lamps lit", &|| {
        by_guided(&whole(1), sever, |one| ends(one, "ending-severed-lit"))
    });
    for ending in ["kindled-alone", "severed", "home", "home-blind"] {
        keep(ending, "a campaign of companions to its ending", &|| {
            by_companions(&whole(1), |one| ends(one, &format!("ending-{ending}")))
        });
    }
}
