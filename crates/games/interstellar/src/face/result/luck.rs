//! Goo and losses, the dice against what was to be expected, and what was remarkable.

use orrery_core::Arg;
use orrery_draw::chart::{figure, px};

use super::super::prelude::*;
use crate::content::Cyborg;
use crate::record::Luck;

/// Where the bars stand, and how high the highest is.
const GROUND: f32 = 100.0;
const HEIGHT: f32 = 78.0;

pub fn losses(scene: &Scene<'_>) -> Markup {
    let (voice, record) = (&scene.voice, &scene.view.public.record);
    let goo = [
        ("result-outbreaks", record.goo.outbreaks),
        ("result-killed", record.goo.killed),
        ("result-tamed", record.goo.tamed),
        ("result-devoured", record.goo.devoured),
    ];
    let body = html! {
        dl.is-facts { @for (name, count) in goo { div { dt { (voice.id(name)) } dd { (count) } } } }
        ul.is-terms { @for loss in record.losses() {
            @let line = Message::new("result-loss").with("n", loss.dozyear).with("tile", words::tile(loss.tile));
            li { (voice.say(&line.with("cause", words::cause(loss.cause)))) }
        } }
    };
    figure("is-fig", &voice.id("result-losses"), body)
}

/// Every face beside a sixth of all rolls, then births and Attrition Rolls.
pub fn dice(scene: &Scene<'_>) -> Markup {
    let (voice, record) = (&scene.voice, &scene.view.public.record);
    let rolls: u32 = record.dice.iter().copied().map(u32::from).sum();
    let most = record.dice.iter().copied().max().unwrap_or(0);
    let scale = HEIGHT / f32::from(most).max(rolls as f32 / 6.0).max(1.0);
    let times = |(face, times): (u8, u16)| Message::new("result-face").with("face", face).with("times", times);
    let said: Vec<Message> = (1..=6).zip(record.dice).map(times).collect();
    let body = html! {
        svg viewBox="0 0 380 124" role="img" aria-label=(voice.say(&Message::new("result-dice-said").with("n", rolls).with("faces", said))) {
            @for (at, times) in (0..).zip(record.dice) { (bar(at, times, f32::from(times) * scale, rolls as f32 / 6.0 * scale)) }
            path.grid d={ "M6 " (GROUND) "H374" } {}
        }
        dl.is-facts {
            (luck(voice, "result-births", record.births))
            (luck(voice, "result-attrition", record.attrition))
        }
    };
    figure("is-fig", &voice.id("result-dice"), body)
}

fn bar(at: u16, times: u16, height: f32, expected: f32) -> Markup {
    let x = 20.0 + 60.0 * f32::from(at);
    html! {
        rect.is-count x=(px(x)) y=(px(GROUND - height)) width="40" height=(px(height)) rx="2" {}
        path.is-expected d={ "M" (px(x - 4.0)) " " (px(GROUND - expected)) "h48" } {}
        text.mid.n x=(px(x + 20.0)) y=(px(GROUND - height.max(expected) - 5.0)) { (times) }
        use href={ "#die-" (at + 1) } x=(px(x + 12.0)) y="104" width="16" height="16" {}
    }
}

fn luck(voice: &Voice<'_>, name: &str, luck: Luck) -> Markup {
    // To the quarter: sixths say nothing to anybody.
    let due = Arg::Ratio((f64::from(luck.due) / 1.5).round() as i64, 4);
    let said = Message::new("result-luck").with("good", luck.good).with("rolls", luck.rolls).with("due", due);
    html! { div { dt { (voice.id(name)) } dd { (voice.say(&said)) } } }
}

/// The longest lives and the closest calls.
pub fn remarkable(scene: &Scene<'_>) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    let mut elders: Vec<Cyborg> =
        Cyborg::all().filter(|one| one.ideology().is_some() && public.record.life(*one).born().is_some()).collect();
    elders.sort_by_key(|cyborg| std::cmp::Reverse(public.person(*cyborg).age));
    let age = |one: &Cyborg| {
        Message::new("name-years").with("name", words::cyborg(*one)).with("years", public.person(*one).age.years())
    };
    let fewest = public.record.marks().map(|mark| mark.females()).min();
    let escape = public.record.escape().map(|escape| {
        let line = Message::new("result-escape").with("cyborg", words::cyborg(escape.cyborg)).with("n", escape.dozyear);
        line.with("chance", escape.chance)
    });
    let body = html! { ul.is-terms {
        @for elder in elders.iter().take(3) { li { (icon("is-younger")) (voice.say(&age(elder))) } }
        @if let Some(line) = escape { li { (icon("i-warn")) (voice.say(&line)) } }
        @if let Some(fewest) = fewest { li { (icon("is-amazon")) (voice.say(&Message::new("result-fewest").with("n", fewest))) } }
    } };
    figure("is-fig", &voice.id("result-remarkable"), body)
}
