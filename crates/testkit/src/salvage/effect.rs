//! How the effect of a wreck is carried out.

use orrery_core::{Cx, SeatSet};
use orrery_kit::Window;
use orrery_kit::fx::{self, BlockId, Carries, Flow, Holds, Move};

use super::content::MOST_AIR;
use super::content::wreck::{Program, Stmt, Table, Test, Verb, Who};
use super::state::Stock;
use super::{Event, Salvage, rules};

/// A captain in the middle of a wreck.
pub struct Salvor<'a, 'b>(pub &'a mut Cx<'b, Salvage>);

impl Carries for Salvor<'_, '_> {
    type Verb = Verb;
    type Test = Test;
    type Table = Table;
    type Who = Who;

    fn position(&self) -> Option<(Program, BlockId, u8)> {
        let public = &self.0.state().public;
        let at = public.frames.top().at()?;
        Some((public.effect()?, at.block, at.done))
    }

    fn perform(&mut self, verb: Verb) -> Flow<()> {
        let public = &self.0.state().public;
        let Some(seat) = public.frames.top().owner() else { return Flow::Open };
        let gained =
            |points: u32, credits: u32, fuel: u32| Event::Gained { seat, points, stock: Stock { credits, fuel } };
        let fact = match verb {
            Verb::Cargo(points) => gained(points.into(), 0, 0),
            Verb::Refuel => gained(0, 0, 3),
            Verb::Credit(by) if by > 0 => gained(0, by.unsigned_abs().into(), 0),
            Verb::Credit(by) => Event::Paid { seat, credits: by.unsigned_abs().into() },
            Verb::Leak => Event::AirChanged { air: public.air.saturating_sub(1) },
            Verb::Patch => Event::AirChanged { air: (public.air + 2).min(MOST_AIR) },
            Verb::Aid => {
                // The other captain is named over what is done already.
                fx::next(self);
                self.0.emit(Event::AidDue { seat });
                return Flow::Open;
            }
            Verb::Find => {
                rules::draw(self.0, seat);
                return Flow::Done(());
            }
        };
        self.0.emit(fact);
        Flow::Done(())
    }

    fn holds(&mut self, test: Test) -> Flow<bool> {
        let Test::AirAtLeast(air) = test;
        Flow::Done(self.0.state().public.air >= air.into())
    }

    fn number(&mut self, _: Table) -> Flow<u8> {
        let die = self.0.dice().roll(6) as u8;
        if let Some(seat) = self.0.state().public.frames.top().owner() {
            self.0.emit(Event::Searched { seat, die });
        }
        Flow::Done(die)
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
            self.0.emit(Event::ReactionsDue { block, window });
        }
    }

    fn go(&mut self, to: Move) {
        let frames = &self.0.state().public.frames;
        let (depth, at) = (frames.depth(), frames.top().at());
        match (to, at) {
            (Move::Out, Some(at)) if depth == 1 && at.is_last() => self.0.emit(Event::Salvaged { seat: at.actor }),
            _ => self.0.emit(Event::Went { to }),
        }
    }
}

impl Salvor<'_, '_> {
    fn people(&self, _: Who) -> SeatSet {
        let public = &self.0.state().public;
        public.present.iter().filter(|seat| public.frames.top().owner() != Some(*seat)).collect()
    }
}
