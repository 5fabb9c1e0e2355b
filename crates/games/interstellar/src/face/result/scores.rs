//! Every Ideology by source, with the rules of the counting, and what each player's points are.

use orrery_core::Rule;

use super::super::prelude::*;
use crate::content::{Ideology, Reality};
use crate::record::Source;
use crate::rules::score::{self, Score};

/// J3: a source, and the rule that counts it.
const fn rule(source: Source) -> Rule {
    Rule(match source {
        Source::People => "J3a",
        Source::Cards => "J3b",
        Source::Medals => "J3c",
        Source::Human | Source::Goo | Source::Nugget | Source::Star => "J3d",
    })
}

pub fn scores(scene: &Scene<'_>) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    let reality = public.reality().unwrap_or(Reality::X);
    let scores = Ideology::ALL.map(|of| score::score(public, of, reality));
    html! {
        table.scores.is-scores {
            thead { tr { th { span.vh { (voice.id("result-source")) } } @for of in Ideology::ALL { th scope="col" { (pieces::emblem(of)) span.is-called { (voice.say(&words::ideology(of))) } } } } }
            tbody { @for source in Source::ALL { (row(voice, source, &scores)) } }
            tfoot { tr { th scope="row" { (voice.id("result-total")) } @for score in &scores { td { (score.total()) } } } }
        }
        ul.is-counted { @for seat in public.everybody() { li { (seat_mark(seat)) b { (voice.name(seat)) } (voice.say(&counted(scene, seat))) } } }
    }
}

fn row(voice: &Voice<'_>, source: Source, scores: &[Score]) -> Markup {
    html! { tr {
        th scope="row" { (voice.id(&format!("source-{}", source.id()))) " " (cite(GAME, rule(source))) }
        @for score in scores { td { (source.of(score)) } }
    } }
}

/// What a player counts: all six together, or the best of the own (J3).
fn counted(scene: &Scene<'_>, seat: Seat) -> Message {
    let public = &scene.view.public;
    let totals = score::totals(public);
    if !public.competitive {
        return Message::new("result-all").with("n", score::sum(&totals));
    }
    let own = Ideology::ALL.into_iter().filter(|of| public.player(*of) == seat);
    let best = own.max_by_key(|of| totals[of.index()]);
    let line = Message::new("result-best").with("n", score::best(public, &totals, seat));
    best.into_iter().fold(line, |line, of| line.with("ideology", words::ideology(of)))
}
