//! What a Chief Engineer picks while a card is carried out (DP-17).

use orrery_kit::fx;

use super::pose_any;
use super::prelude::*;
use crate::content::effect::Stmt;
use crate::event::{Honours, Ideas, Labs, People, Work};
use crate::rules::effect::Engineering;
use crate::rules::maintenance;

/// Which part of the card?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choose;

impl Listed<Interstellar> for Choose {
    type Answer = u8;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-choose").act("act-part").rules(&[ids::ENGINEER])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = u8> {
        0..if let Some(Stmt::Choose(parts)) = state.public.statement() { parts.len() as u8 } else { 0 }
    }

    fn option(&self, _: &State, _: Seat, part: &u8) -> Opt {
        Opt::of(part, Message::new("part").with("number", *part + 1))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, part: u8) {
        let stmt = cx.state().public.statement();
        answered(cx);
        if let Some(Stmt::Choose(parts)) = stmt {
            fx::into(&mut Engineering(cx), parts[usize::from(part)]);
        }
    }
}

/// Which fat Blueprint is leaned?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PickSection {
    pub by: Ideology,
}

impl Listed<Interstellar> for PickSection {
    type Answer = Blueprint;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-pick-section").act("act-lean").rules(&[ids::LEAN, ids::ADVICE_LEAN])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Blueprint> {
        let ship = state.public.ship;
        let is_fat = move |section: &Blueprint| ship.section(*section).is_some_and(|part| part.side == Side::Fat);
        Blueprint::ALL.into_iter().filter(is_fat)
    }

    fn option(&self, _: &State, _: Seat, section: &Blueprint) -> Opt {
        Opt::of(section, words::tile(Tile::Section(*section))).at(Tile::Section(*section).id())
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, section: Blueprint) {
        answered(cx);
        maintenance::lean(cx, section, self.by);
    }
}

/// Whose Stress is relieved by so much? It is asked so many times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Relieve {
    pub but: Option<Ideology>,
    pub by: u8,
    pub times: u8,
}

impl Listed<Interstellar> for Relieve {
    type Answer = Ideology;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, Message::new("ask-relieve").with("by", self.by)).act("act-relieve").rules(&[ids::STRESS])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Ideology> {
        let (mats, but) = (state.public.mats, self.but);
        Ideology::ALL.into_iter().filter(move |of| Some(*of) != but && mats[of.index()].stress > 0)
    }

    fn option(&self, state: &State, _: Seat, of: &Ideology) -> Opt {
        let label = Message::new("relieve-whom").with("ideology", words::ideology(*of));
        Opt::of(of, label.with("stress", state.public.mat(*of).stress)).at(marks::mat(*of))
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, of: Ideology) {
        answered(cx);
        cx.emit(People::Relieved { who: Ideologies::NONE.with(of), by: self.by }.into());
        if self.times > 1 {
            pose_any(cx, seat, Relieve { times: self.times - 1, ..*self });
        }
    }
}

/// Which shape does the Chief Engineer's Ideology learn (BA8)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Learn {
    pub of: Ideology,
}

impl Listed<Interstellar> for Learn {
    type Answer = Shape;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-learn").with("ideology", words::ideology(self.of));
        Offer::bare(asked, title).act("act-learn").rules(&[ids::LEARNING])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Shape> {
        let human = state.public.mat(self.of).human;
        Shape::ALL.into_iter().filter(move |shape| !human.contains(*shape))
    }

    fn option(&self, _: &State, _: Seat, shape: &Shape) -> Opt {
        Opt::of(shape, words::shape(*shape)).at(marks::augmentation(self.of, *shape))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, shape: Shape) {
        answered(cx);
        cx.emit(Labs::Learned { who: Ideologies::NONE.with(self.of), shape }.into());
    }
}

/// Which Hero medal is taken (EN9)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeHero {
    pub to: Ideology,
}

impl Listed<Interstellar> for TakeHero {
    type Answer = Medal;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-hero").with("ideology", words::ideology(self.to));
        Offer::bare(asked, title).act("act-take").rules(&[ids::MEDALS])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = Medal> {
        MedalClass::Hero.medals()
    }

    fn option(&self, _: &State, _: Seat, medal: &Medal) -> Opt {
        Opt::of(medal, words::medal(*medal))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, medal: Medal) {
        answered(cx);
        cx.emit(Honours::Taken { medal, to: self.to }.into());
    }
}

/// Which Ideology gets a second Avatar (EN2)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enlist;

impl Listed<Interstellar> for Enlist {
    type Answer = Ideology;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-enlist").act("act-give").rules(&[ids::AVATAR])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Ideology> {
        let seconds = state.public.seconds;
        Ideology::ALL.into_iter().filter(move |of| !seconds.contains(*of))
    }

    fn option(&self, _: &State, _: Seat, of: &Ideology) -> Opt {
        Opt::of(of, words::ideology(*of)).at(marks::mat(*of))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, of: Ideology) {
        answered(cx);
        cx.emit(Work::Enlisted { of }.into());
    }
}

/// Which Earth Data card is turned up? All backs are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnData;

impl Listed<Interstellar> for TurnData {
    type Answer = u8;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-turn-data").act("act-turn").rules(&[ids::EARTH_DATA])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = u8> {
        let up = state.public.earth_data;
        (0..EarthData::COUNT as u8).filter(move |place| up[usize::from(*place)].is_none())
    }

    fn option(&self, state: &State, seat: Seat, place: &u8) -> Opt {
        // JA9: who has looked knows which is which.
        let known = state.public.looked.contains(seat).then(|| state.secret.earth_data[usize::from(*place)]);
        let label = known.map_or(Message::new("data-place").with("number", *place + 1), words::earth_data);
        Opt::of(place, label).at(marks::data(*place)).sealed()
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, place: u8) {
        answered(cx);
        cx.reveal();
        let card = cx.state().secret.earth_data[usize::from(place)];
        cx.emit(Ideas::DataTurned { place, card }.into());
    }
}
