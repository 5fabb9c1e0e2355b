//! The 32 encounter cards, as `content/encounters.fx` has them. A card is a small tree: a question, perhaps a test
//! or a further question, and at the end of every branch a sentence that is read out with its results.
//!
//! Cards of one kind open with the same question, so that nobody can tell them apart before answering. Messages of
//! questions therefore belong to [`Question`], never to a card.

use orrery_kit::fx::BlockId;

use card::{Stmt, Verb};

orrery_kit::numbered! {
    /// A card by its number in the table, not in the deck: that is shuffled (SF-SETUP-16).
    Encounter(u8) of { card::COUNT } by id
}

orrery_kit::named! {
    pub enum EncounterKind {
        Merchant = "merchant",
        FalseMerchant = "false-merchant",
        Tribute = "tribute",
        ShadyDeal = "shady-deal",
        Ambush = "ambush",
        Distress = "distress",
        Rescue = "rescue",
        Rift = "rift",
        Travellers = "travellers",
        WearAndTear = "wear-and-tear",
    }
}

orrery_kit::named! {
    /// Whose mother ship plays the enemy, as seen from the active player (SF-Z10), by the message that names it.
    pub enum Neighbour {
        Left = "neighbour-left",
        Right = "neighbour-right",
        SecondLeft = "neighbour-second-left",
        SecondRight = "neighbour-second-right",
    }
}

impl Neighbour {
    /// How many seats on in turn order, among `players`. Of two players it is always the other.
    pub const fn seats_on(self, players: u8) -> u8 {
        match self {
            _ if players == 2 => 1,
            Neighbour::Left => 1,
            Neighbour::Right => players - 1,
            Neighbour::SecondLeft => 2,
            Neighbour::SecondRight => players - 2,
        }
    }
}

orrery_kit::named! {
    /// What is read to the active player, by its message. That of a tribute has the argument `count`: the cards demanded.
    pub enum Question {
        Vessel = "question-vessel",
        Pursue = "question-pursue",
        PursuePaint = "question-pursue-paint",
        Tribute = "question-tribute",
        Stranger = "question-stranger",
        Raiders = "question-raiders",
        Ambush = "question-ambush",
        Distress = "question-distress",
        Rescue = "question-rescue",
        Rift = "question-rift",
        Travellers = "question-travellers",
    }
}

/// What cards do, as it was read from the content files: for every card its `id`, `E01` to `E32` as in the title
/// `encounter-E01`, its `name`, which is the message that names it, its `kind` and its `program`.
pub mod card {
    use super::{Encounter, EncounterKind, Neighbour, Question};
    use crate::content::Resource;

    include!(concat!(env!("OUT_DIR"), "/encounters.rs"));
}

impl Encounter {
    /// What follows on the card from a place of it on.
    #[inline]
    pub fn block(self, id: BlockId) -> &'static [Stmt] {
        self.program().block(id)
    }

    /// Every sentence of the card, with the block it stands in.
    pub fn leaves(self) -> impl Iterator<Item = (BlockId, &'static str)> {
        (0..).zip(self.program().0).filter_map(|(id, block)| Some((id, leaf(block)?)))
    }

    /// Strikes everybody instead of asking.
    pub const fn is_wear(self) -> bool {
        matches!(self.kind(), EncounterKind::WearAndTear)
    }
}

/// The sentence a block reads out.
pub fn leaf(block: &[Stmt]) -> Option<&'static str> {
    match block {
        [Stmt::Do(Verb::Read(text)), ..] => Some(text),
        _ => None,
    }
}
