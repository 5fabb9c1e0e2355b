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

pub use chit::{Chit, ChitKind, Printing, Spectral};
pub use craft::{Craft, Drive};
pub use hohmann::{straight_on, straight_pairs};
pub use line::{BODIES, BRIDGES, Body, Bridge, Line, LineColour, lines};
pub use mass::{Class, Label, Mass};
pub use mission::{Check, Mission, card};
pub use site::{Anchor, Ground, Site, usual_water};
pub use space::{Edition, Kind, Space, at};
pub use zone::Zone;
