//! The 20 friendship cards as `content/friends.fx` has them, five of each people (SF-FRIEND-1). Whoever takes one keeps it
//! to the end (SF-Z9).

use gift::Stmt;

use super::People;

orrery_kit::numbered! {
    /// A card by its number, people by people.
    FriendCard(u8) of { gift::CARDS.len() } by id
}

/// What cards do for their owner, as it was read from the content files.
mod gift {
    use crate::content::{People, Resource};

    include!(concat!(env!("OUT_DIR"), "/friends.rs"));
}

pub use gift::Verb as Gift;

impl FriendCard {
    /// `F01` to `F20`, as in `friend-F01`.
    pub const fn id(self) -> &'static str {
        gift::CARDS[self.index()].id
    }

    /// The message that names it.
    pub const fn name(self) -> &'static str {
        gift::CARDS[self.index()].name
    }

    #[inline]
    pub const fn people(self) -> People {
        gift::CARDS[self.index()].people
    }

    #[inline]
    pub fn gifts(self) -> impl Iterator<Item = Gift> {
        let stmts = gift::CARDS[self.index()].program.0[0].iter();
        stmts.filter_map(|stmt| if let Stmt::Do(gift) = stmt { Some(*gift) } else { None })
    }
}
