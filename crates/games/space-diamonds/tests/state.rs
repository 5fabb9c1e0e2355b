//! What the state keeps, fact by fact: ways, counts, ledgers, what was done this turn, and the figures of the end.

mod common;

use common::*;
use orrery_core::{AskId, Asking, Dice, Game, Seat, Setup, Viewer};
use space_diamonds::SpaceDiamonds;
use space_diamonds::content::{Mission, Space, Spectral};
use space_diamonds::event::{Event, Round, Voyage};
use space_diamonds::questions::{Act, Choice, Decision, Scan, Targets};
use space_diamonds::rules::missions;
use space_diamonds::sets::PerSite;
use space_diamonds::state::{Ending, Missions, Path, Phase, Turn};

fn ids(path: &Path) -> Vec<&'static str> {
    path.spaces().iter().map(|space| space.id()).collect()
}

#[test]
fn of_a_long_way_the_end_is_kept() {
    let all: Vec<Space> = Space::all().take(20).collect();
    let path = Path::from(all.clone());
    assert_eq!(path.spaces(), &all[6..]);
    assert_eq!(postcard::to_stdvec(&path), postcard::to_stdvec(&all[6..]), "it is saved as a list");
    assert_eq!(ids(&Path::of(space("EL2"))), ["EL2"]);
    assert_eq!(Path::default().spaces(), []);
    assert_eq!(format!("{:?}", Path::from(vec![space("LEO"), space("CYC")])), "[\"LEO\", \"CYC\"]");
}

#[test]
fn a_way_is_kept_from_where_the_move_began() {
    let mut play = sails(2);
    play.choose(ADA, fly("LEO>CYC>GEO")).choose(ADA, steps("EL2"));
    assert_eq!(ids(&public(&play).ship(ADA).path), ["LEO", "CYC", "GEO", "EL2"]);
    round_to(&mut play, ADA);
    play.choose(ADA, steps("BB1"));
    assert_eq!(ids(&public(&play).ship(ADA).path), ["EL2", "BB1"], "a new move begins anew");
    let mut play = rockets(2, "SC5").put(ADA, "ML2").load(ADA, "1");
    play.choose(ADA, sos("R1"));
    assert_eq!(ids(&public(&play).ship(ADA).path), ["ML2", "R1"]);
}

#[test]
fn mission_cards_are_a_set() {
    let set: Missions = [mission("DM126F"), mission("DM155F")].into_iter().collect();
    let other: Missions = [mission("DM126F")].into_iter().collect();
    assert_eq!(set.iter().map(Mission::id).collect::<Vec<_>>(), ["DM126F", "DM155F"]);
    assert_eq!(set.minus(other).iter().map(Mission::id).collect::<Vec<_>>(), ["DM155F"]);
    assert!(other.minus(set).is_empty() && !set.is_empty() && Missions::default().is_empty());
    assert!(Mission::all().all(|card| set.contains(card) == ["DM126F", "DM155F"].contains(&card.id())));
}

#[test]
fn every_ending_has_a_name_of_its_own() {
    let endings = [
        Ending::AllHome,
        Ending::ThreeTurns,
        Ending::RoundLimit,
        Ending::Abandoned,
        Ending::SoloHome,
        Ending::SoloLate,
    ];
    let names = ["all-home", "three-turns", "round-limit", "abandoned", "solo-home", "solo-late"];
    assert_eq!(endings.map(Ending::id), names.map(|name| format!("ending-{name}")).each_ref().map(String::as_str));
}

// Rule: iZ1.7, iZ2.1
#[test]
fn the_last_round_is_that_of_the_option_and_alone_the_fourteenth() {
    let last = |setup: Setup| public(&table(setup)).last_round();
    assert_eq!((last(Setup::new(2)), last(Setup::new(2).with("limit", "60")), last(Setup::new(1))), (40, 60, 14));
    assert_eq!((public(&sails(1)).is_solo(), public(&sails(2)).is_solo()), (true, false));
}

fn asked(play: &Table) -> Vec<AskId> {
    play.play().asks().iter().map(|ask| ask.id).collect()
}

/// A question that was asked before an answer is another one after it: a late click is refused.
#[test]
fn every_answer_makes_questions_new() {
    let mut play = sails(2);
    let mut before = asked(&play);
    for choice in [fly("LEO>CYC"), steps("GEO"), scanner("eros"), Choice::Turn(Act::EndTurn)] {
        let seat = public(&play).active;
        play.choose(seat, choice);
        let now = asked(&play);
        assert!(now.iter().all(|id| !before.contains(id)), "{now:?} {before:?}");
        before.extend(now);
    }
}

#[test]
fn a_question_outlives_what_does_not_answer_it() {
    let mut play = sails(3);
    let before = asked(&play);
    play.leave(BEN);
    assert_eq!(asked(&play), before);
}

// Rule: R47
#[test]
fn what_is_left_of_the_turn_is_asked_anew_after_a_loss_r47() {
    let mut play = sails(2).put(ADA, "ML2").give(ADA, "S01 C07");
    let before = asked(&play);
    play.choose_lucky(ADA, fly("ML2>MATM"), |state| state.public.phase() == Phase::Loss { count: 1 });
    let loss = asked(&play);
    play.choose(ADA, Choice::Loss(chits("C07")));
    let after = asked(&play);
    assert_eq!(public(&play).phase(), Phase::Turn);
    assert!(before.iter().chain(&loss).all(|id| !after.contains(id)), "{before:?} {loss:?} {after:?}");
}

// Rule: iD1.1
#[test]
fn a_new_turn_knows_nothing_of_the_last() {
    let mut play = rockets(2, "SC1").put(ADA, "SBB");
    play.choose_lucky(ADA, fly("SBB>SOB>SB2"), |state| state.public.turn.die.is_some_and(|die| die > 1));
    let turn = public(&play).turn;
    assert!(turn.oberth_paid && turn.used.oberth && turn.burns == 1 && turn.flight.is_some() && !turn.moved);
    assert_eq!((turn.used.jupiter, turn.used.saturn, turn.took_chit, turn.emergency), (false, false, false, false));
    play.choose(ADA, Choice::Turn(Act::EndTurn));
    assert_eq!((public(&play).turn, public(&play).phase()), (Turn::default(), Phase::Turn));
}

// Rule: R10
#[test]
fn a_move_remembers_its_thrust_where_it_came_from_and_what_is_left() {
    let mut play = rockets(2, "SC1").put(ADA, "JB1").give(ADA, "S22");
    play.choose(ADA, steps("iso-S22"));
    let flight = public(&play).turn.flight.expect("a move");
    assert_eq!((flight.thrust, flight.from, flight.regular, flight.bonus), (3, None, 3, 2));
    play.choose(ADA, steps("JFLY>JMB!"));
    let flight = public(&play).turn.flight.expect("a move");
    assert_eq!((flight.thrust, flight.from.map(Space::id), flight.regular, flight.bonus), (3, Some("JFLY"), 2, 5));
    assert_eq!((flight.entered.jupiter, flight.entered.saturn, flight.entered.oberth), (true, false, false));
}

#[test]
fn a_way_is_told_in_one_breath_with_its_sums() {
    let mut play = rockets(2, "SC1").put(ADA, "GEO");
    play.choose(ADA, fly("GEO>EL2>BB1>MFLY>BB2>HBL"));
    let told: Vec<_> = play
        .play()
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Voyage(Voyage::WayFlown { seat, way, regular, bonus, wet }) => {
                Some((*seat, way.iter().map(|space| space.id()).collect::<Vec<_>>(), *regular, *bonus, wet.text()))
            }
            _ => None,
        })
        .collect();
    assert_eq!(told, [(ADA, vec!["EL2", "BB1", "MFLY", "BB2", "HBL"], 1, 1, "7 1/2")]);
}

#[test]
fn a_way_over_a_skull_is_told_in_two_breaths() {
    let mut play = rockets(2, "SC1").put(ADA, "EL2").load(ADA, "8");
    play.choose_lucky(ADA, fly("EL2>BB1>ERX>eros"), |state| state.public.ship(ADA).at == space("eros"));
    let lengths: Vec<usize> = play
        .play()
        .events()
        .iter()
        .filter_map(
            |event| if let Event::Voyage(Voyage::WayFlown { way, .. }) = event { Some(way.len()) } else { None },
        )
        .collect();
    assert_eq!(lengths, [2, 1], "to the roll, and on from there");
}

// Rule: iB2a.1, R22, R52
#[test]
fn a_chit_is_counted_by_where_it_lay() {
    for (site, counts) in [
        ("mars_north", (1, 0, 0)),
        ("phobos", (0, 0, 0)),
        ("hathor", (0, 1, 0)),
        ("mercury_north", (0, 1, 0)),
        ("itokawa", (0, 0, 0)),
        ("encke", (0, 0, 1)),
    ] {
        let mut play = rockets(2, "SC1").put(ADA, site);
        let letter = space(site).site().expect("a site").spectral;
        play.choose(ADA, Choice::Turn(Act::Discover));
        let ship = public(&play).ship(ADA);
        assert_eq!((ship.from_mars, ship.from_inner, ship.from_comets), counts, "{site}");
        assert_eq!((ship.discovered, ship.chits(), ship.letters[letter.index()]), (1, 1, 1), "{site}");
        assert_eq!(public(&play).takers.get(space(site)), Some(ADA.0));
        assert!(public(&play).uncovered.contains(space(site)) && !public(&play).has_chit(space(site)));
    }
}

// Rule: iE4a.2
#[test]
fn lost_and_spent_chits_leave_the_hand_and_its_letters() {
    let mut play = sails(2).put(ADA, "ML2").give(ADA, "S01 S22 C07");
    play.choose_lucky(ADA, fly("ML2>MATM"), |state| state.public.phase() == Phase::Loss { count: 2 });
    play.choose(ADA, Choice::Loss(chits("S01 C07")));
    let ship = public(&play).ship(ADA);
    assert_eq!((ship.letters, ship.chits(), ship.discovered), ([1, 0, 0, 0, 0, 0], 1, 3), "found is found");
    assert!(public(&play).spent[0].is_empty(), "what a hazard takes is not shown");
    round_to(&mut play, ADA);
    play.choose(ADA, steps("iso-S22"));
    assert_eq!((public(&play).ship(ADA).letters, public(&play).spent[0]), ([0; 6], chits("S22")));
}

// Rule: iH1b.1
#[test]
fn coming_home_keeps_rank_and_round() {
    let mut play = sails(3).put(ADA, "CYC").give(ADA, "S01 S02 S03 S04").with(|state| state.public.round = 7);
    play.choose(ADA, fly("CYC>LEO"));
    let ship = public(&play).ship(ADA);
    assert_eq!((ship.rank, ship.home_round, ship.turns_left), (Some(1), 7, None));
    assert_eq!((public(&play).ranks_taken(), public(&play).plays(ADA), public(&play).plays(BEN)), (1, false, true));
    assert_eq!(public(&play).present().count(), 3);
}

// Rule: iGa.1
#[test]
fn progress_says_how_much_there_is_and_how_much_it_needs() {
    let play = rockets(2, "SC1").with(|state| {
        let ship = &mut state.public.ships[0];
        (ship.from_mars, ship.from_inner, ship.tanks, ship.emergencies, ship.oberths) = (1, 3, 9, 2, 1);
        state.public.takers.set(space("hermes_a"), ADA.0);
        state.public.takers.set(space("hermes_b"), BEN.0);
        state.public.takers.set(space("eureka"), BEN.0);
        (state.public.turn.burns, state.public.turn.used.jupiter) = (4, true);
    });
    let of = |seat: Seat, id: &str| missions::progress(public(&play), seat, mission(id));
    assert_eq!((of(ADA, "DM131F"), of(ADA, "DM134F"), of(ADA, "DM143F")), ((1, 2), (2, 2), (9, 13)));
    assert_eq!((of(ADA, "DM147F"), of(ADA, "DM154F"), of(ADA, "DM149F")), ((2, 3), (1, 2), (1, 2)));
    assert_eq!((of(ADA, "DM152F"), of(ADA, "DM151F"), of(ADA, "DM126F")), ((4, 10), (1, 2), (0, 1)));
    assert_eq!(
        (of(BEN, "DM152F"), of(BEN, "DM151F"), of(BEN, "DM126F")),
        ((0, 10), (0, 2), (1, 1)),
        "it is Ada's turn"
    );
}

// Rule: iGa.1
#[test]
fn a_feat_that_was_done_stays_done_in_the_progress() {
    let mut play = rockets(2, "SC1").put(ADA, "eureka").with(|state| state.public.turn.used.jupiter = true);
    play.choose(ADA, Choice::Turn(Act::Discover));
    assert!(public(&play).ship(ADA).feats.contains(mission("DM151F")));
    round_to(&mut play, ADA);
    assert_eq!(missions::progress(public(&play), ADA, mission("DM151F")), (2, 2));
    assert_eq!(public(&play).first_at(mission("DM151F")), Some(ADA));
    assert_eq!(public(&play).first_at(mission("DM150F")), None);
}

// Rule: iA1.2
#[test]
fn the_figures_of_a_finished_game_say_what_points_were_made_of() {
    let mut play = table(Setup::new(2)).give(ADA, "V03 S22").deal(ADA, "DM135F").deal(BEN, "DM126F");
    play.arrange(|state| {
        (state.public.round, state.public.first) = (40, BEN);
        state.public.ships[1].rank = Some(1);
    });
    play.choose(ADA, Choice::Turn(Act::EndTurn)).ended("ending-round-limit");
    let wanted = [
        ("rounds", 40),
        ("points from the race", 0),
        ("points from chits", 4),
        ("points from missions", 2),
        ("chits held", 2),
        ("home", 0),
        ("DM135F", 1),
        ("points from the race", 4),
        ("points from chits", 0),
        ("points from missions", 0),
        ("chits held", 0),
        ("home", 1),
        ("DM126F", 0),
    ];
    assert_eq!(SpaceDiamonds::figures(play.play().state()), wanted);
}

// Rule: iC1b.1, iF1.1
#[test]
fn of_a_finished_game_it_is_told_who_had_which_mission_and_site_and_whether_the_winner_is_home() {
    let mut play = table(Setup::new(2)).deal(ADA, "DM135F").deal(BEN, "DM126F");
    play.arrange(|state| {
        (state.public.round, state.public.first) = (40, BEN);
        state.public.takers.set(space("eureka"), BEN.0);
    });
    play.choose(ADA, Choice::Turn(Act::EndTurn)).ended("ending-round-limit");
    let held = SpaceDiamonds::held(play.play().state());
    let end = Event::Round(Round::Ended { ending: Ending::RoundLimit });
    let counts = SpaceDiamonds::COUNTS.map_or(Vec::new(), |counts| counts(play.play().state(), &end));
    assert_eq!(counts, [("winner home".to_owned(), 0), ("winner home".to_owned(), 0)], "both have no points");
    let told: Vec<(Seat, &str, &str)> = held.iter().map(|held| (held.seat, held.sort, held.name)).collect();
    assert_eq!(told, [(ADA, "mission", "DM135F"), (BEN, "mission", "DM126F"), (BEN, "site", "eureka")]);
}

// Rule: iZ3.2, iF2.1
#[test]
fn a_scan_that_runs_out_of_time_takes_one_site() {
    let play = rockets(2, "SC1");
    let ask = play.play().asks().iter().find(|ask| ask.decision == Decision::Scan(Scan)).cloned().expect("the scanner");
    let choice = SpaceDiamonds::fallback(play.play().state(), &ask);
    assert!(matches!(&choice, Choice::Scan(Targets(sites)) if sites.len() == 1), "{choice:?}");
    assert_eq!(SpaceDiamonds::check(play.play().state(), &ask, &choice), Ok(()));
}

// Rule: iZ1.3
#[test]
fn faces_are_forgotten_at_the_end_of_ones_own_turn_and_not_before() {
    let mut play = sails(2).put(ADA, "eureka").lay("eureka", "S17").put(BEN, "eros").lay("eros", "S18");
    play.choose(ADA, Choice::Turn(Act::Discover))
        .choose(ADA, Choice::Turn(Act::EndTurn))
        .choose(BEN, Choice::Turn(Act::Discover));
    play.sees(Viewer::Seat(BEN), |view| view.fresh == chits("S17"));
    play.sees(Viewer::Seat(ADA), |view| view.fresh == chits("S18"));
    play.sees(Viewer::Spectator, |view| view.fresh == chits("S18"));
    play.choose(BEN, Choice::Turn(Act::EndTurn));
    play.sees(Viewer::Seat(BEN), |view| view.fresh.is_empty());
    play.sees(Viewer::Seat(ADA), |view| view.fresh == chits("S18"));
}

// Rule: R28, iZ1.2
#[test]
fn unknown_water_is_imagined_as_what_is_left_of_its_letter() {
    let play = rockets(2, "SC1").with(|state| state.public.scanned[0].insert(space("icarus")));
    let truth = play.play().state();
    let drops = |water: &PerSite, letter: Spectral| -> Vec<u8> {
        let of_letter = |site: &Space| site.site().is_some_and(|site| site.spectral == letter);
        let under_chits = water.iter().filter(|(site, _)| of_letter(site) && truth.public.has_chit(*site));
        let mut drops: Vec<u8> = under_chits.map(|(_, drops)| drops).collect();
        drops.sort_unstable();
        drops
    };
    let view = SpaceDiamonds::view(truth, Viewer::Seat(ADA));
    let worlds = [1, 2]
        .map(|seed| SpaceDiamonds::imagine(&view, Viewer::Seat(ADA), &mut Dice::seeded("water", seed)).secret.water);
    assert_ne!(worlds[0], worlds[1]);
    for water in &worlds {
        assert_eq!(water.get(space("icarus")), Some(4), "what is known stays");
        for letter in Spectral::ALL {
            assert_eq!(drops(water, letter), drops(&truth.secret.water, letter), "{letter:?}");
        }
    }
}
