//! Exploration (I1), and what is found by it (I2).
//!
//! Rules held here beside those that are named below: K-Exploration.

use super::{Cx, finds, go_on, honours};
use crate::content::{Chit, Ideology, Mark, Medal, Printing, Sight, Space, Stack, Star, Wisdom};
use crate::event::{Honours, Planets};
use crate::lesson;
use crate::questions::{self, Snapshot, Survey};
use crate::state::{ChitPlace, Find, Frame, Public};

/// I-1: all chits of a star at once. Afterwards one may be put back, and the rest is judged (RUL-129).
pub(crate) fn explore(cx: &mut Cx<'_>, star: Star, finder: Ideology, ultralight: bool) {
    if !cx.state().public.sky.is_unexplored(star) {
        return;
    }
    star.chit_places().into_iter().for_each(|place| draw(cx, place));
    cx.emit(Planets::Explored { find: Find { star, finder, ultralight, judged: false } }.into());
    let public = &cx.state().public;
    if public.has_wisdom(Wisdom::Surveyor) {
        questions::pose(cx, public.player(Ideology::Authority), Survey { star });
    }
}

fn draw(cx: &mut Cx<'_>, place: ChitPlace) {
    let known = lesson::chit(&cx.state().public, place);
    let chit = known.or_else(|| place.stack().and_then(|stack| one_of(cx, stack)));
    chit.into_iter().for_each(|chit| cx.emit(Planets::Revealed { place, chit }.into()));
}

/// Every chit left in a stack is as likely as another.
fn one_of(cx: &mut Cx<'_>, stack: Stack) -> Option<Chit> {
    let sky = cx.state().public.sky;
    let mut at = cx.dice().below(stack.chits().map(|chit| u32::from(sky.left(chit))).sum());
    stack.chits().find(|chit| match at.checked_sub(sky.left(*chit).into()) {
        Some(rest) => {
            at = rest;
            false
        }
        None => true,
    })
}

/// The Surveyor's second look: the chit is shuffled in before the new one is drawn.
pub(crate) fn draw_again(cx: &mut Cx<'_>, place: ChitPlace) {
    cx.emit(Planets::PutBack { place }.into());
    draw(cx, place);
}

/// I2b, I2d, RUL-153: the marks come first; who takes a Detective earns no Ultralight.
pub(super) fn judge(cx: &mut Cx<'_>, find: Find) {
    let Find { star, finder, .. } = find;
    let marks: Vec<Mark> = cx.state().public.sky.finds(star).collect();
    let has_clue = marks.iter().any(|mark| *mark != Mark::Siren);
    if !find.judged {
        go_on(cx, Frame::Found(Find { judged: true, ..find }));
        if marks.contains(&Mark::Siren) {
            cx.emit(Honours::SirensFound { to: finder }.into());
        }
        if has_clue {
            honours::earn(cx, Medal::Detective, finder);
        }
        return;
    }
    cx.emit(Planets::Judged.into());
    let is_detective = has_clue && cx.state().public.holds_medal(finder, Medal::Detective);
    if find.ultralight && !is_detective {
        honours::earn(cx, Medal::Ultralight, finder);
    }
}

impl Space {
    /// The star that is explored by an Ultralight that stops here.
    pub fn shows(self, printing: Printing) -> Option<Star> {
        match self.sight(printing) {
            Some(Sight::Star(star)) => Some(star),
            _ => self.star(),
        }
    }
}

impl Public {
    /// Whether an Ultralight that stops there explores anything.
    pub fn is_worth_a_look(&self, space: Space) -> bool {
        space.shows(self.terms.printing).is_some_and(|star| self.sky.is_unexplored(star))
    }
}

/// I2c: beyond the map there is the Galactic medal; in a galactic lens a peek for the Commander may take its place.
pub(crate) fn snapshot(cx: &mut Cx<'_>, at: Space, of: Ideology) {
    let public = &cx.state().public;
    let printing = public.terms.printing;
    let sight = at.sight(printing);
    let has_choice = matches!(sight, Some(Sight::Beyond(beyond)) if beyond.is_galactic()) && public.has_unflipped();
    match sight {
        Some(Sight::Beyond(_)) if has_choice => questions::pose(cx, public.player(of), Snapshot { of }),
        Some(Sight::Beyond(_)) => honours::earn(cx, Medal::Galactic, of),
        _ => at.shows(printing).into_iter().for_each(|star| explore(cx, star, of, true)),
    }
}

/// K-Nugget Peep: the Commander names a nugget outside the Cosmos, or is shown one inside.
pub(crate) fn let_commander_peek(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let helm = public.helm();
    match public.unflipped_outside().is_empty() {
        true => finds::peek(cx, [helm].into_iter().collect()),
        false => questions::pose(cx, helm, questions::Peep),
    }
}
