//! Building (SF-BUILD-1): ships, spaceports, parts, fame rings and vouchers.

use orrery_core::{Message, Refusal, Seat, require};

use super::ids;
use crate::content::{Build, Gift, Part, Resource, Site};
use crate::sets::Cards;
use crate::state::{Colony, Launch, Order, Owner, Public, ShipKind, State};
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
    let short =
        || Message::new("refused-cost").with("build", words::build(build)).with("missing", words::cards(missing));
    require(missing.is_empty(), ids::COSTS, short)
}

/// Whether a ship of this kind can be put anywhere at all (SF-SHIP-3 to SF-SHIP-5, SF-LIMIT-1).
pub(crate) fn check_ship(public: &Public, seat: Seat, kind: ShipKind) -> Result<(), Refusal> {
    let player = public.player(seat);
    require(player.ships.iter().any(Option::is_none), ids::NO_TRANSPORTER, || "refused-transporters")?;
    let stock = if kind == ShipKind::Colony { player.colonies } else { player.posts };
    require(stock > 0, ids::NO_MODULE, || Message::new("refused-module").with("ship", words::ship_kind(kind)))?;
    require(public.free_launch_points(seat).next().is_some(), ids::NO_LAUNCH_POINT, || "refused-launch-points")
}

/// SF-SHIP-2, SF-SHIP-6: a free launch point and a free transporter.
pub(crate) fn check_launch(public: &Public, seat: Seat, kind: ShipKind, launch: Launch) -> Result<(), Refusal> {
    check_ship(public, seat, kind)?;
    let free = public.free_launch_points(seat).any(|point| point == launch.at);
    require(free, ids::LAUNCH, || "refused-launch-point")?;
    let free = public.free_transporters(seat).any(|transporter| transporter == launch.transporter);
    require(free, ids::TRANSPORTER, || "refused-transporter")
}

/// SF-PORT-1 to SF-PORT-3, R-30: any own colony that has no ring yet.
pub(crate) fn check_spaceport(public: &Public, seat: Seat, site: Site) -> Result<(), Refusal> {
    require(public.player(seat).rings > 0, ids::NO_RING, || "refused-rings")?;
    let plain = Colony { owner: Owner::Seat(seat), spaceport: false };
    require(public.colony(site) == Some(plain), ids::SPACEPORT, || "refused-spaceport")
}

/// SF-PART-4, SF-PART-5
pub(crate) fn check_part(public: &Public, seat: Seat, part: Part) -> Result<(), Refusal> {
    let most = public.terms.part_limit(part);
    let about = |id| Message::new(id).with("part", words::part(part));
    require(public.part(seat, part) < most, ids::PART_LIMIT, || about("refused-part-limit").with("most", most))?;
    require(public.parts_left(part) > 0, ids::PART_STOCK, || about("refused-part-stock"))
}

/// F17, F18, R-36: once a turn, 1 goods for a ring.
pub(crate) fn check_fame(state: &State, seat: Seat) -> Result<(), Refusal> {
    let public = &state.public;
    require(public.has(seat, Gift::SeatOfHonour), ids::GIFTS, || "refused-no-seat-of-honour")?;
    require(!public.turn.bought_fame, ids::ONE_RING, || "refused-fame-twice")?;
    require(public.fame_left() > 0, ids::FAME_STOCK, || "refused-fame-stock")?;
    require(state.hand(seat).get(Resource::Goods) > 0, ids::GIFTS, || "refused-fame-goods")
}

/// SF-ENC-15
pub(crate) fn check_voucher(public: &Public, seat: Seat, launch: Launch) -> Result<(), Refusal> {
    require(public.player(seat).vouchers > 0, ids::PRIZE, || "refused-voucher")?;
    check_launch(public, seat, ShipKind::Trade, launch)
}
