//! The page of one table: the waiting room before the game, the table itself, and parts fetched on demand.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_draw::{Place, icon, seat_mark};
use orrery_table::Table;
use orrery_table::port::{Chair, Holder, Status, TableId};
use orrery_text::Voice;
use std::sync::Arc;

use crate::error::Problem;
use crate::form::Fields;
use crate::identity::Person;
use crate::look::{Eyes, Scope};
use crate::page::{self, Frame, Nav};
use crate::{App, Shared, origin, said};

/// The table with the id of an address.
pub async fn find(app: &App, id: &str) -> Result<Arc<Table>, Problem> {
    let id: TableId = id.parse().map_err(|_| Problem::no_table())?;
    app.tables.find(id).await?.ok_or_else(Problem::no_table)
}

pub fn chosen_seat(uri: &Uri) -> Option<Seat> {
    Fields::read(uri.query().unwrap_or("")).get("as")?.parse().ok().map(Seat)
}

pub async fn page(
    State(app): State<Shared>,
    Path(id): Path<String>,
    person: Person,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let table = match find(&app, &id).await {
        Ok(table) => table,
        Err(problem) => return problem.page(&person),
    };
    let query = Fields::read(uri.query().unwrap_or(""));
    let steps = query.get("steps").map(|steps| steps.split(',').map(str::to_owned).collect()).unwrap_or_default();
    let eyes = Eyes { steps, ..Eyes::new(table, &person, &uri) };
    let (now, problem) = (eyes.table.now(), said::heard(&app, person.id, &headers));
    let body = eyes.look(&now, true, |scope| match now.record.status {
        Status::Open => {
            waiting_room(scope, &person, &origin::base(&headers, app.config.public.as_ref()), problem.as_deref())
        }
        _ => whole(scope, &person, problem.as_deref()),
    });
    let mut response = page::send(&app, &person, &headers, body);
    if problem.is_some() {
        said::forget(&mut response);
    }
    response
}

fn alert(problem: Option<&str>) -> Markup {
    html! { @if let Some(problem) = problem { div.panel.problem role="alert" { (icon("i-warn")) (problem) } } }
}

fn whole(scope: &Scope<'_>, person: &Person, problem: Option<&str>) -> Markup {
    let seat = scope.chosen.map(|seat| format!("?as={}", seat.0)).unwrap_or_default();
    let voice = scope.voice();
    let body = html! {
        main #main .table data-table=(scope.id) data-seq=(scope.now.seq) data-live={ "/t/" (scope.id) "/live" (seat) }
            data-part={ "/t/" (scope.id) "/part/" } data-seat=(seat)
            data-none=(voice.id("choose-first")) data-empty=(voice.id("choose-nothing")) data-finished=[(scope.now.record.status == Status::Finished).then_some("")] {
            h1.vh { (title(scope)) }
            (tabbar(&voice))
            (alert(problem))
            (body(scope))
        }
    };
    framed(scope, person, body)
}

pub fn title(scope: &Scope<'_>) -> String {
    let game = scope.voice().id(&format!("game-{}", scope.game.info().id));
    format!("{} – {}", scope.now.record.title, game)
}

/// On small screens one part of the table is shown at a time.
pub fn tabbar(voice: &Voice<'_>) -> Markup {
    let tabs = [
        ("board", "tab-board", "i-star"),
        ("own", "tab-own", "i-lock"),
        ("players", "tab-players", "i-ppl"),
        ("log", "tab-log", "i-list"),
    ];
    html! {
        nav.tabbar aria-label=(voice.id("parts-of-the-table")) {
            @for (tab, name, mark) in tabs {
                button type="button" data-tab=(tab) { (icon(mark)) span { (voice.id(name)) } }
            }
        }
    }
}

/// The places of a table page with everything in them.
pub fn body(scope: &Scope<'_>) -> Markup {
    let offers = scope.offers();
    let regions = scope.regions(&offers, |region| region.inside.is_none());
    let at = |place: Place| html! { @for (at, region) in &regions { @if *at == place { (region) } } };
    html! {
        div.left #place-left { (at(Place::Left)) }
        div.board #place-board { (at(Place::Board)) }
        div.dock {
            // The prompt's button for taking back stands in a form of its own, and a form cannot stand in a form.
            form #undo method="post" action={ "/t/" (scope.id) "/undo" } data-quiet="" hidden {}
            (scope.prompt(&offers))
            div.own #place-own { (at(Place::Own)) }
        }
        div.right {
            div #place-right { (at(Place::Right)) }
            (scope.log())
            div.r #r-list { (scope.list()) }
            (leave(scope))
        }
    }
}

/// Leaving for good, two steps away from the other buttons.
fn leave(scope: &Scope<'_>) -> Markup {
    let voice = scope.voice();
    let seat = scope.point.viewer.seat().filter(|_| scope.now.record.status == Status::Running);
    html! {
        @if let Some(seat) = seat {
            details.panel.listview {
                summary { (icon("i-x")) (voice.id("leave-table")) }
                form method="post" action={ "/t/" (scope.id) "/leave" } {
                    input type="hidden" name="seat" value=(seat.0);
                    p { (voice.id("leave-why")) }
                    button.btn type="submit" { (voice.id("leave-now")) }
                }
            }
        }
    }
}

/// A page at a table: the top bar says which, and whose move it is.
pub fn framed(scope: &Scope<'_>, person: &Person, body: Markup) -> Markup {
    let voice = scope.voice();
    let game = scope.game.info().id;
    let crumb = html! {
        span.sep {}
        div.crumb { b { (voice.id(&format!("game-{game}"))) } span { (scope.now.record.title) } }
        span.sep {}
        (scope.status())
        span.sp {}
        span.live #live data-on=(voice.id("live")) data-off=(voice.id("reconnecting")) { i {} span { (voice.id("live")) } }
        a.ib href={ "/rules/" (game) } aria-label=(voice.id("nav-rules")) title=(voice.id("nav-rules")) { (icon("i-book")) }
    };
    let frame =
        Frame { title: title(scope), nav: Nav::None, games: vec![scope.game], crumb: Some(crumb), class: "at-table" };
    page::frame(person, &frame, body)
}

/// Before the game: who sits where, the link to share, and chairs to take.
fn waiting_room(scope: &Scope<'_>, person: &Person, base: &str, problem: Option<&str>) -> Markup {
    let (voice, record) = (scope.voice(), &scope.now.record);
    let is_host = record.host == person.id;
    let body = html! {
        main #main .sheet.room data-live={ "/t/" (scope.id) "/live?room=" (record.revision) } data-table=(scope.id) data-seq="0" data-waiting="" {
            p.cap { (voice.id(&format!("game-{}", scope.game.info().id))) }
            h1 { (record.title) }
            (alert(problem))
            p { (voice.id("room-why")) }
            div.share { label { span.cap { (voice.id("room-link")) }
                input #share-link readonly value={ (base) "/t/" (scope.id) }; }
                button.btn type="button" data-copy="#share-link" { (icon("i-link")) (voice.id("copy")) } }
            ul.rows.panel { @for (i, chair) in record.chairs.iter().enumerate() {
                (chair_row(scope, person, Seat(i as u8), chair))
            } }
            @if is_host {
                form method="post" action={ "/t/" (scope.id) "/fill" } {
                    button.btn type="submit" { (icon("i-bot")) (voice.id("room-fill")) }
                }
            }
        }
    };
    let frame = Frame { title: record.title.clone(), nav: Nav::Play, games: Vec::new(), crumb: None, class: "plain" };
    page::frame(person, &frame, body)
}

fn chair_row(scope: &Scope<'_>, person: &Person, seat: Seat, chair: &Chair) -> Markup {
    let voice = scope.voice();
    // Whoever sits already has no use for another chair.
    let seated = scope.now.record.seats_of(person.id).next().is_some();
    html! {
        li {
            (seat_mark(seat))
            @match &chair.holder {
                Holder::Open if seated => { div.tn { span { (voice.id("free-seat")) } } }
                Holder::Open => {
                    form.sit method="post" action={ "/t/" (scope.id) "/sit" } {
                        input type="hidden" name="seat" value=(seat.0);
                        label.vh for={ "name-" (seat.0) } { (voice.id("your-name")) }
                        input id={ "name-" (seat.0) } name="name" maxlength="24" autocomplete="nickname"
                            placeholder=(voice.id("your-name")) value=(person.name);
                        button.btn.pri type="submit" { (voice.id("sit-here")) }
                    }
                }
                Holder::Person(id) => {
                    div.tn { b { (chair.name) } @if *id == person.id { span { (voice.id("you")) } } }
                }
                Holder::Bot(level) => {
                    div.tn { b { (chair.name) } span { (icon("i-bot")) (voice.id(&format!("level-{level}"))) } }
                }
            }
        }
    }
}

/// One region, fetched by the page when it has changed.
pub async fn part(
    State(app): State<Shared>,
    Path((id, region)): Path<(String, String)>,
    person: Person,
    uri: Uri,
) -> Result<Response, Problem> {
    let table = find(&app, &id).await?;
    let eyes = Eyes::new(table, &person, &uri);
    let now = eyes.table.now();
    let drawn = eyes.look(&now, true, |scope| {
        match region.as_str() {
            "list" => return Some(html! { div.r #r-list { (scope.list()) } }),
            "prompt" => return Some(scope.prompt(&scope.offers())),
            _ => {}
        }
        scope.regions(&scope.offers(), |drawn| drawn.id.as_str() == region).pop().map(|(_, markup)| markup)
    });
    // A page may ask for what was there a moment ago; the stream tells it that it is gone.
    Ok(drawn
        .map_or_else(|| StatusCode::NO_CONTENT.into_response(), |markup| Html(markup.into_string()).into_response()))
}
