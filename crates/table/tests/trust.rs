//! What must hold when storage fails, replies are lost, others are faster and journals are damaged.

mod campaign;
mod shaky;

use std::sync::Arc;
use std::time::Duration;

use orrery_bots::Level;
use orrery_catalog::Verdict;
use orrery_core::{AskId, Dice, Given, Seat};
use orrery_table::port::{Damaged, Holder, Listing, PersonId, Status, Store, TableId};
use orrery_table::{Limits, NewChair, NewTable, SubmitError, Table, Tables, record_of};
use shaky::Shaky;

const ANN: PersonId = PersonId(1);
const BEN: PersonId = PersonId(2);
const GAMES: [&str; 5] = ["interstellar", "space-diamonds", "starfarers", "starship-builder", "vanguard"];

struct House {
    folder: tempfile::TempDir,
    store: Arc<Shaky>,
    tables: Arc<Tables>,
}

async fn house() -> House {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Arc::new(Shaky::on(orrery_store::open(None, folder.path()).await.expect("a store")));
    let tables = Tables::of_games(store.clone(), Duration::ZERO, campaign::games);
    House { folder, store, tables }
}

impl House {
    /// Changes the file behind the store's back.
    fn tamper(&self, sql: &str) {
        let file = rusqlite::Connection::open(self.folder.path().join(orrery_store::FILE)).expect("the file");
        file.execute_batch(sql).expect("valid SQL");
    }

    /// The same tables on a node that has nothing in memory.
    fn another_node(&self) -> Arc<Tables> {
        Tables::of_games(self.store.clone(), Duration::ZERO, campaign::games)
    }
}

fn chair(holder: Holder) -> NewChair {
    NewChair { holder, name: "somebody".into() }
}

fn two_people(game: &str) -> NewTable {
    people(2, game)
}

fn people(count: usize, game: &str) -> NewTable {
    new_table(game, (0..count).map(|_| chair(Holder::Person(ANN))).collect())
}

fn new_table(game: &str, chairs: Vec<NewChair>) -> NewTable {
    NewTable {
        game: game.into(),
        title: "Test".into(),
        options: Default::default(),
        host: ANN,
        listed: true,
        chairs,
        at: 1,
    }
}

/// What somebody who knows the rules and nothing else does next, whoever is asked first.
fn wish(table: &Table) -> Option<(Seat, AskId, Given)> {
    let now = table.now();
    let play = now.play.as_ref()?;
    let open = play.open().into_iter().find(|open| open.must)?;
    let mut luck = Dice::seeded("test", now.seq.into());
    let (ask, given) = play.think(Level::Random, open.seat, open.ask, &mut luck)?;
    Some((open.seat, ask, given))
}

async fn step(table: &Table, token: Option<u64>) -> Result<u32, SubmitError> {
    let (seat, ask, given) = wish(table).expect("somebody is asked");
    table.answer(seat, ask, &given, token, 2).await
}

/// Whether the next answer is the last one of the game.
fn ends_with_the_next(table: &Table) -> bool {
    let (seat, ask, given) = wish(table).expect("somebody is asked");
    let mut play = table.now().play.as_ref().expect("begun").clone_play();
    play.answer(seat, ask, &given).expect("legal");
    play.outcome().is_some()
}

/// Answers until something can be taken back, and takes it back.
async fn undo_once(table: &Table) {
    for _ in 0..400 {
        step(table, None).await.expect("legal");
        if let Some(seat) = table.now().undo {
            table.undo(seat, None, 3).await.expect("it may be taken back");
            return;
        }
    }
    panic!("nothing could be taken back");
}

#[tokio::test]
async fn a_record_with_an_undo_can_be_read_replayed_and_verified_in_every_game() {
    let house = house().await;
    for game in GAMES {
        let table = house.tables.create(two_people(game)).await.expect("created");
        undo_once(&table).await;
        table.leave(Seat(0), 4).await.expect("one leaves");
        if table.now().record.status == Status::Running {
            table.leave(Seat(1), 4).await.expect("the other leaves");
        }
        let record = record_of(&table).await.unwrap_or_else(|error| panic!("{game}: {error}"));
        assert!(record.entries.iter().any(|entry| entry.command.to_string().contains("Undo")), "{game}");
        let verdict = table.game.verify(&record);
        assert!(matches!(verdict, Verdict::True { .. }), "{game}: {verdict:?}");
        let told = table.game.narrate(&record, orrery_text::Lang::En).expect("it can be told");
        assert!(!told.is_empty(), "{game}");
        // As earlier versions stored an undo: without any bytes of facts, and without sums.
        house.tamper("UPDATE entries SET events = x'', row_sum = NULL WHERE events = x'00'");
        let again = house.another_node().find(table.id).await.expect("readable").expect("there");
        assert_eq!(record_of(&again).await.expect("an old journal is readable"), record, "{game}");
    }
}

#[tokio::test]
async fn a_lost_reply_after_the_commit_is_an_answer_that_went_through() {
    let house = house().await;
    let table = house.tables.create(two_people("starship-builder")).await.expect("created");
    house.store.lose_replies(1);
    assert_eq!(step(&table, Some(7)).await, Ok(1), "the journal knows the request's token");
    house.store.lose_replies(1);
    assert_eq!(step(&table, None).await, Ok(2), "and every other request has one too");
    assert_eq!(step(&table, None).await, Ok(3), "nothing is stuck");
    assert_eq!(house.store.entries(table.id, None).await.expect("readable").len(), 4);
}

#[tokio::test]
async fn where_nobody_can_tell_the_same_request_is_safe_to_send_again() {
    let house = house().await;
    let table = house.tables.create(two_people("starship-builder")).await.expect("created");
    let (seat, ask, given) = wish(&table).expect("asked");
    house.store.lose_replies(1);
    house.store.fail_reads(1);
    let unknown = table.answer(seat, ask, &given, Some(7), 2).await;
    assert!(matches!(unknown, Err(SubmitError::Storage(_))), "{unknown:?}");
    assert_eq!(table.answer(seat, ask, &given, Some(7), 3).await, Ok(1));
    house.store.fail_writes(1);
    house.store.fail_reads(1);
    let (seat, ask, given) = wish(&table).expect("asked");
    assert!(table.answer(seat, ask, &given, Some(8), 2).await.is_err());
    assert_eq!(table.answer(seat, ask, &given, Some(8), 3).await, Ok(2), "this one had not been saved");
    assert_eq!(house.store.entries(table.id, None).await.expect("readable").len(), 3);
}

#[tokio::test]
async fn whoever_loses_a_conflict_looks_again_and_is_refused_or_goes_on() {
    let house = house().await;
    let one = house.tables.create(two_people("starship-builder")).await.expect("created");
    let two = house.another_node().find(one.id).await.expect("readable").expect("there");
    let (seat, ask, given) = wish(&two).expect("asked");
    let mut changes = two.changes();
    assert_eq!(step(&one, None).await, Ok(1));
    let late = two.answer(seat, ask, &given, None, 3).await;
    assert!(matches!(late, Err(SubmitError::Refused(_))), "the question has been answered elsewhere: {late:?}");
    assert!(changes.has_changed().expect("alive"), "streams on this node are told");
    changes.mark_unchanged();
    assert_eq!(two.now().seq, 1);
    assert_eq!(step(&two, None).await, Ok(2), "its later answers go through");
    assert_eq!(step(&one, None).await.map_err(drop), Err(()), "now the first one is behind, and refused once");
    assert_eq!(step(&one, None).await, Ok(3));
    let digests = [&one, &two].map(|table| table.now().play.as_ref().expect("running").digest());
    two.look_again().await.expect("readable");
    assert_ne!(digests[0], digests[1]);
    let second = two.now().play.as_ref().expect("running").digest();
    assert_eq!(second, digests[0]);
}

#[tokio::test]
async fn an_undo_on_one_node_is_followed_on_the_other() {
    let house = house().await;
    let one = house.tables.create(two_people("space-diamonds")).await.expect("created");
    let two = house.another_node().find(one.id).await.expect("readable").expect("there");
    undo_once(&one).await;
    two.look_again().await.expect("readable");
    let (one, two) = (one.now(), two.now());
    assert_eq!((one.seq, one.undo, one.recent.len()), (two.seq, two.undo, two.recent.len()));
    let digest = |now: &orrery_table::Now| now.play.as_ref().expect("running").digest();
    assert_eq!(digest(&one), digest(&two));
}

#[tokio::test]
async fn a_late_duplicate_of_an_answer_that_was_undone_is_not_applied_again() {
    let house = house().await;
    let table = house.tables.create(two_people("space-diamonds")).await.expect("created");
    let (seat, ask, given, made) = loop {
        let (seat, ask, given) = wish(&table).expect("asked");
        let token = u64::from(table.now().seq);
        let made = table.answer(seat, ask, &given, Some(token), 2).await.expect("legal");
        if table.now().undo == Some(seat) {
            break (seat, ask, given, made);
        }
    };
    let token = u64::from(made) - 1;
    table.undo(seat, Some(5000), 3).await.expect("taken back");
    let now = table.now();
    assert_eq!(table.undo(seat, Some(5000), 3).await, Ok(now.seq), "nor is one more taken back by a late duplicate");
    assert_eq!(table.answer(seat, ask, &given, Some(token), 4).await, Ok(made), "it finds what it made");
    assert_eq!(table.now().seq, now.seq, "and makes nothing");
    let again = house.another_node().find(table.id).await.expect("readable").expect("there");
    assert_eq!(again.answer(seat, ask, &given, Some(token), 5).await, Ok(made), "also after a restart");
    assert_eq!(
        again.answer(seat, ask, &given, Some(token + 1000), 6).await,
        Ok(now.seq + 1),
        "a new request is an answer"
    );
}

#[tokio::test]
async fn two_who_sit_down_at_once_on_two_nodes_get_two_chairs_or_a_reason() {
    let house = house().await;
    let chairs = vec![chair(Holder::Person(ANN)), chair(Holder::Open), chair(Holder::Open)];
    let one = house.tables.create(new_table("starship-builder", chairs)).await.expect("created");
    let node = house.another_node();
    let two = node.find(one.id).await.expect("readable").expect("there");
    house.tables.sit(&one, Seat(1), BEN, "Ben".into(), 2).await.expect("free");
    let taken = node.sit(&two, Seat(1), PersonId(3), "Cy".into(), 2).await;
    assert!(matches!(taken, Err(SubmitError::Refused(refusal)) if refusal.reason.id == "refused-seat-taken"));
    let twice = node.sit(&two, Seat(2), BEN, "Ben".into(), 2).await;
    assert!(matches!(twice, Err(SubmitError::Refused(refusal)) if refusal.reason.id == "refused-sits-already"));
    house.store.lose_replies(1);
    node.sit(&two, Seat(2), PersonId(3), "Cy".into(), 2).await.expect("saved, though its reply was lost");
    assert_eq!(two.now().record.status, Status::Running);
    one.look_again().await.expect("readable");
    assert_eq!(one.now().record, two.now().record);
}

#[tokio::test]
async fn the_last_answer_counts_though_the_table_could_not_be_closed() {
    let house = house().await;
    let table = house.tables.create(two_people("starship-builder")).await.expect("created");
    while !ends_with_the_next(&table) {
        step(&table, None).await.expect("legal");
    }
    house.store.fail_saves(1);
    house.store.fail_reads(1);
    step(&table, None).await.expect("the last answer is saved");
    assert_eq!(table.now().record.status, Status::Running);
    table.look_again().await.expect("readable");
    assert_eq!(table.now().record.status, Status::Finished);
}

#[tokio::test]
async fn what_is_found_from_the_beginning_only_is_read_from_there() {
    let house = house().await;
    let table = house.tables.create(two_people("starfarers")).await.expect("created");
    while house.store.snapshot(table.id).await.expect("readable").is_none() {
        step(&table, None).await.expect("legal");
    }
    house.store.hide_tails();
    let node = house.another_node();
    let found = node.find(table.id).await.expect("readable").expect("there");
    assert_eq!((found.now().seq, found.now().recent.len()), (table.now().seq, table.now().recent.len()));
    for _ in 0..10 {
        step(&found, None).await.expect("it plays on");
    }
    undo_once(&found).await;
    table.look_again().await.expect("readable");
    assert_eq!(table.now().seq, found.now().seq);
}

/// However much is taken back, the snapshot stands at an entry that counts: a node that has nothing in memory reads none
/// of the entries before it.
#[tokio::test]
async fn what_is_taken_back_leaves_a_snapshot_that_counts() {
    let house = house().await;
    let table = house.tables.create(people(5, "starship-builder")).await.expect("created");
    undo_once(&table).await;
    while table.now().seq < 500 {
        let before = house.store.snapshot(table.id).await.expect("readable").map(|snapshot| snapshot.seq);
        undo_once(&table).await;
        let after = house.store.snapshot(table.id).await.expect("readable").map(|snapshot| snapshot.seq);
        if before != after {
            house.tamper(&format!(
                "UPDATE entries SET events = x'ffff' WHERE table_id = {} AND seq = 0",
                table.id.0 as i64
            ));
            let found = house.another_node().find(table.id).await.expect("the beginning is not read").expect("there");
            assert_eq!(found.now().seq, table.now().seq);
            return step(&found, None).await.map(drop).expect("it plays on");
        }
    }
    panic!("no snapshot was made");
}

#[tokio::test]
async fn of_much_that_was_taken_back_little_is_read() {
    let house = house().await;
    let table = house.tables.create(two_people("starship-builder")).await.expect("created");
    while table.now().seq < 400 {
        undo_once(&table).await;
    }
    let kept = house.store.snapshot(table.id).await.expect("readable").expect("saved").seq;
    assert!(kept < 100, "all after {kept} was taken back");
    let (from, to) = (kept + 1, table.now().seq - 250);
    house.tamper(&format!(
        "UPDATE entries SET events = x'ffff' WHERE table_id = {} AND seq BETWEEN {from} AND {to}",
        table.id.0 as i64
    ));
    let found = house.another_node().find(table.id).await.expect("they are not read").expect("there");
    assert_eq!((found.now().seq, found.now().told), (table.now().seq, table.now().told));
    assert_eq!(found.now().undo, table.now().undo);
    undo_once(&found).await;
    assert_eq!(
        found.now().play.as_ref().map(|play| play.digest()),
        table.now().play.as_ref().map(|play| play.digest())
    );
    step(&found, None).await.map(drop).expect("it plays on");
}

#[tokio::test]
async fn one_damaged_table_harms_no_other() {
    let house = house().await;
    let bots = || vec![chair(Holder::Person(ANN)), chair(Holder::Bot("random".into()))];
    let mut made = Vec::new();
    let slow = Tables::new(house.store.clone(), Duration::from_secs(3600));
    for _ in 0..6 {
        made.push(slow.create(new_table("starfarers", bots())).await.expect("created").id);
    }
    let id = |table: TableId| table.0 as i64;
    house.tamper(&format!("UPDATE entries SET events = x'ffff' WHERE table_id = {} AND seq = 0", id(made[0])));
    house.tamper(&format!("UPDATE tables SET chairs = 'x' WHERE id = {}", id(made[1])));
    // Damage that no sum would show, as in rows of the first schema.
    let bent = "digest = zeroblob(16), row_sum = NULL";
    house.tamper(&format!("UPDATE entries SET {bent} WHERE table_id = {} AND seq = 0", id(made[2])));
    house.tamper("UPDATE tables SET waiting = NULL, bots_due = NULL");
    let node = house.another_node();
    node.resume().await.expect("the others are woken");
    for (index, table) in made.iter().enumerate() {
        let found = node.find(*table).await;
        match index {
            0..3 => assert!(matches!(found, Err(SubmitError::Damaged(_))), "{index}"),
            _ => drop(step(&found.expect("readable").expect("there"), None).await.expect("it plays on")),
        }
    }
    let listed = node.list(Listing::Unfinished(ANN), 99).await.expect("a list all the same");
    let bad: Vec<TableId> = listed.into_iter().filter_map(Result::err).map(|Damaged { id, .. }| id).collect();
    assert_eq!(bad, [made[1]]);
}

#[tokio::test]
async fn a_person_has_so_many_tables_with_bots_and_so_many_open_ones() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = orrery_store::open(None, folder.path()).await.expect("a store");
    let limits = Limits { bot_tables: 2, open_tables: 1 };
    let tables = Tables::limited(store, Duration::from_secs(60), limits);
    let bot = || chair(Holder::Bot("random".into()));
    let create = async |chairs: Vec<NewChair>| tables.create(new_table("starship-builder", chairs)).await;
    let refused = |made: Result<Arc<Table>, SubmitError>| match made {
        Err(SubmitError::Refused(refusal)) => refusal.reason.id.to_string(),
        _ => "made".to_string(),
    };
    assert_eq!(refused(create(vec![bot(), bot()]).await), "refused-nobody-sits");
    let with_bot = || vec![chair(Holder::Person(ANN)), bot()];
    let open = || vec![chair(Holder::Person(ANN)), chair(Holder::Open)];
    let first = create(with_bot()).await.expect("the first");
    create(with_bot()).await.expect("the second");
    assert_eq!(refused(create(with_bot()).await), "refused-too-many-bot-tables");
    let waiting = create(open()).await.expect("an open one");
    assert_eq!(refused(create(open()).await), "refused-too-many-open-tables");
    let filled = tables.fill_with_bots(&waiting, "normal", "bot", 2).await;
    assert!(matches!(filled, Err(SubmitError::Refused(_))), "nor by way of an open table");
    first.leave(Seat(0), 3).await.expect("one may leave");
    while first.now().record.status != Status::Finished {
        step(&first, None).await.expect("legal");
    }
    create(with_bot()).await.expect("a finished one makes room");
}

#[tokio::test]
async fn a_listed_table_at_which_nobody_sits_leaves_the_list() {
    let house = house().await;
    let nobody = || vec![chair(Holder::Open), chair(Holder::Open)];
    let somebody = || vec![chair(Holder::Person(ANN)), chair(Holder::Open)];
    let old = house.tables.create(new_table("starship-builder", nobody())).await.expect("created");
    let kept = house.tables.create(new_table("starship-builder", somebody())).await.expect("created");
    let fresh = NewTable { at: i64::MAX / 2, ..new_table("starship-builder", nobody()) };
    let fresh = house.tables.create(fresh).await.expect("created");
    house.tables.attend();
    let listed = async || {
        let listed = house.tables.list(Listing::Open, 9).await.expect("readable");
        listed.into_iter().map(|listed| listed.expect("sound").record.id).collect::<Vec<_>>()
    };
    for _ in 0..500 {
        if !listed().await.contains(&old.id) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(listed().await, [fresh.id, kept.id]);
    house.tables.sit(&old, Seat(0), BEN, "Ben".into(), 3).await.expect("its link goes on working");
}

/// The reply to the last chair is lost, and the database cannot be asked: the table begins all the same, a moment later.
#[tokio::test]
async fn a_table_whose_last_chair_was_taken_in_silence_begins() {
    let house = house().await;
    let chairs = vec![chair(Holder::Person(ANN)), chair(Holder::Open)];
    let table = house.tables.create(new_table("starship-builder", chairs)).await.expect("created");
    house.store.lose_replies(1);
    house.store.fail_reads(1);
    assert!(house.tables.sit(&table, Seat(1), BEN, "Ben".into(), 2).await.is_err(), "nobody knows");
    house.tables.attend();
    let mut changes = table.changes();
    while table.now().record.status != Status::Running {
        tokio::time::timeout(Duration::from_secs(20), changes.changed()).await.expect("it begins").expect("alive");
    }
    step(&table, None).await.expect("and is played");
}

/// The game has begun, and that it runs could not be written down: whoever comes next mends it, without waiting.
#[tokio::test]
async fn a_table_that_could_not_be_started_is_started_by_whoever_comes() {
    let house = house().await;
    house.store.fail_saves(8);
    assert!(house.tables.create(two_people("starship-builder")).await.is_err(), "not now");
    let listed = house.tables.list(Listing::Unfinished(ANN), 10).await.expect("a list");
    let id = listed[0].as_ref().expect("readable").record.id;
    let table = house.tables.find(id).await.expect("found").expect("there");
    assert_eq!(table.now().record.status, Status::Running);
    step(&table, None).await.expect("and is played");
}
