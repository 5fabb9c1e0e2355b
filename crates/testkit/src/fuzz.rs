//! Bytes from outside, thrown at everything that reads them: whatever they are, nothing panics. `fuzz/` feeds this to
//! a fuzzer; the tests feed it bent copies of [`seeds`].

use std::sync::OnceLock;

use orrery_core::{Asking, Command, Dice, Entry, Game, Given, Journal, Play, Setup};
use serde::{Serialize, de::DeserializeOwned};

use crate::Salvage;
use crate::bench::random_answer;
use crate::golden::Golden;

type Choice = <Salvage as Game>::Choice;
type Event = <Salvage as Game>::Event;

/// Reads `bytes` as everything that comes from a file, a database or a client, and plays what can be played.
pub fn decode(bytes: &[u8]) {
    again::<Command<Choice>>(bytes);
    again::<Vec<Event>>(bytes);
    again::<Entry<Choice, Event>>(bytes);
    again::<<Salvage as Game>::State>(bytes);
    again::<<Salvage as Game>::View>(bytes);
    if let Ok(Command::Answer(answer)) = postcard::from_bytes(bytes) {
        for play in positions() {
            let _ = play.clone().answer(&answer);
            play.asks().iter().for_each(|ask| drop(Salvage::check(play.state(), ask, &answer.choice)));
        }
    }
    if let Ok(given) = serde_json::from_slice::<Given>(bytes) {
        positions().iter().for_each(|play| give(play, &given));
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        let _ = Golden::<Choice>::parse(text).and_then(|golden| golden.rerun::<Salvage>().map(drop));
    }
}

/// What can be read can be written, and then reads the same.
fn again<T: Serialize + DeserializeOwned + PartialEq>(bytes: &[u8]) {
    if let Ok(value) = postcard::from_bytes::<T>(bytes) {
        let written = postcard::to_stdvec(&value).unwrap_or_else(|why| panic!("read, but not written: {why}"));
        assert!(postcard::from_bytes(&written) == Ok(value), "a value changed on its way to disk and back");
    }
}

/// An answer in the offer's words to every open ask.
fn give(play: &Play<Salvage>, given: &Given) {
    for ask in play.asks().iter() {
        Salvage::advise(play.state(), ask, Some(given));
        Salvage::offer(play.state(), ask).options.admits(given);
        if let Ok(answer) = play.read(ask.seat, ask.id, given) {
            let _ = play.clone().answer(&answer);
        }
    }
}

/// A position for each kind of question.
fn positions() -> &'static [Play<Salvage>] {
    static POSITIONS: OnceLock<Vec<Play<Salvage>>> = OnceLock::new();
    POSITIONS.get_or_init(|| {
        let mut kinds = Vec::new();
        let mut kept = Vec::new();
        for play in games().into_iter().flatten() {
            let new = |ask: &orrery_core::Ask<_>| !kinds.contains(&std::mem::discriminant(&ask.decision));
            if play.asks().iter().any(new) {
                kinds.extend(play.asks().iter().map(|ask| std::mem::discriminant(&ask.decision)));
                kept.push(play);
            }
        }
        kept
    })
}

/// Every position of a few random games.
fn games() -> Vec<Vec<Play<Salvage>>> {
    let game = |seed: u64| {
        let mut luck = Dice::seeded("fuzz luck", seed);
        let mut plays: Vec<Play<Salvage>> =
            Play::begin(&Setup::new(3), Dice::seeded("fuzz", seed)).into_iter().collect();
        while let Some(mut play) = plays.last().filter(|play| !play.is_over()).cloned() {
            let answer = random_answer(&play, &mut luck);
            play.answer(&answer).map(drop).unwrap_or_else(|stop| panic!("{stop:?}"));
            plays.push(play);
        }
        plays
    };
    (0..20).map(game).collect()
}

/// Good encodings of everything that [`decode`] reads: where a fuzzer begins.
pub fn seeds() -> Vec<Vec<u8>> {
    let journal = crate::golden::random_game::<Salvage>(&Setup::new(3), |_| true);
    let mut seeds = vec![Golden::of("a seed", &journal).to_text().into_bytes(), departures().into_bytes()];
    for entry in journal.entries() {
        seeds.extend([postcard::to_stdvec(&entry.command), postcard::to_stdvec(&entry.events)].into_iter().flatten());
        seeds.extend(postcard::to_stdvec(entry));
    }
    let mut luck = Dice::seeded("fuzz seeds", 0);
    for play in positions() {
        seeds.extend(postcard::to_stdvec(play.state()));
        seeds.extend(postcard::to_stdvec(&Salvage::view(play.state(), orrery_core::Viewer::Spectator)));
        for ask in play.asks().iter() {
            let choice = Salvage::sample(play.state(), ask, &mut luck);
            seeds.extend(serde_json::to_vec(&Salvage::given(ask, &choice)));
        }
    }
    seeds
}

/// A short game with an undo and a departure in it.
fn departures() -> String {
    let begun = Journal::<Salvage>::begin(Setup::new(3), [7; 32]);
    let mut journal = begun.unwrap_or_else(|stop| panic!("{stop:?}"));
    let answer = random_answer(journal.play(), &mut Dice::seeded("fuzz departures", 0));
    let seat = answer.seat;
    let done = journal.answer(answer).map(drop).and_then(|()| journal.undo(seat).map(drop));
    done.and_then(|()| journal.leave(seat).map(drop)).unwrap_or_else(|stop| panic!("{stop:?}"));
    Golden::of("departures", &journal).to_text()
}

/// A copy of `seed` with a few bytes flipped, cut, doubled or put in.
pub fn bend(seed: &[u8], luck: &mut Dice) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..1 + luck.below(4) {
        let at = luck.below(bytes.len() as u32) as usize;
        let (word, kind) = (luck.word(), luck.below(6));
        match kind {
            _ if bytes.is_empty() => bytes.push(word as u8),
            0 => bytes[at] ^= 1 << (word % 8),
            1 => bytes[at] = word as u8,
            2 => bytes.truncate(at),
            3 => bytes.insert(at, b"0123456789-\"{}[],"[word as usize % 17]),
            4 => bytes.extend_from_within(at..),
            _ => drop(bytes.remove(at)),
        }
    }
    bytes
}
