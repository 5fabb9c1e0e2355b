//! The three questions described for people and programs, and answers in the offers' words.

use orrery_core::{Ask, Fact, Given, Item, Message, Offer, Opt, Options, Refusal, Refused, Seat, Tone};

use crate::cards::{Card, Cards};
use crate::content::{CardDef, Kind};
use crate::decision::{Choice, Decision};
use crate::rules::{assemble, draft, ids};
use crate::ship::{Chain, Layout};
use crate::state::{DraftEnd, Slip, State};
use crate::words;

pub(crate) fn offer(state: &State, ask: &Ask<Decision>) -> Offer {
    match ask.decision {
        Decision::Pick => pick(state, ask),
        Decision::Assemble => assemble_offer(state, ask),
        Decision::Chain => chain(state, ask),
    }
}

fn pick(state: &State, ask: &Ask<Decision>) -> Offer {
    let open = |kind: &Kind| state.deck(*kind).top.is_some();
    let (full, empty): (Vec<Kind>, Vec<Kind>) = Kind::ALL.into_iter().partition(open);
    let options = full.into_iter().filter_map(|kind| Some(deck_option(state, kind, state.deck(kind).top?)));
    let rule = if state.round == 1 { ids::FIRST_ROUND } else { ids::FIRST_PLAYER };
    Offer {
        ask: ask.id,
        seat: ask.seat,
        must: ask.must,
        title: Message::new("title-pick"),
        reason: Some(Message::new("reason-pick").with("round", state.round)),
        hint: None,
        ready: false,
        rules: vec![rule],
        act: Some(Message::new("act-take").with("card", "chosen-option")),
        options: Options::List(options.collect()),
        refused: empty.into_iter().map(empty_deck).collect(),
    }
}

fn deck_option(state: &State, kind: Kind, card: Card) -> Opt {
    let mut option =
        Opt::new(kind.code(), words::card(card)).at(format!("deck-{}", kind.code())).rule(ids::FIRST_ROUND);
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

fn empty_deck(kind: Kind) -> Refused {
    Refused {
        given: Given::Option(kind.code().into()),
        label: Message::new(kind.names()),
        elements: vec![format!("deck-{}", kind.code())],
        refusal: draft::empty_deck(kind),
    }
}

/// What is printed on a card.
pub(crate) fn card_facts(def: &CardDef) -> Vec<Fact> {
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

fn side_figures(id: &'static str, side: crate::content::Side) -> Message {
    Message::new(id).with("mass", side.mass).with("rad", side.rad).with("therms", side.cools)
}

fn assemble_offer(state: &State, ask: &Ask<Decision>) -> Offer {
    let hand = state.hand(ask.seat);
    let from: Vec<Item> = hand.iter().flat_map(items).collect();
    Offer {
        ask: ask.id,
        seat: ask.seat,
        must: ask.must,
        title: Message::new("title-assemble"),
        reason: Some(Message::new("reason-assemble")),
        hint: None,
        ready: false,
        rules: vec![ids::ASSEMBLY, ids::PARTS, ids::EVERY_CARD, ids::COOLING],
        act: Some(Message::new("act-assemble")),
        options: Options::Pick { from, count: 0..=hand.len() as u16, judged: true },
        refused: Vec::new(),
    }
}

/// One item for a card, two for the sides of a radiator (iI-J4.2).
fn items(card: Card) -> Vec<Item> {
    let sides: &[bool] = if card.kind() == Kind::Radiator { &[false, true] } else { &[false] };
    let item = |heavy: &bool| {
        let item = Item::new(key(card, *heavy), words::sided(card, *heavy));
        let item = item.at(format!("hand-{}", card.id())).group(card.kind().names());
        if card.kind() == Kind::Radiator { item.either(card.id()) } else { item }
    };
    sides.iter().map(item).collect()
}

fn key(card: Card, heavy: bool) -> String {
    match (card.kind(), heavy) {
        (Kind::Radiator, false) => format!("{}-light", card.id()),
        (Kind::Radiator, true) => format!("{}-heavy", card.id()),
        _ => card.id().into(),
    }
}

fn chain(state: &State, ask: &Ask<Decision>) -> Offer {
    let last = is_last_chain(state, ask.seat);
    let option = |chain: &Chain| {
        let option = chain_option(chain);
        if last { option.sealed() } else { option }
    };
    Offer {
        ask: ask.id,
        seat: ask.seat,
        must: ask.must,
        title: Message::new("title-chain"),
        reason: Some(Message::new("reason-chain")),
        hint: None,
        ready: false,
        rules: vec![ids::CHAIN, ids::CHAIN_REACH, ids::THRUST_AND_FUEL],
        act: Some(Message::new("act-chain")),
        options: Options::List(assemble::open_chains(state, ask.seat).iter().map(option).collect()),
        refused: Vec::new(),
    }
}

/// Nobody else has a chain to choose: the ships are revealed next.
fn is_last_chain(state: &State, seat: Seat) -> bool {
    !state.present().any(|other| other != seat && matches!(state.slip(other), Slip::Laid(_)))
}

fn chain_option(chain: &Chain) -> Opt {
    let mut option = Opt::new(chain_key(chain.cards), chain_label(chain.cards))
        .fact(Fact::new(Tone::Plain, chain_result(chain)).rule(ids::THRUST_AND_FUEL))
        .rule(ids::CHAIN);
    option.elements = chain.cards.iter().map(|card| format!("hand-{}", card.id())).collect();
    option
}

fn chain_label(cards: Cards) -> Message {
    Message::new("chain-label").with("cards", words::cards(cards, Cards::NONE))
}

pub(crate) fn chain_result(chain: &Chain) -> Message {
    Message::new("fact-chain").with("thrust", chain.thrust).with("fuel", words::fuel(chain.fuel))
}

fn chain_key(cards: Cards) -> String {
    let ids: Vec<&str> = cards.iter().map(Card::id).collect();
    ids.join("+")
}

/// An answer in the offer's words. Cards one does not hold are left to the rules, which say so.
pub(crate) fn choice(ask: &Ask<Decision>, given: &Given) -> Result<Choice, Refusal> {
    let choice = match (ask.decision, given) {
        (Decision::Pick, Given::Option(key)) => Kind::of_code(key).map(Choice::Take),
        (Decision::Assemble, Given::Picked(keys)) if keys.is_empty() => Some(Choice::NoShip),
        (Decision::Assemble, Given::Picked(keys)) => layout_of(keys).map(Choice::Build),
        (Decision::Chain, Given::Option(key)) => chain_of(key).map(Choice::Chain),
        _ => None,
    };
    choice.ok_or_else(Refusal::not_offered)
}

/// The chain that `key` names in the one way it is written.
fn chain_of(key: &str) -> Option<Cards> {
    let cards = key.split('+').map(Card::of_id).collect::<Option<Cards>>()?;
    (chain_key(cards) == key).then_some(cards)
}

/// The cards and sides named by `keys`; `None` where a key is unknown or a card named twice.
pub(crate) fn layout_of(keys: &[String]) -> Option<Layout> {
    let mut layout = Layout::default();
    for key in keys {
        let (card, heavy) = card_of(key)?;
        if layout.cards.contains(card) {
            return None;
        }
        layout.cards.insert(card);
        if heavy {
            layout.heavy.insert(card);
        }
    }
    Some(layout)
}

fn card_of(key: &str) -> Option<(Card, bool)> {
    let (id, side) = key.split_once('-').map_or((key, None), |(id, side)| (id, Some(side)));
    let card = Card::of_id(id)?;
    match (card.kind(), side) {
        (Kind::Radiator, Some("light")) => Some((card, false)),
        (Kind::Radiator, Some("heavy")) => Some((card, true)),
        (Kind::Radiator, _) | (_, Some(_)) => None,
        _ => Some((card, false)),
    }
}

pub(crate) fn given(choice: &Choice) -> Given {
    match choice {
        Choice::Take(kind) => Given::Option(kind.code().into()),
        Choice::Build(layout) => given_layout(layout),
        Choice::NoShip => Given::Picked(Vec::new()),
        Choice::Chain(cards) => Given::Option(chain_key(*cards)),
    }
}

pub(crate) fn given_layout(layout: &Layout) -> Given {
    Given::Picked(layout.cards.iter().map(|card| key(card, layout.heavy.contains(card))).collect())
}
