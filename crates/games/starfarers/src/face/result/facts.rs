//! Encounters, distances and trades in figures.

use orrery_draw::chart::figure;

use super::super::prelude::*;
use super::{figures, table};
use crate::record::Tally;

/// A name and the figure it stands for.
type Fact = (&'static str, fn(&Tally) -> i64);

const FACTS: [Fact; 6] = [
    ("record-met", |tally| tally.met.into()),
    ("record-won", |tally| tally.won.into()),
    ("record-lost", |tally| tally.lost.into()),
    ("record-fame", |tally| tally.fame.into()),
    ("record-flown", |tally| tally.flown.into()),
    ("record-trades", |tally| tally.trades.into()),
];

pub fn facts(scene: &Scene<'_>) -> Markup {
    let rows = FACTS.into_iter().map(|(name, of)| {
        let count = |seat| of(scene.view.public.record.player(seat));
        (html! { (scene.voice.id(name)) }, figures(scene, count))
    });
    figure("travels", &scene.voice.id("record-facts"), table(scene, "record-facts", rows, None))
}
