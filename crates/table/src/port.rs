//! What the table needs from storage, without knowing any. Stores implement [`Store`]; one suite of contract tests
//! holds for all of them.

use async_trait::async_trait;
use orrery_core::{Seat, SeatSet, Setup};
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;

/// Names a table in addresses: unguessable, since a link to an open table is an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub u64);

/// Names a campaign in addresses; as unguessable as a table's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CampaignId(pub u64);

/// A person, known by a signed cookie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub u64);

const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Ids are spelled alike in all addresses.
macro_rules! spelled {
    ($id:ident) => {
        impl std::fmt::Display for $id {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                (0..13).rev().try_for_each(|i| write!(f, "{}", DIGITS[(self.0 >> (5 * i) & 31) as usize] as char))
            }
        }

        impl std::str::FromStr for $id {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                if text.len() != 13 {
                    return Err(());
                }
                let digit = |byte: u8| DIGITS.iter().position(|known| *known == byte).map(|value| value as u64);
                text.bytes()
                    .try_fold(0u64, |id, byte| id.checked_mul(32).and_then(|id| id.checked_add(digit(byte)?)))
                    .map($id)
                    .ok_or(())
            }
        }
    };
}

spelled!(TableId);
spelled!(CampaignId);

/// Who sits on a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Holder {
    /// Anyone with the link may sit down.
    Open,
    Person(PersonId),
    /// A computer player of a level: random, easy, normal or hard.
    Bot(String),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    pub holder: Holder,
    /// The name shown at the table: a person's name when they sat down, or a bot's.
    pub name: String,
    /// Who sat here earlier in the game and has seen what this seat sees.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<PersonId>,
}

impl Chair {
    pub fn new(holder: Holder, name: String) -> Chair {
        Chair { holder, name, before: Vec::new() }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Waiting for people to sit down.
    Open,
    Running,
    Finished,
}

/// A table without its journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRecord {
    pub id: TableId,
    /// Raised by each change; a change based on an older revision is a [`StoreError::Conflict`].
    pub revision: u32,
    pub game: String,
    pub title: String,
    pub setup: Setup,
    pub rules_version: u16,
    /// The secret dice key; its hash is shown when the table opens, the key when it closes.
    pub key: [u8; 32],
    pub host: PersonId,
    /// Shown in the lobby's list of open tables.
    pub listed: bool,
    pub status: Status,
    pub chairs: Vec<Chair>,
    /// Milliseconds since 1970.
    pub created_at: i64,
    pub changed_at: i64,
}

impl TableRecord {
    /// Who sits where when the game begins.
    pub(crate) fn note_companions(&mut self) {
        let is_bot = |(_, chair): &(Seat, &Chair)| matches!(chair.holder, Holder::Bot(_));
        self.setup.companions =
            Seat::all(self.setup.seats).zip(&self.chairs).filter(is_bot).map(|(seat, _)| seat).collect();
    }

    pub fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> + '_ {
        let held = move |(_, chair): &(usize, &Chair)| chair.holder == Holder::Person(person);
        self.chairs.iter().enumerate().filter(held).map(|(index, _)| Seat(index as u8))
    }

    /// Whether a person has sat at the table, or hosts it.
    pub fn knows(&self, person: PersonId) -> bool {
        let sat = |chair: &Chair| chair.holder == Holder::Person(person) || chair.before.contains(&person);
        self.host == person || self.chairs.iter().any(sat)
    }
}

/// A chain of tables, each of which goes on from what the one before it left. What its chapters are follows from the tables:
/// they alone say whether they are over and what they have left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignRecord {
    pub id: CampaignId,
    pub game: String,
    pub name: String,
    pub host: PersonId,
    /// The campaign whose past it shares.
    pub branch_of: Option<CampaignId>,
    pub created_at: i64,
    /// First to last, and at least one.
    pub sittings: Vec<Sitting>,
}

/// A table of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sitting {
    pub table: TableId,
    /// It was played in this campaign; a branch has its past from another. No table is two campaigns' own.
    pub own: bool,
}

/// A table with its whole journal, to be stored at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeTable {
    pub record: TableRecord,
    pub entries: Vec<StoredEntry>,
}

/// One entry of a journal, as bytes: storage knows no rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    pub seq: u32,
    pub rules_version: u16,
    pub command: Vec<u8>,
    pub events: Vec<u8>,
    pub digest: [u8; 16],
    /// Dice words read after this entry.
    pub read: u64,
    pub barrier: bool,
    /// The idempotency token of the request that made it: sent again, it finds its entry instead of a refusal.
    pub token: Option<u64>,
    pub at: i64,
}

/// A saved state, so that loading need not fold the whole journal. Deleting all of them loses time, nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    pub seq: u32,
    pub rules_version: u16,
    pub state: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRecord {
    pub id: PersonId,
    pub name: String,
    /// Language, theme, motion and sound, as JSON.
    pub settings: String,
}

/// Who must answer before a running game goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Waits {
    /// As everybody is told.
    pub seats: SeatSet,
    /// Those of them who have answered in secret.
    pub answered: SeatSet,
    /// A computer player must answer.
    pub bots: bool,
}

impl Waits {
    pub fn of_bits(bits: u32, bots: bool) -> Waits {
        Waits { seats: SeatSet::of_bits(bits as u16), answered: SeatSet::of_bits((bits >> 16) as u16), bots }
    }

    /// Both sets as the one number that a row keeps.
    pub fn bits(self) -> u32 {
        u32::from(self.seats.bits()) | u32::from(self.answered.bits()) << 16
    }

    /// Whether it is for `seat` to answer, which only its own player may learn.
    pub fn is_for(self, seat: Seat) -> bool {
        self.seats.contains(seat) && !self.answered.contains(seat)
    }
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub record: TableRecord,
    /// Unknown for tables of early versions that nobody has touched since.
    pub waits: Option<Waits>,
}

/// A table that is there and cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    pub id: TableId,
    pub why: String,
}

/// Which tables a list is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Listing {
    /// Listed tables that wait for people, newest first.
    Open,
    /// Tables at which a person sits or which they host and which are not over, last changed first.
    Unfinished(PersonId),
    /// The same, of those that are over.
    Finished(PersonId),
    /// Every table, for looking whether they are sound.
    All,
}

/// A table has changed, be it by this node or another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct News {
    pub table: TableId,
    pub change: Change,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// An entry of this number was added.
    Entry(u32),
    /// The record has this revision now.
    Record(u32),
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    pub table: TableId,
    pub revision: u32,
    /// The number of the last entry; `None` before the game has begun.
    pub seq: Option<u32>,
}

/// What a backup holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    pub tables: i64,
    pub entries: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was faster: load again and retry.
    #[error("the record has moved on")]
    Conflict,
    #[error("no such table")]
    NoTable,
    /// What is stored cannot be what was written. Everything else may be sound.
    #[error("{0}; `orrery doctor` says more")]
    Damaged(String),
    /// Whether a write went through is not known then: its reply may have been lost after the commit.
    #[error("storage failed: {0}")]
    Failed(String),
}

#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// The server's own secret, made when the store is first opened.
    async fn secret(&self) -> Result<[u8; 32], StoreError>;

    async fn create_table(&self, table: &TableRecord) -> Result<(), StoreError>;

    async fn table(&self, id: TableId) -> Result<Option<TableRecord>, StoreError>;

    /// Saves a changed record whose `revision` is one more than the stored one; otherwise a conflict.
    async fn save_table(&self, table: &TableRecord) -> Result<(), StoreError>;

    /// The tables of a listing; one that cannot be read takes none of the others with it.
    async fn tables(&self, listing: Listing, limit: u32) -> Result<Vec<Result<Listed, Damaged>>, StoreError>;

    /// Appends only if the journal's head is `entry.seq - 1` (or empty for 0), and notes in the table's row how far it
    /// has come and who is waited for now. When this returns, all of it is on disk.
    async fn append(&self, table: TableId, entry: StoredEntry, waits: Waits) -> Result<(), StoreError>;

    /// The entries after `after` (all of them for `None`) up to `upto`, in order and without a gap.
    async fn entries_upto(&self, table: TableId, after: Option<u32>, upto: u32)
    -> Result<Vec<StoredEntry>, StoreError>;

    /// The entries after `after`, to the end.
    async fn entries(&self, table: TableId, after: Option<u32>) -> Result<Vec<StoredEntry>, StoreError> {
        self.entries_upto(table, after, u32::MAX).await
    }

    /// The journal of a damaged table, as far as it can be read; what cannot, with the reason.
    async fn rescue(&self, table: TableId) -> Result<Vec<Result<StoredEntry, String>>, StoreError>;

    /// Notes who is waited for, for tables that do not say so.
    async fn set_waits(&self, table: TableId, waits: Waits) -> Result<(), StoreError>;

    async fn save_snapshot(&self, table: TableId, snapshot: Snapshot) -> Result<(), StoreError>;

    async fn snapshot(&self, table: TableId) -> Result<Option<Snapshot>, StoreError>;

    /// Founds a campaign, with those of its tables that are new: all of it or nothing. A conflict where its id, one of the
    /// new tables or an own sitting is another's already.
    async fn create_campaign(&self, campaign: &CampaignRecord, new: &[WholeTable]) -> Result<(), StoreError>;

    /// Makes a table that is a campaign's sitting number `number`, counted from 0. A conflict where somebody else has made
    /// that one, or the one before it is not there.
    async fn add_sitting(&self, campaign: CampaignId, number: u32, table: &TableRecord) -> Result<(), StoreError>;

    async fn campaign(&self, id: CampaignId) -> Result<Option<CampaignRecord>, StoreError>;

    /// The campaigns that a person hosts, or in which they sit or host a table of its own; last played first.
    async fn campaigns_of(&self, person: PersonId, limit: u32) -> Result<Vec<CampaignId>, StoreError>;

    /// Every campaign, for looking whether they are sound.
    async fn all_campaigns(&self) -> Result<Vec<CampaignId>, StoreError>;

    /// The campaign whose own sitting a table is.
    async fn campaign_of(&self, table: TableId) -> Result<Option<CampaignId>, StoreError>;

    async fn save_person(&self, person: &PersonRecord) -> Result<(), StoreError>;

    async fn person(&self, id: PersonId) -> Result<Option<PersonRecord>, StoreError>;

    /// Running tables whose bots are waited for and driven by nobody.
    async fn due(&self, limit: u32) -> Result<Vec<TableId>, StoreError>;

    /// Takes the right to drive a table's bots, or keeps it: until a deadline some seconds away, so that another node
    /// goes on when this one dies. False while another node has it. A store of one process has nobody to ask.
    async fn lease(&self, _table: TableId) -> Result<bool, StoreError> {
        Ok(true)
    }

    /// Moves the deadline of everything this node has leased.
    async fn renew_leases(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn release(&self, _table: TableId) -> Result<(), StoreError> {
        Ok(())
    }

    /// Brings what all nodes change, soon and mostly; what is missed, [`Store::heads`] tells. `None` where there is one
    /// process only.
    fn news(&self) -> Option<broadcast::Receiver<News>> {
        None
    }

    /// How far these tables have come.
    async fn heads(&self, _tables: &[TableId]) -> Result<Vec<Head>, StoreError> {
        Ok(Vec::new())
    }

    /// Whether it can be read and, as far as the last attempt tells, written.
    async fn health(&self) -> Result<(), StoreError>;

    /// Copies the whole store to a file while it is in use.
    async fn backup(&self, to: &std::path::Path) -> Result<Copied, StoreError>;

    /// What is wrong with the store as a whole, as sentences for whoever runs the server.
    async fn examine(&self) -> Result<Vec<String>, StoreError>;
}
