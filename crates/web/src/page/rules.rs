//! Rulebooks, one rule as a card, the gallery of a game's pieces, and help.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use orrery_catalog::{AnyGame, game, games};
use orrery_text::{Entry, Voice};

use crate::app::Shared;
use crate::http::problem::Problem;
use crate::page::{self, Frame, Nav};
use crate::person::Person;

pub async fn shelf(State(app): State<Shared>, person: Person, headers: HeaderMap) -> Response {
    let voice = person.voice();
    let body = html! {
        main #main .sheet {
            h1 { (voice.id("nav-rules")) }
            div.lrn { @for game in games() { (volume(game, &person)) } }
        }
    };
    let frame = Frame { games: games().collect(), ..Frame::plain(voice.id("nav-rules"), Nav::Rules) };
    page::send(&app, &person, &headers, page::frame(&person, &frame, body))
}

fn name(game: &dyn AnyGame, person: &Person) -> String {
    Voice::new(game.texts(), person.lang, &[]).id(&format!("game-{}", game.info().id))
}

/// A rulebook on the shelf.
fn volume(game: &dyn AnyGame, person: &Person) -> Markup {
    let (voice, id) = (Voice::new(game.texts(), person.lang, &[]), game.info().id);
    html! {
        a.lc.panel href={ "/rules/" (id) } {
            div.vig { (game.cover()) }
            span.gb { b { (name(game, person)) } span.gl { (voice.id(&format!("tagline-{id}"))) } }
        }
    }
}

pub async fn book(State(app): State<Shared>, Path(id): Path<String>, person: Person, headers: HeaderMap) -> Response {
    let Some(game) = game(&id) else { return page::problem(&person, &Problem::not_found()) };
    let (voice, book) = (person.voice(), game.rulebook(person.lang));
    let spoken = Voice::new(game.texts(), person.lang, &[]);
    let body = html! {
        main #main .book {
            nav.contents.panel aria-label=(voice.id("contents")) {
                label { span.vh { (voice.id("search")) } input #rule-search type="search" placeholder=(voice.id("search")); }
                p { a.btn href={ "/gallery/" (id) } { (voice.id("gallery")) } }
                p #rule-none role="status" data-none=(voice.id("search-none")) {}
                ol { @for (i, chapter) in book.chapters.iter().enumerate() {
                    li { a href={ "#chapter-" (i) } { (chapter.title) } }
                } li { a href="#box-words" { (voice.id("box-words-title")) } } }
            }
            article.sheet {
                h1 { (book.title) }
                @for (i, chapter) in book.chapters.iter().enumerate() {
                    section id={ "chapter-" (i) } {
                        h2 { (chapter.title) }
                        @for entry in &chapter.entries { (entry_text(game, &spoken, entry)) }
                    }
                }
                (box_words(&spoken))
            }
        }
    };
    let frame = Frame { games: vec![game], ..Frame::plain(book.title.clone(), Nav::Rules) };
    page::send(&app, &person, &headers, page::frame(&person, &frame, body))
}

fn entry_text(game: &dyn AnyGame, voice: &Voice<'_>, entry: &Entry) -> Markup {
    html! {
        section.entry id=(entry.id) {
            h3 { a.cite href={ "#" (entry.id) } { (entry.id) } " " (entry.title) }
            @for paragraph in &entry.paragraphs { p { (linked(game.info().id, paragraph)) } }
            (game.picture(&entry.id, voice))
        }
    }
}

/// The words of the printed game beside ours, for those who know the box: pairs with semicolons between them.
fn box_words(voice: &Voice<'_>) -> Markup {
    let words = voice.id("box-words");
    html! {
        section #box-words {
            h2 { (voice.id("box-words-title")) }
            p { (voice.id("box-words-text")) }
            dl.keys { @for (theirs, ours) in words.split(';').filter_map(|pair| pair.split_once('=')) {
                dt { (theirs.trim()) } dd { (ours.trim()) }
            } }
        }
    }
}

/// `[id]` in a paragraph becomes a link to that rule.
fn linked(game: &str, paragraph: &str) -> Markup {
    let mut parts = paragraph.split('[');
    let first = parts.next().unwrap_or("");
    html! {
        (first)
        @for part in parts {
            @match part.split_once(']') {
                Some((id, rest)) => { a.cite href={ "/rules/" (game) "#" (id) } { (id) } (rest) }
                None => { "[" (part) }
            }
        }
    }
}

/// One rule, for the card that opens beside the table.
pub async fn card(Path((id, rule)): Path<(String, String)>, person: Person) -> Response {
    let found = game(&id).and_then(|game| Some((game, game.rulebook(person.lang).entry(&rule)?)));
    match found {
        Some((game, entry)) => {
            let voice = Voice::new(game.texts(), person.lang, &[]);
            Html(entry_text(game, &voice, entry).into_string()).into_response()
        }
        None => Problem::not_found().into_response(),
    }
}

pub async fn gallery(
    State(app): State<Shared>,
    Path(id): Path<String>,
    person: Person,
    headers: HeaderMap,
) -> Response {
    let Some(game) = game(&id) else { return page::problem(&person, &Problem::not_found()) };
    let voice = Voice::new(game.texts(), person.lang, &[]);
    let title = format!("{} – {}", voice.id("gallery"), name(game, &person));
    let body = html! { main #main .gallery { h1 { (title) } (game.gallery(&voice)) } };
    let frame = Frame { games: vec![game], ..Frame::plain(title, Nav::Rules) };
    page::send(&app, &person, &headers, page::frame(&person, &frame, body))
}

/// Keys and the help that holds at every table.
const KEYS: [(&str, &str); 11] = [
    ("1 – 9", "key-option"),
    ("Enter", "key-enter"),
    ("Esc", "key-escape"),
    ("U", "key-undo"),
    ("R", "key-rule"),
    ("L", "key-log"),
    ("P", "key-prompt"),
    ("B", "key-board"),
    ("V", "key-view"),
    ("␣ J K P N Home End", "key-replay"),
    ("?", "key-help"),
];

pub async fn help(State(app): State<Shared>, person: Person, headers: HeaderMap) -> Response {
    let voice = person.voice();
    let body = html! {
        main #main .sheet {
            h1 { (voice.id("nav-help")) }
            @for topic in ["play", "table", "dice", "undo", "days", "seats"] {
                section id=(topic) { h2 { (voice.id(&format!("help-{topic}"))) } p { (voice.id(&format!("help-{topic}-text"))) } }
            }
            section #keys { h2 { (voice.id("help-keys")) }
                dl.keys { @for (key, text) in KEYS { dt { kbd { (key) } } dd { (voice.id(text)) } } } }
        }
    };
    let frame = Frame::plain(voice.id("nav-help"), Nav::None);
    page::send(&app, &person, &headers, page::frame(&person, &frame, body))
}
