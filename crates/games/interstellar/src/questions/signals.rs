//! Radio to Earth, and what comes of it.

use orrery_core::phrases;

use super::prelude::*;
use crate::event::{People, Signals};
use crate::rules::signals;
use crate::state::Dome;

/// Is a dome put on the card that was researched (G1f, DP-08)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PutDome {
    pub by: Ideology,
    pub card: Workcell,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Dish {
    Nobodys,
    Of(Ideology),
}

phrases! { Dish { "none" => Nobodys, "dome" => Of(of), } }

impl Listed<Interstellar> for PutDome {
    type Answer = Dish;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-dome").with("card", words::workcell(self.card));
        Offer::bare(asked, title).act("act-dome").rules(&[ids::DOME, ids::ADVICE_RADIO])
    }

    /// Without an answer the own dome, or none if that is away.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Dish> {
        let (domes, by) = (state.public.domes, self.by);
        let there = move |of: &Ideology| domes[of.index()] == Dome::Supply;
        let own = there(&by).then_some(Dish::Of(by));
        let others = Ideology::ALL.into_iter().filter(move |of| *of != by && there(of)).map(Dish::Of);
        own.into_iter().chain([Dish::Nobodys]).chain(others)
    }

    fn option(&self, _: &State, _: Seat, dish: &Dish) -> Opt {
        match *dish {
            Dish::Nobodys => Opt::of(dish, "no-dome"),
            Dish::Of(of) => {
                let label = Message::new("dome-of").with("ideology", words::ideology(of));
                Opt::of(dish, label).at(marks::mat(of))
            }
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, dish: Dish) {
        answered(cx);
        if let Dish::Of(of) = dish {
            cx.emit(Signals::DomePut { of, card: self.card }.into());
        }
    }
}

/// Which way does the signal take (RUL-88, DP-41)? So many spaces are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DomeBranch {
    pub of: Ideology,
    pub left: u8,
}

impl DomeBranch {
    fn from(&self, state: &State) -> Space {
        if let Dome::Space(space) = state.public.dome(self.of) { space } else { at::SOL }
    }
}

impl Listed<Interstellar> for DomeBranch {
    type Answer = Space;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-dome-branch").with("ideology", words::ideology(self.of));
        Offer::bare(asked, title).act("act-fly").rules(&[ids::DOME_FLIGHT])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Space> {
        let mut ways: Vec<Space> = signals::nearer(self.from(state)).collect();
        ways.sort();
        ways.into_iter()
    }

    fn option(&self, _: &State, _: Seat, to: &Space) -> Opt {
        Opt::of(to, words::space(*to)).at(to.id())
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, to: Space) {
        let from = self.from(cx.state());
        answered(cx);
        cx.emit(Signals::Flown { of: self.of, from, to, left: self.left - 1 }.into());
    }
}

/// Whom does a librarian relieve (ED2, DP-21)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comfort;

impl Listed<Interstellar> for Comfort {
    type Answer = Ideology;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, Message::new("ask-relieve").with("by", 1u8))
            .act("act-relieve")
            .rules(&[ids::LIBRARIAN_RELIEF])
    }

    /// The most stressed come first.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Ideology> {
        let stress = |of: &Ideology| state.public.mat(*of).stress;
        let mut all: Vec<Ideology> = Ideology::ALL.into_iter().filter(|of| stress(of) > 0).collect();
        all.sort_by_key(|of| u8::MAX - stress(of));
        all.into_iter()
    }

    fn option(&self, state: &State, _: Seat, of: &Ideology) -> Opt {
        let label = Message::new("relieve-whom").with("ideology", words::ideology(*of));
        Opt::of(of, label.with("stress", state.public.mat(*of).stress)).at(marks::mat(*of))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, of: Ideology) {
        answered(cx);
        cx.emit(People::Relieved { who: Ideologies::NONE.with(of), by: 1 }.into());
    }
}
