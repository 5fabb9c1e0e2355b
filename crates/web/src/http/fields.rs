//! What a form sends, read into an answer in the offer's words.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{Uri, header};
use orrery_core::{AskId, Given, OptionValues, Seat};

use crate::http::problem::Problem;

/// The largest body any request may have: an answer is a few hundred bytes.
pub const BODY_LIMIT: usize = 16 * 1024;

/// The fields of a form and of the address it is sent to, in order, with repeats.
#[derive(Clone, Debug, Default)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    pub fn read(body: &str) -> Fields {
        Fields(form_urlencoded::parse(body.as_bytes()).into_owned().collect())
    }

    /// What stands in an address after the question mark.
    pub fn of(uri: &Uri) -> Fields {
        Fields::read(uri.query().unwrap_or(""))
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn all(&self, name: &str) -> Vec<String> {
        self.0.iter().filter(|(known, _)| known == name).map(|(_, value)| value.clone()).collect()
    }

    /// The settings of a table.
    pub fn options(&self) -> OptionValues {
        let option = |(name, value): &(String, String)| Some((name.strip_prefix("option-")?.to_owned(), value.clone()));
        self.0.iter().filter_map(option).collect()
    }

    pub fn seat(&self) -> Option<Seat> {
        self.get("seat")?.parse().ok().map(Seat)
    }

    pub fn ask(&self) -> Option<AskId> {
        self.get("ask")?.parse().ok().map(AskId)
    }

    /// What keeps a request that is sent twice from counting twice.
    pub fn token(&self) -> Option<u64> {
        u64::from_str_radix(self.get("token")?, 16).ok()
    }

    /// The answer, if the form holds one.
    pub fn given(&self) -> Option<Given> {
        if let Some(json) = self.get("given") {
            return serde_json::from_str(json).ok();
        }
        match self.get("kind")? {
            "form" => self.all("field").iter().map(|field| self.field(field)).collect::<Option<_>>().map(Given::Form),
            kind => self.of_kind(kind, ""),
        }
    }

    /// A field of a form says which kind it is, as in `to:picked`; its inputs bear its name, as in `to.picked`.
    fn field(&self, field: &str) -> Option<(String, Given)> {
        let (name, kind) = field.split_once(':')?;
        Some((name.to_owned(), self.of_kind(kind, &format!("{name}."))?))
    }

    fn of_kind(&self, kind: &str, prefix: &str) -> Option<Given> {
        let named = |name: &str| format!("{prefix}{name}");
        match kind {
            "option" => Some(Given::Option(self.get(&named("option"))?.to_owned())),
            "picked" => Some(Given::Picked(self.all(&named("picked")))),
            "amounts" => Some(Given::Amounts(self.amounts(&named("amount-")))),
            "steps" => Some(Given::Steps(self.all(&named("step")))),
            _ => None,
        }
    }

    fn amounts(&self, prefix: &str) -> BTreeMap<String, u32> {
        let amount =
            |(name, value): &(String, String)| Some((name.strip_prefix(prefix)?.to_owned(), value.parse().ok()?));
        self.0.iter().filter_map(amount).collect()
    }
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let mut fields = Fields::of(request.uri());
        let body = read_body(request, state).await?;
        fields.0.extend(Fields::read(&String::from_utf8_lossy(&body)).0);
        Ok(fields)
    }
}

/// The largest file that may be brought: a campaign of a hundred long sittings.
pub const IMPORT_LIMIT: usize = 32 * 1024 * 1024;

/// A few kilobytes come at once, or somebody holds the line.
const BODY_DEADLINE: Duration = Duration::from_secs(10);
/// A file may take longer.
const IMPORT_DEADLINE: Duration = Duration::from_secs(120);

/// A body within the limits, whatever length it claims.
pub async fn read_body<S: Send + Sync>(request: Request, _state: &S) -> Result<Bytes, Problem> {
    read_within(request, BODY_LIMIT, BODY_DEADLINE).await
}

/// A file within its limits.
pub async fn read_file(request: Request) -> Result<Bytes, Problem> {
    read_within(request, IMPORT_LIMIT, IMPORT_DEADLINE).await
}

async fn read_within(request: Request, most: usize, deadline: Duration) -> Result<Bytes, Problem> {
    let reading = axum::body::to_bytes(request.into_body(), most);
    let body = tokio::time::timeout(deadline, reading).await.map_err(|_| Problem::too_slow())?;
    body.map_err(|_| Problem::too_large())
}

/// Whether the sender wants data rather than a page.
pub fn wants_fragment(headers: &axum::http::HeaderMap) -> bool {
    headers.get("x-orrery").is_some() || headers.get(header::ACCEPT).is_some_and(|value| value == "application/json")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_offer_has_a_form_that_answers_it() {
        let given = |body: &str| Fields::read(body).given();
        assert_eq!(given("kind=option&option=TH"), Some(Given::Option("TH".into())));
        assert_eq!(
            given("kind=picked&picked=TH04&picked=RA04-light"),
            Some(Given::Picked(vec!["TH04".into(), "RA04-light".into()]))
        );
        assert_eq!(given("kind=picked"), Some(Given::Picked(vec![])), "nothing picked is an answer");
        assert_eq!(
            given("kind=amounts&amount-ore=2&amount-ice=0"),
            Some(Given::Amounts([("ore".into(), 2), ("ice".into(), 0)].into()))
        );
        assert_eq!(given("kind=steps&step=a&step=b"), Some(Given::Steps(vec!["a".into(), "b".into()])));
        let fields =
            [("give".into(), Given::Amounts([("ore".into(), 1)].into())), ("to".into(), Given::Picked(vec![]))];
        let form = "kind=form&field=give:amounts&give.amount-ore=1&field=to:picked";
        assert_eq!(given(form), Some(Given::Form(fields.into())));
        assert_eq!(given("given=%7B%22option%22%3A%22TH%22%7D"), Some(Given::Option("TH".into())));
    }

    #[test]
    fn nonsense_is_no_answer() {
        for body in
            ["", "kind=option", "kind=what&option=TH", "given=%7B", "kind=form&field=to", "kind=form&field=to:what"]
        {
            assert_eq!(Fields::read(body).given(), None, "{body}");
        }
        assert_eq!(Fields::read("x=%zz%4").get("x"), Some("%zz%4"));
        assert_eq!(Fields::read("x=a+b%E2%82%AC").get("x"), Some("a b€"));
    }
}
