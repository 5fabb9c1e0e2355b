//! Founding colonies and posts, clearing lairs and ice, friendship chips and cards.

use orrery_core::{Message, Refusal, Rule, Seat};

use super::fly::Craft;
use super::{Cx, ids, score};
use crate::content::{Base, Chip, ChipValue, Dock, Planet, Point, Site};
use crate::event::Voyage;
use crate::state::{Public, ShipKind, State, Transporter};
use crate::terms::Tie;
use crate::words;

/// Why a ship cannot found somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bar {
    NoSite,
    NoDock,
    SiteTaken,
    SystemClosed,
    NotLooked,
    Closed(Planet, ChipValue),
    DockNotOpen,
    Freight { need: u8, have: u8 },
    ShipThere,
}

/// What keeps the ship from founding at `at`. SF-FLY-4 holds for founding too: no other ship may stand there.
pub(crate) fn bar(state: &State, craft: &Craft, at: Point) -> Option<Bar> {
    let bar = match (craft.ship.kind, at.site(), at.dock()) {
        (ShipKind::Colony, Some(site), _) => colony_bar(state, craft.seat, site),
        (ShipKind::Trade, _, Some(dock)) => post_bar(&state.public, craft.seat, dock),
        (ShipKind::Colony, ..) => Some(Bar::NoSite),
        (ShipKind::Trade, ..) => Some(Bar::NoDock),
    };
    bar.or_else(|| craft.is_taken(at).then_some(Bar::ShipThere))
}

/// SF-COLONY-1, SF-COLONY-2, SF-COLONY-6, SF-COLONY-7, SF-3P-2, SF-3P-3
fn colony_bar(state: &State, seat: Seat, site: Site) -> Option<Bar> {
    if state.public.colony(site).is_some() {
        return Some(Bar::SiteTaken);
    }
    if state.public.is_closed(site) {
        return Some(Bar::SystemClosed);
    }
    site.planets().into_iter().find_map(|planet| match state.known_chip(seat, planet).map(Chip::value) {
        None => Some(Bar::NotLooked),
        Some(value) => value.is_closed().then_some(Bar::Closed(planet, value)),
    })
}

/// SF-TRADEBASE-1, SF-TRADEBASE-2
fn post_bar(public: &Public, seat: Seat, dock: Dock) -> Option<Bar> {
    let (need, have) = (dock.number, public.freight(seat));
    if public.open_dock(dock.base) != Some(dock) {
        return Some(Bar::DockNotOpen);
    }
    (have < need).then_some(Bar::Freight { need, have })
}

pub(crate) fn check(state: &State, craft: &Craft, at: Point) -> Result<(), Refusal> {
    let Some(bar) = bar(state, craft, at) else { return Ok(()) };
    let place = |id| Message::new(id).with("place", words::point(at));
    Err(match bar {
        Bar::NoSite => Refusal::new(ids::FREE_SITE, "refused-no-site"),
        Bar::NoDock => Refusal::new(ids::POST, "refused-no-dock"),
        Bar::SiteTaken => Refusal::new(ids::FREE_SITE, place("refused-colony-there")),
        Bar::SystemClosed => Refusal::new(ids::CLOSED_SYSTEM, "refused-closed-system"),
        Bar::NotLooked => Refusal::new(ids::LOOK_FIRST, "refused-look-first"),
        Bar::Closed(planet, value) => {
            let closed = Message::new("refused-closed-planet").with("planet", words::planet(planet));
            Refusal::new(ids::CLOSED_PLANET, closed.with("chip", words::chip_value(value)))
        }
        Bar::DockNotOpen => Refusal::new(ids::OPEN_DOCK, "refused-not-open-dock"),
        Bar::Freight { need, have } => {
            Refusal::new(ids::POST, Message::new("refused-freight").with("need", need).with("have", have))
        }
        Bar::ShipThere => Refusal::new(ids::OCCUPIED, place("refused-ship-there")),
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

/// What a known lair or ice planet needs, and what `seat` has of it.
fn demand(state: &State, seat: Seat, chip: Chip) -> Option<(Rule, u8, u8)> {
    match chip.value() {
        ChipValue::Lair(need) => Some((ids::LAIR, need, state.public.strength(seat))),
        ChipValue::Ice(need) => Some((ids::ICE, need, state.public.freight(seat))),
        ChipValue::Number(_) | ChipValue::Two(..) => None,
    }
}

/// Whether a planet can be cleared from beside it.
#[inline]
pub(crate) fn can_clear(state: &State, seat: Seat, planet: Planet) -> bool {
    let chip = state.known_chip(seat, planet);
    chip.and_then(|chip| demand(state, seat, chip)).is_some_and(|(_, need, have)| have >= need)
}

/// SF-PIRATE-1, SF-PIRATE-3, SF-PIRATE-4, SF-ICE-1, R-17: beside it, known, and strong enough. No shake.
pub(crate) fn check_clear(state: &State, seat: Seat, at: Point, planet: Planet) -> Result<(), Refusal> {
    if planet.index() >= Planet::COUNT || !at.planets().contains(&planet) {
        return Err(Refusal::new(ids::CLEARING, "refused-not-beside"));
    }
    let about = |id| Message::new(id).with("planet", words::planet(planet));
    let Some(chip) = state.known_chip(seat, planet) else {
        return Err(Refusal::new(ids::UNKNOWN, about("refused-unknown")));
    };
    match demand(state, seat, chip) {
        None => Err(Refusal::new(ids::CLEARING, about("refused-not-closed"))),
        Some((_, need, have)) if have >= need => Ok(()),
        Some((rule, need, have)) => {
            let id = if rule == ids::LAIR { "refused-lair" } else { "refused-ice" };
            Err(Refusal::new(rule, about(id).with("need", need).with("have", have)))
        }
    }
}

/// SF-PIRATE-2, SF-PIRATE-5, R-18: the chip is the player's; a reserve chip lies face up in its place.
pub(crate) fn clear(cx: &mut Cx<'_>, seat: Seat, planet: Planet) {
    let Some(chip) = cx.state().secret.chips.0[planet.index()] else { return };
    let stock = cx.state().public.reserve;
    let place = cx.dice().below(stock.len() as u32) as usize;
    cx.emit(Voyage::Cleared { seat, planet, chip, reserve: stock.iter().nth(place) }.into());
    score::rise(cx);
}
