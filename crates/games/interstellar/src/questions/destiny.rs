//! What experiments ask of people.

use orrery_core::phrases;

use super::prelude::*;
use super::{Nursery, pose, pose_any};
use crate::event::{Destiny, Finds, Labs, Landings, People};
use crate::rules::{experiment, loss, room};
use crate::state::{Guest, Lies, Nugget, Worker};

/// Where does the Post-human sit (K-Posthuman-1, ROOM)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Throne {
    pub of: Ideology,
}

impl Listed<Interstellar> for Throne {
    type Answer = Slot;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-throne").with("ideology", words::ideology(self.of));
        Offer::bare(asked, title).act("act-seat").rules(&[ids::POST_HUMAN])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Slot> {
        state.public.rooms(self.of)
    }

    fn option(&self, _: &State, _: Seat, slot: &Slot) -> Opt {
        Opt::of(slot, words::slot(*slot)).at(marks::slot(self.of, *slot))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, slot: Slot) {
        answered(cx);
        room::seat(cx, Guest::PostHuman, slot);
    }
}

orrery_kit::named! {
    /// What a Chief Engineer does for somebody, with the consent of the player concerned.
    pub enum Favour {
        /// JA3: an embryo becomes a newborn.
        Birth = "birth",
        /// JA4: an Awake Cyborg becomes younger.
        Younger = "younger",
        /// JA1: a hibernating Meathead wakes.
        Wake = "wake",
        /// JA2
        Turn = "turn",
    }
}

/// To whom (DP-17)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Help {
    pub favour: Favour,
    pub by: Ideology,
}

impl Listed<Interstellar> for Help {
    type Answer = Cyborg;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, Message::new("ask-help").with("favour", words::favour(self.favour)))
            .act("act-help")
            .rules(&[ids::ENGINEER])
    }

    /// In pulse order, but for those whose players have refused.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Cyborg> {
        let public = &state.public;
        let fits = |cyborg: &Cyborg| experiment::fits(public, self.favour, *cyborg);
        Cyborg::all().filter(move |cyborg| fits(cyborg) && !public.dozyear.refused.contains(*cyborg))
    }

    fn option(&self, _: &State, _: Seat, cyborg: &Cyborg) -> Opt {
        Opt::of(cyborg, words::cyborg(*cyborg)).at(cyborg.id())
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, cyborg: Cyborg) {
        answered(cx);
        let Help { favour, by } = *self;
        let owner = cx.state().public.side(cyborg).map_or(seat, |of| cx.state().public.player(of));
        match owner == seat {
            true => grant(cx, favour, cyborg),
            false => pose(cx, owner, Consent { favour, by, cyborg }),
        }
    }
}

fn grant(cx: &mut Cx<'_>, favour: Favour, cyborg: Cyborg) {
    match favour {
        Favour::Younger => return cx.emit(Destiny::Rejuvenated { cyborg }.into()),
        Favour::Turn => cx.emit(Destiny::Turned { cyborg }.into()),
        Favour::Birth | Favour::Wake => {}
    }
    let public = &cx.state().public;
    if let Some(of) = public.side(cyborg).filter(|_| public.person(cyborg).is_in_jars()) {
        pose(cx, public.player(of), Nursery { cyborg });
    }
}

/// Does the player concerned agree (CONSENT)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Consent {
    pub favour: Favour,
    pub by: Ideology,
    pub cyborg: Cyborg,
}

impl Listed<Interstellar> for Consent {
    plain!();

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-consent").with("favour", words::favour(self.favour));
        Offer::bare(asked, title.with("cyborg", words::cyborg(self.cyborg))).act("act-consent").rules(&[ids::ENGINEER])
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        let Consent { favour, by, cyborg } = *self;
        if yes {
            return grant(cx, favour, cyborg);
        }
        cx.emit(People::Refused { cyborg }.into());
        let seat = cx.state().public.player(by);
        pose_any(cx, seat, Help { favour, by });
    }
}

/// On which mat does this nugget come to lie (WA1, RUL-139)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deliver {
    pub nugget: Nugget,
    /// The mats that may be named.
    pub among: Ideologies,
}

impl Listed<Interstellar> for Deliver {
    type Answer = Ideology;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-deliver").with("number", self.nugget.0 + 1);
        Offer::bare(asked, title).act("act-give").rules(&[ids::CTHULHU])
    }

    /// At most one nugget per mat; the Chief Engineer's own comes first.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Ideology> {
        let public = &state.public;
        let own = public.roll.and_then(|roll| roll.engineer);
        let lacks = |of: &Ideology| public.nuggets_at(Lies::Mat(*of)).is_empty();
        let mut mats: Vec<Ideology> = self.among.iter().filter(lacks).collect();
        mats.sort_by_key(|of| Some(*of) != own);
        mats.into_iter()
    }

    fn option(&self, _: &State, _: Seat, of: &Ideology) -> Opt {
        Opt::of(of, words::ideology(*of)).at(marks::mat(*of))
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, to: Ideology) {
        answered(cx);
        cx.emit(Finds::Prospected { nugget: self.nugget, to }.into());
        experiment::deliver_next(cx, seat, self.among);
    }
}

/// On which mat does this goo live (LS6)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TameAll {
    pub shape: Shape,
    pub by: Ideology,
}

impl Listed<Interstellar> for TameAll {
    type Answer = Ideology;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-tame").with("shape", words::shape(self.shape));
        Offer::bare(asked, title).act("act-tame").rules(&[ids::YELLOW_ALERT])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = Ideology> {
        let own = self.by;
        [own].into_iter().chain(Ideology::ALL.into_iter().filter(move |of| *of != own))
    }

    fn option(&self, _: &State, _: Seat, mat: &Ideology) -> Opt {
        Opt::of(mat, words::ideology(*mat)).at(marks::mat(*mat))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, mat: Ideology) {
        answered(cx);
        cx.emit(Labs::GooTamed { shape: self.shape, mat }.into());
        experiment::tame_next(cx, self.by);
    }
}

/// Which tile is burned as fuel (EN1)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiveTile;

impl Listed<Interstellar> for GiveTile {
    type Answer = Tile;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-give-tile").act("act-melt").rules(&[ids::RAMJET])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Tile> {
        let row = state.public.ship.row;
        let is_vital = |tile: Tile| matches!(tile, Tile::Section(Blueprint::Jars | Blueprint::Engine));
        let parts = (0..row.len()).map(move |at| row[at]);
        let spare = parts.filter(move |part| !part.tiles().any(is_vital));
        spare.map(|part| part.tile)
    }

    fn option(&self, _: &State, _: Seat, tile: &Tile) -> Opt {
        Opt::of(tile, words::tile(*tile)).at(tile.id())
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, tile: Tile) {
        answered(cx);
        let row = cx.state().public.ship.row;
        let mass = row.iter().find(|part| part.tile == tile).map_or(0, |part| part.tile.mass(part.side));
        loss::lose(cx, tile, crate::event::Cause::Jettison);
        let wet = cx.state().public.ship.wet;
        cx.emit(Landings::Fuelled { wet: Position((wet.0 + mass).min(Position::TOP.0)) }.into());
    }
}

/// Which Lost section comes back, and on which tile (K-Restoration)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Restore;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Graft {
    pub section: Blueprint,
    pub onto: Tile,
}

orrery_core::phrase! { Graft { section, onto } }

impl Listed<Interstellar> for Restore {
    type Answer = Graft;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-restore").act("act-restore").rules(&[ids::RESTORATION])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Graft> {
        let ship = state.public.ship;
        let lost = Blueprint::ALL.into_iter().filter(move |section| !ship.has(Tile::Section(*section)));
        let lost = lost.filter(|section| state.public.may_restore(*section));
        let free = move || (0..ship.row.len()).map(move |at| ship.row[at]).filter(|part| part.with.is_none());
        lost.flat_map(move |section| free().map(move |part| Graft { section, onto: part.tile }))
    }

    fn option(&self, _: &State, _: Seat, graft: &Graft) -> Opt {
        let label = Message::new("graft").with("tile", words::tile(Tile::Section(graft.section)));
        Opt::of(graft, label.with("onto", words::tile(graft.onto))).at(graft.onto.id())
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, Graft { section, onto }: Graft) {
        answered(cx);
        cx.emit(Destiny::Restored { section, onto }.into());
        experiment::restock(cx, section);
    }
}

/// Which of the two dice of the Post-human counts (H2m, DP-44)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeepDie;

impl Listed<Interstellar> for KeepDie {
    type Answer = u8;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-keep-die").act("act-die").rules(&[ids::TWO_DICE])
    }

    /// A success first, then without an outbreak, a 6 last.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = u8> {
        let public = &state.public;
        let worker = Worker::of(Cyborg::POST_HUMAN);
        let mut dice: Vec<u8> = public.roll.map_or(Vec::new(), |roll| vec![roll.die(worker), roll.spare]);
        let rank = |die: u8| public.roll.map(|roll| public.judged(roll.site, worker, die));
        dice.sort_by_key(|die| (rank(*die).map(|(success, culprit)| (!success, culprit)), *die == 6, *die));
        dice.dedup();
        dice.into_iter()
    }

    fn option(&self, _: &State, _: Seat, die: &u8) -> Opt {
        Opt::of(die, Message::new("die-shows").with("die", *die))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, die: u8) {
        answered(cx);
        let public = &cx.state().public;
        let Some(roll) = public.roll else { return };
        let (success, culprit) = public.judged(roll.site, Worker::of(Cyborg::POST_HUMAN), die);
        cx.emit(Destiny::DieKept { die, success, culprit }.into());
    }
}

/// Fuel or ramjet (RUL-130, DP-20)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drive {
    pub cell: Cell,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Engine {
    Fuel,
    Ramjet,
}

phrases! { Engine { "fuel" => Fuel, "ramjet" => Ramjet, } }

impl Listed<Interstellar> for Drive {
    type Answer = Engine;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-drive").act("act-drive").rules(&[ids::RAMJET])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Engine> {
        let fuel = state.public.can_burn_fuel(self.cell).then_some(Engine::Fuel);
        fuel.into_iter().chain(state.public.can_use_ramjet().then_some(Engine::Ramjet))
    }

    fn option(&self, _: &State, _: Seat, engine: &Engine) -> Opt {
        Opt::of(engine, if *engine == Engine::Fuel { "drive-fuel" } else { "drive-ramjet" })
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, engine: Engine) {
        answered(cx);
        pose(cx, seat, super::Burn { cell: self.cell, ramjet: engine == Engine::Ramjet });
    }
}
