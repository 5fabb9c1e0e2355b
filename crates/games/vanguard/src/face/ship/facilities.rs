//! The facilities: five doors, the conveyor of the production complex, and the projects of the laboratory.

use super::super::prelude::*;
use super::book::head;
use crate::content::{Price, Stmt, Type};
use crate::rules::ship::facilities;
use crate::state::{Campaign, Facility};

pub fn doors(scene: &Scene<'_>, campaign: &Campaign) -> Markup {
    let (voice, open) = (&scene.voice, facilities::openable(campaign));
    html! {
        (head(voice, "term-facilities"))
        ul.doors { @for one in Facility::ALL {
            li.can[open.contains(&one)].been[campaign.opened.contains(one)] {
                b { (voice.id(words::facility(one))) }
                small { (voice.id(if campaign.opened.contains(one) { "face-door-been" } else if open.contains(&one) { "face-door-open" } else { "face-door-shut" })) }
            }
        } }
        h3 { (voice.id("face-queue")) }
        @for work in campaign.queue.iter().flatten() {
            p.vg-belt { span { (voice.id(work.project.name())) }
                span role="img" aria-label=(voice.say(&Message::new("face-stage").with("n", work.stage))) { @for stage in (1..=work.project.stage()).rev() { i.on[stage == work.stage] { (stage) } } } }
        }
        @if campaign.queue.iter().flatten().next().is_none() { p.fl { (voice.id("face-none-yet")) } }
        ul.things { @for one in campaign.complex.iter() { li { b { (voice.id(one.name())) } (rewards(voice, one.program().block(one.effect()))) } } }
    }
}

/// Projects that can be paid for stand out (VG-LAB-1).
pub fn laboratory(voice: &Voice<'_>, campaign: &Campaign) -> Markup {
    html! {
        (head(voice, "term-laboratory"))
        ul.things { @for one in campaign.laboratory.iter() {
            li.can[facilities::can_pay(campaign.found.0, &facilities::wants(one), false)] {
                b { (voice.id(one.name())) } span.vg-costs { @for price in one.cost() { (cost(voice, campaign, *price)) } }
                (rewards(voice, one.program().block(one.effect())))
            }
        } }
        @if campaign.laboratory.is_empty() { p.fl { (voice.id("face-none-yet")) } }
    }
}

/// VG-LAB-5: of the back of a project only the kinds of reward are known.
fn rewards(voice: &Voice<'_>, back: &[Stmt]) -> Markup {
    let mut kinds: Vec<&str> = Vec::new();
    for kind in back.iter().filter_map(words::reward) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    html! { small { @for (at, kind) in kinds.iter().enumerate() { @if at > 0 { " · " } (voice.id(kind)) } } }
}

fn cost(voice: &Voice<'_>, campaign: &Campaign, price: Price) -> Markup {
    let has = facilities::can_pay(campaign.found.0, &vec![price; price.count.into()], false);
    let name = price.of.map_or("term-discovery", words::kind);
    let said = Message::new(if price.rare { "face-price-rare" } else { "face-price-of" })
        .with("n", price.count)
        .with("what", name);
    html! { span.has[has] title=(voice.say(&said)) { (price.count) "×" svg.ic aria-hidden="true" { use href={ "#vg-" (sign(price.of)) } {} } @if price.rare { "★" } span.vh { (voice.say(&said)) } } }
}

fn sign(of: Option<Type>) -> String {
    of.map_or("gear".to_owned(), |of| format!("t-{}", of.id()))
}
