//! What follows in this dozyear: the tasks and rolls that are still to come with the running charge, the flight, and who
//! may die of age.

use super::layers::next_star;
use super::prelude::*;
use crate::content::{Battery, CHARGE_AT_START, Cell, Cyborg, Ideology, Task, Workcell};
use crate::questions::Entry;
use crate::rules::{lab, maintenance};
use crate::state::{Phase, Post, Public, Worker, Workers};

/// A line: whose it is, what it is, what is to be said of it.
struct Line {
    who: Workers,
    sign: Option<&'static str>,
    name: Message,
    fact: Option<Message>,
    is_bad: bool,
    /// The mark of what it is about.
    at: Option<&'static str>,
}

impl Line {
    fn new(who: Workers, name: Message) -> Line {
        Line { who, sign: None, name, fact: None, is_bad: false, at: None }
    }

    fn sign(sign: &'static str, name: Message) -> Line {
        Line { sign: Some(sign), ..Line::new(Workers::NONE, name) }
    }

    fn fact(self, fact: Message) -> Line {
        Line { fact: Some(fact), ..self }
    }

    fn bad(self, is_bad: bool) -> Line {
        Line { is_bad, ..self }
    }

    fn at(self, mark: &'static str) -> Line {
        Line { at: Some(mark), ..self }
    }
}

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    lines(&scene.view.public)
        .into_iter()
        .map(|line| (line.who, line.sign, line.name, line.fact, (line.is_bad, line.at)))
        .collect::<Vec<_>>()
}

pub fn panel(scene: &Scene<'_>) -> Markup {
    let lines = lines(&scene.view.public);
    html! { @if !lines.is_empty() {
        section.panel.is-follows aria-label=(scene.voice.id("what-follows")) {
            div.ph { h2 { (scene.voice.id("what-follows")) } (cite(GAME, ids::MAINTENANCE)) }
            ol { @for line in &lines { (row(scene, line)) } }
        }
    } }
}

/// The same in words.
pub fn told(public: &Public) -> Vec<Message> {
    let said = |line: Line| match line.fact {
        Some(fact) => Message::new("follows-so").with("what", line.name).with("fact", fact),
        None => line.name,
    };
    lines(public).into_iter().map(said).collect()
}

fn row(scene: &Scene<'_>, line: &Line) -> Markup {
    html! {
        li.bad[line.is_bad] data-el=[line.at] {
            span.is-hands { (pieces::workers(&scene.voice, line.who)) @if let Some(sign) = line.sign { (icon(sign)) } }
            b { (scene.voice.say(&line.name)) }
            @if let Some(fact) = &line.fact { em { (scene.voice.say(fact)) } }
        }
    }
}

fn lines(public: &Public) -> Vec<Line> {
    if public.dozyear.number == 0 || matches!(public.frame(), crate::state::Frame::Over(_)) {
        return Vec::new();
    }
    let phase = public.dozyear.phase;
    let mut lines = if phase <= Phase::Maintenance { work(public) } else { Vec::new() };
    if phase <= Phase::Movement {
        lines.push(flight(public));
    }
    if phase <= Phase::Attrition {
        lines.extend(Cyborg::all().filter_map(|cyborg| elder(public, cyborg)));
    }
    lines
}

/// The rolls of D3, Ignition, then the other tasks, each with what it leaves in the batteries.
fn work(public: &Public) -> Vec<Line> {
    let mut charge = public.ship.charge;
    let rolls = if public.dozyear.phase == Phase::Rolls { lab::entries(public) } else { Vec::new() };
    let is_roll = |entry: &Entry| !matches!(entry, Entry::Cell(_) | Entry::Enough);
    let tasks = ignition(public).into_iter().map(Entry::Cell).chain(maintenance::entries(public));
    rolls.into_iter().filter(is_roll).chain(tasks).filter_map(|entry| self::entry(public, entry, &mut charge)).collect()
}

/// D4-1: it comes first.
fn ignition(public: &Public) -> Option<Cell> {
    let is_due = |cell: &Cell| public.worker_in(*cell).is_some_and(|worker| !public.dozyear.done.contains(worker));
    public.cells().find(|cell| cell.task() == Task::Ignition && is_due(cell))
}

fn entry(public: &Public, entry: Entry, charge: &mut u8) -> Option<Line> {
    Some(match entry {
        Entry::Cell(cell) => task(public, cell, charge),
        Entry::Librarian(card) => card_line(public, Post::Librarian(card), card),
        Entry::Workcell(card) => card_line(public, Post::Workcell(card), card),
        Entry::Goo(shape) => Line::new(public.workers_at(Post::Goo(shape)), words::post(Post::Goo(shape))),
        Entry::Pregnancy(cyborg) => Line::new(one(cyborg), words::post(Post::Pregnancy)).at(cyborg.id()),
        Entry::Stadium => Line::new(public.workers_at(Post::Stadium), words::post(Post::Stadium)).at("stadium"),
        Entry::Enough | Entry::Drop | Entry::Caves => return None,
    })
}

fn one(cyborg: Cyborg) -> Workers {
    Workers::NONE.with(Worker::of(cyborg))
}

fn card_line(public: &Public, post: Post, card: Workcell) -> Line {
    Line::new(public.workers_at(post), words::workcell(card)).at(card.id())
}

/// H1a: a task that the batteries cannot pay is in vain.
fn task(public: &Public, cell: Cell, charge: &mut u8) -> Line {
    let before = *charge;
    let line = Line::new(public.workers_at(Post::Cell(cell)), words::task(cell.task())).at(cell.id());
    let is_free = cell.task() == Task::Ignition && public.dozyear.free_ignition;
    let after = match cell.battery() {
        Battery::Full => CHARGE_AT_START,
        Battery::Drops(0) => return line,
        Battery::Drops(_) if is_free => return line,
        battery if before < battery.charge_needed() => return line.fact(Message::new("charge-short")).bad(true),
        Battery::Drops(levels) => before - levels,
    };
    *charge = after;
    line.fact(Message::new("charge-goes").with("before", before).with("after", after))
}

/// D5: how far the ship flies, and to which star it is on its way.
fn flight(public: &Public) -> Line {
    let speed = public.ship.velocity.0;
    let line = Line::sign("is-ramjet", Message::new(if speed == 0 { "flies-not" } else { "flies" }).with("n", speed));
    match next_star(public).filter(|_| speed > 0) {
        Some((star, far)) => line.fact(Message::new("star-in").with("star", words::space(star.space())).with("n", far)),
        None => line,
    }
}

/// D6a: the chance that an elder dies, in per cent.
fn elder(public: &Public, cyborg: Cyborg) -> Option<Line> {
    let age = public.modified_age(cyborg).filter(|_| public.person(cyborg).is_awake())?;
    let lives = *cyborg.survives(age)?.end();
    let dies = (100 * u16::from(6 - lives) + 3) / 6;
    let name = Message::new("name-years").with("name", words::cyborg(cyborg));
    let name = name.with("years", public.person(cyborg).age.years());
    let who = cyborg.ideology().map_or(Workers::NONE, |_: Ideology| one(cyborg));
    Some(Line::new(who, name).fact(Message::new("dies-chance").with("n", dies)).bad(dies >= 50).at(cyborg.id()))
}
