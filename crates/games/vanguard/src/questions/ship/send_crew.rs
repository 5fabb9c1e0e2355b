//! Who goes (VG-LAUNCH-2, DP20)?

use super::prelude::*;

/// Who goes (VG-LAUNCH-2, DP20)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SendCrew {
    pub place: Place,
}

impl Listed<Vanguard> for SendCrew {
    type Answer = Crew;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let section = words::section(state.member(self.place).section);
        Offer::bare(asked, Message::new("ask-send-crew").with("section", section))
            .hint("hint-launch")
            .rules(&[ids::LAUNCH])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Crew> {
        let campaign = ship::of(state);
        let mut all: Vec<Crew> =
            campaign.crew(Some(state.member(self.place).section), Some(Status::Available)).collect();
        // DP20: the highest rank first.
        all.sort_by_key(|crew| (std::cmp::Reverse(campaign.post(*crew).map_or(0, |post| post.rank)), crew.0));
        all.into_iter()
    }

    fn option(&self, state: &State, _: Seat, one: &Crew) -> Opt {
        let rank = ship::of(state).post(*one).map_or(1, |post| post.rank);
        let opt = words::named(one, "do-send", one.name());
        words::introduced(opt.fact(Fact::new(Tone::Plain, Message::new("face-rank").with("n", rank))), *one)
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, crew: Crew) {
        answered(cx);
        let rank = ship::of(cx.state()).post(crew).map_or(1, |post| post.rank);
        cx.emit(Boards::CrewSent { place: self.place, crew, rank }.into());
        crew::move_to(cx, crew, Status::Party);
    }
}
