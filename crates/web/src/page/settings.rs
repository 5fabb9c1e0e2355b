//! A person's own settings: name, language, theme, motion, sound, explanations and what answers itself.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use orrery_table::Pace;
use orrery_text::{Lang, Voice};

use crate::app::Shared;
use crate::http::fields::Fields;
use crate::page::{self, Frame, Nav};
use crate::person::{Person, Settings, Theme, tidy_name};

pub async fn page(State(app): State<Shared>, person: Person, headers: HeaderMap) -> Response {
    let voice = person.voice();
    let body = html! {
        main #main .sheet {
            h1 { (voice.id("nav-settings")) }
            form.settings method="post" action="/settings" {
                label { span { (voice.id("your-name")) }
                    input name="name" maxlength="24" autocomplete="nickname" value=(person.name) placeholder=(voice.id("guest")); }
                (language(&voice, &person))
                (theme(&voice, person.settings.theme))
                (switch(&voice, "less_motion", person.settings.less_motion))
                (switch(&voice, "sound", person.settings.sound))
                (switch(&voice, "no_hints", person.settings.no_hints))
                (switch(&voice, "no_auto", person.settings.no_auto))
                (bots(&voice, person.settings.bots))
                button.btn.pri type="submit" { (voice.id("save")) }
            }
        }
    };
    let frame = Frame::plain(voice.id("nav-settings"), Nav::None);
    page::send(&app, &person, &headers, page::frame(&person, &frame, body))
}

fn language(voice: &Voice<'_>, person: &Person) -> Markup {
    html! {
        fieldset { legend { (voice.id("language")) }
            div.sgr { @for lang in Lang::ALL {
                label lang=(lang.code()) { input.vh type="radio" name="lang" value=(lang.code()) checked[lang == person.lang]; span { (lang.name()) } }
            } } }
    }
}

fn theme(voice: &Voice<'_>, theme: Theme) -> Markup {
    let all = [(Theme::Auto, "auto"), (Theme::Chart, "chart"), (Theme::Print, "print")];
    html! {
        fieldset { legend { (voice.id("theme")) }
            div.sgr { @for (value, id) in all {
                label { input.vh type="radio" name="theme" value=(id) checked[value == theme]; span { (voice.id(&format!("theme-{id}"))) } }
            } } }
    }
}

fn bots(voice: &Voice<'_>, bots: Pace) -> Markup {
    html! {
        fieldset { legend { (voice.id("bot-pace")) }
            div.sgr { @for pace in Pace::ALL {
                label { input.vh type="radio" name="bots" value=(pace.id()) checked[pace == bots]; span { (voice.id(&format!("bot-pace-{}", pace.id()))) } }
            } } }
    }
}

fn switch(voice: &Voice<'_>, name: &str, on: bool) -> Markup {
    html! { label.switch { input type="checkbox" name=(name) value="on" checked[on]; span { (voice.id(&name.replace('_', "-"))) } } }
}

/// One press on an explanation switches all of them off.
pub async fn no_hints(State(app): State<Shared>, mut person: Person, headers: HeaderMap) -> Response {
    person.settings.no_hints = true;
    store(&app, &person, &headers).await
}

pub async fn save(State(app): State<Shared>, mut person: Person, headers: HeaderMap, fields: Fields) -> Response {
    person.name = tidy_name(fields.get("name").unwrap_or(""));
    person.settings = Settings {
        lang: fields.get("lang").and_then(Lang::of_code).map(|lang| lang.code().to_owned()),
        theme: match fields.get("theme") {
            Some("chart") => Theme::Chart,
            Some("print") => Theme::Print,
            _ => Theme::Auto,
        },
        less_motion: fields.get("less_motion").is_some(),
        sound: fields.get("sound").is_some(),
        no_hints: fields.get("no_hints").is_some(),
        no_auto: fields.get("no_auto").is_some(),
        bots: Pace::ALL.into_iter().find(|pace| fields.get("bots") == Some(pace.id())).unwrap_or_default(),
    };
    store(&app, &person, &headers).await
}

async fn store(app: &Shared, person: &Person, headers: &HeaderMap) -> Response {
    let saved = app.tables.store().save_person(&person.record()).await;
    let mut response = match saved {
        Ok(()) => Redirect::to("/settings").into_response(),
        Err(error) => page::problem(person, &error.into()),
    };
    page::greet(app, person, headers, &mut response);
    response
}
