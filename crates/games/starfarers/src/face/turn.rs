//! The turn: its phases, the dice and balls that fell, and the decks.

use super::prelude::*;
use crate::content::{Ball, ENCOUNTERS_A_TURN};
use crate::questions::Decision;
use crate::state::Phase;

/// The parts of a turn with the icon of each, in order (SF-Z1).
const PARTS: [(&str, &str); 4] =
    [("phase-roll", "i-die"), ("phase-trade", "i-trade"), ("phase-shake", "i-shake"), ("phase-fly", "i-fly")];

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let (public, turn) = (&scene.view.public, &scene.view.public.turn);
    let fell = (turn.dice, turn.balls, turn.base, turn.modifier);
    (public.round, public.active.0, part(public.phase()), fell, public.supply, (public.unread.len(), turn.encounters))
}

/// Which part of the turn it is; before the first turn and after the last none.
fn part(phase: Phase) -> Option<usize> {
    match phase {
        Phase::SetUp | Phase::FirstShips | Phase::Placing { .. } | Phase::PlacingShip { .. } | Phase::Hands => None,
        Phase::Rolled | Phase::Discard | Phase::Settled => Some(0),
        Phase::Supply | Phase::Trade => Some(1),
        Phase::Draw | Phase::Meeting | Phase::Wear => Some(2),
        Phase::TurnOver => Some(3),
        Phase::Over(_) => None,
        Phase::Ask { question, .. } => Some(match question {
            Decision::Roll(_) | Decision::Steal(_) | Decision::Relief(_) => 0,
            Decision::Shares(_) => 1,
            Decision::Fly(_) | Decision::Card(_) => 3,
            _ => 2,
        }),
    }
}

pub fn panel(scene: &Scene<'_>) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    let now = part(public.phase());
    let round = match public.round {
        0 => voice.id("before-round"),
        round => voice.say(&Message::new("face-round").with("n", round)),
    };
    html! {
        section.panel.turn {
            div.ph { h2 { (round) } span.goal { (voice.say(&Message::new("face-goal").with("n", public.terms.target))) " " (cite(GAME, ids::TARGET)) } }
            ol.phases { @for (at, (name, sign)) in PARTS.iter().enumerate() {
                li.ok[now.is_some_and(|now| at < now)].now[now == Some(at)] aria-current=[(now == Some(at)).then_some("step")] {
                    (icon(if now.is_some_and(|now| at < now) { "i-check" } else { sign })) span { (voice.id(name)) }
                }
            } }
            div.fell { (fell(scene)) (decks(scene)) }
        }
    }
}

/// The last roll and the last shake of this turn.
fn fell(scene: &Scene<'_>) -> Markup {
    let (voice, turn) = (&scene.voice, &scene.view.public.turn);
    html! {
        @if let Some((a, b)) = turn.dice {
            span.dice #{ "dice-" (scene.view.public.round) "-" (scene.view.public.active.0) } data-pulse={ "n" (a + b) } title=(voice.say(&Message::new("dice-show").with("sum", a + b))) {
                i.die.{ "d" (a) } {} i.die.{ "d" (b) } {} b { (a + b) }
            }
        }
        @if let Some((a, b)) = turn.balls { span.balls #{ "balls-" (scene.view.public.round) "-" (scene.view.public.active.0) } { (ball(scene, a)) (ball(scene, b)) } }
    }
}

/// Balls differ by number as well as colour.
pub fn ball(scene: &Scene<'_>, ball: Ball) -> Markup {
    html! {
        svg.ball.(ball.id()) viewBox="-12 -12 24 24" role="img" aria-label=(scene.voice.say(&crate::words::ball(ball))) {
            circle r="11" fill={ "url(#sf-b-" (ball.id()) ")" } {} text y="4.3" { (ball.value()) }
        }
    }
}

fn decks(scene: &Scene<'_>) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    let met = Message::new("encounters-met").with("n", public.turn.encounters).with("most", ENCOUNTERS_A_TURN);
    html! {
        span.deck title=(voice.id("supply-deck")) { (icon("i-cards")) (public.supply) }
        span.deck title={ (voice.id("encounter-deck")) ". " (voice.say(&met)) } { (icon("i-eye")) (public.unread.len()) }
    }
}
