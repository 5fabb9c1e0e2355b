//! The description of the API against the running program: every answer is of the shape that is promised.

mod common;

use common::expect::Expect as _;
use common::program;
use orrery_catalog::{CampaignFile, Mark};
use orrery_wire::blocking::Client;
use serde_json::{Value, json};

/// What is wrong with `value` as one of `schema`, in as much of JSON Schema as the description uses.
fn wrong(document: &Value, schema: &Value, value: &Value) -> Option<String> {
    if let Some(name) = schema["$ref"].as_str() {
        let target = document.pointer(&name[1..]).unwrap_or_else(|| panic!("{name} leads nowhere"));
        return wrong(document, target, value);
    }
    let any = ["anyOf", "oneOf"].iter().find_map(|of| schema[of].as_array());
    if let Some(any) = any {
        let reasons: Option<Vec<String>> = any.iter().map(|one| wrong(document, one, value)).collect();
        return reasons.map(|reasons| format!("none of {reasons:?}"));
    }
    wrong_type(schema, value).or_else(|| wrong_parts(document, schema, value))
}

fn wrong_type(schema: &Value, value: &Value) -> Option<String> {
    let is = |kind: &str| match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("a type {other}"),
    };
    let known = match &schema["type"] {
        Value::Null => true,
        Value::String(kind) => is(kind),
        kinds => kinds.as_array().unwrap().iter().any(|kind| is(kind.as_str().unwrap())),
    };
    let listed = |list: &Value| list.as_array().is_none_or(|list| list.contains(value));
    let constant = schema.get("const").is_none_or(|only| only == value);
    (!known || !listed(&schema["enum"]) || !constant).then(|| format!("{value} is not {schema}"))
}

fn wrong_parts(document: &Value, schema: &Value, value: &Value) -> Option<String> {
    if let Some(items) = value.as_array() {
        let (first, rest) = (schema["prefixItems"].as_array(), &schema["items"]);
        let of = |i: usize| first.and_then(|first| first.get(i)).unwrap_or(rest);
        return items.iter().enumerate().find_map(|(i, item)| wrong(document, of(i), item));
    }
    let fields = value.as_object()?;
    let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    if let Some(missing) = required.into_iter().find(|name| !fields.contains_key(*name)) {
        return Some(format!("{missing} is missing in {value}"));
    }
    let named = |name: &str| schema["properties"].get(name);
    fields.iter().find_map(|(name, field)| match named(name) {
        Some(property) => wrong(document, property, field),
        None if schema["properties"].is_object() && !schema["additionalProperties"].is_object() => {
            Some(format!("{name} is not in the description"))
        }
        None => wrong(document, &schema["additionalProperties"], field),
    })
}

struct Described(Value);

impl Described {
    fn answer(&self, path: &str, method: &str) -> &Value {
        let call = &self.0["paths"][path][method];
        assert!(call.is_object(), "{method} {path} is not described");
        let media = if path.ends_with("stream") { "text/event-stream" } else { "application/json" };
        &call["responses"]["2XX"]["content"][media]["schema"]
    }

    #[track_caller]
    fn holds(&self, path: &str, method: &str, value: &Value) {
        let schema = self.answer(path, method);
        assert!(schema.as_object().is_some_and(|schema| !schema.is_empty()), "{method} {path} promises nothing");
        assert_eq!(wrong(&self.0, schema, value), None, "{method} {path}: {value}");
    }
}

/// Answers of which some may be legal.
fn tries(offer: &Value) -> Vec<Value> {
    let options = &offer["options"];
    let keys = |list: &Value| list.as_array().into_iter().flatten().map(|it| it["key"].clone()).collect::<Vec<_>>();
    let listed = keys(&options["list"]).into_iter().map(|key| json!({ "option": key }));
    let steps = keys(&options["path"]["next"]).into_iter().map(|key| json!({ "steps": [key] }));
    let single = keys(&options["pick"]["from"]).into_iter().map(|key| json!({ "picked": [key] }));
    listed.chain(steps).chain(single).chain([json!({ "steps": [] }), json!({ "picked": [] })]).collect()
}

#[test]
fn every_answer_is_of_the_shape_that_is_promised() {
    let program = program();
    let mut stranger = Client::new(program.port());
    let api = Described(stranger.get("/api/openapi.json").ok());
    api.holds("/api/v1/identity", "post", &stranger.post("/api/v1/identity", &Value::Null).ok());
    api.holds("/api/v1/games", "get", &stranger.get("/api/v1/games").ok());
    for game in ["starship-builder", "space-diamonds", "starfarers", "interstellar", "vanguard"] {
        let mut me = Client::person(program.port());
        let made = me.post("/api/v1/tables", &json!({ "game": game, "seats": ["me", "open"], "name": "Mia" })).ok();
        api.holds("/api/v1/tables", "post", &made);
        let table = format!("/api/v1/tables/{}", made["id"].as_str().unwrap());
        api.holds("/api/v1/tables/{id}", "get", &me.get(&table).ok());
        let mut other = Client::person(program.port());
        api.holds("/api/v1/tables/{id}/join", "post", &other.post(&format!("{table}/join"), &json!({})).ok());
        play(&api, &table, [me, other]);
    }
}

/// A campaign of one game that ended at once, as its calls answer.
#[test]
fn campaigns_are_of_the_shape_that_is_promised() {
    let program = program();
    let (mut me, id) = (Client::person(program.port()), "/api/v1/campaigns/{id}");
    let api = Described(me.get("/api/openapi.json").ok());
    let made = me.post("/api/v1/tables", &json!({ "game": "starship-builder", "seats": ["me", "me"] })).ok();
    let table = made["id"].as_str().unwrap().to_owned();
    let form = [("content-type", "application/x-www-form-urlencoded")];
    assert_eq!(me.send("POST", &format!("/t/{table}/leave"), &form, b"seat=0").status, 303);
    let record = serde_json::from_value(me.get(&format!("/api/v1/tables/{table}/record")).ok()).unwrap();
    let file = CampaignFile::new("Voyage".into(), vec![Mark { table, closed_at: 5 }], record);
    let came = me.post("/api/v1/campaigns/import", &serde_json::to_value(file).unwrap()).json();
    api.holds("/api/v1/campaigns/import", "post", &came);
    let here = format!("/api/v1/campaigns/{}", came["id"].as_str().unwrap());
    api.holds("/api/v1/campaigns", "get", &me.get("/api/v1/campaigns").ok());
    api.holds(id, "get", &me.get(&here).ok());
    api.holds(&format!("{id}/file"), "get", &me.get(&format!("{here}/file")).ok());
    for (call, body) in [("continue", json!({})), ("branch", json!({ "chapter": 1 }))] {
        let refused = me.post(&format!("{here}/{call}"), &body).json();
        assert_eq!(wrong(&api.0, &api.0["components"]["schemas"]["Problem"], &refused), None, "{refused}");
        assert!(api.answer(&format!("{id}/{call}"), "post").is_object());
    }
}

/// A few answers with everything that can be read in between.
fn play(api: &Described, table: &str, mut people: [Client; 2]) {
    let mut stream = people[0].stream(&format!("{table}/stream"), None);
    let mut heard = false;
    for _ in 0..4 {
        for me in &mut people {
            api.holds("/api/v1/tables/{id}", "get", &me.get(table).ok());
            api.holds("/api/v1/tables/{id}/record", "get", &me.get(&format!("{table}/record")).ok());
            let offers = me.get(&format!("{table}/offers")).ok();
            api.holds("/api/v1/tables/{id}/offers", "get", &offers);
            let Some(offer) =
                offers["offers"].as_array().and_then(|offers| offers.iter().find(|it| it["must"] == true))
            else {
                continue;
            };
            let ask = &offer["ask"];
            api.holds("/api/v1/tables/{id}/advice", "get", &me.get(&format!("{table}/advice?ask={ask}")).ok());
            for given in tries(offer) {
                let reply = me.post(&format!("{table}/answer"), &json!({ "ask": ask, "given": given }));
                if reply.status == 200 {
                    api.holds("/api/v1/tables/{id}/answer", "post", &reply.json());
                    api.holds("/api/v1/tables/{id}/stream", "get", &stream.event().1);
                    heard = true;
                    break;
                }
                let problem = &api.0["components"]["schemas"]["Problem"];
                assert_eq!(wrong(&api.0, problem, &reply.json()), None, "{}", reply.text());
            }
        }
    }
    assert!(heard, "nothing was answered at {table}");
}

#[test]
fn a_wrong_shape_is_noticed() {
    let schema = json!({ "type": "object", "required": ["seq"], "properties": { "seq": { "type": "integer" } } });
    let wrong = |value: Value| wrong(&json!({}), &schema, &value);
    assert_eq!(wrong(json!({ "seq": 3 })), None);
    assert!(wrong(json!({})).is_some() && wrong(json!({ "seq": "3" })).is_some());
    assert!(wrong(json!({ "seq": 3, "more": 1 })).is_some());
}
