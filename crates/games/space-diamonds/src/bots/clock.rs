//! The race as a bot sees it: when the others may be home, what a turn costs, and what coming home is worth. Points are
//! counted in hundredths, turns are the bot's own, the present one being the first.

use orrery_core::Seat;

use crate::content::Space;
use crate::flight::ENOUGH;
use crate::planner::almanac::Drive;
use crate::state::Public;

/// Once the end is certain a turn costs nothing but the chance of something better.
const LATE_TURN: i32 = 8;

pub(super) struct Clock {
    /// What it costs to give the others a turn.
    price: i32,
    /// Turns left for certain, the present one included.
    last: i32,
    /// When each rival may be home, in tenths of a turn.
    rivals: Vec<i32>,
    /// The first of them.
    first: i32,
    taken: i32,
    solo_round: Option<i32>,
    somebody_home: bool,
}

impl Clock {
    pub fn new(public: &Public, seat: Seat, price: i32) -> Clock {
        let rounds = i32::from(public.last_round()) - i32::from(public.round) + 1;
        let left = public.ship(seat).turns_left.map(i32::from);
        let rivals: Vec<i32> = rivals(public, seat).map(|rival| arrival(public, rival)).collect();
        Clock {
            price,
            last: left.map_or(rounds, |left| left.min(rounds)),
            first: rivals.iter().copied().min().unwrap_or(1_000),
            rivals,
            taken: i32::from(public.ranks_taken()),
            solo_round: public.is_solo().then_some(i32::from(public.round)),
            somebody_home: left.is_some(),
        }
    }

    /// The chance in per cent that there is no such turn.
    pub fn late(&self, turn: i32) -> i32 {
        if turn > self.last {
            return 100;
        }
        if self.somebody_home {
            return 0;
        }
        // Three turns after the first return, give or take one or two.
        ((10 * turn - self.first - 20) * 100 / 35).clamp(0, 100)
    }

    /// What it costs to use so many turns.
    pub fn cost(&self, turns: i32) -> i32 {
        let dear = if self.is_settled() { 0 } else { turns.min(self.first / 10 + 1) };
        self.price * dear + LATE_TURN * (turns - dear)
    }

    /// What coming home after so many turns is worth.
    pub fn race(&self, turns: i32) -> i32 {
        if let Some(round) = self.solo_round {
            // iZ2.4: nobody who is not home is rated highly.
            return ((13 - (round + turns - 1)).clamp(0, 4) * 100 + 400) * i32::from(turns <= self.last);
        }
        let ahead: i32 = self.rivals.iter().map(|home| ((10 * turns - home + 10) * 5).clamp(0, 100)).sum();
        ((4 - self.taken) * 100 - ahead).max(0) * (100 - self.late(turns)) / 100
    }

    /// Whether the end is certain, or nobody's but one's own.
    pub fn is_settled(&self) -> bool {
        self.somebody_home || self.solo_round.is_some()
    }

    /// What the nearest rival gets for coming home after one who is home in so many turns: second, or nothing.
    pub fn second(&self, turns: i32) -> i32 {
        if self.first <= 10 * (turns + 3) { 250 } else { 0 }
    }

    /// The last turn that is likely to come.
    pub fn horizon(&self) -> i32 {
        if self.somebody_home { self.last } else { self.last.min(self.first / 10 + 3) }
    }
}

pub(super) fn rivals(public: &Public, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    public.present().filter(move |other| *other != seat && public.plays(*other))
}

/// When a rival may be home, in tenths of a turn: some turns for each chit it lacks, at the pace it has shown, then the
/// way. Who has gone on collecting with enough chits may do so again.
fn arrival(public: &Public, rival: Seat) -> i32 {
    let (ship, engine) = (public.ship(rival), public.engine(rival));
    let chits = i32::from(public.counting(rival));
    let home = Drive::of(engine, ship.wet).trips(ship.at).to(Space::LEO).first();
    let way = home.map_or(40, |trip| 10 * i32::from(trip.turns));
    let lacks = i32::from(ENOUGH) - chits;
    if lacks <= 0 {
        return way + 8 + (6 * -lacks).min(24);
    }
    let pace = (10 * i32::from(public.round)).checked_div(chits).map_or(16, |pace| pace.clamp(11, 22));
    lacks * pace + way.clamp(18, 28)
}
