//! What is printed on the components: the map, mats, tiles, cards, chits and tables, as constant tables with stable text
//! ids. The rules that read them live elsewhere; names sit beside the translations.

mod blueprint;
mod cell;
mod chit;
mod cyborg;
mod earth_data;
mod ideology;
mod law;
mod market;
mod medal;
mod nugget;
mod pieces;
mod planet;
mod plasma;
mod playmat;
mod roll;
mod route;
mod space;
mod star;
mod start;
mod track;
mod wisdom;
mod workcell;

pub use blueprint::{Blueprint, Shape, Shapes, Side, Tile};
pub use cell::{Battery, Cell, Cells, Prerequisite, Task};
pub use chit::{Chit, Face, Mark, Stack};
pub use cyborg::{Age, Cyborg, Sex, Tiles, hermaphrodite_fertile};
pub use earth_data::{EarthData, EarthDataSet};
pub use ideology::{Cupid, Cupids, Ideologies, Ideology};
pub use law::{MarriageLaw, Regulation, Regulations};
pub use market::MarketRow;
pub use medal::{Award, Medal, MedalClass};
pub use nugget::{NUGGETS_IN_GAME, Reality};
pub use pieces::*;
pub use planet::{BoxKind, PlanetBox, PlanetBoxes, WaterPlace};
pub use plasma::{Deaths, Outcome, Risk};
pub use playmat::{NUGGETS_PER_MAT, Slot, WORKCELLS_PER_SLOT};
pub use roll::{Alert, GooRoll, WorkcellRoll};
pub use route::Route;
pub use space::{Beyond, CANVAS, Corner, Kind, Sight, Space, at};
pub use star::{Hazard, Star, Stars, Substar, Sun};
pub use start::*;
pub use track::{Position, Velocity};
pub use wisdom::Wisdom;
pub use workcell::{Condition, Icon, Icons, Relieved, Research, RightStuff, Subtitle, Workcell, Workcells, effect};
