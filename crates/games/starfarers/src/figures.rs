//! What those who study many games count, and what a list of personal bests needs (SF-SOLO-2).

use orrery_core::{Held, Seat};

use crate::record::Source;
use crate::rules::score::score;
use crate::state::{Public, State};

/// The rounds, and for every player the points by source, what was built, met and traded, and where cards came from.
pub(crate) fn figures(state: &State) -> Vec<(&'static str, i64)> {
    let public = &state.public;
    let mut figures = vec![("rounds", i64::from(public.round))];
    for seat in public.everybody() {
        figures.extend(points(public, seat));
        figures.extend(deeds(public, seat));
        figures.extend(cards(public, seat));
    }
    figures
}

/// The friendship cards in front of everybody (SF-FRIEND-1).
pub(crate) fn held(public: &Public) -> Vec<Held> {
    let cards = |seat| public.player(seat).friends.iter().map(move |card| Held { seat, sort: "card", name: card.id() });
    public.everybody().flat_map(cards).collect()
}

fn points(public: &Public, seat: Seat) -> [(&'static str, i64); 6] {
    let score = score(public, seat);
    [
        ("vp", score.total.into()),
        ("vp from colonies", score.colonies.into()),
        ("vp from spaceports", score.spaceports.into()),
        ("vp from friendship", score.friendship.into()),
        ("vp from fame", score.fame.into()),
        ("vp from clearing", score.cleared.into()),
    ]
}

fn deeds(public: &Public, seat: Seat) -> [(&'static str, i64); 6] {
    let (tally, parts) = (public.record.player(seat), public.player(seat).parts);
    [
        ("posts", public.all_posts(seat).into()),
        ("parts", parts.iter().copied().map(i64::from).sum()),
        ("steps flown", tally.flown.into()),
        ("encounters", tally.met.into()),
        ("tests won", tally.won.into()),
        ("trades", tally.trades.into()),
    ]
}

fn cards(public: &Public, seat: Seat) -> [(&'static str, i64); 7] {
    let tally = public.record.player(seat);
    Source::ALL.map(|source| (name(source), tally.from(source).into()))
}

fn name(source: Source) -> &'static str {
    match source {
        Source::Production => "cards from rolls",
        Source::Supply => "cards from supply",
        Source::Trade => "cards from trade",
        Source::Bank => "cards from the bank",
        Source::Friends => "cards from friends",
        Source::Encounters => "cards from encounters",
        Source::Theft => "cards stolen",
    }
}
