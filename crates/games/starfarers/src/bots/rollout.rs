//! The hard player plays its best ideas on in its head: everything hidden is drawn anew, everybody plays on without
//! talk, and where that leads is judged.

use orrery_bots::{Budget, best_ahead};
use orrery_core::{Answer, Ask, Dice, Play, Seat};

use super::outlook::Outlook;
use super::skill::{OTHERS, SWIFT, Skill};
use super::{Decision, decide};
use crate::Starfarers;
use crate::content::Part;
use crate::questions::{Choice, Trading};
use crate::rules::fly::Craft;
use crate::state::{Public, State};
use crate::view::{View, imagine};

/// What winning is worth beyond all points.
const VICTORY: f64 = 6.0;
/// How much the lead of the best rival counts.
const RIVAL: f64 = 0.6;

/// Which ideas are played on, by how much less they seem worth than the best, and how many at most.
pub(super) const MARGIN: f64 = 0.4;
const IDEAS: usize = 4;
/// How often each is, and for how many turns: to the end of the own next turn where four play.
const GAMES: u32 = 24;
const TURNS: u8 = 5;
/// How much that counts beside what an idea seems worth.
const TRUST: f64 = 1.0;

/// The best of some ideas, each with what it seems worth, the best first.
pub(super) fn best(view: &View, ask: &Ask<Decision>, ideas: &[(f64, Trading)], luck: &mut Dice) -> Trading {
    let ideas = &ideas[..ideas.len().min(IDEAS)];
    let play_on = |state: &State, (_, trading): &(f64, Trading), luck: &mut Dice| {
        TRUST * play_on(state, ask, Choice::Trade(*trading), luck.word())
    };
    let imagined = |luck: &mut Dice| imagine(view, luck);
    let best = best_ahead(ideas, |(seems, _)| *seems, Budget::plays(GAMES), luck, imagined, play_on);
    ideas[best.unwrap_or(0)].1
}

/// What comes of a choice some turns later.
fn play_on(state: &State, ask: &Ask<Decision>, choice: Choice, fate: u64) -> f64 {
    let mut play = Play::<Starfarers>::of_state(*state, Dice::seeded("fate", fate));
    let mut next = Some((ask.clone(), choice));
    let skill = |seat: Seat| -> &'static Skill { if seat == ask.seat { &SWIFT } else { &OTHERS } };
    let turn = |public: &Public| (public.round, public.active);
    let (mut left, mut since) = (TURNS, turn(&state.public));
    while let Some((ask, choice)) = next {
        if play.answer_with(Answer { ask: ask.id, seat: ask.seat, choice }).is_err() {
            break;
        }
        let public = &play.state().public;
        if turn(public) != since {
            (left, since) = (left - 1, turn(public));
            if left == 0 {
                break;
            }
            // Every turn has luck of its own, however much was used before.
            play = Play::of_state(*play.state(), Dice::seeded("fate", fate.wrapping_add(u64::from(left))));
        }
        let open = play.asks().iter().find(|ask| ask.must).cloned();
        next = open.map(|ask| (ask.clone(), decide(play.state(), &ask, skill(ask.seat))));
    }
    judge(play.state(), ask.seat)
}

/// The own standing against the best of the others.
fn judge(state: &State, seat: Seat) -> f64 {
    let public = &state.public;
    if public.is_over() {
        return if public.active == seat { VICTORY } else { -VICTORY };
    }
    let best = public.others(seat).map(|other| standing(state, other)).fold(0.0, f64::max);
    let own = standing(state, seat);
    (own - RIVAL * best - (1.0 - RIVAL) * 10.0).clamp(-VICTORY, VICTORY)
}

/// Points, and what is on its way.
fn standing(state: &State, seat: Seat) -> f64 {
    let outlook = Outlook::planning(state, seat, &SWIFT);
    let (public, player) = (&state.public, state.public.player(seat));
    let rings = 0.5 * f64::from(player.fame % 2);
    let friends: f64 = player.friends.iter().map(|card| outlook.friend_worth(card)).sum();
    let income: f64 = outlook.income.iter().map(|cards| 9.0 * SWIFT.pip * cards * outlook.rounds).sum();
    let parts = 0.2 * f64::from(public.part(seat, Part::Booster)) + 0.1 * f64::from(public.freight(seat));
    f64::from(public.vp(seat)) + rings + friends + income + parts + outlook.hand_now + under_way(&outlook)
}

/// What the ships are flying to.
fn under_way(outlook: &Outlook<'_>) -> f64 {
    let aims = outlook.aims();
    let worth = |craft: Craft| {
        let aim = aims[craft.name.index()]?;
        let target = outlook.targets_of(&craft).find(|target| target.at == aim)?;
        Some(outlook.promise(&craft, &target))
    };
    Craft::all(outlook.public, outlook.seat).filter_map(worth).sum()
}
