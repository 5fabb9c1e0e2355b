//! Who comes in, as whom, how often, and what they may put on a page: the running program against people who mean harm.

mod common;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use common::expect::Expect as _;
use common::{GAME, program, program_with};
use orrery_browser::Program;
use orrery_wire::Reply;
use orrery_wire::blocking::Client;
use serde_json::{Value, json};

fn create(client: &mut Client, seats: &[&str]) -> Reply {
    client.post("/api/v1/tables", &json!({ "game": GAME, "seats": seats, "listed": true }))
}

fn id_of(reply: Reply) -> String {
    reply.ok()["id"].as_str().unwrap().to_owned()
}

#[test]
fn whoever_asks_too_often_is_told_when_to_come_back() {
    let program = program_with(&["--rate-limit", "30"]);
    let mut client = Client::new(program.port());
    let refused = (0..40).map(|_| client.get("/api/v1/games")).find(|reply| reply.status == 429).expect("a limit");
    refused.problem(429, "too-many");
    let seconds: u32 = refused.header("retry-after").expect("with every 429").parse().unwrap();
    assert!((1..=60).contains(&seconds), "{seconds}");
}

#[test]
fn a_proxy_we_trust_speaks_for_others_and_a_stranger_only_for_themselves() {
    let program = program_with(&["--rate-limit", "5"]);
    let get = |claim: &str| {
        Client::new(program.port()).send("GET", "/api/v1/games", &[("x-forwarded-for", claim)], b"").status
    };
    assert!((0..9).all(|n| get(&format!("9.9.9.{n}")) == 200), "nine people behind one proxy");
    let strict = program_with(&["--rate-limit", "5", "--trusted-proxy", "10.0.0.1"]);
    let lie = |n: u8| {
        let claim = format!("9.9.9.{n}");
        Client::new(strict.port()).send("GET", "/api/v1/games", &[("x-forwarded-for", &claim)], b"").status
    };
    assert!((0..9).any(|n| lie(n) == 429), "one person with nine stories");
}

#[test]
fn making_tables_and_joining_need_an_identity() {
    let program = program();
    let mut host = Client::person(program.port());
    let id = id_of(create(&mut host, &["me", "open", "open"]));
    let join = format!("/api/v1/tables/{id}/join");
    for mut nobody in [Client::new(program.port()), Client::with_token(program.port(), "0123456789abcdef.00")] {
        create(&mut nobody, &["me", "open"]).problem(401, "no-identity");
        nobody.post(&join, &json!({})).problem(401, "no-identity");
    }
    let mut guest = Client::person(program.port());
    guest.post(&join, &json!({})).ok();
    let again = guest.post(&join, &json!({}));
    again.problem(409, "refused");
    assert!(again.text().contains("refused-sits-already"), "{}", again.text());
}

#[test]
fn the_identity_route_never_gives_away_the_cookie() {
    let program = program();
    let person = Client::person(program.port());
    let cookie = format!("orrery={}", person.token());
    let reply = Client::new(program.port()).send("POST", "/api/v1/identity", &[("cookie", &cookie)], b"");
    assert_ne!(reply.ok()["token"], person.token(), "a script on a page could carry it away");
}

#[test]
fn other_sites_cannot_act_for_somebody_even_without_saying_who_they_are() {
    let program = program();
    let mut person = Client::person(program.port());
    for site in ["cross-site", "same-site"] {
        let body = json!({ "game": GAME, "seats": ["me", "open"] }).to_string();
        let headers = [("sec-fetch-site", site), ("content-type", "application/json")];
        person.send("POST", "/api/v1/tables", &headers, body.as_bytes()).problem(403, "wrong-origin");
    }
}

#[test]
fn with_a_public_address_other_names_are_refused_and_links_are_as_people_know_them() {
    let program = program_with(&["--public-url", "https://play.example", "--rate-limit", "0"]);
    let ask = |path: &str, host: &str| {
        let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\naccept: text/html\r\n\r\n");
        Client::new(program.port()).send_raw(request.as_bytes())
    };
    assert_eq!(ask("/", "evil.example").status, 421);
    assert!(ask("/", "evil.example").text().contains("<html"), "people get a page");
    assert_eq!(ask("/healthz", "10.0.0.7:7777").status, 200, "whoever looks after it asks by its number");
    let lobby = ask("/", "play.example");
    assert_eq!(lobby.status, 200);
    assert!(lobby.header("set-cookie").unwrap().contains("; Secure"));
    let behind = program_with(&["--rate-limit", "0"]);
    let mut host = Client::person(behind.port());
    let id = id_of(create(&mut host, &["me", "open"]));
    let room = host.send("GET", &format!("/t/{id}"), &[("x-forwarded-proto", "https")], b"").text();
    assert!(room.contains(&format!("https://localhost:{}/t/{id}", behind.port())), "{room}");
}

/// Without scripts a refusal is said by the next page, once; nobody else can make a page say something.
#[test]
fn a_page_says_only_what_the_server_has_said() {
    let program = program();
    let mut host = Client::person(program.port());
    let id = id_of(create(&mut host, &["me", "me"]));
    for path in [format!("/t/{id}?problem=Call+this+number"), "/?problem=Call+this+number".to_owned()] {
        assert!(!host.get(&path).text().contains("Call this number"), "{path}");
    }
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let refused = host.send("POST", &format!("/t/{id}/undo"), &form, b"seat=0");
    assert_eq!(refused.status, 303, "{}", refused.text());
    let cookie = refused.header("set-cookie").expect("what to say").split(';').next().unwrap().to_owned();
    let page =
        |client: &mut Client, cookie: &str| client.send("GET", &format!("/t/{id}?as=0"), &[("cookie", cookie)], b"");
    let said = page(&mut host, &cookie);
    assert!(said.text().contains("role=\"alert\""), "the reason is on the page");
    assert!(said.header("set-cookie").unwrap().contains("Max-Age=0"), "and is said once");
    let forged = format!("orrery-said=00.{}", "43616c6c");
    assert!(!page(&mut host, &forged).text().contains("role=\"alert\""));
    let mut other = Client::person(program.port());
    assert!(!page(&mut other, &cookie).text().contains("role=\"alert\""), "nor to anybody else");
}

#[test]
fn a_person_cannot_fill_the_server_with_bots() {
    let program = program_with(&["--rate-limit", "0", "--bot-tables", "3", "--open-tables", "2"]);
    let mut person = Client::person(program.port());
    let alone = create(&mut person, &["hard", "hard"]);
    alone.problem(409, "refused");
    assert!(alone.text().contains("refused-nobody-sits"), "{}", alone.text());
    let made: Vec<u16> = (0..5).map(|_| create(&mut person, &["me", "hard"]).status).collect();
    assert_eq!(made, [201, 201, 201, 409, 409]);
    let open: Vec<u16> = (0..3).map(|_| create(&mut person, &["me", "open"]).status).collect();
    assert_eq!(open, [201, 201, 409]);
    assert_eq!(create(&mut Client::person(program.port()), &["me", "hard"]).status, 201, "somebody else");
}

#[test]
fn a_body_that_does_not_come_is_not_waited_for() {
    let program = program();
    let begun = Instant::now();
    let mut slow: Vec<TcpStream> = (0..40).map(|_| half_a_request(&program)).collect();
    assert_eq!(Client::new(program.port()).get("/api/v1/games").status, 200, "others are served meanwhile");
    let mut answer = String::new();
    slow[0].set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    let mut buffer = [0; 4096];
    while !answer.contains("too-slow") {
        let read = slow[0].read(&mut buffer).expect("an answer");
        assert!(read > 0, "closed without a word: {answer}");
        answer += &String::from_utf8_lossy(&buffer[..read]);
    }
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(begun.elapsed() >= Duration::from_secs(5), "not at once either");
}

fn half_a_request(program: &Program) -> TcpStream {
    let person = Client::person(program.port());
    let mut stream = TcpStream::connect(("127.0.0.1", program.port())).unwrap();
    let mut request = person.head("POST", "/api/v1/tables", &[("content-length", "100")]);
    request.extend(b"\r\n{\"gam");
    stream.write_all(&request).unwrap();
    stream
}

/// From 127.0.0.2, which is no trusted proxy: the third connection is closed.
#[cfg(target_os = "linux")]
#[test]
fn one_address_holds_so_many_connections() {
    let program = program_with(&["--rate-limit", "0", "--connections", "2", "--trusted-proxy", "10.0.0.1"]);
    let open = || {
        let mut stream = TcpStream::connect(("127.0.0.1", program.port())).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(15))).unwrap();
        stream.write_all(b"GET /api/v1/games HTTP/1.1\r\nhost: localhost\r\n\r\n").unwrap();
        let read = stream.read(&mut [0; 64]).unwrap_or(0);
        (stream, read > 0)
    };
    // The program itself has asked for its health once; that connection may still be closing.
    std::thread::sleep(Duration::from_millis(200));
    let held: Vec<(TcpStream, bool)> = (0..4).map(|_| open()).collect();
    assert_eq!(held.iter().filter(|(_, served)| *served).count(), 2);
    drop(held);
    let end = Instant::now() + Duration::from_secs(15);
    while !open().1 {
        assert!(Instant::now() < end, "there is room again");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A table that waits for me stays in my lobby, however many newer ones there are.
#[test]
fn the_lobby_shows_every_table_that_waits_for_me() {
    let program = program_with(&["--rate-limit", "0", "--bot-tables", "100", "--open-tables", "100"]);
    let mut person = Client::person(program.port());
    let old = id_of(create(&mut person, &["me", "me"]));
    for _ in 0..45 {
        create(&mut person, &["me", "open"]).ok();
    }
    let continues = |lobby: &str| lobby.contains(&format!("btn pri\" href=\"/t/{old}\""));
    assert!(continues(&person.get("/").text()));
    let offers = person.get(&format!("/api/v1/tables/{old}/offers?seat=0")).ok()["offers"].clone();
    let seat = if offers.as_array().unwrap().is_empty() { 1 } else { 0 };
    let offer = person.get(&format!("/api/v1/tables/{old}/offers?seat={seat}")).ok()["offers"][0].clone();
    let given = json!({ "option": offer["options"]["list"][0]["key"] });
    let answer = json!({ "ask": offer["ask"], "seat": seat, "given": given });
    person.post(&format!("/api/v1/tables/{old}/answer"), &answer).ok();
    let mut other = Client::person(program.port());
    assert!(continues(&person.get("/").text()), "after an answer too");
    assert!(!continues(&other.get("/").text()));
}

#[test]
fn a_record_with_an_undo_is_given_out_in_every_game() {
    let program = program();
    for game in ["interstellar", "space-diamonds", "starfarers", "starship-builder", "vanguard"] {
        let mut person = Client::person(program.port());
        let id = id_of(person.post("/api/v1/tables", &json!({ "game": game, "seats": ["me", "me"] })));
        assert!(undo_something(&mut person, &id), "{game}: nothing could be taken back");
        let form = [("content-type", "application/x-www-form-urlencoded")];
        for seat in ["seat=0", "seat=1"] {
            person.send("POST", &format!("/t/{id}/leave"), &form, seat.as_bytes());
        }
        for path in [format!("/t/{id}/record"), format!("/api/v1/tables/{id}/record")] {
            let record = person.get(&path).ok();
            assert!(record["entries"].to_string().contains("Undo") && record["key"].is_string(), "{game} {path}");
        }
    }
}

/// Answers with whatever can be answered until an undo is accepted.
fn undo_something(person: &mut Client, id: &str) -> bool {
    (0..300).any(|turn| {
        let seat = (0..2).find(|seat| answer_any(person, id, *seat, turn));
        let seat = seat.unwrap_or_else(|| {
            panic!("nobody can answer anything: {}", person.get(&format!("/api/v1/tables/{id}")).text())
        });
        person.post(&format!("/api/v1/tables/{id}/undo"), &json!({ "seat": seat })).status == 200
    })
}

fn answer_any(person: &mut Client, id: &str, seat: u8, turn: usize) -> bool {
    let offers = person.get(&format!("/api/v1/tables/{id}/offers?seat={seat}")).ok()["offers"].clone();
    let must = offers.as_array().unwrap().iter().find(|offer| offer["must"] == true).cloned();
    let Some(offer) = must else { return false };
    choices(&offer, turn).into_iter().any(|given| {
        let body = json!({ "ask": offer["ask"], "seat": seat, "given": given });
        person.post(&format!("/api/v1/tables/{id}/answer"), &body).status == 200
    })
}

/// Every option of a list, from another one each turn; one step of a path, or none; small sets.
fn choices(offer: &Value, turn: usize) -> Vec<Value> {
    let options = &offer["options"];
    let keys = |list: &Value, field: &str| {
        let list = list[field].as_array().or(list.as_array()).cloned().unwrap_or_default();
        list.iter().filter_map(|option| Some(option["key"].as_str()?.to_owned())).collect::<Vec<_>>()
    };
    let mut listed: Vec<Value> = keys(&options["list"], "").into_iter().map(|key| json!({ "option": key })).collect();
    listed.extend(keys(&options["path"], "next").into_iter().map(|key| json!({ "steps": [key] })));
    let shift = turn % listed.len().max(1);
    listed.rotate_left(shift);
    listed.extend([json!({ "steps": [] }), json!({ "picked": [] }), json!({ "yes": false }), json!({ "amounts": {} })]);
    listed.extend(keys(&options["pick"], "from").into_iter().map(|key| json!({ "picked": [key] })));
    listed
}
