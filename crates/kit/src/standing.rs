//! Answers given beforehand: "decline for me until I say otherwise". The rule that would ask looks here first and
//! records the very fact an answer by hand would leave, in the step that opens the question; with a secret
//! [`crate::Window`] and [`orrery_core::Asks::alike`] nobody can tell one from the other.

use std::collections::BTreeMap;

use orrery_core::Seat;
use serde::{Deserialize, Serialize};

/// One kind of question: what each seat wants answered, and until when (`U` is a moment of the game's own).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Standing<A, U = ()>(BTreeMap<Seat, (A, U)>);

impl<A, U> Default for Standing<A, U> {
    fn default() -> Self {
        Standing(BTreeMap::new())
    }
}

impl<A: Copy, U: Copy> Standing<A, U> {
    pub fn set(&mut self, seat: Seat, answer: A, until: U) {
        self.0.insert(seat, (answer, until));
    }

    /// Withdrawn, or the seat has left.
    pub fn withdraw(&mut self, seat: Seat) {
        self.0.remove(&seat);
    }

    pub fn of(&self, seat: Seat) -> Option<A> {
        self.0.get(&seat).map(|(answer, _)| *answer)
    }

    /// A moment has come: what lasted until then is over.
    pub fn expire(&mut self, is_over: impl Fn(Seat, U) -> bool) {
        self.0.retain(|seat, (_, until)| !is_over(*seat, *until));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_stands_until_it_is_withdrawn_or_its_moment_comes() {
        let mut orders = Standing::default();
        orders.set(Seat(0), false, 3);
        orders.set(Seat(1), true, 5);
        orders.set(Seat(2), true, 9);
        assert_eq!((orders.of(Seat(0)), orders.of(Seat(1)), orders.of(Seat(3))), (Some(false), Some(true), None));
        assert_eq!(crate::saved(&orders).as_ref(), Some(&orders));
        orders.expire(|_, until| until <= 3);
        orders.withdraw(Seat(1));
        assert_eq!((orders.of(Seat(0)), orders.of(Seat(1)), orders.of(Seat(2))), (None, None, Some(true)));
    }
}
