//! Ending a game that cannot be won any more. Such a yes is nobody's default, and chance seldom gives it.

use orrery_core::{Dice, Rule};

use super::prelude::*;
use crate::event::Finish;
use crate::rules::helm;
use crate::state::Maneuver;

/// Do you agree to give up (J1c, DP-34)? It may be answered at any time, and falls back to no with the next dozyear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiveUp;

/// Does the Commander declare the ship stranded (J1d-2, DP-35)? Who would rather stay may mutiny (F2f).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declare;

/// How seldom chance gives up, and how seldom it declares a ship stranded that may yet be helped.
const SELDOM: [u32; 2] = [400, 12];

fn resigning(asked: Asked, title: Message, yes: &'static str, rule: Rule) -> Offer {
    Offer::bare(asked, title).act("act-give-up").rules(&[rule]).forfeit(&true, yes)
}

fn resignation(answer: bool, [no, yes]: [&'static str; 2]) -> Opt {
    if answer { Opt::of(&answer, yes).sealed() } else { Opt::of(&answer, no) }
}

impl Listed<Interstellar> for GiveUp {
    type Answer = bool;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let agreed = state.public.everybody().filter(|seat| state.public.agreed.contains(*seat)).count();
        let title = Message::new("ask-give-up").with("agreed", agreed).with("seats", state.public.seats);
        resigning(asked, title, "give-up-yes", ids::GIVING_UP)
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        PLAIN.into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        resignation(*yes, ["give-up-no", "give-up-yes"])
    }

    fn sample(&self, _: &State, _: Seat, luck: &mut Dice) -> bool {
        luck.below(SELDOM[0]) == 0
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, yes: bool) {
        cx.emit(Finish::Agreed { seat, yes }.into());
    }
}

impl Listed<Interstellar> for Declare {
    type Answer = bool;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-declare").with("checks", state.public.stranded);
        resigning(asked, title, "declare-stranded", ids::STRANDED)
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        PLAIN.into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        resignation(*yes, ["declare-nothing", "declare-stranded"])
    }

    fn sample(&self, _: &State, _: Seat, luck: &mut Dice) -> bool {
        luck.below(SELDOM[1]) == 0
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, yes: bool) {
        answered(cx);
        match yes {
            true => helm::announce(cx, seat, Maneuver::Declare),
            false => helm::waive(cx),
        }
    }
}
