//! Answers to windows, and what is used beside the flow (DP7, DP15).

use orrery_core::{Dice as Luck, Seat};

use super::roll::Table;
use super::worth::{self, Hope};
use super::{best, price, turn};
use crate::content::{Stmt, Verb};
use crate::questions::{Aside, Reaction};
use crate::rules::prospects::Case;
use crate::rules::{dice, events, passives, plays, travel};
use crate::state::{Frame, Moment, Origin, Place, Play, State};

/// What is worth more than it costs.
pub(crate) fn decide(state: &State, place: Place, open: &[Reaction], luck: &mut Luck) -> Reaction {
    let Frame::Window(opening) = state.frame() else { return Reaction::Pass };
    let judged = open.iter().map(|reaction| match *reaction {
        Reaction::Pass => (0.0, Reaction::Pass),
        Reaction::Use(play) => {
            let gain = match opening.moment {
                Moment::Check => Table::of(state).map_or(0.0, |table| table.gain(place, play, luck)),
                Moment::Danger => averted(state, place, play),
                Moment::Event => spared(state, play, place),
                Moment::Travel => saved(state, place, play),
                Moment::Wound | Moment::Rest | Moment::Prepare => turn::used(state, place, play),
            };
            (gain - price(play), Reaction::Use(play))
        }
    });
    best(judged).map_or(Reaction::Pass, |(_, reaction)| reaction)
}

fn verbs(state: &State, place: Place, play: Play) -> impl Iterator<Item = Verb> {
    let program = play.origin(state, place).program();
    let block = play.timed(state, place).effect;
    let statements = block.into_iter().flat_map(move |block| program.block(block));
    statements.filter_map(|stmt| if let Stmt::Do(verb) = stmt { Some(*verb) } else { None })
}

/// The worst danger die, thrown again or set aside.
fn averted(state: &State, place: Place, play: Play) -> f32 {
    let lying = |frame: &Frame| match frame {
        Frame::Dangers { place, table, dice, .. } => Some((*place, *table, *dice)),
        _ => None,
    };
    let Some((victim, table, dice)) = state.frames.nearest(lying) else { return 0.0 };
    let worst = dice.iter().map(|symbol| worth::dangerous(state, victim, table, *symbol)).fold(0.0, f32::min);
    let gain = |verb: Verb| match verb {
        Verb::CancelDanger(_) => -worst,
        Verb::RerollDanger(_) => worth::danger(state, victim, table) - worst,
        _ => 0.0,
    };
    verbs(state, place, play).map(gain).sum()
}

/// An event that is drawn anew is about as bad as any.
fn spared(state: &State, play: Play, place: Place) -> f32 {
    let Some((of, event)) = events::open(state) else { return 0.0 };
    let block = if events::is_match(state, of, event) { event.matched() } else { event.unmatched() };
    let due = worth::block(state, Case::of(state, Origin::Event(event), of), block, Hope::BAD);
    let gain = |verb: Verb| match verb {
        Verb::CancelEvent => -due,
        Verb::EventRedraw => -0.8 - due,
        _ => 0.0,
    };
    verbs(state, place, play).map(gain).sum()
}

fn saved(state: &State, place: Place, play: Play) -> f32 {
    let Some(travel) = state.travel else { return 0.0 };
    let mut tolls: Vec<f32> =
        travel::tolls_due(&travel).into_iter().map(|(_, toll)| -turn::toll(state, travel.place, toll)).collect();
    tolls.sort_by(|one, other| other.total_cmp(one));
    let gain = |verb: Verb| match verb {
        Verb::IgnoreIcons(count) => tolls.iter().take(count.into()).sum(),
        _ => 0.0,
    };
    verbs(state, place, play).map(gain).sum()
}

/// Something that helps now, outside of checks; or strain, where nobody can rest any more.
pub(crate) fn aside(state: &State, seat: Seat) -> Option<Aside> {
    let turn = state.turn.filter(|turn| state.trial.is_none() && turn.actions > 0 && !turn.is_over)?;
    let judged = plays::asides(state, seat).filter_map(|aside| match aside {
        Aside::Use(place, play) if place == turn.place => {
            Some((turn::used(state, place, play) - price(play) - 0.3, aside))
        }
        Aside::Strain(place) if place == turn.place => Some((strain(state, place), aside)),
        _ => None,
    });
    best(judged).filter(|(gain, _)| *gain > 0.0).map(|(_, aside)| aside)
}

/// 9.1: only when supplies are gone, and while a main mission is open.
fn strain(state: &State, place: Place) -> f32 {
    let member = state.member(place);
    let can_rest = state.vessel.supplies > 0 || passives::is_unlimited(state);
    let is_worn = member.available.len() < 2 && member.spent.len() >= 3;
    // VG-STRAIN-2: with few dice it costs a wound, which must not be the fourth.
    let can_bear = state.dice_in_play(place) > 3 || member.wound_cards() < 3;
    let wanted = is_worn && !can_rest && can_bear && super::plan::is_main_open(state) && dice::can_strain(state, place);
    if wanted { 1.0 } else { -1.0 }
}
