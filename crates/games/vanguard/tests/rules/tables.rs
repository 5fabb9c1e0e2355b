//! Rules of the ship and of explorations that stand in tables and between them.

use orrery_core::Game;
use orrery_kit::Few;
use vanguard::Vanguard;
use vanguard::content::{Flag, Mark, Poi, Section, at};
use vanguard::questions::{Choice, Decision, Deed, Penalty};
use vanguard::state::{Carried, Close, Frame, Injury, Lethal, Morale, Page, Planet, State, Status, Symbol, Wounding};

use super::common::*;
use super::ship::{aboard, crew, enrich, on, open, ship};

// Rule: R7, R8
#[test]
fn danger_and_injury_dice_have_their_faces() {
    let danger = |of: Symbol| Symbol::FACES.iter().filter(|face| **face == of).count();
    assert_eq!(Symbol::ALL.map(danger), [2, 2, 1, 1]);
    let injury = |of: Injury| Injury::FACES.iter().filter(|face| **face == of).count();
    assert_eq!(Injury::ALL.map(injury), [1, 2, 1, 1, 1], "severe, damage, mental, special, blank");
}

// Rule: R19, R21, VG-MORALE-1
#[test]
fn pools_come_from_objective_and_technology_and_low_morale_brings_situations() {
    for (morale, tech, command, energy, situations) in [
        (Morale::Medium, 0, 2, 2, 1),
        (Morale::Low, 0, 2, 2, 2),
        (Morale::VeryLow, 1, 1, 3, 2),
        (Morale::High, 1, 2, 4, 1),
    ] {
        let mut table = aboard(Page::Income, |state| (on(state).morale, on(state).tech) = (morale, tech));
        play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
        let campaign = ship(&table);
        assert_eq!((campaign.command, campaign.energy), (command, energy), "{morale:?}");
        assert_eq!(campaign.slots.iter().flatten().count(), situations, "{morale:?}");
    }
}

// Rule: VG-BRIDGE-2
#[test]
fn what_waits_is_installed_on_the_bridge() {
    let mut table = aboard(Page::Install, |state| {
        on(state).awaiting_upgrades = [at::upgrade::B01, at::upgrade::B02, at::upgrade::F01].into_iter().collect();
        on(state).possible = Default::default();
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    let installed = [at::upgrade::B01, at::upgrade::B02].iter().all(|one| ship(&table).installed.contains(*one));
    assert!(installed && !ship(&table).installed.contains(at::upgrade::F01), "the infirmary has its own page");
}

// Rule: VG-DOCK-1, VG-LIFT-6, R92, VG-EX-37
#[test]
fn who_was_left_behind_is_dead_and_what_they_carried_comes_home() {
    let mut table = aboard(Page::Hangar, |state| {
        on(state).scanner = Some(at::landing::L01);
        on(state).inventory.0[at::gear::E01.index()] = 1;
        on(state).unavailable.0[at::gear::E01.index()] -= 1;
        on(state).possible = Default::default();
        enrich(state);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    let active = table.play().state().turn.expect("a turn").place.index();
    let lost = table.play().state().party[1 - active].crew;
    table.arrange(|state| {
        state.pool = Few::NONE;
        state.party[1 - active].gear = Few::of([Carried { gear: at::gear::E01, used: false }]).expect("room");
        (state.party[active].sector, state.party[1 - active].sector) = (1, 4);
        state.planet.lander = 1;
    });
    act(&mut table, Deed::LiftOff);
    play_until(&mut table, |decision| matches!(decision, Decision::Debrief(_)));
    let campaign = ship(&table);
    assert_eq!((campaign.post(lost), campaign.dead, campaign.failed), (None, 1, 1));
    assert_eq!(campaign.morale, Morale::Low);
    assert_eq!(campaign.inventory.0[at::gear::E01.index()], 1);
}

// Rule: VG-POI-8, VG-LEAVE-2
#[test]
fn cards_that_are_not_saved_are_not_kept() {
    let fleeting = Poi::all().find(|poi| poi.marks().contains(&Mark::NS)).expect("such a card");
    let mut table = aboard(Page::Leaving, |state| {
        on(state).landing = Some(at::landing::L01);
        (state.closed, state.planet) = (Some(Close::Lift), Planet::new(at::board::PE));
        state.planet.done.insert(at::mission::M10);
        state.planet.pois[4] = Few::of([at::poi::P201, fleeting]).expect("room");
        on(state).possible = Default::default();
        enrich(state);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Debrief(_)));
    let record = ship(&table).records.0[at::board::PE.index()].expect("a record");
    assert!(record.pois[4].iter().copied().eq([at::poi::P201]));
}

// Rule: VG-GEN-12
#[test]
fn what_was_studied_never_comes_back() {
    let mut table = aboard(Page::StarMap, |state| on(state).studied.insert(at::research::R01));
    table.arrange(|state| {
        let log = at::log::N750;
        state.frames.push(effect(vanguard::state::Origin::Log(log), log.effect(), FIRST));
        let question = vanguard::questions::UseShip { card: at::discovery::D01 };
        state.frames.push(Frame::Ask { seat: ME, question: question.into() });
    });
    table.choose(ME, Choice::UseShip(false));
    let campaign = ship(&table);
    assert!(
        !campaign.awaiting_research.contains(at::research::R01) && !campaign.laboratory.contains(at::research::R01)
    );
}

// Rule: VG-SHIP-10
#[test]
fn deserters_free_their_folder_and_are_not_mourned() {
    let mut table = aboard(Page::Docking, |state| {
        on(state).landing = Some(at::landing::L01);
        on(state).morale = Morale::VeryLow;
        (state.closed, state.planet) = (Some(Close::Evacuation), Planet::new(at::board::PE));
    });
    let (one, free) = (crew(Section::Recon, 1), ship(&table).folders(Section::Recon, 1));
    table.choose(ME, Choice::LowMorale(Penalty::Desertion(one)));
    let campaign = ship(&table);
    assert_eq!((campaign.post(one), campaign.dead, campaign.folders(Section::Recon, 1)), (None, 0, free + 1));
}

// Rule: VG-SHIP-6, VG-MED-8
#[test]
fn an_effect_takes_as_many_crew_as_there_are() {
    let mut table = aboard(Page::Income, |state| {
        on(state).slots = [Some(at::situation::S06), None, None, None];
        on(state).possible = Default::default();
    });
    let hurt = crew(Section::Science, 2);
    table.choose(ME, Choice::CrewPick(hurt));
    assert_eq!(ship(&table).post(hurt).map(|post| post.status), Some(Status::Light));
    let mut table = aboard(Page::Save, |_| {});
    open(&mut table, Page::Income, |state| {
        on(state).roster.0.iter_mut().flatten().for_each(|post| post.status = Status::Resting);
        on(state).slots = [Some(at::situation::S06), None, None, None];
        on(state).possible = Default::default();
    });
    assert!(is_asked(&table, |decision| matches!(decision, Decision::Plot(_))), "nobody is there to be hurt");
}

// Rule: R55
#[test]
fn the_trauma_centre_does_not_help_on_the_planet() {
    let mut table = at_turn("pellucid");
    run_lucky(
        &mut table,
        |state| {
            state.terms.lethal = Lethal::On;
            state.campaign = Some(vanguard::state::Campaign::new());
            on(state).landing = Some(at::landing::L01);
            on(state).installed.insert(at::upgrade::F01);
            hurt(me(state), &[at::wound::laceration; 3]);
            state.frames.push(Frame::Wounded { place: FIRST, wound: at::wound::laceration, stage: Wounding::Take });
        },
        |state| state.party[0].is_dead,
    );
    assert!(!is_asked(&table, |decision| matches!(decision, Decision::RerollSurvival(_))));
}

// Rule: R102, VG-LETHAL-4
#[test]
fn in_lethal_space_a_section_waits_for_the_barracks() {
    let empty = |state: &mut State, sections: &[Section]| {
        for section in sections {
            (0..3).for_each(|number| on(state).roster.0[crew(*section, number).index()] = None);
        }
        state.terms.lethal = Lethal::On;
        on(state).possible = Default::default();
    };
    let mut table = aboard(Page::Sections, |state| empty(state, &[Section::Recon]));
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    assert_eq!((ship(&table).crew(Some(Section::Recon), None).count(), ship(&table).closed), (0, [false; 4]));
    let three = [Section::Recon, Section::Science, Section::Security];
    aboard(Page::Sections, |state| empty(state, &three)).ended("ending-long-way");
}

// Rule: VG-GEN-2, VG-TRAVEL-8
#[test]
fn a_card_overrides_a_rule_and_cannot_beats_may() {
    let mut table = at_turn("eye");
    table.arrange(|state| stand(state, &[2, 2]));
    let path = path(&table, 2, 4);
    table.refused(ME, Choice::TakeAction(Deed::Travel(path, 4)), "VG-TRAVEL-1");
    run(&mut table, |state| {
        let row = at::action::EV_6_1.green().expect("a row");
        state.frames.push(effect(vanguard::state::Origin::Action(at::action::EV_6_1), row.effect, FIRST));
    });
    table.expect(|state| state.sector_of(FIRST) == 7);
}

// Rule: VG-OPS-1
#[test]
fn an_operation_stands_alone() {
    let mut table = at_turn("lifeline");
    table.expect(|state| {
        state.campaign.is_none() && state.flags.is_empty() && state.counts.iter().all(|count| *count == 0)
    });
    table.arrange(|state| stand(state, &[1, 1]));
    act(&mut table, Deed::LiftOff);
    assert_eq!(Vanguard::leaves(table.play().state()), None);
}

// Rule: VG-EX-92, VG-LAND-6
#[test]
fn the_first_hand_is_drawn_before_the_landed_log() {
    let mut table = Table::new(setup("loom", 1));
    play_until(&mut table, |decision| matches!(decision, Decision::Load(_)));
    table.arrange(|state| state.flags.insert(Flag::IdemFriend));
    play_until(&mut table, |decision| matches!(decision, Decision::PickCards(_)));
    assert!(is_asked(&table, |decision| matches!(decision, Decision::PickCards(asked) if asked.count == 1)));
    table.expect(|state| state.party[0].rank == 2 && state.party[0].hand.len() == 4);
}
