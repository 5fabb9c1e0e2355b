//! What a hand could become: the best ship drawn and against the others', who feeds whom, and what is missing. During the
//! assembly, what is chosen and the cards on the workbench.

use maud::{Markup, html};
use orrery_core::{Message, Seat};
use orrery_draw::{cite, icon, ratio, seat_mark};

use super::blueprint::plan::{LARGE, SMALL, flown};
use super::players::Found;
use super::{Scene, blueprint, card};
use crate::assembly::rivals::{Rival, by_promise};
use crate::assembly::{Missing, begun, best_ships, what_is_missing};
use crate::bots::usual_ships;
use crate::cards::{Card, Cards};
use crate::content::{Kind, Supports};
use crate::numbers::{Category, Numbers};
use crate::questions::layout_of;
use crate::rules::ids;
use crate::ship::{Ship, feeds};
use crate::state::{Phase, Slip};

const GAME: &str = "starship-builder";

pub fn prospects(scene: &Scene<'_>, seat: Seat, hand: Cards, found: &Found) -> Markup {
    let voice = &scene.voice;
    let rivals = rivals(scene, seat, found);
    let categories = scene.view.terms.categories.list();
    let ship = looked_at(scene, seat, hand, found);
    let flies = ship.layout().is_legal(hand);
    let drafting = scene.view.phase != Phase::Assemble;
    html! {
        section.panel.p5 { div.ph { h2 { (voice.id(if drafting { "best-ship" } else { "five-against" })) } (cite(GAME, ids::COMPARISON)) }
            @if drafting { (blueprint::draw(voice, &ship, Some(seat), SMALL)) }
            @if flies { @for category in categories { (row(scene, seat, *category, &ship.numbers, &rivals)) } }
            @else { p.noship { (icon("i-warn")) (voice.id("no-ship-yet")) } }
            p.ft5 { (voice.id(if drafting { "if-it-ended-now" } else { "if-they-fly-best" })) } }
        section.panel.chk { div.ph { h2 { (voice.id(if flies { "who-feeds-whom" } else { "what-is-missing" })) } (cite(GAME, ids::OPERATIONAL)) }
            @if flies { (chain(scene, &ship)) } @else { (missing(scene, hand)) } }
        @if flies && !drafting { (dock(scene, hand.minus(ship.cards))) }
    }
}

/// What was drafted for nothing.
fn dock(scene: &Scene<'_>, cards: Cards) -> Markup {
    let voice = &scene.voice;
    html! {
        @if !cards.is_empty() { section.panel.left-over { div.ph { h2 { (voice.id("stays-in-dock")) } }
            ul { @for card in cards.iter() { li.{ "k-" (card.kind().id()) } { (icon(&format!("k-{}", card.kind().id()))) (card::name(voice, card)) } } } } }
    }
}

/// What is handed in, else what is chosen, else the best ship of the hand or as much of one as there is.
fn looked_at(scene: &Scene<'_>, seat: Seat, hand: Cards, found: &Found) -> Ship {
    let chosen = || layout_of(scene.about?.split(',')).filter(|layout| layout.cards.is_within(hand));
    match scene.view.slip {
        Slip::Ship(ship) => ship,
        Slip::Laid(layout) => flown(layout),
        _ => chosen().map(flown).or_else(|| best(scene, seat, hand, found)).unwrap_or_else(|| flown(begun(hand))),
    }
}

/// As the question suggests it.
fn best(scene: &Scene<'_>, seat: Seat, hand: Cards, found: &Found) -> Option<Ship> {
    let ships = match found.contest(scene) {
        Some(contest) => contest.best_first(seat),
        None => by_promise(best_ships(hand), &[usual_ships()], scene.view.terms.categories.list()),
    };
    ships.into_iter().next()
}

/// The ship that is being put together, drawn; it follows what is chosen.
pub fn drawing(scene: &Scene<'_>, seat: Seat, hand: Cards, found: &Found) -> Markup {
    let voice = &scene.voice;
    let ship = looked_at(scene, seat, hand, found);
    let flies = ship.layout().is_legal(hand);
    html! {
        figure.drydock {
            figcaption { (seat_mark(seat)) h2 { (voice.id("your-ship")) }
                span.flies.not[!flies] { (icon(if flies { "i-check" } else { "i-warn" })) (voice.id(if flies { "operational" } else { "not-operational" })) }
                (cite(GAME, ids::OPERATIONAL)) (cite(GAME, ids::COOLING)) }
            // The small one has no words, which nobody could read on a phone.
            @for size in [LARGE, SMALL] { (blueprint::draw(voice, &ship, None, size)) }
        }
    }
}

/// The others with the ships they could build, where hands are open.
fn rivals(scene: &Scene<'_>, seat: Seat, found: &Found) -> Vec<(Seat, Rival)> {
    found.contest(scene).map(|contest| contest.rivals(seat).collect()).unwrap_or_default()
}

/// The best a rival could do in one category.
fn best_in(ships: &Rival, category: Category) -> Option<Numbers> {
    ships.iter().copied().max_by_key(|numbers| numbers.merit(category))
}

fn row(scene: &Scene<'_>, seat: Seat, category: Category, own: &Numbers, rivals: &[(Seat, Rival)]) -> Markup {
    let voice = &scene.voice;
    let others: Vec<(Seat, Numbers)> =
        rivals.iter().filter_map(|(other, ships)| Some((*other, best_in(ships, category)?))).collect();
    let best = others.iter().map(|(_, numbers)| numbers.merit(category)).max();
    let wins = best.is_none_or(|best| own.merit(category) >= best);
    let (num, den) = own.value(category);
    html! {
        div.fr5 {
            span.l { (voice.id(category.id())) small { (voice.id(direction(category))) } }
            b.v { (ratio(voice, num, den)) }
            span.ln5 { i {}
                @for (other, numbers) in &others { span.mkr style={ "left:" (percent(numbers, category)) "%" } { (seat_mark(*other)) } }
                span.mkr.me style={ "left:" (percent(own, category)) "%" } { (seat_mark(seat)) } }
            span.ld.y[wins] { @if wins { (voice.id("point")) } @else {
                @for (other, _) in others.iter().filter(|(_, numbers)| Some(numbers.merit(category)) == best) { (seat_mark(*other)) } } }
        }
    }
}

fn direction(category: Category) -> &'static str {
    match category {
        Category::Thrust | Category::Rad => "highest-wins",
        _ => "lowest-wins",
    }
}

/// Where on its scale a value stands, in per cent.
fn percent(numbers: &Numbers, category: Category) -> i64 {
    let (num, den) = numbers.value(category);
    let most = match category {
        Category::Mass => 20,
        Category::Isru => 5,
        Category::Thrust => 13,
        Category::Fuel => 6,
        Category::Rad => 9,
    };
    (num * 100 / (den * most)).clamp(0, 100)
}

/// The cards of a ship in rows: what flies above, what feeds it below, with the letters between them.
fn chain(scene: &Scene<'_>, ship: &Ship) -> Markup {
    let voice = &scene.voice;
    let feeds = feeds(ship);
    let layout = ship.layout();
    html! {
        ul.ship { @for card in ship.cards.iter() {
            li.{ "k-" (card.kind().id()) } {
                (icon(&format!("k-{}", card.kind().id())))
                span { b { (card::name(voice, card)) }
                    small { (serves(scene, ship, card)) } }
                i { @for feed in feeds.iter().filter(|feed| feed.to == card) { (card::token(voice, feed.letter)) } }
            }
        } }
        p.ft5 { (icon("i-therm")) (voice.say(&Message::new("cooling").with("need", layout.therms_needed()).with("have", layout.therms_given()))) " " (cite(GAME, ids::COOLING)) }
    }
}

/// Whom a card feeds, or how it cools.
fn serves(scene: &Scene<'_>, ship: &Ship, card: Card) -> String {
    let voice = &scene.voice;
    if card.kind() == Kind::Radiator {
        return voice.id(if ship.is_heavy(card) { "heavy" } else { "light" });
    }
    let fed: Vec<String> =
        feeds(ship).iter().filter(|feed| feed.from == card).map(|feed| card::name(voice, feed.to)).collect();
    if fed.is_empty() { String::new() } else { format!("→ {}", fed.join(", ")) }
}

fn missing(scene: &Scene<'_>, hand: Cards) -> Markup {
    html! { ul.lacks { @for missing in what_is_missing(hand) { li { (icon("i-warn")) span { (lack(scene, missing)) } } } } }
}

fn lack(scene: &Scene<'_>, missing: Missing) -> Markup {
    let voice = &scene.voice;
    let letters = |supports: Supports| html! { @for support in supports.iter() { " " (card::token(voice, support)) } };
    match missing {
        Missing::Part(kind) => html! { (voice.say(&Message::new("lacks-part").with("kind", kind.name()))) },
        Missing::Supply { kind, letters: supports } => html! {
            (voice.say(&Message::new("lacks-supply").with("kind", kind.name()))) (letters(supports))
        },
        Missing::Therms { short } => html! { (voice.say(&Message::new("lacks-therms").with("n", short))) },
    }
}

/// One's cards, large enough to read, while the ship is put together.
pub fn workbench(scene: &Scene<'_>, hand: Cards) -> Markup {
    let voice = &scene.voice;
    html! {
        section.bench aria-label=(voice.say(&Message::new("your-hand").with("n", hand.len()))) {
            @for region in ["plan", "ship"] { form data-about=(region) hidden { input type="hidden" name="about" data-follows="picked"; } }
            @for kind in Kind::ALL {
                @let cards = hand.and(kind.cards());
                @if !cards.is_empty() {
                    div.shelf.{ "k-" (kind.id()) } {
                        h3 { (icon(&format!("k-{}", kind.id()))) (voice.id(kind.names())) }
                        div { @for card in cards.iter() { (card::small(voice, card)) } }
                    }
                }
            }
        }
    }
}

pub fn waiting(scene: &Scene<'_>) -> Markup {
    html! { section.bench { p { (scene.voice.id("all-assemble")) } } }
}
