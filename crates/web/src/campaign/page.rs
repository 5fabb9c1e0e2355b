//! The page of a campaign: how it stands, what has happened since one was last there, its chapters, and the ways on from
//! them.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use maud::{Markup, html};
use orrery_core::{Message, Section, Viewer};
use orrery_draw::icon;
use orrery_table::port::Status;
use orrery_table::{Campaign, Stage, Table, moment};
use orrery_text::Voice;

use super::find;
use crate::app::Shared;
use crate::http::fields::Fields;
use crate::http::problem::Problem;
use crate::page::options::option_select;
use crate::page::{self, Frame, Nav};
use crate::person::Person;
use crate::said;

/// So many lines of a sitting's log are told again; its replay has them all.
const LINES: usize = 200;

/// A sitting that somebody has missed, with what was told there.
struct Missed {
    number: usize,
    table: Arc<Table>,
    lines: Vec<String>,
}

pub async fn page(
    State(app): State<Shared>,
    Path(id): Path<String>,
    person: Person,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let problem = said::heard(&app, person.id, &headers);
    let drawn = match find(&app, &id).await {
        Ok(campaign) => drawn(&person, &campaign, &Fields::of(&uri), problem.as_deref()).await,
        Err(problem) => Err(problem),
    };
    let mut response = match drawn {
        Ok(body) => page::send(&app, &person, &headers, body),
        Err(problem) => return page::problem(&person, &problem),
    };
    if problem.is_some() {
        said::forget(&mut response);
    }
    response
}

async fn drawn(person: &Person, campaign: &Campaign, query: &Fields, problem: Option<&str>) -> Result<Markup, Problem> {
    let chosen: Option<usize> = query.get("since").and_then(|since| since.parse().ok());
    let since = chosen.unwrap_or_else(|| campaign.last_seen_by(person.id));
    let missed = missed(person, campaign, since).await?;
    let since = chosen.filter(|since| *since > 0).map(|since| Message::new("campaign-since-chapter").with("n", since));
    let voice = words(person, campaign.last(), &[]);
    let title = campaign.record.name.clone();
    let body = html! {
        main #main .sheet.campaign {
            p.cap { (voice.id(&format!("game-{}", campaign.record.game))) }
            h1 { (title) }
            (page::alert(problem))
            p { (standing(person, campaign.last())) }
            (ways_on(person, campaign))
            (catch_up(person, &since.unwrap_or("campaign-since".into()), &missed))
            section aria-labelledby="h-chapters" {
                h2 #h-chapters { (voice.id("campaign-chapters")) }
                @if campaign.closed().is_empty() { p { (voice.id("campaign-no-chapters")) } }
                @for (table, number) in campaign.closed().iter().zip(1..) { (chapter(person, campaign, table, number)) }
            }
            (file(&voice, campaign))
        }
    };
    let frame = Frame { covers: vec![campaign.game()], ..Frame::plain(title, Nav::Play) };
    Ok(page::frame(person, &frame, body))
}

/// What those are called who sat at a table.
fn names(table: &Table) -> Vec<String> {
    table.now().record.chairs.iter().map(|chair| chair.name.clone()).collect()
}

/// Words of a table's game.
fn words<'a>(person: &Person, table: &Table, names: &'a [String]) -> Voice<'a> {
    Voice::new(table.game.texts(), person.lang, names)
}

/// How it stands, in a sentence.
pub fn standing(person: &Person, last: &Table) -> String {
    let (now, names) = (last.now(), names(last));
    let voice = words(person, last, &names);
    match Stage::of(last) {
        Stage::Gathers => voice.id("campaign-gathers"),
        Stage::Runs => {
            let names: Vec<String> = now.waits().seats.iter().map(|seat| voice.name(seat)).collect();
            format!("{} {}: {}", voice.id("campaign-runs"), voice.id("waiting-for"), names.join(", "))
        }
        Stage::Between => voice.id("campaign-between"),
        Stage::Over => {
            let ending = now.play.as_ref().and_then(|play| play.outcome()).map(|outcome| voice.id(outcome.ending));
            format!("{} {}", voice.id("campaign-over"), ending.unwrap_or_default())
        }
    }
}

/// One press goes on with whoever is there.
fn ways_on(person: &Person, campaign: &Campaign) -> Markup {
    let (voice, stage) = (person.voice(), campaign.stage());
    let mine = campaign.knows(person.id);
    html! {
        @if stage != Stage::Over && (mine || stage != Stage::Between) {
            form.onward method="post" action={ "/c/" (campaign.record.id) "/continue" } {
                @if stage == Stage::Between { (seats(&voice, campaign)) (settings(person, campaign)) }
                button.btn.pri type="submit" { (icon("i-play")) (voice.id(press(person, campaign.last()))) }
            }
            p { (voice.id(if stage == Stage::Between { "campaign-anew" } else { "campaign-adjourn" })) }
        }
        @if let (true, Some(stem)) = (mine, campaign.record.branch_of) {
            p { a href={ "/c/" (stem) } { (voice.id("campaign-stem")) } }
        }
    }
}

/// What pressing the button does.
pub fn press(person: &Person, last: &Table) -> &'static str {
    let sits = last.now().record.seats_of(person.id).next().is_some();
    match Stage::of(last) {
        Stage::Between => "campaign-continue",
        _ if sits => "campaign-to-table",
        Stage::Gathers => "campaign-join",
        _ => "campaign-look",
    }
}

fn seats(voice: &Voice<'_>, campaign: &Campaign) -> Markup {
    let last = campaign.last().now().record.setup.seats;
    html! {
        label { span.cap { (voice.id("players")) } " "
            select name="seats" { @for count in campaign.game().info().seats.clone() {
                option value=(count) selected[count == last] { (count) }
            } } }
    }
}

/// What may be chosen anew, as it was last time.
fn settings(person: &Person, campaign: &Campaign) -> Markup {
    let (voice, game) = (Voice::new(campaign.game().texts(), person.lang, &[]), campaign.game());
    let last = campaign.last().now().record.setup.options.clone();
    let options = || game.info().options.iter().filter(|option| option.anew);
    html! {
        @if options().next().is_some() {
            details.more { summary { (voice.id("more-settings")) }
                div.opts { @for option in options() { (option_select(&voice, option, last.get(option.id).map(String::as_str))) } } }
        }
    }
}

/// The sittings after the first `since`, as whoever watched them was told.
async fn missed(person: &Person, campaign: &Campaign, since: usize) -> Result<Vec<Missed>, Problem> {
    let mut missed = Vec::new();
    for (table, number) in campaign.tables.iter().zip(1..).skip(since) {
        if table.now().record.status != Status::Open {
            missed.push(Missed { number, table: table.clone(), lines: told(person, table).await? });
        }
    }
    Ok(missed)
}

async fn told(person: &Person, table: &Table) -> Result<Vec<String>, Problem> {
    let (moment, names) = (moment(table, usize::MAX).await?, names(table));
    let voice = words(person, table, &names);
    let open = moment.past.iter().filter(|entry| entry.is_told_to(Viewer::Spectator));
    let lines = open.flat_map(|entry| moment.play.lines(&entry.events, Viewer::Spectator));
    let lines: Vec<String> = lines.map(|line| voice.say(&line.message)).collect();
    let beyond = lines.len().saturating_sub(LINES);
    Ok(lines.into_iter().skip(beyond).collect())
}

fn catch_up(person: &Person, since: &Message, missed: &[Missed]) -> Markup {
    let voice = person.voice();
    html! {
        @if !missed.is_empty() {
            section.panel.since aria-labelledby="h-since" {
                h2 #h-since { (voice.say(since)) }
                @for Missed { number, table, lines } in missed {
                    h3 { (voice.say(&Message::new("campaign-sitting").with("n", *number))) " · " (people(table)) }
                    (chronicle(person, table))
                    details {
                        summary { (voice.id("campaign-told")) }
                        ul.annals { @for line in lines { li { (line) } } }
                    }
                }
            }
        }
    }
}

/// Who sat there, each once.
pub fn people(table: &Table) -> String {
    let mut names = names(table);
    names.retain(|name| !name.is_empty());
    names.dedup();
    names.join(", ")
}

/// What the game tells of it, once it is over.
pub fn chronicle(person: &Person, table: &Table) -> Markup {
    let (now, names) = (table.now(), names(table));
    let voice = words(person, table, &names);
    let sections: Vec<Section> = now.play.as_ref().map(|play| play.chronicle()).unwrap_or_default();
    html! {
        @for section in &sections {
            h4 { (voice.say(&section.title)) }
            ul.annals { @for line in &section.lines { li { (voice.say(line)) } } }
        }
    }
}

fn chapter(person: &Person, campaign: &Campaign, table: &Table, number: usize) -> Markup {
    let (voice, now) = (person.voice(), table.now());
    let leaves = now.play.as_ref().is_some_and(|play| play.leaves().is_some());
    let day = day(now.record.changed_at);
    html! {
        article.chapter id={ "chapter-" (number) } aria-labelledby={ "h-chapter-" (number) } {
            h3 id={ "h-chapter-" (number) } {
                @if leaves { (voice.say(&Message::new("campaign-chapter").with("n", number))) }
                @else { (voice.id("campaign-end")) }
            }
            p { time datetime=(day) { (day) } " · " (people(table)) }
            (chronicle(person, table))
            div.onward {
                a.btn href={ "/t/" (table.id) "/replay" } { (icon("i-replay")) (voice.id("replay")) span.vh { " " (number) } }
                @if leaves && campaign.knows(person.id) {
                    form method="post" action={ "/c/" (campaign.record.id) "/branch" } {
                        button.btn type="submit" name="chapter" value=(number) {
                            (voice.say(&Message::new("campaign-branch").with("n", number)))
                        }
                    }
                    a href={ "/c/" (campaign.record.id) "?since=" (number) } {
                        (voice.say(&Message::new("campaign-since-chapter").with("n", number)))
                    }
                }
            }
        }
    }
}

/// Everything that is closed, to be kept or taken elsewhere.
fn file(voice: &Voice<'_>, campaign: &Campaign) -> Markup {
    html! {
        section aria-labelledby="h-file" {
            h2 #h-file { (voice.id("campaign-file")) }
            p { (voice.id("campaign-file-why")) }
            div.onward {
                @if !campaign.closed().is_empty() {
                    a.btn href={ "/c/" (campaign.record.id) "/file" } download { (icon("i-save")) (voice.id("campaign-export")) }
                }
                a.btn href="/c" { (voice.id("campaigns-all")) }
            }
        }
    }
}

/// A day as every language reads it, by the clock of the world.
pub fn day(at: i64) -> String {
    let days = at.div_euclid(86_400_000).clamp(-719_468, 2_932_896);
    // Years that begin in March have their odd day last; 400 of them are always 146,097 days.
    let since = days + 719_468;
    let (era, of_era) = (since.div_euclid(146_097), since.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let (day, month) = (of_year - (153 * from_march + 2) / 5 + 1, (from_march + 2) % 12 + 1);
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        const DAY: i64 = 86_400_000;
        let days = [(0, "1970-01-01"), (-1, "1969-12-31"), (11_016 * DAY, "2000-02-29"), (11_017 * DAY, "2000-03-01")];
        for (at, named) in days {
            assert_eq!(day(at), named);
        }
        assert_eq!((day(1_794_956_399_999).as_str(), day(1_795_046_400_000).as_str()), ("2026-11-17", "2026-11-19"));
        assert_eq!((day(i64::MAX).as_str(), day(i64::MIN).as_str()), ("9999-12-31", "0000-03-01"));
    }
}
