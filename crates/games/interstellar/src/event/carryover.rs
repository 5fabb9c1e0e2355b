//! What comes from an earlier game (C8), and what a voyage without an Engine begins with (C9).

use super::prelude::*;
use crate::questions::Filled;
use crate::state::Line;

facts! {
    pub enum Carryover shown as CarryoverShown {
        /// DP-47
        Written { line: Line, at: u8, filled: Filled },
        /// C8e
        Earned { of: Ideology, shapes: Shapes },
        /// C8g, C8h: the section starts lean.
        Improved { section: Blueprint },
        /// C9-1: no orange column.
        EngineLeftOut,
    }
}

impl Carryover {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Carryover::Written { line, at, filled } => public.write_down(line, at, filled),
            Carryover::Earned { of, shapes } => public.earn_shapes(of, shapes),
            Carryover::Improved { section } => {
                public.ship.lean(section);
                match section {
                    Blueprint::Wardens => public.sheet.freighter = None,
                    _ => public.sheet.colony = None,
                }
            }
            Carryover::EngineLeftOut => public.market.leave_out(Blueprint::Engine),
        }
    }
}

impl Public {
    fn write_down(&mut self, line: Line, at: u8, filled: Filled) {
        let colour = |player: Filled| if let Filled::Player(seat) = player { self.sheet.colour(seat) } else { None };
        let medal = match line {
            Line::Winner => Some(Medal::Command),
            Line::Backer => Some(Medal::Backer),
            Line::Drive => Some(Medal::Propulsion),
            _ => None,
        };
        if let Some(medal) = medal {
            self.medals[medal.index()] = colour(filled);
        }
        match (line, filled) {
            (Line::Colour, Filled::Ideology(of)) => self.sheet.colours[usize::from(at)] = Some(of),
            (Line::Winner, Filled::Player(seat)) => self.sheet.winner = Some(seat),
            (Line::Backer, Filled::Player(seat)) => self.sheet.backer = Some(seat),
            (Line::Goo, Filled::Ideology(of)) => self.goo[Shape::Hexagon.index()] = Goo::Mat(of),
            (Line::Glory, Filled::Number(glory)) => self.glory[usize::from(at)] = glory,
            (Line::Freighter, Filled::Ideology(of)) => self.sheet.freighter = Some(of),
            (Line::Colony, Filled::Ideology(of)) => self.sheet.colony = Some(of),
            (Line::Fuel, Filled::Fuel(fuel)) if !self.ship.fuelless => self.ship.wet = fuel.wet(),
            _ => {}
        }
        self.next_line(line, at);
    }

    fn earn_shapes(&mut self, of: Ideology, shapes: Shapes) {
        self.mats[of.index()].human = self.mat(of).human.or(shapes);
        self.next_line(Line::Augmentations, of.index() as u8);
    }

    fn next_line(&mut self, line: Line, at: u8) {
        let next = match at + 1 < line.times(self.seats) {
            true => Some((line, at + 1)),
            false => Line::nth(line.index() + 1).map(|line| (line, 0)),
        };
        self.frames.enter(match next {
            Some((line, at)) => Frame::Sheet { line, at },
            None => Frame::SetUp(Stage::Ideologies),
        });
    }
}

impl CarryoverShown {
    pub(super) fn line(&self) -> Option<orrery_core::Line> {
        Some(match *self {
            Self::Written { line, filled, .. } => {
                let message = Message::new("log-sheet").with("line", words::line(line));
                orrery_core::Line::new(None, message.with("filled", words::filled(filled)), &[ids::COMBINED])
            }
            Self::Earned { shapes, .. } if shapes.is_empty() => return None,
            Self::Earned { of, shapes } => {
                let shapes: Vec<Message> = shapes.iter().map(words::shape).collect();
                let message = Message::new("log-earned").with("ideology", words::ideology(of)).with("shapes", shapes);
                orrery_core::Line::new(None, message, &[ids::COMBINED])
            }
            Self::Improved { section } => {
                noted("log-leaned", "tile", words::tile(Tile::Section(section)), &[ids::COMBINED])
            }
            Self::EngineLeftOut => orrery_core::Line::new(None, "log-forward", &[ids::FORWARD]),
        })
    }
}
