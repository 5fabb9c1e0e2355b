//! How the game looks: the star map with its layers, the panels round it, the end of a game and the gallery. Rules are
//! asked, never made, here.

mod chart;
mod friends;
mod gallery;
mod hand;
mod layers;
mod market;
mod meeting;
mod mother;
mod players;
mod result;
mod tools;
mod turn;

use maud::{Markup, PreEscaped};
use orrery_core::Seat;
use orrery_draw::{Face, Id, Place, Region, look_round, own_last};
use orrery_text::Voice;

use crate::Starfarers;
use crate::content::{Base, System};

/// What every part of the page needs.
mod prelude {
    pub(super) use maud::{Markup, html};
    pub(super) use orrery_core::{Message, Seat};
    pub(super) use orrery_draw::{cite, icon, seat_mark};
    pub(super) use orrery_text::Voice;

    pub(super) use super::{GAME, Scene};
    pub(super) use crate::rules::ids;
    pub(super) use crate::words;
}

pub(crate) type Scene<'a> = orrery_draw::Scene<'a, crate::view::View>;

pub(crate) const GAME: &str = "starfarers";

impl Face for Starfarers {
    const STYLE: &'static str = concat!(include_str!("face/style.css"), include_str!("face/result.css"));
    const SYMBOLS: &'static str = include_str!("face/symbols.svg");

    fn regions<'a>(scene: &'a Scene<'a>) -> Vec<Region<'a>> {
        let mut regions = vec![Region::new("turn", Place::Left, turn::key(scene), || turn::panel(scene))];
        regions.extend(scene.view.public.everybody().flat_map(|seat| player(scene, seat)));
        board(scene, &mut regions);
        own(scene, &mut regions);
        regions.push(Region::new("key", Place::Left, (), || tools::key().panel(&scene.voice, false)));
        regions.push(Region::new("market", Place::Right, market::key(scene), || market::panel(scene)));
        regions
    }

    fn cover() -> Markup {
        PreEscaped(r##"<svg class="vig" aria-hidden="true"><use href="#cover-starfarers"/></svg>"##.to_owned())
    }

    fn picture(rule: &str, voice: &Voice<'_>) -> Markup {
        tools::key().of_rule(voice, rule, &tools::PICTURES)
    }

    fn gallery(voice: &Voice<'_>) -> Markup {
        gallery::gallery(voice)
    }
}

/// A player's panel, and its parts.
fn player<'a>(scene: &'a Scene<'a>, seat: Seat) -> impl Iterator<Item = Region<'a>> {
    let frame = Id::numbered("player-", seat.0, "");
    let panel = Region::new(frame, Place::Left, players::key(scene, seat), move || players::panel(scene, seat));
    std::iter::once(panel).chain(players::parts(scene, seat).map(|part| part.inside(frame)))
}

/// The map never changes; what lies on it does, a layer at a time.
fn board<'a>(scene: &'a Scene<'a>, regions: &mut Vec<Region<'a>>) {
    regions.push(Region::new("chart", Place::Board, (), || chart::chart(&scene.voice)));
    for base in Base::all() {
        let (id, key) = (Id::numbered("base-", base.0, ""), layers::base_key(scene, base));
        regions.push(Region::new(id, Place::Board, key, move || layers::base(scene, base)));
    }
    for system in System::all() {
        let (id, key) = (Id::joined("at-", system.id()), layers::system_key(scene, system));
        regions.push(Region::new(id, Place::Board, key, move || layers::system(scene, system)));
    }
    regions.push(Region::new("reach", Place::Board, layers::reach_key(scene), || layers::reach(scene)).on_demand());
    for seat in own_last(scene.view.own(), scene.view.public.everybody()) {
        let (id, key) = (Id::numbered("ships-", seat.0, ""), layers::ships_key(scene, seat));
        regions.push(Region::new(id, Place::Board, key, move || layers::ships(scene, seat)));
    }
    regions.push(Region::new("meeting", Place::Board, meeting::key(scene), || meeting::dialog(scene)));
    regions.push(Region::new("friends", Place::Board, friends::key(scene), || friends::dialog(scene)));
    regions.push(Region::new("track", Place::Board, players::track_key(scene), || players::track(scene)));
    regions.push(Region::new("tools", Place::Board, (), || {
        look_round(&scene.voice, &[(chart::HOME, "view-whole", "i-map")], Markup::default())
    }));
    if scene.view.public.is_over() {
        regions.push(Region::new("result", Place::Board, "over", || result::result(scene)).on_demand());
    }
}

/// One's own mother ship, cards and costs, until the game is over.
fn own<'a>(scene: &'a Scene<'a>, regions: &mut Vec<Region<'a>>) {
    let Some(seat) = scene.view.own().filter(|_| !scene.view.public.is_over()) else { return };
    regions.push(Region::new("mother", Place::Left, mother::key(scene, seat), move || mother::panel(scene, seat)));
    let hull = mother::hull_key(scene, seat);
    regions.push(Region::new("hull", Place::Left, hull, move || mother::elevation(scene, seat)).inside("mother"));
    let sums = mother::sums_key(scene, seat);
    regions.push(Region::new("speed", Place::Left, sums, move || mother::sums(scene, seat)).inside("mother"));
    regions.push(Region::new("hand", Place::Own, hand::key(scene, seat), move || hand::panel(scene, seat)));
    regions.push(Region::new("costs", Place::Own, hand::costs_key(scene, seat), move || hand::costs(scene, seat)));
}
