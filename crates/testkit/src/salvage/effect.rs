//! How the effect of a wreck is carried out.

use orrery_core::{Cx, SeatSet};
use orrery_kit::Window;
use orrery_kit::fx::{self, BlockId, Carries, Flow, Holds, Move};

use super::state::wreck::{Program, Stmt, Table, Test, Verb, Who};
use super::{Event, Salvage};

/// A captain in the middle of a wreck.
pub struct Salvor<'a, 'b>(pub &'a mut Cx<'b, Salvage>);

impl Carries for Salvor<'_, '_> {
    type Verb = Verb;
    type Test = Test;
    type Table = Table;
    type Who = Who;
    type Group = SeatSet;

    fn position(&self) -> Option<(Program, BlockId, u8)> {
        let public = &self.0.state().public;
        let at = public.frames.top().at()?;
        Some((public.effect()?, at.block, at.done))
    }

    fn perform(&mut self, verb: Verb) -> Flow<()> {
        let public = &self.0.state().public;
        let (air, points) = match verb {
            Verb::Cargo(more) => (public.air, public.points + more),
            Verb::Leak(by) => (public.air.saturating_sub(by), public.points),
            Verb::Patch => (public.air.saturating_add(2), public.points),
        };
        self.0.emit(Event::Changed { air, points });
        Flow::Done(())
    }

    fn holds(&mut self, test: Test) -> Flow<bool> {
        let Test::AirAtLeast(air) = test;
        Flow::Done(self.0.state().public.air >= air)
    }

    fn number(&mut self, _: Table) -> Flow<u8> {
        Flow::Done(self.0.dice().roll(6) as u8)
    }

    fn each(&mut self, who: Who, block: BlockId) {
        let seats = self.people(who);
        fx::next(self);
        self.go(Move::Each(block, seats));
    }

    /// Choices and offers are asked where the effect stands; a reaction is a window above it.
    fn ask(&mut self, stmt: &'static Stmt) {
        if let Stmt::React(who, block) = *stmt {
            let window = Window::new(self.people(who).iter());
            fx::next(self);
            open_window(self.0, block, window, false);
        }
    }

    fn go(&mut self, to: Move) {
        let frames = &self.0.state().public.frames;
        let is_done = to == Move::Out && frames.depth() == 1 && frames.top().at().is_some_and(|at| at.is_last());
        self.0.emit(if is_done { Event::Salvaged } else { Event::Went { to } });
    }
}

impl Salvor<'_, '_> {
    fn people(&self, _: Who) -> SeatSet {
        let public = &self.0.state().public;
        let actor = public.frames.top().at().map(|at| at.actor);
        public.present.iter().filter(|seat| Some(*seat) != actor).collect()
    }
}

/// SV-4, SV-5: everybody is asked at once, and a standing answer leaves the fact that one by hand would. Nobody can
/// take back what opened the window: how it goes on may tell of standing answers.
pub fn open_window(cx: &mut Cx<'_, Salvage>, block: BlockId, window: Window, again: bool) {
    cx.reveal();
    cx.emit(Event::WindowOpened { block, window, again });
    let standing = window.asked().filter(|seat| cx.state().never.of(*seat).is_some());
    for seat in standing.collect::<SeatSet>().iter() {
        cx.emit(Event::Passed { seat });
    }
}
