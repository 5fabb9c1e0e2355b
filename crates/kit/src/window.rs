//! A reaction window: in order, each seat may answer. Put everybody in who *could* hold an answer, not only those who
//! do: silence tells tales.

use orrery_core::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Window {
    yet: Vec<Seat>,
}

impl Window {
    pub fn new(order: impl IntoIterator<Item = Seat>) -> Self {
        Window { yet: order.into_iter().collect() }
    }

    /// Whose turn to answer it is; `None` once the window has closed.
    pub fn next(&self) -> Option<Seat> {
        self.yet.first().copied()
    }

    /// `seat` has let it pass, or has left.
    pub fn drop_out(&mut self, seat: Seat) {
        self.yet.retain(|yet| *yet != seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_asked_in_order_until_the_window_closes() {
        let mut window = Window::new([Seat(2), Seat(0), Seat(1)]);
        window.drop_out(Seat(0));
        assert_eq!(window.next(), Some(Seat(2)));
        window.drop_out(Seat(2));
        assert_eq!(window.next(), Some(Seat(1)));
        window.drop_out(Seat(1));
        assert_eq!(window.next(), None);
        assert_eq!(crate::saved(&window), Some(window));
    }
}
