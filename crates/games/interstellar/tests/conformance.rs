//! The promises every game keeps, over random games of 1 to 6 players.

use std::collections::BTreeSet;

use interstellar::Interstellar;
use interstellar::content::*;
use interstellar::event::{Event, Labs, Landings, People, Politics, Risks, Unions};
use interstellar::questions::Decision;
use interstellar::state::{
    Against, Dome, Faces, Goo, Lies, Nugget, Pledge, Post, Promise, Rising, StandingOrder, State, Terms, Worker, Worlds,
};
use orrery_core::{Answer, Ask, Dice, Game, GameOption, Play, Seat, Setup, Stop, Viewer};
use orrery_testkit::{Conformance, bench, conformance};

/// Every value of every option comes up, in mixed company.
fn setups() -> impl Iterator<Item = Setup> {
    (0..48).map(|number| {
        let value =
            |place: usize, option: &GameOption| option.values[(number * 7 + place * 3) / 2 % option.values.len()];
        let seats = 1 + number as u8 % 6;
        let options = Terms::OPTIONS.iter().enumerate();
        options.fold(Setup::new(seats), |setup, (place, option)| setup.with(option.id, value(place, option)))
    })
}

/// Dice and opened answers are seen by all; what they led to is in the view, they themselves are not.
fn log_only(event: &Event) -> bool {
    matches!(
        event,
        Event::Risks(Risks::Rolled { .. })
            | Event::People(People::Tested { .. } | People::MotherhoodRolled { .. })
            | Event::Politics(Politics::VotesOpened { .. })
            | Event::Unions(Unions::BlissOpened { .. })
            | Event::Landings(Landings::OffersOpened { .. })
            | Event::Labs(Labs::Rolled { .. } | Labs::Spread { .. } | Labs::Gnawed { .. })
    )
}

/// Votes, mutinies, bliss, volunteers and standing orders are answered in secret.
fn is_sealed(ask: &Ask<Decision>) -> bool {
    matches!(
        ask.decision,
        Decision::Ballot(_) | Decision::Mutiny(_) | Decision::Bliss(_) | Decision::Volunteer(_) | Decision::Instruct(_)
    )
}

// Rule: T-COUNTS
/// 2.1: every piece is in one place, and where one thing lies nothing else does.
fn pieces(state: &State) -> conformance::Pieces {
    check_mats(state);
    check_nuggets(state);
    check_tokens(state);
    let cards: Vec<Workcell> = cards(state).collect();
    let once: BTreeSet<Workcell> = cards.iter().copied().collect();
    assert_eq!(cards.len(), once.len(), "a card is in two places");
    // C9-2: Forward has no orange cards.
    let is_short =
        state.public.terms.forward == Forward::On && !once.iter().any(|card| card.section() == Blueprint::Engine);
    let left_out = if is_short { Blueprint::Engine.workcells().count() } else { 0 };
    vec![("cards", (once.len() + left_out) as u64)]
}

/// B6a: a slot holds a Cyborg or cards; goo and domes lie on cards of displays.
fn check_mats(state: &State) {
    let public = &state.public;
    for (of, slot) in Ideology::ALL.into_iter().flat_map(|of| Slot::ALL.map(|slot| (of, slot))) {
        let sit = public.tiles_of(of).filter(|cyborg| public.person(*cyborg).slot() == Some(slot)).count();
        assert!(sit <= 1 && (sit == 0 || public.mat(of).cards_in(slot).is_empty()), "a slot holds two things");
    }
    let goo = public.goo.iter().filter_map(|goo| if let Goo::Card(card) = *goo { Some(card) } else { None });
    let domes = public.domes.iter().filter_map(|dome| if let Dome::Card(card) = *dome { Some(card) } else { None });
    assert!(goo.chain(domes).all(|card| public.owner(card).is_some()), "a token lies on a card that is in no display");
}

/// B10c: a flipped nugget stays so; what somebody knows is true, and a mat has one.
fn check_nuggets(state: &State) {
    let (public, faces) = (&state.public, state.secret.faces);
    for nugget in Nugget::all() {
        assert!(public.flipped[nugget.index()].is_none_or(|shown| shown == faces.of(nugget)));
        let lies = public.nuggets[nugget.index()];
        assert!(!matches!(lies, Lies::Mat(_)) || public.nuggets_at(lies).len() == NUGGETS_PER_MAT);
    }
    let is_true = |worlds: &Worlds| Faces::ALL.iter().zip(worlds.0).any(|(one, weight)| *one == faces && weight > 0);
    assert!(state.secret.worlds.iter().chain([&public.worlds]).all(is_true), "somebody knows what is not so");
}

/// There are so many chits, rings, medals and Dustbugs, and a cell takes one Worker (D1d).
fn check_tokens(state: &State) {
    let public = &state.public;
    assert!(Chit::all().all(|chit| drawn(state, chit) <= chit.copies()), "too many chits of a face");
    let rings: Vec<Cupid> = public.regime.bands.iter().filter_map(|band| band.at).collect();
    assert_eq!(rings.len(), public.unions().len(), "two rings on a Cupid cell");
    let manned = Worker::all().filter(|one| matches!(public.post(*one), Post::Cell(_))).count();
    assert_eq!(manned, public.taken_cells().len(), "two Workers in a cell");
    assert!(public.seeds.len() <= usize::from(Medal::Seed.copies()));
    let [one, other] = public.dustbugs;
    assert!(one.is_none() || one != other, "two Dustbugs in a space (RUL-132)");
    assert!(public.ship.charge <= CHARGE_AT_START && public.ship.wet >= public.ship.dry(), "a marker is off its track");
}

fn cards(state: &State) -> impl Iterator<Item = Workcell> {
    let market = &state.public.market;
    let under = market.under.iter().flat_map(|deck| deck.iter().copied());
    let face_up = market.cards().chain(market.tops.iter().flatten().copied()).chain(state.public.displays());
    face_up.chain(under).chain(market.unseen.iter()).chain(market.gone.iter())
}

fn drawn(state: &State, chit: Chit) -> u8 {
    let sky = &state.public.sky;
    sky.air.0.iter().chain(&sky.water.0).filter(|one| **one == Some(chit)).count() as u8
}

// Rule: T-HIDDEN
#[test]
fn every_promise_is_kept() {
    let suite =
        Conformance::<Interstellar>::new().setups(setups()).games(48).most_answers(4_000).hides().pieces(pieces);
    let report = suite.log_only(log_only).sealed(is_sealed).look_every(24).check();
    for ending in ["ending-no-females", "ending-no-humans"] {
        assert!(report.endings.contains_key(ending), "{report:?}");
    }
}

/// Any value of any option, and any number of players.
fn mixed(number: u64) -> Setup {
    let mut luck = Dice::seeded("options", number);
    let setup = Setup::new(1 + number as u8 % 6);
    Terms::OPTIONS.iter().fold(setup, |setup, option| {
        setup.with(option.id, option.values[luck.below(option.values.len() as u32) as usize])
    })
}

// Rule: T-OPTIONS
/// 2.16: every combination is legal. Each two values of two options meet, with each number of players.
#[test]
fn options_go_together() {
    let mut met: BTreeSet<(String, String)> = BTreeSet::new();
    for number in 0..900 {
        let setup = mixed(number);
        let chosen = Terms::OPTIONS.iter().map(|option| format!("{} {}", option.id, setup.value(option)));
        let chosen: Vec<String> = chosen.chain([format!("players {}", setup.seats)]).collect();
        chosen.iter().for_each(|one| met.extend(chosen.iter().map(|two| (one.clone(), two.clone()))));
        play_out(&setup, number);
    }
    let players = PLAYERS.map(|seats| ("players", seats.to_string()));
    let values =
        Terms::OPTIONS.iter().flat_map(|option| option.values.iter().map(|value| (option.id, value.to_string())));
    let all: Vec<(&str, String)> = values.chain(players).collect();
    for (one, two) in
        all.iter().flat_map(|one| all.iter().map(move |two| (one, two))).filter(|(one, two)| one.0 != two.0)
    {
        let pair = (format!("{} {}", one.0, one.1), format!("{} {}", two.0, two.1));
        assert!(met.contains(&pair), "{pair:?} never met");
    }
}

/// By chance, to the end.
fn play_out(setup: &Setup, number: u64) {
    let mut play = Play::<Interstellar>::begin(setup, Dice::seeded("together", number)).expect("a beginning");
    let mut luck = Dice::seeded("any answer", number);
    for _ in 0..4_000 {
        if play.is_over() {
            return drop(pieces(play.state()));
        }
        let answer = bench::random_answer(&play, &mut luck);
        play.answer(&answer).unwrap_or_else(|stop| panic!("{setup:?}: {stop:?}"));
    }
    panic!("{setup:?} does not end");
}

/// Changes of what only some may know, each with who may.
fn secrets(state: &State, seat: Seat) -> Vec<(&'static str, State, bool)> {
    let at = seat.index();
    let own = |changed: State, name| (name, changed, true);
    let with = |change: &dyn Fn(&mut State)| {
        let mut other = *state;
        change(&mut other);
        other
    };
    let promise = Promise { to: Seat((seat.0 + 1) % 3), pledge: Pledge::Spare, until: 9, is_open: false, kept: None };
    vec![
        (
            "faces",
            with(&|other| other.secret.faces = Faces(other.secret.faces.0.map(|face| Reality::ALL[1 - face.index()]))),
            false,
        ),
        ("Earth Data", with(&|other| other.secret.earth_data.reverse()), false),
        own(with(&|other| other.secret.worlds[at] = Worlds([1, 0, 0, 0, 0, 0])), "a peek"),
        own(with(&|other| other.secret.ballots[at] = Some(Ideology::Unity)), "a vote"),
        own(with(&|other| other.secret.volunteers = other.public.tiles_run_by(seat)), "volunteers"),
        own(
            with(&|other| {
                other.secret.risings[at] = Some(Rising { of: Ideology::Unity, against: Against::Commander });
            }),
            "a mutiny",
        ),
        own(with(&|other| other.secret.bliss[at] = Some(Ideology::Unity)), "bliss"),
        own(with(&|other| other.secret.standing[at].set(StandingOrder::Accept)), "a standing order"),
        own(with(&|other| other.secret.asides[at] += 1), "an aside"),
        own(
            with(&|other| {
                let slot = other.free_promise(seat);
                slot.into_iter().for_each(|slot| other.secret.promises[at][usize::from(slot)] = Some(promise));
            }),
            "a private promise",
        ),
    ]
}

// Rule: T-HIDDEN
/// Whatever is secret, and whoever looks: only who may know it sees another world, or is asked anything else.
#[test]
fn nobody_sees_the_secrets_of_others() {
    let mut play = Play::<Interstellar>::begin(&Setup::new(3), Dice::seeded("secrets", 1)).expect("a beginning");
    let mut luck = Dice::seeded("secrets luck", 1);
    for _ in 0..300 {
        if play.is_over() {
            break;
        }
        let answer = bench::random_answer(&play, &mut luck);
        play.answer(&answer).expect("a sampled answer");
        for (seat, (name, other, shared)) in
            Seat::all(3).flat_map(|seat| secrets(play.state(), seat).into_iter().map(move |one| (seat, one)))
        {
            let to = if name == "a private promise" { Some(Seat((seat.0 + 1) % 3)) } else { None };
            let may_know = |viewer: Viewer| {
                let has_looked =
                    name == "Earth Data" && viewer.seat().is_some_and(|one| play.state().public.looked.contains(one));
                has_looked || shared && (viewer.is(seat) || to.is_some_and(|to| viewer.is(to)))
            };
            let viewers = Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]);
            for viewer in viewers.filter(|viewer| !may_know(*viewer)) {
                let views = [play.state(), &other].map(|state| Interstellar::view(state, viewer));
                assert_eq!(views[0], views[1], "{name} of {seat:?} is seen by {viewer:?}");
            }
        }
    }
}

/// Answers thrown at random at whatever is open: what is not taken is refused with a rule, and changes nothing.
#[test]
fn a_hundred_thousand_random_answers_do_no_harm() {
    let (mut luck, mut thrown, mut refused) = (Dice::seeded("thrown", 1), 0, 0);
    let mut earlier: Vec<Answer<_>> = Vec::new();
    for number in 0.. {
        let mut play =
            Play::<Interstellar>::begin(&mixed(number), Dice::seeded("thrown", number)).expect("a beginning");
        while !play.is_over() && thrown < 100_000 {
            for _ in 0..40.min(earlier.len()) {
                let old = &earlier[luck.below(earlier.len() as u32) as usize];
                let open = &play.asks()[luck.below(play.asks().len() as u32) as usize];
                // Half of them under a number that is open, half under one that was.
                let ask = if luck.below(2) == 0 { open.id } else { old.ask };
                let before = *play.state();
                let answer = Answer { ask, seat: Seat(luck.below(6) as u8), choice: old.choice };
                thrown += 1;
                match play.clone().answer(&answer) {
                    Err(Stop::Refused(refusal)) => {
                        refused += 1;
                        assert!(!refusal.rule.0.is_empty());
                        assert_eq!(play.answer(&answer).map(drop), Err(Stop::Refused(refusal)));
                        assert!(*play.state() == before, "a refused answer has changed the state: {answer:?}");
                    }
                    Err(Stop::Fault(fault)) => panic!("{answer:?}: {fault}"),
                    Ok(_) => assert_eq!(play.asks().find(ask).map(|ask| ask.seat), Some(answer.seat)),
                }
            }
            let answer = bench::random_answer(&play, &mut luck);
            play.answer(&answer).expect("a sampled answer");
            earlier.push(answer);
        }
        if thrown >= 100_000 {
            break;
        }
    }
    assert!(refused > thrown * 9 / 10, "{refused} of {thrown}");
}

#[test]
fn a_state_stays_small() {
    let figures = bench::measure::<Interstellar>(&Setup::new(6), 0.3);
    assert!(figures.bytes_in_memory <= 1_940, "{figures}");
}
