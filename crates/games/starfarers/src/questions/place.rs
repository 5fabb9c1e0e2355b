//! The pieces of the set-up.

use std::cmp::Reverse;

use orrery_core::{Heard, Said, Word, phrase};

use super::launches::{launch_point_opt, launches, random_launch};
use super::prelude::*;
use crate::content::{Planet, Site};
use crate::event::Beginning;
use crate::rules::{build, score};
use crate::state::{Launch, ShipKind};

/// Where does the free ship stand, on which transporter (SF-SETUP-5, SF-VAR-5)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstShip;

/// The first ship of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstLaunch {
    pub kind: ShipKind,
    pub launch: Launch,
}
phrase! { FirstLaunch { kind, launch } }

impl Question<Starfarers> for FirstShip {
    type Answer = FirstLaunch;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let ships = |kind| launches(&state.public, asked.seat).map(move |launch| FirstLaunch { kind, launch });
        let legal =
            ShipKind::ALL.into_iter().flat_map(ships).filter(|ship| self.check(state, asked.seat, ship).is_ok());
        let option = |ship: FirstLaunch| launch_point_opt(&ship, ship.kind, ship.launch, is_any(&state.public));
        Offer::list(asked, "title-first-ship", legal.map(option))
            .hint("hint-first-ship")
            .act("act-place-ship")
            .rules(&[ids::FIRST_SHIP, ids::TRANSPORTER])
    }

    /// SF-SETUP-5, R-02, SF-VAR-5: beside the own spaceport; a trade ship only where that is agreed.
    fn check(&self, state: &State, seat: Seat, FirstLaunch { kind, launch }: &FirstLaunch) -> Result<(), Refusal> {
        require(*kind == ShipKind::Colony || is_any(&state.public), ids::FIRST_SHIP_KIND, || "refused-first-ship")?;
        build::check_launch(&state.public, seat, *kind, *launch)
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> FirstLaunch {
        let kind = if is_any(&state.public) && luck.below(2) == 0 { ShipKind::Trade } else { ShipKind::Colony };
        FirstLaunch { kind, launch: random_launch(&state.public, seat, luck) }
    }

    /// The launch point with the smaller X, the transporter with one ring, a colony ship.
    fn fallback(&self, state: &State, seat: Seat) -> FirstLaunch {
        let at = some(state.public.free_launch_points(seat).min_by_key(|point| point.x()));
        let transporter = some(state.public.free_transporters(seat).next());
        FirstLaunch { kind: ShipKind::Colony, launch: Launch { at, transporter } }
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, FirstLaunch { kind, launch }: FirstLaunch) {
        let public = &cx.state().public;
        let to = match public.phase() {
            Phase::PlacingShip { placed } => Some(after(public, placed)),
            _ => (public.waiting.len() == 1).then_some(Phase::Hands),
        };
        cx.emit(Beginning::FirstShipPlaced { seat, kind, launch, to }.into());
    }
}

/// SF-VAR-5: the first ship may be of either kind.
fn is_any(public: &Public) -> bool {
    public.terms.expert || public.terms.any_first_ship
}

/// SF-VAR-4: three pieces each.
fn after(public: &Public, placed: u8) -> Phase {
    let placed = placed + 1;
    if placed == 3 * public.seats { Phase::Hands } else { Phase::Placing { placed } }
}

/// Which home site, and colony or spaceport (SF-VAR-3)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placement {
    pub site: Site,
    pub spaceport: bool,
}

impl Word for Placement {
    fn say(&self, said: &mut Said) {
        self.site.say(said);
        said.put(if self.spaceport { "spaceport" } else { "colony" });
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        let site = Word::hear(heard)?;
        let spaceport = heard.take_if("spaceport");
        (spaceport || heard.take_if("colony")).then_some(Placement { site, spaceport })
    }
}

impl Place {
    /// The sites where a piece can go.
    pub(crate) fn sites(public: &Public, seat: Seat, spaceport: bool) -> impl Iterator<Item = Site> {
        Site::all().filter(move |site| check(public, seat, *site, spaceport).is_ok())
    }
}

/// SF-VAR-3: any free home site; exactly one spaceport in three rounds.
fn check(public: &Public, seat: Seat, site: Site, spaceport: bool) -> Result<(), Refusal> {
    let Phase::Placing { placed } = public.phase() else { return Err(Refusal::not_offered()) };
    let free = site.system().is_home() && public.colony(site).is_none();
    require(free, ids::PLACING, || "refused-place")?;
    let (has_port, is_last) = (public.spaceports(seat) > 0, placed / public.seats == 2);
    require(!(spaceport && has_port), ids::PLACING, || "refused-second-port")?;
    require(spaceport || has_port || !is_last, ids::PLACING, || "refused-no-port")
}

impl Question<Starfarers> for Place {
    type Answer = Placement;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let all = Site::all().flat_map(|site| [false, true].map(|spaceport| Placement { site, spaceport }));
        let legal = all.filter(|placement| self.check(state, asked.seat, placement).is_ok());
        let option = |placement: Placement| {
            let (site, port) = (words::site(placement.site), placement.spaceport);
            let (piece, act) =
                if port { ("build-spaceport", "pick-place-spaceport") } else { ("pick-colony", "pick-place-colony") };
            let option = Opt::of(&placement, piece).act(Message::new(act).with("site", site.clone())).group(site);
            let mut option = option.at(placement.site.point().id());
            option.facts.extend(facts::site(state, asked.seat, placement.site));
            option
        };
        let offer = Offer::list(asked, "title-place", legal.map(option)).hint("hint-place").act("act-place");
        offer.rules(&[ids::PLACING, ids::PLACING_ORDER, ids::PLACING_SHIP])
    }

    fn check(&self, state: &State, seat: Seat, Placement { site, spaceport }: &Placement) -> Result<(), Refusal> {
        check(&state.public, seat, *site, *spaceport)
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Placement {
        let spaceport = luck.below(2) == 0;
        let mut piece = |spaceport: bool| {
            let site = luck.one_of(Place::sites(&state.public, seat, spaceport));
            site.map(|site| Placement { site, spaceport })
        };
        some(piece(spaceport).or_else(|| piece(!spaceport)))
    }

    /// The free site with most pips; the spaceport first.
    fn fallback(&self, state: &State, seat: Seat) -> Placement {
        let spaceport = state.public.spaceports(seat) == 0;
        let sites = Place::sites(&state.public, seat, spaceport);
        Placement { site: some(sites.min_by_key(|site| (Reverse(pips(state, *site)), site.point()))), spaceport }
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, Placement { site, spaceport }: Placement) {
        let Phase::Placing { placed } = cx.state().public.phase() else { return };
        let to = if spaceport { Phase::PlacingShip { placed } } else { after(&cx.state().public, placed) };
        cx.emit(Beginning::Placed { seat, site, spaceport, to }.into());
        score::rise(cx);
    }
}

fn pips(state: &State, site: Site) -> u8 {
    let of = |planet: Planet| state.secret.chips.0[planet.index()].filter(|_| state.public.open.contains(planet));
    site.planets().into_iter().filter_map(of).map(|chip| state.public.terms.value(chip).pips()).sum()
}
