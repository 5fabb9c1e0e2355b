//! The end: who won, what everybody's points are made of, and how it came to that.

mod cards;
mod curve;
mod dice;
mod facts;

use super::friends;
use super::players::sources;
use super::prelude::*;
use crate::rules::score::Score;
use crate::state::Phase;

pub fn result(scene: &Scene<'_>) -> Markup {
    let Phase::Over(ending) = scene.view.public.phase() else { return Markup::default() };
    html! {
        section.panel.result {
            h2 { (headline(scene)) }
            p.ending { (scene.voice.id(ending.id())) " " (scene.voice.say(&Message::new("face-round").with("n", scene.view.public.round)))
                " " (cite(GAME, ending.rule())) }
            (bars(scene))
            (scores(scene))
            div.charts { (curve::curve(scene)) (curve::sources(scene)) (cards::cards(scene)) div { (dice::dice(scene)) (facts::facts(scene)) } }
            div.hands { @for seat in scene.view.public.everybody() { (kept(scene, seat)) } }
        }
    }
}

fn headline(scene: &Scene<'_>) -> String {
    let winner = scene.outcome.and_then(|outcome| outcome.winners().next());
    match winner {
        Some(seat) => scene.voice.say(&Message::new("face-wins").with("seat", seat)),
        None => scene.voice.id("face-nobody-wins"),
    }
}

const WIDTH: u16 = 560;

fn standing<'a>(scene: &'a Scene<'a>) -> impl Iterator<Item = (Seat, &'a Score)> + Clone {
    scene.view.public.everybody().zip(&scene.view.scores).collect::<Vec<_>>().into_iter()
}

/// A bar for each player, made of where the points came from, on the way to the points that win.
fn bars(scene: &Scene<'_>) -> Markup {
    let most = standing(scene).map(|(_, score)| score.total).max().unwrap_or(0).max(scene.view.public.terms.target);
    html! {
        div.bars { @for (seat, score) in standing(scene) {
            div.bar { (seat_mark(seat)) span { (scene.voice.name(seat)) }
                svg viewBox={ "0 0 " (WIDTH) " 22" } preserveAspectRatio="none" aria-hidden="true" { (parts(score, most)) }
                b { (score.total) } }
        } }
        ul.sources { @for (source, _) in sources(&NOTHING) { li.{ "src-" (source) } { (scene.voice.id(&format!("source-{source}"))) } } }
    }
}

const NOTHING: Score = Score { colonies: 0, spaceports: 0, friendship: 0, fame: 0, cleared: 0, total: 0 };

fn parts(score: &Score, most: u8) -> Markup {
    let mut x = 0;
    html! { @for (source, points) in sources(score) {
        @let width = u16::from(points) * WIDTH / u16::from(most.max(1));
        rect.{ "src-" (source) } x=(x) width=(width) height="22" {}
        ({ x += width; "" })
    } }
}

fn scores(scene: &Scene<'_>) -> Markup {
    let rows = sources(&NOTHING).into_iter().enumerate().map(|(at, (source, _))| {
        let name = scene.voice.id(&format!("source-{source}"));
        (html! { (name) }, figures(scene, |seat| sources(&scene.view.scores[seat.index()])[at].1))
    });
    let total = figures(scene, |seat| scene.view.scores[seat.index()].total);
    table(scene, "face-source", rows, Some(total))
}

/// The figures of a row, a seat after the other.
type Figures = Vec<String>;
type Row = (Markup, Figures);

fn figures<N: ToString>(scene: &Scene<'_>, of: impl Fn(Seat) -> N) -> Figures {
    scene.view.public.everybody().map(|seat| of(seat).to_string()).collect()
}

/// A column for each player; the total of the winner stands out.
fn table(scene: &Scene<'_>, corner: &str, rows: impl Iterator<Item = Row>, total: Option<Figures>) -> Markup {
    let (voice, seats) = (&scene.voice, || scene.view.public.everybody());
    let first = scene.outcome.and_then(|outcome| outcome.winners().next());
    html! {
        table.scores {
            thead { tr { th { span.vh { (voice.id(corner)) } } @for seat in seats() {
                th scope="col" { (seat_mark(seat)) (voice.name(seat)) }
            } } }
            tbody { @for (head, figures) in rows { tr { th scope="row" { (head) } @for figure in figures { td { (figure) } } } } }
            @if let Some(total) = total {
                tfoot { tr { th scope="row" { (voice.id("face-total")) } @for (seat, figure) in seats().zip(total) {
                    td.best[first == Some(seat)] { (figure) }
                } } }
            }
        }
    }
}

/// A chart with its heading and what it shows in words.
fn chart(scene: &Scene<'_>, class: &str, heading: &str, body: Markup) -> Markup {
    html! { figure.{ "fig " (class) } { figcaption { h3 { (scene.voice.id(heading)) } } (body) } }
}

/// A place in a picture: half pixels are enough.
fn px(place: f32) -> String {
    format!("{}", (place * 2.0).round() / 2.0)
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
