//! Guided first games: the tutorial of C19 on the Eye of the Void (5.24), and the first pages of the ship book (8.7).
//! In the tutorial's first round what the script says is the only legal answer; afterwards nothing is forced, and
//! whoever answers otherwise is led on from there.

mod lead;
mod script;

pub(crate) use lead::note;
pub(crate) use script::{
    allows_branch, allows_deed, allows_face, allows_reaction, allows_row, close_turn, face, is_at_supplies, is_led,
    led_deed, led_dice, led_pool, must_land, spoils, tutor,
};

use orrery_kit::lesson::{stage, went_on};

use crate::content::{Flag, Icon, Section, at};
use crate::event::Rounds;
use crate::rules::Cx;
use crate::state::{Facility, Frame, Page, Place, Post, State, Status, Venture};

orrery_kit::lessons! { over State, to (), Tutorial = "tutorial" in TUTORIAL, ShipBook = "ship-book" in SHIP_BOOK }

/// As they are offered in the lobby. Friends may sit down in the tutorial, too (VG-TUT-1).
pub const LESSONS: &[orrery_bots::Lesson] = &[
    orrery_bots::Lesson { id: "tutorial", bots: &[], may_join: true },
    orrery_bots::Lesson { id: "ship-book", bots: &[], may_join: false },
];

const TUTORIAL: [Stage; 12] = [
    stage("lesson-bulkhead", (), |state| state.trial.is_some() || has_done(state, 0, 1)),
    stage("lesson-dice", (), |state| state.trial.map_or(has_done(state, 0, 1), |trial| !trial.pool.is_empty())),
    stage("lesson-modify", (), |state| {
        state.trial.map_or(has_done(state, 0, 1), |trial| trial.pool.iter().any(|cast| cast.first == Icon::VAN))
    }),
    stage("lesson-row", (), |state| state.trial.is_none() && has_done(state, 0, 1)),
    stage("lesson-travel", (), |state| has_done(state, 1, 0)),
    stage("lesson-counters", (), |state| state.trial.is_none() && has_done(state, 1, 1)),
    stage("lesson-rest", (), is_free),
    stage("lesson-free", (), |state| state.round > 2 || state.round == 2 && has_begun(state)),
    stage("lesson-together", (), |state| state.flags.contains(Flag::EventsOn)),
    stage("lesson-events", (), |state| state.flags.contains(Flag::CoreOpen)),
    stage("lesson-core", (), |state| state.planet.poi(8) == Some(at::poi::P109)),
    stage("lesson-wake", (), |state| state.closed.is_some()),
];

const SHIP_BOOK: [Stage; 8] = [
    stage("lesson-ship-crew", (), |state| state.count(crate::content::Tally::Phase) > 0),
    stage("lesson-ship-course", (), |state| {
        is_packed(state) || campaign(state).is_some_and(|one| one.scanner.is_some())
    }),
    stage("lesson-ship-scan", (), |state| is_packed(state) || state.page() == Some(Page::Facilities)),
    stage("lesson-ship-barracks", (), |state| is_packed(state) || has_left(state, Facility::Barracks)),
    stage("lesson-ship-production", (), |state| is_packed(state) || has_left(state, Facility::Production)),
    stage("lesson-ship-launch", (), |state| is_packed(state) && !is_setting_out(state)),
    stage("lesson-ship-gear", (), |state| is_packed(state) && state.frames.nearest(set_up).is_none()),
    stage("lesson-ship-landing", (), |state| state.turn.is_some()),
];

impl Lesson {
    /// VG-TUT-7, VG-TUT-8: a campaign goes on after the tutorial; whoever only wants to learn stops there.
    pub(crate) fn goal(self, chosen: Venture) -> Venture {
        match self {
            Lesson::Tutorial if chosen != Venture::Campaign => Venture::Eye,
            _ => Venture::Campaign,
        }
    }
}

/// So many actions of this turn of the first round lie behind.
fn has_done(state: &State, place: u8, actions: u8) -> bool {
    let now = state.turn.map(|turn| (turn.place, 2 - turn.actions.min(2)));
    is_free(state) || now.is_some_and(|now| now >= (Place(place), actions))
}

/// C19, T11
fn is_free(state: &State) -> bool {
    state.flags.contains(Flag::TutFree)
}

fn has_begun(state: &State) -> bool {
    state.turn.is_some_and(|turn| turn.actions < 2)
}

fn campaign(state: &State) -> Option<&crate::state::Campaign> {
    state.campaign.as_ref()
}

/// The facilities lie behind.
fn is_packed(state: &State) -> bool {
    campaign(state).is_some_and(|one| one.landing.is_some())
        || matches!(state.page(), Some(Page::Hangar | Page::Launch))
}

fn has_left(state: &State, facility: Facility) -> bool {
    let is_open = matches!(state.frame(), Frame::Ship { page: Page::Facilities, .. });
    is_open && campaign(state).is_some_and(|one| one.opened.contains(facility))
}

fn set_up(frame: &Frame) -> Option<crate::state::Stage> {
    if let Frame::SetUp { stage, .. } = frame { Some(*stage) } else { None }
}

/// Who goes is still being said.
fn is_setting_out(state: &State) -> bool {
    use crate::state::Stage;
    let chosen = state.frames.nearest(set_up);
    state.page().is_some() || matches!(chosen, Some(Stage::Muster | Stage::Crew))
}

/// Progress is a fact of its own.
pub(crate) fn settle(cx: &mut Cx<'_>) {
    let state = cx.state();
    let stage = state.terms.lesson.and_then(|lesson| went_on(lesson.stages(), state.stage, state));
    if let Some(stage) = stage {
        cx.emit(Rounds::LessonWentOn { stage }.into());
    }
}

/// VG-SETUP-5, VG-TUT-6: the ship as a tutorial leaves it: its crew of rank 2 rests, and a sixth die has been bought.
pub(crate) fn board_ship(state: &mut State) {
    let Some(campaign) = &mut state.campaign else { return };
    for section in Section::ALL {
        let crew = script::tutor(section);
        campaign.roster.0[crew.index()] = Some(Post { section, rank: 2, status: Status::Resting });
        state.decks.recruits.remove(crew);
    }
    (campaign.dice, campaign.bank) = (6, 1);
    state.frames.only(Frame::Ship { page: Page::FirstCrew, at: 0 });
}
