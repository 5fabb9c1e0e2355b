//! Words as data: a message id with named arguments, never a finished sentence. Languages live elsewhere.

use serde::Serialize;

use crate::{Rule, Seat};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Message {
    pub id: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    Int(i64),
    /// An exact fraction, shown as ½, 1/3 or a whole number.
    Ratio(i64, i64),
    /// A seat is shown by the name of whoever sits there.
    Seat(Seat),
    Message(Box<Message>),
    /// Several messages, joined as the language joins a list.
    List(Vec<Message>),
    /// A picture where there are pictures; whoever has none reads, and is sent, what it stands for.
    #[serde(untagged)]
    #[cfg_attr(feature = "schema", schemars(skip))]
    Sign(Sign),
}

/// A symbol in the middle of a sentence: an emblem, a die, a token.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sign {
    /// The id of a symbol that pages of the game carry.
    pub symbol: &'static str,
    /// Its name, in words or figures.
    pub name: Box<Arg>,
}

impl Sign {
    pub fn new(symbol: &'static str, name: impl Into<Arg>) -> Self {
        Sign { symbol, name: Box::new(name.into()) }
    }

    /// The face of a die with six sides.
    pub fn die(face: u8) -> Self {
        const FACES: [&str; 6] = ["die-1", "die-2", "die-3", "die-4", "die-5", "die-6"];
        Sign::new(FACES[usize::from(face.clamp(1, 6)) - 1], face)
    }
}

/// What is sent and kept is what it stands for: how it is drawn may change.
impl Serialize for Sign {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.name.serialize(to)
    }
}

impl From<Sign> for Arg {
    fn from(sign: Sign) -> Self {
        Arg::Sign(sign)
    }
}

impl Message {
    pub fn new(id: &'static str) -> Self {
        Message { id, args: Vec::new() }
    }

    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<&'static str> for Message {
    fn from(id: &'static str) -> Self {
        Message::new(id)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Arg::Message(Box::new(message))
    }
}

impl From<&'static str> for Arg {
    fn from(id: &'static str) -> Self {
        Arg::Message(Box::new(Message::new(id)))
    }
}

impl From<Vec<Message>> for Arg {
    fn from(list: Vec<Message>) -> Self {
        Arg::List(list)
    }
}

macro_rules! arg_from_int {
    ($($int:ty),*) => { $(impl From<$int> for Arg {
        fn from(value: $int) -> Self {
            Arg::Int(i64::from(value))
        }
    })* };
}
arg_from_int!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(value: usize) -> Self {
        Arg::Int(value as i64)
    }
}

/// How a fact bears on the reader: pages add an icon or a word, colour never speaks alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Tone {
    #[default]
    Plain,
    Good,
    Warn,
    Bad,
    /// A warning that nobody should meet by mistake: whoever chooses what it speaks of is asked once more.
    Grave,
}

/// A statement beside a choice: its cost, its consequence, a warning, what is missing.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fact {
    pub message: Message,
    pub tone: Tone,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
}

impl Fact {
    pub fn new(tone: Tone, message: impl Into<Message>) -> Self {
        Fact { message: message.into(), tone, rule: None }
    }

    pub fn rule(mut self, rule: Rule) -> Self {
        self.rule = Some(rule);
        self
    }

    pub fn is_grave(&self) -> bool {
        self.tone == Tone::Grave
    }
}

/// One line of the log, with the seat whose doing it is and the rules it rests on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Line {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    pub message: Message,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Rule>,
    /// The marks of the board a piece moved over, one after the other, for boards that show it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub way: Vec<&'static str>,
    /// Worth looking up for, for boards that show it.
    #[serde(skip)]
    pub sight: Option<Sight>,
}

/// What is seen, and heard by those who wish, when it happens: at a mark of the board, or over all of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sight {
    pub kind: SightKind,
    pub at: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SightKind {
    /// Dice.
    Roll,
    /// Something was hidden until now.
    Reveal,
    Gain,
    Loss,
    /// The game is over.
    End,
}

impl SightKind {
    pub const fn id(self) -> &'static str {
        match self {
            SightKind::Roll => "roll",
            SightKind::Reveal => "reveal",
            SightKind::Gain => "gain",
            SightKind::Loss => "loss",
            SightKind::End => "end",
        }
    }
}

impl Line {
    pub fn new(seat: Option<Seat>, message: impl Into<Message>, rules: &[Rule]) -> Self {
        Line { seat, message: message.into(), rules: rules.to_vec(), way: Vec::new(), sight: None }
    }

    pub fn along(mut self, way: impl IntoIterator<Item = &'static str>) -> Self {
        self.way.extend(way);
        self
    }

    /// To be seen at a mark of the board.
    pub fn seen_at(mut self, kind: SightKind, at: impl Into<String>) -> Self {
        self.sight = Some(Sight { kind, at: Some(at.into()) });
        self
    }

    /// To be seen over the board.
    pub fn seen(mut self, kind: SightKind) -> Self {
        self.sight = Some(Sight { kind, at: None });
        self
    }
}

/// A heading with lines under it: the whole table as text, for the terminal, the list view and a screen reader.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Section {
    pub title: Message,
    pub lines: Vec<Message>,
}

impl Section {
    pub fn new(title: impl Into<Message>, lines: Vec<Message>) -> Self {
        Section { title: title.into(), lines }
    }
}
