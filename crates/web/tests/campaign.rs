//! The toy game on real pages: campaigns go on by a button and by the API, and common ends are said in words.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use orrery_bots::Level;
use orrery_catalog::{AnyGame, Erased, Record, Verdict};
use orrery_core::{Dice, Game};
use orrery_table::Tables;
use orrery_table::port::{Status, TableId};
use orrery_testkit::Salvage;
use orrery_web::{App, Config};
use orrery_wire::Reply;
use orrery_wire::blocking::Client;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

/// Its messages are said by their ids.
const NO_TEXTS: orrery_text::Sources = [("en", ""), ("it", ""), ("ja", "")];
static TOY: LazyLock<Erased<Salvage>> = LazyLock::new(|| Erased::new(&NO_TEXTS, &NO_TEXTS));

fn games(id: &str) -> Option<&'static dyn AnyGame> {
    if id == Salvage::info().id { Some(&*TOY) } else { orrery_catalog::game(id) }
}

struct House {
    runtime: Runtime,
    tables: Arc<Tables>,
    port: u16,
    _folder: tempfile::TempDir,
}

impl House {
    fn new() -> House {
        let (runtime, folder) = (Runtime::new().unwrap(), tempfile::tempdir().unwrap());
        let open = async {
            let store = orrery_store::open(None, folder.path()).await.unwrap();
            let tables = Tables::of_games(store, Duration::ZERO, games);
            let app = App::new(tables.clone(), Config::default()).await.unwrap();
            let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
            let port = listener.local_addr().unwrap().port();
            tokio::spawn(orrery_web::serve(app, listener, None, std::future::pending()));
            (tables, port)
        };
        let (tables, port) = runtime.block_on(open);
        House { runtime, tables, port, _folder: folder }
    }

    fn person(&self) -> Client {
        Client::person(self.port)
    }

    /// A table of two on one device, played to its end by whoever knows the rules and nothing else.
    fn played(&self, person: &mut Client, options: Value) -> String {
        let body = json!({ "game": "salvage", "seats": ["me", "me"], "options": options });
        let id = made(&person.post("/api/v1/tables", &body));
        self.play_to_the_end(&id);
        id
    }

    fn play_to_the_end(&self, id: &str) {
        let id: TableId = id.parse().unwrap();
        self.runtime.block_on(async {
            let table = self.tables.find(id).await.unwrap().unwrap();
            let mut luck = Dice::seeded("pages", 1);
            while table.now().record.status != Status::Finished {
                let now = table.now();
                let play = now.play.as_ref().unwrap();
                let open = play.open().into_iter().find(|open| open.must).unwrap();
                let (ask, given) = play.think(Level::Random, open.seat, open.ask, &mut luck).unwrap();
                table.answer(open.seat, ask, &given, None, 2).await.unwrap();
            }
        });
    }

    /// A game that was lost together: the air cannot last for all wrecks.
    fn lost(&self, person: &mut Client) -> String {
        self.played(person, json!({ "air": "4" }))
    }
}

fn lasting() -> Value {
    json!({ "air": "40" })
}

#[track_caller]
fn made(reply: &Reply) -> String {
    assert_eq!(reply.status, 201, "{}", reply.text());
    reply.json()["id"].as_str().unwrap().to_owned()
}

fn press_go_on(person: &mut Client, id: &str) -> Reply {
    let form = [("content-type", "application/x-www-form-urlencoded"), ("accept", "text/html")];
    person.send("POST", "/tables", &form, format!("continues={id}").as_bytes())
}

#[test]
fn a_button_goes_on_with_the_campaign_without_scripts() {
    let house = House::new();
    let mut me = house.person();
    let first = house.played(&mut me, lasting());
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
    let first = house.played(&mut me, lasting());
    assert!(!stranger.get(&format!("/t/{first}")).text().contains("continues"));
    let refused = press_go_on(&mut stranger, &first);
    assert!(refused.status == 409 && refused.text().contains("You did not sit at that table."), "{}", refused.text());
    let lost = house.lost(&mut me);
    assert!(!me.get(&format!("/t/{lost}")).text().contains("continues"), "nothing was left");
    assert_eq!(press_go_on(&mut me, "nowhere").status, 404);
}

#[test]
fn the_api_goes_on_and_refuses_like_the_page() {
    let house = House::new();
    let (mut me, mut stranger) = (house.person(), house.person());
    let first = house.played(&mut me, lasting());
    let lost = house.lost(&mut me);
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
    let lost = house.lost(&mut me);
    for (lang, words) in [("en", "Lost together"), ("it", "Partita persa insieme"), ("ja", "全員の敗北")] {
        for page in ["/".to_owned(), format!("/t/{lost}"), format!("/t/{lost}/replay")] {
            let text = me.send("GET", &page, &[("accept-language", lang)], b"").text().to_owned();
            assert!(text.contains(words), "{page} in {lang}: {text}");
        }
    }
    let ended = me.get(&format!("/api/v1/tables/{lost}")).json()["outcome"].clone();
    assert!(ended["places"].as_array().unwrap().iter().all(|place| place["place"] != 1), "{ended}");
}
