//! What calls bring and are answered with. The description of the API is made from these types, so it cannot say other
//! than they do.

use std::ops::RangeInclusive;
use std::sync::Arc;

use orrery_bots::Lesson;
use orrery_catalog::{AnyGame, AnyPlay, Record};
use orrery_core::{
    Advice, GameOption, Given, Message, Note, Offer, OptionValues, Outcome, Seat, Section, Setup, Viewer,
};
use orrery_table::port::{CampaignRecord, Holder, Status};
use orrery_table::{Campaign, Logged, Now, Stage, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table to be made.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    #[serde(default)]
    pub title: String,
    #[serde(default)]
    pub options: OptionValues,
    /// Whether everybody finds it in the lobby.
    #[serde(default)]
    pub listed: bool,
    /// One for each seat: `me`, `open`, or a bot's level.
    pub seats: Vec<String>,
    /// What I am called from now on.
    #[serde(default)]
    pub name: String,
    /// The finished table at which I sat, and whose campaign goes on here.
    pub continues: Option<String>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Without it, the first that is free.
    pub seat: Option<u8>,
    #[serde(default)]
    pub name: String,
}

/// A chair that passes on.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pass {
    pub seat: u8,
    /// `open`, or a bot's level.
    pub to: String,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The id of the ask, from the offer.
    pub ask: u64,
    /// Needed only by who holds several.
    pub seat: Option<u8>,
    pub given: Given,
    /// 64 bits in hexadecimal: the same answer sent again is not made twice.
    #[schemars(regex(pattern = "^[0-9a-fA-F]{1,16}$"))]
    pub idempotency_key: Option<String>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    pub seat: Option<u8>,
    /// As with an answer: the same undo sent again takes back no more.
    #[schemars(regex(pattern = "^[0-9a-fA-F]{1,16}$"))]
    pub idempotency_key: Option<String>,
}

/// The next sitting of a campaign, or a chair at the one that is there.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Continue {
    /// How many are to play; without it as many as last time.
    pub seats: Option<u8>,
    /// What is to be other than last time, of the options that may be chosen anew.
    #[serde(default)]
    pub options: OptionValues,
    #[serde(default)]
    pub name: String,
}

/// A campaign of my own with the same past.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The chapter after which it goes its own way, from 1.
    pub chapter: usize,
    /// What it is to be called.
    #[serde(default)]
    pub name: String,
}

#[derive(Serialize, JsonSchema)]
pub struct NewIdentity {
    pub token: String,
}

#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Span_of_{T}")]
pub struct Span<T> {
    pub least: T,
    pub most: T,
}

impl<T: Copy> From<&RangeInclusive<T>> for Span<T> {
    fn from(range: &RangeInclusive<T>) -> Self {
        Span { least: *range.start(), most: *range.end() }
    }
}

#[derive(Serialize, JsonSchema)]
pub struct GameInfo {
    pub id: &'static str,
    pub rules_version: u16,
    pub seats: Span<u8>,
    pub minutes: Span<u16>,
    pub options: &'static [GameOption],
    pub lessons: Vec<LessonInfo>,
}

/// A guided first game: seat 1 learns.
#[derive(Serialize, JsonSchema)]
pub struct LessonInfo {
    /// The value of the option `lesson`.
    pub id: &'static str,
    /// The levels of the bots on the other seats.
    pub bots: Vec<&'static str>,
    /// Whether people may sit there instead.
    pub may_join: bool,
}

impl From<&Lesson> for LessonInfo {
    fn from(lesson: &Lesson) -> Self {
        let bots = lesson.bots.iter().map(|level| level.id()).collect();
        LessonInfo { id: lesson.id, bots, may_join: lesson.may_join }
    }
}

impl From<&dyn AnyGame> for GameInfo {
    fn from(game: &dyn AnyGame) -> Self {
        let info = game.info();
        GameInfo {
            id: info.id,
            rules_version: info.rules_version,
            seats: Span::from(&info.seats),
            minutes: Span::from(&info.minutes),
            options: info.options,
            lessons: game.lessons().iter().map(LessonInfo::from).collect(),
        }
    }
}

/// Who sits there.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Chair {
    Open { open: bool },
    Person { name: String, me: bool },
    Bot { name: String, bot: String },
}

/// A table as everybody may see it.
#[derive(Serialize, JsonSchema)]
pub struct Summary {
    pub id: String,
    pub game: String,
    pub title: String,
    pub status: Status,
    pub setup: Setup,
    pub seats: Vec<Chair>,
    pub my_seats: Vec<Seat>,
    /// The number of the last entry told to everybody.
    pub seq: u32,
    pub waiting_for: Vec<Seat>,
    /// The hash of the dice key: when the record shows the key, this proves that it was there from the start.
    pub dice_commitment: String,
    pub outcome: Option<Outcome>,
}

impl Summary {
    pub fn new(table: &Table, now: &Now, person: orrery_table::port::PersonId) -> Summary {
        let record = &now.record;
        let chair = |chair: &orrery_table::port::Chair| match &chair.holder {
            Holder::Open => Chair::Open { open: true },
            Holder::Person(id) => Chair::Person { name: chair.name.clone(), me: *id == person },
            Holder::Bot(level) => Chair::Bot { name: chair.name.clone(), bot: level.clone() },
        };
        Summary {
            id: table.id.to_string(),
            game: record.game.clone(),
            title: record.title.clone(),
            status: record.status,
            setup: record.setup.clone(),
            seats: record.chairs.iter().map(chair).collect(),
            my_seats: record.seats_of(person).collect(),
            seq: now.told,
            waiting_for: now.waits().seats.iter().collect(),
            dice_commitment: orrery_catalog::hex(&orrery_core::sha256(&record.key)),
            outcome: now.play.as_ref().and_then(|play| play.outcome()),
        }
    }
}

/// A table as one of my seats sees it, or as a watcher does.
#[derive(Serialize, JsonSchema)]
pub struct Seen {
    #[serde(flatten)]
    pub summary: Summary,
    /// In the words of the game; null before it has begun.
    pub view: Value,
}

#[derive(Serialize, JsonSchema)]
pub struct Offers {
    pub seq: u32,
    pub offers: Vec<Offer>,
    /// In a guided first game: what its pupil is told, with the answer that does so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Note>,
}

#[derive(Serialize, JsonSchema)]
pub struct Advised {
    pub seq: u32,
    pub advice: Advice,
}

#[derive(Serialize, JsonSchema)]
pub struct Moved {
    /// The number of the entry that was made; where nobody else is told of it, that of the one before.
    pub seq: u32,
}

#[derive(Serialize, JsonSchema)]
pub struct EntryShown {
    pub seq: u32,
    /// What my seat is shown of it, in the words of the game.
    pub events: Value,
}

impl EntryShown {
    /// Those of the entries that `viewer` may know of.
    pub fn all<'a>(
        play: &dyn AnyPlay,
        entries: impl IntoIterator<Item = &'a Arc<Logged>>,
        viewer: Viewer,
    ) -> Vec<EntryShown> {
        let told = entries.into_iter().filter(|entry| entry.is_told_to(viewer));
        told.map(|entry| EntryShown { seq: entry.told, events: play.shown(&entry.events, viewer) }).collect()
    }
}

/// One event of the stream.
#[derive(Serialize, JsonSchema)]
pub struct Update {
    pub seq: u32,
    pub entries: Vec<EntryShown>,
    /// Something was taken back: read the table again.
    pub undone: bool,
    pub waiting_for: Vec<Seat>,
    pub outcome: Option<Outcome>,
}

#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Recorded {
    /// Once the game is over.
    Whole(Box<Record>),
    /// What my seat was shown so far.
    SoFar { game: String, setup: Setup, entries: Vec<EntryShown> },
}

/// A campaign as lists show it.
#[derive(Serialize, JsonSchema)]
pub struct CampaignSummary {
    pub id: String,
    pub game: String,
    pub name: String,
    pub stage: Stage,
    /// The campaign whose past it shares.
    pub branch_of: Option<String>,
    pub sittings: usize,
    /// The table of the last sitting.
    pub table: String,
}

impl CampaignSummary {
    pub fn new(record: &CampaignRecord, last: &Table) -> CampaignSummary {
        CampaignSummary {
            id: record.id.to_string(),
            game: record.game.clone(),
            name: record.name.clone(),
            stage: Stage::of(last),
            branch_of: record.branch_of.map(|id| id.to_string()),
            sittings: record.sittings.len(),
            table: last.id.to_string(),
        }
    }
}

/// A campaign with its closed chapters.
#[derive(Serialize, JsonSchema)]
pub struct CampaignSeen {
    #[serde(flatten)]
    pub summary: CampaignSummary,
    pub chapters: Vec<Chapter>,
}

#[derive(Serialize, JsonSchema)]
pub struct Chapter {
    /// From 1.
    pub number: usize,
    pub table: String,
    /// Milliseconds since 1970.
    pub closed_at: i64,
    pub people: Vec<String>,
    /// What the next sitting begins with, in the words of the game; null where the campaign ended.
    pub left: Value,
    /// What the game tells of it.
    pub told: Vec<ToldOf>,
}

impl CampaignSeen {
    pub fn new(campaign: &Campaign) -> CampaignSeen {
        let chapters = campaign.closed().iter().zip(1..);
        CampaignSeen {
            summary: CampaignSummary::new(&campaign.record, campaign.last()),
            chapters: chapters.map(|(table, number)| Chapter::new(number, table)).collect(),
        }
    }
}

impl Chapter {
    fn new(number: usize, table: &Table) -> Chapter {
        let now = table.now();
        Chapter {
            number,
            table: table.id.to_string(),
            closed_at: now.record.changed_at,
            people: now.record.chairs.iter().map(|chair| chair.name.clone()).collect(),
            left: now.play.as_ref().and_then(|play| play.leaves()).unwrap_or_default(),
            told: now.play.iter().flat_map(|play| play.chronicle()).map(ToldOf::from).collect(),
        }
    }
}

/// A heading with what is told under it.
#[derive(Serialize, JsonSchema)]
pub struct ToldOf {
    pub title: Message,
    pub lines: Vec<Message>,
}

impl From<Section> for ToldOf {
    fn from(Section { title, lines }: Section) -> ToldOf {
        ToldOf { title, lines }
    }
}
