//! What a card does with ships: back, far away, or one more.

use std::cmp::Reverse;

use orrery_core::phrases;
use orrery_kit::fx;

use super::launches::{launch_point_opt, launches, random_launch};
use super::prelude::*;
use crate::content::Point;
use crate::event::Fortune;
use crate::questions::fly::random_aim;
use crate::rules::encounter::Reader;
use crate::rules::results::{can_jump, retreats};
use crate::rules::{build, encounter, fly, found};
use crate::state::{Launch, ShipKind};

/// To which launch point does the first ship go back?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreat;

impl Listed<Starfarers> for Retreat {
    type Answer = Point;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "title-retreat").act("act-retreat").rules(&[ids::FIRST_STRUCK])
    }

    fn answers(&self, state: &State, seat: Seat) -> impl Iterator<Item = Point> {
        retreats(&state.public, seat)
    }

    fn option(&self, _: &State, _: Seat, to: &Point) -> Opt {
        Opt::of(to, words::point(*to)).at(to.id())
    }

    fn check(&self, state: &State, seat: Seat, to: &Point) -> Result<(), Refusal> {
        require(retreats(&state.public, seat).any(|point| point == *to), ids::LAUNCH, || "refused-launch-point")
    }

    /// The launch point with the fewest steps to it.
    fn fallback(&self, state: &State, seat: Seat) -> Point {
        let public = &state.public;
        let from = some(public.first_ship(seat).and_then(|ship| public.ship(seat, ship))).at;
        some(retreats(public, seat).min_by_key(|point| (from.distance(*point), *point)))
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, to: Point) {
        if let Some(ship) = cx.state().public.first_ship(seat) {
            cx.emit(Fortune::Retreated { seat, ship, to }.into());
            fx::next(&mut Reader(cx));
        }
    }
}

/// Where does the first ship jump, if anywhere (SF-ENC-14)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Jump;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Leap {
    Stay,
    To(Point),
}
phrases! { Leap { "stay" => Stay, _ => To(point) } }

impl Question<Starfarers> for Jump {
    type Answer = Leap;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let first = state.public.first_ship(asked.seat);
        let fits = |to: &Point| first.is_some_and(|ship| can_jump(state, asked.seat, ship, *to));
        let option = |to: Point| Opt::of(&Leap::To(to), words::point(to)).at(to.id()).sealed();
        let places = Point::all().filter(fits).map(option);
        Offer::list(asked, "title-jump", [Opt::of(&Leap::Stay, "pick-stay")].into_iter().chain(places))
            .act("act-jump")
            .rules(&[ids::JUMP])
    }

    fn check(&self, state: &State, seat: Seat, leap: &Leap) -> Result<(), Refusal> {
        let Leap::To(to) = *leap else { return Ok(()) };
        let first = state.public.first_ship(seat);
        require(first.is_some_and(|ship| can_jump(state, seat, ship, to)), ids::JUMP, || "refused-jump")
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Leap {
        let Some(ship) = state.public.first_ship(seat) else { return Leap::Stay };
        if luck.below(8) == 0 {
            return Leap::Stay;
        }
        let about = state.public.ship(seat, ship).copied();
        let founds = about.filter(|_| luck.below(2) == 0);
        let aim = founds.and_then(|ship| random_aim(state, seat, &ship, luck));
        let any = (0..20).map(|_| Point(luck.below(Point::COUNT as u32) as u16));
        let to = aim.into_iter().chain(any).find(|to| can_jump(state, seat, ship, *to));
        to.map_or(Leap::Stay, Leap::To)
    }

    fn fallback(&self, _: &State, _: Seat) -> Leap {
        Leap::Stay
    }

    /// SF-ENC-14, R-33: it explores where it lands; a trade ship at the open dock founds at once (SF-FLY-9).
    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, leap: Leap) {
        let ship = cx.state().public.first_ship(seat);
        let (Some(ship), Leap::To(to)) = (ship, leap) else { return encounter::close(cx) };
        cx.emit(Fortune::Jumped { seat, ship, to }.into());
        if !cx.state().public.terms.look_on_request {
            fly::look(cx, seat, to);
        }
        encounter::close(cx);
        let kind = cx.state().public.ship(seat, ship).map(|ship| ship.kind);
        if kind == Some(ShipKind::Trade) && to.dock().is_some() {
            found::found(cx, seat, ship, to);
        }
    }
}

/// Where does the free trade ship stand, on which transporter (SF-ENC-15)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prize;

impl Question<Starfarers> for Prize {
    type Answer = Launch;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let option = |launch| launch_point_opt(&launch, ShipKind::Trade, launch, false);
        let options = launches(&state.public, asked.seat).map(option);
        Offer::list(asked, "title-prize", options).act("act-place-ship").rules(&[ids::PRIZE])
    }

    fn check(&self, state: &State, seat: Seat, launch: &Launch) -> Result<(), Refusal> {
        build::check_launch(&state.public, seat, ShipKind::Trade, *launch)
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Launch {
        random_launch(&state.public, seat, luck)
    }

    /// The launch point with the largest Y, the transporter with fewest rings.
    fn fallback(&self, state: &State, seat: Seat) -> Launch {
        let at = some(state.public.free_launch_points(seat).min_by_key(|point| (Reverse(point.y()), point.x())));
        Launch { at, transporter: some(state.public.free_transporters(seat).next()) }
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, launch: Launch) {
        cx.emit(Fortune::PrizePlaced { seat, launch }.into());
        fx::next(&mut Reader(cx));
    }
}
