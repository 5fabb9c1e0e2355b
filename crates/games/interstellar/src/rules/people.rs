//! Deaths.
//!
//! Rules held here beside those that are named below: D-3, K-Posthuman-3.

use super::{Cx, honours};
use crate::content::{Cyborg, Ideology, Medal, Tiles};
use crate::event::People;
use crate::state::{Place, Public};

/// K-Killed; B12a: the Founder is who loses the second of two.
pub(crate) fn kill(cx: &mut Cx<'_>, dead: Tiles) {
    dead.iter().for_each(|cyborg| cx.emit(People::Died { cyborg }.into()));
    let bereft = |of: &Ideology| {
        let lost_one = dead.contains(of.amazon()) || dead.contains(of.meathead());
        lost_one && cx.state().public.is_extinct(*of)
    };
    for of in Ideology::ALL.into_iter().filter(bereft).collect::<Vec<_>>() {
        honours::earn(cx, Medal::Founder, of);
    }
}

/// K-Human
fn humans() -> impl Iterator<Item = Cyborg> {
    Cyborg::all().filter(|cyborg| *cyborg != Cyborg::POST_HUMAN)
}

impl Public {
    /// A3g
    pub fn is_extinct(&self, of: Ideology) -> bool {
        [of.amazon(), of.meathead()].into_iter().all(|cyborg| self.person(cyborg).place == Place::Dead)
    }

    /// F5-1: the Post-human is none.
    pub fn has_awake_humans(&self) -> bool {
        humans().any(|cyborg| self.person(cyborg).is_awake())
    }

    /// F5c
    pub fn has_humans(&self) -> bool {
        humans().any(|cyborg| self.person(cyborg).is_on_board())
    }
}
