//! What the tests of the rules share.

use orrery_core::{Asking, Play, Seat, Setup};
use orrery_kit::Few;
use orrery_kit::fx::{At, BlockId};
use orrery_testkit::Scenario;
use vanguard::Vanguard;
use vanguard::content::{Action, Card, Colour, Crew, Discovery, Gear, Icon, Section, Wound, at, order};
use vanguard::event::{Event, Rounds};
use vanguard::questions::{Choice, Decision, Deed, PassStart};
use vanguard::state::{
    Carried, Cast, Dice, Effect, Frame, Hurt, Member, Origin, Place, SectionDie, State, Step, Symbol, Trial,
};

pub type Table = Scenario<Vanguard>;

/// The only player of a table for one.
pub const ME: Seat = Seat(0);
pub const FIRST: Place = Place(0);
pub const SECOND: Place = Place(1);

pub fn setup(goal: &str, seats: u8) -> Setup {
    Setup::new(seats).with("mission", goal).with("sittings", "one-table")
}

/// Answers by default until somebody is asked a question of this kind.
pub fn play_until(table: &mut Table, wanted: impl Fn(&Decision) -> bool) {
    for _ in 0..2_000 {
        let Some(ask) = table.play().asks().iter().find(|ask| ask.must).cloned() else { panic!("nobody is asked") };
        if wanted(&ask.decision) {
            return;
        }
        let choice = Vanguard::fallback(table.play().state(), &ask);
        table.choose(ask.seat, choice);
    }
    panic!("nobody was ever asked that");
}

/// The first crew member is about to act: Amir of Science and Riku of Security with their first five dice, on this world.
pub fn at_turn(goal: &str) -> Table {
    let mut table = Table::new(setup(goal, 1));
    play_until(&mut table, |decision| matches!(decision, Decision::GiveStart(_)));
    table.choose(ME, Choice::GiveStart(FIRST));
    table.arrange(|state| {
        man(state, FIRST, Section::Science, at::crew::CR02, 1, 5);
        man(state, SECOND, Section::Security, at::crew::CR01, 1, 5);
    });
    table
}

/// Another crew member on a board, in the same sector.
pub fn man(state: &mut State, place: Place, section: Section, crew: Crew, rank: u8, dice: u8) {
    let former = state.party[place.index()];
    let mut member = Member::new(former.seat, section, crew, rank);
    member.available = (0..dice).map(SectionDie).collect();
    (member.sector, member.has_acted) = (former.sector, former.has_acted);
    member.deck = Card::all().filter(|card| card.section() == section && card.rank() == 1).take(14).collect();
    state.party[place.index()] = member;
}

pub fn me(state: &mut State) -> &mut Member {
    &mut state.party[0]
}

/// Cards in hand, wherever they were.
pub fn hold(member: &mut Member, cards: &[Card]) {
    cards.iter().for_each(|card| member.deck.remove(*card));
    member.hand = Few::of(cards.iter().copied()).expect("room");
}

pub fn stand(state: &mut State, sectors: &[u8]) {
    for (member, sector) in state.party.iter_mut().zip(sectors) {
        member.sector = *sector;
    }
}

pub fn hurt(member: &mut Member, wounds: &[Wound]) {
    for (slot, wound) in member.wounds.iter_mut().zip(wounds) {
        *slot = Some(Hurt { wound: *wound, face_down: false, covered: false });
    }
}

pub fn dice(numbers: impl IntoIterator<Item = u8>) -> Dice {
    numbers.into_iter().map(SectionDie).collect()
}

/// What lies on the frames now is carried out: a question without weight is answered first.
pub fn run(table: &mut Table, arrange: impl FnOnce(&mut State)) {
    table.arrange(|state| {
        state.frames.only(Frame::Turn);
        arrange(state);
        state.frames.push(Frame::Ask { seat: ME, question: PassStart.into() });
    });
    let start = table.play().state().start;
    table.choose(ME, Choice::PassStart(start));
}

/// The same with luck.
pub fn run_lucky(table: &mut Table, arrange: impl Fn(&mut State), wanted: impl Fn(&State) -> bool) {
    run_fated(table, arrange, |play| wanted(play.state()));
}

/// The same where what happens on the way is wanted.
pub fn run_fated(table: &mut Table, arrange: impl Fn(&mut State), wanted: impl Fn(&Play<Vanguard>) -> bool) {
    table.arrange(|state| {
        state.frames.only(Frame::Turn);
        arrange(state);
        state.frames.push(Frame::Ask { seat: ME, question: PassStart.into() });
    });
    let start = table.play().state().start;
    table.choose_fated(ME, Choice::PassStart(start), wanted);
}

/// The next action of this crew member is asked for; everything before is answered by default.
pub fn play_to_turn(table: &mut Table, place: Place) {
    play_until(table, |decision| matches!(decision, Decision::TakeAction(asked) if asked.place == place));
}

/// Whether one danger die was rolled that shows this.
pub fn rolled_danger(play: &Play<Vanguard>, symbol: Symbol) -> bool {
    let is_it = |fact: &Event| matches!(fact, Event::Rounds(Rounds::DangerRolled { dice, .. }) if dice[..] == [symbol]);
    play.events().iter().any(is_it)
}

pub fn carry(member: &mut Member, gear: Gear) {
    member.gear.push(Carried { gear, used: false });
}

/// Found discoveries, of which the decks have so many fewer.
pub fn find(state: &mut State, card: Discovery, count: u8) {
    state.vessel.found.0[card.index()] += count;
    state.decks.discoveries.0[card.index()] -= count;
}

pub fn effect(origin: Origin, block: BlockId, place: Place) -> Frame {
    Frame::Effect(Effect { origin, at: At::block(place, block), source: place, here: None })
}

/// A log is carried out for the first crew member.
pub fn log(table: &mut Table, log: vanguard::content::Log) {
    run(table, |state| state.frames.push(effect(Origin::Log(log), log.effect(), FIRST)));
}

/// An event is resolved as matching, or not.
pub fn event(table: &mut Table, event: vanguard::content::Event, is_match: bool) {
    let block = if is_match { event.matched() } else { event.unmatched() };
    run(table, |state| state.frames.push(effect(Origin::Event(event), block, FIRST)));
}

/// A die of the roll: whose, which of its section's, and what it shows.
pub type Shown<'a> = (Place, u8, &'a [Icon]);

pub fn cast(state: &State, (owner, die, face): Shown<'_>) -> Cast {
    let (colour, _) = order(state.member(owner).section)[usize::from(die)];
    Cast { owner, die: SectionDie(die), colour, first: face[0], second: face.get(1).copied() }
}

/// The first crew member's check has been rolled: this is what lies there.
pub fn rolled(state: &mut State, action: Option<Action>, pool: &[Shown<'_>]) {
    let mut trial = Trial::new(FIRST, action, state.party[0].sector);
    for shown in pool {
        let cast = cast(state, *shown);
        state.party[shown.0.index()].available.remove(cast.die);
        trial.pool.push(cast);
    }
    state.trial = Some(trial);
    state.frames.push(Frame::Check(Step::Modify));
}

pub fn place_poi(state: &mut State, poi: vanguard::content::Poi) {
    let sector = usize::from(state.party[0].sector);
    state.planet.pois[sector] = Few::of([poi]).expect("room");
}

pub fn poi_here(table: &Table) -> Option<vanguard::content::Poi> {
    let state = table.play().state();
    state.planet.poi(state.sector_of(FIRST))
}

pub fn act(table: &mut Table, deed: Deed) {
    table.choose(ME, Choice::TakeAction(deed));
}

/// What the first crew member has: available and spent dice.
pub fn boards(table: &Table) -> (usize, usize) {
    let member = table.play().state().member(FIRST);
    (member.available.len(), member.spent.len())
}

pub fn counters(table: &Table, action: Action) -> (u8, u8) {
    let progress = table.play().state().planet.progress_of(action);
    (progress.green, progress.red)
}

pub fn is_asked(table: &Table, wanted: impl Fn(&Decision) -> bool) -> bool {
    table.play().asks().iter().any(|ask| wanted(&ask.decision))
}

pub fn danger(place: Place, table: vanguard::content::Danger, dice: &[Symbol]) -> Frame {
    let dice = Few::of(dice.iter().copied()).expect("room");
    Frame::Dangers { place, table, dice, stage: vanguard::state::Peril::Window }
}

/// Dice of a colour that a crew member has available.
pub fn of_colour(table: &Table, place: Place, colour: Colour) -> usize {
    let member = table.play().state().member(place);
    member.of_colour(member.available, colour.into()).len()
}

pub fn path(table: &Table, from: u8, to: u8) -> vanguard::content::Path {
    let planet = &table.play().state().planet;
    planet.paths(from).find(|(_, end)| *end == to).map(|(path, _)| path).expect("a path")
}

pub fn travel(table: &mut Table, from: u8, to: u8) {
    let path = path(table, from, to);
    act(table, Deed::Travel(path, to));
}
