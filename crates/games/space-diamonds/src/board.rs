//! The table as headings and lines: for the terminal, the list view and a screen reader.

use orrery_core::{Arg, Message, Seat, SeatSet, Section};

use crate::content::Printing;
use crate::questions::thrust;
use crate::rules::score::rating;
use crate::sets::Chits;
use crate::state::{Ending, Mode, Phase, Ship};
use crate::view::{MissionResult, MissionState, MissionView, SeatResult, TableResult, View};
use crate::words::{self, about};

pub(crate) fn board(view: &View) -> Vec<Section> {
    let mut sections = vec![Section::new("board-table", vec![phase(view)])];
    if view.public.phase() == Phase::SetUp {
        return sections;
    }
    sections.extend(Seat::all(view.public.seats).map(|seat| player(view, seat)));
    if view.own().is_some() && view.result.is_none() {
        sections.push(Section::new("board-own", own(view)));
    }
    sections.push(Section::new("board-map", map(view)));
    if let Some(result) = &view.result {
        sections.push(Section::new("board-result", results(view.public.printing, result)));
        sections.push(Section::new("board-revealed", revealed(result)));
    }
    sections
}

fn phase(view: &View) -> Message {
    let public = &view.public;
    match public.phase() {
        Phase::SetUp => Message::new("board-set-up"),
        Phase::Turn => about("board-turn", public.active).with("round", public.round),
        Phase::Loss { count } => about("board-loss", public.active).with("round", public.round).with("count", count),
        Phase::Over(ending) => over(view, ending),
    }
}

fn over(view: &View, ending: Ending) -> Message {
    let seats = view.result.iter().flat_map(|result| &result.seats);
    let winners: SeatSet = seats.filter(|seat| seat.place == 1).map(|seat| seat.seat).collect();
    let id = match (ending, winners.len()) {
        (Ending::Abandoned, _) => return Message::new("board-abandoned"),
        (_, 1) => "board-over",
        _ => "board-shared",
    };
    Message::new(id).with("ending", ending.id()).with("winners", words::seats(winners))
}

fn player(view: &View, seat: Seat) -> Section {
    let (public, ship) = (&view.public, view.public.ship(seat));
    let mut lines = vec![place(view, seat, ship)];
    if public.terms.mode == Mode::Rockets {
        let steps = public.engine(seat).steps_left(ship.wet);
        lines.push(Message::new("board-fuel").with("wet", words::mass(ship.wet)).with("steps", steps));
    }
    if !view.is_over() && public.plays(seat) {
        lines.push(thrust(public, seat));
    }
    lines.push(match ship.chits() {
        0 => Message::new("board-no-chits"),
        count => Message::new("board-chits").with("count", count).with("letters", words::letters(&ship.letters)),
    });
    lines.extend(
        ship.turns_left.filter(|_| public.plays(seat)).map(|left| Message::new("board-turns").with("left", left)),
    );
    lines.extend(ship.done.iter().map(|card| Message::new("board-mission-done").with("mission", words::mission(card))));
    Section::new(about("board-player", seat).with("craft", words::craft(ship.craft)), lines)
}

fn place(view: &View, seat: Seat, ship: &Ship) -> Message {
    match ship.rank {
        _ if view.public.left.contains(seat) => Message::new("board-left"),
        Some(rank) => Message::new("board-home").with("rank", rank),
        None => {
            let zone = words::zone(ship.at.zone());
            Message::new("board-at").with("space", words::space(ship.at)).with("zone", zone)
        }
    }
}

/// What only the viewer sees.
fn own(view: &View) -> Vec<Message> {
    let mut lines = Vec::new();
    if !view.hand.is_empty() {
        lines.push(Message::new("board-hand").with("chits", words::chits(view.hand)).with("vp", view.hand.vp() as i64));
    }
    if !view.fresh.is_empty() {
        lines.push(Message::new("board-fresh").with("chits", words::chits(view.fresh)));
    }
    lines.extend(view.missions.iter().map(own_mission));
    lines
}

fn own_mission(view: &MissionView) -> Message {
    let id = match view.state {
        MissionState::Done => "board-mission-done",
        MissionState::Gone { .. } => "board-mission-gone",
        MissionState::Open => "board-mission-open",
    };
    let message = Message::new(id).with("mission", words::mission(view.mission)).with("have", view.have);
    match view.state {
        MissionState::Gone { to } => message.with("seat", to),
        _ => message,
    }
}

/// Where chits lie, by letter, and how many are out of the game.
fn map(view: &View) -> Vec<Message> {
    let sites: Vec<Message> = view.public.chit_sites().map(words::space).collect();
    let lying = Message::new("board-sites").with("count", sites.len()).with("sites", sites);
    vec![lying, Message::new("board-out").with("letters", words::letters(&view.out))]
}

fn results(printing: Printing, result: &TableResult) -> Vec<Message> {
    let solo = matches!(result.ending, Ending::SoloHome | Ending::SoloLate);
    let mut lines: Vec<Message> = result.seats.iter().flat_map(|seat| seat_lines(printing, seat)).collect();
    if let (true, Some(only)) = (solo, result.seats.first()) {
        lines.push(Message::new("board-rating").with("rating", rating(printing, only.total, only.rank.is_some())));
    }
    lines
}

fn seat_lines(printing: Printing, seat: &SeatResult) -> Vec<Message> {
    if seat.left {
        return vec![about("board-result-left", seat.seat)];
    }
    let line = about("board-score", seat.seat).with("place", seat.place).with("total", i64::from(seat.total));
    let line = line.with("race", seat.score.race).with("chits", i64::from(seat.score.chits));
    let mut lines =
        vec![line.with("missions", i64::from(seat.score.missions)).with("gems", i64::from(seat.score.gems))];
    lines.extend(seat.chits.iter().map(|find| {
        Message::new("board-find").with("chit", words::chit(find.chit)).with("space", words::space(find.site))
    }));
    lines.extend(seat.missions.iter().map(|card| mission_line(printing, card)));
    lines
}

/// A mission with the reason for its success or failure.
fn mission_line(printing: Printing, card: &MissionResult) -> Message {
    let id = match (card.done, card.best_other, card.gone_to) {
        (true, ..) => "result-done",
        (false, _, Some(_)) => "result-gone",
        (false, Some(_), None) => "result-behind",
        (false, None, None) => "result-open",
    };
    let line = Message::new(id).with("mission", words::mission(card.mission)).with("vp", card.mission.vp(printing));
    let line = line.with("have", card.have).with("need", card.need.unwrap_or(0));
    let line = line.with("other", card.best_other.unwrap_or(0));
    match card.gone_to {
        Some(seat) => line.with("seat", seat),
        None => line,
    }
}

fn revealed(result: &TableResult) -> Vec<Message> {
    let chits = |id: &'static str, chits: Chits| {
        (!chits.is_empty()).then(|| Message::new(id).with("chits", words::chits(chits)))
    };
    let unused: Vec<Message> = result.unused_missions.iter().map(words::mission).collect();
    let lines = [chits("board-unplaced", result.unplaced), chits("board-lost", result.lost)];
    let unused = Message::new("board-unused").with("missions", Arg::List(unused));
    lines.into_iter().flatten().chain([unused]).collect()
}
