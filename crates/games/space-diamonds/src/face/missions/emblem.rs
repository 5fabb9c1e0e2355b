//! The picture on a mission card: what it asks for, as it is drawn on the map and on chits.

use maud::{Markup, html};

use crate::content::{Mission, card};

/// A body or mark of the map with its size in per cent, or the sign of a kind of chit.
enum Emblem {
    Mark(String, u16),
    Sign(&'static str),
}
use Emblem::{Mark, Sign};

pub fn draw(mission: Mission) -> Markup {
    html! {
        svg.emblem viewBox="-30 -38 60 76" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            @match emblem(mission) {
                Mark(id, size) => use href={ "#sd-" (id) } transform={ "scale(" (f32::from(size) / 100.0) ")" } {},
                Sign(id) => use href={ "#sd-" (id) } x="-22" y="-22" width="44" height="44" {},
            }
        }
    }
}

fn emblem(mission: Mission) -> Emblem {
    let mark = |id: &str, size| Mark(id.to_owned(), size);
    match mission {
        card::ICE => Sign("ice"),
        card::LIFE => Sign("life"),
        card::INDUSTRIAL => Sign("industrial"),
        card::GEM => Sign("gem"),
        card::SCIENCE => Sign("science"),
        card::ISOFUEL => Sign("isofuel"),
        card::MARS => mark("mars", 55),
        card::VENUS => mark("venus", 55),
        card::HOT | card::OBERTHS => mark("sun", 40),
        card::SATURN => mark("saturn", 35),
        card::JUPITER | card::EUROPA => mark("jupiter", 35),
        card::ROLL_ONE => mark("lx", 170),
        card::EMERGENCIES => mark("bx", 170),
        card::THIRTEEN_TANKS | card::FUEL => mark("drop", 450),
        card::TEN_BURNS => mark("b", 180),
        _ => mark(&site(mission), 150),
    }
}

/// The chit of the first place named, or any.
fn site(mission: Mission) -> String {
    let letter = mission.places().first().and_then(|place| place.site()).map(|site| site.spectral.id());
    letter.map_or_else(|| "chit".to_owned(), |letter| format!("c{letter}"))
}
