//! An answer that nobody else is told of leaves no trace in anything others are served: a standing answer and one by hand
//! cannot be told apart by counting, by times or by sizes.

use crate::house::{House, made};
use orrery_table::Now;
use orrery_wire::blocking::{Client, Events};
use serde_json::{Value, json};

type People = [Client; 4];

/// A table of four people.
fn four(house: &House) -> (String, People) {
    let mut people = [(); 4].map(|()| house.person());
    let body = json!({ "game": "salvage", "seats": ["me", "open", "open", "open"], "options": { "air": "40" } });
    let id = made(&people[0].post("/api/v1/tables", &body));
    for friend in &mut people[1..] {
        assert_eq!(friend.post(&format!("/api/v1/tables/{id}/join"), &json!({})).status, 200);
    }
    (id, people)
}

/// Everything a person is served of a table on demand.
fn served(person: &mut Client, id: &str) -> Vec<String> {
    let paths = ["/api/v1/tables/{}", "/api/v1/tables/{}/record", "/t/{}", "/t/{}/replay", "/t/{}/replay?at=3"];
    let mut served = paths.map(|path| person.get(&path.replace("{}", id)).text().to_owned()).to_vec();
    // The form for a new table proposes another name every time.
    served.extend(person.get("/").text().split("name=\"title\"").next().map(str::to_owned));
    let number = person.get(&format!("/api/v1/tables/{id}")).json()["seq"].as_u64().unwrap();
    served.push(person.catch_up(&format!("/t/{id}/live"), number));
    served.push(person.stream(&format!("/api/v1/tables/{id}/stream"), Some(number)).event().1.to_string());
    served
}

fn offers(person: &mut Client, id: &str) -> Vec<Value> {
    person.get(&format!("/api/v1/tables/{id}/offers")).json()["offers"].as_array().unwrap().clone()
}

/// Gives the first answer to the question of this title: it lets the others go on.
fn answer(person: &mut Client, id: &str, title: &str) {
    let asked = offers(person, id).into_iter().find(|offer| offer["title"]["id"] == title).expect("asked");
    let body = json!({ "ask": asked["ask"], "given": { "option": asked["options"]["list"][0]["key"] } });
    let reply = person.post(&format!("/api/v1/tables/{id}/answer"), &body);
    assert_eq!(reply.status, 200, "{}", reply.text());
}

/// Who must answer now.
fn asked(now: &Now) -> Vec<usize> {
    let open = now.play.as_ref().map(|play| play.open()).unwrap_or_default();
    open.iter().filter(|open| open.must).map(|open| open.seat.index()).collect()
}

/// Somebody answers in secret: whoever else looks, before and after, sees the same.
fn leaves_no_trace(people: &mut People, id: &str, who: usize, title: &str) {
    let others: Vec<usize> = (0..4).filter(|other| *other != who).collect();
    let before: Vec<_> = others.iter().map(|other| served(&mut people[*other], id)).collect();
    let own = served(&mut people[who], id);
    answer(&mut people[who], id, title);
    for (other, before) in others.iter().zip(before) {
        for (after, before) in served(&mut people[*other], id).iter().zip(before) {
            assert_eq!(*after, before, "seat {other} can tell that seat {who} answered {title}");
        }
    }
    assert_ne!(served(&mut people[who], id), own, "whoever answered sees it");
}

/// Nothing comes over a stream but what everybody is told next.
fn next_is(stream: &mut Events, number: u64) {
    assert_eq!(stream.event().0, number, "a secret answer came over the stream");
}

/// The last of four has a standing answer, and somebody has found what two others may react to.
fn with_a_window(house: &House) -> (String, People) {
    let game = || {
        let (id, mut people) = four(house);
        leaves_no_trace(&mut people, &id, 3, "ask-never");
        house.play_until(&id, |now| matches!(asked(now).len(), 0 | 2));
        (!asked(&house.table(&id).now()).is_empty()).then_some((id, people))
    };
    (0..20).find_map(|_| game()).expect("one game in twenty has a window")
}

#[test]
fn an_answer_in_secret_leaves_no_trace() {
    let house = House::new();
    let (id, mut people) = with_a_window(&house);
    let [first, second] = *asked(&house.table(&id).now()) else { panic!("the last one is not asked") };
    let number = people[0].get(&format!("/api/v1/tables/{id}")).json()["seq"].as_u64().unwrap();
    let mut stream = people[second].stream(&format!("/api/v1/tables/{id}/stream"), None);
    leaves_no_trace(&mut people, &id, first, "ask-take");
    answer(&mut people[second], &id, "ask-take");
    next_is(&mut stream, number + 1);
}
