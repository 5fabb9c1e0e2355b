//! What cards do (2.11), carried out step by step by `kit::fx`.

use orrery_kit::fx::{self, BlockId, Carries, Flow, Move};

use super::prospects::Case;
use super::{
    Cx, ask, begin, cards, carry_out, check, danger, end, events, leads, passives, plays, prospects, ship, test,
    threats, time, travel, wounds,
};
use crate::content::{Line, MissionKind, Owner, PlainKey, Program, Statistic, Stmt, Table, Tally, Test, Verb, Who, at};
use crate::event::{Boards, Course, Rolls, Rounds, Worlds};
use crate::questions::{Choose, LeadType, OrderEvents, Take, Whom};
use crate::state::{Effect, Errand, Frame, Origin, Place, Places, Prowling, State};

/// Somebody in the middle of a card.
pub(crate) struct Reader<'a, 'b>(pub &'a mut Cx<'b>);

pub(crate) fn step(cx: &mut Cx<'_>) {
    fx::step(&mut Reader(cx));
}

/// The effect that is being carried out.
pub(crate) fn top(state: &State) -> Option<Effect> {
    if let Frame::Effect(effect) = state.frame() { Some(effect) } else { None }
}

/// The same where a question about it is open.
pub(crate) fn asked_about(state: &State) -> Option<Effect> {
    let under = state.frames.under().copied();
    top(state).or(if let Some(Frame::Effect(effect)) = under { Some(effect) } else { None })
}

/// The statement that a question is about.
pub(crate) fn statement(state: &State) -> Option<&'static Stmt> {
    let effect = asked_about(state)?;
    effect.origin.program().at(effect.at.block, effect.at.done)
}

impl Effect {
    pub(crate) fn case(&self, state: &State) -> Case {
        let source = || state.party.get(self.source.index()).map_or(0, |member| member.sector);
        let here = self.here.unwrap_or_else(source);
        Case { origin: self.origin, actor: self.at.actor, source: self.source, here }
    }
}

impl Carries for Reader<'_, '_> {
    type Verb = Verb;
    type Test = Test;
    type Table = Table;
    type Who = Who;
    type Group = Places;

    fn position(&self) -> Option<(Program, BlockId, u8)> {
        let effect = top(self.0.state())?;
        Some((effect.origin.program(), effect.at.block, effect.at.done))
    }

    /// The effect goes on before the verb is done, which may open a question above it.
    fn perform(&mut self, verb: Verb) -> Flow<()> {
        let effect = top(self.0.state());
        fx::next(self);
        let state = self.0.state();
        let Some(effect) = effect.filter(|effect| has_effect(state, effect, verb)) else { return Flow::Open };
        if ship::verbs::is_errand(verb) {
            let errand = Errand { origin: effect.origin, block: effect.at.block, done: effect.at.done };
            ship::verbs::run_errand(self.0, verb, errand);
            return Flow::Open;
        }
        let case = effect.case(self.0.state());
        perform(self.0, verb, case);
        Flow::Open
    }

    fn holds(&mut self, test: Test) -> Flow<bool> {
        Flow::Done(test::holds(self.0.state(), test))
    }

    fn number(&mut self, Table::D10: Table) -> Flow<u8> {
        let number = self.0.dice().below(10) as u8;
        let is_landing = matches!(top(self.0.state()).map(|effect| effect.origin), Some(Origin::Landing(_)));
        let rolled = if is_landing { Rounds::LandingRolled { number } } else { Rounds::TableRolled { number } };
        self.0.emit(rolled.into());
        Flow::Done(number)
    }

    fn each(&mut self, who: Who, block: BlockId) {
        let Some(effect) = top(self.0.state()) else { return };
        let case = effect.case(self.0.state());
        let among = prospects::targets(self.0.state(), case, who);
        match who {
            Who::OtherHere | Who::OneHere | Who::One if among.len() > 1 => {
                let seat = self.0.state().player(effect.source);
                ask(self.0, seat, Whom { among, block });
            }
            Who::Random => {
                let at = self.0.dice().below(among.len() as u32) as usize;
                let one = among.nth(at).into_iter().collect();
                let hit = self.attack(effect.origin, one);
                self.go_through(block, hit);
            }
            Who::Threat(_) => {
                let hit = self.attack(effect.origin, among);
                self.go_through(block, hit);
            }
            _ => self.go_through(block, among),
        }
    }

    fn ask(&mut self, stmt: &'static Stmt) {
        let Some(effect) = top(self.0.state()) else { return };
        let state = self.0.state();
        let (case, seat) = (effect.case(state), decider(state, effect));
        if state.is_dead(effect.at.actor) {
            return fx::next(self);
        }
        match *stmt {
            Stmt::Choose(parts) => match prospects::payable_parts(state, case, parts)[..] {
                [only] if !plays::might_use(state, seat) => fx::into(self, only),
                _ => ask(self.0, seat, Choose),
            },
            Stmt::May(block) if !prospects::could_change(state, case, block) => fx::decide(self, false),
            Stmt::Pay(price, ..) if !prospects::is_payable(state, case, price) => fx::decide(self, false),
            // VG-FX-18: using what is a single price is paying.
            Stmt::Pay(..) if is_single_price(effect) => fx::decide(self, true),
            Stmt::May(_) | Stmt::Pay(..) => ask(self.0, seat, Take),
            _ => fx::decide(self, false),
        }
    }

    fn go(&mut self, to: Move<Places>) {
        self.0.emit(Course::Went { to }.into());
    }
}

impl Reader<'_, '_> {
    /// VG-FX-26, VG-GEN-5: those who were listed, one after the other.
    pub(crate) fn go_through(&mut self, block: BlockId, among: Places) {
        fx::next(self);
        if !among.is_empty() {
            self.go(Move::Each(block, among));
        }
    }

    /// VG-THREAT-8: crew that is guarded ignores the first attacks of each space.
    fn attack(&mut self, origin: Origin, among: Places) -> Places {
        let track = |frame: &Frame| if let Frame::Track { attacks, .. } = frame { Some(*attacks) } else { None };
        let Some(attacks) = self.0.state().frames.nearest(track).filter(|_| matches!(origin, Origin::Threat(_))) else {
            return among;
        };
        self.0.emit(Course::Attacked.into());
        let state = self.0.state();
        among.iter().filter(|place| passives::bonus(state, *place, PlainKey::ThreatGuard) <= attacks).collect()
    }
}

/// VG-LETHAL-6, R90: what concerns the dead is skipped, but for what is read when nobody is left (VG-END-6). What a world
/// does to itself goes on, whoever died of it.
fn has_effect(state: &State, effect: &Effect, verb: Verb) -> bool {
    let has_died = state.is_dead(effect.at.actor) && !state.everybody().is_empty();
    !has_died || effect.origin.is_nobodys() && is_about_the_world(verb)
}

const fn is_about_the_world(verb: Verb) -> bool {
    let is_told = matches!(verb, Verb::Flag(_) | Verb::Count(..) | Verb::Log(_) | Verb::Success(_) | Verb::Ending(_));
    let is_over = matches!(verb, Verb::EndLift | Verb::EndEvac | Verb::EndLog);
    let is_mission = matches!(verb, Verb::MissionAdd(_) | Verb::MissionDone(_) | Verb::MissionFail(_));
    is_told || is_over || is_mission || is_on_the_board(verb) || ship::verbs::is_errand(verb)
}

const fn is_on_the_board(verb: Verb) -> bool {
    let is_sky = matches!(verb, Verb::CondSet(_) | Verb::CondClear | Verb::Supplies(_) | Verb::LanderDamage);
    let is_time = matches!(verb, Verb::TimeAll(_) | Verb::Time(..) | Verb::TimeTH03A(_) | Verb::TimeReset(_));
    let is_place =
        matches!(verb, Verb::PoiReplaceHere(_) | Verb::PoiReplace(..) | Verb::PoiTop(..) | Verb::MarkHere(_));
    let is_threat = matches!(verb, Verb::ThreatAdd(..) | Verb::ThreatMove(..) | Verb::ThreatRemove(_));
    let is_sent = matches!(verb, Verb::ThreatGoHere(_) | Verb::ThreatGo(..) | Verb::ThreatGoOff(_));
    is_sky || is_time || is_place || is_threat || is_sent
}

/// DP22: how a landing goes Recon decides for all; VG-GEN-6: otherwise everybody for their own crew.
fn decider(state: &State, effect: Effect) -> orrery_core::Seat {
    match effect.origin {
        Origin::Landing(_) => state.decider(crate::content::Section::Recon),
        _ => state.player(effect.at.actor),
    }
}

fn is_single_price(effect: Effect) -> bool {
    let is_used = !matches!(effect.origin, Origin::Event(_) | Origin::Action(_) | Origin::Log(_) | Origin::Mission(_));
    is_used && effect.origin.program().block(effect.at.block).len() == 1
}

/// VG-FX-12: numbers never drop below 0.
fn changed(number: u8, by: i8) -> u8 {
    number.saturating_add_signed(by)
}

fn perform(cx: &mut Cx<'_>, verb: Verb, case: Case) {
    let place = case.actor;
    match verb {
        Verb::Spend(left, die) => begin(cx, Frame::Spend { place, left, die, has_declined: false }),
        Verb::Sacrifice(left, die) => begin(cx, Frame::Sacrifice { place, die, left, from_spent: false }),
        Verb::Recharge(left, die) => begin(cx, Frame::Recharge { place, left, die }),
        Verb::RechargeAll => begin(cx, Frame::Recharge { place, left: u8::MAX, die: crate::content::Die::D }),
        Verb::Draw(count) => cards::draw(cx, place, count),
        Verb::Discard(count) => cards::discard(cx, place, count),
        Verb::Charge(by) => charge(cx, place, by),
        Verb::Wound(wound) => wounds::gain(cx, place, wound),
        Verb::HealDie(dice) => begin(cx, Frame::Heal { place, dice, cards: 0 }),
        Verb::HealCard(cards) => begin(cx, Frame::Heal { place, dice: 0, cards }),
        Verb::HealBoth(count) => begin(cx, Frame::Heal { place, dice: count, cards: count }),
        Verb::Flip(left) => begin(cx, Frame::Flip { place, left }),
        Verb::Danger(table, count) => danger::roll(cx, place, table, count),
        Verb::Step(left) => begin(cx, Frame::Steps { place, left, has_begun: false }),
        Verb::GoHere => travel::enter(cx, place, case.here),
        Verb::GoLander => go_to_lander(cx, place),
        Verb::Go(sector) => travel::enter(cx, place, sector),
        Verb::Arrive => travel::arrive(cx, place),
        Verb::IgnoreIcons(count) => plays::ignore_icons(cx, count),
        Verb::Action(by) => gain_actions(cx, place, by),
        Verb::Event(count) => events::reveal(cx, place, count),
        Verb::EventRedraw => events::redraw(cx),
        Verb::CancelEvent => events::cancel(cx),
        Verb::PeekEvent(count) => peek(cx, place, count),
        Verb::Endturn => end_turn(cx, place),
        Verb::Success(by) => {
            let success = changed(cx.state().success, by);
            cx.emit(Worlds::SuccessSet { success }.into());
        }
        Verb::Supplies(by) => supply(cx, by),
        Verb::SuppliesLess(by, statistic) => {
            let loss = prospects::reduced(cx.state(), by, statistic);
            supply(cx, -(loss as i8));
        }
        Verb::LeadAny(count) => pick_type(cx, place, count, true),
        Verb::Lead(of, count) => leads::gain(cx, place, of, count),
        Verb::DiscAny(count) => pick_type(cx, place, count, false),
        Verb::Disc(of, left) => {
            if !cx.state().is_eye() {
                begin(cx, Frame::Discoveries { of, left });
            }
        }
        Verb::DropDiscAny(count) => leads::give_up(cx, place, count),
        Verb::Xdisc(relic) => leads::exceptional(cx, place, relic, Some(case.here)),
        _ => on_board(cx, verb, case),
    }
}

/// What lies on the board and beside it.
fn on_board(cx: &mut Cx<'_>, verb: Verb, case: Case) {
    let planet = &cx.state().planet;
    match verb {
        Verb::PoiReplaceHere(poi) => cx.emit(Worlds::PoiPlaced { sector: case.here, poi, replaces: true }.into()),
        Verb::PoiReplace(sector, poi) => cx.emit(Worlds::PoiPlaced { sector, poi, replaces: true }.into()),
        Verb::PoiTop(sector, poi) => cx.emit(Worlds::PoiPlaced { sector, poi, replaces: false }.into()),
        Verb::MarkHere(by) => {
            let count = changed(planet.marks[usize::from(case.here)], by);
            cx.emit(Worlds::MarksSet { sector: case.here, count }.into());
        }
        Verb::Counter(line, by) => check::move_counter(cx, case.origin, line, by),
        Verb::CounterReset(line) => check::move_counter(cx, case.origin, line, i8::MIN),
        Verb::TimeAll(by) => time::all(cx, case.actor, by),
        Verb::Time(track, by) => time::shift(cx, case.actor, track, by),
        Verb::TimeReset(track) => time::reset(cx, track),
        Verb::TimeTH03A(by) => {
            let (of, origin) = (Owner::Threat(at::threat::TH03), Origin::Action(at::action::TH03_1));
            if matches!(of, Owner::Threat(threat) if planet.standee(threat).is_in_play) {
                check::move_counter(cx, origin, Line::Red, by);
            }
        }
        Verb::MissionAdd(mission) => {
            if !planet.in_play.contains(mission) && !planet.done.contains(mission) {
                cx.emit(Worlds::MissionAdded { mission }.into());
            }
        }
        Verb::MissionDone(mission) => {
            if !planet.done.contains(mission) {
                cx.emit(Worlds::MissionDone { mission }.into());
            }
        }
        // VG-MISSION-5, VG-MISSION-1: what is done fails in an operation only.
        Verb::MissionFail(mission) => {
            if !planet.done.contains(mission) || cx.state().is_operation() {
                cx.emit(Worlds::MissionFailed { mission }.into());
            }
        }
        Verb::CondSet(condition) => cx.emit(Worlds::ConditionSet { condition: Some(condition) }.into()),
        Verb::CondClear => cx.emit(Worlds::ConditionSet { condition: None }.into()),
        Verb::TokenPlaceHere(gear) => place_token(cx, gear, case),
        Verb::Flag(flag) => cx.emit(Worlds::Flagged { flag }.into()),
        Verb::Count(tally, by) => count(cx, tally, by),
        Verb::Log(log) => {
            cx.reveal();
            cx.emit(Worlds::LogShown { log }.into());
            // VG-FX-7: in a log "here" is where its reader stands by now.
            carry_out(cx, Origin::Log(log), log.effect(), case.actor, None);
        }
        Verb::EndLift => end::lift(cx),
        Verb::EndEvac => end::evacuated(cx),
        Verb::EndLog => end::by_log(cx),
        Verb::Ending(ending) => ship::verbs::finish(cx, ending),
        Verb::LanderDamage if cx.state().is_aboard() => ship::verbs::damage(cx),
        Verb::LanderDamage => {
            if prospects::can_be_damaged(cx.state()) {
                cx.emit(Worlds::LanderDamaged.into());
            }
        }
        _ => with_threats(cx, verb, case),
    }
}

fn with_threats(cx: &mut Cx<'_>, verb: Verb, case: Case) {
    let in_play = |threat| cx.state().planet.standee(threat).is_in_play;
    match verb {
        // VG-FX-10
        Verb::ThreatAdd(threat, sector) if !in_play(threat) => {
            cx.emit(Worlds::ThreatAdded { threat, sector }.into());
        }
        Verb::ThreatGoHere(threat) if in_play(threat) => cx.emit(Worlds::ThreatMoved { threat, to: case.here }.into()),
        Verb::ThreatGo(threat, to) if in_play(threat) => cx.emit(Worlds::ThreatMoved { threat, to }.into()),
        Verb::ThreatGoOff(threat) if in_play(threat) => cx.emit(Worlds::ThreatMoved { threat, to: 0 }.into()),
        Verb::ThreatRemove(threat) if in_play(threat) => cx.emit(Worlds::ThreatRemoved { threat }.into()),
        Verb::ThreatMove(threat, steps, heading) => threats::send(cx, threat, steps, Prowling::Heading(heading)),
        Verb::ThreatMoveToward(threat, steps, quarry) => {
            threats::send(cx, threat, steps, Prowling::Toward(quarry, case.actor));
        }
        _ => check::alter(cx, verb, case.actor),
    }
}

/// VG-SETUP-8: on the Eye of the Void there are no charges.
fn charge(cx: &mut Cx<'_>, place: Place, by: i8) {
    let state = cx.state();
    if !(state.is_eye() && by > 0) {
        let (by_whom, charges) = (state.mate(place), changed(state.member(place).charges, by));
        cx.emit(Boards::ChargesSet { by: by_whom, charges }.into());
    }
}

/// VG-TUT-9, R97: there is no lander on the Eye of the Void.
fn go_to_lander(cx: &mut Cx<'_>, place: Place) {
    let lander = cx.state().planet.lander;
    if lander > 0 {
        travel::enter(cx, place, lander);
    }
}

fn gain_actions(cx: &mut Cx<'_>, place: Place, by: i8) {
    let is_own = cx.state().turn.is_some_and(|turn| turn.place == place);
    if is_own {
        cx.emit(Rounds::ActionsGained { actions: by.unsigned_abs() }.into());
    }
}

fn end_turn(cx: &mut Cx<'_>, place: Place) {
    let state = cx.state();
    let by = state.mate(place);
    if state.turn.is_some_and(|turn| turn.place == place) {
        cx.emit(Rounds::Passed { by }.into());
    }
}

/// VG-FX-13, VG-LANDER-3
pub(crate) fn supply(cx: &mut Cx<'_>, by: i8) {
    let state = cx.state();
    if by < 0 && passives::is_unlimited(state) {
        return;
    }
    let supplies = changed(state.vessel.supplies, by).min(most_supplies(state));
    if supplies != state.vessel.supplies {
        cx.emit(Worlds::SuppliesSet { supplies }.into());
    }
}

pub(crate) fn most_supplies(state: &State) -> u8 {
    state.vessel.lander.supplies() + passives::of_lander(state, PlainKey::SuppliesMax)
}

pub(crate) fn statistic(state: &State, of: Statistic) -> u8 {
    let lander = state.vessel.lander;
    let (own, key) = match of {
        Statistic::ARM => (lander.armour(), PlainKey::LanderArm),
        Statistic::SEN => (lander.sensors(), PlainKey::LanderSen),
        Statistic::AGI => (lander.agility(), PlainKey::LanderAgi),
    };
    own + passives::of_lander(state, key)
}

fn count(cx: &mut Cx<'_>, tally: Tally, by: i8) {
    let count = changed(cx.state().count(tally), by);
    cx.emit(Worlds::Counted { tally, count }.into());
}

/// VG-GEAR-7: a token cannot be placed again.
fn place_token(cx: &mut Cx<'_>, gear: crate::content::Gear, case: Case) {
    let state = cx.state();
    if !state.planet.tokens.iter().any(|token| token.gear == gear) {
        let by = state.mate(case.source);
        cx.emit(Worlds::TokenPlaced { by, gear, sector: case.here }.into());
    }
}

/// VG-LEAD-6, R9
fn pick_type(cx: &mut Cx<'_>, place: Place, count: u8, leads: bool) {
    if !cx.state().is_eye() {
        let seat = cx.state().player(place);
        ask(cx, seat, LeadType { place, count, leads });
    }
}

/// VG-FX-29: no more than the deck holds; shown to everybody.
fn peek(cx: &mut Cx<'_>, place: Place, count: u8) {
    let mut seen: Vec<_> = cx.state().decks.known_events.iter().rev().copied().collect();
    let mut hidden = cx.state().decks.events.minus(seen.iter().copied().collect());
    while seen.len() < usize::from(count) && !hidden.is_empty() {
        let at = cx.dice().below(hidden.len() as u32) as usize;
        let drawn = hidden.nth(at);
        drawn.into_iter().for_each(|event| hidden.remove(event));
        seen.extend(drawn);
    }
    cx.reveal();
    seen.reverse();
    if let Some(events) = orrery_kit::Few::of(seen) {
        cx.emit(Rounds::EventsSeen { events }.into());
    }
    if cx.state().decks.known_events.len() > 1 {
        let seat = cx.state().player(place);
        ask(cx, seat, OrderEvents { count });
    }
}

/// Whether a mission decides how the exploration ends.
pub(crate) fn is_main(mission: crate::content::Mission) -> bool {
    mission.kind() == MissionKind::Main
}

/// A gift of an assistant.
pub(crate) fn note_gift(cx: &mut Cx<'_>, verb: Verb, place: Place) {
    match verb {
        Verb::AssistDice(dice) => cx.emit(Rolls::GiftRaised { place, dice }.into()),
        Verb::AssistReturn => cx.emit(Rolls::GiftReturns { place }.into()),
        Verb::AssistFar => {
            let by = cx.state().mate(place);
            cx.emit(Rolls::HelpsFromAfar { by }.into());
        }
        _ => {}
    }
}
