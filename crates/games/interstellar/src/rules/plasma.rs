//! Plasma Risk Rolls (H6).

use super::{Cx, dice, finds, loss, people};
use crate::content::{Cyborg, Deaths, Icon, Outcome, Risk, Shape, Shapes, Tiles, Wisdom, Workcells};
use crate::event::{Cause, Risks, Voyage};
use crate::lesson::Throw;
use crate::state::{Goo, Public};

/// H6-1
pub(super) fn roll(cx: &mut Cx<'_>, risk: Risk) {
    let outcome = cast(cx, risk);
    suffer(cx, outcome);
}

/// H6f: a roll that concerns a landing party alone.
pub(super) fn roll_for(cx: &mut Cx<'_>, risk: Risk) -> Option<Deaths> {
    cast(cx, risk).deaths()
}

fn cast(cx: &mut Cx<'_>, risk: Risk) -> Outcome {
    let public = &cx.state().public;
    let (space, guarded) = (public.ship.space, public.is_guarded(risk));
    let modifier = public.dozyear.plasma + u8::from(public.has_wisdom(Wisdom::Pilot)) + u8::from(guarded);
    let die = dice::roll(cx, Throw::Plasma);
    let outcome = risk.outcome(die + modifier);
    cx.emit(Risks::Rolled { risk, die, modifier, outcome }.into());
    if guarded {
        cx.emit(Voyage::DustbugSpent { at: space }.into());
    }
    outcome
}

/// 2.13: goo, neutrons, deaths, erosion, lightning last.
fn suffer(cx: &mut Cx<'_>, outcome: Outcome) {
    if outcome.goo() > 0 {
        lose_goo(cx);
    }
    if outcome.neutrons() {
        irradiate(cx);
    }
    if let Some(deaths) = outcome.deaths() {
        let dead = struck(&cx.state().public, deaths);
        people::kill(cx, dead);
    }
    for _ in 0..outcome.erosion() {
        if let Some(tile) = cx.state().public.ship.foremost() {
            loss::lose(cx, tile, Cause::Erosion);
        }
    }
    if outcome.lightning() && !cx.state().public.dozyear.no_lightning {
        strike(cx);
    }
}

impl Public {
    /// H6g: a Dustbug helps against the hazard of its own space.
    fn is_guarded(&self, risk: Risk) -> bool {
        matches!(risk, Risk::Flare | Risk::Debris) && self.dustbugs.contains(&Some(self.ship.space))
    }
}

/// H6d: a random one on any mat.
fn lose_goo(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let tame: Shapes = Shape::ALL.into_iter().filter(|one| matches!(public.goo[one.index()], Goo::Mat(_))).collect();
    if let Some(shape) = tame.nth(cx.dice().below(tame.len() as u32) as usize) {
        cx.emit(Risks::GooLost { shape }.into());
    }
}

/// H6c
fn irradiate(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let cards: Workcells = public.displays().filter(|card| card.icons().contains(Icon::Atom)).collect();
    if !cards.is_empty() {
        cx.emit(Risks::Irradiated { cards }.into());
    }
}

/// H6e
pub(super) fn struck(public: &Public, deaths: Deaths) -> Tiles {
    let dies = |cyborg: &Cyborg| {
        let person = public.person(*cyborg);
        match deaths {
            Deaths::Awake => person.slot().is_some(),
            Deaths::Jars => person.is_in_jars(),
            Deaths::Elders => person.is_on_board() && person.age.is_elder(),
        }
    };
    Cyborg::all().filter(dies).collect()
}

/// H6b: any tile of the row, and a nugget.
fn strike(cx: &mut Cx<'_>) {
    let row = cx.state().public.ship.row;
    if let Some(part) = row.get(cx.dice().below(row.len() as u32) as usize) {
        loss::lose(cx, part.tile, Cause::Lightning);
        finds::form(cx);
    }
}
