//! Chairs that pass from hand to hand while the game goes on: to the computer, to somebody else, and back.

mod common;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use common::expect::Expect as _;
use common::{GAME, program};
use orrery_browser::Program;
use orrery_wire::Reply;
use orrery_wire::blocking::Client;
use serde_json::{Value, json};

/// A running table of the host, a guest and a bot, with hands that only their owners see.
struct Table {
    program: Program,
    id: String,
    host: Client,
    guest: Client,
}

impl Table {
    fn new() -> Table {
        let program = program();
        let (mut host, mut guest) = (Client::person(program.port()), Client::person(program.port()));
        let body = json!({ "game": GAME, "seats": ["me", "open", "easy"], "options": { "hands": "hidden" } });
        let id = host.post("/api/v1/tables", &body).ok()["id"].as_str().unwrap().to_owned();
        guest.post(&format!("/api/v1/tables/{id}/join"), &json!({ "name": "Aoi" })).ok();
        Table { program, id, host, guest }
    }

    fn people(&self) -> [Client; 2] {
        [&self.host, &self.guest].map(|person| Client::with_token(self.program.port(), person.token()))
    }

    fn path(&self, end: &str) -> String {
        format!("/api/v1/tables/{}{end}", self.id)
    }

    fn pass(&self, client: &mut Client, seat: u8, to: &str) -> Reply {
        client.post(&self.path("/pass"), &json!({ "seat": seat, "to": to }))
    }

    fn join(&self, client: &mut Client, seat: u8) -> Reply {
        client.post(&self.path("/join"), &json!({ "seat": seat }))
    }

    fn read(&self, client: &mut Client) -> Value {
        client.get(&self.path("")).ok()
    }

    /// The first way of the first question of `client`, wherever there is one.
    fn answer(&self, client: &mut Client) -> bool {
        let offers = client.get(&self.path("/offers")).ok()["offers"].clone();
        let Some(offer) = offers.as_array().and_then(|offers| offers.first()) else { return false };
        let given = match offer["options"]["list"].get(0) {
            Some(option) => json!({ "option": option["key"] }),
            None => json!({ "picked": [] }),
        };
        client.post(&self.path("/answer"), &json!({ "ask": offer["ask"], "given": given })).ok();
        true
    }
}

trait Refuses {
    fn refused(&self, reason: &str);
}

impl Refuses for Reply {
    #[track_caller]
    fn refused(&self, reason: &str) {
        self.problem(409, "refused");
        assert_eq!(self.json()["reason"]["id"], reason);
    }
}

#[track_caller]
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let end = Instant::now() + Duration::from_secs(60);
    while !is_so() {
        assert!(Instant::now() < end, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn the_computer_plays_on_for_whoever_gives_it_the_chair() {
    let table = Table::new();
    let [mut host, mut guest] = table.people();
    let before = table.read(&mut guest)["view"].clone();
    assert!(before.to_string().len() > 2, "{before}");
    let after = table.pass(&mut guest, 1, "normal").ok();
    assert_eq!((&after["my_seats"], &after["seats"][1]["bot"]), (&json!([]), &json!("normal")));
    // The guest has no question any more and sees what a stranger sees.
    guest.get(&table.path("/offers")).problem(403, "not-your-seat");
    assert_eq!(table.read(&mut guest)["view"]["viewer"], "Spectator");
    until("the computer answers for the guest", || {
        table.answer(&mut host);
        table.read(&mut host)["seq"].as_u64() > Some(8)
    });
    // The host, who is in charge of chairs nobody sits on, opens it, and the guest is back.
    table.pass(&mut host, 1, "open").ok();
    assert_eq!(table.join(&mut guest, 1).ok()["my_seats"], json!([1]));
}

#[test]
fn an_open_chair_waits_for_whoever_comes() {
    let table = Table::new();
    let [mut host, mut guest] = table.people();
    let mut friend = Client::person(table.program.port());
    table.pass(&mut guest, 1, "open").ok();
    until("all but the open chair have answered", || {
        table.answer(&mut host);
        table.read(&mut host)["waiting_for"] == json!([1])
    });
    let seq = table.read(&mut host)["seq"].clone();
    std::thread::sleep(Duration::from_millis(300));
    assert_eq!(table.read(&mut host)["seq"], seq, "nobody answers for it");
    assert_eq!(table.join(&mut friend, 1).ok()["my_seats"], json!([1]));
    assert!(table.answer(&mut friend), "the question goes on with the chair");
}

#[test]
fn a_chair_is_given_only_by_who_may_and_no_hand_is_seen_twice() {
    let table = Table::new();
    let [mut host, mut guest] = table.people();
    let mut stranger = Client::person(table.program.port());
    table.pass(&mut host, 1, "easy").refused("refused-not-your-chair");
    table.pass(&mut guest, 2, "open").refused("refused-not-your-chair");
    table.pass(&mut stranger, 2, "open").refused("refused-not-your-chair");
    table.pass(&mut host, 9, "open").refused("refused-not-offered");
    table.pass(&mut host, 0, "genius").problem(400, "unknown-seat");
    Client::new(table.program.port())
        .post(&table.path("/pass"), &json!({ "seat": 0, "to": "open" }))
        .problem(401, "no-identity");
    // The host knows one hand and wants the bot's.
    table.pass(&mut host, 2, "open").ok();
    table.join(&mut host, 2).refused("refused-sits-already");
    table.pass(&mut host, 0, "normal").ok();
    table.join(&mut host, 2).refused("refused-sat-elsewhere");
    // Somebody stays at the table.
    table.pass(&mut guest, 1, "easy").refused("refused-last-one");
    table.pass(&mut guest, 1, "open").refused("refused-last-one");
    assert_eq!(table.read(&mut guest)["my_seats"], json!([1]));
}

/// Who sits where changes what a page shows and whom it asks, so it is drawn anew as a whole.
#[test]
fn a_live_page_is_drawn_anew_when_a_chair_passes() {
    let table = Table::new();
    let [_, mut guest] = table.people();
    let (port, seq) = (table.program.port(), table.read(&mut guest)["seq"].clone());
    let mut page = TcpStream::connect(("127.0.0.1", port)).unwrap();
    page.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let request = format!("GET /t/{}/live?from={seq} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n", table.id);
    page.write_all(request.as_bytes()).unwrap();
    let (mut heard, mut bytes) = (String::new(), [0; 4096]);
    while !heard.contains("event: reload") {
        let count = page.read(&mut bytes).expect("the page is told");
        assert!(count > 0, "the stream goes on: {heard}");
        if heard.is_empty() {
            table.pass(&mut guest, 1, "open").ok();
        }
        heard += &String::from_utf8_lossy(&bytes[..count]);
    }
}
