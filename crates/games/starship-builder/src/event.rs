//! What happened, in the words of the rulebook, and what it does to the state.

use orrery_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Cards};
use crate::content::Kind;
use crate::numbers::Category;
use crate::ship::{Layout, Ship};
use crate::state::{Ending, Hands, Phase, Slip, State};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// In later rounds the tops have gone under their decks; then the new tops lie open.
    RoundBegan {
        round: u16,
        first: Seat,
        tops: [Option<Card>; 6],
    },
    /// The top card of a deck went to a hand and the next one came to light.
    Taken {
        seat: Seat,
        card: Card,
        next: Option<Card>,
        hands: Hands,
    },
    DraftEnded {
        emptied: Kind,
    },
    /// The cards are laid out; which chain supplies the thruster is still to be chosen.
    ShipLaid {
        seat: Seat,
        layout: Layout,
    },
    ShipSealed {
        seat: Seat,
        ship: Option<Ship>,
    },
    ChainChosen {
        seat: Seat,
        ship: Ship,
    },
    ShipRevealed {
        seat: Seat,
        ship: Option<Ship>,
    },
    /// These players are best in a category and get a point each.
    PointsAwarded {
        category: Category,
        to: SeatSet,
    },
    Ended {
        ending: Ending,
        winners: SeatSet,
    },
    PlayerLeft {
        seat: Seat,
    },
}

pub(crate) fn evolve(state: &mut State, event: &Event) {
    match *event {
        Event::RoundBegan { round, first, tops } => begin_round(state, round, first, tops),
        Event::Taken { seat, card, next, .. } => take(state, seat, card, next),
        Event::DraftEnded { .. } => {
            state.phase = Phase::Assemble;
            state.moment += 1;
        }
        Event::ShipLaid { seat, layout } => state.slips[seat.index()] = Slip::Laid(layout),
        Event::ShipSealed { seat, ship } => state.slips[seat.index()] = ship.map_or(Slip::NoShip, Slip::Ship),
        Event::ChainChosen { seat, ship } => state.slips[seat.index()] = Slip::Ship(ship),
        // What is told here lies in the state already.
        Event::ShipRevealed { .. } | Event::PointsAwarded { .. } => {}
        Event::Ended { ending, .. } => end(state, ending),
        Event::PlayerLeft { seat } => leave(state, seat),
    }
}

fn begin_round(state: &mut State, round: u16, first: Seat, tops: [Option<Card>; 6]) {
    for (deck, top) in state.decks.iter_mut().zip(tops) {
        deck.bury_top();
        deck.turn_up(top);
    }
    state.phase = Phase::Draft;
    state.moment += 1;
    state.round = round;
    state.first = first;
    state.step = 0;
}

fn take(state: &mut State, seat: Seat, card: Card, next: Option<Card>) {
    state.decks[card.kind().index()].turn_up(next);
    state.hands[seat.index()].insert(card);
    state.moment += 1;
    state.step = state.step_after(seat);
}

fn end(state: &mut State, ending: Ending) {
    state.phase = Phase::Over(ending);
    if ending == Ending::LastPlayer {
        // Nothing is compared, so nothing that was handed in secretly comes to light.
        state.slips = Default::default();
    }
}

fn leave(state: &mut State, seat: Seat) {
    state.left.insert(seat);
    state.gone = state.gone.or(state.hands[seat.index()]);
    state.hands[seat.index()] = Cards::NONE;
    state.slips[seat.index()] = Slip::NoShip;
}
