//! What happened, in the words of the rulebook: by subject, with what each fact does to the state and how it is told.

mod beginning;
mod course;
mod fortune;
mod hands;
mod income;
mod pieces;
mod reading;
mod round;
mod seven;
mod talk;
mod voyage;
mod works;

pub use beginning::{Beginning, BeginningShown, Dealt};
pub use course::Course;
pub use fortune::{Fortune, FortuneShown};
pub use income::{Income, IncomeShown};
pub use reading::{Reading, ReadingShown, Side, Test};
pub use round::{Round, RoundShown};
pub use seven::{Seven, SevenShown};
pub use talk::{Lapse, Talk, TalkShown};
pub use voyage::{Voyage, VoyageShown};
pub use works::{Works, WorksShown};

use orrery_core::{Line, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::State;

macro_rules! events {
    ($($name:ident as $shown:ident),+; hidden $hidden:ident) => {
        /// A fact. The lists of subjects and of their facts are a part of the saved form: they grow at their end only.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum Event {
            $hidden($hidden),
            $($name($name)),+
        }

        /// What a viewer learns of a fact.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum Shown {
            $($name($shown)),+
        }

        impl From<$hidden> for Event {
            fn from(fact: $hidden) -> Self {
                Event::$hidden(fact)
            }
        }

        $(impl From<$name> for Event {
            fn from(fact: $name) -> Self {
                Event::$name(fact)
            }
        })+

        impl Event {
            /// The subjects in the order in which they are stored, with the facts of each.
            pub const NAMES: &'static [(&'static str, &'static [&'static str])] =
                &[(stringify!($hidden), $hidden::NAMES), $((stringify!($name), $name::NAMES)),+];

            pub(crate) fn fold(&self, state: &mut State) {
                match self {
                    Event::$hidden(fact) => fact.fold(state),
                    $(Event::$name(fact) => fact.fold(state)),+
                }
            }

            pub(crate) fn show(&self, viewer: Viewer) -> Option<Shown> {
                match self {
                    Event::$hidden(_) => None,
                    $(Event::$name(fact) => Some(Shown::$name(fact.show(viewer)))),+
                }
            }
        }

        impl Shown {
            pub(crate) fn line(&self) -> Option<Line> {
                match self {
                    $(Shown::$name(shown) => shown.line()),+
                }
            }
        }
    };
}

events! {
    Beginning as BeginningShown, Round as RoundShown, Income as IncomeShown, Seven as SevenShown, Works as WorksShown,
    Talk as TalkShown, Reading as ReadingShown, Fortune as FortuneShown, Voyage as VoyageShown;
    hidden Course
}
