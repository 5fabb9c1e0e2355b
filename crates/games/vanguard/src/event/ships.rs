//! The ship book: pools, crew, situations, projects, course.

use super::prelude::*;
use crate::questions::Choice;

facts! {
    pub enum Ships shown as ShipsShown {
        PoolsSet { energy: u8, command: u8 },
        /// VG-SHIP-5
        WaitingSet { energy: u8, command: u8 },
        BankSet { bank: u8 },
        MoraleSet { morale: Morale },
        TechSet { level: u8 },
        DiceSet { dice: u8 },
        DiceUnlocked,
        EventsAdvanced,
        PenaltySet { lies: bool },
        ObjectiveSet { objective: Objective },
        SystemOpened { system: System },
        LandingSet { landing: Landing, is_open: bool },
        Flown { system: System },
        Examined { landing: Option<Landing> },
        LinesSeen { lines: u8 },
        HomePaid { energy: u8 },
        SituationPlaced { slot: u8, situation: Situation },
        SituationTaken { slot: u8, situation: Situation },
        /// There was no slot: it strikes at once.
        SituationDrawn { situation: Situation },
        /// Into Possible Situations.
        SituationShuffled { situation: Situation },
        Kept { keeps: bool },
        /// VG-SHIP-2
        Posted { crew: Crew, post: Post },
        /// VG-BARR-1: the others are shuffled back.
        Recruited { section: Section, crew: Crew },
        Deserted { crew: Crew },
        CrewDead { crew: Crew },
        Unlocked { project: Project },
        ResearchListed,
        UpgradesInstalled { slot: Slot },
        Studied { project: Research },
        Enqueued { slot: u8, project: Production },
        StageSet { slot: u8, stage: u8 },
        Built { slot: u8, project: Production },
        Boosted { shows: [Icon; 15] },
        AddOnSet { add_on: Upgrade },
        Opened { facility: Facility },
        PhaseBegan { phase: u8 },
        Stocked { gear: Gear, count: u8 },
        ErrandQueued { errand: Errand },
        ErrandDone,
        LanderSet { lander: Lander, damaged: bool },
        LanderChosen { lander: Lander, modifications: Few<Modification, 4> },
        PartyHome { returned: Few<Returned, 4>, record: Option<Record>, inventory: Few<Gear, 56> },
        Failed { count: u8 },
        ReturnedPlaced,
        Unloaded { card: Discovery },
        Exhibited { relic: Exceptional },
        RowRewarded { row: u8 },
        GoalDone { goal: Goal },
        SectionClosed { section: Section },
        Launched { landing: Landing },
        ExplorationSet { closed: Option<Close> },
        CampaignEnded { ending: Ending },
        /// VG-SAVE-4
        ChapterClosed,
        SurvivalRolled { crew: Crew, dice: Few<Injury, 3> },
        /// VG-PROD-8: its stage is lost.
        TakenOut { slot: u8, project: Production },
        /// Those who were drawn and not kept.
        RecruitsReturned,
        /// VG-OPS-10: what an operation was worth; what it changed is forgotten.
        OperationOver { board: Board, score: Option<u8>, done: Missions },
        /// R25
        Voted { seat: Seat, choice: Choice },
        VoteCounted { decider: Seat, votes: u8, of: u8, is_tied: bool },
    }
}

/// VG-OPS-10
const FORGOTTEN: [Flag; 5] = [Flag::OaTram, Flag::OaOpen, Flag::Plot, Flag::OcValve, Flag::OcFed];
const UNCOUNTED: [Tally; 3] = [Tally::Saved, Tally::Gyro, Tally::Harvest];

impl Ships {
    pub(super) fn fold(&self, state: &mut State) {
        let State { campaign: Some(ship), vessel, decks, .. } = state else { return };
        match *self {
            Ships::PoolsSet { energy, command } => (ship.energy, ship.command) = (energy, command),
            Ships::WaitingSet { energy, command } => (ship.next_energy, ship.next_command) = (energy, command),
            Ships::BankSet { bank } => ship.bank = bank,
            Ships::MoraleSet { morale } => ship.morale = morale,
            Ships::TechSet { level } => ship.tech = level,
            Ships::DiceSet { dice } => ship.dice = dice,
            Ships::DiceUnlocked => ship.dice_unlocked = true,
            Ships::EventsAdvanced => ship.advanced = true,
            Ships::PenaltySet { lies } => ship.penalty = lies,
            Ships::ObjectiveSet { objective } => ship.objective = objective,
            Ships::SystemOpened { system } => ship.systems.insert(system),
            Ships::LandingSet { landing, is_open: true } => ship.landings.insert(landing),
            Ships::LandingSet { landing, is_open: false } => ship.landings.remove(landing),
            Ships::Flown { system } => ship.system = system,
            Ships::Examined { landing } => (ship.scanner, ship.lines) = (landing, 0),
            Ships::LinesSeen { lines } => ship.lines = lines,
            Ships::HomePaid { energy } => ship.home += energy,
            Ships::SituationPlaced { slot, situation } => {
                ship.slots[usize::from(slot) % 4] = Some(situation);
                ship.possible.remove(situation);
            }
            Ships::SituationDrawn { situation } => ship.possible.remove(situation),
            Ships::SituationTaken { slot, .. } => ship.slots[usize::from(slot) % 4] = None,
            Ships::SituationShuffled { situation } => {
                ship.possible.insert(situation);
                ship.future.remove(situation);
            }
            Ships::Kept { keeps } => ship.keeps = keeps,
            Ships::Posted { crew, post } => {
                ship.roster.0[crew.index()] = Some(post);
                decks.recruits.remove(crew);
                state.drawn.remove(crew);
            }
            Ships::Recruited { section, crew } => {
                ship.roster.0[crew.index()] = Some(Post { section, rank: 1, status: Status::Available });
                decks.recruits = decks.recruits.or(state.drawn.without(crew));
                state.drawn = People::NONE;
            }
            Ships::Deserted { crew } => ship.roster.0[crew.index()] = None,
            Ships::CrewDead { crew } => {
                ship.roster.0[crew.index()] = None;
                ship.dead += 1;
                ship.lost.insert(crew);
            }
            Ships::Unlocked { project } => match project {
                Project::Research(one) => ship.awaiting_research.insert(one),
                Project::Production(one) => ship.awaiting_production.insert(one),
                Project::Upgrade(one) => ship.awaiting_upgrades.insert(one),
                Project::Modification(one) => ship.modifications.insert(one),
                Project::Lander(one) => ship.landers.insert(one),
            },
            Ships::ResearchListed => {
                ship.laboratory = ship.laboratory.or(std::mem::take(&mut ship.awaiting_research));
                ship.complex = ship.complex.or(std::mem::take(&mut ship.awaiting_production));
            }
            Ships::UpgradesInstalled { slot } => {
                let fitting: Upgrades = ship.awaiting_upgrades.iter().filter(|one| one.slot() == slot).collect();
                ship.installed = ship.installed.or(fitting);
                ship.awaiting_upgrades = ship.awaiting_upgrades.minus(fitting);
            }
            Ships::Studied { project } => {
                ship.laboratory.remove(project);
                ship.studied.insert(project);
            }
            Ships::Enqueued { slot, project } => {
                ship.complex.remove(project);
                ship.queue[usize::from(slot) % 4] = Some(Work { project, stage: project.stage() });
            }
            Ships::StageSet { slot, stage } => {
                ship.queue[usize::from(slot) % 4].iter_mut().for_each(|work| work.stage = stage);
            }
            Ships::Built { slot, project } => {
                ship.queue[usize::from(slot) % 4] = None;
                ship.built.insert(project);
            }
            Ships::AddOnSet { add_on } => ship.add_on = Some(add_on),
            Ships::Opened { facility } => ship.opened.insert(facility),
            Ships::PhaseBegan { phase } => {
                state.counts[Tally::Phase.index()] = phase;
                ship.course.push_out(Stand::of(phase, ship));
                ship.opened = Facilities::NONE;
            }
            Ships::Stocked { gear, count } => {
                ship.inventory.0[gear.index()] += count;
                ship.unavailable.0[gear.index()] -= count;
            }
            Ships::ErrandQueued { errand } => {
                ship.errands.push(errand);
            }
            Ships::ErrandDone => {
                ship.errands = Few::of(ship.errands.iter().copied().skip(1)).unwrap_or_default();
            }
            Ships::LanderSet { lander, damaged: true } => ship.damaged.insert(lander),
            Ships::LanderSet { lander, damaged: false } => ship.damaged.remove(lander),
            Ships::LanderChosen { lander, modifications } => (ship.lander, ship.fitted) = (lander, modifications),
            Ships::PartyHome { returned, record, inventory } => {
                ship.returned = returned;
                inventory.iter().for_each(|gear| ship.inventory.0[gear.index()] += 1);
                if let Some(record) = record {
                    ship.records.0[state.planet.board.index()] = Some(record);
                }
                // VG-MED-7: wound cards are returned; from now on the numbers count.
                let wounds = state.party.iter().flat_map(|member| member.wounds).flatten();
                wounds.for_each(|hurt| decks.wounds.0[hurt.wound.index()] += 1);
                state.party = Few::NONE;
                (state.planet.crew, state.round) = (0, 0);
                // VG-HANGAR-4: the ship knows of it by now, and the next lander may be another.
                state.vessel.is_damaged = false;
            }
            Ships::Failed { count } => ship.failed = count,
            Ships::ReturnedPlaced => {
                ship.returned = Few::of(ship.returned.iter().copied().skip(1)).unwrap_or_default();
            }
            Ships::Unloaded { card } => {
                vessel.found.0[card.index()] -= 1;
                ship.found.0[card.index()] += 1;
            }
            Ships::Exhibited { relic } => {
                vessel.relics.remove(relic);
                ship.display.insert(relic);
            }
            Ships::RowRewarded { row } => ship.rows_rewarded |= 1 << row,
            Ships::GoalDone { goal } => ship.goals.insert(goal),
            Ships::SectionClosed { section } => ship.closed[section.index()] = true,
            Ships::Launched { landing } => {
                ship.landing = Some(landing);
                ship.course.iter_mut().last().into_iter().for_each(|stand| stand.landing = Some(landing));
                ship.recorded.insert(landing);
                ship.scanner = None;
                ship.inventory = orrery_kit::Rows([0; Gear::COUNT]);
                state.planet = Planet::new(landing.board());
                (state.success, state.deeds, state.rank_up) = (0, Deeds::default(), None);
                state.account = Account::default();
            }
            Ships::ExplorationSet { closed } => state.closed = closed,
            Ships::CampaignEnded { ending } => {
                ship.ending = Some(ending);
                state.frames.only(Frame::Over);
            }
            Ships::ChapterClosed => {
                state.is_marked = true;
                state.frames.only(Frame::Over);
            }
            Ships::OperationOver { board, score, done } => {
                ship.operations = ship.operations.or(done);
                ship.scores.extend(score.map(|points| Score { board, points }));
                FORGOTTEN.into_iter().for_each(|flag| state.flags.remove(flag));
                UNCOUNTED.into_iter().for_each(|tally| state.counts[tally.index()] = 0);
            }
            Ships::TakenOut { slot, project } => {
                ship.queue[usize::from(slot) % 4] = None;
                ship.complex.insert(project);
            }
            Ships::RecruitsReturned => decks.recruits = decks.recruits.or(std::mem::take(&mut state.drawn)),
            Ships::Voted { seat, choice } => state.ballots[seat.index()] = Some(choice),
            Ships::VoteCounted { .. } => state.ballots = [None; MOST],
            Ships::Boosted { .. } | Ships::SurvivalRolled { .. } => {}
        }
    }
}

impl ShipsShown {
    pub(super) fn line(&self) -> Option<LogLine> {
        use ShipsShown as Told;
        Some(match *self {
            Told::PhaseBegan { phase } => noted("log-phase", "phase", phase, &[ids::CLOCK]),
            Told::PoolsSet { energy, command } => {
                let message = Message::new("log-pools").with("energy", energy).with("command", command);
                LogLine::new(None, message, &[ids::POOLS])
            }
            Told::BankSet { bank } => noted("log-bank", "count", bank, &[ids::BANK]),
            Told::MoraleSet { morale } => noted("log-morale", "morale", words::morale(morale), &[ids::MORALE]),
            Told::TechSet { level } => noted("log-tech", "level", level, &[ids::TECH]),
            Told::DiceSet { dice } => noted("log-dice", "count", dice, &[ids::BUY_DICE]),
            Told::ObjectiveSet { objective } => {
                noted("log-objective", "objective", objective.name(), &[ids::OBJECTIVE])
            }
            Told::Flown { system } => noted("log-flown", "system", system.name(), &[ids::COURSE]),
            Told::Examined { landing: Some(landing) } => {
                noted("log-examined", "landing", landing.name(), &[ids::EXAMINE])
            }
            Told::SituationPlaced { situation, .. } => {
                noted("log-situation", "situation", situation.name(), &[ids::SITUATIONS]).seen(SightKind::Reveal)
            }
            Told::Deserted { crew } => noted("log-deserted", "who", crew.name(), &[ids::DESERTERS]),
            Told::CrewDead { crew } => noted("log-mourned", "who", crew.name(), &[ids::MEMORIAL]).seen(SightKind::Loss),
            Told::Studied { project } => noted("log-studied", "project", project.name(), &[ids::RESEARCH]),
            Told::Built { project, .. } => noted("log-built", "project", project.name(), &[ids::PRODUCTION]),
            Told::Exhibited { relic } => noted("log-exhibited", "card", relic.name(), &[ids::UNLOADING]),
            Told::SurvivalRolled { crew, dice } => {
                let message = Message::new("log-survival").with("who", crew.name());
                LogLine::new(None, message.with("dice", words::injuries(&dice)), &[ids::SURVIVAL]).seen(SightKind::Roll)
            }
            Told::ChapterClosed => {
                LogLine::new(None, Message::new("log-chapter"), &[ids::CHAPTER]).seen(SightKind::End)
            }
            Told::CampaignEnded { ending } => {
                noted("log-campaign-over", "ending", words::ending(ending), &[ids::ENDINGS]).seen(SightKind::End)
            }
            Told::Voted { seat, .. } => LogLine::new(Some(seat), Message::new("log-voted"), &[ids::VOTE]),
            Told::VoteCounted { decider, votes, of, is_tied } => {
                let by = is_tied.then_some(decider);
                let message = Message::new(if is_tied { "log-vote-tied" } else { "log-vote-carried" });
                LogLine::new(by, message.with("votes", votes).with("of", of), &[ids::VOTE])
            }
            _ => return None,
        })
    }
}
