//! Which situation is solved, and how (VG-SIT-1)?

use super::prelude::*;

/// How a situation is solved (VG-SIT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Solution {
    Done,
    Pay(u8, u8),
    Assign(u8, u8, Crew),
}

orrery_core::phrases! { Solution { "done" => Done, "pay" => Pay(slot, way), "assign" => Assign(slot, way, crew), } }

fn solutions(state: &State) -> Vec<Solution> {
    let campaign = ship::of(state);
    let mut all = vec![Solution::Done];
    for (slot, situation) in (0_u8..).zip(campaign.slots).filter_map(|(slot, one)| Some((slot, one?))) {
        for (at, way) in (0_u8..).zip(situation.solve()) {
            match *way {
                Way::Assign(section) => {
                    all.extend(campaign.assignable_of(section).map(|crew| Solution::Assign(slot, at, crew)))
                }
                way if facilities::is_way_open(campaign, way, state.found(None)) => all.push(Solution::Pay(slot, at)),
                _ => {}
            }
        }
    }
    all
}

/// Which situation is solved, and how (VG-SIT-1)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solving;

impl Listed<Vanguard> for Solving {
    type Answer = Solution;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-solve").hint("hint-situations").rules(&[ids::SITUATION_ROOM])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Solution> {
        solutions(state).into_iter()
    }

    fn option(&self, state: &State, _: Seat, one: &Solution) -> Opt {
        let name = |slot: u8| ship::of(state).slots[usize::from(slot) % 4].map_or("says-nothing", |one| one.name());
        let label = match *one {
            Solution::Done => Message::new("page-done"),
            Solution::Pay(slot, _) => Message::new("solve-pay").with("situation", name(slot)),
            Solution::Assign(slot, _, crew) => {
                Message::new("solve-assign").with("situation", name(slot)).with("who", crew.name())
            }
        };
        Opt::of(one, label)
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, solution: Solution) {
        answered(cx);
        let (slot, way, helper) = match solution {
            Solution::Done => return,
            Solution::Pay(slot, way) => (slot, way, None),
            Solution::Assign(slot, way, crew) => (slot, way, Some(crew)),
        };
        put(cx, seat, Solving);
        let situation = ship::of(cx.state()).slots[usize::from(slot) % 4];
        if let Some((situation, way)) = situation.and_then(|one| Some((one, *one.solve().get(usize::from(way))?))) {
            facilities::solve(cx, slot, situation, way, helper);
        }
    }
}
