//! Recorded games, one for each ending and each way to begin, run again by every later version of the rules.

use std::collections::BTreeSet;
use std::path::PathBuf;

use interstellar::Interstellar;
use interstellar::content::Star;
use interstellar::content::*;
use interstellar::questions::*;
use interstellar::state::{Against, Ending, Line, State};
use orrery_core::{Answer, Ask, Asking, Dice, Journal, Setup};
use orrery_testkit::golden;

type Record = Journal<Interstellar>;

fn dir() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

// Rule: J1-1
#[test]
fn recorded_games_run_as_recorded() {
    record();
    assert_eq!(golden::check_dir::<Interstellar>(dir()), 20);
    let ends = |id: &&str| golden::check_file::<Interstellar>(&dir().join(format!("{id}.jsonl"))).expect("a record");
    let ids: BTreeSet<&str> = Ending::ALL.map(Ending::id).into_iter().collect();
    let found = ids.iter().map(|id| id.trim_start_matches("ending-")).collect::<Vec<_>>();
    let found: BTreeSet<&str> = found.iter().map(|id| ends(id).play().outcome().expect("an end").ending).collect();
    assert_eq!(found, ids);
}

/// What is done where something else than the default is wanted.
type Script = fn(&State, &Ask<Decision>) -> Option<Choice>;

/// Everything is answered as the script says, or by default.
fn played(setup: &Setup, seed: u64, script: Script) -> Record {
    let key = *Dice::seeded("golden", seed).key();
    let mut journal = Record::begin(setup.clone(), key).expect("a beginning");
    while !journal.play().is_over() {
        let asks = journal.play().asks();
        let said = asks.iter().find_map(|ask| Some((ask.clone(), script(journal.play().state(), ask)?)));
        let (ask, choice) = said.unwrap_or_else(|| {
            let ask = asks.iter().find(|ask| ask.must).expect("somebody is asked").clone();
            let choice = Interstellar::fallback(journal.play().state(), &ask);
            (ask, choice)
        });
        journal.answer(Answer { ask: ask.id, seat: ask.seat, choice }).expect("an answer of the script");
    }
    journal
}

/// The first game of the script, by seed, that ends so.
fn ending_as(ending: Ending, setup: Setup, script: Script) -> Record {
    let ends_so = |journal: &Record| journal.play().outcome().is_some_and(|outcome| outcome.ending == ending.id());
    (0..20_000)
        .map(|seed| played(&setup, seed, script))
        .find(ends_so)
        .unwrap_or_else(|| panic!("never {}", ending.id()))
}

fn alone() -> Setup {
    Setup::new(1)
}

fn from(star: Star) -> Setup {
    alone().with("start_star", star.id())
}

fn heading(to: &str) -> Option<Choice> {
    Space::named(to).map(Choice::Heading)
}

/// An Avatar or a Cyborg goes to the first of these cells that is free.
fn man(state: &State, of: Ideology, cells: &[&str]) -> Option<Choice> {
    let worker = state.public.waiting(of).nth(0)?;
    let wanted = cells.iter().filter_map(|id| Cell::named(id)).map(|cell| Placing::Cell(worker, cell));
    wanted.into_iter().find(|placing| state.public.may_place(worker, *placing)).map(Choice::Assign)
}

/// One level up or down.
fn thrust(brake: bool) -> Option<Choice> {
    Some(Choice::Burn(Thrust { brake, levels: 1 }))
}

fn jettison(state: &State, section: Blueprint) -> Option<Choice> {
    let tile = Tile::Section(section);
    state.public.ship.has(tile).then_some(Choice::Helm(Order::Jettison(tile)))
}

/// As fast as it goes.
fn speed_up(state: &State, ask: &Ask<Decision>, to: &str) -> Option<Choice> {
    match ask.decision {
        Decision::Heading(_) if state.public.dozyear.number == 0 => heading(to),
        Decision::Assign(Assign { ideology }) => man(state, ideology, &["E-f1"]),
        Decision::Burn(_) if state.public.ship.velocity < Velocity(4) => thrust(false),
        _ => None,
    }
}

fn fly_home(state: &State, ask: &Ask<Decision>) -> Option<Choice> {
    speed_up(state, ask, "R16-07")
}

fn leave_the_map(state: &State, ask: &Ask<Decision>) -> Option<Choice> {
    speed_up(state, ask, "XNW")
}

fn lose_the_engine(state: &State, ask: &Ask<Decision>) -> Option<Choice> {
    match ask.decision {
        Decision::Helm(_) => jettison(state, Blueprint::Engine),
        _ => None,
    }
}

fn give_the_ship_up(state: &State, ask: &Ask<Decision>) -> Option<Choice> {
    match ask.decision {
        Decision::Declare(_) => Some(Choice::Declare(true)),
        _ => lose_the_engine(state, ask),
    }
}

fn wait(_: &State, _: &Ask<Decision>) -> Option<Choice> {
    None
}

fn agree(state: &State, ask: &Ask<Decision>) -> Option<Choice> {
    let has_agreed = state.public.agreed.contains(ask.seat);
    (ask.decision == GiveUp.into() && !has_agreed).then_some(Choice::GiveUp(true))
}

/// Nobody is left but the Commander and the First Officer.
fn lose_the_jars(state: &State, ask: &Ask<Decision>) -> Option<Choice> {
    match ask.decision {
        Decision::Helm(_) => jettison(state, Blueprint::Jars),
        _ => None,
    }
}

/// One burn to set out, and one to stop there.
fn travel(state: &State, ask: &Ask<Decision>, to: Star) -> Option<Choice> {
    let ship = &state.public.ship;
    let is_there = ship.space == to.space();
    let is_due = is_there == (ship.velocity > Velocity::REST);
    match ask.decision {
        Decision::Assign(Assign { ideology }) if is_due => man(state, ideology, &["E-f1", "B-f1"]),
        Decision::Burn(_) if is_due => thrust(is_there),
        _ => None,
    }
}

/// From Alpha Centauri to Proxima, and into Orbit there.
fn settle_next_door(state: &State, ask: &Ask<Decision>) -> Option<Choice> {
    match ask.decision {
        Decision::Heading(_) if state.public.dozyear.number == 0 => heading("PRX"),
        _ => travel(state, ask, Star::Prx),
    }
}

/// Equality commands, with tame goo from an earlier game, and Authority's Meathead is First Officer.
fn bring_goo(ask: &Ask<Decision>) -> Option<Choice> {
    match ask.decision {
        Decision::FillIn(FillIn { line: Line::Winner, .. }) => Some(Choice::FillIn(Filled::Player(ask.seat))),
        Decision::FillIn(FillIn { line: Line::Goo, .. }) => Some(Choice::FillIn(Filled::Ideology(Ideology::Equality))),
        Decision::NameCommander(_) => Some(Choice::NameCommander(Ideology::Equality)),
        Decision::FirstOfficer(_) => Some(Choice::FirstOfficer(Ideology::Authority)),
        _ => None,
    }
}

/// From Alpha Centauri to Luhman 16, and into Orbit there.
fn fly_to_luhman(state: &State, ask: &Ask<Decision>) -> Option<Choice> {
    match ask.decision {
        Decision::Heading(_) if state.public.dozyear.number == 0 => heading("R18-01"),
        Decision::CountEcologist(_) => Some(Choice::CountEcologist(true)),
        _ => travel(state, ask, Star::Luh).or_else(|| bring_goo(ask)),
    }
}

/// The First Officer takes over and throws the Jars overboard; the Commander of old leaves the ship, and he after her.
fn take_over(state: &State, ask: &Ask<Decision>, officer: Ideology) -> Option<Choice> {
    let has_jars = state.public.ship.has(Tile::Section(Blueprint::Jars));
    match ask.decision {
        Decision::Helm(_) => jettison(state, Blueprint::Jars),
        Decision::Mutiny(_) if state.public.commanding != officer => {
            Some(Choice::Mutiny(Revolt::Rise(officer, Against::Commander)))
        }
        Decision::Ballot(_) => Some(Choice::Ballot(officer)),
        Decision::NextTask(_) if !has_jars && state.public.may_drop() => Some(Choice::NextTask(Entry::Drop)),
        _ => None,
    }
}

fn land_one_by_one(state: &State, ask: &Ask<Decision>) -> Option<Choice> {
    let is_settled = state.public.ship.space == Star::Luh.space() && state.public.ship.velocity == Velocity::REST;
    let taken_over = is_settled.then(|| take_over(state, ask, Ideology::Authority)).flatten();
    taken_over.or_else(|| fly_to_luhman(state, ask))
}

/// She is put down where nobody can live, and the ship given up.
fn leave_her_behind(state: &State, ask: &Ask<Decision>) -> Option<Choice> {
    let has_landed = state.public.parties.len() == 1;
    let officer = Ideology::ALL.into_iter().find(|of| state.public.person(of.meathead()).is_awake());
    match ask.decision {
        _ if has_landed => give_the_ship_up(state, ask),
        _ => officer.and_then(|officer| take_over(state, ask, officer)),
    }
}

fn all_left() -> Record {
    golden::random_game_left::<Interstellar>(&Setup::new(3), 40)
}

fn any(setup: Setup) -> Record {
    golden::random_game::<Interstellar>(&setup, |_| true)
}

/// `ORRERY_GOLDEN=write cargo test -p interstellar --test golden` writes the files anew: a reviewed change that says which
/// rule or which number moved them.
fn record() {
    let keep = |name: &str, about: &str, game: &dyn Fn() -> Record| golden::record(dir(), name, about, game);
    let ends = |ending: Ending, about: &str, setup: Setup, script: Script| {
        let name = ending.id().trim_start_matches("ending-");
        keep(name, about, &|| ending_as(ending, setup.clone(), script));
    };
    let carried = from(Star::Acn).with("combined", "on");
    ends(Ending::Goldilocks, "a living planet next door", from(Star::Acn), settle_next_door);
    ends(Ending::Troglodyte, "tame goo and the Ecologist make a cave a home", carried.clone(), fly_to_luhman);
    ends(Ending::OffMap, "beyond a corner of the map", from(Star::Lal), leave_the_map);
    ends(Ending::Stranded, "without an Engine, and given up", alone(), give_the_ship_up);
    ends(Ending::StrandedLong, "without an Engine for six checks", Setup::new(2), lose_the_engine);
    ends(Ending::Forty, "nobody does anything", alone(), wait);
    ends(Ending::Home, "back to Sol", from(Star::Prx), fly_home);
    let ordered = carried.with("troglodyte_landfall", "ordered");
    ends(Ending::AllLanded, "the last humans leave one by one", ordered, land_one_by_one);
    ends(Ending::Agreed, "all agree to give up", Setup::new(3), agree);
    ends(Ending::NoHumans, "the last two die, the Amazon last", alone(), lose_the_jars);
    ends(Ending::NoFemales, "the last two die, the Amazon first", alone(), lose_the_jars);
    ends(Ending::NoEve, "the last female lands where nobody can live", from(Star::Prx), leave_her_behind);
    keep("abandoned", "everybody left", &all_left);
    keep("competitive", "the king at the end", &|| {
        golden::random_game::<Interstellar>(&Setup::new(3), |outcome| !outcome.together)
    });
    keep("coalition", "four players with a coalition", &|| any(Setup::new(4)));
    keep("forward", "without an Engine from the start", &|| any(Setup::new(2).with("forward", "on")));
    keep("combined", "five players, with what an earlier game left", &|| any(Setup::new(5).with("combined", "on")));
    for (lesson, seats) in [("voyage", 1), ("politics", 3), ("landing", 1)] {
        let setup = Setup::new(seats).with("lesson", lesson);
        keep(&format!("lesson-{lesson}"), "a guided game", &|| any(setup.clone()));
    }
}
