//! The commands beside the server: what they say of databases and records must be true.

mod common;

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use common::expect::Expect as _;
use common::{GAME, program, program_with};
use orrery_catalog::{CampaignFile, Mark, Record};
use orrery_wire::blocking::Client;
use serde_json::{Value, json};

fn orrery(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_orrery")).args(arguments).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A folder of its own, gone in the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("orrery-tools-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A finished game of two on one device, and its table's id.
fn finished_table(person: &mut Client) -> String {
    let table = person.post("/api/v1/tables", &json!({ "game": GAME, "seats": ["me", "me"] })).ok();
    let id = table["id"].as_str().unwrap().to_owned();
    while person.get(&format!("/api/v1/tables/{id}")).ok()["status"] == "running" {
        for seat in 0..2 {
            answer(person, &id, seat);
        }
    }
    id
}

fn answer(person: &mut Client, id: &str, seat: u8) {
    let offers = person.get(&format!("/api/v1/tables/{id}/offers?seat={seat}")).ok()["offers"].clone();
    let Some(offer) = offers.as_array().unwrap().first() else { return };
    let given = match offer["options"]["list"].get(0) {
        Some(option) => json!({ "option": option["key"] }),
        None => json!({ "picked": [] }),
    };
    person
        .post(&format!("/api/v1/tables/{id}/answer"), &json!({ "ask": offer["ask"], "seat": seat, "given": given }))
        .ok();
}

#[test]
fn a_second_server_is_told_which_process_holds_the_folder() {
    let program = program();
    let second = orrery(&["serve", "--port", "0", "--data", text(program.data())]);
    assert!(!second.status.success());
    let why = said(&second);
    let holder = std::fs::read_to_string(program.data().join("orrery.db.lock")).unwrap();
    assert!(why.contains(&format!("in use by process {holder}")) && why.contains("--data"), "{why}");
}

#[test]
fn a_backup_says_what_it_holds_and_makes_nothing_up() {
    let (program, folder) = (program(), Folder::new("backup"));
    let mut person = Client::person(program.port());
    let id = finished_table(&mut person);
    let entries = person.get(&format!("/api/v1/tables/{id}")).ok()["seq"].as_u64().unwrap() + 1;
    let copy = folder.0.join("copy.db");
    let saved = orrery(&["backup", text(&copy), "--data", text(program.data())]);
    assert!(saved.status.success(), "{}", said(&saved));
    assert!(said(&saved).contains(&format!("1 tables, {entries} entries")), "{}", said(&saved));
    let (typo, none) = (folder.0.join("typo"), folder.0.join("none.db"));
    let wrong = orrery(&["backup", text(&none), "--data", text(&typo)]);
    assert!(!wrong.status.success() && said(&wrong).contains("there is no database"), "{}", said(&wrong));
    assert!(!typo.exists() && !none.exists(), "nothing was made");
}

/// From one server to another in a file, and out of its database again.
#[test]
fn a_campaign_is_verified_brought_in_examined_and_exported() {
    let (home, abroad, folder) = (program(), program(), Folder::new("campaign"));
    let (mut person, mut other) = (Client::person(home.port()), Client::person(abroad.port()));
    let table = finished_table(&mut person);
    let record: Record = serde_json::from_value(person.get(&format!("/api/v1/tables/{table}/record")).ok()).unwrap();
    let file = CampaignFile::new("Voyage".into(), vec![Mark { table, closed_at: 5 }], record);
    let path = folder.0.join("campaign.json");
    let verified = |file: &Value| {
        std::fs::write(&path, file.to_string()).unwrap();
        said(&orrery(&["verify", text(&path)]))
    };
    let mut saved = serde_json::to_value(&file).unwrap();
    assert!(verified(&saved).contains("true, ") && verified(&saved).contains(&file.record.commitment));
    assert!(orrery(&["replay", text(&path)]).status.success(), "and it can be told");
    let came = other.post("/api/v1/campaigns/import", &saved).json();
    let (id, data) = (came["id"].as_str().unwrap().to_owned(), text(abroad.data()).to_owned());
    assert_eq!((&came["stage"], &came["name"]), (&json!("over"), &json!("Voyage")));
    let out = folder.0.join("again.json");
    let exported = orrery(&["export", &id, "--campaign", "--data", &data, "--out", text(&out)]);
    assert!(exported.status.success(), "{}", said(&exported));
    assert_eq!(CampaignFile::read(&std::fs::read(&out).unwrap()), Ok(file));
    let none = orrery(&["export", "0000000000000", "--campaign", "--data", &data]);
    assert!(said(&none).contains("no such campaign"), "{}", said(&none));
    assert!(orrery(&["doctor", "--data", &data]).status.success());
    let database = rusqlite::Connection::open(abroad.data().join("orrery.db")).unwrap();
    database.execute_batch("UPDATE sittings SET table_id = 7").unwrap();
    let ill = said(&orrery(&["doctor", "--data", &data]));
    assert!(ill.contains(&format!("campaign {id}")) && ill.contains("1 tables are sound"), "{ill}");
    saved["name"] = json!("Journey");
    assert!(verified(&saved).contains("NOT true: it is not as it was sealed"), "{}", verified(&saved));
    saved["campaign"] = json!(2);
    assert!(verified(&saved).contains("a newer version of this program"), "{}", verified(&saved));
}

#[test]
fn the_doctor_names_the_damaged_table_and_what_is_left_of_it_can_be_saved() {
    let (program, folder) = (program(), Folder::new("doctor"));
    let mut person = Client::person(program.port());
    let ids = [finished_table(&mut person), finished_table(&mut person)];
    let data = program.data().to_owned();
    let well = orrery(&["doctor", "--data", text(&data)]);
    assert!(well.status.success() && said(&well).contains("2 tables are sound"), "{}", said(&well));
    let file = rusqlite::Connection::open(data.join("orrery.db")).unwrap();
    let blob: Vec<u8> = file.query_row(FIFTH, [number(&ids[0])], |row| row.get(0)).unwrap();
    let bent: Vec<u8> = blob.iter().map(|byte| byte ^ 4).collect();
    let changed =
        file.execute("UPDATE entries SET events = $1 WHERE table_id = $2 AND seq = 5", (bent, number(&ids[0])));
    assert_eq!(changed, Ok(1));
    let ill = orrery(&["doctor", "--data", text(&data)]);
    assert!(!ill.status.success(), "{}", said(&ill));
    assert!(said(&ill).contains(&ids[0]) && !said(&ill).contains(&ids[1]), "{}", said(&ill));
    assert!(said(&ill).contains("1 tables are sound") && said(&ill).contains("--raw"), "{}", said(&ill));
    let out = folder.0.join("rest.json");
    assert!(!orrery(&["export", &ids[0], "--data", text(&data)]).status.success());
    let raw = orrery(&["export", &ids[0], "--raw", "--out", text(&out), "--data", text(&data)]);
    assert!(raw.status.success(), "{}", said(&raw));
    let rest: Value = serde_json::from_str(&std::fs::read_to_string(out).unwrap()).unwrap();
    let entries = rest["entries"].as_array().unwrap();
    assert!(entries[4]["events"].is_string() && entries[5]["unreadable"].is_string() && entries.len() > 6);
}

const FIFTH: &str = "SELECT events FROM entries WHERE table_id = $1 AND seq = 5";

/// A table's number in the database.
fn number(id: &str) -> i64 {
    let digits = "0123456789abcdefghjkmnpqrstvwxyz";
    id.chars().fold(0u64, |number, digit| number << 5 | digits.find(digit).unwrap() as u64) as i64
}

#[test]
fn a_damaged_table_is_a_page_that_says_so_and_the_lobby_goes_on() {
    let mut program = program_with(&["--rate-limit", "0"]);
    let mut person = Client::person(program.port());
    let ids = [finished_table(&mut person), finished_table(&mut person)];
    let running = person.post("/api/v1/tables", &json!({ "game": GAME, "seats": ["me", "me"] })).ok();
    program.kill().unwrap();
    let file = rusqlite::Connection::open(program.data().join("orrery.db")).unwrap();
    file.execute("UPDATE entries SET events = x'ff07' WHERE table_id = $1 AND seq = 5", [number(&ids[0])]).unwrap();
    file.execute("UPDATE tables SET chairs = 'garbage' WHERE id = $1", [number(&ids[1])]).unwrap();
    drop(file);
    program.start_again().unwrap();
    let mut person = Client::with_token(program.port(), person.token());
    for id in &ids {
        let page = person.send("GET", &format!("/t/{id}"), &[("accept", "text/html")], b"");
        assert!(page.status == 500 && page.text().contains("<html"), "{} {}", page.status, page.text());
        person.get(&format!("/api/v1/tables/{id}")).problem(500, "damaged");
    }
    let lobby = person.get("/");
    assert_eq!(lobby.status, 200);
    assert!(lobby.text().contains("2 of your tables cannot be opened"), "{}", lobby.text());
    assert_eq!(Client::person(program.port()).get("/").status, 200, "everybody else's too");
    let id = running["id"].as_str().unwrap();
    (0..2).for_each(|seat| answer(&mut person, id, seat));
    assert!(person.get(&format!("/api/v1/tables/{id}")).ok()["seq"].as_u64().unwrap() > 0, "the others play on");
}

/// What somebody does to a record.
type Forgery<'a> = &'a dyn Fn(&mut Value);

#[test]
fn a_record_is_true_whole_or_not_true_at_all() {
    let (program, folder) = (program(), Folder::new("verify"));
    let mut person = Client::person(program.port());
    let id = finished_table(&mut person);
    let shown = person.get(&format!("/api/v1/tables/{id}")).ok()["dice_commitment"].as_str().unwrap().to_owned();
    let record = person.get(&format!("/t/{id}/record")).ok();
    let verdict = |record: &Value| {
        let file = folder.0.join("record.json");
        std::fs::write(&file, record.to_string()).unwrap();
        let verified = orrery(&["verify", text(&file)]);
        (verified.status.success(), said(&verified))
    };
    let (fine, why) = verdict(&record);
    assert!(fine && why.contains(&shown), "it prints the commitment: {why}");
    let bent = |change: Forgery<'_>| {
        let mut bent = record.clone();
        change(&mut bent);
        verdict(&bent)
    };
    let entries = |record: &mut Value| record["entries"].as_array_mut().unwrap().clone();
    let forgeries: [(&str, Forgery<'_>); 7] = [
        ("cut short", &|record| drop(record["entries"].as_array_mut().unwrap().pop())),
        ("without entries", &|record| record["entries"] = json!([])),
        ("with two beginnings", &|record| {
            let first = entries(record)[0].clone();
            record["entries"].as_array_mut().unwrap().insert(0, first);
        }),
        ("with a hole", &|record| drop(record["entries"].as_array_mut().unwrap().remove(3))),
        ("with another name", &|record| record["names"][0] = json!("Eve")),
        ("without a seal", &|record| record["seal"] = json!("")),
        ("with another key", &|record| record["key"] = json!("00".repeat(32))),
    ];
    for (what, forge) in forgeries {
        let (fine, why) = bent(forge);
        assert!(!fine && why.contains("NOT true") && !why.contains("panicked"), "{what}: {why}");
    }
}

#[test]
fn nobody_needs_to_read_a_replay_to_its_end() {
    let (program, folder) = (program(), Folder::new("replay"));
    let mut person = Client::person(program.port());
    let id = finished_table(&mut person);
    let mut record = person.get(&format!("/t/{id}/record")).ok();
    let file = folder.0.join("record.json");
    // Far more than a pipe holds.
    let first = record["entries"][1].clone();
    let many: Vec<Value> = std::iter::repeat_n(first, 20_000).collect();
    record["entries"].as_array_mut().unwrap().splice(1..1, many);
    std::fs::write(&file, record.to_string()).unwrap();
    let mut replay = Command::new(env!("CARGO_BIN_EXE_orrery"));
    replay.args(["replay", text(&file)]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut replay = replay.spawn().unwrap();
    drop(replay.stdout.take());
    let ended = replay.wait_with_output().unwrap();
    assert!(ended.status.success(), "{}", said(&ended));
    assert!(ended.stderr.is_empty(), "{}", said(&ended));
}

/// Records are files from anywhere: seats nobody has, numbers beyond every table.
#[test]
fn a_crafted_record_is_an_error_and_no_panic() {
    let (program, folder) = (program(), Folder::new("crafted"));
    let mut person = Client::person(program.port());
    let id = finished_table(&mut person);
    let record = person.get(&format!("/t/{id}/record")).ok().to_string();
    let file = folder.0.join("record.json");
    for number in ["255", "9", "65535", "4294967295"] {
        for place in ["\"seat\":0", "\"seat\":1", "\"number\":1"] {
            let name = place.split(':').next().unwrap();
            let crafted = record.replace(place, &format!("{name}:{number}"));
            std::fs::write(&file, crafted).unwrap();
            for command in ["replay", "verify"] {
                let ended = orrery(&[command, text(&file)]);
                assert_ne!(ended.status.code(), Some(101), "{command} {place} {number}: {}", said(&ended));
            }
        }
    }
}
