//! What a viewer may know of a state and of a fact, and worlds imagined from that.

use orrery_core::{Dice, Line, Message, Rule, Seat, SeatSet, Section, Viewer};
use orrery_kit::{Bag, Ballots, Sealed, Vote};
use serde::{Deserialize, Serialize};

use super::content::{CARDS, PLACES};
use super::state::{Card, Frame, Public, State, Stock};
use super::{Shown, rule};

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
    let Frame::Vote { tied } = view.public.frames.top() else { return Ballots::default() };
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
    match shown {
        Shown::WreckFound { .. } => all("log-wreck", rule::ROUND),
        Shown::Drew { seat, card } => {
            line(*seat, if card.is_some() { "log-drew-own" } else { "log-drew" }, rule::ROUND)
        }
        Shown::Discarded { seat, cards, .. } => {
            line(*seat, if cards.is_some() { "log-discarded-own" } else { "log-discarded" }, rule::LIMIT)
        }
        Shown::BidSealed { seat, bid } => line(*seat, if bid.is_some() { "log-bid-own" } else { "log-bid" }, rule::BID),
        Shown::VoteSealed { seat, vote, .. } => {
            line(*seat, if vote.is_some() { "log-vote-own" } else { "log-vote" }, rule::VOTE)
        }
        Shown::Offered { by, .. } => line(*by, "log-offered", rule::TRADE),
        Shown::Declined { by, .. } => line(*by, "log-declined", rule::TRADE),
        Shown::Countered { by, .. } => line(*by, "log-countered", rule::TRADE),
        Shown::CounterTurnedDown { by, .. } => line(*by, "log-turned-down", rule::TRADE),
        Shown::Traded { by, .. } => line(*by, "log-traded", rule::TRADE),
        Shown::BidsOpened { .. } => all("log-bids", rule::BID),
        Shown::Tied { .. } => all("log-tied", rule::VOTE),
        Shown::VotesOpened { .. } => all("log-votes", rule::VOTE),
        Shown::Won { seat, .. } => line(*seat, "log-won", rule::BID),
        Shown::JamDeclined { seat } => line(*seat, "log-no-jam", rule::JAM),
        Shown::Jammed { by } => line(*by, "log-jammed", rule::JAM),
        Shown::JamsOver => None,
        Shown::ShipChosen { seat, .. } => line(*seat, "log-ship", rule::SHIP),
        Shown::Flown { seat, .. } => line(*seat, "log-flown", rule::ROUTE),
        Shown::Gained { seat, .. } => line(*seat, "log-gained", rule::EFFECTS),
        Shown::Paid { seat, .. } => line(*seat, "log-paid", rule::EFFECTS),
        Shown::AirChanged { .. } => all("log-air", rule::EFFECTS),
        Shown::Searched { seat, .. } => line(*seat, "log-searched", rule::EFFECTS),
        Shown::Reacted { seat } => line(*seat, "log-reacted", rule::EFFECTS),
        Shown::ReactionDeclined { seat } => line(*seat, "log-left-it", rule::EFFECTS),
        Shown::AidDue { .. } | Shown::Went { .. } | Shown::ReactionsDue { .. } | Shown::ReactionsOver => None,
        Shown::Aided { by, .. } => line(*by, "log-aided", rule::AID),
        Shown::Salvaged { seat } => line(*seat, "log-salvaged", rule::EFFECTS),
        Shown::Drifted => all("log-drifted", rule::AIR),
        Shown::HandsShown { .. } => all("log-hands", rule::END),
        Shown::Left { seat } => line(*seat, "log-left", rule::LEAVE),
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
