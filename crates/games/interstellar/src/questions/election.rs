//! An election.

use super::prelude::*;
use crate::event::Politics;
use crate::rules::election;

/// Who shall command (F3b, DP-11)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ballot;

impl Listed<Interstellar> for Ballot {
    type Answer = Ideology;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-ballot").with("votes", state.public.votes(asked.seat));
        Offer::bare(asked, title).act("act-vote").hint("hint-ballot").rules(&[ids::ELECTION, ids::SECRET_VOTE])
    }

    /// An own candidate comes first, then the incumbent, then the lowest pulse.
    fn answers(&self, state: &State, seat: Seat) -> impl Iterator<Item = Ideology> {
        let public = &state.public;
        let mut candidates: Vec<Ideology> = public.candidates().iter().collect();
        let is_own = |of: &Ideology| public.player(*of) == seat;
        candidates.sort_by_key(|of| (!is_own(of), !is_own(of) && public.incumbent() != Some(*of)));
        candidates.into_iter()
    }

    fn check(&self, state: &State, _: Seat, of: &Ideology) -> Result<(), Refusal> {
        let stands = state.public.candidates().contains(*of);
        require(stands, ids::CANDIDATES, || Message::new("refused-asleep").with("ideology", words::ideology(*of)))
    }

    fn option(&self, state: &State, seat: Seat, of: &Ideology) -> Opt {
        let opt = Opt::of(of, words::ideology(*of)).at(marks::mat(*of));
        opt.fact(facts::election(&state.public, seat, *of))
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, candidate: Ideology) {
        cx.emit(Politics::Voted { seat, candidate }.into());
    }
}

/// Which of those with most votes commands (F3d, DP-12)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BreakTie {
    pub tied: Ideologies,
}

impl Listed<Interstellar> for BreakTie {
    type Answer = Ideology;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-break-tie").act("act-command").rules(&[ids::TIED_VOTE])
    }

    /// The incumbent comes first, then the lowest pulse.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Ideology> {
        let mut tied: Vec<Ideology> = self.tied.iter().collect();
        tied.sort_by_key(|of| state.public.incumbent() != Some(*of));
        tied.into_iter()
    }

    fn option(&self, _: &State, _: Seat, of: &Ideology) -> Opt {
        Opt::of(of, words::ideology(*of)).at(marks::mat(*of))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, of: Ideology) {
        answered(cx);
        election::elect(cx, of);
    }
}

/// Which Cyborg bears the star (F3e, DP-13)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Star {
    pub of: Ideology,
}

impl Listed<Interstellar> for Star {
    type Answer = Cyborg;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-star").with("ideology", words::ideology(self.of));
        Offer::bare(asked, title).act("act-command").rules(&[ids::COMMANDER])
    }

    /// F5a-1: a Post-human may command.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Cyborg> {
        let people = state.public.people;
        state.public.tiles_of(self.of).filter(move |cyborg| people.0[cyborg.index()].is_awake())
    }

    fn option(&self, _: &State, _: Seat, cyborg: &Cyborg) -> Opt {
        Opt::of(cyborg, words::cyborg(*cyborg)).at(cyborg.id())
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, cyborg: Cyborg) {
        answered(cx);
        cx.emit(Politics::CommanderMade { cyborg, of: self.of }.into());
    }
}
