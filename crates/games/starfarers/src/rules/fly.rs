//! Flying: where a ship may end, which steps lead on, looking on the way (SF-FLY, SF-EXPLORE).

use orrery_core::{Message, Refusal, Seat, require};

use super::{Cx, found, ids};
use crate::content::{Planet, Point, TRANSPORTERS};
use crate::event::Voyage;
use crate::questions::Then;
use crate::sets::Route;
use crate::state::{MAX_SEATS, Owner, Public, Ship, ShipKind, State, Transporter};
use crate::words;

/// A ship with what its flight depends on.
#[derive(Clone, Copy, Debug)]
pub struct Craft {
    pub seat: Seat,
    pub name: Transporter,
    pub ship: Ship,
    /// Steps left this turn.
    pub left: u8,
    /// Where the other ships stand: asked at every step.
    pub(crate) others: [Point; MOST_SHIPS],
}

const MOST_SHIPS: usize = MAX_SEATS * TRANSPORTERS as usize;
/// Where ships are that are not on the board.
const NOWHERE: Point = Point(u16::MAX);

fn others(public: &Public, seat: Seat, name: Transporter) -> [Point; MOST_SHIPS] {
    let mut others = [NOWHERE; MOST_SHIPS];
    let ships = public.players.iter().flat_map(|player| &player.ships);
    for (place, ship) in others.iter_mut().zip(ships) {
        *place = ship.map_or(NOWHERE, |ship| ship.at);
    }
    others[usize::from(TRANSPORTERS) * seat.index() + name.index()] = NOWHERE;
    others
}

impl Craft {
    pub fn of(public: &Public, seat: Seat, name: Transporter) -> Option<Craft> {
        let ship = *public.ship(seat, name)?;
        let speed = if ship.stalled { 0 } else { public.speed(seat) };
        Some(Craft { seat, name, ship, left: speed.saturating_sub(ship.steps), others: others(public, seat, name) })
    }

    /// Every ship of a player.
    pub fn all(public: &Public, seat: Seat) -> impl Iterator<Item = Craft> + '_ {
        Transporter::all().filter_map(move |name| Craft::of(public, seat, name))
    }

    /// Why the ship may not end its flight at `at` without founding (SF-FLY-4 to SF-FLY-9).
    pub fn may_rest(&self, public: &Public, at: Point) -> Result<(), Refusal> {
        let refusal = |(rule, id)| Refusal::new(rule, Message::new(id).with("place", words::point(at)));
        self.trouble(public, at).map_or(Ok(()), |trouble| Err(refusal(trouble)))
    }

    #[inline]
    fn trouble(&self, public: &Public, at: Point) -> Option<(orrery_core::Rule, &'static str)> {
        if let Some(site) = at.site() {
            if public.colony(site).is_some() {
                return Some((ids::OCCUPIED, "refused-colony-there"));
            }
            if self.ship.kind == ShipKind::Trade {
                return Some((ids::TRADE_AT_SITE, "refused-trade-at-site"));
            }
            if self.ship.began == Some(site) {
                return Some((ids::SAME_SITE, "refused-same-site"));
            }
        } else if let Some(dock) = at.dock() {
            if public.posts[dock.base.index()][usize::from(dock.number) - 1].is_some() {
                return Some((ids::OCCUPIED, "refused-post-there"));
            }
            return Some(match self.ship.kind {
                ShipKind::Colony => (ids::COLONY_AT_DOCK, "refused-colony-at-dock"),
                ShipKind::Trade => (ids::DOCK, "refused-dock"),
            });
        }
        if self.is_taken(at) {
            return Some((ids::OCCUPIED, "refused-ship-there"));
        }
        self.is_foreign_port(public, at).then_some((ids::FOREIGN_PORT, "refused-foreign-port"))
    }

    /// Another ship stands there.
    #[inline]
    pub(crate) fn is_taken(&self, at: Point) -> bool {
        self.others.iter().fold(false, |taken, other| taken | (*other == at))
    }

    /// SF-FLY-5: next to a spaceport of somebody else, neutral ones included.
    #[inline]
    fn is_foreign_port(&self, public: &Public, at: Point) -> bool {
        if at.planets().is_empty() {
            return false;
        }
        at.neighbours().iter().filter_map(|near| near.site()).any(|site| {
            public.colony(site).is_some_and(|colony| colony.spaceport && colony.owner != Owner::Seat(self.seat))
        })
    }

    /// It may rest there, or found there.
    #[inline]
    pub fn can_end(&self, state: &State, at: Point) -> bool {
        self.trouble(&state.public, at).is_none() || self.can_found(state, at)
    }

    #[inline]
    pub fn can_found(&self, state: &State, at: Point) -> bool {
        (at.site().is_some() || at.dock().is_some()) && found::bar(state, self, at).is_none()
    }

    /// SF-FLY-14, R-40: with `left` steps from `at` a legal place can be reached, `at` itself included.
    #[inline]
    pub fn leads_on(&self, state: &State, at: Point, left: u8) -> bool {
        if self.can_end(state, at) {
            return true;
        }
        left > 0
            && (at.neighbours().iter().any(|near| self.can_end(state, *near))
                || (left > 1 && self.nearest(state, at).is_some_and(|(_, steps)| steps <= left)))
    }

    /// The legal place with the fewest steps; ties by smaller Y, then smaller X (SF-FLY-15).
    pub fn nearest(&self, state: &State, at: Point) -> Option<(Point, u8)> {
        let legal = Point::all().filter(|point| self.can_end(state, *point));
        legal.map(|point| (point, at.distance(point))).min_by_key(|(point, steps)| (*steps, *point))
    }

    /// SF-FLY-8, SF-FLY-11, SF-FLY-12, SF-ENC-13, R-25, R-31: the ship may not stay where it is and can do something about it.
    pub fn must_move(&self, state: &State) -> bool {
        let at = self.ship.at;
        let excused = self.ship.stalled || self.trouble(&state.public, at).is_none();
        !excused && (self.can_found(state, at) || self.leads_on(state, at, self.left))
    }
}

/// SF-FLY-10, R-41: ships fly in any order and in parts, but one that was stopped where it may not stay goes on before
/// another moves or founds, or that one could take its way out (SF-FLY-14).
pub(crate) fn check_turn(state: &State, craft: &Craft) -> Result<(), Refusal> {
    let other = state.public.turn.flying.filter(|other| *other != craft.name);
    let Some(other) = other.and_then(|other| Craft::of(&state.public, craft.seat, other)) else { return Ok(()) };
    let busy = || Message::new("refused-in-flight").with("rings", other.name.rings());
    require(!other.must_move(state), ids::ANY_ORDER, busy)
}

/// Every step goes to a neighbour, is within the speed and leads on. What stands on the way does not matter
/// (SF-FLY-3), nor how often a place is passed (SF-FLY-2). Answers where the route ends.
pub(crate) fn check_route(state: &State, craft: &Craft, route: &Route) -> Result<Point, Refusal> {
    let (mut at, mut left) = (craft.ship.at, craft.left);
    for to in route.iter() {
        check_step(state, craft, at, *to, left)?;
        (at, left) = (*to, left - 1);
    }
    Ok(at)
}

/// SF-FLY-1, SF-FLY-13, SF-FLY-14
pub(crate) fn check_step(state: &State, craft: &Craft, at: Point, to: Point, left: u8) -> Result<(), Refusal> {
    require(at.neighbours().contains(&to), ids::BOARD, || "refused-not-next")?;
    require(!craft.ship.stalled, ids::STALL, || "refused-stalled")?;
    let far = || Message::new("refused-speed").with("speed", state.public.speed(craft.seat));
    require(left > 0, ids::FLY, far)?;
    let stuck = || Message::new("refused-dead-end").with("place", words::point(to)).with("left", left - 1);
    require(craft.leads_on(state, to, left - 1), ids::DEAD_END, stuck)
}

/// What the ship does where its route ends.
pub(crate) fn check_then(state: &State, craft: &Craft, at: Point, stays: bool, then: Then) -> Result<(), Refusal> {
    match then {
        Then::Stop if stays => Err(Refusal::not_offered()),
        Then::Stop => craft.may_rest(&state.public, at),
        Then::Look => check_look(&state.public, craft.seat, at),
        Then::Clear(planet) => found::check_clear(state, craft.seat, at, planet),
        Then::Found => found::check(state, craft, at),
    }
}

/// SF-EXPLORE-1, SF-EXPLORE-2, where looking is on request.
pub(crate) fn check_look(public: &Public, seat: Seat, at: Point) -> Result<(), Refusal> {
    let hides = public.terms.look_on_request && unseen(public, seat, at).next().is_some();
    require(hides, ids::LOOK, || "refused-nothing-hidden")
}

/// Face-down chips next to `at` that `seat` has not looked at.
pub(crate) fn unseen(public: &Public, seat: Seat, at: Point) -> impl Iterator<Item = Planet> + '_ {
    at.planets().iter().copied().filter(move |planet| !public.knows(seat, *planet))
}

/// What was under a chip cannot be unseen.
pub(crate) fn look(cx: &mut Cx<'_>, seat: Seat, at: Point) {
    for planet in at.planets() {
        let chip = cx.state().secret.chips.0[planet.index()];
        if let (false, Some(chip)) = (cx.state().public.knows(seat, *planet), chip) {
            cx.reveal();
            cx.emit(Voyage::Looked { seat, planet: *planet, chip }.into());
        }
    }
}

/// SF-FLY-8, SF-FLY-10 to SF-FLY-12: no ship stands where it may not stay.
pub(crate) fn check_end(state: &State, seat: Seat) -> Result<(), Refusal> {
    for craft in Craft::all(&state.public, seat) {
        let (ship, at) = (craft.ship, craft.ship.at);
        let rule = if ship.began.is_some() && ship.began == at.site() { ids::SAME_SITE } else { ids::MUST_LEAVE };
        let stay = || Message::new("refused-must-leave").with("rings", craft.name.rings());
        require(!craft.must_move(state), rule, || stay().with("place", words::point(at)))?;
    }
    Ok(())
}
