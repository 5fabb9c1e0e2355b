//! Patent cards, large and small.

use std::sync::OnceLock;

use maud::{Markup, PreEscaped, html};
use orrery_core::{Arg, Message};
use orrery_draw::icon;
use orrery_text::Voice;

use crate::cards::Card;
use crate::content::{CardDef, Kind, Side, Support, Supports};
use crate::words;

pub fn name(voice: &Voice<'_>, card: Card) -> String {
    voice.id(card.def().name)
}

/// A support letter: shape, colour and letter together.
pub fn token(voice: &Voice<'_>, support: Support) -> Markup {
    let (letter, name) = (letter(support), voice.id(support.id()));
    PreEscaped(format!(r##"<svg class=tok role=img aria-label="{name}"><use href="#t-{letter}"/></svg>"##))
}

pub fn letter(support: Support) -> &'static str {
    match support {
        Support::X => "X",
        Support::W => "W",
        Support::B => "B",
        Support::P => "P",
        Support::E => "E",
    }
}

/// Letters that a card gives stand side by side, those it needs have an "or" between them (iI-J2.1).
fn tokens(voice: &Voice<'_>, supports: Supports, needs: bool) -> Markup {
    html! {
        @if supports.is_empty() { em { (voice.id("none")) } }
        @for (i, support) in supports.iter().enumerate() {
            @if i > 0 && needs { i.or { (voice.id("or")) } }
            (token(voice, support))
        }
    }
}

pub fn pill(voice: &Voice<'_>, kind: Kind) -> Markup {
    html! { span.kd { (icon(&format!("k-{}", kind.id()))) (voice.id(kind.name())) } }
}

/// A whole card with its picture.
pub fn large(voice: &Voice<'_>, card: Card) -> Markup {
    let kind = card.kind();
    html! { div.cd.{ "k-" (kind.id()) } data-card { (picture(voice, kind)) (face(voice, card)) } }
}

/// The drawing that all cards of a kind share.
pub fn picture(voice: &Voice<'_>, kind: Kind) -> Markup {
    html! { span.art { svg aria-hidden="true" { use href={ "#art-" (kind.id()) } {} } (pill(voice, kind)) } }
}

/// What is printed on a card never changes: each is drawn once for each language.
struct Once([[OnceLock<String>; Card::COUNT]; 3]);

impl Once {
    const fn new() -> Self {
        Once([const { [const { OnceLock::new() }; Card::COUNT] }; 3])
    }

    fn drawn(&self, voice: &Voice<'_>, card: Card, draw: fn(&Voice<'_>, Card) -> Markup) -> PreEscaped<&str> {
        PreEscaped(self.0[voice.lang as usize][card.index()].get_or_init(|| draw(voice, card).into_string()))
    }
}

/// What is a card's own: spectral type, mass and rad-hardness, name and figures.
pub fn face(voice: &Voice<'_>, card: Card) -> PreEscaped<&'static str> {
    static FACES: Once = Once::new();
    FACES.drawn(voice, card, draw_face)
}

fn draw_face(voice: &Voice<'_>, card: Card) -> Markup {
    let def = card.def();
    html! {
        span.spc { (def.spectral) }
        @if def.kind != Kind::Radiator { (mass_and_rad(voice, &def.light)) }
        span.nm2 { b { (name(voice, card)) } @if def.solar { span.sol { (icon("i-sun")) (voice.id("solar")) } }
            @if def.kind == Kind::Radiator && !def.needs.is_empty() { span.sol { (voice.id("needs")) (tokens(voice, def.needs, true)) } } }
        span.sts { (stats(voice, def)) }
    }
}

fn mass_and_rad(voice: &Voice<'_>, side: &Side) -> Markup {
    html! { span.mr { i { (voice.id("mass")) " " b { (side.mass) } } i { (voice.id("rad")) " " b { (side.rad) } } } }
}

fn stat(voice: &Voice<'_>, label: &str, value: impl std::fmt::Display) -> Markup {
    html! { i { small { (voice.id(label)) } b { (value) } } }
}

fn stats(voice: &Voice<'_>, def: &CardDef) -> Markup {
    let needs = html! { i.w { small { (voice.id("needs")) } b { (tokens(voice, def.needs, true)) } } };
    html! {
        @match def.kind {
            Kind::Thruster => { (stat(voice, "thrust", def.thrust)) (stat(voice, "fuel", fuel(voice, def))) (needs) (stat(voice, "therms", def.therms)) }
            Kind::Robonaut => { (stat(voice, "isru", def.isru)) (needs) (stat(voice, "therms", def.therms)) }
            Kind::Refinery => { (needs) }
            Kind::Reactor | Kind::Generator => {
                i.w { small { (voice.id("gives")) } b { (tokens(voice, def.gives, false)) } }
                (stat(voice, "thrust", signed(def.thrust)))
                (stat(voice, "fuel", format!("×{}", fuel(voice, def))))
                (needs)
                (stat(voice, "therms", def.therms))
            }
            Kind::Radiator => { (side(voice, "light", &def.light)) (side(voice, "heavy", &def.heavy)) }
        }
    }
}

fn side(voice: &Voice<'_>, name: &str, side: &Side) -> Markup {
    html! {
        i.side { small { (voice.id(name)) }
            span { b { (side.cools) } (voice.id("therms")) } span { b { (side.mass) } (voice.id("mass")) } span { b { (side.rad) } (voice.id("rad")) } }
    }
}

fn signed(n: i8) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}

pub fn fuel(voice: &Voice<'_>, def: &CardDef) -> String {
    let (num, den) = def.fuel.ratio();
    orrery_draw::ratio(voice, num, den)
}

/// A card in a hand: name, the figures that matter, what it needs or gives.
pub fn small(voice: &Voice<'_>, card: Card) -> PreEscaped<&'static str> {
    static SMALL: Once = Once::new();
    SMALL.drawn(voice, card, draw_small)
}

fn draw_small(voice: &Voice<'_>, card: Card) -> Markup {
    let def = card.def();
    html! {
        article.mc data-card data-el={ "hand-" (def.id) } {
            b { (name(voice, card)) }
            span.n { (figures(voice, def))
                i { @if !def.gives.is_empty() { "→" (tokens(voice, def.gives, false)) }
                    @else if !def.needs.is_empty() { (tokens(voice, def.needs, true)) } } }
        }
    }
}

fn figures(voice: &Voice<'_>, def: &CardDef) -> String {
    let say = |message: Message| voice.say(&message);
    match def.kind {
        Kind::Thruster => {
            let (num, den) = def.fuel.ratio();
            say(Message::new("brief-thruster").with("thrust", def.thrust).with("fuel", Arg::Ratio(num, den)))
        }
        Kind::Robonaut => say(Message::new("brief-robonaut").with("isru", def.isru)),
        Kind::Refinery => say(Message::new("brief-mass").with("mass", def.light.mass)),
        Kind::Reactor | Kind::Generator => {
            format!("{}, {}", signed(def.thrust), say(Message::new("brief-therms").with("n", def.therms)))
        }
        Kind::Radiator => {
            say(Message::new("brief-radiator").with("light", def.light.cools).with("heavy", def.heavy.cools))
        }
    }
}

/// What a card does in a ship, in a few words.
pub fn in_ship(voice: &Voice<'_>, card: Card, heavy: bool) -> String {
    let def = card.def();
    match def.kind {
        Kind::Refinery => voice.say(&words::needing("drawn-needs", card)),
        Kind::Radiator => {
            let therms = Message::new("brief-therms").with("n", def.side(heavy).cools);
            format!("{}, {}", voice.id(if heavy { "heavy" } else { "light" }), voice.say(&therms))
        }
        _ => figures(voice, def),
    }
}
