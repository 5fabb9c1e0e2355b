//! Computer players of four strengths. They see what their seat sees: everything here starts from a view.
//!
//! Random plays any legal choice. Easy flies to the nearest chit, skull or not, and home with four, and now and then not
//! at all; of others' chits it forgets half. Normal looks two sites ahead and weighs chits, missions, fuel and the race,
//! not quite rightly; with rockets it fancies some sites and not others. Hard looks four sites ahead without such slips.
//! With sails it plays its best ideas on in its head, with everything hidden drawn anew; what others were seen doing tells
//! it something about their missions.

mod clock;
mod flybys;
mod greedy;
mod guess;
mod outlook;
mod pilot;
mod rollout;
mod ten_burns;
mod tour;

use orrery_bots::{Lesson, Level, Thinks, random_choice};
use orrery_core::{Ask, Dice, Note, Seat};

use crate::SpaceDiamonds;
use crate::content::Space;
use crate::lesson;
use crate::planner::almanac::Drive;
use crate::questions::{Act, Choice, Decision, Targets};
use crate::rules::operate::MOST_SCANS;
use crate::sets::Chits;
use crate::state::Mode;
use crate::view::View;
use outlook::Outlook;
use tour::Depth;

const NORMAL: Depth = Depth { sites: 2, width: 8 };
const HARD: Depth = Depth { sites: 4, width: 5 };

/// Of thirty moves the easy player lets so many go by. With rockets luck with gems and life decides more, so that it has
/// to play worse to lose as often (`balance.md`).
fn idle(mode: Mode) -> u32 {
    match mode {
        Mode::Sails => 5,
        Mode::Rockets => 12,
    }
}

/// Water further away than so many turns is of no interest yet.
const SOON: u8 = 4;

impl Thinks for SpaceDiamonds {
    /// iZ6.1: every rule holds as usual, so a friend may fly the other craft.
    const LESSONS: &'static [Lesson] = &[
        Lesson { id: "sails", bots: &[Level::Easy], may_join: true },
        Lesson { id: "rockets", bots: &[Level::Easy], may_join: true },
    ];

    fn think(level: Level, view: &View, seat: Seat, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
        if level == Level::Random {
            return random_choice::<SpaceDiamonds>(view, seat, ask, luck);
        }
        match ask.decision {
            // In a lesson nobody hurries, whatever they are called.
            Decision::Turn(_) if lesson::dawdles(&view.public, seat) => Choice::Turn(greedy::turn(view, seat)),
            Decision::Turn(_) if level == Level::Easy => Choice::Turn(easy_turn(view, seat, luck)),
            Decision::Turn(_) => Choice::Turn(turn(&Outlook::new(view, seat, level), luck)),
            Decision::Scan(_) => Choice::Scan(scan(view)),
            Decision::Loss(question) => Choice::Loss(lose(&Outlook::new(view, seat, level), question.count)),
        }
    }

    fn note(view: &View, _: Seat, asks: &[&Ask<Decision>]) -> Option<Note> {
        lesson::note(view, asks)
    }
}

/// Now and then the easy player does not fly: it drifts where it is.
fn easy_turn(view: &View, seat: Seat, luck: &mut Dice) -> Act {
    let act = greedy::turn(view, seat);
    if matches!(act, Act::Fly(_)) && luck.below(30) < idle(view.public.terms.mode) { Act::EndTurn } else { act }
}

/// What is worth least goes first.
fn lose(outlook: &Outlook<'_>, count: u8) -> Chits {
    outlook.view.hand.cheapest(|chit| (outlook.keep(chit), chit.id())).take(count.into()).collect()
}

/// An operation that nothing else needs is used to look for water.
fn turn(outlook: &Outlook<'_>, luck: &mut Dice) -> Act {
    let act = pilot::turn(outlook, if outlook.level == Level::Hard { HARD } else { NORMAL }, luck);
    let idle = act == Act::EndTurn && !outlook.public.turn.operated;
    let sites = if idle { unknown_water(outlook) } else { Vec::new() };
    if sites.is_empty() { act } else { Act::Scan(Targets(sites)) }
}

/// The nearest sites whose water the bot would like to know. With sails there is no use for it.
fn unknown_water(outlook: &Outlook<'_>) -> Vec<Space> {
    let (ship, view) = (outlook.public.ship(outlook.seat), outlook.view);
    if !outlook.is_rocket() {
        return Vec::new();
    }
    let trips = Drive::of(outlook.engine, ship.wet).trips(ship.at);
    let unknown = view.public.chit_sites().filter(|site| view.water.get(*site).is_none());
    let near = unknown.filter_map(|site| trips.to(site).first().map(|trip| (trip.turns, trip.burns, site)));
    let mut near: Vec<_> = near.filter(|(turns, ..)| *turns <= SOON).collect();
    near.sort_unstable();
    let mut sites: Vec<Space> = near.into_iter().take(MOST_SCANS).map(|(.., site)| site).collect();
    sites.sort_unstable();
    sites
}

fn scan(view: &View) -> Targets {
    let unknown = |site: &Space| view.water.get(*site).is_none();
    let sites: Vec<Space> = view.public.chit_sites().filter(unknown).take(MOST_SCANS).collect();
    Targets(if sites.is_empty() { view.public.chit_sites().take(1).collect() } else { sites })
}
