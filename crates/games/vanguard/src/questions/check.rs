//! What is decided in a check: help, combos, special effects, rows, injuries.

use orrery_core::{Heard, Said, Word};

use super::prelude::*;
use crate::event::{Course, Rolls};
use crate::rules::pool::Chosen;
use crate::rules::{check, plays};

/// What an assistant gives (VG-ASSIST-1, VG-ASSIST-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Help {
    Nothing,
    Die(SectionDie),
    Dice(SectionDie, SectionDie),
    Use(Play),
}

orrery_core::phrases! { Help { "nothing" => Nothing, "die" => Die(die), "dice" => Dice(die, other), "use" => Use(play), } }

/// Does a crew member assist (DP6)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assist {
    pub place: Place,
}

impl Listed<Vanguard> for Assist {
    type Answer = Help;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let active = state.trial.map_or(self.place, |trial| trial.active);
        let title = Message::new("ask-assist").with("who", state.member(self.place).crew.name());
        Offer::bare(asked, title.with("active", state.member(active).crew.name()))
            .hint("hint-ask-assist")
            .rules(&[ids::ASSIST])
    }

    /// Dice that are alike are one option.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Help> {
        let Some(trial) = state.trial else { return vec![Help::Nothing].into_iter() };
        let member = state.member(self.place);
        let mut own: Vec<SectionDie> = Vec::new();
        for die in member.available.iter().filter(|_| check::is_present(state, trial, self.place)) {
            if !own.iter().any(|one| member.die(*one) == member.die(die)) {
                own.push(die);
            }
        }
        let mut all = vec![Help::Nothing];
        all.extend(own.iter().copied().map(Help::Die));
        if trial.gift[self.place.index()] > 1 && !own.is_empty() {
            let dice: Vec<SectionDie> = member.available.iter().collect();
            let pairs = dice.iter().enumerate().flat_map(|(at, die)| dice[at + 1..].iter().map(|other| (*die, *other)));
            all.extend(pairs.map(|(die, other)| Help::Dice(die, other)));
        }
        all.extend(check::gifts(state, trial, self.place).into_iter().map(Help::Use));
        all.into_iter()
    }

    fn allows(&self, state: &State, _: Seat, help: &Help) -> Result<(), Refusal> {
        let is_free = *help != Help::Nothing || !check::is_bound(state, self.place);
        require(is_free, ids::ASSISTED, || Message::new("refused-bound"))
    }

    fn option(&self, state: &State, _: Seat, help: &Help) -> Opt {
        let member = state.member(self.place);
        match help {
            Help::Nothing => Opt::of(help, "assist-nothing"),
            Help::Die(die) => words::named(help, "do-help", words::die(member, *die)),
            Help::Dice(die, other) => {
                let label = Message::new("assist-two").with("die", words::die(member, *die));
                words::named(help, "do-help", label.with("other", words::die(member, *other)))
            }
            Help::Use(play) => Opt::of(help, Message::new("act-use").with("card", play.name(state, self.place))),
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, help: Help) {
        let dice = match help {
            Help::Nothing => Dice::NONE,
            Help::Die(die) => Dice::NONE.with(die),
            Help::Dice(die, other) => Dice::NONE.with(die).with(other),
            Help::Use(play) => {
                cx.emit(Course::Renewed.into());
                return plays::carry(cx, self.place, play, Timing::Assist);
            }
        };
        let by = cx.state().mate(self.place);
        cx.emit(Rolls::DiceTaken { by, dice, helps: true }.into());
    }
}

/// Dice of the roll that pay for something, by the bits of their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paid(pub u32);

impl Word for Paid {
    fn say(&self, said: &mut Said) {
        said.put(self.0.to_string());
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        let word = heard.take()?;
        word.parse().ok().filter(|number: &u32| number.to_string() == word).map(Paid)
    }
}

fn dice_of(state: &State, paid: Paid) -> orrery_core::Arg {
    let pool = state.trial.map(|trial| trial.pool).unwrap_or_default();
    let casts: Vec<Cast> = Chosen(paid.0).places().filter_map(|at| pool.get(at).copied()).collect();
    words::casts(&casts)
}

/// A combo that is paid for, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Combining {
    Done,
    Card(Card, Paid),
    Condition(Paid),
}

orrery_core::phrases! { Combining { "done" => Done, "card" => Card(card, paid), "condition" => Condition(paid), } }

/// Which combo is used next (VG-COMBO-1, VG-ROLL-7, DP8)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combos;

impl Listed<Vanguard> for Combos {
    type Answer = Combining;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-combo").hint("hint-ask-combo").rules(&[ids::COMBO])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Combining> {
        let open = state.trial.map_or(Vec::new(), |trial| check::combos(state, trial));
        let one = |(card, paid): (Option<Card>, Chosen)| match card {
            Some(card) => Combining::Card(card, Paid(paid.0)),
            None => Combining::Condition(Paid(paid.0)),
        };
        [Combining::Done].into_iter().chain(open.into_iter().map(one))
    }

    fn option(&self, state: &State, _: Seat, combining: &Combining) -> Opt {
        let (name, paid) = match *combining {
            Combining::Done => return Opt::of(combining, "combo-done"),
            Combining::Card(card, paid) => (card.name(), paid),
            Combining::Condition(paid) => (state.planet.condition().name(), paid),
        };
        let label = Message::new("combo-for").with("card", name).with("dice", dice_of(state, paid));
        words::named(combining, "do-combo", label).group(name)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, combining: Combining) {
        answered(cx);
        match combining {
            Combining::Done => crate::rules::go_on(cx, Frame::Check(Step::Injuries)),
            Combining::Card(card, paid) => check::combine(cx, Some(card), Chosen(paid.0)),
            Combining::Condition(paid) => check::combine(cx, None, Chosen(paid.0)),
        }
    }
}

/// With which dice a special effect is applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Applied {
    Decline,
    With(Paid),
}

orrery_core::phrases! { Applied { "decline" => Decline, "with" => With(paid), } }

/// With which dice is the special effect applied (VG-ROLL-14, DP10)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Apply;

fn open(state: &State) -> (Vec<crate::rules::special::Application>, bool) {
    state.trial.map_or((Vec::new(), true), |trial| check::applications(state, trial))
}

impl Listed<Vanguard> for Apply {
    type Answer = Applied;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-special").hint("hint-ask-special").rules(&[ids::SPECIALS, ids::OPTIONAL])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Applied> {
        let (all, may_decline) = open(state);
        let decline = may_decline.then_some(Applied::Decline);
        all.into_iter().map(|one| Applied::With(Paid(one.dice.0))).chain(decline)
    }

    fn option(&self, state: &State, _: Seat, applied: &Applied) -> Opt {
        let Applied::With(paid) = *applied else { return Opt::of(applied, "special-decline") };
        let times = open(state).0.iter().find(|one| one.dice.0 == paid.0).map_or(0, |one| one.times);
        let label = Message::new("special-with").with("dice", dice_of(state, paid)).with("count", times);
        words::named(applied, "do-special", label)
    }

    /// DP10: as often as it goes on green, as seldom as it goes otherwise.
    fn fallback(&self, state: &State, _: Seat) -> Applied {
        let (mut all, may_decline) = open(state);
        all.sort_by_key(|one| one.times);
        let due = state.trial.and_then(|trial| check::special_due(state, trial));
        let is_green = matches!(due, Some((_, Special { does: Does::Advance(Line::Green), .. })));
        let best = if is_green { all.last() } else { all.first().filter(|_| !may_decline) };
        best.map_or(Applied::Decline, |one| Applied::With(Paid(one.dice.0)))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, applied: Applied) {
        let all = open(cx.state()).0;
        answered(cx);
        let one = match applied {
            Applied::Decline => None,
            Applied::With(paid) => all.into_iter().find(|one| one.dice.0 == paid.0),
        };
        check::apply(cx, one);
    }
}

/// Is a row taken that needs a vanguard icon or a conversion, or would do nothing (VG-ROLL-22, DP11)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeRow {
    pub line: Line,
}

impl Listed<Vanguard> for TakeRow {
    type Answer = bool;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-row").with("line", words::line(self.line));
        Offer::bare(asked, title).hint("hint-ask-row").rules(&[ids::DECLINE])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [true, false].into_iter()
    }

    fn allows(&self, state: &State, _: Seat, yes: &bool) -> Result<(), Refusal> {
        crate::lesson::allows_row(state, *yes)
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        if *yes { Opt::of(yes, "take-it").act("do-row") } else { Opt::of(yes, "leave-it").act("do-no-row") }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        let Some(trial) = cx.state().trial else { return };
        let by = cx.state().mate(trial.active);
        match (yes, self.line) {
            (true, line) => cx.emit(Rolls::RowMarked { by, line }.into()),
            (false, Line::Yellow) => check::seek_row(cx, trial, Line::Green),
            (false, _) => check::seek_row(cx, trial, Line::Red),
        }
    }
}

/// Which injury die is resolved next (VG-ROLL-8, DP9)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextInjury;

impl Listed<Vanguard> for NextInjury {
    type Answer = Injury;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-injury").hint("hint-ask-injury").rules(&[ids::INJURIES])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Injury> {
        let rolled = state.trial.map(|trial| trial.injuries).unwrap_or_default();
        Injury::ALL.into_iter().filter(move |face| rolled.contains(face))
    }

    fn option(&self, _: &State, _: Seat, face: &Injury) -> Opt {
        words::named(face, "do-resolve", words::injury(*face))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, face: Injury) {
        answered(cx);
        check::suffer(cx, face);
    }
}
