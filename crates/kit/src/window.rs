//! A reaction window: everybody concerned is asked at once. The first reaction is carried out, and where others may react
//! to what came of it, a new window opens. Put everybody in who *could* hold an answer, not only those who do: silence
//! tells tales.

use orrery_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Window {
    yet: SeatSet,
}

impl Window {
    pub fn new(seats: impl IntoIterator<Item = Seat>) -> Self {
        Window { yet: seats.into_iter().collect() }
    }

    /// Whose answer may still come; nobody's once the window has closed.
    pub fn asked(&self) -> impl Iterator<Item = Seat> + use<> {
        self.yet.iter()
    }

    /// `seat` has let it pass, or has left.
    pub fn drop_out(&mut self, seat: Seat) {
        self.yet.remove(seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_asked_until_nobody_is_left() {
        let mut window = Window::new([Seat(2), Seat(0), Seat(1)]);
        assert_eq!(window.asked().count(), 3);
        window.drop_out(Seat(0));
        window.drop_out(Seat(0));
        assert_eq!(window.asked().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
        assert_eq!(crate::saved(&window), Some(window));
        window.drop_out(Seat(2));
        window.drop_out(Seat(1));
        assert_eq!(window.asked().next(), None);
    }
}
