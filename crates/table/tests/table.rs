//! Tables on a real store: what goes in comes back, undo and idempotency hold, bots play to the end.

use std::sync::Arc;
use std::time::Duration;

use orrery_catalog::CommandKind;
use orrery_core::{Given, Options, Seat, Viewer};
use orrery_table::port::{Holder, PersonId, Status, Store};
use orrery_table::{NewChair, NewTable, SubmitError, Table, Tables, moment, record_of};

const ANN: PersonId = PersonId(1);
const BEN: PersonId = PersonId(2);
const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

struct House {
    _folder: tempfile::TempDir,
    tables: Arc<Tables>,
}

async fn open(folder: &std::path::Path) -> Arc<dyn Store> {
    orrery_store::open(None, folder).await.expect("a store in a fresh folder")
}

async fn house() -> House {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let tables = Tables::new(open(folder.path()).await, Duration::ZERO);
    House { _folder: folder, tables }
}

fn person(id: PersonId) -> NewChair {
    NewChair { holder: Holder::Person(id), name: format!("Person {}", id.0) }
}

fn bot(level: &str) -> NewChair {
    NewChair { holder: Holder::Bot(level.into()), name: level.into() }
}

fn free() -> NewChair {
    NewChair { holder: Holder::Open, name: String::new() }
}

fn new_table(chairs: Vec<NewChair>) -> NewTable {
    NewTable {
        game: "starship-builder".into(),
        title: "Test".into(),
        options: Default::default(),
        host: ANN,
        listed: true,
        chairs,
        at: 1,
    }
}

/// Answers the first open question of anybody: the first option, or an empty pick.
async fn step(table: &Table) -> Option<u32> {
    let now = table.now();
    let play = now.play.as_ref()?;
    let open = play.open().into_iter().find(|open| open.must)?;
    let given = match &play.offers(open.seat)[0].options {
        Options::List(options) => Given::Option(options[0].key.clone()),
        _ => Given::Picked(vec![]),
    };
    Some(table.answer(open.seat, open.ask, &given, None, 2).await.expect("an offered choice is accepted"))
}

async fn play_until_assembly(table: &Table) {
    while table.now().play.as_ref().is_some_and(|play| play.open().len() == 1) {
        step(table).await;
    }
}

#[tokio::test]
async fn a_table_starts_when_every_chair_is_taken() {
    let house = house().await;
    let table = house.tables.create(new_table(vec![person(ANN), free()])).await.expect("created");
    assert_eq!(table.now().record.status, Status::Open);
    assert!(table.now().play.is_none());
    house.tables.sit(&table, BLUE, BEN, "Ben".into(), 2).await.expect("a free chair");
    assert_eq!(table.now().record.status, Status::Running);
    let again = house.tables.sit(&table, BLUE, PersonId(3), "Cy".into(), 3).await;
    assert!(matches!(again, Err(SubmitError::Refused(refusal)) if refusal.reason.id == "refused-seat-taken"));
}

#[tokio::test]
async fn too_few_chairs_unknown_games_and_options_are_refused() {
    let house = house().await;
    let refused = |result: Result<Arc<Table>, SubmitError>| matches!(result, Err(SubmitError::Refused(_)));
    assert!(refused(house.tables.create(new_table(vec![person(ANN)])).await));
    let unknown = NewTable { game: "chess".into(), ..new_table(vec![person(ANN), person(BEN)]) };
    assert!(refused(house.tables.create(unknown).await));
    let options = [("categories".to_owned(), "seven".to_owned())].into();
    let odd = NewTable { options, ..new_table(vec![person(ANN), person(BEN)]) };
    assert!(refused(house.tables.create(odd).await));
}

#[tokio::test]
async fn a_table_loaded_from_its_journal_is_the_same_table() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let tables = Tables::new(open(folder.path()).await, Duration::ZERO);
    let table = tables.create(new_table(vec![person(ANN), person(BEN)])).await.expect("created");
    for _ in 0..4 {
        step(&table).await;
    }
    // On another node, as it were: the same store, nothing in memory.
    let other = Tables::new(tables.store().clone(), Duration::ZERO);
    let loaded = other.find(table.id).await.expect("readable").expect("there");
    let (before, after) = (table.now(), loaded.now());
    let (one, two) = (before.play.as_ref().expect("running"), after.play.as_ref().expect("running"));
    assert_eq!((before.seq, one.digest(), one.read()), (after.seq, two.digest(), two.read()));
    for viewer in [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Spectator] {
        assert_eq!(one.view(viewer), two.view(viewer));
    }
    assert_eq!(step(&loaded).await, Some(before.seq + 1), "and play goes on");
}

#[tokio::test]
async fn the_same_token_makes_one_entry() {
    let house = house().await;
    let table = house.tables.create(new_table(vec![person(ANN), person(BEN)])).await.expect("created");
    let now = table.now();
    let open = now.play.as_ref().expect("running").open()[0];
    let given = Given::Option("TH".into());
    let first = table.answer(open.seat, open.ask, &given, Some(77), 2).await;
    let again = table.answer(open.seat, open.ask, &given, Some(77), 3).await;
    assert_eq!(first, again);
    assert_eq!(table.now().seq, 1);
    let without = table.answer(open.seat, open.ask, &given, None, 4).await;
    assert!(matches!(without, Err(SubmitError::Refused(_))), "a stale ask without its token");
}

#[tokio::test]
async fn undo_is_an_entry_and_stops_at_reveals_and_other_peoples_choices() {
    let house = house().await;
    let table = house.tables.create(new_table(vec![person(ANN), person(BEN)])).await.expect("created");
    step(&table).await;
    assert!(
        table.undo(RED, None, 3).await.is_err() && table.undo(BLUE, None, 3).await.is_err(),
        "a pick turns up a card"
    );
    play_until_assembly(&table).await;
    let before = table.now();
    // Whoever made the last pick could take that back too: nothing came to light by it. The other seat could not.
    let last = before.recent.back().map(|entry| entry.kind);
    let (first, second) = if last == Some(CommandKind::Answer(RED)) { (BLUE, RED) } else { (RED, BLUE) };
    let digest = before.play.as_ref().expect("running").digest();
    let asks = before.play.as_ref().expect("running").open();
    let ask = |seat: Seat| asks.iter().find(|open| open.seat == seat).expect("both assemble").ask;
    table.answer(first, ask(first), &Given::Picked(vec![]), None, 4).await.expect("no ship is a choice");
    assert_eq!(table.now().undo, Some(first));
    assert!(table.undo(second, None, 5).await.is_err(), "not their choice");
    let seq = table.undo(first, None, 5).await.expect("nothing stands in between");
    assert_eq!(seq, before.seq + 2, "the undo is an entry of its own");
    assert_eq!(table.now().play.as_ref().expect("running").digest(), digest);
    assert!(table.undo(first, None, 6).await.is_err(), "nothing of theirs left to take back");
    table.answer(first, ask(first), &Given::Picked(vec![]), None, 7).await.expect("asked again");
    table.answer(second, ask(second), &Given::Picked(vec![]), None, 8).await.expect("the last one");
    assert!(table.undo(second, None, 9).await.is_err(), "everything has been revealed");
}

#[tokio::test]
async fn bots_play_a_whole_game_and_its_record_is_true() {
    let house = house().await;
    let chairs = vec![bot("random"), bot("easy"), bot("normal")];
    let table = house.tables.create(new_table(chairs)).await.expect("created");
    let mut changes = table.changes();
    while table.now().record.status != Status::Finished {
        tokio::time::timeout(Duration::from_secs(60), changes.changed()).await.expect("bots go on").expect("alive");
    }
    let record = record_of(&table).await.expect("a finished game has a record");
    assert!(matches!(table.game.verify(&record), orrery_catalog::Verdict::True { .. }));
    let mut forged = record.clone();
    forged.key = "00".repeat(32);
    assert!(matches!(table.game.verify(&forged), orrery_catalog::Verdict::False(_)), "another key");
    let mut bent = record;
    bent.entries[3].digest = "00".repeat(16);
    assert!(matches!(table.game.verify(&bent), orrery_catalog::Verdict::False(_)), "a changed digest");
}

#[tokio::test]
async fn the_record_stays_secret_while_the_game_runs() {
    let house = house().await;
    let table = house.tables.create(new_table(vec![person(ANN), person(BEN)])).await.expect("created");
    assert!(matches!(record_of(&table).await, Err(SubmitError::NotRunning)));
}

#[tokio::test]
async fn one_can_look_back_at_any_moment() {
    let house = house().await;
    let table = house.tables.create(new_table(vec![person(ANN), person(BEN)])).await.expect("created");
    let mut digests = vec![table.now().play.as_ref().expect("running").digest()];
    for _ in 0..6 {
        step(&table).await;
        digests.push(table.now().play.as_ref().expect("running").digest());
    }
    for (index, digest) in digests.iter().enumerate() {
        let then = moment(&table, index).await.expect("readable");
        assert_eq!((then.index, &then.play.digest()), (index, digest));
        assert_eq!(then.past.len(), index + 1);
    }
    let last = moment(&table, usize::MAX).await.expect("readable");
    assert_eq!((last.index, last.past[0].kind), (6, CommandKind::Begin));
}

#[tokio::test]
async fn whoever_has_left_cannot_leave_again() {
    let house = house().await;
    let table =
        house.tables.create(new_table(vec![person(ANN), person(BEN), person(PersonId(3))])).await.expect("created");
    table.leave(RED, 2).await.expect("one may leave");
    assert!(matches!(table.leave(RED, 3).await, Err(SubmitError::Refused(_))));
    assert!(matches!(table.leave(Seat(9), 3).await, Err(SubmitError::Refused(_))), "nobody sits there");
    assert_eq!(table.now().seq, 1);
}

#[tokio::test]
async fn of_many_who_answer_at_once_one_gets_through() {
    let house = house().await;
    let table = house.tables.create(new_table(vec![person(ANN), person(BEN)])).await.expect("created");
    let open = table.now().play.as_ref().expect("running").open()[0];
    let tries = (0..20).map(|_| {
        let table = table.clone();
        tokio::spawn(async move { table.answer(open.seat, open.ask, &Given::Option("RE".into()), None, 2).await })
    });
    let mut through = 0;
    for attempt in tries.collect::<Vec<_>>() {
        through += u32::from(attempt.await.expect("no panic").is_ok());
    }
    assert_eq!((through, table.now().seq), (1, 1));
}

#[tokio::test]
async fn bots_go_on_after_a_restart_though_nobody_looks() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = open(folder.path()).await;
    let slow = Tables::new(store.clone(), Duration::from_secs(3600));
    let table = slow.create(new_table(vec![bot("random"), bot("random")])).await.expect("created");
    assert_eq!(table.now().record.status, Status::Running);
    let quick = Tables::new(store, Duration::ZERO);
    quick.resume().await.expect("readable");
    let loaded = quick.find(table.id).await.expect("readable").expect("there");
    let mut changes = loaded.changes();
    while loaded.now().record.status != Status::Finished {
        tokio::time::timeout(Duration::from_secs(60), changes.changed()).await.expect("bots go on").expect("alive");
    }
}

#[tokio::test]
async fn a_table_killed_between_two_writes_is_mended_when_it_is_found() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = open(folder.path()).await;
    let tables = Tables::new(store.clone(), Duration::ZERO);
    let full = tables.create(new_table(vec![person(ANN), free()])).await.expect("created");
    let mut record = (*full.now().record).clone();
    record.chairs[1] = orrery_table::port::Chair::new(Holder::Person(BEN), "Ben".into());
    record.revision += 1;
    store.save_table(&record).await.expect("saved");
    let again = Tables::new(store.clone(), Duration::ZERO);
    let table = again.find(full.id).await.expect("readable").expect("there");
    assert_eq!(table.now().record.status, Status::Running, "every chair is taken, so it has begun");
    while step(&table).await.is_some() {}
    assert_eq!(table.now().record.status, Status::Finished);
    let mut record = (*table.now().record).clone();
    record.status = Status::Running;
    record.revision += 1;
    store.save_table(&record).await.expect("saved");
    let once_more = Tables::new(store, Duration::ZERO);
    let table = once_more.find(full.id).await.expect("readable").expect("there");
    assert_eq!(table.now().record.status, Status::Finished, "its journal says that it is over");
}
