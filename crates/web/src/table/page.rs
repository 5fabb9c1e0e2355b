//! The page of one table, and its parts fetched on demand.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use orrery_draw::{Place, Region, icon};
use orrery_table::port::Status;
use orrery_text::Voice;

use super::eyes::{Eyes, Scope};
use super::places::{Placed, has_chart};
use super::room::About;
use super::{find, prompt, room, story};
use crate::app::Shared;
use crate::http::origin;
use crate::http::problem::Problem;
use crate::page::{self, Frame, Nav};
use crate::person::Person;
use crate::said;

pub async fn page(
    State(app): State<Shared>,
    Path(id): Path<String>,
    person: Person,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let table = match find(&app, &id).await {
        Ok(table) => table,
        Err(problem) => return page::problem(&person, &problem),
    };
    let eyes = Eyes::new(table, &person, &uri);
    if eyes.table.now().record.knows(person.id) {
        eyes.table.set_pace(person.settings.bots);
    }
    let (now, problem) = (eyes.table.now(), said::heard(&app, person.id, &headers));
    let story = story::of(&app, &eyes.table).await;
    let campaign = app.tables.store().campaign_of(eyes.table.id).await.ok().flatten();
    let about = About { problem: problem.as_deref(), story: story.as_deref(), campaign };
    let body = eyes.look(&now, true, |scope| match now.record.status {
        Status::Open => room::draw(scope, &person, &origin::base(&headers, app.config.public.as_ref()), &about),
        _ => whole(scope, &person, &about),
    });
    let mut response = page::send(&app, &person, &headers, body);
    if problem.is_some() {
        said::forget(&mut response);
    }
    response
}

fn whole(scope: &Scope<'_>, person: &Person, about: &About<'_>) -> Markup {
    let seat = scope.eyes.chosen.map(|seat| format!("?as={}", seat.0)).unwrap_or_default();
    let voice = scope.voice();
    let inner = body(scope, person, about);
    let body = html! {
        main #main .table.charted[has_chart(&inner)] data-table=(scope.id()) data-seq=(scope.now.told) data-live={ "/t/" (scope.id()) "/live" (seat) }
            data-part={ "/t/" (scope.id()) "/part/" } data-seat=(seat)
            data-empty=(voice.id("choose-nothing")) data-finished=[(scope.now.record.status == Status::Finished).then_some("")] {
            h1.vh { (title(scope)) }
            (tabbar(&voice, scope.game().views()))
            (page::alert(about.problem))
            (inner)
        }
    };
    framed(scope, person, body)
}

pub fn title(scope: &Scope<'_>) -> String {
    let game = scope.voice().id(&format!("game-{}", scope.game().info().id));
    format!("{} – {}", scope.now.record.title, game)
}

/// On small screens one part of the table is shown at a time. Where the board has views each of them is such a part, and
/// the columns beside it bear the names that the game has for them. Elsewhere what stands above the log is a part of its own
/// if the game has a name for it.
pub fn tabbar(voice: &Voice<'_>, views: &[&str]) -> Markup {
    let tab = |tab: &str, name: &str, mark: &str| {
        html! { button type="button" data-tab=(tab) { (icon(mark)) span { (voice.id(name)) } } }
    };
    html! {
        nav.tabbar aria-label=(voice.id("parts-of-the-table")) {
            (tab("board", "tab-board", "i-star"))
            @for view in views {
                button type="button" data-tab="board" data-view=(view) { (voice.id(&format!("view-{view}"))) }
            }
            @if views.is_empty() {
                (tab("own", "tab-own", "i-lock")) (tab("players", "tab-players", "i-ppl"))
                @if voice.has("tab-right") { (tab("right", "tab-right", "i-eye")) }
            } @else {
                @for (column, name) in [("right", "tab-right"), ("players", "tab-left")] {
                    button type="button" data-tab=(column) { (voice.id(name)) }
                }
            }
            (tab("log", "tab-log", "i-list"))
        }
    }
}

/// What is asked, and everything round it.
fn body(scope: &Scope<'_>, person: &Person, about: &About<'_>) -> Markup {
    let offers = scope.offers();
    let dock = html! {
        // The prompt's button for taking back stands in a form of its own, and a form cannot stand in a form.
        form #undo method="post" action={ "/t/" (scope.id()) "/undo" } data-quiet="" hidden {}
        (prompt::region(scope, &offers))
    };
    let aside = html! {
        (scope.log())
        div.r #r-list { (scope.list()) }
        (about.way_back(&scope.voice()))
        (room::chairs(scope, person, about))
        (leave(scope))
    };
    let mut places = scope.places(&offers);
    let story = about.story.and_then(|story| story::region(scope, story));
    places.regions.extend(story.map(|drawn| Placed { place: Place::Right, view: None, drawn }));
    places.draw(&dock, &aside)
}

/// Leaving for good, two steps away from the other buttons.
fn leave(scope: &Scope<'_>) -> Markup {
    let voice = scope.voice();
    let seat = scope.viewer.seat().filter(|_| scope.now.record.status == Status::Running);
    html! {
        @if let Some(seat) = seat {
            details.panel.listview {
                summary { (icon("i-x")) (voice.id("leave-table")) }
                form method="post" action={ "/t/" (scope.id()) "/leave" } {
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
    let game = scope.game().info().id;
    // Both may be cut where there is little room.
    let crumb = html! {
        span.sep {}
        div.crumb title=(title(scope)) { b { (voice.id(&format!("game-{game}"))) } span { (scope.now.record.title) } }
        span.sep {}
        (scope.status())
        span.sp {}
        span.live #live data-on=(voice.id("live")) data-off=(voice.id("reconnecting")) { i {} span { (voice.id("live")) } }
        a.ib href={ "/rules/" (game) } aria-label=(voice.id("nav-rules")) title=(voice.id("nav-rules")) { (icon("i-book")) }
    };
    let frame = Frame {
        games: vec![scope.game()],
        crumb: Some(crumb),
        class: "at-table",
        ..Frame::plain(title(scope), Nav::None)
    };
    page::frame(person, &frame, body)
}

/// One region, or several with commas between, fetched by the page when they have changed.
pub async fn part(
    State(app): State<Shared>,
    Path((id, region)): Path<(String, String)>,
    person: Person,
    (headers, uri): (HeaderMap, Uri),
) -> Result<Response, Problem> {
    let table = find(&app, &id).await?;
    let eyes = Eyes::new(table, &person, &uri);
    let now = eyes.table.now();
    let story = if region == "story" { story::of(&app, &eyes.table).await } else { None };
    let drawn = eyes.look(&now, true, |scope| {
        if let Some(story) = &story {
            return story::region(scope, story);
        }
        match region.as_str() {
            "list" => return Some(html! { div.r #r-list { (scope.list()) } }),
            "prompt" => return Some(prompt::region(scope, &scope.offers())),
            "thumb" => return Some(thumb(scope)),
            _ => {}
        }
        // Several at once, where an update would have been too large with them.
        let is_asked_for = |drawn: &Region<'_>| region.split(',').any(|id| drawn.id.as_str() == id);
        let parts = scope.regions(&scope.offers(), is_asked_for);
        (!parts.is_empty()).then(|| html! { @for part in &parts { (part.drawn) } })
    });
    // A page may ask for what was there a moment ago; the stream tells it that it is gone.
    Ok(drawn
        .map_or_else(|| StatusCode::NO_CONTENT.into_response(), |markup| page::packed(&headers, markup.into_string())))
}

/// The board without what is asked, for whoever looks at it from outside.
fn thumb(scope: &Scope<'_>) -> Markup {
    let boards = scope.regions(&[], |region| is_first_sight(region, scope.game().views()));
    html! { @for region in boards { (region.drawn) } }
}

/// What of the board is in a small picture of it: of several views the first.
pub fn is_first_sight(region: &Region<'_>, views: &[&str]) -> bool {
    let seen = region.view.is_none_or(|view| views.first() == Some(&view));
    region.place == Place::Board && region.inside.is_none() && seen
}
