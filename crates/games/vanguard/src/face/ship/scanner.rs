//! The scanner: a landing card with four shutters, and what each lander would lose on the way down.

use super::super::prelude::*;
use super::super::{dice, vignette};
use super::book::head;
use crate::content::{Lander, Landing};
use crate::rules::{forecast, ids};
use crate::state::Campaign;

pub fn card(scene: &Scene<'_>, campaign: &Campaign) -> Markup {
    let voice = &scene.voice;
    let Some(landing) = campaign.scanner else {
        return html! { (head(voice, "term-scanner")) p.fl { (voice.id("face-no-landing")) } };
    };
    let open = |line: u8| campaign.lines >= line;
    html! {
        p.cap { (voice.id("term-scanner")) " " (cite(GAME, ids::SCAN)) }
        h2 { (voice.id(landing.name())) }
        (vignette::scene(landing.biomes(), landing.0))
        ol.shutters {
            (line(voice, 1, "face-line-biomes", open(1), names(voice, landing.biomes().iter().map(|one| format!("biome-{}", one.id())))))
            (line(voice, 2, "face-line-icons", open(2), html! { @for icon in landing.icons() { span { (dice::sign(voice, *icon)) (voice.id(words::icon(*icon))) } } }))
            (line(voice, 3, "face-line-advice", open(3), names(voice, landing.advice().iter().map(|one| words::statistic(*one).to_owned()))))
            (line(voice, 4, "face-line-dangers", open(4), names(voice, landing.dangers().iter().map(|one| one.name().to_owned()))))
        }
        @if open(3) { (losses(voice, campaign, landing)) }
    }
}

fn names(voice: &Voice<'_>, ids: impl Iterator<Item = String>) -> Markup {
    html! { @for id in ids { span { (voice.id(&id)) } } }
}

fn line(voice: &Voice<'_>, number: u8, name: &str, is_open: bool, said: Markup) -> Markup {
    html! {
        li.shut[!is_open] { i { (number) } div { p.cap { (voice.id(name)) } p.v { @if is_open { (said) } @else { (voice.id("face-shut")) } } } }
    }
}

/// 8.4: supplies that a landing costs on average, if nothing else is paid with.
pub fn losses(voice: &Voice<'_>, campaign: &Campaign, landing: Landing) -> Markup {
    let ready = Lander::all().filter(|one| campaign.landers.contains(*one) && !campaign.damaged.contains(*one));
    html! {
        table.landers { caption { (voice.id("face-loss")) }
            thead { tr { th { (voice.id("term-lander")) } @for one in ["ARM", "SEN", "AGI"] { th { abbr title=(voice.id(&format!("statistic-{one}"))) { (one) } } } th { (voice.id("term-supplies")) } } }
            tbody { @for lander in ready {
                tr { td { (voice.id(lander.name())) } td { (lander.armour()) } td { (lander.sensors()) } td { (lander.agility()) }
                    td { (voice.say(&loss(landing, lander))) " / " (lander.supplies()) } }
            } }
        }
    }
}

/// To a tenth.
fn loss(landing: Landing, lander: Lander) -> Message {
    let tenths = forecast::landing_loss(landing, lander);
    Message::new("face-tenths").with("whole", tenths / 10).with("tenths", tenths % 10)
}
