//! What cards do to the ship (VG-FX-9, VG-SHIP-5 to 8, VG-MORALE-1 to 3).

use super::super::{Cx, begin, carry_out, go_on, over, put};
use super::{crew, of, read};
use crate::content::{Ending, Gear, Lander, Log, Project, Section, Situation, Verb, at};
use crate::event::Ships;
use crate::questions::{CrewPick, DamageLander, LowMorale, Task};
use crate::state::{ABOARD, Campaign, Errand, Frame, Morale, Origin, Page};

/// Whether a verb belongs to the ship, where it waits until docking.
pub const fn is_errand(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::Energy(_)
            | Verb::Command(_)
            | Verb::Morale(_)
            | Verb::Tech(_)
            | Verb::Bank(_)
            | Verb::PenaltyOn
            | Verb::Unlock(_)
            | Verb::Stock(_)
            | Verb::StockX2(_)
            | Verb::SituationDraw(_)
            | Verb::SituationAdd(_)
            | Verb::Keep
            | Verb::ObjectiveSet(_)
            | Verb::SystemOpen(_)
            | Verb::LandingOpen(_)
            | Verb::CrewWound(_)
            | Verb::CrewPromote(_)
            | Verb::CrewHeal(_)
            | Verb::CrewTire(_)
            | Verb::DiceUnlock
            | Verb::DiceLose
            | Verb::DeckAdvanced
    )
}

/// VG-FX-9: on a planet it is queued, without a campaign dropped.
pub(crate) fn run_errand(cx: &mut Cx<'_>, verb: Verb, errand: Errand) {
    if cx.state().is_aboard() {
        perform(cx, verb);
    } else if cx.state().campaign.is_some() {
        cx.emit(Ships::ErrandQueued { errand }.into());
    }
}

pub(crate) fn perform(cx: &mut Cx<'_>, verb: Verb) {
    let campaign = of(cx.state());
    match verb {
        Verb::Energy(by) => pools(cx, by, 0),
        Verb::Command(by) => pools(cx, 0, by),
        Verb::Morale(by) => morale(cx, by),
        Verb::Tech(by) => {
            let level = campaign.tech.saturating_add_signed(by).min(4);
            cx.emit(Ships::TechSet { level }.into());
        }
        Verb::Bank(by) => {
            let bank = campaign.bank.saturating_add_signed(by);
            cx.emit(Ships::BankSet { bank }.into());
        }
        Verb::PenaltyOn => cx.emit(Ships::PenaltySet { lies: true }.into()),
        Verb::Unlock(project) => unlock(cx, project),
        Verb::Stock(gear) => stock(cx, gear, 1),
        Verb::StockX2(gear) => stock(cx, gear, 2),
        Verb::SituationDraw(count) => (0..count).for_each(|_| reveal_situation(cx)),
        // VG-BRIDGE-8, R83
        Verb::SituationAdd(situation) if campaign.future.contains(situation) => {
            cx.emit(Ships::SituationShuffled { situation }.into());
        }
        Verb::Keep => cx.emit(Ships::Kept { keeps: true }.into()),
        Verb::ObjectiveSet(objective) => cx.emit(Ships::ObjectiveSet { objective }.into()),
        Verb::SystemOpen(system) => cx.emit(Ships::SystemOpened { system }.into()),
        Verb::LandingOpen(landing) => cx.emit(Ships::LandingSet { landing, is_open: true }.into()),
        Verb::CrewWound(left) => begin(cx, Frame::Tasks { task: Task::Wound, left }),
        Verb::CrewPromote(left) => begin(cx, Frame::Tasks { task: Task::Promote, left }),
        Verb::CrewHeal(left) => begin(cx, Frame::Tasks { task: Task::Heal, left }),
        Verb::CrewTire(left) => begin(cx, Frame::Tasks { task: Task::Tire, left }),
        Verb::DiceUnlock => cx.emit(Ships::DiceUnlocked.into()),
        Verb::DiceLose => {
            let dice = campaign.dice.saturating_sub(1).max(5);
            cx.emit(Ships::DiceSet { dice }.into());
        }
        Verb::DeckAdvanced => cx.emit(Ships::EventsAdvanced.into()),
        _ => {}
    }
}

/// VG-SHIP-5: what is gained from the facilities on is added to the next income.
fn pools(cx: &mut Cx<'_>, energy: i8, command: i8) {
    let campaign = of(cx.state());
    let is_late = cx.state().page().is_some_and(|page| page >= Page::Facilities);
    if is_late && energy.max(command) > 0 {
        let energy = campaign.next_energy.saturating_add_signed(energy);
        let command = campaign.next_command.saturating_add_signed(command);
        return cx.emit(Ships::WaitingSet { energy, command }.into());
    }
    let energy = campaign.energy.saturating_add_signed(energy).min(8);
    let command = campaign.command.saturating_add_signed(command).min(6);
    cx.emit(Ships::PoolsSet { energy, command }.into());
}

/// VG-MORALE-1, R19, VG-MORALE-2, VG-MORALE-3
pub(crate) fn morale(cx: &mut Cx<'_>, by: i8) {
    let now = of(cx.state()).morale;
    let to = now.index().checked_add_signed(by.into());
    match to.map(|to| Morale::nth(to).unwrap_or(Morale::High)) {
        Some(morale) if morale != now => {
            cx.emit(Ships::MoraleSet { morale }.into());
            let log = match morale {
                Morale::High => Some(at::log::N780),
                Morale::VeryLow => Some(at::log::N781),
                _ => None,
            };
            if let Some(log) = log.filter(|log| !of(cx.state()).shown.contains(*log)) {
                read(cx, log);
            }
        }
        Some(_) => {}
        None => suffer(cx),
    }
}

/// VG-MORALE-2: one penalty that is possible; without any the campaign is lost.
fn suffer(cx: &mut Cx<'_>) {
    let seat = cx.state().decider(Section::Recon);
    match crew::penalties(of(cx.state())).len() {
        0 => finish(cx, Ending::END5),
        _ => put(cx, seat, LowMorale),
    }
}

/// Nothing if it is waiting, installed or used up.
fn unlock(cx: &mut Cx<'_>, project: Project) {
    let campaign = of(cx.state());
    let is_known = match project {
        Project::Research(one) => campaign.laboratory.or(campaign.studied).or(campaign.awaiting_research).contains(one),
        Project::Production(one) => {
            let queued = campaign.queue.iter().flatten().any(|work| work.project == one);
            queued || campaign.complex.or(campaign.built).or(campaign.awaiting_production).contains(one)
        }
        Project::Upgrade(one) => campaign.installed.or(campaign.awaiting_upgrades).contains(one),
        Project::Modification(one) => campaign.modifications.contains(one),
        Project::Lander(one) => campaign.landers.contains(one),
    };
    if !is_known {
        cx.emit(Ships::Unlocked { project }.into());
    }
}

/// R49: as many copies as are left.
fn stock(cx: &mut Cx<'_>, gear: Gear, count: u8) {
    let count = count.min(of(cx.state()).unavailable.0[gear.index()]);
    if count > 0 {
        cx.emit(Ships::Stocked { gear, count }.into());
    }
}

/// VG-BRIDGE-7: into a free slot; without one it strikes at once.
pub(crate) fn reveal_situation(cx: &mut Cx<'_>) {
    let campaign = of(cx.state());
    let (possible, slots) = (campaign.possible, campaign.slots);
    let drawn = cx.dice().below(possible.len() as u32) as usize;
    let Some(situation) = possible.nth(drawn) else { return };
    match slots.iter().position(Option::is_none) {
        Some(slot) => cx.emit(Ships::SituationPlaced { slot: slot as u8, situation }.into()),
        None => {
            cx.emit(Ships::SituationDrawn { situation }.into());
            strike(cx, situation);
        }
    }
}

pub(crate) fn strike(cx: &mut Cx<'_>, situation: Situation) {
    cx.emit(Ships::Kept { keeps: false }.into());
    begin(cx, Frame::Struck { situation });
    carry_out(cx, Origin::Situation(situation), situation.effect(), ABOARD, None);
}

/// VG-SHIP-6, VG-GEN-3: one after the other; impossible parts are skipped.
pub(crate) fn pick(cx: &mut Cx<'_>, task: Task, left: u8) {
    let open = crew::for_task(of(cx.state()), task);
    let seat = cx.state().player(ABOARD);
    if left == 0 || open.is_empty() {
        return over(cx);
    }
    go_on(cx, Frame::Tasks { task, left: left - 1 });
    match open[..] {
        [only] => crew::do_task(cx, task, only),
        _ => put(cx, seat, CrewPick { task }),
    }
}

/// VG-CAMP-4
pub(crate) fn finish(cx: &mut Cx<'_>, ending: Ending) {
    let log = log_of(ending);
    cx.emit(crate::event::Worlds::LogShown { log }.into());
    cx.emit(Ships::CampaignEnded { ending }.into());
}

pub(crate) const fn log_of(ending: Ending) -> Log {
    match ending {
        Ending::END1 => at::log::N900,
        Ending::END1B => at::log::N901,
        Ending::END2 => at::log::N902,
        Ending::END2B => at::log::N907,
        Ending::END3 => at::log::N903,
        Ending::END3B => at::log::N904,
        Ending::END4 => at::log::N905,
        Ending::END5 => at::log::N906,
    }
}

/// What a branch costs of the ship: energy, command, bank, crew to tire and to wound, dice, the penalty token.
pub(crate) fn can_pay(campaign: &Campaign, verb: Verb) -> bool {
    match verb {
        Verb::Energy(by) if by < 0 => campaign.energy >= by.unsigned_abs(),
        Verb::Command(by) if by < 0 => campaign.command >= by.unsigned_abs(),
        Verb::Bank(by) if by < 0 => campaign.bank >= by.unsigned_abs(),
        Verb::CrewTire(count) => crew::for_task(campaign, Task::Tire).len() >= usize::from(count),
        Verb::CrewWound(count) => crew::for_task(campaign, Task::Wound).len() >= usize::from(count),
        Verb::DiceLose => campaign.dice > 5,
        Verb::PenaltyOn => !campaign.penalty,
        Verb::LanderDamage => crew::damageable(campaign).next().is_some(),
        _ => true,
    }
}

/// VG-HANGAR-4: aboard a lander of one's choice.
pub(crate) fn damage(cx: &mut Cx<'_>) {
    let open: Vec<Lander> = crew::damageable(of(cx.state())).collect();
    let seat = cx.state().player(ABOARD);
    match open[..] {
        [] => {}
        [lander] => cx.emit(Ships::LanderSet { lander, damaged: true }.into()),
        _ => put(cx, seat, DamageLander),
    }
}
