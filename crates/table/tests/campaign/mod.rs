//! Campaigns of two in the toy game: each table begins with what the one before it left, and one record tells both.

mod sittings;

use std::sync::LazyLock;

use orrery_catalog::{AnyGame, Erased, Record};
use orrery_core::{Carried, Game, Stop};
use orrery_testkit::Salvage;

use super::*;

/// Its messages are said by their ids.
const NO_TEXTS: orrery_text::Sources = [("en", ""), ("it", ""), ("ja", "")];
static TOY: LazyLock<Erased<Salvage>> = LazyLock::new(|| Erased::new(&NO_TEXTS, &NO_TEXTS));

/// The toy besides the games of the catalog.
pub fn games(id: &str) -> Option<&'static dyn AnyGame> {
    if id == Salvage::info().id { Some(&*TOY) } else { orrery_catalog::game(id) }
}

/// A short game whose air lasts.
fn chapter() -> NewTable {
    NewTable { options: [("air".to_owned(), "40".to_owned())].into(), ..two_people("salvage") }
}

async fn play_to_the_end(table: &Table) -> Result<(), SubmitError> {
    while wish(table).is_some() {
        step(table, None).await?;
    }
    Ok(())
}

async fn played(house: &House, new: NewTable) -> Arc<Table> {
    let table = house.tables.create(new).await.expect("created");
    play_to_the_end(&table).await.expect("played");
    table
}

async fn campaign(house: &House) -> (Arc<Table>, Arc<Table>) {
    let first = played(house, chapter()).await;
    let second = house.tables.go_on(&first, chapter()).await.expect("it left something");
    play_to_the_end(&second).await.expect("played");
    (first, second)
}

/// What `orrery verify` says.
fn verdict(record: &Record) -> Result<usize, String> {
    match games(&record.game).expect("known").verify(record) {
        Verdict::True { entries } => Ok(entries),
        Verdict::False(why) => Err(why),
    }
}

fn refusal<T>(result: Result<T, SubmitError>) -> &'static str {
    match result {
        Err(SubmitError::Refused(refusal)) => refusal.reason.id,
        Err(other) => panic!("{other}"),
        Ok(_) => "nothing",
    }
}

#[tokio::test]
async fn a_campaign_is_one_record_that_is_true_from_first_to_last() {
    let house = house().await;
    let (first, second) = campaign(&house).await;
    let left = first.now().play.as_ref().and_then(|play| play.leaves()).expect("left");
    let carried = second.now().record.setup.carried.clone().expect("carried");
    assert_eq!((&carried.value, &carried.table), (&left, &first.id.to_string()));
    // As another program reads it, from a file.
    let elsewhere = house.another_node().find(second.id).await.expect("readable").expect("there");
    let file = serde_json::to_string(&record_of(&elsewhere).await.expect("a record")).expect("JSON");
    let record: Record = serde_json::from_str(&file).expect("readable");
    assert_eq!(record.earlier, [record_of(&first).await.expect("a record")]);
    let entries: usize = record.chain().map(|game| game.entries.len()).sum();
    assert_eq!(verdict(&record), Ok(entries));
    assert!(first.game.narrate(&record, orrery_text::Lang::En).is_ok_and(|told| !told.is_empty()));
}

/// Each life of the process makes one write and dies: whatever is there, the next one goes on from it.
#[tokio::test]
async fn a_campaign_survives_a_kill_between_any_two_writes() {
    let house = house().await;
    let mut lives = 0;
    let last = loop {
        lives += 1;
        assert!(lives < 2_000, "no end");
        house.store.die_after(1);
        if let Some(last) = one_life(&house).await {
            break last;
        }
    };
    let entries = verdict(&record_of(&last).await.expect("a record")).expect("true");
    // A table is made, begun and closed; the rest are entries, and the last life only looks.
    assert_eq!(lives, entries + 2 * 3 + 1, "every write was the last one of a life");
}

/// Does what is next in the campaign until storage fails; the last table once both are over.
async fn one_life(house: &House) -> Option<Arc<Table>> {
    let tables = house.another_node();
    let (unfinished, finished) =
        (ids(&tables, Listing::Unfinished(ANN)).await, ids(&tables, Listing::Finished(ANN)).await);
    assert!(unfinished.len() + finished.len() <= 2, "no table is there twice");
    match (&unfinished[..], &finished[..]) {
        ([], []) => drop(tables.create(chapter()).await),
        ([id], _) => drop(play_to_the_end(&*tables.find(*id).await.ok()??).await),
        ([], [id]) => drop(tables.go_on(&*tables.find(*id).await.ok()??, chapter()).await),
        _ => {
            let both = [tables.find(finished[0]).await, tables.find(finished[1]).await];
            let both = both.map(|found| found.expect("readable").expect("there"));
            return both.into_iter().find(|table| table.now().record.setup.carried.is_some());
        }
    }
    None
}

async fn ids(tables: &Tables, listing: Listing) -> Vec<TableId> {
    let listed = tables.list(listing, 9).await.expect("a list");
    listed.into_iter().map(|listed| listed.expect("sound").record.id).collect()
}

#[tokio::test]
async fn two_who_go_on_at_once_have_two_campaigns_with_one_past() {
    let house = house().await;
    let first = played(&house, chapter()).await;
    let node = house.another_node();
    let (one, two) = tokio::join!(house.tables.go_on(&first, chapter()), node.go_on(&first, chapter()));
    let (one, two) = (one.expect("a branch"), two.expect("a branch"));
    assert_ne!((one.id, one.now().record.key), (two.id, two.now().record.key));
    assert_eq!(one.now().record.setup, two.now().record.setup);
    for branch in [one, two] {
        play_to_the_end(&branch).await.expect("played");
        assert!(verdict(&record_of(&branch).await.expect("a record")).is_ok());
    }
}

#[tokio::test]
async fn only_what_a_finished_game_of_ones_own_has_left_is_gone_on_with() {
    let house = house().await;
    let running = house.tables.create(chapter()).await.expect("created");
    assert_eq!(refusal(house.tables.go_on(&running, chapter()).await), "refused-not-over");
    let first = played(&house, chapter()).await;
    let stranger = NewTable { host: BEN, ..chapter() };
    assert_eq!(refusal(house.tables.go_on(&first, stranger).await), "refused-not-your-campaign");
    let other = two_people("starship-builder");
    assert_eq!(refusal(house.tables.go_on(&first, other.clone()).await), "refused-another-game");
    let plain = house.tables.create(other.clone()).await.expect("created");
    plain.leave(Seat(0), 3).await.expect("one leaves");
    assert_eq!(refusal(house.tables.go_on(&plain, other).await), "refused-leaves-nothing");
    let alone = NewTable { chairs: vec![chair(Holder::Person(ANN))], ..chapter() };
    assert_eq!(refusal(house.tables.go_on(&first, alone).await), "refused-seats", "what is refused of any table");
    assert_eq!(ids(&house.tables, Listing::Unfinished(ANN)).await, [running.id], "nothing was made");
}

#[tokio::test]
async fn what_a_game_left_stays_as_it_was() {
    let house = house().await;
    let chairs = vec![chair(Holder::Person(ANN)), chair(Holder::Person(BEN))];
    let table = house.tables.create(NewTable { chairs, ..chapter() }).await.expect("created");
    house.tables.pass(&table, Seat(1), BEN, chair(Holder::Open), 2).await.expect("a chair of one's own");
    table.leave(Seat(0), 3).await.expect("the last one leaves");
    assert_eq!(table.now().record.status, Status::Finished);
    let seal = record_of(&table).await.expect("a record").seal;
    assert_eq!(refusal(house.tables.fill_with_bots(&table, "easy", "Vega", 4).await), "refused-game-over");
    assert_eq!(refusal(table.undo(Seat(0), None, 4).await), "refused-game-over");
    assert_eq!(record_of(&table).await.expect("a record").seal, seal);
}

#[tokio::test]
async fn a_record_whose_past_is_gone_or_altered_in_the_database_is_none() {
    let house = house().await;
    let (first, second) = campaign(&house).await;
    let why = async || match record_of(&second).await {
        Err(SubmitError::Damaged(why)) => why,
        other => panic!("{other:?}"),
    };
    house.tamper(&format!(
        "UPDATE tables SET chairs = replace(chairs, 'somebody', 'Eve'), row_sum = NULL WHERE id = {}",
        first.id.0 as i64
    ));
    assert!(why().await.contains("has changed since"), "{}", why().await);
    house.tamper(&format!("DELETE FROM tables WHERE id = {}", first.id.0 as i64));
    assert!(why().await.contains("is gone"), "{}", why().await);
}

/// What somebody does to a record.
type Forgery<'a> = &'a dyn Fn(&mut Record);

#[tokio::test]
async fn every_way_to_alter_a_campaign_is_told() {
    let house = house().await;
    let (_, second) = campaign(&house).await;
    let (record, foreign) = (record_of(&second).await.expect("a record"), played(&house, chapter()).await);
    let foreign = record_of(&foreign).await.expect("a record");
    let richer = |record: &mut Record| {
        let carried = record.setup.carried.as_mut().expect("carried");
        *carried = Carried::new(200.into(), carried.table.clone(), carried.seal.clone());
    };
    let forgeries: [(Forgery<'_>, &str); 10] = [
        (
            &|record| record.setup.carried.iter_mut().for_each(|it| it.value = 7.into()),
            "game 2 of 2: what it began with",
        ),
        (&richer, "game 2 of 2: what it began with"),
        (
            &|record| {
                richer(record);
                *record = record.clone().sealed()
            },
            "game 2 of 2: what it began with",
        ),
        (&|record| record.earlier[0].entries[3].digest = "00".repeat(16), "game 1 of 2: its names or settings"),
        (
            &|record| {
                record.earlier[0].names[0] = "Eve".into();
                record.earlier[0] = record.earlier[0].clone().sealed()
            },
            "is not the one it went on from",
        ),
        (&|record| record.earlier.clear(), "whose record is missing"),
        (
            &|record| {
                let first = record.earlier.remove(0);
                *record = Record { earlier: vec![record.clone()], ..first }
            },
            "game 1 of 2: it went on from a game whose record is missing",
        ),
        (&|record| record.earlier.insert(0, foreign.clone()), "game 2 of 3: it did not go on"),
        (&|record| record.earlier[0] = foreign.clone(), "is not the one it went on from"),
        (&|record| record.earlier[0].earlier.push(foreign.clone()), "do not stand in one row"),
    ];
    for (forge, reason) in forgeries {
        let mut forged = record.clone();
        forge(&mut forged);
        let told = verdict(&forged).expect_err(reason);
        assert!(told.contains(reason), "expected {reason:?}, told {told:?}");
    }
    assert!(verdict(&record).is_ok(), "and the record itself is true");
}

/// What came from elsewhere into a set-up is refused or set aside, and nothing panics.
#[test]
fn a_set_up_with_a_forged_value_is_refused() {
    let forged = |value: serde_json::Value| {
        let carried = Some(Carried::new(value, String::new(), String::new()));
        let setup = orrery_core::Setup { carried, ..orrery_core::Setup::new(2) };
        move |game: &str| match games(game).expect("known").begin(&setup, [0; 32]) {
            Err(Stop::Refused(refusal)) => Some(refusal.reason.id),
            Err(Stop::Fault(fault)) => panic!("{fault}"),
            Ok(_) => None,
        }
    };
    for value in [serde_json::Value::Null, "gold".into(), 300.into(), (-1).into()] {
        assert_eq!(forged(value)("salvage"), Some("refused-unreadable-legacy"));
    }
    assert_eq!(forged(255.into())("salvage"), None, "more air than anybody leaves is readable");
    for game in GAMES {
        assert_eq!(forged(serde_json::Value::Null)(game), Some("refused-unreadable-legacy"), "{game} carries nothing");
    }
}
