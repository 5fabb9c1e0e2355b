//! The picture of a workcell, made from its program: a sign for everything a success does, in the order of the doing.
//! Where either of two things may happen, they stand side by side; a reckless experiment shows both realities.

use super::super::prelude::*;
use crate::content::effect::{Stmt, Test, Verb};
use crate::content::{Reality, RightStuff, Workcell};

pub fn art(voice: &Voice<'_>, card: Workcell) -> Markup {
    html! { div.is-art aria-hidden="true" { (block(voice, card, 0)) } }
}

fn block(voice: &Voice<'_>, card: Workcell, number: u8) -> Markup {
    html! { @for stmt in card.program().block(number) { (statement(voice, card, stmt)) } }
}

fn statement(voice: &Voice<'_>, card: Workcell, stmt: &Stmt) -> Markup {
    let inner = |number: u8| block(voice, card, number);
    html! { @match stmt {
        Stmt::Do(verb) => { (sign(*verb)) }
        Stmt::Choose(parts) => { @for (at, part) in parts.iter().enumerate() { @if at > 0 { (icon("is-or")) } (inner(*part)) } }
        Stmt::If([(Test::RealityX, _)], x, o) => {
            (reality(voice, Reality::X, inner(*x))) @if let Some(o) = o { (reality(voice, Reality::O, inner(*o))) }
        }
        Stmt::If(_, part, _) | Stmt::May(part) | Stmt::Go(part) | Stmt::Each(_, part) | Stmt::React(_, part) | Stmt::Pay(_, part, _) => { (inner(*part)) }
        Stmt::Table(_, _, parts) => { @for part in *parts { (inner(*part)) } }
    } }
}

fn reality(voice: &Voice<'_>, reality: Reality, body: Markup) -> Markup {
    html! { span.is-reality { (pieces::nugget(voice, Some(reality))) (body) } }
}

fn sign(verb: Verb) -> Markup {
    let section = if let Verb::Lean(section) = verb { Some(section) } else { None };
    html! {
        span.is-sign {
            (icon(symbol(verb)))
            @if let Some(section) = section { (pieces::shape(section.shape())) }
            @if let Some(number) = number(verb) { b { (number) } }
        }
    }
}

/// First what happens to the ship and beyond it, then what happens to crew and cards.
fn symbol(verb: Verb) -> &'static str {
    use Verb::*;
    match verb {
        Lean(_) | LeanPick => "is-lean",
        ChargeTo(_) | Charge(_) | ChargeVelocity(_) => "is-bolt",
        RechargeUnlit => "is-task-recharge",
        Plasma(_) => "is-plasma",
        NoLightning => "is-no-lightning",
        FirstLicSafe => "is-cloud",
        FreeIgnition => "is-flame",
        Ramjet => "is-ramjet",
        TileForFuel => "is-fuel",
        Restore => "is-restore",
        OwnShield => "is-shield",
        Bailout => "is-pod",
        Dustbug => "is-dustbug",
        Explore(_) => "is-telescope",
        Data(_) | DataAll => "is-data",
        LookData => "is-look",
        Water(_) => "is-drop",
        Need(RightStuff::Goo, _) | TameAll => "is-goo",
        Need(RightStuff::Nugget, _) | NuggetsHome => "is-nugget",
        Stress(..) => "is-stress",
        Augment => "is-augment",
        Medal(_) => "is-command",
        Votes(_) => "is-vote",
        StealCard => "is-steal",
        TakeMarket => "is-market",
        Inspire => "is-inspire",
        SecondAvatar => "is-avatar",
        Birth | SureBirth | KindBirth => "is-embryo",
        Younger => "is-younger",
        Wake => "is-wake",
        PostHuman => "is-post-human",
        RedEye => "is-red-eye",
        Hermaphrodite => "is-hermaphrodite",
    }
}

/// What stands beside the sign.
fn number(verb: Verb) -> Option<String> {
    use Verb::*;
    match verb {
        ChargeTo(level) => Some(format!("→{level}")),
        Charge(by) | Plasma(by) | Water(by) | Need(_, by) | Stress(_, by) | Votes(by) => Some(signed(by)),
        ChargeVelocity(by) => Some(format!("−v{}", signed(by))),
        Explore(spaces) => Some(format!("≤{spaces}")),
        Data(cards) => Some(format!("×{cards}")),
        SecondAvatar => Some("×2".to_owned()),
        SureBirth => Some("✓".to_owned()),
        _ => None,
    }
}

fn signed(by: i8) -> String {
    if by < 0 { format!("−{}", by.unsigned_abs()) } else { format!("+{by}") }
}
