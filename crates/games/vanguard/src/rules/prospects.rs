//! What an effect would cost and whether it could change anything (VG-GEN-4, VG-FX-16, VG-FX-18), and whom it concerns.

use orrery_kit::fx::BlockId;

use super::ship::verbs;
use super::{check, danger, effect, events, leads, passives, test, time, ways, wounds};
use crate::content::{Damage, Statistic, Stmt, Track, Type, Verb, Who};
use crate::state::{Origin, Place, Places, State};

/// An effect as it stands: its card, whom the statement is about, who used it, and where that is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Case {
    pub origin: Origin,
    pub actor: Place,
    pub source: Place,
    pub here: u8,
}

impl Case {
    pub(crate) fn of(state: &State, origin: Origin, place: Place) -> Case {
        Case { origin, actor: place, source: place, here: state.sector_of(place) }
    }

    fn block(&self, block: BlockId) -> &'static [Stmt] {
        self.origin.program().block(block)
    }
}

/// Whom a group of people stands for now.
pub(crate) fn targets(state: &State, case: Case, who: Who) -> Places {
    match who {
        Who::All | Who::One | Who::Random => state.everybody(),
        Who::Here | Who::OneHere => state.in_sector(case.here),
        Who::OtherHere => state.in_sector(case.here).without(case.source),
        Who::NotIn(sector) => state.everybody().minus(state.in_sector(sector)),
        Who::Threat(threat) => match state.planet.standee(threat).sector {
            0 => Places::NONE,
            sector => state.in_sector(sector),
        },
    }
}

/// VG-LAND-2: the loss, at least 0.
pub(crate) fn reduced(state: &State, by: i8, statistic: Statistic) -> u8 {
    by.unsigned_abs().saturating_sub(effect::statistic(state, statistic))
}

/// VG-HANGAR-4, R42
pub(crate) fn can_be_damaged(state: &State) -> bool {
    state.vessel.lander.damage() == Damage::Possible && !state.vessel.is_damaged
}

/// What a price takes of each thing that can run out.
#[derive(Default)]
struct Bill {
    supplies: u8,
    cards: u8,
    charges: u8,
    finds: u8,
    steps: bool,
    damage: bool,
}

fn bill(state: &State, case: Case, block: BlockId, bill: &mut Bill) {
    for stmt in case.block(block) {
        match *stmt {
            Stmt::Do(Verb::Supplies(by)) if by < 0 => bill.supplies += by.unsigned_abs(),
            Stmt::Do(Verb::SuppliesLess(by, statistic)) => bill.supplies += reduced(state, by, statistic),
            Stmt::Do(Verb::Discard(count)) => bill.cards += count,
            Stmt::Do(Verb::Charge(by)) if by < 0 => bill.charges += by.unsigned_abs(),
            Stmt::Do(Verb::DropDiscAny(count)) => bill.finds += count,
            Stmt::Do(Verb::Step(_)) => bill.steps = true,
            Stmt::Do(Verb::LanderDamage) => bill.damage = true,
            Stmt::Go(block) => self::bill(state, case, block, bill),
            _ => {}
        }
    }
}

/// VG-FX-16, VG-LAND-4, VG-FX-25: all costs of a branch together.
pub(crate) fn is_payable(state: &State, case: Case, block: BlockId) -> bool {
    if let Some(campaign) = state.campaign.as_ref().filter(|_| state.is_aboard()) {
        let finds = |verb: Verb| !matches!(verb, Verb::DropDiscAny(count) if count > state.found(None));
        let can_pay = |stmt: &Stmt| !matches!(*stmt, Stmt::Do(verb) if !verbs::can_pay(campaign, verb) || !finds(verb));
        return case.block(block).iter().all(can_pay);
    }
    let mut due = Bill::default();
    bill(state, case, block, &mut due);
    let member = state.member(case.actor);
    (due.supplies <= state.vessel.supplies || passives::is_unlimited(state))
        && usize::from(due.cards) <= member.hand.len()
        && due.charges <= member.charges
        && due.finds <= state.found(None)
        && (!due.steps || ways::can_step(state, case.actor))
        && (!due.damage || can_be_damaged(state))
}

/// VG-GEN-4: where none can be paid the last is taken as far as possible.
pub(crate) fn payable_parts(state: &State, case: Case, parts: &[BlockId]) -> Vec<BlockId> {
    let payable: Vec<BlockId> = parts.iter().copied().filter(|part| is_payable(state, case, *part)).collect();
    if payable.is_empty() { parts.last().copied().into_iter().collect() } else { payable }
}

/// VG-FX-18
pub(crate) fn could_change(state: &State, case: Case, block: BlockId) -> bool {
    if state.is_aboard() {
        return true;
    }
    case.block(block).iter().any(|stmt| may_matter(state, case, stmt))
}

fn may_matter(state: &State, case: Case, stmt: &Stmt) -> bool {
    match *stmt {
        Stmt::Do(verb) => does_matter(state, case, verb),
        Stmt::Choose(parts) => parts.iter().any(|part| could_change(state, case, *part)),
        Stmt::May(block) | Stmt::Go(block) | Stmt::React(_, block) => could_change(state, case, block),
        Stmt::Pay(price, then, _) => is_payable(state, case, price) && could_change(state, case, then),
        Stmt::If(tests, then, otherwise) => {
            let part = if test::all(state, tests) { Some(then) } else { otherwise };
            part.is_some_and(|part| could_change(state, case, part))
        }
        Stmt::Each(who, block) => {
            targets(state, case, who).iter().any(|actor| could_change(state, Case { actor, ..case }, block))
        }
        Stmt::Table(..) => true,
    }
}

fn does_matter(state: &State, case: Case, verb: Verb) -> bool {
    let member = state.member(case.actor);
    let rechargeable = |dice| member.fitting(dice) > 0;
    let any_lead = |of: Type| state.decks.bag.0.iter().any(|count| *count > 0) || state.decks.discoveries_left(of) > 0;
    match verb {
        Verb::Recharge(_, die) => rechargeable(member.of_colour(member.spent, die)),
        Verb::RechargeAll => rechargeable(member.spent),
        Verb::Draw(_) => !member.deck.is_empty() || !member.discard.is_empty(),
        Verb::Discard(_) => !member.hand.is_empty(),
        Verb::Charge(by) => {
            if by > 0 {
                !state.is_eye()
            } else {
                member.charges > 0
            }
        }
        Verb::HealDie(_) => !wounds::mendable(state, case.actor, true, false).is_empty(),
        Verb::HealCard(_) => member.wound_cards() > 0,
        Verb::HealBoth(_) => !wounds::mendable(state, case.actor, true, true).is_empty(),
        Verb::Flip(_) => !wounds::face_up(state, case.actor).is_empty(),
        Verb::Step(_) => ways::can_step(state, case.actor),
        Verb::GoHere => member.sector != case.here && case.here > 0,
        Verb::GoLander => state.planet.lander > 0 && member.sector != state.planet.lander,
        Verb::Go(sector) => member.sector != sector,
        Verb::IgnoreIcons(_) => state.travel.is_some_and(|travel| travel.tolls > 0),
        Verb::Action(_) => state.turn.is_some_and(|turn| turn.place == case.actor),
        Verb::EventRedraw | Verb::CancelEvent => events::open(state).is_some(),
        Verb::PeekEvent(_) => !state.is_landing() && !state.decks.events.is_empty() && events::are_on(state),
        Verb::Supplies(by) if by > 0 => state.vessel.supplies < effect::most_supplies(state) && !state.is_eye(),
        Verb::Supplies(_) => state.vessel.supplies > 0 && !passives::is_unlimited(state),
        Verb::LeadAny(_) | Verb::DiscAny(_) => !state.is_eye() && Type::ALL.into_iter().any(any_lead),
        Verb::Lead(of, _) | Verb::Disc(of, _) => !state.is_eye() && any_lead(of),
        Verb::DropDiscAny(_) => leads::on_lander(state).next().is_some(),
        Verb::TimeAll(by) if by < 0 => {
            let (condition, threats) = time::tracks(state);
            let all = condition.map(Track::Condition).into_iter().chain(threats.iter().map(Track::Threat));
            all.into_iter().any(|track| time::stands(state, track) > 0)
        }
        Verb::Flag(flag) => !state.flags.contains(flag),
        Verb::TokenPlaceHere(gear) => case.here > 0 && !state.planet.tokens.iter().any(|token| token.gear == gear),
        Verb::RerollDanger(_) | Verb::CancelDanger(_) => !danger::open(state).is_empty(),
        Verb::CancelWound => wounds::is_pending(state),
        Verb::AssistDice(_) | Verb::AssistReturn | Verb::AssistFar => state.trial.is_some(),
        Verb::LanderDamage => can_be_damaged(state),
        verb => check::would_alter(state, verb, case.actor).unwrap_or(true),
    }
}
