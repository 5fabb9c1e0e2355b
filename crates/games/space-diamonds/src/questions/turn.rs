//! What next on your turn: fly, operate or end it (iD1.1).

mod advise;
mod destinations;
mod offer;
mod random;
mod step;

pub(crate) use offer::thrust;
pub use step::Step;
pub(crate) use step::way;

use super::Targets;
use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Act {
    /// Steps in order; they stop at a landing, at LEO and at a hazard that fails.
    Fly(Vec<Step>),
    /// iE5.1
    Emergency(Space),
    Discover,
    Refuel,
    Scan(Targets),
    EndTurn,
}

impl Words for Act {
    fn read(given: &Given) -> Option<Self> {
        let Given::Steps(keys) = given else { return None };
        match &keys[..] {
            [key] if key == "end" => Some(Act::EndTurn),
            [key] if key == "discover" => Some(Act::Discover),
            [key] if key == "refuel" => Some(Act::Refuel),
            [key, sites @ ..] if key == "scan" => Targets::named(sites).map(Act::Scan),
            [key] if key.starts_with("sos-") => Space::named(key.strip_prefix("sos-")?).map(Act::Emergency),
            keys => keys.iter().map(|key| Step::named(key)).collect::<Option<_>>().map(Act::Fly),
        }
    }

    fn write(&self) -> Given {
        Given::Steps(match self {
            Act::EndTurn => vec!["end".into()],
            Act::Discover => vec!["discover".into()],
            Act::Refuel => vec!["refuel".into()],
            Act::Emergency(to) => vec![format!("sos-{}", to.id())],
            Act::Scan(targets) => ["scan".into()].into_iter().chain(targets.keys()).collect(),
            Act::Fly(way) => way.iter().map(|step| step.id()).collect(),
        })
    }
}

impl Question<SpaceDiamonds> for Turn {
    type Answer = Act;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let course = Course::of(state, asked.seat);
        let mut next = offer::acts(state, asked.seat);
        next.extend(offer::steps(state, asked.seat, &course));
        let modifier = if state.public.terms.mode == Mode::Sails { ids::SUNLIGHT } else { ids::WEIGHT_CLASS };
        Offer::new(asked, "title-turn", Options::Path { next, may_stop: false })
            .reason(offer::reason(&state.public, asked.seat))
            .rules(&[ids::ONE_MOVE, ids::NET_THRUST, modifier])
            .act("act-turn")
            .refused(offer::refused(state, asked.seat, &course))
    }

    /// iD1a.1, iD1b.1: flying, operations, or neither (R34).
    fn check(&self, state: &State, seat: Seat, act: &Act) -> Result<(), Refusal> {
        match act {
            Act::EndTurn => Ok(()),
            Act::Fly(steps) => fly::check(state, seat, steps),
            Act::Emergency(to) => fly::check_emergency(&state.public, seat, *to),
            Act::Discover => operate::check_discover(&state.public, seat),
            Act::Refuel => operate::check_refuel(&state.public, seat),
            Act::Scan(targets) => targets.check(&state.public),
        }
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Act {
        random::act(state, seat, luck)
    }

    /// iZ3.2: the turn ends where the craft is.
    fn fallback(&self, _: &State, _: Seat) -> Act {
        Act::EndTurn
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, act: Act) {
        match act {
            Act::Fly(steps) => fly::fly(cx, seat, &steps),
            Act::Emergency(to) => fly::emergency(cx, seat, to),
            Act::Discover => operate::discover(cx, seat),
            Act::Refuel => operate::refuel(cx, seat),
            Act::Scan(targets) => targets.scan(cx, seat),
            Act::EndTurn => turn::end(cx),
        }
    }

    fn advise(&self, state: &State, asked: Asked, given: Option<&Given>) -> Advice {
        match given {
            None => destinations::suggest(state, asked.seat),
            Some(given) => advise::advise(state, asked, given),
        }
    }
}
