//! The least that lets the game be played at tables, so that what no published game has yet is tested there: bots that
//! answer at random, and a page without pictures.

use maud::Markup;
use orrery_bots::{Level, Thinks, random_choice};
use orrery_core::{Ask, Dice, Seat};
use orrery_draw::{Face, Region, Scene};
use orrery_text::Voice;

use super::{Choice, Decision, Salvage, View};

impl Thinks for Salvage {
    fn think(_: Level, view: &View, seat: Seat, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
        random_choice::<Salvage>(view, seat, ask, luck)
    }
}

impl Face for Salvage {
    const STYLE: &'static str = "";
    const SYMBOLS: &'static str = "";

    fn regions<'a>(_: &'a Scene<'a, View>) -> Vec<Region<'a>> {
        Vec::new()
    }

    fn cover() -> Markup {
        Markup::default()
    }

    fn gallery(_: &Voice<'_>) -> Markup {
        Markup::default()
    }
}
