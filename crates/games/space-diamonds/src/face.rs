//! How the game looks: the map with its layers, the panels round it, the end of a game and the gallery. Rules are
//! asked, never made, here.

mod chart;
mod chits;
mod craft;
mod ends;
mod gallery;
mod layers;
mod missions;
mod plans;
mod players;
mod result;
mod strip;
mod tools;
mod worth;

use maud::{Markup, PreEscaped, html};
use orrery_core::Seat;
use orrery_draw::{Face, Id, Place, Region, Tally, own_last};
use orrery_text::Voice;

use crate::SpaceDiamonds;
use crate::content::{Spectral, Zone};
use crate::rules::score::score;
use crate::state::{Mode, State};

/// What every part of the page needs.
mod prelude {
    pub(super) use maud::{Markup, html};
    pub(super) use orrery_core::{Message, Seat};
    pub(super) use orrery_draw::{cite, icon, seat_mark};
    pub(super) use orrery_text::Voice;

    pub(super) use super::{GAME, Scene};
    pub(super) use crate::rules::ids;
    pub(super) use crate::state::Mode;
    pub(super) use crate::words;
}

pub(crate) type Scene<'a> = orrery_draw::Scene<'a, crate::view::View>;

pub(crate) const GAME: &str = "space-diamonds";

impl Face for SpaceDiamonds {
    const STYLE: &'static str = include_str!("face/style.css");
    const SYMBOLS: &'static str = include_str!("face/symbols.svg");

    fn regions<'a>(scene: &'a Scene<'a>) -> Vec<Region<'a>> {
        let mut regions = vec![
            Region::new("turn", Place::Left, players::turn_key(scene), || players::turn(scene)),
            Region::new("used", Place::Left, players::used_key(scene), || players::used(scene)).inside("turn"),
        ];
        regions.extend(Seat::all(scene.view.public.seats).flat_map(|seat| player(scene, seat)));
        regions.push(Region::new("key", Place::Left, (), || tools::key().panel(&scene.voice, true)));
        board(scene, &mut regions);
        own(scene, &mut regions);
        regions
    }

    fn tallies(state: &State) -> Vec<Tally> {
        let of =
            |count: fn(&State, Seat) -> i64| Seat::all(state.public.seats).map(|seat| count(state, seat)).collect();
        vec![
            Tally { name: "tally-points", of: of(|state, seat| score(state, seat).total().into()) },
            Tally { name: "tally-chits", of: of(|state, seat| state.public.ship(seat).chits().into()) },
        ]
    }

    fn cover() -> Markup {
        PreEscaped(r##"<svg class="vig" aria-hidden="true"><use href="#cover-space-diamonds"/></svg>"##.to_owned())
    }

    fn option_picture(option: &str, value: &str) -> Markup {
        match option {
            "mode" => html! { svg.vig aria-hidden="true" { use href={ "#mode-" (value) } {} } },
            _ => Markup::default(),
        }
    }

    fn picture(rule: &str, voice: &Voice<'_>) -> Markup {
        tools::key().of_rule(voice, rule, &tools::PICTURES)
    }

    fn gallery(voice: &Voice<'_>) -> Markup {
        gallery::gallery(voice)
    }
}

/// A player's panel, and in it how the player stands.
fn player<'a>(scene: &'a Scene<'a>, seat: Seat) -> [Region<'a>; 2] {
    let (frame, status) = (Id::numbered("player-", seat.0, ""), players::status_key(scene, seat));
    [
        Region::new(frame, Place::Left, players::key(scene, seat), move || players::panel(scene, seat)),
        Region::new(players::status_id(seat), Place::Left, status, move || players::status(scene, seat)).inside(frame),
    ]
}

/// The map changes only for whoever stops playing; what lies on it does, a layer at a time.
fn board<'a>(scene: &'a Scene<'a>, regions: &mut Vec<Region<'a>>) {
    let rockets = scene.view.public.terms.mode == Mode::Rockets;
    let edition = scene.view.public.printing.edition();
    let has_craft = scene.view.own().is_some_and(|seat| scene.view.public.plays(seat));
    let draw = move || chart::chart(&scene.voice, edition, home_radius(rockets), has_craft);
    regions.push(Region::new("chart", Place::Board, has_craft, draw));
    for zone in &Zone::ALL[..8] {
        let id = Id::joined("at-", zone.id());
        let key = layers::sites_key(scene, *zone);
        regions.push(Region::new(id, Place::Board, key, move || layers::sites(scene, *zone)));
    }
    regions.push(Region::new("goals", Place::Board, layers::goals_key(scene), || layers::goals(scene)));
    regions.push(Region::new("after", Place::Board, ends::key(scene), || ends::after(scene)).on_demand());
    regions.push(Region::new("reach", Place::Board, ends::key(scene), || ends::ends(scene)).on_demand());
    let crafts = own_last(scene.view.own(), Seat::all(scene.view.public.seats));
    regions.extend(crafts.map(|seat| craft(scene, seat)));
    regions.push(Region::new("tools", Place::Board, (), move || tools::tools(scene, home_radius(rockets))));
    if scene.view.result.is_some() {
        regions.push(Region::new("result", Place::Board, "over", || result::result(scene)).on_demand());
    }
}

fn craft<'a>(scene: &'a Scene<'a>, seat: Seat) -> Region<'a> {
    let id = Id::numbered("craft-", seat.0, "");
    Region::new(id, Place::Board, layers::craft_key(scene, seat), move || layers::craft(scene, seat))
}

/// The chance in per cent that one of so many hazards goes wrong (iE4a.2).
fn risk(hazards: u8) -> u8 {
    let safe = (0..hazards).fold(1000u16, |safe, _| safe * 5 / 6);
    ((1000 - safe + 5) / 10) as u8
}

/// How far out the map is shown at first: as far as there are chits.
fn home_radius(rockets: bool) -> u16 {
    if rockets { 1080 } else { 780 }
}

/// One's own craft, chits and missions, until everything lies open.
fn own<'a>(scene: &'a Scene<'a>, regions: &mut Vec<Region<'a>>) {
    let Some(seat) = scene.view.own().filter(|_| !scene.view.is_over()) else { return };
    regions.push(Region::new("craft", Place::Own, craft::key(scene, seat), move || craft::panel(scene, seat)));
    if scene.view.public.terms.mode == Mode::Rockets {
        let draw = move || strip::strip(scene, seat);
        regions.push(Region::new("fuel", Place::Own, strip::key(scene, seat), draw).inside("craft"));
    }
    regions.push(Region::new("chits", Place::Own, chits::key(scene, seat), move || chits::panel(scene, seat)));
    let asked = missions::asked_key(scene);
    regions.push(Region::new("asked", Place::Right, asked, move || missions::asked(scene, seat)));
    regions.extend(missions::open(scene).map(|(place, view)| {
        let key = missions::away_key(scene, seat, view);
        let draw = move || missions::away(scene, seat, view);
        Region::new(missions::away_id(place), Place::Right, key, draw).inside("asked")
    }));
    regions.push(Region::new("worth", Place::Right, (), || worth::panel(scene)));
    regions.extend(Spectral::ALL.map(|letter| {
        let key = worth::back_key(scene, letter);
        Region::new(worth::back_id(letter), Place::Right, key, move || worth::back(scene, letter)).inside("worth")
    }));
    regions.push(
        Region::new("plan", Place::Right, plans::key(scene, seat), move || plans::panel(scene, seat)).on_demand(),
    );
    regions.push(Region::new("missions", Place::Own, missions::key(scene), || missions::panel(scene)));
}
