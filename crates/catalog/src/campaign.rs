//! A campaign as one file: the records of its closed chapters, checked from the first roll to the last.

use orrery_core::{hex, sha256};
use serde::{Deserialize, Serialize};

use crate::{AnyGame, Record, Verdict};

/// The version of this form.
const VERSION: u16 = 1;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct CampaignFile {
    /// The version of its form.
    pub campaign: u16,
    pub name: String,
    /// One for each game of the record, first to last.
    pub chapters: Vec<Mark>,
    /// The last game that is over, with all before it.
    pub record: Record,
    /// The hash of everything above.
    pub seal: String,
}

/// Where a chapter closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Mark {
    pub table: String,
    /// Milliseconds since 1970.
    pub closed_at: i64,
}

/// Why a file is no campaign.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadFile {
    #[error("it is not a campaign: {0}")]
    Unreadable(String),
    #[error("a newer version of this program has written it: update this one first")]
    Newer,
    #[error("{0}")]
    Untrue(String),
}

impl CampaignFile {
    pub fn new(name: String, chapters: Vec<Mark>, record: Record) -> CampaignFile {
        let file = CampaignFile { campaign: VERSION, name, chapters, record, seal: String::new() };
        CampaignFile { seal: file.hash(), ..file }
    }

    /// Reads a file of any version: one from a newer program says so before anything else of it is understood.
    pub fn read(bytes: &[u8]) -> Result<CampaignFile, BadFile> {
        #[derive(Deserialize)]
        struct Version {
            campaign: u64,
        }
        let unreadable = |error: serde_json::Error| BadFile::Unreadable(error.to_string());
        let version: Version = serde_json::from_slice(bytes).map_err(unreadable)?;
        if version.campaign > VERSION.into() {
            return Err(BadFile::Newer);
        }
        serde_json::from_slice(bytes).map_err(unreadable)
    }

    /// Plays every game again; the number of entries that came out the same.
    pub fn verify(&self, game: &dyn AnyGame) -> Result<usize, BadFile> {
        let info = game.info();
        if self.record.chain().any(|one| one.format > info.format || one.rules_version > info.rules_version) {
            return Err(BadFile::Newer);
        }
        self.judge_marks().map_err(|why| BadFile::Untrue(why.into()))?;
        match game.verify(&self.record) {
            Verdict::True { entries } => Ok(entries),
            Verdict::False(why) => Err(BadFile::Untrue(why)),
        }
    }

    /// Whether its chapters are those of the record.
    fn judge_marks(&self) -> Result<(), &'static str> {
        let games: Vec<&Record> = self.record.chain().collect();
        if self.campaign != VERSION || self.seal != self.hash() {
            return Err("it is not as it was sealed");
        }
        if games.len() != self.chapters.len() {
            return Err("it has not one chapter for each game");
        }
        let before = games.iter().skip(1).map(|game| game.setup.carried.as_ref().map(|carried| &carried.table));
        let named = self.chapters.iter().map(|chapter| Some(&chapter.table));
        if before.zip(named).all(|(before, named)| before == named) {
            Ok(())
        } else {
            Err("its chapters are in disorder")
        }
    }

    fn hash(&self) -> String {
        let all = (self.campaign, &self.name, &self.chapters, &self.record);
        hex(&sha256(&serde_json::to_vec(&all).unwrap_or_default()))
    }
}
