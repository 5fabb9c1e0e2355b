//! What released versions have stored, read for good.

use orrery_core::{AskId, NotOld, Seat, Taken, Was, fold_old, fold_same, taken};
use serde::Deserialize;

use crate::StarshipBuilder;
use crate::cards::{Card, Cards};
use crate::content::Kind;
use crate::event::{Draft, Event, Ships};
use crate::questions::{Choice, HandIn};
use crate::ship::{Layout, Ship};
use crate::state::{Hands, Slip, State};

/// The facts of version 1, in their order.
static V1: [Was<StarshipBuilder>; 10] = [
    Was::Moved(&[0, 0]), // RoundBegan
    Was::Read(card_taken),
    Was::Moved(&[0, 2]), // DraftEnded
    Was::Read(ship_laid),
    Was::Read(ship_sealed),
    Was::Moved(&[1, 1]), // ChainChosen
    Was::Moved(&[1, 2]), // ShipRevealed
    Was::Moved(&[1, 3]), // PointsAwarded
    Was::Moved(&[2, 0]), // Ended
    Was::Moved(&[2, 1]), // PlayerLeft
];

/// The deck was not said beside the card, which others may not see.
fn card_taken<'a>(_: &State, bytes: &'a [u8]) -> Taken<'a, Event> {
    taken(bytes, |(seat, card, next, hands): (Seat, Card, Option<Card>, Hands)| {
        vec![Draft::Taken { seat, kind: card.kind(), hands, card, next }.into()]
    })
}

/// What was handed in were two facts, shown as one.
fn ship_laid<'a>(_: &State, bytes: &'a [u8]) -> Taken<'a, Event> {
    taken(bytes, |(seat, layout)| vec![Ships::Submitted { seat, slip: Slip::Laid(layout) }.into()])
}

fn ship_sealed<'a>(_: &State, bytes: &'a [u8]) -> Taken<'a, Event> {
    let slip = |ship: Option<Ship>| ship.map_or(Slip::NoShip, Slip::Ship);
    taken(bytes, |(seat, ship)| vec![Ships::Submitted { seat, slip: slip(ship) }.into()])
}

/// The answers of version 1.
#[derive(Deserialize)]
enum ChoiceV1 {
    Take(Kind),
    Build(Layout),
    NoShip,
    Chain(Cards),
}

impl From<ChoiceV1> for Choice {
    fn from(choice: ChoiceV1) -> Self {
        match choice {
            ChoiceV1::Take(kind) => Choice::Pick(kind),
            ChoiceV1::Build(layout) => Choice::Assemble(HandIn::Ship(layout)),
            ChoiceV1::NoShip => Choice::Assemble(HandIn::NoShip),
            ChoiceV1::Chain(cards) => Choice::Chain(cards),
        }
    }
}

pub(crate) fn fold(version: u16, state: &mut State, bytes: &[u8]) -> Result<Vec<Event>, NotOld> {
    match version {
        1 => fold_old(state, bytes, &V1),
        // Only the state knew no lesson, and then no box.
        2 | 3 => fold_same::<StarshipBuilder>(state, bytes),
        _ => Err(NotOld::NeverReleased(version)),
    }
}

pub(crate) fn choice(version: u16, _: AskId, bytes: &[u8]) -> Result<Choice, NotOld> {
    match version {
        1 => postcard::from_bytes::<ChoiceV1>(bytes).map(Choice::from).map_err(NotOld::from),
        2 | 3 => Ok(postcard::from_bytes(bytes)?),
        _ => Err(NotOld::NeverReleased(version)),
    }
}
