//! What holds without being carried out, key by key (VG-FX-17).

use orrery_kit::Few;
use vanguard::content::{Gear, Modification, Section, Upgrade, at};
use vanguard::questions::{Aside, Choice, Course, Decision, Deed, Help, Manner, Nursing, Queueing, Reaction, Visit};
use vanguard::state::{Facility, Frame, Lead, Page, Play, Post, Status, Symbol, Token, Work};

use super::common::*;
use super::ship::{aboard, crew, on, ship};

/// The first crew member stands here with this gear, whose token lies in the first sector.
fn beside(sector: u8, token: Gear, gear: &[Gear]) -> Table {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        stand(state, &[sector, 1]);
        gear.iter().for_each(|gear| carry(me(state), *gear));
        state.planet.tokens = Few::of([Token { gear: token, sector: 1, carrier: FIRST }]).expect("room");
        (me(state).available, me(state).spent) = (dice([]), dice(0..5));
    });
    table
}

// Rule: VG-FX-17
#[test]
fn an_outpost_makes_strains_better_around_it() {
    for (sector, count) in [(1, 7), (2, 5)] {
        let mut table = beside(sector, at::gear::E09, &[at::gear::E09]);
        table.arrange(|state| {
            man(state, FIRST, Section::Security, at::crew::CR01, 3, 9);
            carry(me(state), at::gear::E09);
            (me(state).available, me(state).spent) = (dice([]), dice(0..9));
        });
        table.choose(ME, Choice::Meanwhile(Aside::Strain(FIRST)));
        play_to_turn(&mut table, FIRST);
        assert_eq!(boards(&table).0, count);
    }
}

// Rule: VG-FX-17, VG-FX-28
#[test]
fn what_is_near_is_there_or_in_a_connected_sector() {
    let range = [at::gear::E09, at::gear::E11];
    for (sector, helps) in [(1, true), (2, true), (5, false)] {
        // From the connected sector only, so who helps stands one step from the check.
        let mut table = beside(sector, at::gear::E09, &range);
        let next = if sector == 1 { 3 } else { 1 };
        table.arrange(|state| {
            stand(state, &[next, sector]);
            (me(state).available, me(state).spent) = (dice(0..5), dice([]));
        });
        act(&mut table, Deed::Prepare(Manner::Check));
        table.choose(ME, Choice::PickDice(dice([0])));
        assert_eq!(is_asked(&table, |decision| matches!(decision, Decision::Assist(_))), helps, "{sector}");
    }
}

// Rule: VG-FX-17
#[test]
fn cards_of_a_prepare_are_more_where_an_upgrade_says_so() {
    let mut table = beside(1, at::gear::E09, &[at::gear::E09, at::gear::E10]);
    act(&mut table, Deed::Prepare(Manner::Draw));
    table.expect(|state| state.party[0].hand.len() == 2);
}

// Rule: VG-FX-17, VG-EVENT-2
#[test]
fn a_condition_may_add_a_biome() {
    for (over, spent) in [(Some(at::condition::G12), 1), (None, 0)] {
        let mut table = at_turn("matchstick");
        table.arrange(|state| {
            stand(state, &[5, 1]);
            state.planet.over = over;
            state.decks.events = [at::event::K31].into_iter().collect();
        });
        act(&mut table, Deed::Pass);
        if over.is_some() {
            table.choose(ME, Choice::Choose(0));
        }
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
        assert_eq!(boards(&table).1, spent);
    }
}

/// A party that is about to land, with these modifications.
fn fitted(modification: Option<Modification>, gear: &[(Gear, u8)]) -> Table {
    let mut table = aboard(Page::Hangar, |state| {
        on(state).scanner = Some(at::landing::L01);
        on(state).modifications = modification.into_iter().collect();
        for (gear, count) in gear {
            on(state).inventory.0[gear.index()] = *count;
        }
    });
    if let Some(one) = modification {
        play_until(&mut table, |decision| matches!(decision, Decision::Outfit(_)));
        table.choose(ME, Choice::Outfit([one].into_iter().collect()));
    }
    table
}

// Rule: VG-FX-17, VG-CREW-1, VG-LANDER-2
#[test]
fn modifications_bring_supplies_charges_and_room() {
    let landed = |modification| {
        let mut table = fitted(modification, &[]);
        play_until(&mut table, |decision| matches!(decision, Decision::KeepRankUp(_)));
        let state = table.play().state();
        let charges = state.party[0].charges - state.party[0].crew.charges();
        (state.vessel.supplies, charges)
    };
    assert_eq!(landed(None), (12, 0));
    assert_eq!((landed(Some(at::modification::A07)), landed(Some(at::modification::A09))), ((15, 0), (12, 1)));
    let three = [(at::gear::E08, 1), (at::gear::E30, 1), (at::gear::E09, 1)];
    for (modification, fits) in [(None, false), (Some(at::modification::A10), true)] {
        let mut table = fitted(modification, &three);
        play_until(&mut table, |decision| matches!(decision, Decision::Load(_)));
        let load = |gear| Choice::Load(vanguard::questions::Loading::With(gear, FIRST));
        table.choose(ME, load(at::gear::E08)).choose(ME, load(at::gear::E30));
        let is_asked = is_asked(&table, |decision| matches!(decision, Decision::Load(_)));
        assert_eq!(is_asked, fits, "a third piece of mission gear");
    }
}

fn installed(page: Page, upgrade: Option<Upgrade>, arrange: impl FnOnce(&mut vanguard::state::Campaign)) -> Table {
    aboard(page, |state| {
        on(state).installed = upgrade.into_iter().collect();
        on(state).possible = Default::default();
        arrange(on(state));
    })
}

// Rule: VG-FX-17, VG-MED-2, VG-SHIP-7
#[test]
fn a_warm_pool_heals_by_two_steps() {
    for (upgrade, status) in [(None, Status::Moderate), (Some(at::upgrade::F03), Status::Light)] {
        let patient = crew(Section::Recon, 2);
        let mut table = installed(Page::Infirmary, upgrade, |campaign| {
            campaign.landing = Some(at::landing::L01);
            let post = Post { section: Section::Recon, rank: 1, status: Status::Critical };
            campaign.roster.0[patient.index()] = Some(post);
        });
        table.choose(ME, Choice::Nurse(Nursing::Done));
        assert_eq!(ship(&table).post(patient).map(|post| post.status), Some(status));
    }
}

// Rule: VG-FX-17, VG-SHIP-7, VG-PROD-5
#[test]
fn fine_assemblers_are_a_second_roll() {
    use vanguard::event::{Event, Ships};
    for (upgrade, rolls) in [(None, 1), (Some(at::upgrade::F05), 2)] {
        let mut table = installed(Page::Facilities, upgrade, |campaign| {
            campaign.command = 1;
            campaign.queue[0] = Some(Work { project: at::production::C06, stage: 4 });
        });
        table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::Production)));
        table.choose(ME, Choice::Enqueue(Queueing::Done));
        let is_roll = |fact: &&Event| matches!(fact, Event::Ships(Ships::Boosted { .. }));
        assert_eq!(table.play().events().iter().filter(is_roll).count(), rolls);
        assert!(ship(&table).queue[0].is_some_and(|work| work.stage >= 2), "one step more at most");
    }
}

// Rule: VG-FX-17, VG-STAR-1
#[test]
fn a_lock_keeper_makes_flights_cheaper() {
    for (upgrade, energy) in [(None, 1), (Some(at::upgrade::B06), 2)] {
        let mut table = installed(Page::StarMap, upgrade, |campaign| {
            campaign.energy = 3;
            campaign.systems = vanguard::content::System::all().collect();
            campaign.landings.insert(at::landing::L03);
        });
        table.choose(ME, Choice::Plot(Course::Fly(at::connection::Y1_Y2)));
        assert_eq!(ship(&table).energy, energy);
    }
}

// Rule: VG-LEAD-5
#[test]
fn a_lead_may_bring_a_charge() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        state.decks.bag.0[Lead::OneCharge.index()] -= 1;
        let tokens = Few::of([Lead::OneCharge]).expect("room");
        state.frames.push(Frame::Leads { place: FIRST, of: vanguard::content::Type::MIN, tokens });
    });
    table.choose(ME, Choice::LeadBonus(SECOND));
    table.expect(|state| state.party[1].charges == 1 && state.party[1].hand.is_empty());
}

// Rule: VG-LAND-3, VG-GEAR-5
#[test]
fn every_carrier_may_use_gear_during_the_landing() {
    let mut table = Table::new(setup("pellucid", 1));
    play_until(&mut table, |decision| matches!(decision, Decision::KeepRankUp(_)));
    let card = table.play().state().rank_ups_drawn.nth(0).expect("a card");
    table.choose_lucky(ME, Choice::KeepRankUp(card), |state| {
        matches!(state.frame(), Frame::Ask { question: Decision::Choose(_), .. })
    });
    table.arrange(|state| {
        for member in state.party.iter_mut() {
            carry(member, at::gear::E05);
            let spent: vanguard::state::Dice = member.available.iter().take(2).collect();
            (member.available, member.spent) = (member.available.minus(spent), spent);
        }
    });
    for place in [FIRST, SECOND] {
        table.choose(ME, Choice::Meanwhile(Aside::Use(place, Play::Gear(at::gear::E05))));
    }
    table.expect(|state| state.party.iter().all(|member| member.spent.is_empty()));
}

// Rule: VG-ASSIST-8, R68
#[test]
fn who_helps_from_afar_is_there_for_the_windows_of_that_check_alone() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        man(state, SECOND, Section::Recon, at::crew::CR16, 1, 5);
        state.party[1].charges = 1;
        hold(&mut state.party[1], &[at::card::RE05]);
        stand(state, &[6, 5]);
        state.planet.pois[6] = Few::of([at::poi::P108]).expect("room");
    });
    let reacts =
        |table: &Table| is_asked(table, |decision| matches!(decision, Decision::React(one) if one.place == SECOND));
    run(&mut table, |state| state.frames.push(danger(FIRST, at::danger::A, &[Symbol::Common])));
    assert!(!reacts(&table), "far away");
    act(&mut table, Deed::Prepare(Manner::Check));
    table.choose(ME, Choice::PickDice(dice([])));
    table.choose(ME, Choice::Assist(Help::Use(Play::Ability)));
    table.arrange(|state| {
        let trial = state.trial.as_mut().expect("a check");
        assert!(trial.far.contains(SECOND));
        state.frames.push(danger(FIRST, at::danger::A, &[Symbol::Common]));
        state.frames.push(Frame::Ask { seat: ME, question: vanguard::questions::PassStart.into() });
    });
    table.choose(ME, Choice::PassStart(FIRST));
    assert!(reacts(&table), "it has said so");
    table.choose(ME, Choice::React(Reaction::Pass));
}

// Rule: VG-LAUNCH-4
#[test]
fn the_advanced_events_belong_to_the_deck_once_they_have_come() {
    for (advanced, count) in [(false, 40), (true, 80)] {
        let mut table = aboard(Page::Hangar, |state| {
            on(state).scanner = Some(at::landing::L01);
            on(state).advanced = advanced;
        });
        play_until(&mut table, |decision| matches!(decision, Decision::KeepRankUp(_)));
        table.expect(|state| state.decks.events.len() == count);
    }
}

// Rule: VG-ASSIST-6
#[test]
fn an_assistant_gives_one_card_though_it_holds_two() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        hold(&mut state.party[1], &[at::card::RE24, at::card::SE24]);
        stand(state, &[1, 5]);
    });
    act(&mut table, Deed::Prepare(Manner::Check));
    table.choose(ME, Choice::PickDice(dice([])));
    let give = |card| Choice::Assist(Help::Use(Play::Card(card)));
    table.refused(ME, give(at::card::SE24), "VG-ASSIST-1");
    table.choose(ME, give(at::card::RE24));
    table.refused(ME, give(at::card::SE24), "VG-ASSIST-1");
    table.choose(ME, Choice::Assist(Help::Die(vanguard::state::SectionDie(0))));
    table.expect(|state| state.party[1].hand.len() == 1 && state.deeds.assists == 2);
}

// Rule: VG-UNLOAD-1
#[test]
fn every_row_of_the_display_has_its_own_reward() {
    use vanguard::content::Exceptional;
    use vanguard::state::Morale;
    let rewarded = |row: u8| {
        let table = aboard(Page::Exhibits, |state| {
            on(state).landing = Some(at::landing::L02);
            on(state).display = Exceptional::all().filter(|one| one.row() == row).collect();
        });
        let campaign = ship(&table);
        assert_eq!(campaign.rows_rewarded, 1 << row);
        (campaign.bank, campaign.tech, campaign.dice, campaign.morale)
    };
    // The first row is a side goal, too, which brings three more.
    assert_eq!(rewarded(1), (3, 2, 5, Morale::Medium));
    assert_eq!(rewarded(2), (0, 1, 6, Morale::Medium));
    assert_eq!(rewarded(3), (4, 1, 5, Morale::High));
    assert_eq!(rewarded(4), (2, 2, 5, Morale::Medium));
}

// Rule: VG-DISC-6, VG-GEN-11
#[test]
fn what_was_put_under_a_deck_comes_when_nothing_else_is_left() {
    use vanguard::content::{Discovery, Type};
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        for card in Discovery::all().filter(|card| card.of() == Type::MIN) {
            state.decks.discoveries.0[card.index()] = 0;
        }
        state.decks.under = Few::of([at::discovery::D19, at::discovery::D02]).expect("room");
        state.frames.push(Frame::Discoveries { of: Type::MIN, left: 1 });
    });
    table.expect(|state| state.vessel.found.0[at::discovery::D02.index()] == 1);
    table.expect(|state| state.decks.under[..] == [at::discovery::D19]);
}

// Rule: VG-FX-17, VG-PROD-2
#[test]
fn a_second_line_has_two_more_slots() {
    for (upgrade, slots) in [(None, 2), (Some(at::upgrade::F04), 4)] {
        let mut table = installed(Page::Facilities, upgrade, |campaign| campaign.command = 1);
        table.choose(ME, Choice::OpenFacility(Visit::Open(Facility::Production)));
        let projects = [at::production::C01, at::production::C02, at::production::C03, at::production::C06];
        for (number, project) in projects.into_iter().enumerate() {
            let enqueue = Choice::Enqueue(Queueing::Project(project));
            if number < slots {
                table.choose(ME, enqueue);
            } else {
                table.refused(ME, enqueue, "VG-PROD-2");
            }
        }
    }
}

// Rule: VG-FX-17, VG-MED-1
#[test]
fn a_long_ward_has_a_bed_more_in_each_column() {
    for (upgrade, status) in [(None, Status::Moderate), (Some(at::upgrade::F02), Status::Light)] {
        let mut table = installed(Page::Patients, upgrade, |campaign| {
            campaign.landing = Some(at::landing::L01);
            for number in 0..4 {
                let post = Post { section: Section::ALL[number], rank: 2, status: Status::Light };
                campaign.roster.0[number] = Some(post);
            }
            let returned = vanguard::state::Returned { crew: vanguard::content::Crew(9), wounds: 1 };
            campaign.returned = Few::of([returned]).expect("room");
        });
        play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
        assert_eq!(ship(&table).post(vanguard::content::Crew(9)).map(|post| post.status), Some(status));
    }
}

// Rule: VG-DISC-10, VG-DISC-3
#[test]
fn an_exceptional_find_of_an_operation_is_used_on_the_planet_and_gone() {
    let mut table = at_turn("lifeline");
    table.arrange(|state| {
        state.vessel.relics = [at::exceptional::X33].into_iter().collect();
        state.party.iter_mut().for_each(|one| (one.available, one.spent) = (dice(0..3), dice([3, 4])));
    });
    table.choose(ME, Choice::Meanwhile(Aside::Use(SECOND, Play::Relic(at::exceptional::X33))));
    play_to_turn(&mut table, FIRST);
    table.expect(|state| state.vessel.relics.is_empty() && state.party.iter().all(|one| one.spent.is_empty()));
}

// Rule: VG-LAUNCH-4, VG-LEAVE-2
#[test]
fn a_world_is_found_again_as_it_was_left() {
    let mut record = vanguard::state::Record {
        pois: Default::default(),
        marks: Default::default(),
        threats: Default::default(),
        relics: [at::exceptional::X3].into_iter().collect(),
        done: Default::default(),
    };
    record.pois[2] = Few::of([at::poi::P205]).expect("room");
    record.marks[5] = 3;
    let mut table = aboard(Page::Hangar, |state| {
        on(state).scanner = Some(at::landing::L01);
        on(state).records.0[at::board::PE.index()] = Some(record);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::KeepRankUp(_)));
    table.expect(|state| state.planet.poi(2) == Some(at::poi::P205) && state.planet.marks[5] == 3);
    table.expect(|state| state.planet.relics == [at::exceptional::X3].into_iter().collect());
    table.expect(|state| !state.planet.standee(at::threat::TH01).is_in_play && state.planet.pois[4].is_empty());
}
