//! Parts that a card gives or takes.

use std::cmp::Reverse;

use orrery_kit::fx;

use super::prelude::*;
use crate::content::Part;
use crate::event::Fortune;
use crate::rules::build;
use crate::rules::encounter::Reader;

/// Which part is fitted for nothing, or which is removed (also SF-ENC-17)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refit {
    pub gain: bool,
}

impl Refit {
    pub(crate) fn done(self, seat: Seat, part: Part) -> Fortune {
        if self.gain { Fortune::PartFitted { seat, part } } else { Fortune::PartRemoved { seat, part } }
    }
}

impl Listed<Starfarers> for Refit {
    type Answer = Part;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let (title, act) = if self.gain { ("title-gain-part", "act-fit") } else { ("title-lose-part", "act-remove") };
        Offer::bare(asked, title).act(act).rules(&[ids::EFFECTS])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = Part> {
        Part::ALL.into_iter()
    }

    fn option(&self, state: &State, seat: Seat, part: &Part) -> Opt {
        let count = Message::new("fact-fitted").with("count", state.public.part(seat, *part));
        Opt::of(part, words::part(*part)).fact(Fact::new(Tone::Plain, count)).at(format!("part-{}", part.id()))
    }

    fn allows(&self, state: &State, seat: Seat, part: &Part) -> Result<(), Refusal> {
        if self.gain {
            return build::check_part(&state.public, seat, *part);
        }
        require(state.public.part(seat, *part) > 0, ids::EFFECTS, || "refused-no-part")
    }

    /// Whichever kind is lowest is fitted; the kind with most is removed.
    fn fallback(&self, state: &State, seat: Seat) -> Part {
        let public = &state.public;
        some(if self.gain {
            let fits = Part::ALL.into_iter().filter(|part| public.can_fit(seat, *part));
            fits.min_by_key(|part| public.part(seat, *part))
        } else {
            Part::ALL.into_iter().min_by_key(|part| Reverse(public.part(seat, *part)))
        })
    }

    /// Wear and tear strikes several at once and is no result of its own.
    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, part: Part) {
        cx.emit(self.done(seat, part).into());
        if cx.state().public.phase() == Phase::Meeting {
            fx::next(&mut Reader(cx));
        }
    }
}
