//! What a viewer may know of a state and of a fact, and worlds imagined from that.

use orrery_core::{Dice, Line, Message, Rule, Seat, SeatSet, Section, Viewer};
use orrery_kit::{Bag, Ballots, Sealed, Vote};
use serde::{Deserialize, Serialize};

use super::content::{CARDS, PLACES};
use super::state::{Card, Frame, Public, State, Stock};
use super::{Event, rule};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hand {
    /// One's own, or any once hands are shown.
    Open(Vec<Card>),
    Hidden(usize),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub public: Public,
    pub hands: Vec<Hand>,
    pub viewer: Viewer,
    /// Who has bid, and the viewer's own bid.
    pub bidders: SeatSet,
    pub bid: Option<Stock>,
    /// Who has voted, and the viewer's own vote.
    pub voters: SeatSet,
    pub vote: Option<Vote<Seat>>,
}

/// A fact as one viewer learns it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shown {
    /// A fact with nothing hidden in it.
    Open(Event),
    Drew {
        seat: Seat,
    },
    Discarded {
        seat: Seat,
        count: usize,
    },
    BidSealed {
        seat: Seat,
    },
    VoteSealed {
        seat: Seat,
    },
}

pub fn view(state: &State, viewer: Viewer) -> View {
    let hand = |seat: Seat| match state.hand(seat) {
        cards if state.public.shown || viewer.is(seat) => Hand::Open(cards.to_vec()),
        cards => Hand::Hidden(cards.len()),
    };
    View {
        public: state.public.clone(),
        hands: state.public.seats().map(hand).collect(),
        viewer,
        bidders: state.bids.seats(),
        bid: viewer.seat().and_then(|seat| state.bids.of(seat).copied()),
        voters: state.votes.seats(),
        vote: viewer.seat().and_then(|seat| state.votes.of(seat)),
    }
}

/// Open facts are named one by one: a new fact shows nothing until somebody has thought about it.
pub fn show(event: &Event, viewer: Viewer) -> Shown {
    match event {
        Event::Drew { seat, .. } if !viewer.is(*seat) => Shown::Drew { seat: *seat },
        Event::Discarded { seat, cards } if !viewer.is(*seat) => Shown::Discarded { seat: *seat, count: cards.len() },
        Event::BidSealed { seat, .. } if !viewer.is(*seat) => Shown::BidSealed { seat: *seat },
        Event::VoteSealed { seat, .. } if !viewer.is(*seat) => Shown::VoteSealed { seat: *seat },
        Event::Drew { .. }
        | Event::Discarded { .. }
        | Event::BidSealed { .. }
        | Event::VoteSealed { .. }
        | Event::WreckFound { .. }
        | Event::Offered { .. }
        | Event::Declined { .. }
        | Event::Countered { .. }
        | Event::CounterTurnedDown { .. }
        | Event::Traded { .. }
        | Event::BidsOpened { .. }
        | Event::Tied { .. }
        | Event::VotesOpened { .. }
        | Event::Won { .. }
        | Event::JamDeclined { .. }
        | Event::Jammed { .. }
        | Event::JamsOver
        | Event::ShipChosen { .. }
        | Event::Flown { .. }
        | Event::Ordered { .. }
        | Event::Took { .. }
        | Event::Aided { .. }
        | Event::Salvaged { .. }
        | Event::Drifted
        | Event::HandsShown { .. }
        | Event::Left { .. } => Shown::Open(event.clone()),
    }
}

/// Hidden cards are dealt anew from those not in sight; sealed answers are any that could have been given.
pub fn imagine(view: &View, luck: &mut Dice) -> State {
    let mut bag = unseen(view);
    let mut hand = |hand: &Hand| match hand {
        Hand::Open(cards) => cards.clone(),
        Hand::Hidden(count) => {
            let mut cards: Vec<Card> = (0..*count).filter_map(|_| draw(&mut bag, luck)).collect();
            cards.sort();
            cards
        }
    };
    let hands = view.hands.iter().map(&mut hand).collect();
    let bids = imagine_bids(view, luck);
    let votes = imagine_votes(view, luck);
    State { public: view.public.clone(), hands, bag, bids, votes }
}

fn unseen(view: &View) -> Bag<Card> {
    let mut bag: Bag<Card> = CARDS.iter().flat_map(|(card, count)| (0..*count).map(|_| *card)).collect();
    let open = view.hands.iter().flat_map(|hand| match hand {
        Hand::Open(cards) => &cards[..],
        Hand::Hidden(_) => &[],
    });
    for card in open.chain(&view.public.spent) {
        bag.take(*card);
    }
    bag
}

fn draw(bag: &mut Bag<Card>, luck: &mut Dice) -> Option<Card> {
    let card = bag.pick(luck)?;
    bag.take(card);
    Some(card)
}

fn imagine_bids(view: &View, luck: &mut Dice) -> Sealed<Stock> {
    let mut bids = Sealed::default();
    for seat in view.bidders.iter() {
        let have = view.public.stock(seat);
        let any = Stock { credits: luck.below(have.credits + 1), fuel: luck.below(have.fuel + 1) };
        bids.put(seat, view.bid.filter(|_| view.viewer.is(seat)).unwrap_or(any));
    }
    bids
}

fn imagine_votes(view: &View, luck: &mut Dice) -> Ballots<Seat> {
    let Some(Frame::Vote { tied }) = view.public.frames.top() else { return Ballots::default() };
    let mut votes = Ballots::default();
    for seat in view.voters.iter() {
        let any =
            tied.get(luck.below(tied.len() as u32 + 1) as usize).map_or(Vote::Abstain, |(seat, _)| Vote::For(*seat));
        let vote = view.vote.filter(|_| view.viewer.is(seat)).unwrap_or(any);
        votes.cast(seat, vote, view.public.captain(seat).points + 1);
    }
    votes
}

pub fn line(shown: &Shown) -> Option<Line> {
    let line = |seat: Seat, message: &'static str, rule: Rule| Some(Line::new(Some(seat), message, &[rule]));
    let all = |message: &'static str, rule: Rule| Some(Line::new(None, message, &[rule]));
    let event = match shown {
        Shown::Drew { seat } => return line(*seat, "log-drew", rule::ROUND),
        Shown::Discarded { seat, .. } => return line(*seat, "log-discarded", rule::LIMIT),
        Shown::BidSealed { seat } => return line(*seat, "log-bid", rule::BID),
        Shown::VoteSealed { seat } => return line(*seat, "log-vote", rule::VOTE),
        Shown::Open(event) => event,
    };
    match event {
        Event::WreckFound { .. } => all("log-wreck", rule::ROUND),
        Event::Drew { seat, .. } => line(*seat, "log-drew-own", rule::ROUND),
        Event::Discarded { seat, .. } => line(*seat, "log-discarded-own", rule::LIMIT),
        Event::BidSealed { seat, .. } => line(*seat, "log-bid-own", rule::BID),
        Event::Offered { by, .. } => line(*by, "log-offered", rule::TRADE),
        Event::Declined { by, .. } => line(*by, "log-declined", rule::TRADE),
        Event::Countered { by, .. } => line(*by, "log-countered", rule::TRADE),
        Event::CounterTurnedDown { by, .. } => line(*by, "log-turned-down", rule::TRADE),
        Event::Traded { by, .. } => line(*by, "log-traded", rule::TRADE),
        Event::BidsOpened { .. } => all("log-bids", rule::BID),
        Event::Tied { .. } => all("log-tied", rule::VOTE),
        Event::VoteSealed { seat, .. } => line(*seat, "log-vote-own", rule::VOTE),
        Event::VotesOpened { .. } => all("log-votes", rule::VOTE),
        Event::Won { seat, .. } => line(*seat, "log-won", rule::BID),
        Event::JamDeclined { seat } => line(*seat, "log-no-jam", rule::JAM),
        Event::Jammed { by } => line(*by, "log-jammed", rule::JAM),
        Event::JamsOver => None,
        Event::ShipChosen { seat, .. } => line(*seat, "log-ship", rule::SHIP),
        Event::Flown { seat, .. } => line(*seat, "log-flown", rule::ROUTE),
        Event::Ordered { seat, .. } => line(*seat, "log-ordered", rule::EFFECTS),
        Event::Took { seat, .. } => line(*seat, "log-took", rule::EFFECTS),
        Event::Aided { by, .. } => line(*by, "log-aided", rule::AID),
        Event::Salvaged { seat } => line(*seat, "log-salvaged", rule::EFFECTS),
        Event::Drifted => all("log-drifted", rule::AIR),
        Event::HandsShown { .. } => all("log-hands", rule::END),
        Event::Left { seat } => line(*seat, "log-left", rule::LEAVE),
    }
}

pub fn board(view: &View) -> Vec<Section> {
    let station = Message::new("station").with("air", view.public.air).with("wrecks", view.public.wrecks_left);
    let captain = |seat: Seat| {
        let captain = view.public.captain(seat);
        let ships = captain.ships.iter().map(|at| Message::new(PLACES[usize::from(*at)])).collect::<Vec<_>>();
        let stock = Message::new("captain").with("seat", seat).with("points", captain.points);
        stock.with("credits", captain.stock.credits).with("fuel", captain.stock.fuel).with("ships", ships)
    };
    vec![Section::new("station", vec![station]), Section::new("captains", view.public.seats().map(captain).collect())]
}
