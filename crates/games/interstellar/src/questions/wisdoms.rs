//! What the wise give away in D7e (DP-30).

use orrery_core::phrases;

use super::pose;
use super::prelude::*;
use crate::event::{Labs, People};
use crate::rules::wisdom;

/// Whom does the School teach which shape?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Teach;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lecture {
    Nobody,
    Teach(Ideology, Shape),
}

phrases! { Lecture { "nobody" => Nobody, "teach" => Teach(of, shape), } }

impl Listed<Interstellar> for Teach {
    type Answer = Lecture;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-teach").act("act-teach").rules(&[ids::WISDOMS])
    }

    /// Who lacks most of Unity's shapes comes first.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Lecture> {
        let public = &state.public;
        let mut pupils: Vec<Ideology> = Ideology::ALL.into_iter().collect();
        pupils.sort_by_key(|of| std::cmp::Reverse(public.lessons(*of).count()));
        let lectures = pupils.into_iter().flat_map(|of| public.lessons(of).map(move |shape| Lecture::Teach(of, shape)));
        lectures.chain([Lecture::Nobody])
    }

    fn option(&self, _: &State, _: Seat, lecture: &Lecture) -> Opt {
        match *lecture {
            Lecture::Nobody => Opt::of(lecture, "wisdom-nobody"),
            Lecture::Teach(of, shape) => {
                let opt = Opt::of(lecture, words::shape(shape)).group(words::ideology(of));
                opt.at(marks::augmentation(of, shape))
            }
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, lecture: Lecture) {
        answered(cx);
        if let Lecture::Teach(of, shape) = lecture {
            cx.emit(Labs::Learned { who: Ideologies::NONE.with(of), shape }.into());
        }
    }
}

/// Whose Stress does the Mimarobe relieve? It is asked for up to two Ideologies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Soothe {
    pub done: Ideologies,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Soothed {
    Nobody,
    Ideology(Ideology),
}

phrases! { Soothed { "nobody" => Nobody, _ => Ideology(of) } }

impl Listed<Interstellar> for Soothe {
    type Answer = Soothed;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-soothe").act("act-relieve").rules(&[ids::WISDOMS])
    }

    /// The most stressed come first.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Soothed> {
        let stress = |of: &Ideology| state.public.mat(*of).stress;
        let mut who: Vec<Ideology> = Ideology::ALL.into_iter().filter(|of| stress(of) > 0).collect();
        who.retain(|of| !self.done.contains(*of));
        who.sort_by_key(|of| std::cmp::Reverse(stress(of)));
        who.into_iter().map(Soothed::Ideology).chain([Soothed::Nobody])
    }

    fn option(&self, state: &State, _: Seat, soothed: &Soothed) -> Opt {
        match *soothed {
            Soothed::Nobody => Opt::of(soothed, "wisdom-nobody"),
            Soothed::Ideology(of) => {
                let label = Message::new("relieve-whom").with("ideology", words::ideology(of));
                Opt::of(soothed, label.with("stress", state.public.mat(of).stress)).at(marks::mat(of))
            }
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, soothed: Soothed) {
        answered(cx);
        let Soothed::Ideology(of) = soothed else { return };
        cx.emit(People::Relieved { who: Ideologies::NONE.with(of), by: 1 }.into());
        if self.done.is_empty() {
            pose(cx, seat, Soothe { done: self.done.with(of) });
        }
    }
}

/// Does the Polymath inspire (K-Inspire)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inspire;

impl Listed<Interstellar> for Inspire {
    type Answer = bool;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-inspire").act("act-inspire").rules(&[ids::WISDOMS])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [false, true].into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        if *yes { Opt::of(yes, "inspire").sealed() } else { Opt::of(yes, "inspire-not") }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        if yes {
            wisdom::inspire(cx);
        }
    }
}
