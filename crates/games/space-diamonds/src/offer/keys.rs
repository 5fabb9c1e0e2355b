//! Answers in the offers' words, and back. Every choice is written in one way only.

use orrery_core::{Ask, Given, Refusal};

use crate::content::{Chit, Space};
use crate::decision::{Choice, Decision, Step};
use crate::sets::Chits;

/// Only the form is judged here; what the rules say of it is theirs.
pub(crate) fn choice(ask: &Ask<Decision>, given: &Given) -> Result<Choice, Refusal> {
    let choice = match (ask.decision, given) {
        (Decision::Turn, Given::Steps(keys)) => turn(keys),
        (Decision::Scan, Given::Picked(keys)) => scan(keys),
        (Decision::Loss { .. }, Given::Picked(keys)) => loss(keys),
        _ => None,
    };
    choice.ok_or_else(Refusal::not_offered)
}

fn turn(keys: &[String]) -> Option<Choice> {
    match keys {
        [key] if key == "end" => Some(Choice::EndTurn),
        [key] if key == "discover" => Some(Choice::Discover),
        [key] if key == "refuel" => Some(Choice::Refuel),
        [key, sites @ ..] if key == "scan" => scan(sites),
        [key] if key.starts_with("sos-") => Some(Choice::Emergency(Space::named(key.strip_prefix("sos-")?)?)),
        keys => keys.iter().map(|key| step(key)).collect::<Option<_>>().map(Choice::Fly),
    }
}

/// A way as it stands in a page: its keys with commas between them.
pub(crate) fn way(keys: &str) -> Option<Vec<Step>> {
    keys.split(',').map(step).collect()
}

fn step(key: &str) -> Option<Step> {
    match (key.split_once('-'), key.strip_suffix('!')) {
        (Some(("iso", id)), _) => Chit::named(id).map(Step::Isofuel),
        (Some(("ice", id)), _) => Chit::named(id).map(Step::Water),
        (None, Some(id)) => Space::named(id).map(Step::Regular),
        _ => Space::named(key).map(Step::To),
    }
}

fn scan(keys: &[String]) -> Option<Choice> {
    let mut sites: Vec<Space> = keys.iter().map(|key| Space::named(key)).collect::<Option<_>>()?;
    sites.sort_unstable();
    Some(Choice::Scan(sites))
}

fn loss(keys: &[String]) -> Option<Choice> {
    let chits: Chits = keys.iter().map(|key| Chit::named(key)).collect::<Option<_>>()?;
    // A chit named twice is not two chits.
    (chits.len() == keys.len()).then_some(Choice::Lose(chits))
}

/// A scan is written as steps where it is a part of the turn, as a pick where it is a question of its own.
pub(crate) fn given(decision: Decision, choice: &Choice) -> Given {
    let ids = |sites: &[Space]| sites.iter().map(|site| site.id().to_owned()).collect::<Vec<_>>();
    match choice {
        Choice::EndTurn => steps(["end".into()]),
        Choice::Discover => steps(["discover".into()]),
        Choice::Refuel => steps(["refuel".into()]),
        Choice::Emergency(to) => steps([format!("sos-{}", to.id())]),
        Choice::Fly(way) => steps(way.iter().map(|step| key(*step))),
        Choice::Scan(sites) if decision == Decision::Turn => steps(["scan".into()].into_iter().chain(ids(sites))),
        Choice::Scan(sites) => Given::Picked(ids(sites)),
        Choice::Lose(chits) => Given::Picked(chits.iter().map(|chit| chit.id().into()).collect()),
    }
}

fn steps(keys: impl IntoIterator<Item = String>) -> Given {
    Given::Steps(keys.into_iter().collect())
}

pub(crate) fn key(step: Step) -> String {
    match step {
        Step::To(space) => space.id().into(),
        Step::Regular(space) => format!("{}!", space.id()),
        Step::Isofuel(chit) => format!("iso-{}", chit.id()),
        Step::Water(chit) => format!("ice-{}", chit.id()),
    }
}
