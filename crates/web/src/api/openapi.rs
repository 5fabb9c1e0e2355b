//! The API described in OpenAPI's words, for programs that write clients.

use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// Every call: path, method, what it does, whether it needs an identity, and its body's schema.
const CALLS: [(&str, &str, &str, bool, Option<&str>); 11] = [
    ("/api/v1/identity", "post", "A new identity; send its token as a bearer token", false, None),
    ("/api/v1/games", "get", "The games with their options", false, None),
    ("/api/v1/tables", "post", "Create a table", true, Some("NewTable")),
    ("/api/v1/tables/{id}", "get", "A table as my seat sees it", false, None),
    ("/api/v1/tables/{id}/join", "post", "Take an open seat", true, Some("Join")),
    ("/api/v1/tables/{id}/offers", "get", "The open questions to my seat", true, None),
    (
        "/api/v1/tables/{id}/advice",
        "get",
        "What may be said of an answer to `ask`, whole or half made (`given`, as JSON): refusal, facts, next steps",
        true,
        None,
    ),
    ("/api/v1/tables/{id}/answer", "post", "Answer a question", true, Some("Answer")),
    ("/api/v1/tables/{id}/undo", "post", "Take back my last choice", true, Some("Undo")),
    ("/api/v1/tables/{id}/stream", "get", "What my seat is shown, as server-sent events", false, None),
    ("/api/v1/tables/{id}/record", "get", "The record: whole once finished, else what my seat was shown", false, None),
];

pub async fn document() -> Response {
    axum::Json(describe()).into_response()
}

fn describe() -> Value {
    let mut paths = json!({});
    for (path, method, what, identity, body) in CALLS {
        paths[path][method] = call(path, what, identity, body);
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Orrery", "version": env!("CARGO_PKG_VERSION"),
            "description": "Play at a table: read offers, answer asks. Errors are application/problem+json." },
        "paths": paths,
        "components": { "schemas": schemas(),
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer" },
                "cookie": { "type": "apiKey", "in": "cookie", "name": "orrery" } } },
    })
}

fn call(path: &str, what: &str, identity: bool, body: Option<&str>) -> Value {
    let media = if path.ends_with("stream") { "text/event-stream" } else { "application/json" };
    let mut call = json!({
        "summary": what,
        "responses": {
            "2XX": { "description": "Done", "content": { media: {} } },
            "4XX": { "description": "Not done, and why", "content": { "application/problem+json": {
                "schema": { "$ref": "#/components/schemas/Problem" } } } },
        },
    });
    if path.contains("{id}") {
        call["parameters"] = json!([
            { "name": "id", "in": "path", "required": true, "schema": { "type": "string" } },
        ]);
    }
    if identity {
        call["security"] = json!([{ "token": [] }, { "cookie": [] }]);
    }
    if let Some(name) = body {
        let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
        call["requestBody"] = json!({ "required": true, "content": { "application/json": { "schema": schema } } });
    }
    call
}

fn schemas() -> Value {
    let seat = json!({ "type": "integer", "minimum": 0, "maximum": 15 });
    let keys = json!({ "type": "array", "items": { "type": "string" } });
    let one = |name: &str, schema: Value| json!({ "type": "object", "required": [name], "properties": { name: schema }, "additionalProperties": false });
    json!({
        "Problem": { "type": "object", "required": ["status", "code", "detail"], "properties": {
            "status": { "type": "integer" }, "code": { "type": "string" }, "detail": { "type": "string" },
            "rule": { "type": "string", "description": "The id of the rule it rests on" } } },
        "NewTable": { "type": "object", "required": ["game", "seats"], "properties": {
            "game": { "type": "string" }, "title": { "type": "string" }, "listed": { "type": "boolean" },
            "name": { "type": "string" },
            "options": { "type": "object", "additionalProperties": { "type": "string" } },
            "seats": { "type": "array", "items": { "enum": ["me", "open", "random", "easy", "normal", "hard"] } } } },
        "Join": { "type": "object", "properties": { "seat": seat, "name": { "type": "string" } } },
        "Undo": { "type": "object", "properties": { "seat": seat,
            "idempotency_key": { "type": "string", "pattern": "^[0-9a-fA-F]{1,16}$" } } },
        "Answer": { "type": "object", "required": ["ask", "given"], "properties": {
            "ask": { "type": "integer", "description": "The id of the ask, from the offer" }, "seat": seat,
            "given": { "$ref": "#/components/schemas/Given" },
            "idempotency_key": { "type": "string", "pattern": "^[0-9a-fA-F]{1,16}$" } } },
        "Given": { "oneOf": [
            one("option", json!({ "type": "string" })), one("picked", keys.clone()),
            one("amounts", json!({ "type": "object", "additionalProperties": { "type": "integer", "minimum": 0 } })),
            one("steps", keys),
            one("form", json!({ "type": "object", "additionalProperties": { "$ref": "#/components/schemas/Given" } })),
        ] },
    })
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
