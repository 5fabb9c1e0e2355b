//! Nuggets (B10, D5j, E3, E4d).
//!
//! Rules held here beside those that are named below: E3a, E3b, K-Cosmos, PEEK.

use orrery_core::{Seat, SeatSet};

use super::Cx;
use crate::event::Finds;
use crate::state::{Lies, Nugget, Nuggets, Public};

/// B10b: a random one from the Cosmos, if there is one, comes to the bow.
pub(super) fn form(cx: &mut Cx<'_>) {
    let cosmos = cx.state().public.nuggets_at(Lies::Cosmos);
    if let Some(nugget) = one_of(cx, cosmos) {
        cx.emit(Finds::Formed { nugget }.into());
    }
}

/// Back to the Cosmos, which is shuffled.
pub(super) fn scatter(cx: &mut Cx<'_>, nuggets: Nuggets) {
    if !nuggets.is_empty() {
        cx.emit(Finds::Scattered { nuggets }.into());
        shuffle(cx);
    }
}

/// D5j, RUL-62: one outside the Cosmos, or else one inside, which is then shuffled.
pub(super) fn peek(cx: &mut Cx<'_>, seats: SeatSet) {
    let public = &cx.state().public;
    let (outside, cosmos) = (public.unflipped_outside(), public.unflipped_at(Lies::Cosmos));
    let is_named = !outside.is_empty();
    if let Some(nugget) = one_of(cx, if is_named { outside } else { cosmos }) {
        let face = cx.state().secret.faces.of(nugget);
        cx.emit(Finds::Peeked { seats, named: is_named.then_some(nugget), nugget, face }.into());
    }
    if !is_named {
        shuffle(cx);
    }
}

/// K-Nugget Peep: at the one that was named.
pub(crate) fn peek_at(cx: &mut Cx<'_>, seat: Seat, nugget: Nugget) {
    cx.reveal();
    let face = cx.state().secret.faces.of(nugget);
    let seats = [seat].into_iter().collect();
    cx.emit(Finds::Peeked { seats, named: Some(nugget), nugget, face }.into());
}

impl Public {
    pub fn is_flipped(&self, nugget: Nugget) -> bool {
        self.flipped[nugget.index()].is_some()
    }

    pub fn unflipped_at(&self, place: Lies) -> Nuggets {
        self.nuggets_at(place).iter().filter(|nugget| !self.is_flipped(*nugget)).collect()
    }

    /// At the bow or on a mat.
    pub fn unflipped_outside(&self) -> Nuggets {
        let is_outside = |nugget: &Nugget| self.nuggets[nugget.index()] != Lies::Cosmos;
        Nugget::all().filter(|nugget| is_outside(nugget) && !self.is_flipped(*nugget)).collect()
    }

    pub fn has_unflipped(&self) -> bool {
        self.flipped.contains(&None)
    }
}

pub(super) fn shuffle(cx: &mut Cx<'_>) {
    // B10c: a flipped one is known wherever it lies.
    let (faces, among) = (cx.state().secret.faces, cx.state().public.unflipped_at(Lies::Cosmos));
    let faces = faces.shuffled(among, cx.dice());
    cx.emit(Finds::Shuffled { among, faces }.into());
}

fn one_of(cx: &mut Cx<'_>, nuggets: Nuggets) -> Option<Nugget> {
    nuggets.nth(cx.dice().below(nuggets.len() as u32) as usize)
}
