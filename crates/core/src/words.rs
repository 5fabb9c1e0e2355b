//! Answers in the words of an offer, and back. The way follows from the type of the answer: nobody writes it twice, and
//! each answer is written in one way only.

use std::collections::BTreeMap;

use crate::{Given, Key, Seat, SeatSet};

/// A whole answer.
pub trait Words: Sized {
    fn read(given: &Given) -> Option<Self>;
    fn write(&self) -> Given;
}

/// A part of an answer, or an answer that is one option or one path.
pub trait Word: Sized {
    /// A path of steps, not the key of one option.
    const STEPS: bool = false;

    fn say(&self, said: &mut Said);

    fn hear(heard: &mut Heard<'_>) -> Option<Self>;

    /// The key of an option.
    fn key(&self) -> Key {
        let mut said = Said::default();
        self.say(&mut said);
        said.0.join(" ")
    }
}

/// Words put one after the other.
#[derive(Default)]
pub struct Said(Vec<String>);

impl Said {
    pub fn put(&mut self, word: impl Into<String>) {
        self.0.push(word.into());
    }
}

/// Words taken one after the other.
pub struct Heard<'a> {
    words: Vec<&'a str>,
    at: usize,
}

impl<'a> Heard<'a> {
    fn new(words: impl Iterator<Item = &'a str>) -> Self {
        Heard { words: words.collect(), at: 0 }
    }

    /// The next word, which stays.
    pub fn peek(&self) -> Option<&'a str> {
        self.words.get(self.at).copied()
    }

    pub fn take(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.at += 1;
        Some(word)
    }

    /// Takes the next word if it is this one.
    pub fn take_if(&mut self, word: &str) -> bool {
        let is = self.peek() == Some(word);
        self.at += usize::from(is);
        is
    }

    pub fn is_empty(&self) -> bool {
        self.peek().is_none()
    }
}

impl<T: Word> Words for T {
    fn read(given: &Given) -> Option<Self> {
        let mut heard = match given {
            Given::Option(key) if !T::STEPS => Heard::new(key.split(' ')),
            Given::Steps(steps) if T::STEPS => Heard::new(steps.iter().map(String::as_str)),
            _ => return None,
        };
        let value = T::hear(&mut heard)?;
        // What is not written like this, such as "01", is no word.
        (heard.is_empty() && value.write() == *given).then_some(value)
    }

    fn write(&self) -> Given {
        let mut said = Said::default();
        self.say(&mut said);
        if T::STEPS { Given::Steps(said.0) } else { Given::Option(said.0.join(" ")) }
    }
}

/// A question with one answer.
impl Word for () {
    fn say(&self, said: &mut Said) {
        said.put("go");
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        heard.take_if("go").then_some(())
    }
}

impl Word for bool {
    fn say(&self, said: &mut Said) {
        said.put(if *self { "yes" } else { "no" });
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        match heard.take()? {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

/// Seats are counted from 1 wherever they are named.
impl Word for Seat {
    fn say(&self, said: &mut Said) {
        said.put(self.number().to_string());
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        Seat::numbered(heard.take()?)
    }
}

impl Word for u8 {
    fn say(&self, said: &mut Said) {
        said.put(self.to_string());
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        heard.take()?.parse().ok()
    }
}

impl<A: Word, B: Word> Word for (A, B) {
    fn say(&self, said: &mut Said) {
        self.0.say(said);
        self.1.say(said);
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        Some((A::hear(heard)?, B::hear(heard)?))
    }
}

impl Words for SeatSet {
    fn read(given: &Given) -> Option<Self> {
        read_picked(given, Seat::numbered).map(|seats| seats.into_iter().collect())
    }

    fn write(&self) -> Given {
        Given::Picked(self.iter().map(|seat| seat.number().to_string()).collect())
    }
}

/// Picked things, each named once, in any order.
pub fn read_picked<T: PartialEq>(given: &Given, named: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    let Given::Picked(keys) = given else { return None };
    let picked: Vec<T> = keys.iter().map(|key| named(key)).collect::<Option<_>>()?;
    let twice = picked.iter().enumerate().any(|(i, one)| picked[..i].contains(one));
    (!twice).then_some(picked)
}

/// Amounts of named things; what is not named is none.
pub fn read_amounts<T>(given: &Given, named: impl Fn(&str) -> Option<T>) -> Option<Vec<(T, u8)>> {
    let Given::Amounts(amounts) = given else { return None };
    amounts.iter().map(|(key, count)| Some((named(key)?, u8::try_from(*count).ok()?))).collect()
}

pub fn write_amounts<'a>(amounts: impl IntoIterator<Item = (&'a str, u8)>) -> Given {
    let some = amounts.into_iter().filter(|(_, count)| *count > 0);
    Given::Amounts(some.map(|(key, count)| (key.to_owned(), count.into())).collect())
}

/// One field of a form.
pub fn read_field<T: Words>(fields: &BTreeMap<Key, Given>, key: &str) -> Option<T> {
    T::read(fields.get(key)?)
}

/// Types with `id() -> &str` and `named(&str) -> Option<Self>` are words by their ids.
#[macro_export]
macro_rules! named {
    ($($name:ty),+ $(,)?) => { $(
        impl $crate::Word for $name {
            fn say(&self, said: &mut $crate::Said) {
                said.put(self.id());
            }

            fn hear(heard: &mut $crate::Heard<'_>) -> Option<Self> {
                <$name>::named(heard.take()?)
            }
        }
    )+ };
}

/// A struct, field after field.
#[macro_export]
macro_rules! phrase {
    ($name:ident { $($field:ident),+ $(,)? }) => {
        impl $crate::Word for $name {
            fn say(&self, said: &mut $crate::Said) {
                $($crate::Word::say(&self.$field, said);)+
            }

            fn hear(heard: &mut $crate::Heard<'_>) -> Option<Self> {
                Some($name { $($field: $crate::Word::hear(heard)?),+ })
            }
        }
    };
}

/// An enum by its first word; the variant after `_`, if there is one, has none and comes last.
#[macro_export]
macro_rules! phrases {
    ($name:ident { $($word:literal => $variant:ident $(($($part:ident),+))? $({$($field:ident),+})?,)* $(_ => $rest:ident ($inner:ident) $(,)?)? }) => {
        impl $crate::Word for $name {
            fn say(&self, said: &mut $crate::Said) {
                match self {
                    $($name::$variant $(($($part),+))? $({$($field),+})? => {
                        said.put($word);
                        $($($crate::Word::say($part, said);)+)?
                        $($($crate::Word::say($field, said);)+)?
                    })*
                    $($name::$rest($inner) => $crate::Word::say($inner, said),)?
                }
            }

            fn hear(heard: &mut $crate::Heard<'_>) -> Option<Self> {
                $(if heard.take_if($word) {
                    $($(let $part = $crate::Word::hear(heard)?;)+)?
                    $($(let $field = $crate::Word::hear(heard)?;)+)?
                    return Some($name::$variant $(($($part),+))? $({$($field),+})?);
                })*
                $(let $inner = $crate::Word::hear(heard)?;
                return Some($name::$rest($inner));)?
                #[allow(unreachable_code)]
                None
            }
        }
    };
}

/// A struct as a form: each field under its name.
#[macro_export]
macro_rules! form {
    ($name:ident { $($field:ident),+ $(,)? }) => {
        impl $crate::Words for $name {
            fn read(given: &$crate::Given) -> Option<Self> {
                let $crate::Given::Form(fields) = given else { return None };
                let known = [$(stringify!($field)),+];
                let value = $name { $($field: $crate::read_field(fields, stringify!($field))?),+ };
                fields.keys().all(|key| known.contains(&key.as_str())).then_some(value)
            }

            fn write(&self) -> $crate::Given {
                let fields = [$((stringify!($field).to_owned(), $crate::Words::write(&self.$field))),+];
                $crate::Given::Form(fields.into_iter().collect())
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Victim {
        Nobody,
        Seat(Seat),
    }
    phrases! { Victim { "nobody" => Nobody, _ => Seat(seat) } }

    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Launch {
        at: Seat,
        rings: u8,
    }
    phrase! { Launch { at, rings } }

    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Trading {
        Bank { give: bool, take: u8 },
        Redeem(Launch),
        Fly,
    }
    phrases! { Trading { "bank" => Bank { give, take }, "voucher" => Redeem(launch), "fly" => Fly, } }

    #[derive(Clone, Debug, PartialEq)]
    struct Drafted {
        to: SeatSet,
        open: bool,
    }
    form! { Drafted { to, open } }

    fn option<T: Words>(key: &str) -> Option<T> {
        T::read(&Given::Option(key.into()))
    }

    #[test]
    fn words_come_back_as_they_were_said() {
        for (word, key) in [(Victim::Nobody, "nobody"), (Victim::Seat(Seat(1)), "2")] {
            assert_eq!((word.key().as_str(), option(key)), (key, Some(word)));
        }
        let launch = Launch { at: Seat(0), rings: 3 };
        for (word, key) in [
            (Trading::Bank { give: true, take: 4 }, "bank yes 4"),
            (Trading::Redeem(launch), "voucher 1 3"),
            (Trading::Fly, "fly"),
        ] {
            assert_eq!((word.key().as_str(), option(key)), (key, Some(word)));
        }
    }

    #[test]
    fn what_is_said_otherwise_is_no_word() {
        for key in ["", "fly fly", "bank yes", "bank yes 04", "bank  yes 4", "voucher 01 3", "voucher 0 3", "flying"] {
            assert_eq!(option::<Trading>(key), None, "{key}");
        }
        assert_eq!(option::<Victim>("0"), None, "seats are counted from 1");
        assert_eq!(Victim::read(&Given::Steps(vec!["nobody".into()])), None, "an option is no path");
    }

    #[test]
    fn a_form_has_all_its_fields_and_no_others() {
        let drafted = Drafted { to: [Seat(0), Seat(2)].into_iter().collect(), open: true };
        let Given::Form(mut fields) = drafted.write() else { panic!("a form") };
        assert_eq!(Drafted::read(&Given::Form(fields.clone())), Some(drafted));
        fields.insert("x".into(), Given::Option("yes".into()));
        assert_eq!(Drafted::read(&Given::Form(fields.clone())), None);
        fields.remove("x");
        fields.remove("to");
        assert_eq!(Drafted::read(&Given::Form(fields)), None);
    }

    #[test]
    fn seats_are_picked_once_each() {
        let picked = |keys: &[&str]| SeatSet::read(&Given::Picked(keys.iter().map(|key| key.to_string()).collect()));
        assert_eq!(picked(&["3", "1"]), Some([Seat(0), Seat(2)].into_iter().collect()));
        assert_eq!((picked(&["1", "1"]), picked(&["0"]), picked(&["17"])), (None, None, None));
    }
}
