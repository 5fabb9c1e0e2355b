//! Page 32, the infirmary.

use orrery_kit::Few;

use super::super::wounds::is_fatal;
use super::super::{Cx, ask, put};
use super::{bonus, crew, of, turn_to};
use crate::content::{Crew, PlainKey, Section, Slot};
use crate::event::Ships;
use crate::questions::{Nurse, RerollSurvival};
use crate::state::{Campaign, Injury, Lethal, Page, Status};

/// VG-MED-1, VG-MED-2
pub(super) fn begin(cx: &mut Cx<'_>) {
    cx.emit(Ships::UpgradesInstalled { slot: Slot::Infirmary }.into());
    step_all(cx);
    turn_to(cx, Page::Nursing);
}

/// Every patient moves one step, the worst last so that nobody moves twice.
pub(super) fn step_all(cx: &mut Cx<'_>) {
    let steps = 1 + bonus(of(cx.state()), PlainKey::MedStep);
    let patients: Vec<Crew> = patients(of(cx.state())).collect();
    patients.into_iter().for_each(|crew| step(cx, crew, steps));
}

pub(crate) fn patients(campaign: &Campaign) -> impl Iterator<Item = Crew> + '_ {
    let is_patient = |crew: &Crew| {
        campaign
            .post(*crew)
            .is_some_and(|post| matches!(post.status, Status::Light | Status::Moderate | Status::Critical))
    };
    campaign.crew(None, None).filter(is_patient)
}

/// Critical to moderate to light to resting.
pub(crate) fn step(cx: &mut Cx<'_>, crew: Crew, steps: u8) {
    for _ in 0..steps {
        let status = match of(cx.state()).post(crew).map(|post| post.status) {
            Some(Status::Critical) => Status::Moderate,
            Some(Status::Moderate) => Status::Light,
            Some(Status::Light) => Status::Resting,
            _ => return,
        };
        crew::move_to(cx, crew, status);
    }
}

/// VG-MED-3
pub(super) fn nurse(cx: &mut Cx<'_>) {
    let campaign = of(cx.state());
    let can = patients(campaign).next().is_some() && campaign.assignable().next().is_some();
    let seat = cx.state().decider(Section::Science);
    if can { put(cx, seat, Nurse) } else { turn_to(cx, Page::Patients) }
}

/// VG-MED-4, VG-MED-8: one after another in seat order.
pub(super) fn place(cx: &mut Cx<'_>) {
    let Some(returned) = of(cx.state()).returned.first().copied() else { return turn_to(cx, Page::Memorial) };
    cx.emit(Ships::ReturnedPlaced.into());
    match returned.wounds {
        0 => crew::move_to(cx, returned.crew, Status::Resting),
        1 => admit(cx, returned.crew, Status::Light),
        2 => admit(cx, returned.crew, Status::Moderate),
        _ => admit(cx, returned.crew, Status::Critical),
    }
}

/// VG-MED-5: a full column: the next worse one; beyond that there is no bed.
pub(crate) fn admit(cx: &mut Cx<'_>, crew: Crew, status: Status) {
    let campaign = of(cx.state());
    let has_bed = |status: &Status| campaign.crew(None, Some(*status)).count() < beds(campaign, *status);
    let worse = [Status::Light, Status::Moderate, Status::Critical].into_iter().filter(|one| *one >= status);
    match worse.into_iter().find(has_bed) {
        None => bury(cx, crew),
        Some(status) => {
            crew::move_to(cx, crew, status);
            survive(cx, crew, status);
        }
    }
}

/// 2.9: 4, 3 and 2 beds, and more by an upgrade.
fn beds(campaign: &Campaign, status: Status) -> usize {
    let own = match status {
        Status::Light => 4,
        Status::Moderate => 3,
        _ => 2,
    };
    own + usize::from(bonus(campaign, PlainKey::MedSlots))
}

/// VG-MED-6, R8, VG-LETHAL-3, R52, R17
fn survive(cx: &mut Cx<'_>, crew: Crew, status: Status) {
    let dice = match status {
        Status::Critical => 3,
        Status::Moderate if cx.state().terms.lethal == Lethal::On => 2,
        _ => return,
    };
    let mut thrown: Few<Injury, 3> = Few::NONE;
    thrown.extend((0..dice).map(|_| Injury::FACES[cx.dice().below(6) as usize]));
    cx.emit(Ships::SurvivalRolled { crew, dice: thrown }.into());
    let can_reroll = bonus(of(cx.state()), PlainKey::SurvivalReroll) > 0 && thrown.contains(&Injury::Severe);
    let seat = cx.state().decider(Section::Science);
    match can_reroll {
        true => ask(cx, seat, RerollSurvival { crew, dice: thrown }),
        false => after_roll(cx, crew, thrown, false),
    }
}

/// Severe results are thrown again, once and all together, if that is wanted; then the test counts.
pub(crate) fn after_roll(cx: &mut Cx<'_>, crew: Crew, mut dice: Few<Injury, 3>, is_again: bool) {
    if is_again {
        let again = bonus(of(cx.state()), PlainKey::SurvivalReroll);
        for die in dice.iter_mut().filter(|die| **die == Injury::Severe).take(again.into()) {
            *die = Injury::FACES[cx.dice().below(6) as usize];
        }
        cx.emit(Ships::SurvivalRolled { crew, dice }.into());
    }
    if is_fatal(&dice) {
        bury(cx, crew);
    }
}

pub(crate) fn bury(cx: &mut Cx<'_>, crew: Crew) {
    cx.emit(Ships::CrewDead { crew }.into());
}
