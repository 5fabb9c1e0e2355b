//! Facts as log lines, and the whole table as headings and lines.

mod board;

pub(crate) use board::board;

use orrery_core::{Line, Message, Rule, Seat};

use crate::content::{Check, Chit, Mass, Mission, Space, Spectral};
use crate::rules::ids;
use crate::rules::missions::is_feat;
use crate::sets::Chits;
use crate::state::{Ending, Mode};
use crate::view::Shown;
use crate::words::{self, about};

pub(crate) fn line(shown: &Shown) -> Option<Line> {
    Some(match shown {
        Shown::Dealt { mode, first, .. } => dealt(*mode, *first),
        Shown::TurnBegan { seat, round } => turn_began(*seat, *round),
        Shown::WayFlown { seat, way, regular, bonus, wet } => way_flown(*seat, way, *regular, *bonus, *wet),
        Shown::EmergencyFlown { seat, to } => at_space("log-emergency", *seat, *to, &[ids::EMERGENCY]),
        Shown::HazardRolled { seat, at, die, .. } => rolled(*seat, *at, *die),
        Shown::ChitsLost { seat, letters, chits } => lost(*seat, letters, *chits),
        Shown::IsofuelSpent { seat, chit } => {
            of_seat("log-isofuel", *seat, |line| line.with("chit", words::chit(*chit)), &[ids::ISOFUEL])
        }
        Shown::WaterSpent { seat, chit, tanks, wet } => {
            let line = |line: Message| line.with("chit", words::chit(*chit)).with("tanks", *tanks);
            of_seat("log-water", *seat, |message| line(message).with("wet", words::mass(*wet)), &[ids::WATER_CHIT])
        }
        Shown::Discovered { seat, site, letter, chit, .. } => discovered(*seat, *site, *letter, *chit),
        Shown::Scanned { seat, sites } => scanned(*seat, sites),
        Shown::Refuelled { seat, site, water, tanks, wet } => {
            let line = |line: Message| line.with("space", words::space(*site)).with("water", *water);
            let line = |message| line(message).with("tanks", *tanks).with("wet", words::mass(*wet));
            of_seat("log-refuelled", *seat, line, &[ids::REFUEL])
        }
        Shown::FeatDone { seat, mission, first } => feat(*seat, *mission, *first),
        Shown::MissionDone { seat, mission } => mission_done(*seat, *mission),
        Shown::CameHome { seat, rank } => came_home(*seat, *rank),
        Shown::PlayerLeft { seat } => Line::new(Some(*seat), about("log-left", *seat), &[ids::LEAVING_RULING]),
        Shown::Ended { ending } => Line::new(None, ended(*ending), &[ending_rule(*ending)]),
        // Told by the lines around them.
        Shown::MoveBegan { .. } | Shown::Flew { .. } | Shown::TurnEnded { .. } => return None,
    })
}

fn of_seat(id: &'static str, seat: Seat, fill: impl FnOnce(Message) -> Message, rules: &[Rule]) -> Line {
    Line::new(Some(seat), fill(about(id, seat)), rules)
}

fn at_space(id: &'static str, seat: Seat, space: Space, rules: &[Rule]) -> Line {
    of_seat(id, seat, |line| line.with("space", words::space(space)), rules)
}

fn dealt(mode: Mode, first: Seat) -> Line {
    let id = if mode == Mode::Sails { "log-dealt-sails" } else { "log-dealt-rockets" };
    Line::new(None, about(id, first), &[ids::DEAL_CHITS, ids::DEAL_MISSIONS, ids::FIRST_PLAYER])
}

fn turn_began(seat: Seat, round: u8) -> Line {
    of_seat("log-turn", seat, |line| line.with("round", round), &[ids::ROUND])
}

fn way_flown(seat: Seat, way: &[Space], regular: u8, bonus: u8, wet: Mass) -> Line {
    let line = about("log-flown", seat).with("way", words::spaces(way.iter().copied()));
    let line = line.with("regular", regular).with("bonus", bonus).with("wet", words::mass(wet));
    Line::new(Some(seat), line, &[ids::EDGES]).along(way.iter().map(|space| space.id()))
}

fn rolled(seat: Seat, at: Space, die: u8) -> Line {
    let (id, rule) =
        if die == 1 { ("log-hazard", ids::HAZARD_STOP) } else { ("log-hazard-passed", ids::HAZARD_PASSED) };
    of_seat(id, seat, |line| line.with("space", words::space(at)).with("die", die), &[ids::HAZARD, rule])
}

fn lost(seat: Seat, letters: &[u8; 6], chits: Option<Chits>) -> Line {
    let what = chits.map_or_else(|| words::letters(letters), words::chits);
    of_seat("log-lost", seat, |line| line.with("chits", what), &[ids::HAZARD_LOSS, ids::LOST_CHITS_RULING])
}

/// Without the face where the reader may not keep it (iZ1.3).
fn discovered(seat: Seat, site: Space, letter: Spectral, chit: Option<Chit>) -> Line {
    let what = chit.map_or_else(|| words::letter(letter), words::chit);
    let line = |line: Message| line.with("space", words::space(site)).with("chit", what);
    of_seat("log-discovered", seat, line, &[ids::DISCOVERY, ids::MEMORY])
}

fn scanned(seat: Seat, sites: &[(Space, Option<u8>)]) -> Line {
    let site = |(site, water): &(Space, Option<u8>)| match water {
        Some(water) => Message::new("site-water").with("space", words::space(*site)).with("water", *water),
        None => words::space(*site),
    };
    let sites: Vec<Message> = sites.iter().map(site).collect();
    of_seat("log-scanned", seat, |line| line.with("sites", sites), &[ids::SCANNER])
}

fn feat(seat: Seat, mission: Mission, first: bool) -> Line {
    let id = if first { "log-first" } else { "log-feat" };
    of_seat(id, seat, |line| line.with("mission", words::mission(mission)), &[ids::FIRSTS_RULING])
}

fn mission_done(seat: Seat, mission: Mission) -> Line {
    let line = |line: Message| line.with("mission", words::mission(mission)).with("vp", mission.vp());
    let rules: &[Rule] = match mission.check() {
        Check::End => &[ids::MISSION_AT_END],
        Check::Now if is_feat(mission) => &[ids::MISSION_DONE, ids::FIRSTS_RULING],
        Check::Now => &[ids::MISSION_DONE],
    };
    of_seat("log-mission", seat, line, rules)
}

fn came_home(seat: Seat, rank: u8) -> Line {
    let (id, rules): (_, &[Rule]) = match rank {
        1 => ("log-home-first", &[ids::ARRIVAL, ids::THREE_TURNS]),
        _ => ("log-home", &[ids::ARRIVAL]),
    };
    of_seat(id, seat, |line| line.with("rank", rank), rules)
}

fn ended(ending: Ending) -> Message {
    Message::new(match ending {
        Ending::AllHome => "log-all-home",
        Ending::ThreeTurns => "log-three-turns",
        Ending::RoundLimit => "log-round-limit",
        Ending::Abandoned => "log-abandoned",
        Ending::SoloHome => "log-solo-home",
        Ending::SoloLate => "log-solo-late",
    })
}

fn ending_rule(ending: Ending) -> Rule {
    match ending {
        Ending::AllHome | Ending::ThreeTurns => ids::GAME_END,
        Ending::RoundLimit => ids::ROUND_LIMIT,
        Ending::Abandoned => ids::LEAVING_RULING,
        Ending::SoloHome | Ending::SoloLate => ids::SOLO,
    }
}
