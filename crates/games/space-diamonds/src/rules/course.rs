//! A way flown on paper: the same steps and the same judge for the rules, offers, advice and random play. What a roll
//! would do is left out: it is taken to succeed.

use orrery_core::Seat;

use crate::content::{Chit, Mass, Space};
use crate::flight::{Blocked, Flight, Pay, Stepped, tank_up};
use crate::questions::Step;
use crate::sets::Chits;
use crate::state::{Mode, State};

/// Why a step of a way is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    Blocked(Blocked),
    /// iE1l.2, iE4a.3: the move is over.
    MoveOver,
    /// iE1k.3: a rocket that begins without fuel does not fly.
    OutOfFuel {
        have: u8,
        need: u8,
    },
    /// The chit is not in hand.
    NotHeld,
    /// iE3b.1: the chit has no yellow drop.
    NoIsofuel,
    /// iE6f.1: the chit has no blue drops, or there is no tank to fill.
    NoWater,
}

/// What a step comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leg {
    Flown(Stepped),
    Isofuel(Chit),
    Water { chit: Chit, tanks: u8, wet: Mass },
}

/// Where a player stands after some steps.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// The move; before its first step a move that could begin.
    pub flight: Flight,
    pub hand: Chits,
    /// R60
    pub head_start: u8,
    pub begun: bool,
    pub over: bool,
}

impl Course {
    pub fn of(state: &State, seat: Seat) -> Course {
        let public = &state.public;
        Course {
            flight: public.flight(seat),
            hand: state.hand(seat),
            head_start: public.head_start(seat),
            begun: public.turn.flight.is_some(),
            over: public.turn.moved,
        }
    }

    /// What `step` would come to, without making it.
    #[inline]
    pub fn leg(&self, step: Step) -> Result<Leg, Halt> {
        match step {
            Step::To(to) => self.flown(to, Pay::BonusFirst),
            Step::Regular(to) => self.flown(to, Pay::Regular),
            Step::Isofuel(chit) => self.isofuel(chit),
            Step::Water(chit) => self.water(chit),
        }
    }

    #[inline]
    pub fn take(&mut self, leg: Leg) {
        match leg {
            Leg::Flown(stepped) => {
                self.flight = stepped.flight;
                self.begun = true;
                self.over = stepped.flight.is_over();
            }
            Leg::Isofuel(chit) => {
                self.hand.remove(chit);
                self.flight = self.flight.with_isofuel();
                self.begun = true;
            }
            Leg::Water { chit, wet, .. } => self.take_water(chit, wet),
        }
    }

    /// Makes all steps, or says which of them is the first that cannot be made.
    pub fn follow(&mut self, steps: &[Step]) -> Result<(), (usize, Halt)> {
        for (place, step) in steps.iter().enumerate() {
            let leg = self.leg(*step).map_err(|halt| (place, halt))?;
            self.take(leg);
        }
        Ok(())
    }

    /// Whether the move may begin or go on.
    #[inline]
    pub fn may_fly(&self) -> Result<(), Halt> {
        if self.over {
            return Err(Halt::MoveOver);
        }
        let (engine, wet) = (self.flight.engine, self.flight.wet);
        if !self.begun && engine.is_out_of_fuel(wet) {
            return Err(Halt::OutOfFuel { have: engine.steps_left(wet), need: engine.consumption() });
        }
        Ok(())
    }

    #[inline]
    fn flown(&self, to: Space, pay: Pay) -> Result<Leg, Halt> {
        self.may_fly()?;
        self.flight.step(to, pay).map(Leg::Flown).map_err(Halt::Blocked)
    }

    /// R57: at any time inside one's own move, before or after the first step.
    fn isofuel(&self, chit: Chit) -> Result<Leg, Halt> {
        self.may_fly()?;
        match (self.hand.contains(chit), chit) {
            (false, _) => Err(Halt::NotHeld),
            (true, chit) if chit.yellow() => Ok(Leg::Isofuel(chit)),
            _ => Err(Halt::NoIsofuel),
        }
    }

    /// iE6f.1: at any time in one's own turn.
    fn water(&self, chit: Chit) -> Result<Leg, Halt> {
        if self.flight.is_home() {
            return Err(Halt::MoveOver);
        }
        if !self.hand.contains(chit) {
            return Err(Halt::NotHeld);
        }
        if self.flight.engine.mode == Mode::Sails || chit.drops() == 0 {
            return Err(Halt::NoWater);
        }
        let (wet, tanks) = tank_up(self.flight.wet, chit.drops());
        Ok(Leg::Water { chit, tanks, wet })
    }

    /// R10, R11: water before the move counts for its thrust, water in the move does not.
    fn take_water(&mut self, chit: Chit, wet: Mass) {
        self.hand.remove(chit);
        self.flight = Flight { wet, ..self.flight.with_spent() };
        if !self.begun {
            self.flight.regular = self.flight.engine.net_thrust(self.flight.at, wet) + self.head_start;
        }
    }
}
