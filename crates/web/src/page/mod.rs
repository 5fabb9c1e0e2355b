//! The frame of every page: head, top bar, and how a page is sent.

pub mod options;
pub mod rules;
pub mod settings;

use std::collections::HashSet;

use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use flate2::Compression;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use orrery_catalog::AnyGame;
use orrery_core::Message;
use orrery_draw::{SYMBOLS, icon, logo};
use orrery_text::Lang;

use crate::app::App;
use crate::http::assets::{accepts_gzip, address, gzip, style};
use crate::http::origin;
use crate::http::problem::Problem;
use crate::person::{Person, Theme, set_cookie};

/// Which entry of the main menu a page belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Nav {
    Play,
    Rules,
    None,
}

pub struct Frame {
    pub title: String,
    pub nav: Nav,
    /// Whose styles and symbols the page needs.
    pub games: Vec<&'static dyn AnyGame>,
    /// Of which only the covers are on the page: their symbols, without their styles.
    pub covers: Vec<&'static dyn AnyGame>,
    /// Put in the top bar after the brand; without it the main menu stands there.
    pub crumb: Option<Markup>,
    pub class: &'static str,
}

impl Frame {
    /// A page of words alone.
    pub fn plain(title: String, nav: Nav) -> Frame {
        Frame { title, nav, games: Vec::new(), covers: Vec::new(), crumb: None, class: "plain" }
    }
}

pub fn frame(person: &Person, frame: &Frame, body: Markup) -> Markup {
    let (voice, at_table) = (person.voice(), frame.class == "at-table");
    let theme = match person.settings.theme {
        Theme::Auto => None,
        Theme::Chart => Some("chart"),
        Theme::Print => Some("print"),
    };
    html! {
        (DOCTYPE)
        html lang=(person.lang.code()) data-theme=[theme] data-motion=[person.settings.less_motion.then_some("less")]
            data-sound=[person.settings.sound.then_some("on")] data-hints=[person.settings.no_hints.then_some("off")]
            data-auto=[person.settings.no_auto.then_some("off")] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover";
                meta name="color-scheme" content="dark light";
                title { (frame.title) " – Orrery" }
                link rel="icon" href=(address("icon.svg")) type="image/svg+xml";
                link rel="stylesheet" href=(address("app.css"));
                @if !at_table { link rel="stylesheet" href=(address("lobby.css")); }
                @for game in &frame.games {
                    link rel="stylesheet" href=(address(&format!("{}.css", game.info().id)));
                }
                // Painted once and for good: what the scripts arrange would move under the hand if it came after.
                script type="module" blocking="render" src=(address("app.js")) {}
                @if at_table { script type="module" blocking="render" src=(address("chart.js")) {} }
            }
            body class=(frame.class) {
                a.skip href="#main" { (voice.id("skip-to-content")) }
                svg.defs width="0" height="0" aria-hidden="true" {
                    defs {
                        (PreEscaped(SYMBOLS))
                        @for game in &frame.games { (PreEscaped(game.symbols())) }
                        @for game in &frame.covers { (PreEscaped(needed(game.symbols(), &body.0))) }
                    }
                }
                (top(person, frame))
                (body)
                div #announcer .vh aria-live="polite" {}
                div #alarm .vh aria-live="assertive" {}
                div #toasts aria-live="polite" {}
            }
        }
    }
}

/// Of a game's symbols, one on each line, those that a page draws, and what they are drawn with in turn.
fn needed(symbols: &str, page: &str) -> String {
    let mut named: HashSet<&str> = names(page).collect();
    let mut left: Vec<&str> = symbols.lines().collect();
    let mut kept = String::new();
    loop {
        let (wanted, others): (Vec<&str>, Vec<&str>) = left.iter().partition(|line| named.contains(id_of(line)));
        if wanted.is_empty() {
            return kept;
        }
        named.extend(wanted.iter().flat_map(|line| names(line)));
        kept.extend(wanted);
        left = others;
    }
}

/// What is called by its id, as in `#cover`.
fn names(text: &str) -> impl Iterator<Item = &str> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    text.split('#').skip(1).map(move |rest| &rest[..rest.find(|letter| !is_part(letter)).unwrap_or(rest.len())])
}

fn id_of(line: &str) -> &str {
    line.split("id=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or("")
}

fn top(person: &Person, frame: &Frame) -> Markup {
    let voice = person.voice();
    let current = |nav: Nav| (nav == frame.nav).then_some("page");
    html! {
        header.top {
            a.brand href="/" { (logo()) span { "Orrery" } }
            @match &frame.crumb {
                Some(crumb) => { (crumb) }
                None => {
                    nav aria-label=(voice.id("nav-main")) {
                        a href="/" aria-current=[current(Nav::Play)] { (voice.id("nav-play")) }
                        a href="/rules" aria-current=[current(Nav::Rules)] { (voice.id("nav-rules")) }
                    }
                    span.sp {}
                }
            }
            a.ib href="/help" aria-label=(voice.id("nav-help")) title=(voice.id("nav-help")) data-close=(voice.id("close")) { "?" }
            a.ib href="/settings" aria-label=(voice.id("nav-settings")) title=(voice.id("nav-settings")) { (icon("i-gear")) }
            a.me href="/settings" { (orrery_draw::seat_mark(orrery_core::Seat(0))) span { (person.shown_name()) } }
        }
    }
}

/// What did not go through, for those without scripts.
pub fn alert(problem: Option<&str>) -> Markup {
    html! { @if let Some(problem) = problem { div.panel.problem role="alert" { (icon("i-warn")) (problem) } } }
}

/// What went wrong, for a person.
pub fn problem(person: &Person, problem: &Problem) -> Response {
    problem.with_retry((problem.status, message(person, &problem.refusal.reason)).into_response())
}

pub async fn not_found(uri: Uri, person: Person) -> Response {
    if uri.path().starts_with("/api/") {
        Problem::not_found().into_response()
    } else {
        problem(&person, &Problem::not_found())
    }
}

/// A page with one sentence and the way back.
fn message(person: &Person, message: &Message) -> Html<String> {
    let voice = person.voice();
    let text = voice.say(message);
    let body = html! {
        main #main .sheet {
            h1 { (text) }
            p { a.btn href="/" { (voice.id("to-the-lobby")) } }
        }
    };
    let page = Frame::plain(text, Nav::None);
    Html(frame(person, &page, body).into_string())
}

/// Sends a page: gzipped where the browser takes it, with a cookie for newcomers.
pub fn send(app: &App, person: &Person, headers: &HeaderMap, page: Markup) -> Response {
    let mut response = packed(headers, page.into_string());
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("cookie, accept-encoding, accept-language"));
    greet(app, person, headers, &mut response);
    response
}

/// A page or a part of one, gzipped where the browser takes it.
pub fn packed(headers: &HeaderMap, text: String) -> Response {
    if !accepts_gzip(headers) {
        return Html(text).into_response();
    }
    let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CONTENT_ENCODING, "gzip")];
    (kind, gzip(text.as_bytes(), Compression::default())).into_response()
}

/// A newcomer gets the cookie that makes them known from now on.
pub fn greet(app: &App, person: &Person, headers: &HeaderMap, response: &mut Response) {
    let secure = origin::is_secure(headers, app.config.public.as_ref());
    if let Some(cookie) = person.is_new.then(|| set_cookie(app, person.id, secure)).flatten() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// A page in one file, with its styles inside, that needs no server.
pub fn standalone(game: &dyn AnyGame, lang: Lang, title: &str, body: Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                title { (title) " – Orrery" }
                style { (PreEscaped(style())) (PreEscaped(game.style())) }
            }
            body.plain {
                svg.defs width="0" height="0" aria-hidden="true" { defs { (PreEscaped(SYMBOLS)) (PreEscaped(game.symbols())) } }
                main.gallery { h1 { (title) } (body) }
            }
        }
    };
    page.into_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A cover that is drawn with a gradient brings it along; what nobody draws stays away.
    #[test]
    fn only_symbols_that_are_drawn_are_sent() {
        let symbols = "<linearGradient id=\"shine\"/>\n<symbol id=\"cover\"><path fill=\"url(#shine)\"/></symbol>\n<symbol id=\"cover-b\"/>";
        let sent = needed(symbols, "<svg><use href=\"#cover\"/></svg>");
        assert!(sent.contains("id=\"cover\"") && sent.contains("id=\"shine\"") && !sent.contains("cover-b"), "{sent}");
    }
}
