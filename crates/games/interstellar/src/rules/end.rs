//! How a game ends (J).
//!
//! Rules held here beside those that are named below: A1f, A3e, RUL-61, RUL-96, RUL-100, off-map, stranded-long, forty,
//! all-landed, no-humans, no-females, no-eve, abandoned.

use orrery_core::{Outcome, SeatSet, Standing};

use super::{Cx, go_on, people, score};
use crate::content::effect::{Stmt, Verb};
use crate::content::{Cyborg, Ideologies, Ideology, Sex, Tiles, Wisdom, Workcell};
use crate::event::{Finish, Round};
use crate::record::Mark;
use crate::state::{Ending, Finale, Frame, Place, Public, State, Stuff};

/// I4f: so many Insemination medals are there.
const SEEDS: usize = 4;

pub(crate) fn end(cx: &mut Cx<'_>, ending: Ending) {
    cx.reveal();
    match ending.is_scored() {
        true => cx.emit(Finish::Begun { ending }.into()),
        false => over(cx, ending),
    }
}

/// F5c: without any human on board the game is over at once. J1c: so it is when all agree.
pub(super) fn at_once(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    if public.ending.is_some() || public.dozyear.number == 0 {
        return;
    }
    if !public.has_humans() {
        let eve = public.landed_females().any(|cyborg| !public.lost_in_eden().contains(cyborg));
        end(cx, if eve { Ending::AllLanded } else { Ending::NoHumans });
    } else if SeatSet::all(public.seats).minus(public.left).minus(public.agreed).is_empty() {
        end(cx, Ending::Agreed);
    }
}

/// H5d: at the end of a phase. Answers whether the game is over.
pub(super) fn without_females(cx: &mut Cx<'_>) -> bool {
    let public = &cx.state().public;
    let is_lost = public.females().next().is_none() && !public.may_yet_turn();
    if is_lost {
        end(cx, Ending::NoFemales);
    }
    is_lost
}

impl Public {
    /// The females alive, on board or landed.
    pub fn females(&self) -> impl Iterator<Item = Cyborg> + use<'_> {
        Cyborg::all().filter(|cyborg| self.sex(*cyborg) == Sex::Amazon && self.person(*cyborg).is_alive())
    }

    fn landed_females(&self) -> impl Iterator<Item = Cyborg> + use<'_> {
        self.females().filter(|cyborg| !self.person(*cyborg).is_on_board())
    }

    /// The members of a party who live.
    pub fn members(&self, party: usize) -> Tiles {
        Cyborg::all().filter(|cyborg| self.person(*cyborg).place == Place::Landed(party as u8)).collect()
    }

    /// RUL-64, RUL-150: whether Hermaphroditism is still possible.
    fn may_yet_turn(&self) -> bool {
        let turns = |stmt: &Stmt| matches!(stmt, Stmt::Do(Verb::Hermaphrodite));
        let is_it = |card: &Workcell| card.program().0.iter().any(|block| block.iter().any(turns));
        let has_card = Workcell::all().any(|card| is_it(&card) && !self.market.gone.contains(card));
        let is_male = |cyborg: Cyborg| self.sex(cyborg) == Sex::Meathead;
        let embryo = Cyborg::all().any(|cyborg| is_male(cyborg) && self.person(cyborg).place == Place::Embryo);
        let landed = (0..self.parties.len()).any(|party| self.is_bachelor(party));
        has_card && self.has_unflipped() && (embryo || landed)
    }

    /// A landing party of males only.
    pub fn is_bachelor(&self, party: usize) -> bool {
        let members = self.members(party);
        let has_male = members.iter().any(|cyborg| self.sex(cyborg) == Sex::Meathead);
        has_male && !members.iter().any(|cyborg| self.sex(cyborg) == Sex::Amazon)
    }

    /// I4e, RUL-42: those whose planet is habitable neither with their kit nor with what the mats hold.
    pub fn lost_in_eden(&self) -> Tiles {
        let lost = (0..self.parties.len()).filter(|party| !self.can_live(*party));
        lost.flat_map(|party| self.members(party).iter()).collect()
    }

    fn can_live(&self, party: usize) -> bool {
        let Some(landed) = self.parties.get(party) else { return false };
        let wise = |cyborg: Cyborg| {
            let person = self.person(cyborg);
            cyborg.wisdom() == Some(Wisdom::Ecologist) && person.age.is_elder() && !person.orphan
        };
        let bonus = u8::from(self.members(party).iter().any(wise));
        let lives = |with: Stuff| self.sky.is_habitable(landed.planet, Stuff { goo: with.goo + bonus, ..with });
        lives(landed.kit) || lives(self.stuff())
    }

    /// I4f: parties in the order in which they landed, inside a party in pulse order.
    fn inseminators(&self) -> Ideologies {
        let mut seeds = Ideologies::NONE;
        for party in (0..self.parties.len()).filter(|party| self.is_alone(*party)) {
            let members = self.members(party);
            let has_female = members.iter().any(|cyborg| self.sex(cyborg) == Sex::Amazon);
            for of in members.iter().filter_map(|cyborg| self.side(cyborg)).filter(|_| has_female) {
                if seeds.len() < SEEDS {
                    seeds.insert(of);
                }
            }
        }
        seeds
    }

    fn is_alone(&self, party: usize) -> bool {
        let planet = |party: usize| self.parties.get(party).map(|party| party.planet);
        let others = (0..self.parties.len()).filter(|other| *other != party).map(planet);
        !others.chain([self.landfall]).any(|other| other.is_some() && other == planet(party))
    }
}

/// East of Eden, then the last medals, then all nuggets are shown and everything is counted.
pub(super) fn finish(cx: &mut Cx<'_>, stage: Finale) {
    match stage {
        Finale::Eden => {
            go_on(cx, Frame::Finale(Finale::Seeds));
            let dead = cx.state().public.lost_in_eden();
            people::kill(cx, dead);
        }
        Finale::Seeds => {
            go_on(cx, Frame::Finale(Finale::Count));
            let to = cx.state().public.inseminators();
            cx.emit(Finish::Seeded { to }.into());
        }
        Finale::Count => count(cx),
    }
}

/// J3b; J3g: without a female the points do not count.
fn count(cx: &mut Cx<'_>) {
    let faces = cx.state().secret.faces;
    // A last medal may have been asked about since the end began.
    cx.reveal();
    cx.emit(Finish::NuggetsShown { faces }.into());
    let public = &cx.state().public;
    let totals = score::totals(public);
    let rating = score::rating(public, &totals);
    let has_eve = public.females().next().is_some();
    let ending = public.ending.filter(|_| has_eve).unwrap_or(Ending::NoEve);
    cx.emit(Finish::Counted { totals, rating: rating.filter(|_| has_eve) }.into());
    over(cx, ending);
}

fn over(cx: &mut Cx<'_>, ending: Ending) {
    let mark = Mark::ends(&cx.state().public);
    cx.emit(Round::Ended { ending, mark }.into());
}

/// J3e: where nothing counts everybody has place 2 and no points.
#[inline]
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    // This is asked after every step, and once the answer is yes.
    if let Frame::Over(ending) = *state.public.frames.top() { Some(came_out(&state.public, ending)) } else { None }
}

#[cold]
fn came_out(public: &Public, ending: Ending) -> Outcome {
    let counts = ending.is_scored() && ending != Ending::NoEve;
    let together = !counts || !public.competitive;
    let standing = |seat| match counts {
        true => score::standing(public, seat),
        false => Standing { seat, place: 2, score: 0 },
    };
    Outcome { ending: ending.id(), places: public.everybody().map(standing).collect(), together }
}

impl Ideology {
    /// Both of its tiles.
    pub const fn pair(self) -> [Cyborg; 2] {
        [self.amazon(), self.meathead()]
    }
}
