//! Which ship to hand in, all at once and in secret (iI2c.1).

pub(crate) mod random;

use super::prelude::*;

/// How many ships are suggested at most.
const SUGGESTIONS: usize = 12;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assemble;

/// What somebody hands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HandIn {
    NoShip,
    Ship(Layout),
}

/// The picked cards and sides. Cards one does not hold are left to the rules, which say so.
impl Words for HandIn {
    fn read(given: &Given) -> Option<Self> {
        match given {
            Given::Picked(keys) if keys.is_empty() => Some(HandIn::NoShip),
            Given::Picked(keys) => layout_of(keys.iter().map(String::as_str)).map(HandIn::Ship),
            _ => None,
        }
    }

    fn write(&self) -> Given {
        let layout = match self {
            HandIn::NoShip => Layout::default(),
            HandIn::Ship(layout) => *layout,
        };
        Given::Picked(layout.cards.iter().map(|card| key(card, layout.heavy.contains(card))).collect())
    }
}

/// The cards and sides named by `keys`; `None` where a key is unknown or a card named twice.
pub(crate) fn layout_of<'a>(keys: impl Iterator<Item = &'a str>) -> Option<Layout> {
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
    let card = Card::named(id)?;
    match (card.kind(), side) {
        (Kind::Radiator, Some("light")) => Some((card, false)),
        (Kind::Radiator, Some("heavy")) => Some((card, true)),
        (Kind::Radiator, _) | (_, Some(_)) => None,
        _ => Some((card, false)),
    }
}

fn key(card: Card, heavy: bool) -> String {
    match (card.kind(), heavy) {
        (Kind::Radiator, false) => format!("{}-light", card.id()),
        (Kind::Radiator, true) => format!("{}-heavy", card.id()),
        _ => card.id().into(),
    }
}

impl Question<StarshipBuilder> for Assemble {
    type Answer = HandIn;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let hand = state.hand(asked.seat);
        if !what_is_missing(hand).is_empty() {
            return nothing_to_build(asked);
        }
        let from = hand.iter().flat_map(items).collect();
        Offer::new(asked, "title-assemble", Options::Pick { from, count: 0..=hand.len() as u16, judged: true })
            .reason("reason-assemble")
            .rules(&[ids::ASSEMBLY, ids::PARTS, ids::EVERY_CARD, ids::COOLING])
            .act("act-assemble")
            .usual()
            .forfeit(&HandIn::NoShip, "act-no-ship")
    }

    /// The first thing that keeps a layout from being a legal ship; no limits of any search are used here.
    fn check(&self, state: &State, seat: Seat, hand_in: &HandIn) -> Result<(), Refusal> {
        let HandIn::Ship(layout) = hand_in else { return Ok(()) };
        layout.problems(state.hand(seat)).first().map_or(Ok(()), |problem| Err(problem.refusal()))
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> HandIn {
        random::ship(state.hand(seat), luck).map_or(HandIn::NoShip, HandIn::Ship)
    }

    /// iI-L2
    fn fallback(&self, state: &State, seat: Seat) -> HandIn {
        default_ship(state.hand(seat)).map_or(HandIn::NoShip, |ship| HandIn::Ship(ship.layout()))
    }

    fn resolve(&self, cx: &mut Cx<'_, StarshipBuilder>, seat: Seat, hand_in: HandIn) {
        let slip = match hand_in {
            HandIn::NoShip => Slip::NoShip,
            HandIn::Ship(layout) => laid_out(layout),
        };
        cx.emit(Ships::Submitted { seat, slip }.into());
        // With the last slip the assembly is closed: from then on nobody can take a ship back.
        if !cx.state().is_a_slip_blank() {
            cx.reveal();
        }
    }

    fn facts(&self, state: &State, seat: Seat, hand_in: Option<&HandIn>) -> Vec<Fact> {
        match hand_in {
            None => lacks(state.hand(seat)).collect(),
            Some(HandIn::NoShip) => no_ship_facts(state.hand(seat)),
            Some(HandIn::Ship(layout)) => layout_facts(state, seat, layout),
        }
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        let (hand, contest) = (state.hand(seat), Contest::of(state));
        let ships = match &contest {
            Some(contest) => contest.best_first(seat),
            None => by_promise(best_ships(hand), &rivals_of(state, seat), state.terms.categories.list()),
        };
        let result = |ship: &Ship| contest.as_ref().map(|contest| contest.fact(seat, &ship.numbers));
        ships.iter().take(SUGGESTIONS).map(|ship| suggestion(ship, result(ship))).collect()
    }
}

/// A hand without any ship leaves nothing to choose.
fn nothing_to_build(asked: Asked) -> Offer {
    Offer::new(asked, "title-assemble", Options::Pick { from: Vec::new(), count: 0..=0, judged: true })
        .reason("reason-no-ship")
        .rules(&[ids::ASSEMBLY, ids::PARTS, ids::COOLING])
        .act("act-no-ship")
}

/// iI-J5.1: where the chains of the thruster differ in their result the player is asked, otherwise the ship stands.
fn laid_out(layout: Layout) -> Slip {
    match layout.chains()[..] {
        [chain] => Slip::Ship(layout.with_chain(chain)),
        _ => Slip::Laid(layout),
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

fn lacks(hand: Cards) -> impl Iterator<Item = Fact> {
    what_is_missing(hand).into_iter().map(missing_fact)
}

fn no_ship_facts(hand: Cards) -> Vec<Fact> {
    let loses = Fact::new(Tone::Warn, "fact-no-ship").rule(ids::COMPARISON);
    [loses].into_iter().chain(lacks(hand)).collect()
}

/// The numbers of a legal ship, or everything that is wrong with an illegal one.
fn layout_facts(state: &State, seat: Seat, layout: &Layout) -> Vec<Fact> {
    let problems = layout.problems(state.hand(seat));
    if !problems.is_empty() {
        let refusals = problems.into_iter().map(|problem| problem.refusal());
        return refusals.map(|refusal| Fact::new(Tone::Bad, refusal.reason).rule(refusal.rule)).collect();
    }
    let chains = layout.chains();
    let Some(chain) = chains.first() else { return Vec::new() };
    let numbers = layout.with_chain(*chain).numbers;
    let mut facts = words::five_facts(&numbers);
    if chains.len() > 1 {
        let choice = Message::new("fact-chains").with("count", chains.len());
        facts.push(Fact::new(Tone::Plain, choice).rule(ids::CHAIN));
    }
    facts.extend(standing(state, seat, &numbers));
    facts
}

/// By what it flies with and what it prospects with, its five numbers, and what it would win.
fn suggestion(ship: &Ship, result: Option<Fact>) -> Suggestion {
    let named = [Kind::Thruster, Kind::Robonaut].into_iter().filter_map(|kind| ship.cards.of(kind).first());
    let label = Message::new("suggested-ship").with("cards", words::names(named.collect()));
    let facts = words::five_facts(&ship.numbers).into_iter().chain(result).collect();
    Suggestion { label, given: HandIn::Ship(ship.layout()).write(), facts }
}
