//! What is known of the stars, and what lies between them.

use orrery_core::Message;

use crate::content::{PlanetBox, Star};
use crate::state::{ChitPlace, Public};
use crate::words;

pub fn sky(public: &Public) -> Vec<Message> {
    let seen = Star::ALL.into_iter().filter(|star| public.sky.explored.contains(*star));
    let mut lines: Vec<Message> = seen.filter_map(|star| self::star(public, star)).collect();
    lines.extend(public.parties.iter().enumerate().map(|(party, landed)| {
        let line = Message::new("board-party").with("planet", words::planet(landed.planet));
        line.with("who", words::cyborgs(public.members(party)))
    }));
    lines.extend(public.landfall.map(|planet| Message::new("board-landfall").with("planet", words::planet(planet))));
    let bugs = public.dustbugs.iter().flatten();
    lines.extend(bugs.map(|space| Message::new("dustbug-at").with("space", words::space(*space))));
    let ultralights: Vec<Message> = public.ultralights.iter().map(|worker| words::worker(*worker)).collect();
    lines.extend((!ultralights.is_empty()).then(|| Message::new("board-ultralights").with("who", ultralights)));
    lines
}

fn star(public: &Public, star: Star) -> Option<Message> {
    let planets: Vec<Message> = star.boxes().map(|planet| self::planet(public, planet)).collect();
    let line = Message::new("board-star").with("star", words::space(star.space())).with("planets", planets);
    star.boxes().next().is_some().then_some(line)
}

/// A box by its chits, and what that makes of it.
pub(crate) fn planet(public: &Public, planet: PlanetBox) -> Message {
    let sky = &public.sky;
    let places = [ChitPlace::Air(planet), ChitPlace::Water(planet.water())];
    let mut about: Vec<Message> = places.into_iter().filter_map(|place| sky.chit(place)).map(words::chit).collect();
    let needs = sky.needs(planet);
    about.push(match (sky.exists(planet), planet.kind().is_goldilocks()) {
        (false, _) => Message::new("planet-is-none"),
        (true, true) => {
            let line = Message::new("planet-drops").with("n", sky.hydration(planet));
            line.with("goo", needs.goo).with("nuggets", needs.nuggets)
        }
        (true, false) => Message::new("planet-caves"),
    });
    Message::new("board-planet").with("planet", words::planet(planet)).with("about", about)
}
