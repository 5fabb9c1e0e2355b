//! What happened, in the words of the rulebook: by subject, with what each fact does to the state and how it is told.

mod beginning;
mod carryover;
mod council;
mod course;
mod destiny;
mod finale;
mod honours;
mod hull;
mod ideas;
mod labs;
mod landings;
mod nuggets;
mod people;
mod planets;
mod politics;
mod power;
mod risk;
mod round;
mod signals;
mod unions;
mod voyage;
mod whispers;
mod work;

pub use beginning::{Beginning, BeginningShown};
pub use carryover::{Carryover, CarryoverShown};
pub use council::{Council, CouncilShown};
pub use course::Course;
pub use destiny::{Destiny, DestinyShown};
pub use finale::{Finish, FinishShown};
pub use honours::{Honours, HonoursShown};
pub use hull::{Cause, Hull, HullShown};
pub use ideas::{Ideas, IdeasShown};
pub use labs::{Labs, LabsShown, Shelf};
pub use landings::{Landings, LandingsShown};
pub use nuggets::{Finds, FindsShown};
pub use people::{People, PeopleShown, Shelter};
pub use planets::{Planets, PlanetsShown};
pub use politics::{Politics, PoliticsShown};
pub use power::{Power, PowerShown};
pub use risk::{Risks, RisksShown};
pub use round::{Round, RoundShown};
pub use signals::{Signals, SignalsShown};
pub use unions::{Unions, UnionsShown};
pub use voyage::{Voyage, VoyageShown};
pub use whispers::{Whispers, WhispersShown};
pub use work::{Work, WorkShown};

use crate::state::State;

/// What every subject needs.
mod prelude {
    pub(super) use orrery_core::tell::{noted, plainly, told};
    pub(super) use orrery_core::{Line, Message, Nobody, Seat, SeatSet, SightKind, facts};
    pub(super) use orrery_kit::{Few, Window};

    pub(super) use crate::content::*;
    pub(super) use crate::rules::ids;
    pub(super) use crate::state::*;
    pub(super) use crate::words;
}

orrery_core::subjects! {
    pub enum Event shown as Shown over State hiding Course whispering Whispers as WhispersShown {
        Beginning as BeginningShown,
        Round as RoundShown,
        Voyage as VoyageShown,
        Hull as HullShown,
        Finds as FindsShown,
        Risks as RisksShown,
        People as PeopleShown,
        Honours as HonoursShown,
        Work as WorkShown,
        Power as PowerShown,
        Ideas as IdeasShown,
        Labs as LabsShown,
        Politics as PoliticsShown,
        Planets as PlanetsShown,
        Finish as FinishShown,
        Landings as LandingsShown,
        Signals as SignalsShown,
        Destiny as DestinyShown,
        Carryover as CarryoverShown,
        Council as CouncilShown,
        Unions as UnionsShown,
    }
}
