//! Where the parts of a ship stand along its hull, and which ways its lines take: numbers only.

use crate::cards::{Card, Cards};
use crate::content::Kind;
use crate::ship::{Chain, Feed, Layout, Ship, feeds};

/// From stern to bow.
pub const ORDER: [Kind; 6] =
    [Kind::Thruster, Kind::Reactor, Kind::Generator, Kind::Radiator, Kind::Refinery, Kind::Robonaut];

/// How large a ship is drawn.
#[derive(Clone, Copy)]
pub struct Size {
    /// From one part to the next.
    pub pitch: i32,
    /// Of the parts, in per cent.
    pub scale: i32,
    /// From one line to the next.
    pub lane: i32,
    /// The side of a support's letter.
    pub token: i32,
    /// Beside the hull: what the rows of numbers are called, and their sums.
    pub sides: [i32; 2],
    /// The height of the signs with names and figures; none where they stand elsewhere.
    pub label: i32,
}

pub const LARGE: Size = Size { pitch: 116, scale: 100, lane: 25, token: 21, sides: [92, 58], label: 48 };
pub const SMALL: Size = Size { pitch: 52, scale: 44, lane: 16, token: 15, sides: [22, 30], label: 0 };

/// What stands at a place of the hull.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    Part(Card),
    /// A ship has one of this kind (iI-J1.1), and this one has none yet.
    Lacking(Kind),
}

impl Slot {
    pub fn kind(self) -> Kind {
        match self {
            Slot::Part(card) => card.kind(),
            Slot::Lacking(kind) => kind,
        }
    }
}

/// A line that feeds: up from one part, along its lane, down to another.
pub struct Line {
    pub feed: Feed,
    pub from: i32,
    pub to: i32,
    pub lane: i32,
}

pub struct Plan {
    pub size: Size,
    pub ship: Ship,
    pub slots: Vec<(Slot, i32)>,
    pub lines: Vec<Line>,
}

/// A layout with the chain that is best in thrust; one that is no legal ship may have none.
pub fn flown(layout: Layout) -> Ship {
    let none = Chain { cards: Cards::NONE, thrust: 0, fuel: crate::numbers::Fuel::WHOLE };
    layout.with_chain(layout.chains().first().copied().unwrap_or(none))
}

impl Plan {
    pub fn new(ship: &Ship, size: Size) -> Plan {
        let slots = ORDER.into_iter().flat_map(|kind| slots(ship.cards, kind)).enumerate();
        let slots: Vec<(Slot, i32)> =
            slots.map(|(at, slot)| (slot, size.sides[0] + size.pitch * at as i32 + size.pitch / 2)).collect();
        let mut plan = Plan { size, ship: *ship, slots, lines: Vec::new() };
        plan.lines = plan.lay(feeds(ship));
        plan
    }

    /// The cards, from stern to bow, with their places.
    pub fn cards(&self) -> impl Iterator<Item = (Card, i32)> + '_ {
        self.slots.iter().filter_map(|(slot, x)| if let Slot::Part(card) = slot { Some((*card, *x)) } else { None })
    }

    pub fn width(&self) -> i32 {
        self.size.sides[0] + self.size.pitch * self.slots.len() as i32 + self.size.sides[1]
    }

    /// In the size it is drawn.
    pub fn scaled(&self, length: i32) -> i32 {
        length * self.size.scale / 100
    }

    /// Where the hull lies: below the signs and all lines.
    pub fn hull(&self) -> i32 {
        let lanes = self.lines.iter().map(|line| line.lane + 1).max().unwrap_or(0);
        let signs = if self.size.label > 0 { self.size.label + 22 } else { 10 };
        signs + lanes * self.size.lane + self.scaled(HALF)
    }

    /// The height of a lane.
    pub fn lane(&self, lane: i32) -> i32 {
        self.hull() - self.scaled(HALF) - self.size.lane * lane - self.size.lane / 2
    }

    /// Half the height of a part as it is drawn.
    pub fn half(&self, kind: Kind) -> i32 {
        self.scaled(match kind {
            Kind::Thruster | Kind::Radiator => HALF,
            Kind::Robonaut => 52,
            Kind::Reactor | Kind::Generator | Kind::Refinery => 44,
        })
    }

    fn place(&self, card: Card) -> i32 {
        self.cards().find(|(known, _)| *known == card).map_or(0, |(_, x)| x)
    }

    /// Lines that meet at a part stand apart there, those from the left on the left; the shortest run lowest.
    fn lay(&self, mut feeds: Vec<Feed>) -> Vec<Line> {
        feeds.sort_by_key(|feed| ((self.place(feed.from) - self.place(feed.to)).abs(), self.place(feed.from)));
        let mut lines: Vec<Line> = Vec::new();
        for feed in &feeds {
            let [from, to] = [self.joint(&feeds, feed, feed.from), self.joint(&feeds, feed, feed.to)];
            let lane = (0..).find(|lane| lines.iter().all(|line| line.lane != *lane || apart(line, from, to)));
            lines.push(Line { feed: *feed, from, to, lane: lane.unwrap_or(0) });
        }
        lines
    }

    /// Where a line meets one of its two parts.
    fn joint(&self, feeds: &[Feed], line: &Feed, card: Card) -> i32 {
        let other = |feed: &Feed| self.place(if feed.from == card { feed.to } else { feed.from });
        let mut here: Vec<&Feed> = feeds.iter().filter(|feed| feed.from == card || feed.to == card).collect();
        here.sort_by_key(|feed| other(feed));
        let at = here.iter().position(|feed| *feed == line).unwrap_or(0) as i32;
        self.place(card) + self.scaled(18) * (2 * at + 1 - here.len() as i32) / 2
    }
}

/// Half the height of the tallest part.
const HALF: i32 = 78;

fn slots(cards: Cards, kind: Kind) -> Vec<Slot> {
    let parts: Vec<Slot> = cards.of(kind).iter().map(Slot::Part).collect();
    if parts.is_empty() && kind.is_main() { vec![Slot::Lacking(kind)] } else { parts }
}

/// Whether a line leaves room for one between these places in its lane.
fn apart(line: &Line, from: i32, to: i32) -> bool {
    line.from.max(line.to) + 6 < from.min(to) || from.max(to) + 6 < line.from.min(line.to)
}
