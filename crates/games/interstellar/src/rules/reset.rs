//! D7: the reset.
//!
//! Rules held here beside those that are named below: RUL-67.

use super::{Cx, election, finds, go_on, marriage, phases, wisdom};
use crate::content::{Blueprint, Cyborg, DeckTop, Ideologies, Ideology, MarketRow, Shape, Wisdom};
use crate::event::{Ideas, People, Work};
use crate::questions::{self, Forfeit};
use crate::state::{Frame, Goo, Lies, Place, Public, Reset, Worker, Workers};

pub(super) fn next(cx: &mut Cx<'_>, reset: Reset) {
    match reset {
        Reset::Return => go_back(cx),
        Reset::Archenemies => quarrel(cx),
        Reset::Bliss => return marriage::next_bliss(cx, None),
        Reset::Sleep => sleep(cx),
        Reset::School => return wisdom::go(cx, Wisdom::School, Reset::Mimarobe),
        Reset::Mimarobe => return wisdom::go(cx, Wisdom::Mimarobe, Reset::Polymath),
        Reset::Polymath => return wisdom::go(cx, Wisdom::Polymath, Reset::Market),
        Reset::Market => refill(cx),
        Reset::Malfunction => return malfunction(cx),
        Reset::Teenagers => return grow_up(cx),
    }
    let after = Reset::nth(reset.index() + 1).unwrap_or(Reset::Teenagers);
    go_on(cx, Frame::Reset(after));
}

/// D7a, RUL-08
fn go_back(cx: &mut Cx<'_>) {
    let to_work = cx.state().public.workforce();
    cx.emit(Work::Returned { to_work }.into());
}

impl Public {
    /// Awake Cyborgs, and the Avatars of Ideologies without one and without a newborn.
    fn workforce(&self) -> Workers {
        let cyborgs = Cyborg::all().filter(|cyborg| self.person(*cyborg).is_awake()).map(Worker::of);
        let sits = |of: &Ideology| self.tiles_of(*of).any(|cyborg| self.person(cyborg).slot().is_some());
        let avatars = Ideology::ALL.into_iter().filter(|of| !sits(of)).flat_map(|of| self.avatars(of).iter());
        cyborgs.chain(avatars).collect()
    }

    /// K-Avatar: one, or two after EN2.
    pub fn avatars(&self, of: Ideology) -> Workers {
        let second = self.seconds.contains(of).then(|| Worker(Worker::avatar(of).0 + 1));
        [Worker::avatar(of)].into_iter().chain(second).collect()
    }

    /// F5b: whether an Ideology has anything to lose.
    pub fn has_tokens(&self, of: Ideology) -> bool {
        let has_goo = self.tame_goo(of).next().is_some();
        has_goo || !self.mat(of).human.is_empty() || !self.nuggets_at(Lies::Mat(of)).is_empty()
    }

    /// B9f: the goo augmentations of a mat.
    pub fn tame_goo(&self, of: Ideology) -> impl Iterator<Item = Shape> + use<'_> {
        Shape::ALL.into_iter().filter(move |shape| self.goo[shape.index()] == Goo::Mat(of))
    }
}

/// D7b: 1 each, whatever the number of Cyborgs.
fn quarrel(cx: &mut Cx<'_>) {
    let awake = cx.state().public.awake();
    let who: Ideologies = awake.iter().filter(|of| awake.contains(of.archenemy())).collect();
    cx.emit(People::Stressed { who, by: 1 }.into());
}

/// D7d
fn sleep(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let who = Ideology::ALL.into_iter().filter(|of| !public.is_awake(*of) && public.mat(*of).stress > 0).collect();
    cx.emit(People::Relieved { who, by: 1 }.into());
}

/// D7f to D7h: gaps close downwards, and the lowest gap is filled first.
pub(super) fn refill(cx: &mut Cx<'_>) {
    cx.emit(Ideas::Settled.into());
    for (section, row) in Blueprint::ALL.into_iter().flat_map(|section| MarketRow::ALL.map(|row| (section, row))) {
        if cx.state().public.market.column(section)[row.index()].is_some() {
            continue;
        }
        let market = cx.state().public.market;
        if let Some(card) = market.next(section, cx.dice()) {
            cx.emit(Ideas::Drawn { card, row }.into());
            show_top(cx, section);
        }
    }
    Blueprint::ALL.into_iter().for_each(|section| show_top(cx, section));
}

/// RUL-04: the next card of a deck is drawn ahead, where that was agreed.
pub(super) fn show_top(cx: &mut Cx<'_>, section: Blueprint) {
    let public = &cx.state().public;
    if public.terms.deck_top == DeckTop::Off || public.market.tops[section.index()].is_some() {
        return;
    }
    let market = public.market;
    if let Some(card) = market.next(section, cx.dice()) {
        cx.emit(Ideas::TopShown { card }.into());
    }
}

/// D7i
fn malfunction(cx: &mut Cx<'_>) {
    // K-Posthuman: it does not count.
    let is_ghost = !cx.state().public.has_awake_humans();
    go_on(
        cx,
        if is_ghost { Frame::Malfunction { of: Ideology::Individuality } } else { Frame::Reset(Reset::Teenagers) },
    );
}

/// F5b, RUL-144: in pulse order, and the Cosmos is shuffled once at the end.
pub(super) fn fail(cx: &mut Cx<'_>, of: Ideology) {
    let public = &cx.state().public;
    let (loses, seat) = (public.has_tokens(of), public.player(of));
    match Ideology::nth(of.index() + 1) {
        Some(next) => go_on(cx, Frame::Malfunction { of: next }),
        None => go_on(cx, Frame::Shuffle),
    }
    if loses {
        questions::pose(cx, seat, Forfeit { of });
    }
}

pub(super) fn shuffle(cx: &mut Cx<'_>) {
    finds::shuffle(cx);
    go_on(cx, Frame::Reset(Reset::Teenagers));
}

/// D7j
fn grow_up(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let is_newborn = |cyborg: &Cyborg| matches!(public.person(*cyborg).place, Place::Newborn(_));
    let cyborgs = Cyborg::all().filter(is_newborn).collect();
    cx.emit(People::GrewUp { cyborgs }.into());
    phases::next_dozyear(cx);
    // F5d: newborns who have grown up may stand.
    election::fill_vacancy(cx);
}
