//! What would go with the foremost tile (8.3): cards, slots, those in the Jars, and whoever works there.

use super::prelude::*;
use crate::content::{Blueprint, Cyborg, Ideology, Slot, Tile, Workcells};
use crate::state::{Public, Workers};

/// Everything that leaves with a tile.
#[derive(Hash)]
struct Loss {
    tile: Tile,
    workers: Workers,
    cards: Workcells,
    slots: Vec<(Ideology, Slot)>,
    /// E4g
    in_jars: Vec<Cyborg>,
}

impl Loss {
    fn of(public: &Public) -> Option<Loss> {
        let tile = public.ship.foremost()?;
        let sleeps = |cyborg: &Cyborg| tile == Tile::Section(Blueprint::Jars) && public.person(*cyborg).is_in_jars();
        let is_open = |(of, slot): &(Ideology, Slot)| public.is_open(*of, *slot);
        Some(Loss {
            tile,
            workers: public.workers_lost_with(tile),
            cards: public.cards_lost_with(tile),
            slots: public.slots_lost_with(tile).filter(is_open).collect(),
            in_jars: Cyborg::all().filter(sleeps).collect(),
        })
    }

    /// The tile goes alone.
    fn is_bare(&self) -> bool {
        self.workers.is_empty() && self.cards.is_empty() && self.slots.is_empty() && self.in_jars.is_empty()
    }
}

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    Loss::of(&scene.view.public)
}

pub fn panel(scene: &Scene<'_>) -> Markup {
    let voice = &scene.voice;
    html! { @if let Some(loss) = Loss::of(&scene.view.public) {
        section.panel.is-loss aria-label=(voice.id("loss")) {
            div.ph { h2 { (voice.say(&Message::new("loss-of").with("tile", words::tile(loss.tile)))) } (cite(GAME, ids::LOST)) }
            @if loss.is_bare() { p { (voice.id("loss-nothing")) } }
            dl {
                (line(voice, "loss-workers", &pieces::workers(voice, loss.workers)))
                (line(voice, "loss-cards", &cards(voice, loss.cards)))
                (line(voice, "loss-slots", &slots(voice, &loss.slots)))
                (line(voice, "loss-jars", &html! { @for cyborg in &loss.in_jars { span { (voice.say(&words::cyborg(*cyborg))) } } }))
            }
        }
    } }
}

/// Nothing is said of what is not there.
fn line(voice: &Voice<'_>, name: &str, what: &Markup) -> Markup {
    html! { @if !what.0.is_empty() { div { dt { (voice.id(name)) } dd { (what) } } } }
}

fn cards(voice: &Voice<'_>, cards: Workcells) -> Markup {
    html! { @for card in cards.iter() { span { (pieces::shape(card.shape())) (voice.id(card.name())) } } }
}

fn slots(voice: &Voice<'_>, slots: &[(Ideology, Slot)]) -> Markup {
    html! { @for (of, slot) in slots { span { (pieces::emblem(*of)) span.vh { (voice.say(&words::ideology(*of))) } (voice.say(&words::slot(*slot))) } } }
}
