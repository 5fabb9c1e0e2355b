//! The whole truth of a table: decks, hands, sealed ships, whose turn it is. Flat, so that copying it is cheap.

use orrery_core::{Frames, Seat, SeatSet, Setup};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Cards};
use crate::content::Kind;
use crate::lesson::Lesson;
use crate::numbers::Category;
use crate::ship::{Layout, Ship};

pub const MAX_SEATS: usize = 6;

orrery_kit::options! {
    /// R39: five categories, or the four of the older edition (iI2c.5).
    pub enum Categories = "categories" { Five = "five", Four = "four" }
    /// R40: when the draft ends once a deck is empty.
    pub enum DraftEnd = "end" folded { AtOnce = "at-once", FinishRound = "finish-round" }
    /// Whether hands lie open during the draft and the assembly.
    pub enum Hands = "hands" { Open = "open", Hidden = "hidden" }
}

impl Categories {
    pub fn list(self) -> &'static [Category] {
        match self {
            Categories::Five => &Category::ALL,
            Categories::Four => &Category::FOUR,
        }
    }
}

/// What was agreed when the table was set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub categories: Categories,
    pub end: DraftEnd,
    pub hands: Hands,
    /// iI-L5: a guided first game.
    pub lesson: Option<Lesson>,
}

impl Terms {
    pub(crate) fn of(setup: &Setup) -> Terms {
        let (categories, end, hands) = (Categories::of(setup), DraftEnd::of(setup), Hands::of(setup));
        Terms { categories, end, hands, lesson: Lesson::of(setup) }
    }
}

/// A deck: the open top card, the cards nobody has seen yet and those put under the deck. The unseen cards are a
/// bag from which the next top is drawn when it must appear: there is no order to leak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck {
    pub top: Option<Card>,
    pub unseen: Cards,
    /// R45: so many of those stay in the box. Nobody knows which, so none is told from the others.
    pub boxed: u8,
    pub under: Under,
}

impl Deck {
    pub fn full(cards: Cards) -> Deck {
        Deck { top: None, unseen: cards, boxed: 0, under: Under::default() }
    }

    /// How many cards nobody has seen are still to come.
    pub fn to_come(&self) -> usize {
        self.unseen.len().saturating_sub(self.boxed.into())
    }

    pub fn len(&self) -> usize {
        usize::from(self.top.is_some()) + self.to_come() + self.under.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All of them, with those in the box.
    pub fn cards(&self) -> Cards {
        let top = self.top.map_or(Cards::NONE, |card| Cards::NONE.with(card));
        top.or(self.unseen).or(self.under.iter().collect())
    }

    /// The next card: one nobody has seen while there are any, then those put under the deck in their order. `below`
    /// draws a number below another.
    pub(crate) fn next(&self, below: impl FnOnce(u32) -> u32) -> Option<Card> {
        match self.to_come() {
            0 => self.under.first(),
            _ => self.unseen.nth(below(self.unseen.len() as u32) as usize),
        }
    }

    /// The card that `top` came from leaves the bag, or the known cards under the deck.
    pub(crate) fn turn_up(&mut self, top: Option<Card>) {
        self.top = top;
        match top {
            Some(card) if self.unseen.contains(card) => self.unseen.remove(card),
            Some(_) => self.under.pop(),
            None => {}
        }
    }

    /// iI2b.1
    pub(crate) fn bury_top(&mut self) {
        if let Some(card) = self.top.take() {
            self.under.push(card);
        }
    }
}

/// The known cards under a deck, the uppermost first. No deck has more than 17 cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Under {
    count: u8,
    cards: [Option<Card>; 17],
}

impl Under {
    pub fn len(&self) -> usize {
        usize::from(self.count)
    }

    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub fn first(&self) -> Option<Card> {
        self.cards[0]
    }

    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().flatten().copied()
    }

    pub(crate) fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(usize::from(self.count)) {
            *place = Some(card);
            self.count += 1;
        }
    }

    pub(crate) fn pop(&mut self) {
        self.cards.rotate_left(1);
        self.cards[self.cards.len() - 1] = None;
        self.count = self.count.saturating_sub(1);
    }
}

impl FromIterator<Card> for Under {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut under = Under::default();
        cards.into_iter().for_each(|card| under.push(card));
        under
    }
}

/// How far a player's assembly has come. Secret until the comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Slip {
    /// Nothing handed in yet.
    #[default]
    Blank,
    /// The cards are laid out, the chain of the thruster is still to be chosen (iI-J5.1).
    Laid(Layout),
    NoShip,
    Ship(Ship),
}

impl Slip {
    pub fn ship(&self) -> Option<&Ship> {
        match self {
            Slip::Ship(ship) => Some(ship),
            _ => None,
        }
    }
}

orrery_kit::named! {
    /// Which way a game ended, by the message that tells it.
    #[serde(rename_all = "kebab-case")]
    pub enum Ending {
        /// iI2d.1: one player has the most points.
        Won = "ending-won",
        /// iI2d.1: several have the most points.
        Shared = "ending-shared",
        /// R41: a single player has a ship.
        OnlyShip = "ending-only-ship",
        /// R41: nobody has a ship.
        NoShips = "ending-no-ships",
        /// iI-L1: all others have left.
        LastPlayer = "ending-last-player",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    SetUp,
    Draft,
    Assemble,
    Over(Ending),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub terms: Terms,
    pub seats: u8,
    /// Where the game is, and under which number its questions are asked.
    pub frames: Frames<Phase, 0>,
    pub round: u16,
    /// Who picks first this round.
    pub first: Seat,
    /// Who has had a turn this round.
    pub picked: SeatSet,
    pub decks: [Deck; 6],
    pub hands: [Cards; MAX_SEATS],
    pub slips: [Slip; MAX_SEATS],
    pub left: SeatSet,
    /// Cards of players who left: they are out of the game (iI-L1).
    pub gone: Cards,
    /// iI-L5: the stage of a guided first game that is open, from 0; it only grows.
    pub stage: u8,
}

impl State {
    pub fn phase(&self) -> Phase {
        *self.frames.top()
    }

    pub fn deck(&self, kind: Kind) -> &Deck {
        &self.decks[kind.index()]
    }

    /// The decks that still have a card, with it.
    pub fn open_decks(&self) -> impl Iterator<Item = (Kind, Card)> + '_ {
        Kind::ALL.into_iter().filter_map(|kind| Some((kind, self.deck(kind).top?)))
    }

    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    pub fn slip(&self, seat: Seat) -> &Slip {
        &self.slips[seat.index()]
    }

    /// The players still at the table, in seat order.
    pub fn present(&self) -> impl Iterator<Item = Seat> + use<> {
        let left = self.left;
        Seat::all(self.seats).filter(move |seat| !left.contains(*seat))
    }

    /// Whose pick it is; nobody's when the round is over. Players who left are skipped (iI-L1).
    pub fn turn(&self) -> Option<Seat> {
        let mut clockwise = (0..self.seats).map(|steps| self.first.after(steps, self.seats));
        clockwise.find(|seat| !self.picked.contains(*seat) && !self.left.contains(*seat))
    }

    /// iI2b.2: the first-player role passes clockwise, past those who left (iI-L1).
    pub(crate) fn next_first(&self) -> Seat {
        let mut clockwise = (1..=self.seats).map(|steps| self.first.after(steps, self.seats));
        clockwise.find(|seat| !self.left.contains(*seat)).unwrap_or(self.first)
    }

    /// iI2c.1, R40: the deck whose end is the end of the draft; the round may have to be finished first.
    pub fn draft_ended_by(&self) -> Option<Kind> {
        let emptied = self.decks.iter().position(Deck::is_empty).and_then(Kind::nth);
        let goes_on = || self.turn().is_some() && !self.decks.iter().all(Deck::is_empty);
        emptied.filter(|_| self.terms.end == DraftEnd::AtOnce || !goes_on())
    }

    /// Somebody has not handed in anything yet.
    pub fn is_a_slip_blank(&self) -> bool {
        self.present().any(|seat| *self.slip(seat) == Slip::Blank)
    }

    /// iI-L4: whether everybody may see what the others hold.
    pub fn are_hands_open(&self) -> bool {
        self.terms.hands == Hands::Open || matches!(self.phase(), Phase::Over(_))
    }
}
