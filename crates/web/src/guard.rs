//! What every request passes: rate and body limits, the Origin check, and headers that keep pages safe.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::Shared;
use crate::error::Problem;

/// The largest body any request may have: an answer is a few hundred bytes.
pub const BODY_LIMIT: usize = 16 * 1024;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// How often one address may ask: a bucket that fills by the minute's share each second.
pub struct Limits {
    a_minute: u32,
    buckets: Mutex<HashMap<IpAddr, (f64, Instant)>>,
}

impl Limits {
    pub fn new(a_minute: u32) -> Self {
        Limits { a_minute, buckets: Mutex::default() }
    }

    fn admit(&self, address: IpAddr, now: Instant) -> bool {
        if self.a_minute == 0 {
            return true;
        }
        let full = f64::from(self.a_minute);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > 10_000 {
            buckets.retain(|_, (_, seen)| now.duration_since(*seen).as_secs() < 60);
        }
        let (left, seen) = buckets.entry(address).or_insert((full, now));
        *left = (*left + now.duration_since(*seen).as_secs_f64() * full / 60.0).min(full);
        *seen = now;
        let admitted = *left >= 1.0;
        *left -= if admitted { 1.0 } else { 0.0 };
        admitted
    }
}

pub async fn guard(State(app): State<Shared>, request: Request, next: Next) -> Response {
    app.metrics.requests.add(1);
    if let Err(problem) = admit(&app, &request) {
        return with_headers(problem.into_response());
    }
    let reading = is_reading(request.method());
    with_headers(if reading { next.run(request).await } else { to_the_end(next.run(request)).await })
}

fn is_reading(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD)
}

/// What changes something is done to its end, even when whoever sent it is gone by then: half a change is none.
async fn to_the_end(work: impl Future<Output = Response> + Send + 'static) -> Response {
    match tokio::spawn(work).await {
        Ok(response) => response,
        Err(error) => Problem::fault(error.to_string()).into_response(),
    }
}

fn admit(app: &Shared, request: &Request) -> Result<(), Problem> {
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    if address.is_some_and(|address| !app.limits.admit(address, Instant::now())) {
        return Err(Problem::too_many());
    }
    let changes = !is_reading(request.method());
    if changes && !same_origin(request.headers()) {
        return Err(Problem::wrong_origin());
    }
    if changes && declared_length(request.headers()).is_some_and(|length| length > BODY_LIMIT) {
        return Err(Problem::too_large());
    }
    Ok(())
}

fn declared_length(headers: &HeaderMap) -> Option<usize> {
    headers.get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

/// Browsers say where a changing request comes from; it must be a page of ours. Programs say nothing and carry their
/// identity themselves.
fn same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    origin.is_some() && origin == host
}

fn with_headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let limits = Limits::new(60);
        let (address, start) = (IpAddr::from([127, 0, 0, 1]), Instant::now());
        assert!((0..60).all(|_| limits.admit(address, start)));
        assert!(!limits.admit(address, start), "the 61st in the same instant");
        assert!(limits.admit(IpAddr::from([127, 0, 0, 2]), start), "somebody else");
        assert!(limits.admit(address, start + Duration::from_secs(2)));
    }

    #[test]
    fn foreign_pages_cannot_change_anything() {
        let headers = |origin: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("localhost:7777"));
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            headers
        };
        assert!(same_origin(&headers("http://localhost:7777")));
        assert!(!same_origin(&headers("http://evil.example")));
        assert!(!same_origin(&headers("null")));
    }
}
