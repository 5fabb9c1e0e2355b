//! What cards do, said from their effects: no card has a text of its own that could differ from what it does. Where the story
//! goes on (which card comes, what is remembered) only that it does is said.

use orrery_core::tell::signed;
use orrery_core::{Arg, Message};
use orrery_kit::fx::BlockId;

use super::{dice, icon, kind, line, statistic, tally, track};
use crate::content::{Die, Filter, Icon, Program, Project, Stmt, Test, Verb, Who};
use crate::rules::test;
use crate::state::State;

/// A block as one sentence: each statement in its turn.
pub fn says(program: Option<Program>, block: BlockId) -> Message {
    let stmts = program.map_or(&[][..], |program| program.block(block));
    let said: Vec<Message> = stmts.iter().map(|stmt| statement(program, stmt)).collect();
    match &said[..] {
        [] => Message::new("says-nothing"),
        _ => Message::new("says-all").with("parts", Arg::List(said)),
    }
}

pub fn statement(program: Option<Program>, stmt: &Stmt) -> Message {
    let effect = |id: &'static str, block: BlockId| Message::new(id).with("effect", says(program, block));
    match *stmt {
        Stmt::Do(verb) => act(verb),
        Stmt::Each(who, block) => effect("says-each", block).with("who", whom(who)),
        Stmt::Choose(parts) => {
            let parts = parts.iter().map(|part| says(program, *part)).collect();
            Message::new("says-choose").with("parts", Arg::List(parts))
        }
        Stmt::May(block) => effect("says-may", block),
        Stmt::Pay(price, then, _) => effect("says-pay", then).with("price", says(program, price)),
        Stmt::If(tests, then, _) => effect("says-if", then).with("tests", conditions(tests)),
        Stmt::Go(block) => says(program, block),
        Stmt::Table(..) | Stmt::React(..) => Message::new("says-table"),
    }
}

fn conditions(tests: &[(Test, bool)]) -> Arg {
    let said = tests.iter().map(|(test, should)| match should {
        true => condition(*test),
        false => Message::new("says-not").with("test", condition(*test)),
    });
    Arg::List(said.collect())
}

/// What is still missing of these tests, with how much there is of what is counted.
pub fn lacking(state: &State, tests: &[(Test, bool)]) -> Arg {
    let missing = tests.iter().filter(|(one, should)| test::holds(state, *one) != *should);
    let said = missing.map(|(one, should)| {
        let said = asked(*one, *should);
        match one {
            Test::CountAtLeast(of, _) => Message::new("test-so-far").with("test", said).with("count", state.count(*of)),
            _ => said,
        }
    });
    Arg::List(said.collect())
}

/// All that a card asks for.
pub fn asks(tests: &[(Test, bool)]) -> Arg {
    Arg::List(tests.iter().map(|(one, should)| asked(*one, *should)).collect())
}

fn asked(test: Test, should: bool) -> Message {
    if should { condition(test) } else { Message::new("says-not").with("test", condition(test)) }
}

fn condition(test: Test) -> Message {
    let counted = |id: &'static str, count: u8| Message::new(id).with("count", count);
    match test {
        Test::Flag(_) => Message::new("test-remembered"),
        Test::CountAtLeast(of, count) => counted("test-at-least", count).with("what", tally(of)),
        Test::CountAtMost(of, count) => counted("test-at-most", count).with("what", tally(of)),
        Test::SuppliesAtLeast(count) => counted("test-at-least", count).with("what", "term-supplies"),
        Test::SuccessAtLeast(count) => counted("test-at-least", count).with("what", "term-success"),
        Test::MarksAtLeast(sector, count) => counted("test-marks", count).with("sector", sector),
        Test::AllIn(sector) => Message::new("test-all-in").with("sector", sector),
        Test::At(sector) => Message::new("test-at").with("sector", sector),
        Test::FoundAtLeast(of, count) => counted("test-at-least", count).with("what", kind(of)),
        Test::FoundAnyAtLeast(count) => counted("test-at-least", count).with("what", "term-discovery"),
        Test::Done(mission) => Message::new("test-done").with("mission", mission.name()),
        Test::PoolAtLeast(of, count) => counted("test-at-least", count).with("what", icon(of)),
        Test::ThreatOn(threat) => Message::new("test-threat-on").with("threat", threat.name()),
        Test::ThreatMeets(threat) => Message::new("test-threat-meets").with("threat", threat.name()),
        Test::LeaddecksAtLeast(count) => counted("test-lead-decks", count),
        Test::MissionComplete => Message::new("test-mission"),
        Test::WoundsTotalAtMost(count) => counted("test-at-most", count).with("what", "term-wound"),
        Test::SectorsVisitedAtLeast(count) => counted("test-visited", count),
        Test::AssistsAtLeast(count) => counted("test-assists", count),
        Test::DangersRolledAtLeast(count) => counted("test-dangers", count),
        Test::Xrow(row) => Message::new("test-row").with("row", row),
    }
}

fn whom(who: Who) -> Message {
    match who {
        Who::All => Message::new("who-all"),
        Who::Here => Message::new("who-here"),
        Who::OtherHere => Message::new("who-other-here"),
        Who::OneHere => Message::new("who-one-here"),
        Who::One => Message::new("who-one"),
        Who::Random => Message::new("who-random"),
        Who::NotIn(sector) => Message::new("who-not-in").with("sector", sector),
        Who::Threat(threat) => Message::new("who-met").with("threat", threat.name()),
    }
}

/// So many dice of a roll, by colour or by what they show.
fn shown(filter: Filter, count: u8) -> Message {
    let of = match filter {
        Filter::R => Die::R,
        Filter::G => Die::G,
        Filter::B => Die::B,
        Filter::D => Die::D,
        by_icon => return showing(Icon::named(by_icon.id()), count),
    };
    Message::new(dice(of, count))
}

fn showing(face: Option<Icon>, count: u8) -> Message {
    let Some(face) = face else { return Message::new(dice(Die::D, count)) };
    Message::new(if count == 1 { "die-showing" } else { "dice-showing" }).with("icon", icon(face))
}

/// More than one, where all of them are meant.
const ALL: u8 = u8::MAX;

fn project(project: Project) -> &'static str {
    match project {
        Project::Research(one) => one.name(),
        Project::Production(one) => one.name(),
        Project::Upgrade(one) => one.name(),
        Project::Modification(one) => one.name(),
        Project::Lander(one) => one.name(),
    }
}

/// The kind of reward that a statement on the back of a project is (VG-LAB-5).
pub fn reward(stmt: &Stmt) -> Option<&'static str> {
    let Stmt::Do(verb) = stmt else { return None };
    Some(match verb {
        Verb::Unlock(Project::Research(_)) => "term-research",
        Verb::Unlock(Project::Production(_)) => "term-production-project",
        Verb::Unlock(Project::Upgrade(_)) => "term-upgrade",
        Verb::Unlock(Project::Modification(_)) => "term-modification",
        Verb::Unlock(Project::Lander(_)) => "term-lander",
        Verb::Stock(_) | Verb::StockX2(_) => "term-gear",
        Verb::Tech(_) => "term-technology",
        Verb::Bank(_) => "term-success",
        Verb::Morale(_) => "term-morale",
        _ => return None,
    })
}

/// One verb of 2.11.
fn act(verb: Verb) -> Message {
    on_the_planet(verb).or_else(|| in_a_check(verb)).unwrap_or_else(|| aboard(verb))
}

fn counted(id: &'static str, count: u8) -> Message {
    Message::new(id).with("count", count)
}

fn by(id: &'static str, by: i8) -> Message {
    Message::new(id).with("by", signed(by))
}

fn on_the_planet(verb: Verb) -> Option<Message> {
    let said = match verb {
        Verb::Spend(count, of) => counted("says-spend", count).with("die", dice(of, count)),
        Verb::Sacrifice(count, of) => counted("says-sacrifice", count).with("die", dice(of, count)),
        Verb::Recharge(count, of) => counted("says-recharge", count).with("die", dice(of, count)),
        Verb::RechargeAll => Message::new("says-recharge-all"),
        Verb::Draw(count) => counted("says-draw", count),
        Verb::Discard(count) => counted("says-discard", count),
        Verb::Charge(more) => by("says-charge", more),
        Verb::Wound(wound) => Message::new("says-wound").with("wound", wound.name()),
        Verb::HealDie(count) => counted("says-heal-die", count),
        Verb::HealCard(count) => counted("says-heal-card", count),
        Verb::HealBoth(count) => counted("says-heal-both", count),
        Verb::Flip(count) => counted("says-flip", count),
        Verb::Danger(table, count) => counted("says-danger", count).with("table", table.name()),
        Verb::Step(count) => counted("says-step", count),
        Verb::GoHere => Message::new("says-come"),
        Verb::GoLander => Message::new("says-go-lander"),
        Verb::Go(sector) => Message::new("says-go").with("sector", sector),
        Verb::Arrive => Message::new("says-arrive"),
        Verb::IgnoreIcons(count) => counted("says-ignore", count),
        Verb::Action(more) => by("says-action", more),
        Verb::Event(count) => counted("says-event", count),
        Verb::EventRedraw => Message::new("says-event-redraw"),
        Verb::CancelEvent => Message::new("says-cancel-event"),
        Verb::PeekEvent(count) => counted("says-peek", count),
        Verb::Endturn => Message::new("says-end-turn"),
        Verb::Success(more) => by("says-success", more),
        Verb::Supplies(more) => by("says-supplies", more),
        Verb::SuppliesLess(more, of) => by("says-supplies-less", more).with("statistic", statistic(of)),
        Verb::LeadAny(count) => counted("says-lead-any", count),
        Verb::Lead(of, count) => counted("says-lead", count).with("type", kind(of)),
        Verb::DiscAny(count) => counted("says-discovery-any", count),
        Verb::Disc(of, count) => counted("says-discovery", count).with("type", kind(of)),
        Verb::DropDiscAny(count) => counted("says-drop", count),
        Verb::Xdisc(_) => Message::new("says-exceptional"),
        Verb::LanderDamage => Message::new("says-damage"),
        other => return board(other),
    };
    Some(said)
}

fn board(verb: Verb) -> Option<Message> {
    let of = |id: &'static str, threat: crate::content::Threat| Message::new(id).with("threat", threat.name());
    let said = match verb {
        Verb::PoiReplaceHere(_) => Message::new("says-poi-here"),
        Verb::PoiReplace(sector, _) | Verb::PoiTop(sector, _) => Message::new("says-poi").with("sector", sector),
        Verb::MarkHere(more) => by("says-mark", more),
        Verb::Counter(of, more) => by("says-counter", more).with("line", line(of)),
        Verb::CounterReset(of) => Message::new("says-counter-reset").with("line", line(of)),
        Verb::TimeAll(more) => by("says-time", more),
        Verb::Time(of, more) => by("says-time-of", more).with("track", track(of)),
        Verb::TimeReset(of) => Message::new("says-time-reset").with("track", track(of)),
        Verb::TimeTH03A(more) => by("says-time-other", more),
        Verb::MissionAdd(_) => Message::new("says-mission"),
        Verb::MissionDone(mission) => Message::new("says-mission-done").with("mission", mission.name()),
        Verb::MissionFail(mission) => Message::new("says-mission-failed").with("mission", mission.name()),
        Verb::CondSet(_) => Message::new("says-condition"),
        Verb::CondClear => Message::new("says-condition-over"),
        Verb::ThreatAdd(..) => Message::new("says-threat"),
        Verb::ThreatGoHere(threat) => of("says-threat-here", threat),
        Verb::ThreatGo(threat, sector) => of("says-threat-go", threat).with("sector", sector),
        Verb::ThreatGoOff(threat) => of("says-threat-off", threat),
        Verb::ThreatMove(threat, count, _) | Verb::ThreatMoveToward(threat, count, _) => {
            of("says-threat-moves", threat).with("count", count)
        }
        Verb::ThreatRemove(threat) => of("says-threat-gone", threat),
        Verb::TokenPlaceHere(gear) => Message::new("says-token").with("gear", gear.name()),
        Verb::Flag(_) => Message::new("says-remembered"),
        Verb::Count(of, more) => by("says-count", more).with("what", tally(of)),
        Verb::Log(log) => Message::new("says-log").with("log", log.id()),
        Verb::EndLift => Message::new("says-end-lift"),
        Verb::EndEvac => Message::new("says-end-evacuation"),
        Verb::EndLog => Message::new("says-end"),
        Verb::Ending(_) => Message::new("says-ending"),
        _ => return None,
    };
    Some(said)
}

fn in_a_check(verb: Verb) -> Option<Message> {
    let all = |id: &'static str, filter: Filter| Message::new(id).with("die", shown(filter, ALL));
    let some = |id: &'static str, count: u8, filter: Filter| counted(id, count).with("die", shown(filter, count));
    let said = match verb {
        Verb::RerollAny(filter) => all("says-reroll-any", filter),
        Verb::Reroll(count, filter) => some("says-reroll", count, filter),
        Verb::TurnAny(count, filter) => some("says-turn-any", count, filter),
        Verb::Turn(count, filter, to) => some("says-turn", count, filter).with("icon", icon(to)),
        Verb::SendAll(filter) => all("says-send-all", filter),
        Verb::Send(count, filter) => some("says-send", count, filter),
        Verb::Take(count, of) => counted("says-take", count).with("die", dice(of, count)),
        Verb::Add(count, of) => counted("says-add", count).with("die", dice(of, count)),
        Verb::TreatAs(filter, to) => all("says-treat", filter).with("icon", icon(to)),
        Verb::Finish => Message::new("says-finish"),
        Verb::RerollDanger(count) => counted("says-reroll-danger", count),
        Verb::CancelDanger(count) => counted("says-cancel-danger", count),
        Verb::CancelWound => Message::new("says-cancel-wound"),
        Verb::AssistDice(count) => counted("says-assist-dice", count),
        Verb::AssistReturn => Message::new("says-assist-return"),
        Verb::AssistFar => Message::new("says-assist-far"),
        _ => return None,
    };
    Some(said)
}

fn aboard(verb: Verb) -> Message {
    match verb {
        Verb::Energy(more) => by("says-energy", more),
        Verb::Command(more) => by("says-command", more),
        Verb::Morale(more) => by("says-morale", more),
        Verb::Tech(more) => by("says-tech", more),
        Verb::Bank(more) => by("says-bank", more),
        Verb::PenaltyOn => Message::new("says-penalty"),
        Verb::Unlock(of) => Message::new("says-unlock").with("project", project(of)),
        Verb::Stock(gear) => Message::new("says-stock").with("gear", gear.name()),
        Verb::StockX2(gear) => Message::new("says-stock-two").with("gear", gear.name()),
        Verb::SituationDraw(count) => counted("says-situations", count),
        Verb::SituationAdd(_) => Message::new("says-situation"),
        Verb::ObjectiveSet(_) => Message::new("says-objective"),
        Verb::SystemOpen(_) => Message::new("says-system"),
        Verb::LandingOpen(_) => Message::new("says-landing"),
        Verb::CrewWound(count) => counted("says-crew-wound", count),
        Verb::CrewPromote(count) => counted("says-crew-promote", count),
        Verb::CrewHeal(count) => counted("says-crew-heal", count),
        Verb::CrewTire(count) => counted("says-crew-tire", count),
        Verb::DiceUnlock => Message::new("says-dice-unlock"),
        Verb::DiceLose => Message::new("says-dice-lose"),
        Verb::DeckAdvanced => Message::new("says-advanced"),
        _ => Message::new("says-keep"),
    }
}

#[cfg(test)]
mod tests {
    use orrery_text::{Lang, Texts, Voice};

    use super::*;
    use crate::content::{Action, Card, Event, Gear, Log, Mission, Situation};

    /// Every effect of the cards that players read.
    fn blocks() -> Vec<(Program, BlockId)> {
        let rows = |action: Action| [action.yellow(), action.green(), action.red()].into_iter().flatten();
        let actions = Action::all().flat_map(|one| rows(one).map(move |row| (one.program(), row.effect)));
        let cards = Card::all().filter_map(|one| Some((one.program(), one.main().effect?)));
        let gear = Gear::all().filter_map(|one| Some((one.program(), one.effect().effect?)));
        let events = Event::all().flat_map(|one| [(one.program(), one.matched()), (one.program(), one.unmatched())]);
        let rest = Mission::all().map(|one| (one.program(), one.reward()));
        let ship = Situation::all().map(|one| (one.program(), one.effect()));
        let logs = Log::all().map(|one| (one.program(), one.effect()));
        actions.chain(cards).chain(gear).chain(events).chain(rest).chain(ship).chain(logs).collect()
    }

    #[test]
    fn every_effect_is_said_in_every_language() {
        let (texts, blocks) = (Texts::of_game(&crate::TEXTS), blocks());
        assert!(blocks.len() > 600, "{}", blocks.len());
        let bare = ["says-", "test-", "who-", "tally-", "die-", "dice-", "term-", "statistic-"];
        for lang in [Lang::En, Lang::It, Lang::Ja] {
            let voice = Voice::new(&texts, lang, &[]);
            let said = blocks.iter().map(|(program, block)| voice.say(&says(Some(*program), *block)));
            let wrong: Vec<String> = said.filter(|text| bare.iter().any(|id| text.contains(id))).collect();
            assert!(wrong.is_empty(), "{}: {wrong:?}", lang.code());
        }
    }
}
