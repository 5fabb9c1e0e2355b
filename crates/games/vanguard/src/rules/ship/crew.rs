//! Crew aboard: recruiting, assigning, what effects do to them (VG-SHIP-2, 3, 10).

use super::super::Cx;
use super::{medical, of};
use crate::content::{Crew, Damage, Lander, Section};
use crate::event::{Boards, Ships};
use crate::questions::{Penalty, Task};
use crate::state::{Campaign, People, Post, Status};

/// VG-BARR-4: so many of the recruits, if there are any.
pub(crate) fn draw_recruits(cx: &mut Cx<'_>, count: u8) -> bool {
    let (mut left, mut crew) = (cx.state().decks.recruits, People::NONE);
    for _ in 0..count {
        let place = cx.dice().below(left.len() as u32) as usize;
        if let Some(one) = left.nth(place) {
            left.remove(one);
            crew.insert(one);
        }
    }
    if !crew.is_empty() {
        cx.emit(Boards::CrewDrawn { crew }.into());
    }
    !crew.is_empty()
}

pub(crate) fn post(cx: &mut Cx<'_>, crew: Crew, section: Section, rank: u8, status: Status) {
    cx.emit(Ships::Posted { crew, post: Post { section, rank, status } }.into());
}

/// The same crew member elsewhere.
pub(crate) fn move_to(cx: &mut Cx<'_>, crew: Crew, status: Status) {
    if let Some(post) = of(cx.state()).post(crew) {
        cx.emit(Ships::Posted { crew, post: Post { status, ..post } }.into());
    }
}

/// VG-SHIP-3
pub(crate) fn assign(cx: &mut Cx<'_>, crew: Crew) {
    move_to(cx, crew, Status::Resting);
}

/// Whom an effect could choose (2.11, VG-SHIP-10).
pub(crate) fn for_task(campaign: &Campaign, task: Task) -> Vec<Crew> {
    match task {
        Task::Tire => campaign.assignable().collect(),
        Task::Wound => campaign.crew(None, Some(Status::Available)).collect(),
        Task::Heal => [Status::Light, Status::Moderate, Status::Critical]
            .into_iter()
            .flat_map(|status| campaign.crew(None, Some(status)).collect::<Vec<_>>())
            .collect(),
        Task::Promote => {
            let can = |crew: &Crew| {
                campaign.post(*crew).is_some_and(|post| {
                    post.status != Status::Party && post.rank < 3 && campaign.folders(post.section, post.rank + 1) > 0
                })
            };
            campaign.crew(None, None).filter(can).collect()
        }
    }
}

pub(crate) fn do_task(cx: &mut Cx<'_>, task: Task, crew: Crew) {
    match task {
        Task::Tire => move_to(cx, crew, Status::Resting),
        Task::Wound => medical::admit(cx, crew, Status::Light),
        Task::Heal => medical::step(cx, crew, 1),
        Task::Promote => promote(cx, crew),
    }
}

/// VG-DEBRIEF-2, VG-DEBRIEF-3: one rank up where a folder is free.
pub(crate) fn promote(cx: &mut Cx<'_>, crew: Crew) {
    if let Some(post) = of(cx.state()).post(crew) {
        cx.emit(Ships::Posted { crew, post: Post { rank: post.rank + 1, ..post } }.into());
    }
}

pub(crate) fn can_rise(campaign: &Campaign, crew: Crew) -> bool {
    campaign.post(crew).is_some_and(|post| post.rank < 3 && campaign.folders(post.section, post.rank + 1) > 0)
}

/// VG-HANGAR-4
pub(crate) fn damageable(campaign: &Campaign) -> impl Iterator<Item = Lander> + '_ {
    let can = |lander: &Lander| lander.damage() == Damage::Possible && !campaign.damaged.contains(*lander);
    campaign.landers.iter().filter(can)
}

/// VG-MORALE-2, R84: those that are possible.
pub(crate) fn penalties(campaign: &Campaign) -> Vec<Penalty> {
    let dice = (campaign.dice > 5).then_some(Penalty::Dice);
    let tech = (campaign.tech > 0).then_some(Penalty::Tech);
    dice.into_iter().chain(campaign.assignable().map(Penalty::Desertion)).chain(tech).collect()
}
