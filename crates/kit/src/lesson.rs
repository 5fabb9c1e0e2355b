//! How far a guided first game has come. The stage that is open is a number in the game's state which only grows: a fact
//! says when it does, so no stage comes twice, whatever the one who learns undoes by playing on.

/// A stage: the message that says it, what it leads to, and when it lies behind, be it for a moment only.
pub struct Stage<S: ?Sized, A> {
    pub text: &'static str,
    pub aim: A,
    pub done: fn(&S) -> bool,
}

/// The same, shorter to write down in a list.
pub const fn stage<S: ?Sized, A: Copy>(text: &'static str, aim: A, done: fn(&S) -> bool) -> Stage<S, A> {
    Stage { text, aim, done }
}

/// The stage that is open now, if it is another one than `open`: those that lie behind already are passed over. As many
/// as there are stages when all lie behind.
pub fn went_on<S: ?Sized, A>(stages: &[Stage<S, A>], open: u8, now: &S) -> Option<u8> {
    let behind = stages.iter().skip(open.into()).take_while(|stage| (stage.done)(now)).count() as u8;
    (behind > 0).then_some(open + behind)
}

/// The guided first games of a game: each with its name, the value of the option that begins it, and its stages, over what
/// they look at and what they lead to.
#[macro_export]
macro_rules! lessons {
    (over $now:ty, to $aim:ty, $($name:ident = $id:literal in $stages:ident),+) => {
        $crate::named! {
            #[serde(rename_all = "kebab-case")]
            pub enum Lesson { $($name = $id,)+ }
        }

        pub type Stage = $crate::lesson::Stage<$now, $aim>;

        /// The seat of the one who learns; it begins.
        pub const PUPIL: ::orrery_core::Seat = ::orrery_core::Seat(0);

        impl Lesson {
            pub const OPTION: ::orrery_core::GameOption =
                ::orrery_core::GameOption::new("lesson", &["off", $($id),+]).folded();

            pub fn of(setup: &::orrery_core::Setup) -> Option<Lesson> {
                Lesson::named(setup.value(&Lesson::OPTION))
            }

            pub const fn stages(self) -> &'static [Stage] {
                match self { $(Lesson::$name => &$stages,)+ }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_are_passed_in_order_and_never_again() {
        let stages: [Stage<u8, ()>; 3] =
            [stage("a", (), |n| *n >= 1), stage("b", (), |n| *n == 2), stage("c", (), |n| *n >= 3)];
        assert_eq!(went_on(&stages, 0, &0), None);
        assert_eq!(went_on(&stages, 0, &2), Some(2), "two at once");
        assert_eq!(went_on(&stages, 2, &0), None, "what lies behind stays there");
        assert_eq!(went_on(&stages, 2, &3), Some(3));
        assert_eq!(went_on(&stages, 3, &3), None, "all lie behind");
    }
}
