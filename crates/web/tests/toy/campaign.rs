//! Campaigns go on by a button and by the API, and common ends are said in words.

use crate::house::{House, TOY, made};
use orrery_catalog::{AnyGame, Record, Verdict};
use orrery_wire::Reply;
use orrery_wire::blocking::Client;
use serde_json::{Value, json};

/// A table of two on one device, played to its end.
fn played(house: &House, person: &mut Client, options: Value) -> String {
    let body = json!({ "game": "salvage", "seats": ["me", "me"], "options": options });
    let id = made(&person.post("/api/v1/tables", &body));
    house.play_to_the_end(&id);
    id
}

/// A game that was lost together: the air cannot last for all wrecks.
fn lost(house: &House, person: &mut Client) -> String {
    played(house, person, json!({ "air": "4" }))
}

fn lasting() -> Value {
    json!({ "air": "40" })
}

fn press_go_on(person: &mut Client, id: &str) -> Reply {
    let form = [("content-type", "application/x-www-form-urlencoded"), ("accept", "text/html")];
    person.send("POST", "/tables", &form, format!("continues={id}").as_bytes())
}

#[test]
fn a_button_goes_on_with_the_campaign_without_scripts() {
    let house = House::new();
    let mut me = house.person();
    let first = played(&house, &mut me, lasting());
    let page = me.get(&format!("/t/{first}")).text().to_owned();
    let button = format!("name=\"continues\" value=\"{first}\"");
    assert!(page.contains(&button) && page.contains("Go on with this campaign"), "{page}");
    let gone = press_go_on(&mut me, &first);
    let address = gone.header("location").unwrap().to_owned();
    assert!(gone.status == 303 && address.starts_with("/t/"), "{} {address}", gone.status);
    let second = address.trim_start_matches("/t/").to_owned();
    let table = me.get(&format!("/api/v1/tables/{second}")).json();
    assert_eq!((&table["status"], &table["my_seats"]), (&json!("running"), &json!([0, 1])));
    assert_eq!(table["setup"]["carried"]["table"], json!(first));
    assert_eq!(table["setup"]["options"], lasting(), "the same settings");
    house.play_to_the_end(&second);
    let record: Record = serde_json::from_value(me.get(&format!("/t/{second}/record")).json()).unwrap();
    assert!(matches!(TOY.verify(&record), Verdict::True { .. }) && record.earlier.len() == 1);
}

#[test]
fn strangers_see_no_button_and_are_told_why() {
    let house = House::new();
    let (mut me, mut stranger) = (house.person(), house.person());
    let first = played(&house, &mut me, lasting());
    assert!(!stranger.get(&format!("/t/{first}")).text().contains("continues"));
    let refused = press_go_on(&mut stranger, &first);
    assert!(refused.status == 409 && refused.text().contains("You did not sit at that table."), "{}", refused.text());
    let lost = lost(&house, &mut me);
    assert!(!me.get(&format!("/t/{lost}")).text().contains("continues"), "nothing was left");
    assert_eq!(press_go_on(&mut me, "nowhere").status, 404);
}

#[test]
fn the_api_goes_on_and_refuses_like_the_page() {
    let house = House::new();
    let (mut me, mut stranger) = (house.person(), house.person());
    let first = played(&house, &mut me, lasting());
    let lost = lost(&house, &mut me);
    let on = |person: &mut Client, game: &str, from: &str| {
        let body = json!({ "game": game, "seats": ["me", "random"], "continues": from });
        person.post("/api/v1/tables", &body)
    };
    let second = made(&on(&mut me, "salvage", &first));
    let refusals = [
        (on(&mut stranger, "salvage", &first), 409, "refused-not-your-campaign"),
        (on(&mut me, "starship-builder", &first), 409, "refused-another-game"),
        (on(&mut me, "salvage", &second), 409, "refused-not-over"),
        (on(&mut me, "salvage", &lost), 409, "refused-leaves-nothing"),
        (on(&mut me, "salvage", "0000000000000"), 404, "error-no-table"),
        (on(&mut me, "salvage", "../secret"), 404, "error-no-table"),
    ];
    for (reply, status, reason) in refusals {
        assert_eq!((reply.status, &reply.json()["reason"]["id"]), (status, &json!(reason)), "{}", reply.text());
    }
    let forged = json!({ "game": "salvage", "seats": ["me", "me"], "setup": { "carried": { "value": [200, 200] } } });
    assert_eq!(me.post("/api/v1/tables", &forged).status, 400, "nobody brings a value of their own");
}

#[test]
fn what_was_lost_together_is_said_everywhere_in_three_languages() {
    let house = House::new();
    let mut me = house.person();
    let lost = lost(&house, &mut me);
    for (lang, words) in [("en", "Lost together"), ("it", "Partita persa insieme"), ("ja", "全員の敗北")] {
        for page in ["/".to_owned(), format!("/t/{lost}"), format!("/t/{lost}/replay?at=9999")] {
            let text = me.send("GET", &page, &[("accept-language", lang)], b"").text().to_owned();
            assert!(text.contains(words), "{page} in {lang}: {text}");
        }
    }
    let ended = me.get(&format!("/api/v1/tables/{lost}")).json()["outcome"].clone();
    assert!(ended["places"].as_array().unwrap().iter().all(|place| place["place"] != 1), "{ended}");
}
