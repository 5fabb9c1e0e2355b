//! The physics of a move: what a step costs and where it leads. Pure functions over a small value, without a table,
//! seats or dice, cheap enough to be called millions of times.

use crate::content::{Craft, Edition, Kind, Mass, Space, at, straight_on};
use crate::state::Mode;

/// iEa.1: the track beside the fuel strip goes no further.
const MOST_THRUST: i8 = 15;
/// iE1i.1
pub const PIVOT: u8 = 2;
/// iE3b.1: what an isofuel chit gives.
pub const ISOFUEL: u8 = 2;
/// iH1.1: so many chits bring a craft home.
pub const ENOUGH: u8 = 4;

/// What a craft is, as far as flying goes: the thrust triangle of its card (iE1a.1), sail or rocket side; and on which map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Engine {
    pub mode: Mode,
    pub craft: Craft,
    pub edition: Edition,
}

impl Engine {
    /// The sail side is the same on every card.
    pub const fn sail(edition: Edition) -> Engine {
        Engine { mode: Mode::Sails, craft: Craft(0), edition }
    }

    /// iE1m.1: fuel steps for each regular burn.
    #[inline]
    pub fn consumption(self) -> u8 {
        match self.mode {
            Mode::Sails => 0,
            Mode::Rockets => self.craft.consumption(),
        }
    }

    /// iE1b.1: a sail has 2 for everybody (iAa.1), a rocket what its card says (iAb.1).
    #[inline]
    pub fn base_thrust(self) -> u8 {
        match self.mode {
            Mode::Sails => Craft::SAIL_THRUST,
            Mode::Rockets => self.craft.thrust(),
        }
    }

    /// iE2a.1, iE2b.1: sunlight for a sail, the weight class for a rocket.
    #[inline]
    pub fn modifier(self, at: Space, wet: Mass) -> i8 {
        match self.mode {
            Mode::Sails => at.zone().sail_modifier(),
            Mode::Rockets => wet.class().modifier(),
        }
    }

    /// iEa.1: the regular burns of a move that begins here.
    #[inline]
    pub fn net_thrust(self, at: Space, wet: Mass) -> u8 {
        (self.base_thrust() as i8 + self.modifier(at, wet)).clamp(0, MOST_THRUST) as u8
    }

    /// iE6e.1: steps down to the dry mass; a sail has no use for any.
    #[inline]
    pub fn steps_left(self, wet: Mass) -> u8 {
        match self.mode {
            Mode::Sails => 0,
            Mode::Rockets => wet.steps_to(self.craft.dry()),
        }
    }

    /// The regular burns that its fuel is enough for; a sail needs none.
    #[inline]
    pub fn burns_left(self, wet: Mass) -> u8 {
        self.steps_left(wet).checked_div(self.consumption()).unwrap_or(u8::MAX)
    }

    /// The regular burns of a move that begins here: as many as thrust and fuel allow.
    pub fn burns(self, at: Space, wet: Mass) -> u8 {
        self.net_thrust(at, wet).min(self.burns_left(wet))
    }

    /// iE6e.2, R15: steps too few for one burn are as good as none.
    #[inline]
    pub fn is_out_of_fuel(self, wet: Mass) -> bool {
        self.steps_left(wet) < self.consumption()
    }

    /// iE5.1: whether the emergency step is open to a craft that has not moved. A sail may coast instead (iE5.4, R13).
    #[inline]
    pub fn needs_help(self, at: Space, wet: Mass) -> bool {
        match self.mode {
            Mode::Sails => self.net_thrust(at, wet) == 0,
            Mode::Rockets => self.is_out_of_fuel(wet),
        }
    }
}

/// A move in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    pub engine: Engine,
    pub at: Space,
    /// The space just left in this move; `None` before the first step (iE1j.1).
    pub from: Option<Space>,
    /// Regular burns left (iEb.1): an upper limit (iE1c.1) that no zone or weight on the way changes (iE2a.2, iE2b.2).
    pub regular: u8,
    /// Bonus burns left (iE3.1).
    pub bonus: u8,
    /// iE6a.1, iE6c.2: it changes with water, and with it the class; the dry mass is the card's.
    pub wet: Mass,
    /// Chits that count towards coming home (iH1.1).
    pub chits: u8,
    /// R17: a chit that is spent no longer counts.
    pub held: bool,
    /// The Solar Oberth has paid this turn (iE3a.3).
    pub oberth: bool,
}

/// How a step is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pay {
    /// Bonus burns first, then regular ones (R6).
    BonusFirst,
    /// Regular burns alone, though bonus burns are left (iE3.3).
    Regular,
}

/// A step that has been made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stepped {
    pub flight: Flight,
    /// Burns paid.
    pub regular: u8,
    pub bonus: u8,
    /// Bonus burns gained on entering (iE3a.1).
    pub gained: u8,
}

/// Why a step cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blocked {
    /// iE1d.1: the spaces are not joined.
    NoEdge,
    /// iE1e.2: it would go back by the edge it came by.
    SameEdge,
    /// iH1.1: too few chits to enter LEO.
    NotHome { have: u8 },
    /// iE1g.2, iE1i.1: too few burns.
    Burns { need: u8, have: u8, pivot: bool },
    /// iE6e.1: too few fuel steps for the regular burns.
    Fuel { need: u8, have: u8 },
    /// iE3.3: nothing to choose, since no bonus burn would be used.
    SamePrice,
}

impl Flight {
    /// A move that begins here (iEa.1). Whether it may begin is [`Engine::is_out_of_fuel`]'s business.
    pub fn begin(engine: Engine, at: Space, wet: Mass, chits: u8) -> Flight {
        let regular = engine.net_thrust(at, wet);
        Flight { engine, at, from: None, regular, bonus: 0, wet, chits, held: true, oberth: false }
    }

    /// The move of the next turn from where this one ends; none from home or with empty tanks.
    pub fn next(&self) -> Option<Flight> {
        let next = Flight { held: self.held, ..Flight::begin(self.engine, self.at, self.wet, self.chits) };
        (!self.is_home() && !self.engine.is_out_of_fuel(self.wet)).then_some(next)
    }

    /// Whether leaving for `to` is a pivot (iE1i.1). The first step of a move never is (iE1j.1). Every round icon turns
    /// freely (iEd.1, iE1e.3, iE1h.1, R2, R3); at a Hohmann only the listed pairs go straight on (iE1h.2, R4), which a
    /// corner and a site beside a Hohmann have none of (iE1i.2).
    #[inline]
    pub fn is_pivot(&self, to: Space) -> bool {
        self.from.is_some_and(|from| self.kind(self.at).is_hohmann() && !straight_on(self.at, from, to))
    }

    /// iE1i.3: the burns a step costs, whoever pays them. A magenta space costs one (iE1g.1), on the first step of a move
    /// too (iE1j.2); a pivot is paid on leaving, together with it (R5). Nothing else costs any (R49, R53).
    #[inline]
    pub fn price(&self, to: Space) -> u8 {
        u8::from(self.is_pivot(to)) * PIVOT + u8::from(self.kind(to).is_burn())
    }

    /// What a space is on this map.
    #[inline]
    pub fn kind(&self, space: Space) -> Kind {
        space.kind(self.engine.edition)
    }

    /// Fuel steps left (iE6e.1).
    #[inline]
    pub fn steps_left(&self) -> u8 {
        self.engine.steps_left(self.wet)
    }

    /// One step to a neighbour, in the order of iZ5.1: the edge and home, then paying, fuel and the flyby bonus. Regular
    /// and bonus burns may be mixed (iE3.2); bonus burns leave net thrust alone (iEc.1) and use no fuel (iEf.1).
    #[inline]
    pub fn step(&self, to: Space, pay: Pay) -> Result<Stepped, Blocked> {
        self.may_go(to)?;
        let price = self.price(to);
        let bonus = match pay {
            Pay::BonusFirst => price.min(self.bonus),
            Pay::Regular if price == 0 || self.bonus == 0 => return Err(Blocked::SamePrice),
            Pay::Regular => 0,
        };
        let regular = price - bonus;
        if regular > self.regular {
            let have = self.regular + if pay == Pay::BonusFirst { self.bonus } else { 0 };
            return Err(Blocked::Burns { need: price, have, pivot: self.is_pivot(to) });
        }
        let wet = self.burn(regular)?;
        Ok(self.arrive(to, regular, bonus, wet))
    }

    /// iE1d.1, iE1e.2, iH1.1; lines that cross at a bridge are not joined (iE1f.1).
    #[inline]
    fn may_go(&self, to: Space) -> Result<(), Blocked> {
        if !self.at.neighbours().contains(&to) {
            return Err(Blocked::NoEdge);
        }
        if self.from == Some(to) {
            return Err(Blocked::SameEdge);
        }
        if to == Space::LEO && self.chits < ENOUGH {
            return Err(Blocked::NotHome { have: self.chits });
        }
        Ok(())
    }

    /// iE6d.1: the wet mass after so many regular burns, always whole ones (R16).
    #[inline]
    fn burn(&self, regular: u8) -> Result<Mass, Blocked> {
        let need = regular * self.engine.consumption();
        if need == 0 {
            return Ok(self.wet);
        }
        let have = self.steps_left();
        let short = Blocked::Fuel { need, have };
        if need > have { Err(short) } else { self.wet.burn_steps(need).ok_or(short) }
    }

    /// Each entry of a flyby pays (iE3a.2, R7), starting on one does not (R8).
    #[inline]
    fn arrive(&self, to: Space, regular: u8, bonus: u8, wet: Mass) -> Stepped {
        let gained = if to == at::SOB && self.oberth { 0 } else { self.kind(to).flyby() };
        let flight = Flight {
            at: to,
            from: Some(self.at),
            regular: self.regular - regular,
            bonus: self.bonus - bonus + gained,
            wet,
            oberth: self.oberth || to == at::SOB,
            ..*self
        };
        Stepped { flight, regular, bonus, gained }
    }

    /// iE1l.2, iH1a.1: landing ends the move, and so does coming home; anywhere else it may end or go on (iE1e.1). One
    /// lands on sites only (iBb.1), whatever they stand for (iE1l.1) and however large (iE1l.3).
    #[inline]
    pub fn is_over(&self) -> bool {
        self.is_home() || (self.from.is_some() && self.at.is_site())
    }

    /// R56: whoever enters LEO does nothing more.
    #[inline]
    pub fn is_home(&self) -> bool {
        self.from.is_some() && self.at == Space::LEO
    }

    /// Whether any step is open. Without burns or fuel a craft coasts (iE1k.1, iE6e.3), lands and uses what bonus it has
    /// or gains (iE1k.2).
    pub fn can_go_on(&self) -> bool {
        !self.is_over() && self.at.neighbours().iter().any(|to| self.step(*to, Pay::BonusFirst).is_ok())
    }

    /// iE3b.1: an isofuel chit has been spent. It works like a flyby (iE3b.2), for sails and rockets alike (iE3b.3).
    #[inline]
    pub fn with_isofuel(self) -> Flight {
        Flight { bonus: self.bonus + ISOFUEL, ..self.with_spent() }
    }

    /// A chit has been spent, whatever for.
    #[inline]
    pub fn with_spent(self) -> Flight {
        Flight { chits: self.chits.saturating_sub(u8::from(self.held)), ..self }
    }
}

/// iE6b.1, iE6b.2, R37: the mass after so many tanks along the red line, and how many of them found room (R31).
pub fn tank_up(wet: Mass, tanks: u8) -> (Mass, u8) {
    let mut mass = wet;
    for taken in 0..tanks {
        match mass.tank() {
            Some(next) => mass = next,
            None => return (mass, taken),
        }
    }
    (mass, tanks)
}
