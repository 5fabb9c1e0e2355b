//! The API described in OpenAPI's words, for programs that write clients.

use axum::response::{IntoResponse, Response};
use schemars::generate::SchemaSettings;
use schemars::{Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use orrery_catalog::CampaignFile;

use super::shapes::*;
use crate::http::problem::Told;

type ShapeOf = fn(&mut SchemaGenerator) -> Schema;

struct Call {
    path: &'static str,
    method: &'static str,
    what: &'static str,
    /// Whether it needs an identity.
    identity: bool,
    /// What may stand in the address after the question mark.
    query: &'static [&'static str],
    body: Option<ShapeOf>,
    answer: ShapeOf,
}

const fn get(path: &'static str, what: &'static str, answer: ShapeOf) -> Call {
    Call { path, method: "get", what, identity: false, query: &[], body: None, answer }
}

const fn post(path: &'static str, what: &'static str, body: Option<ShapeOf>, answer: ShapeOf) -> Call {
    Call { path, method: "post", what, identity: body.is_some(), query: &[], body, answer }
}

impl Call {
    const fn by_me(self) -> Call {
        Call { identity: true, ..self }
    }

    const fn query(self, query: &'static [&'static str]) -> Call {
        Call { query, ..self }
    }
}

const CALLS: [Call; 18] = [
    post("/api/v1/identity", "A new identity; send its token as a bearer token", None, shape::<NewIdentity>),
    get("/api/v1/games", "The games with their options", shape::<Vec<GameInfo>>),
    post("/api/v1/tables", "Create a table", Some(shape::<NewTable>), shape::<Summary>),
    get("/api/v1/tables/{id}", "A table as my seat sees it", shape::<Seen>).query(&["seat"]),
    post("/api/v1/tables/{id}/join", "Take an open seat", Some(shape::<Join>), shape::<Summary>),
    post("/api/v1/tables/{id}/pass", "Give a seat to the computer, or open it", Some(shape::<Pass>), shape::<Summary>),
    get("/api/v1/tables/{id}/offers", "The open questions to my seat", shape::<Offers>).by_me().query(&["seat"]),
    get(
        "/api/v1/tables/{id}/advice",
        "What may be said of an answer to `ask`, whole or half made (`given`, as JSON): refusal, facts, next steps",
        shape::<Advised>,
    )
    .by_me()
    .query(&["seat", "ask", "given"]),
    post("/api/v1/tables/{id}/answer", "Answer a question", Some(shape::<Answer>), shape::<Moved>),
    post("/api/v1/tables/{id}/undo", "Take back my last choice", Some(shape::<Undo>), shape::<Moved>),
    get("/api/v1/tables/{id}/stream", "What my seat is shown, as server-sent events", shape::<Update>).query(&["seat"]),
    get(
        "/api/v1/tables/{id}/record",
        "The record: whole once finished, else what my seat was shown",
        shape::<Recorded>,
    ),
    get("/api/v1/campaigns", "My campaigns, last played first", shape::<Vec<CampaignSummary>>).by_me(),
    get("/api/v1/campaigns/{id}", "A campaign with its closed chapters", shape::<CampaignSeen>),
    post(
        "/api/v1/campaigns/{id}/continue",
        "Take a free seat at the sitting that is there, or open the next one",
        Some(shape::<Continue>),
        shape::<Summary>,
    ),
    post(
        "/api/v1/campaigns/{id}/branch",
        "A campaign of my own with the same past up to a chapter",
        Some(shape::<Branch>),
        shape::<CampaignSeen>,
    ),
    get("/api/v1/campaigns/{id}/file", "All closed chapters as one file", shape::<CampaignFile>),
    post(
        "/api/v1/campaigns/import",
        "A campaign from a file, once every roll of it has come out the same",
        Some(shape::<CampaignFile>),
        shape::<CampaignSeen>,
    ),
];

fn shape<T: schemars::JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

pub async fn document() -> Response {
    axum::Json(describe()).into_response()
}

/// Bodies are described as they are read, answers as they are written.
struct Shapes {
    read: SchemaGenerator,
    written: SchemaGenerator,
}

impl Shapes {
    fn new() -> Shapes {
        let settings = || SchemaSettings::draft2020_12().with(|settings| settings.definitions_path = PATH.into());
        Shapes { read: settings().into_generator(), written: settings().for_serialize().into_generator() }
    }

    fn all(mut self) -> Map<String, Value> {
        let mut all = self.read.take_definitions(true);
        all.extend(self.written.take_definitions(true));
        all
    }
}

const PATH: &str = "/components/schemas";

fn describe() -> Value {
    let (mut shapes, mut paths) = (Shapes::new(), json!({}));
    let problem = shape::<Told>(&mut shapes.written);
    for call in &CALLS {
        paths[call.path][call.method] = described(call, &mut shapes, &problem);
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Orrery", "version": env!("CARGO_PKG_VERSION"),
            "description": "Play at a table: read offers, answer asks. Errors are application/problem+json." },
        "paths": paths,
        "components": { "schemas": shapes.all(),
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer" },
                "cookie": { "type": "apiKey", "in": "cookie", "name": "orrery" } } },
    })
}

fn described(call: &Call, shapes: &mut Shapes, problem: &Schema) -> Value {
    let media = if call.path.ends_with("stream") { "text/event-stream" } else { "application/json" };
    let answer = (call.answer)(&mut shapes.written);
    let mut out = json!({
        "summary": call.what,
        "parameters": parameters(call),
        "responses": {
            "2XX": { "description": "Done", "content": { media: { "schema": answer } } },
            "4XX": { "description": "Not done, and why", "content": { "application/problem+json": { "schema": problem } } },
        },
    });
    if call.identity {
        out["security"] = json!([{ "token": [] }, { "cookie": [] }]);
    }
    if let Some(body) = call.body {
        let schema = body(&mut shapes.read);
        out["requestBody"] = json!({ "required": true, "content": { "application/json": { "schema": schema } } });
    }
    out
}

fn parameters(call: &Call) -> Vec<Value> {
    let parameter = |name: &str, place: &str| json!({ "name": name, "in": place, "required": place == "path", "schema": { "type": "string" } });
    let id = call.path.contains("{id}").then(|| parameter("id", "path"));
    id.into_iter().chain(call.query.iter().map(|name| parameter(name, "query"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reference_leads_somewhere() {
        let document = describe();
        let text = document.to_string();
        let names = text.split("#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next());
        let missing: Vec<&str> = names.filter(|name| document["components"]["schemas"].get(name).is_none()).collect();
        assert_eq!(missing, Vec::<&str>::new());
        assert_eq!(document["paths"].as_object().map(|paths| paths.len()), Some(CALLS.len()));
    }
}
