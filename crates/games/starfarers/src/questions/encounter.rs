//! What the card asks before its branch is known (SF-ENC-5).

use orrery_kit::fx;

use super::bags::bag;
use super::prelude::*;
use crate::event::{Course, Reading};
use crate::questions::Pay;
use crate::rules::encounter::Reader;
use crate::rules::trade::check_held;

/// The words of the card, which alone are known before the answer.
fn question(public: &Public) -> Message {
    let question = public.meeting.and_then(|meeting| meeting.question);
    question.map_or_else(|| Message::new("title-answer"), words::question)
}

/// What a yes costs.
fn price(public: &Public) -> u8 {
    public.meeting.and_then(|meeting| meeting.question).map_or(0, |(_, price)| price)
}

/// How many cards are given, and which (SF-ENC-7)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Give;

impl Give {
    /// GIFT: 0 to 3.
    pub(crate) const MOST: u8 = 3;
}

impl Question<Starfarers> for Give {
    type Answer = Cards;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let hand = state.hand(asked.seat);
        let offer = Offer::new(asked, "title-give", bag(hand, 0, Give::MOST.min(hand.total())));
        let offer = offer.reason(question(&state.public)).hint("hint-encounter").act("act-give");
        offer.rules(&[ids::READING, ids::GIFT, ids::MUST_REFUSE])
    }

    fn check(&self, state: &State, seat: Seat, cards: &Cards) -> Result<(), Refusal> {
        if cards.total() > Give::MOST {
            Err(Refusal::not_offered())
        } else {
            check_held(state, seat, *cards, ids::GIFT)
        }
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Cards {
        let hand = state.hand(seat);
        let count = luck.below(u32::from(Give::MOST.min(hand.total())) + 1) as u8;
        hand.draw(count, luck)
    }

    fn fallback(&self, _: &State, _: Seat) -> Cards {
        Cards::NONE
    }

    /// SF-ENC-7
    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, cards: Cards) {
        cx.reveal();
        cx.emit(Reading::Gave { seat, cards }.into());
        fx::under(&mut Reader(cx), cards.total());
    }
}

/// Yes or no (SF-ENC-3)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer;

impl Answer {
    /// SF-ENC-8: who cannot pay must say no.
    pub(crate) fn check_yes(public: &Public, seat: Seat) -> Result<(), Refusal> {
        let (need, have) = (price(public), public.player(seat).hand);
        let poor = || Message::new("refused-price").with("need", need).with("have", have);
        require(have >= need, ids::MUST_REFUSE, poor)
    }
}

impl Question<Starfarers> for Answer {
    type Answer = bool;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let refusal = Answer::check_yes(&state.public, asked.seat).err();
        let yes = refusal.is_none().then(|| Opt::of(&true, "pick-yes").sealed());
        let options = yes.into_iter().chain([Opt::of(&false, "pick-no").sealed()]);
        let offer = Offer::list(asked, "title-answer", options).reason(question(&state.public));
        let refused = refusal.map(|refusal| Refused::new(&true, "pick-yes", refusal));
        offer.hint("hint-encounter").act("act-answer").rules(&[ids::READING]).refused(refused)
    }

    fn check(&self, state: &State, seat: Seat, yes: &bool) -> Result<(), Refusal> {
        if *yes { Answer::check_yes(&state.public, seat) } else { Ok(()) }
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> bool {
        luck.below(2) == 0 && Answer::check_yes(&state.public, seat).is_ok()
    }

    fn fallback(&self, _: &State, _: Seat) -> bool {
        false
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, yes: bool) {
        let count = price(&cx.state().public);
        cx.emit(Reading::Answered { seat, yes }.into());
        if yes && count > 0 {
            return cx.emit(Course::CardAsked { question: Pay { count }.into() }.into());
        }
        cx.reveal();
        fx::decide(&mut Reader(cx), yes);
    }
}
