//! Pages 18 and 23, hangar and launch.

use orrery_kit::Few;

use super::super::{Cx, ask, go_on, put};
use super::{of, turn_to};
use crate::content::{Gear, Lander, ModificationKind, Section};
use crate::event::{Boards, Ships, Worlds};
use crate::questions::{ChooseLander, Outfit, Repair};
use crate::state::{Campaign, Frame, Modifications, Page, Stage, State, Status};

/// VG-HANGAR-1 to 3: repairs, then a lander, then its modifications.
pub(super) fn hangar(cx: &mut Cx<'_>, at: u8) {
    let campaign = of(cx.state());
    let seat = cx.state().decider(Section::Engineering);
    let can_repair = !campaign.damaged.is_empty() && campaign.assignable().next().is_some();
    match at {
        0 if can_repair => put(cx, seat, Repair),
        0 => go_on(cx, Frame::Ship { page: Page::Hangar, at: 1 }),
        1 => {
            go_on(cx, Frame::Ship { page: Page::Hangar, at: 2 });
            ask_lander(cx);
        }
        2 => {
            go_on(cx, Frame::Ship { page: Page::Hangar, at: 3 });
            if !of(cx.state()).modifications.is_empty() {
                ask(cx, seat, Outfit);
            } else {
                fit(cx, Modifications::NONE);
            }
        }
        _ => turn_to(cx, Page::Launch),
    }
}

fn ask_lander(cx: &mut Cx<'_>) {
    let seat = cx.state().decider(Section::Engineering);
    let fit: Vec<Lander> = sound(of(cx.state())).collect();
    match fit[..] {
        [only] => choose(cx, only),
        _ => put(cx, seat, ChooseLander),
    }
}

/// VG-HANGAR-2, VG-UNLOAD-4
pub(crate) fn sound(campaign: &Campaign) -> impl Iterator<Item = Lander> + '_ {
    campaign.landers.iter().filter(|lander| !campaign.damaged.contains(*lander))
}

pub(crate) fn choose(cx: &mut Cx<'_>, lander: Lander) {
    let modifications = of(cx.state()).fitted;
    cx.emit(Ships::LanderChosen { lander, modifications }.into());
}

/// VG-LANDER-2: each slot holds one of its kind.
pub(crate) fn fits(lander: Lander, modifications: Modifications) -> bool {
    let count = |kind| modifications.iter().filter(|one| one.kind() == kind).count();
    count(ModificationKind::Structural) <= usize::from(lander.structural())
        && count(ModificationKind::Functional) <= usize::from(lander.functional())
}

pub(crate) fn fit(cx: &mut Cx<'_>, modifications: Modifications) {
    let lander = of(cx.state()).lander;
    let modifications = Few::of(modifications.iter()).unwrap_or_default();
    cx.emit(Ships::LanderChosen { lander, modifications }.into());
    cx.emit(Worlds::LanderReady { lander, modifications, supplies: 0 }.into());
    let supplies = super::super::effect::most_supplies(cx.state());
    cx.emit(Worlds::LanderReady { lander, modifications, supplies }.into());
}

/// VG-LAUNCH-1: two sections with available crew; otherwise a transit.
pub(super) fn launch(cx: &mut Cx<'_>) {
    let campaign = of(cx.state());
    let ready = Section::ALL.into_iter().filter(|section| is_ready(campaign, *section)).count();
    let Some(landing) = campaign.scanner.filter(|_| ready >= 2) else {
        cx.emit(Ships::Examined { landing: None }.into());
        return go_on(cx, Frame::Ship { page: Page::Save, at: 1 });
    };
    let gear = Few::of(stocked(cx.state())).unwrap_or_default();
    cx.emit(Ships::ExplorationSet { closed: None }.into());
    cx.emit(Ships::Launched { landing }.into());
    cx.emit(Boards::GearPool { gear }.into());
    go_on(cx, Frame::SetUp { stage: Stage::Muster, at: 0 });
}

pub(crate) fn is_ready(campaign: &Campaign, section: Section) -> bool {
    campaign.crew(Some(section), Some(Status::Available)).next().is_some()
}

/// The highest rank of those who could go.
pub(crate) fn best_rank(campaign: &Campaign, section: Section) -> u8 {
    let ready = campaign.crew(Some(section), Some(Status::Available));
    ready.filter_map(|crew| campaign.post(crew)).map(|post| post.rank).max().unwrap_or(0)
}

/// Everything in the inventory, piece by piece.
fn stocked(state: &State) -> Vec<Gear> {
    let inventory = of(state).inventory;
    Gear::all().flat_map(|gear| std::iter::repeat_n(gear, inventory.0[gear.index()].into())).collect()
}
