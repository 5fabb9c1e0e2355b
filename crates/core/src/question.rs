//! A question is a room: all there is about one kind of question stands in one `impl`, and a list of them makes the
//! game's `Decision` and `Choice` with every way from an ask to its question, without tables and without allocation.

use crate::{
    Advice, Ask, AskId, Cx, Dice, Fact, Game, Given, Offer, Opt, Options, Refusal, Refused, Seat, Suggestion, Value,
    Word, Words,
};

/// To whom a question is put, and under which id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    pub id: AskId,
    pub seat: Seat,
    pub must: bool,
}

impl<D> Ask<D> {
    pub fn asked(&self) -> Asked {
        Asked { id: self.id, seat: self.seat, must: self.must }
    }
}

/// One kind of question.
pub trait Question<G: Game>: Value {
    type Answer: Words + Value;

    /// The choice described for people and programs.
    fn offer(&self, state: &G::State, asked: Asked) -> Offer;

    fn check(&self, state: &G::State, seat: Seat, answer: &Self::Answer) -> Result<(), Refusal>;

    /// A legal answer at random; every legal answer should have a chance.
    fn sample(&self, state: &G::State, seat: Seat, luck: &mut Dice) -> Self::Answer;

    /// What is answered for a seat whose time has run out.
    fn fallback(&self, state: &G::State, seat: Seat) -> Self::Answer;

    /// What follows from an answer that `check` has accepted.
    fn resolve(&self, cx: &mut Cx<'_, G>, seat: Seat, answer: Self::Answer);

    /// What may be said of an answer, or before any is chosen.
    fn facts(&self, _: &G::State, _: Seat, _: Option<&Self::Answer>) -> Vec<Fact> {
        Vec::new()
    }

    /// Whole answers worth a look, before any is chosen.
    fn suggestions(&self, _: &G::State, _: Seat) -> Vec<Suggestion> {
        Vec::new()
    }

    /// Live feedback on an answer whole or half made; `None` asks for suggestions before anything is chosen.
    fn advise(&self, state: &G::State, Asked { seat, .. }: Asked, given: Option<&Given>) -> Advice {
        let Some(given) = given else {
            let (facts, suggestions) = (self.facts(state, seat, None), self.suggestions(state, seat));
            return Advice { facts, suggestions, ..Advice::default() };
        };
        let answer = Self::Answer::read(given);
        let facts = answer.map_or(Vec::new(), |answer| self.facts(state, seat, Some(&answer)));
        Advice { refusal: self.judge(state, seat, given).err(), facts, ..Advice::default() }
    }

    /// Whether an answer in the offer's words is legal.
    fn judge(&self, state: &G::State, seat: Seat, given: &Given) -> Result<(), Refusal> {
        let answer = Self::Answer::read(given).ok_or_else(Refusal::not_offered)?;
        self.check(state, seat, &answer)
    }
}

/// A question whose answers can be listed: offer and judge cannot disagree.
pub trait Listed<G: Game>: Value {
    type Answer: Word + Value;

    /// The offer, without its options.
    fn ask(&self, state: &G::State, asked: Asked) -> Offer;

    /// All that one might look for; those that `allows` refuses are shown with the reason.
    fn answers(&self, state: &G::State, seat: Seat) -> impl Iterator<Item = Self::Answer>;

    /// How an answer is shown, by [`Opt::of`].
    fn option(&self, state: &G::State, seat: Seat, answer: &Self::Answer) -> Opt;

    /// Whether an answer that is listed may be given; all may, unless the question says more.
    fn allows(&self, _: &G::State, _: Seat, _: &Self::Answer) -> Result<(), Refusal> {
        Ok(())
    }

    /// Whatever is listed and allowed may be answered.
    fn check(&self, state: &G::State, seat: Seat, answer: &Self::Answer) -> Result<(), Refusal> {
        let is_listed = self.answers(state, seat).any(|listed| listed == *answer);
        if is_listed { self.allows(state, seat, answer) } else { Err(self.unlisted(state, seat)) }
    }

    /// What is not listed is refused by the rule that the question is about.
    #[cold]
    fn unlisted(&self, state: &G::State, seat: Seat) -> Refusal {
        let asked = Asked { id: AskId::new(0, seat, 0), seat, must: true };
        let rule = self.ask(state, asked).rules.first().copied();
        rule.map_or_else(Refusal::not_offered, |rule| Refusal { rule, ..Refusal::not_offered() })
    }

    /// One of those that may be given, each as likely as another, unless the question says more.
    fn sample(&self, state: &G::State, seat: Seat, luck: &mut Dice) -> Self::Answer {
        let legal = self.answers(state, seat).filter(|answer| self.allows(state, seat, answer).is_ok());
        luck.one_of(legal).unwrap_or_else(|| Listed::fallback(self, state, seat))
    }

    /// The first that may be given, unless the question says more. A question without any is a fault of the rules,
    /// which the engine reports.
    fn fallback(&self, state: &G::State, seat: Seat) -> Self::Answer {
        let legal = self.answers(state, seat).find(|answer| self.allows(state, seat, answer).is_ok());
        legal.unwrap_or_else(|| panic!("a question without an answer: {self:?}"))
    }

    /// Whole answers worth a look, before any is chosen.
    fn suggestions(&self, _: &G::State, _: Seat) -> Vec<Suggestion> {
        Vec::new()
    }

    fn resolve(&self, cx: &mut Cx<'_, G>, seat: Seat, answer: Self::Answer);
}

impl<G: Game, Q: Listed<G>> Question<G> for Q {
    type Answer = Q::Answer;

    fn offer(&self, state: &G::State, asked: Asked) -> Offer {
        let (mut options, mut refused) = (Vec::new(), Vec::new());
        for answer in self.answers(state, asked.seat) {
            let option = self.option(state, asked.seat, &answer);
            match self.allows(state, asked.seat, &answer) {
                Ok(()) => options.push(option),
                Err(why) => {
                    refused.push(Refused { elements: option.elements, ..Refused::new(&answer, option.label, why) })
                }
            }
        }
        let offer = Offer { options: Options::List(options), ..self.ask(state, asked) };
        offer.refused(refused)
    }

    fn check(&self, state: &G::State, seat: Seat, answer: &Self::Answer) -> Result<(), Refusal> {
        Listed::check(self, state, seat, answer)
    }

    fn sample(&self, state: &G::State, seat: Seat, luck: &mut Dice) -> Self::Answer {
        Listed::sample(self, state, seat, luck)
    }

    fn fallback(&self, state: &G::State, seat: Seat) -> Self::Answer {
        Listed::fallback(self, state, seat)
    }

    fn suggestions(&self, state: &G::State, seat: Seat) -> Vec<Suggestion> {
        Listed::suggestions(self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_, G>, seat: Seat, answer: Self::Answer) {
        Listed::resolve(self, cx, seat, answer);
    }
}

/// All questions of a game; the list made by [`questions!`](crate::questions) implements it.
pub trait Questions<G: Game>: Value {
    type Choice: Value;

    fn offer(&self, state: &G::State, asked: Asked) -> Offer;

    fn check(&self, state: &G::State, seat: Seat, choice: &Self::Choice) -> Result<(), Refusal>;

    fn sample(&self, state: &G::State, seat: Seat, luck: &mut Dice) -> Self::Choice;

    fn fallback(&self, state: &G::State, seat: Seat) -> Self::Choice;

    fn resolve(&self, cx: &mut Cx<'_, G>, seat: Seat, choice: Self::Choice);

    fn advise(&self, state: &G::State, asked: Asked, given: Option<&Given>) -> Advice;

    /// An answer in the offer's words as a choice. Only its form is judged here.
    fn choice(&self, given: &Given) -> Result<Self::Choice, Refusal>;

    /// A choice in the offer's words: the way back.
    fn given(&self, choice: &Self::Choice) -> Given;
}

/// What a game's questions answer to whoever holds a state and an ask of it.
pub trait Asking: Game {
    fn offer(state: &Self::State, ask: &Ask<Self::Decision>) -> Offer {
        ask.decision.offer(state, ask.asked())
    }

    #[inline]
    fn check(state: &Self::State, ask: &Ask<Self::Decision>, choice: &Self::Choice) -> Result<(), Refusal> {
        ask.decision.check(state, ask.seat, choice)
    }

    #[inline]
    fn sample(state: &Self::State, ask: &Ask<Self::Decision>, luck: &mut Dice) -> Self::Choice {
        ask.decision.sample(state, ask.seat, luck)
    }

    fn fallback(state: &Self::State, ask: &Ask<Self::Decision>) -> Self::Choice {
        ask.decision.fallback(state, ask.seat)
    }

    fn advise(state: &Self::State, ask: &Ask<Self::Decision>, given: Option<&Given>) -> Advice {
        ask.decision.advise(state, ask.asked(), given)
    }

    fn choice(ask: &Ask<Self::Decision>, given: &Given) -> Result<Self::Choice, Refusal> {
        ask.decision.choice(given)
    }

    fn given(ask: &Ask<Self::Decision>, choice: &Self::Choice) -> Given {
        ask.decision.given(choice)
    }
}

impl<G: Game> Asking for G {}

/// The list of a game's questions. It is a part of the saved form of a table: it grows at its end only.
///
/// ```text
/// questions! {
///     #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
///     pub enum Decision answered by
///     #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
///     Choice in Starfarers { Roll, Discard, Steal }
/// }
/// ```
#[macro_export]
macro_rules! questions {
    (
        $(#[$meta:meta])* pub enum $decision:ident answered by $(#[$answer:meta])* $choice:ident in $game:ty {
            $($(#[$doc:meta])* $name:ident),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        pub enum $decision { $($(#[$doc])* $name($name)),+ }

        $(#[$answer])*
        pub enum $choice { $($name(<$name as $crate::Question<$game>>::Answer)),+ }

        #[repr(u8)]
        enum Kind { $($name),+ }

        impl $decision {
            /// The questions in the order in which they are stored.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),+];

            /// The place of the question in the list, which tells questions of one moment apart.
            #[inline]
            pub fn kind(&self) -> u8 {
                match self { $($decision::$name(_) => Kind::$name as u8),+ }
            }
        }

        $(impl From<$name> for $decision {
            fn from(question: $name) -> Self {
                $decision::$name(question)
            }
        })+

        impl $crate::Questions<$game> for $decision {
            type Choice = $choice;

            fn offer(&self, state: &<$game as $crate::Game>::State, asked: $crate::Asked) -> $crate::Offer {
                match self { $($decision::$name(question) => $crate::Question::<$game>::offer(question, state, asked)),+ }
            }

            #[inline]
            fn check(
                &self,
                state: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
                choice: &$choice,
            ) -> Result<(), $crate::Refusal> {
                match (self, choice) {
                    $(($decision::$name(question), $choice::$name(answer)) => {
                        $crate::Question::<$game>::check(question, state, seat, answer)
                    })+
                    #[allow(unreachable_patterns)]
                    _ => Err($crate::Refusal::not_offered()),
                }
            }

            #[inline]
            fn sample(
                &self,
                state: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
                luck: &mut $crate::Dice,
            ) -> $choice {
                match self {
                    $($decision::$name(question) => {
                        $choice::$name($crate::Question::<$game>::sample(question, state, seat, luck))
                    })+
                }
            }

            fn fallback(&self, state: &<$game as $crate::Game>::State, seat: $crate::Seat) -> $choice {
                match self {
                    $($decision::$name(question) => {
                        $choice::$name($crate::Question::<$game>::fallback(question, state, seat))
                    })+
                }
            }

            #[inline]
            fn resolve(&self, cx: &mut $crate::Cx<'_, $game>, seat: $crate::Seat, choice: $choice) {
                match (self, choice) {
                    $(($decision::$name(question), $choice::$name(answer)) => {
                        $crate::Question::<$game>::resolve(question, cx, seat, answer)
                    })+
                    // `check` has refused it.
                    #[allow(unreachable_patterns)]
                    _ => {}
                }
            }

            fn advise(
                &self,
                state: &<$game as $crate::Game>::State,
                asked: $crate::Asked,
                given: Option<&$crate::Given>,
            ) -> $crate::Advice {
                match self {
                    $($decision::$name(question) => $crate::Question::<$game>::advise(question, state, asked, given)),+
                }
            }

            fn choice(&self, given: &$crate::Given) -> Result<$choice, $crate::Refusal> {
                let choice = match self {
                    $($decision::$name(_) => $crate::Words::read(given).map($choice::$name)),+
                };
                choice.ok_or_else($crate::Refusal::not_offered)
            }

            fn given(&self, choice: &$choice) -> $crate::Given {
                match choice { $($choice::$name(answer) => $crate::Words::write(answer)),+ }
            }
        }
    };
}
