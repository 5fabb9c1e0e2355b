//! Which deck to take the top card of (iI2a.1, iI2b.2).

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick;

impl Word for Kind {
    fn say(&self, said: &mut Said) {
        said.put(self.id());
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        Kind::named(heard.take()?)
    }
}

impl Question<StarshipBuilder> for Pick {
    type Answer = Kind;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let rule = if state.round == 1 { ids::FIRST_ROUND } else { ids::FIRST_PLAYER };
        let empty = Kind::ALL.into_iter().filter(|kind| state.deck(*kind).top.is_none());
        Offer::list(asked, "title-pick", state.open_decks().map(|(kind, card)| deck_option(state, kind, card)))
            .reason(Message::new("reason-pick").with("round", state.round))
            .rules(&[rule])
            .act(Message::new("act-take").with("card", "chosen-option"))
            .refused(empty.map(|kind| Refused::new(&kind, kind.names(), empty_deck(kind)).at(mark(kind))))
    }

    /// iI2a.1: any deck that still has a card.
    fn check(&self, state: &State, _: Seat, kind: &Kind) -> Result<(), Refusal> {
        if state.deck(*kind).top.is_some() { Ok(()) } else { Err(empty_deck(*kind)) }
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Kind {
        let place = luck.below(state.open_decks().count() as u32) as usize;
        state.open_decks().nth(place).map_or_else(|| self.fallback(state, seat), |(kind, _)| kind)
    }

    /// iI-L2: the deck whose top card leaves the least missing; then the kind the hand has fewest of, in the order of
    /// the tables.
    fn fallback(&self, state: &State, seat: Seat) -> Kind {
        let hand = state.hand(seat);
        Kind::least(|kind| match state.deck(kind).top {
            Some(top) => (0, what_is_missing(hand.with(top)).len(), hand.of(kind).len()),
            None => (1, 0, 0),
        })
    }

    fn resolve(&self, cx: &mut Cx<'_, StarshipBuilder>, seat: Seat, kind: Kind) {
        let deck = *cx.state().deck(kind);
        if let Some(card) = deck.top {
            let next = draft::draw(cx, &deck);
            let hands = cx.state().terms.hands;
            cx.emit(Draft::Taken { seat, kind, hands, card, next }.into());
        }
    }

    fn facts(&self, state: &State, seat: Seat, kind: Option<&Kind>) -> Vec<Fact> {
        kind.map_or(Vec::new(), |kind| pick_facts(state, seat, *kind))
    }
}

fn empty_deck(kind: Kind) -> Refusal {
    Refusal::new(ids::FIRST_ROUND, Message::new("refused-deck-empty").with("kinds", kind.names()))
}

fn mark(kind: Kind) -> String {
    format!("deck-{}", kind.id())
}

fn deck_option(state: &State, kind: Kind, card: Card) -> Opt {
    let mut option = Opt::of(&kind, words::card(card)).at(mark(kind)).rule(ids::FIRST_ROUND);
    option.facts = card_facts(card.def());
    if state.deck(kind).len() == 1 {
        option.facts.push(last_card(state));
    }
    if state.pick_reveals(kind) { option.sealed() } else { option }
}

/// iI2c.1, R40: what follows when the deck is empty.
fn last_card(state: &State) -> Fact {
    let message = match state.terms.end {
        DraftEnd::AtOnce => "fact-ends-draft",
        DraftEnd::FinishRound => "fact-last-round",
    };
    Fact::new(Tone::Warn, message).rule(ids::ASSEMBLY)
}

/// What is printed on a card.
fn card_facts(def: &CardDef) -> Vec<Fact> {
    let mut facts = vec![Fact::new(Tone::Plain, figures(def))];
    if def.kind == Kind::Radiator {
        facts.push(Fact::new(Tone::Plain, side_figures("fact-heavy", def.heavy)).rule(ids::SIDES));
    }
    if !def.gives.is_empty() {
        facts.push(Fact::new(Tone::Plain, Message::new("fact-gives").with("gives", words::gives(def.gives))));
    }
    if !def.needs.is_empty() {
        let needs = Message::new("fact-needs").with("needs", words::needs(def.needs));
        facts.push(Fact::new(Tone::Plain, needs).rule(ids::OPERATIONAL));
    }
    if def.therms > 0 {
        let therms = Message::new("fact-therms").with("therms", def.therms);
        facts.push(Fact::new(Tone::Plain, therms).rule(ids::COOLING));
    }
    facts
}

fn figures(def: &CardDef) -> Message {
    let with_mass = |id| Message::new(id).with("mass", def.light.mass).with("rad", def.light.rad);
    match def.kind {
        Kind::Thruster => with_mass("fact-thruster").with("thrust", def.thrust).with("fuel", words::fuel(def.fuel)),
        Kind::Robonaut => with_mass("fact-robonaut").with("isru", def.isru),
        Kind::Refinery => with_mass("fact-refinery"),
        Kind::Reactor | Kind::Generator => {
            with_mass("fact-support").with("thrust", def.thrust).with("factor", words::fuel(def.fuel))
        }
        Kind::Radiator => side_figures("fact-light", def.light),
    }
}

fn side_figures(id: &'static str, side: Side) -> Message {
    Message::new(id).with("mass", side.mass).with("rad", side.rad).with("therms", side.cools)
}

/// The ship before and after a pick, and what is still missing.
fn pick_facts(state: &State, seat: Seat, kind: Kind) -> Vec<Fact> {
    let Some(card) = state.deck(kind).top else { return Vec::new() };
    let (before, after) = (state.hand(seat), state.hand(seat).with(card));
    let (rivals, categories) = (rivals_of(state, seat), state.terms.categories.list());
    let five = |hand| {
        let ships = by_promise(best_ships(hand), &rivals, categories);
        words::five(ships.first().map(|ship| &ship.numbers))
    };
    let change = Message::new("fact-ship-change").with("before", five(before)).with("after", five(after));
    let mut facts = vec![Fact::new(Tone::Plain, change).rule(ids::ASSEMBLY)];
    facts.extend(what_is_missing(after).into_iter().map(missing_fact));
    facts
}
