//! A ship as a blueprint, drawn from its cards: parts along the hull, lines for what feeds and what cools them, mass and
//! rad-hardness below each. Whatever a ship still lacks is dashed.

pub mod plan;

use maud::{Markup, html};
use orrery_core::{Message, Seat};
use orrery_text::Voice;

use super::card;
use crate::cards::Card;
use crate::content::{Kind, Side};
use crate::ship::{Feed, Ship};
use crate::words;
use plan::{Line, Plan, Size, Slot};

/// The seat's shape stands on its ship: ships are told apart without colour.
pub fn draw(voice: &Voice<'_>, ship: &Ship, seat: Option<Seat>, size: Size) -> Markup {
    let plan = Plan::new(ship, size);
    let (width, height) = (plan.width(), height(&plan));
    html! {
        svg.blueprint.whole[size.label > 0] viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(summary(voice, &plan)) {
            rect.bp-sheet width=(width) height=(height) rx="10" {}
            rect.bp-grid width=(width) height=(height) rx="10" {}
            (hull(&plan))
            @for (slot, x) in &plan.slots { (part(&plan, *slot, *x)) }
            @for line in &plan.lines { (fed(&plan, line)) }
            (wants(&plan))
            (cooling(&plan))
            @if size.label > 0 { (signs(voice, &plan)) }
            (sums(voice, &plan))
            @if let Some(seat) = seat {
                g.{ "s" (seat.0 + 1) } { use.bp-seat href={ "#sh" (seat.0 + 1) } x="8" y=(plan.hull() - 8) width="16" height="16" {} }
            }
        }
    }
}

/// The row in which heat is led off, below the hull.
fn heat_row(plan: &Plan) -> i32 {
    plan.hull() + plan.half(Kind::Radiator) + plan.size.lane * 3 / 4
}

/// Where the lower signs begin; a cool ship needs no row for its heat.
fn below(plan: &Plan) -> i32 {
    let row = if plan.ship.layout().therms_needed() > 0 { heat_row(plan) } else { heat_row(plan) - plan.size.lane };
    row + plan.size.lane * 3 / 4 + if plan.size.label > 0 { 10 } else { 0 }
}

/// The upper of the two rows of numbers.
fn numbers_row(plan: &Plan) -> i32 {
    below(plan) + plan.size.label + if plan.size.label > 0 { 26 } else { 14 }
}

fn height(plan: &Plan) -> i32 {
    numbers_row(plan) + step(plan) + plan.size.lane / 2
}

/// From one row of numbers to the next.
fn step(plan: &Plan) -> i32 {
    if plan.size.label > 0 { 27 } else { 18 }
}

/// The truss that holds everything together, from the first part to the last.
fn hull(plan: &Plan) -> Markup {
    let ends = [plan.slots.first(), plan.slots.last()].map(|slot| slot.map_or(0, |(_, x)| *x));
    html! {
        path.bp-axis d={ "M12 " (plan.hull()) "H" (plan.width() - 12) } {}
        g transform={ "translate(" (ends[0]) " " (plan.hull()) ") scale(" (scale(plan)) ")" } {
            rect.bp-truss y="-13" width=((ends[1] - ends[0]) * 100 / plan.size.scale) height="26" {}
        }
    }
}

fn scale(plan: &Plan) -> f32 {
    plan.size.scale as f32 / 100.0
}

fn part(plan: &Plan, slot: Slot, x: i32) -> Markup {
    let place = format!("translate({x} {}) scale({})", plan.hull(), scale(plan));
    let kind = slot.kind().id();
    html! {
        @match slot {
            Slot::Part(card) => { g.{ "k-" (kind) } transform=(place) data-part=(card.id()) { use href={ "#sp-" (kind) @if plan.ship.is_heavy(card) { "h" } } {} } }
            Slot::Lacking(_) => { g.bp-lacks transform=(place) data-lacks=(kind) { rect x="-44" y="-44" width="88" height="88" rx="12" {} } }
        }
    }
}

/// A line that feeds, with its letter: colour and shape as on the cards.
fn fed(plan: &Plan, line: &Line) -> Markup {
    let Feed { from, to, letter, modifies } = line.feed;
    let [top, end] = [from, to].map(|card| plan.hull() - plan.half(card.kind()));
    let lane = plan.lane(line.lane);
    let way = format!("M{} {top}V{lane}H{}V{end}", line.from, line.to);
    let letter = card::letter(letter);
    html! {
        g.{ "bp-line l-" (letter) }.modifies[modifies] data-feed={ (from.id()) "-" (to.id()) "-" (letter) } {
            path.bp-case d=(way) {} path d=(way) {}
            path.bp-tip d={ "M" (line.to) " " (end) "l-4-8h8Z" } {}
            (token(plan, letter, (line.from + line.to) / 2, lane))
        }
    }
}

fn token(plan: &Plan, letter: &str, x: i32, y: i32) -> Markup {
    let side = plan.size.token;
    html! { use.bp-tok href={ "#t-" (letter) } x=(x - side / 2) y=(y - side / 2) width=(side) height=(side) {} }
}

/// What nothing in the ship gives: a loose end with the letters, one of which would do (iI-J2.1).
fn wants(plan: &Plan) -> Markup {
    let (layout, side) = (plan.ship.layout(), plan.size.token);
    let loose = plan.cards().filter(|(card, _)| !layout.is_supported(*card));
    html! { @for (card, x) in loose {
        @let top = plan.hull() - plan.half(card.kind());
        g.bp-wants data-wants=(card.id()) {
            path d={ "M" (x) " " (top) "v-" (side) } {}
            @for (at, letter) in (0..).zip(card.def().needs.iter()) { (token(plan, card::letter(letter), x + at * side, top - side)) }
        }
    } }
}

/// Heat from the parts that need cooling to the radiators that give it (iI-J4.1), and how much of either.
fn cooling(plan: &Plan) -> Markup {
    let layout = plan.ship.layout();
    let hot: Vec<(Card, i32)> = plan.cards().filter(|(card, _)| card.def().therms > 0).collect();
    let cools = |card: Card| card.kind() == Kind::Radiator && layout.is_supported(card);
    let cold: Vec<(Card, i32)> = plan.cards().filter(|(card, _)| cools(*card)).collect();
    let (need, have, row) = (layout.therms_needed(), layout.therms_given(), heat_row(plan));
    let ends = || hot.iter().chain(&cold).map(|(_, x)| *x);
    let (Some(left), Some(right)) = (ends().min(), ends().max()) else { return Markup::default() };
    let foot = |card: Card| plan.hull() + plan.half(card.kind());
    html! { @if need > 0 {
        g.bp-heat.bad[need > have] data-therms={ (need) "/" (have) } {
            @for (card, x) in &hot { path data-hot=(card.id()) d={ "M" (x) " " (foot(*card)) "V" (row) } {} }
            path d={ "M" (left) " " (row) "H" (right) } {}
            @for (card, x) in &cold { path data-cools=(card.id()) d={ "M" (x) " " (row) "V" (foot(*card)) } {} path.bp-tip d={ "M" (x) " " (foot(*card)) "l-4 8h8Z" } {} }
            (pill(plan, (left + right) / 2, row, &format!("{need} / {have}"), need > have))
        }
    } }
}

fn pill(plan: &Plan, x: i32, y: i32, text: &str, bad: bool) -> Markup {
    let (wide, high) = if plan.size.label > 0 { (74, 22) } else { (52, 16) };
    html! {
        rect x=(x - wide / 2) y=(y - high / 2) width=(wide) height=(high) rx=(high / 2) {}
        use.bp-icon href=(if bad { "#i-warn" } else { "#i-therm" }) x=(x - wide / 2 + 6) y=(y - high / 2 + 3) width=(high - 6) height=(high - 6) {}
        text.mid x=(x + high / 3) y=(y + high / 4 - 1) { (text) }
    }
}

/// A sign for each part, above and below in turn, each tied to its part.
fn signs(voice: &Voice<'_>, plan: &Plan) -> Markup {
    let rows = (plan.slots.len() as i32 + 1) / 2;
    let wide = (plan.width() - 20) / rows.max(1);
    html! { @for (at, (slot, x)) in (0..).zip(&plan.slots) {
        @let left = 10 + wide * (at / 2);
        @let (y, edge) = if at % 2 == 0 { (below(plan), below(plan)) } else { (8, 8 + plan.size.label) };
        @let near = plan.hull() + if at % 2 == 0 { plan.half(slot.kind()) } else { -plan.half(slot.kind()) };
        path.bp-lead d={ "M" (x) " " (near) "L" ((*x).clamp(left + 14, left + wide - 22)) " " (edge) } {}
        g.{ "bp-sign k-" (slot.kind().id()) } transform={ "translate(" (left) " " (y) ")" } { (sign(voice, plan, *slot, wide - 8)) }
    } }
}

fn sign(voice: &Voice<'_>, plan: &Plan, slot: Slot, wide: i32) -> Markup {
    let kind = slot.kind();
    let (name, says) = match slot {
        Slot::Part(card) => (card::name(voice, card), card::in_ship(voice, card, plan.ship.is_heavy(card))),
        Slot::Lacking(_) => (voice.id(kind.names()), voice.say(&Message::new("lacks-part").with("kind", kind.name()))),
    };
    html! {
        rect.bp-box width=(wide) height=(plan.size.label) rx="8" {}
        rect.bp-bar width="4" height=(plan.size.label) rx="2" {}
        use.bp-icon href={ "#k-" (kind.id()) } x="11" y="7" width="17" height="17" {}
        (fitted("bp-name", 34, 20, &name, wide - 42, 8))
        (fitted("bp-says", 12, 39, &says, wide - 22, 7))
    }
}

/// A text that is pressed together where it would not fit: letters of other scripts are twice as wide.
fn fitted(class: &str, x: i32, y: i32, text: &str, room: i32, letter: i32) -> Markup {
    let wide: i32 = text.chars().map(|c| if c.is_ascii() { letter } else { 2 * letter }).sum();
    html! { text.(class) x=(x) y=(y) textLength=[(wide > room).then_some(room)] lengthAdjust="spacingAndGlyphs" { (text) } }
}

/// Below each part its mass and its rad-hardness; at the end their sum, and the weakest, which counts.
fn sums(voice: &Voice<'_>, plan: &Plan) -> Markup {
    let layout = plan.ship.layout();
    let numbers = |of: fn(Side) -> u8| plan.cards().map(|(card, x)| (x, of(layout.side(card)))).collect::<Vec<_>>();
    html! {
        (row(voice, plan, "mass", numbers_row(plan), &numbers(|side| side.mass), layout.mass()))
        (row(voice, plan, "rad", numbers_row(plan) + step(plan), &numbers(|side| side.rad), layout.rad()))
    }
}

fn row(voice: &Voice<'_>, plan: &Plan, name: &str, y: i32, numbers: &[(i32, u8)], whole: u8) -> Markup {
    html! {
        g.bp-row data-row=(name) {
            use.bp-icon href={ "#i-" (name) } x="6" y=(y - 13) width="16" height="16" {}
            @if plan.size.label > 0 { text x="28" y=(y) { (voice.id(&format!("drawn-{name}"))) } }
            @for (x, number) in numbers { text.mid.counts[name == "rad" && *number == whole] x=(x) y=(y) { (number) } }
            text.all x=(plan.width() - 12) y=(y) { (whole) }
        }
    }
}

/// The same in words, for those who listen.
fn summary(voice: &Voice<'_>, plan: &Plan) -> String {
    let layout = plan.ship.layout();
    let cards: Vec<Message> = plan.cards().map(|(card, _)| words::sided(card, plan.ship.is_heavy(card))).collect();
    let fed: Vec<Message> = plan.lines.iter().map(|line| feeds_said(&line.feed)).collect();
    let cooled = Message::new("cooling").with("need", layout.therms_needed()).with("have", layout.therms_given());
    let lines = if fed.is_empty() { String::new() } else { voice.say(&Message::new("drawn-feeds").with("feeds", fed)) };
    format!("{} {lines} {}", voice.say(&Message::new("drawn-ship").with("cards", cards)), voice.say(&cooled))
}

fn feeds_said(feed: &Feed) -> Message {
    let Feed { from, to, letter, .. } = *feed;
    Message::new("drawn-feed").with("from", words::card(from)).with("to", words::card(to)).with("letter", letter.id())
}
