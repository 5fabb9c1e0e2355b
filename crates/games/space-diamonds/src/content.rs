//! What is printed on the components: the map, the fuel strip, chits, missions and spacecraft, as constant tables with
//! stable text ids. The rules that read them live elsewhere; names sit beside the translations.

mod chit;
mod craft;
mod hohmann;
mod line;
mod mass;
mod mission;
mod site;
mod space;
mod zone;

/// Reads a number only where the table has such a row: saved games are checked before they are believed.
macro_rules! checked_number {
    ($name:ident, $number:ty, $count:expr) => {
        impl TryFrom<$number> for $name {
            type Error = String;

            fn try_from(number: $number) -> Result<Self, String> {
                let known = usize::from(number) < $count;
                known.then_some($name(number)).ok_or_else(|| format!("{} {number} does not exist", stringify!($name)))
            }
        }
    };
}
checked_number!(Space, u16, Space::all().count());
checked_number!(Chit, u8, Chit::all().count());
checked_number!(Mission, u8, Mission::all().count());
checked_number!(Craft, u8, Craft::all().count());
checked_number!(Mass, u8, Mass::COUNT);

pub use chit::{Chit, ChitKind, Spectral};
pub use craft::{Craft, Drive};
pub use hohmann::{straight_on, straight_pairs};
pub use line::{BODIES, BRIDGES, Body, Bridge, Line, LineColour, lines};
pub use mass::{Class, Label, Mass};
pub use mission::{Check, Mission};
pub use site::{Anchor, Ground, Site, usual_water};
pub use space::{Kind, Space, at};
pub use zone::Zone;
