//! Which figures a table is played with. Tables that are under way, the game of section 6.3 and the lessons, which are
//! stages of it, keep those of the first printing (`balance.md` says what the second changes, and why).

orrery_kit::named! {
    pub enum Printing {
        First = "first",
        Second = "second",
    }
}

impl Printing {
    /// What tables of today are dealt.
    pub const NEWEST: Printing = Printing::Second;

    /// What rules of a version dealt.
    pub const fn of_version(version: u16) -> Printing {
        if version < 2 { Printing::First } else { Printing::Second }
    }
}
