//! Games that go on: a campaign is a chain of tables, each of which begins with what the one before it left.
//!
//! A chapter closes where a table's game is over and leaves something. It is written nowhere else: the entry that ends the
//! game is the chapter's mark, so no crash can come between the two. Whoever goes on makes the next table and its place in
//! the campaign in one write, and of two who do so at once one is faster.

mod file;

use std::sync::Arc;

use orrery_catalog::AnyGame;
use orrery_core::{Carried, OptionValues, Refusal, Rule, Seat};

use crate::error::SubmitError;
use crate::history::record_alone;
use crate::host::{NewChair, NewTable, Tables, is_free, random_u64};
use crate::port::{
    CampaignId, CampaignRecord, Chair, Holder, Listing, PersonId, Sitting, Status, StoreError, TableId, TableRecord,
    WholeTable,
};
use crate::table::Table;

/// How often a place in a campaign is looked for that others were faster to take.
const TRIES: usize = 4;

/// A campaign with its tables.
pub struct Campaign {
    pub record: CampaignRecord,
    /// Its sittings, first to last.
    pub tables: Vec<Arc<Table>>,
}

/// A campaign as lists show it.
pub struct Overview {
    pub record: CampaignRecord,
    /// Its last sitting.
    pub last: Arc<Table>,
}

/// How a campaign stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The last sitting waits for people.
    Gathers,
    /// The last sitting is being played, or waits for those who are to answer.
    Runs,
    /// The last chapter is closed, and the next sitting may begin.
    Between,
    Over,
}

impl Stage {
    /// It follows from the last sitting.
    pub fn of(last: &Table) -> Stage {
        match last.now().record.status {
            Status::Open => Stage::Gathers,
            Status::Running => Stage::Runs,
            Status::Finished if leaves(last) => Stage::Between,
            Status::Finished => Stage::Over,
        }
    }
}

/// Who continues, and how.
#[derive(Clone, Debug)]
pub struct Seating {
    pub person: PersonId,
    pub name: String,
    /// How many are to play; as many as last time without it.
    pub seats: Option<u8>,
    /// What is to be other than last time, of what a game lets be chosen anew.
    pub options: OptionValues,
    pub at: i64,
}

impl Campaign {
    pub fn game(&self) -> &'static dyn AnyGame {
        self.last().game
    }

    /// A campaign that was read has at least one table.
    pub fn last(&self) -> &Arc<Table> {
        &self.tables[self.tables.len() - 1]
    }

    pub fn stage(&self) -> Stage {
        Stage::of(self.last())
    }

    /// The tables whose game is over: the chapters, and the end of the campaign.
    pub fn closed(&self) -> &[Arc<Table>] {
        let running = matches!(self.stage(), Stage::Gathers | Stage::Runs);
        &self.tables[..self.tables.len() - usize::from(running)]
    }

    /// Whether each table went on from the one before it.
    pub fn is_in_order(&self) -> bool {
        let before =
            |table: &Arc<Table>| table.now().record.setup.carried.as_ref().map(|carried| carried.table.clone());
        let names = [None].into_iter().chain(self.tables.iter().map(|table| Some(table.id.to_string())));
        self.tables.iter().map(before).zip(names).all(|(before, name)| before == name)
    }

    /// Whether a person hosts it or has sat at one of its own tables.
    pub fn knows(&self, person: PersonId) -> bool {
        let own = self.tables.iter().zip(&self.record.sittings).filter(|(_, sitting)| sitting.own);
        self.record.host == person || own.into_iter().any(|(table, _)| table.now().record.knows(person))
    }

    /// How many sittings there had been when a person last sat at one; none if never.
    pub fn last_seen_by(&self, person: PersonId) -> usize {
        self.tables.iter().rposition(|table| table.now().record.knows(person)).map_or(0, |last| last + 1)
    }
}

/// Whether one can go on from here.
fn leaves(table: &Table) -> bool {
    table.now().play.as_ref().is_some_and(|play| play.leaves().is_some())
}

impl Tables {
    /// The campaign with this id and all its tables.
    pub async fn campaign(self: &Arc<Self>, id: CampaignId) -> Result<Option<Campaign>, SubmitError> {
        let Some(record) = self.store().campaign(id).await? else { return Ok(None) };
        let mut tables = Vec::with_capacity(record.sittings.len());
        for sitting in &record.sittings {
            tables.push(self.sitting(sitting.table).await?);
        }
        Ok(Some(Campaign { record, tables }))
    }

    /// The same as it is stored, touching nothing.
    pub async fn read_campaign(&self, id: CampaignId) -> Result<Option<Campaign>, SubmitError> {
        let Some(record) = self.store().campaign(id).await? else { return Ok(None) };
        let mut tables = Vec::with_capacity(record.sittings.len());
        for sitting in &record.sittings {
            let table = self.read(sitting.table).await?;
            tables.push(Arc::new(table.ok_or_else(|| gone(sitting.table))?));
        }
        Ok(Some(Campaign { record, tables }))
    }

    async fn sitting(self: &Arc<Self>, id: TableId) -> Result<Arc<Table>, SubmitError> {
        self.find(id).await?.ok_or_else(|| gone(id))
    }

    /// The campaigns a person is in, last played first. Those that cannot be read are left out: their tables say why.
    pub async fn campaigns_of(self: &Arc<Self>, person: PersonId, limit: u32) -> Result<Vec<Overview>, SubmitError> {
        let mut campaigns = Vec::new();
        for id in self.store().campaigns_of(person, limit).await? {
            match self.overview(id).await {
                Ok(campaign) => campaigns.extend(campaign),
                Err(SubmitError::Damaged(why)) => tracing::error!("campaign {id} cannot be read: {why}"),
                Err(error) => return Err(error),
            }
        }
        Ok(campaigns)
    }

    async fn overview(self: &Arc<Self>, id: CampaignId) -> Result<Option<Overview>, SubmitError> {
        let Some(record) = self.store().campaign(id).await? else { return Ok(None) };
        let Some(last) = record.sittings.last() else { return Ok(None) };
        Ok(Some(Overview { last: self.sitting(last.table).await?, record }))
    }

    /// A campaign that begins with a new table.
    pub(crate) async fn found(&self, table: &TableRecord) -> Result<(), SubmitError> {
        let first = Sitting { table: table.id, own: true };
        let campaign = founded(table, &table.title, None, vec![first])?;
        let new = WholeTable { record: table.clone(), entries: Vec::new() };
        Ok(self.store().create_campaign(&campaign, &[new]).await?)
    }

    /// Makes a table that goes on from a finished one. What it begins with comes from the finished table itself, which
    /// stays as it is: going on twice makes a branch with the same past.
    pub async fn go_on(self: &Arc<Self>, earlier: &Table, new: NewTable) -> Result<Arc<Table>, SubmitError> {
        let carried = carried(earlier, &new).await?;
        let record = self.prepare(new, Some(carried)).await?;
        for _ in 0..TRIES {
            if self.place_after(earlier, &record).await? {
                return self.open(record).await;
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Puts a new table after a finished one: as the next of its campaign, as the first of a branch where that is there
    /// already, or as the second of a campaign that is founded now. False where somebody else was faster.
    async fn place_after(&self, earlier: &Table, next: &TableRecord) -> Result<bool, SubmitError> {
        let (store, own) = (self.store(), Sitting { table: next.id, own: true });
        let (name, branch_of, mut sittings) = match store.campaign_of(earlier.id).await? {
            Some(id) => {
                let campaign = store.campaign(id).await?.ok_or(StoreError::Conflict)?;
                let upto = campaign.sittings.iter().take_while(|sitting| sitting.table != earlier.id).count() + 1;
                if upto == campaign.sittings.len() {
                    return was_first(store.add_sitting(id, upto as u32, next).await);
                }
                (campaign.name, Some(id), shared(&campaign.sittings[..upto]))
            }
            None => (earlier.now().record.title.clone(), None, self.past_of(earlier).await?),
        };
        sittings.push(own);
        let campaign = founded(next, &name, branch_of, sittings)?;
        let new = WholeTable { record: next.clone(), entries: Vec::new() };
        was_first(store.create_campaign(&campaign, &[new]).await)
    }

    /// The campaign that a finished table belongs to, founded now where it was played without one.
    pub async fn campaign_after(
        self: &Arc<Self>,
        earlier: &Table,
        person: PersonId,
    ) -> Result<CampaignId, SubmitError> {
        for _ in 0..TRIES {
            if let Some(id) = self.store().campaign_of(earlier.id).await? {
                return Ok(id);
            }
            let record = earlier.now().record.clone();
            if !record.knows(person) {
                return Err(refused("refused-not-your-campaign"));
            }
            left_by(earlier).await?;
            let campaign = founded(&record, &record.title, None, self.past_of(earlier).await?)?;
            if was_first(self.store().create_campaign(&campaign, &[]).await)? {
                return Ok(campaign.id);
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// The tables up to this one that were played before there was a campaign. Those that are one's own already are shared.
    async fn past_of(&self, table: &Table) -> Result<Vec<Sitting>, SubmitError> {
        let mut past = vec![Sitting { table: table.id, own: true }];
        let mut next = table.now().record.setup.carried.clone();
        while let Some(carried) = next {
            let unnamed = |()| SubmitError::Damaged(format!("{} is no name of a table", carried.table));
            let id: TableId = carried.table.parse().map_err(unnamed)?;
            let record = self.store().table(id).await?.ok_or_else(|| gone(id))?;
            let own = self.store().campaign_of(id).await?.is_none();
            past.insert(0, Sitting { table: id, own });
            next = record.setup.carried;
        }
        Ok(past)
    }

    /// Continues with whoever is there: sits down where a sitting gathers or has a chair free, and makes the next one
    /// where the last chapter is closed. Of two who continue at once the second comes to the table of the first.
    pub async fn continue_campaign(
        self: &Arc<Self>,
        id: CampaignId,
        who: &Seating,
    ) -> Result<Option<Arc<Table>>, SubmitError> {
        for _ in 0..TRIES {
            let Some(campaign) = self.campaign(id).await? else { return Ok(None) };
            let last = campaign.last();
            if last.now().record.status != Status::Finished {
                // It may have ended on another node a moment ago.
                last.look_again().await?;
            }
            match campaign.stage() {
                Stage::Over => return Err(refused("refused-campaign-over")),
                Stage::Gathers | Stage::Runs => return self.come_to(last, who).await.map(Some),
                Stage::Between => {}
            }
            if !campaign.knows(who.person) {
                return Err(refused("refused-not-your-campaign"));
            }
            check_anew(campaign.game(), &who.options)?;
            let new = dealt_anew(&campaign, who);
            let record = self.prepare(new, Some(left_by(last).await?)).await?;
            if was_first(self.store().add_sitting(id, campaign.tables.len() as u32, &record).await)? {
                return self.open(record).await.map(Some);
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// The table of a sitting that is there already; whoever has no chair takes a free one.
    async fn come_to(self: &Arc<Self>, table: &Arc<Table>, who: &Seating) -> Result<Arc<Table>, SubmitError> {
        let now = table.now();
        let free = now.record.chairs.iter().position(is_free);
        if now.record.seats_of(who.person).next().is_none()
            && let Some(free) = free
        {
            self.sit(table, Seat(free as u8), who.person, who.name.clone(), who.at).await?;
        }
        Ok(table.clone())
    }

    /// A campaign of its own with the same past up to a chapter, counted from 1. Its dice are new: every table has a key of
    /// its own.
    pub async fn branch(
        self: &Arc<Self>,
        campaign: &Campaign,
        chapter: usize,
        name: &str,
        (person, at): (PersonId, i64),
    ) -> Result<CampaignId, SubmitError> {
        if !campaign.knows(person) {
            return Err(refused("refused-not-your-campaign"));
        }
        let mark = chapter.checked_sub(1).and_then(|index| campaign.closed().get(index));
        let mark = mark.filter(|table| leaves(table)).ok_or_else(|| refused("refused-no-chapter"))?;
        let record = TableRecord { host: person, created_at: at, ..(*mark.now().record).clone() };
        let past = shared(&campaign.record.sittings[..chapter]);
        let branch = founded(&record, name, Some(campaign.record.id), past)?;
        self.store().create_campaign(&branch, &[]).await?;
        Ok(branch.id)
    }

    /// The same people, bots and settings once more; whoever of them asks second comes to the table of the first.
    pub async fn play_again(
        self: &Arc<Self>,
        earlier: &Table,
        person: PersonId,
        at: i64,
    ) -> Result<TableId, SubmitError> {
        let record = over(earlier).await?;
        if record.seats_of(person).next().is_none() {
            return Err(refused("refused-not-your-campaign"));
        }
        let tables = self.list(Listing::Unfinished(person), u32::MAX).await?;
        let begun = tables.into_iter().flatten().find(|listed| is_like(&listed.record, &record));
        match begun {
            Some(listed) => Ok(listed.record.id),
            None => Ok(self.create(same_again(&record, person, at)).await?.id),
        }
    }
}

fn gone(table: TableId) -> SubmitError {
    SubmitError::Damaged(format!("the table {table} of a campaign is gone"))
}

/// Whether a place was still free.
fn was_first(written: Result<(), StoreError>) -> Result<bool, SubmitError> {
    match written {
        Err(StoreError::Conflict) => Ok(false),
        written => Ok(written.map(|()| true)?),
    }
}

/// A campaign of a table's game and host.
fn founded(
    table: &TableRecord,
    name: &str,
    branch_of: Option<CampaignId>,
    sittings: Vec<Sitting>,
) -> Result<CampaignRecord, SubmitError> {
    let (id, game, name) = (CampaignId(random_u64()?), table.game.clone(), name.to_owned());
    Ok(CampaignRecord { id, game, name, host: table.host, branch_of, created_at: table.created_at, sittings })
}

/// The past of another campaign.
fn shared(sittings: &[Sitting]) -> Vec<Sitting> {
    sittings.iter().map(|sitting| Sitting { own: false, ..*sitting }).collect()
}

fn is_like(one: &TableRecord, other: &TableRecord) -> bool {
    let holders = |record: &TableRecord| record.chairs.iter().map(|chair| chair.holder.clone()).collect::<Vec<_>>();
    one.game == other.game && one.setup.options == other.setup.options && holders(one) == holders(other)
}

fn refused(reason: &'static str) -> SubmitError {
    Refusal::new(Rule::TABLE, reason).into()
}

/// The record of a table whose game is over.
async fn over(table: &Table) -> Result<Arc<TableRecord>, SubmitError> {
    if table.now().record.status != Status::Finished {
        // It may have ended on another node a moment ago.
        table.look_again().await?;
    }
    let record = table.now().record.clone();
    if record.status == Status::Finished { Ok(record) } else { Err(refused("refused-not-over")) }
}

/// The same people, bots and settings once more.
fn same_again(earlier: &TableRecord, host: PersonId, at: i64) -> NewTable {
    let chairs = earlier.chairs.iter().cloned();
    NewTable {
        game: earlier.game.clone(),
        title: earlier.title.clone(),
        options: earlier.setup.options.clone(),
        host,
        listed: false,
        chairs: chairs.map(|chair| NewChair { holder: chair.holder, name: chair.name }).collect(),
        at,
    }
}

/// The next sitting of a campaign: whoever continues sits down, bots stay, and the chairs of others are free for whoever
/// comes.
fn dealt_anew(campaign: &Campaign, who: &Seating) -> NewTable {
    let last = campaign.last().now().record.clone();
    let free = NewChair { holder: Holder::Open, name: String::new() };
    let mine = NewChair { holder: Holder::Person(who.person), name: who.name.clone() };
    let chair = |chair: &Chair| match &chair.holder {
        Holder::Person(person) if *person == who.person => mine.clone(),
        Holder::Bot(_) => NewChair { holder: chair.holder.clone(), name: chair.name.clone() },
        _ => free.clone(),
    };
    let mut chairs: Vec<NewChair> = last.chairs.iter().map(chair).collect();
    if last.seats_of(who.person).next().is_none() {
        let first = chairs.iter().position(|chair| chair.holder == Holder::Open).unwrap_or(0);
        chairs[first] = mine;
    }
    if let Some(seats) = who.seats {
        // Those who are there stay, bots next, and free chairs go first.
        chairs.sort_by_key(|chair| match chair.holder {
            Holder::Person(_) => 0,
            Holder::Bot(_) => 1,
            Holder::Open => 2,
        });
        chairs.resize(seats.into(), free);
    }
    let mut options = last.setup.options.clone();
    options.extend(who.options.clone());
    NewTable { title: campaign.record.name.clone(), chairs, options, ..same_again(&last, who.person, who.at) }
}

/// What a campaign began with stays, but for what its game lets be chosen anew.
fn check_anew(game: &dyn AnyGame, options: &OptionValues) -> Result<(), SubmitError> {
    let may = |id: &String| game.info().options.iter().any(|option| option.anew && option.id == id);
    if options.keys().all(may) { Ok(()) } else { Err(refused("refused-not-anew")) }
}

async fn carried(earlier: &Table, new: &NewTable) -> Result<Carried, SubmitError> {
    let record = earlier.now().record.clone();
    if record.game != new.game {
        return Err(refused("refused-another-game"));
    }
    if !record.knows(new.host) {
        return Err(refused("refused-not-your-campaign"));
    }
    left_by(earlier).await
}

/// What a finished table has left for the next one.
async fn left_by(earlier: &Table) -> Result<Carried, SubmitError> {
    let record = over(earlier).await?;
    let left = earlier.now().play.as_ref().and_then(|play| play.leaves());
    let left = left.ok_or_else(|| refused("refused-leaves-nothing"))?;
    let seal = record_alone(&**earlier.store(), earlier.game, &record).await?.seal;
    Ok(Carried::new(left, earlier.id.to_string(), seal))
}
