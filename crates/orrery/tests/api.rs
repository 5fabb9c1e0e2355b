//! The HTTP API of the running program: what it does, and that bad input is a clear error that changes nothing.

mod common;

use std::time::Duration;

use common::expect::Expect as _;
use common::{GAME, program, program_with};
use orrery_browser::Program;
use orrery_wire::Reply;
use orrery_wire::blocking::Client;
use serde_json::{Value, json};

/// Two people at one table of two.
struct Table {
    program: Program,
    id: String,
    people: [Client; 2],
}

impl Table {
    fn new(options: &Value) -> Table {
        let program = program();
        let mut people = [Client::person(program.port()), Client::person(program.port())];
        let body = json!({ "game": GAME, "seats": ["me", "open"], "title": "Test", "options": options, "name": "Mia" });
        let reply = people[0].post("/api/v1/tables", &body);
        assert_eq!(reply.status, 201, "{}", reply.text());
        let id = reply.json()["id"].as_str().unwrap().to_owned();
        assert_eq!(reply.header("location"), Some(format!("/api/v1/tables/{id}").as_str()));
        let table = people[1].post(&format!("/api/v1/tables/{id}/join"), &json!({ "name": "Aoi" })).ok();
        assert_eq!(table["my_seats"], json!([1]));
        Table { program, id, people }
    }

    fn path(&self, end: &str) -> String {
        format!("/api/v1/tables/{}{end}", self.id)
    }

    fn read(&mut self, who: usize) -> Value {
        let path = self.path("");
        self.people[who].get(&path).ok()
    }

    fn seq(&mut self) -> u64 {
        self.read(0)["seq"].as_u64().unwrap()
    }

    /// Whose turn it is, and the question.
    fn asked(&mut self) -> (usize, Value) {
        let path = self.path("/offers");
        let mut offers = |who: usize| self.people[who].get(&path).ok()["offers"].as_array().unwrap().clone();
        (0..2).find_map(|who| Some((who, offers(who).first()?.clone()))).expect("somebody is asked")
    }

    fn answer(&mut self, who: usize, body: &Value) -> Reply {
        let path = self.path("/answer");
        self.people[who].post(&path, body)
    }

    /// Some legal answer; false when the game is over.
    fn step(&mut self) -> bool {
        if self.read(0)["status"] == "finished" {
            return false;
        }
        let (who, offer) = self.asked();
        self.answer(who, &json!({ "ask": offer["ask"], "given": some(&offer) })).ok();
        true
    }

    fn steps(&mut self, count: usize) {
        (0..count).for_each(|_| assert!(self.step(), "the game goes on"));
    }

    /// Everything either of the two can see.
    fn everything(&mut self) -> Vec<Value> {
        let paths = ["", "/offers", "/record"].map(|end| self.path(end));
        (0..2)
            .flat_map(|who| paths.clone().map(|path| (who, path)))
            .map(|(who, path)| self.people[who].get(&path).ok())
            .collect()
    }
}

/// The first option of a list; nothing of a set.
fn some(offer: &Value) -> Value {
    match offer["options"]["list"].get(0) {
        Some(option) => json!({ "option": option["key"] }),
        None => json!({ "picked": [] }),
    }
}

#[test]
fn games_are_listed_with_their_options() {
    let program = program();
    let games = Client::new(program.port()).get("/api/v1/games").ok();
    let game = games.as_array().unwrap().iter().find(|game| game["id"] == GAME).unwrap();
    assert_eq!(game["seats"], json!({ "least": 2, "most": 6 }));
    assert!(game["options"].as_array().unwrap().iter().any(|option| option["id"] == "hands"));
}

#[test]
fn a_whole_game_over_http() {
    let mut table = Table::new(&json!({}));
    let begun = table.read(0);
    assert_eq!(begun["status"], "running");
    assert!(begun["dice_commitment"].as_str().unwrap().len() == 64);
    while table.step() {}
    let over = table.read(1);
    assert!(over["outcome"].is_object(), "{over}");
    let path = table.path("/record");
    let record = table.people[1].get(&path).ok();
    assert!(record["entries"].as_array().unwrap().len() > 6, "the whole record once it is over");
    let (who, stale) = (0, json!({ "ask": 1, "given": { "option": "TH" } }));
    assert!(table.answer(who, &stale).code().len() > 3);
}

#[test]
fn the_same_key_answers_once() {
    let mut table = Table::new(&json!({}));
    let (who, offer) = table.asked();
    let body = json!({ "ask": offer["ask"], "given": some(&offer), "idempotency_key": "5eed" });
    let first = table.answer(who, &body).ok();
    let before = table.everything();
    let again = table.answer(who, &body).ok();
    assert_eq!(first, again, "the same number");
    assert_eq!(table.everything(), before, "and no second entry");
    let bad = json!({ "ask": offer["ask"], "given": some(&offer), "idempotency_key": "not hex" });
    table.answer(who, &bad).problem(400, "bad-idempotency-key");
}

#[test]
fn a_stream_resumes_by_number() {
    let mut table = Table::new(&json!({}));
    let path = table.path("/stream");
    let start = table.seq();
    let mut stream = table.people[0].stream(&path, None);
    table.step();
    let (first, event) = stream.event();
    assert_eq!((first, event["seq"].as_u64()), (start + 1, Some(start + 1)));
    assert_eq!(event["entries"].as_array().unwrap().len(), 1, "{event}");
    drop(stream);
    table.steps(3);
    let (last, event) = table.people[0].stream(&path, Some(first)).event();
    assert_eq!(last, start + 4);
    let missed: Vec<u64> =
        event["entries"].as_array().unwrap().iter().filter_map(|entry| entry["seq"].as_u64()).collect();
    assert_eq!(missed, [start + 2, start + 3, start + 4], "exactly what was missed");
}

#[test]
fn a_page_that_fell_behind_gets_what_has_changed_since() {
    let mut table = Table::new(&json!({}));
    let (page, start) = (format!("/t/{}/live", table.id), table.seq());
    table.steps(2);
    let (all, some) = (table.people[0].catch_up(&page, 9999), table.people[0].catch_up(&page, start));
    let none = table.people[0].catch_up(&page, start + 2);
    assert!(all.contains("id=r-key") && !some.contains("id=r-key"), "what never changes is not sent again");
    assert!(some.contains("id=r-top-") && some.len() * 3 < all.len() * 2, "{} of {}", some.len(), all.len());
    assert_eq!(none, format!("retry: 500\nid: {}\ndata: \n\n", start + 2), "a page that is up to date needs nothing");
}

#[test]
fn the_last_choice_is_taken_back_where_nothing_was_revealed() {
    let mut table = Table::new(&json!({}));
    let undo = table.path("/undo");
    table.people[0].post(&undo, &json!({})).problem(409, "refused");
    while table.asked().1["options"]["pick"].is_null() {
        table.step();
    }
    let before = table.read(0)["view"].clone();
    let (who, offer) = table.asked();
    table.answer(who, &json!({ "ask": offer["ask"], "given": { "picked": [] } })).ok();
    assert_ne!(table.asked().0, who, "the other one still builds");
    table.people[1 - who].post(&undo, &json!({})).problem(409, "refused");
    let seq = table.seq();
    assert_eq!(table.people[who].post(&undo, &json!({})).ok()["seq"], seq + 1, "taking back is an entry");
    assert_eq!(table.read(0)["view"], before);
    while table.step() {}
}

#[test]
fn every_route_is_documented() {
    let program = program();
    let document = Client::new(program.port()).get("/api/openapi.json").ok();
    let source = include_str!("../../web/src/api/mod.rs");
    let routes = source.split(".route(\"").skip(1).filter_map(|rest| rest.split('"').next());
    let routes: Vec<&str> = routes.filter(|route| *route != "/api/openapi.json").collect();
    assert!(routes.len() >= 10);
    let missing: Vec<_> = routes.into_iter().filter(|route| document["paths"].get(route).is_none()).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

// ---- Bad input ---------------------------------------------------------------------------------------------------

/// Nothing that anybody can see has changed.
fn changes_nothing(table: &mut Table, bad: impl FnOnce(&mut Table)) {
    let before = table.everything();
    bad(table);
    assert_eq!(table.everything(), before);
}

#[test]
fn answers_to_no_open_question_are_refused() {
    let mut table = Table::new(&json!({}));
    let (_, old) = table.asked();
    table.step();
    changes_nothing(&mut table, |table| {
        let (who, offer) = table.asked();
        let (ask, given) = (&offer["ask"], some(&offer));
        table.answer(who, &json!({ "ask": 999_999, "given": given })).problem(409, "refused");
        table.answer(who, &json!({ "ask": old["ask"], "given": given })).problem(409, "refused");
        table.answer(1 - who, &json!({ "ask": ask, "given": given })).problem(409, "refused");
        table.answer(1 - who, &json!({ "ask": ask, "seat": who, "given": given })).problem(403, "not-your-seat");
        table.answer(who, &json!({ "ask": ask, "seat": 77, "given": given })).problem(403, "not-your-seat");
        table.answer(who, &json!({ "ask": ask, "given": { "option": "nothing" } })).problem(409, "refused");
        table.answer(who, &json!({ "ask": ask, "given": { "picked": [] } })).problem(409, "refused");
    });
}

/// Where somebody may pick cards for a ship: a draft of every deck in turn leaves most hands with one.
fn at_a_pick() -> Table {
    let picks = |table: &mut Table| {
        for nth in 0.. {
            if table.read(0)["status"] == "finished" {
                return false;
            }
            let (who, offer) = table.asked();
            if !offer["options"]["pick"]["from"][0].is_null() {
                return true;
            }
            let decks = offer["options"]["list"].as_array().map_or(&[][..], Vec::as_slice);
            let given = match decks.get(nth / 2 % decks.len().max(1)) {
                Some(deck) => json!({ "option": deck["key"] }),
                None => json!({ "picked": [] }),
            };
            table.answer(who, &json!({ "ask": offer["ask"], "given": given })).ok();
        }
        false
    };
    let mut tables = (0..20).map(|_| Table::new(&json!({})));
    tables.find_map(|mut table| picks(&mut table).then_some(table)).expect("twenty drafts without a ship")
}

#[test]
fn refusals_cite_a_rule() {
    let mut table = at_a_pick();
    let (who, offer) = table.asked();
    let one = &offer["options"]["pick"]["from"][0]["key"];
    let reply = table.answer(who, &json!({ "ask": offer["ask"], "given": { "picked": [one] } }));
    reply.problem(409, "refused");
    assert!(reply.json()["rule"].as_str().unwrap().starts_with("iI"), "{}", reply.text());
}

#[test]
fn broken_bodies_are_errors() {
    let mut table = Table::new(&json!({}));
    let (path, json) = (table.path("/answer"), [("content-type", "application/json")]);
    changes_nothing(&mut table, |table| {
        for body in [
            "",
            "{",
            "[]",
            "null",
            "{\"ask\":1}",
            "{\"ask\":-1,\"given\":{\"yes\":true}}",
            "\u{0}",
            "{\"ask\":1,\"given\":{},\"x\":1}",
        ] {
            table.people[0].send("POST", &path, &json, body.as_bytes()).problem(400, "bad-json");
        }
        table.people[0].send("POST", &path, &json, &[0xff, 0xfe]).problem(400, "bad-json");
        let deep = "[".repeat(10_000);
        table.people[0].send("POST", &path, &json, deep.as_bytes()).problem(400, "bad-json");
    });
}

#[test]
fn oversized_bodies_are_refused_declared_or_not() {
    let mut table = Table::new(&json!({}));
    let path = table.path("/answer");
    changes_nothing(&mut table, |table| {
        let large = vec![b' '; 20_000];
        table.people[0].send("POST", &path, &[], &large).problem(413, "too-large");
        let chunk = vec![b' '; 4_000];
        table.people[0].send_chunked("POST", &path, &[&chunk[..]; 5]).problem(413, "too-large");
        let mut claim = table.people[0].head("POST", &path, &[("content-length", "9999999999")]);
        claim.extend(b"\r\n");
        table.people[0].send_raw(&claim).problem(413, "too-large");
    });
}

#[test]
fn forged_identities_are_nobody() {
    let table = Table::new(&json!({ "hands": "hidden" }));
    let (port, offers) = (table.program.port(), table.path("/offers"));
    let real = table.people[0].token().to_owned();
    let last = if real.ends_with('0') { "1" } else { "0" };
    let forged = format!("{}{last}", &real[..real.len() - 1]);
    Client::with_token(port, &forged).get(&offers).problem(401, "no-identity");
    Client::new(port).send("GET", &offers, &[("cookie", &format!("orrery={forged}"))], b"").problem(401, "no-identity");
    Client::new(port).send("GET", &offers, &[("cookie", &format!("orrery={real}"))], b"").ok();
    for token in ["", ".", "0", "é", &"0".repeat(5_000)] {
        Client::new(port)
            .send("GET", &offers, &[("cookie", &format!("orrery={token}"))], b"")
            .problem(401, "no-identity");
    }
    let path = table.path("");
    let seen = Client::with_token(port, &forged).get(&path).ok();
    assert_eq!(seen["my_seats"], json!([]), "a watcher like everybody");
}

#[test]
fn another_seats_view_stays_closed() {
    let mut table = Table::new(&json!({ "hands": "hidden" }));
    table.steps(6);
    let stranger = Client::person(table.program.port());
    let mut everybody = vec![(stranger, vec![0, 1, 9])];
    let tokens = [table.people[0].token().to_owned(), table.people[1].token().to_owned()];
    everybody.push((Client::with_token(table.program.port(), &tokens[0]), vec![1]));
    everybody.push((Client::with_token(table.program.port(), &tokens[1]), vec![0]));
    for (mut client, seats) in everybody {
        for seat in seats {
            for end in ["", "/offers", "/stream"] {
                let path = table.path(&format!("{end}?seat={seat}"));
                client.get(&path).problem(403, "not-your-seat");
            }
        }
    }
    for end in ["?seat=x", "?seat=-1", "?seat=300"] {
        let path = table.path(end);
        let reply = table.people[0].get(&path);
        assert_eq!(reply.status, 400, "{}", reply.text());
        reply.code();
    }
}

/// A small generator of numbers with a fixed seed.
struct Luck(u64);

impl Luck {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }

    fn word(&mut self) -> String {
        let words = ["", "th", "TH ", "TH01", "RA04-light", "-", "deck-TH", "__proto__", "ß", "null", "0", "\u{1F680}"];
        let word = words[self.below(words.len())];
        if self.below(3) == 0 { format!("{word}{}", self.below(1000)) } else { format!("no-{word}") }
    }

    fn words(&mut self) -> Vec<String> {
        (0..self.below(6)).map(|_| self.word()).collect()
    }

    /// An answer in the right shape that nobody offered.
    fn given(&mut self) -> Value {
        match self.below(9) {
            0 | 1 => json!({ "option": self.word() }),
            2 => json!({ "picked": self.words() }),
            3 => json!({ "steps": self.words() }),
            4 => json!({ "order": self.words() }),
            5 => json!({ "seat": self.below(255) }),
            6 => json!({ "yes": self.below(2) == 0 }),
            7 => json!({ "amounts": { self.word(): self.below(1 << 31) } }),
            _ => json!({ self.word(): self.words() }),
        }
    }

    fn scratch(&mut self, bytes: &mut [u8]) {
        for _ in 0..3 {
            let at = self.below(bytes.len());
            bytes[at] = self.below(256) as u8;
        }
    }

    /// A body that is no legal answer: strange, cut short, or with the wrong ask, seat or choice.
    fn body(&mut self, ask: u64) -> Vec<u8> {
        let asks = [ask, ask, ask + 1 + self.below(5) as u64, u64::MAX - self.below(9) as u64];
        let mut body = json!({ "ask": asks[self.below(4)], "given": self.given() });
        match self.below(8) {
            0 => body["seat"] = self.below(256).into(),
            1 => body["idempotency_key"] = format!("{:x}", self.below(1 << 40)).into(),
            2 => body["idempotency_key"] = self.word().into(),
            _ => {}
        }
        let mut bytes = body.to_string().into_bytes();
        match self.below(10) {
            0 => bytes.truncate(self.below(bytes.len())),
            1 => self.scratch(&mut bytes),
            _ => {}
        }
        bytes
    }
}

#[test]
fn ten_thousand_random_answers_change_nothing() {
    let mut table = Table::new(&json!({ "hands": "hidden" }));
    table.steps(5);
    let (path, mut luck) = (table.path("/answer"), Luck(0x0_0DD5_EED5));
    let (who, offer) = table.asked();
    let ask = offer["ask"].as_u64().unwrap();
    let secrets = table.people.each_ref().map(|person| person.token().to_owned());
    changes_nothing(&mut table, |table| {
        for _ in 0..10_000 {
            let sender = if luck.below(4) == 0 { 1 - who } else { who };
            let body = luck.body(ask);
            let reply = table.people[sender].send("POST", &path, &[], &body);
            assert!((400..500).contains(&reply.status), "{} {}", reply.status, String::from_utf8_lossy(&body));
            reply.code();
            assert!(reply.body.len() < 1_000, "{}", reply.text());
            assert!(!secrets.iter().any(|secret| reply.text().contains(secret)));
        }
    });
    assert!(table.step(), "and the game goes on");
}

/// Moments at which to hang up: at once, while the answer is being saved, after it.
fn moments() -> impl Iterator<Item = Duration> {
    (0..40).map(|n| Duration::from_micros(n * 100))
}

#[test]
fn answers_of_those_who_hang_up_count_once_or_not_at_all() {
    let mut table = Table::new(&json!({}));
    let path = table.path("/answer");
    for moment in moments() {
        if table.read(0)["status"] == "finished" {
            break;
        }
        let (seq, (who, offer)) = (table.seq(), table.asked());
        let body = json!({ "ask": offer["ask"], "given": some(&offer), "idempotency_key": format!("{seq:x}") });
        table.people[who].send_and_hang_up(&path, &body, moment);
        let again = table.answer(who, &body);
        assert!(again.status == 200 || again.code() == "refused", "{}", again.text());
        assert_eq!(table.seq(), seq + 1, "made once, by the first or by the second");
    }
    while table.step() {}
}

fn pause() -> bool {
    std::thread::sleep(Duration::from_millis(10));
    false
}

#[test]
fn tables_begin_although_the_last_to_join_hangs_up() {
    let mut table = Table::new(&json!({}));
    for moment in moments() {
        let body = json!({ "game": GAME, "seats": ["me", "open"] });
        let id = table.people[0].post("/api/v1/tables", &body).ok()["id"].as_str().unwrap().to_owned();
        let path = format!("/api/v1/tables/{id}");
        table.people[1].send_and_hang_up(&format!("{path}/join"), &json!({}), moment);
        let _late = table.people[1].post(&format!("{path}/join"), &json!({}));
        let mut begun = || table.people[0].get(&path).ok()["status"] == "running";
        assert!((0..300).any(|_| begun() || pause()), "a full table begins");
    }
}

// ---- What every request passes -----------------------------------------------------------------------------------

#[test]
fn foreign_pages_cannot_change_anything() {
    let mut table = Table::new(&json!({}));
    let (who, offer) = table.asked();
    let (path, body) = (table.path("/answer"), json!({ "ask": offer["ask"], "given": some(&offer) }).to_string());
    changes_nothing(&mut table, |table| {
        for origin in ["http://evil.example", "null", "http://localhost", "https://localhost:1"] {
            let reply = table.people[who].send("POST", &path, &[("origin", origin)], body.as_bytes());
            reply.problem(403, "wrong-origin");
        }
    });
    let own = format!("http://localhost:{}", table.program.port());
    table.people[who].send("POST", &path, &[("origin", &own)], body.as_bytes()).ok();
}

#[test]
fn pages_carry_a_policy_without_inline_scripts() {
    let program = program();
    for path in ["/", "/settings", "/rules", "/help", "/no-such-page", "/api/v1/games"] {
        let reply = Client::new(program.port()).get(path);
        let policy =
            reply.header("content-security-policy").unwrap_or_else(|| panic!("{path} has no policy")).to_owned();
        let scripts = policy.split(';').find(|part| part.trim().starts_with("script-src")).unwrap();
        assert_eq!(scripts.trim(), "script-src 'self'", "{path}");
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{policy}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
        assert!(!reply.text().contains(" onclick="), "{path}");
    }
}

#[test]
fn the_thirty_first_request_of_a_minute_has_to_wait() {
    let program = program_with(&["--rate-limit", "30"]);
    let mut client = Client::new(program.port());
    let replies: Vec<Reply> = (0..45).map(|_| client.get("/api/v1/games")).collect();
    assert!(replies[..30].iter().all(|reply| reply.status == 200));
    let refused: Vec<&Reply> = replies.iter().filter(|reply| reply.status == 429).collect();
    assert!(refused.len() >= 10, "{} refused", refused.len());
    refused.iter().for_each(|reply| reply.problem(429, "too-many"));
}

#[test]
fn health_is_public_and_numbers_have_a_listener_of_their_own() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let program = program_with(&["--metrics", &free.to_string()]);
    let mut client = Client::new(program.port());
    let health = client.get("/healthz");
    assert_eq!((health.status, health.text().as_str()), (200, "ok\n"));
    assert_eq!(client.get("/metrics").status, 404);
    let mut numbers = Client::new(free.port());
    let page = numbers.get("/metrics");
    assert_eq!(page.status, 200);
    assert!(page.text().contains("orrery_requests_total"), "{}", page.text());
    for path in ["/", "/healthz", "/api/v1/games"] {
        assert_eq!(numbers.get(path).status, 404, "{path} on the listener for numbers");
    }
}

/// A page that is a moment behind asks for parts that are gone: that is no error.
#[test]
fn a_part_that_is_not_there_is_empty() {
    let mut table = Table::new(&json!({}));
    let part = |table: &mut Table, name: &str| {
        let path = format!("/t/{}/part/{name}", table.id);
        let reply = table.people[0].get(&path);
        (reply.status, reply.body.is_empty())
    };
    assert_eq!(part(&mut table, "prompt"), (200, false));
    assert_eq!(part(&mut table, "gone"), (204, true));
}

#[test]
fn everything_else_is_not_found() {
    let mut table = Table::new(&json!({}));
    for path in ["/api/", "/api/v1", "/api/v1/tables/zzz", "/api/v1/tables/0123456789abcdef", "/api/v2/games"] {
        let reply = table.people[0].get(path);
        assert_eq!(reply.status, 404, "{path}: {}", reply.text());
        reply.code();
    }
    for path in ["/t/zzz", "/t/..%2f..%2fetc", "/static/../Cargo.toml", "/rules/no-such-game", "/nothing"] {
        assert_eq!(table.people[0].get(path).status, 404, "{path}");
    }
}

/// A program that knows no game flies a ship: it asks for the next steps until the way may stop.
#[test]
fn a_way_is_built_by_advice_alone() {
    let program = program();
    let mut person = Client::person(program.port());
    let body = json!({ "game": "space-diamonds", "seats": ["me", "easy"] });
    let id = person.post("/api/v1/tables", &body).ok()["id"].as_str().unwrap().to_owned();
    let table = format!("/api/v1/tables/{id}");
    let offer = loop {
        let offers = person.get(&format!("{table}/offers")).ok()["offers"].clone();
        match offers.as_array().unwrap().iter().find(|offer| offer["must"] == true) {
            Some(offer) => break offer.clone(),
            None => std::thread::sleep(Duration::from_millis(20)),
        }
    };
    let ask = offer["ask"].as_u64().unwrap();
    let mut next = offer["options"]["path"].clone();
    let mut steps: Vec<String> = Vec::new();
    while next["may_stop"] != true {
        let flies = next["next"].as_array().unwrap().iter().find(|step| step["key"] != "end");
        steps.push(flies.expect("a way leads on")["key"].as_str().unwrap().to_owned());
        let given = json!({ "steps": steps }).to_string().replace('"', "%22").replace('{', "%7B").replace('}', "%7D");
        let advice = person.get(&format!("{table}/advice?ask={ask}&given={given}")).ok()["advice"].clone();
        assert!(!advice["next"].is_null(), "{advice}");
        next = advice["next"]["path"].clone();
    }
    person.post(&format!("{table}/answer"), &json!({ "ask": ask, "given": { "steps": steps } })).ok();
    let bad = person.get(&format!("{table}/advice?ask={ask}&given=nonsense"));
    assert_eq!((bad.status, bad.json()["code"].as_str()), (400, Some("bad-given")), "{}", bad.text());
}
