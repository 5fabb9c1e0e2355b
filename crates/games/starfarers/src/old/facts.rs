//! The facts of the first two versions, in their order.

use orrery_core::Was::{Moved, Read};
use orrery_core::{Seat, SeatSet, Taken, Was, taken as read};
use orrery_kit::fx::BlockId;

use crate::Starfarers;
use crate::content::{Ball, Encounter, Gift, Part, Question, Resource, Site};
use crate::event::{Beginning, Course, Dealt, Event, Income, Reading, Round, Seven, Talk, Works};
use crate::questions::{
    Answer, Decision, Fly, Give, Jump, Pay, Prize, Refit, Relief, Retreat, Roll, Shake, Shares, Steal, Take,
};
use crate::record::{Mark, Marks, Source};
use crate::rules::score::Score;
use crate::sets::Cards;
use crate::state::{Deal, Ending, Launch, MAX_SEATS, Order, Phase, Public, ShipKind, State};

type Facts<'a> = Taken<'a, Event>;

#[rustfmt::skip]
pub(super) static LIST: [Was<Starfarers>; 67] = [
    Read(dealt), Read(first_ship_placed), Read(placed), Read(hands_dealt), Read(turn_began), Read(went_on),
    // Rolled; DiscardsDue
    Moved(&[3, 0]), Read(produced), Moved(&[4, 0]), Read(discard_sealed), Read(discards_opened), Read(stolen),
    // NobodyRobbed; Relieved, SupplyRefilled, SupplyDrawn, SupplyDone
    Moved(&[4, 4]), Moved(&[3, 2]), Moved(&[3, 3]), Moved(&[3, 4]), Moved(&[3, 5]),
    // Exchanged; Redeemed
    Read(built), Moved(&[5, 1]), Read(fame_bought), Moved(&[5, 3]),
    // OfferLapsed, Accepted, Declined, ReplyLapsed, CounterBegun
    Read(offered), Moved(&[6, 1]), Moved(&[6, 2]), Moved(&[6, 3]), Moved(&[6, 4]), Moved(&[6, 5]),
    // Countered, Proposed, ProposalLapsed, Traded, MarketClosed
    Moved(&[6, 6]), Moved(&[6, 7]), Moved(&[6, 8]), Moved(&[6, 9]), Moved(&[6, 10]),
    // DeckRenewed
    Read(shaken), Moved(&[7, 1]), Read(encounter_drawn), Read(node_reached),
    // Answered, Gave, Tested, Read; ResultDone
    Moved(&[7, 3]), Moved(&[7, 4]), Moved(&[7, 5]), Moved(&[7, 6]), Moved(&[0, 3]),
    // FameChanged, Took, Refunded, Impounded, Lost, PartFitted, PartRemoved
    Read(|state, bytes| points(state, &[8, 0], bytes)),
    Moved(&[8, 1]), Moved(&[8, 2]), Moved(&[8, 3]), Moved(&[8, 4]), Moved(&[8, 5]), Moved(&[8, 6]),
    // Stalled, Retreated, ShipLost, Jumped, PrizePlaced, VoucherKept, SpeedChanged
    Moved(&[8, 7]), Moved(&[8, 8]), Moved(&[8, 9]), Moved(&[8, 10]), Moved(&[8, 11]), Moved(&[8, 12]), Moved(&[8, 13]),
    // WearStruck, WearOver; Flew, Looked
    Moved(&[7, 7]), Moved(&[7, 8]), Read(encounter_over), Moved(&[9, 0]), Moved(&[9, 1]),
    // Cleared, ColonyFounded, PostFounded
    Read(|state, bytes| points(state, &[9, 2], bytes)),
    Read(|state, bytes| points(state, &[9, 3], bytes)),
    Read(|state, bytes| points(state, &[9, 4], bytes)),
    // FriendTaken; TurnEnded, PlayerLeft
    Moved(&[9, 5]), Moved(&[2, 1]), Moved(&[2, 2]), Read(ended),
];

/// The points of a player by source, as they were counted.
fn score(public: &Public, seat: Seat) -> Score {
    let (player, ports) = (public.player(seat), public.spaceports(seat));
    let (colonies, spaceports) = (public.colonies(seat) - ports, 2 * ports);
    let (friendship, fame, cleared) = (2 * public.friendship_chips(seat), player.fame / 2, player.cleared.len() as u8);
    let total = colonies + spaceports + friendship + fame + cleared;
    Score { colonies, spaceports, friendship, fame, cleared, total }
}

fn marks(public: &Public) -> Marks {
    let mut marks = Marks::default();
    public.everybody().for_each(|seat| marks[seat.index()] = Mark::of(&score(public, seat)));
    marks
}

/// A fact that may bring points, and who has risen by it.
fn risen(state: &State, fact: Event) -> Vec<Event> {
    let mut after = *state;
    fact.fold(&mut after);
    let public = &after.public;
    let vp = |seat: Seat| score(public, seat).total;
    let risen = public.everybody().filter(|seat| vp(*seat) > public.player(*seat).best);
    let risen: Vec<Event> = risen.map(|seat| Course::Rose { seat, vp: vp(seat) }.into()).collect();
    [fact].into_iter().chain(risen).collect()
}

/// The same fields, with these numbers before them now.
fn points<'a>(state: &State, before: &[u8], bytes: &'a [u8]) -> Facts<'a> {
    let now = [before, bytes].concat();
    let (fact, rest) = postcard::take_from_bytes(&now)?;
    Ok((risen(state, fact), &bytes[bytes.len() - rest.len()..]))
}

fn dealt<'a>(state: &State, bytes: &'a [u8]) -> Facts<'a> {
    let to = if state.public.terms.expert { Phase::Placing { placed: 0 } } else { Phase::FirstShips };
    read(bytes, |dealt: Box<Dealt>| risen(state, Beginning::Dealt { first: dealt.first, dealt, to }.into()))
}

fn after_placing(state: &State, placed: u8) -> Phase {
    let placed = placed + 1;
    if placed == 3 * state.public.seats { Phase::Hands } else { Phase::Placing { placed } }
}

fn first_ship_placed<'a>(state: &State, bytes: &'a [u8]) -> Facts<'a> {
    let to = match state.public.phase() {
        Phase::PlacingShip { placed } => Some(after_placing(state, placed)),
        _ => (state.public.waiting.len() == 1).then_some(Phase::Hands),
    };
    read(bytes, |(seat, kind, launch): (Seat, ShipKind, Launch)| {
        vec![Beginning::FirstShipPlaced { seat, kind, launch, to }.into()]
    })
}

fn placed<'a>(state: &State, bytes: &'a [u8]) -> Facts<'a> {
    let Phase::Placing { placed } = state.public.phase() else { return Err(postcard::Error::DeserializeBadEnum) };
    read(bytes, |(seat, site, spaceport): (Seat, Site, bool)| {
        let to = if spaceport { Phase::PlacingShip { placed } } else { after_placing(state, placed) };
        risen(state, Beginning::Placed { seat, site, spaceport, to }.into())
    })
}

fn hands_dealt<'a>(_: &State, bytes: &'a [u8]) -> Facts<'a> {
    read(bytes, |(seats, hands): (u8, [Cards; MAX_SEATS])| {
        Seat::all(seats).zip(hands).map(|(seat, cards)| Beginning::HandDealt { seat, cards }.into()).collect()
    })
}

fn turn_began<'a>(state: &State, bytes: &'a [u8]) -> Facts<'a> {
    read(bytes, |(seat, round, idle): (Seat, u16, u8)| {
        let marks = (round > state.public.round).then(|| marks(&state.public));
        vec![Round::TurnBegan { seat, round, idle, marks, to: Phase::ask(seat, Roll) }.into()]
    })
}

fn ended<'a>(state: &State, bytes: &'a [u8]) -> Facts<'a> {
    read(bytes, |ending: Ending| vec![Round::Ended { ending, marks: marks(&state.public) }.into()])
}

/// By the number of the phase of that day.
fn went_on<'a>(state: &State, bytes: &'a [u8]) -> Facts<'a> {
    let (was, rest) = postcard::take_from_bytes(bytes)?;
    let active = state.public.active;
    let to = match was {
        5u32 => Phase::ask(active, Roll),
        10 => Phase::Settled,
        11 => Phase::ask(active, Shares),
        12 => Phase::Supply,
        13 => Phase::Trade,
        14 => Phase::ask(active, Shake),
        16 => return card_asked(rest),
        // To the next card, or to fly: the end of the card says it.
        15 | 17 => return Ok((Vec::new(), rest)),
        _ => return Err(postcard::Error::DeserializeBadEnum),
    };
    Ok((vec![Course::WentOn { to }.into()], rest))
}

/// By the number of the stage of a card; what is paid or taken is counted.
fn card_asked(bytes: &[u8]) -> Facts<'_> {
    let (stage, rest) = postcard::take_from_bytes(bytes)?;
    let (count, rest) = if matches!(stage, 2u32 | 3) { postcard::take_from_bytes(rest)? } else { (0, rest) };
    let question: Decision = match stage {
        2 => Pay { count }.into(),
        3 => Take { count }.into(),
        4 => Refit { gain: true }.into(),
        5 => Refit { gain: false }.into(),
        6 => Retreat.into(),
        7 => Prize.into(),
        8 => Jump.into(),
        _ => return Err(postcard::Error::DeserializeBadEnum),
    };
    Ok((vec![Course::CardAsked { question }.into()], rest))
}

fn produced<'a>(state: &State, bytes: &'a [u8]) -> Facts<'a> {
    read(bytes, |(sum, cards, short): (u8, [Cards; MAX_SEATS], [bool; Resource::COUNT])| {
        let friends = std::array::from_fn(|at| added(&state.public, Seat(at as u8), cards[at], &short));
        let to = relieved(&state.public, &cards).map_or(Phase::Settled, |seat| Phase::ask(seat, Relief));
        vec![Income::Produced { sum, cards, friends, short, to }.into()]
    })
}

/// F20, R-13
fn relieved(public: &Public, cards: &[Cards; MAX_SEATS]) -> Option<Seat> {
    let owner = public.everybody().find(|seat| public.has(*seat, Gift::Relief))?;
    let counts = public.terms.relief_always || owner == public.active;
    let paid = cards.iter().fold(Cards::NONE, |all, cards| all.plus(*cards));
    (counts && cards[owner.index()].is_empty() && public.bank != paid).then_some(owner)
}

/// F01 to F05
fn added(public: &Public, seat: Seat, cards: Cards, short: &[bool; Resource::COUNT]) -> u8 {
    let adds = |resource: Resource| !short[resource.index()] && cards.get(resource) > 0;
    public.gifts(seat).filter(|gift| matches!(gift, Gift::More(more) if adds(*more))).count() as u8
}

fn discard_sealed<'a>(_: &State, bytes: &'a [u8]) -> Facts<'a> {
    read(bytes, |(seat, cards): (Seat, Cards)| vec![Seven::DiscardSealed { seat, count: cards.total(), cards }.into()])
}

fn discards_opened<'a>(state: &State, bytes: &'a [u8]) -> Facts<'a> {
    read(bytes, |cards: [Cards; MAX_SEATS]| {
        let public = &state.public;
        let robbed = |seat: Seat| public.player(seat).hand > cards[seat.index()].total();
        let steals = public.others(public.active).any(robbed);
        let to = if steals { Phase::ask(public.active, Steal) } else { Phase::Settled };
        vec![Seven::DiscardsOpened { cards, to }.into()]
    })
}

fn stolen<'a>(state: &State, bytes: &'a [u8]) -> Facts<'a> {
    let source = match state.public.phase() {
        Phase::Ask { question: Decision::Shares(_), .. } => Source::Friends,
        Phase::Meeting => Source::Encounters,
        _ => Source::Theft,
    };
    read(bytes, |(by, from, card): (Seat, Seat, Resource)| vec![Seven::Stolen { by, from, card, source }.into()])
}

fn built<'a>(state: &State, bytes: &'a [u8]) -> Facts<'a> {
    read(bytes, |(seat, order): (Seat, Order)| risen(state, Works::Built { seat, order, cost: cost(order) }.into()))
}

const fn cost(order: Order) -> Cards {
    Cards(match order {
        Order::Ship(ShipKind::Colony, _) => [1, 1, 1, 1, 0],
        Order::Ship(ShipKind::Trade, _) => [1, 1, 0, 0, 2],
        Order::Spaceport(_) => [0, 0, 3, 2, 0],
        Order::Part(Part::Cannon) => [0, 0, 2, 0, 0],
        Order::Part(Part::Booster) => [0, 2, 0, 0, 0],
        Order::Part(Part::FreightRing) => [2, 0, 0, 0, 0],
    })
}

fn fame_bought<'a>(state: &State, bytes: &'a [u8]) -> Facts<'a> {
    let cost = Cards::of(Resource::Goods, 1);
    read(bytes, |seat: Seat| risen(state, Works::FameBought { seat, cost }.into()))
}

fn offered<'a>(state: &State, bytes: &'a [u8]) -> Facts<'a> {
    read(bytes, |(seat, deal): (Seat, Deal)| {
        let asked: SeatSet = deal.to.iter().filter(|to| state.public.player(*to).hand > 0).collect();
        vec![Talk::Offered { seat, deal, asked }.into()]
    })
}

fn shaken<'a>(_: &State, bytes: &'a [u8]) -> Facts<'a> {
    read(bytes, |(seat, balls): (Seat, (Ball, Ball))| {
        let (base, to) = match balls {
            (Ball::Black, _) | (_, Ball::Black) => (3, Phase::Draw),
            (a, b) => (a.value() + b.value(), Phase::ask(seat, Fly)),
        };
        vec![Reading::Shaken { seat, balls, base, to }.into()]
    })
}

type Asked = Option<(Question, u8)>;

/// What the card asks once this has been read.
fn with_question(fact: Event, asked: Asked) -> Vec<Event> {
    let question = asked.map(|(question, _)| match question {
        Question::Vessel | Question::Travellers => Give.into(),
        _ => Answer.into(),
    });
    [fact].into_iter().chain(question.map(|question| Course::CardAsked { question }.into())).collect()
}

fn encounter_drawn<'a>(_: &State, bytes: &'a [u8]) -> Facts<'a> {
    read(bytes, |(seat, card, question, reader): (Seat, Encounter, Asked, Option<Seat>)| {
        with_question(Reading::EncounterDrawn { seat, card, question, reader }.into(), question)
    })
}

fn node_reached<'a>(_: &State, bytes: &'a [u8]) -> Facts<'a> {
    read(bytes, |(node, question): (BlockId, Asked)| {
        with_question(Course::NodeReached { node, question }.into(), question)
    })
}

fn encounter_over<'a>(state: &State, bytes: &'a [u8]) -> Facts<'a> {
    let another = state.public.meeting.is_some_and(|meeting| meeting.next && meeting.number < 3);
    let to = if another { Phase::Draw } else { Phase::ask(state.public.active, Fly) };
    read(bytes, |card: Encounter| vec![Reading::EncounterOver { card, to }.into()])
}
