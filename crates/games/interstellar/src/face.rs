//! How the game looks: the chart of the stars, the ship and the market as views of one board, the panels round them, and
//! the gallery. Rules are asked, never made, here.

mod card;
mod chart;
mod chit;
mod crew;
mod cyborg;
pub(crate) mod follows;
mod gallery;
mod hexagon;
mod hull;
pub(crate) mod landing;
mod law;
mod layers;
mod loss;
mod market;
pub(crate) mod mats;
mod medal;
mod pieces;
mod plans;
mod plasma;
mod politics;
mod result;
mod shelf;
mod ship;
mod strip;
pub(crate) mod tokens;
mod tools;
mod turn;
pub(crate) mod worth;

pub(crate) use hexagon::feuds;
pub(crate) use layers::next_star;

use maud::{Markup, PreEscaped};
use orrery_core::Seat;
use orrery_draw::{Face, Id, Place, Region, look_round};
use orrery_text::Voice;

use crate::Interstellar;
use crate::content::{Ideology, Star};

/// What every picture needs.
mod prelude {
    pub(super) use maud::{Markup, html};
    pub(super) use orrery_core::{Message, Seat};
    pub(super) use orrery_draw::{cite, icon, seat_mark};
    pub(super) use orrery_text::Voice;

    pub(super) use super::{GAME, Scene, pieces};
    pub(super) use crate::rules::ids;
    pub(super) use crate::{marks, words};
}

pub(crate) type Scene<'a> = orrery_draw::Scene<'a, crate::view::View>;

pub(crate) const GAME: &str = "interstellar";

/// The views, in the order of their switch.
const CHART: &str = "chart";
const SHIP: &str = "ship";
const MARKET: &str = "market";

impl Face for Interstellar {
    const STYLE: &'static str =
        concat!(include_str!("face/style.css"), include_str!("face/page.css"), include_str!("face/result.css"));
    const SYMBOLS: &'static str = include_str!("face/symbols.svg");
    const VIEWS: &'static [&'static str] = &[CHART, SHIP, MARKET];

    fn regions<'a>(scene: &'a Scene<'a>) -> Vec<Region<'a>> {
        let mut regions: Vec<Region<'a>> = turn::regions(scene).into();
        left(scene, &mut regions);
        board(scene, &mut regions);
        if matches!(scene.view.public.frame(), crate::state::Frame::Over(_)) {
            regions.push(Region::new("result", Place::Board, "over", || result::result(scene)).on_demand());
        }
        regions.extend(mats::seating(&scene.view.public).into_iter().flat_map(|seat| player(scene, seat)));
        regions.push(Region::new("strip", Place::Own, strip::key(scene), || strip::strip(scene)));
        regions
    }

    fn cover() -> Markup {
        PreEscaped(r##"<svg class="vig" aria-hidden="true"><use href="#cover-interstellar"/></svg>"##.to_owned())
    }

    fn picture(rule: &str, voice: &Voice<'_>) -> Markup {
        tools::picture(rule, voice)
    }

    fn gallery(voice: &Voice<'_>) -> Markup {
        gallery::gallery(voice)
    }
}

/// Politics, tokens, what follows, and what a landing still needs.
fn left<'a>(scene: &'a Scene<'a>, regions: &mut Vec<Region<'a>>) {
    regions.extend(politics::regions(scene));
    regions.push(Region::new("tokens", Place::Left, tokens::key(scene), || tokens::panel(scene)));
    regions.push(Region::new("ends", Place::Left, tokens::ends_key(scene), || tokens::ends(scene)));
    regions.push(Region::new("follows", Place::Left, follows::key(scene), || follows::panel(scene)));
    regions.push(Region::new("landing", Place::Left, landing::key(scene), || landing::panel(scene)));
    regions.push(Region::new("key", Place::Left, (), || tools::key().panel(&scene.voice, false)));
}

fn board<'a>(scene: &'a Scene<'a>, regions: &mut Vec<Region<'a>>) {
    regions.extend(chart_view(scene).map(|region| region.in_view(CHART)));
    regions.extend(hull::regions(scene).map(|region| region.in_view(SHIP)));
    regions.push(Region::new("loss", Place::Board, loss::key(scene), || loss::panel(scene)).in_view(SHIP));
    regions.extend(shelf::regions(scene).map(|region| region.in_view(MARKET)));
}

/// The map never changes; what lies on it does, a layer at a time.
fn chart_view<'a>(scene: &'a Scene<'a>) -> impl Iterator<Item = Region<'a>> {
    let worlds = Star::ALL.into_iter().filter(|star| star.boxes().next().is_some()).map(move |star| {
        let id = Id::joined("at-", star.id());
        Region::new(id, Place::Board, layers::found_key(scene, star), move || layers::found(scene, star))
    });
    let tools = || {
        let ship = tools::to_the_ship(&scene.voice);
        look_round(&scene.voice, &[(chart::WHOLE, "view-whole", "i-map")], ship)
    };
    [
        Region::new("chart", Place::Board, (), || chart::chart(&scene.voice, scene.view.public.terms.printing)),
        Region::new("trail", Place::Board, layers::trail_key(scene), || layers::trail(scene)),
        Region::new("bugs", Place::Board, layers::bugs_key(scene), || layers::bugs(scene)),
        Region::new("course", Place::Board, layers::course_key(scene), || layers::course(scene)),
        Region::new("exodus", Place::Board, layers::ship_key(scene), || layers::ship(scene)),
        Region::new("planner", Place::Board, plans::key(scene), || plans::panel(scene)).on_demand(),
        Region::new("tools", Place::Board, (), tools),
    ]
    .into_iter()
    .chain(worlds)
}

/// The mats that a player runs, each sent by itself.
fn player<'a>(scene: &'a Scene<'a>, seat: Seat) -> impl Iterator<Item = Region<'a>> {
    let frame = Id::numbered("mats-", seat.0, "");
    let panel = Region::new(frame, Place::Right, mats::key(scene, seat), move || mats::panel(scene, seat));
    let status = Region::new(mats::status_id(seat), Place::Right, mats::status_key(scene, seat), move || {
        mats::status(scene, seat)
    });
    let own = mats::of(scene, seat).flat_map(move |of| mat(scene, of));
    std::iter::once(panel).chain([status.inside(frame)]).chain(own.map(move |region| region.inside(frame)))
}

fn mat<'a>(scene: &'a Scene<'a>, of: Ideology) -> [Region<'a>; 4] {
    [
        Region::new(mats::id("crew-", of), Place::Right, crew::key(scene, of), move || crew::row(scene, of)),
        Region::new(mats::id("has-", of), Place::Right, mats::goods_key(scene, of), move || mats::goods(scene, of)),
        Region::new(mats::id("worth-", of), Place::Right, mats::worth_key(scene, of), move || mats::worth(scene, of)),
        Region::new(mats::id("stress-", of), Place::Right, mats::stress_key(scene, of), move || {
            mats::stress(scene, of)
        }),
    ]
}
