//! The shape of a game: pure functions over values. `asks` says who is asked what, the question itself whether an answer
//! is legal and which facts follow from it, and `evolve` lets a fact change the state.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::{Serialize, de::DeserializeOwned};

use crate::{Ask, AskId, Asks, Carried, Dice, Line, NotOld, Questions, Refusal, Seat, SeatSet, Section, Viewer};

/// Values that are saved, compared and sent.
pub trait Value: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync + 'static> Value for T {}

/// What every game needs to begin: how many seats, the options chosen, and what an earlier game left if it goes on from
/// one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Setup {
    pub seats: u8,
    #[serde(default)]
    pub options: OptionValues,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carried: Option<Carried>,
    /// Seats that the computer holds from the beginning: a game may leave to people what people should decide.
    #[serde(default, skip_serializing_if = "has_none")]
    #[cfg_attr(feature = "schema", schemars(with = "u16"))]
    pub companions: SeatSet,
}

fn has_none(seats: &SeatSet) -> bool {
    seats.is_empty()
}

pub type OptionValues = BTreeMap<String, String>;

impl Setup {
    pub fn new(seats: u8) -> Self {
        Setup { seats, options: OptionValues::new(), carried: None, companions: SeatSet::empty() }
    }

    pub fn with(mut self, option: &str, value: &str) -> Self {
        self.options.insert(option.into(), value.into());
        self
    }

    /// The value chosen for `option`, or its default.
    pub fn value(&self, option: &GameOption) -> &str {
        self.options.get(option.id).map_or(option.values[0], String::as_str)
    }

    /// What an earlier game of this kind has left for this one.
    pub fn legacy<G: Game>(&self) -> Option<G::Legacy> {
        self.carried.as_ref()?.read()
    }

    /// Whether the seats, the options and what is carried over fit the game; unknown options and values are refused.
    pub fn check<G: Game>(&self) -> Result<(), Refusal> {
        let info = G::info();
        if !info.seats.contains(&self.seats) {
            let reason = crate::Message::new("refused-seats")
                .with("least", *info.seats.start())
                .with("most", *info.seats.end())
                .with("have", self.seats);
            return Err(Refusal::new(info.seats_rule, reason));
        }
        let known = |(id, value): (&String, &String)| {
            info.options.iter().any(|option| option.id == id && option.values.contains(&value.as_str()))
        };
        if !self.options.iter().all(known) {
            return Err(Refusal::not_offered());
        }
        if self.carried.is_some() && self.legacy::<G>().is_none() {
            return Err(Refusal::new(crate::Rule::TABLE, "refused-unreadable-legacy"));
        }
        Ok(())
    }
}

/// A choice made when the table is set up. The first value is the default. Its name is the message
/// `option-{id}`, a value's name `option-{id}-{value}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameOption {
    pub id: &'static str,
    pub values: &'static [&'static str],
    /// Not one of those that decide what game it will be: forms keep it folded.
    pub folded: bool,
    /// It may be chosen anew for each sitting of a campaign.
    pub anew: bool,
}

impl GameOption {
    pub const fn new(id: &'static str, values: &'static [&'static str]) -> Self {
        GameOption { id, values, folded: false, anew: false }
    }

    pub const fn anew(self) -> Self {
        GameOption { anew: true, ..self }
    }

    pub const fn folded(self) -> Self {
        GameOption { folded: true, ..self }
    }
}

/// What is known of a game before it begins.
#[derive(Clone, Debug)]
pub struct Info {
    /// Stable, in lower case with dashes: part of addresses and saved tables.
    pub id: &'static str,
    /// Raised whenever a recorded game would run differently under the new rules, or is stored in another form.
    pub rules_version: u16,
    /// The first rules version whose tables are stored in today's form; [`Game::fold_old`] reads those before it.
    pub format: u16,
    pub seats: RangeInclusive<u8>,
    pub seats_rule: crate::Rule,
    /// How many seats a newcomer should begin with.
    pub usual_seats: u8,
    pub minutes: RangeInclusive<u16>,
    pub options: &'static [GameOption],
}

/// The hand that writes while an answer is resolved: the one door through which a state changes and dice are drawn.
pub struct Cx<'a, G: Game> {
    state: &'a mut G::State,
    events: &'a mut Vec<G::Event>,
    dice: &'a mut Dice,
    barrier: &'a mut bool,
}

impl<'a, G: Game> Cx<'a, G> {
    pub(crate) fn new(
        state: &'a mut G::State,
        events: &'a mut Vec<G::Event>,
        dice: &'a mut Dice,
        barrier: &'a mut bool,
    ) -> Self {
        Cx { state, events, dice, barrier }
    }

    pub fn state(&self) -> &G::State {
        self.state
    }

    /// Lets a fact change the state and records it, in this order: which fact it is is mostly known here, and what lies in
    /// the list would have to be read back and looked up.
    #[inline(always)]
    pub fn emit(&mut self, event: G::Event) {
        G::evolve(self.state, &event);
        self.events.push(event);
    }

    /// What has been recorded so far.
    #[inline]
    pub fn facts(&self) -> &[G::Event] {
        self.events
    }

    /// The dice. Reaching for them sets the undo barrier.
    pub fn dice(&mut self) -> &mut Dice {
        *self.barrier = true;
        self.dice
    }

    /// Something hidden has come to light without dice: what led here can no longer be taken back.
    pub fn reveal(&mut self) {
        *self.barrier = true;
    }
}

/// The final standing of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standing {
    pub seat: Seat,
    /// 1 for a winner; equal places are shared. In a lost co-operative game nobody is first.
    pub place: u8,
    pub score: i64,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// Which way it ended, as a message id: golden replays keep one of each.
    pub ending: &'static str,
    /// One for each seat, in seat order.
    pub places: Vec<Standing>,
    /// Everybody has won, or nobody has: the game was played against it, not against each other.
    pub together: bool,
}

impl Outcome {
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.places.iter().filter(|place| place.place == 1).map(|place| place.seat)
    }

    /// How those who played together fared, as a message; `None` where each played for themselves.
    pub fn common(&self) -> Option<&'static str> {
        let won = if self.winners().next().is_some() { "won-together" } else { "lost-together" };
        self.together.then_some(won)
    }
}

/// Something that a player of a finished game was dealt or took, by what it is and its id: a card, a mission, a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    pub seat: Seat,
    pub sort: &'static str,
    pub name: &'static str,
}

/// See [`Game::COUNTS`].
pub type Counts<G> = fn(&<G as Game>::State, &<G as Game>::Event) -> Vec<(String, i64)>;

pub trait Game: Sized + Send + Sync + 'static {
    /// The whole truth, saved as it stands. Flat and cheap to clone: search lives on this.
    type State: Value;
    /// A question to a seat, and its answer: the list of the game's questions says both.
    type Decision: Questions<Self, Choice = Self::Choice>;
    type Choice: Value;
    /// A fact, in the words of the rulebook and the past tense.
    type Event: Value;
    /// What one viewer may know of a state, and of a fact: built up from nothing, so what nobody copied cannot leak.
    type View: Value;
    type Shown: Value;
    /// What a finished game leaves for the next one; [`crate::Nothing`] where every game stands for itself. It is kept
    /// in set-ups for good, so what it holds may grow but not change.
    type Legacy: Value;

    fn info() -> Info;

    /// The state before the first automatic step; `setup` has passed [`Setup::check`]. Shuffles belong in `advance`.
    fn begin(setup: &Setup) -> Self::State;

    /// The same for a table that rules of `version` began: what was printed otherwise in their day stays so.
    fn begin_as(_version: u16, setup: &Setup) -> Self::State {
        Self::begin(setup)
    }

    /// Puts every open question into `asks`.
    fn asks(state: &Self::State, asks: &mut Asks<Self::Decision>);

    /// What follows from an answer that was checked. A game that puts a question to the vote keeps the ballots here until
    /// all are in.
    #[inline]
    fn answer(cx: &mut Cx<'_, Self>, ask: &Ask<Self::Decision>, choice: Self::Choice) {
        ask.decision.resolve(cx, ask.seat, choice);
    }

    /// What follows from any answer and any automatic step, such as that somebody has won.
    fn settle(_: &mut Cx<'_, Self>) {}

    /// One automatic step, called while nobody must be asked and the game is not over.
    fn advance(cx: &mut Cx<'_, Self>);

    /// The player of `seat` leaves the table for good.
    fn leave(cx: &mut Cx<'_, Self>, seat: Seat);

    fn evolve(state: &mut Self::State, event: &Self::Event);

    /// Reads what an entry of a version before [`Info::format`] stored and folds it into the state before it.
    fn fold_old(version: u16, _: &mut Self::State, _: &[u8]) -> Result<Vec<Self::Event>, NotOld> {
        Err(NotOld::NeverReleased(version))
    }

    /// The choice of an answer of such a version: the bytes after its ask and seat. The id of the ask may tell which
    /// question it was, where several had answers of one kind.
    fn old_choice(version: u16, _: AskId, _: &[u8]) -> Result<Self::Choice, NotOld> {
        Err(NotOld::NeverReleased(version))
    }

    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// What a finished game leaves; [`Setup::legacy`] gives it to the next one's `begin`.
    fn leaves(_: &Self::State) -> Option<Self::Legacy> {
        None
    }

    /// Whether a game set up like this is a sitting of a campaign from its beginning. Others become one when somebody
    /// goes on from what they left.
    fn is_campaign(_: &Setup) -> bool {
        false
    }

    /// What is told of a finished game in the book of its campaign, under headings: a chapter closes where a game is over
    /// and leaves something, and the campaign itself where it leaves nothing.
    fn chronicle(_: &Self::State) -> Vec<Section> {
        Vec::new()
    }

    /// Named numbers of a finished game, for those who study many: a name may come several times, once for each seat
    /// or card, and is then counted, added up and averaged.
    fn figures(_: &Self::State) -> Vec<(&'static str, i64)> {
        Vec::new()
    }

    /// The same of what happens on the way: of a state and the fact that is about to change it. `None` where the finished
    /// game says all.
    const COUNTS: Option<Counts<Self>> = None;

    /// Who has the first turn, of a game that has been set up; the others follow clockwise. `None` where no turn comes
    /// first.
    fn first(_: &Self::State) -> Option<Seat> {
        None
    }

    /// What everybody was dealt or took, for those who ask of a finished game what wins.
    fn held(_: &Self::State) -> Vec<Held> {
        Vec::new()
    }

    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// What `viewer` learns of a fact; `None` where it learns nothing at all.
    fn show(event: &Self::Event, viewer: Viewer) -> Option<Self::Shown>;

    /// A whole state that agrees with `view`, with everything hidden drawn anew: what bots think on, and what the
    /// tests compare to show that nothing leaks.
    fn imagine(view: &Self::View, viewer: Viewer, luck: &mut Dice) -> Self::State;

    /// The log line of a shown fact; `None` for facts not worth a line.
    fn line(shown: &Self::Shown) -> Option<Line>;

    /// The whole view as headings and lines, for the terminal, the list view and a screen reader.
    fn board(view: &Self::View) -> Vec<Section>;
}

/// What `impl Game` says in every game that stands for itself and whose rooms have the usual names: `state::State`,
/// `questions::{Decision, Choice}`, `event::{Event, Shown}`, `view::{View, view, imagine}`, `board::board`, the `asks`,
/// `settle`, `advance`, `leave` and `outcome` of its `rules`, and the `fold` and `choice` of `old`. What it is and how it
/// begins it says itself.
#[macro_export]
macro_rules! usual_rooms {
    () => {
        $crate::usual_rooms!(leaving $crate::Nothing);
    };
    // What a finished game leaves says the game itself.
    (leaving $legacy:ty) => {
        type State = state::State;
        type Decision = questions::Decision;
        type Choice = questions::Choice;
        type Event = event::Event;
        type View = view::View;
        type Shown = event::Shown;
        type Legacy = $legacy;

        fn asks(state: &Self::State, asks: &mut $crate::Asks<Self::Decision>) {
            rules::asks(state, asks);
        }

        fn settle(cx: &mut $crate::Cx<'_, Self>) {
            rules::settle(cx);
        }

        fn advance(cx: &mut $crate::Cx<'_, Self>) {
            rules::advance(cx);
        }

        fn leave(cx: &mut $crate::Cx<'_, Self>, seat: $crate::Seat) {
            rules::leave(cx, seat);
        }

        #[inline(always)]
        fn evolve(state: &mut Self::State, event: &Self::Event) {
            event.fold(state);
        }

        fn fold_old(version: u16, state: &mut Self::State, bytes: &[u8]) -> Result<Vec<Self::Event>, $crate::NotOld> {
            old::fold(version, state, bytes)
        }

        fn old_choice(version: u16, ask: $crate::AskId, bytes: &[u8]) -> Result<Self::Choice, $crate::NotOld> {
            old::choice(version, ask, bytes)
        }

        fn outcome(state: &Self::State) -> Option<$crate::Outcome> {
            rules::outcome(state)
        }

        fn view(state: &Self::State, viewer: $crate::Viewer) -> Self::View {
            view::view(state, viewer)
        }

        fn show(event: &Self::Event, viewer: $crate::Viewer) -> Option<Self::Shown> {
            event.show(viewer)
        }

        fn imagine(view: &Self::View, _: $crate::Viewer, luck: &mut $crate::Dice) -> Self::State {
            view::imagine(view, luck)
        }

        fn line(shown: &Self::Shown) -> Option<$crate::Line> {
            shown.line()
        }

        fn board(view: &Self::View) -> Vec<$crate::Section> {
            board::board(view)
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_those_who_played_together_won_or_lost_together() {
        let ended = |places: [u8; 2], together| {
            let place = |(seat, place)| Standing { seat: Seat(seat), place, score: 0 };
            Outcome { ending: "ending", places: (0..).zip(places).map(place).collect(), together }.common()
        };
        assert_eq!((ended([1, 1], true), ended([2, 2], true)), (Some("won-together"), Some("lost-together")));
        assert_eq!((ended([1, 1], false), ended([2, 2], false)), (None, None));
    }
}
