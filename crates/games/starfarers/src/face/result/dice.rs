//! How often each sum was rolled, beside how often two dice show it.

use orrery_core::Arg;
use orrery_draw::chart::{figure, px};

use super::super::prelude::*;

/// Where the bars stand, and how high the highest is.
const GROUND: f32 = 140.0;
const HEIGHT: f32 = 120.0;
const STEP: f32 = 33.0;

/// Of 36 rolls, how many show this sum.
fn pips(sum: u8) -> u32 {
    6 - u32::from(sum.abs_diff(7))
}

pub fn dice(scene: &Scene<'_>) -> Markup {
    let record = &scene.view.public.record;
    let (rolls, most) = (record.rolls(), record.dice.iter().copied().max().unwrap_or(0));
    let expected = |sum: u8| (rolls * pips(sum)) as f32 / 36.0;
    let scale = HEIGHT / f32::from(most).max(expected(7)).max(1.0);
    let body = html! {
        svg viewBox="0 0 380 168" role="img" aria-label=(summary(scene, rolls)) {
            @for (sum, times) in (2..=12u8).zip(record.dice) {
                g { title { (tip(scene, sum, times, rolls)) } (bar(sum, times, f32::from(times) * scale, expected(sum) * scale)) }
            }
            path.grid d={ "M6 " (GROUND) "H374" } {}
        }
        p.hint { i.exp {} (scene.voice.say(&Message::new("record-expected").with("n", rolls))) }
    };
    figure("rolls", &scene.voice.id("record-dice"), body)
}

/// A bar, a tick where it would end on average, and the number above both.
fn bar(sum: u8, times: u16, height: f32, expected: f32) -> Markup {
    let x = 10.0 + STEP * f32::from(sum - 2);
    html! {
        rect x=(px(x)) y=(px(GROUND - height)) width="28" height=(px(height)) rx="2" {}
        path.exp d={ "M" (px(x - 2.0)) " " (px(GROUND - expected)) "h32" } {}
        text.mid.n x=(px(x + 14.0)) y=(px(GROUND - height.max(expected) - 5.0)) { (times) }
        text.mid x=(px(x + 14.0)) y=(GROUND + 16.0) { (sum) }
    }
}

fn tip(scene: &Scene<'_>, sum: u8, times: u16, rolls: u32) -> String {
    // To the quarter: thirty-sixths say nothing to anybody.
    let expected = Arg::Ratio((f64::from(rolls * pips(sum)) / 9.0).round() as i64, 4);
    scene.voice.say(&Message::new("chart-sum").with("sum", sum).with("times", times).with("expected", expected))
}

fn summary(scene: &Scene<'_>, rolls: u32) -> String {
    let times = |(sum, times): (u8, u16)| Message::new("chart-times").with("sum", sum).with("times", times);
    let sums: Vec<Message> = (2..=12).zip(scene.view.public.record.dice).map(times).collect();
    scene.voice.say(&Message::new("chart-dice").with("n", rolls).with("sums", sums))
}
