//! One button for the dice, one for the balls.

use orrery_core::{Rule, Word, phrases};

use super::prelude::*;
use crate::content::{Ball, ENCOUNTER_SPEED};
use crate::event::{Income, Reading};
use crate::questions::Fly;
use crate::rules::encounter;

/// SF-PROD-1
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rolling {
    Roll,
}
phrases! { Rolling { "roll" => Roll, } }

/// A button asks nothing.
macro_rules! always {
    ($answer:expr) => {
        fn check(&self, _: &State, _: Seat, _: &Self::Answer) -> Result<(), Refusal> {
            Ok(())
        }

        fn sample(&self, _: &State, _: Seat, _: &mut Dice) -> Self::Answer {
            $answer
        }

        fn fallback(&self, _: &State, _: Seat) -> Self::Answer {
            $answer
        }
    };
}

fn button(answer: &impl Word, label: &'static str, rule: Rule) -> Opt {
    Opt::of(answer, label).act(label).rule(rule).sealed()
}

impl Question<Starfarers> for Roll {
    type Answer = Rolling;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let (title, rules): (_, &[Rule]) = match which_of_two(&state.public) {
            Some(title) => (title, &[ids::TURN, ids::ROLL, ids::TWO_ROLLS]),
            None => ("title-roll", &[ids::TURN, ids::ROLL]),
        };
        Offer::list(asked, title, [button(&Rolling::Roll, "pick-roll", ids::ROLL)]).hint("hint-roll").rules(rules)
    }

    always!(Rolling::Roll);

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, _: Rolling) {
        let dice = (cx.dice().roll(6) as u8, cx.dice().roll(6) as u8);
        cx.emit(Income::Rolled { seat, dice }.into());
    }
}

/// SF-2P-2: the very first turn has one roll.
fn which_of_two(public: &Public) -> Option<&'static str> {
    match (public.turn.rolls, public.turn.dice) {
        _ if public.seats != 2 => None,
        (0, _) => Some("title-roll-first"),
        (_, None) => Some("title-roll-only"),
        _ => Some("title-roll-second"),
    }
}

/// SF-SHAKE-2
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shake;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shaking {
    Shake,
}
phrases! { Shaking { "shake" => Shake, } }

impl Question<Starfarers> for Shake {
    type Answer = Shaking;

    /// Chances and the speeds they give.
    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let added = state.public.boost(asked.seat);
        let speeds =
            Message::new("fact-shake").with("three", 3 + added).with("four", 4 + added).with("five", 5 + added);
        let option = button(&Shaking::Shake, "pick-shake", ids::SHAKE);
        let option = option.fact(Fact::new(Tone::Plain, speeds).rule(ids::SPEED));
        let option = option.fact(Fact::new(Tone::Plain, "fact-encounter-chance").rule(ids::ENCOUNTER));
        Offer::list(asked, "title-shake", [option]).hint("hint-shake").rules(&[ids::TURN, ids::SHAKE])
    }

    always!(Shaking::Shake);

    /// SF-SHAKE-2, SF-SHAKE-3, SF-ENC-1, SF-ENC-2
    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, _: Shaking) {
        let balls = encounter::pair(cx.dice());
        let (base, to) = match balls {
            (Ball::Black, _) | (_, Ball::Black) => (ENCOUNTER_SPEED, Phase::Draw),
            (a, b) => (a.value() + b.value(), Phase::ask(seat, Fly)),
        };
        cx.emit(Reading::Shaken { seat, balls, base, to }.into());
    }
}
