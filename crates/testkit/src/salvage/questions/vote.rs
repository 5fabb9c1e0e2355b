//! The vote on equal bids.

use orrery_core::{Asked, Cx, Listed, Message, Offer, Opt, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::{Salvage, need};
use crate::salvage::facts::Event;
use crate::salvage::rule;
use crate::salvage::state::{Frame, Public, State};

/// Who gets the wreck?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vote;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cast {
    Abstain,
    For(Seat),
}
orrery_core::phrases! { Cast { "abstain" => Abstain, _ => For(seat) } }

fn tied(public: &Public) -> impl Iterator<Item = Seat> + '_ {
    let tied = match public.frames.top() {
        Frame::Vote { tied } => &tied[..],
        _ => &[],
    };
    tied.iter().map(|(seat, _)| *seat)
}

impl Listed<Salvage> for Vote {
    type Answer = Cast;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-vote").rules(&[rule::VOTE])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Cast> {
        tied(&state.public).map(Cast::For).chain([Cast::Abstain])
    }

    fn option(&self, _: &State, _: Seat, cast: &Cast) -> Opt {
        Opt::of(
            cast,
            match cast {
                Cast::Abstain => Message::new("abstain"),
                Cast::For(seat) => Message::new("seat").with("seat", *seat),
            },
        )
    }

    fn check(&self, state: &State, _: Seat, cast: &Cast) -> Result<(), Refusal> {
        let known = |seat: Seat| tied(&state.public).any(|other| other == seat);
        need(!matches!(cast, Cast::For(seat) if !known(*seat)), rule::VOTE, "refused-vote")
    }

    fn fallback(&self, _: &State, _: Seat) -> Cast {
        Cast::Abstain
    }

    fn resolve(&self, cx: &mut Cx<'_, Salvage>, seat: Seat, cast: Cast) {
        let weight = cx.state().public.captain(seat).points + 1;
        let vote = match cast {
            Cast::Abstain => orrery_kit::Vote::Abstain,
            Cast::For(seat) => orrery_kit::Vote::For(seat),
        };
        cx.emit(Event::VoteSealed { seat, vote, weight });
    }
}
