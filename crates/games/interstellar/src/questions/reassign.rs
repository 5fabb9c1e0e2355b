//! A Worker whose cell is gone.

use orrery_core::phrases;

use super::prelude::*;
use crate::event::Work;
use crate::state::{Phase, Post, Worker};

/// Where does the Commander send this Worker (4.3 REASSIGN, DP-32)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reassign {
    pub worker: Worker,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sent {
    Trapezoid,
    Cell(Cell),
}

phrases! { Sent { "trapezoid" => Trapezoid, "cell" => Cell(cell), } }

impl Listed<Interstellar> for Reassign {
    type Answer = Sent;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-reassign").with("worker", words::worker(self.worker));
        Offer::bare(asked, title).act("act-send").rules(&[ids::REASSIGN])
    }

    /// Ignition only before D4 begins.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Sent> {
        let early = state.public.dozyear.phase < Phase::Maintenance;
        let cells = state.public.free_cells().filter(move |cell| early || cell.task() != Task::Ignition);
        [Sent::Trapezoid].into_iter().chain(cells.map(Sent::Cell))
    }

    fn option(&self, _: &State, _: Seat, sent: &Sent) -> Opt {
        match *sent {
            Sent::Trapezoid => Opt::of(sent, words::post(Post::Trapezoid)),
            Sent::Cell(cell) => Opt::of(sent, words::post(Post::Cell(cell))).at(cell.id()),
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, sent: Sent) {
        answered(cx);
        let post = match sent {
            Sent::Trapezoid => Post::Trapezoid,
            Sent::Cell(cell) => Post::Cell(cell),
        };
        cx.emit(Work::Reassigned { worker: self.worker, post }.into());
    }
}
