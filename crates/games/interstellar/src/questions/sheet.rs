//! What is carried over from an earlier game (C8, DP-47).

use orrery_core::{Dice, Given, Item, Options, Question, Words, phrases, read_picked};

use super::prelude::*;
use crate::event::{Beginning, Carryover, Hull};
use crate::state::Line;

/// What stands on this line of the sheet?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FillIn {
    pub line: Line,
    /// For which player or Ideology.
    pub at: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Filled {
    Nobody,
    Player(Seat),
    Ideology(Ideology),
    Number(u8),
    Fuel(Fuel),
}

phrases! { Filled {
    "nobody" => Nobody, "player" => Player(seat), "ideology" => Ideology(of), "number" => Number(number),
    "fuel" => Fuel(fuel),
} }

/// C8f
const MOST_GLORY: u8 = 9;

impl FillIn {
    /// A player, where somebody else may not be named.
    fn players(state: &State, but: Option<Seat>) -> Vec<Filled> {
        let players = state.public.everybody().filter(move |seat| Some(*seat) != but).map(Filled::Player);
        [Filled::Nobody].into_iter().chain(players).collect()
    }

    fn ideologies() -> Vec<Filled> {
        [Filled::Nobody].into_iter().chain(Ideology::ALL.map(Filled::Ideology)).collect()
    }
}

impl Listed<Interstellar> for FillIn {
    type Answer = Filled;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-sheet").with("line", words::line(self.line));
        let title = match self.line {
            Line::Colour => title.with("whose", orrery_core::tell::about("seat", Seat(self.at))),
            Line::Glory => title.with("whose", words::ideology(Ideology::ALL[usize::from(self.at) % Ideology::COUNT])),
            _ => title.with("whose", Message::new("sheet-all")),
        };
        Offer::bare(asked, title).act("act-note").rules(&[ids::COMBINED])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Filled> {
        let sheet = state.public.sheet;
        let filled: Vec<Filled> = match self.line {
            Line::Colour => {
                let is_free = |of: &Ideology| !sheet.colours.contains(&Some(*of));
                Ideology::ALL.into_iter().filter(is_free).map(Filled::Ideology).collect()
            }
            Line::Backer if state.public.seats == 1 => vec![Filled::Nobody],
            Line::Backer => FillIn::players(state, sheet.winner),
            Line::Winner | Line::Drive => FillIn::players(state, None),
            Line::Goo | Line::Freighter | Line::Colony => FillIn::ideologies(),
            Line::Glory | Line::Augmentations => (0..=MOST_GLORY).map(Filled::Number).collect(),
            Line::Fuel => Fuel::ALL.map(Filled::Fuel).to_vec(),
        };
        filled.into_iter()
    }

    fn option(&self, _: &State, _: Seat, filled: &Filled) -> Opt {
        let label = words::filled(*filled);
        Opt::of(filled, label)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, filled: Filled) {
        answered(cx);
        cx.emit(Carryover::Written { line: self.line, at: self.at, filled }.into());
    }
}

/// Which human augmentations has this Ideology earned (C8e)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Earned {
    pub of: Ideology,
}

impl Words for Shapes {
    fn read(given: &Given) -> Option<Shapes> {
        read_picked(given, Shape::named).map(|shapes| shapes.into_iter().collect())
    }

    fn write(&self) -> Given {
        Given::Picked(self.iter().map(|shape| shape.id().to_string()).collect())
    }
}

impl Question<Interstellar> for Earned {
    type Answer = Shapes;

    fn offer(&self, _: &State, asked: Asked) -> Offer {
        let from: Vec<Item> = Shape::ALL.iter().map(|shape| Item::new(shape.id(), words::shape(*shape))).collect();
        let options = Options::Pick { count: 0..=from.len() as u16, from, judged: false };
        let title = Message::new("ask-earned").with("ideology", words::ideology(self.of));
        Offer::new(asked, title, options).act("act-note").rules(&[ids::COMBINED])
    }

    fn check(&self, _: &State, _: Seat, _: &Shapes) -> Result<(), Refusal> {
        Ok(())
    }

    fn sample(&self, _: &State, _: Seat, luck: &mut Dice) -> Shapes {
        Shape::ALL.into_iter().filter(|_| luck.below(3) == 0).collect()
    }

    fn fallback(&self, _: &State, _: Seat) -> Shapes {
        Shapes::NONE
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, shapes: Shapes) {
        answered(cx);
        cx.emit(Carryover::Earned { of: self.of, shapes }.into());
    }
}

/// Whose Amazon commands (C8b, DP-51)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NameCommander;

impl Listed<Interstellar> for NameCommander {
    type Answer = Ideology;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-name-commander").act("act-command").rules(&[ids::WINNER_COMMANDS])
    }

    fn answers(&self, state: &State, seat: Seat) -> impl Iterator<Item = Ideology> {
        let public = state.public;
        public.taken.iter().filter(move |of| public.player(*of) == seat)
    }

    fn option(&self, _: &State, _: Seat, of: &Ideology) -> Opt {
        Opt::of(of, words::cyborg(of.amazon())).at(marks::mat(*of))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, ideology: Ideology) {
        answered(cx);
        cx.emit(Beginning::CommanderNamed { ideology }.into());
    }
}

/// Which Shield takes the place of one that lies at the bow already (2.16, C8h)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpareShield;

impl Listed<Interstellar> for SpareShield {
    type Answer = Ideology;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-spare-shield").act("act-shield").rules(&[ids::COLONY])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Ideology> {
        let ship = state.public.ship;
        Ideology::ALL.into_iter().filter(move |of| !ship.has(Tile::Shield(*of)))
    }

    fn option(&self, _: &State, _: Seat, of: &Ideology) -> Opt {
        Opt::of(of, words::tile(Tile::Shield(*of))).at(marks::mat(*of))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, of: Ideology) {
        answered(cx);
        cx.emit(Hull::ShieldAdded { of }.into());
    }
}
