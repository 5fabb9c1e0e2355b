//! Names of things in messages.

mod says;
pub mod signs;

pub use says::{asks, lacking, reward, says, statement};

use orrery_core::{Arg, Fact, Message, Opt, Tone, Word};

use crate::content::{
    Card, Colour, Crew, Die, Ending, Flag, Icon, Kind, Landing, Line, Path, Section, Statistic, System, Tally, Toll,
    Track, Type,
};
use crate::questions::{Deed, Manner};
use crate::state::{
    Cast, Close, Facility, Injury, Lead, Member, Moment, Morale, Origin, Place, SectionDie, State, Symbol,
};

/// A name for each of a kind, in order.
const fn pick(names: &[&'static str], at: usize) -> &'static str {
    names[at]
}

/// An option that is called by a name alone; the main button says what is done with it.
pub fn named(answer: &impl Word, does: &'static str, name: impl Into<Message>) -> Opt {
    let name = name.into();
    Opt::of(answer, name.clone()).act(Message::new(does).with("what", name))
}

/// What a crew member may spend base results as (VG-CONV-1), and what it can do besides.
pub fn abilities(crew: Crew) -> impl Iterator<Item = Message> {
    let converts = Message::new("crew-converts").with("colour", colour(crew.converts()));
    let ability = crew.ability().effect.map(|block| says(Some(crew.program()), block));
    [converts.with("icon", icon(crew.into()))].into_iter().chain(ability)
}

/// An option that is somebody: what they can do is said before they are chosen.
pub fn introduced(somebody: Opt, crew: Crew) -> Opt {
    abilities(crew).fold(somebody, |opt, says| opt.fact(Fact::new(Tone::Plain, says)))
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

/// C20
pub const fn grade(score: u8) -> &'static str {
    match score {
        10.. => "ending-gold",
        7.. => "ending-silver",
        4.. => "ending-bronze",
        _ => "ending-no-grade",
    }
}

/// What a campaign remembers, in words.
pub fn flag(flag: Flag) -> &'static str {
    const NAMES: [&str; Flag::COUNT] = [
        "flag-AERUGO_SPARED",
        "flag-ARCHIVE_READ",
        "flag-ARCHIVE_SEALED",
        "flag-ARC_DONE",
        "flag-AT_VEIL",
        "flag-BA_BEACON",
        "flag-BA_CORNERED",
        "flag-BA_TRAIL",
        "flag-BEACON",
        "flag-BW_PASS",
        "flag-COLOSSUS",
        "flag-CORE_OPEN",
        "flag-END_HOME",
        "flag-END_KINDLE",
        "flag-END_SEVER",
        "flag-ENVELOPE",
        "flag-EVENTS_ON",
        "flag-HOME_READY",
        "flag-IDEM_FRIEND",
        "flag-IDEM_ROBBED",
        "flag-ID_ADMIT",
        "flag-KURMA",
        "flag-LIGHT_KEPT",
        "flag-LIGHT_TURNED",
        "flag-MAT_DONE",
        "flag-OA_OPEN",
        "flag-OA_TRAM",
        "flag-OC_FED",
        "flag-OC_VALVE",
        "flag-OWN_THREAD",
        "flag-PEL_DONE",
        "flag-PLOT",
        "flag-PREDATOR_DOWN",
        "flag-SHORE",
        "flag-SLEEP",
        "flag-STRIPPED",
        "flag-THAW",
        "flag-TITHE_BROKEN",
        "flag-TITHE_PAID",
        "flag-TM_GATE",
        "flag-TORN",
        "flag-TUT_FREE",
        "flag-VERGE_ALLY",
        "flag-VERGE_BURNED",
        "flag-WEIR_OPEN",
        "flag-YARD_ANSWER",
    ];
    pick(&NAMES, flag.index())
}

pub fn tally(tally: Tally) -> &'static str {
    const NAMES: [&str; Tally::COUNT] = [
        "tally-ALLOY",
        "tally-BSAFE",
        "tally-CIDX",
        "tally-CURE",
        "tally-DEAD",
        "tally-GYRO",
        "tally-HARVEST",
        "tally-IDEM",
        "tally-KEY",
        "tally-PEKEY",
        "tally-PHASE",
        "tally-QPOW",
        "tally-RELAY",
        "tally-SAVED",
        "tally-THREAD",
        "tally-TRUST",
    ];
    pick(&NAMES, tally.index())
}

pub fn statistic(statistic: Statistic) -> &'static str {
    pick(&["statistic-ARM", "statistic-SEN", "statistic-AGI"], statistic.index())
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

/// What is done with an action.
pub fn deed(state: &State, place: Place, deed: Deed) -> Message {
    match deed {
        Deed::Special(action) => Message::new(action.name()),
        Deed::Travel(_, to) => Message::new("act-travel").with("sector", sector(state, to)),
        Deed::Prepare(manner) => Message::new(self::manner(manner)),
        Deed::Rest => Message::new("act-rest"),
        Deed::LiftOff => Message::new("act-lift-off"),
        Deed::Use(play) | Deed::Turn(play) => Message::new("act-use").with("card", play.name(state, place)),
        Deed::Pass => Message::new("act-pass"),
    }
}

pub fn injuries(dice: &[Injury]) -> Arg {
    Arg::List(dice.iter().map(|die| Message::new(injury(*die))).collect())
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
    let message = Message::new(if second.is_some() { "die-shows-two" } else { "die-shows" });
    let die = signs::sign(signs::shown(die, first, second), die);
    let message = message.with("die", die).with("icon", icon(first));
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
    .with("colour", signs::sign(signs::lying(of, kind), of))
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

/// One die of a colour.
pub fn one_die(of: Die) -> &'static str {
    match of {
        Die::R => "die-red",
        Die::G => "die-green",
        Die::B => "die-blue",
        Die::D => "die-any",
    }
}

/// So many dice of a colour.
pub fn dice(of: Die, count: u8) -> &'static str {
    match of {
        _ if count == 1 => one_die(of),
        Die::R => "dice-red",
        Die::G => "dice-green",
        Die::B => "dice-blue",
        Die::D => "dice-any",
    }
}

/// The marks of a star and of a world on the star map.
pub fn system_mark(system: System) -> String {
    format!("system-{}", system.id())
}

pub fn landing_mark(landing: Landing) -> String {
    format!("landing-{}", landing.id())
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
        Toll::Spend(of) => Message::new("toll-spend").with("die", one_die(of)),
        Toll::Danger(table) => Message::new("toll-danger").with("table", table.name()),
        Toll::Sacrifice => Message::new("toll-sacrifice"),
    }
}

pub fn tolls(route: &[Path]) -> Arg {
    let all: Vec<Toll> = route.iter().flat_map(|path| path.tolls()).copied().collect();
    let first = |at: &usize| !all[..*at].contains(&all[*at]);
    let each = |at: usize| match all.iter().filter(|one| **one == all[at]).count() {
        1 => toll(all[at]),
        count => Message::new("toll-times").with("toll", toll(all[at])).with("n", count),
    };
    let said: Vec<Message> = (0..all.len()).filter(first).map(each).collect();
    Arg::List(if said.is_empty() { vec![Message::new("toll-free")] } else { said })
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
