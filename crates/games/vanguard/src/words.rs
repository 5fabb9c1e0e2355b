//! Names of things in messages.

use orrery_core::{Arg, Message};

use orrery_kit::fx::BlockId;

use crate::content::{
    Card, Colour, Die, Ending, Icon, Kind, Line, Path, Program, Section, Stmt, Toll, Track, Type, Verb,
};
use crate::questions::Manner;
use crate::state::{Cast, Close, Facility, Injury, Lead, Member, Moment, Morale, Origin, SectionDie, State, Symbol};

/// A name for each of a kind, in order.
const fn pick(names: &[&'static str], at: usize) -> &'static str {
    names[at]
}

pub fn line(line: Line) -> &'static str {
    pick(&["line-yellow", "line-green", "line-red"], line.index())
}

pub fn section(section: Section) -> &'static str {
    pick(&["section-engineering", "section-recon", "section-science", "section-security"], section.index())
}

pub fn colour(colour: Colour) -> &'static str {
    pick(&["colour-red", "colour-green", "colour-blue"], colour.index())
}

pub fn icon(icon: Icon) -> &'static str {
    const NAMES: [&str; Icon::COUNT] = [
        "icon-PHY", "icon-GAT", "icon-DEF", "icon-EXP", "icon-BIO", "icon-XEN", "icon-CON", "icon-SCI", "icon-TEC",
        "icon-BAS", "icon-VAN", "icon-ACC",
    ];
    pick(&NAMES, icon.index())
}

pub fn kind(of: Type) -> &'static str {
    pick(&["type-MIN", "type-MIC", "type-FLO", "type-LIV", "type-ALI"], of.index())
}

pub fn symbol(symbol: Symbol) -> &'static str {
    pick(&["symbol-common", "symbol-uncommon", "symbol-rare", "symbol-special"], symbol.index())
}

pub fn injury(face: Injury) -> &'static str {
    const NAMES: [&str; Injury::COUNT] =
        ["injury-severe", "injury-damage", "injury-mental", "injury-special", "injury-blank"];
    pick(&NAMES, face.index())
}

pub fn track(track: Track) -> &'static str {
    match track {
        Track::Condition(condition) => condition.name(),
        Track::Threat(threat) => threat.name(),
    }
}

pub fn closed(how: Close) -> &'static str {
    match how {
        Close::Lift => "log-closed-lift",
        Close::Evacuation => "log-closed-evacuation",
        Close::Log => "log-closed-log",
        Close::Abandoned => "log-closed-abandoned",
    }
}

pub fn cards(cards: &[Card]) -> Arg {
    Arg::List(cards.iter().map(|card| Message::new(card.name())).collect())
}

pub fn symbols(dice: &[Symbol]) -> Arg {
    Arg::List(dice.iter().map(|die| Message::new(symbol(*die))).collect())
}

pub fn leads(tokens: &[Lead]) -> Arg {
    Arg::List(tokens.iter().map(|lead| self::lead(*lead)).collect())
}

pub fn lead(lead: Lead) -> Message {
    let id = match (lead.gives_card(), lead.gives_charge(), lead.recycles()) {
        (true, ..) => "lead-card",
        (_, true, true) => "lead-charge-recycle",
        (_, true, _) => "lead-charge",
        (_, _, true) => "lead-recycle",
        _ => "lead-plain",
    };
    Message::new(id).with("value", lead.value())
}

/// A die of the roll: its colour and what it shows.
pub fn cast(cast: Cast) -> Message {
    face(cast.colour, cast.first, cast.second)
}

pub fn face(die: Colour, first: Icon, second: Option<Icon>) -> Message {
    let message = Message::new(if second.is_some() { "die-two" } else { "die-one" });
    let message = message.with("colour", colour(die)).with("icon", icon(first));
    second.into_iter().fold(message, |message, second| message.with("second", icon(second)))
}

pub fn casts(pool: &[Cast]) -> Arg {
    Arg::List(pool.iter().map(|one| cast(*one)).collect())
}

/// A die of a crew board: its colour and what it is good for.
pub fn die(member: &Member, die: SectionDie) -> Message {
    let (of, kind) = member.die(die);
    match kind {
        Kind::Base => Message::new("die-base"),
        Kind::Specialised(special) => Message::new("die-specialised").with("icon", icon(special)),
        Kind::Universal => Message::new("die-universal"),
        Kind::Expert => Message::new("die-expert"),
        Kind::Wild => Message::new("die-wild"),
    }
    .with("colour", colour(of))
}

/// The card that an effect stands on.
pub fn origin(origin: Origin) -> &'static str {
    match origin {
        Origin::Action(one) => one.name(),
        Origin::Condition(one) => one.name(),
        Origin::Mission(one) => one.name(),
        Origin::Threat(one) => one.name(),
        Origin::Event(one) => one.name(),
        Origin::Discovery(one) => one.name(),
        Origin::Exceptional(one) => one.name(),
        Origin::Gear(one) => one.name(),
        Origin::Modification(one) => one.name(),
        Origin::Landing(one) => one.name(),
        Origin::Log(one) => one.name(),
        Origin::Crew(one) => one.name(),
        Origin::Card(one) => one.name(),
        Origin::Wound(one) => one.name(),
        Origin::Danger(one) => one.name(),
        Origin::Board(one) => one.name(),
        Origin::Objective(one) => one.name(),
        Origin::Situation(one) => one.name(),
        Origin::Research(one) => one.name(),
        Origin::Production(one) => one.name(),
        Origin::Upgrade(one) => one.name(),
        Origin::SideGoal(one) => one.name(),
    }
}

/// What a block does, said from the card itself: each verb in its turn.
pub fn says(program: Option<Program>, block: BlockId) -> Message {
    let stmts = program.map_or(&[][..], |program| program.block(block));
    let said: Vec<Message> = stmts.iter().flat_map(|stmt| said(program, stmt)).collect();
    match &said[..] {
        [] => Message::new("says-nothing"),
        _ => Message::new("says-all").with("parts", Arg::List(said)),
    }
}

fn said(program: Option<Program>, stmt: &Stmt) -> Vec<Message> {
    match *stmt {
        Stmt::Do(verb) => vec![verb_said(verb)],
        Stmt::Each(_, block) => vec![Message::new("says-each").with("effect", says(program, block))],
        Stmt::Choose(parts) => {
            let parts = parts.iter().map(|part| says(program, *part)).collect();
            vec![Message::new("says-choose").with("parts", Arg::List(parts))]
        }
        Stmt::May(block) => vec![Message::new("says-may").with("effect", says(program, block))],
        Stmt::Pay(price, then, _) => {
            vec![Message::new("says-pay").with("price", says(program, price)).with("effect", says(program, then))]
        }
        Stmt::If(_, then, _) => vec![Message::new("says-if").with("effect", says(program, then))],
        Stmt::Go(block) => vec![says(program, block)],
        Stmt::Table(..) | Stmt::React(..) => vec![Message::new("says-table")],
    }
}

fn verb_said(verb: Verb) -> Message {
    let counted = |id: &'static str, count: u8| Message::new(id).with("count", count);
    let dice = |id: &'static str, count: u8, of: Die| counted(id, count).with("die", die_letter(of));
    match verb {
        Verb::Spend(count, of) => dice("says-spend", count, of),
        Verb::Sacrifice(count, of) => dice("says-sacrifice", count, of),
        Verb::Recharge(count, of) => dice("says-recharge", count, of),
        Verb::Draw(count) => counted("says-draw", count),
        Verb::Discard(count) => counted("says-discard", count),
        Verb::Charge(by) => Message::new("says-charge").with("by", orrery_core::tell::signed(by)),
        Verb::Wound(wound) => Message::new("says-wound").with("wound", wound.name()),
        Verb::Danger(table, count) => counted("says-danger", count).with("table", table.name()),
        Verb::Step(count) => counted("says-step", count),
        Verb::Supplies(by) | Verb::SuppliesLess(by, _) => {
            Message::new("says-supplies").with("by", orrery_core::tell::signed(by))
        }
        Verb::Success(by) => Message::new("says-success").with("by", orrery_core::tell::signed(by)),
        Verb::Lead(of, count) => counted("says-lead", count).with("type", kind(of)),
        Verb::LeadAny(count) => counted("says-lead-any", count),
        Verb::TimeAll(by) => Message::new("says-time").with("by", orrery_core::tell::signed(by)),
        Verb::HealDie(count) | Verb::HealCard(count) | Verb::HealBoth(count) => counted("says-heal", count),
        Verb::DropDiscAny(count) => counted("says-drop", count),
        Verb::LanderDamage => Message::new("says-damage"),
        Verb::Arrive => Message::new("says-arrive"),
        _ => Message::new("says-more"),
    }
}

fn die_letter(die: Die) -> &'static str {
    match die {
        Die::R => "die-red",
        Die::G => "die-green",
        Die::B => "die-blue",
        Die::D => "die-any",
    }
}

/// The mark of a sector on the board.
pub fn mark(sector: u8) -> String {
    format!("sector-{sector}")
}

pub fn sector(state: &State, number: u8) -> Message {
    let name = state.planet.sector(number).map_or("says-nothing", |sector| sector.name());
    Message::new("sector-named").with("number", number).with("name", name)
}

pub fn toll(toll: Toll) -> Message {
    match toll {
        Toll::Travel => Message::new("toll-travel"),
        Toll::Spend(of) => Message::new("toll-spend").with("die", die_letter(of)),
        Toll::Danger(table) => Message::new("toll-danger").with("table", table.name()),
        Toll::Sacrifice => Message::new("toll-sacrifice"),
    }
}

pub fn tolls(path: Path) -> Arg {
    match path.tolls() {
        [] => Arg::List(vec![Message::new("toll-free")]),
        tolls => Arg::List(tolls.iter().map(|one| toll(*one)).collect()),
    }
}

pub fn manner(manner: Manner) -> &'static str {
    pick(&["prepare-draw", "prepare-check", "prepare-draw-check", "prepare-check-draw"], manner.index())
}

pub fn moment(moment: Moment) -> &'static str {
    const NAMES: [&str; Moment::COUNT] = [
        "moment-event",
        "moment-danger",
        "moment-wound",
        "moment-check",
        "moment-travel",
        "moment-rest",
        "moment-prepare",
    ];
    pick(&NAMES, moment.index())
}

pub fn morale(morale: Morale) -> &'static str {
    pick(&["morale-very-low", "morale-low", "morale-medium", "morale-high"], morale.index())
}

pub fn facility(facility: Facility) -> &'static str {
    const NAMES: [&str; Facility::COUNT] = [
        "facility-laboratory",
        "facility-production",
        "facility-barracks",
        "facility-situation-room",
        "facility-add-on",
    ];
    pick(&NAMES, facility.index())
}

/// VG-CAMP-4
pub fn ending(ending: Ending) -> &'static str {
    const NAMES: [&str; Ending::COUNT] = [
        "ending-kindled",
        "ending-kindled-alone",
        "ending-severed",
        "ending-severed-lit",
        "ending-home",
        "ending-home-blind",
        "ending-long-way",
        "ending-lost",
    ];
    pick(&NAMES, ending.index())
}
