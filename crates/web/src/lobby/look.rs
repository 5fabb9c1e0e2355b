//! A picture of play for who has not played yet: the real board as the first lesson of a game begins, beside three
//! sentences on how every turn goes.

use axum::extract::Path;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use orrery_bots::{LESSON, Lesson};
use orrery_catalog::{AnyGame, game};
use orrery_core::{Seat, Setup, Viewer};
use orrery_draw::{Scene, icon};
use orrery_text::{Lang, Voice};

use crate::http::problem::Problem;
use crate::page;
use crate::person::Person;
use crate::table::page::is_first_sight;
use crate::table::sent::{Want, write_region};

/// Whoever learns has the first seat.
const PUPIL: Seat = Seat(0);

/// The same dice for everybody who looks.
const KEY: [u8; 32] = [7; 32];

pub fn draw(person: &Person, game: &dyn AnyGame) -> Markup {
    let (voice, id) = (person.voice(), game.info().id);
    html! {
        @if let Some(lesson) = game.lessons().first() {
            section.look.panel aria-labelledby="h-look" {
                div.words {
                    h2 id="h-look" { (voice.id("look-title")) }
                    ol { @for step in ["look-one", "look-two", "look-three"] { li { (voice.id(step)) } } }
                    form method="post" action="/tables" {
                        input type="hidden" name="game" value=(id);
                        button.btn name=(LESSON) value=(lesson.id) { (icon("i-play")) (voice.id("look-go")) }
                    }
                }
                div.peek data-thumb={ "/look/" (id) } data-width="640" aria-hidden="true" { (game.cover()) }
            }
        }
    }
}

/// The board of that picture, as the pupil sees it.
pub async fn board(Path(id): Path<String>, person: Person, headers: HeaderMap) -> Response {
    let drawn = game(&id).and_then(|game| begun(game, game.lessons().first()?, person.lang));
    drawn.map_or_else(|| Problem::not_found().into_response(), |board| page::packed(&headers, board))
}

fn begun(game: &dyn AnyGame, lesson: &Lesson, lang: Lang) -> Option<String> {
    let options = [(LESSON.to_owned(), lesson.id.to_owned())].into();
    let (play, _) = game.begin(&Setup { options, ..Setup::new(lesson.seats() as u8) }, KEY).ok()?;
    let scene = Scene {
        view: &(),
        viewer: Viewer::Seat(PUPIL),
        offers: &play.offers(PUPIL),
        voice: Voice::new(game.texts(), lang, &[]),
        acting: &[PUPIL],
        bots: &[],
        outcome: None,
        about: None,
    };
    let mut drawn = String::new();
    play.regions(&scene, &mut |region| {
        if is_first_sight(region, game.views()) {
            write_region(&mut drawn, region, Want::Changed);
        }
    });
    Some(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_with_a_lesson_has_a_picture_of_its_board() {
        for game in orrery_catalog::games() {
            let board = begun(game, &game.lessons()[0], Lang::Ja).unwrap();
            assert!(board.contains("data-el="), "{}: what may be chosen is on it", game.info().id);
        }
    }
}
