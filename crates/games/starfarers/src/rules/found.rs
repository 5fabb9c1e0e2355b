//! Founding colonies and posts, clearing lairs and ice, friendship chips and cards.

use orrery_core::{Message, Refusal, Rule, Seat, require};

use super::fly::Craft;
use super::{Cx, ids, score};
use crate::content::{Base, Chip, ChipValue, Dock, Part, Planet, Point, Site};
use crate::event::Voyage;
use crate::state::{Public, ShipKind, State, Transporter};
use crate::terms::Tie;
use crate::words;

/// Why a ship cannot found somewhere: a rule that says it all, or with the place, the chip or the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bar {
    Plain(Rule, &'static str),
    Here(Rule, &'static str),
    Closed(Planet, ChipValue),
    Freight { need: u8, have: u8 },
}

/// What keeps the ship from founding at `at`. SF-FLY-4 holds for founding too: no other ship may stand there.
pub(crate) fn bar(state: &State, craft: &Craft, at: Point) -> Option<Bar> {
    let bar = match (craft.ship.kind, at.site(), at.dock()) {
        (ShipKind::Colony, Some(site), _) => colony_bar(state, craft.seat, site),
        (ShipKind::Trade, _, Some(dock)) => post_bar(&state.public, craft.seat, dock),
        (ShipKind::Colony, ..) => Some(Bar::Plain(ids::FREE_SITE, "refused-no-site")),
        (ShipKind::Trade, ..) => Some(Bar::Plain(ids::POST, "refused-no-dock")),
    };
    bar.or_else(|| craft.is_taken(at).then_some(Bar::Here(ids::OCCUPIED, "refused-ship-there")))
}

/// SF-COLONY-1, SF-COLONY-2, SF-COLONY-6, SF-COLONY-7, SF-3P-2, SF-3P-3
fn colony_bar(state: &State, seat: Seat, site: Site) -> Option<Bar> {
    if state.public.colony(site).is_some() {
        return Some(Bar::Here(ids::FREE_SITE, "refused-colony-there"));
    }
    if state.public.is_closed(site) {
        return Some(Bar::Plain(ids::CLOSED_SYSTEM, "refused-closed-system"));
    }
    site.planets().into_iter().find_map(|planet| match state.known_chip(seat, planet).map(Chip::value) {
        None => Some(Bar::Plain(ids::LOOK_FIRST, "refused-look-first")),
        Some(value) => value.is_closed().then_some(Bar::Closed(planet, value)),
    })
}

/// SF-TRADEBASE-1, SF-TRADEBASE-2
fn post_bar(public: &Public, seat: Seat, dock: Dock) -> Option<Bar> {
    let (need, have) = (dock.number, public.freight(seat));
    if public.open_dock(dock.base) != Some(dock) {
        return Some(Bar::Plain(ids::OPEN_DOCK, "refused-not-open-dock"));
    }
    (have < need).then_some(Bar::Freight { need, have })
}

pub(crate) fn check(state: &State, craft: &Craft, at: Point) -> Result<(), Refusal> {
    let Some(bar) = bar(state, craft, at) else { return Ok(()) };
    Err(match bar {
        Bar::Plain(rule, id) => Refusal::new(rule, id),
        Bar::Here(rule, id) => Refusal::new(rule, Message::new(id).with("place", words::point(at))),
        Bar::Closed(planet, value) => {
            let closed = Message::new("refused-closed-planet").with("planet", words::planet(planet));
            Refusal::new(ids::CLOSED_PLANET, closed.with("chip", words::chip_value(value)))
        }
        Bar::Freight { need, have } => {
            Refusal::new(ids::POST, Message::new("refused-freight").with("need", need).with("have", have))
        }
    })
}

/// The ship founds where it stands; what it lies on comes up for all (SF-COLONY-3, SF-COLONY-8).
pub(crate) fn found(cx: &mut Cx<'_>, seat: Seat, ship: Transporter, at: Point) {
    cx.reveal();
    match (at.site(), at.dock()) {
        (Some(site), _) => {
            let [one, two] = site.planets().map(|planet| cx.state().secret.chips.0[planet.index()]);
            let chips = one.zip(two).map(|(one, two)| [one, two]);
            chips.into_iter().for_each(|chips| cx.emit(Voyage::ColonyFounded { seat, ship, site, chips }.into()));
        }
        (None, Some(Dock { base, number: dock })) => {
            let chip = chip_holder(&cx.state().public, seat, base);
            cx.emit(Voyage::PostFounded { seat, ship, base, dock, chip }.into());
        }
        (None, None) => {}
    }
    score::rise(cx);
}

/// SF-TRADEBASE-7, SF-TRADEBASE-8, SF-TRADEBASE-10, R-01, R-35: who has the friendship chip once `founder` has one post
/// more at `base`.
pub fn chip_holder(public: &Public, founder: Seat, base: Base) -> Option<Seat> {
    let here = |seat: Seat| public.posts_at(seat, base) + u8::from(seat == founder);
    let in_all = |seat: Seat| public.all_posts(seat) + u8::from(seat == founder);
    let lowest = |seat: Seat| public.posts[base.index()].iter().position(|owner| *owner == Some(seat)).unwrap_or(9);
    let most = public.everybody().map(here).max()?;
    let tied = public.everybody().filter(|seat| here(*seat) == most);
    tied.min_by_key(|seat| {
        let by_all = match public.terms.tie {
            Tie::LowestDock => 0,
            Tie::FewestInAll => i16::from(in_all(*seat)),
            Tie::MostInAll => -i16::from(in_all(*seat)),
        };
        (by_all, lowest(*seat))
    })
}

/// What a known lair or ice planet needs of which part, and what `seat` has of it, bonuses included.
pub(crate) fn demand(state: &State, seat: Seat, planet: Planet) -> Option<(Part, u8, u8)> {
    match state.known_chip(seat, planet)?.value() {
        ChipValue::Lair(need) => Some((Part::Cannon, need, state.public.strength(seat))),
        ChipValue::Ice(need) => Some((Part::FreightRing, need, state.public.freight(seat))),
        ChipValue::Number(_) | ChipValue::Two(..) => None,
    }
}

/// Whether a planet can be cleared from beside it.
#[inline]
pub(crate) fn can_clear(state: &State, seat: Seat, planet: Planet) -> bool {
    demand(state, seat, planet).is_some_and(|(_, need, have)| have >= need)
}

/// A planet beside a point that can be cleared from there.
#[inline]
pub(crate) fn clearable(state: &State, seat: Seat, at: Point) -> Option<Planet> {
    at.planets().iter().copied().find(|planet| can_clear(state, seat, *planet))
}

/// SF-PIRATE-1, SF-PIRATE-3, SF-PIRATE-4, SF-ICE-1, R-17: beside it, known, and strong enough. No shake.
pub(crate) fn check_clear(state: &State, seat: Seat, at: Point, planet: Planet) -> Result<(), Refusal> {
    require(at.planets().contains(&planet), ids::CLEARING, || "refused-not-beside")?;
    let about = |id| Message::new(id).with("planet", words::planet(planet));
    require(state.known_chip(seat, planet).is_some(), ids::UNKNOWN, || about("refused-unknown"))?;
    let Some((part, need, have)) = demand(state, seat, planet) else {
        return Err(Refusal::new(ids::CLEARING, about("refused-not-closed")));
    };
    let lair = part == Part::Cannon;
    let (rule, id) = if lair { (ids::LAIR, "refused-lair") } else { (ids::ICE, "refused-ice") };
    require(have >= need, rule, || about(id).with("need", need).with("have", have))
}

/// SF-PIRATE-2, SF-PIRATE-5, R-18: the chip is the player's; a reserve chip lies face up in its place.
pub(crate) fn clear(cx: &mut Cx<'_>, seat: Seat, planet: Planet) {
    let Some(chip) = cx.state().secret.chips.0[planet.index()] else { return };
    let stock = cx.state().public.reserve;
    let place = cx.dice().below(stock.len() as u32) as usize;
    cx.emit(Voyage::Cleared { seat, planet, chip, reserve: stock.nth(place) }.into());
    score::rise(cx);
}
