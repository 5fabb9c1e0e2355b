//! Kinds of things that a game has a fixed number of: by number, as an enum with text ids, and sets of them as bits.

/// A kind of thing that is saved as its number in a table. A number beyond the last is no such thing and is not read.
/// How many there are is a number, or `{ ... }` where it is known from elsewhere. With `by id` it has a method `id` of its
/// own, by which it is found again; with `written by id` readable formats write that instead of the number.
#[macro_export]
macro_rules! numbered {
    ($(#[$about:meta])* $name:ident($number:ty) of $count:tt) => {
        $crate::numbered! { @type #[derive(Debug, ::serde::Serialize)] #[serde(transparent)] $(#[$about])* $name($number) of $count }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $name::numbered(<$number as ::serde::Deserialize>::deserialize(deserializer)?)
            }
        }
    };
    ($(#[$about:meta])* $name:ident($number:ty) of $count:tt by id) => {
        $crate::numbered! { $(#[$about])* $name($number) of $count }
        $crate::numbered! { @named $name }
    };
    ($(#[$about:meta])* $name:ident($number:ty) of $count:tt written by id) => {
        $crate::numbered! { @type $(#[$about])* $name($number) of $count }
        $crate::numbered! { @named $name }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                if to.is_human_readable() { self.id().serialize(to) } else { self.0.serialize(to) }
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                if !from.is_human_readable() {
                    return $name::numbered(<$number as ::serde::Deserialize>::deserialize(from)?);
                }
                let known = $name::named(&<String as ::serde::Deserialize>::deserialize(from)?);
                known.ok_or_else(|| ::serde::de::Error::custom(concat!("no such ", stringify!($name))))
            }
        }
    };
    (@named $name:ident) => {
        impl $name {
            pub fn named(id: &str) -> Option<$name> {
                $name::all().find(|one| one.id() == id)
            }
        }
    };
    (@type $(#[$about:meta])* $name:ident($number:ty) of $count:tt) => {
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $(#[$about])*
        pub struct $name(pub $number);

        impl $crate::Blank for $name {
            const BLANK: $name = $name(0);
        }

        impl $name {
            pub const COUNT: usize = $count;

            pub fn all() -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator {
                (0..$name::COUNT as $number).map($name)
            }

            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            #[inline]
            pub const fn nth(index: usize) -> Option<$name> {
                if index < $name::COUNT { Some($name(index as $number)) } else { None }
            }

            fn numbered<E: ::serde::de::Error>(number: $number) -> Result<$name, E> {
                $name::nth(usize::from(number)).ok_or_else(|| E::custom(concat!("no such ", stringify!($name))))
            }
        }
    };
}

/// A kind of thing with a name in the code for each, and the text id by which messages and records call it.
#[macro_export]
macro_rules! named {
    ($(#[$about:meta])* $vis:vis enum $name:ident { $($(#[$note:meta])* $one:ident = $id:literal,)+ }) => {
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize,
        )]
        $(#[$about])*
        $vis enum $name {
            $($(#[$note])* $one,)+
        }

        impl $name {
            pub const ALL: [$name; $name::COUNT] = [$($name::$one),+];
            pub const COUNT: usize = [$($id),+].len();

            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            #[inline]
            pub const fn nth(index: usize) -> Option<$name> {
                if index < $name::COUNT { Some($name::ALL[index]) } else { None }
            }

            /// The text id.
            pub const fn id(self) -> &'static str {
                [$($id),+][self as usize]
            }

            pub fn named(id: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|one| one.id() == id)
            }
        }
    };
}

/// Options of a set-up, each as an enum of its values: what is chosen is read `of` a set-up, the first being the default.
/// With `folded` forms keep it folded, with `anew` it may be chosen anew for each sitting of a campaign.
#[macro_export]
macro_rules! options {
    ($(
        $(#[$about:meta])* $vis:vis enum $name:ident = $id:literal $($how:ident)* { $($one:ident = $value:literal),+ }
    )+) => { $(
        $crate::named! { $(#[$about])* #[serde(rename_all = "kebab-case")] $vis enum $name { $($one = $value,)+ } }

        impl $name {
            $vis const OPTION: ::orrery_core::GameOption =
                ::orrery_core::GameOption::new($id, &[$($value),+])$(.$how())*;

            $vis fn of(setup: &::orrery_core::Setup) -> $name {
                $name::named(setup.value(&$name::OPTION)).unwrap_or($name::ALL[0])
            }
        }
    )+ };
}

/// A set of numbered or named things as a flat value. Readable formats write a list, compact ones the bits; with
/// `as list` both write a list. With `from`, a constant of the kind, only the things from that number on have a place,
/// so that the set is smaller; others are in no such set.
#[macro_export]
macro_rules! set {
    ($(#[$about:meta])* $name:ident of $item:ident $(as $form:ident)?) => {
        $crate::set! { @type { 0 } $(#[$about])* $name of $item }
        $crate::set! { @saved $($form)? $name $item }
    };
    ($(#[$about:meta])* $name:ident of $item:ident from $first:ident $(as $form:ident)?) => {
        $crate::set! { @type { $item::$first } $(#[$about])* $name of $item }
        $crate::set! { @saved $($form)? $name $item }
    };
    (@type $first:block $(#[$about:meta])* $name:ident of $item:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name($crate::Bits<{ ($item::COUNT - $first).div_ceil(8) }>);

        impl $name {
            pub const NONE: $name = $name($crate::Bits::NONE);

            #[inline]
            const fn place(item: $item) -> usize {
                item.index().wrapping_sub($first)
            }

            #[inline]
            fn item(place: usize) -> Option<$item> {
                $item::nth(place + $first)
            }

            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0.is_empty()
            }

            #[inline]
            pub const fn len(self) -> usize {
                self.0.len()
            }

            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0.contains($name::place(item))
            }

            #[inline]
            pub const fn with(self, item: $item) -> $name {
                $name(self.0.with($name::place(item)))
            }

            #[inline]
            pub const fn without(self, item: $item) -> $name {
                $name(self.0.without($name::place(item)))
            }

            #[inline]
            pub fn insert(&mut self, item: $item) {
                *self = self.with(item);
            }

            #[inline]
            pub fn remove(&mut self, item: $item) {
                *self = self.without(item);
            }

            #[inline]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0.or(other.0))
            }

            #[inline]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0.and(other.0))
            }

            #[inline]
            pub const fn minus(self, other: $name) -> $name {
                $name(self.0.minus(other.0))
            }

            pub const fn is_within(self, other: $name) -> bool {
                self.minus(other).is_empty()
            }

            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                self.0.iter().filter_map($name::item)
            }

            /// The one at a place, counted from 0 in order.
            #[inline]
            pub fn nth(self, place: usize) -> Option<$item> {
                self.0.nth(place).and_then($name::item)
            }
        }

        impl FromIterator<$item> for $name {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold($name::NONE, $name::with)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
    (@saved list $name:ident $item:ident) => {
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter().collect::<Vec<_>>())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <Vec<$item> as ::serde::Deserialize>::deserialize(deserializer).map(|items| items.into_iter().collect())
            }
        }
    };
    (@saved $name:ident $item:ident) => {
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() { serializer.collect_seq(self.iter()) } else { self.0.serialize(serializer) }
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if deserializer.is_human_readable() {
                    let items = <Vec<$item> as ::serde::Deserialize>::deserialize(deserializer)?;
                    return Ok(items.into_iter().collect());
                }
                let set = $name(::serde::Deserialize::deserialize(deserializer)?);
                let known = set.0.iter().all(|place| $name::item(place).is_some());
                if known { Ok(set) } else { Err(::serde::de::Error::custom(concat!("no such ", stringify!($name)))) }
            }
        }
    };
}

/// The columns of a component's table: its rows, in the constant `ROWS`, are made by `row`, and each thing tells its own.
#[macro_export]
macro_rules! columns {
    ($of:ident: $($(#[$about:meta])* $column:ident: $type:ty,)+) => {
        struct Row { $($column: $type,)+ }

        const fn row($($column: $type),+) -> Row {
            Row { $($column,)+ }
        }

        impl $of { $(
            $(#[$about])*
            #[inline]
            pub const fn $column(self) -> $type {
                ROWS[self.index()].$column
            }
        )+ }
    };
}
