//! Saved tables, kept as the bytes of the day: whatever becomes of the rules and of the code, they load, tell everybody
//! the same, end with the same figures and can be played on. A format that was released has its files for good; they are
//! written once, from the golden replays, and never again.
//!
//! A file is lines of JSON: the table, an entry for each command with the stored bytes and what each viewer was told of
//! it, and the end. Beside them `moments.json` has what the last question of each table looks like today (offers, boards,
//! pages). That and the words in which things are told may change, as a reviewed change.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use orrery_core::{Answer, Asking, Command, Dice, Entry, Game, Journal, Play, Rebuilt, Seat, Setup, Viewer, sha256};
use orrery_draw::Face;
use orrery_text::{Lang, Texts};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::golden::{self, hex, unhex};
use crate::page::page;

type EntryOf<G> = Entry<<G as Game>::Choice, <G as Game>::Event>;
type CommandOf<G> = Command<<G as Game>::Choice>;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Line {
    Table(SavedTable),
    Entry(Kept),
    End(End),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct SavedTable {
    game: String,
    setup: Setup,
    key: String,
}

/// An entry as a store has it, and its log lines.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Kept {
    rules: u16,
    command: String,
    events: String,
    digest: String,
    read: u64,
    barrier: bool,
    /// What onlookers were told.
    told: Vec<Value>,
    /// What a seat was told, where that was something else.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    own: BTreeMap<u8, Vec<Value>>,
}

/// The last question of a game: what was offered, and a mark of what each viewer saw.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Moment {
    offers: Vec<Value>,
    boards: Vec<String>,
    pages: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct End {
    ending: String,
    places: Vec<(u8, i64)>,
    figures: Vec<(String, i64)>,
}

/// What the files of a folder came upon.
#[derive(Debug, Default)]
pub struct Report {
    pub tables: usize,
    pub undone: usize,
    pub setups: Vec<Setup>,
    pub endings: BTreeSet<String>,
}

impl Report {
    /// Every number of seats and every value of every option was played.
    #[track_caller]
    pub fn covers_every_option<G: Game>(&self) {
        let info = G::info();
        let has = |chosen: &dyn Fn(&Setup) -> bool| self.setups.iter().any(chosen);
        let seats =
            info.seats.filter(|seats| !has(&|setup| setup.seats == *seats)).map(|seats| format!("{seats} seats"));
        let values = info.options.iter().flat_map(|option| option.values.iter().map(move |value| (option, *value)));
        let values = values.filter(|(option, value)| !has(&|setup| setup.value(option) == *value));
        let values = values.map(|(option, value)| format!("{} = {value}", option.id));
        let missing: Vec<String> = seats.chain(values).collect();
        assert!(missing.is_empty(), "no table has {missing:?}");
    }
}

/// Writes a file of `dir` for each golden replay of `from` when the environment says `ORRERY_STORED=write`, but none
/// that is there already: what was saved once is never saved otherwise.
#[track_caller]
pub fn record<G: Game>(dir: &Path, from: &Path) {
    if std::env::var("ORRERY_STORED").is_ok_and(|value| value == "write") {
        let goldens = golden::files(from).unwrap_or_else(|why| panic!("no golden replays: {why}"));
        goldens.iter().for_each(|path| record_one::<G>(dir, path));
    }
}

#[track_caller]
fn record_one<G: Game>(dir: &Path, path: &Path) {
    let to = dir.join(path.file_name().unwrap_or_default());
    if to.exists() {
        return;
    }
    let journal = golden::check_file::<G>(path).unwrap_or_else(|why| panic!("{why}"));
    let written = std::fs::create_dir_all(dir).and_then(|()| std::fs::write(&to, of_journal(&journal).text()));
    written.unwrap_or_else(|why| panic!("could not write {}: {why}", to.display()));
}

fn of_journal<G: Game>(journal: &Journal<G>) -> Saved {
    let (setup, key) = (journal.setup().clone(), hex(journal.play().dice().key()));
    let entries = journal.entries().iter().map(|entry| kept::<G>(entry, journal.setup().seats)).collect();
    Saved { table: SavedTable { game: G::info().id.into(), setup, key }, entries, end: end_of(journal.play()) }
}

fn bytes<T: Serialize>(value: &T) -> String {
    hex(&postcard::to_stdvec(value).unwrap_or_else(|why| panic!("no bytes: {why}")))
}

fn kept<G: Game>(entry: &EntryOf<G>, seats: u8) -> Kept {
    let (told, own) = told::<G>(&entry.events, seats);
    Kept {
        rules: entry.rules_version,
        command: bytes(&entry.command),
        events: bytes(&entry.events),
        digest: entry.digest.to_string(),
        read: entry.read,
        barrier: entry.barrier,
        told,
        own,
    }
}

fn told<G: Game>(events: &[G::Event], seats: u8) -> (Vec<Value>, BTreeMap<u8, Vec<Value>>) {
    let lines = |viewer: Viewer| -> Vec<Value> {
        let shown = events.iter().filter_map(|event| G::show(event, viewer));
        shown.filter_map(|shown| G::line(&shown)).map(|line| json(&line)).collect()
    };
    let all = lines(Viewer::Spectator);
    let own = Seat::all(seats).map(|seat| (seat.0, lines(Viewer::Seat(seat))));
    let own = own.filter(|(_, own)| *own != all).collect();
    (all, own)
}

fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_else(|why| panic!("no JSON: {why}"))
}

fn moment<G: Face>(play: &Play<G>, seats: u8, texts: &Texts) -> Moment {
    let viewers = || Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
    let board = |viewer| mark(&serde_json::to_vec(&G::board(&G::view(play.state(), viewer))).unwrap_or_default());
    let drawn = |viewer| {
        let page = page::<G>(texts, play, viewer, Lang::En);
        mark(page.iter().map(|(id, (_, html))| format!("{id}\n{html}\n")).collect::<String>().as_bytes())
    };
    Moment {
        offers: play.asks().iter().map(|ask| nameless(json(&G::offer(play.state(), ask)))).collect(),
        boards: viewers().map(board).collect(),
        pages: viewers().map(drawn).collect(),
    }
}

/// Ids of questions are no part of what is asked.
fn nameless(mut offer: Value) -> Value {
    if let Some(offer) = offer.as_object_mut() {
        offer.remove("ask");
    }
    offer
}

fn mark(bytes: &[u8]) -> String {
    hex(&sha256(bytes)[..8])
}

fn end_of<G: Game>(play: &Play<G>) -> Option<End> {
    let outcome = play.outcome()?;
    let places = outcome.places.iter().map(|place| (place.place, place.score)).collect();
    let figures = G::figures(play.state()).into_iter().map(|(name, value)| (name.into(), value)).collect();
    Some(End { ending: outcome.ending.into(), places, figures })
}

/// Loads every file of `dir` and compares all that was kept; panics with the file, the entry and what differs.
/// `ORRERY_MOMENTS=write` writes down how the last questions look now, and `ORRERY_TOLD=write` how everything is told now;
/// the saved bytes stay as they are.
#[track_caller]
pub fn check<G: Face>(dir: &Path, texts: &Texts) -> Report {
    check_since::<G>(0, dir, texts)
}

/// The same where figures of rules before a version are not kept: tables of theirs go on under those of today, and their
/// answers given again would lead elsewhere.
#[track_caller]
pub fn check_since<G: Face>(version: u16, dir: &Path, texts: &Texts) -> Report {
    let (mut report, mut moments) = (Report::default(), BTreeMap::new());
    let paths = golden::files(dir).unwrap_or_else(|why| panic!("no saved tables in {}: {why}", dir.display()));
    for path in &paths {
        let checked = load::<G>(path).and_then(|saved| saved.check::<G>(version, texts, &mut report));
        let moment = checked.unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        moments.insert(path.file_stem().unwrap_or_default().to_string_lossy().into_owned(), moment);
    }
    check_moments(&dir.join("moments.json"), &moments);
    report.tables = paths.len();
    report
}

fn load<G: Game>(path: &Path) -> Result<Saved, String> {
    let text = std::fs::read_to_string(path).map_err(|why| why.to_string())?;
    let mut saved = Saved::parse(&text)?;
    if std::env::var("ORRERY_TOLD").is_ok_and(|value| value == "write") {
        saved.tell_anew::<G>()?;
        std::fs::write(path, saved.text()).map_err(|why| why.to_string())?;
    }
    Ok(saved)
}

#[track_caller]
fn check_moments(path: &Path, now: &BTreeMap<String, Moment>) {
    if std::env::var("ORRERY_MOMENTS").is_ok_and(|value| value == "write") {
        let text = serde_json::to_string_pretty(now).unwrap_or_default() + "\n";
        std::fs::write(path, text).unwrap_or_else(|why| panic!("could not write {}: {why}", path.display()));
    }
    let text = std::fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let was: BTreeMap<String, Moment> = serde_json::from_str(&text).unwrap_or_else(|why| panic!("{why}"));
    for (name, now) in now {
        let same = differs("the last question", &was.get(name), &Some(now));
        same.unwrap_or_else(|why| panic!("{name}: {why}"));
    }
}

struct Saved {
    table: SavedTable,
    entries: Vec<Kept>,
    end: Option<End>,
}

impl Saved {
    fn parse(text: &str) -> Result<Saved, String> {
        let read = |line: &str| serde_json::from_str::<Line>(line).map_err(|why| why.to_string());
        let (mut table, mut entries, mut end) = (None, Vec::new(), None);
        for line in text.lines() {
            match read(line)? {
                Line::Table(is) => table = Some(is),
                Line::Entry(entry) => entries.push(entry),
                Line::End(is) => end = Some(is),
            }
        }
        Ok(Saved { table: table.ok_or("there is no table")?, entries, end })
    }

    fn text(&self) -> String {
        let table = Line::Table(self.table.clone());
        let entries = self.entries.iter().cloned().map(Line::Entry);
        let lines = [table].into_iter().chain(entries).chain(self.end.clone().map(Line::End));
        lines.map(|line| serde_json::to_string(&line).unwrap_or_default() + "\n").collect()
    }

    fn tell_anew<G: Game>(&mut self) -> Result<(), String> {
        let (entries, seats) = (self.read_all::<G>()?, self.table.setup.seats);
        for (kept, entry) in self.entries.iter_mut().zip(&entries) {
            (kept.told, kept.own) = told::<G>(&entry.events, seats);
        }
        Ok(())
    }

    fn tells_the_same<G: Game>(&self, entries: &[EntryOf<G>]) -> Result<(), String> {
        for (at, (kept, entry)) in self.entries.iter().zip(entries).enumerate() {
            let (told, own) = told::<G>(&entry.events, self.table.setup.seats);
            differs(&format!("entry {at}: what onlookers are told"), &kept.told, &told)?;
            differs(&format!("entry {at}: what the seats are told"), &kept.own, &own)?;
        }
        Ok(())
    }

    fn check<G: Face>(&self, since: u16, texts: &Texts, report: &mut Report) -> Result<Moment, String> {
        let entries = self.read_all::<G>()?;
        self.tells_the_same::<G>(&entries)?;
        let play = self.fold::<G>(&entries)?;
        differs("the end", &self.end, &end_of(&play))?;
        if entries.iter().all(|entry| entry.rules_version >= since) {
            self.play_again::<G>(&entries)?;
        }
        self.play_on::<G>(&entries)?;
        report.undone += entries.iter().filter(|entry| matches!(entry.command, Command::Undo { .. })).count();
        report.setups.push(self.table.setup.clone());
        report.endings.extend(self.end.iter().map(|end| end.ending.clone()));
        self.last_question::<G>(&entries, texts)
    }

    /// The table before its last answer.
    fn last_question<G: Face>(&self, entries: &[EntryOf<G>], texts: &Texts) -> Result<Moment, String> {
        let answered = |entry: &EntryOf<G>| matches!(entry.command, Command::Answer(_));
        let last = entries.iter().rposition(answered).unwrap_or(1);
        Ok(moment(&self.fold::<G>(&entries[..last])?, self.table.setup.seats, texts))
    }

    /// The entries, each read by the reader of its version from the state before it.
    fn read_all<G: Game>(&self) -> Result<Vec<EntryOf<G>>, String> {
        let mut entries: Vec<EntryOf<G>> = Vec::new();
        let mut state = G::begin(&self.table.setup);
        for (at, kept) in self.entries.iter().enumerate() {
            let entry = self.read::<G>(at, kept, &mut state).map_err(|why| format!("entry {at}: {why}"))?;
            let undone = matches!(entry.command, Command::Undo { .. });
            entries.push(entry);
            if undone {
                state = G::begin(&self.table.setup);
                let kept = orrery_core::kept_entries(&entries);
                kept.iter().flat_map(|entry| &entry.events).for_each(|event| G::evolve(&mut state, event));
            }
        }
        Ok(entries)
    }

    fn read<G: Game>(&self, at: usize, kept: &Kept, state: &mut G::State) -> Result<EntryOf<G>, String> {
        let [command, events] = [&kept.command, &kept.events].map(|text| unhex(text).unwrap_or_default());
        let (command, events) = read_entry::<G>(kept.rules, &command, &events, state)?;
        let digest = unhex(&kept.digest).and_then(|bytes| bytes.try_into().ok()).map(orrery_core::Digest);
        Ok(Entry {
            seq: at as u32,
            rules_version: kept.rules,
            command,
            events,
            digest: digest.ok_or("a digest is sixteen bytes")?,
            read: kept.read,
            barrier: kept.barrier,
        })
    }

    fn key(&self) -> Result<[u8; 32], String> {
        let key = unhex(&self.table.key).and_then(|bytes| bytes.try_into().ok());
        key.ok_or_else(|| "a key is 32 bytes".into())
    }

    /// The table after these entries; its digest is the one that was kept, if that was made of a state of today's form.
    fn fold<G: Game>(&self, entries: &[EntryOf<G>]) -> Result<Play<G>, String> {
        let play = orrery_core::fold::<G>(&self.table.setup, self.key()?, &orrery_core::kept_entries(entries));
        let play = play.map_err(|stop| format!("it cannot be folded: {stop:?}"))?;
        let head = entries.last().ok_or("there is no entry")?;
        if head.rules_version >= G::info().format {
            differs("the digest", &Ok(head.digest), &play.digest())?;
        }
        Ok(play)
    }

    /// The same answers under the rules of today lead to the same facts.
    fn play_again<G: Game>(&self, entries: &[EntryOf<G>]) -> Result<(), String> {
        match orrery_core::rerun::<G>(&self.table.setup, self.key()?, entries) {
            Rebuilt::Same => Ok(()),
            other => Err(format!("given again: {other:?}")),
        }
    }

    /// From the middle of the game anything goes, to the end.
    fn play_on<G: Game>(&self, entries: &[EntryOf<G>]) -> Result<(), String> {
        let mut play = self.fold::<G>(&entries[..entries.len().div_ceil(2)])?;
        let mut luck = Dice::seeded("played on", entries.len() as u64);
        while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
            let choice = G::sample(play.state(), &ask, &mut luck);
            let answer = Answer { ask: ask.id, seat: ask.seat, choice };
            play.answer(&answer).map_err(|stop| format!("played on, {answer:?} is stopped: {stop:?}"))?;
        }
        play.outcome().map(drop).ok_or_else(|| "played on, it does not end".into())
    }
}

/// A command and its facts; the facts are folded into the state before them.
fn read_entry<G: Game>(
    version: u16,
    command: &[u8],
    events: &[u8],
    state: &mut G::State,
) -> Result<(CommandOf<G>, Vec<G::Event>), String> {
    if version < G::info().format {
        let wrong = |why: orrery_core::NotOld| why.to_string();
        let command = orrery_core::old_command::<G>(version, command).map_err(wrong)?;
        return Ok((command, G::fold_old(version, state, events).map_err(wrong)?));
    }
    let wrong = |why: postcard::Error| why.to_string();
    let events: Vec<G::Event> = postcard::from_bytes(events).map_err(wrong)?;
    events.iter().for_each(|event| G::evolve(state, event));
    Ok((postcard::from_bytes(command).map_err(wrong)?, events))
}

fn differs<T: PartialEq + std::fmt::Debug + ?Sized>(what: &str, was: &T, is: &T) -> Result<(), String> {
    if was == is { Ok(()) } else { Err(format!("{what} was\n  {was:?}\nand is now\n  {is:?}")) }
}
