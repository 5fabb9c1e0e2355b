//! Terms that others put to the active player: a counter to the open offer, or a proposal. Nothing on both sides is no
//! counter after all, or takes the proposal back.

use orrery_core::{Field, Rule, form};

use super::bags::{amount, random_bargain};
use super::prelude::*;
use crate::content::{Build, CARDS_EACH, REPLIES_A_TURN, Resource};
use crate::event::{Lapse, Talk};
use crate::rules::trade::{check_held, check_said, check_sides, lapse};
use crate::state::Bargain;

form! { Bargain { give, want } }

impl Bargain {
    pub const NONE: Bargain = Bargain { give: Cards::NONE, want: Cards::NONE };
}

/// What is given and what is wanted, an amount of each type.
pub(super) fn bags(hand: Cards) -> Vec<Field> {
    let field = |key: &'static str, label: &'static str, bag: Vec<(Resource, u8)>| {
        let total = 0..=bag.iter().map(|(_, most)| u32::from(*most)).sum();
        let kinds = bag.into_iter().map(|(card, most)| amount(card, most)).collect();
        Field::new(key, label, Options::Amounts { kinds, total, judged: true })
    };
    let wants = Resource::ALL.map(|card| (card, CARDS_EACH)).to_vec();
    vec![field("give", "group-give", hand.iter().collect()), field("want", "group-want", wants)]
}

/// What is on the table, what it would be good for and to whom; an offer that shows all one has of a type says more than
/// it must.
pub(super) fn bag_facts(state: &State, seat: Seat, give: Cards, want: Cards) -> Vec<Fact> {
    let hand = state.hand(seat);
    let bags = Message::new("fact-bags").with("give", words::cards(give)).with("want", words::cards(want));
    let mut facts = vec![Fact::new(Tone::Plain, bags).rule(ids::OFFER)];
    let all = |card: &Resource| give.get(*card) > 0 && give.get(*card) == hand.get(*card);
    for card in Resource::ALL.into_iter().filter(all) {
        let shown = Message::new("fact-shows-all").with("card", words::resource(card));
        facts.push(Fact::new(Tone::Warn, shown));
    }
    facts.extend(enables(hand, give, want));
    facts.extend(makers(state, seat, want));
    facts
}

/// What can be paid for at once after the trade, and could not before.
fn enables(hand: Cards, give: Cards, want: Cards) -> Option<Fact> {
    let after = hand.minus(give).plus(want);
    let new = |build: &Build| after.covers(Cards(build.cost())) && !hand.covers(Cards(build.cost()));
    let builds: Vec<Message> = Build::ALL.into_iter().filter(new).map(words::build).collect();
    (!builds.is_empty()).then(|| Fact::new(Tone::Good, Message::new("fact-enables").with("builds", builds)))
}

/// Who has planets of the types that are wanted, as far as one knows their numbers: they are likely to hold them.
fn makers(state: &State, viewer: Seat, want: Cards) -> impl Iterator<Item = Fact> {
    want.iter().map(move |(card, _)| {
        let makers: Vec<Message> = state
            .public
            .others(viewer)
            .filter(|seat| makes(state, viewer, *seat, card))
            .map(|seat| words::about("seat", seat))
            .collect();
        let (tone, id) = if makers.is_empty() { (Tone::Warn, "fact-no-maker") } else { (Tone::Plain, "fact-makers") };
        Fact::new(tone, Message::new(id).with("card", words::resource(card)).with("makers", makers))
    })
}

fn makes(state: &State, viewer: Seat, seat: Seat, card: Resource) -> bool {
    income(state, viewer, seat)[card.index()] > 0
}

/// In how many of 36 rolls the planets of a player yield each type, as far as the viewer knows their numbers.
fn income(state: &State, viewer: Seat, seat: Seat) -> [u8; Resource::COUNT] {
    let mut income = [0; Resource::COUNT];
    for planet in state.public.sites_of(seat).flat_map(|(site, _)| site.planets()) {
        let pips = state.known_chip(viewer, planet).map_or(0, |chip| state.public.terms.value(chip).pips());
        income[planet.resource().index()] += pips;
    }
    income
}

/// Two types that a player is likely to have, which come most often, and two that they are likely to take.
pub(super) fn prospects(state: &State, viewer: Seat, seat: Seat) -> Message {
    let income = income(state, viewer, seat);
    let mut types = Resource::ALL;
    types.sort_by_key(|card| std::cmp::Reverse(income[card.index()]));
    let has = || types.into_iter().filter(|card| income[card.index()] > 0).take(2);
    let takes = types.into_iter().rev().filter(|card| has().all(|other| other != *card)).take(2);
    Message::new("prospects").with("has", words::types(has())).with("takes", words::types(takes))
}

/// The open offer in words.
pub(super) fn deal_words(public: &Public) -> Option<Message> {
    let deal = public.market.deal?;
    let give = words::cards(deal.give);
    Some(match deal.want {
        Some(want) => words::about("reason-deal", public.active).with("give", give).with("want", words::cards(want)),
        None => words::about("reason-open-deal", public.active).with("give", give),
    })
}

fn offer(state: &State, asked: Asked, title: &'static str, rule: Rule) -> Offer {
    let fields = bags(state.hand(asked.seat));
    let offer = Offer::new(asked, title, Options::Form { fields, judged: true });
    let reason = deal_words(&state.public).unwrap_or_else(|| "reason-propose".into());
    offer.reason(reason).act("act-terms").rules(&[rule, ids::BOTH_SIDES, ids::ACTIVE_ONLY])
}

/// SF-TRADE-6, SF-TRADE-8
fn check(state: &State, seat: Seat, terms: &Bargain) -> Result<(), Refusal> {
    check_said(&state.public, seat)?;
    check_sides(terms.give, Some(terms.want))?;
    check_held(state, seat, terms.give, ids::PROPOSAL)
}

fn facts(state: &State, seat: Seat, terms: Option<&Bargain>) -> Vec<Fact> {
    let terms = terms.filter(|terms| **terms != Bargain::NONE);
    terms.map_or(Vec::new(), |terms| bag_facts(state, seat, terms.give, terms.want))
}

/// Up to three cards leave a type to ask for; without a card there is nothing to say.
fn sample(state: &State, seat: Seat, may_stop: bool, luck: &mut Dice) -> Bargain {
    let said = state.public.turn.replies[seat.index()] >= REPLIES_A_TURN;
    if may_stop && (said || luck.below(8) == 0) {
        return Bargain::NONE;
    }
    random_bargain(state.hand(seat), luck).unwrap_or(Bargain::NONE)
}

/// What is offered instead (SF-TRADE-6)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counter;

impl Question<Starfarers> for Counter {
    type Answer = Bargain;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        offer(state, asked, "title-counter", ids::REPLY)
    }

    fn check(&self, state: &State, seat: Seat, terms: &Bargain) -> Result<(), Refusal> {
        if *terms == Bargain::NONE { Ok(()) } else { check(state, seat, terms) }
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Bargain {
        sample(state, seat, true, luck)
    }

    fn fallback(&self, _: &State, _: Seat) -> Bargain {
        Bargain::NONE
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, terms: Bargain) {
        let none = terms == Bargain::NONE;
        cx.emit(if none { Talk::Declined { seat } } else { Talk::Countered { seat, terms } }.into());
        lapse(cx);
    }

    fn facts(&self, state: &State, seat: Seat, terms: Option<&Bargain>) -> Vec<Fact> {
        facts(state, seat, terms)
    }
}

/// What is proposed to the active player (SF-TRADE-8)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Propose;

impl Question<Starfarers> for Propose {
    type Answer = Bargain;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        offer(state, asked, "title-propose", ids::PROPOSAL)
    }

    fn check(&self, state: &State, seat: Seat, terms: &Bargain) -> Result<(), Refusal> {
        if *terms != Bargain::NONE {
            return check(state, seat, terms);
        }
        let proposed = state.public.market.proposals[seat.index()].is_some();
        require(proposed, ids::PROPOSAL, || "refused-no-proposal")
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Bargain {
        sample(state, seat, state.public.market.proposals[seat.index()].is_some(), luck)
    }

    fn fallback(&self, _: &State, _: Seat) -> Bargain {
        Bargain::NONE
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, terms: Bargain) {
        let none = terms == Bargain::NONE;
        let withdrawn = Talk::ProposalLapsed { seat, why: Lapse::Withdrawn };
        cx.emit(if none { withdrawn } else { Talk::Proposed { seat, terms } }.into());
        lapse(cx);
    }

    fn facts(&self, state: &State, seat: Seat, terms: Option<&Bargain>) -> Vec<Fact> {
        facts(state, seat, terms)
    }
}
