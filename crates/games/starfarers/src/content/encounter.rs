//! The 32 encounter cards. A card is a small tree: a question, perhaps a test or a further question, and at the end of
//! every branch a sentence that is read out with its effects.
//!
//! Cards of one kind open with the same question, so that nobody can tell them apart before answering. Messages of
//! questions therefore belong to [`Question`], never to a card.

mod table;

use serde::{Deserialize, Serialize};

use super::Resource;

orrery_kit::numbered! {
    /// A card by its number in the table, not in the deck: that is shuffled (SF-SETUP-16).
    Encounter(u8) of 32 by id
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

/// A place in the tree of a card. The root is 0.
pub type NodeId = u8;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Node {
    /// How many cards, 0 to 3, are given? They go to the bank before the result is read (SF-ENC-7).
    Give { question: Question, then: [NodeId; 4] },
    /// Yes or no; a yes costs `price` cards of choice, paid at once (SF-ENC-8).
    Ask { question: Question, price: u8, yes: NodeId, no: NodeId },
    /// Cards of choice from the bank, then on with the card.
    Choice { count: u8, then: NodeId },
    /// A shake: the sums 1 to 5 lead on.
    Shake([NodeId; 5]),
    /// Shake and cannons against a neighbour's mother ship (SF-ENC-9 to SF-ENC-11).
    Combat { against: Neighbour, win: NodeId, lose: NodeId },
    /// The same with boosters.
    Race { against: Neighbour, win: NodeId, lose: NodeId },
    /// Boosters alone, without a shake.
    Escape { against: Neighbour, escaped: NodeId, caught: NodeId },
    /// The end: the message `encounter-{id}` is read out with its effects.
    Read(&'static str, &'static [Effect]),
    /// Everybody with more parts than that loses one; then perhaps a fame ring for the most freight rings. The deck is
    /// renewed and another card drawn (SF-ENC-17).
    Wear { over: u8, fame_for_most_freight: bool },
}

/// What a card does to the active player (SF-Z11), in the order written; jumps and further cards come last (SF-ENC-19).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Fame rings won or lost.
    Fame(i8),
    /// Cards of choice from the bank.
    Choose(u8),
    /// Cards of a type from the bank.
    Take(u8, Resource),
    /// The cards given on this card come back.
    Refund,
    /// The cards chosen on this card go back to the bank.
    Impound,
    /// Random cards from the hand to the bank.
    Lose(u8),
    /// A random card from every other player.
    Rob,
    GainPart,
    LosePart,
    /// The first ship may not fly this turn (SF-ENC-13).
    Stall,
    /// The first ship goes back to a launch point and may not fly.
    Retreat,
    /// The first ship is lost: one branch of one card.
    LoseShip,
    /// The first ship may be put anywhere it could end its flight (SF-ENC-14).
    Jump,
    /// A free trade ship, or a voucher for one (SF-ENC-15).
    TradeShip,
    /// Speed of all ships this turn.
    Speed(i8),
    /// Another card (SF-ENC-18).
    Next,
}

/// Whose mother ship plays the enemy, as seen from the active player (SF-Z10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Neighbour {
    Left,
    Right,
    SecondLeft,
    SecondRight,
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

struct Card {
    id: &'static str,
    kind: EncounterKind,
    nodes: &'static [Node],
}

impl Encounter {
    /// `E01` to `E32`, as in the title `encounter-E01`.
    pub const fn id(self) -> &'static str {
        table::CARDS[self.index()].id
    }

    pub const fn kind(self) -> EncounterKind {
        table::CARDS[self.index()].kind
    }

    /// The tree, root first; what a node leads to stands behind it.
    #[inline]
    pub const fn nodes(self) -> &'static [Node] {
        table::CARDS[self.index()].nodes
    }

    #[inline]
    pub const fn node(self, id: NodeId) -> &'static Node {
        &self.nodes()[id as usize]
    }

    /// Strikes everybody instead of asking.
    pub const fn is_wear(self) -> bool {
        matches!(self.kind(), EncounterKind::WearAndTear)
    }
}
