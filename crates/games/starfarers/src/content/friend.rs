//! The 20 friendship cards as `content/friends.fx` has them, five of each people (SF-FRIEND-1). Whoever takes one keeps it
//! to the end (SF-Z9).

use gift::Stmt;

orrery_kit::numbered! {
    /// A card by its number, people by people.
    FriendCard(u8) of { gift::COUNT } by id
}

/// What cards do for their owner, as it was read from the content files: for every card its `id`, `F01` to `F20`, its
/// `name`, which is the message that names it, its `people` and its `program`.
mod gift {
    use super::FriendCard;
    use crate::content::{People, Resource};

    include!(concat!(env!("OUT_DIR"), "/friends.rs"));
}

pub use gift::Verb as Gift;

impl FriendCard {
    #[inline]
    pub fn gifts(self) -> impl Iterator<Item = Gift> {
        let stmts = self.program().block(0).iter();
        stmts.filter_map(|stmt| if let Stmt::Do(gift) = stmt { Some(*gift) } else { None })
    }
}
