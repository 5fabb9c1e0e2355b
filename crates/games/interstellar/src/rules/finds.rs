//! Nuggets (B10, D5j, E3, E4d).

use orrery_core::SeatSet;

use super::Cx;
use crate::event::Finds;
use crate::state::{Lies, Nugget, Nuggets};

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
    let cosmos = public.nuggets_at(Lies::Cosmos);
    let outside: Nuggets = Nugget::all().filter(|nugget| !cosmos.contains(*nugget)).collect();
    let is_named = !outside.is_empty();
    if let Some(nugget) = one_of(cx, if is_named { outside } else { cosmos }) {
        let face = cx.state().secret.faces.of(nugget);
        cx.emit(Finds::Peeked { seats, named: is_named.then_some(nugget), nugget, face }.into());
    }
    if !is_named {
        shuffle(cx);
    }
}

pub(super) fn shuffle(cx: &mut Cx<'_>) {
    let (faces, among) = (cx.state().secret.faces, cx.state().public.nuggets_at(Lies::Cosmos));
    let faces = faces.shuffled(among, cx.dice());
    cx.emit(Finds::Shuffled { among, faces }.into());
}

fn one_of(cx: &mut Cx<'_>, nuggets: Nuggets) -> Option<Nugget> {
    nuggets.nth(cx.dice().below(nuggets.len() as u32) as usize)
}
