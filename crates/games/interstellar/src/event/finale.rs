//! The end of a game, and who agrees to it.

use super::prelude::*;
use crate::rules::score::Rating;

facts! {
    pub enum Finish shown as FinishShown {
        /// J1c
        Agreed { seat: Seat, yes: bool },
        /// A scored ending.
        Begun { ending: Ending },
        /// I4f
        Seeded { to: Ideologies },
        /// J3b
        NuggetsShown { faces: Faces },
        /// J3
        Counted { totals: [u8; Ideology::COUNT], rating: Option<Rating> },
    }
}

impl Finish {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Finish::Agreed { seat, yes } => {
                if yes {
                    public.agreed.insert(seat)
                } else {
                    public.agreed.remove(seat)
                };
                public.giving_up[seat.index()] = public.frames.allot();
            }
            Finish::Begun { ending } => {
                public.ending = Some(ending);
                public.frames.only(Frame::Finale(Finale::Eden));
            }
            Finish::Seeded { to } => public.seeds = to,
            Finish::NuggetsShown { faces } => Nugget::all().for_each(|one| state.flip(one, faces.of(one))),
            Finish::Counted { .. } => {}
        }
    }
}

impl FinishShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Agreed { seat, yes } => {
                plainly(if yes { "log-agrees" } else { "log-agrees-not" }, seat, &[ids::GIVING_UP])
            }
            Self::Begun { .. } => return None,
            Self::Seeded { to } if to.is_empty() => return None,
            Self::Seeded { to } => noted("log-seeds", "ideologies", words::ideologies(to), &[ids::SEEDS]),
            Self::NuggetsShown { faces } => {
                let faces: Vec<Message> = faces.0.iter().map(|face| words::reality(*face)).collect();
                noted("log-nuggets-shown", "faces", faces, &[ids::DISPLAY_POINTS]).seen(SightKind::Reveal)
            }
            Self::Counted { totals, rating } => counted(totals, rating),
        })
    }
}

fn counted(totals: [u8; Ideology::COUNT], rating: Option<Rating>) -> Line {
    let points = Ideology::ALL
        .into_iter()
        .zip(totals)
        .map(|(of, total)| Message::new("ideology-points").with("ideology", words::ideology(of)).with("points", total));
    let message = Message::new(if rating.is_some() { "log-rated" } else { "log-counted" });
    let message = message.with("points", points.collect::<Vec<_>>()).with("sum", crate::rules::score::sum(&totals));
    let message = match rating {
        Some(rating) => message.with("rating", words::rating(rating)),
        None => message,
    };
    Line::new(None, message, &[ids::POINTS])
}
