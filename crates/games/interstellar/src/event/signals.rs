//! Radio domes and Earth Data.

use super::prelude::*;

facts! {
    pub enum Signals shown as SignalsShown {
        /// G1f
        DomePut { of: Ideology, card: Workcell },
        /// H2j
        Launched { of: Ideology, card: Workcell, at: Space },
        /// D5a: with so many spaces left.
        Flown { of: Ideology, from: Space, to: Space, left: u8 },
        /// D5a: back in the supply.
        Arrived { of: Ideology },
        /// JA9
        Looked { seat: Seat, cards: [EarthData; EarthData::COUNT] => seat },
        /// ED2: these librarians relieve somebody each.
        Reading { left: Workers },
        ReadOut,
    }
}

impl Signals {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Signals::DomePut { of, card } => public.domes[of.index()] = Dome::Card(card),
            Signals::Launched { of, card, at } => {
                public.domes[of.index()] = Dome::Space(at);
                public.launched.insert(card);
            }
            Signals::Flown { of, to, left, .. } => {
                public.domes[of.index()] = Dome::Space(to);
                public.frames.enter(Frame::Domes { of, left });
            }
            Signals::Arrived { of } => public.domes[of.index()] = Dome::Supply,
            Signals::Looked { seat, .. } => public.looked.insert(seat),
            Signals::Reading { left } => public.frames.push(Frame::Readers(left)),
            Signals::ReadOut => drop(public.frames.pop()),
        }
    }
}

impl Public {
    /// G1f: the dome of a card that has left its display goes back to the supply.
    pub(super) fn recall_domes(&mut self) {
        for of in Ideology::ALL {
            if matches!(self.domes[of.index()], Dome::Card(card) if self.owner(card).is_none()) {
                self.domes[of.index()] = Dome::Supply;
            }
        }
    }
}

impl SignalsShown {
    pub(super) fn line(&self) -> Option<Line> {
        let about = |id, of| Message::new(id).with("ideology", words::ideology(of));
        Some(match *self {
            Self::DomePut { of, card } => {
                Line::new(None, about("log-dome-put", of).with("card", words::workcell(card)), &[ids::DOME])
            }
            Self::Launched { of, .. } => Line::new(None, about("log-dome-launched", of), &[ids::DOME_LAUNCH]),
            Self::Flown { of, from, to, .. } => {
                let message = about("log-dome-flown", of).with("space", words::space(to));
                Line::new(None, message, &[ids::DOME_FLIGHT]).along([from.id(), to.id()])
            }
            Self::Arrived { of } => Line::new(None, about("log-dome-arrived", of), &[ids::DOME_FLIGHT]),
            Self::Looked { seat, cards: None } => plainly("log-looked", seat, &[ids::EARTH_DATA]),
            Self::Looked { seat, cards: Some(cards) } => {
                let cards: Vec<Message> = cards.into_iter().map(words::earth_data).collect();
                told("log-looked-at", seat, "cards", cards, &[ids::EARTH_DATA]).seen(SightKind::Reveal)
            }
            Self::Reading { .. } | Self::ReadOut => return None,
        })
    }
}
