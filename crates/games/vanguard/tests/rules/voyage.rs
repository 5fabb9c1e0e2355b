//! What a campaign takes along from phase to phase: each rule of the ship book by itself.

use orrery_kit::Few;
use vanguard::content::{Flag, Section, Tally, Wound, at};
use vanguard::event::{Event, Worlds};
use vanguard::questions::{
    Buying, Choice, Course, Decision, Deed, Helping, Penalty, Queueing, Seconding, Studying, Visit,
};
use vanguard::state::{Close, Facility, Frame, Morale, Page, Planet, Post, Returned, State, Status, Wounding};

use super::common::*;
use super::ship::{aboard, aboard_with, crew, crew_up, enrich, on, open, ship};

/// Nobody of these sections is fit for duty.
pub fn tired(state: &mut State, sections: &[Section]) {
    for section in sections {
        for number in 0..3 {
            on(state).roster.0[crew(*section, number).index()] =
                Some(Post { section: *section, rank: 1, status: Status::Resting });
        }
    }
}

/// Lowered once more with the morale as low as it gets.
fn disheartened(arrange: impl FnOnce(&mut State)) -> Table {
    aboard(Page::Docking, |state| {
        on(state).landing = Some(at::landing::L01);
        (on(state).morale, on(state).dice, on(state).tech) = (Morale::VeryLow, 5, 0);
        (state.closed, state.planet) = (Some(Close::Evacuation), Planet::new(at::board::PE));
        arrange(state);
    })
}

// Rule: VG-LAUNCH-1
#[test]
fn one_section_alone_lands_nowhere() {
    let mut table = aboard(Page::Hangar, |state| {
        on(state).scanner = Some(at::landing::L01);
        on(state).possible = Default::default();
        tired(state, &[Section::Engineering, Section::Science, Section::Security]);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    table.expect(|state| state.party.is_empty() && state.campaign.is_some_and(|campaign| campaign.landing.is_none()));
}

// Rule: VG-LAUNCH-2, R44
#[test]
fn a_party_is_as_large_as_the_sections_allow() {
    for (away, size) in [(&[][..], 4), (&[Section::Science], 3), (&[Section::Science, Section::Recon], 2)] {
        let mut table = aboard_with(setup("campaign", 4), Page::Hangar, |state| {
            on(state).scanner = Some(at::landing::L01);
            tired(state, away);
        });
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
        table.expect(|state| state.party.len() == size);
    }
}

// Rule: VG-MISSION-3, VG-MISSION-6, VG-LAUNCH-4
#[test]
fn on_a_second_visit_what_is_done_stays_done_and_only_an_evacuation_fails() {
    let again = |done: bool| {
        let mut table = aboard(Page::Hangar, |state| on(state).scanner = Some(at::landing::L01));
        home_again(&mut table);
        open(&mut table, Page::Hangar, |state| {
            on(state).scanner = Some(at::landing::L01);
            crew_up(on(state));
            let record = on(state).records.0[at::board::PE.index()].as_mut().expect("a record");
            record.done = if done { [at::mission::M10].into_iter().collect() } else { Default::default() };
        });
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
        table.expect(|state| {
            state.planet.in_play.contains(at::mission::M10) != done && !state.planet.in_play.is_empty()
        });
        home_again(&mut table);
        ship(&table).failed
    };
    assert_eq!((again(false), again(true)), (2, 1));
}

/// They land, if they have not, and go home at once.
fn home_again(table: &mut Table) {
    play_until(table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.arrange(|state| {
        stand(state, &[1, 1]);
        enrich(state);
    });
    act(table, Deed::LiftOff);
    play_until(table, |decision| matches!(decision, Decision::Debrief(_)));
}

// Rule: VG-LEAVE-1
#[test]
fn what_the_party_had_goes_back_and_its_wounds_stay() {
    let mut table = aboard(Page::Hangar, |state| on(state).scanner = Some(at::landing::L01));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.arrange(|state| hurt(me(state), &[Wound::all().next().expect("a wound")]));
    home_again(&mut table);
    table.expect(|state| state.party.is_empty());
    assert_eq!(ship(&table).returned.iter().map(|one| one.wounds).collect::<Vec<_>>(), [1, 0]);
}

// Rule: VG-EX-38, VG-END-4, R29
#[test]
fn an_evacuation_after_success_is_a_failure_that_leaves_the_story() {
    let mut table = aboard(Page::Hangar, |state| on(state).scanner = Some(at::landing::L01));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    log(&mut table, at::log::N327);
    let card = table.play().state().rank_up.expect("a card").0;
    run(&mut table, |state| {
        find(state, at::discovery::D19, 1);
        enrich(state);
        state.rank_up = Some((card, true));
        hurt(me(state), &[at::wound::laceration; 3]);
        let wound = at::wound::laceration;
        state.frames.push(Frame::Wounded { place: FIRST, wound, stage: Wounding::Take });
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Debrief(_)));
    let campaign = ship(&table);
    assert_eq!((campaign.failed, campaign.morale), (1, Morale::Low));
    assert!(campaign.crew(None, None).all(|crew| campaign.post(crew).is_some_and(|post| post.rank < 3)));
    table.expect(|state| {
        let story = state.count(Tally::Key) == 1 && state.flags.contains(Flag::PelDone);
        let finds =
            state.vessel.relics.contains(at::exceptional::X2) && state.vessel.found.0.iter().all(|one| *one == 0);
        story && finds && state.rank_up.is_none() && state.rank_ups.contains(card)
    });
}

// Rule: VG-MORALE-2, R84
#[test]
fn somebody_deserts_or_a_level_is_lost_or_the_voyage_is_over() {
    let mut table = disheartened(|_| {});
    table.refused(ME, Choice::LowMorale(Penalty::Tech), "VG-MORALE-2");
    table.choose(ME, Choice::LowMorale(Penalty::Desertion(crew(Section::Recon, 1))));
    assert_eq!(ship(&table).post(crew(Section::Recon, 1)), None);
    let mut table = disheartened(|state| on(state).tech = 1);
    table.choose(ME, Choice::LowMorale(Penalty::Tech));
    assert_eq!(ship(&table).tech, 0);
    // The last one of a section does not go.
    let all = [Section::Engineering, Section::Recon, Section::Science, Section::Security];
    disheartened(|state| tired(state, &all)).ended("ending-lost");
}

// Rule: VG-MORALE-3
#[test]
fn the_first_time_that_hope_goes_is_told() {
    let lowered = |shown: bool| {
        let mut table = aboard(Page::Docking, |state| {
            on(state).landing = Some(at::landing::L01);
            on(state).morale = Morale::Low;
            if shown {
                on(state).shown.insert(at::log::N781);
            }
            (state.closed, state.planet) = (Some(Close::Evacuation), Planet::new(at::board::PE));
        });
        assert_eq!(ship(&table).morale, Morale::VeryLow);
        let told = |fact: &Event| matches!(fact, Event::Worlds(Worlds::LogShown { log }) if *log == at::log::N781);
        table.happened(|facts| facts.iter().any(told) != shown);
    };
    lowered(false);
    lowered(true);
}

// Rule: VG-DEBRIEF-2, VG-DEBRIEF-3
#[test]
fn nobody_rises_without_a_free_folder() {
    let pupil = crew(Section::Recon, 1);
    let mut table = aboard(Page::Debriefing, |state| {
        on(state).landing = Some(at::landing::L01);
        on(state).returned = Few::of([Returned { crew: pupil, wounds: 0 }]).expect("room");
        for number in [3, 4] {
            let post = Post { section: Section::Recon, rank: 2, status: Status::Available };
            on(state).roster.0[crew(Section::Recon, number).index()] = Some(post);
        }
        state.rank_up = Some((at::rank_up::RU3, true));
        state.rank_ups.remove(at::rank_up::RU3);
        (state.closed, state.planet) = (Some(Close::Lift), Planet::new(at::board::PE));
        state.planet.done.insert(at::mission::M10);
    });
    assert_eq!((ship(&table).folders(Section::Recon, 2), ship(&table).post(pupil).map(|post| post.rank)), (0, Some(1)));
    table.expect(|state| state.rank_ups.contains(at::rank_up::RU3));
}

// Rule: VG-DEBRIEF-4, R18, R100
#[test]
fn after_a_failure_one_promotion_can_be_bought() {
    let (old, young) = (crew(Section::Recon, 0), crew(Section::Science, 1));
    let mut table = aboard(Page::Debriefing, |state| {
        on(state).landing = Some(at::landing::L01);
        let both = [old, young].map(|crew| Returned { crew, wounds: 0 });
        (on(state).returned, on(state).failed) = (Few::of(both).expect("room"), 1);
        (state.closed, state.planet) = (Some(Close::Lift), Planet::new(at::board::PE));
        state.success = 9;
    });
    table.choose(ME, Choice::Debrief(Buying::Promote(old)));
    assert_eq!((ship(&table).post(old).map(|post| post.rank), ship(&table).bank), (Some(3), 3));
    table.refused(ME, Choice::Debrief(Buying::Promote(young)), "VG-DEBRIEF-5");
}

// Rule: VG-DEBRIEF-8
#[test]
fn a_promotion_follows_a_purchase_and_needs_a_free_folder() {
    let pupil = crew(Section::Science, 1);
    for is_free in [true, false] {
        let mut table = aboard(Page::Debriefing, |state| {
            on(state).landing = Some(at::landing::L01);
            on(state).returned = Few::of([Returned { crew: pupil, wounds: 0 }]).expect("room");
            let post = Post { section: Section::Science, rank: 2, status: Status::Available };
            (3..5).filter(|_| !is_free).for_each(|number| {
                on(state).roster.0[crew(Section::Science, number).index()] = Some(post);
            });
            state.success = 14;
        });
        table.choose(ME, Choice::Debrief(Buying::Die));
        if is_free {
            table.choose(ME, Choice::Debrief(Buying::Promote(pupil)));
            assert_eq!((ship(&table).post(pupil).map(|post| post.rank), ship(&table).bank), (Some(2), 6));
        } else {
            table.refused(ME, Choice::Debrief(Buying::Promote(pupil)), "VG-DEBRIEF-5");
        }
    }
}

// Rule: VG-DEBRIEF-6
#[test]
fn the_last_dice_are_unlocked_and_there_are_fifteen() {
    let with = |dice: u8, unlocked: bool| {
        aboard(Page::Debriefing, |state| {
            on(state).landing = Some(at::landing::L01);
            (on(state).dice, on(state).bank, on(state).dice_unlocked) = (dice, 40, unlocked);
            let pupil = crew(Section::Science, 1);
            on(state).returned = Few::of([Returned { crew: pupil, wounds: 0 }]).expect("room");
        })
    };
    with(12, false).refused(ME, Choice::Debrief(Buying::Die), "VG-DEBRIEF-5");
    let mut table = with(14, true);
    table.choose(ME, Choice::Debrief(Buying::Die));
    assert_eq!((ship(&table).dice, ship(&table).bank), (15, 26));
    table.refused(ME, Choice::Debrief(Buying::Die), "VG-DEBRIEF-5");
}

// Rule: VG-SCAN-4, R85, VG-STAR-4
#[test]
fn a_recorded_card_is_known_and_another_of_the_same_world_is_not() {
    let lines = |recorded| {
        let mut table = aboard(Page::StarMap, |state| {
            on(state).energy = 4;
            on(state).recorded.insert(recorded);
        });
        table.choose(ME, Choice::Plot(Course::Examine(at::landing::L01)));
        (ship(&table).lines, ship(&table).energy)
    };
    assert_eq!((lines(at::landing::L01), lines(at::landing::L14)), ((4, 3), (0, 3)));
}

// Rule: VG-STAR-1
#[test]
fn a_ship_that_stays_has_one_energy_more() {
    let income = |course| {
        let mut table = aboard(Page::StarMap, |state| {
            (on(state).energy, on(state).command) = (2, 0);
            on(state).possible = Default::default();
        });
        table.choose(ME, Choice::Plot(course));
        play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
        ship(&table).energy
    };
    assert_eq!(income(Course::Stay), 4);
}

// Rule: VG-SHIP-7
#[test]
fn energy_is_kept_by_a_battery() {
    let kept = |battery: bool| {
        let mut table = aboard(Page::Income, |state| {
            on(state).energy = 5;
            on(state).possible = Default::default();
            if battery {
                on(state).installed.insert(at::upgrade::B05);
            }
        });
        play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
        ship(&table).energy
    };
    assert_eq!((kept(false), kept(true)), (3, 5));
}

// Rule: VG-PROD-2, VG-PROD-6
#[test]
fn two_slots_and_one_helper_for_each() {
    let mut table = aboard(Page::Facilities, |state| on(state).command = 1);
    table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::Production)));
    for project in [at::production::C01, at::production::C06] {
        table.choose(ME, Choice::Enqueue(Queueing::Project(project)));
    }
    table.refused(ME, Choice::Enqueue(Queueing::Project(at::production::C03)), "VG-PROD-2");
    table.choose_lucky(ME, Choice::Enqueue(Queueing::Done), |state| {
        state.campaign.is_some_and(|campaign| campaign.queue[1].is_some_and(|work| work.stage == 3))
    });
    table.choose(ME, Choice::WorkOn(Helping::Crew(crew(Section::Recon, 1), 1)));
    assert_eq!(ship(&table).queue[1].map(|work| work.stage), Some(2));
    table.refused(ME, Choice::WorkOn(Helping::Crew(crew(Section::Recon, 2), 1)), "VG-PROD-2");
}

// Rule: VG-LAB-3
#[test]
fn a_scientist_of_rank_opens_a_second_project() {
    let mut table = aboard(Page::Facilities, |state| {
        on(state).command = 1;
        on(state).awaiting_research.insert(at::research::R01);
        on(state).awaiting_research.insert(at::research::R02);
    });
    table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::Laboratory)));
    table.choose(ME, Choice::Study(Studying::Project(at::research::R01)));
    table.refused(ME, Choice::StudyOn(Seconding::With(crew(Section::Science, 1))), "VG-LAB-1");
    table.choose(ME, Choice::StudyOn(Seconding::With(crew(Section::Science, 0))));
    table.choose(ME, Choice::Study(Studying::Project(at::research::R02)));
    let studied = ship(&table).studied;
    assert!(studied.contains(at::research::R01) && studied.contains(at::research::R02));
}

// Rule: VG-HANGAR-2, VG-UNLOAD-4
#[test]
fn a_damaged_lander_stays_and_fittings_come_back_to_the_store() {
    let mut table = aboard(Page::Hangar, |state| {
        on(state).landers.insert(at::lander::V2);
        on(state).landers.insert(at::lander::V4);
        on(state).damaged.insert(at::lander::V2);
        on(state).scanner = Some(at::landing::L01);
        on(state).modifications.insert(at::modification::A01);
    });
    play_until(&mut table, |decision| !matches!(decision, Decision::Repair(_)));
    table.refused(ME, Choice::ChooseLander(at::lander::V2), "VG-HANGAR-2");
    table.choose(ME, Choice::ChooseLander(at::lander::V4));
    table.choose(ME, Choice::Outfit([at::modification::A01].into_iter().collect()));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.arrange(|state| stand(state, &[1, 1]));
    act(&mut table, Deed::LiftOff);
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert!(ship(&table).modifications.contains(at::modification::A01));
}

// Rule: VG-LANDER-3
#[test]
fn supplies_never_exceed_what_a_lander_holds() {
    let mut table = at_turn("pellucid");
    let most = table.play().state().vessel.lander.supplies();
    table.arrange(|state| {
        state.vessel.modifications = Default::default();
        state.vessel.supplies = most - 1;
        state.flags.insert(Flag::Beacon);
    });
    log(&mut table, at::log::N440);
    table.expect(|state| state.vessel.supplies == most);
}

// Rule: R49
#[test]
fn of_a_card_without_copies_left_nothing_is_stocked() {
    let stocked = |left: u8| {
        let mut table = aboard(Page::Facilities, |state| {
            on(state).command = 1;
            on(state).unavailable.0[at::gear::E03.index()] = left;
        });
        table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::Production)));
        table.choose(ME, Choice::Enqueue(Queueing::Project(at::production::C01)));
        table.choose_lucky(ME, Choice::Enqueue(Queueing::Done), |state| {
            state.campaign.is_some_and(|campaign| campaign.queue[0].is_some_and(|work| work.stage == 1))
        });
        table.choose(ME, Choice::WorkOn(Helping::Crew(crew(Section::Engineering, 1), 0)));
        ship(&table).inventory.0[at::gear::E03.index()]
    };
    assert_eq!((stocked(1), stocked(0)), (1, 0));
}
