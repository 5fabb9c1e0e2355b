//! The dice that work: one for each Cyborg, and the Avatars.
//!
//! Rules held here beside those that are named below: K-Stadium, K-Trapezoid, K-Worker.

use orrery_kit::Rows;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{AVATAR_DICE_PER_IDEOLOGY, Cell, Cyborg, Ideology, Shape, Workcell};

orrery_kit::numbered! {
    /// A die by its number: first those of the Cyborgs, then two Avatars of each Ideology.
    Worker(u8) of 25 by id
}

orrery_kit::set! { Workers of Worker }

/// Where a Worker stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Post {
    /// In its jar, or out of the game.
    #[default]
    Away,
    Trapezoid,
    /// The cell is gone: the Commander reassigns it (DP-32).
    Adrift,
    Cell(Cell),
    /// On a card of the market (D1b).
    Librarian(Workcell),
    /// On a card in a display.
    Workcell(Workcell),
    /// Fighting it.
    Goo(Shape),
    /// D1g
    Pregnancy,
    /// D1e
    Stadium,
}

impl Post {
    const KINDS: usize = 9;

    pub const fn cell(&self) -> Option<Cell> {
        if let Post::Cell(cell) = *self { Some(cell) } else { None }
    }

    /// Its place among the kinds of posts.
    const fn kind(self) -> usize {
        match self {
            Post::Away => 0,
            Post::Trapezoid => 1,
            Post::Adrift => 2,
            Post::Cell(_) => 3,
            Post::Librarian(_) => 4,
            Post::Workcell(_) => 5,
            Post::Goo(_) => 6,
            Post::Pregnancy => 7,
            Post::Stadium => 8,
        }
    }
}

/// Where all Workers stand. Who has a post of each kind is kept beside it, as that is asked at every step; it is saved as
/// the posts alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Posts {
    posts: [Post; Worker::COUNT],
    by_kind: [Workers; Post::KINDS],
}

impl Default for Posts {
    fn default() -> Self {
        Posts::of([Post::Away; Worker::COUNT])
    }
}

impl Posts {
    fn of(posts: [Post; Worker::COUNT]) -> Posts {
        let mut by_kind = [Workers::NONE; Post::KINDS];
        Worker::all().zip(posts).for_each(|(worker, post)| by_kind[post.kind()].insert(worker));
        Posts { posts, by_kind }
    }

    /// These are in a Trapezoid, all others in their jars.
    pub fn returned(to_work: Workers) -> Posts {
        let mut posts = Posts { posts: [Post::Away; Worker::COUNT], by_kind: [Workers::NONE; Post::KINDS] };
        to_work.iter().for_each(|worker| posts.posts[worker.index()] = Post::Trapezoid);
        posts.by_kind[Post::Trapezoid.kind()] = to_work;
        posts.by_kind[Post::Away.kind()] = Posts::EVERYBODY.minus(to_work);
        posts
    }

    const EVERYBODY: Workers = {
        let (mut all, mut at) = (Workers::NONE, 0);
        while at < Worker::COUNT {
            all = all.with(Worker(at as u8));
            at += 1;
        }
        all
    };

    #[inline]
    pub fn at(&self, worker: Worker) -> Post {
        self.posts[worker.index()]
    }

    pub fn put(&mut self, worker: Worker, post: Post) {
        self.by_kind[self.at(worker).kind()].remove(worker);
        self.by_kind[post.kind()].insert(worker);
        self.posts[worker.index()] = post;
    }

    /// Those at this post or at another of its kind.
    #[inline]
    pub fn like(&self, post: Post) -> Workers {
        self.by_kind[post.kind()]
    }

    pub fn in_cells(&self) -> Workers {
        self.like(Post::Cell(Cell(0)))
    }

    pub fn on_market(&self) -> Workers {
        self.like(Post::Librarian(Workcell(0)))
    }

    pub fn on_displays(&self) -> Workers {
        self.like(Post::Workcell(Workcell(0)))
    }
}

impl Serialize for Posts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Rows(self.posts).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Posts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Rows::deserialize(deserializer).map(|rows| Posts::of(rows.0))
    }
}

impl Worker {
    pub const fn of(cyborg: Cyborg) -> Worker {
        Worker(cyborg.0)
    }

    /// The first Avatar of an Ideology.
    pub const fn avatar(of: Ideology) -> Worker {
        Worker((Cyborg::COUNT + AVATAR_DICE_PER_IDEOLOGY * of.index()) as u8)
    }

    /// `None` for the die of the Post-human.
    pub const fn ideology(self) -> Option<Ideology> {
        match self.cyborg() {
            Some(cyborg) => cyborg.ideology(),
            None => Ideology::nth((self.index() - Cyborg::COUNT) / AVATAR_DICE_PER_IDEOLOGY),
        }
    }

    pub const fn cyborg(self) -> Option<Cyborg> {
        Cyborg::nth(self.index())
    }

    /// The Cyborg's id, or the Ideology's with the number of the Avatar.
    pub const fn id(self) -> &'static str {
        const AVATARS: [&str; AVATAR_DICE_PER_IDEOLOGY * Ideology::COUNT] =
            ["IN-1", "IN-2", "FR-1", "FR-2", "HO-1", "HO-2", "UN-1", "UN-2", "AU-1", "AU-2", "EQ-1", "EQ-2"];
        match self.cyborg() {
            Some(cyborg) => cyborg.id(),
            None => AVATARS[self.index() - Cyborg::COUNT],
        }
    }
}
