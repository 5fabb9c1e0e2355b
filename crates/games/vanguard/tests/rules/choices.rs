//! What people are asked, and what is answered for them when time runs out.

use orrery_core::{Asking, Seat, Setup};
use orrery_kit::Few;
use vanguard::Vanguard;
use vanguard::content::{Discovery, Section, Tally, at};
use vanguard::questions::{Buying, Choice, Course, Decision, Paying, Queueing, Reaction, Studying, Visit};
use vanguard::state::{
    Attention, AutoPass, Clock, Close, Facility, Frame, Injury, Page, Planet, Post, Returned, State, Status, Work,
};

use super::common::*;
use super::ship::{aboard, crew, enrich, on, open, ship};

fn find(state: &mut State, cards: &[Discovery]) {
    for card in cards {
        on(state).found.0[card.index()] += 1;
        state.decks.discoveries.0[card.index()] -= 1;
    }
}

fn default_of(table: &Table) -> Choice {
    let ask = table.play().asks().iter().find(|ask| ask.must).cloned().expect("a question");
    Vanguard::fallback(table.play().state(), &ask)
}

// Rule: VG-LAB-1, VG-LAB-4
#[test]
fn who_pays_for_research_says_with_what() {
    let mut table = aboard(Page::Facilities, |state| {
        on(state).command = 1;
        on(state).laboratory.insert(at::research::R06);
        find(state, &[at::discovery::D25, at::discovery::D30, at::discovery::D01, at::discovery::D13]);
    });
    table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::Laboratory)));
    table.choose(ME, Choice::Study(Studying::Project(at::research::R06)));
    table.refused(ME, Choice::PayResearch(Paying::Card(at::discovery::D01)), "VG-LAB-1");
    table.choose(ME, Choice::PayResearch(Paying::Card(at::discovery::D30)));
    table.choose(ME, Choice::PayResearch(Paying::Card(at::discovery::D13)));
    table.choose(ME, Choice::PayResearch(Paying::Card(at::discovery::D25)));
    let campaign = ship(&table);
    assert!(campaign.studied.contains(at::research::R06));
    assert_eq!(campaign.found.0.iter().sum::<u8>(), campaign.found.0[at::discovery::D01.index()]);
}

// Rule: VG-LAB-2
#[test]
fn a_scientist_may_spare_a_discovery() {
    let mut table = aboard(Page::Facilities, |state| {
        on(state).command = 1;
        find(state, &[at::discovery::D07, at::discovery::D19]);
    });
    table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::Laboratory)));
    let helper = crew(Section::Science, 1);
    table.choose(ME, Choice::Study(Studying::Helped(at::research::R04, helper)));
    table.choose(ME, Choice::PayResearch(Paying::Helper));
    let campaign = ship(&table);
    assert_eq!((campaign.found.0[at::discovery::D07.index()], campaign.found.0[at::discovery::D19.index()]), (1, 0));
    assert_eq!(campaign.post(helper).map(|post| post.status), Some(Status::Resting));
}

// Rule: DP24, VG-DOCK-3, VG-DISC-4
#[test]
fn science_says_what_the_lander_leaves_behind() {
    let mut table = aboard(Page::Docking, |state| {
        on(state).landing = Some(at::landing::L01);
        (state.closed, state.planet) = (Some(Close::Lift), Planet::new(at::board::PE));
        state.planet.done.insert(at::mission::M10);
        for (card, count) in [(at::discovery::D06, 2), (at::discovery::D19, 3), (at::discovery::D07, 1)] {
            state.vessel.found.0[card.index()] = count;
            state.decks.discoveries.0[card.index()] -= count;
        }
        enrich(state);
    });
    assert_eq!(default_of(&table), Choice::LeaveFind(at::discovery::D19), "a common of the type owned most");
    table.choose(ME, Choice::LeaveFind(at::discovery::D06));
    table.expect(|state| state.vessel.found.0[at::discovery::D06.index()] == 1 && state.found(None) == 0);
    assert!(is_asked(&table, |decision| matches!(decision, Decision::Debrief(_))));
}

/// A badly hurt crew member comes home to a trauma centre, and the dice would be death.
fn near_death() -> Table {
    let mut table = aboard(Page::Save, |_| {});
    table.arrange(|state| {
        on(state).returned = Few::of([Returned { crew: crew(Section::Recon, 1), wounds: 3 }]).expect("room");
        on(state).installed.insert(at::upgrade::F01);
        state.frames.only(Frame::Ship { page: Page::Patients, at: 0 });
        let question = vanguard::questions::UseShip { card: at::discovery::D01 };
        state.frames.push(Frame::Ask { seat: ME, question: question.into() });
    });
    table.choose_lucky(ME, Choice::UseShip(false), |state| {
        let Frame::Ask { question: Decision::RerollSurvival(asked), .. } = state.frame() else { return false };
        let count = |face: Injury| asked.dice.iter().filter(|die| **die == face).count();
        (count(Injury::Severe), count(Injury::Damage)) == (2, 0)
    });
    table
}

// Rule: VG-MED-6, DP30
#[test]
fn a_survival_test_is_thrown_again_if_science_says_so() {
    let mut table = near_death();
    assert_eq!(default_of(&table), Choice::RerollSurvival(true));
    table.choose(ME, Choice::RerollSurvival(false));
    assert_eq!(ship(&table).post(crew(Section::Recon, 1)), None);
    let mut table = near_death();
    let patient = crew(Section::Recon, 1);
    table.choose_lucky(ME, Choice::RerollSurvival(true), |state| {
        state.campaign.is_some_and(|campaign| campaign.post(patient).is_some())
    });
}

// Rule: VG-LETHAL-3, R52, R17
#[test]
fn in_lethal_space_the_second_column_is_a_test_too() {
    for (lethal, wounds) in [("off", 2), ("on", 1)] {
        let mut table = Table::new(setup("campaign", 1).with("lethal", lethal));
        let mut deaths = 0;
        for _ in 0..60 {
            open(&mut table, Page::Patients, |state| {
                state.party = Few::NONE;
                (state.planet.crew, state.round, state.turn) = (0, 0, None);
                super::ship::crew_up(on(state));
                (on(state).dead, on(state).possible) = (0, Default::default());
                state.counts[Tally::Phase.index()] = 0;
                on(state).returned = Few::of([Returned { crew: crew(Section::Recon, 1), wounds }]).expect("room");
            });
            deaths += ship(&table).dead;
        }
        assert_eq!(deaths, 0, "{lethal}");
    }
    let mut table = Table::new(setup("campaign", 1).with("lethal", "on"));
    let dies = |state: &State| state.campaign.is_some_and(|campaign| campaign.dead == 1);
    table.arrange(|state| {
        state.party = Few::NONE;
        (state.planet.crew, state.round, state.turn) = (0, 0, None);
        super::ship::crew_up(on(state));
        on(state).returned = Few::of([Returned { crew: crew(Section::Recon, 1), wounds: 2 }]).expect("room");
        state.frames.only(Frame::Ship { page: Page::Patients, at: 0 });
        let question = vanguard::questions::UseShip { card: at::discovery::D01 };
        state.frames.push(Frame::Ask { seat: ME, question: question.into() });
    });
    table.choose_lucky(ME, Choice::UseShip(false), dies);
}

// Rule: VG-HANGAR-4, VG-SHIP-6
#[test]
fn aboard_it_is_said_which_lander_is_damaged() {
    let mut table = aboard(Page::Income, |state| {
        on(state).landers = [at::lander::V1, at::lander::V2, at::lander::V3].into_iter().collect();
        on(state).slots = [Some(at::situation::S09), None, None, None];
        on(state).possible = Default::default();
    });
    table.refused(ME, Choice::DamageLander(at::lander::V1), "VG-HANGAR-4");
    table.choose(ME, Choice::DamageLander(at::lander::V3));
    assert!(ship(&table).damaged.contains(at::lander::V3) && !ship(&table).damaged.contains(at::lander::V2));
}

// Rule: VG-SETUP-6, DP29
#[test]
fn of_three_one_lands_and_one_rests() {
    let mut table = Table::new(setup("campaign", 1));
    play_until(&mut table, |decision| matches!(decision, Decision::KeepCrew(_)));
    let drawn: Vec<_> = table.play().state().drawn.iter().collect();
    assert_eq!(drawn.len(), 3);
    table.choose(ME, Choice::KeepCrew(drawn[1]));
    table.refused(ME, Choice::KeepResting(drawn[1]), "VG-SETUP-6");
    table.choose(ME, Choice::KeepResting(drawn[2]));
    table.expect(|state| {
        let campaign = state.campaign.expect("a campaign");
        let rests = campaign.post(drawn[2]).is_some_and(|post| post.status == Status::Resting);
        rests && state.party[0].crew == drawn[1] && state.decks.recruits.contains(drawn[0])
    });
}

// Rule: VG-PROD-8
#[test]
fn a_project_may_be_taken_out_of_the_queue() {
    let mut table = aboard(Page::Facilities, |state| {
        on(state).command = 1;
        on(state).complex.remove(at::production::C06);
        on(state).queue[0] = Some(Work { project: at::production::C06, stage: 1 });
    });
    table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::Production)));
    table.choose(ME, Choice::Enqueue(Queueing::TakeOut(0)));
    assert!(ship(&table).queue[0].is_none() && ship(&table).complex.contains(at::production::C06));
    table.choose(ME, Choice::Enqueue(Queueing::Project(at::production::C06)));
    assert_eq!(ship(&table).queue[0].map(|work| work.stage), Some(4), "its stage is lost");
}

// Rule: VG-BRIDGE-1
#[test]
fn without_a_clock_the_voyage_goes_on() {
    let mut table = aboard(Page::Clock, |state| {
        state.counts[Tally::Phase.index()] = 17;
        state.terms.clock = Clock::Off;
        on(state).possible = Default::default();
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert!(!ship(&table).shown.contains(at::log::N790) && !ship(&table).shown.contains(at::log::N791));
}

// Rule: VG-WIN-2
#[test]
fn with_auto_pass_off_everybody_concerned_is_asked() {
    for (auto_pass, is_asked_first) in [(AutoPass::On, false), (AutoPass::Off, true)] {
        let mut table = at_turn("pellucid");
        run(&mut table, |state| {
            state.attention = [Attention::of(auto_pass); 4];
            stand(state, &[2, 2]);
            state.frames.push(danger(FIRST, at::danger::A, &[vanguard::state::Symbol::Common]));
        });
        let reacts = |decision: &Decision| matches!(decision, Decision::React(asked) if asked.place == FIRST);
        assert_eq!(is_asked(&table, reacts), is_asked_first);
        if is_asked_first {
            table.choose(ME, Choice::React(Reaction::Pass));
            assert!(is_asked(&table, |decision| matches!(decision, Decision::React(asked) if asked.place == SECOND)));
        }
    }
}

// Rule: DP12
#[test]
fn the_cheapest_branch_is_taken() {
    let mut table = at_turn("pellucid");
    event(&mut table, at::event::K02, true);
    let cheap = default_of(&table);
    table.arrange(|state| hurt(me(state), &[at::wound::laceration; 2]));
    let careful = default_of(&table);
    assert_ne!(cheap, careful, "danger costs more where wounds are near");
}

// Rule: DP19
#[test]
fn pages_are_passed_by_default() {
    let mut table = aboard(Page::StarMap, |state| (on(state).energy, on(state).command) = (3, 2));
    assert_eq!(default_of(&table), Choice::Plot(Course::Stay));
    table.choose(ME, Choice::Plot(Course::Stay));
    assert_eq!(default_of(&table), Choice::OpenFacility(Visit::Done));
}

// Rule: DP20
#[test]
fn the_highest_rank_goes_with_the_deck_of_the_last_launch() {
    let mut table = aboard(Page::Hangar, |state| {
        on(state).scanner = Some(at::landing::L01);
        on(state).roster.0[crew(Section::Science, 0).index()] =
            Some(Post { section: Section::Science, rank: 3, status: Status::Available });
        on(state).decks[Section::Science.index()] = vanguard::content::Card::all()
            .filter(|card| card.section() == Section::Science && card.rank() == 1)
            .skip(3)
            .take(11)
            .collect();
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Muster(_)));
    let Choice::Muster(sections) = default_of(&table) else { panic!("a party") };
    assert!(sections.contains(Section::Science));
    play_until(&mut table, |decision| matches!(decision, Decision::ChooseDeck(asked) if asked.place == SECOND));
    table.expect(|state| state.party[1].section == Section::Science);
    let Choice::ChooseDeck(cards) = default_of(&table) else { panic!("a deck") };
    assert_eq!(cards, ship(&table).decks[Section::Science.index()]);
}

// Rule: DP25
#[test]
fn later_wild_dice_stay_behind_before_specialised_ones() {
    use vanguard::questions::{Act, PickDice};
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        let question = PickDice { place: FIRST, from: dice([0, 5, 10]), least: 2, most: 2, act: Act::LeaveBehind };
        state.frames.push(Frame::Ask { seat: ME, question: question.into() });
    });
    assert_eq!(default_of(&table), Choice::PickDice(dice([0, 5])), "red base, then red wild, red gathering goes along");
}

// Rule: DP28
#[test]
fn a_die_is_bought_where_there_is_enough() {
    for (success, buying) in [(5, Buying::Die), (4, Buying::Done)] {
        let table = aboard(Page::Debriefing, |state| {
            on(state).landing = Some(at::landing::L01);
            state.success = success;
        });
        assert_eq!(default_of(&table), Choice::Debrief(buying));
    }
}

// Rule: DP30
#[test]
fn the_lander_of_the_last_launch_is_used_again() {
    let mut table = aboard(Page::Hangar, |state| {
        on(state).landers.insert(at::lander::V2);
        on(state).scanner = Some(at::landing::L01);
        on(state).lander = at::lander::V2;
        on(state).modifications = [at::modification::A01, at::modification::A05].into_iter().collect();
        on(state).fitted = Few::of([at::modification::A05]).expect("room");
    });
    assert_eq!(default_of(&table), Choice::ChooseLander(at::lander::V2));
    table.choose(ME, Choice::ChooseLander(at::lander::V2));
    assert_eq!(default_of(&table), Choice::Outfit([at::modification::A05].into_iter().collect()));
}

// Rule: R25, VG-SHIP-9, DP19
#[test]
fn every_page_has_its_player() {
    let mut table = Table::new(Setup::new(4).with("mission", "campaign").with("sittings", "one-table"));
    table.arrange(|state| {
        state.party = Few::NONE;
        (state.planet.crew, state.round, state.turn) = (0, 0, None);
        super::ship::crew_up(on(state));
        on(state).landings.insert(at::landing::L01);
        (on(state).energy, on(state).command) = (3, 2);
        // VG-SHIP-9: the player of a closed section keeps the decisions of its pages.
        on(state).closed[Section::Recon.index()] = true;
        state.frames.only(Frame::Ship { page: Page::StarMap, at: 0 });
        let question = vanguard::questions::UseShip { card: at::discovery::D01 };
        state.frames.push(Frame::Ask { seat: ME, question: question.into() });
    });
    table.choose(ME, Choice::UseShip(false));
    let asked = |table: &Table| table.play().asks().iter().find(|ask| ask.must).map(|ask| ask.seat);
    assert_eq!(asked(&table), Some(Seat(1)), "the star map is Recon's");
    table.choose(Seat(1), Choice::Plot(Course::Stay));
    assert_eq!(asked(&table), Some(Seat(3)), "the facilities are Security's");
    table.choose(Seat(3), Choice::OpenFacility(Visit::Open(Facility::Production)));
    assert_eq!(asked(&table), Some(Seat(0)), "production is Engineering's");
}
