//! The hard player plays its best ideas on in its head.

use orrery_core::{Ask, Dice};

use super::{decide, known, taste};
use crate::questions::{Choice, Decision};
use crate::view::View;

pub(super) fn ponder(view: &View, ask: &Ask<Decision>, _: &mut Dice) -> Choice {
    decide(&known(view, ask.seat), ask, &taste::NORMAL, None)
}
