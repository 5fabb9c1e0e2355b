//! The set-up (C1, C2, C7b).
//!
//! Rules held here beside those that are named below: A3a, B7-1, C1b, C6a, C7a, C7c, C7d, C7e, K-Coalition, RUL-73,
//! RUL-111, RUL-147, RUL-151.

use orrery_core::Seat;

use super::{Cx, carryover, phases, reset};
use crate::content::{
    Assignment, Beginner, Blueprint, EarthData, Ideologies, Ideology, MarketRow, Shape, Shapes, Workcell,
};
use crate::event::Beginning;
use crate::lesson::{self, Lesson};
use crate::questions::{self, Coalition, FirstOfficer, Heading, NameCommander, TakeIdeology};
use crate::state::{Faces, Frame, MAX_SEATS, Public, Stage, Worlds};

pub(super) fn go_on(cx: &mut Cx<'_>, stage: Stage) {
    match stage {
        Stage::Deal => deal(cx),
        Stage::Ideologies => take_ideology(cx),
        Stage::Commander => name_commander(cx),
        Stage::FirstOfficer if cx.state().public.terms.lesson.is_some() => {
            let (seat, ideology) = (cx.state().public.helm(), Lesson::FIRST_OFFICER);
            cx.emit(Beginning::FirstOfficerNamed { seat, ideology }.into());
        }
        Stage::FirstOfficer => {
            let public = &cx.state().public;
            // C8c: the Backer chooses.
            questions::pose(cx, public.sheet.backer.unwrap_or(public.helm()), FirstOfficer);
        }
        Stage::Coalition => give_coalition(cx),
        Stage::Help => help(cx),
        Stage::Heading => set_heading(cx),
    }
}

/// C4-1, C4b, RUL-102
fn deal(cx: &mut Cx<'_>) {
    let mut order = [Seat(0); MAX_SEATS];
    let seats = usize::from(cx.state().public.seats);
    (0..).map(Seat).zip(&mut order[..seats]).for_each(|(seat, place)| *place = seat);
    let is_taught = cx.state().public.terms.lesson.is_some();
    if !is_taught {
        cx.dice().shuffle(&mut order[..seats]);
    }
    // 6.3: a lesson is dealt as the game on paper.
    let faces = if is_taught { Faces::ALL[4] } else { Worlds::ANY.draw(cx.dice()) };
    let mut earth_data = EarthData::ALL;
    if !is_taught {
        cx.dice().shuffle(&mut earth_data);
    }
    cx.emit(Beginning::Dealt { order, faces, earth_data }.into());
    let taught = lesson::market().filter(|_| is_taught);
    let columns = taught.unwrap_or_else(|| Blueprint::ALL.map(|section| lay(cx, section)));
    cx.emit(Beginning::MarketLaid { columns }.into());
    Blueprint::ALL.into_iter().for_each(|section| reset::show_top(cx, section));
}

/// C3a: three of the nine cards of a colour.
fn lay(cx: &mut Cx<'_>, section: Blueprint) -> [Workcell; MarketRow::COUNT] {
    let mut cards: Vec<Workcell> = section.workcells().collect();
    cx.dice().shuffle(&mut cards);
    std::array::from_fn(|row| cards[row])
}

impl Public {
    /// C1a: how many Ideologies are taken before the rest form the coalition.
    fn quota(&self) -> usize {
        if matches!(self.seats, 4 | 5) { usize::from(self.seats) } else { Ideology::COUNT }
    }

    fn not_taken(&self) -> Ideologies {
        Ideology::ALL.into_iter().filter(|of| !self.taken.contains(*of)).collect()
    }

    /// J1e-1: on a new mission Ideologies pass to other players, as long as there are others to take.
    pub fn takeable(&self, seat: Seat) -> Ideologies {
        let had = |of: &Ideology| self.former.is_some_and(|former| former[of.index()] == seat);
        let new: Ideologies = self.not_taken().iter().filter(|of| !had(of)).collect();
        if new.is_empty() { self.not_taken() } else { new }
    }
}

/// C1a, RUL-102: one each, round by round. Alone there is nothing to choose.
fn take_ideology(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let count = public.taken.len();
    let seat = public.order[count % usize::from(public.seats)];
    let left = public.takeable(seat);
    let colour = public.sheet.colour(seat).filter(|_| count < usize::from(public.seats));
    if count == public.quota() {
        return cx.emit(Beginning::EmbryosLaid.into());
    }
    if let Some(lesson) = public.terms.lesson {
        let own = left.iter().map(|ideology| (ideology, lesson.player(ideology))).next();
        return own.into_iter().for_each(|(ideology, seat)| {
            cx.emit(Beginning::IdeologyTaken { seat, ideology }.into());
        });
    }
    let ideology = match public.terms.assignment {
        // C8a: the colour played before comes first.
        _ if colour.is_some() => colour,
        _ if public.seats == 1 => left.nth(0),
        Assignment::Choose => return questions::pose(cx, seat, TakeIdeology),
        // A die that shows what is taken is rolled again.
        Assignment::Roll => left.nth(cx.dice().below(left.len() as u32) as usize),
    };
    ideology.into_iter().for_each(|ideology| cx.emit(Beginning::IdeologyTaken { seat, ideology }.into()));
}

/// C2b, RUL-58
fn name_commander(cx: &mut Cx<'_>) {
    let taken = cx.state().public.taken;
    if let Some(winner) = cx.state().public.sheet.winner {
        return questions::pose(cx, winner, NameCommander);
    }
    let taught = cx.state().public.terms.lesson.map(|_| Lesson::COMMANDER);
    let named = taught.or_else(|| taken.nth(cx.dice().below(taken.len() as u32) as usize));
    named.into_iter().for_each(|ideology| cx.emit(Beginning::CommanderNamed { ideology }.into()));
}

/// C2d: as the Commander says.
fn give_coalition(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let heir = heir(public);
    match public.not_taken().nth(0) {
        Some(ideology) if heir.is_some() => heir.into_iter().for_each(|to| {
            cx.emit(Beginning::CoalitionGiven { ideology, to }.into());
        }),
        Some(ideology) => questions::pose(cx, public.helm(), Coalition { ideology }),
        None => super::go_on(cx, Frame::SetUp(Stage::Help)),
    }
}

/// C8b, C8c: of four players the winner, of four or five the Backer receives one.
fn heir(public: &Public) -> Option<Seat> {
    let has_one = |seat: Seat| public.coalition.iter().any(|of| public.taken.contains(of) && public.player(of) == seat);
    let winner = public.sheet.winner.filter(|_| public.seats == 4);
    [winner, public.sheet.backer].into_iter().flatten().find(|seat| !has_one(*seat))
}

/// C1-b
fn help(cx: &mut Cx<'_>) {
    if !carryover::fit_out(cx) {
        return;
    }
    let public = cx.state().public;
    let asleep = Ideology::ALL.into_iter().filter(|of| public.terms.beginner == Beginner::On && !public.is_awake(*of));
    for ideology in asleep {
        let lacks: Shapes =
            Shape::ALL.into_iter().filter(|shape| !public.mat(ideology).human.contains(*shape)).collect();
        let shape = lacks.nth(cx.dice().below(lacks.len() as u32) as usize);
        shape.into_iter().for_each(|shape| cx.emit(Beginning::Helped { ideology, shape }.into()));
    }
    super::go_on(cx, Frame::SetUp(Stage::Heading));
}

/// C7b
fn set_heading(cx: &mut Cx<'_>) {
    if let Some(lesson) = cx.state().public.terms.lesson.filter(|lesson| lesson.is_staged()) {
        cx.emit(Beginning::Staged { lesson }.into());
        return phases::next_dozyear(cx);
    }
    let public = &cx.state().public;
    match public.ship.heading {
        None => questions::pose(cx, public.helm(), Heading),
        Some(_) => phases::next_dozyear(cx),
    }
}
