//! Who is asking: a signed cookie is the identity, no account needed. Settings travel with the person.

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use orrery_table::Pace;
use orrery_table::port::{PersonId, PersonRecord, StoreError};
use orrery_text::{Lang, Voice};
use serde::{Deserialize, Serialize};

use crate::app::{App, Shared};
use crate::http::problem::Problem;

const COOKIE_NAME: &str = "orrery";
const FIVE_YEARS: u32 = 5 * 365 * 24 * 3600;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the device has it.
    #[default]
    Auto,
    Chart,
    Print,
}

/// A person's own settings. Unset means: as the device has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub lang: Option<String>,
    pub theme: Theme,
    pub less_motion: bool,
    pub sound: bool,
    /// Explanations for newcomers are switched off.
    pub no_hints: bool,
    /// Questions with a single answer wait for a press like all others.
    pub no_auto: bool,
    /// How the bots of a table are to be followed.
    pub bots: Pace,
}

/// Whoever sent this request.
#[derive(Clone, Debug)]
pub struct Person {
    pub id: PersonId,
    /// Came without a valid cookie: the response must bring one.
    pub is_new: bool,
    pub name: String,
    pub settings: Settings,
    pub lang: Lang,
}

impl Person {
    /// Somebody who is known, with their settings.
    pub async fn load(app: &App, id: PersonId, headers: &HeaderMap) -> Result<Person, Problem> {
        let record = match app.tables.store().person(id).await {
            // Their tables do not hang on it: they are shown without a name, in the language of their device.
            Err(StoreError::Damaged(why)) => {
                tracing::error!("a person cannot be read: {why}");
                None
            }
            record => record?,
        };
        Ok(person(id, false, record, headers))
    }

    /// Whoever it may be: enough for a page that says what went wrong.
    pub fn stranger(headers: &HeaderMap) -> Person {
        person(PersonId(0), false, None, headers)
    }

    /// Somebody nobody has met.
    pub fn newcomer(headers: &HeaderMap) -> Result<Person, Problem> {
        let id = PersonId(getrandom::u64().map_err(|error| Problem::fault(error.to_string()))?);
        Ok(person(id, true, None, headers))
    }

    pub fn voice(&self) -> Voice<'static> {
        Voice::shared(self.lang)
    }

    /// The name at a table: chosen, or a polite default.
    pub fn shown_name(&self) -> String {
        if self.name.is_empty() { self.voice().id("guest") } else { self.name.clone() }
    }

    /// Saves their name and settings. Where their row is damaged it stays so, and they may play all the same.
    pub async fn remember(&self, app: &App) -> Result<(), StoreError> {
        match app.tables.store().save_person(&self.record()).await {
            Err(StoreError::Damaged(why)) => {
                tracing::error!("a person could not be saved: {why}");
                Ok(())
            }
            saved => saved,
        }
    }

    pub fn record(&self) -> PersonRecord {
        let settings = serde_json::to_string(&self.settings).unwrap_or_default();
        PersonRecord { id: self.id, name: self.name.clone(), settings }
    }
}

/// The identity alone, without looking anything up: enough for answers.
#[derive(Clone, Copy, Debug)]
pub struct Identity(pub PersonId);

impl FromRequestParts<Shared> for Identity {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Problem> {
        known(app, &parts.headers).map(Identity).ok_or_else(Problem::no_identity)
    }
}

impl FromRequestParts<Shared> for Person {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Problem> {
        match known(app, &parts.headers) {
            Some(id) => Person::load(app, id, &parts.headers).await,
            None => Person::newcomer(&parts.headers),
        }
    }
}

fn person(id: PersonId, is_new: bool, record: Option<PersonRecord>, headers: &HeaderMap) -> Person {
    let settings: Settings =
        record.as_ref().and_then(|record| serde_json::from_str(&record.settings).ok()).unwrap_or_default();
    let asked = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let chosen = settings.lang.as_deref().and_then(Lang::of_code);
    let lang = chosen.unwrap_or_else(|| Lang::of_accept_language(asked));
    Person { id, is_new, name: record.map(|record| record.name).unwrap_or_default(), settings, lang }
}

fn known(app: &App, headers: &HeaderMap) -> Option<PersonId> {
    let bearer = headers.get("authorization").and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    bearer.or_else(|| cookie(headers, COOKIE_NAME)).and_then(|token| app.signer.check(token))
}

/// The value of a cookie.
pub fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let pairs = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok()).flat_map(|all| all.split(';'));
    pairs.filter_map(|pair| pair.trim().split_once('=')).find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// The cookie that makes a newcomer known.
pub fn set_cookie(app: &App, person: PersonId, secure: bool) -> Option<HeaderValue> {
    let token = app.signer.sign(person);
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE_NAME}={token}; Path=/; Max-Age={FIVE_YEARS}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).ok()
}

/// A name as people may choose it: trimmed, one line, at most 24 characters.
pub fn tidy_name(name: &str) -> String {
    let line: String = name.chars().filter(|c| !c.is_control()).collect();
    line.trim().chars().take(24).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(tidy_name("  Aoi\n\u{7} "), "Aoi");
        assert_eq!(tidy_name(&"x".repeat(100)).len(), 24);
    }
}
