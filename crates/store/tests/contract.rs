//! What every store promises, as one list of cases that is run on SQLite and on PostgreSQL.

mod support;

use std::sync::Arc;
use std::time::Duration;

use orrery_bots::Level;
use orrery_catalog::Verdict;
use orrery_core::{Carried, Dice, Seat, SeatSet, Setup, Viewer};
use orrery_table::port::{
    CampaignId, CampaignRecord, Change, Head, Listed, Listing, News, PersonId, PersonRecord, Sitting, Snapshot, Status,
    Store, StoreError, StoredEntry, TableId, TableRecord, Waits, WholeTable,
};
use orrery_table::{Table, Tables, moment, record_of};
use orrery_text::Lang;
use support::cluster::{Cluster, run_sql};
use support::released::{self, Released};
use support::{Ground, entry, seated, table};

/// Every case as a test of its own on SQLite, and all of them in one test on PostgreSQL, which starts one server for
/// all and gives each case a database.
macro_rules! contract {
    ($($case:ident)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                super::$case(&super::Ground::sqlite()).await;
            })*
        }

        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn postgres_keeps_the_contract() {
            let cluster = Cluster::start();
            $(println!("{}", stringify!($case));
            $case(&Ground::Postgres(cluster.database(stringify!($case)).await)).await;)*
            nodes_hear_of_each_other(&cluster.database("news").await).await;
            one_node_at_a_time_drives_the_bots_of_a_table(&cluster.database("leases").await).await;
            a_broken_connection_is_replaced(&cluster.database("broken").await).await;
            an_unreachable_database_is_explained(&cluster.database("here").await).await;
        }
    };
}

contract! {
    a_table_is_found_as_it_was_made
    a_table_is_made_once
    a_save_needs_the_next_revision
    open_tables_are_listed_newest_first
    tables_of_a_person_are_those_they_sit_at_or_host
    finished_tables_have_a_list_of_their_own
    an_entry_says_who_is_waited_for
    a_damaged_row_harms_no_other
    a_store_of_the_first_schema_is_brought_up_to_date
    a_store_of_the_second_schema_is_brought_up_to_date
    a_campaign_is_found_as_it_was_made
    a_campaign_is_founded_as_a_whole_or_not_at_all
    each_sitting_follows_the_one_before_it_once
    of_two_who_continue_at_once_one_is_faster
    campaigns_of_a_person_are_those_they_host_or_sat_in
    a_damaged_campaign_says_so
    a_store_opened_to_read_changes_nothing
    health_is_the_last_write
    an_append_needs_its_predecessor
    entries_come_back_as_they_were
    entries_are_read_after_a_number
    one_of_many_wins_each_number
    many_tables_grow_at_once
    an_entry_that_cannot_be_stored_spoils_no_other
    a_commit_that_fails_acknowledges_nothing
    a_snapshot_replaces_the_last
    a_person_is_saved_and_changed
    the_secret_stays
    a_store_opened_again_has_everything
    a_newer_schema_is_refused
    nodes_that_start_together_agree
    a_backup_is_a_store_or_says_how
    tables_of_released_versions_are_taken_over_and_play_on
    finished_tables_of_released_versions_have_their_record
}

async fn a_table_is_found_as_it_was_made(ground: &Ground) {
    let store = ground.open().await;
    assert_eq!(store.table(TableId(5)).await, Ok(None));
    let carried = Carried::new(serde_json::json!({ "crew": ["Ann", "ベン"] }), TableId(5).to_string(), "seal".into());
    let goes_on = TableRecord { setup: Setup { carried: Some(carried), ..Setup::new(2) }, ..table(6) };
    for made in [table(5), table(u64::MAX), table(1 << 63), table(0), goes_on] {
        store.create_table(&made).await.unwrap();
        assert_eq!(store.table(made.id).await, Ok(Some(made)));
    }
}

async fn a_table_is_made_once(ground: &Ground) {
    let store = ground.open().await;
    store.create_table(&table(5)).await.unwrap();
    let other = TableRecord { title: "other".into(), ..table(5) };
    assert_eq!(store.create_table(&other).await, Err(StoreError::Conflict));
    assert_eq!(store.table(TableId(5)).await, Ok(Some(table(5))));
}

async fn a_save_needs_the_next_revision(ground: &Ground) {
    let store = ground.open().await;
    store.create_table(&table(5)).await.unwrap();
    let changed = TableRecord {
        revision: 1,
        title: "changed".into(),
        status: Status::Running,
        chairs: vec![seated(2, "Ben"), seated(2, "Ben again")],
        changed_at: 9,
        ..table(5)
    };
    for wrong in [0, 2, u32::MAX] {
        let wrong = TableRecord { revision: wrong, ..changed.clone() };
        assert_eq!(store.save_table(&wrong).await, Err(StoreError::Conflict));
    }
    store.save_table(&changed).await.unwrap();
    assert_eq!(store.save_table(&changed).await, Err(StoreError::Conflict), "the same once more");
    assert_eq!(store.table(TableId(5)).await, Ok(Some(changed)));
    assert_eq!(store.save_table(&TableRecord { revision: 1, ..table(6) }).await, Err(StoreError::NoTable));
}

async fn ids(store: &Arc<dyn Store>, listing: Listing, limit: u32) -> Vec<u64> {
    store.tables(listing, limit).await.unwrap().into_iter().map(|listed| listed.unwrap().record.id.0).collect()
}

async fn open_tables_are_listed_newest_first(ground: &Ground) {
    let store = ground.open().await;
    for id in [3, 1, 4, 2] {
        store.create_table(&table(id)).await.unwrap();
    }
    store.create_table(&TableRecord { listed: false, ..table(5) }).await.unwrap();
    store.create_table(&TableRecord { status: Status::Running, ..table(6) }).await.unwrap();
    assert_eq!(ids(&store, Listing::Open, 9).await, [4, 3, 2, 1]);
    assert_eq!(ids(&store, Listing::Open, 2).await, [4, 3]);
    store.save_table(&TableRecord { revision: 1, status: Status::Running, ..table(3) }).await.unwrap();
    assert_eq!(ids(&store, Listing::Open, 9).await, [4, 2, 1]);
    let newest = Listed { record: table(4), waits: None };
    assert_eq!(store.tables(Listing::Open, 1).await, Ok(vec![Ok(newest)]));
}

async fn tables_of_a_person_are_those_they_sit_at_or_host(ground: &Ground) {
    let store = ground.open().await;
    let host = PersonId(u64::MAX - 1);
    store.create_table(&TableRecord { host, changed_at: 10, ..table(1) }).await.unwrap();
    store.create_table(&TableRecord { changed_at: 30, ..table(2) }).await.unwrap();
    let zoe = vec![seated(9, "Zoe")];
    store.create_table(&TableRecord { host, chairs: zoe, changed_at: 20, ..table(3) }).await.unwrap();
    assert_eq!(ids(&store, Listing::Unfinished(PersonId(1)), 9).await, [2, 1]);
    assert_eq!(ids(&store, Listing::Unfinished(host), 9).await, [3, 1]);
    assert_eq!(ids(&store, Listing::Unfinished(host), 1).await, [3]);
    assert_eq!(ids(&store, Listing::Unfinished(PersonId(9)), 9).await, [3]);
    let left = TableRecord { revision: 1, host, chairs: vec![seated(1, "Ann")], changed_at: 40, ..table(3) };
    store.save_table(&left).await.unwrap();
    assert_eq!(ids(&store, Listing::Unfinished(PersonId(1)), 9).await, [3, 2, 1]);
    assert!(ids(&store, Listing::Unfinished(PersonId(9)), 9).await.is_empty());
}

async fn finished_tables_have_a_list_of_their_own(ground: &Ground) {
    let store = ground.open().await;
    for (id, status) in [(1, Status::Open), (2, Status::Running), (3, Status::Finished), (4, Status::Finished)] {
        store.create_table(&TableRecord { status, ..table(id) }).await.unwrap();
    }
    assert_eq!(ids(&store, Listing::Unfinished(PersonId(1)), 9).await, [2, 1]);
    assert_eq!(ids(&store, Listing::Finished(PersonId(1)), 9).await, [4, 3]);
    assert_eq!(ids(&store, Listing::All, 9).await, [1, 2, 3, 4]);
}

fn waits(seats: &[u8], bots: bool) -> Waits {
    let seats: SeatSet = seats.iter().copied().map(Seat).collect();
    Waits { seats, answered: seats.iter().take(1).collect(), bots }
}

async fn due(store: &Arc<dyn Store>) -> Vec<u64> {
    let mut due: Vec<u64> = store.due(9).await.unwrap().iter().map(|id| id.0).collect();
    due.sort_unstable();
    due
}

/// Whoever is waited for is told with the entry: in lists, and to whoever drives bots.
async fn an_entry_says_who_is_waited_for(ground: &Ground) {
    let store = ground.open().await;
    for id in 1..4 {
        store.create_table(&TableRecord { status: Status::Running, changed_at: 5, ..table(id) }).await.unwrap();
    }
    assert_eq!(due(&store).await, [1, 2, 3], "nobody knows, so somebody has to look");
    store.set_waits(TableId(1), waits(&[2], false)).await.unwrap();
    store.append(TableId(2), entry(0, 1), waits(&[0, 1], true)).await.unwrap();
    store.append(TableId(3), entry(0, 1), waits(&[0], true)).await.unwrap();
    store.append(TableId(3), entry(1, 1), Waits::default()).await.unwrap();
    store.append(TableId(3), entry(2, 1), waits(&[15], false)).await.unwrap();
    store.set_waits(TableId(3), waits(&[1], true)).await.unwrap();
    assert_eq!(due(&store).await, [2], "what an entry has said stands");
    let refused = store.append(TableId(2), entry(0, 9), waits(&[3], false)).await;
    assert_eq!(refused, Err(StoreError::Conflict));
    let listed = store.tables(Listing::Unfinished(PersonId(1)), 9).await.unwrap();
    let listed: Vec<_> = listed.into_iter().map(|listed| listed.map(|l| (l.record.id.0, l.waits)).unwrap()).collect();
    assert_eq!(
        listed,
        [(3, Some(waits(&[15], false))), (2, Some(waits(&[0, 1], true))), (1, Some(waits(&[2], false)))],
        "last moved first"
    );
}

/// Rows that rot are noticed, and take no other with them.
async fn a_damaged_row_harms_no_other(ground: &Ground) {
    let store = with_tables(ground, 4).await;
    for id in 0..4 {
        store.append(TableId(id), entry(0, id), waits(&[0], false)).await.unwrap();
        store.append(TableId(id), entry(1, id), waits(&[1], false)).await.unwrap();
    }
    ground.tamper("UPDATE tables SET title = 'Vega, late' WHERE id = 0").await;
    ground.tamper("UPDATE entries SET dice_read = 4 WHERE table_id = 1 AND seq = 1").await;
    ground.tamper("DELETE FROM entries WHERE table_id = 2 AND seq = 1").await;
    let damaged = |error: Option<StoreError>| matches!(error, Some(StoreError::Damaged(_)));
    assert!(damaged(store.table(TableId(0)).await.err()));
    assert!(damaged(store.entries(TableId(1), None).await.err()));
    let saved = store.rescue(TableId(1)).await.unwrap();
    assert!(saved[0] == Ok(entry(0, 1)) && saved[1].is_err() && saved.len() == 2, "{saved:?}");
    assert!(damaged(store.entries(TableId(2), None).await.err()), "its table has heard of the entry");
    assert_eq!(store.entries(TableId(3), None).await.unwrap().len(), 2);
    let listed = store.tables(Listing::Open, 9).await.unwrap();
    assert_eq!(listed.iter().filter(|listed| listed.is_ok()).count(), 3);
    assert_eq!(listed.into_iter().find_map(Result::err).unwrap().id, TableId(0));
}

/// Journals of the first schema have no sums; they are read as they are.
async fn a_store_of_the_first_schema_is_brought_up_to_date(ground: &Ground) {
    let store = with_tables(ground, 1).await;
    store.append(TableId(0), entry(0, 1), Waits::default()).await.unwrap();
    drop(store);
    ground
        .tamper(
            "DROP TABLE campaigns; DROP TABLE sittings;
             DROP INDEX tables_due; DROP TABLE leases; ALTER TABLE entries DROP COLUMN row_sum;
             ALTER TABLE tables DROP COLUMN row_sum; ALTER TABLE tables DROP COLUMN waiting;
             ALTER TABLE tables DROP COLUMN bots_due; ALTER TABLE tables DROP COLUMN head;
             UPDATE meta SET value = '1' WHERE name = 'schema'",
        )
        .await;
    let early = ground.try_open_to_read().await.err();
    assert!(matches!(&early, Some(StoreError::Failed(why)) if why.contains("start the server once")), "{early:?}");
    let store = ground.open().await;
    assert_eq!(store.table(TableId(0)).await, Ok(Some(table(0))));
    assert_eq!(store.entries(TableId(0), None).await, Ok(vec![entry(0, 1)]));
    store.append(TableId(0), entry(1, 2), waits(&[0], true)).await.unwrap();
}

/// Its tables have no campaigns, and load as before.
async fn a_store_of_the_second_schema_is_brought_up_to_date(ground: &Ground) {
    let store = with_tables(ground, 1).await;
    store.append(TableId(0), entry(0, 1), waits(&[0], true)).await.unwrap();
    drop(store);
    let second = "DROP TABLE campaigns; DROP TABLE sittings; UPDATE meta SET value = '2' WHERE name = 'schema'";
    ground.tamper(second).await;
    let store = ground.open().await;
    assert_eq!(store.table(TableId(0)).await, Ok(Some(table(0))));
    assert_eq!(store.entries(TableId(0), None).await, Ok(vec![entry(0, 1)]));
    assert_eq!(store.campaign_of(TableId(0)).await, Ok(None));
    store.create_campaign(&campaign(1, &[own(0)]), &[]).await.unwrap();
}

fn campaign(id: u64, sittings: &[Sitting]) -> CampaignRecord {
    CampaignRecord {
        id: CampaignId(id),
        game: "starship-builder".into(),
        name: "Vega, “again” \u{1f680}".into(),
        host: PersonId(1),
        branch_of: None,
        created_at: 5,
        sittings: sittings.to_vec(),
    }
}

fn own(table: u64) -> Sitting {
    Sitting { table: TableId(table), own: true }
}

fn shared(table: u64) -> Sitting {
    Sitting { table: TableId(table), own: false }
}

fn whole(id: u64, entries: u32) -> WholeTable {
    WholeTable { record: table(id), entries: (0..entries).map(|seq| entry(seq, id)).collect() }
}

async fn a_campaign_is_found_as_it_was_made(ground: &Ground) {
    let store = with_tables(ground, 1).await;
    assert_eq!(store.campaign(CampaignId(7)).await, Ok(None));
    let branch_of = Some(CampaignId(u64::MAX));
    let branch = CampaignRecord { branch_of, host: PersonId(u64::MAX), ..campaign(u64::MAX - 1, &[shared(0), own(8)]) };
    let campaigns = [(campaign(u64::MAX, &[own(0), own(9)]), whole(9, 3)), (branch, whole(8, 0))];
    for (founded, new) in campaigns {
        store.create_campaign(&founded, std::slice::from_ref(&new)).await.unwrap();
        assert_eq!(store.campaign(founded.id).await, Ok(Some(founded.clone())));
        assert_eq!(store.table(new.record.id).await.unwrap().unwrap().title, new.record.title);
        assert_eq!(store.entries(new.record.id, None).await, Ok(new.entries));
        assert_eq!(store.campaign_of(new.record.id).await, Ok(Some(founded.id)));
    }
    assert_eq!(store.campaign_of(TableId(0)).await, Ok(Some(CampaignId(u64::MAX))), "not its branch");
    drop(store);
    assert_eq!(ground.open().await.campaign(CampaignId(u64::MAX)).await.unwrap().unwrap().sittings.len(), 2);
}

async fn a_campaign_is_founded_as_a_whole_or_not_at_all(ground: &Ground) {
    let store = with_tables(ground, 2).await;
    store.create_campaign(&campaign(1, &[own(0)]), &[]).await.unwrap();
    let refused = [
        (campaign(1, &[own(5)]), whole(5, 2)),
        (campaign(2, &[own(5), own(0)]), whole(5, 2)),
        (campaign(3, &[own(5), own(1)]), whole(1, 2)),
    ];
    for (founded, new) in refused {
        let others = [whole(6, 1), new];
        assert_eq!(store.create_campaign(&founded, &others).await, Err(StoreError::Conflict), "{}", founded.id);
        assert_eq!(store.table(TableId(5)).await, Ok(None));
        assert_eq!(store.table(TableId(6)).await, Ok(None));
        assert_eq!(store.entries(TableId(1), None).await, Ok(vec![]));
    }
    assert_eq!(store.campaign(CampaignId(2)).await, Ok(None));
    assert_eq!(store.campaign(CampaignId(1)).await, Ok(Some(campaign(1, &[own(0)]))));
}

async fn each_sitting_follows_the_one_before_it_once(ground: &Ground) {
    let (store, id) = (with_tables(ground, 1).await, CampaignId(1));
    store.create_campaign(&campaign(1, &[own(0)]), &[]).await.unwrap();
    for number in [0, 2, u32::MAX] {
        assert_eq!(store.add_sitting(id, number, &table(4)).await, Err(StoreError::Conflict), "{number}");
    }
    store.add_sitting(id, 1, &table(4)).await.unwrap();
    assert_eq!(store.add_sitting(id, 1, &table(5)).await, Err(StoreError::Conflict), "taken");
    assert_eq!(store.add_sitting(id, 2, &table(0)).await, Err(StoreError::Conflict), "a table that is there");
    assert_eq!(store.add_sitting(CampaignId(2), 1, &table(5)).await, Err(StoreError::Conflict), "no such campaign");
    assert_eq!(store.table(TableId(5)).await, Ok(None), "nothing was made");
    assert_eq!(store.table(TableId(4)).await, Ok(Some(table(4))));
    assert_eq!(store.campaign(id).await, Ok(Some(campaign(1, &[own(0), own(4)]))));
}

async fn of_two_who_continue_at_once_one_is_faster(ground: &Ground) {
    let store = with_tables(ground, 1).await;
    store.create_campaign(&campaign(1, &[own(0)]), &[]).await.unwrap();
    let nodes = [store.clone(), ground.another_node(store).await];
    for number in 1..8 {
        let next = [table(u64::from(number) * 10), table(u64::from(number) * 10 + 1)];
        let (one, two) = tokio::join!(
            nodes[0].add_sitting(CampaignId(1), number, &next[0]),
            nodes[1].add_sitting(CampaignId(1), number, &next[1])
        );
        let (won, lost) = if one.is_ok() { (0, two) } else { (1, one) };
        assert_eq!(lost, Err(StoreError::Conflict));
        assert_eq!(nodes[won].table(next[1 - won].id).await, Ok(None), "nothing is left of the other");
        let sittings = nodes[1 - won].campaign(CampaignId(1)).await.unwrap().unwrap().sittings;
        assert_eq!(sittings[number as usize..], [Sitting { table: next[won].id, own: true }]);
    }
}

async fn campaigns_of_a_person_are_those_they_host_or_sat_in(ground: &Ground) {
    let store = ground.open().await;
    let (zoe, host) = (PersonId(9), PersonId(u64::MAX));
    for (id, changed_at) in [(0, 30), (1, 10), (2, 20)] {
        let chairs = vec![seated(9, "Zoe")];
        store.create_table(&TableRecord { changed_at, chairs, host, ..table(id) }).await.unwrap();
        store.create_campaign(&campaign(id, &[own(id)]), &[]).await.unwrap();
    }
    let branch = CampaignRecord { host, ..campaign(7, &[shared(2)]) };
    store.create_campaign(&branch, &[]).await.unwrap();
    let of = async |person, limit| {
        store.campaigns_of(person, limit).await.unwrap().iter().map(|id| id.0).collect::<Vec<_>>()
    };
    assert_eq!(of(zoe, 9).await, [0, 2, 1], "a branch is not hers until she sits in it");
    assert_eq!(of(PersonId(1), 9).await, [0, 2, 1], "the founder");
    assert_eq!(of(zoe, 2).await, [0, 2]);
    assert_eq!(of(host, 9).await, [0, 2, 7, 1]);
    assert!(of(PersonId(2), 9).await.is_empty());
}

async fn a_damaged_campaign_says_so(ground: &Ground) {
    let store = with_tables(ground, 3).await;
    for id in 0..3 {
        store.create_campaign(&campaign(id, &[own(id)]), &[]).await.unwrap();
    }
    ground.tamper("UPDATE campaigns SET name = 'Vega' WHERE id = 0").await;
    ground.tamper("DELETE FROM sittings WHERE campaign_id = 1").await;
    let damaged = |error: Option<StoreError>| matches!(error, Some(StoreError::Damaged(_)));
    assert!(damaged(store.campaign(CampaignId(0)).await.err()));
    assert!(damaged(store.campaign(CampaignId(1)).await.err()));
    assert_eq!(store.campaign(CampaignId(2)).await, Ok(Some(campaign(2, &[own(2)]))));
    assert_eq!(store.all_campaigns().await, Ok([0, 1, 2].map(CampaignId).to_vec()));
}

async fn a_store_opened_to_read_changes_nothing(ground: &Ground) {
    let store = with_tables(ground, 1).await;
    store.append(TableId(0), entry(0, 1), Waits::default()).await.unwrap();
    let reading = ground.try_open_to_read().await.expect("beside the one that serves");
    assert_eq!(reading.secret().await, store.secret().await);
    assert_eq!(reading.entries(TableId(0), None).await.unwrap().len(), 1);
    if ground.file().is_some() {
        assert!(matches!(reading.append(TableId(0), entry(1, 1), Waits::default()).await, Err(StoreError::Failed(_))));
    }
    assert_eq!(reading.health().await, Ok(()));
    assert_eq!(reading.examine().await, Ok(vec![]));
}

async fn health_is_the_last_write(ground: &Ground) {
    let store = with_tables(ground, 20).await;
    assert_eq!(store.health().await, Ok(()));
    ground
        .tamper(match ground {
            Ground::Sqlite(_) => {
                "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'no space'); END;
                 CREATE TRIGGER too BEFORE INSERT ON meta BEGIN SELECT RAISE(ABORT, 'no space'); END"
            }
            Ground::Postgres(_) => {
                "ALTER TABLE entries ADD CONSTRAINT no_space CHECK (seq < 0);
                 ALTER TABLE meta ADD CONSTRAINT no_space CHECK (name <> 'probe')"
            }
        })
        .await;
    assert!(store.append(TableId(0), entry(0, 1), Waits::default()).await.is_err());
    assert!(matches!(store.health().await, Err(StoreError::Failed(_))));
    ground
        .tamper(match ground {
            Ground::Sqlite(_) => "DROP TRIGGER full; DROP TRIGGER too",
            Ground::Postgres(_) => {
                "ALTER TABLE entries DROP CONSTRAINT no_space; ALTER TABLE meta DROP CONSTRAINT no_space"
            }
        })
        .await;
    assert_eq!(store.health().await, Ok(()), "though nobody has answered meanwhile");
}

async fn with_tables(ground: &Ground, count: u64) -> Arc<dyn Store> {
    let store = ground.open().await;
    for id in 0..count {
        store.create_table(&table(id)).await.unwrap();
    }
    store
}

async fn an_append_needs_its_predecessor(ground: &Ground) {
    let store = with_tables(ground, 2).await;
    let id = TableId(1);
    assert_eq!(
        store.append(id, entry(1, 0), Waits::default()).await,
        Err(StoreError::Conflict),
        "the journal is empty"
    );
    store.append(id, entry(0, 10), Waits::default()).await.unwrap();
    assert_eq!(store.append(id, entry(0, 11), Waits::default()).await, Err(StoreError::Conflict), "number 0 is taken");
    assert_eq!(store.append(id, entry(2, 12), Waits::default()).await, Err(StoreError::Conflict), "a gap");
    store.append(id, entry(1, 13), Waits::default()).await.unwrap();
    assert_eq!(store.append(id, entry(1, 13), Waits::default()).await, Err(StoreError::Conflict), "the same once more");
    assert_eq!(store.append(TableId(77), entry(0, 0), Waits::default()).await, Err(StoreError::NoTable));
    assert_eq!(store.append(TableId(77), entry(3, 0), Waits::default()).await, Err(StoreError::NoTable));
    assert_eq!(store.entries(id, None).await, Ok(vec![entry(0, 10), entry(1, 13)]));
    assert_eq!(store.entries(TableId(0), None).await, Ok(vec![]), "the other table");
}

async fn entries_come_back_as_they_were(ground: &Ground) {
    let store = with_tables(ground, 1).await;
    let plain = entry(0, 1);
    let large = StoredEntry { seq: 1, events: (0..100_000).map(|i| i as u8).collect(), ..entry(1, 2) };
    let empty = StoredEntry { command: vec![], events: vec![], token: Some(0), ..entry(2, 3) };
    let extreme = StoredEntry {
        rules_version: u16::MAX,
        read: u64::MAX,
        token: Some(u64::MAX),
        at: i64::MIN,
        digest: [0xff; 16],
        ..entry(3, 4)
    };
    let all = vec![plain, large, empty, extreme];
    for entry in &all {
        store.append(TableId(0), entry.clone(), Waits::default()).await.unwrap();
    }
    assert_eq!(store.entries(TableId(0), None).await, Ok(all));
}

async fn entries_are_read_after_a_number(ground: &Ground) {
    let store = with_tables(ground, 1).await;
    for seq in 0..5 {
        store.append(TableId(0), entry(seq, 1), Waits::default()).await.unwrap();
    }
    assert_eq!(store.entries(TableId(0), Some(2)).await, Ok(vec![entry(3, 1), entry(4, 1)]));
    assert_eq!(store.entries(TableId(0), Some(0)).await.unwrap().len(), 4);
    assert_eq!(store.entries(TableId(0), Some(4)).await, Ok(vec![]));
    assert_eq!(store.entries_upto(TableId(0), Some(0), 2).await, Ok(vec![entry(1, 1), entry(2, 1)]));
    assert_eq!(store.entries_upto(TableId(0), None, 0).await, Ok(vec![entry(0, 1)]));
    assert_eq!(store.entries_upto(TableId(0), Some(2), 2).await, Ok(vec![]));
    assert_eq!(store.entries(TableId(0), Some(u32::MAX)).await, Ok(vec![]));
    assert_eq!(store.entries(TableId(8), None).await, Ok(vec![]));
}

/// Appends until the journal has `length` entries, always for the number after the last one seen, and says which
/// numbers were won.
async fn compete(store: Arc<dyn Store>, mark: u64, length: u32) -> Vec<u32> {
    let (mut won, mut seq) = (Vec::new(), 0);
    while seq < length {
        match store.append(TableId(0), entry(seq, mark), Waits::default()).await {
            Ok(()) => won.push(seq),
            refused => assert_eq!(refused, Err(StoreError::Conflict)),
        }
        seq += 1;
    }
    won
}

/// Several callers on each of two nodes.
async fn one_of_many_wins_each_number(ground: &Ground) {
    const LENGTH: u32 = 40;
    let store = with_tables(ground, 1).await;
    let nodes = [store.clone(), ground.another_node(store).await];
    let rivals = (0..16).map(|mark| tokio::spawn(compete(nodes[mark as usize % 2].clone(), mark, LENGTH)));
    let mut winners = vec![None; LENGTH as usize];
    for (mark, rival) in rivals.collect::<Vec<_>>().into_iter().enumerate() {
        for seq in rival.await.unwrap() {
            assert_eq!(winners[seq as usize].replace(mark as u64), None, "number {seq} was won twice");
        }
    }
    let stored = nodes[1].entries(TableId(0), None).await.unwrap();
    let expected = (0..LENGTH).zip(&winners).map(|(seq, mark)| entry(seq, mark.unwrap())).collect::<Vec<_>>();
    assert_eq!(stored, expected);
}

async fn many_tables_grow_at_once(ground: &Ground) {
    let store = with_tables(ground, 50).await;
    let grow = |id: u64, store: Arc<dyn Store>| async move {
        for seq in 0..20 {
            store.append(TableId(id), entry(seq, id), Waits::default()).await.unwrap();
        }
    };
    let growing: Vec<_> = (0..50).map(|id| tokio::spawn(grow(id, store.clone()))).collect();
    for table in growing {
        table.await.unwrap();
    }
    for id in 0..50 {
        let expected: Vec<_> = (0..20).map(|seq| entry(seq, id)).collect();
        assert_eq!(store.entries(TableId(id), None).await, Ok(expected));
    }
}

/// A version of the rules which the triggers below take offence at.
const BAD: u16 = 666;

/// Appends to twenty tables at once; table 7 gets a bad entry.
async fn append_one_bad(store: &Arc<dyn Store>) -> Vec<Result<(), StoreError>> {
    let append = |id: u64| {
        let rules_version = if id == 7 { BAD } else { 7 };
        let (store, entry) = (store.clone(), StoredEntry { rules_version, ..entry(0, id) });
        tokio::spawn(async move { store.append(TableId(id), entry, Waits::default()).await })
    };
    let mut answers = Vec::new();
    for appending in (0..20).map(append).collect::<Vec<_>>() {
        answers.push(appending.await.unwrap());
    }
    answers
}

async fn an_entry_that_cannot_be_stored_spoils_no_other(ground: &Ground) {
    let store = with_tables(ground, 20).await;
    ground
        .tamper(match ground {
            Ground::Sqlite(_) => {
                "CREATE TRIGGER bad BEFORE INSERT ON entries WHEN new.rules_version = 666
                 BEGIN SELECT RAISE(ABORT, 'bad entry'); END"
            }
            Ground::Postgres(_) => "ALTER TABLE entries ADD CONSTRAINT bad_entry CHECK (rules_version <> 666)",
        })
        .await;
    for (id, answer) in append_one_bad(&store).await.into_iter().enumerate() {
        match id {
            7 => assert!(matches!(&answer, Err(StoreError::Failed(why)) if why.contains("bad")), "{answer:?}"),
            _ => assert_eq!(answer, Ok(())),
        }
        let stored = store.entries(TableId(id as u64), None).await.unwrap().len();
        assert_eq!(stored, usize::from(id != 7));
    }
}

/// A foreign key that is checked at the commit makes the commit itself fail.
async fn a_commit_that_fails_acknowledges_nothing(ground: &Ground) {
    let store = with_tables(ground, 20).await;
    ground.tamper("CREATE TABLE trap (person BIGINT REFERENCES people (id) DEFERRABLE INITIALLY DEFERRED)").await;
    ground
        .tamper(match ground {
            Ground::Sqlite(_) => "CREATE TRIGGER bad AFTER INSERT ON entries BEGIN INSERT INTO trap VALUES (1); END",
            Ground::Postgres(_) => {
                "CREATE FUNCTION trap() RETURNS trigger LANGUAGE plpgsql AS
                 'BEGIN INSERT INTO trap VALUES (1); RETURN new; END';
                 CREATE TRIGGER bad AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION trap()"
            }
        })
        .await;
    for answer in append_one_bad(&store).await {
        assert!(matches!(answer, Err(StoreError::Failed(_))), "{answer:?}");
    }
    ground.tamper("INSERT INTO people VALUES (1, '', '')").await;
    for answer in append_one_bad(&store).await {
        assert_eq!(answer, Ok(()), "number 0 is still free everywhere, and the store works on");
    }
}

async fn a_snapshot_replaces_the_last(ground: &Ground) {
    let store = with_tables(ground, 2).await;
    assert_eq!(store.snapshot(TableId(0)).await, Ok(None));
    for (seq, size) in [(3, 10), (9, 20_000), (12, 0)] {
        let snapshot = Snapshot { seq, rules_version: seq as u16, state: vec![seq as u8; size] };
        store.save_snapshot(TableId(0), snapshot.clone()).await.unwrap();
        assert_eq!(store.snapshot(TableId(0)).await, Ok(Some(snapshot)));
    }
    assert_eq!(store.snapshot(TableId(1)).await, Ok(None));
    let stray = Snapshot { seq: 0, rules_version: 0, state: vec![] };
    assert_eq!(store.save_snapshot(TableId(2), stray).await, Err(StoreError::NoTable));
}

async fn a_person_is_saved_and_changed(ground: &Ground) {
    let store = ground.open().await;
    let id = PersonId(u64::MAX);
    assert_eq!(store.person(id).await, Ok(None));
    for (name, settings) in [("Ann", "{}"), ("アン", r#"{"theme":"dark"}"#)] {
        let person = PersonRecord { id, name: name.into(), settings: settings.into() };
        store.save_person(&person).await.unwrap();
        assert_eq!(store.person(id).await, Ok(Some(person)));
    }
    assert_eq!(store.person(PersonId(1)).await, Ok(None));
}

async fn the_secret_stays(ground: &Ground) {
    let secret = ground.open().await.secret().await.unwrap();
    assert_ne!(secret, [0; 32]);
    let again = ground.open().await;
    assert_eq!(again.secret().await, Ok(secret));
    assert_eq!(again.secret().await, Ok(secret));
}

async fn a_store_opened_again_has_everything(ground: &Ground) {
    let snapshot = Snapshot { seq: 0, rules_version: 1, state: vec![1, 2] };
    let person = PersonRecord { id: PersonId(4), name: "Dan".into(), settings: "{}".into() };
    let store = with_tables(ground, 1).await;
    store.append(TableId(0), entry(0, 5), Waits::default()).await.unwrap();
    store.save_snapshot(TableId(0), snapshot.clone()).await.unwrap();
    store.save_person(&person).await.unwrap();
    drop(store);
    let store = ground.open().await;
    assert_eq!(store.table(TableId(0)).await, Ok(Some(table(0))));
    assert_eq!(ids(&store, Listing::Unfinished(PersonId(1)), 9).await, [0]);
    assert_eq!(store.entries(TableId(0), None).await, Ok(vec![entry(0, 5)]));
    assert_eq!(store.snapshot(TableId(0)).await, Ok(Some(snapshot)));
    assert_eq!(store.person(PersonId(4)).await, Ok(Some(person)));
    store.append(TableId(0), entry(1, 6), Waits::default()).await.unwrap();
}

async fn a_newer_schema_is_refused(ground: &Ground) {
    drop(ground.open().await);
    ground.tamper("UPDATE meta SET value = '999' WHERE name = 'schema'").await;
    match ground.try_open().await.err() {
        Some(StoreError::Failed(why)) => assert!(why.contains("schema 999") && why.contains("newer program"), "{why}"),
        other => panic!("{other:?}"),
    }
    ground.tamper("UPDATE meta SET value = '3' WHERE name = 'schema'").await;
    ground.open().await;
}

/// Nodes share a PostgreSQL database; a file belongs to one process, and the second is told to which.
async fn nodes_that_start_together_agree(ground: &Ground) {
    let (one, two) = tokio::join!(ground.try_open(), ground.try_open());
    if ground.file().is_some() {
        assert!(one.is_ok() != two.is_ok());
        let Some(StoreError::Failed(why)) = one.err().or(two.err()) else { panic!("no reason") };
        return assert!(why.contains(&format!("process {}", std::process::id())), "{why}");
    }
    let (one, two) = (one.unwrap(), two.unwrap());
    assert_eq!(one.secret().await.unwrap(), two.secret().await.unwrap());
    one.create_table(&table(0)).await.unwrap();
    assert_eq!(two.table(TableId(0)).await, Ok(Some(table(0))));
}

async fn a_backup_is_a_store_or_says_how(ground: &Ground) {
    let store = with_tables(ground, 2).await;
    let Some(file) = ground.file() else {
        let refused = store.backup("copy".as_ref()).await;
        assert!(matches!(&refused, Err(StoreError::Failed(why)) if why.contains("pg_dump")), "{refused:?}");
        return;
    };
    let copy = file.with_file_name("copy.db");
    let busy = tokio::spawn(compete(store.clone(), 1, 200));
    while store.entries(TableId(0), None).await.unwrap().len() < 50 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let copied = store.backup(&copy).await.unwrap();
    assert!(copied.tables == 2 && copied.entries >= 50, "{copied:?}");
    busy.await.unwrap();
    let refused = store.backup(&copy).await;
    assert!(matches!(&refused, Err(StoreError::Failed(why)) if why.contains("exists already")), "{refused:?}");
    backup_is_whole(&store, &copy).await;
}

async fn backup_is_whole(store: &Arc<dyn Store>, copy: &std::path::Path) {
    let copy = orrery_store::open(Some(&format!("sqlite:{}", copy.display())), "unused".as_ref()).await.unwrap();
    assert_eq!(copy.secret().await, store.secret().await);
    assert_eq!(copy.table(TableId(1)).await, Ok(Some(table(1))));
    let entries = copy.entries(TableId(0), None).await.unwrap();
    assert!(entries.len() >= 50);
    assert_eq!(entries, store.entries(TableId(0), None).await.unwrap()[..entries.len()]);
    copy.append(TableId(0), entry(entries.len() as u32, 3), Waits::default()).await.unwrap();
}

async fn nodes_hear_of_each_other(url: &str) {
    let ground = Ground::Postgres(url.to_owned());
    let (one, two) = (ground.open().await, ground.open().await);
    let mut news = two.news().expect("other nodes tell");
    one.create_table(&table(u64::MAX)).await.unwrap();
    let id = TableId(u64::MAX);
    // Whoever has just started may not be listening yet.
    let heard = async |news: &mut tokio::sync::broadcast::Receiver<News>, revision: u32| {
        one.save_table(&TableRecord { revision, ..table(u64::MAX) }).await.unwrap();
        let told = tokio::time::timeout(Duration::from_millis(500), news.recv()).await.map(Result::unwrap);
        told.is_ok_and(|told| told == News { table: id, change: Change::Record(revision) })
    };
    let mut revision = 1;
    while !heard(&mut news, revision).await {
        revision += 1;
        assert!(revision < 60, "no notice came");
    }
    one.append(id, entry(0, 1), waits(&[0], false)).await.unwrap();
    assert_eq!(news.recv().await.unwrap(), News { table: id, change: Change::Entry(0) });
    assert_eq!(one.append(id, entry(0, 2), Waits::default()).await, Err(StoreError::Conflict));
    one.append(id, entry(1, 1), Waits::default()).await.unwrap();
    assert_eq!(
        news.recv().await.unwrap(),
        News { table: id, change: Change::Entry(1) },
        "nothing was told of the other"
    );
    let head = Head { table: id, revision, seq: Some(1) };
    assert_eq!(two.heads(&[id, TableId(7)]).await, Ok(vec![head]));
}

async fn one_node_at_a_time_drives_the_bots_of_a_table(url: &str) {
    let ground = Ground::Postgres(url.to_owned());
    let (one, two) = (ground.open().await, ground.open().await);
    for id in 0..2 {
        one.create_table(&TableRecord { status: Status::Running, ..table(id) }).await.unwrap();
    }
    assert_eq!(one.lease(TableId(0)).await, Ok(true));
    assert_eq!(one.lease(TableId(0)).await, Ok(true), "its own is kept");
    assert_eq!(two.lease(TableId(0)).await, Ok(false));
    assert_eq!(due(&two).await, [1], "the other is driven");
    two.release(TableId(0)).await.unwrap();
    assert_eq!(two.lease(TableId(0)).await, Ok(false), "nobody gives away what another has");
    ground.tamper("UPDATE leases SET until = until - 1500").await;
    one.renew_leases().await.unwrap();
    ground.tamper("UPDATE leases SET until = until - 1500").await;
    assert_eq!(two.lease(TableId(0)).await, Ok(false), "renewed in time");
    assert_eq!(one.lease(TableId(1)).await, Ok(true));
    one.release(TableId(1)).await.unwrap();
    ground.tamper("INSERT INTO leases SELECT 1, node, until FROM leases WHERE table_id = 0").await;
    one.renew_leases().await.unwrap();
    ground.tamper("UPDATE leases SET until = until - 600").await;
    assert_eq!(due(&two).await, [1], "a lease whose release was lost is not kept for ever");
    ground.tamper("DELETE FROM leases WHERE table_id = 1").await;
    ground.tamper("UPDATE leases SET until = 5").await;
    one.renew_leases().await.unwrap();
    assert_eq!(due(&two).await, [0, 1], "what has run out is not renewed");
    assert_eq!(two.lease(TableId(0)).await, Ok(true), "the first is held to be dead");
    assert_eq!(one.lease(TableId(0)).await, Ok(false));
    two.release(TableId(0)).await.unwrap();
    assert_eq!(one.lease(TableId(0)).await, Ok(true));
}

/// The database ends every connection of the store, as a restart would.
async fn a_broken_connection_is_replaced(url: &str) {
    let ground = Ground::Postgres(url.to_owned());
    let store = with_tables(&ground, 1).await;
    for seq in 0..5 {
        store.append(TableId(0), entry(seq, 1), Waits::default()).await.unwrap();
        let others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
        run_sql(url, &format!("SELECT pg_terminate_backend(pid, 5000) {others}")).await;
        assert_eq!(store.entries(TableId(0), None).await.unwrap().len(), seq as usize + 1);
        // The news reaches the idle connections on their own; an append sent before that would fail, not be lost.
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    store.save_table(&TableRecord { revision: 1, ..table(0) }).await.unwrap();
}

async fn an_unreachable_database_is_explained(url: &str) {
    let url = url.replace("postgres@", "postgres:hidden@").replace("/here", "/nowhere");
    match Ground::Postgres(url).try_open().await.err() {
        Some(StoreError::Failed(why)) => {
            assert!(why.contains("nowhere") && why.contains("check that") && !why.contains("hidden"), "{why}");
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn wrong_urls_and_files_are_explained() {
    let folder = tempfile::TempDir::new().unwrap();
    let no_database = folder.path().join("letter.txt");
    std::fs::write(&no_database, "Dear Ann, this is no database, but it is longer than a header. ".repeat(9)).unwrap();
    let letter = format!("sqlite:{}", no_database.display());
    let below = format!("sqlite:{}/below.db", no_database.display());
    let urls = ["mysql://secret@host", "orrery.db", "sqlite:", "postgres://:bad:port/x", &letter, &below];
    let advice = ["sqlite:PATH", "sqlite:PATH", "sqlite:PATH", "write postgres://", "name another", "name a folder"];
    for (url, advice) in urls.iter().zip(advice) {
        match orrery_store::open(Some(url), folder.path()).await.err() {
            Some(StoreError::Failed(why)) => assert!(why.contains(advice) && !why.contains("secret"), "{url}: {why}"),
            other => panic!("{url}: {other:?}"),
        }
    }
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::TempDir::new().unwrap();
    let inner = folder.path().join("a/b");
    let store = orrery_store::open(None, &inner).await.unwrap();
    let copy = inner.join("copy.db");
    store.backup(&copy).await.unwrap();
    for file in [inner.join(orrery_store::FILE), copy] {
        assert_eq!(std::fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    assert_eq!(std::fs::metadata(inner).unwrap().permissions().mode() & 0o777, 0o700);
}

/// In the middle of their games: they tell what they told, get an entry of today's form, and go on. A node that loads them
/// later finds them as they are then.
async fn tables_of_released_versions_are_taken_over_and_play_on(ground: &Ground) {
    let store = ground.open().await;
    for mut released in released::all() {
        released.entries.truncate(released.entries.len().div_ceil(2));
        let (id, count) = (released.record.id, released.entries.len());
        let taken_over = save(&*store, &released).await;
        let table = Tables::new(store.clone(), Duration::ZERO).find(id).await.unwrap().unwrap();
        assert_eq!(table.now().seq as usize, count - 1 + usize::from(taken_over), "{}", released.record.game);
        tells_the_same(&table, &released).await;
        play_on(&table).await;
        let again = Tables::new(store.clone(), Duration::ZERO).find(id).await.unwrap().unwrap();
        let state = |table: &Table| table.now().play.as_ref().unwrap().digest().unwrap();
        assert_eq!((again.now().seq, state(&again)), (table.now().seq, state(&table)));
    }
}

/// Whether its entries are of an older form than today's.
async fn save(store: &dyn Store, released: &Released) -> bool {
    store.create_table(&released.record).await.unwrap();
    for entry in &released.entries {
        store.append(released.record.id, entry.clone(), Waits::default()).await.unwrap();
    }
    let format = orrery_catalog::game(&released.record.game).unwrap().info().format;
    released.entries.iter().all(|entry| entry.rules_version < format)
}

async fn tells_the_same(table: &Table, released: &Released) {
    let moment = moment(table, usize::MAX).await.unwrap();
    for entry in moment.past.iter().filter(|entry| (entry.seq as usize) < released.entries.len()) {
        let lines = moment.play.lines(&entry.events, Viewer::Spectator);
        assert_eq!(serde_json::to_value(lines).unwrap(), released.told[entry.seq as usize], "entry {}", entry.seq);
    }
}

async fn play_on(table: &Table) {
    let mut luck = Dice::seeded("on", table.id.0);
    for _ in 0..12 {
        let now = table.now();
        let play = now.play.as_ref().unwrap();
        let Some(open) = play.open().into_iter().find(|open| open.must) else { return };
        let (ask, given) = play.think(Level::Random, open.seat, open.ask, &mut luck).unwrap();
        table.answer(open.seat, ask, &given, None, 2).await.unwrap();
    }
}

/// Whatever the version, the record can be read, told and verified.
async fn finished_tables_of_released_versions_have_their_record(ground: &Ground) {
    let store = ground.open().await;
    for mut released in released::all() {
        released.record.status = Status::Finished;
        save(&*store, &released).await;
        let table = Tables::new(store.clone(), Duration::ZERO).find(released.record.id).await.unwrap().unwrap();
        assert_eq!(table.now().seq as usize, released.entries.len() - 1, "what is over stays as it is");
        let record = record_of(&table).await.unwrap();
        assert_eq!(table.game.verify(&record), Verdict::True { entries: released.entries.len() });
        let told = table.game.narrate(&record, Lang::En).unwrap();
        assert!(told.iter().any(|(_, lines)| !lines.is_empty()));
    }
}
