//! Lessons that lead: somebody who obeys every word comes to the end, through every stage once and in order; whoever makes a
//! wrong move at any stage is led back. Nobody else ends the game before.

use orrery_bots::{LESSON, Lesson, Level, Thinks, act, note};
use orrery_core::{Answer, Ask, Asking, Dice, Note, Play, Seat, Setup, Viewer};

/// The one who learns.
const PUPIL: Seat = Seat(0);

/// More answers than any lesson takes.
const MOST: usize = 4_000;

/// How often another answer than the right one is looked for.
const TRIES: usize = 40;

/// A lesson being played.
struct Walk<G: Thinks> {
    play: Play<G>,
    luck: Dice,
    /// The stage at which a wrong move is to be made.
    wrong: Option<u8>,
    /// The stages at which something was asked, in order.
    stages: Vec<u8>,
    /// What happened, for whoever has to understand it.
    told: Vec<String>,
}

fn setup_of(lesson: &Lesson) -> Setup {
    Setup::new(lesson.seats() as u8).with(LESSON, lesson.id)
}

/// Obeys every word: each stage comes once and in order, up to the last. The number of answers it took.
#[track_caller]
pub fn obeyed<G: Thinks>(lesson: &Lesson, seed: u64, is_done: impl Fn(&G::State) -> bool) -> usize {
    let walk = walked::<G>(lesson, seed, None, &is_done);
    let all = walk.stages.last().copied().unwrap_or(0);
    assert_eq!(walk.stages, (1..=all).collect::<Vec<u8>>(), "{} with seed {seed}\n{}", lesson.id, walk.told.join("\n"));
    walk.told.len()
}

/// Obeys but for one answer at random at `stage`: the end is reached all the same, and no stage comes again.
#[track_caller]
pub fn led_back<G: Thinks>(lesson: &Lesson, seed: u64, stage: u8, is_done: impl Fn(&G::State) -> bool) {
    let walk = walked::<G>(lesson, seed, Some(stage), &is_done);
    let grows = walk.stages.windows(2).all(|two| two[0] < two[1]);
    assert!(grows, "{}, seed {seed}, wrong at {stage}: {:?}\n{}", lesson.id, walk.stages, walk.told.join("\n"));
}

#[track_caller]
fn walked<G: Thinks>(lesson: &Lesson, seed: u64, wrong: Option<u8>, is_done: &dyn Fn(&G::State) -> bool) -> Walk<G> {
    let play = Play::<G>::begin(&setup_of(lesson), Dice::seeded("lesson", seed));
    let play = play.unwrap_or_else(|stop| panic!("{}: {stop:?}", lesson.id));
    let luck = Dice::seeded("lesson's bots", seed);
    let mut walk = Walk { play, luck, wrong, stages: Vec::new(), told: Vec::new() };
    for _ in 0..MOST {
        if is_done(walk.play.state()) {
            return walk;
        }
        walk.step(lesson).unwrap_or_else(|why| {
            panic!("{}, seed {seed}, wrong {wrong:?}: {why}\n{}", lesson.id, walk.told.join("\n"))
        });
    }
    let told = walk.told.len().saturating_sub(60);
    panic!("{}, seed {seed}, wrong {wrong:?}: no end in {MOST}\n{}", lesson.id, walk.told[told..].join("\n"))
}

impl<G: Thinks> Walk<G> {
    fn step(&mut self, lesson: &Lesson) -> Result<(), String> {
        let must = self.play.asks().iter().find(|ask| ask.must).cloned().ok_or("the game is over before the lesson")?;
        let answer = if must.seat == PUPIL { self.pupil()? } else { self.other(lesson, &must) };
        self.told.push(format!("{:?} {:?}", answer.seat, answer.choice));
        self.play.answer(&answer).map(drop).map_err(|stop| format!("{answer:?} is stopped: {stop:?}"))
    }

    fn other(&mut self, lesson: &Lesson, must: &Ask<G::Decision>) -> Answer<G::Choice> {
        let level = lesson.bots.get(must.seat.index() - 1).copied().unwrap_or(Level::Easy);
        let view = G::view(self.play.state(), Viewer::Seat(must.seat));
        let (ask, choice) = act::<G>(level, &view, must, self.play.asks(), &mut self.luck);
        Answer { ask, seat: must.seat, choice }
    }

    fn pupil(&mut self) -> Result<Answer<G::Choice>, String> {
        let asks: Vec<&Ask<G::Decision>> = self.play.asks().of(PUPIL).collect();
        let said = note::<G>(&G::view(self.play.state(), Viewer::Seat(PUPIL)), PUPIL, &asks);
        let said = said.ok_or("nothing is said before the end")?;
        let obeying = self.obeying(&said)?;
        if self.stages.last() != Some(&said.stage) {
            self.stages.push(said.stage);
        }
        self.told.push(format!("stage {}: {}, {:?}", said.stage, said.say.id, said.next.map(|next| next.id)));
        let other = if self.wrong == Some(said.stage) { self.another(&obeying) } else { None };
        self.wrong = self.wrong.filter(|_| other.is_none());
        Ok(other.unwrap_or(obeying))
    }

    fn obeying(&self, said: &Note) -> Result<Answer<G::Choice>, String> {
        let answer = said.answer.as_ref().ok_or_else(|| format!("no answer at stage {}", said.stage))?;
        self.play.read(PUPIL, answer.ask, &answer.given).map_err(|why| format!("{:?}: {why:?}", answer.given))
    }

    /// A legal answer to one of the questions that is not the right one.
    fn another(&mut self, right: &Answer<G::Choice>) -> Option<Answer<G::Choice>> {
        let ask = self.play.asks().iter().find(|ask| ask.must && ask.seat == PUPIL)?;
        (0..TRIES)
            .map(|_| Answer { ask: ask.id, seat: PUPIL, choice: G::sample(self.play.state(), ask, &mut self.luck) })
            .find(|answer| answer != right)
    }
}
