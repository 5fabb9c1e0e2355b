//! The check, step by step (5.11).

use orrery_kit::Few;
use orrery_kit::fx::BlockId;

use super::payment::{Counting, all, combo_payments, is_paid_by};
use super::pool::{Chosen, Rolled};
use super::special::{Application, Counted};
use super::{Cx, ask, begin, carry_out, danger, dice, effect, go_on, over, passives, plays, prospects, ways, windows};
use crate::content::{
    Action, Card, Check, Combo, Die, Does, Filter, Icon, Line, Row, Special, Timing, Verb, When, Wound, faces,
};
use crate::event::{Boards, Course, Rolls, Rounds};
use crate::lesson;
use crate::questions::{Act, Apply, Combos, NextInjury, PickDanger, PickDice, PickPool, PoolAct, TakeRow, TurnDie};
use crate::state::{
    Cast, Dice, Frame, Injury, Moment, Origin, Peril, Place, Places, Play, SectionDie, State, Step, Treat, Trial,
};

pub(crate) fn start(cx: &mut Cx<'_>, place: Place, action: Option<Action>) {
    let state = cx.state();
    let trial = Trial::new(place, action, state.sector_of(place));
    let by = state.mate(place);
    cx.emit(Rolls::CheckBegan { by, trial }.into());
    begin(cx, Frame::Check(Step::Dice));
}

pub(crate) fn go(cx: &mut Cx<'_>, step: Step) {
    let Some(trial) = cx.state().trial else { return over(cx) };
    // VG-LETHAL-2: a check of the dead stops.
    if cx.state().member(trial.active).is_dead && step != Step::Over {
        spend_all(cx);
        return go_on(cx, Frame::Check(Step::Over));
    }
    match step {
        Step::Dice => take_dice(cx, trial),
        Step::Helpers => call_helpers(cx, trial),
        Step::Assist => go_on(cx, Frame::Check(Step::Roll)),
        Step::Roll => roll(cx, trial),
        Step::Modify => {
            go_on(cx, Frame::Check(Step::Combos));
            windows::open(cx, Moment::Check, trial.active);
        }
        Step::Combos => offer_combos(cx, trial),
        Step::Injuries => injuries(cx, trial),
        Step::Danger => dangers(cx, trial),
        Step::Return | Step::Finish => return_injuries(cx, trial, step),
        Step::Specials => specials(cx, trial),
        Step::Row => row(cx, trial),
        Step::Spend => {
            spend_all(cx);
            go_on(cx, Frame::Check(Step::Resolve));
        }
        Step::Resolve => resolve(cx, trial),
        Step::Linked => linked(cx, trial),
        Step::Over => finish(cx, trial),
    }
}

/// VG-ROLL-2, VG-ROLL-1
fn take_dice(cx: &mut Cx<'_>, trial: Trial) {
    go_on(cx, Frame::Check(Step::Helpers));
    let place = trial.active;
    let from = cx.state().member(place).available;
    let (most, seat) = (from.len() as u8, cx.state().player(place));
    if !from.is_empty() {
        ask(cx, seat, PickDice { place, from, least: 0, most, act: Act::Roll });
    }
}

/// VG-ASSIST-1, VG-ASSIST-2, VG-ASSIST-7, R67: all at once.
fn call_helpers(cx: &mut Cx<'_>, trial: Trial) {
    let state = cx.state();
    let places: Places = state.crew().filter(|place| could_help(state, trial, *place)).collect();
    cx.emit(Course::HelpersAsked { places }.into());
    go_on(cx, Frame::Check(Step::Assist));
}

/// VG-ASSIST-1, VG-TRAVEL-5; connected sectors with `assist.range`, others with `assist-far`.
pub(crate) fn is_present(state: &State, trial: Trial, place: Place) -> bool {
    let (sector, here) = (state.sector_of(place), trial.here);
    let near = || passives::assists_from_afar(state, place) && ways::connected(state, sector).any(|to| to == here);
    // VG-TUT-2, VG-TUT-3: nobody assists while the tutorial leads.
    place != trial.active && !lesson::is_led(state) && (sector == here || trial.far.contains(place) || near())
}

fn could_help(state: &State, trial: Trial, place: Place) -> bool {
    let has_die = !state.member(place).available.is_empty();
    let has_gift = state.holds_closed(place) || !gifts(state, trial, place).is_empty();
    place != trial.active && !lesson::is_led(state) && (is_present(state, trial, place) && has_die || has_gift)
}

/// Assist cards and abilities; whoever is away can only use what lets it help from afar.
pub(crate) fn gifts(state: &State, trial: Trial, place: Place) -> Vec<Play> {
    if place == trial.active {
        return Vec::new();
    }
    let brings = |play: &Play, verb: fn(&Verb) -> bool| {
        let program = play.origin(state, place).program();
        play.timed(state, place).effect.is_some_and(|block| {
            program.block(block).iter().any(|stmt| matches!(stmt, crate::content::Stmt::Do(one) if verb(one)))
        })
    };
    let is_there = is_present(state, trial, place);
    let has_card = !trial.gave_card.contains(place);
    let mut open = plays::usable(state, place, Timing::Assist);
    open.retain(|play| !matches!(play, Play::Card(_)) || has_card);
    open.retain(|play| {
        if is_there {
            brings(play, |verb| *verb != Verb::AssistFar)
        } else {
            brings(play, |verb| *verb == Verb::AssistFar)
        }
    });
    open
}

/// VG-ASSIST-6, R34
pub(crate) fn may_give_card(state: &State, place: Place) -> bool {
    state.trial.is_some_and(|trial| is_present(state, trial, place) && !trial.gave_card.contains(place))
}

/// VG-ASSIST-5: whether anybody could add a die.
pub(crate) fn has_helpers(state: &State, place: Place) -> bool {
    let trial = Trial::new(place, None, state.sector_of(place));
    state.crew().any(|other| {
        let far = || {
            state.holds_closed(other)
                || plays::usable(state, other, Timing::Assist)
                    .iter()
                    .any(|play| matches!(play, Play::Ability | Play::Card(_)))
        };
        other != place && !state.member(other).available.is_empty() && (is_present(state, trial, other) || far())
    })
}

fn danger_of(action: Option<Action>) -> Option<(crate::content::Danger, u8)> {
    match action.map(Action::check) {
        Some(Check::Dice { danger, .. }) => danger,
        _ => None,
    }
}

/// VG-ROLL-3, VG-ROLL-4; VG-ASSIST-7 where nobody has helped.
fn roll(cx: &mut Cx<'_>, trial: Trial) {
    let by = cx.state().mate(trial.active);
    let needs_help = matches!(trial.of.map(Action::check), Some(Check::Dice { assisted: true, .. }));
    if needs_help && trial.given.iter().all(|dice| dice.is_empty()) {
        over(cx);
        return cx.emit(Rolls::TakenBack { by }.into());
    }
    let mut pool = throw_all(cx, trial);
    // C19, T7: three accidents would teach nothing.
    while lesson::is_led(cx.state()) && pool.iter().filter(|cast| cast.first == Icon::ACC).count() > 2 {
        pool = throw_all(cx, trial);
    }
    let wounded = cx.state().member(trial.active).injured.len();
    let mut injuries = Few::NONE;
    injuries.extend((0..wounded).map(|_| Injury::FACES[cx.dice().below(6) as usize]));
    let danger = danger::throw(cx, danger_of(trial.of).map_or(0, |(_, count)| count));
    go_on(cx, Frame::Check(Step::Modify));
    cx.emit(Rolls::Rolled { by, pool, injuries, danger }.into());
}

fn throw_all(cx: &mut Cx<'_>, trial: Trial) -> Few<Cast, 24> {
    let mut pool = Few::NONE;
    for (owner, dice) in Place::all().zip(trial.taken) {
        pool.extend(dice.iter().map(|die| throw(cx, owner, die)));
    }
    pool
}

fn throw(cx: &mut Cx<'_>, owner: Place, die: SectionDie) -> Cast {
    let (colour, kind) = cx.state().member(owner).die(die);
    let at = lesson::face(cx.state(), colour, kind).unwrap_or_else(|| cx.dice().below(6) as usize);
    let face = faces(colour, kind)[at];
    Cast { owner, die, colour, first: face[0], second: face.get(1).copied() }
}

/// VG-COMBO-1, VG-COMBO-2, VG-COMBO-3, VG-COND-2: combos of cards in hand and of the condition, each with the ways to pay for it.
pub(crate) fn combos(state: &State, trial: Trial) -> Vec<(Option<Card>, Chosen)> {
    let (pool, conversions) = (trial.shown(), passives::conversions(state, trial.active));
    let hand = state.member(trial.active).hand;
    let cards = hand.iter().filter_map(|card| Some((Some(*card), Origin::Card(*card), card.combo()?)));
    let condition = state.planet.condition();
    let condition = condition.combo().map(|combo| (None, Origin::Condition(condition), combo));
    let mut found = Vec::new();
    for (card, origin, combo) in cards.chain(condition) {
        if is_worth(state, trial.active, origin, combo) {
            found.extend(combo_payments(combo.need, &pool, conversions).into_iter().map(|paid| (card, paid)));
        }
    }
    found
}

/// VG-FX-18; the dice that pay may come back, so a recharge always could.
fn is_worth(state: &State, place: Place, origin: Origin, combo: Combo) -> bool {
    let recharges = origin
        .program()
        .block(combo.effect)
        .iter()
        .any(|stmt| matches!(stmt, crate::content::Stmt::Do(Verb::Recharge(..) | Verb::RechargeAll)));
    recharges || prospects::could_change(state, prospects::Case::of(state, origin, place), combo.effect)
}

fn offer_combos(cx: &mut Cx<'_>, trial: Trial) {
    let may_combine = cx.state().holds_closed(trial.active) || !combos(cx.state(), trial).is_empty();
    if lesson::is_led(cx.state()) || !may_combine {
        return go_on(cx, Frame::Check(Step::Injuries));
    }
    let seat = cx.state().player(trial.active);
    ask(cx, seat, Combos);
}

pub(crate) fn combine(cx: &mut Cx<'_>, card: Option<Card>, paid: Chosen) {
    let Some(trial) = cx.state().trial else { return };
    let (by, place) = (cx.state().mate(trial.active), trial.active);
    cx.emit(Rolls::PoolSpent { dice: paid.0 }.into());
    let (origin, combo) = match card {
        Some(card) => {
            cx.emit(Boards::ComboPlayed { by, card }.into());
            begin(cx, Frame::Used { place, play: Play::Card(card) });
            (Origin::Card(card), card.combo())
        }
        None => {
            let condition = cx.state().planet.condition();
            (Origin::Condition(condition), condition.combo())
        }
    };
    combo.into_iter().for_each(|combo| carry_out(cx, origin, combo.effect, place, None));
}

/// VG-ROLL-8, VG-WOUND-8, VG-ROLL-9: one by one, in the order the player likes.
fn injuries(cx: &mut Cx<'_>, trial: Trial) {
    let mut kinds = trial.injuries.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    let seat = cx.state().player(trial.active);
    let has_wounds = cx.state().member(trial.active).wounds.iter().flatten().count() > 0;
    match kinds[..] {
        [] => go_on(cx, Frame::Check(Step::Danger)),
        [first] => suffer(cx, first),
        [first, ..] if !has_wounds => suffer(cx, first),
        _ => ask(cx, seat, NextInjury),
    }
}

/// The first face-up card without a die that shows the icon takes it.
pub(crate) fn suffer(cx: &mut Cx<'_>, injury: Injury) {
    let Some(trial) = cx.state().trial else { return };
    let (state, place) = (cx.state(), trial.active);
    let by = state.mate(place);
    let struck = (0_u8..).zip(state.member(place).wounds).find_map(|(slot, hurt)| {
        let hurt = hurt.filter(|hurt| !hurt.face_down && !hurt.covered)?;
        Some((slot, hurt.wound, strikes(hurt.wound, injury)?))
    });
    cx.emit(Rolls::InjuryDone { by, injury, slot: struck.map(|(slot, ..)| slot) }.into());
    if let Some((_, wound, block)) = struck {
        carry_out(cx, Origin::Wound(wound), block, place, None);
    }
}

fn strikes(wound: Wound, injury: Injury) -> Option<BlockId> {
    match injury {
        Injury::Damage => wound.damage(),
        Injury::Severe => wound.severe(),
        Injury::Mental => wound.mental(),
        Injury::Special => wound.special(),
        Injury::Blank => None,
    }
}

/// VG-ROLL-10, R2
fn dangers(cx: &mut Cx<'_>, trial: Trial) {
    go_on(cx, Frame::Check(Step::Return));
    if let Some((table, _)) = danger_of(trial.of).filter(|_| !trial.danger.is_empty()) {
        cx.emit(Rolls::DangerTaken.into());
        begin(cx, Frame::Dangers { place: trial.active, table, dice: trial.danger, stage: Peril::Window });
    }
}

/// VG-ROLL-11, R3: all injury dice go back to columns. After a jump they do so without being looked at.
fn return_injuries(cx: &mut Cx<'_>, trial: Trial, step: Step) {
    let (place, by) = (trial.active, cx.state().mate(trial.active));
    if let Some(injury) = trial.injuries.first().copied() {
        return cx.emit(Rolls::InjuryDone { by, injury, slot: None }.into());
    }
    let covered = cx.state().member(place).wounds.iter().flatten().filter(|hurt| hurt.covered).count();
    if covered + usize::from(trial.idle) > 0 {
        cx.emit(Rolls::InjuryReturned { by }.into());
        return begin(cx, Frame::InjuryDie { place });
    }
    if step == Step::Finish {
        spend_all(cx);
        return go_on(cx, Frame::Check(Step::Over));
    }
    go_on(cx, Frame::Check(Step::Specials));
}

/// VG-ROLL-12, VG-ROLL-35: the condition's first.
fn all_specials(state: &State, trial: Trial) -> impl Iterator<Item = (Origin, Special)> + use<> {
    let condition = state.planet.condition();
    let own = trial.of.map_or(&[][..], Action::specials);
    let origin = trial.of.map_or(Origin::Condition(condition), Origin::Action);
    let first = condition.specials().iter().map(move |special| (Origin::Condition(condition), *special));
    first.chain(own.iter().map(move |special| (origin, *special)))
}

pub(crate) fn special_due(state: &State, trial: Trial) -> Option<(Origin, Special)> {
    all_specials(state, trial).nth(usize::from(trial.specials))
}

fn specials(cx: &mut Cx<'_>, trial: Trial) {
    let Some((_, special)) = special_due(cx.state(), trial) else {
        return go_on(cx, Frame::Check(Step::Row));
    };
    match special.when {
        When::Without(icon) => without(cx, trial, icon, special.does),
        When::Shown(_) => {
            let (open, may_decline) = applications(cx.state(), trial);
            let seat = cx.state().player(trial.active);
            match open[..] {
                [] => apply(cx, None),
                [only] if !may_decline => apply(cx, Some(only)),
                _ => ask(cx, seat, Apply),
            }
        }
    }
}

/// VG-ROLL-18, R72, R39: a vanguard icon counts by itself and is not spent.
fn without(cx: &mut Cx<'_>, trial: Trial, icon: Icon, does: Does) {
    let shows = |rolled: &Rolled| rolled.shows(icon) > 0 || rolled.shows(Icon::VAN) > 0;
    if trial.shown().iter().any(shows) {
        return apply(cx, None);
    }
    if let Does::AtOnce(line) = does {
        stop_with(cx, trial, line);
    }
}

/// VG-ROLL-17: all dice are spent, that row is applied, and nothing else happens.
fn stop_with(cx: &mut Cx<'_>, trial: Trial, line: Line) {
    spend_all(cx);
    let by = cx.state().mate(trial.active);
    cx.emit(Rolls::RowMarked { by, line }.into());
    go_on(cx, Frame::Check(Step::Resolve));
}

/// VG-ROLL-13, R11, VG-ROLL-14: with which dice it may be applied, and whether it need not be.
pub(crate) fn applications(state: &State, trial: Trial) -> (Vec<Application>, bool) {
    let Some((_, Special { when: When::Shown(need), .. })) = special_due(state, trial) else {
        return (Vec::new(), true);
    };
    let Some(counted) = Counted::of(need) else { return (Vec::new(), true) };
    let (pool, conversions) = (trial.shown(), passives::conversions(state, trial.active));
    let must = counted.must_be_applied(&pool);
    (counted.applications(&pool, all(&pool), conversions), !must)
}

/// VG-ROLL-16: dice that one effect has moved are gone for the next.
pub(crate) fn apply(cx: &mut Cx<'_>, application: Option<Application>) {
    let Some(trial) = cx.state().trial else { return };
    let due = special_due(cx.state(), trial);
    cx.emit(Rolls::SpecialDone { next: trial.specials + 1 }.into());
    let (Some(Application { dice, times }), Some((origin, special))) = (application, due) else { return };
    cx.emit(Rolls::PoolSpent { dice: dice.0 }.into());
    match special.does {
        Does::Advance(line) => move_counter(cx, origin, line, times as i8),
        Does::AtOnce(line) => stop_with(cx, trial, line),
        Does::Effect(block) => {
            (0..times).for_each(|_| carry_out(cx, origin, block, trial.active, Some(trial.here)));
        }
    }
}

pub(crate) fn row_of(action: Action, line: Line) -> Option<Row> {
    match line {
        Line::Yellow => action.yellow(),
        Line::Green => action.green(),
        Line::Red => action.red(),
    }
}

fn has_counters(action: Action) -> bool {
    Line::ALL.into_iter().filter_map(|line| row_of(action, line)).any(|row| row.steps.is_some())
}

/// R10, R101: whether a row is met, and whether it must then be taken (VG-ROLL-22).
fn offered(state: &State, trial: Trial, line: Line) -> Option<bool> {
    let action = trial.of?;
    let row = row_of(action, line).filter(|row| !row.need.is_empty())?;
    let (pool, conversions) = (trial.shown(), passives::conversions(state, trial.active));
    if !is_paid_by(row.need, &pool, all(&pool), Counting::Freely(conversions)) {
        return None;
    }
    let case = prospects::Case { here: trial.here, ..prospects::Case::of(state, Origin::Action(action), trial.active) };
    let changes = prospects::could_change(state, case, row.effect) || row.then.is_some();
    Some(is_paid_by(row.need, &pool, all(&pool), Counting::Printed) && changes)
}

/// VG-ROLL-21, R56: from the top row down. A row that was declined lies behind.
fn row(cx: &mut Cx<'_>, trial: Trial) {
    go_on(cx, Frame::Check(Step::Spend));
    if trial.of.is_none_or(has_counters) {
        return;
    }
    seek_row(cx, trial, Line::Yellow);
}

pub(crate) fn seek_row(cx: &mut Cx<'_>, trial: Trial, from: Line) {
    let seat = cx.state().player(trial.active);
    let by = cx.state().mate(trial.active);
    for line in Line::ALL.into_iter().filter(|line| *line >= from && *line != Line::Red) {
        match offered(cx.state(), trial, line) {
            Some(true) => return cx.emit(Rolls::RowMarked { by, line }.into()),
            Some(false) => return ask(cx, seat, TakeRow { line }),
            None => {}
        }
    }
    if trial.of.and_then(Action::red).is_some() {
        cx.emit(Rolls::RowMarked { by, line: Line::Red }.into());
    }
}

fn spend_all(cx: &mut Cx<'_>) {
    let count = cx.state().trial.map_or(0, |trial| trial.pool.len());
    if count > 0 {
        cx.emit(Rolls::PoolSpent { dice: ((1_u64 << count) - 1) as u32 }.into());
    }
}

/// VG-ROLL-24, VG-ROLL-27, VG-ROLL-23, VG-ROLL-25
fn resolve(cx: &mut Cx<'_>, trial: Trial) {
    go_on(cx, Frame::Check(Step::Linked));
    let Some(action) = trial.of else { return };
    match trial.marked.and_then(|line| row_of(action, line)) {
        Some(row) => carry_out(cx, Origin::Action(action), row.effect, trial.active, Some(trial.here)),
        None if has_counters(action) => {
            let (place, here) = (trial.active, trial.here);
            begin(cx, Frame::Counters { action, place, here, next: Line::Green });
        }
        None => {}
    }
}

fn linked(cx: &mut Cx<'_>, trial: Trial) {
    go_on(cx, Frame::Check(Step::Over));
    let row = trial.of.zip(trial.marked).and_then(|(action, line)| row_of(action, line));
    let then =
        row.and_then(|row| row.then).zip(trial.of).and_then(|(line, action)| Some((action, row_of(action, line)?)));
    if let Some((action, row)) = then {
        carry_out(cx, Origin::Action(action), row.effect, trial.active, Some(trial.here));
    }
}

/// VG-FX-24: dice of `assist-return` come back where they fit.
fn finish(cx: &mut Cx<'_>, trial: Trial) {
    over(cx);
    cx.emit(Rolls::CheckOver.into());
    for place in trial.returns.iter().filter(|place| !cx.state().member(*place).is_dead).collect::<Vec<_>>() {
        let state = cx.state();
        let (member, by) = (state.member(place), state.mate(place));
        let mut dice = Dice::NONE;
        for die in trial.given[place.index()].and(member.spent).iter() {
            let with = dice.with(die);
            dice = if usize::from(member.fitting(with)) == with.len() { with } else { dice };
        }
        if !dice.is_empty() {
            cx.emit(Boards::Recharged { by, dice }.into());
        }
    }
}

/// VG-ROLL-19, VG-ROLL-20, VG-FX-8: counters of the action that is being resolved.
pub(crate) fn move_counter(cx: &mut Cx<'_>, origin: Origin, line: Line, by: i8) {
    let own = if let Origin::Action(action) = origin { Some(action) } else { None };
    let Some(action) = own.or_else(|| cx.state().trial.and_then(|trial| trial.of)) else { return };
    let Some(steps) = row_of(action, line).and_then(|row| row.steps) else { return };
    let progress = cx.state().planet.progress_of(action);
    let now = if line == Line::Red { progress.red } else { progress.green };
    let to = now.saturating_add_signed(by).min(steps);
    if to != now {
        cx.emit(Rolls::CounterSet { action, line, to }.into());
    }
}

/// VG-ROLL-25: from top to bottom, every counter on its box.
pub(crate) fn resolve_counters(cx: &mut Cx<'_>, (action, place, here): (Action, Place, u8), next: Line) {
    match next {
        Line::Yellow | Line::Green => go_on(cx, Frame::Counters { action, place, here, next: Line::Red }),
        Line::Red => over(cx),
    }
    if let Some(row) = row_of(action, next).filter(|row| is_full(cx.state(), action, next, row.steps)) {
        cx.emit(Rolls::CounterSet { action, line: next, to: 0 }.into());
        carry_out(cx, Origin::Action(action), row.effect, place, Some(here));
    }
}

fn is_full(state: &State, action: Action, line: Line, steps: Option<u8>) -> bool {
    let progress = state.planet.progress_of(action);
    let now = if line == Line::Red { progress.red } else { progress.green };
    steps.is_some_and(|steps| steps > 0 && now >= steps)
}

/// VG-ROLL-26: a counter that has reached its box outside a check. Answers whether there was one.
pub(crate) fn settle_counters(cx: &mut Cx<'_>) -> bool {
    let state = cx.state();
    let full = |action: Action| {
        Line::ALL.iter().any(|line| is_full(state, action, *line, row_of(action, *line).and_then(|row| row.steps)))
    };
    let found = state.planet.progress.iter().map(|one| one.action).find(|action| full(*action));
    let Some(action) = found.filter(|_| state.trial.is_none()) else { return false };
    let place = state.turn.map_or(state.start, |turn| turn.place);
    let here = state.sector_of(place);
    begin(cx, Frame::Counters { action, place, here, next: Line::Green });
    true
}

/// Dice of the roll that a filter finds (VG-FX-21).
pub(crate) fn found(state: &State, filter: Filter) -> Chosen {
    let Some(trial) = state.trial else { return Chosen::default() };
    let places = (0..).zip(trial.shown()).filter(|(_, rolled)| filter.matches(*rolled)).map(|(at, _)| at);
    places.fold(Chosen::default(), Chosen::with)
}

const fn by_colour(die: Die) -> Filter {
    match die {
        Die::R => Filter::R,
        Die::G => Filter::G,
        Die::B => Filter::B,
        Die::D => Filter::D,
    }
}

/// Whether a verb of checks would change anything now; `None` for other verbs.
pub(crate) fn would_alter(state: &State, verb: Verb, _: Place) -> Option<bool> {
    Some(match verb {
        Verb::RerollAny(filter)
        | Verb::Reroll(_, filter)
        | Verb::TurnAny(_, filter)
        | Verb::Turn(_, filter, _)
        | Verb::SendAll(filter)
        | Verb::Send(_, filter)
        | Verb::TreatAs(filter, _) => found(state, filter).count() > 0,
        Verb::Take(_, die) => found(state, by_colour(die)).count() > 0,
        Verb::Add(_, die) => state.trial.is_some_and(|trial| {
            let member = state.member(trial.active);
            !member.of_colour(member.available, die).is_empty()
        }),
        Verb::Counter(line, _) => {
            let action = state.trial.and_then(|trial| trial.of);
            action.and_then(|action| row_of(action, line)).is_some_and(|row| row.steps.is_some())
        }
        Verb::Finish => false,
        _ => return None,
    })
}

/// Verbs of a check (2.11). What belongs to the ship waits for the ship (VG-FX-9): without a campaign it is dropped
/// (VG-DOCK-5).
pub(crate) fn alter(cx: &mut Cx<'_>, verb: Verb, actor: Place) {
    match verb {
        Verb::RerollAny(filter) => pick(cx, filter, u8::MAX, PoolAct::Reroll),
        Verb::Reroll(count, filter) => pick(cx, filter, count, PoolAct::Reroll),
        Verb::Turn(count, filter, icon) => pick(cx, filter, count, PoolAct::Turn(icon)),
        Verb::TurnAny(left, filter) => turn_any(cx, filter, left),
        Verb::SendAll(filter) => {
            let dice = found(cx.state(), filter).0;
            cx.emit(Rolls::PoolSpent { dice }.into());
        }
        Verb::Send(count, filter) => pick(cx, filter, count, PoolAct::Send),
        Verb::Take(count, die) => pick(cx, by_colour(die), count, PoolAct::Take),
        Verb::Add(count, die) => add(cx, count, die),
        Verb::TreatAs(filter, icon) => {
            if cx.state().trial.is_some() {
                cx.emit(Rolls::Treated { treat: Treat { filter, icon } }.into());
            }
        }
        Verb::Finish => {
            if cx.state().trial.is_some() {
                cx.emit(Rolls::Finished.into());
            }
        }
        Verb::RerollDanger(_) => pick_danger(cx, false),
        Verb::CancelDanger(_) => pick_danger(cx, true),
        Verb::CancelWound => super::wounds::cancel(cx),
        verb => effect::note_gift(cx, verb, actor),
    }
}

/// VG-FX-20: one to so many; `send` takes as many as it says.
fn pick(cx: &mut Cx<'_>, filter: Filter, count: u8, act: PoolAct) {
    let (state, from) = (cx.state(), found(cx.state(), filter));
    let Some(trial) = state.trial.filter(|_| from.count() > 0) else { return };
    let most = count.min(from.count() as u8);
    let least = if act == PoolAct::Send { most } else { 1 };
    let seat = state.player(trial.active);
    if from.count() == u32::from(least) {
        return act.carry_out(cx, from);
    }
    ask(cx, seat, PickPool { from: from.0, least, most, act });
}

pub(crate) fn turn_any(cx: &mut Cx<'_>, filter: Filter, left: u8) {
    let Some(trial) = cx.state().trial.filter(|_| left > 0 && found(cx.state(), filter).count() > 0) else { return };
    let seat = cx.state().player(trial.active);
    ask(cx, seat, TurnDie { filter, left, has_begun: false });
}

fn add(cx: &mut Cx<'_>, count: u8, die: Die) {
    let Some(trial) = cx.state().trial else { return };
    let (place, member) = (trial.active, cx.state().member(trial.active));
    let from = member.of_colour(member.available, die);
    let most = count.min(from.len() as u8);
    if most > 0 {
        dice::pick(cx, PickDice { place, from, least: 1, most, act: Act::Add });
    }
}

/// A die that is rolled into the pool.
pub(crate) fn add_die(cx: &mut Cx<'_>, place: Place, die: SectionDie) {
    let cast = throw(cx, place, die);
    cx.emit(Rolls::Added { cast }.into());
}

pub(crate) fn reroll(cx: &mut Cx<'_>, at: usize) {
    let Some(cast) = cx.state().trial.and_then(|trial| trial.pool.get(at).copied()) else { return };
    let thrown = throw(cx, cast.owner, cast.die);
    cx.emit(Rolls::Turned { at: at as u8, first: thrown.first, second: thrown.second }.into());
}

fn pick_danger(cx: &mut Cx<'_>, cancel: bool) {
    let mut kinds = danger::open(cx.state()).to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    let user = effect::asked_about(cx.state()).map_or(cx.state().start, |effect| effect.source);
    let seat = cx.state().player(user);
    match kinds[..] {
        [] => {}
        [only] => change_danger(cx, only, cancel),
        _ => ask(cx, seat, PickDanger { cancel }),
    }
}

/// One danger die of this symbol is thrown again, or set aside.
pub(crate) fn change_danger(cx: &mut Cx<'_>, symbol: crate::state::Symbol, cancel: bool) {
    let mut dice = danger::open(cx.state()).to_vec();
    if let Some(at) = dice.iter().position(|one| *one == symbol) {
        dice.remove(at);
    }
    if !cancel {
        dice.extend(danger::throw(cx, 1).iter());
    }
    let dice = Few::of(dice).unwrap_or_default();
    cx.emit(Rounds::DangerChanged { dice }.into());
}
