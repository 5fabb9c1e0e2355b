//! Computer players of four strengths. They see what their seat sees: everything here starts from a view.
//!
//! Random plays any legal choice. Easy flies to the nearest chit, skull or not, and home with four. Normal looks two
//! sites ahead and weighs chits, missions, fuel and the race. Hard looks four sites ahead and plays its best ideas on in
//! its head, with everything hidden drawn anew.

mod clock;
mod flybys;
mod greedy;
mod outlook;
mod pilot;
mod rollout;
mod ten_burns;
mod tour;

use orrery_bots::{Level, Thinks, random_choice};
use orrery_core::{Ask, Dice, Seat};

use crate::SpaceDiamonds;
use crate::content::{Chit, Space};
use crate::decision::{Choice, Decision};
use crate::view::View;
use outlook::Outlook;
use tour::Depth;

const NORMAL: Depth = Depth { sites: 2, width: 8 };
const HARD: Depth = Depth { sites: 4, width: 5 };

impl Thinks for SpaceDiamonds {
    fn think(level: Level, view: &View, seat: Seat, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
        if level == Level::Random {
            return random_choice::<SpaceDiamonds>(view, seat, ask, luck);
        }
        match ask.decision {
            Decision::Turn if level == Level::Easy => greedy::turn(view, seat),
            Decision::Turn => pilot::turn(&Outlook::new(view, seat, level), depth(level), luck),
            Decision::Scan => scan(view),
            Decision::Loss { count } => lose(&Outlook::new(view, seat, level), count),
        }
    }
}

fn depth(level: Level) -> Depth {
    if level == Level::Hard { HARD } else { NORMAL }
}

/// What is worth least goes first.
fn lose(outlook: &Outlook<'_>, count: u8) -> Choice {
    let mut chits: Vec<Chit> = outlook.view.hand.iter().collect();
    chits.sort_by_key(|chit| (outlook.keep(*chit), chit.id()));
    Choice::Lose(chits.into_iter().take(count.into()).collect())
}

fn scan(view: &View) -> Choice {
    let unknown = |site: &Space| view.water.get(*site).is_none();
    let sites: Vec<Space> = view.public.chit_sites().filter(unknown).take(3).collect();
    Choice::Scan(if sites.is_empty() { view.public.chit_sites().take(1).collect() } else { sites })
}
