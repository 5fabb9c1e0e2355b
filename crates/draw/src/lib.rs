//! What the games' faces are drawn with: regions of a table page, seat marks, icons and rule links, as HTML and SVG.
//!
//! A face turns a view into regions. Each region says by a key what it depends on, so that a live update draws only
//! what has changed. Deliberately absent: rules, routes and anything that is not a picture of a view.

pub mod atlas;
mod beside;
pub mod chart;
mod id;
mod key;
mod parts;
pub mod plane;
pub mod result;
mod symbols;
mod tools;

use std::hash::{Hash, Hasher};

use maud::Markup;
use orrery_core::{Game, Offer, Outcome, Seat, Viewer};
use orrery_text::Voice;

pub use beside::{Side, is_freer_below};
pub use id::Id;
pub use key::Key;
pub use parts::{Drawn, cite, fact_text, icon, own_last, part, ratio, seat_mark, told, tone_class};
pub use result::{Story, Tally};
pub use symbols::{SYMBOLS, logo};
pub use tools::look_round;

/// Where on the table page a region stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Players and keys, left of the board.
    Left,
    /// Above the board, in a strip: conditions, time, tracks that are always in sight. It takes room from the board
    /// instead of covering it.
    Over,
    /// The board itself.
    Board,
    /// What a guided first game says, right above the prompt: never over the board.
    Note,
    /// One's own things, under the prompt.
    Own,
    /// Beside the board, above the log.
    Right,
}

/// A part of the page that is sent anew when its key changes.
pub struct Region<'a> {
    pub id: Id,
    pub place: Place,
    /// The view of the table it belongs to, one of [`Face::VIEWS`]; without one it is in all of them.
    pub view: Option<&'static str>,
    pub key: u64,
    /// Too dear to draw for every update: the page fetches it when it has changed.
    pub on_demand: bool,
    /// The region this one stands in, which draws it too; by itself it is only sent when it changes and the other
    /// does not.
    pub inside: Option<Id>,
    pub draw: Box<dyn Fn() -> Markup + 'a>,
}

impl<'a> Region<'a> {
    /// `depends` is everything the drawing is made from, besides the language and the viewer.
    pub fn new(id: impl Into<Id>, place: Place, depends: impl Hash, draw: impl Fn() -> Markup + 'a) -> Self {
        let (id, key) = (id.into(), key_of(depends));
        Region { id, place, view: None, key, on_demand: false, inside: None, draw: Box::new(draw) }
    }

    /// Stays in one view for as long as it is there.
    pub fn in_view(mut self, view: &'static str) -> Self {
        self.view = Some(view);
        self
    }

    pub fn on_demand(mut self) -> Self {
        self.on_demand = true;
        self
    }

    pub fn inside(mut self, region: impl Into<Id>) -> Self {
        self.inside = Some(region.into());
        self
    }
}

/// A fixed hash: keys are compared within one program, and must not differ between its runs' tests.
pub fn key_of(depends: impl Hash) -> u64 {
    let mut hasher = Folded(0xcbf29ce484222325);
    depends.hash(&mut hasher);
    hasher.finish()
}

/// Eight bytes at a time, each folded in by a wide product: every update hashes everything a page shows.
struct Folded(u64);

impl Folded {
    fn fold(&mut self, word: u64) {
        let wide = u128::from(self.0 ^ word) * 0x9e3779b97f4a7c15;
        self.0 = ((wide as u64) ^ ((wide >> 64) as u64)).wrapping_add(0xd1b54a32d192ed03);
    }
}

impl Hasher for Folded {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.fold(u64::from_le_bytes(word));
        }
        self.fold(bytes.len() as u64);
    }

    fn write_u8(&mut self, n: u8) {
        self.fold(u64::from(n));
    }

    fn write_u32(&mut self, n: u32) {
        self.fold(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.fold(n);
    }

    fn write_usize(&mut self, n: usize) {
        self.fold(n as u64);
    }
}

/// Everything a face may draw from. Whoever knows no game sets the scene without a view, and its game puts it in.
#[derive(Clone, Copy)]
pub struct Scene<'a, V = ()> {
    pub view: &'a V,
    pub viewer: Viewer,
    /// The open questions to the viewer.
    pub offers: &'a [Offer],
    pub voice: Voice<'a>,
    /// Seats that must answer before the game goes on.
    pub acting: &'a [Seat],
    pub bots: &'a [bool],
    pub outcome: Option<&'a Outcome>,
    /// What the viewer would like to know more about, in the words of the game: a place, a piece.
    pub about: Option<&'a str>,
}

impl<'a> Scene<'a> {
    pub fn of<V>(&self, view: &'a V) -> Scene<'a, V> {
        let Scene { view: (), viewer, offers, voice, acting, bots, outcome, about } = *self;
        Scene { view, viewer, offers, voice, acting, bots, outcome, about }
    }
}

/// A game that can be looked at.
pub trait Face: Game {
    /// The game's own style sheet.
    const STYLE: &'static str = "";
    /// SVG `<symbol>`s and gradients its pictures use.
    const SYMBOLS: &'static str = "";
    /// The views of a table that is too large to be seen at once, in the order of their switch: words of lower case.
    /// Each is named by the message `view-<view>`; one without regions is not shown.
    const VIEWS: &'static [&'static str] = &[];

    fn regions<'a>(_: &'a Scene<'a, Self::View>) -> Vec<Region<'a>> {
        Vec::new()
    }

    /// What everybody has, to tell the story of a finished game in curves: no more than a few things, the same at every
    /// moment.
    fn tallies(_: &Self::State) -> Vec<Tally> {
        Vec::new()
    }

    /// The picture on its card in the lobby.
    fn cover() -> Markup {
        Markup::default()
    }

    /// The picture of an option's value where a game is started; most have none.
    fn option_picture(_option: &str, _value: &str) -> Markup {
        Markup::default()
    }

    /// A small picture beside a rule, with the marks of the board; most rules have none.
    fn picture(_rule: &str, _: &Voice<'_>) -> Markup {
        Markup::default()
    }

    /// Every card, tile and piece at once.
    fn gallery(_: &Voice<'_>) -> Markup {
        Markup::default()
    }
}
