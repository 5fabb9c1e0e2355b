//! Energy, command and the bank: tokens that can be counted at a glance.

use super::super::prelude::*;
use crate::state::{Campaign, Morale};

/// VG-SHIP-5
const MOST_ENERGY: u8 = 8;
const MOST_COMMAND: u8 = 6;

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let campaign = scene.view.state.campaign;
    campaign.map(|one| (one.energy, one.command, one.bank, one.dice, (one.morale.index(), one.tech, one.penalty)))
}

pub fn panel(scene: &Scene<'_>, campaign: &Campaign) -> Markup {
    let voice = &scene.voice;
    html! {
        section.panel.vg-pools {
            (row(voice, "energy", campaign.energy, MOST_ENERGY))
            (row(voice, "command", campaign.command, MOST_COMMAND))
            p { svg.ic aria-hidden="true" { use href="#vg-bank" {} } b { (voice.id("term-bank")) } span { (campaign.bank) }
                b { (voice.id("face-dice-owned")) } span { (campaign.dice) } }
            p { b { (voice.id("term-morale")) } (steps(campaign.morale.index() + 1, Morale::COUNT)) span { (voice.id(words::morale(campaign.morale))) } }
            p { b { (voice.id("term-technology")) } (steps(campaign.tech.into(), 5)) span { (campaign.tech) } }
            @if campaign.penalty { p.warn { (icon("i-warn")) (voice.id("term-penalty-token")) } }
        }
    }
}

fn row(voice: &Voice<'_>, sign: &str, count: u8, most: u8) -> Markup {
    html! {
        p { svg.ic aria-hidden="true" { use href={ "#vg-" (sign) } {} } b { (voice.id(&format!("term-{sign}"))) }
            span.{ "tokens " (sign) } aria-hidden="true" { @for at in 0..most.max(count) { i.on[at < count] {} } } span { (count) } }
    }
}

fn steps(now: usize, all: usize) -> Markup {
    html! { span.dial aria-hidden="true" { @for step in 0..all { i.on[step < now] {} } } }
}
