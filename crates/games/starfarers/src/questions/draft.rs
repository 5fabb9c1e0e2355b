//! The offer of the active player.

use orrery_core::{Field, Item, Words, form, read_picked};

use super::bags::random_bargain;
use super::prelude::*;
use super::terms::{bag_facts, bags, prospects};
use crate::content::{Build, OFFERS_A_TURN, Resource};
use crate::event::Talk;
use crate::rules::trade::{check_held, check_sides, lapse};
use crate::state::{Bargain, Deal};

/// What is offered to the others, if anything (SF-TRADE-5)? It lies beside the question what is traded or built and need
/// not be answered; bots volunteer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft;

/// An offer: `open` is "make me an offer", and then nothing is wanted; no addressees means all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drafted {
    pub give: Cards,
    pub want: Cards,
    pub to: SeatSet,
    pub open: Open,
}
form! { Drafted { give, want, to, open } }

impl Drafted {
    fn wanted(&self) -> Option<Cards> {
        (!self.open.0).then_some(self.want)
    }
}

/// "Make me an offer", ticked or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Open(pub bool);

impl Open {
    const KEY: &'static str = "open";
}

impl Words for Open {
    fn read(given: &Given) -> Option<Self> {
        let ticked = read_picked(given, |key| (key == Open::KEY).then_some(()))?;
        Some(Open(!ticked.is_empty()))
    }

    fn write(&self) -> Given {
        Given::Picked(self.0.then(|| Open::KEY.to_owned()).into_iter().collect())
    }
}

impl Draft {
    /// SF-TRADE-11, R-28: there is something to give and something left to say.
    pub(crate) fn check_open(public: &Public, seat: Seat) -> Result<(), Refusal> {
        require(public.player(seat).hand > 0, ids::OFFER, || "refused-empty-hand")?;
        let enough = || Message::new("refused-offers").with("most", OFFERS_A_TURN);
        require(public.turn.offers < OFFERS_A_TURN, ids::TALK_LIMIT, enough)
    }
}

impl Question<Starfarers> for Draft {
    type Answer = Drafted;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let pick = |from: Vec<Item>| Options::Pick { count: 0..=from.len() as u16, from, judged: false };
        let other = |seat: Seat| {
            Item::new(seat.number().to_string(), words::about("seat", seat)).note(prospects(state, asked.seat, seat))
        };
        let mut fields = bags(state.hand(asked.seat));
        fields.push(Field::new("to", "group-to", pick(state.public.others(asked.seat).map(other).collect())));
        fields.push(Field::new("open", "group-open", pick(vec![Item::new(Open::KEY, "label-open-offer")])));
        let offer = Offer::new(asked, "title-draft", Options::Form { fields, judged: true });
        let offer = offer.reason("reason-draft").hint("hint-draft").act("act-offer").ready();
        offer.rules(&[ids::OFFER, ids::BOTH_SIDES, ids::TALK_LIMIT])
    }

    /// SF-TRADE-4, SF-TRADE-5, R-11
    fn check(&self, state: &State, seat: Seat, drafted: &Drafted) -> Result<(), Refusal> {
        Draft::check_open(&state.public, seat)?;
        let others: SeatSet = state.public.others(seat).collect();
        let contradicts = drafted.open.0 && !drafted.want.is_empty();
        if contradicts || drafted.to.iter().any(|to| !others.contains(to)) {
            return Err(Refusal::not_offered());
        }
        check_sides(drafted.give, drafted.wanted())?;
        check_held(state, seat, drafted.give, ids::OFFER)
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Drafted {
        let Bargain { give, want } = random_bargain(state.hand(seat), luck).unwrap_or(Bargain::NONE);
        let word = luck.word();
        let one = if word & 3 == 0 { luck.one_of(state.public.others(seat)) } else { None };
        let open = word >> 2 & 15 == 0;
        Drafted { give, want: if open { Cards::NONE } else { want }, to: one.into_iter().collect(), open: Open(open) }
    }

    fn fallback(&self, _: &State, _: Seat) -> Drafted {
        Drafted::default()
    }

    /// SF-TRADE-5: to all unless some are named; it replaces the one before. Who has no cards cannot trade.
    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, drafted: Drafted) {
        let public = &cx.state().public;
        let to = if drafted.to.is_empty() { public.others(seat).collect() } else { drafted.to };
        let asked = to.iter().filter(|to| public.player(*to).hand > 0).collect();
        let deal = Deal { give: drafted.give, want: drafted.wanted(), to };
        cx.emit(Talk::Offered { seat, deal, asked }.into());
        lapse(cx);
    }

    fn facts(&self, state: &State, seat: Seat, drafted: Option<&Drafted>) -> Vec<Fact> {
        drafted.map_or(Vec::new(), |drafted| bag_facts(state, seat, drafted.give, drafted.want))
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        swaps(state, seat)
    }
}

/// One card that is not needed for the one that a build still lacks.
fn swaps(state: &State, seat: Seat) -> Vec<Suggestion> {
    let hand = state.hand(seat);
    let mut suggestions: Vec<Suggestion> = Vec::new();
    for build in Build::ALL {
        let cost = Cards(build.cost());
        let missing = cost.minus(hand);
        let (1, Some(want)) = (missing.total(), missing.nth(0)) else { continue };
        let spare = Resource::ALL.into_iter().filter(|card| hand.get(*card) > cost.get(*card));
        let Some(give) = spare.max_by_key(|card| hand.get(*card) - cost.get(*card)) else { continue };
        let (give, want) = (Cards::of(give, 1), Cards::of(want, 1));
        let label = Message::new("suggest-swap").with("give", words::cards(give)).with("want", words::cards(want));
        let given = Drafted { give, want, ..Drafted::default() }.write();
        suggestions.push(Suggestion { label: label.with("build", words::build(build)), given, facts: Vec::new() });
    }
    suggestions
}
