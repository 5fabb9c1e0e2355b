//! What every request passes: limits of rate and size, where it comes from and where it believes to be, and headers that
//! keep pages safe.

use std::net::{IpAddr, SocketAddr};
use std::panic::AssertUnwindSafe;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;

use crate::app::{App, Shared};
use crate::http::fields::{BODY_LIMIT, IMPORT_LIMIT};
use crate::http::origin;
use crate::http::problem::Problem;
use crate::page;
use crate::person::Person;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Making one of these costs the server more than reading a page.
const MADE: [&str; 5] = ["/tables", "/api/v1/tables", "/api/v1/identity", IMPORTS[0], IMPORTS[1]];
/// Where whole files come in.
const IMPORTS: [&str; 2] = ["/c/import", "/api/v1/campaigns/import"];

pub async fn guard(State(app): State<Shared>, mut request: Request, next: Next) -> Response {
    app.metrics.requests.add(1);
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let address = peer.map(|peer| app.config.proxies.client(peer, request.headers()));
    app.config.proxies.believe(peer, request.headers_mut());
    let (uri, headers) = (request.uri().clone(), request.headers().clone());
    let response = match admit(&app, address, &request) {
        Ok(()) => run(request, next).await,
        Err(problem) => Err(problem),
    };
    with_headers(response.unwrap_or_else(|problem| said(&problem, &uri, &headers)))
}

/// A fault while answering is this request's own: whoever asked is told, and the connection goes on.
async fn run(request: Request, next: Next) -> Result<Response, Problem> {
    if is_reading(request.method()) {
        let answered = AssertUnwindSafe(next.run(request)).catch_unwind().await;
        return answered.map_err(|_| Problem::fault("a page could not be drawn: see the panic above".into()));
    }
    // What changes something is done to its end, even when whoever sent it is gone by then: half a change is none.
    tokio::spawn(next.run(request)).await.map_err(|error| Problem::fault(error.to_string()))
}

/// Pages for people, problems as data for programs.
fn said(problem: &Problem, uri: &Uri, headers: &HeaderMap) -> Response {
    let wants_page = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).is_some_and(is_page);
    if wants_page && !uri.path().starts_with("/api/") {
        page::problem(&Person::stranger(headers), problem)
    } else {
        problem.clone().into_response()
    }
}

fn is_page(accept: &str) -> bool {
    accept.contains("text/html")
}

fn is_reading(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD)
}

fn admit(app: &App, address: Option<IpAddr>, request: &Request) -> Result<(), Problem> {
    let changes = !is_reading(request.method());
    let path = request.uri().path();
    if let Some(address) = address {
        app.limits.admit(address, Instant::now(), changes && MADE.contains(&path)).map_err(Problem::too_many)?;
    }
    // Whoever looks after the server asks by its number.
    if path != "/healthz" && !app.config.is_our_host(request.headers()) {
        return Err(Problem::wrong_host());
    }
    if changes && !origin::is_ours(request.headers()) {
        return Err(Problem::wrong_origin());
    }
    let most = if IMPORTS.contains(&path) { IMPORT_LIMIT } else { BODY_LIMIT };
    if changes && declared_length(request.headers()).is_some_and(|length| length > most) {
        return Err(Problem::too_large());
    }
    Ok(())
}

fn declared_length(headers: &HeaderMap) -> Option<usize> {
    headers.get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
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
    use axum::Router;
    use axum::body::Body;
    use axum::http::StatusCode;
    use axum::routing::get;
    use orrery_table::Tables;
    use std::time::Duration;
    use tower_service::Service;

    async fn boom() -> &'static str {
        panic!("a card that nobody has drawn")
    }

    #[tokio::test]
    async fn a_panic_is_a_page_with_a_number_and_no_dropped_connection() {
        let folder = tempfile::tempdir().unwrap();
        let store = orrery_store::open(None, folder.path()).await.unwrap();
        let app = App::new(Tables::new(store, Duration::ZERO), crate::Config::default()).await.unwrap();
        let layer = axum::middleware::from_fn_with_state(app, guard);
        let mut router: Router = Router::new().route("/boom", get(boom).post(boom)).layer(layer);
        for (method, accept) in [("GET", "text/html"), ("POST", "text/html"), ("GET", "application/json")] {
            let request = Request::builder().method(method).uri("/boom").header("accept", accept);
            let response = router.call(request.body(Body::empty()).unwrap()).await.unwrap();
            assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
            let text = axum::body::to_bytes(response.into_body(), 100_000).await.unwrap();
            let text = String::from_utf8_lossy(&text).into_owned();
            assert!(!text.contains("nobody has drawn"), "what happened is for the log");
            let said = text.split("under number ").nth(1).unwrap_or_else(|| panic!("no number: {text}"));
            assert!(said.starts_with(|digit: char| digit.is_ascii_digit()), "{said}");
            assert_eq!(accept == "text/html", text.contains("<html"), "{text}");
        }
    }
}
