//! What every game says in the same way: who did something, and with what.

use crate::{Arg, Line, Message, Rule, Seat, SeatSet};

/// A message about somebody.
pub fn about(id: &'static str, seat: Seat) -> Message {
    Message::new(id).with("seat", seat)
}

/// Seats as a list of names.
pub fn seats(seats: SeatSet) -> Arg {
    Arg::List(seats.iter().map(|seat| about("seat", seat)).collect())
}

/// A modifier with its sign.
pub fn signed(number: i8) -> Message {
    let id = match number.signum() {
        1 => "signed-plus",
        -1 => "signed-minus",
        _ => "signed-zero",
    };
    Message::new(id).with("number", number.unsigned_abs())
}

/// The line of what somebody did.
pub fn plainly(id: &'static str, seat: Seat, rules: &[Rule]) -> Line {
    Line::new(Some(seat), about(id, seat), rules)
}

/// The same with one thing it is about.
pub fn told(id: &'static str, seat: Seat, key: &'static str, what: impl Into<Arg>, rules: &[Rule]) -> Line {
    Line::new(Some(seat), about(id, seat).with(key, what), rules)
}

/// The line of what happened to the table, with one thing it is about.
pub fn noted(id: &'static str, key: &'static str, what: impl Into<Arg>, rules: &[Rule]) -> Line {
    Line::new(None, Message::new(id).with(key, what), rules)
}
