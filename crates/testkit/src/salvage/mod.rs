//! Salvage: a toy game for two to five captains that uses everything the spine must carry, and no more.
//!
//! Captains with two ships each share one station whose air runs out (a common loss). Each round a wreck is found and
//! everybody draws a card in secret. The captains bid for the wreck under seal and may trade until they have bid; a
//! tie is put to a weighted vote; anybody may hold a jammer against the winner, who then sends a ship along a route
//! and meets what the wreck does (`content/wrecks.fx`). A station that held is the beginning of the next game. The numbered rules are the constants in [`rule`].

pub mod content;
mod effect;
mod face;
mod facts;
mod questions;
mod rules;
mod state;
mod view;

use orrery_core::{Asks, Cx, Dice, Game, Info, Line, Outcome, Seat, Section, Setup, Viewer};

pub use facts::{Event, Shown};
pub use questions::*;
pub use state::{Captain, Card, Frame, Public, State, Stock};
pub use view::{Hand, View};

/// The rules by number.
pub mod rule {
    use orrery_core::Rule;

    /// Two to five captains play.
    pub const SEATS: Rule = Rule("SV-1");
    /// A round: the air falls by one, a wreck is found, each captain earns a credit and a fuel and draws a card.
    pub const ROUND: Rule = Rule("SV-2");
    /// More than three cards are discarded face down, back into the bag.
    pub const LIMIT: Rule = Rule("SV-3");
    /// Bids of credits and fuel are sealed and opened together; the greatest sum wins and is paid at once.
    pub const BID: Rule = Rule("SV-4");
    /// Before bidding a captain may offer one trade a round; others accept, decline or counter. A promise that can
    /// no longer be kept is no deal.
    pub const TRADE: Rule = Rule("SV-5");
    /// Equal bids are put to a sealed vote weighted by points and one. No decision: the wreck drifts off.
    pub const VOTE: Rule = Rule("SV-6");
    /// Every other captain with cards may play a jammer: the wreck drifts off and the price is returned.
    pub const JAM: Rule = Rule("SV-7");
    /// The winner sends a ship that can reach the wreck; if none can, the wreck drifts off.
    pub const SHIP: Rule = Rule("SV-8");
    /// A route follows the lanes to the wreck and costs their fuel.
    pub const ROUTE: Rule = Rule("SV-9");
    /// What a wreck does is done from first to last; what it leaves open is the winner's choice.
    pub const EFFECTS: Rule = Rule("SV-10");
    /// Aid gives a credit to another captain of the winner's choice.
    pub const AID: Rule = Rule("SV-11");
    /// A wreck that drifts off damages the station: the air falls by one. Without air all captains lose together.
    pub const AIR: Rule = Rule("SV-12");
    /// After the last wreck hands are shown; points and relics count.
    pub const END: Rule = Rule("SV-13");
    /// Who leaves returns the cards; one captain alone wins.
    pub const LEAVE: Rule = Rule("SV-14");
}

/// Nobody reads it: its messages are said by their ids.
pub const TEXTS: orrery_text::Sources = [("en", ""), ("it", ""), ("ja", "")];

pub struct Salvage;

impl Game for Salvage {
    type State = State;
    type Decision = Decision;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Shown = Shown;
    /// The credits of each captain.
    type Legacy = Vec<u8>;

    fn info() -> Info {
        Info {
            id: "salvage",
            rules_version: 1,
            format: 1,
            seats: 2..=5,
            seats_rule: rule::SEATS,
            usual_seats: 2,
            minutes: 15..=30,
            options: &[content::AIR, content::WRECKS],
        }
    }

    fn begin(setup: &Setup) -> State {
        State::begin(setup)
    }

    fn asks(state: &State, asks: &mut Asks<Decision>) {
        rules::asks(state, asks);
    }

    fn advance(cx: &mut Cx<'_, Self>) {
        rules::advance(cx);
    }

    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) {
        cx.emit(Event::Left { seat });
    }

    fn evolve(state: &mut State, event: &Event) {
        facts::evolve(state, event);
    }

    fn outcome(state: &State) -> Option<Outcome> {
        rules::outcome(state)
    }

    fn leaves(state: &State) -> Option<Vec<u8>> {
        rules::leaves(state)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn show(event: &Event, viewer: Viewer) -> Option<Shown> {
        Some(event.show(viewer))
    }

    fn imagine(view: &View, _: Viewer, luck: &mut Dice) -> State {
        view::imagine(view, luck)
    }

    fn line(shown: &Shown) -> Option<Line> {
        view::line(shown)
    }

    fn board(view: &View) -> Vec<Section> {
        view::board(view)
    }
}
