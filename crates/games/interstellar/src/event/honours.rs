//! Medals (B12).

use super::prelude::*;

facts! {
    pub enum Honours shown as HonoursShown {
        Earned { medal: Medal, to: Ideology },
        /// Another of the class goes back to the supply (B12-1).
        Taken { medal: Medal, to: Ideology },
        /// DP-36
        LeftAlone { medal: Medal, to: Ideology },
        /// I2d: all three Explorer medals, from wherever they are.
        SirensFound { to: Ideology },
    }
}

impl Honours {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Honours::Earned { medal, to } => {
                public.honours.push(Honour { medal, to });
                public.guarded |= medal == Medal::Guardian;
            }
            Honours::Taken { medal, to } => {
                public.no_longer_due(medal, to);
                let others = medal.class().medals().filter(|other| public.holds_medal(to, *other));
                let others = others.filter(|other| public.is_displaced(*other, medal, to));
                others.collect::<Vec<_>>().into_iter().for_each(|other| public.medals[other.index()] = None);
                public.medals[medal.index()] = Some(to);
            }
            Honours::LeftAlone { medal, to } => public.no_longer_due(medal, to),
            Honours::SirensFound { to } => {
                public.sirens = Some(to);
                MedalClass::Explorer.medals().for_each(|medal| public.medals[medal.index()] = Some(to));
            }
        }
    }
}

impl Public {
    fn no_longer_due(&mut self, medal: Medal, to: Ideology) {
        let due = self.honours.iter().copied().filter(|honour| *honour != Honour { medal, to });
        self.honours = orrery_kit::Few::of(due.collect::<Vec<_>>()).unwrap_or_default();
    }
}

impl HonoursShown {
    pub(super) fn line(&self) -> Option<Line> {
        let about = |id, medal, to| {
            let message = Message::new(id).with("medal", words::medal(medal)).with("ideology", words::ideology(to));
            Line::new(None, message, &[ids::MEDALS])
        };
        match *self {
            Self::Earned { .. } => None,
            Self::Taken { medal, to } => Some(about("log-medal", medal, to).seen(SightKind::Gain)),
            Self::LeftAlone { medal, to } => Some(about("log-medal-left", medal, to)),
            Self::SirensFound { to } => {
                Some(noted("log-sirens", "ideology", words::ideology(to), &[ids::SIRENS]).seen(SightKind::Gain))
            }
        }
    }
}
