//! What an Ideology would score if everybody on board landed on a Goldilocks now (8.3), in either reality.

use crate::content::{Ideology, Reality};
use crate::record::landed;
use crate::rules::score;
use crate::state::{Frame, Public, Worlds};

/// The points of an Ideology in reality X and in reality O; once the game is over those it has.
pub fn worth(public: &Public, of: Ideology) -> [u16; Reality::COUNT] {
    let then = if matches!(public.frame(), Frame::Over(_)) { *public } else { landed(public) };
    Reality::ALL.map(|reality| score::score(&then, of, reality).total().into())
}

/// The sum in the reality that the viewer knows; without that both, the lower first.
pub fn told(worlds: &Worlds, x: u16, o: u16) -> String {
    match worlds.x() {
        (cases, of) if cases == of => x.to_string(),
        (0, _) => o.to_string(),
        _ if x == o => x.to_string(),
        _ => format!("{}–{}", x.min(o), x.max(o)),
    }
}
