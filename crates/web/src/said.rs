//! What a page says once after something did not go through, for those without scripts. It travels in a cookie with our
//! mark: nobody else can put words on a page, least of all in its address.

use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use orrery_catalog::hex;
use orrery_table::port::PersonId;

use crate::app::App;
use crate::person::cookie;

const NAME: &str = "orrery-said";
/// The longest text, in bytes: cookies are small.
const LONGEST: usize = 800;

/// Lets the next page of this person say `text`.
pub fn say(app: &App, person: PersonId, text: &str, response: &mut Response) {
    let end = (0..=text.len().min(LONGEST)).rev().find(|end| text.is_char_boundary(*end)).unwrap_or(0);
    let text = &text[..end];
    let cookie = format!(
        "{NAME}={}.{}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax",
        mark(app, person, text),
        hex(text.as_bytes())
    );
    append(response, &cookie);
}

/// What is to be said to this person, if we have marked it.
pub fn heard(app: &App, person: PersonId, headers: &HeaderMap) -> Option<String> {
    let (marked, text) = cookie(headers, NAME)?.split_once('.')?;
    let text = String::from_utf8(unhex(text)?).ok()?;
    (marked == mark(app, person, &text)).then_some(text)
}

/// It is said once.
pub fn forget(response: &mut Response) {
    append(response, &format!("{NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"));
}

fn append(response: &mut Response, cookie: &str) {
    if let Ok(value) = HeaderValue::from_str(cookie) {
        response.headers_mut().append(SET_COOKIE, value);
    }
}

fn mark(app: &App, person: PersonId, text: &str) -> String {
    app.signer.seal(&format!("said/{}/{text}", person.0))
}

fn unhex(digits: &str) -> Option<Vec<u8>> {
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    digits.as_bytes().chunks(2).map(byte).collect()
}
