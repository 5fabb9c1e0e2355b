//! Which chits a hazard takes (iE4a.2).

use orrery_core::read_picked;

use super::prelude::*;
use crate::event::Voyage;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Loss {
    pub count: u8,
}

impl Words for Chits {
    fn read(given: &Given) -> Option<Self> {
        read_picked(given, Chit::named).map(|chits| chits.into_iter().collect())
    }

    fn write(&self) -> Given {
        Given::Picked(self.iter().map(|chit| chit.id().into()).collect())
    }
}

impl Question<SpaceDiamonds> for Loss {
    type Answer = Chits;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let item = |chit: Chit| Item::new(chit.id(), words::chit(chit)).at(format!("chit-{}", chit.id()));
        let from = state.hand(asked.seat).iter().map(item).collect();
        let count = u16::from(self.count);
        Offer::new(asked, "title-loss", Options::Pick { from, count: count..=count, judged: false })
            .reason(Message::new("reason-loss").with("count", count))
            .rules(&[ids::HAZARD_LOSS, ids::LOST_CHITS_RULING])
            .act("act-loss")
    }

    /// R46: the owner chooses. What is left of the turn comes after (R47).
    fn check(&self, state: &State, seat: Seat, chits: &Chits) -> Result<(), Refusal> {
        require(chits.is_within(state.hand(seat)), ids::HAZARD_LOSS, || "refused-not-held")?;
        let wrong = || Message::new("refused-loss").with("need", self.count).with("have", chits.len());
        require(chits.len() == usize::from(self.count), ids::HAZARD_LOSS, wrong)
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Chits {
        let mut chits: Vec<Chit> = state.hand(seat).iter().collect();
        luck.shuffle(&mut chits);
        chits.into_iter().take(self.count.into()).collect()
    }

    /// iZ3.1: what is worth least.
    fn fallback(&self, state: &State, seat: Seat) -> Chits {
        state.hand(seat).cheapest(|chit| (chit.vp(), chit.id())).take(self.count.into()).collect()
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, chits: Chits) {
        cx.emit(Voyage::ChitsLost { seat, letters: chits.letters(), chits }.into());
    }
}
