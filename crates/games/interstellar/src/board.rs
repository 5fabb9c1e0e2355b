//! The table as headings and lines: for the terminal, the list view and a screen reader. It tells all that the drawings
//! show, from the same view.

mod crew;
mod market;
mod own;
mod ship;
mod sky;

pub(crate) use crew::{about, state};
pub(crate) use sky::planet;

use orrery_core::{Message, Seat, Section};

use crate::content::{Alert, Cupid, EarthData, Ideologies, Ideology};
use crate::face::{feuds, follows, landing, mats, worth};
use crate::rules::score;
use crate::state::{Dome, Frame, Public};
use crate::view::View;
use crate::words;

pub(crate) fn board(view: &View) -> Vec<Section> {
    let public = &view.public;
    let mut sections = vec![Section::new("board-table", table(public))];
    if matches!(public.frame(), Frame::Over(ending) if ending.is_scored()) {
        sections.push(Section::new("board-result", result(public)));
    }
    if view.viewer.seat().is_some() {
        sections.push(Section::new("board-own", own::own(view)));
    }
    sections.extend([
        Section::new("politics", politics(public)),
        Section::new("board-ship", ship::ship(public)),
        Section::new("what-follows", follows::told(public)),
        Section::new("landing-list", landing::told(public)),
        Section::new("view-market", market::market(public)),
    ]);
    sections.extend(mats::seating(public).into_iter().map(|seat| player(public, seat)));
    sections.push(Section::new("view-chart", sky::sky(public)));
    sections.retain(|section| !section.lines.is_empty());
    sections
}

/// 8.6: the points of every Ideology by source.
fn result(public: &Public) -> Vec<Message> {
    let Some(reality) = public.reality() else { return Vec::new() };
    let points = |of: Ideology| {
        let score = score::score(public, of, reality);
        let message = Message::new("board-score").with("ideology", words::ideology(of)).with("people", score.people);
        let message = message.with("cards", score.cards).with("medals", score.medals).with("human", score.human);
        let message = message.with("goo", score.goo).with("nugget", score.nugget).with("star", score.star);
        message.with("total", score.total())
    };
    let shown = Message::new("board-reality").with("reality", words::reality(reality));
    [shown].into_iter().chain(Ideology::ALL.into_iter().map(points)).collect()
}

fn table(public: &Public) -> Vec<Message> {
    let does = if public.alert == Alert::Red { "alert-red-does" } else { "alert-yellow-does" };
    let alert = Message::new("board-alert").with("alert", words::alert(public.alert)).with("does", does);
    let plays = Message::new(if public.competitive { "token-king" } else { "token-palm" });
    let learns = Message::new(if public.red_eye { "token-red-eye" } else { "token-cyborgs-learn" });
    let ramjet = public.ramjet.then(|| Message::new("token-ramjet"));
    let lines = [now(public), alert, plays, learns].into_iter().chain(ramjet);
    lines.chain(data(public)).chain([all_land(public)]).collect()
}

fn now(public: &Public) -> Message {
    match public.frame() {
        Frame::Over(ending) => Message::new("board-over").with("ending", ending.id()),
        _ if public.dozyear.number == 0 => Message::new("before-launch"),
        _ => {
            let when = Message::new("board-when").with("n", public.dozyear.number);
            when.with("phase", words::phase(public.dozyear.phase))
        }
    }
}

/// 2.10: the cards that are up, and how many are not.
fn data(public: &Public) -> impl Iterator<Item = Message> {
    let up: Vec<EarthData> = public.earth_data.iter().flatten().copied().collect();
    let down = EarthData::COUNT - up.len();
    let cards: Vec<Message> = up.into_iter().map(words::earth_data).collect();
    let up = (!cards.is_empty()).then(|| Message::new("board-data").with("cards", cards));
    up.into_iter().chain((down > 0).then(|| Message::new("board-data-down").with("n", down)))
}

/// J2: what all six have together.
fn all_land(public: &Public) -> Message {
    let all = Ideology::ALL.map(|of| worth::worth(public, of));
    let [x, o] = [0, 1].map(|side: usize| all.iter().map(|points| points[side]).sum::<u16>());
    Message::new("all-land").with("x", x).with("o", o)
}

fn politics(public: &Public) -> Vec<Message> {
    let mut lines = vec![commands(public)];
    if public.commander.is_some() {
        lines.push(law(public.commanding));
    }
    lines.extend(feuds(public.awake()).map(|of| {
        let both = Ideologies::NONE.with(of).with(of.archenemy());
        Message::new("awake-foes").with("who", words::ideologies(both))
    }));
    lines.extend(Cupid::all().filter(|cupid| public.regime.ring_at(*cupid).is_some()).map(wed));
    lines.extend(Ideology::ALL.into_iter().filter_map(|of| dome(public, of)));
    lines
}

fn commands(public: &Public) -> Message {
    let line = match public.commander {
        Some(cyborg) => Message::new("board-commander").with("cyborg", words::cyborg(cyborg)),
        None if public.dozyear.number == 0 => return Message::new("nobody-yet"),
        None => Message::new("nobody-commands"),
    };
    line.with("ideology", words::ideology(public.commanding))
}

fn law(of: Ideology) -> Message {
    let regulations = of.regulations();
    let rules = [words::marriage_law(of.marriage_law())].into_iter().chain(regulations.iter().map(words::regulation));
    Message::new("board-law").with("rules", rules.collect::<Vec<_>>())
}

pub(crate) fn wed(cupid: Cupid) -> Message {
    let [one, other] = cupid.sides();
    Message::new("board-married").with("one", words::ideology(one)).with("other", words::ideology(other))
}

pub(crate) fn dome(public: &Public, of: Ideology) -> Option<Message> {
    let line = |id| Message::new(id).with("ideology", words::ideology(of));
    match public.dome(of) {
        Dome::Supply => None,
        Dome::Card(card) => Some(line("dome-waits").with("card", words::workcell(card))),
        Dome::Space(space) => Some(line("dome-at").with("space", words::space(space))),
    }
}

/// The mats of a player.
fn player(public: &Public, seat: Seat) -> Section {
    let mats = public.taken.iter().filter(|of| public.player(*of) == seat);
    Section::new(orrery_core::tell::about("seat", seat), mats.flat_map(|of| crew::mat(public, of)).collect())
}
