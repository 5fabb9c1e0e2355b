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
    (@type $type:ty) => { $type };
    (@type $type:ty, $who:expr) => { Option<$type> };
    (@show $viewer:ident, $field:ident) => { $field.clone() };
    (@show $viewer:ident, $field:ident, $who:expr) => {
        $crate::Audience::includes(&$who, $viewer).then(|| $field.clone())
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
