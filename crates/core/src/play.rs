//! The engine: one way forward from an answer to facts. Every table, bot, simulation and test goes through it.

use crate::{Answer, Asks, Cx, Dice, Digest, Game, Given, Outcome, Questions, Refusal, Seat, Setup, digest_of};

/// How many automatic steps may follow one answer before the rules are held to be going round in circles.
pub const FUEL: u32 = 10_000;

/// Our bug, not the player's: the answer is dropped and the table stays as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error("the automatic steps of the rules did not end within {FUEL}")]
    OutOfFuel,
    #[error("the state could not be written down: {0}")]
    Unsaveable(String),
    #[error("a rule panicked: {0}")]
    Panicked(String),
}

/// Why an answer did not go through.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stop {
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error(transparent)]
    Fault(#[from] Fault),
}

/// What one command did.
#[derive(Debug, PartialEq, Eq)]
pub struct Upshot<'a, E> {
    pub events: &'a [E],
    /// A roll or a reveal happened: no undo goes back behind this.
    pub barrier: bool,
}

/// A game in progress: the state, its open asks and the dice. Cheap to clone.
pub struct Play<G: Game> {
    state: G::State,
    dice: Dice,
    asks: Asks<G::Decision>,
    events: Vec<G::Event>,
    barrier: bool,
    over: bool,
}

impl<G: Game> Clone for Play<G> {
    fn clone(&self) -> Self {
        Play {
            state: self.state.clone(),
            dice: self.dice.clone(),
            asks: self.asks.clone(),
            events: Vec::new(),
            barrier: false,
            over: self.over,
        }
    }
}

impl<G: Game> Play<G> {
    /// Sets up a game and runs it to its first question. The facts of the set-up are in [`Play::events`].
    pub fn begin(setup: &Setup, dice: Dice) -> Result<Self, Stop> {
        Play::begin_as(G::info().rules_version, setup, dice)
    }

    /// The same as rules of `version` began it.
    pub fn begin_as(version: u16, setup: &Setup, dice: Dice) -> Result<Self, Stop> {
        setup.check::<G>()?;
        let mut play = Play::of_state(G::begin_as(version, setup), dice);
        play.run()?;
        Ok(play)
    }

    /// Takes up a game at a state, without running anything.
    pub fn of_state(state: G::State, dice: Dice) -> Self {
        let mut play = Play { state, dice, asks: Asks::default(), events: Vec::new(), barrier: false, over: false };
        play.look();
        play
    }

    /// Answers an open ask. On a refusal nothing has changed; after a fault this value is spoilt and the caller goes
    /// on from a clone made before.
    #[inline]
    pub fn answer(&mut self, answer: &Answer<G::Choice>) -> Result<Upshot<'_, G::Event>, Stop> {
        self.answer_with(answer.clone())
    }

    /// An answer that nobody keeps.
    #[inline]
    pub fn answer_with(&mut self, answer: Answer<G::Choice>) -> Result<Upshot<'_, G::Event>, Stop> {
        if self.over {
            return Err(Refusal::game_over().into());
        }
        let ask = match self.asks.find(answer.ask) {
            Some(ask) if ask.seat == answer.seat => ask.clone(),
            _ => return Err(Refusal::not_asked().into()),
        };
        ask.decision.check(&self.state, ask.seat, &answer.choice)?;
        self.start();
        G::answer(&mut self.cx(), &ask, answer.choice);
        G::settle(&mut self.cx());
        self.run()?;
        Ok(self.step())
    }

    /// Reads an answer in the offer's words, ready to be given to [`Play::answer`].
    pub fn read(&self, seat: Seat, ask: crate::AskId, given: &Given) -> Result<Answer<G::Choice>, Refusal> {
        if self.over {
            return Err(Refusal::game_over());
        }
        let open = self.asks.find(ask).filter(|open| open.seat == seat).ok_or_else(Refusal::not_asked)?;
        let choice = open.decision.choice(given)?;
        Ok(Answer { ask, seat, choice })
    }

    /// The player of `seat` leaves for good.
    pub fn leave(&mut self, seat: Seat) -> Result<Upshot<'_, G::Event>, Stop> {
        if self.over {
            return Err(Refusal::game_over().into());
        }
        self.start();
        G::leave(&mut self.cx(), seat);
        self.run()?;
        Ok(self.step())
    }

    /// Applies recorded facts without rules or dice; `read` is how many dice words had been read after them.
    pub fn fold(&mut self, events: &[G::Event], read: u64) {
        events.iter().for_each(|event| G::evolve(&mut self.state, event));
        self.dice = Dice::at(*self.dice.key(), read);
        self.look();
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub fn asks(&self) -> &Asks<G::Decision> {
        &self.asks
    }

    /// The facts of the last command.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    pub fn dice(&self) -> &Dice {
        &self.dice
    }

    pub fn is_over(&self) -> bool {
        self.over
    }

    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    pub fn digest(&self) -> Result<Digest, Fault> {
        digest_of(&self.state).map_err(|error| Fault::Unsaveable(error.to_string()))
    }

    #[inline]
    fn start(&mut self) {
        self.events.clear();
        self.barrier = false;
    }

    #[inline]
    fn cx(&mut self) -> Cx<'_, G> {
        Cx::new(&mut self.state, &mut self.events, &mut self.dice, &mut self.barrier)
    }

    fn step(&self) -> Upshot<'_, G::Event> {
        Upshot { events: &self.events, barrier: self.barrier }
    }

    /// Automatic steps until somebody must be asked or the game is over.
    #[inline]
    fn run(&mut self) -> Result<(), Fault> {
        for _ in 0..FUEL {
            self.look();
            if self.over || self.asks.has_must() {
                return Ok(());
            }
            G::advance(&mut self.cx());
            G::settle(&mut self.cx());
        }
        Err(Fault::OutOfFuel)
    }

    #[inline]
    fn look(&mut self) {
        self.asks.clear();
        self.over = G::outcome(&self.state).is_some();
        if !self.over {
            G::asks(&self.state, &mut self.asks);
        }
    }
}
