//! A picture of the galaxy.

use super::prelude::*;
use crate::rules::{exploration, finds, honours};
use crate::state::Nugget;

/// The Galactic medal, or a peek for the Commander (I2c, DP-42)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    pub of: Ideology,
}

impl Listed<Interstellar> for Snapshot {
    /// Whether the Commander peeks.
    type Answer = bool;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-snapshot").with("ideology", words::ideology(self.of));
        Offer::bare(asked, title).act("act-snapshot").rules(&[ids::GALACTIC])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [false, true].into_iter()
    }

    fn option(&self, _: &State, _: Seat, peek: &bool) -> Opt {
        if *peek { Opt::of(peek, "snapshot-peek").sealed() } else { Opt::of(peek, words::medal(Medal::Galactic)) }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, peek: bool) {
        answered(cx);
        match peek {
            true => exploration::let_commander_peek(cx),
            false => honours::earn(cx, Medal::Galactic, self.of),
        }
    }
}

/// At which nugget does the Commander look (K-Nugget Peep, DP-37)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Peep;

impl Listed<Interstellar> for Peep {
    type Answer = Nugget;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-peep").act("act-peep").rules(&[ids::PEEP])
    }

    /// Those at the bow come first, then those on mats by pulse.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Nugget> {
        let public = &state.public;
        let mut nuggets: Vec<Nugget> = public.unflipped_outside().iter().collect();
        nuggets.sort_by_key(|nugget| public.nuggets[nugget.index()]);
        nuggets.into_iter()
    }

    fn option(&self, state: &State, _: Seat, nugget: &Nugget) -> Opt {
        let label = Message::new("peep-at").with("number", nugget.0 + 1);
        let label = label.with("place", words::lies(state.public.nuggets[nugget.index()]));
        Opt::of(nugget, label).at(marks::nugget(*nugget)).sealed()
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, nugget: Nugget) {
        answered(cx);
        finds::peek_at(cx, seat, nugget);
    }
}
