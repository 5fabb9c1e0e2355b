//! Stepping through a game as one's own seat saw it, finished or running; and the record of a finished one. A page shows
//! one moment; its script fetches what differs in the next one and puts it in like a live update.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use orrery_core::SeatSet;
use orrery_draw::icon;
use orrery_table::port::Status;
use orrery_table::{Logged, Moment, Now, SubmitError, Table, moment, record_of};

use super::eyes::{Eyes, Scope};
use super::live::log;
use super::page::{framed, tabbar, title};
use super::places::has_chart;
use super::sent::Sent;
use super::{find, viewer_of};
use crate::app::Shared;
use crate::http::assets::address;
use crate::http::fields::Fields;
use crate::http::origin;
use crate::http::problem::Problem;
use crate::page;
use crate::person::Person;

/// Where a page stands in a game.
#[derive(Clone, Copy)]
struct At {
    index: usize,
    last: usize,
    /// The game is over by now, and its record is open.
    over: bool,
}

pub async fn page(
    State(app): State<Shared>,
    Path(id): Path<String>,
    person: Person,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let base = origin::base(&headers, app.config.public.as_ref());
    match drawn(&app, &id, &person, &uri, &base).await {
        Ok(page) => page::send(&app, &person, &headers, page),
        Err(problem) => page::problem(&person, &problem),
    }
}

async fn drawn(app: &Shared, id: &str, person: &Person, uri: &Uri, base: &str) -> Result<Markup, Problem> {
    let table = find(app, id).await?;
    let (at, then) = stood(&table, wanted(&table, &Fields::of(uri)).await?).await?;
    let eyes = Eyes::new(table, person, uri);
    Ok(look(&eyes, person, &then, |scope| framed(scope, person, draw(scope, at, base))))
}

/// What differs between two moments, as regions, and where it leads.
pub async fn step(
    State(app): State<Shared>,
    Path(id): Path<String>,
    person: Person,
    headers: HeaderMap,
    uri: Uri,
) -> Result<Response, Problem> {
    let (table, query) = (find(&app, &id).await?, Fields::of(&uri));
    let shown = query.get("from").and_then(|from| from.parse().ok()).unwrap_or(0);
    let (_, before) = stood(&table, shown).await?;
    let (at, then) = stood(&table, wanted(&table, &query).await?).await?;
    let eyes = Eyes::new(table, &person, &uri);
    let mut sent = Sent::default();
    sent.seq = Some(before.seq);
    look(&eyes, &person, &before, |scope| scope.note_regions(&scope.offers(), &mut sent));
    let changes = look(&eyes, &person, &then, |scope| changes(scope, &mut sent));
    let mut response = page::send(&app, &person, &headers, PreEscaped(changes));
    response.headers_mut().insert("x-at", HeaderValue::from(at.index));
    Ok(response)
}

fn changes(scope: &Scope<'_>, sent: &mut Sent) -> String {
    let mut out = String::new();
    scope.write_changed(&scope.offers(), sent, &mut out);
    let rest = html! {
        (scope.status())
        (log(scope, sent))
        (told(scope))
        @for id in sent.gone() { i data-gone=(id.as_str()) {} }
    };
    out + &rest.0
}

/// The table as somebody saw it then; whoever holds several seats sees it from one of them.
fn look<T>(eyes: &Eyes, person: &Person, then: &Now, draw: impl FnOnce(&Scope<'_>) -> T) -> T {
    let viewer = viewer_of(&then.record, person, eyes.chosen);
    eyes.look(then, true, |scope| draw(&Scope { viewer, pass_to: None, past: true, ..scope.clone() }))
}

/// So many entries of the log are shown.
const RECENT: usize = 30;

/// The table after an entry, with the log up to there.
async fn stood(table: &Arc<Table>, index: usize) -> Result<(At, Now), Problem> {
    let Moment { play, index, count, past } = moment(table, index).await?;
    let (seq, told) = past.back().map_or((0, 0), |last| (last.seq, last.told));
    let old = past.len().saturating_sub(RECENT);
    let recent: VecDeque<Arc<Logged>> = past.into_iter().skip(old).collect();
    let mut record = table.now().record.clone();
    let over = record.status == Status::Finished;
    if over && play.outcome().is_none() {
        Arc::make_mut(&mut record).status = Status::Running;
    }
    let now = Now { record, play: Some(play), seq, told, recent, undo: None };
    Ok((At { index, last: count.saturating_sub(1), over }, now))
}

/// The moment an address asks for: a number, the beginning without one, or the turn after or before it.
async fn wanted(table: &Table, query: &Fields) -> Result<usize, SubmitError> {
    let at = query.get("at").and_then(|at| at.parse().ok()).unwrap_or(0);
    match query.get("turn") {
        Some("on") => next_turn(table, at).await,
        Some("back") => turn_before(table, at).await,
        _ => Ok(at),
    }
}

/// However long a turn is, a press leads no further than this.
const LONGEST: usize = 60;

/// A turn lasts as long as the same people are waited for, whatever the game.
async fn next_turn(table: &Table, at: usize) -> Result<usize, SubmitError> {
    let Moment { play, index, count, .. } = moment(table, at).await?;
    let (now, last) = (play.waited_for(), count.saturating_sub(1));
    drop(play);
    for next in index + 1..last.min(index + LONGEST) {
        if waited_for(table, next).await? != now {
            return Ok(next);
        }
    }
    Ok(last.min(index + LONGEST))
}

/// Where this turn began, or from its beginning where the one before did.
async fn turn_before(table: &Table, at: usize) -> Result<usize, SubmitError> {
    let Some(mut begin) = at.checked_sub(1) else { return Ok(0) };
    let then = waited_for(table, begin).await?;
    while begin > 0 && at - begin < LONGEST && waited_for(table, begin - 1).await? == then {
        begin -= 1;
    }
    Ok(begin)
}

async fn waited_for(table: &Table, index: usize) -> Result<SeatSet, SubmitError> {
    Ok(moment(table, index).await?.play.waited_for())
}

fn draw(scope: &Scope<'_>, at: At, base: &str) -> Markup {
    let seat = scope.eyes.chosen.map(|seat| format!("&as={}", seat.0)).unwrap_or_default();
    let inner = scope.places(&scope.offers()).draw(&transport(scope, at, base, &seat), &scope.log());
    html! {
        main #main .table.replay.charted[has_chart(&inner)] data-replay={ "/t/" (scope.id()) "/replay" } data-seat=(seat) data-at=(at.index) data-last=(at.last) {
            h1.vh { (title(scope)) }
            (tabbar(&scope.voice(), scope.game().views()))
            (inner)
        }
        script type="module" src=(address("replay.js")) {}
    }
}

/// What happened last, beside the buttons that lead on.
fn told(scope: &Scope<'_>) -> Markup {
    let newest = scope.now.recent.iter().filter(|entry| scope.is_newest(entry));
    html! { ul #r-told .told { @for entry in newest { (scope.log_item(entry, &scope.lines(entry))) } } }
}

/// A way through the game: its name, sign and key, and what its address asks for from here.
type Way = (&'static str, &'static str, &'static str, fn(At) -> (usize, &'static str));

const WAYS: [Way; 6] = [
    ("replay-first", "i-first", "Home", |_| (0, "")),
    ("replay-turn-back", "i-turn-back", "p", |at| (at.index, "back")),
    ("replay-back", "i-back", "j", |at| (at.index.saturating_sub(1), "")),
    ("replay-on", "i-next", "k", |at| ((at.index + 1).min(at.last), "")),
    ("replay-turn-on", "i-turn-on", "n", |at| (at.index, "on")),
    ("replay-last", "i-last", "End", |at| (at.last, "")),
];

fn transport(scope: &Scope<'_>, at: At, base: &str, seat: &str) -> Markup {
    let voice = scope.voice();
    let here = format!("/t/{}/replay", scope.id());
    html! {
        form.panel.prompt.transport method="get" action=(here) {
            div.hd { h2 { (voice.id("replay")) } (told(scope)) span.num { b { (at.index) } " / " (at.last) }
                label.speed { span.vh { (voice.id("replay-speed")) }
                    select data-speed="" { @for (speed, name) in [("0.5", "½×"), ("1", "1×"), ("2", "2×"), ("4", "4×")] {
                        option value=(speed) selected[speed == "1"] { (name) }
                    } } } }
            input type="range" name="at" min="0" max=(at.last) value=(at.index) aria-label=(voice.id("replay-move"));
            div.row {
                @for way in &WAYS[..3] { (way_to(scope, at, way, &here, seat)) }
                button.btn.pri.play type="button" title=(voice.id("key-space")) data-hotkey=" " data-pause=(voice.id("replay-pause")) {
                    (icon("i-play")) (icon("i-pause")) span { (voice.id("replay-play")) } kbd aria-hidden="true" { (voice.id("key-space")) } }
                @for way in &WAYS[3..] { (way_to(scope, at, way, &here, seat)) }
                noscript { button.btn type="submit" { (voice.id("open")) } }
                span.sp {}
                input #moment-link .vh readonly tabindex="-1" aria-hidden="true" value={ (base) (here) "?at=" (at.index) };
                button.btn.gh.link type="button" data-copy="#moment-link" data-copied=(voice.id("link-copied")) title=(voice.id("replay-link")) { (icon("i-link")) span.vh { (voice.id("replay-link")) } }
                @if at.over {
                    a.btn.gh href={ "/t/" (scope.id()) "/record" } download title=(voice.id("save-record")) { (icon("i-save")) span.vh { (voice.id("save-record")) } }
                }
                a.btn.gh href={ "/t/" (scope.id()) } { (voice.id("to-the-table")) }
            }
        }
    }
}

fn way_to(scope: &Scope<'_>, at: At, way: &Way, here: &str, seat: &str) -> Markup {
    let (name, sign, key, to) = *way;
    let (voice, (index, turn)) = (scope.voice(), to(at));
    let nowhere = match turn {
        "" => index == at.index,
        "on" => at.index == at.last,
        _ => at.index == 0,
    };
    let name = voice.id(name);
    // Of the longer keys the tip says which they are.
    let shown = Some(key).filter(|key| key.len() == 1);
    html! {
        a.btn.ib2 href={ (here) "?at=" (index) @if !turn.is_empty() { "&turn=" (turn) } (seat) } aria-label=(name) title={ (name) " (" (key) ")" }
            data-hotkey=(key) data-goes=(sign) aria-disabled=[nowhere.then_some("true")] { (icon(sign)) @if let Some(key) = shown { kbd aria-hidden="true" { (key) } } }
    }
}

/// The whole record with the dice key, once the game is over.
pub async fn record(State(app): State<Shared>, Path(id): Path<String>) -> Result<Response, Problem> {
    let table = find(&app, &id).await?;
    let record = record_of(&table).await?;
    let text = serde_json::to_string_pretty(&record).map_err(|error| Problem::fault(error.to_string()))?;
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}-{}.json\"", record.game, table.id)),
    ];
    Ok((headers, text).into_response())
}
