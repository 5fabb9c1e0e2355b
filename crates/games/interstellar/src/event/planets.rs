//! Stars and their planets (I).

use super::prelude::*;

facts! {
    pub enum Planets shown as PlanetsShown {
        /// I-1
        Revealed { place: ChitPlace, chit: Chit },
        /// The Surveyor: into its stack.
        PutBack { place: ChitPlace },
        Explored { find: Find },
        /// I2: what was found has been judged.
        Judged,
        /// J1a, J1b
        MadeLandfall { planet: PlanetBox },
        /// J1d-2: so many end checks in a row.
        Stranded { checks: u8 },
    }
}

impl Planets {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Planets::Revealed { place, chit } => public.sky.lay(place, Some(chit)),
            Planets::PutBack { place } => public.sky.lay(place, None),
            Planets::Explored { find } => {
                public.sky.explored.insert(find.star);
                public.frames.push(Frame::Found(find));
            }
            Planets::Judged => drop(public.frames.pop()),
            Planets::MadeLandfall { planet } => public.landfall = Some(planet),
            Planets::Stranded { checks } => public.stranded = checks,
        }
    }
}

impl PlanetsShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Revealed { place, chit } => {
                let message = Message::new("log-revealed").with("place", words::chit_place(place));
                Line::new(None, message.with("chit", words::chit(chit)), &[ids::EXPLORATION]).seen(SightKind::Reveal)
            }
            Self::PutBack { place } => noted("log-put-back", "place", words::chit_place(place), &[ids::SURVEYOR]),
            Self::Explored { find } => noted("log-explored", "star", words::star(find.star), &[ids::EXPLORATION]),
            Self::MadeLandfall { planet } => {
                let rule = if planet.kind().is_goldilocks() { ids::LANDFALL } else { ids::CAVE_LANDFALL };
                noted("log-landfall", "planet", words::planet(planet), &[rule]).seen(SightKind::Gain)
            }
            Self::Stranded { checks: 0 } | Self::Judged => return None,
            Self::Stranded { checks } => noted("log-stranded", "checks", checks, &[ids::STRANDED]),
        })
    }
}
