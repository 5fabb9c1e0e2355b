//! Building (SF-BUILD-1): ships, spaceports, parts, fame rings and vouchers.

use orrery_core::{Message, Refusal, Seat};

use super::ids;
use crate::content::{Build, Part, Point, Resource, Site, TRANSPORTERS};
use crate::sets::Cards;
use crate::state::{Launch, Order, Owner, Public, ShipKind, State};
use crate::words;

pub(crate) fn check(state: &State, seat: Seat, order: Order) -> Result<(), Refusal> {
    check_cost(state, seat, order.build())?;
    match order {
        Order::Ship(kind, launch) => check_launch(&state.public, seat, kind, launch),
        Order::Spaceport(site) => check_spaceport(&state.public, seat, site),
        Order::Part(part) => check_part(&state.public, seat, part),
    }
}

/// SF-Z3
pub(crate) fn check_cost(state: &State, seat: Seat, build: Build) -> Result<(), Refusal> {
    let missing = Cards(build.cost()).minus(state.hand(seat));
    if missing.is_empty() {
        return Ok(());
    }
    let short = Message::new("refused-cost").with("build", words::build(build)).with("missing", words::cards(missing));
    Err(Refusal::new(ids::COSTS, short))
}

/// Whether a ship of this kind can be put anywhere at all (SF-SHIP-3 to SF-SHIP-5, SF-LIMIT-1).
pub(crate) fn check_ship(public: &Public, seat: Seat, kind: ShipKind) -> Result<(), Refusal> {
    let player = public.player(seat);
    if player.ships.iter().flatten().count() == usize::from(TRANSPORTERS) {
        return Err(Refusal::new(ids::NO_TRANSPORTER, "refused-transporters"));
    }
    let stock = if kind == ShipKind::Colony { player.colonies } else { player.posts };
    if stock == 0 {
        return Err(Refusal::new(ids::NO_MODULE, Message::new("refused-module").with("ship", words::ship_kind(kind))));
    }
    if public.free_launch_points(seat).next().is_none() {
        return Err(Refusal::new(ids::NO_LAUNCH_POINT, "refused-launch-points"));
    }
    Ok(())
}

/// SF-SHIP-2, SF-SHIP-6: a free launch point and a free transporter.
pub(crate) fn check_launch(public: &Public, seat: Seat, kind: ShipKind, launch: Launch) -> Result<(), Refusal> {
    check_ship(public, seat, kind)?;
    let free = |at: Point| at.index() < Point::COUNT && public.free_launch_points(seat).any(|point| point == at);
    if !free(launch.at) {
        return Err(Refusal::new(ids::LAUNCH, "refused-launch-point"));
    }
    if !public.free_transporters(seat).any(|transporter| transporter == launch.transporter) {
        return Err(Refusal::new(ids::TRANSPORTER, "refused-transporter"));
    }
    Ok(())
}

/// SF-PORT-1 to SF-PORT-3, R-30: any own colony that has no ring yet.
pub(crate) fn check_spaceport(public: &Public, seat: Seat, site: Site) -> Result<(), Refusal> {
    if public.player(seat).rings == 0 {
        return Err(Refusal::new(ids::NO_RING, "refused-rings"));
    }
    let colony = if site.index() < Site::COUNT { public.colony(site) } else { None };
    match colony {
        Some(colony) if colony.owner == Owner::Seat(seat) && !colony.spaceport => Ok(()),
        _ => Err(Refusal::new(ids::SPACEPORT, "refused-spaceport")),
    }
}

/// SF-PART-4, SF-PART-5
pub(crate) fn check_part(public: &Public, seat: Seat, part: Part) -> Result<(), Refusal> {
    let most = public.terms.part_limit(part);
    if public.part(seat, part) >= most {
        let full = Message::new("refused-part-limit").with("part", words::part(part)).with("most", most);
        return Err(Refusal::new(ids::PART_LIMIT, full));
    }
    if public.parts_left(part) == 0 {
        let none = Message::new("refused-part-stock").with("part", words::part(part));
        return Err(Refusal::new(ids::PART_STOCK, none));
    }
    Ok(())
}

/// F17, F18, R-36: once a turn, 1 goods for a ring.
pub(crate) fn check_fame(state: &State, seat: Seat) -> Result<(), Refusal> {
    let public = &state.public;
    if !public.has_seat_of_honour(seat) {
        return Err(Refusal::new(ids::GIFTS, "refused-no-seat-of-honour"));
    }
    if public.turn.bought_fame {
        return Err(Refusal::new(ids::ONE_RING, "refused-fame-twice"));
    }
    if public.fame_left() == 0 {
        return Err(Refusal::new(ids::FAME_STOCK, "refused-fame-stock"));
    }
    if state.hand(seat).get(Resource::Goods) == 0 {
        return Err(Refusal::new(ids::GIFTS, "refused-fame-goods"));
    }
    Ok(())
}

/// SF-ENC-15
pub(crate) fn check_voucher(public: &Public, seat: Seat, launch: Launch) -> Result<(), Refusal> {
    if public.player(seat).vouchers == 0 {
        return Err(Refusal::new(ids::PRIZE, "refused-voucher"));
    }
    check_launch(public, seat, ShipKind::Trade, launch)
}
