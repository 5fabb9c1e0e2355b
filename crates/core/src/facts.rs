//! Facts said once: what happened, what it is shown as, and who may see which part of it stand in one declaration.

use crate::{Seat, SeatSet, Viewer};

/// Who learns a part of a fact.
pub trait Audience {
    fn includes(&self, viewer: Viewer) -> bool;
}

/// What nobody is shown.
pub struct Nobody;

impl Audience for Nobody {
    fn includes(&self, _: Viewer) -> bool {
        false
    }
}

impl Audience for Seat {
    fn includes(&self, viewer: Viewer) -> bool {
        viewer.is(*self)
    }
}

impl Audience for SeatSet {
    fn includes(&self, viewer: Viewer) -> bool {
        viewer.seat().is_some_and(|seat| self.contains(seat))
    }
}

/// Everybody, or nobody.
impl Audience for bool {
    fn includes(&self, _: Viewer) -> bool {
        *self
    }
}

impl<A: Audience> Audience for Option<A> {
    fn includes(&self, viewer: Viewer) -> bool {
        self.as_ref().is_some_and(|audience| audience.includes(viewer))
    }
}

impl<A: Audience> Audience for &A {
    fn includes(&self, viewer: Viewer) -> bool {
        (*self).includes(viewer)
    }
}

/// Either.
impl<A: Audience, B: Audience> Audience for (A, B) {
    fn includes(&self, viewer: Viewer) -> bool {
        self.0.includes(viewer) || self.1.includes(viewer)
    }
}

/// A group of facts and what it is shown as. After a field's type may stand `=>` and an [`Audience`], for which the other
/// fields may be used: all others get `None`.
///
/// ```
/// use orrery_core::{Seat, Viewer, facts};
///
/// facts! {
///     pub enum Raid shown as RaidShown {
///         /// Only the two learn which card it was.
///         Stolen { by: Seat, from: Seat, card: u8 => (by, from) },
///         NobodyRobbed,
///     }
/// }
///
/// let stolen = Raid::Stolen { by: Seat(0), from: Seat(1), card: 7 };
/// let shown = RaidShown::Stolen { by: Seat(0), from: Seat(1), card: None };
/// assert_eq!(stolen.show(Viewer::Spectator), shown);
/// assert_eq!(Raid::NAMES, ["Stolen", "NobodyRobbed"]);
/// ```
#[macro_export]
macro_rules! facts {
    (
        $(#[$meta:meta])* $vis:vis enum $group:ident shown as $shown:ident {
            $($(#[$doc:meta])* $name:ident $({ $($field:ident : $type:ty $(=> $who:expr)?),* $(,)? })?),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        $vis enum $group {
            $($(#[$doc])* $name $({ $($field: $type),* })?),+
        }

        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        $vis enum $shown {
            $($(#[$doc])* $name $({ $($field: $crate::facts!(@type $type $(, $who)?)),* })?),+
        }

        impl $group {
            /// The facts in the order in which they are stored: it grows at its end only.
            #[allow(dead_code)]
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),+];

            #[allow(unused_variables)]
            $vis fn show(&self, viewer: $crate::Viewer) -> $shown {
                match self {
                    $($group::$name $({ $($field),* })? => $shown::$name $({
                        $($field: $crate::facts!(@show viewer, $field $(, $who)?)),*
                    })?),+
                }
            }
        }
    };
    // Facts of which nobody is told: what they mean is told by others beside them.
    (
        $(#[$meta:meta])* $vis:vis enum $group:ident hidden {
            $($(#[$doc:meta])* $name:ident $({ $($field:ident : $type:ty),* $(,)? })?),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        $vis enum $group {
            $($(#[$doc])* $name $({ $($field: $type),* })?),+
        }

        impl $group {
            /// The facts in the order in which they are stored: it grows at its end only.
            #[allow(dead_code)]
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),+];
        }
    };
    (@type $type:ty) => { $type };
    (@type $type:ty, $who:expr) => { Option<$type> };
    (@show $viewer:ident, $field:ident) => { $field.clone() };
    (@show $viewer:ident, $field:ident, $who:expr) => {
        $crate::Audience::includes(&$who, $viewer).then(|| $field.clone())
    };
}

/// The subjects of a game: what can happen, each a group of [`facts!`] with a `fold` and a `line` of its own. One group may
/// be hidden: it is stored first and has no line. One group may be whispered: its method `is_for` says which viewers learn of a
/// fact at all, and it is stored next. The order is a part of the saved form: it grows at its end only.
#[macro_export]
macro_rules! subjects {
    (
        $(#[$meta:meta])* $vis:vis enum $event:ident shown as $shown:ident over $state:ident $(hiding $hidden:ident)?
        $(whispering $whispered:ident as $heard:ident)? {
            $($(#[$each:meta])* $group:ident as $told:ident),+ $(,)?
        }
    ) => {
        /// A fact of one of the subjects.
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        $vis enum $event {
            $($hidden($hidden),)?
            $($whispered($whispered),)?
            $($(#[$each])* $group($group)),+
        }

        /// What a viewer learns of a fact.
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        $vis enum $shown {
            $($whispered($heard),)?
            $($(#[$each])* $group($told)),+
        }

        impl $event {
            /// The subjects in the order in which they are stored, with the facts of each.
            pub const NAMES: &'static [(&'static str, &'static [&'static str])] =
                &[
                $((stringify!($hidden), $hidden::NAMES),)?
                $((stringify!($whispered), $whispered::NAMES),)?
                $((stringify!($group), $group::NAMES)),+
            ];

            /// Where a fact is recorded its subject is known, so this is a plain call there.
            #[inline(always)]
            pub(crate) fn fold(&self, state: &mut $state) {
                match self {
                    $($event::$hidden(fact) => fact.fold(state),)?
                    $($event::$whispered(fact) => fact.fold(state),)?
                    $($event::$group(fact) => fact.fold(state)),+
                }
            }

            pub(crate) fn show(&self, viewer: $crate::Viewer) -> Option<$shown> {
                match self {
                    $($event::$hidden(_) => None,)?
                    $($event::$whispered(fact) => {
                        fact.is_for(viewer).then(|| $shown::$whispered(fact.show(viewer)))
                    })?
                    $($event::$group(fact) => Some($shown::$group(fact.show(viewer)))),+
                }
            }
        }

        impl $shown {
            pub(crate) fn line(&self) -> Option<$crate::Line> {
                match self {
                    $($shown::$whispered(fact) => fact.line(),)?
                    $($shown::$group(fact) => fact.line()),+
                }
            }
        }

        $(impl From<$hidden> for $event {
            fn from(fact: $hidden) -> Self {
                $event::$hidden(fact)
            }
        })?

        $(impl From<$whispered> for $event {
            fn from(fact: $whispered) -> Self {
                $event::$whispered(fact)
            }
        })?

        $(impl From<$group> for $event {
            fn from(fact: $group) -> Self {
                $event::$group(fact)
            }
        })+
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    facts! {
        enum Seven shown as SevenShown {
            Due { seats: SeatSet },
            Sealed { seat: Seat, count: u8, cards: u8 => seat },
            Stolen { by: Seat, from: Seat, card: u8 => (by, from) },
            Drawn { reader: Option<Seat>, open: bool, card: u8 => (*open, reader) },
            Kept { card: u8 => Nobody },
            Over,
        }
    }

    fn sees(fact: &Seven, viewer: Viewer) -> bool {
        match fact.show(viewer) {
            SevenShown::Sealed { cards: known, .. }
            | SevenShown::Stolen { card: known, .. }
            | SevenShown::Drawn { card: known, .. }
            | SevenShown::Kept { card: known } => known.is_some(),
            SevenShown::Due { .. } | SevenShown::Over => true,
        }
    }

    facts! {
        enum Whispers shown as WhispersShown {
            Said { seat: Seat },
        }
    }

    type Heard = Vec<Seat>;

    impl Seven {
        fn fold(&self, _: &mut Heard) {}
    }

    impl SevenShown {
        fn line(&self) -> Option<crate::Line> {
            None
        }
    }

    impl Whispers {
        fn is_for(&self, viewer: Viewer) -> bool {
            let Whispers::Said { seat } = self;
            viewer.is(*seat)
        }

        fn fold(&self, heard: &mut Heard) {
            let Whispers::Said { seat } = self;
            heard.push(*seat);
        }
    }

    impl WhispersShown {
        fn line(&self) -> Option<crate::Line> {
            let WhispersShown::Said { seat } = self;
            Some(crate::tell::plainly("said", *seat, &[]))
        }
    }

    subjects! {
        enum Event shown as Shown over Heard whispering Whispers as WhispersShown { Seven as SevenShown }
    }

    #[test]
    fn of_a_whisper_others_learn_nothing_at_all() {
        let whisper = Event::from(Whispers::Said { seat: Seat(1) });
        let mut heard = Heard::new();
        whisper.fold(&mut heard);
        assert_eq!(heard, [Seat(1)]);
        assert!(whisper.show(Viewer::Seat(Seat(1))).and_then(|shown| shown.line()).is_some());
        assert!([Viewer::Seat(Seat(0)), Viewer::Spectator].into_iter().all(|viewer| whisper.show(viewer).is_none()));
        let open = Event::from(Seven::Over);
        open.fold(&mut heard);
        assert!(open.show(Viewer::Spectator).is_some_and(|shown| shown.line().is_none()));
        assert_eq!(Event::NAMES[0], ("Whispers", &["Said"][..]));
    }

    #[test]
    fn a_hidden_field_is_for_its_audience() {
        let [a, b] = [0, 1].map(|seat| Viewer::Seat(Seat(seat)));
        let told = |fact: &Seven| [a, b, Viewer::Spectator].map(|viewer| sees(fact, viewer));
        assert_eq!(told(&Seven::Sealed { seat: Seat(1), count: 2, cards: 9 }), [false, true, false]);
        assert_eq!(told(&Seven::Stolen { by: Seat(0), from: Seat(1), card: 9 }), [true, true, false]);
        assert_eq!(told(&Seven::Drawn { reader: Some(Seat(0)), open: false, card: 9 }), [true, false, false]);
        assert_eq!(told(&Seven::Drawn { reader: None, open: true, card: 9 }), [true; 3]);
        assert_eq!(told(&Seven::Kept { card: 9 }), [false; 3]);
        assert_eq!(told(&Seven::Due { seats: SeatSet::all(2) }), [true; 3]);
        assert_eq!(told(&Seven::Over), [true; 3]);
    }
}
