//! Companions of four strengths (9.1 to 9.4). Nothing that is decided lies hidden, so they work on the state as it is;
//! what no log has told yet they do not know.
//!
//! Random plays any legal answer, leaning towards what leads on. Easy has the right ideas, but is not sure of them, and
//! leaves its cards in hand. Normal judges every answer by what it is worth to the party; hard looks at more throws and
//! keeps fewer dice back. They help unasked, answer windows at once and never lift off alone.

mod outcome;
mod pages;
mod plan;
mod react;
mod roll;
mod turn;
mod worth;

use orrery_bots::{Lesson, Level, Thinks, random_choice};
use orrery_core::{Ask, Asking, Dice as Luck, Listed, Note, Seat};

use crate::content::Stmt;
use crate::questions::*;
use crate::rules::pool::Chosen;
use crate::rules::{check, effect};
use crate::state::{Dice, Place, Play, State};
use crate::view::View;
use crate::{Vanguard, lesson};
use plan::Plan;
use roll::{Table, Throws};
use worth::{DIE, Hope};

/// How a companion of one strength judges.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taste {
    /// How far it may be wrong about what an action is worth.
    doubt: f32,
    throws: Throws,
    /// Whether cards, abilities and combos are used.
    has_tricks: bool,
}

const EASY: Taste = Taste { doubt: 5.0, throws: Throws { count: 4, price: DIE }, has_tricks: false };
const NORMAL: Taste = Taste { doubt: 0.0, throws: Throws { count: 10, price: DIE }, has_tricks: true };
/// It looks longer, and knows that dice come back with a rest while a check that is missed does not.
const HARD: Taste = Taste { throws: Throws { count: 40, price: 0.3 }, ..NORMAL };

impl Thinks for Vanguard {
    const LESSONS: &'static [Lesson] = lesson::LESSONS;

    fn think(level: Level, view: &View, seat: Seat, ask: &Ask<Decision>, luck: &mut Luck) -> Choice {
        match level {
            Level::Random => random_choice::<Vanguard>(view, seat, ask, luck),
            Level::Easy => decide(&view.state, ask, &EASY, luck),
            Level::Normal => decide(&view.state, ask, &NORMAL, luck),
            Level::Hard => decide(&view.state, ask, &HARD, luck),
        }
    }

    fn note(view: &View, _: Seat, asks: &[&Ask<Decision>]) -> Option<Note> {
        lesson::note(view, asks)
    }

    fn volunteer(level: Level, view: &View, seat: Seat, ask: &Ask<Decision>, _: &mut Luck) -> Option<Choice> {
        let does = matches!(level, Level::Normal | Level::Hard) && matches!(ask.decision, Decision::Meanwhile(_));
        let aside = does.then(|| react::aside(&view.state, seat)).flatten();
        aside.map(Choice::Meanwhile)
    }
}

/// An idea of its own; where there is none, or the tutorial forces another, what is answered for the absent.
pub(crate) fn decide(state: &State, ask: &Ask<Decision>, taste: &Taste, luck: &mut Luck) -> Choice {
    let idea = idea(state, ask, taste, luck).filter(|choice| Vanguard::check(state, ask, choice).is_ok());
    idea.unwrap_or_else(|| Vanguard::fallback(state, ask))
}

fn idea(state: &State, ask: &Ask<Decision>, taste: &Taste, luck: &mut Luck) -> Option<Choice> {
    let seat = ask.seat;
    Some(match ask.decision {
        Decision::TakeAction(asked) => Choice::TakeAction(turn::decide(state, asked, taste, luck)),
        Decision::PickDice(asked) => Choice::PickDice(dice(state, asked, taste, luck)?),
        Decision::Assist(asked) => {
            let open: Vec<Help> = asked.answers(state, seat).collect();
            Choice::Assist(roll::help(state, state.trial?, asked.place, &open, luck))
        }
        Decision::React(asked) if taste.has_tricks => {
            let open: Vec<Reaction> = asked.answers(state, seat).collect();
            Choice::React(react::decide(state, asked.place, &open, luck))
        }
        Decision::React(_) => Choice::React(Reaction::Pass),
        Decision::Combos(asked) if taste.has_tricks => Choice::Combos(combo(state, asked, seat)?),
        Decision::PickPool(asked) => Choice::PickPool(pool(state, asked)?),
        Decision::TurnDie(asked) => Choice::TurnDie(turning(state, asked, seat)?),
        Decision::Apply(asked) => Choice::Apply(applied(state, asked, seat)?),
        Decision::TakeRow(asked) => {
            let table = Table::of(state)?;
            Choice::TakeRow(table.outlook.takes(&table.pool, asked.line))
        }
        Decision::Choose(asked) => Choice::Choose(branch(state, asked, seat)?),
        Decision::Take(asked) => Choice::Take(takes(state) && asked.allows(state, seat, &true).is_ok()),
        Decision::Whom(asked) => Choice::Whom(whom(state, asked)?),
        Decision::StepTo(asked) => Choice::StepTo(stride(state, asked, seat, taste, luck)?),
        Decision::LeadType(asked) => {
            Choice::LeadType(asked.answers(state, seat).max_by_key(|of| worth::type_worth(state, *of))?)
        }
        Decision::Consent(_) => Choice::Consent(agrees(state)),
        Decision::Exchange(_) => Choice::Exchange(true),
        Decision::Load(asked) => Choice::Load(load(state, asked, seat, luck)?),
        _ => return aboard(state, ask, luck),
    })
}

/// The pages of the ship book.
fn aboard(state: &State, ask: &Ask<Decision>, luck: &mut Luck) -> Option<Choice> {
    let seat = ask.seat;
    Some(match ask.decision {
        Decision::Plot(asked) => Choice::Plot(pages::course(state, asked, seat, luck)?),
        Decision::OpenFacility(asked) => Choice::OpenFacility(pages::visit(state, asked, seat)?),
        Decision::Study(asked) => Choice::Study(asked.answers(state, seat).nth(1)?),
        Decision::StudyOn(asked) => Choice::StudyOn(asked.answers(state, seat).nth(1)?),
        Decision::Enqueue(asked) => {
            let is_new = |queueing: &Queueing| matches!(queueing, Queueing::Project(_));
            Choice::Enqueue(asked.answers(state, seat).find(is_new)?)
        }
        Decision::WorkOn(asked) if pages::can_spare(state, 1.0) => Choice::WorkOn(asked.answers(state, seat).nth(1)?),
        Decision::Hire(asked) => Choice::Hire(pages::hiring(state, asked, seat)?),
        Decision::Train(asked) => Choice::Train(asked.answers(state, seat).nth(1)?),
        Decision::Solving(asked) => Choice::Solving(pages::solution(state, asked, seat)?),
        Decision::Repair(asked) if pages::can_spare(state, 2.0) => Choice::Repair(asked.answers(state, seat).nth(1)?),
        Decision::Debrief(asked) => Choice::Debrief(pages::buying(state, asked, seat)?),
        Decision::Nurse(asked) if pages::can_spare(state, 2.0) => Choice::Nurse(asked.answers(state, seat).nth(1)?),
        Decision::ChooseLander(asked) => {
            Choice::ChooseLander(asked.answers(state, seat).max_by_key(|one| one.supplies() + 2 * one.discoveries())?)
        }
        Decision::UseShip(asked) => {
            let case = crate::rules::prospects::Case {
                origin: crate::state::Origin::Discovery(asked.card),
                actor: crate::state::ABOARD,
                source: crate::state::ABOARD,
                here: 0,
            };
            let effect = asked.card.ship()?;
            Choice::UseShip(worth::block(state, case, effect.effect, Hope::GOOD) > 2.6)
        }
        _ => return None,
    })
}

/// What it costs to have used something.
pub(crate) fn price(play: Play) -> f32 {
    use crate::content::Use;
    match play {
        Play::Card(_) => 0.4,
        Play::Ability => 0.5,
        Play::Gear(gear) if gear.used() == Use::Mission => 0.4,
        Play::Gear(_) | Play::Modification(_) => 0.1,
        Play::Find(_) => 2.2,
        Play::Relic(_) => 0.6,
    }
}

/// The best of several.
pub(crate) fn best<T>(judged: impl IntoIterator<Item = (f32, T)>) -> Option<(f32, T)> {
    judged.into_iter().fold(None, |best: Option<(f32, T)>, next| match best {
        Some(best) if best.0 >= next.0 => Some(best),
        _ => Some(next),
    })
}

/// DP5: as many as are worth it.
fn dice(state: &State, asked: PickDice, taste: &Taste, luck: &mut Luck) -> Option<Dice> {
    let trial = state.trial.filter(|_| asked.act == Act::Roll)?;
    let outlook = outcome::Outlook::new(state, asked.place, trial.of, trial.here, Hope::of(trial.of));
    let helpers = roll::helpers(&outlook, state, asked.place, trial.here);
    let throws = Throws { count: taste.throws.count * 3, ..taste.throws };
    let available = state.member(asked.place).available;
    Some(roll::best(&outlook, state, asked.place, available, &helpers, luck, throws).1)
}

/// DP8: where the effect is worth more than what the dice would do.
fn combo(state: &State, asked: Combos, seat: Seat) -> Option<Combining> {
    let table = Table::of(state)?;
    let now = table.value();
    let judged = asked.answers(state, seat).map(|combining| {
        let (card, paid, origin, effect) = match combining {
            Combining::Done => return (0.0, combining),
            Combining::Card(card, paid) => {
                (0.3, paid, crate::state::Origin::Card(card), card.combo().map(|combo| combo.effect))
            }
            Combining::Condition(paid) => {
                let condition = state.planet.condition();
                (0.0, paid, crate::state::Origin::Condition(condition), condition.combo().map(|combo| combo.effect))
            }
        };
        let case = crate::rules::prospects::Case::of(state, origin, table.trial.active);
        let gain = effect.map_or(0.0, |effect| worth::block(state, case, effect, Hope { spent: 1, ..Hope::GOOD }));
        (gain - card + table.value_without(Chosen(paid.0)) - now, combining)
    });
    best(judged).map(|(_, combining)| combining)
}

/// DP7: dice that add nothing are thrown again or sent away, and the best one is turned.
fn pool(state: &State, asked: PickPool) -> Option<PoolDice> {
    let table = Table::of(state)?;
    let among = Chosen(asked.from);
    let mut order = match asked.act {
        PoolAct::Turn(icon) => {
            let mut judged: Vec<(f32, usize)> =
                among.places().filter_map(|at| Some((table.turned(Chosen::default().with(at), icon)?.0, at))).collect();
            judged.sort_by(|one, other| other.0.total_cmp(&one.0));
            let good = judged.iter().filter(|(gain, _)| *gain > 0.0).count().max(usize::from(asked.least));
            judged.into_iter().take(good).map(|(_, at)| at).collect()
        }
        _ => table.idle(among),
    };
    order.truncate(asked.most.into());
    let rest = among.places().filter(|at| !order.contains(at)).collect::<Vec<_>>();
    let short = usize::from(asked.least).saturating_sub(order.len());
    order.extend(rest.into_iter().take(short));
    Some(PoolDice(order.into_iter().fold(Chosen::default(), Chosen::with).0))
}

fn turning(state: &State, asked: TurnDie, seat: Seat) -> Option<Turning> {
    let table = Table::of(state)?;
    let (gain, turning) = table.turned_any(check::found(state, asked.filter))?;
    let stop = asked.answers(state, seat).find(|turning| *turning == Turning::Stop);
    stop.filter(|_| gain <= 0.0).or(Some(turning))
}

/// DP10
fn applied(state: &State, asked: Apply, seat: Seat) -> Option<Applied> {
    let table = Table::of(state)?;
    let at = usize::from(table.trial.specials);
    let times = check::applications(state, table.trial).0;
    let judged = asked.answers(state, seat).map(|applied| {
        let (dice, count) = match applied {
            Applied::Decline => (Chosen::default(), 0),
            Applied::With(paid) => {
                let one = times.iter().find(|one| one.dice.0 == paid.0);
                (Chosen(paid.0), one.map_or(0, |one| one.times))
            }
        };
        (table.outlook.applied(&table.pool, at, dice, count), applied)
    });
    best(judged).map(|(_, applied)| applied)
}

/// DP12: the branch that costs least or brings most.
fn branch(state: &State, asked: Choose, seat: Seat) -> Option<u8> {
    let case = effect::asked_about(state)?.case(state);
    let Some(Stmt::Choose(parts)) = effect::statement(state) else { return None };
    let open = asked.answers(state, seat).filter(|part| asked.allows(state, seat, part).is_ok());
    let judged = open.map(|part| (worth::block(state, case, parts[usize::from(part)], Hope::GOOD), part));
    best(judged).map(|(_, part)| part)
}

fn takes(state: &State) -> bool {
    let Some(case) = effect::asked_about(state).map(|effect| effect.case(state)) else { return false };
    let of = |part| worth::block(state, case, part, Hope::GOOD);
    match effect::statement(state) {
        Some(Stmt::Pay(price, then, _)) => of(*price) + of(*then) > 0.0,
        Some(Stmt::May(part)) => of(*part) > 0.0,
        _ => false,
    }
}

fn whom(state: &State, asked: Whom) -> Option<Place> {
    let case = effect::asked_about(state)?.case(state);
    let judged = asked.among.iter().map(|actor| {
        let case = crate::rules::prospects::Case { actor, ..case };
        (worth::block(state, case, asked.block, Hope::GOOD), actor)
    });
    best(judged).map(|(_, place)| place)
}

fn stride(state: &State, asked: StepTo, seat: Seat, taste: &Taste, luck: &mut Luck) -> Option<Stride> {
    let plan = Plan::new(state, asked.place, luck, taste.throws);
    let judged = asked.answers(state, seat).map(|stride| {
        let sector = if let Stride::To(sector) = stride { sector } else { state.sector_of(asked.place) };
        (plan.potential(sector, false, None), stride)
    });
    best(judged).map(|(_, stride)| stride)
}

/// VG-PLAY-8, R59: they agree to every lift-off that leaves nobody behind.
fn agrees(state: &State) -> bool {
    state.in_sector(state.planet.lander) == state.everybody()
}

/// DP21: whatever fits, small things and what can be used often first.
fn load(state: &State, asked: Load, seat: Seat, luck: &mut Luck) -> Option<Loading> {
    let judged = asked.answers(state, seat).map(|loading| match loading {
        Loading::Done => (0.0, loading),
        Loading::With(gear, place) => {
            let carries = state.member(place).gear.len() as f32;
            let taste = f32::from(gear.0 % 7) * 0.01 + luck.below(100) as f32 * 0.001;
            (1.0 - 0.2 * carries + taste, loading)
        }
    });
    best(judged).map(|(_, loading)| loading)
}
