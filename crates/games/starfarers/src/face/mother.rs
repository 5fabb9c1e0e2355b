//! One's own mother ship as a side elevation: every part is drawn where it bolts on, free places in outline.

use orrery_draw::{Id, part};

use super::prelude::*;
use super::turn;
use crate::content::{FAME_PER_VP, Part};

pub fn key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    scene.view.public.player(seat).parts
}

/// The drawing changes with every ring of fame, the list of parts does not.
pub fn hull_key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    let player = scene.view.public.player(seat);
    (player.parts, player.fame)
}

/// What the sums are made of.
pub fn sums_key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    let (public, player) = (&scene.view.public, scene.view.public.player(seat));
    let balls = public.turn.balls.filter(|_| public.active == seat);
    let speed = (public.active == seat, public.turn.base, public.turn.modifier, balls);
    (player.parts, player.fame, public.speed_bonus(seat), public.strength_bonus(seat), speed)
}

pub fn panel(scene: &Scene<'_>, seat: Seat) -> Markup {
    let voice = &scene.voice;
    html! {
        section.panel.mo aria-label=(voice.id("mother-ship")) {
            div.ph { h2 { (voice.id("mother-ship")) } (cite(GAME, ids::SPEED)) }
            (part(Id::new("hull"), elevation(scene, seat)))
            @for kind in [Part::Booster, Part::Cannon, Part::FreightRing] { (row(scene, seat, kind)) }
            (part(Id::new("speed"), sums(scene, seat)))
        }
    }
}

/// Where the six parts of a kind sit, and which way up.
const BOOSTERS: [(i16, i16); 6] = [(40, 52), (40, 92), (46, 38), (46, 106), (34, 66), (34, 78)];
const CANNONS: [(i16, i16); 6] = [(156, 46), (156, 98), (176, 51), (176, 93), (100, 46), (100, 98)];
const RINGS: [i16; 6] = [96, 108, 120, 132, 144, 84];
const MIDDLE: i16 = 72;

pub fn elevation(scene: &Scene<'_>, seat: Seat) -> Markup {
    let public = &scene.view.public;
    let fitted = |part: Part| usize::from(public.part(seat, part));
    let limit = |part: Part| usize::from(public.terms.part_limit(part));
    let (boosters, cannons, rings) = (fitted(Part::Booster), fitted(Part::Cannon), fitted(Part::FreightRing));
    html! {
        svg.{ "ms s" (seat.0 + 1) } viewBox="0 8 240 116" aria-hidden="true" {
            @for (i, (x, y)) in BOOSTERS.iter().enumerate() { (bolted("booster", i < boosters, *x, *y, false)) }
            (mast(public.player(seat).fame))
            @for (i, (x, y)) in CANNONS.iter().enumerate() { (bolted("cannon", i < cannons, *x, *y, *y > MIDDLE)) }
            use href="#sf-ms-hull" {}
            @for (i, x) in RINGS[..limit(Part::FreightRing)].iter().enumerate() { (bolted("freight-ring", i < rings, *x, MIDDLE, false)) }
            use.pb href={ "#sh" (seat.0 + 1) } x="156" y="64" width="16" height="16" {}
        }
    }
}

fn bolted(part: &str, fitted: bool, x: i16, y: i16, over: bool) -> Markup {
    let flip = if over { " scale(1 -1)" } else { "" };
    html! { use href={ "#sf-ms-" (part) @if !fitted { "0" } } transform={ "translate(" (x) " " (y) ")" (flip) } {} }
}

/// Fame rings hang on the mast, those beyond the fifth in a figure.
fn mast(fame: u8) -> Markup {
    html! {
        path d="M70 48V14" stroke="#B9C6E0" stroke-width="2" {}
        @for ring in 0..i16::from(fame.min(5)) { use href="#sf-ms-fame" transform={ "translate(70 " (44 - 7 * ring) ")" } {} }
        @if fame > 5 { text.beyond x="82" y="22" { (fame) } }
    }
}

fn row(scene: &Scene<'_>, seat: Seat, part: Part) -> Markup {
    let public = &scene.view.public;
    let name = ["face-freight", "face-boosters", "face-cannons"][part.index()];
    let (have, most) = (public.part(seat, part), public.terms.part_limit(part));
    html! {
        div.pt6 data-el={ "part-" (part.id()) } {
            (icon(part.sign())) span { (scene.voice.id(name)) }
            i { @for place in 0..most { b.f[place < have] {} } } em { (have) }
        }
    }
}

/// Speed as a sum (SF-SHAKE-4), strength and fame.
pub fn sums(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    let fame = public.player(seat).fame;
    let worth = Message::new("fame-worth").with("n", FAME_PER_VP).with("vp", fame / FAME_PER_VP);
    html! {
        div.sum {
            div.w { (voice.id("face-speed")) b { (speed(scene, seat)) } }
            div { (voice.id("face-strength")) b { (public.strength(seat)) } }
            div title=(voice.say(&worth)) { (voice.id("face-fame")) b { (fame) } }
        }
    }
}

/// Before the shake only what is added to it. After an encounter the balls do not count (SF-ENC-2).
fn speed(scene: &Scene<'_>, seat: Seat) -> Markup {
    let public = &scene.view.public;
    let plus = public.boost(seat);
    let shaken = public.turn.balls.filter(|_| public.active == seat);
    html! {
        @if let Some((a, b)) = shaken {
            (public.speed(seat)) small { " = " }
            @if public.turn.base == a.value() + b.value() { (turn::ball(scene, a)) (turn::ball(scene, b)) } @else { small { (public.turn.base) } }
            small { " + " (plus) }
            @if public.turn.modifier != 0 { small { (if public.turn.modifier > 0 { " + " } else { " − " }) (public.turn.modifier.unsigned_abs()) } }
        } @else { small { (scene.voice.id("face-shake")) " + " } (plus) }
    }
}
