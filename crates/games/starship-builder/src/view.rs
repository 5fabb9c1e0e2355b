//! What one viewer may know of a state. Built up from nothing.

mod imagine;

pub(crate) use imagine::imagine;

use orrery_core::{Frames, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Cards};
use crate::content::Kind;
use crate::numbers::{Category, Numbers};
use crate::rules::compare::{self, Points};
use crate::ship::Ship;
use crate::state::{Deck, Ending, Phase, Slip, State, Terms};

/// A deck as the table sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckView {
    pub kind: Kind,
    pub top: Option<Card>,
    /// All cards of the deck, the top included.
    pub left: u8,
    /// How many of them nobody has seen yet; these come before those put under the deck.
    pub unseen: u8,
    /// R45: so many more stay in the box.
    pub boxed: u8,
    /// Which they are, those in the box among them, and what lies under the deck in order. With hidden hands both stay unknown: what is missing
    /// from them would be in a hand.
    pub known: Option<DeckKnown>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckKnown {
    pub unseen: Cards,
    pub under: Vec<Card>,
}

/// A hand as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandView {
    /// The number of cards of each kind.
    pub counts: [u8; 6],
    /// The cards, where they lie open to the viewer.
    pub cards: Option<Cards>,
}

/// One line of the result: who has which value and who is best.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CategoryResult {
    pub category: Category,
    /// For each seat the value as an exact fraction; `None` without a ship.
    pub values: Vec<Option<(i64, i64)>>,
    /// Who gets the point.
    pub best: SeatSet,
}

/// The comparison, once everything is revealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comparison {
    pub ending: Ending,
    /// For each seat its ship.
    pub ships: Vec<Option<Ship>>,
    pub categories: Vec<CategoryResult>,
    /// For each seat its points.
    pub points: Vec<u8>,
    /// For each seat its place; see [`orrery_core::Standing`].
    pub places: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub terms: Terms,
    pub seats: u8,
    pub phase: Phase,
    pub frames: Frames<Phase, 0>,
    pub round: u16,
    pub first: Seat,
    pub picked: SeatSet,
    /// Whose pick it is during the draft.
    pub turn: Option<Seat>,
    pub decks: Vec<DeckView>,
    pub hands: Vec<HandView>,
    pub left: SeatSet,
    /// The cards that left the game with their players.
    pub gone: HandView,
    /// Who has handed in a ship or "no ship" during the assembly.
    pub submitted: SeatSet,
    /// Who has yet to choose a supply chain, once everybody has handed in.
    pub choosing: SeatSet,
    /// The viewer's own slip.
    pub slip: Slip,
    /// `None` until the ships are revealed.
    pub comparison: Option<Comparison>,
    /// The stage of a guided first game that is open (iI-L5).
    pub stage: u8,
}

impl View {
    pub fn deck(&self, kind: Kind) -> &DeckView {
        &self.decks[kind.index()]
    }

    pub fn hand(&self, seat: Seat) -> &HandView {
        &self.hands[seat.index()]
    }

    /// The viewer's own cards.
    pub fn own_hand(&self) -> Option<Cards> {
        self.viewer.seat().and_then(|seat| self.hands.get(seat.index())).and_then(|hand| hand.cards)
    }

    /// Somebody has not handed in anything yet.
    pub fn is_a_slip_blank(&self) -> bool {
        self.present().any(|seat| !self.submitted.contains(seat))
    }

    /// The players still at the table.
    pub fn present(&self) -> impl Iterator<Item = Seat> + use<> {
        let left = self.left;
        Seat::all(self.seats).filter(move |seat| !left.contains(*seat))
    }
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let open = state.are_hands_open();
    View {
        viewer,
        terms: state.terms,
        seats: state.seats,
        phase: state.phase(),
        frames: state.frames,
        round: state.round,
        first: state.first,
        picked: state.picked,
        turn: if state.phase() == Phase::Draft { state.turn() } else { None },
        decks: Kind::ALL.iter().map(|kind| deck_view(*kind, state.deck(*kind), open)).collect(),
        hands: Seat::all(state.seats).map(|seat| hand_view(state.hand(seat), open || viewer.is(seat))).collect(),
        left: state.left,
        gone: hand_view(state.gone, open),
        submitted: submitted(state),
        choosing: choosing(state),
        slip: viewer.seat().filter(|seat| seat.0 < state.seats).map_or(Slip::Blank, |seat| *state.slip(seat)),
        comparison: comparison(state),
        stage: state.stage,
    }
}

fn deck_view(kind: Kind, deck: &Deck, open: bool) -> DeckView {
    let known = open.then(|| DeckKnown { unseen: deck.unseen, under: deck.under.iter().collect() });
    DeckView { kind, top: deck.top, left: deck.len() as u8, unseen: deck.to_come() as u8, boxed: deck.boxed, known }
}

fn hand_view(cards: Cards, open: bool) -> HandView {
    HandView { counts: cards.counts(), cards: open.then_some(cards) }
}

fn submitted(state: &State) -> SeatSet {
    match state.phase() {
        Phase::Assemble => state.present().filter(|seat| *state.slip(*seat) != Slip::Blank).collect(),
        _ => SeatSet::empty(),
    }
}

/// While slips are blank, that somebody has a choice of chains is nobody's business.
fn choosing(state: &State) -> SeatSet {
    if state.phase() != Phase::Assemble || state.is_a_slip_blank() {
        return SeatSet::empty();
    }
    state.present().filter(|seat| matches!(state.slip(*seat), Slip::Laid(_))).collect()
}

fn comparison(state: &State) -> Option<Comparison> {
    let Phase::Over(ending) = state.phase() else { return None };
    let outcome = compare::outcome(state)?;
    let field = compare::field(state);
    let categories = state.terms.categories.list();
    let points: Points = compare::points(&field, categories);
    let result = |category: &Category| CategoryResult {
        category: *category,
        values: values(&field[..usize::from(state.seats)], *category),
        best: compare::best_in(&field, *category),
    };
    Some(Comparison {
        ending,
        ships: Seat::all(state.seats).map(|seat| state.slip(seat).ship().copied()).collect(),
        categories: categories.iter().map(result).collect(),
        points: Seat::all(state.seats).map(|seat| points.of(seat)).collect(),
        places: outcome.places.iter().map(|place| place.place).collect(),
    })
}

fn values(field: &[Option<Numbers>], category: Category) -> Vec<Option<(i64, i64)>> {
    field.iter().map(|numbers| numbers.map(|numbers| numbers.value(category))).collect()
}
