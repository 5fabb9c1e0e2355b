//! What can go wrong, said so that one knows what happened, what is safe and what to do next. Calls of the API get
//! `application/problem+json`, pages a page.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use orrery_core::{Message, Refusal, Rule};
use orrery_table::SubmitError;
use orrery_table::port::StoreError;
use orrery_text::{Lang, Texts, Voice};
use schemars::JsonSchema;
use serde::Serialize;

/// A problem as programs are told it.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Problem")]
pub struct Told<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    title: Option<&'static str>,
    status: u16,
    /// Stable, to be told apart by.
    code: &'static str,
    /// A sentence for people.
    detail: String,
    reason: &'a Message,
    /// The id of the rule it rests on.
    rule: Rule,
}

/// A failed request, before it is known whether a person or a program reads it.
#[derive(Clone, Debug)]
pub struct Problem {
    pub status: StatusCode,
    /// Stable, for programs.
    pub code: &'static str,
    pub refusal: Refusal,
    /// After how many seconds to try again.
    pub retry: Option<u32>,
}

impl Problem {
    pub fn new(status: StatusCode, code: &'static str, message: Message) -> Self {
        Problem { status, code, refusal: Refusal::new(Rule::TABLE, message), retry: None }
    }

    pub fn no_identity() -> Self {
        Problem::new(StatusCode::UNAUTHORIZED, "no-identity", Message::new("error-no-identity"))
    }

    pub fn no_table() -> Self {
        Problem::new(StatusCode::NOT_FOUND, "no-table", Message::new("error-no-table"))
    }

    pub fn no_campaign() -> Self {
        Problem::new(StatusCode::NOT_FOUND, "no-campaign", Message::new("error-no-campaign"))
    }

    pub fn not_found() -> Self {
        Problem::new(StatusCode::NOT_FOUND, "not-found", Message::new("error-not-found"))
    }

    pub fn not_your_seat() -> Self {
        Problem::new(StatusCode::FORBIDDEN, "not-your-seat", Message::new("error-not-your-seat"))
    }

    pub fn bad_request(code: &'static str) -> Self {
        Problem::new(StatusCode::BAD_REQUEST, code, Message::new("error-bad-request"))
    }

    pub fn too_large() -> Self {
        Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", Message::new("error-too-large"))
    }

    pub fn too_slow() -> Self {
        Problem::new(StatusCode::REQUEST_TIMEOUT, "too-slow", Message::new("error-too-slow"))
    }

    pub fn too_many(seconds: u32) -> Self {
        let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many", Message::new("error-too-many"));
        Problem { retry: Some(seconds), ..problem }
    }

    pub fn wrong_host() -> Self {
        Problem::new(StatusCode::MISDIRECTED_REQUEST, "wrong-host", Message::new("error-wrong-host"))
    }

    pub fn wrong_origin() -> Self {
        Problem::new(StatusCode::FORBIDDEN, "wrong-origin", Message::new("error-wrong-origin"))
    }

    /// Our bug. What exactly happened goes to the log and not to the reader, who gets the number to find it by.
    pub fn fault(why: String) -> Self {
        let number = getrandom::u32().unwrap_or(0) % 1_000_000;
        tracing::error!("fault {number}: {why}");
        let message = Message::new("error-fault").with("number", i64::from(number));
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", message)
    }

    /// Says when to try again, where that is known.
    pub fn with_retry(&self, mut response: Response) -> Response {
        if let Some(seconds) = self.retry {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }

    /// As `application/problem+json`, in the reader's language and with the game's words.
    pub fn json(&self, texts: &Texts, lang: Lang) -> Response {
        let voice = Voice::new(texts, lang, &[]);
        let told = Told {
            kind: "about:blank",
            title: self.status.canonical_reason(),
            status: self.status.as_u16(),
            code: self.code,
            detail: voice.say(&self.refusal.reason),
            reason: &self.refusal.reason,
            rule: self.refusal.rule,
        };
        let body = serde_json::to_string(&told).unwrap_or_default();
        let kind = [(header::CONTENT_TYPE, "application/problem+json")];
        self.with_retry((self.status, kind, body).into_response())
    }
}

impl From<SubmitError> for Problem {
    fn from(error: SubmitError) -> Self {
        match error {
            SubmitError::Refused(refusal) => {
                Problem { status: StatusCode::CONFLICT, code: "refused", refusal, retry: None }
            }
            SubmitError::Damaged(why) => {
                tracing::debug!("damaged: {why}");
                Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "damaged", Message::new("error-damaged"))
            }
            SubmitError::NotRunning => {
                Problem::new(StatusCode::CONFLICT, "not-running", Message::new("error-not-running"))
            }
            SubmitError::Fault(why) => Problem::fault(why),
            SubmitError::Storage(why) => {
                tracing::error!("storage: {why}");
                Problem::new(StatusCode::SERVICE_UNAVAILABLE, "not-saved", Message::new("error-not-saved"))
            }
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        SubmitError::from(error).into()
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        self.json(Texts::shared(), Lang::En)
    }
}
