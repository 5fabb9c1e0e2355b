//! One's own campaigns: those that go on, in the lobby too, and the archive of those that are over.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use orrery_draw::icon;
use orrery_table::{Overview, Stage};

use super::page::{chronicle, day, people, press, standing};
use crate::app::Shared;
use crate::http::problem::Problem;
use crate::page::{self, Frame, Nav};
use crate::person::Person;
use crate::said;

/// So many are listed.
const MOST: u32 = 100;
/// So many in the lobby.
const IN_LOBBY: u32 = 5;

pub async fn page(State(app): State<Shared>, person: Person, headers: HeaderMap) -> Response {
    let campaigns = match app.tables.campaigns_of(person.id, MOST).await {
        Ok(campaigns) => campaigns,
        Err(error) => return page::problem(&person, &error.into()),
    };
    let said = said::heard(&app, person.id, &headers);
    let (over, open): (Vec<Overview>, Vec<Overview>) =
        campaigns.into_iter().partition(|campaign| Stage::of(&campaign.last) == Stage::Over);
    let covers = orrery_catalog::games().collect();
    let frame = Frame { covers, ..Frame::plain(person.voice().id("campaigns"), Nav::Play) };
    let body = draw(&person, &open, &over, said.as_deref());
    let mut response = page::send(&app, &person, &headers, page::frame(&person, &frame, body));
    if said.is_some() {
        said::forget(&mut response);
    }
    response
}

fn draw(person: &Person, open: &[Overview], over: &[Overview], said: Option<&str>) -> Markup {
    let voice = person.voice();
    html! {
        main #main .sheet.campaign {
            h1 { (voice.id("campaigns")) }
            (page::alert(said))
            p { (voice.id("campaigns-why")) }
            @if open.is_empty() { p.panel.empty { (voice.id("campaigns-none")) } }
            @else { ul.rows.panel { @for campaign in open { (row(person, campaign)) } } }
            @if !over.is_empty() {
                section aria-labelledby="h-archive" {
                    h2 #h-archive { (voice.id("campaign-archive")) }
                    @for campaign in over { (archived(person, campaign)) }
                }
            }
            section aria-labelledby="h-import" {
                h2 #h-import { (voice.id("campaign-import")) }
                p { (voice.id("campaign-import-why")) }
                form.onward method="post" action="/c/import" enctype="multipart/form-data" {
                    label { span.cap { (voice.id("campaign-file-field")) } " "
                        input type="file" name="file" accept=".json,application/json" required; }
                    button.btn type="submit" { (voice.id("campaign-import-go")) }
                }
            }
        }
    }
}

/// One press goes on.
fn row(person: &Person, campaign: &Overview) -> Markup {
    let (voice, id) = (person.voice(), campaign.record.id);
    html! {
        li {
            span.gi { (campaign.last.game.cover()) }
            div.tn { b { a href={ "/c/" (id) } { (campaign.record.name) } } span { (standing(person, &campaign.last)) } }
            form method="post" action={ "/c/" (id) "/continue" } {
                button.btn.pri type="submit" { (voice.id(press(person, &campaign.last))) span.vh { ": " (campaign.record.name) } }
            }
        }
    }
}

/// How it ended, and what the game tells of that.
fn archived(person: &Person, campaign: &Overview) -> Markup {
    let id = campaign.record.id;
    html! {
        article.chapter aria-labelledby={ "h-" (id) } {
            h3 id={ "h-" (id) } { a href={ "/c/" (id) } { (campaign.record.name) } }
            p { (day(campaign.last.now().record.changed_at)) " · " (people(&campaign.last)) }
            p { (standing(person, &campaign.last)) }
            (chronicle(person, &campaign.last))
        }
    }
}

/// What of one's campaigns the lobby shows: those that go on.
pub async fn in_lobby(app: &Shared, person: &Person) -> Result<Vec<Overview>, Problem> {
    let mut campaigns = app.tables.campaigns_of(person.id, IN_LOBBY).await?;
    campaigns.retain(|campaign| Stage::of(&campaign.last) != Stage::Over);
    Ok(campaigns)
}

/// Where all of them are, and where one is brought in.
pub fn way(person: &Person) -> Markup {
    html! { p.gl { a href="/c" { (person.voice().id("campaigns-way")) } } }
}

pub fn section(person: &Person, campaigns: &[Overview]) -> Markup {
    let voice = person.voice();
    html! {
        @if !campaigns.is_empty() {
            section aria-labelledby="h-campaigns" {
                div.h { h2 #h-campaigns { (voice.id("lobby-campaigns")) } span.n { (campaigns.len()) }
                    a.gl href="/c" { (voice.id("campaigns-all")) (icon("i-next")) } }
                ul.rows.panel { @for campaign in campaigns { (row(person, campaign)) } }
            }
        }
    }
}
