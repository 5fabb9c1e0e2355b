//! What those who study many games count.

use orrery_core::Held;

use crate::content::{Cyborg, Ideology};
use crate::record::Source;
use crate::rules::score;
use crate::state::{Public, State};

/// How long the voyage was, what it was worth and by what, who was born and died, and what became of goo and ship.
pub(crate) fn figures(state: &State) -> Vec<(&'static str, i64)> {
    let public = &state.public;
    let (totals, record) = (score::totals(public), &public.record);
    let born = Cyborg::all().filter(|cyborg| record.life(*cyborg).born().is_some_and(|at| at > 0)).count();
    let died = Cyborg::all().filter(|cyborg| record.life(*cyborg).died().is_some()).count();
    let reality = public.reality().unwrap_or(crate::content::Reality::X);
    let points = |source: Source| -> i64 {
        Ideology::ALL.iter().map(|of| i64::from(source.of(&score::score(public, *of, reality)))).sum()
    };
    let mut figures = vec![
        ("dozyears", public.dozyear.number.into()),
        ("points of all six", score::sum(&totals).into()),
        ("born", born as i64),
        ("died", died as i64),
        ("outbreaks", record.goo.outbreaks.into()),
        ("goo tamed", record.goo.tamed.into()),
        ("tiles lost", record.losses().count() as i64),
    ];
    figures.extend(Source::ALL.map(|source| (name(source), points(source))));
    figures
}

/// The Ideologies of everybody (C1c).
pub(crate) fn held(public: &Public) -> Vec<Held> {
    let taken = Ideology::ALL.into_iter().filter(|of| public.taken.contains(*of));
    taken.map(|of| Held { seat: public.players[of.index()], sort: "ideology", name: of.id() }).collect()
}

const fn name(source: Source) -> &'static str {
    match source {
        Source::People => "points from people",
        Source::Cards => "points from cards",
        Source::Medals => "points from medals",
        Source::Human => "points from augmentations",
        Source::Goo => "points from goo",
        Source::Nugget => "points from nuggets",
        Source::Star => "points from the star",
    }
}
