//! What scores, and what a chit is worth as long as nobody has turned it over.

use orrery_draw::{Id, part};

use super::prelude::*;
use crate::content::{Chit, Mission, Printing, Space, Spectral};
use crate::rules::score::race_points;
use crate::sets::Chits;

pub fn panel(scene: &Scene<'_>) -> Markup {
    let voice = &scene.voice;
    html! {
        // Two missions leave less room.
        details.panel.worth open[scene.view.public.terms.mode == Mode::Sails] {
            summary.cap { (voice.id("what-scores")) }
            ul {
                li { (icon("i-chit")) span { (voice.id("scores-chits")) } b { (span(scene.view.public.printing.chits().map(Chit::vp))) } (cite(GAME, ids::CHIT_POINTS)) }
                li { (icon("i-flag")) span { (voice.id("scores-missions")) } b { (missions(scene)) } (cite(GAME, ids::MISSION_POINTS)) }
                li { (icon("i-home")) span { (voice.id("scores-home")) } b { (race(scene)) } (cite(GAME, ids::RACE_POINTS)) }
            }
            h3.cap { (voice.id("under-a-chit")) }
            @for letter in Spectral::ALL { (part(back_id(letter), back(scene, letter))) }
        }
    }
}

/// The points on one's own mission cards.
fn missions(scene: &Scene<'_>) -> String {
    let points: Vec<String> =
        scene.view.missions.iter().map(|view| view.mission.vp(scene.view.public.printing).to_string()).collect();
    if points.is_empty() {
        span(Mission::all().map(|card| card.vp(scene.view.public.printing)))
    } else {
        points.join(" + ")
    }
}

/// From the least to the most.
fn span(points: impl Iterator<Item = u8>) -> String {
    let (least, most) = bounds(points);
    format!("{least}–{most}")
}

fn bounds(points: impl Iterator<Item = u8>) -> (u8, u8) {
    points.fold((u8::MAX, 0), |(least, most), points| (least.min(points), most.max(points)))
}

/// What those who come home get, one after the other; alone it is a matter of rounds.
fn race(scene: &Scene<'_>) -> String {
    if scene.view.public.is_solo() {
        return format!("0–{}", race_points(1));
    }
    let points = (1..=scene.view.public.seats).map(race_points).filter(|points| *points > 0);
    points.map(|points| points.to_string()).collect::<Vec<_>>().join(" · ")
}

pub fn back_id(letter: Spectral) -> Id {
    Id::joined("back-", letter.id())
}

pub fn back_key(scene: &Scene<'_>, letter: Spectral) -> impl std::hash::Hash + use<> {
    (lying(scene, letter), unseen(scene, letter).len())
}

/// Of a back how many lie on the map, how often each worth is among those not seen yet, and their mean.
pub fn back(scene: &Scene<'_>, letter: Spectral) -> Markup {
    let (voice, lies, unseen) = (&scene.voice, lying(scene, letter), unseen(scene, letter));
    html! {
        @if lies > 0 && !unseen.is_empty() { div.bk {
            svg.hexa viewBox="-20 -20 40 40" aria-hidden="true" { use href={ "#sd-c" (letter.id()) } {} }
            span { (voice.id(&format!("spectral-{}", letter.id()))) }
            span title=(voice.id("chits-lying")) { (lies) } (bars(voice, scene.view.public.printing, unseen)) b title=(voice.id("chit-mean")) { (mean(voice, unseen)) }
            (beside(letter, &mean(voice, unseen)))
        } }
    }
}

/// The mean as every such chit on the map shows it: said here once, drawn there by the chit's own mark.
fn beside(letter: Spectral, mean: &str) -> Markup {
    html! {
        svg.defs aria-hidden="true" { g.mn id={ "sd-m" (letter.id()) } {
            rect x="-20" y="18" width="40" height="17" rx="8.5" {} text y="31" { "≈" (mean) }
        } }
    }
}

fn lying(scene: &Scene<'_>, letter: Spectral) -> usize {
    let of_letter = |space: &Space| space.site().is_some_and(|site| site.spectral == letter);
    Space::sites().filter(of_letter).filter(|space| scene.view.public.has_chit(*space)).count()
}

/// The chits with that back whose faces the viewer has not seen.
fn unseen(scene: &Scene<'_>, letter: Spectral) -> Chits {
    let seen: Chits = scene.view.finds.iter().map(|find| find.chit).collect();
    Chits::all(scene.view.public.printing).of_letter(letter).minus(scene.view.hand).minus(seen)
}

/// A column for each worth that chits of the printing have.
fn bars(voice: &Voice<'_>, printing: Printing, chits: Chits) -> Markup {
    let (least, most) = bounds(printing.chits().map(Chit::vp));
    let counts: Vec<usize> = (least..=most).map(|vp| chits.iter().filter(|chit| chit.vp() == vp).count()).collect();
    let highest = counts.iter().copied().max().unwrap_or(1).max(1);
    let told =
        counts.iter().zip(least..).map(|(count, vp): (_, u8)| format!("{vp}: {count}")).collect::<Vec<_>>().join(", ");
    html! {
        svg.bars viewBox={ "0 0 " (10 * counts.len()) " 16" } role="img" aria-label={ (voice.id("chit-values")) ": " (told) } { @for (count, at) in counts.iter().zip(0usize..) {
            @let height = (count * 14 / highest).max(1);
            rect x=(at * 10 + 1) y=(15 - height) width="8" height=(height) {}
        } }
    }
}

fn mean(voice: &Voice<'_>, chits: Chits) -> String {
    let tenths = (chits.vp() * 10 + chits.len() as u16 / 2) / chits.len() as u16;
    voice.say(&Message::new("mean").with("whole", tenths / 10).with("tenth", tenths % 10))
}
