//! What everybody may know of each player: points and what they are made of, cards, mother ship, friends.

use orrery_draw::{Id, Place, Region, part};

use super::friends;
use super::prelude::*;
use crate::content::Part;
use crate::rules::score::Score;

/// The frame holds what seldom changes; what often does stands in parts of its own.
pub fn key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    scene.view.public.player(seat).friends
}

pub fn panel(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (voice, player) = (&scene.voice, scene.view.public.player(seat));
    html! {
        article.panel.pp data-el={ "seat-" (seat.number()) } {
            div.r1 { (seat_mark(seat)) span.nm { (voice.name(seat)) }
                @if scene.bots.get(seat.index()) == Some(&true) { (icon("i-bot")) }
                (part(id("p", seat), status(scene, seat)))
                (part(id("vp-", seat), points(scene, seat))) }
            (part(id("has-", seat), figures(scene, seat)))
            @if !player.friends.is_empty() { div.fr { @for card in player.friends.iter() { (friends::tag(voice, card)) } } }
        }
    }
}

/// The sources of points, with how many each brought (SF-VP-1).
pub fn sources(score: &Score) -> [(&'static str, u8); 5] {
    [
        ("colonies", score.colonies),
        ("spaceports", score.spaceports),
        ("friendship", score.friendship),
        ("fame", score.fame),
        ("cleared", score.cleared),
    ]
}

/// The sum, which opens into its parts, and what is left in stock.
fn points(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    let Some(score) = scene.view.scores.get(seat.index()) else { return Markup::default() };
    let player = public.player(seat);
    let stock = Message::new("face-stock").with("colonies", player.colonies).with("posts", player.posts);
    html! {
        details.vpn {
            summary title=(voice.id("points-why")) { b { (score.total) } " " (voice.id("face-vp")) }
            ul { @for (source, points) in sources(score) {
                li { span { (voice.id(&format!("source-{source}"))) } b { (points) } }
            }
                li.stock { (voice.say(&stock.with("rings", player.rings))) }
                @if player.vouchers > 0 { li.stock { (voice.say(&Message::new("face-vouchers").with("n", player.vouchers))) } }
            }
        }
    }
}

/// The id of a part of a player's panel.
fn id(part: &str, seat: Seat) -> Id {
    Id::numbered(part, seat.0, "")
}

/// The parts of a player's panel as regions: how the player stands, the points, and what the player has.
pub fn parts<'a>(scene: &'a Scene<'a>, seat: Seat) -> [Region<'a>; 3] {
    [
        Region::new(id("p", seat), Place::Left, status_key(scene, seat), move || status(scene, seat)),
        Region::new(id("vp-", seat), Place::Left, points_key(scene, seat), move || points(scene, seat)),
        Region::new(id("has-", seat), Place::Left, figures_key(scene, seat), move || figures(scene, seat)),
    ]
}

fn points_key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    let player = scene.view.public.player(seat);
    let points = scene.view.scores.get(seat.index()).map(sources);
    (points, (player.colonies, player.posts, player.rings, player.vouchers))
}

fn figures_key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    let (public, player) = (&scene.view.public, scene.view.public.player(seat));
    let bonus = (public.speed_bonus(seat), public.strength_bonus(seat), public.friendship_chips(seat));
    (player.parts, player.fame, player.hand, player.cleared, bonus)
}

fn status_key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    let public = &scene.view.public;
    (scene.acting.contains(&seat), public.active == seat, public.left.contains(seat), public.is_over())
}

fn status(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (public, acts) = (&scene.view.public, scene.acting.contains(&seat));
    let text = match acts {
        _ if public.left.contains(seat) => "face-left",
        _ if public.is_over() => "face-over",
        true if scene.viewer.is(seat) => "face-your-move",
        true => "face-moves",
        false if public.active == seat => "face-active",
        false => "face-waits",
    };
    html! { span.st.acts[acts] { (scene.voice.id(text)) } }
}

/// Cards, parts and fame; bonuses of friends stand apart.
fn figures(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    let kv = |sign: &'static str, name: &'static str, count: u8, bonus: u8| {
        html! { span.kv title=(voice.id(name)) { (icon(sign)) (count) @if bonus > 0 { em { "+" (bonus) } } } }
    };
    html! { div.r3 {
        (kv("i-cards", "face-cards", public.player(seat).hand, 0))
        (kv("i-booster", "face-boosters", public.part(seat, Part::Booster), public.speed_bonus(seat)))
        (kv("i-cannon", "face-cannons", public.part(seat, Part::Cannon), public.strength_bonus(seat)))
        (kv("i-freight-ring", "face-freight", public.freight(seat), 0))
        (kv("i-fame", "face-fame", public.player(seat).fame, 0))
        @if public.friendship_chips(seat) > 0 { (kv("i-pal", "source-friendship", public.friendship_chips(seat), 0)) }
        @if !public.player(seat).cleared.is_empty() { (kv("i-skull", "source-cleared", public.player(seat).cleared.len() as u8, 0)) }
    } }
}

pub fn track_key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let public = &scene.view.public;
    public.everybody().map(|seat| public.vp(seat)).collect::<Vec<u8>>()
}

/// Everybody's points on one scale, from nothing to victory.
pub fn track(scene: &Scene<'_>) -> Markup {
    let public = &scene.view.public;
    let target = public.terms.target;
    let at = |points: u8| public.everybody().filter(move |seat| public.vp(*seat).min(target) == points);
    html! {
        ol.panel.track aria-label=(scene.voice.id("points-track")) {
            @for points in (0..=target).rev() {
                li.win[points == target] { (points) span { @for seat in at(points) { (seat_mark(seat)) } } }
            }
        }
    }
}
