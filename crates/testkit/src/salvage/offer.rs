//! Questions in the offer's words and back. Short lists are kept as candidates: those the rules accept are offered, the
//! others become refused neighbours, so offer and judge cannot disagree.

use orrery_core::{Advice, Amount, Ask, Dice, Given, Item, Message, Offer, Opt, Options, Refusal, Refused, Rule, Seat};
use orrery_kit::Vote;

use super::content::{Effect, MAP, PLACES, TERMS};
use super::rule;
use super::rules::{Choice, Decision, check, deal_of};
use super::state::{Card, Frame, State, Stock};

fn title(decision: &Decision) -> (&'static str, Rule) {
    match decision {
        Decision::Discard { .. } => ("ask-discard", rule::LIMIT),
        Decision::Bid => ("ask-bid", rule::BID),
        Decision::Offer => ("ask-offer", rule::TRADE),
        Decision::Reply { .. } => ("ask-reply", rule::TRADE),
        Decision::Settle { .. } => ("ask-settle", rule::TRADE),
        Decision::Vote => ("ask-vote", rule::VOTE),
        Decision::Jam => ("ask-jam", rule::JAM),
        Decision::Ship => ("ask-ship", rule::SHIP),
        Decision::Route { .. } => ("ask-route", rule::ROUTE),
        Decision::Order => ("ask-order", rule::EFFECTS),
        Decision::Aid => ("ask-aid", rule::AID),
    }
}

pub fn offer(state: &State, ask: &Ask<Decision>) -> Offer {
    let (title, rule) = title(&ask.decision);
    Offer {
        ask: ask.id,
        seat: ask.seat,
        must: ask.must,
        title: title.into(),
        reason: None,
        hint: None,
        ready: false,
        rules: vec![rule],
        act: None,
        options: options(state, ask),
        refused: refused(state, ask),
    }
}

fn options(state: &State, ask: &Ask<Decision>) -> Options {
    match &ask.decision {
        Decision::Discard { count } => {
            let count = u16::from(*count);
            Options::Pick { from: hand_items(state, ask.seat), count: count..=count, judged: false }
        }
        Decision::Bid => {
            let have = state.public.stock(ask.seat);
            let kind = |key: &'static str, most| Amount { item: Item::new(key, key), range: 0..=most };
            let kinds = vec![kind("credits", have.credits), kind("fuel", have.fuel)];
            Options::Amounts { kinds, total: 0..=have.sum(), judged: false }
        }
        Decision::Settle { .. } => Options::yes_no(Opt::new("yes", "settle"), Opt::new("no", "turn-down")),
        Decision::Route { ship } => path_options(state, ask.seat, *ship, &[]),
        Decision::Order => Options::Order(effects(state).iter().enumerate().map(effect_item).collect()),
        Decision::Aid => Options::Seat(others(state, ask.seat)),
        _ => Options::List(legal(state, ask).into_iter().map(|(key, _)| Opt::new(key.clone(), label(&key))).collect()),
    }
}

/// The answers one might think of where they can be listed, legal or not.
fn candidates(state: &State, decision: &Decision) -> Vec<(String, Choice)> {
    let terms =
        |prefix: &'static str| TERMS.iter().enumerate().map(move |(i, terms)| (format!("{prefix}-{i}"), *terms));
    let named = |key: &str, choice: Choice| (key.to_string(), choice);
    match decision {
        Decision::Offer => terms("offer").map(|(key, terms)| (key, Choice::Offer(terms))).collect(),
        Decision::Reply { to } => {
            let open = deal_of(&state.public, *to).map(|deal| deal.terms);
            let counters = terms("counter").filter(|(_, terms)| open != Some(*terms));
            let plain = [named("accept", Choice::Accept), named("decline", Choice::Decline)];
            plain.into_iter().chain(counters.map(|(key, terms)| (key, Choice::Counter(terms)))).collect()
        }
        Decision::Vote => {
            let seats = tied(state).map(|seat| (format!("seat-{}", seat.0), Choice::Vote(Vote::For(seat))));
            seats.chain([named("abstain", Choice::Vote(Vote::Abstain))]).collect()
        }
        Decision::Jam => vec![named("pass", Choice::Pass), named("jam", Choice::Jam)],
        Decision::Ship => (0..2).map(|ship| (format!("ship-{ship}"), Choice::Send(ship))).collect(),
        _ => Vec::new(),
    }
}

fn legal(state: &State, ask: &Ask<Decision>) -> Vec<(String, Choice)> {
    let mut candidates = candidates(state, &ask.decision);
    candidates.retain(|(_, choice)| check(state, ask, choice).is_ok());
    candidates
}

fn refused(state: &State, ask: &Ask<Decision>) -> Vec<Refused> {
    let refusal = |(key, choice): (String, Choice)| {
        let refusal = check(state, ask, &choice).err()?;
        Some(Refused { label: label(&key), given: Given::Option(key), elements: Vec::new(), refusal })
    };
    candidates(state, &ask.decision).into_iter().filter_map(refusal).collect()
}

fn label(key: &str) -> Message {
    let words = ["accept", "decline", "counter", "abstain", "seat", "pass", "jam", "ship", "offer"];
    let word = words.into_iter().find(|word| key.starts_with(word)).unwrap_or("option");
    let number = key.rsplit('-').next().and_then(|digits| digits.parse::<u32>().ok());
    number.map_or(Message::new(word), |number| Message::new(word).with("number", number))
}

fn tied(state: &State) -> impl Iterator<Item = Seat> + '_ {
    let tied = match state.public.frames.top() {
        Some(Frame::Vote { tied }) => &tied[..],
        _ => &[],
    };
    tied.iter().map(|(seat, _)| *seat)
}

fn hand_items(state: &State, seat: Seat) -> Vec<Item> {
    let name = |card: &Card| match card {
        Card::Jammer => "jammer",
        Card::Relic => "relic",
        Card::Scrap => "scrap",
    };
    state.hand(seat).iter().enumerate().map(|(at, card)| Item::new(at.to_string(), name(card))).collect()
}

fn effects(state: &State) -> &[Effect] {
    match state.public.frames.top() {
        Some(Frame::Effects { rest, .. }) => rest,
        _ => &[],
    }
}

fn effect_item((at, effect): (usize, &Effect)) -> Item {
    let name = match effect {
        Effect::Cargo(points) => Message::new("cargo").with("points", *points),
        Effect::Refuel => "refuel".into(),
        Effect::Leak => "leak".into(),
        Effect::Patch => "patch".into(),
        Effect::Find => "find".into(),
        Effect::Aid => "aid".into(),
    };
    Item::new(at.to_string(), name)
}

fn others(state: &State, seat: Seat) -> Vec<Seat> {
    state.public.present.iter().filter(|other| *other != seat).collect()
}

/// The steps after `path` from which the wreck can still be reached, and whether it has been.
fn path_options(state: &State, seat: Seat, ship: u8, path: &[u8]) -> Options {
    let public = &state.public;
    let start = public.captain(seat).ships[usize::from(ship)];
    let here = path.last().copied().unwrap_or(start);
    let target = public.wreck.map_or(here, |wreck| wreck.place);
    let fuel = MAP.cost(start, path).and_then(|cost| public.stock(seat).fuel.checked_sub(cost));
    let steps = fuel.map_or(Vec::new(), |fuel| MAP.steps_towards(here, target, fuel));
    let opt = |(place, cost): &(u8, u32)| {
        let place = PLACES[usize::from(*place)];
        Opt::new(place, Message::new("lane").with("to", place).with("fuel", *cost)).at(place)
    };
    Options::Path { next: steps.iter().map(opt).collect(), may_stop: fuel.is_some() && here == target }
}

pub fn choice(state: &State, ask: &Ask<Decision>, given: &Given) -> Result<Choice, Refusal> {
    let read = match (&ask.decision, given) {
        (Decision::Discard { .. }, Given::Picked(keys)) => numbers(keys).map(|mut at| {
            at.sort_unstable();
            Choice::Discard(at)
        }),
        (Decision::Bid, Given::Amounts(amounts)) => {
            let of = |key: &str| amounts.get(key).copied().unwrap_or(0);
            let known = amounts.keys().all(|key| key == "credits" || key == "fuel");
            known.then(|| Choice::Bid(Stock { credits: of("credits"), fuel: of("fuel") }))
        }
        (Decision::Settle { .. }, Given::Yes(yes)) => Some(Choice::Settle(*yes)),
        (Decision::Route { .. }, Given::Steps(keys)) => places(keys).map(Choice::Fly),
        (Decision::Order, Given::Order(keys)) => numbers(keys).map(Choice::Order),
        (Decision::Aid, Given::Seat(seat)) => Some(Choice::Aid(*seat)),
        (decision, Given::Option(key)) => {
            candidates(state, decision).into_iter().find(|(other, _)| other == key).map(|(_, choice)| choice)
        }
        _ => None,
    };
    read.ok_or_else(Refusal::not_offered)
}

/// Only digits as they were offered: "+1" and "01" are other words for the same number.
fn numbers(keys: &[String]) -> Option<Vec<u8>> {
    keys.iter().map(|key| key.parse::<u8>().ok().filter(|number| number.to_string() == *key)).collect()
}

fn places(keys: &[String]) -> Option<Vec<u8>> {
    keys.iter().map(|key| PLACES.iter().position(|place| place == key).map(|at| at as u8)).collect()
}

pub fn given(state: &State, ask: &Ask<Decision>, choice: &Choice) -> Given {
    let words = |numbers: &[u8]| numbers.iter().map(u8::to_string).collect();
    match choice {
        Choice::Discard(at) => Given::Picked(words(at)),
        Choice::Bid(bid) => Given::Amounts([("credits".into(), bid.credits), ("fuel".into(), bid.fuel)].into()),
        Choice::Settle(yes) => Given::Yes(*yes),
        Choice::Fly(path) => Given::Steps(path.iter().map(|at| PLACES[usize::from(*at)].to_string()).collect()),
        Choice::Order(order) => Given::Order(words(order)),
        Choice::Aid(seat) => Given::Seat(*seat),
        _ => {
            let found = candidates(state, &ask.decision).into_iter().find(|(_, other)| other == choice);
            Given::Option(found.map_or(String::new(), |(key, _)| key))
        }
    }
}

pub fn sample(state: &State, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
    match &ask.decision {
        Decision::Discard { count } => {
            let mut at: Vec<u8> = (0..state.hand(ask.seat).len() as u8).collect();
            luck.shuffle(&mut at);
            at.truncate(usize::from(*count));
            at.sort_unstable();
            Choice::Discard(at)
        }
        Decision::Bid => {
            let have = state.public.stock(ask.seat);
            Choice::Bid(Stock { credits: luck.below(have.credits + 1), fuel: luck.below(have.fuel + 1) })
        }
        Decision::Settle { .. } => Choice::Settle(luck.below(2) == 0),
        Decision::Route { ship } => Choice::Fly(route(state, ask.seat, *ship, |n| luck.below(n))),
        Decision::Order => {
            let mut order: Vec<u8> = (0..effects(state).len() as u8).collect();
            luck.shuffle(&mut order);
            Choice::Order(order)
        }
        Decision::Aid => Choice::Aid(luck.pick(&others(state, ask.seat)).copied().unwrap_or(ask.seat)),
        _ => luck.pick(&legal(state, ask)).map_or(Choice::Pass, |(_, choice)| choice.clone()),
    }
}

/// A route to the wreck, each step chosen among those that lead on.
fn route(state: &State, seat: Seat, ship: u8, mut choose: impl FnMut(u32) -> u32) -> Vec<u8> {
    let mut path = Vec::new();
    while let Options::Path { next, may_stop } = path_options(state, seat, ship, &path) {
        if next.is_empty() || may_stop && choose(2) == 0 {
            break;
        }
        let step = &next[choose(next.len() as u32) as usize].key;
        path.extend(places(std::slice::from_ref(step)).into_iter().flatten());
    }
    path
}

pub fn fallback(state: &State, ask: &Ask<Decision>) -> Choice {
    match &ask.decision {
        Decision::Discard { count } => Choice::Discard((0..*count).collect()),
        Decision::Bid => Choice::Bid(Stock::default()),
        Decision::Settle { .. } => Choice::Settle(false),
        Decision::Reply { .. } => Choice::Decline,
        Decision::Vote => Choice::Vote(Vote::Abstain),
        Decision::Jam => Choice::Pass,
        Decision::Route { ship } => Choice::Fly(shortest(state, ask.seat, *ship)),
        Decision::Order => Choice::Order((0..effects(state).len() as u8).collect()),
        Decision::Aid => Choice::Aid(others(state, ask.seat).first().copied().unwrap_or(ask.seat)),
        Decision::Ship | Decision::Offer => {
            legal(state, ask).into_iter().next().map_or(Choice::Pass, |(_, choice)| choice)
        }
    }
}

fn shortest(state: &State, seat: Seat, ship: u8) -> Vec<u8> {
    let (mut here, mut path) = (state.public.captain(seat).ships[usize::from(ship)], Vec::new());
    let target = state.public.wreck.map_or(here, |wreck| wreck.place);
    while here != target {
        let on = |(next, cost): &(u8, u32)| MAP.distance(*next, target).map(|rest| rest + cost);
        let Some((next, _)) = MAP.steps(here).filter(|step| on(step).is_some()).min_by_key(on) else { break };
        path.push(next);
        here = next;
    }
    path
}

pub fn advise(state: &State, ask: &Ask<Decision>, given: Option<&Given>) -> Advice {
    let judged = given.map(|given| choice(state, ask, given));
    let refusal = judged.as_ref().and_then(|judged| match judged {
        Ok(choice) => check(state, ask, choice).err(),
        Err(refusal) => Some(refusal.clone()),
    });
    let next = match (&ask.decision, judged) {
        (Decision::Route { ship }, Some(Ok(Choice::Fly(path)))) => Some(path_options(state, ask.seat, *ship, &path)),
        _ => None,
    };
    Advice { refusal, next, ..Advice::default() }
}
