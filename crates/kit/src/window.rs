//! A reaction window: everybody concerned is asked at once. The first reaction is carried out, and where others may react
//! to what came of it, a new window opens. Put everybody in who *could* hold an answer, not only those who do: silence
//! tells tales. So does haste: where answers may be given beforehand, views show the window as [`Window::seen_by`] says.

use orrery_core::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    concerned: SeatSet,
    yet: SeatSet,
}

impl Window {
    pub fn new(seats: impl IntoIterator<Item = Seat>) -> Self {
        let concerned = seats.into_iter().collect();
        Window { concerned, yet: concerned }
    }

    /// Everybody for whom it opened and who has not left.
    pub fn concerned(&self) -> SeatSet {
        self.concerned
    }

    /// Whose answer may still come; nobody's once the window has closed.
    pub fn asked(&self) -> impl Iterator<Item = Seat> + use<> {
        self.yet.iter()
    }

    pub fn awaits(&self, seat: Seat) -> bool {
        self.yet.contains(seat)
    }

    /// `seat` has let it pass.
    pub fn pass(&mut self, seat: Seat) {
        self.yet.remove(seat);
    }

    /// `seat` has left.
    pub fn drop_out(&mut self, seat: Seat) {
        self.pass(seat);
        self.concerned.remove(seat);
    }

    /// The window as one viewer may know it while it is open: who else has let it pass does not show.
    pub fn seen_by(&self, viewer: Viewer) -> Window {
        let mut seen = Window::new(self.concerned.iter());
        if let Some(seat) = viewer.seat().filter(|seat| !self.awaits(*seat)) {
            seen.pass(seat);
        }
        seen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_asked_until_nobody_is_left() {
        let mut window = Window::new([Seat(2), Seat(0), Seat(1)]);
        assert_eq!(window.asked().count(), 3);
        window.pass(Seat(0));
        window.pass(Seat(0));
        assert_eq!(window.asked().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
        assert_eq!(crate::saved(&window), Some(window));
        window.drop_out(Seat(2));
        window.pass(Seat(1));
        assert_eq!((window.asked().next(), window.concerned()), (None, [Seat(0), Seat(1)].into_iter().collect()));
    }

    #[test]
    fn nobody_sees_who_else_has_let_it_pass() {
        let mut window = Window::new(Seat::all(3));
        let before = window.seen_by(Viewer::Seat(Seat(1)));
        window.pass(Seat(0));
        assert_eq!(window.seen_by(Viewer::Seat(Seat(1))), before);
        assert_eq!(window.seen_by(Viewer::Spectator), before);
        assert!(!window.seen_by(Viewer::Seat(Seat(0))).awaits(Seat(0)));
    }
}
