//! Injury dice, healing, and straining before a sacrifice.

use super::prelude::*;
use crate::rules::{dice, wounds};

/// Which column takes the injury die (VG-WOUND-4, DP9)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Column {
    pub place: Place,
}

impl Listed<Vanguard> for Column {
    type Answer = Colour;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let who = state.member(self.place).crew.name();
        Offer::bare(asked, Message::new("ask-column").with("who", who)).hint("hint-ask-column").rules(&[ids::COLUMN])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Colour> {
        let injured = state.member(self.place).injured;
        Colour::ALL.into_iter().filter(move |colour| !injured.contains(*colour))
    }

    fn option(&self, state: &State, _: Seat, colour: &Colour) -> Opt {
        let free = Message::new("column-free").with("count", state.member(self.place).free(*colour));
        words::named(colour, "do-column", words::colour(*colour)).fact(Fact::new(Tone::Plain, free))
    }

    /// DP9: the one with most free slots.
    fn fallback(&self, state: &State, seat: Seat) -> Colour {
        let member = state.member(self.place);
        let best = self.answers(state, seat).max_by_key(|colour| (member.free(*colour), 3 - colour.index()));
        best.unwrap_or(Colour::R)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, colour: Colour) {
        answered(cx);
        wounds::lay(cx, self.place, colour);
    }
}

/// Something that can be healed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MendWhat {
    Column(Colour),
    /// VG-WOUND-11: in the roll.
    Rolled(Injury),
    /// The wound card in this slot.
    Card(u8),
}

orrery_core::phrases! { MendWhat { "column" => Column(colour), "rolled" => Rolled(face), "card" => Card(slot), } }

/// What is healed next, or turned face down (DP23)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mend {
    pub place: Place,
    pub turns: bool,
}

impl Listed<Vanguard> for Mend {
    type Answer = MendWhat;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let title = if self.turns { "ask-turn-wound" } else { "ask-heal" };
        let who = state.member(self.place).crew.name();
        Offer::bare(asked, Message::new(title).with("who", who)).rules(&[ids::HEAL])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = MendWhat> {
        let wanted = |frame: &Frame| if let Frame::Heal { dice, .. } = frame { Some(*dice) } else { None };
        let dice = state.frames.nearest(wanted).unwrap_or(0) > 0;
        let all = match self.turns {
            true => wounds::face_up(state, self.place).into_iter().map(MendWhat::Card).collect(),
            false => wounds::mendable(state, self.place, dice, !dice),
        };
        all.into_iter()
    }

    fn option(&self, state: &State, _: Seat, what: &MendWhat) -> Opt {
        let label = match *what {
            MendWhat::Column(colour) => Message::new("heal-column").with("colour", words::colour(colour)),
            MendWhat::Rolled(face) => Message::new("heal-rolled").with("face", words::injury(face)),
            MendWhat::Card(slot) => {
                let hurt = state.member(self.place).wounds[usize::from(slot) % 3];
                Message::new(hurt.map_or("heal-nothing", |hurt| hurt.wound.name()))
            }
        };
        Opt::of(what, label)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, what: MendWhat) {
        answered(cx);
        match what {
            MendWhat::Card(slot) if self.turns => wounds::turn(cx, self.place, slot),
            what => wounds::mend(cx, self.place, what),
        }
    }
}

/// Strain before dice are owed that are not there (VG-STRAIN-3)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StrainFirst {
    pub place: Place,
}

impl Listed<Vanguard> for StrainFirst {
    type Answer = bool;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let who = state.member(self.place).crew.name();
        Offer::bare(asked, Message::new("ask-strain-first").with("who", who))
            .hint("hint-strain")
            .rules(&[ids::STRAIN, ids::SHORTAGE])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [false, true].into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        Opt::of(yes, if *yes { "strain" } else { "sacrifice-instead" })
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        if yes {
            return dice::strain(cx, self.place);
        }
        if let Frame::Spend { place, left, die, .. } = cx.state().frame() {
            crate::rules::go_on(cx, Frame::Spend { place, left, die, has_declined: true });
        }
    }
}
