//! What several players decide for their own crew, how large their party is, and what goes on when one has died.

use orrery_core::{Seat, Setup};
use orrery_kit::Few;
use orrery_kit::fx::At;
use vanguard::content::{Colour, Event, Flag, Icon, Section, Tally, at};
use vanguard::questions::{
    Aside, Choice, Combining, Decision, Deed, Help, Loading, Manner, Paid, PassStart, PickDice, Reaction,
};
use vanguard::state::{Colours, Effect, Frame, Landed, Lethal, Origin, Page, Place, Standee, State, Threats, Wounding};

use super::common::*;
use super::ship::{aboard, aboard_with, on};
use super::voyage::tired;

const OTHER: Seat = Seat(1);

/// Two players in the middle of a landing.
fn landing(setup: Setup) -> Table {
    let mut table = Table::new(setup);
    play_until(&mut table, |decision| matches!(decision, Decision::KeepRankUp(_)));
    table
}

/// What lies on the frames now is carried out; the second crew member is alive in any case.
fn let_run(table: &mut Table, arrange: impl FnOnce(&mut State)) {
    table.arrange(|state| {
        arrange(state);
        state.frames.push(Frame::Ask { seat: ME, question: PassStart.into() });
    });
    table.choose(ME, Choice::PassStart(SECOND));
}

/// In the middle of its turn the first crew member has died.
fn lost_in_its_turn(state: &mut State) {
    state.terms.lethal = Lethal::On;
    state.party[0].is_dead = true;
    state.frames.only(Frame::Turn);
}

fn asked_for_dice(table: &Table) -> Option<(Seat, PickDice)> {
    table.play().asks().iter().find_map(|ask| match ask.decision {
        Decision::PickDice(one) => Some((ask.seat, one)),
        _ => None,
    })
}

// Rule: VG-GEN-6, DP22, DP23, VG-LAND-3
#[test]
fn in_a_landing_recon_says_how_and_everybody_with_which_dice() {
    let mut table = landing(setup("pellucid", 2));
    let (recon, landing) = (table.play().state().controller(Section::Recon), at::landing::L01);
    assert_eq!(recon, OTHER);
    let (mut flare, place) = (None, FIRST);
    for block in 0..40 {
        let is_flare = |at: u8| {
            landing.program().block(at).iter().any(|stmt| {
            matches!(stmt, vanguard::content::Stmt::Choose(parts) if parts.iter().any(|part| {
                landing.program().block(*part).iter().any(|stmt| matches!(stmt, vanguard::content::Stmt::Do(vanguard::content::Verb::SuppliesLess(-2, _))))
            }))
        })
        };
        flare = flare.or(is_flare(block).then_some(block));
    }
    let at = At::block(place, flare.expect("a flare"));
    let_run(&mut table, |state| {
        state.frames.only(Frame::Landing { steps: 0 });
        state.frames.push(Frame::Effect(Effect { origin: Origin::Landing(landing), at, source: place, here: None }));
    });
    table.asked(recon, |decision| matches!(decision, Decision::Choose(_)));
    table.choose(recon, Choice::Choose(1));
    for place in [FIRST, SECOND] {
        let (seat, asked) = asked_for_dice(&table).expect("dice are asked for");
        assert_eq!((seat, asked.place), (table.play().state().member(place).seat, place));
        let die = asked.from.iter().next().expect("a die");
        table.choose(seat, Choice::PickDice(dice([die.0])));
    }
}

// Rule: VG-GEN-6, R24, VG-CARD-2
#[test]
fn nobody_is_asked_about_anothers_hand_before_the_party_has_landed() {
    let mut table = landing(setup("loom", 2).with("hands", "closed"));
    table.arrange(|state| state.flags.insert(Flag::IdemFriend));
    for _ in 0..2 {
        play_until(&mut table, |decision| matches!(decision, Decision::PickCards(_)));
        let asks = table.play().asks();
        let ask = asks.iter().find(|ask| ask.must).expect("somebody is asked");
        let Decision::PickCards(asked) = ask.decision else { panic!("cards are asked for") };
        assert_eq!(ask.seat, table.play().state().member(asked.place).seat);
        let (seat, hand) = (ask.seat, table.play().state().member(asked.place).hand);
        table.choose(seat, Choice::PickCards([hand[0]].into_iter().collect()));
    }
}

// Rule: VG-LAUNCH-4, VG-FX-29
#[test]
fn events_that_were_seen_on_another_world_are_shuffled_in() {
    let mut table = aboard(Page::Hangar, |state| {
        on(state).scanner = Some(at::landing::L01);
        state.decks.events = Event::all().filter(|event| event.id().starts_with('K')).collect();
        state.decks.known_events = Few::of([at::event::K01, at::event::K02]).expect("room");
    });
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.decks.known_events.is_empty() && state.decks.events.len() == 40);
}

// Rule: VG-LAUNCH-2, VG-PLAY-3, R44
#[test]
fn who_has_crew_to_spare_sends_them_for_those_who_have_none() {
    use Section::{Engineering, Recon, Science, Security};
    let cases: [(u8, &[Section], &[Section]); 3] = [
        (2, &[Engineering, Science], &[Recon, Security]),
        (3, &[Recon], &[Engineering, Security, Science]),
        (3, &[Science, Recon], &[Engineering, Security]),
    ];
    for (seats, away, there) in cases {
        let mut table = aboard_with(setup("campaign", seats), Page::Hangar, |state| {
            on(state).scanner = Some(at::landing::L01);
            tired(state, away);
        });
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
        table.expect(|state| state.party.iter().map(|member| member.section).eq(there.iter().copied()));
    }
}

// Rule: VG-END-6, VG-LETHAL-2, VG-END-4
#[test]
fn the_evacuation_log_counts_what_was_done_though_all_are_dead() {
    for done in [true, false] {
        let mut table = at_turn("pellucid");
        run(&mut table, |state| {
            state.terms.lethal = Lethal::On;
            state.party[1].is_dead = true;
            me(state).available = dice([0, 1, 2]);
            hurt(me(state), &[at::wound::laceration; 3]);
            if done {
                state.planet.done.insert(at::mission::M10);
            }
            let wound = at::wound::laceration;
            state.frames.push(Frame::Wounded { place: FIRST, wound, stage: Wounding::Take });
        });
        table.ended("ending-evacuated");
        table.expect(|state| state.flags.contains(Flag::PelDone) == done);
        table.expect(|state| state.account.logs.contains(at::log::N330));
    }
}

// Rule: VG-LETHAL-6, VG-LAND-6
#[test]
fn the_landed_log_is_for_those_who_have_landed() {
    let mut table = landing(setup("loom", 1));
    let_run(&mut table, |state| {
        state.terms.lethal = Lethal::On;
        state.party[0].is_dead = true;
        state.flags.insert(Flag::Colossus);
        state.frames.only(Frame::Landed(Landed::Log));
    });
    table.expect(|state| state.success == 1);
}

// Rule: VG-LETHAL-6, VG-EVENT-3, VG-TIME-3
#[test]
fn a_track_comes_to_its_end_though_the_one_whose_turn_it_is_has_died() {
    let mut table = at_turn("matchstick");
    let_run(&mut table, |state| {
        lost_in_its_turn(state);
        (state.planet.over, state.planet.over_time) = (Some(at::condition::G04), 3);
        let condition = Some(at::condition::G04);
        state.frames.push(Frame::Time { place: FIRST, condition, threats: Threats::NONE, by: 1 });
    });
    table.ended("ending-evacuated");
}

// Rule: VG-LETHAL-6, VG-ROLL-26
#[test]
fn a_counter_on_its_box_counts_though_the_one_whose_turn_it_is_has_died() {
    let mut table = at_turn("cinder-archive");
    let_run(&mut table, |state| {
        lost_in_its_turn(state);
        stand(state, &[1, 3]);
        let (action, green, red) = (at::action::TH03_1, 0, 5);
        state.planet.progress = Few::of([vanguard::state::Progress { action, green, red }]).expect("room");
        let threats = Threats::NONE.with(at::threat::TH03);
        state.frames.push(Frame::Time { place: FIRST, condition: None, threats, by: 1 });
    });
    table.expect(|state| state.deeds.dangers == 1);
}

// Rule: VG-FX-7
#[test]
fn in_a_log_here_is_where_the_reader_stands_by_then() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        man(state, FIRST, Section::Recon, at::crew::CR03, 1, 5);
        stand(state, &[7, 1]);
        place_poi(state, at::poi::P207);
        hold(me(state), &[at::card::RE03]);
        rolled(state, Some(at::action::P207_1), &[(FIRST, 4, &[Icon::BAS]), (FIRST, 2, &[Icon::ACC])]);
        let (action, green, red) = (at::action::P207_1, 0, 1);
        state.planet.progress = Few::of([vanguard::state::Progress { action, green, red }]).expect("room");
    });
    table.choose(ME, Choice::React(Reaction::Pass));
    table.choose(ME, Choice::Combos(Combining::Card(at::card::RE03, Paid(0b01))));
    play_until(&mut table, |decision| matches!(decision, Decision::StepTo(_) | Decision::TakeAction(_)));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.sector_of(FIRST) != 7 && state.account.logs.contains(at::log::N325));
    table.expect(|state| state.deeds.dangers == 1 && state.count(Tally::Pekey) == 0);
}

// Rule: DP21, VG-SHIP-9, VG-GEAR-2
#[test]
fn cargo_is_loaded_by_engineering_and_small_gear_by_those_whose_crew_carries_it() {
    let mut table = Table::new(setup("lifeline", 2));
    play_until(&mut table, |decision| matches!(decision, Decision::Load(_)));
    let [first, second] = [FIRST, SECOND].map(|place| table.play().state().member(place).seat);
    assert_eq!((first, second), (ME, OTHER));
    let load = |gear, place| Choice::Load(Loading::With(gear, place));
    table.refused(ME, load(at::gear::E05, SECOND), "VG-GEAR-2");
    table.choose(ME, load(at::gear::E05, FIRST)).choose(ME, load(at::gear::E01, SECOND));
    table.choose(ME, Choice::Load(Loading::Done));
    table.asked(OTHER, |decision| matches!(decision, Decision::Load(_)));
    table.refused(OTHER, load(at::gear::E01, SECOND), "VG-GEAR-2");
    table.choose(OTHER, load(at::gear::E16, SECOND));
    table.not_asked(OTHER, |decision| matches!(decision, Decision::Load(_)));
    table.expect(|state| state.party.iter().all(|member| member.gear.iter().count() >= 1));
}

// Rule: R104, VG-SETUP-7
#[test]
fn who_has_only_one_place_left_is_not_asked() {
    let mut table = Table::new(setup("eye", 2));
    play_until(&mut table, |decision| matches!(decision, Decision::StartIn(_)));
    table.choose(ME, Choice::StartIn(2));
    table.not_asked(OTHER, |decision| matches!(decision, Decision::StartIn(_)));
    table.expect(|state| state.sector_of(SECOND) == 1);
}

// Rule: R104, DP20
#[test]
fn who_has_only_one_to_send_is_not_asked() {
    let mut table = aboard(Page::Hangar, |state| {
        on(state).scanner = Some(at::landing::L01);
        for crew in (4..12).map(vanguard::content::Crew) {
            on(state).roster.0[crew.index()] = None;
        }
    });
    play_until(&mut table, |decision| matches!(decision, Decision::SendCrew(_) | Decision::ChooseDeck(_)));
    assert!(is_asked(&table, |decision| matches!(decision, Decision::ChooseDeck(_))));
    table.expect(|state| state.party.iter().all(|member| member.rank == 2));
}

/// In Lethal Space three wounds are all that this one can bear, and three dice all it has.
fn worn_out(state: &mut State, place: Place) {
    state.terms.lethal = Lethal::On;
    let member = &mut state.party[place.index()];
    hurt(member, &[at::wound::laceration; 3]);
    (member.available, member.spent) = (dice([0]), dice([1, 2]));
}

// Rule: VG-LETHAL-6, R90
#[test]
fn the_world_ends_though_who_was_to_read_of_it_died_of_it() {
    let mut table = at_turn("loom");
    run(&mut table, |state| {
        worn_out(state, FIRST);
        let log = at::log::N454;
        state.frames.push(effect(Origin::Log(log), log.effect(), FIRST));
    });
    table.choose(ME, Choice::Column(Colour::G));
    table.ended("ending-evacuated");
    table.expect(|state| state.is_dead(FIRST) && !state.is_dead(SECOND));
}

// Rule: VG-LETHAL-6, R90
#[test]
fn a_threat_that_has_killed_begins_anew() {
    let mut table = at_turn("slow-city");
    let_run(&mut table, |state| {
        lost_in_its_turn(state);
        let threat = at::threat::TH10;
        state.planet.threats[threat.index()] = Standee { is_in_play: true, sector: 2, time: 3 };
        state.frames.push(effect(Origin::Threat(threat), threat.track()[2], FIRST));
    });
    table.expect(|state| state.planet.standee(at::threat::TH10).time == 0);
}

// Rule: VG-LETHAL-6, R90
#[test]
fn what_one_does_or_suffers_stops_with_its_death() {
    let (action, danger) = (at::action::P501_1, at::danger::C);
    let row = action.green().expect("a row").effect;
    let struck = danger.uncommon();
    for (origin, block) in [(Origin::Action(action), row), (Origin::Danger(danger), struck)] {
        let mut table = at_turn("pellucid");
        let before = table.play().state().vessel.supplies;
        let_run(&mut table, |state| {
            lost_in_its_turn(state);
            state.frames.push(effect(origin, block, FIRST));
        });
        table.expect(|state| state.success == 0 && state.vessel.supplies == before);
    }
}

/// Three players' crew in one sector: who acts, and the others.
fn three_in_a_sector() -> (Table, [Place; 3]) {
    let mut table = Table::new(setup("pellucid", 3));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    let active = table.play().state().turn.expect("a turn").place;
    let [other, third] = [1, 2].map(|steps| Place((active.0 + steps) % 3));
    let sections = [Section::Recon, Section::Science, Section::Security];
    let crew = [at::crew::CR03, at::crew::CR02, at::crew::CR01];
    table.arrange(|state| {
        for (number, place) in [active, other, third].into_iter().enumerate() {
            man(state, place, sections[number], crew[number], 1, 5);
        }
        stand(state, &[1, 1, 1]);
    });
    (table, [active, other, third])
}

fn seat_of(table: &Table, place: Place) -> Seat {
    table.play().state().member(place).seat
}

// Rule: VG-LETHAL-6, R90
#[test]
fn the_die_that_one_has_given_is_not_rolled_once_it_has_died() {
    let (mut table, [active, other, third]) = three_in_a_sector();
    table.arrange(|state| worn_out(state, other));
    let [one, two, three] = [active, other, third].map(|place| seat_of(&table, place));
    table.choose(one, Choice::TakeAction(Deed::Prepare(Manner::Check)));
    table.choose(one, Choice::PickDice(dice([3])));
    table.choose(two, Choice::Assist(Help::Die(vanguard::state::SectionDie(0))));
    table.choose(two, Choice::Meanwhile(Aside::Strain(other)));
    table.choose(three, Choice::Assist(Help::Nothing));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.is_dead(other) && state.dice_in_play(other) == 0 && state.dice_in_play(active) == 5);
}

// Rule: VG-LETHAL-2, VG-LETHAL-6
#[test]
fn what_others_have_given_is_spent_when_the_one_who_checks_dies() {
    let (mut table, [active, other, third]) = three_in_a_sector();
    table.arrange(|state| worn_out(state, active));
    let [one, two, three] = [active, other, third].map(|place| seat_of(&table, place));
    table.choose(one, Choice::TakeAction(Deed::Prepare(Manner::Check)));
    table.choose(one, Choice::PickDice(dice([0])));
    table.choose(two, Choice::Assist(Help::Die(vanguard::state::SectionDie(4))));
    table.choose(one, Choice::Meanwhile(Aside::Strain(active)));
    table.not_asked(three, |decision| matches!(decision, Decision::Assist(_)));
    table.expect(|state| state.is_dead(active) && state.trial.is_none() && state.member(other).spent == dice([4]));
}

// Rule: VG-STRAIN-5
#[test]
fn a_strain_may_make_the_room_for_the_die_it_brings() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        man(state, FIRST, Section::Recon, at::crew::CR03, 1, 8);
        me(state).injured = Colours::NONE.with(Colour::G);
        (me(state).available, me(state).spent) = (dice([1, 2, 3]), dice([7]));
    });
    table.choose(ME, Choice::Meanwhile(Aside::Strain(FIRST)));
    table.choose(ME, Choice::PickDice(dice([3])));
    table.expect(|state| state.party[0].available == dice([1, 2, 7]) && state.party[0].spent.is_empty());
    table.arrange(|state| {
        me(state).injured = Colours::NONE.with(Colour::R);
        (me(state).available, me(state).spent) = (dice([0]), dice([6]));
    });
    table.refused(ME, Choice::Meanwhile(Aside::Strain(FIRST)), "table");
}
