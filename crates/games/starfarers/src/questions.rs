//! The questions of the game. A room has all there is about one kind of question: its answer, how it is offered, what is
//! legal, what chance and the absent answer (SF-ONLINE-1, SF-Z12), and what follows.

mod bags;
mod card;
mod discard;
mod draft;
mod encounter;
mod fly;
mod launches;
mod parts;
mod payment;
mod place;
mod relief;
mod reply;
mod roll;
mod ships;
mod steal;
mod terms;
mod trade;

pub use card::Card;
pub use discard::Discard;
pub use draft::{Draft, Drafted, Open};
pub use encounter::{Answer, Give};
pub use fly::{Flight, Fly, Then};
pub use parts::Refit;
pub use payment::{Pay, Take};
pub use place::{FirstLaunch, FirstShip, Place, Placement};
pub use relief::Relief;
pub use reply::{Replied, Reply};
pub use roll::{Roll, Rolling, Shake, Shaking};
pub use ships::{Jump, Leap, Prize, Retreat};
pub use steal::{Shares, Steal, Victim};
pub use terms::{Counter, Propose};
pub use trade::{Trade, Trading};

use orrery_core::{Seat, named, questions};
use serde::{Deserialize, Serialize};

use crate::Starfarers;
use crate::content::{FriendCard, Part, Point, Resource, Site};
use crate::state::{ShipKind, Transporter};

/// What every room needs.
mod prelude {
    pub(super) use orrery_core::{
        Advice, Asked, Dice, Fact, Given, Listed, Message, Offer, Opt, Options, Question, Refusal, Refused, Seat,
        SeatSet, Suggestion, Tone, require,
    };
    pub(super) use serde::{Deserialize, Serialize};

    pub(super) use super::{seat_element, some};
    pub(super) use crate::rules::{Cx, ids};
    pub(super) use crate::sets::Cards;
    pub(super) use crate::state::{Phase, Public, State};
    pub(super) use crate::{Starfarers, facts, words};
}

questions! {
    /// A question. The list is a part of the saved form, as its answers are: it grows at its end only.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Decision answered by
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    Choice in Starfarers {
        FirstShip, Place, Roll, Discard, Steal, Relief, Shares, Trade, Draft, Reply, Counter, Propose, Shake, Give, Answer,
        Pay, Take, Refit, Retreat, Jump, Prize, Fly, Card,
    }
}

named!(FriendCard, Part, Point, Resource, ShipKind, Site, Transporter);

/// A question is put where it has an answer; anything else is a fault of the rules, which the engine reports.
#[track_caller]
pub(crate) fn some<T>(answer: Option<T>) -> T {
    answer.unwrap_or_else(|| panic!("a question without an answer"))
}

/// The mark of a player on the page.
fn seat_element(seat: Seat) -> String {
    format!("seat-{}", seat.number())
}
