//! What calls bring with them.

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::http::fields::{Fields, read_body};
use crate::http::problem::Problem;

/// A JSON body, read strictly and within the limit.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let bytes = read_body(request, state).await?;
        serde_json::from_slice(&bytes).map(Body).map_err(|_| Problem::bad_request("bad-json"))
    }
}

/// The seat one looks from, where the address names one.
pub struct AsSeat {
    pub seat: Option<u8>,
}

impl<S: Send + Sync> FromRequestParts<S> for AsSeat {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        let query = Fields::of(&parts.uri);
        let seat = query.get("seat").map(|seat| seat.parse().map_err(|_| Problem::bad_request("bad-seat")));
        Ok(AsSeat { seat: seat.transpose()? })
    }
}
