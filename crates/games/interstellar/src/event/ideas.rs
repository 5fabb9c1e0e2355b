//! The cards of the market.

use super::prelude::*;

facts! {
    pub enum Ideas shown as IdeasShown {
        /// G2: under its deck; the librarians go back to their Trapezoids.
        Recycled { card: Workcell, librarians: Workers },
        /// 2.10: turned up for good.
        DataTurned { place: u8, card: EarthData },
        /// D7f: gaps close downwards.
        Settled,
        /// D7g
        Drawn { card: Workcell, row: MarketRow },
        /// RUL-04
        TopShown { card: Workcell },
    }
}

impl Ideas {
    #[inline(always)]
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Ideas::Recycled { card, librarians } => {
                librarians.iter().for_each(|worker| public.put(worker, Post::Trapezoid));
                public.market.take(card);
                public.market.put_under(card);
            }
            Ideas::DataTurned { place, card } => public.earth_data[usize::from(place)] = Some(card),
            Ideas::Settled => public.market.settle(),
            Ideas::Drawn { card, row } => public.market.deal(card, row),
            Ideas::TopShown { card } => public.market.show_top(card),
        }
    }
}

impl IdeasShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Recycled { card, .. } => noted("log-recycled", "card", words::workcell(card), &[ids::LIBRARIAN]),
            Self::DataTurned { card, .. } => {
                noted("log-data", "card", words::earth_data(card), &[ids::EARTH_DATA]).seen(SightKind::Reveal)
            }
            Self::TopShown { card } => {
                noted("log-top-card", "card", words::workcell(card), &[ids::DECK_TOP]).seen(SightKind::Reveal)
            }
            Self::Settled => return None,
            Self::Drawn { card, .. } => {
                noted("log-new-card", "card", words::workcell(card), &[ids::REFILL]).seen(SightKind::Reveal)
            }
        })
    }
}
