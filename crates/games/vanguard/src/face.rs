//! How the game looks: the planet with its layers, the panels round it, and the gallery. Rules are asked, never made, here.

mod account;
mod archive;
mod crew;
mod dice;
mod gallery;
mod goals;
mod lander;
mod outside;
mod planet;
mod portrait;
mod result;
mod ship;
mod spot;
mod steps;
mod tallies;
mod tools;
mod vignette;
mod voyage;

use maud::{Markup, PreEscaped};
use orrery_draw::{Face, Place as Where, Region, Tally, look_round};
use orrery_text::Voice;

use crate::Vanguard;
use crate::content::at;
use crate::state::Venture;

/// What every part of the page needs.
mod prelude {
    pub(super) use maud::{Markup, html};
    pub(super) use orrery_core::Message;
    pub(super) use orrery_draw::{cite, icon};
    pub(super) use orrery_text::Voice;

    pub(super) use super::{GAME, Scene};
    pub(super) use crate::words;
}

pub(crate) type Scene<'a> = orrery_draw::Scene<'a, crate::view::View>;

pub(crate) const GAME: &str = "vanguard";

/// The views, in the order of their switch.
const PLANET: &str = "planet";
const SHIP: &str = "ship";
const LOGS: &str = "logs";

impl Face for Vanguard {
    const STYLE: &'static str = concat!(include_str!("face/style.css"), include_str!("face/ship.css"));
    const SYMBOLS: &'static str = concat!(include_str!("face/symbols.svg"), include_str!("face/dice.svg"));
    const VIEWS: &'static [&'static str] = &[PLANET, SHIP, LOGS];

    fn regions<'a>(scene: &'a Scene<'a>) -> Vec<Region<'a>> {
        let mut regions = Vec::new();
        if !scene.view.state.is_aboard() {
            regions.extend(planet_view(scene).into_iter().map(|region| region.in_view(PLANET)));
        }
        if let Some(campaign) = &scene.view.state.campaign {
            regions.extend(ship::view(scene, campaign).map(|region| region.in_view(SHIP)));
        }
        let shown = scene.view.state.logs_shown();
        if !shown.is_empty() {
            let logs =
                Region::new("logs", Where::Board, archive::key(shown), move || archive::archive(&scene.voice, shown));
            regions.push(logs.on_demand().in_view(LOGS));
        }
        if scene.outcome.is_some() {
            regions.push(Region::new("result", Where::Board, "over", || result::result(scene)).on_demand());
        }
        regions
    }

    fn tallies(state: &Self::State) -> Vec<Tally> {
        tallies::of(state)
    }

    fn cover() -> Markup {
        PreEscaped(r##"<svg class="vig" aria-hidden="true"><use href="#cover-vanguard"/></svg>"##.to_owned())
    }

    fn option_picture(option: &str, value: &str) -> Markup {
        match Venture::named(value).filter(|_| option == Venture::OPTION.id) {
            Some(Venture::Campaign) => Self::cover(),
            Some(venture) => planet::portrait(venture.landing().map_or(at::board::EV, |landing| landing.board())),
            None => Markup::default(),
        }
    }

    fn picture(rule: &str, voice: &Voice<'_>) -> Markup {
        tools::key().of_rule(voice, rule, &tools::PICTURES)
    }

    fn gallery(voice: &Voice<'_>) -> Markup {
        gallery::gallery(voice)
    }
}

/// Above the planet what is in force, left of it the party, right of it the place at hand.
fn planet_view<'a>(scene: &'a Scene<'a>) -> Vec<Region<'a>> {
    let mut regions = vec![
        Region::new("outside", Where::Over, outside::key(scene), || outside::strip(scene)),
        Region::new("party", Where::Left, scene.view.state.party.len(), || crew::party(scene)),
    ];
    regions.extend(scene.view.state.places().flat_map(|place| {
        let (id, key) = (crew::id(place), crew::key(scene, place));
        let line = Region::new(crew::line_id(place), Where::Left, crew::line_key(scene, place), move || {
            crew::line(scene, place)
        });
        [Region::new(id, Where::Left, key, move || crew::board(scene, place)).inside("party"), line.inside(id)]
    }));
    regions.push(Region::new("cards", Where::Left, crew::hand_key(scene), || crew::narrow(scene)));
    regions.push(Region::new("goals", Where::Left, goals::key(scene), || goals::panel(scene)));
    regions.push(Region::new("lander", Where::Left, lander::key(scene), || lander::panel(scene)));
    regions.push(Region::new("key", Where::Left, (), || tools::key().panel(&scene.voice, false)));
    regions.extend(world(scene));
    regions.push(Region::new("spot", Where::Right, spot::key(scene), || spot::panel(scene)).on_demand());
    regions.push(Region::new("sky", Where::Right, outside::sky_key(scene), || outside::sky(scene)));
    regions.push(Region::new("hand", Where::Own, crew::hand_key(scene), || crew::hands(scene)));
    regions
}

/// The ground never changes; what lies on it does, a layer at a time.
fn world<'a>(scene: &'a Scene<'a>) -> [Region<'a>; 5] {
    let board = scene.view.state.planet.board;
    [
        Region::new("ground", Where::Board, board.0, move || planet::ground(&scene.voice, board)),
        Region::new("paths", Where::Board, planet::paths_key(scene), || planet::paths(scene)),
        Region::new("sectors", Where::Board, planet::sectors_key(scene), || planet::sectors(scene)),
        Region::new("figures", Where::Board, planet::figures_key(scene), || planet::figures(scene)),
        Region::new("tools", Where::Board, (), || {
            look_round(&scene.voice, &[(planet::HOME, "view-whole", "i-map")], Markup::default())
        }),
    ]
}
