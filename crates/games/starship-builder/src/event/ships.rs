//! Ships: handed in, revealed and compared.

use super::prelude::*;
use crate::numbers::Category;
use crate::ship::Ship;

facts! {
    #[derive(Copy)]
    pub enum Ships shown as ShipsShown {
        /// Everybody sees that a slip was handed in; what it says is its owner's secret.
        Submitted { seat: Seat, slip: Slip => seat },
        /// The same for the chain chosen after that.
        ChainChosen { seat: Seat, ship: Ship => seat },
        ShipRevealed { seat: Seat, ship: Option<Ship> },
        /// These players are best in a category and get a point each.
        PointsAwarded { category: Category, to: SeatSet },
    }
}

impl Ships {
    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Ships::Submitted { seat, slip } => state.slips[seat.index()] = slip,
            Ships::ChainChosen { seat, ship } => state.slips[seat.index()] = Slip::Ship(ship),
            // What is told here lies in the state already.
            Ships::ShipRevealed { .. } | Ships::PointsAwarded { .. } => {}
        }
    }
}

impl ShipsShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            ShipsShown::Submitted { seat, ref slip } => submitted_line(seat, slip.as_ref()),
            ShipsShown::ChainChosen { seat, ref ship } => chain_line(seat, ship.as_ref()),
            ShipsShown::ShipRevealed { seat, ref ship } => revealed_line(seat, ship.as_ref()),
            ShipsShown::PointsAwarded { category, to } => {
                let message = Message::new("log-point").with("category", category.id()).with("seats", seats(to));
                Line::new(None, message, &[ids::COMPARISON, ids::TIED])
            }
        })
    }
}

/// The owner's line says what was handed in, everybody else's only that something was.
fn submitted_line(seat: Seat, slip: Option<&Slip>) -> Line {
    let message = match slip {
        None | Some(Slip::Blank) => about("log-submitted", seat),
        Some(Slip::Laid(layout)) => {
            about("log-submitted-laid", seat).with("cards", words::cards(layout.cards, layout.heavy))
        }
        Some(Slip::NoShip) => about("log-submitted-none", seat),
        Some(Slip::Ship(ship)) => about("log-submitted-ship", seat).with("ship", words::five(Some(&ship.numbers))),
    };
    Line::new(Some(seat), message, &[ids::ASSEMBLY])
}

fn chain_line(seat: Seat, ship: Option<&Ship>) -> Line {
    let message = match ship {
        Some(ship) => about("log-chain-own", seat).with("ship", words::five(Some(&ship.numbers))),
        None => about("log-chain", seat),
    };
    Line::new(Some(seat), message, &[ids::CHAIN])
}

fn revealed_line(seat: Seat, ship: Option<&Ship>) -> Line {
    let message = match ship {
        Some(ship) => words::with_numbers("log-revealed", &ship.numbers)
            .with("seat", seat)
            .with("cards", words::cards(ship.cards, ship.heavy)),
        None => about("log-revealed-none", seat),
    };
    Line::new(Some(seat), message, &[ids::ASSEMBLY, ids::MODIFIED]).seen(SightKind::Reveal)
}
