//! The end: who won, what everybody's points are made of, and how it came to that.

mod cards;
mod curve;
mod dice;
mod facts;

use orrery_draw::chart::Columns;
use orrery_draw::result;

use super::friends;
use super::players::sources;
use super::prelude::*;
use crate::rules::score::Score;
use crate::state::Phase;

pub fn result(scene: &Scene<'_>) -> Markup {
    let Phase::Over(ending) = scene.view.public.phase() else { return Markup::default() };
    html! {
        section.panel.result {
            h2 { (result::headline(&scene.voice, scene.viewer, scene.outcome)) }
            p.ending { (scene.voice.id(ending.id())) " " (scene.voice.say(&Message::new("face-round").with("n", scene.view.public.round)))
                " " (cite(GAME, ending.rule())) }
            (bars(scene))
            (scores(scene))
            div.charts { (curve::curve(scene)) (curve::sources(scene)) (cards::cards(scene)) div { (dice::dice(scene)) (facts::facts(scene)) } }
            div.hands { @for seat in scene.view.public.everybody() { (kept(scene, seat)) } }
        }
    }
}

fn standing<'a>(scene: &'a Scene<'a>) -> impl Iterator<Item = (Seat, &'a Score)> + Clone {
    scene.view.public.everybody().zip(&scene.view.scores).collect::<Vec<_>>().into_iter()
}

/// A bar for each player, made of where the points came from, on the way to the points that win.
fn bars(scene: &Scene<'_>) -> Markup {
    let parts = |score: &Score| sources(score).map(|(source, points)| (source, i64::from(points))).to_vec();
    let seats: Vec<_> = standing(scene).map(|(seat, score)| (seat, parts(score))).collect();
    result::bars(&scene.voice, &seats, scene.view.public.terms.target.into())
}

const NOTHING: Score = Score { colonies: 0, spaceports: 0, friendship: 0, fame: 0, cleared: 0, total: 0 };

fn scores(scene: &Scene<'_>) -> Markup {
    let rows = sources(&NOTHING).into_iter().enumerate().map(|(at, (source, _))| {
        let name = scene.voice.id(&format!("source-{source}"));
        (html! { (name) }, figures(scene, |seat| sources(&scene.view.scores[seat.index()])[at].1))
    });
    let total = figures(scene, |seat| scene.view.scores[seat.index()].total);
    table(scene, "result-source", rows, Some(total))
}

/// The figures of a row, a seat after the other.
type Figures = Vec<Markup>;
type Row = (Markup, Figures);

fn figures<N: maud::Render>(scene: &Scene<'_>, of: impl Fn(Seat) -> N) -> Figures {
    scene.view.public.everybody().map(|seat| html! { (of(seat)) }).collect()
}

/// A column for each player; the total of the winner stands out.
fn table(scene: &Scene<'_>, corner: &str, rows: impl Iterator<Item = Row>, total: Option<Figures>) -> Markup {
    let voice = &scene.voice;
    let seats: Vec<Seat> = scene.view.public.everybody().collect();
    let total = total.map(|figures| (html! { (voice.id("face-total")) }, figures)).into_iter().collect();
    let best = scene.outcome.map(|outcome| outcome.winners().collect()).unwrap_or_default();
    Columns { seats: &seats, corner: voice.id(corner), rows: rows.collect(), total, best }.draw(voice)
}

/// What else a player ends with: posts, friends and the mother ship.
fn kept(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    let kept = Message::new("ends-with").with("posts", public.all_posts(seat)).with("parts", public.all_parts(seat));
    html! {
        article { h3 { (seat_mark(seat)) (voice.name(seat)) }
            p { (icon("i-fly")) (voice.say(&kept.with("fame", public.player(seat).fame).with("cards", public.player(seat).hand))) }
            div.fr { @for card in public.player(seat).friends.iter() { (friends::tag(voice, card)) } }
        }
    }
}
