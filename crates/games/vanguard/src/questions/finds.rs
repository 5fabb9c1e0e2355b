//! Leads and discoveries.

use super::prelude::*;
use crate::event::{Boards, Finds};
use crate::rules::{begin, cards, leads};

/// Which type of leads or discoveries (VG-LEAD-6)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeadType {
    pub place: Place,
    pub count: u8,
    pub leads: bool,
}

impl Listed<Vanguard> for LeadType {
    type Answer = Type;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new(if self.leads { "ask-lead-type" } else { "ask-find-type" });
        Offer::bare(asked, title.with("count", self.count)).hint("hint-leads").rules(&[ids::LEAD_TYPE])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = Type> {
        Type::ALL.into_iter()
    }

    fn option(&self, state: &State, _: Seat, of: &Type) -> Opt {
        let lie = Message::new("leads-lie").with("count", value(&state.decks.leads[of.index()]));
        words::named(of, "do-take", words::kind(*of)).fact(Fact::new(Tone::Plain, lie))
    }

    /// DP23: the deck with the highest lead value.
    fn fallback(&self, state: &State, _: Seat) -> Type {
        let lie = |of: &Type| (value(&state.decks.leads[of.index()]), Type::COUNT - of.index());
        Type::ALL.into_iter().max_by_key(lie).unwrap_or(Type::MIN)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, of: Type) {
        answered(cx);
        match self.leads {
            true => leads::gain(cx, self.place, of, self.count),
            false => begin(cx, Frame::Discoveries { of, left: self.count }),
        }
    }
}

/// Which lead is placed next (VG-LEAD-1, DP17)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextLead {
    pub of: Type,
}

fn drawn(state: &State) -> orrery_kit::Few<Lead, 8> {
    let tokens = |frame: &Frame| if let Frame::Leads { tokens, .. } = frame { Some(*tokens) } else { None };
    state.frames.nearest(tokens).unwrap_or_default()
}

impl Listed<Vanguard> for NextLead {
    type Answer = Lead;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let lie = value(&state.decks.leads[self.of.index()]);
        let title = Message::new("ask-next-lead").with("type", words::kind(self.of)).with("count", lie);
        Offer::bare(asked, title).hint("hint-leads").rules(&[ids::LEADS])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Lead> {
        let tokens = drawn(state);
        Lead::ALL.into_iter().filter(move |lead| tokens.contains(lead))
    }

    fn option(&self, _: &State, _: Seat, lead: &Lead) -> Opt {
        words::named(lead, "do-place", words::lead(*lead))
    }

    /// DP17: as drawn.
    fn fallback(&self, state: &State, _: Seat) -> Lead {
        drawn(state).first().copied().unwrap_or(Lead::One)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, lead: Lead) {
        answered(cx);
        leads::lay(cx, lead);
    }
}

/// Who receives what comes with a lead (VG-LEAD-5, DP16)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeadBonus {
    pub card: bool,
}

impl Listed<Vanguard> for LeadBonus {
    type Answer = Place;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = if self.card { "ask-lead-card" } else { "ask-lead-charge" };
        Offer::bare(asked, title).rules(&[ids::LEAD_BONUS])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Place> {
        state.everybody().iter()
    }

    fn option(&self, state: &State, _: Seat, place: &Place) -> Opt {
        words::named(place, "do-choose", state.member(*place).crew.name())
    }

    /// DP16: fewest cards or charges, then seat order.
    fn fallback(&self, state: &State, _: Seat) -> Place {
        let has = |place: &Place| {
            let member = state.member(*place);
            if self.card { member.hand.len() } else { usize::from(member.charges) }
        };
        state.crew().min_by_key(has).unwrap_or(Place(0))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, place: Place) {
        answered(cx);
        if self.card {
            return cards::draw(cx, place, 1);
        }
        let (by, charges) = (cx.state().mate(place), cx.state().member(place).charges + 1);
        cx.emit(Boards::ChargesSet { by, charges }.into());
    }
}

/// Which discovery is given up (VG-DISC-6, DP23)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiveUp {
    pub place: Place,
    pub left: u8,
}

impl Listed<Vanguard> for GiveUp {
    type Answer = Discovery;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, Message::new("ask-give-up").with("count", self.left)).rules(&[ids::DROP])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Discovery> {
        leads::on_lander(state).collect::<Vec<_>>().into_iter()
    }

    fn option(&self, _: &State, _: Seat, card: &Discovery) -> Opt {
        words::named(card, "do-give-up", card.name())
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, card: Discovery) {
        answered(cx);
        cx.emit(Finds::GivenUp { card }.into());
        leads::give_up(cx, self.place, self.left - 1);
    }
}
