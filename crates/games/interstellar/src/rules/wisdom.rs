//! The Wisdoms of D7e: School, Mimarobe and Polymath, in this order.

use super::{Cx, effect, go_on};
use crate::content::{Ideologies, Ideology, Shape, Wisdom};
use crate::questions::{self, Inspire, Soothe, Teach};
use crate::state::{Frame, Public, Reset};

/// The stage after it comes next, whatever is answered.
pub(super) fn go(cx: &mut Cx<'_>, wisdom: Wisdom, then: Reset) {
    go_on(cx, Frame::Reset(then));
    let public = &cx.state().public;
    if !public.has_wisdom(wisdom) {
        return;
    }
    let seat = |of| public.player(of);
    match wisdom {
        Wisdom::School => questions::pose(cx, seat(Ideology::Unity), Teach),
        Wisdom::Mimarobe => questions::pose(cx, seat(Ideology::Unity), Soothe { done: Ideologies::NONE }),
        Wisdom::Polymath => questions::pose(cx, seat(Ideology::Individuality), Inspire),
        _ => {}
    }
}

/// K-Inspire
pub(crate) fn inspire(cx: &mut Cx<'_>) {
    effect::inspire(cx);
}

impl Public {
    /// School: what an Awake Ideology may learn of Unity's shapes.
    pub fn lessons(&self, of: Ideology) -> impl Iterator<Item = Shape> + use<'_> {
        let is_taught =
            move |shape: &Shape| self.has_augmentation(Ideology::Unity, *shape) && !self.mat(of).human.contains(*shape);
        Shape::ALL.into_iter().filter(move |shape| self.is_awake(of) && is_taught(shape))
    }
}
