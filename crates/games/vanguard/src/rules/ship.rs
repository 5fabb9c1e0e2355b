//! The ship book (5.22): pages 1 to 39 on the state of a campaign, a room for each part.

mod bridge;
pub(crate) mod course;
pub(crate) mod crew;
pub(crate) mod facilities;
mod home;
pub(crate) mod launch;
pub(crate) mod medical;
pub(crate) mod verbs;

pub(crate) use bridge::{struck, too_many};
pub(crate) use home::{is_row_full, loose_finds, most_dice, usual_leaving};

use super::{Cx, carry_out, go_on, test};
use crate::content::{Key, Log, PlainKey, Upgrade};
use crate::event::Worlds;
use crate::state::{ABOARD, Campaign, Frame, Origin, Page, State};

/// The ship; a campaign is going on wherever this is asked for.
#[track_caller]
pub(crate) fn of(state: &State) -> &Campaign {
    state.campaign.as_ref().unwrap_or_else(|| panic!("no campaign"))
}

pub(crate) fn turn_to(cx: &mut Cx<'_>, page: Page) {
    go_on(cx, Frame::Ship { page, at: 0 });
}

/// VG-FX-17: equal bonuses add up.
pub(crate) fn bonus(campaign: &Campaign, key: PlainKey) -> u8 {
    let holds = campaign.installed.iter().flat_map(|upgrade: Upgrade| upgrade.effect().holds);
    holds.filter_map(|one| if let Key::Plain(of, by) = one.key { (of == key).then_some(by) } else { None }).sum()
}

/// A log is read aboard; whether it was is kept.
pub(crate) fn read(cx: &mut Cx<'_>, log: Log) {
    cx.reveal();
    cx.emit(Worlds::LogShown { log }.into());
    carry_out(cx, Origin::Log(log), log.effect(), ABOARD, None);
}

pub(crate) fn go(cx: &mut Cx<'_>, page: Page, at: u8) {
    match page {
        Page::Clock => bridge::clock(cx),
        Page::Install => bridge::install(cx),
        Page::Sections => bridge::sections(cx, at),
        Page::Distress => bridge::distress(cx),
        Page::Objective => bridge::objective(cx),
        Page::AddOns => bridge::add_ons(cx),
        Page::Income => bridge::income(cx),
        Page::Strike => bridge::strike(cx, at),
        Page::Reveal => bridge::reveal(cx, at),
        Page::StarMap => course::star_map(cx, at),
        Page::Scanner => course::scanner(cx, at),
        Page::Facilities => facilities::open(cx, at),
        Page::Advance => facilities::advance(cx, at),
        Page::Hands => facilities::hands(cx, at),
        Page::Recruit => facilities::recruit(cx, at),
        Page::Train => facilities::train(cx, at),
        Page::Hangar => launch::hangar(cx, at),
        Page::Launch => launch::launch(cx),
        Page::Leaving => home::leave(cx),
        Page::Docking => home::dock(cx, at),
        Page::Errands => home::errands(cx),
        Page::Debriefing => home::debrief(cx, at),
        Page::Unloading => home::unload(cx, at),
        Page::Exhibits => home::exhibit(cx),
        Page::Goals => home::goals(cx, at),
        Page::Infirmary => medical::begin(cx),
        Page::Nursing => medical::nurse(cx),
        Page::Patients => medical::place(cx),
        Page::Memorial => home::mourn(cx),
        Page::Save => home::save(cx, at),
        Page::FirstCrew => home::first_crew(cx, at),
        Page::SecondCrew => home::second_crew(cx, at),
    }
}

/// Whether the arc has come to its end, so that nothing else ends the campaign first (VG-BRIDGE-9).
fn is_arc_over(state: &State) -> bool {
    use crate::content::{Flag, Test};
    [Flag::ArcDone, Flag::HomeReady].into_iter().any(|flag| test::holds(state, Test::Flag(flag)))
}
