//! How the game looks: regions of the table page, its cards and its gallery. Rules are asked, never made, here.

mod bench;
mod card;
mod players;
mod result;
mod yard;

use maud::{Markup, PreEscaped, html};
use orrery_core::{Seat, Viewer};
use orrery_draw::{Face, Place, Region, Scene};
use orrery_text::Voice;

use crate::content::Kind;
use crate::state::Phase;
use crate::{StarshipBuilder, content};

pub(crate) type Picture<'a> = Scene<'a, StarshipBuilder>;

impl Face for StarshipBuilder {
    const STYLE: &'static str = include_str!("face/style.css");
    const SYMBOLS: &'static str = include_str!("face/symbols.svg");

    fn regions<'a>(scene: &'a Picture<'a>) -> Vec<Region<'a>> {
        let mut regions: Vec<Region<'a>> = Seat::all(scene.view.seats).map(|seat| player(scene, seat)).collect();
        match scene.view.phase {
            Phase::SetUp | Phase::Draft => draft(scene, &mut regions),
            Phase::Assemble => assembly(scene, &mut regions),
            Phase::Over(_) => over(scene, &mut regions),
        }
        regions
    }

    fn cover() -> Markup {
        PreEscaped(r##"<svg class="vig" aria-hidden="true"><use href="#cover-starship-builder"/></svg>"##.to_owned())
    }

    fn gallery(voice: &Voice<'_>) -> Markup {
        html! {
            @for kind in Kind::ALL {
                section class={ "k-" (kind.code()) } {
                    h2 { (voice.id(kind.names())) " · " (kind.deck_size()) }
                    div.cards { @for card in kind.cards().iter() { (card::large(voice, card)) } }
                }
            }
            p { (content::all().len()) }
        }
    }
}

fn player<'a>(scene: &'a Picture<'a>, seat: Seat) -> Region<'a> {
    let view = scene.view;
    let depends = (
        &view.hand(seat).counts,
        view.turn == Some(seat),
        view.submitted.contains(seat),
        view.left.contains(seat),
        view.hand(seat).cards.map(|cards| cards.iter().map(|card| card.index()).collect::<Vec<_>>()),
        std::mem::discriminant(&view.phase),
        view.comparison.as_ref().map(|result| result.points[seat.index()]),
    );
    Region::new(format!("player-{}", seat.0), Place::Left, depends, move || players::panel(scene, seat))
}

fn draft<'a>(scene: &'a Picture<'a>, regions: &mut Vec<Region<'a>>) {
    let view = scene.view;
    let lefts: Vec<u8> = view.decks.iter().map(|deck| deck.left).collect();
    regions.push(Region::new("key", Place::Left, (), move || players::key(scene)));
    regions.push(Region::new("ends", Place::Left, lefts, move || players::draft_ends(scene)));
    let picking = view.turn.is_some_and(|seat| scene.viewer.is(seat));
    for kind in Kind::ALL {
        let deck = view.deck(kind);
        let depends = (deck.top.map(|card| card.index()), deck.left, picking);
        regions
            .push(Region::new(format!("deck-{}", kind.code()), Place::Board, depends, move || yard::deck(scene, kind)));
    }
    own(scene, regions);
}

/// One's own cards and what they could become.
fn own<'a>(scene: &'a Picture<'a>, regions: &mut Vec<Region<'a>>) {
    let Viewer::Seat(seat) = scene.viewer else { return };
    let Some(hand) = scene.view.own_hand() else { return };
    let cards: Vec<usize> = hand.iter().map(|card| card.index()).collect();
    let everyone: Vec<Option<Vec<usize>>> = scene
        .view
        .hands
        .iter()
        .map(|hand| hand.cards.map(|cards| cards.iter().map(|card| card.index()).collect()))
        .collect();
    regions.push(Region::new("hand", Place::Own, &cards, move || yard::hand(scene, hand)));
    regions.push(Region::new("ship", Place::Right, everyone, move || bench::prospects(scene, seat, hand)).on_demand());
}

fn assembly<'a>(scene: &'a Picture<'a>, regions: &mut Vec<Region<'a>>) {
    regions.push(Region::new("key", Place::Left, (), move || players::key(scene)));
    match scene.view.own_hand() {
        Some(hand) => {
            let handed_in = scene.viewer.seat().is_some_and(|seat| scene.view.submitted.contains(seat));
            regions.push(Region::new("bench", Place::Board, handed_in, move || bench::workbench(scene, hand)));
            own_prospects(scene, regions);
        }
        None => regions.push(Region::new("bench", Place::Board, (), move || bench::waiting(scene))),
    }
}

fn own_prospects<'a>(scene: &'a Picture<'a>, regions: &mut Vec<Region<'a>>) {
    let (Some(seat), Some(hand)) = (scene.viewer.seat(), scene.view.own_hand()) else { return };
    regions
        .push(Region::new("ship", Place::Right, "assembly", move || bench::prospects(scene, seat, hand)).on_demand());
}

fn over<'a>(scene: &'a Picture<'a>, regions: &mut Vec<Region<'a>>) {
    regions.push(Region::new("result", Place::Board, "over", move || result::table(scene)));
}
