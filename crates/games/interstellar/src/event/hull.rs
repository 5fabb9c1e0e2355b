//! The tiles of the ship.

use super::prelude::*;

orrery_kit::named! {
    /// Why a tile is Lost (E4-1).
    pub enum Cause {
        Lic = "lic",
        /// H6a
        Erosion = "erosion",
        Lightning = "lightning",
        Jettison = "jettison",
        Goo = "goo",
        /// E2g
        Pod = "pod",
    }
}

impl Cause {
    /// E4h: Cyborgs on what is lost die.
    pub fn is_deadly(self) -> bool {
        matches!(self, Cause::Erosion | Cause::Lightning | Cause::Goo)
    }

    /// 2.11: such a loss counts for the Savior medals.
    pub fn erodes(self) -> bool {
        matches!(self, Cause::Lic | Cause::Erosion)
    }
}

facts! {
    pub enum Hull shown as HullShown {
        /// E4: `adrift` are the Workers whom the Commander reassigns; the others who stood there are in their Trapezoids.
        Lost { tile: Tile, cause: Cause, adrift: Workers },
        /// E1c: the Workers on its fat cells leave them.
        Leaned { section: Blueprint, adrift: Workers, idle: Workers },
        /// E1d, E5: at the bow.
        ShieldAdded { of: Ideology },
        /// E2k
        SlotBusted { of: Ideology, slot: Slot },
    }
}

impl Hull {
    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Hull::Lost { tile, cause, adrift } => {
                state.public.record_loss(tile, cause);
                lose(&mut state.public, tile, adrift);
            }
            Hull::Leaned { section, adrift, idle } => {
                state.public.ship.lean(section);
                idle.iter().for_each(|worker| state.public.put(worker, Post::Trapezoid));
                adrift.iter().for_each(|worker| state.public.put(worker, Post::Adrift));
            }
            Hull::ShieldAdded { of } => {
                state.public.ship.add_shield(of);
                state.public.mats[of.index()].busted.remove(Slot::Shield);
            }
            Hull::SlotBusted { of, slot } => {
                state.public.bust(of, slot);
                state.public.mats[of.index()].busted.insert(slot);
            }
        }
    }
}

fn lose(public: &mut Public, tile: Tile, adrift: Workers) {
    let idle = public.workers_lost_with(tile);
    idle.iter().for_each(|worker| public.put(worker, Post::Trapezoid));
    adrift.iter().for_each(|worker| public.put(worker, Post::Adrift));
    public.ship.remove(tile);
    public.slots_lost_with(tile).for_each(|(of, slot)| public.bust(of, slot));
    if let Tile::Section(section) = tile {
        public.market.lose(section);
        // E4e: loose goo dies with its Blueprint, a Goo Augmentation stays.
        if public.goo[section.shape().index()].is_loose() {
            public.goo[section.shape().index()] = Goo::Supply;
        }
        section.workcells().for_each(|card| public.mats.iter_mut().for_each(|mat| mat.remove(card)));
        public.recall_domes();
    }
    if tile == Tile::Section(Blueprint::Batteries) {
        public.ship.charge = 0;
    }
}

impl Public {
    /// E4b: the slots that are lost with a tile.
    pub fn slots_lost_with(&self, tile: Tile) -> impl Iterator<Item = (Ideology, Slot)> + use<> {
        let lost = move |(of, slot): &(Ideology, Slot)| match tile {
            Tile::Section(section) => slot.busted_with() == Some(section),
            Tile::Shield(owner) => *of == owner && *slot == Slot::Shield,
        };
        let all = Ideology::ALL.into_iter().flat_map(|of| Slot::ALL.map(|slot| (of, slot)));
        all.filter(lost)
    }

    /// E4b, E4c: the display cards that leave their slots with a tile.
    pub fn cards_lost_with(&self, tile: Tile) -> Workcells {
        let colour = self.mats.iter().flat_map(Mat::display).filter(|card| tile == Tile::Section(card.section()));
        let slots = self.slots_lost_with(tile).flat_map(|(of, slot)| self.mat(of).cards_in(slot).to_vec());
        colour.chain(slots.collect::<Vec<_>>()).collect()
    }

    /// E4c, E4h: the Workers on its cells, on cards that leave, and on its column of the market.
    pub fn workers_lost_with(&self, tile: Tile) -> Workers {
        let cards = self.cards_lost_with(tile);
        let lost = |worker: &Worker| match self.post(*worker) {
            Post::Cell(cell) => cell.tile() == tile,
            Post::Workcell(card) => cards.contains(card),
            Post::Librarian(card) => Tile::Section(card.section()) == tile,
            Post::Goo(shape) => match self.goo[shape.index()] {
                Goo::Card(card) => cards.contains(card),
                _ => tile == Tile::Section(shape.blueprint()),
            },
            _ => false,
        };
        Worker::all().filter(lost).collect()
    }

    /// What a slot holds goes under its deck; the Shield tile itself blocks the Shield slot (RUL-51).
    fn bust(&mut self, of: Ideology, slot: Slot) {
        let cards = self.mat(of).cards_in(slot);
        let kept = cards.iter().filter(|card| self.ship.has(Tile::Section(card.section())));
        kept.copied().collect::<Vec<_>>().into_iter().for_each(|card| self.discard(card));
        if slot != Slot::Shield {
            self.mats[of.index()].busted.insert(slot);
        }
    }
}

impl HullShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Lost { tile, cause, .. } => {
                let message =
                    Message::new("log-lost").with("tile", words::tile(tile)).with("cause", words::cause(cause));
                Line::new(None, message, &[ids::LOST]).seen(SightKind::Loss)
            }
            Self::Leaned { section, .. } => {
                noted("log-leaned", "tile", words::tile(Tile::Section(section)), &[ids::LEAN])
            }
            Self::ShieldAdded { of } => {
                noted("log-shield-added", "tile", words::tile(Tile::Shield(of)), &[ids::SHIELD_ADDED])
            }
            Self::SlotBusted { of, slot } => {
                let message = Message::new("log-slot-busted").with("ideology", words::ideology(of));
                Line::new(None, message.with("slot", words::slot(slot)), &[ids::AEROGEL])
            }
        })
    }
}
