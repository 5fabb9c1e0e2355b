//! What is kept of a game for its end: how things stood in every dozyear, who lived when, the dice, goo, losses, and the
//! way flown. All of it happened before everybody's eyes.

use orrery_kit::{Blank, Few};
use serde::{Deserialize, Serialize};

use crate::content::{Age, Cyborg, Ideology, PlanetBox, Position, Reality, Space, Tile, Velocity};
use crate::event::Cause;
use crate::rules::score::{Score, cards, score};
use crate::state::Public;

orrery_kit::set! {
    /// Spaces that the ship has been to.
    Spaces of Space
}

/// What has not happened.
const NEVER: u8 = u8::MAX;

orrery_kit::named! {
    /// Where the points of all six come from.
    pub enum Source {
        People = "people",
        Cards = "cards",
        Medals = "medals",
        Human = "human",
        Goo = "goo",
        Nugget = "nugget",
        Star = "star",
    }
}

impl Source {
    pub const fn of(self, score: &Score) -> u8 {
        match self {
            Source::People => score.people,
            Source::Cards => score.cards,
            Source::Medals => score.medals,
            Source::Human => score.human,
            Source::Goo => score.goo,
            Source::Nugget => score.nugget,
            Source::Star => score.star,
        }
    }
}

/// How things stood when a dozyear began, or at the end. Packed: a state is copied often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    dozyear: u8,
    /// The points of all six if all landed, by source; cards in reality X, then once more in reality O.
    points: [u8; Source::COUNT],
    cards_in_o: u8,
    /// Two in a byte.
    stress: [u8; Ideology::COUNT / 2],
    /// Charge and velocity, then wet and dry mass.
    drive: u8,
    fuel: u8,
    commander: u8,
    females: u8,
}

impl Blank for Mark {
    const BLANK: Mark = Mark {
        dozyear: 0,
        points: [0; Source::COUNT],
        cards_in_o: 0,
        stress: [0; Ideology::COUNT / 2],
        drive: 0,
        fuel: 0,
        commander: 0,
        females: 0,
    };
}

const HALF: u8 = 0xf;

/// As if all had landed; any Goldilocks is as good as another (J3a).
pub(crate) fn landed(public: &Public) -> Public {
    Public { landfall: PlanetBox::all().find(|planet| planet.kind().is_goldilocks()), ..*public }
}

impl Mark {
    /// As if all landed now.
    pub(crate) fn begins(public: &Public, dozyear: u8) -> Mark {
        Mark { dozyear, ..Mark::of(public, &landed(public)) }
    }

    /// As things are.
    pub(crate) fn ends(public: &Public) -> Mark {
        Mark::of(public, public)
    }

    fn of(public: &Public, then: &Public) -> Mark {
        let in_x = Ideology::ALL.map(|of| score(then, of, Reality::X));
        let cards_in_o = Ideology::ALL.map(|of| cards(then, of, Reality::O));
        let sum = |points: [u8; Ideology::COUNT]| points.map(u16::from).iter().sum::<u16>().min(NEVER.into()) as u8;
        let ship = &public.ship;
        let stress = Ideology::ALL.map(|of| public.mat(of).stress.min(HALF));
        Mark {
            dozyear: public.dozyear.number,
            points: Source::ALL.map(|source| sum(in_x.map(|score| source.of(&score)))),
            cards_in_o: sum(cards_in_o),
            stress: std::array::from_fn(|at| stress[2 * at] << 4 | stress[2 * at + 1]),
            drive: ship.charge << 4 | ship.velocity.0,
            fuel: ship.wet.0 << 4 | ship.dry().0,
            commander: public.commander.map_or(NEVER, |cyborg| cyborg.0),
            females: public.females().count() as u8,
        }
    }

    pub fn dozyear(&self) -> u8 {
        self.dozyear
    }

    pub fn points(&self, source: Source, reality: Reality) -> u8 {
        match (source, reality) {
            (Source::Cards, Reality::O) => self.cards_in_o,
            _ => self.points[source.index()],
        }
    }

    pub fn total(&self, reality: Reality) -> u16 {
        Source::ALL.into_iter().map(|source| u16::from(self.points(source, reality))).sum()
    }

    pub fn stress(&self, of: Ideology) -> u8 {
        let both = self.stress[of.index() / 2];
        if of.index().is_multiple_of(2) { both >> 4 } else { both & HALF }
    }

    pub fn charge(&self) -> u8 {
        self.drive >> 4
    }

    pub fn velocity(&self) -> Velocity {
        Velocity::nth(usize::from(self.drive & HALF)).unwrap_or(Velocity::REST)
    }

    /// Where the wet and the dry marker stood.
    pub fn fuel(&self) -> [Position; 2] {
        [self.fuel >> 4, self.fuel & HALF].map(|at| Position::nth(at.into()).unwrap_or(Position(0)))
    }

    pub fn commander(&self) -> Option<Cyborg> {
        Cyborg::nth(self.commander.into())
    }

    /// How many females there were.
    pub fn females(&self) -> u8 {
        self.females
    }
}

/// When somebody lived.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Life {
    born: u8,
    died: u8,
    mother: u8,
}

impl Life {
    const NONE: Life = Life { born: NEVER, died: NEVER, mother: NEVER };

    /// The dozyear in which they left the Jars; 0 before the launch.
    pub fn born(&self) -> Option<u8> {
        Some(self.born).filter(|at| *at != NEVER)
    }

    pub fn died(&self) -> Option<u8> {
        Some(self.died).filter(|at| *at != NEVER)
    }

    pub fn mother(&self) -> Option<Cyborg> {
        Cyborg::nth(self.mother.into())
    }
}

/// How often a roll was made, how often it went well, and how often it should have: in sixths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Luck {
    pub rolls: u16,
    pub good: u16,
    pub due: u16,
}

impl Luck {
    fn note(&mut self, chance: u8, is_good: bool) {
        self.rolls = self.rolls.saturating_add(1);
        self.good = self.good.saturating_add(is_good.into());
        self.due = self.due.saturating_add(chance.into());
    }
}

/// What became of goo.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GooTally {
    pub outbreaks: u8,
    pub killed: u8,
    pub tamed: u8,
    pub devoured: u8,
}

/// A tile that was Lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Loss {
    pub dozyear: u8,
    pub tile: Tile,
    pub cause: Cause,
}

impl Blank for Loss {
    const BLANK: Loss = Loss { dozyear: 0, tile: Tile::Shield(Ideology::Individuality), cause: Cause::Lic };
}

/// Somebody who lived on against the odds, so many sixths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Escape {
    pub cyborg: Cyborg,
    pub dozyear: u8,
    pub chance: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// When there is no room for another dozyear every second mark goes.
    marks: Few<Mark, { Record::MOST }>,
    lives: [Life; Cyborg::COUNT],
    /// Who has rolled for a child that is not born yet.
    bears: u8,
    /// How often each face was rolled.
    pub dice: [u16; 6],
    pub births: Luck,
    pub attrition: Luck,
    pub goo: GooTally,
    losses: Few<Loss, { Tile::COUNT }>,
    escape: Option<Escape>,
    pub flown: Spaces,
}

impl Record {
    /// Games last 11 to 16 dozyears.
    pub const MOST: usize = 20;

    pub(crate) fn fresh() -> Record {
        Record {
            marks: Few::NONE,
            lives: [Life::NONE; Cyborg::COUNT],
            bears: NEVER,
            dice: [0; 6],
            births: Luck::default(),
            attrition: Luck::default(),
            goo: GooTally::default(),
            losses: Few::NONE,
            escape: None,
            flown: Spaces::NONE,
        }
    }

    pub fn marks(&self) -> impl ExactSizeIterator<Item = &Mark> + Clone {
        self.marks.iter()
    }

    pub fn life(&self, cyborg: Cyborg) -> &Life {
        &self.lives[cyborg.index()]
    }

    pub fn losses(&self) -> impl Iterator<Item = &Loss> {
        self.losses.iter()
    }

    pub fn escape(&self) -> Option<Escape> {
        self.escape
    }

    pub(crate) fn note_die(&mut self, die: u8) {
        if let Some(times) = self.dice.get_mut(usize::from(die).wrapping_sub(1)) {
            *times = times.saturating_add(1);
        }
    }

    pub(crate) fn note_goo(&mut self, count: impl FnOnce(&mut GooTally) -> &mut u8, by: usize) {
        let sum = count(&mut self.goo);
        *sum = sum.saturating_add(by.min(NEVER.into()) as u8);
    }

    /// Children are born in the phase in which their mothers roll.
    pub(crate) fn end_births(&mut self) {
        self.bears = NEVER;
    }

    fn mark(&mut self, mark: Mark) {
        if self.marks.len() == Record::MOST {
            self.marks = Few::of(self.marks.iter().copied().step_by(2)).unwrap_or_default();
        }
        self.marks.push(mark);
    }
}

impl Public {
    /// A dozyear begins, or the game is over.
    pub(crate) fn record_mark(&mut self, mark: Mark) {
        self.record.mark(mark);
        self.record.flown.insert(self.ship.space);
        let before = self.dozyear.number.saturating_sub(1);
        for cyborg in Cyborg::all().filter(|cyborg| self.people.0[cyborg.index()].slot().is_some()) {
            let life = &mut self.record.lives[cyborg.index()];
            life.born = life.born.min(before);
        }
    }

    /// H5a: with the sixths that give her a child.
    pub(crate) fn record_motherhood(&mut self, mother: Cyborg, die: u8, success: bool) {
        let chance = *mother.fertile(self.person(mother).age).end();
        self.record.note_die(die);
        self.record.births.note(chance, success);
        self.record.bears = if success { mother.0 } else { NEVER };
    }

    pub(crate) fn record_birth(&mut self, cyborg: Cyborg, orphan: bool) {
        let mother = if orphan { NEVER } else { self.record.bears };
        self.record.lives[cyborg.index()] = Life { born: self.dozyear.number, mother, died: NEVER };
        self.record.bears = NEVER;
    }

    pub(crate) fn record_death(&mut self, cyborg: Cyborg) {
        self.record.lives[cyborg.index()].died = self.dozyear.number;
    }

    /// D6a: with the sixths that let an elder of this Age live on.
    pub(crate) fn record_attrition(&mut self, cyborg: Cyborg, age: Age, die: u8, lives: bool) {
        let (dozyear, chance) = (self.dozyear.number, cyborg.survives(age).map_or(6, |rolls| *rolls.end()));
        self.record.note_die(die);
        self.record.attrition.note(chance, lives);
        if lives && self.record.escape.is_none_or(|escape| chance < escape.chance) {
            self.record.escape = Some(Escape { cyborg, dozyear, chance });
        }
    }

    pub(crate) fn record_loss(&mut self, tile: Tile, cause: Cause) {
        self.record.losses.push(Loss { dozyear: self.dozyear.number, tile, cause });
    }
}
