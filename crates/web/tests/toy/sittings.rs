//! Campaigns on their pages and by the API: found, continue, catch up, branch, keep and bring in.

use crate::house::{House, TOY, made};
use orrery_browser::{Browser, Page};
use orrery_catalog::CampaignFile;
use orrery_wire::Reply;
use orrery_wire::blocking::Client;
use serde_json::{Value, json};

const FORM: [(&str, &str); 2] = [("content-type", "application/x-www-form-urlencoded"), ("accept", "text/html")];

fn press(person: &mut Client, address: &str, form: &str) -> Reply {
    person.send("POST", address, &FORM, form.as_bytes())
}

/// Where a press leads to.
#[track_caller]
fn leads(reply: &Reply) -> String {
    assert_eq!(reply.status, 303, "{}", reply.text());
    reply.header("location").unwrap().to_owned()
}

/// A campaign whose first chapter was played by one person on two chairs.
fn one_chapter(house: &House, person: &mut Client) -> String {
    let options = json!({ "air": "40", "campaign": "now" });
    let body =
        json!({ "game": "salvage", "title": "Long haul", "seats": ["me", "me"], "options": options, "name": "Ann" });
    let first = made(&person.post("/api/v1/tables", &body));
    house.play_to_the_end(&first);
    let mine = person.get("/api/v1/campaigns").json();
    assert_eq!(
        (&mine[0]["name"], &mine[0]["stage"], &mine[0]["table"]),
        (&json!("Long haul"), &json!("between"), &json!(first))
    );
    mine[0]["id"].as_str().unwrap().to_owned()
}

fn read(person: &mut Client, id: &str) -> Value {
    person.get(&format!("/api/v1/campaigns/{id}")).json()
}

#[test]
fn one_press_in_the_lobby_continues() {
    let house = House::new();
    let mut me = house.person();
    let id = one_chapter(&house, &mut me);
    let lobby = me.get("/").text().to_owned();
    assert!(lobby.contains("Your campaigns") && lobby.contains(&format!("action=\"/c/{id}/continue\"")), "{lobby}");
    let table = leads(&press(&mut me, &format!("/c/{id}/continue"), ""));
    let page = me.get(&table).text().to_owned();
    assert!(page.contains(&format!("href=\"/c/{id}\"")) && page.contains("break off at any decision"), "{page}");
    assert_eq!(leads(&press(&mut me, &format!("/c/{id}/continue"), "")), table, "the sitting that is there");
    let seen = read(&mut me, &id);
    assert_eq!((&seen["stage"], &seen["sittings"]), (&json!("runs"), &json!(2)));
    assert_eq!(
        (&seen["chapters"][0]["people"][0], &seen["chapters"][0]["told"][0]["title"]["id"]),
        (&json!("Ann"), &json!("brought-home"))
    );
}

/// A page in a browser, as somebody the server knows.
fn as_person(house: &House, browser: &Browser, person: &Client) -> Page {
    let page = browser.page().unwrap();
    let cookie = json!({ "name": "orrery", "value": person.token(), "url": house.url("/") });
    page.call("Network.setCookie", cookie).unwrap();
    page
}

/// What a reader who cannot see would miss on a page: one main heading, no level left out, a name for whatever can be used.
const UNNAMED: &str = "(() => {
    const heads = [...document.querySelectorAll('h1,h2,h3,h4')].map(head => +head.tagName[1]);
    const skipped = heads.some((level, i) => level > (heads[i - 1] ?? 0) + 1);
    const named = it => it.textContent.trim() || it.getAttribute('aria-label') || it.labels?.length || it.type == 'hidden';
    const unnamed = [...document.querySelectorAll('a,button,input,select,summary')].filter(it => !named(it));
    const wide = document.documentElement.scrollWidth > innerWidth;
    return JSON.stringify([heads.filter(level => level == 1).length, skipped, unnamed.map(it => it.outerHTML), wide]);
})()";

/// Three sittings without scripts, on a phone: the campaign's page leads to each, and from each back to it.
#[test]
fn a_campaign_is_played_on_a_phone_without_scripts() {
    let house = House::new();
    let mut me = house.person();
    let id = one_chapter(&house, &mut me);
    let browser = Browser::launch().unwrap();
    let page = as_person(&house, &browser, &me);
    page.set_size(390, 844, true).unwrap();
    for sitting in 2..4 {
        for address in [format!("/c/{id}"), format!("/c/{id}?since=0"), "/c".to_owned(), "/".to_owned()] {
            page.set_scripts(true).unwrap();
            page.goto(&house.url(&address)).unwrap();
            assert_eq!(page.eval(UNNAMED).unwrap(), "[1,false,[],false]", "{address}");
        }
        page.set_scripts(false).unwrap();
        page.goto(&house.url("/")).unwrap();
        page.click(&format!("form[action='/c/{id}/continue'] button")).unwrap();
        page.wait_for("main.table").unwrap();
        let table = page.url().unwrap().rsplit('/').next().unwrap().to_owned();
        house.play_to_the_end(&table);
        page.goto(&house.url(&format!("/t/{table}"))).unwrap();
        page.click(&format!("a[href='/c/{id}']")).unwrap();
        page.wait_for(&format!("#chapter-{sitting}")).unwrap();
    }
    page.click("#chapter-2 form button").unwrap();
    page.wait_until("document.querySelector('h1').textContent.includes('chapter 2')").unwrap();
    assert_eq!(page.count(".chapter").unwrap(), 2);
}

#[test]
fn a_friend_comes_later_and_is_told_what_happened() {
    let house = House::new();
    let (mut me, mut friend) = (house.person(), house.person());
    let id = one_chapter(&house, &mut me);
    let refused = press(&mut friend, &format!("/c/{id}/continue"), "");
    let (back, cookie) = (leads(&refused), refused.header("set-cookie").unwrap().split(';').next().unwrap().to_owned());
    let page = friend.send("GET", &back, &[("cookie", &cookie)], b"").text().to_owned();
    assert!(page.contains("You did not sit at that table."), "{page}");
    assert!(
        page.contains("Since you were last there") && page.contains("log-wreck") && page.contains("station-line"),
        "{page}"
    );
    assert!(!page.contains("/branch") && !page.contains("/continue"), "nothing to press for strangers");
    let table = leads(&press(&mut me, &format!("/c/{id}/continue"), "seats=4"));
    let room = me.get(&table).text().to_owned();
    assert!(room.contains("Fill the open seats") && room.contains("those who are here"), "two are there");
    assert!(friend.get(&format!("/c/{id}")).text().contains("Sit down"));
    assert_eq!(leads(&press(&mut friend, &format!("/c/{id}/continue"), "")), table);
    assert_eq!(leads(&press(&mut friend, &format!("{table}/begin"), "")), table, "not the friend's to begin");
    assert_eq!(read(&mut me, &id)["stage"], "gathers");
    leads(&press(&mut me, &format!("{table}/begin"), ""));
    assert_eq!(read(&mut me, &id)["stage"], "runs");
    house.play_to_the_end(table.trim_start_matches("/t/"));
    let page = friend.get(&format!("/c/{id}")).text().to_owned();
    assert!(page.contains("Chapter 2") && !page.contains("Since you were last there"), "{page}");
    assert!(
        friend.get(&format!("/c/{id}?since=1")).text().contains("after chapter 1</h2>"),
        "since a chapter of one's choice"
    );
    assert!(friend.get("/").text().contains(&format!("/c/{id}/continue")), "it is the friend's, too");
}

#[test]
fn a_branch_goes_its_own_way() {
    let house = House::new();
    let mut me = house.person();
    let id = one_chapter(&house, &mut me);
    let branch = leads(&press(&mut me, &format!("/c/{id}/branch"), "chapter=1"));
    let page = me.get(&branch).text().to_owned();
    assert!(page.contains("another way from chapter 1") && page.contains(&format!("href=\"/c/{id}\"")), "{page}");
    let second = me.post(&format!("/api/v1{}/continue", branch.replace("/c/", "/campaigns/")), &json!({})).json();
    house.play_to_the_end(second["id"].as_str().unwrap());
    let body = json!({ "chapter": 2, "name": "Further" });
    let further = me.post(&format!("/api/v1{}/branch", branch.replace("/c/", "/campaigns/")), &body);
    assert_eq!((further.status, &further.json()["sittings"]), (201, &json!(2)), "{}", further.text());
    assert_eq!(read(&mut me, &id)["sittings"], 1, "the stem is as it was");
    let none = me.post(&format!("/api/v1/campaigns/{id}/branch"), &json!({ "chapter": 9 }));
    assert_eq!((none.status, &none.json()["reason"]["id"]), (409, &json!("refused-no-chapter")));
}

/// A form with a file, as a browser without scripts sends it.
fn bring(person: &mut Client, file: &[u8]) -> Reply {
    let head = b"--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"c.json\"\r\n\r\n";
    let body = [&head[..], file, b"\r\n--edge--\r\n"].concat();
    person.send("POST", "/c/import", &[("content-type", "multipart/form-data; boundary=edge"), FORM[1]], &body)
}

#[test]
fn a_campaign_is_kept_and_brought_in() {
    let (home, abroad) = (House::new(), House::new());
    let (mut me, mut other) = (home.person(), abroad.person());
    let id = one_chapter(&home, &mut me);
    let kept = me.get(&format!("/c/{id}/file"));
    assert!(kept.header("content-disposition").unwrap().contains("salvage-"));
    let file = CampaignFile::read(kept.text().as_bytes()).unwrap();
    assert!(file.verify(&*TOY).is_ok());
    assert_eq!(me.get(&format!("/api/v1/campaigns/{id}/file")).json(), serde_json::to_value(&file).unwrap());
    let came = leads(&bring(&mut other, kept.text().as_bytes()));
    let page = other.get(&came).text().to_owned();
    assert!(page.contains("Long haul") && page.contains("Chapter 1") && page.contains("Ann"), "{page}");
    let table = other.post(&format!("/api/v1{}/continue", came.replace("/c/", "/campaigns/")), &json!({ "seats": 2 }));
    assert_eq!(table.json()["setup"]["carried"]["table"], json!(file.chapters[0].table), "{}", table.text());
    let again = other.send("POST", "/api/v1/campaigns/import", &[], kept.text().as_bytes());
    assert_eq!((again.status, &again.json()["stage"]), (201, &json!("between")));
}

#[test]
fn bad_files_are_refused_with_a_reason_and_change_nothing() {
    let (home, abroad) = (House::new(), House::new());
    let (mut me, mut other) = (home.person(), abroad.person());
    let id = one_chapter(&home, &mut me);
    let whole = me.get(&format!("/c/{id}/file")).text().to_owned();
    let newer = whole.replacen("\"campaign\":1", "\"campaign\":2", 1);
    let altered = whole.replacen("Long haul", "Long hall", 1);
    let bad = [("{", "unreadable"), (&whole[..whole.len() / 2], "unreadable"), (&newer, "newer"), (&altered, "untrue")];
    for (file, reason) in bad {
        let refused = other.send("POST", "/api/v1/campaigns/import", &[], file.as_bytes());
        let reason = format!("refused-file-{reason}");
        assert_eq!((refused.status, &refused.json()["reason"]["id"]), (409, &json!(reason)), "{}", refused.text());
        assert_eq!(leads(&bring(&mut other, file.as_bytes())), "/c", "and the page says why");
    }
    assert_eq!(
        other.send("POST", "/c/import", &[("content-type", "multipart/form-data; boundary=edge")], b"nothing").status,
        303
    );
    assert_eq!(other.get("/api/v1/campaigns").json(), json!([]));
    for (address, status) in [("/c/0000000000000", 404), ("/c/nowhere", 404), ("/c/nowhere/file", 404)] {
        assert_eq!(other.get(address).status, status, "{address}");
    }
    assert_eq!(press(&mut other, "/c/0000000000000/continue", "").status, 404);
    assert_eq!(press(&mut other, "/c/nowhere/branch", "chapter=1").status, 404);
}

#[test]
fn the_archive_tells_of_campaigns_that_are_over_in_three_languages() {
    let house = House::new();
    let mut me = house.person();
    let options = json!({ "air": "4", "campaign": "now" });
    let body = json!({ "game": "salvage", "title": "Short haul", "seats": ["me", "me"], "options": options });
    house.play_to_the_end(&made(&me.post("/api/v1/tables", &body)));
    let id = me.get("/api/v1/campaigns").json()[0]["id"].as_str().unwrap().to_owned();
    for (lang, words) in [("en", "Archive"), ("it", "Archivio"), ("ja", "書庫")] {
        let page = me.send("GET", "/c", &[("accept-language", lang)], b"").text().to_owned();
        assert!(page.contains(words) && page.contains("Short haul") && page.contains("brought-home"), "{page}");
        let of_it = me.send("GET", &format!("/c/{id}"), &[("accept-language", lang)], b"").text().to_owned();
        let unsaid = ["campaign-", "campaigns-"]
            .iter()
            .find(|id| of_it.contains(&format!(">{id}")) || page.contains(&format!(">{id}")));
        assert_eq!(unsaid, None, "every sentence has its words");
    }
    assert!(!me.get("/").text().contains("/continue"), "nothing to go on with");
    let over = me.post(&format!("/api/v1/campaigns/{id}/continue"), &json!({}));
    assert_eq!(over.json()["reason"]["id"], "refused-campaign-over");
}
