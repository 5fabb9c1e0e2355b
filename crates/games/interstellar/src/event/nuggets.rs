//! Nuggets: where they come from, and who has seen what.

use super::prelude::*;

facts! {
    pub enum Finds shown as FindsShown {
        /// D5e, H6b: at the bow.
        Formed { nugget: Nugget },
        /// E2a
        Prospected { nugget: Nugget, to: Ideology },
        /// E4d
        Scattered { nuggets: Nuggets },
        /// D5j: a nugget outside the Cosmos is named; of one inside nobody knows which it was.
        Peeked { seats: SeatSet, named: Option<Nugget>, nugget: Nugget => Nobody, face: Reality => seats },
        /// Those in the Cosmos change their numbers.
        Shuffled { among: Nuggets, faces: Faces => Nobody },
        /// E6-1: for good.
        Flipped { flipped: [Option<Reality>; NUGGETS_IN_GAME] },
    }
}

impl Finds {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Finds::Formed { nugget } => public.nuggets[nugget.index()] = Lies::Bow,
            Finds::Prospected { nugget, to } => public.nuggets[nugget.index()] = Lies::Mat(to),
            Finds::Scattered { nuggets } => {
                nuggets.iter().for_each(|nugget| public.nuggets[nugget.index()] = Lies::Cosmos);
            }
            Finds::Peeked { seats, nugget, face, .. } => {
                seats.iter().for_each(|seat| state.secret.worlds[seat.index()].see(nugget, face));
            }
            Finds::Flipped { flipped } => Nugget::all().zip(flipped).for_each(|(nugget, face)| {
                face.into_iter().for_each(|face| state.flip(nugget, face));
            }),
            Finds::Shuffled { among, faces } => {
                state.secret.faces = faces;
                state.secret.worlds.iter_mut().chain([&mut public.worlds]).for_each(|worlds| worlds.mix(among));
            }
        }
    }
}

impl State {
    /// B10c: it is seen by everybody, for good.
    pub(super) fn flip(&mut self, nugget: Nugget, face: Reality) {
        self.public.flipped[nugget.index()] = Some(face);
        let all = self.secret.worlds.iter_mut().chain([&mut self.public.worlds]);
        all.for_each(|worlds| worlds.see(nugget, face));
    }
}

impl FindsShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Formed { .. } => Line::new(None, "log-nugget", &[ids::NUGGET_AT_BOW]).seen(SightKind::Gain),
            Self::Prospected { to, .. } => noted("log-prospected", "ideology", words::ideology(to), &[ids::PROSPECT]),
            Self::Scattered { .. } => Line::new(None, "log-scattered", &[ids::SCATTERED]),
            Self::Peeked { seats, face, named, .. } => {
                let id = match (named, face) {
                    (Some(_), None) => "log-peeked",
                    (None, None) => "log-peeked-cosmos",
                    (_, Some(Reality::X)) => "log-peeked-x",
                    (_, Some(Reality::O)) => "log-peeked-o",
                };
                noted(id, "seats", orrery_core::tell::seats(seats), &[ids::JET])
            }
            Self::Flipped { flipped } => {
                let faces: Vec<Message> = flipped.into_iter().flatten().map(words::reality).collect();
                noted("log-flipped", "faces", faces, &[ids::EXPERIMENT]).seen(SightKind::Reveal)
            }
            Self::Shuffled { .. } => return None,
        })
    }
}
