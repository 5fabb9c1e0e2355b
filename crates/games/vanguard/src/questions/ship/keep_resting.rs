//! Who of the quick start's crew stays aboard (VG-SETUP-6, DP29)?

use super::prelude::*;

/// Who of the quick start's crew stays aboard (VG-SETUP-6, DP29)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeepResting {
    pub section: Section,
}

impl Listed<Vanguard> for KeepResting {
    type Answer = Crew;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-keep-resting").with("section", words::section(self.section));
        Offer::bare(asked, title).rules(&[ids::QUICK_CREW])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Crew> {
        state.drawn.iter()
    }

    fn option(&self, _: &State, _: Seat, crew: &Crew) -> Opt {
        words::introduced(words::named(crew, "do-let-rest", crew.name()), *crew)
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, one: Crew) {
        answered(cx);
        crew::post(cx, one, self.section, 1, Status::Resting);
        if !cx.state().is_aboard() {
            cx.emit(Ships::RecruitsReturned.into());
        }
    }
}
