//! From whose chair a table is looked at, and the parts of its page that every game shares.

use std::sync::Arc;

use axum::http::Uri;
use maud::{Markup, PreEscaped, html};
use orrery_catalog::{AnyGame, AnyPlay, Look};
use orrery_core::{Line, Offer, Seat, Viewer};
use orrery_draw::{Id, Place, Region, cite, icon, key_of, seat_mark};
use orrery_table::port::{Holder, PersonId, Status, TableRecord};
use orrery_table::{Logged, Now, Table};
use orrery_text::{Lang, Voice};

use crate::form::Fields;
use crate::identity::Person;
use crate::prompt;
use crate::table_page::chosen_seat;

/// What one person sees of one table, and as whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewpoint {
    pub viewer: Viewer,
    /// Another seat of the same person is asked: the device is to be passed on.
    pub pass_to: Option<Seat>,
}

/// One person may hold several seats (hot-seat). Then nothing private is on the page until whoever is asked says
/// that they are the one looking (`chosen`).
pub fn viewpoint(now: &Now, person: PersonId, chosen: Option<Seat>) -> Viewpoint {
    let seats: Vec<Seat> = now.record.seats_of(person).collect();
    match seats.as_slice() {
        [] => Viewpoint { viewer: Viewer::Spectator, pass_to: None },
        [seat] => Viewpoint { viewer: Viewer::Seat(*seat), pass_to: None },
        _ => hot_seat(now, &seats, chosen.filter(|seat| seats.contains(seat))),
    }
}

fn hot_seat(now: &Now, seats: &[Seat], chosen: Option<Seat>) -> Viewpoint {
    let open = now.play.as_ref().map(|play| play.open()).unwrap_or_default();
    let asked = |seat: Seat| open.iter().any(|ask| ask.must && ask.seat == seat);
    let waiting = seats.iter().copied().find(|seat| asked(*seat));
    match (chosen, waiting) {
        (Some(seat), _) if asked(seat) || waiting.is_none() => Viewpoint { viewer: Viewer::Seat(seat), pass_to: None },
        (_, waiting) => Viewpoint { viewer: Viewer::Spectator, pass_to: waiting },
    }
}

/// Everything needed to draw a table for somebody.
#[derive(Clone)]
pub struct Scope<'a> {
    pub id: String,
    pub game: &'static dyn AnyGame,
    pub now: &'a Now,
    pub point: Viewpoint,
    pub names: &'a [String],
    pub bots: &'a [bool],
    pub lang: Lang,
    pub person: PersonId,
    pub chosen: Option<Seat>,
    pub steps: &'a [String],
    /// What they would like to know more about.
    pub about: Option<&'a str>,
    /// A whole page is drawn, with everything that live updates leave to be fetched.
    pub whole: bool,
}

pub fn names_of(record: &TableRecord) -> Vec<String> {
    record.chairs.iter().map(|chair| chair.name.clone()).collect()
}

pub fn bots_of(record: &TableRecord) -> Vec<bool> {
    record.chairs.iter().map(|chair| matches!(chair.holder, Holder::Bot(_))).collect()
}

impl<'a> Scope<'a> {
    pub fn voice(&self) -> Voice<'a> {
        Voice::new(self.game.texts(), self.lang, self.names)
    }

    pub fn play(&self) -> Option<&'a dyn AnyPlay> {
        self.now.play.as_deref()
    }

    pub fn offers(&self) -> Vec<Offer> {
        match (self.play(), self.point.viewer.seat()) {
            (Some(play), Some(seat)) => play.offers(seat),
            _ => Vec::new(),
        }
    }

    pub fn acting(&self) -> Vec<Seat> {
        let open = self.play().map(|play| play.open()).unwrap_or_default();
        let mut acting: Vec<Seat> = open.iter().filter(|ask| ask.must).map(|ask| ask.seat).collect();
        acting.dedup();
        acting
    }

    /// Looks at every region, in the order of the page.
    pub fn each_region(&self, offers: &[Offer], each: &mut dyn FnMut(&Region<'_>)) {
        let look = Look { viewer: self.point.viewer, voice: self.voice(), bots: self.bots, offers, about: self.about };
        if let Some(play) = self.play() {
            play.regions(&look, each);
        }
    }

    /// The regions that `wanted` asks for, with their places.
    pub fn regions(&self, offers: &[Offer], wanted: impl Fn(&Region<'_>) -> bool) -> Vec<(Place, Markup)> {
        let mut out = Vec::new();
        self.each_region(offers, &mut |region| {
            if wanted(region) {
                let mut drawn = String::new();
                write_region(&mut drawn, region, Want::Changed);
                out.push((region.place, PreEscaped(drawn)));
            }
        });
        out
    }

    /// The whole table as headings and lines: the same view for reading and for screen readers.
    pub fn list(&self) -> Markup {
        let voice = self.voice();
        let sections = self.play().map(|play| play.board(self.point.viewer)).unwrap_or_default();
        html! {
            details.panel.listview {
                summary { (icon("i-list")) (voice.id("list-view")) }
                @for section in &sections {
                    h3 { (voice.say(&section.title)) }
                    ul { @for line in &section.lines { li { (voice.say(line)) } } }
                }
            }
        }
    }

    /// Who is asked, and who watches.
    pub fn status(&self) -> Markup {
        let voice = self.voice();
        let acting = self.acting();
        html! {
            div #r-status .order role="img" aria-label=(self.status_text()) {
                @for seat in Seat::all(self.now.record.setup.seats) {
                    span class=[acting.contains(&seat).then_some("on")] title=(voice.name(seat)) { (seat_mark(seat)) }
                }
            }
        }
    }

    pub fn status_text(&self) -> String {
        let voice = self.voice();
        let waiting: Vec<String> = self.acting().into_iter().map(|seat| voice.name(seat)).collect();
        match self.now.record.status {
            Status::Open => voice.id("waiting-for-players"),
            Status::Finished => voice.id("game-over"),
            Status::Running if waiting.is_empty() => voice.id("nobody-asked"),
            Status::Running => format!("{}: {}", voice.id("waiting-for"), waiting.join(", ")),
        }
    }

    /// The lines of one entry, as this viewer may read them.
    pub fn lines(&self, entry: &Logged) -> Vec<Line> {
        self.play().map(|play| play.lines(&entry.events, self.point.viewer)).unwrap_or_default()
    }

    pub fn log_item(&self, seq: u32, lines: &[Line]) -> Markup {
        let voice = self.voice();
        html! {
            @for line in lines {
                li data-seq=(seq) data-flown=[(!line.way.is_empty()).then(|| line.way.join(","))] {
                    @match line.seat { Some(seat) => { (seat_mark(seat)) } None => { span.seat {} } }
                    div {
                        (voice.say(&line.message))
                        @for rule in &line.rules { " " (cite(self.game.info().id, *rule)) }
                    }
                }
            }
        }
    }

    pub fn log(&self) -> Markup {
        let voice = self.voice();
        let newest_first = |entry: &Arc<Logged>| {
            let mut lines = self.lines(entry);
            lines.reverse();
            self.log_item(entry.seq, &lines)
        };
        let items: Vec<Markup> = self.now.recent.iter().rev().map(newest_first).collect();
        html! {
            section #r-log .panel.lg {
                div.ph { h2.cap { (voice.id("log")) }
                    a.all href={ "/t/" (self.id) "/replay" } { (icon("i-replay")) (voice.id("replay")) } }
                ol #log-list { @for item in &items { (item) } }
            }
        }
    }

    pub fn prompt(&self, offers: &[Offer]) -> Markup {
        html! { div #r-prompt { (prompt::draw(self, offers)) } }
    }

    /// What the prompt depends on.
    pub fn prompt_key(&self, offers: &[Offer]) -> u64 {
        let over = self.now.record.status == Status::Finished;
        key_of((offers, self.acting(), self.now.undo, over, self.point.pass_to, self.point.viewer))
    }
}

/// Writes a region as the page needs it: found by its id, or put in its place, or into the region it is a part of.
pub fn write_region(out: &mut String, region: &Region<'_>, want: Want) {
    let id = region.id.as_str();
    let pieces: &[&str] = match &region.inside {
        None => &["<div class=r id=r-", id, " data-place=", place_name(region.place), ">"],
        Some(outer) if want == Want::New => &["<div class=r id=r-", id, " data-in=", outer.as_str(), ">"],
        Some(_) => &["<div class=r id=r-", id, ">"],
    };
    pieces.iter().for_each(|piece| out.push_str(piece));
    out.push_str(&(region.draw)().0);
    out.push_str("</div>");
}

fn place_name(place: Place) -> &'static str {
    match place {
        Place::Left => "left",
        Place::Board => "board",
        Place::Own => "own",
        Place::Right => "right",
    }
}

/// What a page needs of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    Nothing,
    Changed,
    /// The page does not have it yet.
    New,
}

impl Want {
    pub fn changed(is: bool) -> Want {
        if is { Want::Changed } else { Want::Nothing }
    }
}

/// The keys of what a page shows, so that only what differs is sent.
#[derive(Default)]
pub struct Sent {
    /// In the order of the page, which hardly ever changes.
    regions: Vec<(Id, u64)>,
    /// Where the next region is expected.
    next: usize,
    pub prompt: u64,
    pub seq: u32,
}

impl Sent {
    /// Before all regions of the page are looked at, in order.
    pub fn start(&mut self) {
        self.next = 0;
    }

    /// What is new about the next region, remembering it.
    pub fn news(&mut self, id: Id, key: u64) -> Want {
        let at = self.next;
        self.next += 1;
        match self.regions.get_mut(at) {
            Some((known, before)) if *known == id => Want::changed(std::mem::replace(before, key) != key),
            _ => self.moved(at, id, key),
        }
    }

    /// The page has other regions than before: the known one is brought here, or a new one is put in.
    fn moved(&mut self, at: usize, id: Id, key: u64) -> Want {
        let known = self.regions.iter().position(|(known, _)| *known == id);
        let before = known.map(|place| self.regions.remove(place).1);
        self.regions.insert(at.min(self.regions.len()), (id, key));
        before.map_or(Want::New, |before| Want::changed(before != key))
    }

    /// The regions that are on the page and no longer at the table, forgetting them.
    pub fn gone(&mut self) -> Vec<Id> {
        self.regions.drain(self.next.min(self.regions.len())..).map(|(id, _)| id).collect()
    }
}

/// A table with what is needed to draw it for one person.
pub struct Eyes {
    pub table: Arc<Table>,
    pub person: PersonId,
    /// Which of their seats they look from.
    pub chosen: Option<Seat>,
    /// A path begun without scripts.
    pub steps: Vec<String>,
    pub about: Option<String>,
    pub lang: Lang,
}

impl Eyes {
    pub fn new(table: Arc<Table>, person: &Person, uri: &Uri) -> Eyes {
        let about = Fields::read(uri.query().unwrap_or("")).get("about").map(str::to_owned);
        Eyes { table, person: person.id, chosen: chosen_seat(uri), steps: Vec::new(), about, lang: person.lang }
    }

    /// Lets `draw` look at the table as it is now.
    pub fn look<T>(&self, now: &Now, whole: bool, draw: impl FnOnce(&Scope<'_>) -> T) -> T {
        let (names, bots) = (names_of(&now.record), bots_of(&now.record));
        draw(&Scope {
            id: self.table.id.to_string(),
            game: self.table.game,
            now,
            point: viewpoint(now, self.person, self.chosen),
            names: &names,
            bots: &bots,
            lang: self.lang,
            person: self.person,
            chosen: self.chosen,
            steps: &self.steps,
            about: self.about.as_deref(),
            whole,
        })
    }
}
