//! The Plasma Risk Table: a row for each risk, a column for each total, and what the letters mean.

use super::prelude::*;
use crate::content::{Outcome, Risk};

pub fn table(voice: &Voice<'_>) -> Markup {
    html! {
        div.is-plasma {
            table {
                tr { td {} @for total in 1..=6 { th scope="col" { (icon(&format!("die-{total}"))) span.vh { (total) } } } }
                @for risk in Risk::ALL { (row(voice, risk)) }
            }
            ul { @for outcome in Outcome::ALL { li.{ "is-out" (outcome.id()) } { (voice.say(&words::outcome(outcome))) } } }
        }
    }
}

fn row(voice: &Voice<'_>, risk: Risk) -> Markup {
    html! {
        tr data-el={ "risk-" (risk.id()) } {
            th scope="row" { (voice.say(&words::risk(risk))) }
            @for total in 1..=6 { @let outcome = risk.outcome(total); td.{ "is-out" (outcome.id()) } { (outcome.id()) } }
        }
    }
}
