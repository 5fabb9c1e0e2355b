//! The one blanket implementation of [`AnyGame`] and [`AnyPlay`].

use std::marker::PhantomData;

use maud::Markup;
use orrery_bots::{Lesson, Level, Thinks, act, note, random_choice};
use orrery_core::{
    Advice, Answer, Ask, AskId, Asking, Carried, Command, Dice, Digest, Fault, Game, Given, Info, Line, NotOld, Note,
    Offer, Outcome, Play, Refusal, Seat, SeatSet, Section, Setup, Stop, Viewer, kept, kept_entries, old_command,
};
use orrery_draw::{Face, Region, Scene, Tally};
use orrery_text::{Lang, Rulebook, Sources, Texts, Voice};
use serde::de::DeserializeOwned;

use crate::guarded;
use crate::record::{self, Record, RecordEntry, Verdict};
use crate::{AnyGame, AnyPlay, CommandKind, Done, Figure, Load, Open, Simulated, Stored, Unreadable, Written};

pub struct Erased<G> {
    info: Info,
    texts: Texts,
    rulebooks: [Rulebook; 3],
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Erased<G> {
    pub fn new(texts: &Sources, rulebooks: &Sources) -> Self {
        Erased {
            info: G::info(),
            texts: Texts::of_game(texts),
            rulebooks: rulebooks.map(|(_, source)| Rulebook::read(source)),
            game: PhantomData,
        }
    }
}

fn unreadable(error: postcard::Error) -> Unreadable {
    Unreadable(error.to_string())
}

/// Bytes that hold one value and nothing else.
fn whole<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Unreadable> {
    match postcard::take_from_bytes(bytes).map_err(unreadable)? {
        (value, []) => Ok(value),
        (_, rest) => Err(Unreadable(format!("{} bytes too many", rest.len()))),
    }
}

/// The facts of an entry. Undos of early versions were stored without any bytes.
fn facts<G: Game>(bytes: &[u8]) -> Result<Vec<G::Event>, Unreadable> {
    if bytes.is_empty() { Ok(Vec::new()) } else { whole(bytes) }
}

fn bytes_of<G: Game>(command: &Command<G::Choice>, events: &[G::Event]) -> Result<Written, Unreadable> {
    let command = postcard::to_stdvec(command).map_err(unreadable)?;
    Ok(Written { command, events: postcard::to_stdvec(events).map_err(unreadable)? })
}

/// A command and its facts.
type Told<G> = (Command<<G as Game>::Choice>, Vec<<G as Game>::Event>);

/// Each entry is read from the state before it: the one its predecessor left, or the one an undo went back to.
fn modern<G: Game>(setup: &Setup, stored: &[Stored<'_>]) -> Result<Vec<Written>, Unreadable> {
    let (mut entries, mut modern) = (Vec::<Told<G>>::new(), Vec::new());
    let mut state = G::begin(setup);
    for (at, stored) in stored.iter().enumerate() {
        let entry = read_stored::<G>(&mut state, stored).map_err(|why| Unreadable(format!("entry {at}: {why}")))?;
        modern.push(bytes_of::<G>(&entry.0, &entry.1)?);
        entries.push(entry);
        if let Some((Command::Undo { .. }, _)) = entries.last() {
            state = G::begin(setup);
            let kept = kept(entries.iter().map(|(command, _)| command));
            kept.iter().flat_map(|at| &entries[*at].1).for_each(|event| G::evolve(&mut state, event));
        }
    }
    Ok(modern)
}

fn read_old<G: Game>(state: &mut G::State, stored: &Stored<'_>) -> Result<Told<G>, NotOld> {
    let command = old_command::<G>(stored.rules_version, stored.command)?;
    Ok((command, G::fold_old(stored.rules_version, state, stored.events)?))
}

/// Reads an entry by the reader of its version and folds its facts into the state before it.
fn read_stored<G: Game>(state: &mut G::State, stored: &Stored<'_>) -> Result<Told<G>, String> {
    if stored.rules_version < G::info().format {
        return read_old::<G>(state, stored).map_err(|why| why.to_string());
    }
    let events = facts::<G>(stored.events).map_err(|why| why.0)?;
    events.iter().for_each(|event| G::evolve(state, event));
    Ok((whole(stored.command).map_err(|why| why.0)?, events))
}

/// The rules are asked to follow what was stored: a panic says that they cannot.
fn followed<T>(work: impl FnOnce() -> Result<T, Unreadable>) -> Result<T, Unreadable> {
    guarded(work).unwrap_or_else(|panic| Err(Unreadable(format!("the rules cannot follow it: {panic}"))))
}

/// A rule that panics is our bug: the answer is dropped and the table stays as it was.
fn ruled<T>(work: impl FnOnce() -> Result<T, Stop>) -> Result<T, Stop> {
    guarded(work).unwrap_or_else(|panic| Err(Stop::Fault(Fault::Panicked(panic))))
}

fn unsaveable(error: postcard::Error) -> Stop {
    Stop::Fault(Fault::Unsaveable(error.to_string()))
}

impl<G: Thinks + Face> AnyGame for Erased<G> {
    fn info(&self) -> &Info {
        &self.info
    }

    fn texts(&self) -> &Texts {
        &self.texts
    }

    fn rulebook(&self, lang: Lang) -> &Rulebook {
        &self.rulebooks[lang as usize]
    }

    fn style(&self) -> &'static str {
        G::STYLE
    }

    fn symbols(&self) -> &'static str {
        G::SYMBOLS
    }

    fn views(&self) -> &'static [&'static str] {
        G::VIEWS
    }

    fn lessons(&self) -> &'static [Lesson] {
        G::LESSONS
    }

    fn cover(&self) -> Markup {
        G::cover()
    }

    fn option_picture(&self, option: &str, value: &str) -> Markup {
        G::option_picture(option, value)
    }

    fn picture(&self, rule: &str, voice: &Voice<'_>) -> Markup {
        G::picture(rule, voice)
    }

    fn gallery(&self, voice: &Voice<'_>) -> Markup {
        G::gallery(voice)
    }

    fn check(&self, setup: &Setup) -> Result<(), Refusal> {
        setup.check::<G>()
    }

    fn begin(&self, setup: &Setup, key: [u8; 32]) -> Result<(Box<dyn AnyPlay>, Done), Stop> {
        ruled(|| {
            let play = Play::<G>::begin(setup, Dice::new(key))?;
            let done = done(&play, &Command::Begin, true)?;
            Ok((Box::new(play) as Box<dyn AnyPlay>, done))
        })
    }

    fn load(&self, load: Load<'_>) -> Result<Box<dyn AnyPlay>, Unreadable> {
        followed(|| {
            let mut state: G::State = load.state.map_or_else(|| Ok(G::begin(load.setup)), whole)?;
            for stored in load.facts {
                facts::<G>(stored)?.iter().for_each(|event| G::evolve(&mut state, event));
            }
            Ok(Box::new(Play::<G>::of_state(state, Dice::at(load.key, load.read))) as Box<dyn AnyPlay>)
        })
    }

    fn command(&self, bytes: &[u8]) -> Result<CommandKind, Unreadable> {
        Ok(match whole::<Command<G::Choice>>(bytes)? {
            Command::Begin => CommandKind::Begin,
            Command::Answer(answer) => CommandKind::Answer(answer.seat),
            Command::Leave(seat) => CommandKind::Leave(seat),
            Command::Undo { seat, to } => CommandKind::Undo { seat, to },
            Command::TakenOver => CommandKind::TakenOver,
        })
    }

    fn is_quiet(&self, kind: CommandKind, events: &[u8]) -> Result<bool, Unreadable> {
        let CommandKind::Answer(seat) = kind else { return Ok(false) };
        Ok(is_quiet::<G>(seat, &facts::<G>(events)?))
    }

    fn modern(&self, setup: &Setup, stored: &[Stored<'_>]) -> Result<Vec<Written>, Unreadable> {
        followed(|| modern::<G>(setup, stored))
    }

    fn take_over(&self) -> Result<Written, Unreadable> {
        bytes_of::<G>(&Command::TakenOver, &[])
    }

    fn undo(&self, seat: Seat, to: u32) -> Result<Written, Unreadable> {
        bytes_of::<G>(&Command::Undo { seat, to }, &[])
    }

    fn is_campaign(&self, setup: &Setup) -> bool {
        G::is_campaign(setup)
    }

    fn written(&self, entry: &RecordEntry) -> Result<Written, Unreadable> {
        let entry = record::typed_entry::<G>(entry).map_err(Unreadable)?;
        bytes_of::<G>(&entry.command, &entry.events)
    }

    fn readable(&self, command: &[u8], events: &[u8]) -> Result<(serde_json::Value, serde_json::Value), Unreadable> {
        let (command, events) = (whole::<Command<G::Choice>>(command)?, facts::<G>(events)?);
        let json = |error: serde_json::Error| Unreadable(error.to_string());
        Ok((serde_json::to_value(command).map_err(json)?, serde_json::to_value(events).map_err(json)?))
    }

    fn verify(&self, record: &Record) -> Verdict {
        record::verify::<G>(record)
    }

    fn narrate(&self, record: &Record, lang: Lang) -> Result<Vec<(u32, Vec<String>)>, String> {
        let voice = Voice::new(&self.texts, lang, &record.names);
        let entries = record::typed::<G>(record)?;
        let lines = |entry: &record::EntryOf<G>| {
            // Each fact is told as the seat it concerns most saw it: whoever gave the command.
            let viewer = entry.command.seat().map_or(Viewer::Spectator, Viewer::Seat);
            let shown = entry.events.iter().filter_map(|event| G::show(event, viewer));
            shown.filter_map(|shown| G::line(&shown)).map(|line| voice.say(&line.message)).collect()
        };
        let told = || kept_entries(&entries).into_iter().map(|entry| (entry.seq, lines(entry))).collect();
        guarded(told).map_err(|panic| format!("this record cannot be told: {panic}"))
    }

    fn simulate(&self, setup: &Setup, levels: &[Level], seed: u64) -> Result<Simulated, Stop> {
        let (mut setup, mut luck) = (setup.clone(), Dice::seeded("bots", seed));
        let (mut answers, mut first, mut figures) = (0, None, Vec::new());
        // A campaign is played to its end, chapter by chapter.
        for chapter in 0_u64.. {
            let mut play = Play::<G>::begin(&setup, Dice::seeded("sim", seed.wrapping_add(chapter << 40)))?;
            first = first.or(G::first(play.state()));
            answers += play_out(&mut play, &setup, levels, &mut luck, &mut figures)?;
            let outcome = play.outcome().ok_or(Stop::Fault(Fault::OutOfFuel))?;
            let left = G::leaves(play.state()).filter(|_| G::is_campaign(&setup) || setup.carried.is_some());
            let Some(left) = left.and_then(|left| serde_json::to_value(left).ok()) else {
                figures.extend(G::figures(play.state()).into_iter().map(|(name, number)| (name.into(), number)));
                return Ok(Simulated { answers, outcome, first, held: G::held(play.state()), figures });
            };
            setup.carried = Some(Carried::new(left, String::new(), String::new()));
        }
        Err(Stop::Fault(Fault::OutOfFuel))
    }
}

/// Plays a game to its end and notes what is counted on the way; gives back how many answers that took.
fn play_out<G: Thinks>(
    play: &mut Play<G>,
    setup: &Setup,
    levels: &[Level],
    luck: &mut Dice,
    figures: &mut Vec<Figure>,
) -> Result<u32, Stop> {
    let mut answers = 0;
    let mut tell = counter::<G>(setup, figures);
    // Something may happen before anybody is asked, such as the end of a campaign.
    tell(play.events());
    while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
        let level = levels.get(ask.seat.index()).copied().unwrap_or(Level::Random);
        let (id, choice) = decide::<G>(play, level, &ask, luck);
        play.answer_with(Answer { ask: id, seat: ask.seat, choice })?;
        answers += 1;
        tell(play.events());
    }
    Ok(answers)
}

/// Counts what it is told happened, from the beginning on.
fn counter<'a, G: Game>(setup: &Setup, figures: &'a mut Vec<Figure>) -> impl FnMut(&[G::Event]) + use<'a, G> {
    let mut seen = G::COUNTS.map(|counts| (counts, G::begin_as(G::info().rules_version, setup)));
    move |events| {
        for event in events {
            if let Some((counts, before)) = &mut seen {
                figures.extend(counts(before, event).into_iter().map(|(name, number)| (name.into(), number)));
                G::evolve(before, event);
            }
        }
    }
}

/// A random bot samples the state directly: legality never depends on what a seat cannot know, and simulations need
/// the speed. All others see their view only.
fn decide<G: Thinks>(play: &Play<G>, level: Level, ask: &Ask<G::Decision>, luck: &mut Dice) -> (AskId, G::Choice) {
    match level {
        Level::Random => (ask.id, G::sample(play.state(), ask, luck)),
        _ => act::<G>(level, &G::view(play.state(), Viewer::Seat(ask.seat)), ask, play.asks(), luck),
    }
}

/// Watchers are asked first: hardly any fact is kept from them.
fn is_quiet<G: Game>(seat: Seat, events: &[G::Event]) -> bool {
    let others = || SeatSet::of_bits(u16::MAX).iter().filter(|other| *other != seat).map(Viewer::Seat);
    let is_told = |viewer: Viewer| events.iter().any(|event| G::show(event, viewer).is_some());
    !is_told(Viewer::Spectator) && !others().any(is_told)
}

fn done<G: Game>(play: &Play<G>, command: &Command<G::Choice>, barrier: bool) -> Result<Done, Stop> {
    let quiet = matches!(command, Command::Answer(answer) if is_quiet::<G>(answer.seat, play.events()));
    Ok(Done {
        command: postcard::to_stdvec(command).map_err(unsaveable)?,
        events: postcard::to_stdvec(play.events()).map_err(unsaveable)?,
        digest: play.digest()?,
        read: play.dice().read(),
        barrier,
        quiet,
    })
}

impl<G: Thinks + Face> AnyPlay for Play<G> {
    fn clone_play(&self) -> Box<dyn AnyPlay> {
        Box::new(self.clone())
    }

    fn answer(&mut self, seat: Seat, ask: AskId, given: &Given) -> Result<Done, Stop> {
        ruled(|| {
            let answer = Play::read(self, seat, ask, given)?;
            let barrier = Play::answer(self, &answer)?.barrier;
            done(self, &Command::Answer(answer), barrier)
        })
    }

    fn leave(&mut self, seat: Seat) -> Result<Done, Stop> {
        ruled(|| {
            Play::leave(self, seat)?;
            done(self, &Command::Leave(seat), true)
        })
    }

    fn open(&self) -> Vec<Open> {
        self.asks().iter().map(|ask| Open { ask: ask.id, seat: ask.seat, must: ask.must }).collect()
    }

    fn waited_for(&self) -> SeatSet {
        self.asks().waited_for()
    }

    fn outcome(&self) -> Option<Outcome> {
        Play::outcome(self)
    }

    fn leaves(&self) -> Option<serde_json::Value> {
        let left = G::leaves(Play::state(self)).filter(|_| self.is_over())?;
        serde_json::to_value(left).ok()
    }

    fn chronicle(&self) -> Vec<Section> {
        if self.is_over() { G::chronicle(Play::state(self)) } else { Vec::new() }
    }

    fn digest(&self) -> Result<Digest, Stop> {
        Ok(Play::digest(self)?)
    }

    fn read(&self) -> u64 {
        self.dice().read()
    }

    fn fold(&mut self, events: &[u8], read: u64) -> Result<(), Unreadable> {
        followed(|| {
            Play::fold(self, &facts::<G>(events)?, read);
            Ok(())
        })
    }

    fn state(&self) -> Result<Vec<u8>, Unreadable> {
        postcard::to_stdvec(Play::state(self)).map_err(unreadable)
    }

    fn view(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(G::view(Play::state(self), viewer)).unwrap_or_default()
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        self.asks().of(seat).map(|ask| G::offer(Play::state(self), ask)).collect()
    }

    fn advise(&self, seat: Seat, ask: AskId, given: Option<&Given>) -> Result<Advice, Refusal> {
        let open = self.asks().find(ask).filter(|open| open.seat == seat).ok_or_else(Refusal::not_asked)?;
        Ok(G::advise(Play::state(self), open, given))
    }

    fn note(&self, seat: Seat) -> Option<Note> {
        let asks: Vec<&Ask<G::Decision>> = self.asks().of(seat).collect();
        note::<G>(&G::view(Play::state(self), Viewer::Seat(seat)), seat, &asks)
    }

    fn lines(&self, events: &[u8], viewer: Viewer) -> Vec<Line> {
        shown::<G>(events, viewer).iter().filter_map(G::line).collect()
    }

    fn shown(&self, events: &[u8], viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(shown::<G>(events, viewer)).unwrap_or_default()
    }

    fn board(&self, viewer: Viewer) -> Vec<Section> {
        G::board(&G::view(Play::state(self), viewer))
    }

    fn regions(&self, scene: &Scene<'_>, each: &mut dyn FnMut(&Region<'_>)) {
        let view = G::view(Play::state(self), scene.viewer);
        G::regions(&scene.of(&view)).iter().for_each(each);
    }

    fn tallies(&self) -> Vec<Tally> {
        G::tallies(Play::state(self))
    }

    fn think(&self, level: Level, seat: Seat, ask: AskId, luck: &mut Dice) -> Option<(AskId, Given)> {
        let open = self.asks().find(ask).filter(|open| open.seat == seat)?;
        let view = G::view(Play::state(self), Viewer::Seat(seat));
        let (id, choice) = match level {
            Level::Random => (ask, random_choice::<G>(&view, seat, open, luck)),
            _ => act::<G>(level, &view, open, self.asks(), luck),
        };
        Some((id, G::given(self.asks().find(id)?, &choice)))
    }

    fn fallback(&self, seat: Seat, ask: AskId) -> Option<Given> {
        let open = self.asks().find(ask).filter(|open| open.seat == seat)?;
        Some(G::given(open, &G::fallback(Play::state(self), open)))
    }
}

fn shown<G: Game>(events: &[u8], viewer: Viewer) -> Vec<G::Shown> {
    let events = facts::<G>(events).unwrap_or_default();
    events.iter().filter_map(|event| G::show(event, viewer)).collect()
}
