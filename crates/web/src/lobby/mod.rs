//! The lobby: what waits for you, open tables, and starting a game in two clicks.

pub mod create;
mod learn;
pub mod look;
mod start;

use axum::extract::State;
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use maud::{Markup, html};
use orrery_catalog::{AnyGame, game, games};
use orrery_core::{Message, Outcome, Seat};
use orrery_draw::{icon, seat_mark};
use orrery_table::port::{Damaged, Holder, Listed, Listing, Status, StoreError, TableRecord, Waits};
use orrery_table::{Overview, SubmitError};
use orrery_text::Voice;

use crate::app::Shared;
use crate::campaign::list;
use crate::http::fields::Fields;
use crate::http::problem::Problem;
use crate::page::{self, Frame, Nav};
use crate::person::Person;

/// How many open tables the list shows.
const ROWS: u32 = 40;
/// How many finished ones: their results are read from their journals.
const FINISHED: u32 = 20;

/// A table of one's own, as the lobby shows it.
struct Mine {
    record: TableRecord,
    game: &'static dyn AnyGame,
    waits: Waits,
    outcome: Option<Outcome>,
}

impl Mine {
    fn is_move_of(&self, person: &Person) -> bool {
        self.record.status == Status::Running && self.record.seats_of(person.id).any(|seat| self.waits.is_for(seat))
    }
}

/// Everything the lobby lists. Tables that cannot be opened are counted, not hidden.
#[derive(Default)]
struct Lists {
    mine: Vec<Mine>,
    open: Vec<TableRecord>,
    campaigns: Vec<Overview>,
    damaged: usize,
}

pub async fn page(State(app): State<Shared>, person: Person, headers: HeaderMap, uri: Uri) -> Response {
    match lists(&app, &person).await {
        Ok(lists) => {
            let query = Fields::of(&uri);
            let chosen = query.get("game").and_then(game).or_else(|| games().next());
            let body = draw(&person, &lists, chosen);
            let title = person.voice().id("nav-play");
            let is_drawn = |game: &&dyn AnyGame| {
                !lists.mine.is_empty() || chosen.is_some_and(|only| only.info().id == game.info().id)
            };
            let (drawn, covers) = games().partition(is_drawn);
            let frame = Frame { games: drawn, covers, class: "lobby", ..Frame::plain(title, Nav::Play) };
            page::send(&app, &person, &headers, page::frame(&person, &frame, body))
        }
        Err(problem) => page::problem(&person, &problem),
    }
}

async fn lists(app: &Shared, person: &Person) -> Result<Lists, Problem> {
    let mut lists = Lists::default();
    // All of them, however many: the one that waits longest must not be the one that is not shown.
    for listed in readable(app, Listing::Unfinished(person.id), u32::MAX, &mut lists).await? {
        match unfinished(app, listed).await {
            Ok(mine) => lists.mine.extend(mine),
            Err(_) => lists.damaged += 1,
        }
    }
    for listed in readable(app, Listing::Finished(person.id), FINISHED, &mut lists).await? {
        match loaded(app, listed.record).await {
            Ok(mine) => lists.mine.extend(mine),
            Err(_) => lists.damaged += 1,
        }
    }
    let open = app.tables.list(Listing::Open, ROWS).await;
    let open = open.or_else(none_if_damaged)?.into_iter().flatten().map(|listed| listed.record);
    lists.campaigns = list::in_lobby(app, person).await?;
    lists.open = open.filter(|record| record.seats_of(person.id).next().is_none()).collect();
    Ok(lists)
}

async fn readable(app: &Shared, listing: Listing, most: u32, lists: &mut Lists) -> Result<Vec<Listed>, Problem> {
    let listed = app.tables.list(listing, most).await.or_else(none_if_damaged)?;
    lists.damaged += listed.iter().filter(|listed| listed.is_err()).count();
    Ok(listed.into_iter().flatten().collect())
}

/// A list that cannot be read as a whole leaves the rest of the page.
fn none_if_damaged(error: StoreError) -> Result<Vec<Result<Listed, Damaged>>, StoreError> {
    match error {
        StoreError::Damaged(why) => {
            tracing::error!("a list of tables cannot be read: {why}");
            Ok(Vec::new())
        }
        error => Err(error),
    }
}

/// Most rows say themselves who is waited for; only what early versions left must be opened to see.
async fn unfinished(app: &Shared, listed: Listed) -> Result<Option<Mine>, SubmitError> {
    let waits = match (listed.waits, listed.record.status) {
        (Some(waits), _) => waits,
        (None, Status::Open) => Waits::default(),
        (None, _) => return loaded(app, listed.record).await,
    };
    Ok(app.tables.game(&listed.record.game).map(|game| Mine { record: listed.record, game, waits, outcome: None }))
}

async fn loaded(app: &Shared, record: TableRecord) -> Result<Option<Mine>, SubmitError> {
    let table = app.tables.find(record.id).await?;
    Ok(table.map(|table| {
        let now = table.now();
        let outcome = now.play.as_ref().and_then(|play| play.outcome());
        Mine { record: (*now.record).clone(), game: table.game, waits: now.waits(), outcome }
    }))
}

fn draw(person: &Person, lists: &Lists, chosen: Option<&'static dyn AnyGame>) -> Markup {
    let voice = person.voice();
    let of = |wanted: &dyn Fn(&Mine) -> bool| lists.mine.iter().filter(|mine| wanted(mine)).collect::<Vec<_>>();
    let moves = of(&|mine| mine.is_move_of(person));
    let waiting = of(&|mine| !mine.is_move_of(person) && mine.record.status != Status::Finished);
    let finished = of(&|mine| mine.record.status == Status::Finished);
    let newcomer = lists.mine.is_empty();
    let damaged = i64::try_from(lists.damaged).unwrap_or(i64::MAX);
    html! {
        main #main .page {
            h1.vh { (voice.id("nav-play")) }
            div.col {
                @if newcomer { (first(person, chosen)) } @else {
                    section aria-labelledby="h-moves" {
                        (heading(&voice, "h-moves", "lobby-your-move", moves.len(), true))
                        @if moves.is_empty() { p.panel.empty { (voice.id("lobby-nothing-waits")) } }
                        div.two { @for mine in &moves { (your_move(person, mine)) } }
                    }
                }
                @if damaged > 0 {
                    p.panel.problem { (icon("i-warn")) (voice.say(&Message::new("lobby-damaged").with("count", damaged))) }
                }
                (list::section(person, &lists.campaigns))
                @if !waiting.is_empty() || !finished.is_empty() {
                    div.two {
                        (own_list(person, "h-waiting", "lobby-waiting", &waiting))
                        (own_list(person, "h-finished", "lobby-finished", &finished))
                    }
                }
                section aria-labelledby="h-open" {
                    (heading(&voice, "h-open", "lobby-open", lists.open.len(), false))
                    @if lists.open.is_empty() { p.panel.empty { (voice.id("lobby-no-open")) } }
                    @else { ul.rows.panel { @for record in &lists.open { (open_row(&voice, record)) } } }
                }
                @if !newcomer { (learn::draw(person)) }
                (list::way(person))
            }
            @if let Some(chosen) = chosen { (start::draw(person, chosen, newcomer)) }
        }
    }
}

/// What a newcomer sees first.
fn first(person: &Person, chosen: Option<&'static dyn AnyGame>) -> Markup {
    html! { @if let Some(chosen) = chosen { (look::draw(person, chosen)) } (learn::draw(person)) }
}

fn heading(voice: &Voice<'_>, id: &str, text: &str, count: usize, brass: bool) -> Markup {
    html! { div.h { h2 id=(id) { (voice.id(text)) } @if count > 0 { span.n.b[brass] { (count) } } } }
}

fn game_name(game: &dyn AnyGame, person: &Person) -> String {
    Voice::new(game.texts(), person.lang, &[]).id(&format!("game-{}", game.info().id))
}

fn your_move(person: &Person, mine: &Mine) -> Markup {
    let (voice, record) = (person.voice(), &mine.record);
    html! {
        article.ym.panel {
            div.th data-thumb={ "/t/" (record.id) "/part/thumb" } { (mine.game.cover()) }
            div.yb {
                div.yt { div { h3 { (game_name(mine.game, person)) } p { (record.title) } } }
                div.yf {
                    (who(mine))
                    a.btn.pri href={ "/t/" (record.id) } { (voice.id("continue")) }
                }
            }
        }
    }
}

fn who(mine: &Mine) -> Markup {
    html! {
        span.who { @for (i, chair) in mine.record.chairs.iter().enumerate() {
            span.on[mine.waits.seats.contains(Seat(i as u8))] title=(chair.name) { (seat_mark(Seat(i as u8))) }
        } }
    }
}

fn own_list(person: &Person, id: &str, text: &str, tables: &[&Mine]) -> Markup {
    html! {
        section aria-labelledby=(id) {
            (heading(&person.voice(), id, text, tables.len(), false))
            @if !tables.is_empty() { ul.rows.panel { @for mine in tables { (own_row(person, mine)) } } }
        }
    }
}

fn own_row(person: &Person, mine: &Mine) -> Markup {
    let (voice, record) = (person.voice(), &mine.record);
    let finished = record.status == Status::Finished;
    html! {
        li {
            span.gi { (mine.game.cover()) }
            div.tn { b { (record.title) } span { (own_line(person, mine)) } }
            @if finished { a.btn.rp href={ "/t/" (record.id) "/replay" } { (icon("i-replay")) (voice.id("replay")) } }
            a.btn.rp href={ "/t/" (record.id) } { (voice.id("open")) }
        }
    }
}

fn own_line(person: &Person, mine: &Mine) -> String {
    let record = &mine.record;
    let names: Vec<String> = record.chairs.iter().map(|chair| chair.name.clone()).collect();
    let voice = Voice::new(mine.game.texts(), person.lang, &names);
    match (record.status, &mine.outcome) {
        (Status::Open, _) => voice.id("waiting-for-players"),
        (_, Some(outcome)) => won_line(&voice, outcome),
        _ => waiting_line(&voice, mine),
    }
}

fn won_line(voice: &Voice<'_>, outcome: &Outcome) -> String {
    let winners: Vec<String> = outcome.winners().map(|seat| voice.name(seat)).collect();
    match outcome.common() {
        Some(together) => voice.id(together),
        None if winners.is_empty() => voice.id("nobody-won"),
        None => format!("{}: {}", voice.id("won"), winners.join(", ")),
    }
}

fn waiting_line(voice: &Voice<'_>, mine: &Mine) -> String {
    let names: Vec<String> = mine.waits.seats.iter().map(|seat| voice.name(seat)).collect();
    format!("{}: {}", voice.id("waiting-for"), names.join(", "))
}

fn open_row(voice: &Voice<'_>, record: &TableRecord) -> Markup {
    let Some(game) = game(&record.game) else { return Markup::default() };
    let name = Voice::new(game.texts(), voice.lang, &[]).id(&format!("game-{}", record.game));
    let host = record.chairs.iter().find(|chair| matches!(chair.holder, Holder::Person(_)));
    html! {
        li {
            span.gi { (game.cover()) }
            div.tn { b { (record.title) } span { (name) @if let Some(host) = host { " · " (host.name) } } }
            span.sts { @for (i, chair) in record.chairs.iter().enumerate() {
                span.open[chair.holder == Holder::Open] title=(chair.name) { (seat_mark(Seat(i as u8))) }
            } }
            a.btn.jn href={ "/t/" (record.id) } { (voice.id("join")) }
        }
    }
}
