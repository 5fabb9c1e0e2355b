//! Who looks at a table, what they see of it, and the parts of its page that every game shares.

use std::sync::Arc;

use axum::http::Uri;
use maud::{Markup, PreEscaped, html};
use orrery_bots::{LESSON, Lesson};
use orrery_catalog::{AnyGame, AnyPlay};
use orrery_core::{Line, Note, Offer, Seat, Viewer};
use orrery_draw::{Place, Region, Scene, cite, icon, seat_mark, told};
use orrery_table::port::{Holder, PersonId, Status, TableId, TableRecord};
use orrery_table::{Logged, Now, Table};
use orrery_text::{Lang, Voice};

use super::lesson;
use super::places::{Placed, Places};
use super::sent::{Part, Sent, Want, Written, write_region};
use crate::http::fields::Fields;
use crate::person::Person;

/// Who looks at a table, and with which wishes: for one page, or for as long as its stream lasts.
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
        let fields = Fields::of(uri);
        let steps = fields.get("steps").map(|steps| steps.split(',').map(str::to_owned).collect());
        Eyes {
            table,
            person: person.id,
            chosen: fields.get("as").and_then(|seat| seat.parse().ok()).map(Seat),
            steps: steps.unwrap_or_default(),
            about: fields.get("about").map(str::to_owned),
            lang: person.lang,
        }
    }

    /// Lets `draw` look at the table as it is now.
    pub fn look<T>(&self, now: &Now, whole: bool, draw: impl FnOnce(&Scope<'_>) -> T) -> T {
        let (names, bots) = (names_of(&now.record), bots_of(&now.record));
        let (viewer, pass_to) = self.place(now);
        draw(&Scope { eyes: self, now, viewer, pass_to, names: &names, bots: &bots, whole, past: false })
    }

    /// From where they look now. One person may hold several seats (hot-seat): then nothing private is on the page until
    /// whoever is asked, the second of the two, says that they are the one looking.
    fn place(&self, now: &Now) -> (Viewer, Option<Seat>) {
        let seats: Vec<Seat> = now.record.seats_of(self.person).collect();
        match seats.as_slice() {
            [] => (Viewer::Spectator, None),
            [seat] => (Viewer::Seat(*seat), None),
            _ => hot_seat(now, &seats, self.chosen.filter(|seat| seats.contains(seat))),
        }
    }
}

fn hot_seat(now: &Now, seats: &[Seat], chosen: Option<Seat>) -> (Viewer, Option<Seat>) {
    let open = now.play.as_ref().map(|play| play.open()).unwrap_or_default();
    let asked = |seat: Seat| open.iter().any(|ask| ask.must && ask.seat == seat);
    let waiting = seats.iter().copied().find(|seat| asked(*seat));
    match (chosen, waiting) {
        (Some(seat), _) if asked(seat) || waiting.is_none() => (Viewer::Seat(seat), None),
        (_, waiting) => (Viewer::Spectator, waiting),
    }
}

fn names_of(record: &TableRecord) -> Vec<String> {
    record.chairs.iter().map(|chair| chair.name.clone()).collect()
}

fn bots_of(record: &TableRecord) -> Vec<bool> {
    record.chairs.iter().map(|chair| matches!(chair.holder, Holder::Bot(_))).collect()
}

/// A table as those eyes see it at one moment: everything needed to draw it.
#[derive(Clone)]
pub struct Scope<'a> {
    pub eyes: &'a Eyes,
    pub now: &'a Now,
    pub viewer: Viewer,
    /// Another seat of the same person is asked: the device is to be passed on.
    pub pass_to: Option<Seat>,
    pub names: &'a [String],
    pub bots: &'a [bool],
    /// A whole page is drawn, with everything that live updates leave to be fetched.
    pub whole: bool,
    /// A moment of a replay: what happened last is marked.
    pub past: bool,
}

impl<'a> Scope<'a> {
    pub fn id(&self) -> TableId {
        self.eyes.table.id
    }

    pub fn game(&self) -> &'static dyn AnyGame {
        self.eyes.table.game
    }

    pub fn voice(&self) -> Voice<'a> {
        Voice::new(self.game().texts(), self.eyes.lang, self.names)
    }

    pub fn play(&self) -> Option<&'a dyn AnyPlay> {
        self.now.play.as_deref()
    }

    pub fn offers(&self) -> Vec<Offer> {
        match (self.play(), self.viewer.seat()) {
            (Some(play), Some(seat)) => play.offers(seat),
            _ => Vec::new(),
        }
    }

    /// Whether this is a guided first game.
    pub fn is_lesson(&self) -> bool {
        self.now.record.setup.options.get(LESSON).is_some_and(|lesson| lesson != "off")
    }

    /// The lesson that comes after this one.
    pub fn next_lesson(&self) -> Option<&'static Lesson> {
        let this = self.now.record.setup.options.get(LESSON)?;
        self.game().lessons().iter().skip_while(|lesson| lesson.id != *this).nth(1)
    }

    /// What a guided first game says to the viewer. Others are not even looked at: every update of every page comes
    /// through here.
    fn note(&self) -> Option<Note> {
        self.play().filter(|_| self.is_lesson())?.note(self.viewer.seat()?)
    }

    pub fn acting(&self) -> Vec<Seat> {
        self.play().map(|play| play.waited_for().iter().collect()).unwrap_or_default()
    }

    /// Looks at every region, in the order of the page.
    pub fn each_region(&self, offers: &[Offer], each: &mut dyn FnMut(&Region<'_>)) {
        let Some(play) = self.play() else { return };
        let (acting, outcome) = (self.acting(), play.outcome());
        let scene = Scene {
            view: &(),
            viewer: self.viewer,
            offers,
            voice: self.voice(),
            acting: &acting,
            bots: self.bots,
            outcome: outcome.as_ref(),
            about: self.eyes.about.as_deref(),
        };
        play.regions(&scene, each);
        if let (Some(note), Some(seat)) = (self.note(), self.viewer.seat()) {
            let address = format!("/t/{}/answer?seat={}", self.id(), seat.0);
            each(&lesson::region(scene.voice, self.game().info().id, address, &note));
        }
    }

    /// The regions that `wanted` asks for.
    pub fn regions(&self, offers: &[Offer], wanted: impl Fn(&Region<'_>) -> bool) -> Vec<Placed> {
        let mut out = Vec::new();
        self.each_region(offers, &mut |region| {
            if wanted(region) {
                let mut drawn = String::new();
                write_region(&mut drawn, region, Want::Changed);
                out.push(Placed { place: region.place, view: region.view, drawn: PreEscaped(drawn) });
            }
        });
        out
    }

    /// Takes note of the regions a page shows already, without drawing them.
    pub fn note_regions(&self, offers: &[Offer], sent: &mut Sent) {
        sent.start();
        self.each_region(offers, &mut |region| {
            sent.news(region.id, region.key);
        });
    }

    /// Writes the regions that differ from what was sent before. Those that are dear to draw are left to be fetched,
    /// unless the whole is wanted.
    pub fn write_changed(&self, offers: &[Offer], sent: &mut Sent, out: &mut String) -> Written {
        let (mut written, mut drawn) = (Written::default(), Vec::new());
        sent.start();
        self.each_region(offers, &mut |region| {
            let news = sent.news(region.id, region.key);
            let with_outer = region.inside.is_some_and(|outer| drawn.contains(&outer));
            match news {
                _ if with_outer => drawn.push(region.id),
                Want::Nothing => {}
                _ if region.on_demand && !self.whole => written.stale.push(region.id),
                _ => {
                    drawn.push(region.id);
                    let begin = out.len();
                    write_region(out, region, news);
                    // What is new has to be told its place, and a lesson's note comes with the question it speaks of.
                    if news == Want::Changed && region.place != Place::Note {
                        written.parts.push(Part { id: region.id, place: region.place, text: begin..out.len() });
                    }
                }
            }
        });
        written
    }

    /// Everything the game has on the page, in its places.
    pub fn places(&self, offers: &[Offer]) -> Places<'a> {
        let regions = self.regions(offers, |region| region.inside.is_none());
        Places { voice: self.voice(), views: self.game().views(), regions }
    }

    /// The whole table as headings and lines: the same view for reading and for screen readers.
    pub fn list(&self) -> Markup {
        let voice = self.voice();
        let sections = self.play().map(|play| play.board(self.viewer)).unwrap_or_default();
        html! {
            details.panel.listview {
                summary { (icon("i-list")) (voice.id("list-view")) }
                @for section in &sections {
                    h3 { (told(&voice, &section.title)) }
                    ul { @for line in &section.lines { li { (told(&voice, line)) } } }
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
            Status::Finished => voice.id(self.common().unwrap_or("game-over")),
            Status::Running if waiting.is_empty() => voice.id("nobody-asked"),
            Status::Running => format!("{}: {}", voice.id("waiting-for"), waiting.join(", ")),
        }
    }

    /// Won together or lost together, as a message.
    fn common(&self) -> Option<&'static str> {
        self.play()?.outcome()?.common()
    }

    /// The lines of one entry, as this viewer may read them; those of the last one end with how all fared together.
    pub fn lines(&self, entry: &Logged) -> Vec<Line> {
        let lines = self.play().map(|play| play.lines(&entry.events, self.viewer)).unwrap_or_default();
        let end = self.common().filter(|_| entry.seq == self.now.seq).map(|end| Line::new(None, end, &[]));
        lines.into_iter().chain(end).collect()
    }

    /// What the page knows the lines of an entry by. Secret answers have no number: those of one's own are counted.
    fn mark(&self, entry: &Logged) -> String {
        if !entry.quiet {
            return entry.told.to_string();
        }
        let is_like = |other: &&Arc<Logged>| (other.told, other.quiet, other.kind) == (entry.told, true, entry.kind);
        let nth = self.now.recent.iter().filter(|other| other.seq <= entry.seq).filter(is_like).count();
        format!("{}.{nth}", entry.told)
    }

    /// Whether an entry belongs to what everybody was told last, with the secret ones after it.
    pub fn is_newest(&self, entry: &Logged) -> bool {
        entry.told == self.now.told
    }

    pub fn log_item(&self, entry: &Logged, lines: &[Line]) -> Markup {
        let voice = self.voice();
        let mark = self.mark(entry);
        html! {
            @for line in lines {
                li data-seq=(mark) data-flown=[(!line.way.is_empty()).then(|| line.way.join(","))]
                    data-sight=[line.sight.as_ref().map(|sight| sight.kind.id())]
                    data-at=[line.sight.as_ref().and_then(|sight| sight.at.as_deref())]
                    aria-current=[(self.past && self.is_newest(entry)).then_some("step")] {
                    @match line.seat { Some(seat) => { (seat_mark(seat)) } None => { span.seat {} } }
                    div {
                        (told(&voice, &line.message))
                        @for rule in &line.rules { " " (cite(self.game().info().id, *rule)) }
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
            self.log_item(entry, &lines)
        };
        let items: Vec<Markup> = self.now.recent.iter().rev().map(newest_first).collect();
        html! {
            section #r-log .panel.lg {
                div.ph { h2.cap { (voice.id("log")) }
                    a.all href={ "/t/" (self.id()) "/replay" } { (icon("i-replay")) (voice.id("replay")) } }
                ol #log-list { @for item in &items { (item) } }
            }
        }
    }
}
