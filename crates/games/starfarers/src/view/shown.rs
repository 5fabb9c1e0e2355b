//! What a viewer learns of a fact.

use orrery_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::content::{Chip, Encounter, Planet, Question, Resource};
use crate::event::Event;
use crate::sets::Cards;
use crate::state::MAX_SEATS;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shown {
    /// Everybody may see all of it.
    Open(Event),
    /// Chips stay face down.
    Dealt {
        first: Seat,
        rolls: [u8; MAX_SEATS],
        seats: u8,
    },
    /// Start hands are their owners' secret.
    HandsDealt {
        hand: Option<Cards>,
    },
    /// SF-SEVEN-2: until all are in only the number.
    DiscardSealed {
        seat: Seat,
        count: u8,
        cards: Option<Cards>,
    },
    /// SF-SEVEN-5: the card is known to both sides only.
    Stolen {
        by: Seat,
        from: Seat,
        card: Option<Resource>,
    },
    SupplyDrawn {
        seat: Seat,
        card: Option<Resource>,
    },
    /// SF-ENC-4: the reader sees the card, the others hear its question. Wear and tear is for all.
    EncounterDrawn {
        seat: Seat,
        question: Option<(Question, u8)>,
        card: Option<Encounter>,
    },
    /// SF-EXPLORE-3
    Looked {
        seat: Seat,
        planet: Planet,
        chip: Option<Chip>,
    },
}

pub(crate) fn show(event: &Event, viewer: Viewer) -> Option<Shown> {
    Some(match event {
        Event::Dealt(dealt) => Shown::Dealt { first: dealt.first, rolls: dealt.first_rolls, seats: dealt.seats },
        Event::HandsDealt { seats, hands } => {
            let own = viewer.seat().filter(|seat| seat.0 < *seats);
            Shown::HandsDealt { hand: own.map(|seat| hands[seat.index()]) }
        }
        Event::DiscardSealed { seat, cards } => {
            Shown::DiscardSealed { seat: *seat, count: cards.total(), cards: viewer.is(*seat).then_some(*cards) }
        }
        Event::Stolen { by, from, card } => {
            let knows = viewer.is(*by) || viewer.is(*from);
            Shown::Stolen { by: *by, from: *from, card: knows.then_some(*card) }
        }
        Event::SupplyDrawn { seat, card } => {
            Shown::SupplyDrawn { seat: *seat, card: viewer.is(*seat).then_some(*card) }
        }
        Event::EncounterDrawn { seat, card, question, reader } => {
            let knows = question.is_none() || reader.is_some_and(|reader| viewer.is(reader));
            Shown::EncounterDrawn { seat: *seat, question: *question, card: knows.then_some(*card) }
        }
        Event::Looked { seat, planet, chip } => {
            Shown::Looked { seat: *seat, planet: *planet, chip: viewer.is(*seat).then_some(*chip) }
        }
        Event::WentOn { .. } | Event::NodeReached { .. } | Event::ResultDone { .. } => return None,
        open => Shown::Open(opened(open)?),
    })
}

/// The facts that happen before everybody's eyes. A new kind of fact is hidden until it is listed here.
fn opened(event: &Event) -> Option<Event> {
    use Event as E;
    matches!(
        event,
        E::FirstShipPlaced { .. }
            | E::Placed { .. }
            | E::TurnBegan { .. }
            | E::Rolled { .. }
            | E::Produced { .. }
            | E::DiscardsDue { .. }
            | E::DiscardsOpened { .. }
            | E::NobodyRobbed { .. }
            | E::Relieved { .. }
            | E::SupplyRefilled { .. }
            | E::SupplyDone { .. }
            | E::Built { .. }
            | E::Exchanged { .. }
            | E::FameBought { .. }
            | E::Redeemed { .. }
            | E::Offered { .. }
            | E::OfferLapsed { .. }
            | E::Accepted { .. }
            | E::Declined { .. }
            | E::ReplyLapsed { .. }
            | E::CounterBegun { .. }
            | E::Countered { .. }
            | E::Proposed { .. }
            | E::ProposalLapsed { .. }
            | E::Traded { .. }
            | E::MarketClosed { .. }
            | E::Shaken { .. }
            | E::DeckRenewed
            | E::Answered { .. }
            | E::Gave { .. }
            | E::Tested { .. }
            | E::Read { .. }
            | E::FameChanged { .. }
            | E::Took { .. }
            | E::Refunded { .. }
            | E::Impounded { .. }
            | E::Lost { .. }
            | E::PartFitted { .. }
            | E::PartRemoved { .. }
            | E::Stalled { .. }
            | E::Retreated { .. }
            | E::ShipLost { .. }
            | E::Jumped { .. }
            | E::PrizePlaced { .. }
            | E::VoucherKept { .. }
            | E::SpeedChanged { .. }
            | E::WearStruck { .. }
            | E::WearOver { .. }
            | E::EncounterOver { .. }
            | E::Flew { .. }
            | E::Cleared { .. }
            | E::ColonyFounded { .. }
            | E::PostFounded { .. }
            | E::FriendTaken { .. }
            | E::TurnEnded { .. }
            | E::PlayerLeft { .. }
            | E::Ended { .. }
    )
    .then(|| event.clone())
}
