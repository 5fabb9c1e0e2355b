//! The ship book and the arc of a campaign.

use orrery_core::{Ask, Asking, Seat, SeatSet, Setup, Words};
use orrery_kit::Few;
use vanguard::Vanguard;
use vanguard::content::{Crew, Discovery, Ending, Flag, Gear, Section, Situation, Tally, Upgrade, at};
use vanguard::questions::{
    Buying, Choice, Course, Decision, Muster, MusterFor, Nursing, Penalty, Probe, Queueing, Sections, Solution,
    Studying, Training, Visit,
};
use vanguard::rules::end;
use vanguard::state::{
    Campaign, Close, Errand, Facility, Frame, Landings, Lethal, Morale, Origin, Page, Post, Returned, State, Status,
    Work,
};

use super::common::*;

/// A ship with three available crew members in every section: the first of rank 2.
pub fn crew_up(campaign: &mut Campaign) {
    for (at, crew) in Crew::all().take(12).enumerate() {
        let section = Section::ALL[at % 4];
        let rank = if at < 4 { 2 } else { 1 };
        campaign.roster.0[crew.index()] = Some(Post { section, rank, status: Status::Available });
    }
}

pub fn crew(section: Section, number: usize) -> Crew {
    Crew((section.index() + 4 * number) as u8)
}

/// A campaign aboard at this page.
pub fn aboard(page: Page, arrange: impl FnOnce(&mut State)) -> Table {
    aboard_with(setup("campaign", 1), page, arrange)
}

pub fn aboard_with(setup: Setup, page: Page, arrange: impl FnOnce(&mut State)) -> Table {
    let mut table = Table::new(setup);
    open(&mut table, page, |state| {
        state.party = Few::NONE;
        (state.planet.crew, state.round, state.turn) = (0, 0, None);
        let campaign = state.campaign.as_mut().expect("a campaign");
        crew_up(campaign);
        campaign.landings.insert(at::landing::L01);
        state.decks.recruits = Crew::all().skip(12).collect();
        arrange(state);
    });
    table
}

/// What lies on the page is carried out: a question without weight is answered first.
pub fn open(table: &mut Table, page: Page, arrange: impl FnOnce(&mut State)) {
    table.arrange(|state| {
        arrange(state);
        state.frames.only(Frame::Ship { page, at: 0 });
        let question = vanguard::questions::UseShip { card: at::discovery::D01 };
        state.frames.push(Frame::Ask { seat: ME, question: question.into() });
    });
    table.choose(ME, Choice::UseShip(false));
}

pub fn ship(table: &Table) -> Campaign {
    table.play().state().campaign.expect("a campaign")
}

pub fn on(state: &mut State) -> &mut Campaign {
    state.campaign.as_mut().expect("a campaign")
}

/// Enough to buy something, so that the debriefing is put (R104).
pub fn enrich(state: &mut State) {
    on(state).bank = 20;
}

// Rule: VG-SETUP-1
#[test]
fn a_campaign_begins_with_what_the_ship_has() {
    let campaign = Campaign::new();
    assert_eq!((campaign.objective, campaign.tech, campaign.morale), (at::objective::O01, 1, Morale::Medium));
    let complex = [at::production::C01, at::production::C02, at::production::C03, at::production::C06];
    assert!(campaign.laboratory.iter().eq([at::research::R04]) && campaign.complex.iter().eq(complex));
    assert!(campaign.landers.iter().eq([at::lander::V1]));
}

// Rule: VG-SETUP-2
#[test]
fn the_first_ten_situations_are_possible() {
    let campaign = Campaign::new();
    let ids = |of: vanguard::state::Situations| of.iter().map(|one| one.id()).collect::<Vec<_>>();
    assert_eq!(ids(campaign.possible), (1..=10).map(|number| format!("S{number:02}")).collect::<Vec<_>>());
    assert_eq!((campaign.future.len(), campaign.slots), (16, [None; 4]));
}

// Rule: VG-SETUP-3, VG-SETUP-4
#[test]
fn nothing_is_owned_nobody_aboard_and_no_landing_open() {
    let campaign = Campaign::new();
    assert_eq!((campaign.inventory.0.iter().sum::<u8>(), campaign.unavailable.0.iter().sum::<u8>()), (0, 51));
    assert!(campaign.roster.0.iter().all(Option::is_none));
    assert_eq!(vanguard::state::Decks::new().recruits.len(), 48);
    assert_eq!((campaign.system, campaign.landings), (at::system::Y1, Landings::NONE));
}

// Rule: VG-SETUP-5, VG-SETUP-9, VG-TUT-7, VG-SHIP-2
#[test]
fn after_the_eye_the_crew_comes_aboard() {
    let mut table = Table::new(setup("campaign", 1));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    run(&mut table, |state| {
        state.success = 6;
        state.planet.done = [at::mission::M01, at::mission::M03].into_iter().collect();
        let log = at::log::N204;
        state.frames.push(effect(Origin::Log(log), log.effect(), FIRST));
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Debrief(_)));
    assert_eq!(ship(&table).bank, 6);
    table.choose(ME, Choice::Debrief(Buying::Die));
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    let campaign = ship(&table);
    assert_eq!((campaign.dice, campaign.bank, campaign.energy, campaign.command), (6, 1, 3, 2));
    for section in Section::ALL {
        assert_eq!(campaign.crew(Some(section), Some(Status::Available)).count(), 1);
        assert_eq!(campaign.crew(Some(section), Some(Status::Resting)).count(), 2);
    }
    assert!(campaign.landings.contains(at::landing::L01) && campaign.landings.contains(at::landing::L02));
    table.expect(|state| state.count(Tally::Phase) == 1);
}

// Rule: VG-EX-70, VG-SHIP-8, R50
#[test]
fn the_penalty_token_costs_one_energy_once() {
    let mut table = aboard(Page::Income, |state| {
        let campaign = on(state);
        campaign.slots = [Some(at::situation::S22), Some(at::situation::S21), None, None];
        campaign.possible = Default::default();
    });
    assert!(is_asked(&table, |decision| matches!(decision, Decision::CrewPick(_))), "only crew can be tired");
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert!(ship(&table).penalty);
    assert_eq!((ship(&table).energy, ship(&table).crew(None, Some(Status::Resting)).count()), (3, 2));
    open(&mut table, Page::Income, |state| {
        on(state).possible = Default::default();
        on(state).slots = [None; 4];
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert_eq!((ship(&table).energy, ship(&table).penalty), (2, false));
}

// Rule: VG-BRIDGE-5
#[test]
fn upgrades_bring_more_energy_and_command() {
    let pools = |upgrade: Option<Upgrade>| {
        let mut table = aboard(Page::Income, |state| {
            on(state).installed = upgrade.into_iter().collect();
            on(state).possible = Default::default();
        });
        play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
        (ship(&table).energy, ship(&table).command)
    };
    assert_eq!(pools(None), (3, 2));
    assert_eq!((pools(Some(at::upgrade::B03)), pools(Some(at::upgrade::B04))), ((4, 2), (3, 3)));
}

// Rule: VG-BRIDGE-9
#[test]
fn income_follows_the_objective_that_was_set_on_the_same_page() {
    let mut table = aboard(Page::Clock, |state| {
        state.flags.insert(Flag::PelDone);
        on(state).possible = Default::default();
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert_eq!((ship(&table).objective, ship(&table).command), (at::objective::O02, 3));
}

// Rule: VG-EX-64, VG-SHIP-5, R43
#[test]
fn late_energy_comes_with_the_next_income() {
    let mut table = aboard(Page::Unloading, |state| {
        state.vessel.found.0[at::discovery::D27.index()] = 1;
        state.decks.discoveries.0[at::discovery::D27.index()] -= 1;
        on(state).landing = Some(at::landing::L01);
        on(state).possible = Default::default();
    });
    table.choose(ME, Choice::UseShip(true));
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert_eq!(ship(&table).energy, 5);
}

// Rule: VG-BRIDGE-6, VG-EX-83, R82
#[test]
fn a_situation_that_comes_while_others_strike_waits() {
    let mut table = aboard(Page::Income, |state| {
        let campaign = on(state);
        campaign.slots = [Some(at::situation::S14), Some(at::situation::S25), None, None];
        campaign.possible = [at::situation::S03].into_iter().collect();
    });
    table.choose(ME, Choice::Choose(0));
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    let campaign = ship(&table);
    assert_eq!((campaign.morale, campaign.command), (Morale::Low, 1));
    assert_eq!(campaign.slots[0], Some(at::situation::S03));
    assert_eq!(campaign.crew(None, Some(Status::Resting)).count(), 0, "it has not struck");
}

/// One situation is revealed while these lie in the slots and this one is possible.
fn revealed(slots: [Option<Situation>; 4], possible: &[Situation]) -> Campaign {
    let mut table = aboard(Page::Save, |_| {});
    table.arrange(|state| {
        (on(state).slots, on(state).energy) = (slots, 3);
        on(state).possible = possible.iter().copied().collect();
        state.frames.only(Frame::Ship { page: Page::Reveal, at: 1 });
        let question = vanguard::questions::UseShip { card: at::discovery::D01 };
        state.frames.push(Frame::Ask { seat: ME, question: question.into() });
    });
    table.choose(ME, Choice::UseShip(false));
    ship(&table)
}

// Rule: VG-BRIDGE-7
#[test]
fn a_situation_comes_into_the_first_free_slot_or_strikes_at_once() {
    use at::situation::{S01, S02, S03, S04, S05};
    let campaign = revealed([Some(S01), None, Some(S02), None], &[S04]);
    assert_eq!((campaign.slots, campaign.energy), ([Some(S01), Some(S04), Some(S02), None], 3));
    let full = [Some(S01), Some(S05), Some(S02), Some(S03)];
    let campaign = revealed(full, &[S04]);
    assert_eq!((campaign.slots, campaign.energy), (full, 2));
    assert_eq!(revealed([None; 4], &[]).slots, [None; 4]);
}

// Rule: VG-BRIDGE-8, R83
#[test]
fn a_future_situation_is_added_once() {
    let mut table = aboard(Page::Facilities, |state| on(state).command = 0);
    for _ in 0..2 {
        let log = at::log::N755;
        table.arrange(|state| {
            state.frames.only(Frame::Ship { page: Page::StarMap, at: 0 });
            state.frames.push(effect(Origin::Log(log), log.effect(), FIRST));
            state.frames.push(Frame::Ask {
                seat: ME,
                question: vanguard::questions::UseShip { card: at::discovery::D01 }.into(),
            });
        });
        table.choose(ME, Choice::UseShip(false));
        table.arrange(|state| on(state).possible.remove(at::situation::S23));
    }
    assert!(!ship(&table).future.contains(at::situation::S23) && !ship(&table).possible.contains(at::situation::S23));
}

// Rule: VG-BRIDGE-1, VG-CAMP-4, R81
#[test]
fn the_clock_warns_and_runs_out() {
    let mut table = aboard(Page::Clock, |state| state.counts[Tally::Phase.index()] = 12);
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert!(ship(&table).shown.contains(at::log::N790));
    for (phase, is_warned) in [(10, false), (11, true)] {
        let mut table = aboard(Page::Clock, |state| state.counts[Tally::Phase.index()] = phase);
        play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
        assert_eq!(ship(&table).shown.contains(at::log::N790), is_warned);
        table.expect(|state| state.count(Tally::Phase) == phase + 1);
    }
    open(&mut table, Page::Clock, |state| state.counts[Tally::Phase.index()] = 16);
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert_eq!(ship(&table).ending, None);
    open(&mut table, Page::Clock, |state| state.counts[Tally::Phase.index()] = 17);
    table.ended("ending-lost");
}

// Rule: VG-EX-82, VG-BRIDGE-9, R80
#[test]
fn the_lever_counts_before_the_clock() {
    let mut table = aboard(Page::Clock, |state| {
        state.counts[Tally::Phase.index()] = 17;
        on(state).objective = at::objective::O04;
        state.flags = [Flag::ArcDone, Flag::EndKindle, Flag::Thaw, Flag::VergeAlly].into_iter().collect();
    });
    table.ended("ending-kindled").wins(&[ME]);
}

// Rule: VG-CAMP-3
#[test]
fn the_loom_ends_the_arc_in_one_of_three_ways() {
    let ends = [(at::log::N450, Flag::EndKindle), (at::log::N451, Flag::EndSever), (at::log::N452, Flag::EndHome)];
    for (end, flag) in ends {
        let mut table = at_turn("loom");
        log(&mut table, end);
        table.expect(|state| state.planet.done.contains(at::mission::M70) && state.flags.contains(Flag::ArcDone));
        table.expect(|state| state.flags.contains(flag));
    }
    assert!(
        vanguard::content::Connection::all()
            .filter(|way| way.to() == at::system::Y4)
            .all(|way| way.hazard() == vanguard::content::Hazard::Dangerous)
    );
}

// Rule: VG-CAMP-6
#[test]
fn what_was_done_changes_later_places() {
    let revisits = [
        (at::landing::L15, Flag::VergeAlly),
        (at::landing::L16, Flag::Beacon),
        (at::landing::L17, Flag::ArchiveRead),
        (at::landing::L18, Flag::WeirOpen),
    ];
    assert!(revisits.iter().all(|(landing, flag)| landing.needs() == Some(*flag)));
    let landed = |flag: Option<Flag>| {
        let mut table = at_turn("loom");
        table.arrange(|state| {
            (state.vessel.supplies, state.success) = (3, 0);
            flag.into_iter().for_each(|flag| state.flags.insert(flag));
        });
        log(&mut table, at::log::N440);
        let state = table.play().state();
        (state.vessel.supplies, state.success, state.party[0].charges, state.party[0].hand.len())
    };
    assert_eq!(landed(None), (3, 0, 0, 0));
    assert_eq!((landed(Some(Flag::Beacon)), landed(Some(Flag::LightKept))), ((5, 0, 0, 0), (4, 0, 0, 0)));
    assert_eq!((landed(Some(Flag::Colossus)), landed(Some(Flag::TithePaid))), ((3, 1, 0, 0), (3, 0, 1, 0)));
    assert_eq!(landed(Some(Flag::IdemFriend)), (3, 0, 0, 1));
}

// Rule: VG-CAMP-2
#[test]
fn seven_worlds_have_a_keystone_and_five_are_enough() {
    let stones = [
        ("pellucid", [at::log::N327, at::log::N328]),
        ("thornmantle", [at::log::N366, at::log::N367]),
        ("quiet-yard", [at::log::N385, at::log::N386]),
        ("cinder-archive", [at::log::N406, at::log::N407]),
        ("brackwater", [at::log::N426, at::log::N427]),
        ("lampfall", [at::log::N477, at::log::N478]),
        ("slow-city", [at::log::N495, at::log::N496]),
    ];
    for (world, ways) in stones {
        for way in ways {
            let mut table = at_turn(world);
            log(&mut table, way);
            table.expect(|state| state.count(Tally::Key) == 1);
        }
    }
    for (keys, objective) in [(4, at::objective::O02), (5, at::objective::O03)] {
        let table = aboard(Page::Objective, |state| {
            on(state).objective = at::objective::O02;
            state.counts[Tally::Key.index()] = keys;
        });
        assert_eq!(ship(&table).objective, objective);
    }
}

// Rule: VG-CAMP-1
#[test]
fn who_leaves_pellucid_undone_has_not_opened_the_way() {
    for (end, is_open) in [(Some(at::log::N328), true), (None, false)] {
        let mut table = at_turn("pellucid");
        end.into_iter().for_each(|end| log(&mut table, end));
        table.arrange(|state| stand(state, &[1, 1]));
        act(&mut table, vanguard::questions::Deed::LiftOff);
        table.expect(|state| state.flags.contains(Flag::PelDone) == is_open);
    }
}

// Rule: VG-BRIDGE-4
#[test]
fn an_objective_that_is_fulfilled_already_is_passed_at_once() {
    let table = aboard(Page::Objective, |state| {
        state.flags.insert(Flag::PelDone);
        state.counts[Tally::Key.index()] = 5;
    });
    assert_eq!(ship(&table).objective, at::objective::O03);
    let shown = ship(&table).shown;
    assert!([at::log::N752, at::log::N753, at::log::N760].iter().all(|log| shown.contains(*log)));
}

// Rule: VG-CAMP-4
#[test]
fn there_are_eight_endings() {
    let arcs: [(&[Flag], &str); 6] = [
        (&[Flag::EndKindle, Flag::Thaw, Flag::VergeAlly], "ending-kindled"),
        (&[Flag::EndKindle], "ending-kindled-alone"),
        (&[Flag::EndSever, Flag::Beacon, Flag::LightKept], "ending-severed-lit"),
        (&[Flag::EndSever], "ending-severed"),
        (&[Flag::EndHome, Flag::OwnThread], "ending-home"),
        (&[Flag::EndHome], "ending-home-blind"),
    ];
    for (flags, ending) in arcs {
        let mut table = aboard(Page::Objective, |state| {
            on(state).objective = at::objective::O04;
            state.flags = flags.iter().copied().chain([Flag::ArcDone]).collect();
        });
        table.ended(ending);
    }
    assert_eq!(Ending::COUNT, 8);
}

// Rule: VG-BRIDGE-4
#[test]
fn pellucid_opens_the_map_and_five_keystones_the_envelope() {
    let mut table = aboard(Page::Objective, |state| state.flags.insert(Flag::PelDone));
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    let campaign = ship(&table);
    assert_eq!((campaign.objective, campaign.bank), (at::objective::O02, 2));
    assert!(campaign.systems.contains(at::system::Y2) && campaign.landings.contains(at::landing::L14));
    open(&mut table, Page::Objective, |state| state.counts[Tally::Key.index()] = 5);
    play_until(&mut table, |decision| matches!(decision, Decision::FitAddOn(_)));
    let campaign = ship(&table);
    assert!(campaign.dice_unlocked && campaign.advanced && campaign.systems.contains(at::system::Y4));
}

// Rule: VG-LETHAL-4, R53
#[test]
fn failures_turn_the_ship_home_or_lose_it() {
    let mut table = aboard(Page::Distress, |state| on(state).failed = 4);
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert_eq!(ship(&table).objective, at::objective::O05);
    // One less is borne where nobody is safe.
    let mut table = aboard(Page::Distress, |state| {
        on(state).failed = 3;
        state.terms.lethal = Lethal::On;
    });
    table.ended("ending-lost");
}

// Rule: VG-BRIDGE-3, R48
#[test]
fn the_ship_turns_home_once_and_not_with_five_keystones() {
    let after = |objective, keys, shown: bool| {
        let table = aboard(Page::Distress, |state| {
            (on(state).failed, on(state).objective) = (4, objective);
            state.counts[Tally::Key.index()] = keys;
            if shown {
                on(state).shown.insert(at::log::N785);
            }
        });
        ship(&table).objective
    };
    assert_eq!(after(at::objective::O02, 4, false), at::objective::O05);
    assert_eq!(after(at::objective::O02, 4, true), at::objective::O02);
    assert_eq!(after(at::objective::O02, 5, false), at::objective::O03);
    assert_eq!(after(at::objective::O03, 4, false), at::objective::O03);
}

// Rule: VG-BRIDGE-3
#[test]
fn on_the_way_home_a_fifth_keystone_turns_the_ship_and_pellucid_opens_the_map() {
    let table = aboard(Page::Distress, |state| {
        on(state).objective = at::objective::O05;
        state.flags.insert(Flag::PelDone);
        state.counts[Tally::Key.index()] = 5;
    });
    let campaign = ship(&table);
    assert_eq!(campaign.objective, at::objective::O03);
    assert!([at::log::N752, at::log::N753, at::log::N760].iter().all(|log| campaign.shown.contains(*log)));
}

// Rule: VG-STAR-2
#[test]
fn a_dangerous_connection_needs_its_upgrade() {
    let mut table = aboard(Page::StarMap, |state| {
        (on(state).energy, on(state).system) = (5, at::system::Y2);
        on(state).systems = vanguard::content::System::all().collect();
        on(state).landings.insert(at::landing::L07);
    });
    let fly = Choice::Plot(Course::Fly(at::connection::Y2_Y4));
    table.refused(ME, fly, "VG-STAR-1");
    table.arrange(|state| on(state).installed.insert(at::upgrade::B01));
    table.choose(ME, fly);
    assert_eq!((ship(&table).system, ship(&table).energy), (at::system::Y4, 2));
}

// Rule: VG-STAR-7, VG-STAR-8, VG-CAMP-4
#[test]
fn three_energy_bring_the_ship_home() {
    let mut table = aboard(Page::StarMap, |state| {
        on(state).objective = at::objective::O05;
        (on(state).energy, on(state).command) = (5, 0);
    });
    for _ in 0..3 {
        table.choose(ME, Choice::Plot(Course::Home));
    }
    table.ended("ending-long-way");
}

// Rule: VG-STAR-1, VG-STAR-3, VG-EX-73, R54
#[test]
fn the_ship_flies_where_it_may() {
    let mut table = aboard(Page::StarMap, |state| {
        let campaign = on(state);
        (campaign.energy, campaign.system) = (5, at::system::Y2);
        campaign.systems = vanguard::content::System::all().collect();
        state.flags.insert(Flag::VergeBurned);
    });
    table.refused(ME, Choice::Plot(Course::Examine(at::landing::L15)), "VG-STAR-1");
    table.arrange(|state| state.flags = [Flag::VergeAlly].into_iter().collect());
    table.refused(ME, Choice::Plot(Course::Examine(at::landing::L16)), "VG-STAR-1");
    table.choose(ME, Choice::Plot(Course::Examine(at::landing::L15)));
    assert_eq!((ship(&table).energy, ship(&table).scanner), (4, Some(at::landing::L15)));
}

// Rule: VG-EX-39, VG-STAR-5, VG-STAR-4
#[test]
fn at_the_veil_with_nothing_left_is_a_transit() {
    let mut table = aboard(Page::StarMap, |state| {
        let campaign = on(state);
        (campaign.energy, campaign.command, campaign.system) = (3, 0, at::system::Y2);
        campaign.systems = vanguard::content::System::all().collect();
        campaign.installed.insert(at::upgrade::B01);
        campaign.landings.insert(at::landing::L07);
        campaign.objective = at::objective::O03;
        campaign.roster.0[0] = Some(Post { section: Section::Engineering, rank: 2, status: Status::Light });
    });
    table.choose(ME, Choice::Plot(Course::Fly(at::connection::Y2_Y4)));
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    let campaign = ship(&table);
    assert_eq!(campaign.objective, at::objective::O04);
    assert_eq!(campaign.post(Crew(0)).map(|post| post.status), Some(Status::Resting));
}

// Rule: VG-STAR-6
#[test]
fn a_ship_that_can_pay_nothing_is_adrift() {
    let mut table = aboard(Page::StarMap, |state| {
        (on(state).energy, on(state).command) = (0, 0);
        on(state).possible = Default::default();
    });
    assert!(ship(&table).shown.contains(at::log::N783));
    // A transit, and one energy more at the next bridge.
    assert_eq!((ship(&table).energy, ship(&table).scanner), (3 + 1, None));
    table.expect(|state| state.party.is_empty() && state.count(Tally::Phase) == 1);
}

// Rule: VG-SCAN-1, VG-SCAN-2, VG-SCAN-3
#[test]
fn lines_of_the_landing_card_cost_energy_or_crew() {
    let mut table = aboard(Page::StarMap, |state| {
        on(state).energy = 2;
        on(state).landings.insert(at::landing::L01);
        on(state).installed.insert(at::upgrade::B02);
    });
    table.choose(ME, Choice::Plot(Course::Examine(at::landing::L01)));
    assert_eq!(ship(&table).lines, 1);
    table.choose(ME, Choice::Scan(Probe::Energy));
    table.choose(ME, Choice::Scan(Probe::Assign(crew(Section::Recon, 0))));
    assert_eq!((ship(&table).lines, ship(&table).energy), (3, 0));
    assert_eq!(ship(&table).post(crew(Section::Recon, 0)).map(|post| post.status), Some(Status::Resting));
}

// Rule: VG-EX-36, VG-SHIP-3
#[test]
fn the_last_available_one_of_a_section_is_never_assigned() {
    let mut table = aboard(Page::Facilities, |state| on(state).command = 1);
    table.arrange(|state| {
        for number in [1, 2] {
            on(state).roster.0[crew(Section::Science, number).index()] = None;
        }
    });
    assert_eq!(ship(&table).assignable_of(Section::Science).count(), 0);
    assert_eq!(ship(&table).assignable().count(), 9);
}

// Rule: VG-FAC-1, VG-FAC-2
#[test]
fn a_facility_costs_a_command_and_opens_once() {
    let mut table = aboard(Page::Facilities, |state| {
        on(state).command = 2;
        on(state).awaiting_research.insert(at::research::R01);
    });
    assert!(ship(&table).laboratory.contains(at::research::R01));
    table.refused(ME, Choice::OpenFacility(Visit::Open(Facility::AddOn)), "VG-FAC-1");
    table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::Laboratory)));
    table.choose(ME, Choice::Study(Studying::Project(at::research::R01)));
    table.choose(ME, Choice::StudyOn(vanguard::questions::Seconding::Done));
    assert_eq!((ship(&table).command, ship(&table).bank), (1, 1));
    table.refused(ME, Choice::OpenFacility(Visit::Open(Facility::Laboratory)), "VG-FAC-1");
}

// Rule: VG-FAC-3, VG-SHIP-4
#[test]
fn what_waits_for_the_facilities_joins_them_when_their_page_begins() {
    let wait = |state: &mut State| {
        on(state).awaiting_research.insert(at::research::R01);
        on(state).awaiting_production.insert(at::production::C04);
        on(state).awaiting_upgrades = [at::upgrade::F04, at::upgrade::F01].into_iter().collect();
        (on(state).energy, on(state).command) = (2, 2);
    };
    let has = |table: &Table| {
        let campaign = ship(table);
        let lists = campaign.laboratory.contains(at::research::R01) && campaign.complex.contains(at::production::C04);
        (lists, campaign.installed.contains(at::upgrade::F04), campaign.installed.contains(at::upgrade::F01))
    };
    let mut table = aboard(Page::StarMap, wait);
    assert_eq!(has(&table), (false, false, false));
    table.choose(ME, Choice::Plot(Course::Stay));
    assert_eq!((has(&table), ship(&table).command), ((true, true, false), 2));
}

// Rule: VG-SHIP-1
#[test]
fn a_page_is_skipped_while_nothing_for_it_is_owned() {
    let mut table = aboard(Page::AddOns, |state| on(state).possible = Default::default());
    table.asked(ME, |decision| matches!(decision, Decision::Plot(_)));
    open(&mut table, Page::Hangar, |state| on(state).scanner = Some(at::landing::L01));
    table.asked(ME, |decision| matches!(decision, Decision::Muster(_)));
    open(&mut table, Page::Unloading, |state| {
        state.party = Few::NONE;
        on(state).landing = Some(at::landing::L01);
        on(state).possible = Default::default();
    });
    table.asked(ME, |decision| matches!(decision, Decision::Plot(_)));
}

// Rule: VG-LAB-5
#[test]
fn the_back_of_a_project_is_hidden_until_it_is_paid_for() {
    let mut table = aboard(Page::Facilities, |state| {
        on(state).command = 2;
        for card in [at::discovery::D07, at::discovery::D19] {
            on(state).found.0[card.index()] = 1;
            state.decks.discoveries.0[card.index()] -= 1;
        }
    });
    let texts = orrery_text::Texts::of_game(&vanguard::TEXTS);
    let voice = orrery_text::Voice::new(&texts, orrery_text::Lang::En, &[]);
    let shows = |table: &Table, id: &str| {
        let viewer = orrery_core::Viewer::Seat(ME);
        let page = orrery_testkit::page::page(&texts, table.play(), viewer, orrery_text::Lang::En);
        page.values().any(|(_, html)| html.contains(&voice.id(id)))
    };
    let (front, back) = (at::research::R04.name(), at::upgrade::F01.name());
    table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::Laboratory)));
    assert!(shows(&table, front) && shows(&table, "term-upgrade") && !shows(&table, back));
    assert!(!shows(&table, at::gear::E03.name()), "of what production makes likewise");
    table.choose(ME, Choice::Study(Studying::Project(at::research::R04)));
    assert!(ship(&table).awaiting_upgrades.contains(at::upgrade::F01));
}

// Rule: VG-LAB-1, VG-LAB-2, VG-LAB-3, VG-LAB-4
#[test]
fn a_project_is_paid_with_discoveries_or_a_scientist() {
    let mut table = aboard(Page::Facilities, |state| {
        on(state).command = 1;
        on(state).found.0[at::discovery::D12.index()] = 1;
        state.decks.discoveries.0[at::discovery::D12.index()] -= 1;
    });
    table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::Laboratory)));
    table.refused(ME, Choice::Study(Studying::Project(at::research::R04)), "VG-LAB-1");
    let helper = crew(Section::Science, 1);
    table.choose(ME, Choice::Study(Studying::Helped(at::research::R04, helper)));
    let campaign = ship(&table);
    assert!(campaign.studied.contains(at::research::R04) && campaign.found.0.iter().all(|count| *count == 0));
    assert_eq!(campaign.inventory.0[at::gear::E08.index()], 1);
}

// Rule: VG-EX-34, VG-PROD-2, VG-PROD-6, VG-PROD-7, VG-PROD-8
#[test]
fn the_first_instruments_are_built_in_one_visit() {
    let mut table = aboard(Page::Facilities, |state| on(state).command = 1);
    table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::Production)));
    table.choose(ME, Choice::Enqueue(Queueing::Project(at::production::C01)));
    table.choose_lucky(ME, Choice::Enqueue(Queueing::Done), |state| {
        state
            .campaign
            .is_some_and(|campaign| campaign.queue[0] == Some(Work { project: at::production::C01, stage: 1 }))
    });
    table.choose(ME, Choice::WorkOn(vanguard::questions::Helping::Crew(crew(Section::Engineering, 1), 0)));
    let campaign = ship(&table);
    assert_eq!(campaign.inventory.0[at::gear::E01.index()], 2);
    assert!(campaign.built.contains(at::production::C01) && campaign.modifications.contains(at::modification::A01));
    assert!(campaign.awaiting_production.contains(at::production::C04));
    let gear = [at::gear::E02, at::gear::E03, at::gear::E04, at::gear::E05];
    assert!(gear.iter().all(|gear| campaign.inventory.0[gear.index()] == 1));
    assert_eq!(campaign.queue[0], None);
}

// Rule: VG-PROD-1, VG-PROD-3
#[test]
fn a_visit_places_projects_at_their_stage_then_advances_then_is_helped() {
    let mut table = aboard(Page::Facilities, |state| on(state).command = 2);
    table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::Production)));
    table.choose(ME, Choice::Enqueue(Queueing::Project(at::production::C06)));
    assert_eq!(ship(&table).queue[0], Some(Work { project: at::production::C06, stage: 4 }));
    assert!(!is_asked(&table, |decision| matches!(decision, Decision::WorkOn(_))));
    table.choose(ME, Choice::Enqueue(Queueing::Done));
    assert!(ship(&table).queue[0].is_some_and(|work| work.stage < 4));
    assert!(is_asked(&table, |decision| matches!(decision, Decision::WorkOn(_))));
    table.choose(ME, Choice::WorkOn(vanguard::questions::Helping::Done));
    table.refused(ME, Choice::OpenFacility(Visit::Open(Facility::Production)), "VG-FAC-1");
}

// Rule: VG-PROD-4
#[test]
fn every_queued_project_advances_and_one_more_with_its_upgrade() {
    for (upgrade, stages) in [(None, [3, 2]), (Some(at::upgrade::F06), [2, 1])] {
        let mut table = aboard(Page::Facilities, |state| {
            on(state).command = 1;
            on(state).installed = upgrade.into_iter().collect();
            // Nobody rolls for a boost.
            on(state).closed[Section::Engineering.index()] = true;
            on(state).queue[0] = Some(Work { project: at::production::C06, stage: 4 });
            on(state).queue[1] = Some(Work { project: at::production::C03, stage: 3 });
        });
        table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::Production)));
        table.choose(ME, Choice::Enqueue(Queueing::Done));
        assert_eq!([0, 1].map(|slot: usize| ship(&table).queue[slot].map_or(9, |work| work.stage)), stages);
    }
}

// Rule: VG-BARR-1, VG-BARR-3, VG-BARR-4
#[test]
fn with_low_morale_fewer_sections_recruit() {
    for (morale, recruits) in [(Morale::Medium, 4), (Morale::Low, 2), (Morale::VeryLow, 1)] {
        let mut table = aboard(Page::Facilities, |state| (on(state).command, on(state).morale) = (1, morale));
        table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::Barracks)));
        play_until(&mut table, |decision| !matches!(decision, Decision::KeepRecruit(_) | Decision::Hire(_)));
        assert_eq!(ship(&table).crew(None, None).count(), 12 + recruits);
    }
}

// Rule: VG-BARR-2, R103
#[test]
fn training_needs_a_third_who_stays() {
    let mut table = aboard(Page::Facilities, |state| {
        on(state).command = 1;
        state.decks.recruits = Default::default();
        on(state).roster.0[crew(Section::Recon, 2).index()] = None;
    });
    table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::Barracks)));
    let lesson = |section| Choice::Train(Training::Of(crew(section, 0), crew(section, 1)));
    table.refused(ME, lesson(Section::Recon), "VG-BARR-2");
    table.choose(ME, lesson(Section::Science));
    let pupil = ship(&table).post(crew(Section::Science, 1)).expect("a pupil");
    assert_eq!((pupil.rank, pupil.status), (2, Status::Resting));
}

// Rule: VG-BARR-2
#[test]
fn a_section_trains_once_in_a_visit() {
    let mut table = aboard(Page::Facilities, |state| {
        on(state).command = 1;
        state.decks.recruits = Default::default();
        for (number, rank) in [(0, 3), (3, 3), (4, 1)] {
            let post = Post { section: Section::Recon, rank, status: Status::Available };
            on(state).roster.0[crew(Section::Recon, number).index()] = Some(post);
        }
    });
    let lesson =
        |teacher, pupil| Choice::Train(Training::Of(crew(Section::Recon, teacher), crew(Section::Recon, pupil)));
    table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::Barracks)));
    table.choose(ME, lesson(0, 1));
    // Three are left, a teacher among them, and a folder is free.
    assert_eq!(ship(&table).crew(Some(Section::Recon), Some(Status::Available)).count(), 3);
    table.refused(ME, lesson(3, 2), "VG-BARR-2");
}

// Rule: VG-SIT-1, VG-SIT-2
#[test]
fn a_situation_is_solved_by_crew_or_by_payment() {
    let mut table = aboard(Page::Facilities, |state| {
        (on(state).command, on(state).energy) = (1, 1);
        on(state).slots = [Some(at::situation::S01), Some(at::situation::S04), None, None];
        on(state).possible = Default::default();
    });
    table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::SituationRoom)));
    table.choose(ME, Choice::Solving(Solution::Assign(0, 0, crew(Section::Security, 0))));
    table.choose(ME, Choice::Solving(Solution::Pay(1, 1)));
    let campaign = ship(&table);
    assert_eq!((campaign.slots, campaign.energy), ([None; 4], 0));
    assert!(campaign.possible.contains(at::situation::S04) && !campaign.possible.contains(at::situation::S01));
}

// Rule: VG-ADDON-1, VG-ADDON-2
#[test]
fn one_add_on_is_installed_and_costs_its_own_price() {
    let mut table = aboard(Page::AddOns, |state| {
        let three = [at::upgrade::N01, at::upgrade::N02, at::upgrade::N03];
        on(state).awaiting_upgrades = three.into_iter().collect::<vanguard::state::Upgrades>();
        on(state).possible = Default::default();
    });
    table.choose(ME, Choice::FitAddOn(at::upgrade::N02));
    play_until(&mut table, |decision| matches!(decision, Decision::OpenFacility(_)));
    let command = ship(&table).command;
    table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::AddOn)));
    play_until(&mut table, |decision| !matches!(decision, Decision::Take(_)));
    assert_eq!((ship(&table).command, ship(&table).add_on), (command - 1, Some::<Upgrade>(at::upgrade::N02)));
}

// Rule: VG-EX-40, VG-MORALE-1, VG-MORALE-2
#[test]
fn below_very_low_something_is_lost() {
    let fail = |dice: u8| {
        aboard(Page::Docking, |state| {
            on(state).landing = Some(at::landing::L01);
            (on(state).morale, on(state).dice) = (Morale::VeryLow, dice);
            (state.closed, state.planet) = (Some(Close::Evacuation), vanguard::state::Planet::new(at::board::PE));
        })
    };
    let mut table = fail(6);
    table.choose(ME, Choice::LowMorale(Penalty::Dice));
    assert_eq!((ship(&table).dice, ship(&table).failed), (5, 1));
    fail(5).refused(ME, Choice::LowMorale(Penalty::Dice), "VG-MORALE-2");
}

// Rule: VG-TECH-1
#[test]
fn technology_brings_energy_at_the_next_bridge() {
    let mut table = aboard(Page::Income, |state| (on(state).tech, on(state).possible) = (3, Default::default()));
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert_eq!(ship(&table).energy, 5);
}

// Rule: VG-DOCK-2, VG-DOCK-4, VG-LETHAL-5
#[test]
fn a_failure_costs_morale_and_resting_crew_are_ready_again() {
    let mut table = aboard(Page::Docking, |state| {
        on(state).landing = Some(at::landing::L01);
        on(state).roster.0[0] = Some(Post { section: Section::Engineering, rank: 2, status: Status::Resting });
        (state.closed, state.planet) = (Some(Close::Lift), vanguard::state::Planet::new(at::board::PE));
        state.terms.lethal = Lethal::On;
        enrich(state);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Debrief(_)));
    let campaign = ship(&table);
    assert_eq!((campaign.failed, campaign.morale, campaign.penalty), (1, Morale::Low, true));
    assert_eq!(campaign.post(Crew(0)).map(|post| post.status), Some(Status::Available));
}

// Rule: VG-DOCK-3, VG-DISC-4, R31
#[test]
fn the_lander_holds_so_much_and_no_more() {
    let mut table = aboard(Page::Docking, |state| {
        on(state).landing = Some(at::landing::L01);
        (state.closed, state.planet) = (Some(Close::Lift), vanguard::state::Planet::new(at::board::PE));
        state.planet.done.insert(at::mission::M10);
        state.vessel.relics = [at::exceptional::X2].into_iter().collect();
        for card in Discovery::all().take(6) {
            state.vessel.found.0[card.index()] = 1;
            state.decks.discoveries.0[card.index()] -= 1;
        }
        enrich(state);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Debrief(_)));
    table.expect(|state| state.vessel.found.0.iter().sum::<u8>() == 4 && state.vessel.relics.len() == 1);
}

// Rule: VG-DOCK-5, VG-FX-9
#[test]
fn what_was_queued_on_the_planet_is_done_at_docking() {
    let mut table = aboard(Page::Errands, |state| {
        let log = at::log::N345;
        on(state).landing = Some(at::landing::L02);
        let errand = Errand { origin: Origin::Log(log), block: log.effect(), done: 3 };
        on(state).errands = Few::of([errand]).expect("room");
        enrich(state);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Debrief(_)));
    assert_eq!((ship(&table).tech, ship(&table).errands.len()), (2, 0));
}

// Rule: VG-EX-30, VG-DEBRIEF-1, VG-DEBRIEF-5, VG-DEBRIEF-6
#[test]
fn dice_cost_as_many_tokens_as_a_section_owns() {
    let mut table = aboard(Page::Debriefing, |state| {
        on(state).landing = Some(at::landing::L01);
        state.success = 7;
    });
    table.choose(ME, Choice::Debrief(Buying::Die));
    assert_eq!((ship(&table).dice, ship(&table).bank), (6, 2));
    let mut table = aboard(Page::Debriefing, |state| {
        on(state).landing = Some(at::landing::L01);
        (on(state).dice, on(state).bank) = (6, 5);
    });
    table.refused(ME, Choice::Debrief(Buying::Die), "VG-DEBRIEF-5");
    table.choose(ME, Choice::Debrief(Buying::DieWith(crew(Section::Recon, 0))));
    assert_eq!((ship(&table).dice, ship(&table).bank), (7, 0));
}

// Rule: VG-DEBRIEF-7
#[test]
fn one_helper_of_rank_makes_a_die_cheaper() {
    for (rank, bank) in [(2, 2), (3, 3)] {
        let helper = crew(Section::Recon, 0);
        let mut table = aboard(Page::Debriefing, |state| {
            on(state).landing = Some(at::landing::L01);
            on(state).roster.0[helper.index()] =
                Some(Post { section: Section::Recon, rank, status: Status::Available });
            state.success = 6;
        });
        table.refused(ME, Choice::Debrief(Buying::DieWith(crew(Section::Recon, 1))), "VG-DEBRIEF-5");
        table.choose(ME, Choice::Debrief(Buying::DieWith(helper)));
        assert_eq!((ship(&table).dice, ship(&table).bank), (6, bank));
        assert_eq!(ship(&table).post(helper).map(|post| post.status), Some(Status::Resting));
    }
}

// Rule: VG-DEBRIEF-2, VG-DEBRIEF-4
#[test]
fn ranks_are_earned_or_bought() {
    let pupil = crew(Section::Recon, 1);
    let home = |state: &mut State, complete: bool| {
        on(state).landing = Some(at::landing::L01);
        on(state).returned = Few::of([Returned { crew: pupil, wounds: 0 }]).expect("room");
        state.rank_up = Some((at::rank_up::RU3, complete));
        state.rank_ups.remove(at::rank_up::RU3);
        (state.closed, state.planet) = (Some(Close::Lift), vanguard::state::Planet::new(at::board::PE));
        state.planet.done.insert(at::mission::M10);
        state.success = 3;
    };
    let mut table = aboard(Page::Debriefing, |state| home(state, true));
    assert_eq!(ship(&table).post(pupil).map(|post| post.rank), Some(2));
    table.expect(|state| !state.rank_ups.contains(at::rank_up::RU3));
    let mut table = aboard(Page::Debriefing, |state| home(state, false));
    table.choose(ME, Choice::Debrief(Buying::Promote(pupil)));
    assert_eq!((ship(&table).post(pupil).map(|post| post.rank), ship(&table).bank), (Some(2), 0));
    table.expect(|state| state.rank_ups.contains(at::rank_up::RU3));
}

// Rule: VG-DISC-5, VG-DISC-10
#[test]
fn finds_are_unloaded_and_rows_rewarded() {
    let mut table = aboard(Page::Unloading, |state| {
        on(state).landing = Some(at::landing::L02);
        on(state).display = [at::exceptional::X1, at::exceptional::X2, at::exceptional::X3].into_iter().collect();
        state.vessel.relics = [at::exceptional::X4, at::exceptional::X33].into_iter().collect();
        state.vessel.found.0[at::discovery::D30.index()] = 1;
        state.decks.discoveries.0[at::discovery::D30.index()] -= 1;
        on(state).possible = Default::default();
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    let campaign = ship(&table);
    assert_eq!((campaign.display.len(), campaign.tech, campaign.bank), (4, 2, 5));
    assert!(campaign.goals.contains(at::goal::Q1) && campaign.awaiting_research.contains(at::research::R06));
    assert_eq!(campaign.found.0[at::discovery::D30.index()], 1);
}

// Rule: VG-GEN-4
#[test]
fn where_no_branch_can_be_paid_the_last_is_taken_as_far_as_it_goes() {
    for (energy, dice, left) in [(1, 6, 5), (1, 5, 5)] {
        let mut table = aboard(Page::Save, |_| {});
        table.arrange(|state| {
            (on(state).energy, on(state).dice) = (energy, dice);
            (on(state).slots, on(state).possible) = ([Some(at::situation::S16), None, None, None], Default::default());
            state.frames.only(Frame::Ship { page: Page::Strike, at: 1 });
            let question = vanguard::questions::UseShip { card: at::discovery::D01 };
            state.frames.push(Frame::Ask { seat: ME, question: question.into() });
        });
        table.choose(ME, Choice::UseShip(false));
        assert_eq!((ship(&table).energy, ship(&table).dice), (energy, left));
        assert!(is_asked(&table, |decision| matches!(decision, Decision::Plot(_))));
    }
}

// Rule: VG-UNLOAD-2
#[test]
fn a_find_that_is_not_used_when_it_is_unloaded_stays_as_it_is() {
    let mut table = aboard(Page::Unloading, |state| {
        on(state).landing = Some(at::landing::L01);
        on(state).possible = Default::default();
        find(state, at::discovery::D27, 1);
    });
    table.choose(ME, Choice::UseShip(false));
    assert_eq!(ship(&table).found.0[at::discovery::D27.index()], 1);
    play_until(&mut table, |decision| matches!(decision, Decision::UseShip(_) | Decision::Plot(_)));
    assert!(is_asked(&table, |decision| matches!(decision, Decision::Plot(_))));
    assert_eq!(ship(&table).energy, 3);
}

// Rule: VG-UNLOAD-1, VG-UNLOAD-2
#[test]
fn exceptional_finds_are_unloaded_first() {
    let mut table = aboard(Page::Debriefing, |state| {
        on(state).landing = Some(at::landing::L01);
        on(state).bank = 0;
        on(state).possible = Default::default();
        state.vessel.relics = [at::exceptional::X9].into_iter().collect();
        find(state, at::discovery::D27, 1);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::UseShip(_)));
    assert!(ship(&table).display.contains(at::exceptional::X9) && table.play().state().vessel.relics.is_empty());
}

// Rule: VG-UNLOAD-3
#[test]
fn a_side_goal_is_rewarded_once() {
    let mut table = aboard(Page::Goals, |state| {
        on(state).landing = Some(at::landing::L01);
        on(state).possible = Default::default();
        state.flags = [Flag::Kurma, Flag::VergeAlly].into_iter().collect();
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert_eq!((ship(&table).morale, ship(&table).bank), (Morale::High, 2));
    open(&mut table, Page::Goals, |state| {
        on(state).landing = Some(at::landing::L01);
        on(state).possible = Default::default();
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert_eq!(ship(&table).bank, 2);
}

// Rule: VG-UNLOAD-1
#[test]
fn a_completed_row_is_rewarded_once() {
    let mut table = aboard(Page::Unloading, |state| {
        on(state).landing = Some(at::landing::L02);
        on(state).display = [at::exceptional::X1, at::exceptional::X2, at::exceptional::X3].into_iter().collect();
        state.vessel.relics = [at::exceptional::X4].into_iter().collect();
        on(state).possible = Default::default();
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert_eq!((ship(&table).display.len(), ship(&table).tech), (4, 2));
    assert!(ship(&table).awaiting_research.contains(at::research::R06), "the effect of the one that came");
    open(&mut table, Page::Unloading, |state| {
        on(state).landing = Some(at::landing::L05);
        state.vessel.relics = [at::exceptional::X9].into_iter().collect();
        on(state).possible = Default::default();
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert_eq!((ship(&table).display.len(), ship(&table).tech), (5, 2));
}

// Rule: VG-MED-4
#[test]
fn the_column_is_that_of_the_wound_cards() {
    for (wounds, status) in [(0, Status::Resting), (1, Status::Light), (2, Status::Moderate), (3, Status::Critical)] {
        let patient = crew(Section::Recon, 1);
        let mut table = aboard(Page::Save, |_| {});
        table.arrange(|state| {
            on(state).returned = Few::of([Returned { crew: patient, wounds }]).expect("room");
            state.frames.only(Frame::Ship { page: Page::Patients, at: 0 });
            let question = vanguard::questions::UseShip { card: at::discovery::D01 };
            state.frames.push(Frame::Ask { seat: ME, question: question.into() });
        });
        table.choose_lucky(ME, Choice::UseShip(false), |state| {
            state.campaign.is_some_and(|campaign| campaign.post(patient).is_some())
        });
        assert_eq!(ship(&table).post(patient).map(|post| post.status), Some(status));
    }
}

// Rule: VG-MED-7
#[test]
fn wound_cards_go_back_when_the_party_is_home() {
    let mut table = aboard(Page::Hangar, |state| on(state).scanner = Some(at::landing::L01));
    let all = vanguard::state::Decks::new().wounds;
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.arrange(|state| {
        state.party.iter_mut().for_each(|member| member.wounds = [None; 3]);
        (state.decks.wounds, state.planet.lander) = (all, 1);
        stand(state, &[1, 1]);
        hurt(me(state), &[at::wound::burn; 2]);
        state.decks.wounds.0[at::wound::burn.index()] -= 2;
    });
    act(&mut table, vanguard::questions::Deed::LiftOff);
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    table.expect(|state| state.decks.wounds == all);
}

// Rule: VG-EX-35, VG-MED-6, VG-MED-8
#[test]
fn the_wounded_come_into_beds() {
    let returned = [(Section::Recon, 0), (Section::Science, 1), (Section::Security, 3)];
    let mut table = aboard(Page::Nursing, |state| {
        let all = returned.map(|(section, wounds)| Returned { crew: crew(section, 1), wounds });
        on(state).returned = Few::of(all).expect("room");
        on(state).landing = Some(at::landing::L01);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    let status = |section| ship(&table).post(crew(section, 1)).map(|post| post.status);
    assert_eq!((status(Section::Recon), status(Section::Science)), (Some(Status::Resting), Some(Status::Light)));
    assert!([Some(Status::Critical), None].contains(&status(Section::Security)));
    let mut table = aboard(Page::Infirmary, |state| {
        on(state).landing = Some(at::landing::L01);
        for (number, status) in [(1, Status::Light), (2, Status::Critical)] {
            let post = Post { section: Section::Recon, rank: 1, status };
            on(state).roster.0[crew(Section::Recon, number).index()] = Some(post);
        }
    });
    table.choose(ME, Choice::Nurse(Nursing::Done));
    let status = |number| ship(&table).post(crew(Section::Recon, number)).map(|post| post.status);
    assert_eq!((status(1), status(2)), (Some(Status::Resting), Some(Status::Moderate)));
}

// Rule: VG-MED-1, VG-MED-2, VG-MED-3
#[test]
fn patients_move_a_step_and_one_more_for_a_nurse() {
    let patient = crew(Section::Recon, 2);
    let mut table = aboard(Page::Infirmary, |state| {
        on(state).landing = Some(at::landing::L01);
        let post = Post { section: Section::Recon, rank: 1, status: Status::Critical };
        on(state).roster.0[patient.index()] = Some(post);
        on(state).awaiting_upgrades.insert(at::upgrade::F02);
    });
    assert!(ship(&table).installed.contains(at::upgrade::F02));
    table.choose(ME, Choice::Nurse(Nursing::Of(crew(Section::Security, 0), patient)));
    assert_eq!(ship(&table).post(patient).map(|post| post.status), Some(Status::Light));
}

// Rule: VG-MED-5
#[test]
fn without_a_bed_there_is_a_worse_one_or_none() {
    let mut table = aboard(Page::Patients, |state| {
        on(state).landing = Some(at::landing::L01);
        for at in 0..4 {
            on(state).roster.0[at] = Some(Post { section: Section::ALL[at], rank: 2, status: Status::Light });
        }
        on(state).returned = Few::of([Returned { crew: Crew(9), wounds: 1 }]).expect("room");
        on(state).possible = Default::default();
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert_eq!(ship(&table).post(Crew(9)).map(|post| post.status), Some(Status::Moderate));
}

// Rule: VG-MED-5
#[test]
fn with_the_critical_beds_full_there_is_no_bed() {
    for (patients, is_dead) in [(1, false), (2, true)] {
        let mut table = aboard(Page::Save, |_| {});
        table.arrange(|state| {
            for at in 0..patients {
                let post = Post { section: Section::ALL[at], rank: 2, status: Status::Critical };
                on(state).roster.0[at] = Some(post);
            }
            on(state).returned = Few::of([Returned { crew: Crew(9), wounds: 3 }]).expect("room");
            state.frames.only(Frame::Ship { page: Page::Patients, at: 0 });
            let question = vanguard::questions::UseShip { card: at::discovery::D01 };
            state.frames.push(Frame::Ask { seat: ME, question: question.into() });
        });
        let lives = |state: &State| state.campaign.is_some_and(|campaign| campaign.post(Crew(9)).is_some());
        table.choose_lucky(ME, Choice::UseShip(false), |state| is_dead || lives(state));
        assert_eq!(ship(&table).post(Crew(9)).is_none(), is_dead);
        let rolled = |facts: &[vanguard::event::Event]| {
            let is_roll = |fact: &vanguard::event::Event| {
                matches!(fact, vanguard::event::Event::Ships(vanguard::event::Ships::SurvivalRolled { .. }))
            };
            facts.iter().any(is_roll)
        };
        table.happened(|facts| rolled(facts) != is_dead);
    }
}

// Rule: VG-EX-35, VG-MED-6
#[test]
fn of_damage_blank_and_severe_one_dies_unless_the_severe_one_is_thrown_again() {
    use vanguard::state::Injury::{Blank, Damage, Severe};
    for again in [true, false] {
        let patient = crew(Section::Recon, 1);
        let dice = Few::of([Damage, Blank, Severe]).expect("room");
        let mut table = aboard(Page::Save, |_| {});
        table.arrange(|state| {
            on(state).installed.insert(at::upgrade::F01);
            state.frames.only(Frame::Ship { page: Page::Patients, at: 0 });
            let question = vanguard::questions::RerollSurvival { crew: patient, dice };
            state.frames.push(Frame::Ask { seat: ME, question: question.into() });
        });
        table.choose_lucky(ME, Choice::RerollSurvival(again), |state| {
            state.campaign.is_some_and(|campaign| campaign.post(patient).is_some() == again)
        });
    }
}

// Rule: VG-MEM-1
#[test]
fn the_first_death_is_remembered() {
    let mut table = aboard(Page::Memorial, |state| {
        on(state).dead = 1;
        on(state).possible = Default::default();
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    table.expect(|state| state.count(Tally::Dead) == 1);
    assert!(ship(&table).shown.contains(at::log::N755));
}

// Rule: VG-MEM-2, VG-MEM-3
#[test]
fn a_section_without_crew_recruits_or_is_closed() {
    let empty = |state: &mut State, sections: &[Section]| {
        for section in sections {
            (0..3).for_each(|number| on(state).roster.0[crew(*section, number).index()] = None);
        }
    };
    let mut table = aboard(Page::Sections, |state| empty(state, &[Section::Recon]));
    assert!(is_asked(&table, |decision| matches!(decision, Decision::KeepRecruit(_))));
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert_eq!(ship(&table).crew(Some(Section::Recon), None).count(), 1);
    let table = aboard(Page::Sections, |state| {
        empty(state, &[Section::Recon]);
        state.decks.recruits = Default::default();
    });
    assert_eq!(ship(&table).closed, Section::ALL.map(|section| section == Section::Recon));
    assert!(ship(&table).shown.contains(at::log::N784));
    let mut table = aboard(Page::Sections, |state| {
        empty(state, &[Section::Recon, Section::Science, Section::Security]);
        state.decks.recruits = Default::default();
    });
    table.ended("ending-long-way");
}

// Rule: VG-HANGAR-1, VG-HANGAR-2, VG-HANGAR-3, DP30, VG-LANDER-2
#[test]
fn a_damaged_lander_is_repaired_by_somebody() {
    let mut table = aboard(Page::Hangar, |state| {
        on(state).landers.insert(at::lander::V2);
        on(state).damaged.insert(at::lander::V2);
        on(state).scanner = Some(at::landing::L01);
        on(state).modifications =
            [at::modification::A01, at::modification::A02, at::modification::A05].into_iter().collect();
    });
    table.choose(ME, Choice::Repair(vanguard::questions::Repairing::By(at::lander::V2, crew(Section::Recon, 1))));
    assert_eq!(ship(&table).post(crew(Section::Recon, 1)).map(|post| post.status), Some(Status::Resting));
    assert!(ship(&table).damaged.is_empty());
    table.choose(ME, Choice::ChooseLander(at::lander::V1));
    let two = [at::modification::A01, at::modification::A02].into_iter().collect();
    table.refused(ME, Choice::Outfit(two), "VG-HANGAR-2");
    table.choose(ME, Choice::Outfit([at::modification::A01, at::modification::A05].into_iter().collect()));
    table.expect(|state| state.vessel.modifications.len() == 2 && state.vessel.supplies == 12);
}

// Rule: VG-HANGAR-4
#[test]
fn the_lander_in_use_is_damaged_and_no_other_that_flies_later() {
    let come_home = |state: &mut State, lander, is_damaged| {
        on(state).landing = Some(at::landing::L01);
        state.closed = Some(Close::Lift);
        state.vessel.lander = lander;
        state.vessel.is_damaged |= is_damaged;
    };
    let mut table = aboard(Page::Leaving, |state| come_home(state, at::lander::V2, true));
    assert_eq!(ship(&table).damaged.iter().collect::<Vec<_>>(), [at::lander::V2]);
    open(&mut table, Page::Leaving, |state| come_home(state, at::lander::V1, false));
    assert_eq!(ship(&table).damaged.iter().collect::<Vec<_>>(), [at::lander::V2]);
}

// Rule: VG-LAUNCH-3, VG-LEAVE-2
#[test]
fn an_exploration_begins_with_the_ships_crew_and_leaves_a_record() {
    let mut table = aboard(Page::Hangar, |state| {
        on(state).scanner = Some(at::landing::L01);
        on(state).inventory.0[at::gear::E01.index()] = 2;
        on(state).unavailable.0[at::gear::E01.index()] = 0;
        on(state).dice = 7;
        enrich(state);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Load(_)));
    table.choose(ME, Choice::Load(vanguard::questions::Loading::With(at::gear::E01, FIRST)));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party.len() == 2 && state.party.iter().all(|member| member.rank == 2));
    log(&mut table, at::log::N327);
    table.arrange(|state| stand(state, &[1, 1]));
    act(&mut table, vanguard::questions::Deed::LiftOff);
    play_until(&mut table, |decision| matches!(decision, Decision::Debrief(_)));
    let campaign = ship(&table);
    assert_eq!((campaign.inventory.0[at::gear::E01.index()], campaign.failed), (2, 0));
    let record = campaign.records.0[at::board::PE.index()].expect("a record");
    assert!(record.done.contains(at::mission::M10) && !record.relics.contains(at::exceptional::X2));
    table.expect(|state| state.flags.contains(Flag::PelDone));
}

// Rule: VG-EX-74, VG-OPS-9, VG-STAR-3, R58
#[test]
fn an_operation_inside_a_campaign_pays_once() {
    let mut table = aboard(Page::Docking, |state| {
        on(state).landing = Some(at::landing::L10);
        on(state).recorded.insert(at::landing::L10);
        (state.closed, state.planet) = (Some(Close::Lift), vanguard::state::Planet::new(at::board::OA));
        state.planet.done.insert(at::mission::M81);
        state.flags.insert(Flag::Envelope);
        on(state).possible = Default::default();
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert_eq!((ship(&table).morale, ship(&table).bank), (Morale::High, 2));
    table.refused(ME, Choice::Plot(Course::Examine(at::landing::L10)), "VG-STAR-1");
}

// Rule: VG-OPS-9, R58
#[test]
fn operations_are_destinations_once_the_envelope_is_open_and_each_for_one_visit() {
    let visit = |envelope: bool, been: bool| {
        let mut table = aboard(Page::StarMap, |state| {
            on(state).energy = 3;
            if envelope {
                state.flags.insert(Flag::Envelope);
            }
            if been {
                on(state).recorded.insert(at::landing::L10);
            }
        });
        let course = Choice::Plot(Course::Examine(at::landing::L10));
        if envelope && !been {
            table.choose(ME, course);
        } else {
            table.refused(ME, course, "VG-STAR-1");
        }
    };
    visit(false, false);
    visit(true, false);
    visit(true, true);
}

// Rule: VG-SAVE-1, VG-SAVE-2, VG-SHIP-9
#[test]
fn the_save_point_leads_to_the_bridge() {
    let mut table = aboard(Page::Save, |state| on(state).possible = Default::default());
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    table.expect(|state| state.count(Tally::Phase) == 1 && end::ending(state).is_none());
    assert_eq!((Gear::COUNT, Situation::COUNT), (38, 26));
}

/// This page of the ship book, at a table of four on which these seats are the computer's.
fn among(companions: &[u8], page: Page) -> Table {
    let companions: SeatSet = companions.iter().copied().map(Seat).collect();
    let mut table = Table::new(Setup { companions, ..setup("campaign", 4) });
    open(&mut table, page, |state| {
        state.party = Few::NONE;
        (state.planet.crew, state.round, state.turn) = (0, 0, None);
        let campaign = on(state);
        crew_up(campaign);
        campaign.landings.insert(at::landing::L01);
        campaign.energy = 3;
        campaign.command = 3;
    });
    table
}

fn asked(table: &Table) -> Ask<Decision> {
    table.play().asks().iter().find(|ask| ask.must).expect("a question").clone()
}

fn asked_at(page: Page, companions: &[u8]) -> Seat {
    asked(&among(companions, page)).seat
}

// Rule: VG-PLAY-8, R59, R88
/// What a companion's section would decide aboard is put to the first of the people; computers alone decide themselves.
#[test]
fn people_decide_for_the_sections_of_companions() {
    // The star map is Recon's, which the second seat has.
    assert_eq!(asked_at(Page::StarMap, &[]), Seat(1), "people only");
    assert_eq!(asked_at(Page::StarMap, &[1]), Seat(0), "a companion has Recon");
    assert_eq!(asked_at(Page::StarMap, &[0, 1]), Seat(2), "the first seat is a computer's, too");
    assert_eq!(asked_at(Page::StarMap, &[0, 2, 3]), Seat(1), "it is a person's own");
    assert_eq!(asked_at(Page::StarMap, &[0, 1, 2, 3]), Seat(1), "computers alone");
}

// Rule: VG-PLAY-8, VG-PLAY-4
/// Which of a companion's sections land is asked of a person; what it would do itself is suggested.
#[test]
fn people_say_which_sections_of_a_companion_land() {
    let with = |companions: &[u8]| {
        let companions: SeatSet = companions.iter().copied().map(Seat).collect();
        Table::new(Setup { companions, ..setup("pellucid", 2) })
    };
    let question = |table: &Table| {
        let ask = asked(table);
        (ask.seat, ask.decision)
    };
    let mut table = with(&[0]);
    assert_eq!(question(&table), (Seat(1), Decision::MusterFor(MusterFor { companion: Seat(0), count: 1 })));
    table.choose(Seat(1), Choice::MusterFor(Sections::NONE.with(Section::Science)));
    table.expect(|state| state.party[0].seat == Seat(0) && state.party[0].section == Section::Science);
    assert_eq!(question(&table), (Seat(1), Decision::Muster(Muster { count: 1 })), "its own it says itself");
    assert_eq!(question(&with(&[0, 1])), (Seat(0), Decision::Muster(Muster { count: 1 })), "computers alone");
}

// Rule: VG-PLAY-8, R59
#[test]
fn the_companions_choice_is_suggested() {
    let suggested = |companions: &[u8]| {
        let table = among(companions, Page::StarMap);
        Vanguard::advise(table.play().state(), &asked(&table), None).suggestions
    };
    assert_eq!(suggested(&[]), [], "a person's own section needs no word");
    let [one] = &suggested(&[1])[..] else { panic!("one suggestion") };
    assert_eq!(Course::read(&one.given), Some(Course::Examine(at::landing::L01)));
}
