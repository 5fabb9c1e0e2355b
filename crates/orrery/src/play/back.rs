//! The way back: what one's own answers may be taken back to. Never past a barrier: nobody chooses anew knowing what
//! was rolled or came to light, nor what somebody else has chosen since.

use orrery_core::Seat;

/// How it was before each answer of one seat since the last barrier.
pub struct Past<P> {
    before: Vec<(Seat, P)>,
}

impl<P> Past<P> {
    pub fn new() -> Self {
        Past { before: Vec::new() }
    }

    /// A person at this terminal has answered.
    pub fn answered(&mut self, seat: Seat, before: P, barrier: bool) {
        self.before.retain(|(other, _)| *other == seat && !barrier);
        if !barrier {
            self.before.push((seat, before));
        }
    }

    /// Somebody else has.
    pub fn close(&mut self) {
        self.before.clear();
    }

    pub fn is_open_to(&self, seat: Seat) -> bool {
        self.before.last().is_some_and(|(last, _)| *last == seat)
    }

    /// How it was before the last answer of `seat`.
    pub fn take(&mut self, seat: Seat) -> Option<P> {
        if self.is_open_to(seat) { self.before.pop().map(|(_, before)| before) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(0);
    const OTHER: Seat = Seat(1);

    #[test]
    fn answers_are_taken_back_one_by_one() {
        let mut past = Past::new();
        past.answered(ME, "first", false);
        past.answered(ME, "second", false);
        assert_eq!((past.take(ME), past.take(ME), past.take(ME)), (Some("second"), Some("first"), None));
    }

    #[test]
    fn nothing_is_taken_back_past_a_barrier() {
        let mut past = Past::new();
        past.answered(ME, "before", false);
        past.answered(ME, "rolled", true);
        assert!(!past.is_open_to(ME));
        assert_eq!(past.take(ME), None);
        past.answered(ME, "after", false);
        assert_eq!((past.take(ME), past.take(ME)), (Some("after"), None));
    }

    #[test]
    fn nothing_is_taken_back_once_somebody_else_has_chosen() {
        let mut past = Past::new();
        past.answered(ME, "mine", false);
        assert_eq!(past.take(OTHER), None, "nor by them");
        past.answered(OTHER, "theirs", false);
        assert_eq!(past.take(ME), None);
        assert_eq!((past.take(OTHER), past.take(OTHER)), (Some("theirs"), None));
        past.answered(ME, "mine", false);
        past.close();
        assert_eq!(past.take(ME), None);
    }
}
