//! Whose turn it is, and what everybody may know of each player.

use orrery_core::Arg;
use orrery_draw::{Id, part};

use super::prelude::*;
use crate::content::Spectral;

pub fn turn_key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let public = &scene.view.public;
    let ends = Seat::all(public.seats).map(|seat| (public.ship(seat).rank, public.ship(seat).turns_left));
    (public.round, public.active.0, ends.collect::<Vec<_>>(), scene.view.is_over())
}

/// Round, order, what the turn has left, and how long the game still goes on.
pub fn turn(scene: &Scene<'_>) -> Markup {
    let (voice, public, over) = (&scene.voice, &scene.view.public, scene.view.is_over());
    html! {
        section.panel.turn {
            h2 { (voice.say(&Message::new("round").with("n", public.round).with("of", public.last_round()))) }
            ol.seats { @for seat in order(scene) {
                li.on[public.active == seat && !over] title=(voice.name(seat)) { (seat_mark(seat)) (race(scene, seat)) }
            } }
            (part(Id::new("used"), used(scene)))
            @if public.ranks_taken() > 0 && !over {
                p.endgame { (icon("i-home")) (voice.id("endgame")) " " (cite(GAME, ids::THREE_TURNS)) }
            }
        }
    }
}

pub fn used_key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let turn = &scene.view.public.turn;
    (turn.moved, turn.operated, turn.flight.map(|flight| (flight.regular, flight.bonus)), scene.view.is_over())
}

/// What the turn has left.
pub fn used(scene: &Scene<'_>) -> Markup {
    let turn = &scene.view.public.turn;
    let operation = if turn.operated { "operation-used" } else { "operation-open" };
    html! {
        @if !scene.view.is_over() {
            ul.used {
                li.done[turn.moved] { (icon(if turn.moved { "i-check" } else { "i-thrust" })) (moves(scene)) }
                li.done[turn.operated] { (icon(if turn.operated { "i-check" } else { "i-chit" })) (scene.voice.id(operation)) }
            }
        }
    }
}

/// Seats in the order of this game.
fn order(scene: &Scene<'_>) -> Vec<Seat> {
    let public = &scene.view.public;
    let mut seats: Vec<Seat> = Seat::all(public.seats).collect();
    let first = public.first.index() % seats.len().max(1);
    seats.rotate_left(first);
    seats
}

/// The rank of who is home; else the turns left once somebody is.
fn race(scene: &Scene<'_>, seat: Seat) -> Markup {
    let ship = scene.view.public.ship(seat);
    html! {
        @match (ship.rank, ship.turns_left) {
            (Some(rank), _) => { small.rank { (icon("i-home")) (rank) } }
            (None, Some(left)) => { small { (scene.voice.say(&Message::new("turns-left").with("n", left))) } }
            (None, None) => {}
        }
    }
}

fn moves(scene: &Scene<'_>) -> String {
    let (voice, turn) = (&scene.voice, &scene.view.public.turn);
    match turn.flight {
        _ if turn.moved => voice.id("move-used"),
        Some(flight) => {
            voice.say(&Message::new("move-under-way").with("regular", flight.regular).with("bonus", flight.bonus))
        }
        None => voice.id("move-open"),
    }
}

pub fn key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    let ship = scene.view.public.ship(seat);
    let done: Vec<_> = ship.done.iter().collect();
    let seen: Vec<_> = fresh(scene, seat).collect();
    let craft = (ship.at, ship.wet, scene.view.thrusts.get(seat.index()).copied());
    (craft, ship.letters, done, seen)
}

pub fn panel(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (voice, ship) = (&scene.voice, scene.view.public.ship(seat));
    html! {
        article.panel.pp data-el={ "seat-" (seat.number()) } {
            div.r1 { (seat_mark(seat)) span.nm { (voice.name(seat)) }
                @if scene.bots.get(seat.index()) == Some(&true) { (icon("i-bot")) }
                (part(status_id(seat), status(scene, seat))) }
            p.r2 { (voice.say(&words::craft(ship.craft))) " · " (voice.say(&words::space(ship.at))) }
            div.r3 { (figures(scene, seat)) }
            @if ship.chits() > 0 { (letters(ship.letters)) }
            @for chit in fresh(scene, seat) { p.seen { (icon("i-eye")) (voice.say(&words::chit(chit))) } }
            @for mission in ship.done.iter() {
                p.md { (icon("i-flag")) (voice.say(&words::mission(mission))) b { "+" (mission.vp(scene.view.public.printing)) } }
            }
        }
    }
}

/// Chits of theirs whose faces the viewer saw lately.
fn fresh<'a>(scene: &'a Scene<'a>, seat: Seat) -> impl Iterator<Item = crate::content::Chit> + 'a {
    let view = scene.view;
    let taker = move |chit| view.site_of(chit).and_then(|site| view.public.takers.get(site));
    view.fresh.iter().filter(move |chit| taker(*chit) == Some(seat.0))
}

pub fn status_id(seat: Seat) -> Id {
    Id::numbered("p", seat.0, "")
}

pub fn status_key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    let public = &scene.view.public;
    (scene.acting.contains(&seat), public.ship(seat).rank, public.left.contains(seat), scene.view.is_over())
}

/// What a player scored, 0 until the game is over.
fn points(scene: &Scene<'_>, seat: Seat) -> u16 {
    let seats = scene.view.result.iter().flat_map(|result| &result.seats);
    seats.filter(|result| result.seat == seat).map(|result| result.total).sum()
}

pub fn status(scene: &Scene<'_>, seat: Seat) -> Markup {
    let public = &scene.view.public;
    let acts = scene.acting.contains(&seat);
    let text = match public.ship(seat).rank {
        _ if public.left.contains(seat) => Message::new("status-left"),
        _ if scene.view.is_over() => Message::new("points").with("n", points(scene, seat)),
        Some(rank) => Message::new("status-home").with("rank", rank),
        None if acts && scene.viewer.is(seat) => Message::new("status-your-turn"),
        None if acts => Message::new("status-turn"),
        None => Message::new("status-waits"),
    };
    html! { span.st.acts[acts] { (scene.voice.say(&text)) } }
}

/// Fuel, thrust of the next move, chits.
fn figures(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (voice, public, ship) = (&scene.voice, &scene.view.public, scene.view.public.ship(seat));
    html! {
        @if public.terms.mode == Mode::Rockets {
            span.kv title=(voice.id("wet-mass")) { (icon("i-drop")) (mass(scene, words::mass(ship.wet))) }
        }
        span.kv title=(voice.id("net-thrust")) { (icon("i-thrust")) (scene.view.thrusts.get(seat.index()).copied().unwrap_or(0)) }
        span.kv title=(voice.id("chits-held")) { (icon("i-chit")) (ship.chits()) }
    }
}

pub fn mass(scene: &Scene<'_>, mass: Arg) -> String {
    scene.voice.say(&Message::new("ratio").with("value", mass))
}

/// The backs of chits: letters and nothing else.
fn letters(letters: [u8; 6]) -> Markup {
    html! {
        div.lts { @for letter in Spectral::ALL { @for _ in 0..letters[letter.index()] {
            svg.lt viewBox="-16 -16 32 32" { use href={ "#sd-c" (letter.id()) } {} }
        } } }
    }
}
