//! Computer players of four strengths. They see what their seat sees: everything here starts from a view.
//!
//! Random plays any legal choice. Easy builds one of the three things that seem best at the moment and never talks.
//! Normal plans two builds ahead from what comes in, judges sites, docks and cards, and trades. Hard is more in a
//! hurry, and plays its best builds on in its head, with everything hidden drawn anew.

mod builder;
mod market;
mod meeting;
mod outlook;
mod pilot;
mod plan;
mod rollout;
mod skill;
mod target;

use orrery_bots::{Lesson, Level, Thinks, random_choice};
use orrery_core::{Ask, Asking, Dice, Note, Question, Seat};

use crate::Starfarers;
use crate::content::{Point, Site};
use crate::lesson;
use crate::questions::{Choice, Decision, FirstLaunch, Flight, Fly, Place, Placement, Refit, Trading};
use crate::rules::{fly, results};
use crate::state::{Launch, Secret, ShipKind, State};
use crate::view::View;
use outlook::{Outlook, best};
use skill::Skill;

impl Thinks for Starfarers {
    /// SF-LESSON-1: every rule holds as usual, so friends may sit there.
    const LESSONS: &'static [Lesson] =
        &[Lesson { id: "first-voyage", bots: &[Level::Easy, Level::Easy], may_join: true }];

    fn think(level: Level, view: &View, seat: Seat, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
        if lesson::dawdles(&view.public, seat)
            && let Some(choice) = idle(&known(view, seat), ask)
        {
            return choice;
        }
        match level {
            Level::Random => random_choice::<Starfarers>(view, seat, ask, luck),
            Level::Easy => stroll(&known(view, seat), ask, luck),
            Level::Normal => decide(&known(view, seat), ask, &skill::NORMAL),
            Level::Hard => ponder(view, ask, luck),
        }
    }

    /// Bots that plan make offers of their own; the others wait for those of people.
    fn volunteer(level: Level, view: &View, seat: Seat, ask: &Ask<Decision>, _: &mut Dice) -> Option<Choice> {
        let skill = match level {
            Level::Random | Level::Easy => return None,
            Level::Normal => &skill::NORMAL,
            Level::Hard => &skill::HARD,
        };
        let offers = matches!(ask.decision, Decision::Draft(_))
            && view.public.active == seat
            && view.public.market.deal.is_none();
        let drafted = offers.then(|| Outlook::planning(&known(view, seat), seat, skill).volunteer());
        drafted.flatten().map(Choice::Draft)
    }

    fn note(view: &View, _: Seat, asks: &[&Ask<Decision>]) -> Option<Note> {
        lesson::note(view, asks)
    }
}

/// Nothing is built and nobody flies on.
fn idle(state: &State, ask: &Ask<Decision>) -> Option<Choice> {
    match ask.decision {
        Decision::Trade(_) => Some(Choice::Trade(Trading::ToFlight)),
        Decision::Fly(_) if fly::check_end(state, ask.seat).is_ok() => Some(Choice::Fly(Flight::EndTurn)),
        Decision::Fly(_) => Some(Choice::Fly(Fly.fallback(state, ask.seat))),
        _ => None,
    }
}

/// What the easy player does where it leaves nothing to luck.
pub(crate) fn easy(state: &State, ask: &Ask<Decision>) -> Choice {
    decide(state, ask, &skill::EASY)
}

/// Where the easy player would launch a colony ship; there is room for one.
pub(crate) fn launch(state: &State, seat: Seat) -> Launch {
    Outlook::new(state, seat, &skill::EASY).launch(ShipKind::Colony)
}

/// What the seat knows, as a state in which everything hidden is missing.
pub(crate) fn known(view: &View, seat: Seat) -> State {
    let mut secret = Secret { chips: view.chips, card: view.card, taken: view.taken, ..Secret::default() };
    secret.hands[seat.index()] = view.hand;
    State { public: view.public, secret }
}

/// The hard player weighs its best builds and flights by playing them on.
fn ponder(view: &View, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
    let state = known(view, ask.seat);
    let ideas = match ask.decision {
        Decision::Trade(_) => Outlook::planning(&state, ask.seat, &skill::HARD).ideas(rollout::MARGIN),
        _ => Vec::new(),
    };
    if ideas.len() < 2 {
        return decide(&state, ask, &skill::HARD);
    }
    Choice::Trade(rollout::best(view, ask, &ideas, luck))
}

/// The easy player takes any of the three builds that seem best, and gives one card where gifts are asked for.
fn stroll(state: &State, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
    let plans = || Outlook::planning(state, ask.seat, &skill::EASY);
    match ask.decision {
        Decision::Trade(_) => {
            let ideas = plans().ideas(f64::INFINITY);
            let idea = luck.pick(&ideas[..ideas.len().min(3)]);
            idea.map_or_else(|| decide(state, ask, &skill::EASY), |idea| Choice::Trade(idea.1))
        }
        Decision::Give(_) => Choice::Give(plans().spare(1)),
        _ => decide(state, ask, &skill::EASY),
    }
}

/// An idea of its own, or what is answered for the absent.
fn decide(state: &State, ask: &Ask<Decision>, skill: &'static Skill) -> Choice {
    let seat = ask.seat;
    let plain = || Outlook::new(state, seat, skill);
    let plans = || Outlook::planning(state, seat, skill);
    let idea = match ask.decision {
        Decision::FirstShip(_) => {
            let launch = plain().launch(ShipKind::Colony);
            Some(Choice::FirstShip(FirstLaunch { kind: ShipKind::Colony, launch }))
        }
        Decision::Place(_) => place(&plain()).map(Choice::Place),
        Decision::Discard(it) => Some(Choice::Discard(plans().spare(it.count))),
        Decision::Relief(_) => plans().wanted(1).nth(0).map(Choice::Relief),
        Decision::Trade(_) => Some(Choice::Trade(plans().trade())),
        Decision::Reply(_) => Some(Choice::Reply(plans().reply())),
        Decision::Counter(_) => Some(Choice::Counter(plans().counter())),
        Decision::Give(_) => Some(Choice::Give(plans().give())),
        Decision::Answer(_) => Some(Choice::Answer(plans().answer())),
        Decision::Pay(it) => Some(Choice::Pay(plans().spare(it.count))),
        Decision::Take(it) => Some(Choice::Take(plans().wanted(it.count))),
        Decision::Refit(Refit { gain: true }) => plans().best_part().map(Choice::Refit),
        Decision::Refit(Refit { gain: false }) => plain().worst_part().map(Choice::Refit),
        Decision::Retreat(_) => retreat(&plain()).map(Choice::Retreat),
        Decision::Jump(_) => Some(Choice::Jump(plain().jump())),
        Decision::Prize(_) => Some(Choice::Prize(plain().launch(ShipKind::Trade))),
        Decision::Fly(_) => Some(Choice::Fly(plain().flight())),
        Decision::Card(it) => target::best_card(&plain(), it.base).map(Choice::Card),
        _ => None,
    };
    idea.unwrap_or_else(|| Starfarers::fallback(state, ask))
}

/// The home site that brings most, the spaceport first.
fn place(outlook: &Outlook<'_>) -> Option<Placement> {
    let spaceport = outlook.public.spaceports(outlook.seat) == 0;
    let worth = |site: Site| -> f64 {
        site.planets().into_iter().map(|planet| outlook.prospect(planet).0 * outlook.pip(planet.resource(), 10.0)).sum()
    };
    let free = Place::sites(outlook.public, outlook.seat, spaceport);
    best(free.map(|site| (worth(site), Placement { site, spaceport })))
}

/// The launch point from which the first ship is soonest where it was going.
fn retreat(outlook: &Outlook<'_>) -> Option<Point> {
    let public = outlook.public;
    let first = public.first_ship(outlook.seat)?;
    let aim = outlook.aims()[first.index()].or_else(|| public.ship(outlook.seat, first).map(|ship| ship.at))?;
    results::retreats(public, outlook.seat).min_by_key(|to| (to.distance(aim), *to))
}
