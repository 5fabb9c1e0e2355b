//! The crew boards: three columns of slots with their dice, what is spent, wounds, charges; and the hands.

use orrery_draw::{Id, part};

use super::prelude::*;
use super::{dice, portrait};
use crate::content::{Colour, Program, Timed};
use crate::rules::{forecast, ways};
use crate::state::{Member, Place, State};

pub fn key(scene: &Scene<'_>, place: Place) -> impl std::hash::Hash + use<> {
    let member = scene.view.state.member(place);
    let wounds = member.wounds.map(|hurt| hurt.map(|hurt| (hurt.wound.0, hurt.face_down, hurt.covered)));
    let dice = (member.available, member.spent, member.injured, wounds);
    (scene.view.state.is_named(place), member.crew.0, member.is_dead, member.rank, format!("{dice:?}"))
}

/// The line that changes with every action and every round, without the board around it.
pub fn line_key(scene: &Scene<'_>, place: Place) -> impl std::hash::Hash + use<> {
    let (state, member) = (&scene.view.state, scene.view.state.member(place));
    let acts = state.turn.filter(|turn| turn.place == place).map(|turn| turn.actions);
    let has = (member.charges, member.hand.len(), member.gear.len(), member.sector);
    (member.is_dead, member.has_acted, acts, has, to_lander(state, place))
}

pub fn line(scene: &Scene<'_>, place: Place) -> Markup {
    let (voice, state) = (&scene.voice, &scene.view.state);
    html! { p.where { span.at { (standing(voice, state, place)) } span.has { (counts(voice, state.member(place))) } } }
}

pub fn line_id(place: Place) -> Id {
    Id::numbered("where-", place.0, "")
}

/// The boards of everybody who lands: their place stays theirs while the party comes together.
pub fn party(scene: &Scene<'_>) -> Markup {
    html! { section.party { @for place in scene.view.state.places() { (part(id(place), board(scene, place))) } } }
}

pub fn id(place: Place) -> Id {
    Id::numbered("crew-", place.0, "")
}

pub fn board(scene: &Scene<'_>, place: Place) -> Markup {
    let (voice, member) = (&scene.voice, scene.view.state.member(place));
    let is_named = scene.view.state.is_named(place);
    html! {
        article.{ "panel cr s" (member.section.index() + 1) }.dead[member.is_dead] data-el={ "crew-" (place.0) } {
            header { @if is_named { (portrait::of(member.crew)) } @else { (portrait::nobody()) }
                div { div.self { h2 { (voice.id(if is_named { member.crew.name() } else { "face-nobody-yet" })) } (wounds(voice, member)) }
                    p.sub { svg.mark aria-hidden="true" viewBox="-16 -16 32 32" { use href={ "#sh" (member.section.index() + 1) } x="-15" y="-15" width="30" height="30" {} }
                        span { (voice.id(words::section(member.section))) " " (rank(voice, member.rank)) " · " (voice.name(member.seat)) } } } }
            div.cols { @for colour in Colour::ALL { (column(voice, member, colour)) } (spent(voice, member)) }
            (part(line_id(place), line(scene, place)))
        }
    }
}

/// As many chevrons as the rank is high.
pub fn rank(voice: &Voice<'_>, rank: u8) -> Markup {
    let said = voice.say(&Message::new("face-rank").with("n", rank));
    html! { svg.vg-rank role="img" aria-label=(said) { title { (said) } use href={ "#vg-rank-" (rank.clamp(1, 3)) } {} } }
}

/// 8.4: how far it is to the lander, while it is somewhere else, and the supplies to come home.
fn to_lander(state: &State, place: Place) -> Option<(usize, u32)> {
    let (here, lander) = (state.sector_of(place), state.planet.lander);
    let route =
        (here > 0 && lander > 0 && here != lander).then(|| ways::routes(state, here)[usize::from(lander)].take())??;
    Some((route.len(), forecast::supplies_on(state, &route)))
}

fn standing(voice: &Voice<'_>, state: &State, place: Place) -> Markup {
    let member = state.member(place);
    let turn = state.turn.filter(|turn| turn.place == place);
    if member.is_dead {
        return html! { b { (voice.id("face-dead")) } };
    }
    html! {
        @if let Some(turn) = turn { b.now { (voice.say(&Message::new("face-acts").with("n", turn.actions))) } }
        @else if member.has_acted { (voice.id("face-acted")) " · " }
        @if member.sector > 0 { (voice.say(&words::sector(state, member.sector))) }
        @if let Some((steps, supplies)) = to_lander(state, place) { " · " (voice.say(&Message::new("face-to-lander").with("n", steps)))
            @if supplies > 0 { " · " (voice.say(&Message::new("face-home-for").with("n", supplies))) } }
    }
}

fn counts(voice: &Voice<'_>, member: &Member) -> Markup {
    let count = |sign: &str, name: &str, n: usize| {
        html! { span title=(voice.id(name)) { svg.ic { use href={ "#vg-" (sign) } {} } (n) span.vh { (voice.id(name)) } } }
    };
    html! {
        (count("charge", "term-charge", usize::from(member.charges)))
        (count("cards", "face-cards", member.hand.len()))
        (count("gear", "face-gear", member.gear.len()))
    }
}

/// A column: its dice, its empty slots, and an injury die over the last one (VG-WOUND-5).
fn column(voice: &Voice<'_>, member: &Member, colour: Colour) -> Markup {
    let lie = member.of_colour(member.available, colour.into());
    let said = Message::new("face-column").with("colour", words::colour(colour)).with("n", lie.len());
    html! {
        span.col-dice role="img" aria-label=(voice.say(&said.with("slots", member.usable(colour)))) {
            (dice::row(member, lie, Some((colour, member.free(colour)))))
            @if member.injured.contains(colour) { svg.ic.hurt { title { (voice.id("term-injury-die")) } use href="#vg-wound" {} } }
        }
    }
}

fn spent(voice: &Voice<'_>, member: &Member) -> Markup {
    let said = Message::new("face-spent").with("n", member.spent.len());
    html! {
        @if !member.spent.is_empty() {
            span.col-dice.used.spent role="img" aria-label=(voice.say(&said)) { (dice::row(member, member.spent, None)) }
        }
    }
}

fn wounds(voice: &Voice<'_>, member: &Member) -> Markup {
    let said = Message::new("face-wounds").with("n", member.wound_cards());
    html! {
        span.hp role="img" aria-label=(voice.say(&said)) { @for hurt in member.wounds {
            @match hurt {
                Some(hurt) => svg.ic.on.down[hurt.face_down] { title { (voice.id(hurt.wound.name())) } use href="#vg-wound" {} },
                None => svg.ic { use href="#vg-wound" {} },
            }
        } }
    }
}

pub fn hand_key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let state = &scene.view.state;
    let held = |member: &Member| format!("{:?}{:?}{:?}{:?}", member.crew, member.section, member.hand, member.gear);
    own(scene).map(|place| held(state.member(place))).collect::<Vec<_>>()
}

/// One's own crew, once they have names.
fn own<'a>(scene: &'a Scene<'_>) -> impl Iterator<Item = Place> + use<'a> {
    let (state, own) = (&scene.view.state, scene.viewer.seat());
    state.crew().filter(move |place| own == Some(state.member(*place).seat) && state.is_named(*place))
}

/// Cards and gear of one's own crew.
pub fn hands(scene: &Scene<'_>) -> Markup {
    let own: Vec<Place> = own(scene).collect();
    html! { @if !own.is_empty() { section.panel.vg-hands { @for place in own { (hand(scene, place)) } } } }
}

/// The same among the crew boards, for pages that have no room for them under the question.
pub fn narrow(scene: &Scene<'_>) -> Markup {
    html! { div.vg-narrow { (hands(scene)) } }
}

fn hand(scene: &Scene<'_>, place: Place) -> Markup {
    let (voice, member) = (&scene.voice, scene.view.state.member(place));
    html! {
        div.{ "hand s" (member.section.index() + 1) } {
            div.self { h3 { (voice.id(member.crew.name())) } (ability(voice, member)) }
            @for card in member.hand.iter() { (tile(voice, card.name(), card.program(), card.main(), false)) }
            @for carried in member.gear.iter() { (tile(voice, carried.gear.name(), carried.gear.program(), carried.gear.effect(), carried.used)) }
        }
    }
}

fn tile(voice: &Voice<'_>, name: &str, program: Program, timed: Timed, is_used: bool) -> Markup {
    html! {
        div.tile.used[is_used] { b { (voice.id(name)) }
            @if let Some(block) = timed.effect { small { (voice.say(&words::says(Some(program), block))) } } }
    }
}

fn ability(voice: &Voice<'_>, member: &Member) -> Markup {
    html! { @for says in words::abilities(member.crew) { small { (voice.say(&says)) } } }
}
