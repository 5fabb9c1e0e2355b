//! A scenario reads like an example in a rulebook: set up what matters, answer, look.
//!
//! ```
//! use orrery_core::{Seat, Setup};
//! use orrery_testkit::connect_four::{Choice, Drop};
//! use orrery_testkit::{ConnectFour, Scenario};
//!
//! const RED: Seat = Seat(0);
//! const BLUE: Seat = Seat(1);
//! let drop = |column| Choice::Column(Drop(column));
//! let mut play = Scenario::<ConnectFour>::new(Setup::new(2));
//! for _ in 0..3 {
//!     play.choose(RED, drop(0)).choose(BLUE, drop(1));
//! }
//! play.refused(BLUE, drop(1), "table").choose(RED, drop(0)).ended("ending-four").wins(&[RED]);
//! ```

use orrery_core::{Answer, Dice, Game, Play, Refusal, Seat, Setup, Stop, Viewer};

pub struct Scenario<G: Game> {
    setup: Setup,
    version: u16,
    play: Play<G>,
}

/// How often luck is tried before [`Scenario::choose_lucky`] gives up.
const TRIES: u64 = 10_000;

impl<G: Game> Scenario<G> {
    /// Begins with a fixed key.
    #[track_caller]
    pub fn new(setup: Setup) -> Self {
        Scenario::as_of(G::info().rules_version, setup)
    }

    /// The same as rules of a version began it.
    #[track_caller]
    pub fn as_of(version: u16, setup: Setup) -> Self {
        let play = begin::<G>(version, &setup, 0);
        Scenario { setup, version, play }
    }

    /// Begins anew with another deal.
    #[track_caller]
    pub fn key(mut self, seed: u64) -> Self {
        self.play = begin::<G>(self.version, &self.setup, seed);
        self
    }

    /// Begins anew with the first deal that has what the scenario needs.
    #[track_caller]
    pub fn dealt(mut self, wanted: impl Fn(&G::State) -> bool) -> Self {
        let found =
            (0..TRIES).map(|seed| begin::<G>(self.version, &self.setup, seed)).find(|play| wanted(play.state()));
        self.play = found.unwrap_or_else(|| panic!("no such deal in {TRIES}"));
        self
    }

    /// Arranges the state before anybody answers. Nothing runs: the open asks follow from the new state.
    pub fn with(mut self, arrange: impl FnOnce(&mut G::State)) -> Self {
        self.arrange(arrange);
        self
    }

    /// Arranges the state in the middle of a scenario.
    pub fn arrange(&mut self, arrange: impl FnOnce(&mut G::State)) -> &mut Self {
        let mut state = self.play.state().clone();
        arrange(&mut state);
        self.play = Play::of_state(state, self.play.dice().clone());
        self
    }

    /// `seat` answers whichever of its open asks accepts `choice`.
    #[track_caller]
    pub fn choose(&mut self, seat: Seat, choice: G::Choice) -> &mut Self {
        match self.try_choose(seat, &choice) {
            Ok(()) => self,
            Err(stops) => panic!("{seat:?} may not choose {choice:?}: {stops:?}{}", self.open()),
        }
    }

    /// The same with luck: keys are tried until the outcome is as wanted.
    #[track_caller]
    pub fn choose_lucky(&mut self, seat: Seat, choice: G::Choice, wanted: impl Fn(&G::State) -> bool) -> &mut Self {
        self.choose_fated(seat, choice, |play| wanted(play.state()))
    }

    /// The same where what happens on the way is wanted, too: which dice are rolled, what is drawn.
    #[track_caller]
    pub fn choose_fated(&mut self, seat: Seat, choice: G::Choice, wanted: impl Fn(&Play<G>) -> bool) -> &mut Self {
        let before = self.play.clone();
        for seed in 0..TRIES {
            self.play = Play::of_state(before.state().clone(), Dice::seeded("lucky", seed));
            self.choose(seat, choice.clone());
            if wanted(&self.play) {
                return self;
            }
        }
        panic!("no such luck in {TRIES} tries of {choice:?}")
    }

    /// `choice` is refused by every open ask of `seat`, and one of them cites `rule`. With nothing to answer the
    /// rule is `table`.
    #[track_caller]
    pub fn refused(&mut self, seat: Seat, choice: G::Choice, rule: &str) -> &mut Self {
        let before = self.play.clone();
        let Err(stops) = self.try_choose(seat, &choice) else { panic!("{seat:?} may choose {choice:?}") };
        let cited = stops.iter().any(|stop| matches!(stop, Stop::Refused(refusal) if refusal.rule.0 == rule));
        assert!(cited, "{choice:?} of {seat:?} is not refused by {rule} but {stops:?}{}", self.open());
        assert!(self.play.state() == before.state(), "a refused choice has changed the state");
        self
    }

    /// Every open ask of `seat` refuses, or the first that takes the choice is answered.
    fn try_choose(&mut self, seat: Seat, choice: &G::Choice) -> Result<(), Vec<Stop>> {
        let open: Vec<_> = self.play.asks().of(seat).map(|ask| ask.id).collect();
        let mut stops = Vec::new();
        for ask in open {
            match self.play.answer(&Answer { ask, seat, choice: choice.clone() }) {
                Ok(_) => return Ok(()),
                Err(stop) => stops.push(stop),
            }
        }
        if stops.is_empty() {
            let none = if self.play.is_over() { Refusal::game_over() } else { Refusal::not_asked() };
            stops.push(none.into());
        }
        Err(stops)
    }

    /// The player of `seat` leaves for good.
    #[track_caller]
    pub fn leave(&mut self, seat: Seat) -> &mut Self {
        let left = self.play.leave(seat).map(drop);
        left.unwrap_or_else(|stop| panic!("{seat:?} could not leave: {stop:?}"));
        self
    }

    #[track_caller]
    pub fn expect(&mut self, holds: impl FnOnce(&G::State) -> bool) -> &mut Self {
        assert!(holds(self.play.state()), "not as expected: {:#?}", self.play.state());
        self
    }

    /// What a viewer sees of the state.
    #[track_caller]
    pub fn sees(&mut self, viewer: Viewer, holds: impl FnOnce(&G::View) -> bool) -> &mut Self {
        let view = G::view(self.play.state(), viewer);
        assert!(holds(&view), "{viewer:?} does not see what was expected: {view:#?}");
        self
    }

    /// What a viewer was shown of the last answer.
    #[track_caller]
    pub fn shown(&mut self, viewer: Viewer, holds: impl FnOnce(&[G::Shown]) -> bool) -> &mut Self {
        let shown: Vec<G::Shown> = self.play.events().iter().filter_map(|event| G::show(event, viewer)).collect();
        assert!(holds(&shown), "{viewer:?} was not shown what was expected: {shown:#?}");
        self
    }

    /// What the last answer brought about.
    #[track_caller]
    pub fn happened(&mut self, holds: impl FnOnce(&[G::Event]) -> bool) -> &mut Self {
        assert!(holds(self.play.events()), "something else happened: {:#?}", self.play.events());
        self
    }

    /// `seat` has an open ask of this kind.
    #[track_caller]
    pub fn asked(&mut self, seat: Seat, kind: impl Fn(&G::Decision) -> bool) -> &mut Self {
        assert!(self.play.asks().of(seat).any(|ask| kind(&ask.decision)), "{seat:?} is not asked that{}", self.open());
        self
    }

    /// `seat` has no open ask of this kind.
    #[track_caller]
    pub fn not_asked(&mut self, seat: Seat, kind: impl Fn(&G::Decision) -> bool) -> &mut Self {
        assert!(!self.play.asks().of(seat).any(|ask| kind(&ask.decision)), "{seat:?} is asked that{}", self.open());
        self
    }

    #[track_caller]
    pub fn ended(&mut self, ending: &str) -> &mut Self {
        let outcome = self.play.outcome().unwrap_or_else(|| panic!("the game goes on{}", self.open()));
        assert_eq!(outcome.ending, ending);
        self
    }

    /// The game is over and these seats are first.
    #[track_caller]
    pub fn wins(&mut self, seats: &[Seat]) -> &mut Self {
        let outcome = self.play.outcome().unwrap_or_else(|| panic!("the game goes on{}", self.open()));
        assert_eq!(outcome.winners().collect::<Vec<_>>(), seats, "{outcome:?}");
        self
    }

    pub fn play(&self) -> &Play<G> {
        &self.play
    }

    fn open(&self) -> String {
        let asks: String = self.play.asks().iter().map(|ask| format!("\n  {ask:?}")).collect();
        if asks.is_empty() { "; nobody is asked anything".into() } else { format!("; open are{asks}") }
    }
}

#[track_caller]
fn begin<G: Game>(version: u16, setup: &Setup, seed: u64) -> Play<G> {
    Play::begin_as(version, setup, Dice::seeded("scenario", seed))
        .unwrap_or_else(|stop| panic!("no beginning: {stop:?}"))
}
