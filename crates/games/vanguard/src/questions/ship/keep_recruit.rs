//! Which recruit is kept (VG-BARR-1, VG-MEM-2, DP29)?

use super::prelude::*;

/// Which recruit is kept (VG-BARR-1, VG-MEM-2, DP29)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeepRecruit {
    pub section: Section,
}

impl Listed<Vanguard> for KeepRecruit {
    type Answer = Crew;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-recruit").with("section", words::section(self.section));
        Offer::bare(asked, title).hint("hint-ask-recruit").rules(&[ids::RECRUITS])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Crew> {
        state.drawn.iter()
    }

    fn option(&self, _: &State, _: Seat, one: &Crew) -> Opt {
        words::introduced(words::named(one, "do-keep", one.name()), *one)
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, crew: Crew) {
        answered(cx);
        cx.emit(Ships::Recruited { section: self.section, crew }.into());
    }
}
