//! Where everybody's cards came from.

use orrery_draw::chart::figure;

use super::super::prelude::*;
use super::{figures, table};
use crate::content::Resource;
use crate::face::hand;
use crate::record::Source;

const WIDTH: u32 = 240;

pub fn cards(scene: &Scene<'_>) -> Markup {
    let most = scene.view.public.everybody().map(|seat| all(scene, seat)).max().unwrap_or(0).max(1);
    let body = html! {
        div.stacks aria-hidden="true" { @for seat in scene.view.public.everybody() {
            div.stack { (seat_mark(seat)) svg viewBox={ "0 0 " (WIDTH) " 22" } { (parts(scene, seat, most)) } b { (all(scene, seat)) } }
        } }
        (sources(scene))
        details.rest { summary { (scene.voice.id("record-types")) } (types(scene)) }
    };
    figure("gains", &scene.voice.id("record-cards"), body)
}

fn all(scene: &Scene<'_>, seat: Seat) -> u32 {
    scene.view.public.record.player(seat).gained.iter().copied().map(u32::from).sum()
}

/// A part for each source in the order of the table, with its number where there is room.
fn parts(scene: &Scene<'_>, seat: Seat, most: u32) -> Markup {
    let mut x = 0;
    html! { @for source in Source::ALL {
        @let count = u32::from(scene.view.public.record.player(seat).from(source));
        @let width = count * WIDTH / most;
        @if count > 0 {
            rect.{ "from-" (source.id()) } x=(x) width=(width) height="22" {}
            @if width >= 16 { text.mid x=(x + width / 2) y="15.5" { (count) } }
        }
        ({ x += width; "" })
    } }
}

/// The numbers, which are the key to the bars too.
fn sources(scene: &Scene<'_>) -> Markup {
    let rows = Source::ALL.into_iter().map(|source| {
        let name = scene.voice.id(&format!("record-from-{}", source.id()));
        (
            html! { i.{ "key from-" (source.id()) } {} (name) },
            figures(scene, |seat| scene.view.public.record.player(seat).from(source)),
        )
    });
    table(scene, "result-source", rows, Some(figures(scene, |seat| all(scene, seat))))
}

/// What rolls brought of each type.
fn types(scene: &Scene<'_>) -> Markup {
    let rows = Resource::ALL.into_iter().map(|resource| {
        let head = html! { (hand::sign(resource)) (scene.voice.say(&words::resource(resource))) };
        (head, figures(scene, |seat| scene.view.public.record.player(seat).rolled[resource.index()]))
    });
    table(scene, "result-source", rows, None)
}
