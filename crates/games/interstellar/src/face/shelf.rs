//! The view of the market: five columns of three places with their prices, the librarians on the cards, and below them the
//! cards that lie on the mats, with whoever works there.

use orrery_draw::{Id, Place, Region, part};

use super::prelude::*;
use super::{market, tokens};
use crate::content::{Blueprint, Ideology, MarketRow, Workcell};
use crate::state::{Post, Workers};

/// A place by its column and row.
type Spot = (Blueprint, MarketRow);

/// The frame stays; a place is fetched when another card lies there, and its librarians are sent.
pub fn regions<'a>(scene: &'a Scene<'a>) -> impl Iterator<Item = Region<'a>> {
    let frame = Region::new("market", Place::Board, (), || market(scene));
    let decks = Blueprint::ALL.into_iter().map(move |section| {
        Region::new(deck_id(section), Place::Board, left(scene, section), move || deck(scene, section)).inside("market")
    });
    let spots = Blueprint::ALL.into_iter().flat_map(|section| MarketRow::ALL.map(|row| (section, row)));
    let places = spots.flat_map(move |spot| {
        let (card, readers) = (lies(scene, spot), readers(scene, spot));
        [
            Region::new(id("m", spot), Place::Board, card, move || place(scene, spot)).inside("market").on_demand(),
            Region::new(id("l", spot), Place::Board, readers, move || librarians(scene, spot)).inside(id("m", spot)),
        ]
    });
    let mats = Region::new("displays", Place::Board, displays_key(scene), || displays(scene)).on_demand();
    std::iter::once(frame).chain(decks).chain(places).chain([mats])
}

fn id(what: &str, (section, row): Spot) -> Id {
    Id::new(&format!("{what}{}{}", section.index(), row.index()))
}

fn deck_id(section: Blueprint) -> Id {
    Id::numbered("deck-", section.index() as u8, "")
}

fn lies(scene: &Scene<'_>, (section, row): Spot) -> Option<Workcell> {
    scene.view.public.market.column(section)[row.index()]
}

fn readers(scene: &Scene<'_>, spot: Spot) -> Workers {
    lies(scene, spot).map_or(Workers::NONE, |card| scene.view.public.workers_at(Post::Librarian(card)))
}

/// The cards left in a deck.
fn left(scene: &Scene<'_>, section: Blueprint) -> usize {
    scene.view.public.market.deck(section)
}

fn market(scene: &Scene<'_>) -> Markup {
    market::market(&scene.voice, &|section| column(scene, section))
}

fn column(scene: &Scene<'_>, section: Blueprint) -> Markup {
    html! {
        (market::head(&scene.voice, section, &part(deck_id(section), deck(scene, section))))
        @for row in MarketRow::ALL.into_iter().rev() { (part(id("m", (section, row)), place(scene, (section, row)))) }
    }
}

fn deck(scene: &Scene<'_>, section: Blueprint) -> Markup {
    market::deck(&scene.voice, left(scene, section))
}

fn place(scene: &Scene<'_>, spot: Spot) -> Markup {
    html! {
        div.is-place {
            (market::price(&scene.voice, spot.1))
            (part(id("l", spot), librarians(scene, spot)))
            (market::lying(&scene.voice, scene.view.public.terms.printing, lies(scene, spot)))
        }
    }
}

fn librarians(scene: &Scene<'_>, spot: Spot) -> Markup {
    html! { span.is-readers { (pieces::workers(&scene.voice, readers(scene, spot))) } }
}

fn displays_key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let public = &scene.view.public;
    let lying =
        |card: Workcell| (card, public.owner(card), public.workers_at(Post::Workcell(card)), public.has_goo(card));
    let goo = crate::content::Shape::ALL.map(|shape| public.workers_at(Post::Goo(shape)));
    (public.displays().map(lying).collect::<Vec<_>>(), goo)
}

fn displays(scene: &Scene<'_>) -> Markup {
    let public = &scene.view.public;
    let with_cards = Ideology::ALL.into_iter().filter(|of| public.mat(*of).display().next().is_some());
    html! {
        section.is-displays aria-label=(scene.voice.id("displays")) { @for of in with_cards {
            h3.{ "is-" (of.id()) } { (pieces::emblem(of)) (scene.voice.say(&words::ideology(of))) }
            div.is-cards { @for card in public.mat(of).display() { (displayed(scene, card)) } }
        } }
    }
}

/// A card of a display in short: what it is and does, with the dice on it and the goo that sits there.
fn displayed(scene: &Scene<'_>, card: Workcell) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    html! {
        article.is-shown.(pieces::tint(card.section())) data-el=(card.id()) {
            h4 { (pieces::shape(card.shape())) (voice.id(card.name())) small { (card.id()) } }
            p { (voice.id(&format!("{}-text", card.name()))) }
            span.is-readers {
                (pieces::workers(voice, public.workers_at(Post::Workcell(card))))
                @if public.has_goo(card) { (tokens::goo(scene, card.shape())) }
            }
        }
    }
}
