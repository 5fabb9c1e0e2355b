//! The ship book (8.2): a double page with tabs in page order, one step a screen; beside it the phase, the crew, the
//! pools and what weighs on the ship.

mod book;
mod bridge;
mod facilities;
mod hangar;
mod home;
mod map;
mod pools;
mod roster;
mod scanner;
mod signs;
mod steps;

pub use book::{Leaf, spread};
pub use hangar::bars;
pub use map::map;

use orrery_draw::{Place as Where, Region};

use orrery_kit::Rows;

use super::Scene;
use crate::content::Board;
use crate::state::Campaign;

/// What is hashed of a campaign where nearly all of it is shown: of the worlds it has left only how many there are.
fn all(scene: &Scene<'_>, campaign: &Campaign) -> (String, usize) {
    let state = &scene.view.state;
    let aboard = Campaign { records: Rows([None; Board::COUNT]), ..*campaign };
    let worlds = campaign.records.0.iter().flatten().map(|record| 1 + record.done.len()).sum();
    (format!("{aboard:?}{:?}{:?}{:?}", state.flags, state.counts, state.page()), worlds)
}

pub fn view<'a>(scene: &'a Scene<'a>, campaign: &'a Campaign) -> [Region<'a>; 6] {
    [
        Region::new("phase", Where::Left, steps::key(scene), || steps::panel(scene)),
        Region::new("roster", Where::Left, roster::key(campaign), || roster::panel(scene, campaign)),
        Region::new("book", Where::Board, (all(scene, campaign), scene.about), || book::book(scene, campaign))
            .on_demand(),
        Region::new("pools", Where::Right, pools::key(scene), || pools::panel(scene, campaign)),
        Region::new("objective", Where::Right, bridge::key(scene), || bridge::objective(scene, campaign)),
        Region::new("situations", Where::Right, campaign.slots.map(|slot| slot.map(|one| one.0)), || {
            bridge::situations(&scene.voice, campaign)
        }),
    ]
}
