//! The picture of a place: hills and what grows, stands or burns there, by its biomes. The same place looks always the same.

use std::fmt::Write;

use super::prelude::*;
use crate::content::Biome;

/// Numbers that follow from a place.
struct Luck(u32);

impl Luck {
    fn below(&mut self, n: u32) -> i32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((self.0 >> 9) % n) as i32
    }
}

pub fn scene(biomes: &[Biome], seed: u8) -> Markup {
    let mut luck = Luck(u32::from(seed) * 2_654_435 + 17);
    let ground = biomes.first().copied().unwrap_or(Biome::TUT);
    let other = biomes.get(1).copied().unwrap_or(ground);
    html! {
        svg.{ "vg-vig vg-" (ground.id()) } viewBox="0 0 320 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect.air width="320" height="120" {}
            circle.moon cx=(40 + luck.below(240)) cy=(18 + luck.below(20)) r=(9 + luck.below(10)) {}
            path.far d=(hills(&mut luck, 58, 26)) {}
            @for at in 0..4 { (thing(ground, 20 + at * 80 + luck.below(44), 66 + luck.below(12), 34 + luck.below(16))) }
            path.mid d=(hills(&mut luck, 84, 14)) {}
            @for at in 0..2 { (thing(other, 50 + at * 150 + luck.below(60), 98, 42 + luck.below(14))) }
            path.near d=(hills(&mut luck, 104, 8)) {}
            path.walker d={ "M" (120 + luck.below(80)) " 108v-7m-2.5 10l2.5-4 2.5 4m-4.5-8h4" } {}
        }
    }
}

/// A line of hills about so high, from edge to edge and closed below.
fn hills(luck: &mut Luck, height: i32, rough: u32) -> String {
    let mut path = format!("M-20 {height}");
    for x in (20..=340).step_by(40) {
        let _ = write!(path, "Q{} {} {x} {height}", x - 20, height + luck.below(2 * rough) - rough as i32);
    }
    path + "V130H-20Z"
}

fn thing(biome: Biome, x: i32, foot: i32, high: i32) -> Markup {
    html! { use href={ "#vg-f-" (biome.id()) } x=(x - high / 2) y=(foot - high) width=(high) height=(high) {} }
}
