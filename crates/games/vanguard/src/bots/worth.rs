//! What an effect is worth to the party before it is carried out (9.3): gains count for it, costs against it.

use std::sync::LazyLock;

use orrery_kit::fx::BlockId;

use crate::content::{Action, Board, Mark, Mission, MissionKind, Owner, Path, Stmt, Tally, Test, Type, Verb, at};
use crate::rules::prospects::{self, Case};
use crate::rules::{effect, passives, test};
use crate::state::{Origin, Place, State, Symbol};

/// A die that lies available instead of spent, to most.
pub(crate) const DIE: f32 = 0.45;
const SACRIFICE: f32 = 3.0;
const CARD: f32 = 0.35;
const CHARGE: f32 = 0.6;
const SUCCESS: f32 = 3.0;
const DISCOVERY: f32 = 2.5;
/// A step of the main mission: a count towards a lock, a flag that opens something.
const STEP: f32 = 8.0;
const MISSION: f32 = 20.0;

/// What is taken for granted while an effect is judged.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hope {
    /// Nobody knows what an unread log brings (9.4): something good after a success, something bad after a failure.
    pub log: f32,
    /// That the others will come where they are needed.
    pub together: bool,
    /// So many dice more will lie spent by then.
    pub spent: u8,
}

impl Hope {
    pub(crate) const GOOD: Hope = Hope { log: STEP, together: false, spent: 0 };
    /// A check whose dice are spent by the time its rows are carried out; a log of an important place decides the mission
    /// (VG-POI-4).
    pub(crate) fn of(action: Option<Action>) -> Hope {
        let is_important = |action: Action| matches!(action.of(), Owner::Poi(poi) if poi.marks().contains(&Mark::IM));
        let log = if action.is_some_and(is_important) { MISSION } else { STEP };
        Hope { log, together: true, spent: 2 }
    }

    pub(crate) const BAD: Hope = Hope { log: -2.5, together: false, spent: 0 };
}

/// An effect, from left to right.
pub(crate) fn block(state: &State, case: Case, block: BlockId, hope: Hope) -> f32 {
    case.origin.program().block(block).iter().map(|stmt| statement(state, case, stmt, hope)).sum()
}

fn statement(state: &State, case: Case, stmt: &Stmt, hope: Hope) -> f32 {
    let of = |part: BlockId| block(state, case, part, hope);
    match *stmt {
        Stmt::Do(verb) if state.is_aboard() => aboard(verb),
        Stmt::Do(verb) => on_the_planet(state, case, verb, hope),
        Stmt::Choose(parts) => {
            let open = prospects::payable_parts(state, case, parts);
            open.into_iter().map(of).fold(f32::NEG_INFINITY, f32::max)
        }
        Stmt::May(part) => of(part).max(0.0),
        Stmt::Pay(price, then, _) if prospects::is_payable(state, case, price) => (of(price) + of(then)).max(0.0),
        Stmt::Pay(..) => 0.0,
        Stmt::If(tests, then, otherwise) => {
            let part = if holds(state, tests, hope) { Some(then) } else { otherwise };
            part.map_or(0.0, of)
        }
        Stmt::Each(who, part) => each(state, case, who, part, hope),
        Stmt::Table(_, _, parts) => parts.iter().map(|part| of(*part)).sum::<f32>() / parts.len().max(1) as f32,
        Stmt::Go(part) | Stmt::React(_, part) => of(part),
    }
}

fn holds(state: &State, tests: &[(Test, bool)], hope: Hope) -> bool {
    tests.iter().all(|(one, should)| {
        let will = hope.together && *should && matches!(one, Test::AllIn(_) | Test::At(_));
        will || test::holds(state, *one) == *should
    })
}

/// One of those it may be, or all of them.
fn each(state: &State, case: Case, who: crate::content::Who, part: BlockId, hope: Hope) -> f32 {
    use crate::content::Who;
    let among = prospects::targets(state, case, who);
    let worths = among.iter().map(|actor| block(state, Case { actor, ..case }, part, hope));
    match who {
        Who::One | Who::OneHere | Who::OtherHere => worths.fold(f32::NEG_INFINITY, f32::max).max(-SACRIFICE),
        Who::Random => worths.sum::<f32>() / among.len().max(1) as f32,
        _ => worths.sum(),
    }
}

fn on_the_planet(state: &State, case: Case, verb: Verb, hope: Hope) -> f32 {
    let member = state.member(case.actor);
    let times = |count: u8, worth: f32| f32::from(count) * worth;
    let signed = |count: i8, worth: f32| f32::from(count) * worth;
    match verb {
        Verb::Spend(count, die) => {
            let has = count.min(member.of_colour(member.available, die).len() as u8);
            -times(has, 1.0) - times(count - has, SACRIFICE + 1.0)
        }
        Verb::Sacrifice(count, _) => -times(count, SACRIFICE),
        Verb::Recharge(count, die) => {
            times(count.min(member.fitting(member.of_colour(member.spent, die)) + hope.spent), 0.7)
        }
        Verb::RechargeAll => times(member.fitting(member.spent) + hope.spent, 0.7),
        Verb::Draw(count) => times(count, if member.hand.len() < member.hand_limit() { CARD } else { 0.0 }),
        Verb::Discard(count) => -times(count, 0.5),
        Verb::Charge(by) => signed(by, CHARGE),
        Verb::Wound(wound) => -wounding(state, case.actor, Some(wound)),
        Verb::HealDie(count) => times(count.min(member.injured.len() as u8), 2.5),
        Verb::HealCard(count) => healing(member.wound_cards(), count),
        Verb::HealBoth(count) => {
            healing(member.wound_cards(), count) + times(count.min(member.injured.len() as u8), 2.5)
        }
        Verb::Flip(count) => times(count.min(member.wound_cards() as u8), 0.8),
        Verb::Danger(table, count) => times(count, danger(state, case.actor, table)),
        Verb::Step(_) => 0.4,
        // Whoever has set out wants to come there.
        Verb::Arrive => 2.5,
        Verb::GoHere | Verb::GoLander | Verb::Go(_) => 0.3,
        Verb::Action(by) => signed(by, 1.5),
        Verb::Event(count) => -times(count, 1.0),
        Verb::Endturn => -0.6,
        Verb::EventRedraw | Verb::RerollDanger(_) => 0.5,
        Verb::CancelEvent | Verb::CancelDanger(_) => 1.0,
        Verb::PeekEvent(_) => 0.2,
        Verb::CancelWound => wounding(state, case.actor, None),
        Verb::IgnoreIcons(count) => times(count, 0.6),
        Verb::Success(by) => signed(by, SUCCESS),
        Verb::Supplies(by) => supplies(state, by),
        Verb::SuppliesLess(by, statistic) => supplies(state, -(prospects::reduced(state, by, statistic) as i8)),
        Verb::LeadAny(count) | Verb::Lead(_, count) => times(count, leads_worth(state)),
        Verb::DiscAny(count) | Verb::Disc(_, count) => times(count, find_worth(state)),
        Verb::DropDiscAny(count) => -times(count, DISCOVERY),
        Verb::Xdisc(_) => 4.0,
        Verb::PoiReplaceHere(poi) | Verb::PoiReplace(_, poi) | Verb::PoiTop(_, poi) => {
            if poi == at::poi::P000 {
                0.0
            } else {
                1.0
            }
        }
        Verb::MarkHere(by) => signed(by, 1.0),
        Verb::Counter(line, by) => signed(by, if line == crate::content::Line::Red { -0.7 } else { 0.8 }),
        Verb::TimeAll(by) => -signed(by, 0.7),
        Verb::Time(_, by) => -signed(by, 0.4),
        Verb::MissionDone(mission) => mission_worth(state, mission),
        Verb::MissionFail(mission) => -mission_worth(state, mission),
        Verb::CondSet(_) | Verb::ThreatGoHere(_) => -0.5,
        Verb::CondClear => 0.5,
        Verb::ThreatAdd(..) => -2.0,
        Verb::ThreatRemove(_) => 2.5,
        Verb::ThreatGoOff(_) => 1.5,
        Verb::TokenPlaceHere(_) => 1.5,
        Verb::Flag(flag) if !state.flags.contains(flag) => {
            if opens_something(state, Test::Flag(flag)) {
                STEP
            } else {
                1.5
            }
        }
        Verb::Count(tally, by) => signed(by, if state.count(tally) < needed(tally) { STEP } else { 0.3 }),
        Verb::Log(_) => hope.log,
        Verb::EndEvac => -25.0,
        Verb::AssistDice(_) | Verb::AssistReturn | Verb::AssistFar => 0.5,
        Verb::LanderDamage => -2.0,
        _ => 0.0,
    }
}

/// Of the ship: what a phase lives on, and what lasts.
fn aboard(verb: Verb) -> f32 {
    let signed = |count: i8, worth: f32| f32::from(count) * worth;
    match verb {
        Verb::Energy(by) | Verb::Command(by) => signed(by, 1.5),
        Verb::Morale(by) => signed(by, 3.0),
        Verb::Tech(by) => signed(by, 3.0),
        Verb::Bank(by) | Verb::Success(by) => signed(by, 1.2),
        Verb::PenaltyOn => -1.5,
        Verb::Unlock(_) => 3.0,
        Verb::Stock(_) => 1.0,
        Verb::StockX2(_) => 1.8,
        Verb::SituationDraw(count) => -1.5 * f32::from(count),
        Verb::SituationAdd(_) => -1.0,
        Verb::CrewWound(count) => -2.5 * f32::from(count),
        Verb::CrewPromote(count) => 3.0 * f32::from(count),
        Verb::CrewHeal(count) => 1.5 * f32::from(count),
        Verb::CrewTire(count) => -1.2 * f32::from(count),
        Verb::DiceUnlock => 5.0,
        Verb::DiceLose => -8.0,
        Verb::DropDiscAny(count) => -DISCOVERY * f32::from(count),
        Verb::DiscAny(count) | Verb::Disc(_, count) => DISCOVERY * f32::from(count),
        Verb::LanderDamage => -2.0,
        Verb::LandingOpen(_) | Verb::SystemOpen(_) => 2.0,
        Verb::Log(_) => 1.0,
        _ => 0.0,
    }
}

/// The third wound is the last one that can be borne (VG-WOUND-3).
fn wounding(state: &State, place: Place, wound: Option<crate::content::Wound>) -> f32 {
    match state.member(place).wound_cards() {
        _ if wound.is_some_and(|wound| passives::is_immune(state, place, wound)) => 0.0,
        0 => 4.0,
        1 => 5.5,
        2 => 12.0,
        _ => 30.0,
    }
}

fn healing(has: usize, count: u8) -> f32 {
    let heals = usize::from(count).min(has);
    heals as f32 * 3.0 + if heals > 0 && has > 2 { 6.0 } else { 0.0 }
}

/// A danger die, over its six faces.
pub(crate) fn danger(state: &State, place: Place, table: crate::content::Danger) -> f32 {
    Symbol::FACES.iter().map(|symbol| dangerous(state, place, table, *symbol)).sum::<f32>() / 6.0
}

/// A danger die that shows this.
pub(crate) fn dangerous(state: &State, place: Place, table: crate::content::Danger, symbol: Symbol) -> f32 {
    let part = match symbol {
        Symbol::Common => table.common(),
        Symbol::Uncommon => table.uncommon(),
        Symbol::Rare => table.rare(),
        Symbol::Special => table.special(),
    };
    block(state, Case::of(state, Origin::Danger(table), place), part, Hope::BAD)
}

/// The last supplies are dear: without them nobody rests.
fn supplies(state: &State, by: i8) -> f32 {
    if passives::is_unlimited(state) {
        return 0.0;
    }
    let has = state.vessel.supplies;
    if by < 0 {
        return f32::from(by) * if has <= 3 { 1.8 } else { 1.0 };
    }
    let room = effect::most_supplies(state) - has.min(effect::most_supplies(state));
    f32::from(room.min(by.unsigned_abs())) * 0.9
}

/// VG-DISC-4: what the lander cannot hold is worth nothing.
fn find_worth(state: &State) -> f32 {
    let held = state.found(None) + state.vessel.relics.len() as u8;
    let room = state.vessel.lander.discoveries();
    if state.is_eye() || held > room { 0.2 } else { DISCOVERY }
}

/// Of three points a lead brings about one and a half.
fn leads_worth(state: &State) -> f32 {
    find_worth(state) * 0.48
}

fn mission_worth(state: &State, mission: Mission) -> f32 {
    match mission.kind() {
        _ if state.planet.done.contains(mission) => 0.0,
        MissionKind::Optional => 5.0,
        MissionKind::Main | MissionKind::Step => MISSION,
    }
}

/// A path is locked by it, or a mission waits for it.
fn opens_something(state: &State, test: Test) -> bool {
    let board = state.planet.board;
    let mut locks = Path::all().filter(|path| path.from().board() == board).flat_map(|path| path.lock().iter());
    let missions = state.planet.in_play.iter().flat_map(|mission| mission.completes().iter());
    let mut wanted = missions.chain(asked_at_home(board).flat_map(|(tests, _)| tests.iter()));
    locks.any(|(one, should)| *one == test && *should) || wanted.any(|(one, should)| *one == test && *should)
}

/// What a party is asked when it lifts off, and what it gets for it: the objective says so.
pub(crate) fn asked_at_home(board: Board) -> impl Iterator<Item = (&'static [(Test, bool)], BlockId)> {
    let statements = board.lift_off().program().block(board.lift_off().effect());
    statements.iter().filter_map(|stmt| if let Stmt::If(tests, then, _) = stmt { Some((*tests, *then)) } else { None })
}

/// How far anything asks a tally to be counted.
fn needed(tally: Tally) -> u8 {
    static MOST: LazyLock<[u8; Tally::COUNT]> = LazyLock::new(|| {
        let mut most = [0; Tally::COUNT];
        let mut note = |tests: &[(Test, bool)]| {
            for (test, _) in tests {
                if let Test::CountAtLeast(tally, count) = test {
                    most[tally.index()] = most[tally.index()].max(*count);
                }
            }
        };
        Path::all().for_each(|path| note(path.lock()));
        Mission::all().for_each(|mission| note(mission.completes()));
        Action::all().for_each(|action| asked_in(action).for_each(&mut note));
        Board::all().for_each(|board| asked_at_home(board).for_each(|(tests, _)| note(tests)));
        // Keystones open worlds, not paths.
        most[Tally::Key.index()] = 0;
        most
    });
    MOST[tally.index()]
}

/// What the effects of an action ask.
fn asked_in(action: Action) -> impl Iterator<Item = &'static [(Test, bool)]> {
    let program = action.program();
    let rows = [action.yellow(), action.green(), action.red()].into_iter().flatten();
    let statements = rows.flat_map(move |row| program.block(row.effect));
    statements.filter_map(|stmt| if let Stmt::If(tests, ..) = stmt { Some(*tests) } else { None })
}

/// What is still worth finding, by kind: for whoever must choose one.
pub(crate) fn type_worth(state: &State, of: Type) -> u8 {
    let wanted = state.planet.in_play.iter().flat_map(|mission| mission.completes().iter());
    let is_wanted = |(test, _): &(Test, bool)| matches!(test, Test::FoundAtLeast(kind, least) if *kind == of && state.found(Some(of)) < *least);
    let lie = crate::state::value(&state.decks.leads[of.index()]);
    lie + if wanted.into_iter().any(is_wanted) { 3 } else { 0 }
}
