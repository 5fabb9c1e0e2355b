//! Marriages (F4).

use super::prelude::*;

facts! {
    pub enum Unions shown as UnionsShown {
        /// F4a: with a ring from the own Trapezoid.
        Proposed { seat: Seat, by: Ideology, to: Ideology },
        Married { ring: Ring, cupid: Cupid },
        /// RUL-115: not to be proposed again in this D1; the ring goes back.
        Refused { ring: Ring, cupid: Cupid },
        /// F4c, D7c
        Divorced { cupid: Cupid },
        /// F4b-7: the law does not know it any more.
        Annulled { cupid: Cupid },
        /// F4d: the ring goes to this Trapezoid.
        Widowed { cupid: Cupid, to: Ideology },
        /// D7c: both spouses' players are asked at once.
        BlissAsked { cupid: Cupid, seats: SeatSet },
        /// What they have named.
        BlissOpened { cupid: Cupid, named: [Option<Ideology>; 2] },
    }
}

impl Unions {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Unions::Proposed { .. } => public.placed_a_token(),
            Unions::Married { ring, cupid } => public.regime.place(ring, cupid),
            Unions::Refused { ring, cupid } => {
                public.regime.moved.insert(ring);
                public.regime.jilted.insert(cupid);
            }
            Unions::Divorced { cupid } | Unions::Annulled { cupid } => public.regime.part(cupid),
            Unions::Widowed { cupid, to } => public.regime.bequeath(cupid, to),
            Unions::BlissAsked { cupid, seats } => {
                public.regime.window = Window::new(seats.iter());
                public.frames.push(Frame::Bliss { cupid });
            }
            Unions::BlissOpened { .. } => {
                public.regime.window = Window::new([]);
                state.secret.bliss = [None; MAX_SEATS];
                public.frames.pop();
            }
        }
    }
}

impl UnionsShown {
    pub(super) fn line(&self) -> Option<Line> {
        let about = |id, cupid, rules: &[_]| noted(id, "cupid", words::cupid(cupid), rules);
        Some(match *self {
            Self::Proposed { seat, by, to } => {
                let line = told("log-proposed", seat, "by", words::ideology(by), &[ids::PROPOSAL]);
                Line { message: line.message.with("to", words::ideology(to)), ..line }
            }
            Self::Married { cupid, .. } => about("log-married", cupid, &[ids::PROPOSAL]).seen(SightKind::Gain),
            Self::Refused { cupid, .. } => about("log-jilted", cupid, &[ids::PROPOSAL]),
            Self::Divorced { cupid } => about("log-divorced", cupid, &[ids::DIVORCE]).seen(SightKind::Loss),
            Self::Annulled { cupid } => about("log-union-annulled", cupid, &[ids::LAW_KEPT]).seen(SightKind::Loss),
            Self::Widowed { cupid, .. } => about("log-widowed", cupid, &[ids::WIDOWED]).seen(SightKind::Loss),
            Self::BlissAsked { .. } => return None,
            Self::BlissOpened { cupid, named } => {
                let sides = cupid.sides().into_iter().zip(named).filter_map(|(side, named)| {
                    let message = Message::new("bliss-named").with("by", words::ideology(side));
                    named.map(|whom| message.with("to", words::ideology(whom)))
                });
                noted("log-bliss", "named", sides.collect::<Vec<_>>(), &[ids::BLISS]).seen(SightKind::Reveal)
            }
        })
    }
}
