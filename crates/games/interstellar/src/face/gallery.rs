//! Everything of the game at once: the chart with its key, the ship, and all cards, tiles, medals, tables and pieces.

use super::cyborg::TileSide;
use super::market::{self, market};
use super::pieces::Die;
use super::prelude::*;
use super::{card, chart, chit, cyborg, law, medal, plasma, ship, tools};
use crate::content::{
    Blueprint, Cell, Chit, Cyborg, EarthData, Ideology, MarketRow, Medal, Printing, Shape, Side, Tile,
};
use crate::terms::TERMS;

pub fn gallery(voice: &Voice<'_>) -> Markup {
    html! {
        (part(voice, "view-chart", html! { div.is-sky { (chart::chart(voice, Printing::NEWEST)) } (tools::key().whole(voice)) }))
        (part(voice, "view-ship", ships(voice)))
        (part(voice, "all-pieces", all_pieces(voice)))
        (part(voice, "all-chits", chits(voice)))
        @for section in Blueprint::ALL { (workcells(voice, section)) }
        (part(voice, "view-market", market(voice, &|section| column(voice, section))))
        (part(voice, "term-earth-data", html! { div.is-cards { @for card in EarthData::ALL { (card::earth_data(voice, card)) } (card::earth_data_back(voice)) } }))
        (part(voice, "all-cyborgs", html! { div.is-cards { @for one in Cyborg::all() { (both_sides(voice, one)) } } }))
        (part(voice, "all-medals", html! { div.is-medals { @for each in Medal::ALL { (medal::medal(voice, each)) } } }))
        (part(voice, "all-laws", html! { div.is-laws { @for of in Ideology::ALL { (law::card(voice, of)) } } }))
        (part(voice, "plasma-table", plasma::table(voice)))
        (part(voice, "glossary", glossary(voice)))
    }
}

/// 2.17: every word opens its entry in the rulebook.
fn glossary(voice: &Voice<'_>) -> Markup {
    html! { ul.is-words { @for (term, rule) in TERMS { li { (voice.id(term)) " " (cite(GAME, rule)) } } } }
}

fn part(voice: &Voice<'_>, name: &str, body: Markup) -> Markup {
    html! { section.is-part { h2 { (voice.id(name)) } (body) } }
}

/// The ship at its start, then lean with all Shields at the bow and Workers in some cells.
fn ships(voice: &Voice<'_>) -> Markup {
    let fat: Vec<(Tile, Side)> =
        Blueprint::ALL.into_iter().map(|section| (Tile::Section(section), Side::Fat)).collect();
    let lean = Blueprint::ALL.into_iter().map(|section| (Tile::Section(section), Side::Lean));
    let lean: Vec<(Tile, Side)> =
        lean.chain(Ideology::ALL.into_iter().map(|of| (Tile::Shield(of), Side::Fat))).collect();
    let nothing = Markup::default();
    let tile = |tile, side| ship::tile(voice, tile, side, &|_| None, &ship::Mark::default());
    let worked = |tile, side| ship::tile(voice, tile, side, &|cell| seated(voice, cell), &ship::Mark::default());
    html! { (ship::ship(voice, &fat, &tile, &nothing)) (ship::ship(voice, &lean, &worked, &nothing)) }
}

/// A Cyborg in the Ignition cell and an Avatar in the Recharge cell, to see how they sit.
fn seated(voice: &Voice<'_>, cell: Cell) -> Option<Markup> {
    match cell.id() {
        "E-l1" => Some(pieces::die(voice, Ideology::Honor, Die::Cyborg)),
        "B-l1" => Some(pieces::die(voice, Ideology::Authority, Die::Avatar)),
        _ => None,
    }
}

fn workcells(voice: &Voice<'_>, section: Blueprint) -> Markup {
    html! {
        section.is-part.(pieces::tint(section)) {
            h2 { (pieces::shape(section.shape())) " " (voice.id(&format!("blueprint-{}", section.id()))) }
            div.is-cards { @for each in section.workcells() { (card::front(voice, Printing::NEWEST, each)) } (card::back(voice, section)) }
        }
    }
}

/// The first cards of each section, the top place of the last column empty.
fn column(voice: &Voice<'_>, section: Blueprint) -> Markup {
    let card = |row: MarketRow| section.workcells().nth(row.index());
    let lies = |row: MarketRow| section != Blueprint::Wardens || row != MarketRow::Top;
    html! {
        (market::head(voice, section, &market::deck(voice, MarketRow::DECK_AT_START)))
        @for row in MarketRow::ALL.into_iter().rev() {
            div.is-place { (market::price(voice, row)) (market::lying(voice, Printing::NEWEST, card(row).filter(|_| lies(row)))) }
        }
    }
}

fn both_sides(voice: &Voice<'_>, one: Cyborg) -> Markup {
    html! {
        (cyborg::tile(voice, one, TileSide::Young))
        @if one != Cyborg::POST_HUMAN { (cyborg::tile(voice, one, TileSide::Elder)) }
    }
}

fn chits(voice: &Voice<'_>) -> Markup {
    let copies = |each: Chit| (each.copies() > 1).then(|| format!("×{}", each.copies()));
    html! { ul.is-pieces { @for each in Chit::all() {
        @let name = format!("chit-{}", each.id());
        li data-el=(name) { (chit::chit(voice, each)) (voice.id(&name)) @if let Some(copies) = copies(each) { small { (copies) } } }
    } } }
}

/// Tokens that are all alike, each with the message that names it.
const TOKENS: [(&str, &str); 13] = [
    ("is-nugget", "right-stuff-nugget"),
    ("is-nuggetX", "reality-X"),
    ("is-nuggetO", "reality-O"),
    ("is-stress", "term-stress"),
    ("is-dome", "dome"),
    ("is-dustbug", "task-dustbug"),
    ("is-ultralight", "task-ultralight"),
    ("is-ring", "ring"),
    ("is-command", "command-star"),
    ("is-embryo", "term-embryo"),
    ("is-red-eye", "red-eye"),
    ("is-palm", "token-palm"),
    ("is-king", "token-king"),
];

fn all_pieces(voice: &Voice<'_>) -> Markup {
    html! {
        ul.is-pieces {
            @for of in Ideology::ALL { (of_ideology(voice, of)) }
            @for shape in Shape::ALL { (of_shape(voice, shape)) }
            @for (symbol, name) in TOKENS { li { (icon(symbol)) (voice.id(name)) } }
        }
    }
}

fn of_ideology(voice: &Voice<'_>, of: Ideology) -> Markup {
    html! {
        li data-el={ "emblem-" (of.id()) } {
            (pieces::emblem(of)) (voice.say(&words::ideology(of)))
            (pieces::die(voice, of, Die::Cyborg)) (pieces::die(voice, of, Die::Avatar))
        }
    }
}

/// A human augmentation, the place for one, and the goo of the species.
fn of_shape(voice: &Voice<'_>, shape: Shape) -> Markup {
    html! {
        li data-el={ "shape-" (shape.id()) } {
            (pieces::augmentation(shape, true)) (pieces::augmentation(shape, false)) (pieces::goo(shape))
            (voice.say(&words::shape(shape)))
        }
    }
}
