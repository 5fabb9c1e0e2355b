//! The tutorial as C19 has it: crew, hands and sectors are given, and the first round is led, step by step (T1 to T11).

use orrery_core::{Message, Refusal, require};
use orrery_kit::Few;
use orrery_kit::fx::BlockId;

use super::Lesson;
use crate::content::{Card, Colour, Crew, Flag, Icon, Kind, Line, Mark, Path, Pile, Section, Stmt, Verb, at, faces};
use crate::event::Worlds;
use crate::questions::{Deed, Manner, Reaction, Sections, Turning};
use crate::rules::pool::Chosen;
use crate::rules::{Cx, carry_out, effect, ids};
use crate::state::{Cards, Cast, Dice, Member, Origin, Place, Play, State};
use crate::words;

const AMIR: Place = Place(0);

impl State {
    /// The exploration of the tutorial; a campaign goes on after it.
    pub fn is_tutorial(&self) -> bool {
        self.terms.lesson == Some(Lesson::Tutorial) && self.is_eye()
    }
}

/// VG-TUT-2: the first round, until log 59 is shown.
pub(crate) fn is_led(state: &State) -> bool {
    state.is_tutorial() && !state.flags.contains(Flag::TutFree)
}

/// VG-TUT-1: Amir is of Science.
pub(crate) fn must_land(state: &State) -> Sections {
    let science = state.is_tutorial().then_some(Section::Science);
    science.into_iter().collect()
}

/// VG-TUT-1: who stands for a section.
pub(crate) const fn tutor(section: Section) -> Crew {
    match section {
        Section::Security => at::crew::CR01,
        Section::Science => at::crew::CR02,
        Section::Recon => at::crew::CR03,
        Section::Engineering => at::crew::CR04,
    }
}

/// C17.1: three cards of the section; the first two are its hand.
pub(crate) fn spoils(member: &Member) -> (Cards, Few<Card, 8>) {
    let own = || Card::all().filter(|card| card.section() == member.section && card.pile() == Pile::Tutorial);
    (own().collect(), Few::of(own().take(2)).unwrap_or_default())
}

/// T4 to T10: the one thing to do now.
pub(crate) fn led_deed(state: &State) -> Option<Deed> {
    let turn = state.turn.filter(|turn| turn.actions > 0 && is_led(state))?;
    let is_first = turn.actions > 1;
    let can_move = !state.planet.is_marked(state.sector_of(turn.place), Mark::NM);
    let travel = |to| way(state, turn.place, to);
    match (turn.place.0, is_first) {
        (0, true) => Some(Deed::Special(at::action::EV_1_1)),
        (0, false) => travel(5),
        (1, true) => Some(Deed::Special(at::action::EV_2_1)),
        (1, false) => Some(Deed::Rest),
        (2, true) => Some(Deed::Special(at::action::P101_1)),
        (2, false) => travel(5),
        // R41: the second may have failed, and nobody leaves sector 2 then.
        (_, true) if !can_move => Some(Deed::Special(at::action::EV_2_1)),
        (_, true) => travel(4),
        (_, false) if can_move && state.sector_of(turn.place) == 2 => travel(4),
        (_, false) => Some(Deed::Prepare(Manner::Draw)),
    }
}

fn way(state: &State, place: Place, to: u8) -> Option<Deed> {
    let mut paths = state.planet.paths(state.sector_of(place));
    let path: Option<(Path, u8)> = paths.find(|(_, end)| *end == to);
    path.map(|(path, to)| Deed::Travel(path, to))
}

fn led(is_so: bool, next: impl Into<Message>) -> Result<(), Refusal> {
    require(is_so, ids::LED, || Message::new("refused-led").with("next", next.into()))
}

pub(crate) fn allows_deed(state: &State, place: Place, deed: Deed) -> Result<(), Refusal> {
    match led_deed(state) {
        Some(wanted) => led(deed == wanted, words::deed(state, place, wanted)),
        None => Ok(()),
    }
}

/// T4: Amir breaks the bulkhead.
fn is_at_bulkhead(state: &State) -> bool {
    is_led(state) && state.trial.is_some_and(|trial| trial.of == Some(at::action::EV_1_1))
}

/// T7: the second crew member saves the supplies.
pub(crate) fn is_at_supplies(state: &State) -> bool {
    is_led(state) && state.trial.is_some_and(|trial| trial.active == Place(1))
}

/// T4: the two base dice; T7: all dice.
pub(crate) fn led_dice(state: &State, place: Place) -> Option<Dice> {
    let member = state.member(place);
    match place {
        _ if !is_led(state) => None,
        AMIR => Some(member.available.iter().filter(|die| member.die(*die).1 == Kind::Base).collect()),
        Place(1) => Some(member.available),
        _ => None,
    }
}

/// T4: what the dice show is given.
pub(crate) fn face(state: &State, colour: Colour, kind: Kind) -> Option<usize> {
    let wanted = if colour == Colour::R { Icon::ACC } else { Icon::BAS };
    let face = || faces(colour, kind).iter().position(|face| face[0] == wanted);
    is_at_bulkhead(state).then(face).flatten()
}

pub(crate) fn allows_reaction(state: &State, reaction: Reaction) -> Result<(), Refusal> {
    let wanted = Reaction::Use(Play::Card(at::card::TC1));
    let holds = state.party.first().is_some_and(|amir| amir.hand.contains(&at::card::TC1));
    led(
        !is_at_bulkhead(state) || !holds || reaction == wanted,
        Message::new("act-use").with("card", at::card::TC1.name()),
    )
}

/// The die that is sent away.
pub(crate) fn led_pool(state: &State) -> Option<Chosen> {
    let pool = state.trial.filter(|_| is_at_bulkhead(state))?.pool;
    let red = pool.iter().position(|cast: &Cast| cast.colour == Colour::R)?;
    Some(Chosen::default().with(red))
}

pub(crate) fn allows_face(state: &State, turning: Turning) -> Result<(), Refusal> {
    let shows = |at: u8, face: u8| {
        let cast = state.trial.and_then(|trial| trial.pool.get(usize::from(at)).copied())?;
        let (colour, kind) = state.member(cast.owner).die(cast.die);
        faces(colour, kind).get(usize::from(face)).map(|shown| shown[0])
    };
    let is_so = matches!(turning, Turning::To(at, face) if shows(at, face) == Some(Icon::VAN));
    led(!is_at_bulkhead(state) || is_so, words::icon(Icon::VAN))
}

pub(crate) fn allows_row(state: &State, yes: bool) -> Result<(), Refusal> {
    led(!is_at_bulkhead(state) || yes, words::line(Line::Green))
}

/// T5: Amir takes the danger.
pub(crate) fn allows_branch(state: &State, block: BlockId) -> Result<(), Refusal> {
    let is_amir = is_led(state) && state.turn.is_some_and(|turn| turn.place == AMIR);
    let program = effect::asked_about(state).map(|effect| effect.origin.program());
    let is_danger = |program: crate::content::Program| {
        program.block(block).iter().any(|stmt| matches!(stmt, Stmt::Do(Verb::Danger(..))))
    };
    let table = at::danger::T.name();
    led(!is_amir || program.is_some_and(is_danger), table)
}

/// T6, T11: what is read when a turn of the first round is over.
pub(crate) fn close_turn(cx: &mut Cx<'_>, place: Place) {
    let is_last = place.index() + 1 == cx.state().party.len();
    let log = match place {
        _ if is_last => at::log::N59,
        AMIR => at::log::N50,
        _ => return,
    };
    cx.emit(Worlds::LogShown { log }.into());
    carry_out(cx, Origin::Log(log), log.effect(), place, None);
}
