//! Before the game: the waiting room.

use maud::{Markup, html};
use orrery_core::{Message, Seat};
use orrery_draw::{Story, icon, seat_mark};
use orrery_table::port::{CampaignId, Chair, Holder, Status};
use orrery_text::Voice;

use super::eyes::Scope;
use crate::page::{self, Frame, Nav};
use crate::person::Person;

/// What a page says besides what is seen of the table.
pub struct About<'a> {
    pub problem: Option<&'a str>,
    pub story: Option<&'a Story>,
    /// Whose sitting the table is.
    pub campaign: Option<CampaignId>,
}

impl About<'_> {
    /// Whoever breaks off has nothing to do but go: the table waits.
    pub fn way_back(&self, voice: &Voice<'_>) -> Markup {
        html! {
            @if let Some(id) = self.campaign {
                div.panel.listview { p { a href={ "/c/" (id) } { (voice.id("campaign-of")) } } p { (voice.id("campaign-adjourn")) } }
            }
        }
    }
}

/// Who sits where, the link to share, and chairs to take.
pub fn draw(scope: &Scope<'_>, person: &Person, base: &str, about: &About<'_>) -> Markup {
    let (voice, record) = (scope.voice(), &scope.now.record);
    let is_host = record.host == person.id;
    let body = html! {
        main #main .sheet.room data-live={ "/t/" (scope.id()) "/live?room=" (record.revision) } data-table=(scope.id()) data-seq="0" data-waiting="" {
            p.cap { (voice.id(&format!("game-{}", scope.game().info().id))) }
            h1 { (record.title) }
            (page::alert(about.problem))
            p { (voice.id("room-why")) }
            div.share { label { span.cap { (voice.id("room-link")) }
                input #share-link readonly value={ (base) "/t/" (scope.id()) }; }
                button.btn type="button" data-copy="#share-link" { (icon("i-link")) (voice.id("copy")) } }
            ul.rows.panel { @for (i, chair) in record.chairs.iter().enumerate() {
                (chair_row(scope, person, Seat(i as u8), chair))
            } }
            @if is_host { (beginnings(scope)) }
            (about.way_back(&voice))
        }
    };
    let frame = Frame::plain(record.title.clone(), Nav::Play);
    page::frame(person, &frame, body)
}

/// How the host begins without waiting for everybody.
fn beginnings(scope: &Scope<'_>) -> Markup {
    let voice = scope.voice();
    html! {
        div.begin {
            form method="post" action={ "/t/" (scope.id()) "/fill" } {
                button.btn type="submit" { (icon("i-bot")) (voice.id("room-fill")) }
            }
            @if can_begin(scope) {
                form method="post" action={ "/t/" (scope.id()) "/begin" } {
                    button.btn type="submit" { (icon("i-play")) (voice.id("room-begin")) }
                }
            }
        }
    }
}

/// Whether those who are there are as many as the game needs.
fn can_begin(scope: &Scope<'_>) -> bool {
    let here = scope.now.record.chairs.iter().filter(|chair| chair.holder != Holder::Open).count();
    u8::try_from(here).is_ok_and(|here| scope.game().info().seats.contains(&here))
}

/// While the game runs: who sits where, and chairs that can be taken or given away.
pub fn chairs(scope: &Scope<'_>, person: &Person, about: &About<'_>) -> Markup {
    let (voice, record) = (scope.voice(), &scope.now.record);
    let free = record.chairs.iter().any(|chair| chair.holder == Holder::Open);
    html! {
        @if record.status == Status::Running {
            details.panel.listview.chairs open[free && record.seats_of(person.id).next().is_none()] {
                summary { (icon("i-link")) (voice.id("chairs")) }
                p { (voice.id("chairs-why")) }
                ul.rows { @for (i, chair) in record.chairs.iter().enumerate() {
                    (chair_row(scope, person, Seat(i as u8), chair))
                    (give_away(scope, person, Seat(i as u8), chair, about))
                } }
            }
        }
    }
}

/// One's own chair is one's own to give; those nobody sits on are the host's, and in a campaign those of who is absent.
fn give_away(scope: &Scope<'_>, person: &Person, seat: Seat, chair: &Chair, about: &About<'_>) -> Markup {
    let (voice, is_host) = (scope.voice(), scope.now.record.host == person.id);
    let ways: &[(&str, &str)] = match chair.holder {
        Holder::Person(id) if id == person.id => &[("normal", "chair-own-bot"), ("open", "chair-own-open")],
        Holder::Person(_) if is_host && about.campaign.is_some() => {
            &[("normal", "chair-absent-bot"), ("open", "chair-absent-open")]
        }
        Holder::Bot(_) if is_host => &[("open", "chair-bot-open")],
        Holder::Open if is_host => &[("normal", "chair-open-bot")],
        _ => &[],
    };
    html! {
        @for (to, what) in ways {
            li { form method="post" action={ "/t/" (scope.id()) "/pass" } {
                input type="hidden" name="seat" value=(seat.0);
                input type="hidden" name="to" value=(to);
                button.btn type="submit" { (voice.say(&Message::new(what).with("seat", seat))) }
            } }
        }
    }
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
                    form.sit method="post" action={ "/t/" (scope.id()) "/sit" } {
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
