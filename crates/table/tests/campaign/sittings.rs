//! Sittings of one campaign: whoever is there goes on, chapters are branched off from, files travel.

use orrery_catalog::{BadFile, CampaignFile};
use orrery_table::port::CampaignId;
use orrery_table::{Campaign, Seating, Stage};

use super::*;

const ZOE: PersonId = PersonId(3);

fn who(person: PersonId) -> Seating {
    Seating { person, name: format!("person {}", person.0), seats: None, options: Default::default(), at: 50 }
}

/// A campaign from its beginning, for these people.
fn founded(chairs: Vec<NewChair>) -> NewTable {
    let options = [("air", "40"), ("campaign", "now")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    NewTable { options: options.into(), ..new_table("salvage", chairs) }
}

async fn only(tables: &Arc<Tables>) -> Campaign {
    let campaigns = tables.campaigns_of(ANN, 9).await.expect("a list");
    assert_eq!(campaigns.len(), 1);
    tables.campaign(campaigns[0].record.id).await.expect("readable").expect("there")
}

/// A campaign whose first chapter is closed.
async fn one_chapter(house: &House) -> Campaign {
    played(house, founded(vec![chair(Holder::Person(ANN)), chair(Holder::Person(BEN))])).await;
    only(&house.tables).await
}

async fn again(house: &House, id: CampaignId) -> Campaign {
    house.another_node().campaign(id).await.expect("readable").expect("there")
}

fn holders(table: &Table) -> Vec<Holder> {
    table.now().record.chairs.iter().map(|chair| chair.holder.clone()).collect()
}

#[tokio::test]
async fn a_campaign_has_sittings_with_other_people_each_time() {
    let house = house().await;
    let campaign = one_chapter(&house).await;
    let id = campaign.record.id;
    assert_eq!((campaign.stage(), campaign.closed().len()), (Stage::Between, 1));
    let second = house.tables.continue_campaign(id, &who(BEN)).await.expect("goes on").expect("there");
    assert_eq!(holders(&second), [Holder::Open, Holder::Person(BEN)], "others sit down when they come");
    assert_eq!(again(&house, id).await.stage(), Stage::Gathers);
    let joined = house.tables.continue_campaign(id, &who(ZOE)).await.expect("a friend more").expect("there");
    assert_eq!((joined.id, joined.now().record.status), (second.id, Status::Running));
    assert_eq!(again(&house, id).await.stage(), Stage::Runs);
    let watched = house.tables.continue_campaign(id, &who(ANN)).await.expect("no chair is free").expect("there");
    assert_eq!((watched.id, holders(&watched)), (second.id, vec![Holder::Person(ZOE), Holder::Person(BEN)]));
    play_to_the_end(&second).await.expect("played");
    let alone = Seating { seats: Some(3), ..who(ZOE) };
    let third = house.tables.continue_campaign(id, &alone).await.expect("goes on").expect("there");
    assert_eq!(holders(&third), [Holder::Person(ZOE), Holder::Open, Holder::Open]);
    house.tables.fill_with_bots(&third, "random", "Vega", 60).await.expect("bots");
    let campaign = again(&house, id).await;
    assert_eq!((campaign.closed().len(), campaign.last_seen_by(ANN), campaign.last_seen_by(ZOE)), (2, 1, 3));
    let chain = third.now().record.setup.carried.clone().expect("carried");
    assert_eq!(chain.table, second.id.to_string());
}

#[tokio::test]
async fn what_a_game_lets_be_chosen_anew_may_be_another_in_the_next_sitting() {
    let house = house().await;
    let id = one_chapter(&house).await.record.id;
    let wish = |name: &str, value: &str| {
        let options = [(name.to_owned(), value.to_owned())].into();
        Seating { options, ..who(ANN) }
    };
    let fixed = house.tables.continue_campaign(id, &wish("campaign", "later")).await;
    assert_eq!(refusal(fixed), "refused-not-anew");
    let unknown = house.tables.continue_campaign(id, &wish("air", "7")).await;
    assert_eq!(refusal(unknown), "refused-not-offered");
    assert_eq!(again(&house, id).await.stage(), Stage::Between, "nothing has changed");
    let next = house.tables.continue_campaign(id, &wish("air", "4")).await.expect("goes on").expect("there");
    let options = next.now().record.setup.options.clone();
    assert_eq!((options["air"].as_str(), options["campaign"].as_str()), ("4", "now"));
}

#[tokio::test]
async fn a_sitting_begins_with_those_who_are_there() {
    let house = house().await;
    let chairs = [ANN, BEN, ZOE].map(|person| chair(Holder::Person(person)));
    played(&house, founded(chairs.to_vec())).await;
    let id = only(&house.tables).await.record.id;
    let next = house.tables.continue_campaign(id, &who(ANN)).await.expect("goes on").expect("there");
    assert_eq!(refusal(house.tables.begin_with_those_here(&next, 51).await), "refused-seats", "two are needed");
    assert_eq!(next.now().record.chairs.len(), 3, "nothing changed");
    house.tables.continue_campaign(id, &who(BEN)).await.expect("sits down");
    house.tables.begin_with_those_here(&next, 52).await.expect("two are there");
    assert_eq!((next.now().record.status, next.now().record.setup.seats), (Status::Running, 2));
    assert_eq!(
        house.another_node().find(next.id).await.expect("readable").expect("there").now().record.chairs.len(),
        2
    );
}

/// Whoever is second comes to the table of the first, on whichever node.
#[tokio::test]
async fn two_who_continue_at_once_come_to_one_table() {
    let house = house().await;
    let id = one_chapter(&house).await.record.id;
    let (node, ann, ben) = (house.another_node(), who(ANN), who(BEN));
    let (one, two) = tokio::join!(house.tables.continue_campaign(id, &ann), node.continue_campaign(id, &ben));
    let (one, two) = (one.expect("goes on").expect("there"), two.expect("goes on").expect("there"));
    assert_eq!(one.id, two.id);
    one.look_again().await.expect("readable");
    assert_eq!(one.now().record.seats_of(ANN).count() + one.now().record.seats_of(BEN).count(), 2);
    assert_eq!(again(&house, id).await.tables.len(), 2);
}

#[tokio::test]
async fn only_those_who_were_there_open_the_next_sitting_or_a_branch() {
    let house = house().await;
    let campaign = one_chapter(&house).await;
    let id = campaign.record.id;
    assert_eq!(refusal(house.tables.continue_campaign(id, &who(ZOE)).await), "refused-not-your-campaign");
    assert_eq!(refusal(house.tables.branch(&campaign, 1, "B", (ZOE, 9)).await), "refused-not-your-campaign");
    for chapter in [0, 2, usize::MAX] {
        assert_eq!(refusal(house.tables.branch(&campaign, chapter, "B", (ANN, 9)).await), "refused-no-chapter");
    }
    assert!(house.tables.continue_campaign(CampaignId(7), &who(ANN)).await.expect("no error").is_none());
}

#[tokio::test]
async fn a_campaign_is_over_where_nothing_is_left() {
    let house = house().await;
    let mut lost = founded(vec![chair(Holder::Person(ANN)); 2]);
    lost.options.insert("air".into(), "4".into());
    played(&house, lost).await;
    let campaign = only(&house.tables).await;
    assert_eq!((campaign.stage(), campaign.closed().len()), (Stage::Over, 1));
    assert_eq!(refusal(house.tables.continue_campaign(campaign.record.id, &who(ANN)).await), "refused-campaign-over");
    assert_eq!(refusal(house.tables.branch(&campaign, 1, "B", (ANN, 9)).await), "refused-no-chapter");
    assert!(campaign.export().await.expect("a file").verify(&*TOY).is_ok(), "its end is kept all the same");
}

/// A branch goes its own way from a chapter, a branch of it too, and what it came from stays as it was.
#[tokio::test]
async fn branches_of_branches_have_one_past_and_dice_of_their_own() {
    let house = house().await;
    let first = one_chapter(&house).await;
    let mut ends = Vec::new();
    let mut stem = first.record.id;
    for name in ["B", "C"] {
        let campaign = again(&house, stem).await;
        let chapter = campaign.closed().len();
        stem = house.tables.branch(&campaign, chapter, name, (ANN, 70)).await.expect("a branch");
        let seating = Seating { seats: Some(2), ..who(ANN) };
        let next = house.tables.continue_campaign(stem, &seating).await.expect("goes on").expect("there");
        house.tables.sit(&next, Seat(1), BEN, "Ben".into(), 71).await.expect("a free chair");
        play_to_the_end(&next).await.expect("played");
        ends.push(next);
    }
    assert_ne!(ends[0].now().record.key, ends[1].now().record.key);
    let (branch, stem) = (again(&house, stem).await, again(&house, first.record.id).await);
    assert_eq!((branch.tables.len(), stem.tables.len()), (3, 1), "the old one is unchanged");
    assert_eq!(branch.tables[0].id, stem.tables[0].id);
    assert!(branch.record.branch_of.is_some() && stem.record.branch_of.is_none());
    let file = branch.export().await.expect("a file");
    assert!(file.verify(&*TOY).is_ok_and(|entries| entries > 20) && file.record.earlier.len() == 2);
}

/// Going on from a table by hand is a sitting of its campaign, or a branch where the next one is there.
#[tokio::test]
async fn a_table_that_is_gone_on_from_has_its_campaign() {
    let house = house().await;
    let (first, second) = super::campaign(&house).await;
    let campaign = only(&house.tables).await;
    assert_eq!(campaign.tables.iter().map(|table| table.id).collect::<Vec<_>>(), [first.id, second.id]);
    house.tables.go_on(&second, chapter()).await.expect("the third");
    assert_eq!(only(&house.tables).await.tables.len(), 3);
    let other = house.tables.go_on(&first, chapter()).await.expect("a branch");
    let campaigns = house.tables.campaigns_of(ANN, 9).await.expect("a list");
    let branch = campaigns.iter().find(|one| one.record.branch_of == Some(campaign.record.id)).expect("a branch");
    let tables: Vec<TableId> = branch.record.sittings.iter().map(|sitting| sitting.table).collect();
    assert_eq!(tables, [first.id, other.id]);
}

/// The whole campaign of two chapters in a file.
async fn exported(house: &House) -> (CampaignId, CampaignFile) {
    let id = one_chapter(house).await.record.id;
    let next = house.tables.continue_campaign(id, &who(ANN)).await.expect("goes on").expect("there");
    house.tables.sit(&next, Seat(1), BEN, "Ben".into(), 71).await.expect("a free chair");
    play_to_the_end(&next).await.expect("played");
    (id, again(house, id).await.export().await.expect("a file"))
}

#[tokio::test]
async fn a_campaign_travels_in_a_file_and_goes_on_elsewhere() {
    let (home, abroad) = (house().await, house().await);
    let (id, file) = exported(&home).await;
    let bytes = serde_json::to_vec(&file).expect("JSON");
    let read = || CampaignFile::read(&bytes).expect("readable");
    let came = abroad.tables.import(read(), (ZOE, 90)).await.expect("true");
    let campaign = again(&abroad, came).await;
    assert_eq!((campaign.stage(), campaign.closed().len(), campaign.record.host), (Stage::Between, 2, ZOE));
    assert_eq!(campaign.export().await.expect("a file"), file, "nothing is lost on the way");
    let next = Seating { seats: Some(2), ..who(ZOE) };
    let next = abroad.tables.continue_campaign(came, &next).await.expect("goes on").expect("there");
    house_fills(&abroad, &next).await;
    let home_again = home.tables.import(again(&abroad, came).await.export().await.expect("a file"), (ANN, 95)).await;
    let back = again(&home, home_again.expect("true")).await;
    assert_eq!((back.closed().len(), again(&home, id).await.tables.len()), (3, 2), "what was here is shared");
    let once_more = abroad.tables.import(read(), (BEN, 96)).await.expect("true");
    assert_ne!(once_more, came, "a campaign of its own with the same past");
}

async fn house_fills(house: &House, table: &Arc<Table>) {
    house.tables.sit(table, Seat(1), BEN, "Ben".into(), 91).await.expect("a free chair");
    play_to_the_end(table).await.expect("played");
}

#[tokio::test]
async fn what_is_being_played_stays_at_home() {
    let house = house().await;
    let table = house.tables.create(founded(vec![chair(Holder::Person(ANN)); 2])).await.expect("created");
    assert_eq!(refusal(only(&house.tables).await.export().await), "refused-no-chapter");
    play_to_the_end(&table).await.expect("played");
    let id = only(&house.tables).await.record.id;
    let running = house.tables.continue_campaign(id, &who(ANN)).await.expect("goes on").expect("there");
    assert_eq!(running.now().record.status, Status::Running);
    let text = serde_json::to_string(&only(&house.tables).await.export().await.expect("a file")).expect("JSON");
    assert!(!text.contains(&orrery_catalog::hex(&running.now().record.key)) && text.contains(&table.id.to_string()));
}

/// What somebody does to a file.
type Forgery<'a> = &'a dyn Fn(&mut CampaignFile);

#[tokio::test]
async fn damaged_altered_and_newer_files_change_nothing() {
    let (home, abroad) = (house().await, house().await);
    let (_, file) = exported(&home).await;
    let forgeries: [(Forgery<'_>, &str); 8] = [
        (&|file| file.chapters.swap(0, 1), "refused-file-untrue"),
        (&|file| drop(file.chapters.pop()), "refused-file-untrue"),
        (&|file| file.chapters[1].table = "../secret".into(), "refused-file-untrue"),
        (&|file| file.record.earlier[0].entries[3].read += 1, "refused-file-untrue"),
        (&|file| file.record.entries[2].rules_version = 0, "refused-file-older"),
        (&|file| file.record.rules_version = 99, "refused-file-newer"),
        (&|file| file.record.earlier[0].format = 99, "refused-file-newer"),
        (&|file| file.record.game = "go".into(), "refused-file-unknown-game"),
    ];
    for (forge, reason) in forgeries {
        let mut forged = file.clone();
        forge(&mut forged);
        let sealed = CampaignFile::new(forged.name.clone(), forged.chapters.clone(), forged.record.clone());
        assert_eq!(refusal(abroad.tables.import(sealed, (ZOE, 90)).await), reason, "by who can make seals");
        assert!(abroad.tables.import(forged, (ZOE, 90)).await.is_err());
    }
    let unsealed: [Forgery<'_>; 3] =
        [&|file| file.name = "Mine".into(), &|file| file.chapters[0].closed_at += 1, &|file| {
            file.record.entries[2].rules_version = 0
        }];
    for forge in unsealed {
        let mut forged = file.clone();
        forge(&mut forged);
        assert_eq!(refusal(abroad.tables.import(forged, (ZOE, 90)).await), "refused-file-untrue");
    }
    assert!(abroad.tables.campaigns_of(ZOE, 9).await.expect("a list").is_empty());
    assert!(ids(&abroad.tables, Listing::All).await.is_empty(), "nothing came in");
}

#[tokio::test]
async fn a_file_is_read_as_a_whole_or_not_at_all() {
    let home = house().await;
    let (_, file) = exported(&home).await;
    let whole = serde_json::to_vec(&file).expect("JSON");
    assert_eq!(CampaignFile::read(&whole), Ok(file));
    for end in (0..whole.len()).step_by(997) {
        assert!(matches!(CampaignFile::read(&whole[..end]), Err(BadFile::Unreadable(_))), "cut at {end}");
    }
    assert_eq!(CampaignFile::read(br#"{ "campaign": 2, "chapters": "other" }"#), Err(BadFile::Newer));
    for nonsense in ["", "{}", "[1]", "{\"campaign\":-1}", "{\"campaign\":1}"] {
        assert!(matches!(CampaignFile::read(nonsense.as_bytes()), Err(BadFile::Unreadable(_))), "{nonsense}");
    }
}

/// A table here that bears the name of one in the file, and is another, is not replaced.
#[tokio::test]
async fn what_is_here_is_not_replaced() {
    let (home, abroad) = (house().await, house().await);
    let (_, file) = exported(&home).await;
    let other = played(&abroad, chapter()).await;
    let old = file.chapters[0].table.parse::<TableId>().expect("an id").0 as i64;
    abroad.tamper(&format!(
        "PRAGMA foreign_keys = OFF; UPDATE tables SET id = {old}, row_sum = NULL WHERE id = {}",
        other.id.0 as i64
    ));
    abroad.tamper(&format!("UPDATE entries SET table_id = {old}, row_sum = NULL"));
    assert_eq!(refusal(abroad.tables.import(file, (ZOE, 90)).await), "refused-file-other-table");
    assert_eq!(ids(&abroad.tables, Listing::All).await.len(), 1);
}

/// Each life of the process makes one write and dies: campaign, sittings and tables agree whatever came last.
#[tokio::test]
async fn sittings_survive_a_kill_between_any_two_writes() {
    let house = house().await;
    let mut lives = 0;
    let end = loop {
        lives += 1;
        assert!(lives < 2_000, "no end");
        house.store.die_after(1);
        if let Some(end) = one_life(&house).await {
            break end;
        }
    };
    assert_eq!((end.closed().len(), end.is_in_order()), (3, true));
    let entries = end.export().await.expect("a file").verify(&*TOY).expect("true");
    // Whoever looks closes the last table, so there is no life besides.
    assert_eq!(lives, entries + 3 * 3, "every write was the last one of a life");
}

/// Does what is next until storage fails; the campaign once it has three chapters.
async fn one_life(house: &House) -> Option<Campaign> {
    let tables = house.another_node();
    let campaigns = tables.store().campaigns_of(ANN, 9).await.expect("a list");
    assert!(campaigns.len() <= 1, "it was founded once");
    let Some(id) = campaigns.first() else {
        drop(tables.create(founded(vec![chair(Holder::Person(ANN)); 2])).await);
        return None;
    };
    // A read that mends something may be the last write of a life.
    let campaign = tables.campaign(*id).await.ok()?.expect("there");
    assert!(campaign.is_in_order());
    match campaign.stage() {
        Stage::Between if campaign.tables.len() == 3 => return Some(campaign),
        Stage::Between => drop(tables.continue_campaign(*id, &who(ANN)).await),
        _ => drop(play_to_the_end(campaign.last()).await),
    }
    None
}

#[tokio::test]
async fn in_a_campaign_somebody_stands_in_for_who_is_absent() {
    let house = house().await;
    let chairs = || vec![chair(Holder::Person(ANN)), chair(Holder::Person(BEN))];
    let table = house.tables.create(founded(chairs())).await.expect("created");
    let bot = || NewChair { holder: Holder::Bot("random".into()), name: "Vega".into() };
    assert_eq!(refusal(house.tables.pass(&table, Seat(0), BEN, bot(), 2).await), "refused-not-your-chair", "no host");
    house.tables.pass(&table, Seat(1), ANN, chair(Holder::Open), 3).await.expect("the host's to give");
    house.tables.sit(&table, Seat(1), BEN, "Ben".into(), 4).await.expect("whoever comes back sits down again");
    let other = house.tables.create(NewTable { chairs: chairs(), ..chapter() }).await.expect("created");
    assert_eq!(refusal(house.tables.pass(&other, Seat(1), ANN, bot(), 5).await), "refused-not-your-chair");
}
