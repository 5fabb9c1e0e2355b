//! Everybody's panel and the key to the support letters.

use std::cell::OnceCell;

use maud::{Markup, html};
use orrery_core::{Message, Seat};
use orrery_draw::{Id, icon, part, ratio, seat_mark};

use super::{Scene, blueprint, card};
use crate::cards::Cards;
use crate::content::{Kind, Support};
use crate::numbers::Category;
use crate::ship::Ship;
use crate::standing::Contest;
use crate::state::{Hands, Phase};

pub fn panel(scene: &Scene<'_>, seat: Seat, found: &Found) -> Markup {
    html! {
        article.panel.pp data-el={ "seat-" (seat.number()) } {
            div.r1 { (seat_mark(seat)) span.nm { (scene.voice.name(seat)) }
                @if scene.bots.get(seat.index()) == Some(&true) { (icon("i-bot")) }
                (part(status_id(seat), status_line(scene, seat))) }
            @if shows_best(scene, seat) { (part(best_id(seat), best(scene, seat, found))) }
            @else { div.kr { @for kind in blueprint::plan::ORDER { (part(count_id(seat, kind), count(scene, seat, kind))) } } }
        }
    }
}

/// Once everybody assembles, open cards matter by the ship they make. A hand that is hidden from anybody is not told of.
pub fn shows_best(scene: &Scene<'_>, seat: Seat) -> bool {
    let view = scene.view;
    view.phase == Phase::Assemble && view.terms.hands == Hands::Open && !view.left.contains(seat)
}

pub fn status_id(seat: Seat) -> Id {
    Id::numbered("p", seat.0, "")
}

pub fn count_id(seat: Seat, kind: Kind) -> Id {
    let before = ["p0-", "p1-", "p2-", "p3-", "p4-", "p5-"][seat.index() % 6];
    Id::joined(before, kind.id())
}

pub fn best_id(seat: Seat) -> Id {
    Id::numbered("p", seat.0, "-best")
}

pub fn status_line(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! { span.st.acts[scene.acting.contains(&seat)] { (scene.voice.say(&status(scene, seat))) } }
}

pub fn status(scene: &Scene<'_>, seat: Seat) -> Message {
    let view = scene.view;
    if view.left.contains(seat) {
        return Message::new("status-left");
    }
    if let Some(result) = &view.comparison {
        return Message::new("points").with("n", result.points[seat.index()]);
    }
    let id = match view.phase {
        Phase::Draft if view.turn == Some(seat) && scene.viewer.is(seat) => "status-your-pick",
        Phase::Draft if view.turn == Some(seat) => "status-picks",
        Phase::Assemble if view.submitted.contains(seat) => "status-handed-in",
        Phase::Assemble => "status-assembles",
        _ => "status-waits",
    };
    Message::new(id)
}

/// How many cards of a kind a player has; which, where that is open.
pub fn count(scene: &Scene<'_>, seat: Seat, kind: Kind) -> Markup {
    let (voice, hand) = (&scene.voice, scene.view.hand(seat));
    let n = hand.counts[kind.index()];
    let names: Vec<String> =
        hand.cards.map(|cards| cards.of(kind).iter().map(|card| card::name(voice, card)).collect()).unwrap_or_default();
    let title = format!("{} {}: {}", n, voice.id(kind.names()), names.join(", "));
    html! {
        span.kc.{ "k-" (kind.id()) }.z[n == 0] title=(title) {
            svg.mini viewBox="-60 -74 120 148" aria-hidden="true" { use href={ "#sp-" (kind.id()) } {} } b { (n) }
        }
    }
}

/// Open hands against each other: the search is dear, and made once for everything that is drawn from it.
#[derive(Default)]
pub struct Found(OnceCell<Option<Contest>>);

impl Found {
    /// As the question suggests them, so that panel and workbench say what the prompt does. `None` where a hand is
    /// hidden.
    pub fn contest(&self, scene: &Scene<'_>) -> Option<&Contest> {
        self.0.get_or_init(|| contest(scene)).as_ref()
    }
}

fn contest(scene: &Scene<'_>) -> Option<Contest> {
    let view = scene.view;
    let hands: Option<Vec<(Seat, Cards)>> = view.present().map(|seat| Some((seat, view.hand(seat).cards?))).collect();
    Some(Contest::new(hands?.into_iter(), view.terms.categories.list()))
}

/// The numbers of the best ship a player's hand allows.
pub fn best(scene: &Scene<'_>, seat: Seat, found: &Found) -> Markup {
    let voice = &scene.voice;
    let ship = found.contest(scene).and_then(|contest| contest.best_first(seat).into_iter().next());
    let Some(Ship { numbers, .. }) = ship else {
        return html! { p.noship { (icon("i-warn")) (voice.id("no-ship-possible")) } };
    };
    html! {
        p.vh { (voice.id("best-of-hand")) }
        dl.five { @for category in scene.view.terms.categories.list() {
            @let (num, den) = numbers.value(*category);
            div title=(voice.id(category.id())) { dt { (voice.id(short(*category))) } dd { (ratio(voice, num, den)) } }
        } }
    }
}

/// A category in a word that fits a narrow column.
fn short(category: Category) -> &'static str {
    match category {
        Category::Mass => "mass",
        Category::Isru => "isru",
        Category::Thrust => "thrust",
        Category::Fuel => "fuel",
        Category::Rad => "rad",
    }
}

pub fn key(scene: &Scene<'_>) -> Markup {
    let voice = &scene.voice;
    html! {
        section.panel.legend { h2.cap { (voice.id("supports")) }
            ul { @for support in Support::ALL { li { (card::token(voice, support)) (voice.id(support.id())) } }
                li { (icon("i-therm")) (voice.id("therms")) } }
            p.note { (voice.id("draft-ends")) } }
    }
}
