//! What is bought (VG-DEBRIEF-4, VG-DEBRIEF-5, DP28)?

use super::prelude::*;

/// What is bought at the debriefing (VG-DEBRIEF-4 to 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Buying {
    Done,
    Die,
    DieWith(Crew),
    Promote(Crew),
}

orrery_core::phrases! { Buying { "done" => Done, "die" => Die, "die-with" => DieWith(crew), "promote" => Promote(crew), } }

/// VG-DEBRIEF-5, VG-DEBRIEF-7: dice owned, less what a helper is good for.
fn die_price(campaign: &Campaign, helper: Option<Crew>) -> u8 {
    let less = helper.and_then(|crew| campaign.post(crew)).map_or(0, |post| post.rank - 1);
    campaign.dice - less
}

/// VG-DEBRIEF-4, R18
fn promotion_price(campaign: &Campaign, crew: Crew) -> u8 {
    if campaign.post(crew).is_some_and(|post| post.rank == 1) { 3 } else { 6 }
}

/// VG-DEBRIEF-8: in any order, also after a failure.
fn wares(state: &State, has_promoted: bool) -> Vec<Buying> {
    let campaign = ship::of(state);
    let mut all = vec![Buying::Done];
    if campaign.dice < ship::most_dice(state) {
        let helpers = campaign.assignable().filter(|crew| campaign.post(*crew).is_some_and(|post| post.rank > 1));
        all.extend((campaign.bank >= die_price(campaign, None)).then_some(Buying::Die));
        all.extend(helpers.filter(|crew| campaign.bank >= die_price(campaign, Some(*crew))).map(Buying::DieWith));
    }
    let home = campaign.returned.iter().map(|one| one.crew).filter(|_| !has_promoted);
    let can = |crew: &Crew| crew::can_rise(campaign, *crew) && campaign.bank >= promotion_price(campaign, *crew);
    all.extend(home.filter(can).map(Buying::Promote));
    all
}

/// What is bought (VG-DEBRIEF-4, VG-DEBRIEF-5, DP28)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Debrief {
    pub has_promoted: bool,
}

impl Listed<Vanguard> for Debrief {
    type Answer = Buying;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-buy").hint("hint-debriefing").rules(&[ids::BUY_DICE])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Buying> {
        wares(state, self.has_promoted).into_iter()
    }

    /// DP28: a die where there is enough for one.
    fn fallback(&self, state: &State, _: Seat) -> Buying {
        let can = wares(state, self.has_promoted).contains(&Buying::Die);
        if can { Buying::Die } else { Buying::Done }
    }

    fn option(&self, _: &State, _: Seat, one: &Buying) -> Opt {
        let label = match *one {
            Buying::Done => Message::new("page-done"),
            Buying::Die => Message::new("buy-die"),
            Buying::DieWith(crew) => Message::new("buy-die-with").with("who", crew.name()),
            Buying::Promote(crew) => Message::new("buy-promotion").with("who", crew.name()),
        };
        Opt::of(one, label)
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, buying: Buying) {
        answered(cx);
        let campaign = *ship::of(cx.state());
        let (price, has_promoted) = match buying {
            Buying::Done => return,
            Buying::Die => (die_price(&campaign, None), self.has_promoted),
            Buying::DieWith(helper) => (die_price(&campaign, Some(helper)), self.has_promoted),
            Buying::Promote(crew) => (promotion_price(&campaign, crew), true),
        };
        cx.emit(Ships::BankSet { bank: campaign.bank.saturating_sub(price) }.into());
        match buying {
            Buying::Promote(one) => crew::promote(cx, one),
            Buying::DieWith(helper) => {
                crew::assign(cx, helper);
                cx.emit(Ships::DiceSet { dice: campaign.dice + 1 }.into());
            }
            _ => cx.emit(Ships::DiceSet { dice: campaign.dice + 1 }.into()),
        }
        put(cx, seat, Debrief { has_promoted });
    }
}
