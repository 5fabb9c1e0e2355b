//! Asking: a question is shown and asked until an answer of its form is typed, with a way back from everywhere.

use std::io::IsTerminal;

use orrery_catalog::AnyPlay;
use orrery_core::{AskId, Fact, Given, Key, Offer, Opt, Options, Seat};

use super::Client;
use super::map::Look;
use super::screen::read_line;
use super::typed::{Reader, Wrong};
use crate::out::say;

/// What came of asking.
pub enum Reply {
    Answer(AskId, Given),
    /// The last answer is to be taken back.
    Back,
    Leave,
}

/// What a person typed.
enum Typed {
    Given(Given),
    /// The next step of a path.
    Step(Key),
    /// Another open question.
    Other(AskId),
    Map(String),
    Board,
    Why,
    Keys,
    Back,
    Quit,
    Wrong(Wrong),
}

/// What is typed to give something up for good.
pub const GIVE_UP: &str = "xx";

/// A question as far as it is answered: a path is typed a step at a time.
pub struct Asking {
    pub offer: Offer,
    /// What is open now: the options of the offer, or the next steps.
    pub options: Options,
    pub steps: Vec<Opt>,
    /// What is said of the steps so far.
    pub facts: Vec<Fact>,
    /// Whole answers worth a look.
    pub suggestions: Vec<(String, Given)>,
    pub look: Look,
    /// What was typed already although something grave is said of it.
    pub warned: Option<Given>,
}

impl Asking {
    /// The keys of the steps so far.
    pub fn keys(&self) -> Vec<Key> {
        self.steps.iter().map(|step| step.key.clone()).collect()
    }

    /// Something grave is said of an answer, and the person has not been told yet.
    fn is_news(&self, given: &Given) -> bool {
        self.offer.is_grave(given) && self.warned.as_ref() != Some(given)
    }

    /// The steps that may follow come from the advice on those so far.
    fn advance(&mut self, play: &dyn AnyPlay) {
        self.look.centre = None;
        if self.steps.is_empty() {
            (self.options, self.facts) = (self.offer.options.clone(), Vec::new());
            return;
        }
        let given = Given::Steps(self.keys());
        let advice = play.advise(self.offer.seat, self.offer.ask, Some(&given)).unwrap_or_default();
        self.facts = advice.facts;
        self.options = advice.next.unwrap_or(Options::Path { next: Vec::new(), may_stop: false });
    }
}

impl Client<'_> {
    pub fn reader(&self) -> Reader<'_> {
        Reader { voice: self.plain }
    }

    /// Asks until an answer is typed, or the person goes back or leaves. `may_undo` says whether the last answer may
    /// still be taken back.
    pub fn ask(&self, play: &dyn AnyPlay, seat: Seat, ask: AskId, may_undo: bool) -> Result<Reply, String> {
        self.coach(play, seat);
        let mut trail = vec![self.asking(play, seat, ask)?];
        self.show(play, &trail[0]);
        loop {
            let Some(line) = read_line()? else { return Ok(Reply::Leave) };
            let Some(asking) = trail.last_mut() else { return Ok(Reply::Leave) };
            match self.understand(play, asking, &line) {
                Typed::Given(given) if asking.is_news(&given) => self.warn(asking, given),
                Typed::Given(given) => return Ok(Reply::Answer(asking.offer.ask, given)),
                Typed::Step(key) => self.step(play, asking, &key),
                Typed::Other(other) => {
                    trail.push(self.asking(play, seat, other)?);
                    self.show(play, &trail[trail.len() - 1]);
                }
                Typed::Back => match (self.step_back(play, &mut trail), may_undo) {
                    (true, _) => {}
                    (false, true) => return Ok(Reply::Back),
                    (false, false) => say!("  {}", self.voice.id("terminal-no-undo")),
                },
                Typed::Quit if self.leaves()? => return Ok(Reply::Leave),
                Typed::Quit => self.show(play, asking),
                Typed::Map(how) => self.map(play, asking, &how),
                Typed::Board => self.board(play, seat),
                Typed::Why => self.why(&asking.offer),
                Typed::Keys => self.keys(&asking.offer),
                Typed::Wrong(wrong) => say!("  {}", wrong.say(&self.voice)),
            }
        }
    }

    fn asking(&self, play: &dyn AnyPlay, seat: Seat, ask: AskId) -> Result<Asking, String> {
        let offer = play.offers(seat).into_iter().find(|offer| offer.ask == ask).ok_or("the question has no offer")?;
        let suggestions = self.suggestions(play, &offer);
        let (options, look) = (offer.options.clone(), Look::default());
        Ok(Asking { options, offer, steps: Vec::new(), facts: Vec::new(), suggestions, look, warned: None })
    }

    /// Whoever types the same again means it.
    fn warn(&self, asking: &mut Asking, given: Given) {
        say!("  {}", self.voice.id("terminal-grave"));
        asking.warned = Some(given);
    }

    fn step(&self, play: &dyn AnyPlay, asking: &mut Asking, key: &str) {
        let Options::Path { next, .. } = &asking.options else { return };
        asking.steps.extend(next.iter().find(|step| step.key == key).cloned());
        asking.advance(play);
        self.show(play, asking);
    }

    /// The last step of a path, or the question before this one; whether there was any.
    fn step_back(&self, play: &dyn AnyPlay, trail: &mut Vec<Asking>) -> bool {
        let steps = trail.last_mut().is_some_and(|asking| asking.steps.pop().is_some());
        if !steps && trail.len() < 2 {
            return false;
        }
        if !steps {
            trail.pop();
        }
        if let Some(asking) = trail.last_mut() {
            asking.advance(play);
            self.show(play, asking);
        }
        true
    }

    /// Asked once of a person; a script has said what it wants.
    fn leaves(&self) -> Result<bool, String> {
        if !std::io::stdin().is_terminal() {
            return Ok(true);
        }
        say!("  {}", self.voice.id("terminal-leave"));
        Ok(read_line()?.is_none_or(|line| line == "q"))
    }

    fn understand(&self, play: &dyn AnyPlay, asking: &Asking, line: &str) -> Typed {
        match line {
            "q" => return Typed::Quit,
            "b" => return Typed::Board,
            "w" => return Typed::Why,
            "u" => return Typed::Back,
            "?" | "？" => return Typed::Keys,
            "m" => return Typed::Map(String::new()),
            _ => {}
        }
        if let Some(how) = line.strip_prefix("m ") {
            return Typed::Map(how.trim().to_owned());
        }
        if let Some(other) = numbered('o', line) {
            let other = others(play, &asking.offer).get(other).map(|other| other.ask);
            return other.map_or(Typed::Wrong(Wrong::Nonsense), Typed::Other);
        }
        if let Some(number) = numbered('s', line) {
            let given = asking.suggestions.get(number).map(|(_, given)| given.clone());
            return given.map_or(Typed::Wrong(Wrong::Nonsense), Typed::Given);
        }
        self.understand_answer(asking, line)
    }

    fn understand_answer(&self, asking: &Asking, line: &str) -> Typed {
        let forfeit = asking.offer.forfeit.as_ref().map(|forfeit| forfeit.given.clone());
        if line == GIVE_UP {
            return forfeit.map_or(Typed::Wrong(Wrong::Nonsense), Typed::Given);
        }
        let read = match &asking.options {
            Options::Path { may_stop: true, .. } if line.is_empty() => Ok(Typed::Given(Given::Steps(asking.keys()))),
            Options::Path { next, .. } => self.read_step(next, line),
            options => self.reader().read(options, line).map(Typed::Given),
        };
        match read {
            // Nobody gives up by pressing Enter.
            Ok(Typed::Given(given)) if Some(&given) == forfeit.as_ref() => Typed::Wrong(Wrong::Nonsense),
            Ok(typed) => typed,
            Err(wrong) => Typed::Wrong(wrong),
        }
    }

    fn read_step(&self, next: &[Opt], line: &str) -> Result<Typed, Wrong> {
        match self.reader().read(&Options::List(next.to_vec()), line)? {
            Given::Option(key) => Ok(Typed::Step(key)),
            _ => Err(Wrong::Nonsense),
        }
    }
}

/// The other questions open to the seat: those that may be left alone, or the one that must be answered.
pub fn others(play: &dyn AnyPlay, offer: &Offer) -> Vec<Offer> {
    play.offers(offer.seat).into_iter().filter(|other| other.ask != offer.ask).collect()
}

/// The place in a list of a line such as "o1".
fn numbered(letter: char, line: &str) -> Option<usize> {
    line.strip_prefix(letter)?.parse::<usize>().ok()?.checked_sub(1)
}
