//! The whole truth of a table: what everybody knows and what is hidden, apart by type. Flat and cheap to clone.

mod frame;
mod mat;
mod nugget;
mod person;
mod ship;
mod terms;

pub use frame::{Ending, Frame, Stage};
pub use mat::Mat;
pub use nugget::Faces;
pub use person::{Person, Place};
pub use ship::Ship;
pub use terms::Terms;

use orrery_core::{Frames, Seat, SeatSet};
use orrery_kit::Rows;
use serde::{Deserialize, Serialize};

use crate::content::{Cyborg, Ideologies, Ideology};

pub const MAX_SEATS: usize = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub public: Public,
    pub secret: Secret,
}

/// What everybody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    pub frames: Frames<Frame, 4>,
    pub terms: Terms,
    pub seats: u8,
    /// Those who have left for good.
    pub left: SeatSet,
    /// RUL-102: in which order players take Ideologies.
    pub order: [Seat; MAX_SEATS],
    /// The Ideologies that somebody runs.
    pub taken: Ideologies,
    /// Who runs each of them.
    pub players: [Seat; Ideology::COUNT],
    /// C2d: these have no Cyborgs.
    pub coalition: Ideologies,
    pub mats: [Mat; Ideology::COUNT],
    pub people: Rows<Person, { Cyborg::COUNT }>,
    /// Who bears the star.
    pub commander: Option<Cyborg>,
    /// RUL-118: the Ideology that commands, or commanded last.
    pub commanding: Ideology,
    pub ship: Ship,
    pub dozyear: u8,
}

/// What nobody knows, or only some.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    pub faces: Faces,
}

impl State {
    /// Before anything is dealt.
    pub fn fresh(terms: Terms, seats: u8) -> State {
        let public = Public {
            frames: Frames::new(Frame::SetUp(Stage::Deal)),
            terms,
            seats,
            left: SeatSet::empty(),
            order: [Seat(0); MAX_SEATS],
            taken: Ideologies::NONE,
            players: [Seat(0); Ideology::COUNT],
            coalition: Ideologies::NONE,
            mats: [Mat::default(); Ideology::COUNT],
            people: Rows([Person::NOBODY; Cyborg::COUNT]),
            commander: None,
            commanding: Ideology::Individuality,
            ship: Ship::at(terms.star.space(), terms.fuel.wet()),
            dozyear: 0,
        };
        State { public, secret: Secret { faces: Faces::ALL[0] } }
    }
}

impl Public {
    pub fn frame(&self) -> Frame {
        *self.frames.top()
    }

    pub fn everybody(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    /// Who runs an Ideology.
    pub fn player(&self, of: Ideology) -> Seat {
        self.players[of.index()]
    }

    /// Who decides what the Commander decides (RUL-118).
    pub fn helm(&self) -> Seat {
        self.player(self.commanding)
    }

    pub fn mat(&self, of: Ideology) -> &Mat {
        &self.mats[of.index()]
    }

    pub fn person(&self, cyborg: Cyborg) -> &Person {
        &self.people.0[cyborg.index()]
    }

    pub(crate) fn person_mut(&mut self, cyborg: Cyborg) -> &mut Person {
        &mut self.people.0[cyborg.index()]
    }

    /// K-Awake
    pub fn is_awake(&self, of: Ideology) -> bool {
        [of.amazon(), of.meathead()].into_iter().any(|cyborg| self.person(cyborg).is_awake())
    }

    pub fn awake(&self) -> Ideologies {
        Ideology::ALL.into_iter().filter(|of| self.is_awake(*of)).collect()
    }
}
