//! Connect Four on two bitboards: the calibration game. Everything is public and a state is 24 bytes, so what random
//! play costs here is what the engine itself costs.
//!
//! A column has seven bits, six cells and an empty one on top that keeps rows from running into each other.

use orrery_core::{
    AskId, Asked, Asks, Cx, Dice, Game, Heard, Info, Line, Message, Offer, Opt, Outcome, Question, Refusal, Refused,
    Rule, Said, Seat, Section, Setup, Standing, Viewer, Word,
};
use serde::{Deserialize, Serialize};

pub const COLUMNS: u8 = 7;
pub const ROWS: u8 = 6;
const SEATS: u8 = 2;

/// Two seats take turns.
pub const TURNS: Rule = Rule("CF-1");
/// A disc falls to the lowest free cell; a full column takes no more.
pub const DROP: Rule = Rule("CF-2");
/// Four in a line win.
pub const FOUR: Rule = Rule("CF-3");
/// A full board without a line is a draw.
pub const FULL: Rule = Rule("CF-4");
/// Who leaves loses.
pub const LEAVE: Rule = Rule("CF-5");

pub struct ConnectFour;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    discs: [u64; 2],
    left: Option<Seat>,
}

/// Which column?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Column;

/// Drop a disc into this column, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drop(pub u8);

impl Word for Drop {
    fn say(&self, said: &mut Said) {
        said.put((self.0 + 1).to_string());
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        u8::hear(heard)?.checked_sub(1).filter(|column| *column < COLUMNS).map(Drop)
    }
}

orrery_core::questions! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Decision answered by
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    Choice in ConnectFour { Column }
}

orrery_core::facts! {
    pub enum Event shown as Shown {
        Dropped { seat: Seat, column: u8 },
        Left { seat: Seat },
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The owner of each disc, column by column from the bottom.
    pub columns: Vec<Vec<Seat>>,
    pub to_move: Seat,
    pub left: Option<Seat>,
}

impl State {
    fn played(&self) -> u32 {
        (self.discs[0] | self.discs[1]).count_ones()
    }

    fn to_move(&self) -> Seat {
        Seat((self.played() % 2) as u8)
    }

    /// Adding the bottom bit of a column carries through its discs to the first free cell.
    fn landing(&self, column: u8) -> u64 {
        let taken = self.discs[0] | self.discs[1];
        let floor = 1 << (column * COLUMNS);
        (taken + floor) & (((1 << ROWS) - 1) << (column * COLUMNS)) & !taken
    }

    fn has_room(&self, column: u8) -> bool {
        let top = 1 << (column * COLUMNS + ROWS - 1);
        (self.discs[0] | self.discs[1]) & top == 0
    }

    fn open_columns(&self) -> impl Iterator<Item = u8> {
        (0..COLUMNS).filter(|column| self.has_room(*column))
    }

    /// Only the seat that has just moved can have made a line.
    fn winner(&self) -> Option<Seat> {
        if let Some(left) = self.left {
            return Some(left.after(1, SEATS));
        }
        let last = self.to_move().after(1, SEATS);
        has_four(self.discs[last.index()]).then_some(last)
    }
}

/// Up, across and both slants: pairs of pairs.
fn has_four(discs: u64) -> bool {
    [1, COLUMNS, COLUMNS - 1, COLUMNS + 1].iter().any(|step| {
        let pairs = discs & (discs >> step);
        pairs & (pairs >> (2 * step)) != 0
    })
}

fn full(column: u8) -> Refusal {
    Refusal::new(DROP, Message::new("refused-column-full").with("column", column + 1))
}

fn label(column: u8) -> Message {
    Message::new("column").with("column", column + 1)
}

impl Question<ConnectFour> for Column {
    type Answer = Drop;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let opt = |column: u8| Opt::of(&Drop(column), label(column)).at(format!("column-{}", column + 1)).rule(DROP);
        let closed = (0..COLUMNS).filter(|column| !state.has_room(*column));
        let refused = closed.map(|column| Refused::new(&Drop(column), label(column), full(column)));
        let offer = Offer::list(asked, "ask-column", state.open_columns().map(opt));
        offer.rules(&[TURNS, DROP]).refused(refused)
    }

    #[inline]
    fn check(&self, state: &State, _: Seat, drop: &Drop) -> Result<(), Refusal> {
        if drop.0 >= COLUMNS {
            return Err(Refusal::not_offered());
        }
        if state.has_room(drop.0) { Ok(()) } else { Err(full(drop.0)) }
    }

    #[inline]
    fn sample(&self, state: &State, _: Seat, luck: &mut Dice) -> Drop {
        let taken = state.discs[0] | state.discs[1];
        let tops = (0..COLUMNS).fold(0, |tops, column| tops | 1 << (column * COLUMNS + ROWS - 1));
        let mut free = !taken & tops;
        for _ in 0..luck.below(free.count_ones()) {
            free &= free - 1; // drops the lowest of the free columns
        }
        Drop(free.trailing_zeros() as u8 / COLUMNS)
    }

    fn fallback(&self, state: &State, _: Seat) -> Drop {
        let middle = COLUMNS / 2;
        Drop(state.open_columns().min_by_key(|column| column.abs_diff(middle)).unwrap_or(middle))
    }

    #[inline]
    fn resolve(&self, cx: &mut Cx<'_, ConnectFour>, seat: Seat, drop: Drop) {
        cx.emit(Event::Dropped { seat, column: drop.0 });
    }
}

impl Game for ConnectFour {
    type State = State;
    type Decision = Decision;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Shown = Shown;
    type Legacy = orrery_core::Nothing;

    fn info() -> Info {
        Info {
            id: "connect-four",
            rules_version: 1,
            format: 1,
            seats: SEATS..=SEATS,
            seats_rule: TURNS,
            usual_seats: 2,
            minutes: 5..=10,
            options: &[],
        }
    }

    fn begin(_: &Setup) -> State {
        State::default()
    }

    #[inline]
    fn asks(state: &State, asks: &mut Asks<Decision>) {
        let seat = state.to_move();
        asks.must(AskId::new(state.played(), seat, 0), seat, Column.into());
    }

    /// Somebody is always to move.
    fn advance(_: &mut Cx<'_, Self>) {}

    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) {
        cx.emit(Event::Left { seat });
    }

    #[inline]
    fn evolve(state: &mut State, event: &Event) {
        match event {
            Event::Dropped { seat, column } => state.discs[seat.index()] |= state.landing(*column),
            Event::Left { seat } => state.left = Some(*seat),
        }
    }

    #[inline]
    fn outcome(state: &State) -> Option<Outcome> {
        let winner = state.winner();
        if winner.is_none() && state.played() < u32::from(COLUMNS * ROWS) {
            return None;
        }
        Some(ended(state, winner))
    }

    fn view(state: &State, _: Viewer) -> View {
        let owner = |bit: u64| Seat::all(SEATS).find(|seat| state.discs[seat.index()] & bit != 0);
        let column = |c: u8| (0..ROWS).map_while(|row| owner(1 << (c * COLUMNS + row))).collect();
        View { columns: (0..COLUMNS).map(column).collect(), to_move: state.to_move(), left: state.left }
    }

    fn show(event: &Event, viewer: Viewer) -> Option<Shown> {
        Some(event.show(viewer))
    }

    fn imagine(view: &View, _: Viewer, _: &mut Dice) -> State {
        let mut state = State { discs: [0; 2], left: view.left };
        for (c, discs) in view.columns.iter().enumerate() {
            for (row, seat) in discs.iter().enumerate() {
                state.discs[seat.index()] |= 1 << (c * usize::from(COLUMNS) + row);
            }
        }
        state
    }

    fn line(shown: &Shown) -> Option<Line> {
        Some(match shown {
            Shown::Dropped { seat, column } => {
                Line::new(Some(*seat), Message::new("log-dropped").with("column", *column + 1), &[DROP])
            }
            Shown::Left { seat } => Line::new(Some(*seat), "log-left", &[LEAVE]),
        })
    }

    fn board(view: &View) -> Vec<Section> {
        let disc = |seat: &Seat| Message::new("disc").with("seat", *seat);
        let column =
            |discs: &Vec<Seat>| Message::new("discs").with("discs", discs.iter().map(disc).collect::<Vec<_>>());
        vec![Section::new("board", view.columns.iter().map(column).collect())]
    }
}

fn ended(state: &State, winner: Option<Seat>) -> Outcome {
    let ending = match (winner, state.left) {
        (None, _) => "ending-draw",
        (_, None) => "ending-four",
        (_, Some(_)) => "ending-left",
    };
    let place = |seat: Seat| {
        let won = winner.is_none_or(|winner| winner == seat);
        Standing { seat, place: if won { 1 } else { 2 }, score: i64::from(winner == Some(seat)) }
    };
    Outcome { ending, places: Seat::all(SEATS).map(place).collect(), together: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_in_any_direction_is_seen_and_nothing_wraps_round_the_edge() {
        let cells = |cells: &[(u8, u8)]| cells.iter().fold(0u64, |discs, (c, r)| discs | 1 << (c * COLUMNS + r));
        assert!(has_four(cells(&[(3, 2), (3, 3), (3, 4), (3, 5)])));
        assert!(has_four(cells(&[(3, 5), (4, 5), (5, 5), (6, 5)])));
        assert!(has_four(cells(&[(0, 0), (1, 1), (2, 2), (3, 3)])));
        assert!(has_four(cells(&[(0, 5), (1, 4), (2, 3), (3, 2)])));
        assert!(!has_four(cells(&[(0, 4), (0, 5), (1, 0), (1, 1)])), "the top of one column and the foot of the next");
        assert!(!has_four(cells(&[(0, 0), (1, 0), (2, 0), (4, 0)])));
    }
}
