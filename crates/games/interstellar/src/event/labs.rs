//! Research, and the rolls on workcells and goo (G1, H2 to H4).

use super::prelude::*;
use serde::{Deserialize, Serialize};

/// Where a card comes to lie, and what makes room for it (4.3 ROOM).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shelf {
    Free(Slot),
    /// This card goes under its deck.
    Instead(Slot, Workcell),
    /// The Meathead who sits there has hibernated.
    Bed(Slot),
}

facts! {
    pub enum Labs shown as LabsShown {
        /// G1c: with the Stress it costs.
        Researched { seat: Seat, worker: Worker, card: Workcell, mat: Ideology, slot: Slot, stress: u8 },
        /// RUL-115
        Refused { card: Workcell, mat: Ideology },
        /// D3-1: what is to be rolled for in this dozyear.
        Listed { cards: Workcells, goo: Shapes },
        TurnCame { site: Site },
        /// D3-2
        NotUsed { card: Workcell },
        Rolled { roll: Roll },
        EngineerNamed { of: Ideology },
        /// H2d
        Accepted,
        Declined { of: Ideology },
        /// H2e, H3d
        Learned { who: Ideologies, shape: Shape },
        /// H2g
        BrokeOut { card: Workcell },
        /// H3a
        GooKilled { shape: Shape },
        /// H3b
        GooTamed { shape: Shape, mat: Ideology },
        /// H4a: onto its Blueprint.
        Spread { shape: Shape, die: u8, devoured: Workcells },
        /// H4b: whether the Blueprint, or a level of fuel, is eaten is told by other facts.
        Gnawed { shape: Shape, die: u8 },
        /// H4b-1
        FuelEaten { wet: Position },
        RollOver,
        /// 4.3 ROOM: under its deck.
        Discarded { card: Workcell },
        /// RUL-152: with what is on it.
        Moved { card: Workcell, mat: Ideology, slot: Slot },
        /// LS9: without research; Workers on it go back.
        TakenUp { card: Workcell, mat: Ideology, slot: Slot },
        /// F5b: back to the supply.
        GooForfeited { shape: Shape },
    }
}

impl Shelf {
    pub const fn slot(self) -> Slot {
        match self {
            Shelf::Free(slot) | Shelf::Bed(slot) | Shelf::Instead(slot, _) => slot,
        }
    }
}

impl Labs {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Labs::Researched { worker, card, mat, slot, stress, .. } => {
                public.shelve(card, mat, slot);
                public.bring_along(card, worker);
                let of = public.of(worker).unwrap_or(mat);
                public.mats[of.index()].stress = public.mats[of.index()].stress.saturating_add(stress);
                public.placed_a_token();
            }
            Labs::Refused { card, mat } => public.dozyear.proposals.push_out(Proposal { card, mat }),
            Labs::Listed { cards, goo } => (public.dozyear.cards, public.dozyear.goo) = (cards, goo),
            Labs::TurnCame { site: Site::Card(card) } => public.dozyear.cards.remove(card),
            Labs::TurnCame { site: Site::Goo(shape) } => public.dozyear.goo.remove(shape),
            Labs::NotUsed { .. } | Labs::Declined { .. } => {}
            Labs::Gnawed { die, .. } => public.record.note_die(die),
            Labs::Rolled { roll } => {
                roll.dice.0.into_iter().chain([roll.spare]).for_each(|die| public.record.note_die(die));
                public.roll = Some(roll);
                public.frames.push(Frame::Lab(Lab::Engineer));
            }
            Labs::EngineerNamed { of } => public.change_roll(|roll| roll.engineer = Some(of)),
            Labs::Accepted => public.change_roll(|roll| roll.accepted = true),
            Labs::Learned { who, shape } => who.iter().for_each(|of| public.mats[of.index()].human.insert(shape)),
            Labs::BrokeOut { card } => {
                public.record.note_goo(|goo| &mut goo.outbreaks, 1);
                public.break_out(card);
            }
            Labs::GooKilled { shape } => {
                public.record.note_goo(|goo| &mut goo.killed, 1);
                public.goo[shape.index()] = Goo::Supply;
            }
            Labs::GooTamed { shape, mat } => {
                public.record.note_goo(|goo| &mut goo.tamed, 1);
                public.goo[shape.index()] = Goo::Mat(mat);
            }
            Labs::Spread { shape, die, devoured } => {
                public.record.note_die(die);
                public.record.note_goo(|goo| &mut goo.devoured, devoured.len());
                let fought = public.workers_at(Post::Goo(shape));
                fought.iter().for_each(|worker| public.put(worker, Post::Trapezoid));
                public.goo[shape.index()] = Goo::Blueprint;
                devoured.iter().for_each(|card| public.discard(card));
            }
            Labs::FuelEaten { wet } => public.ship.wet = wet,
            Labs::Discarded { card } => public.discard(card),
            Labs::Moved { card, mat, slot } => {
                public.mats.iter_mut().for_each(|mat| mat.remove(card));
                public.mats[mat.index()].cards[slot.index()].push(card);
            }
            Labs::TakenUp { card, mat, slot } => {
                let librarians = public.workers_at(Post::Librarian(card));
                librarians.iter().for_each(|worker| public.put(worker, Post::Trapezoid));
                public.shelve(card, mat, slot);
            }
            Labs::GooForfeited { shape } => public.goo[shape.index()] = Goo::Supply,
            Labs::RollOver => {
                public.roll = None;
                public.frames.pop();
            }
        }
    }
}

impl Public {
    pub(super) fn change_roll(&mut self, change: impl FnOnce(&mut Roll)) {
        if let Some(roll) = &mut self.roll {
            change(roll);
        }
    }

    fn shelve(&mut self, card: Workcell, mat: Ideology, slot: Slot) {
        self.market.take(card);
        self.mats[mat.index()].cards[slot.index()].push(card);
    }

    /// G1-1: all Workers on it come with it.
    fn bring_along(&mut self, card: Workcell, researcher: Worker) {
        let librarians = self.workers_at(Post::Librarian(card)).with(researcher);
        librarians.iter().for_each(|worker| self.put(worker, Post::Workcell(card)));
    }

    /// K-Discard: under its deck. Workers on it are idle; goo on it dies (RUL-123).
    pub(super) fn discard(&mut self, card: Workcell) {
        let goo = Shape::ALL.into_iter().find(|shape| self.goo[shape.index()] == Goo::Card(card));
        let on_goo = goo.map_or(Workers::NONE, |shape| self.workers_at(Post::Goo(shape)));
        let idle = self.workers_at(Post::Workcell(card)).or(on_goo);
        idle.iter().for_each(|worker| self.put(worker, Post::Trapezoid));
        goo.into_iter().for_each(|shape| self.goo[shape.index()] = Goo::Supply);
        self.mats.iter_mut().for_each(|mat| mat.remove(card));
        self.market.put_under(card);
        self.recall_domes();
    }

    /// RUL-81: the Workers on it move along.
    fn break_out(&mut self, card: Workcell) {
        self.goo[card.shape().index()] = Goo::Card(card);
    }
}

impl LabsShown {
    pub(super) fn line(&self) -> Option<Line> {
        let card_line = |id, card, rules: &[_]| noted(id, "card", words::workcell(card), rules);
        let on_mat = |id, card, mat, rules: &[_]| {
            let message = Message::new(id).with("card", words::workcell(card));
            Line::new(None, message.with("ideology", words::ideology(mat)), rules)
        };
        let goo_line = |id, shape, rules: &[_]| noted(id, "shape", words::shape(shape), rules);
        Some(match *self {
            Self::Researched { seat, card, mat, .. } => {
                let line = told("log-researched", seat, "card", words::workcell(card), &[ids::RESEARCH]);
                Line { message: line.message.with("ideology", words::ideology(mat)), ..line }
            }
            Self::Refused { card, mat } => on_mat("log-card-refused", card, mat, &[ids::BOUNDS]),
            Self::NotUsed { card } => card_line("log-not-used", card, &[ids::TO_USE]),
            Self::Rolled { roll } => {
                let dice = roll.workers().map(|worker| {
                    Message::new("worker-die").with("worker", words::worker(worker)).with("die", roll.die(worker))
                });
                let message = Message::new("log-rolled").with("dice", dice.collect::<Vec<_>>());
                Line::new(None, message, &[ids::WORKCELL_ROLL]).seen(SightKind::Roll)
            }
            Self::EngineerNamed { of } => noted("log-engineer", "ideology", words::ideology(of), &[ids::ENGINEER]),
            Self::Declined { of } => noted("log-success-declined", "ideology", words::ideology(of), &[ids::ENGINEER]),
            Self::Learned { who, shape } => {
                let message = Message::new("log-learned").with("ideologies", words::ideologies(who));
                Line::new(None, message.with("shape", words::shape(shape)), &[ids::LEARNING])
            }
            Self::BrokeOut { card } => card_line("log-outbreak", card, &[ids::OUTBREAK]),
            Self::GooKilled { shape } => goo_line("log-goo-killed", shape, &[ids::RED_ALERT]),
            Self::GooTamed { shape, mat } => {
                let message = Message::new("log-goo-tamed").with("shape", words::shape(shape));
                Line::new(None, message.with("ideology", words::ideology(mat)), &[ids::YELLOW_ALERT])
            }
            Self::Spread { shape, die, devoured } => {
                let message = Message::new("log-spread").with("shape", words::shape(shape)).with("die", die);
                Line::new(None, message.with("count", devoured.len()), &[ids::SPREAD])
            }
            Self::Gnawed { shape, die } => {
                let message = Message::new("log-gnawed").with("shape", words::shape(shape)).with("die", die);
                Line::new(None, message, &[ids::GNAWED])
            }
            Self::FuelEaten { wet } => noted("log-fuel-eaten", "mass", wet.mass(), &[ids::FUEL_EATEN]),
            Self::Discarded { card } => card_line("log-discarded", card, &[ids::ROOM]),
            Self::Moved { card, mat, .. } => on_mat("log-card-moved", card, mat, &[ids::MOVED_CARD]),
            Self::TakenUp { card, mat, .. } => on_mat("log-taken-up", card, mat, &[ids::RESEARCH]),
            Self::GooForfeited { shape } => goo_line("log-goo-lost", shape, &[ids::MALFUNCTION]),
            Self::Listed { .. } | Self::TurnCame { .. } | Self::Accepted | Self::RollOver => return None,
        })
    }
}
