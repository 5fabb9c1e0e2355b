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

use orrery_bots::{Level, Thinks, random_choice};
use orrery_core::{Ask, Dice, Seat};

use crate::Starfarers;
use crate::content::{Point, Site};
use crate::decision::{Choice, Decision};
use crate::rules::{results, set_up, time_out};
use crate::sets::Cards;
use crate::state::{MAX_SEATS, Secret, ShipKind, State};
use crate::view::View;
use outlook::Outlook;
use skill::Skill;

impl Thinks for Starfarers {
    fn think(level: Level, view: &View, seat: Seat, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
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
        let offers = ask.decision == Decision::Draft && view.public.active == seat && view.public.market.deal.is_none();
        offers.then(|| Outlook::planning(&known(view, seat), seat, skill).volunteer()).flatten()
    }
}

/// What the seat knows, as a state in which everything hidden is missing.
fn known(view: &View, seat: Seat) -> State {
    let mut hands = [Cards::NONE; MAX_SEATS];
    hands[seat.index()] = view.hand;
    let secret = Secret {
        hands,
        supply: Cards::NONE,
        discards: [None; MAX_SEATS],
        chips: view.chips,
        card: view.card,
        taken: view.taken,
    };
    State { public: view.public, secret }
}

/// The hard player weighs its best builds and flights by playing them on.
fn ponder(view: &View, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
    let state = known(view, ask.seat);
    let ideas = match ask.decision {
        Decision::Trade => Outlook::planning(&state, ask.seat, &skill::HARD).ideas(rollout::MARGIN),
        _ => Vec::new(),
    };
    if ideas.len() < 2 {
        return decide(&state, ask, &skill::HARD);
    }
    rollout::best(view, ask, &ideas, luck)
}

/// The easy player takes any of the three builds that seem best, and gives one card where gifts are asked for.
fn stroll(state: &State, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
    let plans = || Outlook::planning(state, ask.seat, &skill::EASY);
    match ask.decision {
        Decision::Trade => {
            let ideas = plans().ideas(f64::INFINITY);
            luck.pick(&ideas[..ideas.len().min(3)]).map_or_else(|| decide(state, ask, &skill::EASY), |idea| idea.1)
        }
        Decision::Give => Choice::Give(plans().spare(1)),
        _ => decide(state, ask, &skill::EASY),
    }
}

fn decide(state: &State, ask: &Ask<Decision>, skill: &'static Skill) -> Choice {
    let seat = ask.seat;
    let plain = || Outlook::new(state, seat, skill);
    let plans = || Outlook::planning(state, seat, skill);
    match ask.decision {
        Decision::FirstShip => Choice::FirstShip(ShipKind::Colony, plain().launch(ShipKind::Colony)),
        Decision::Place => place(&plain()),
        Decision::Discard { count } => Choice::Discard(plans().spare(count)),
        Decision::Relief => plans().wanted(1).nth(0).map_or_else(|| time_out::fallback(state, ask), Choice::Relief),
        Decision::Trade => plans().trade(),
        Decision::Reply => plans().reply(),
        Decision::Counter => plans().counter(),
        Decision::Give => plans().give(),
        Decision::Answer => plans().answer(),
        Decision::Pay { count } => Choice::Pay(plans().spare(count)),
        Decision::Take { count } => Choice::Take(plans().wanted(count)),
        Decision::GainPart => plans().best_part().map_or_else(|| time_out::fallback(state, ask), Choice::Part),
        Decision::LosePart => plain().worst_part().map_or_else(|| time_out::fallback(state, ask), Choice::Part),
        Decision::Retreat => retreat(&plain()),
        Decision::Jump => plain().jump(),
        Decision::Prize => Choice::Prize(plain().launch(ShipKind::Trade)),
        Decision::Fly => plain().flight(),
        Decision::Card { base } => {
            target::best_card(&plain(), base).map_or_else(|| time_out::fallback(state, ask), Choice::Card)
        }
        Decision::Roll | Decision::Steal | Decision::Shares | Decision::Shake | Decision::Draft | Decision::Propose => {
            time_out::fallback(state, ask)
        }
    }
}

/// The home site that brings most, the spaceport first.
fn place(outlook: &Outlook<'_>) -> Choice {
    let public = &outlook.state.public;
    let spaceport = public.spaceports(outlook.seat) == 0;
    let worth = |site: Site| -> f64 {
        site.planets().into_iter().map(|planet| outlook.prospect(planet).0 * outlook.pip(planet.resource(), 10.0)).sum()
    };
    let free = Site::all().filter(|site| set_up::check_place(public, outlook.seat, *site, spaceport).is_ok());
    let best = free.max_by(|a, b| worth(*a).total_cmp(&worth(*b)));
    Choice::Place { site: best.unwrap_or(Site(0)), spaceport }
}

/// The launch point from which the first ship is soonest where it was going.
fn retreat(outlook: &Outlook<'_>) -> Choice {
    let public = &outlook.state.public;
    let first = public.first_ship(outlook.seat);
    let aim = first.and_then(|ship| outlook.aims()[ship.index()]);
    let from = first.and_then(|ship| public.ship(outlook.seat, ship)).map_or(Point(0), |ship| ship.at);
    let near = results::retreats(public, outlook.seat).min_by_key(|to| (to.distance(aim.unwrap_or(from)), *to));
    Choice::Retreat(near.unwrap_or(from))
}
