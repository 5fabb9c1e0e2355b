//! Where the ship is to go first.

use super::prelude::*;
use crate::rules::helm;
use crate::state::Maneuver;

/// Which space lies ahead (C7b, D5k; DP-04, DP-28)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heading;

/// All ways but the one back, the lowest first; exits come last.
pub(super) fn ways_on(state: &State) -> impl Iterator<Item = Space> {
    let ship = &state.public.ship;
    let mut ways: Vec<Space> = ship.space.ahead(ship.came_from).collect();
    // RUL-126: nothing is resolved on the first spaces of Forward, so no ship leaves the map there.
    let is_first = state.public.dozyear.number == 0 && state.public.is_coasting();
    ways.retain(|way| way.exit().is_none() || !is_first);
    ways.sort_by_key(|way| (way.exit().is_some(), *way));
    ways.into_iter()
}

/// D5d: one space further, and not back.
pub(super) fn check_way(state: &State, to: Space) -> Result<(), Refusal> {
    let ship = &state.public.ship;
    let far = ship.space.distance(to);
    let told = |id| Message::new(id).with("space", words::space(to));
    require(far == 1, ids::MOVE, || told("refused-jump").with("spaces", far))?;
    require(ship.came_from != Some(to), ids::MOVE, || told("refused-turning-back"))?;
    require(ways_on(state).any(|way| way == to), ids::NO_EXIT, || told("refused-exit"))
}

impl Listed<Interstellar> for Heading {
    type Answer = Space;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-heading").act("act-head").hint("hint-way").rules(&[
            ids::HEADING,
            ids::ADVICE_ONLY,
            ids::ADVICE_FLIGHT_PLAN,
        ])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Space> {
        ways_on(state)
    }

    fn check(&self, state: &State, _: Seat, to: &Space) -> Result<(), Refusal> {
        check_way(state, *to)
    }

    fn option(&self, state: &State, _: Seat, to: &Space) -> Opt {
        let opt = Opt::of(to, words::space(*to)).at(to.id());
        facts::space(&state.public, *to).into_iter().fold(opt, Opt::fact)
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        bots::suggest(self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, to: Space) {
        answered(cx);
        helm::announce(cx, seat, Maneuver::Heading(to));
    }
}
