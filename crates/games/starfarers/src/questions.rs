//! Every way from an ask to its question.

use orrery_core::{Advice, Ask, AskId, Asked, Cx, Dice, Given, Offer, Questions, Refusal, Seat};

use crate::decision::{Choice, Decision};
use crate::state::State;
use crate::{Starfarers, advise, offer, rules, sample};

impl Decision {
    fn asked(self, asked: Asked) -> Ask<Decision> {
        Ask { id: asked.id, seat: asked.seat, must: asked.must, decision: self }
    }

    fn to(self, seat: Seat) -> Ask<Decision> {
        self.asked(Asked { id: AskId(0), seat, must: true })
    }
}

impl Questions<Starfarers> for Decision {
    type Choice = Choice;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        offer::offer(state, &self.asked(asked))
    }

    fn check(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        rules::check(state, &self.to(seat), choice)
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Choice {
        sample::sample(state, &self.to(seat), luck)
    }

    fn fallback(&self, state: &State, seat: Seat) -> Choice {
        rules::time_out::fallback(state, &self.to(seat))
    }

    fn resolve(&self, cx: &mut Cx<'_, Starfarers>, seat: Seat, choice: Choice) {
        rules::resolve(cx, &self.to(seat), choice);
    }

    fn advise(&self, state: &State, asked: Asked, given: Option<&Given>) -> Advice {
        advise::advise(state, &self.asked(asked), given)
    }

    fn choice(&self, given: &Given) -> Result<Choice, Refusal> {
        offer::choice(&self.to(Seat(0)), given)
    }

    fn given(&self, choice: &Choice) -> Given {
        offer::given(choice)
    }
}
