//! Live updates stay small in every game, whoever is asked whatever.

use crate::house::{House, made};
use orrery_table::port::Status;
use orrery_wire::blocking::Client;
use serde_json::json;

/// What does not fit is fetched by the page.
const MOST: usize = 6_000;
/// So many answers are looked at.
const ANSWERS: usize = 240;

fn table(house: &House, game: &str) -> (String, [Client; 3]) {
    let mut people = [(); 3].map(|()| house.person());
    let id = made(&people[0].post("/api/v1/tables", &json!({ "game": game, "seats": ["me", "open", "open"] })));
    for friend in &mut people[1..] {
        assert_eq!(friend.post(&format!("/api/v1/tables/{id}/join"), &json!({})).status, 200);
    }
    (id, people)
}

fn is_small(house: &House, game: &str) {
    let (id, people) = table(house, game);
    for _ in 0..ANSWERS {
        let before = house.table(&id).now();
        if before.record.status == Status::Finished {
            return;
        }
        house.play_until(&id, |now| now.seq > before.seq);
        for person in &people {
            let update = person.catch_up(&format!("/t/{id}/live"), u64::from(before.told));
            assert!(update.len() < MOST, "{} bytes at {}: {update}", update.len(), before.seq);
        }
    }
}

#[test]
fn updates_of_every_game_are_small() {
    let house = House::new();
    for game in orrery_catalog::games() {
        is_small(&house, game.info().id);
    }
}
