//! The lobby: what waits for you, open tables, and starting a game in two clicks.

use axum::extract::State;
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use orrery_bots::Level;
use orrery_catalog::{AnyGame, game, games};
use orrery_core::{GameOption, Info, Message, Outcome, Seat, SeatSet, Viewer};
use orrery_draw::{icon, seat_mark};
use orrery_table::port::{Damaged, Holder, Listed, Listing, Status, StoreError, TableRecord};
use orrery_table::{NewChair, NewTable, SubmitError};
use orrery_text::Voice;

use crate::error::Problem;
use crate::form::Fields;
use crate::identity::{Person, tidy_name};
use crate::page::{self, Frame, Nav};
use crate::{App, Shared, now_ms};

/// How many open tables the list shows.
const ROWS: u32 = 40;
/// How many finished ones: their results are read from their journals.
const FINISHED: u32 = 20;

/// A table of one's own, as the lobby shows it.
struct Mine {
    record: TableRecord,
    game: &'static dyn AnyGame,
    waits: SeatSet,
    outcome: Option<Outcome>,
}

impl Mine {
    fn is_move_of(&self, person: &Person) -> bool {
        self.record.status == Status::Running && self.record.seats_of(person.id).any(|seat| self.waits.contains(seat))
    }
}

/// Everything the lobby lists. Tables that cannot be opened are counted, not hidden.
#[derive(Default)]
struct Lists {
    mine: Vec<Mine>,
    open: Vec<TableRecord>,
    damaged: usize,
}

pub async fn page(State(app): State<Shared>, person: Person, headers: HeaderMap, uri: Uri) -> Response {
    match lists(&app, &person).await {
        Ok(lists) => {
            let query = Fields::read(uri.query().unwrap_or(""));
            let chosen = query.get("game").and_then(game).or_else(|| games().next());
            let body = draw(&person, &lists, chosen);
            let title = person.voice().id("nav-play");
            let frame = Frame { title, nav: Nav::Play, games: games().collect(), crumb: None, class: "lobby" };
            page::send(&app, &person, &headers, page::frame(&person, &frame, body))
        }
        Err(problem) => problem.page(&person),
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
        (Some(waits), _) => waits.seats,
        (None, Status::Open) => SeatSet::empty(),
        (None, _) => return loaded(app, listed.record).await,
    };
    Ok(game(&listed.record.game).map(|game| Mine { record: listed.record, game, waits, outcome: None }))
}

async fn loaded(app: &Shared, record: TableRecord) -> Result<Option<Mine>, SubmitError> {
    let table = app.tables.find(record.id).await?;
    Ok(table.map(|table| {
        let now = table.now();
        let outcome = now.play.as_ref().and_then(|play| play.outcome());
        Mine { record: (*now.record).clone(), game: table.game, waits: now.waits().seats, outcome }
    }))
}

fn draw(person: &Person, lists: &Lists, chosen: Option<&'static dyn AnyGame>) -> Markup {
    let voice = person.voice();
    let of = |wanted: &dyn Fn(&Mine) -> bool| lists.mine.iter().filter(|mine| wanted(mine)).collect::<Vec<_>>();
    let moves = of(&|mine| mine.is_move_of(person));
    let waiting = of(&|mine| !mine.is_move_of(person) && mine.record.status != Status::Finished);
    let finished = of(&|mine| mine.record.status == Status::Finished);
    let damaged = i64::try_from(lists.damaged).unwrap_or(i64::MAX);
    html! {
        main #main .page {
            div.col {
                section aria-labelledby="h-moves" {
                    (heading(&voice, "h-moves", "lobby-your-move", moves.len(), true))
                    @if moves.is_empty() { p.panel.empty { (voice.id("lobby-nothing-waits")) } }
                    div.two { @for mine in &moves { (your_move(person, mine)) } }
                }
                @if damaged > 0 {
                    p.panel.problem { (icon("i-warn")) (voice.say(&Message::new("lobby-damaged").with("count", damaged))) }
                }
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
            }
            @if let Some(chosen) = chosen { (start(person, chosen)) }
        }
    }
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
            div.th { (mine.game.cover()) }
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
            span.on[mine.waits.contains(Seat(i as u8))] title=(chair.name) { (seat_mark(Seat(i as u8))) }
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
    let name = |seat: Seat| voice.name(seat);
    let winners = mine.outcome.as_ref().map(|outcome| outcome.winners().map(name).collect::<Vec<_>>());
    match (record.status, winners) {
        (Status::Open, _) => voice.id("waiting-for-players"),
        (_, Some(winners)) if winners.is_empty() => voice.id("nobody-won"),
        (_, Some(winners)) => format!("{}: {}", voice.id("won"), winners.join(", ")),
        _ => waiting_line(&voice, mine),
    }
}

fn waiting_line(voice: &Voice<'_>, mine: &Mine) -> String {
    let names: Vec<String> = mine.waits.iter().map(|seat| voice.name(seat)).collect();
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

/// Two clicks: the game is chosen already, the settings have defaults.
fn start(person: &Person, chosen: &'static dyn AnyGame) -> Markup {
    let voice = Voice::new(chosen.texts(), person.lang, &[]);
    let info = chosen.info();
    html! {
        // The buttons of lessons belong to a form of their own: Enter in a field of the other starts a game.
        form #lesson method="post" action="/tables" hidden { input type="hidden" name="game" value=(info.id); }
        form.start.panel method="post" action="/tables" {
            h2 { (voice.id("start-a-game")) }
            div.gcs { @for game in games() { (game_card(person, game, game.info().id == info.id)) } (learn(&voice, info)) }
            input type="hidden" name="game" value=(info.id);
            div.set {
                fieldset.sg { legend.cap { (voice.id("players")) }
                    div.sgr { @for n in info.seats.clone() {
                        label { input.vh type="radio" name="seats" value=(n) checked[n == info.usual_seats]; span { (n) } }
                    } } }
                fieldset.sg { legend.cap { (voice.id("others")) }
                    div.sgr { @for (value, text) in OTHERS {
                        label { input.vh type="radio" name="others" value=(value) checked[value == "bot-normal"];
                            span { (voice.id(text)) } }
                    } } }
                label.sg { span.cap { (voice.id("your-name")) }
                    input name="name" maxlength="24" autocomplete="nickname" value=(person.name) placeholder=(voice.id("guest")); }
                details.more { summary { (voice.id("more-settings")) }
                    div.opts {
                        @for option in info.options.iter().filter(|option| option.id != LESSON) { (option_select(&voice, option)) }
                        label { span { (voice.id("table-name")) } input name="title" maxlength="40" value=(table_name(&voice)); }
                        (chair_selects(&voice, *info.seats.end()))
                    } }
                div.go { p { (voice.say(&about(chosen))) }
                    button.btn.pri type="submit" { (voice.id("start")) } }
            }
        }
    }
}

/// Who sits on the other chairs.
const OTHERS: [(&str, &str); 6] = [
    ("bot-easy", "others-bot-easy"),
    ("bot-normal", "others-bot-normal"),
    ("bot-hard", "others-bot-hard"),
    ("invite", "others-invite"),
    ("open", "others-open"),
    ("hotseat", "others-hotseat"),
];

fn about(game: &dyn AnyGame) -> Message {
    Message::new("about-minutes")
        .with("least", i64::from(*game.info().minutes.start()))
        .with("most", i64::from(*game.info().minutes.end()))
}

fn game_card(person: &Person, game: &dyn AnyGame, chosen: bool) -> Markup {
    let (voice, info) = (Voice::new(game.texts(), person.lang, &[]), game.info());
    html! {
        a.gc.on[chosen] href={ "/?game=" (info.id) } aria-current=[chosen.then_some("true")] {
            div.vig { (game.cover()) }
            span.gb {
                b { (voice.id(&format!("game-{}", info.id))) }
                span.gl { (voice.id(&format!("tagline-{}", info.id))) }
                span.gm { (icon("i-ppl")) (info.seats.start()) "–" (info.seats.end()) i {} (icon("i-clock"))
                    (info.minutes.start()) "–" (info.minutes.end()) " min" }
            }
        }
    }
}

/// The option by which a game offers guided first games; its first value is none.
const LESSON: &str = "lesson";
/// A lesson is one person's, against one gentle bot.
const LESSON_SEATS: u8 = 2;
const LESSON_OTHERS: &str = "bot-easy";

fn learn(voice: &Voice<'_>, info: &Info) -> Markup {
    let lessons = info.options.iter().find(|option| option.id == LESSON).map_or(&[][..], |option| &option.values[1..]);
    html! {
        div.gc.learn {
            span.lh2 { (icon("i-learn")) (voice.id("first-time")) }
            @if lessons.is_empty() {
                b { (voice.id("learn-title")) }
                span.gl { (voice.id("learn-text")) }
            } @else {
                b { (voice.id("learn-by-playing")) }
                span.gl { (voice.id("learn-by-playing-text")) }
                @for lesson in lessons {
                    button.btn form="lesson" name=(LESSON) value=(lesson) { (voice.id(&format!("option-{LESSON}-{lesson}"))) }
                }
            }
            a.lb href={ "/rules/" (info.id) } { (voice.id("learn-go")) (icon("i-next")) }
        }
    }
}

fn option_select(voice: &Voice<'_>, option: &GameOption) -> Markup {
    html! {
        label { span { (voice.id(&format!("option-{}", option.id))) }
            select name={ "option-" (option.id) } { @for value in option.values {
                option value=(value) { (voice.id(&format!("option-{}-{}", option.id, value))) }
            } } }
    }
}

/// Each chair can be set by itself; "as above" follows the choice for all.
fn chair_selects(voice: &Voice<'_>, most: u8) -> Markup {
    html! {
        @for seat in 1..most {
            label { span { (voice.say(&Message::new("seat-n").with("n", seat + 1))) }
                select name={ "chair-" (seat) } {
                    option value="" { (voice.id("as-above")) }
                    @for (value, text) in OTHERS { option value=(value) { (voice.id(text)) } }
                } }
        }
    }
}

/// A name for a table, different most times.
fn table_name(voice: &Voice<'_>) -> String {
    let names = voice.id("table-names");
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    let luck = getrandom::u32().unwrap_or(0) as usize;
    format!("{} {}", names[luck % names.len().max(1)], luck / 64 % 90 + 10)
}

pub async fn create(State(app): State<Shared>, mut person: Person, headers: HeaderMap, fields: Fields) -> Response {
    person.name = tidy_name(fields.get("name").unwrap_or(&person.name));
    let mut response = match create_table(&app, &person, &fields).await {
        Ok(address) => Redirect::to(&address).into_response(),
        Err(problem) => problem.page(&person),
    };
    page::greet(&app, &person, &headers, &mut response);
    response
}

async fn create_table(app: &App, person: &Person, fields: &Fields) -> Result<String, Problem> {
    let new = new_table(person, fields).ok_or_else(|| Problem::bad_request("bad-table"))?;
    app.remember(person).await?;
    let table = app.tables.create(new).await?;
    Ok(format!("/t/{}", table.id))
}

fn new_table(person: &Person, fields: &Fields) -> Option<NewTable> {
    let game = game(fields.get("game")?)?;
    let lesson = fields.get(LESSON);
    let seats: u8 = if lesson.is_some() { LESSON_SEATS } else { fields.get("seats")?.parse().ok()? };
    let chosen = |option: &GameOption| {
        let field = || fields.get(&format!("option-{}", option.id));
        let value = if lesson.is_none() { field() } else { lesson.filter(|_| option.id == LESSON) };
        Some((option.id.to_owned(), value?.to_owned()))
    };
    let options = game.info().options.iter().filter_map(chosen);
    let voice = Voice::new(game.texts(), person.lang, &[]);
    let others = lesson.map_or_else(|| fields.get("others").unwrap_or("bot-normal"), |_| LESSON_OTHERS);
    let chair = |seat: u8| {
        let own = fields.get(&format!("chair-{seat}")).filter(|value| lesson.is_none() && !value.is_empty());
        new_chair(person, &voice, seat, own.unwrap_or(others))
    };
    let title = fields.get("title").map(|title| title.chars().filter(|c| !c.is_control()).take(40).collect::<String>());
    Some(NewTable {
        game: game.info().id.to_owned(),
        title: title.filter(|title| !title.trim().is_empty()).unwrap_or_else(|| table_name(&voice)),
        options: options.collect(),
        host: person.id,
        listed: others != "invite",
        chairs: (0..seats.min(16)).map(chair).collect(),
        at: now_ms(),
    })
}

fn new_chair(person: &Person, voice: &Voice<'_>, seat: u8, who: &str) -> NewChair {
    if seat == 0 {
        return NewChair { holder: Holder::Person(person.id), name: person.shown_name() };
    }
    let bot = who.strip_prefix("bot-").and_then(|level| level.parse::<Level>().ok());
    match (bot, who) {
        (Some(level), _) => NewChair { holder: Holder::Bot(level.id().to_owned()), name: bot_name(voice, seat) },
        (None, "hotseat") => {
            NewChair { holder: Holder::Person(person.id), name: voice.say(&Message::new("seat-n").with("n", seat + 1)) }
        }
        _ => NewChair { holder: Holder::Open, name: String::new() },
    }
}

fn bot_name(voice: &Voice<'_>, seat: u8) -> String {
    let names = voice.id("bot-names");
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    names[usize::from(seat - 1) % names.len().max(1)].to_owned()
}

/// What a watcher may see of a table counts for everybody who is not sitting at it.
pub fn viewer_of(record: &TableRecord, person: &Person, seat: Option<Seat>) -> Viewer {
    let mut own = record.seats_of(person.id);
    let chosen = seat.filter(|seat| record.seats_of(person.id).any(|own| own == *seat));
    chosen.or_else(|| own.next()).map_or(Viewer::Spectator, Viewer::Seat)
}
