//! The dice of the rules.

use super::Cx;
use crate::lesson::{self, Throw};

/// What a die shows; in a lesson that is settled beforehand (8.8).
pub(super) fn roll(cx: &mut Cx<'_>, throw: Throw) -> u8 {
    lesson::die(&cx.state().public, throw).unwrap_or_else(|| cx.dice().roll(6) as u8)
}
