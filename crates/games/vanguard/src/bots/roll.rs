//! Which dice to roll, whether to help, and what to do with a roll that lies on the table (9.1, 9.2).

use orrery_core::Dice as Luck;

use super::outcome::Outlook;
use super::worth::{DIE, Hope};
use crate::content::{Colour, Filter, Icon, Kind, Stmt, Verb, faces};
use crate::questions::{Help, Turning};
use crate::rules::check;
use crate::rules::odds::ToRoll;
use crate::rules::pool::{Chosen, Rolled, may_be};
use crate::state::{Dice, Member, Place, Play, SectionDie, State, Treat, Trial};

/// How dice are judged.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Throws {
    /// So many throws are looked at.
    pub count: usize,
    /// What a die is worth that lies available instead of spent.
    pub price: f32,
}

fn to_roll(state: &State, owner: Place, die: SectionDie) -> ToRoll {
    let (colour, kind) = state.member(owner).die(die);
    ToRoll { owner: owner.0, colour, kind }
}

fn thrown(die: ToRoll, luck: &mut Luck) -> Rolled {
    Rolled::new(die.owner, die.colour, faces(die.colour, die.kind)[luck.below(6) as usize])
}

/// 9.2: how often a die shows what is wanted.
fn usefulness(outlook: &Outlook, die: ToRoll) -> u32 {
    let face = |face: &&[Icon]| {
        let rolled = Rolled::new(die.owner, die.colour, face);
        let shown: u32 = face.iter().map(|icon| if outlook.wants(*icon) { 4 } else { 0 }).sum();
        let turned = Icon::ALL.into_iter().any(|icon| outlook.wants(icon) && may_be(rolled, icon, outlook.conversions));
        let accident = face.contains(&Icon::ACC);
        shown + if turned { 4 } else { 0 } + u32::from(!accident)
    };
    faces(die.colour, die.kind).iter().map(face).sum()
}

/// The best of one's own first.
fn in_order(outlook: &Outlook, state: &State, place: Place, from: Dice) -> Vec<SectionDie> {
    let mut order: Vec<SectionDie> = from.iter().collect();
    order.sort_by_key(|die| std::cmp::Reverse(usefulness(outlook, to_roll(state, place, *die))));
    order
}

/// What a check promises with the best number of these dice, and which they are. `helpers` roll along.
pub(crate) fn best(
    outlook: &Outlook,
    state: &State,
    place: Place,
    from: Dice,
    helpers: &[ToRoll],
    luck: &mut Luck,
    throws: Throws,
) -> (f32, Dice) {
    let order = in_order(outlook, state, place, from);
    let mut sums = vec![0.0; order.len() + 1];
    for _ in 0..throws.count {
        let mut pool: Vec<Rolled> = helpers.iter().map(|die| thrown(*die, luck)).collect();
        sums[0] += outlook.value(&pool);
        for (at, die) in order.iter().enumerate() {
            pool.push(thrown(to_roll(state, place, *die), luck));
            sums[at + 1] += outlook.value(&pool);
        }
    }
    let judged = sums
        .into_iter()
        .enumerate()
        .map(|(count, sum)| (sum / throws.count as f32 - throws.price * count as f32, count));
    let (worth, count) = judged.fold((f32::NEG_INFINITY, 0), |best, next| if next.0 > best.0 { next } else { best });
    (worth, order.into_iter().take(count).collect())
}

/// The die that another who stands in the sector would give.
pub(crate) fn helpers(outlook: &Outlook, state: &State, place: Place, here: u8) -> Vec<ToRoll> {
    let others = state.in_sector(here).without(place);
    let best = |other: Place| {
        let member = state.member(other);
        let spare = member.available.len() > 2;
        in_order(outlook, state, other, member.available)
            .first()
            .filter(|_| spare)
            .map(|die| to_roll(state, other, *die))
    };
    others.iter().filter_map(best).collect()
}

/// DP6: the die that adds more than it costs.
pub(crate) fn help(state: &State, trial: Trial, place: Place, open: &[Help], luck: &mut Luck) -> Help {
    let outlook = Outlook::new(state, trial.active, trial.of, trial.here, Hope::of(trial.of));
    let in_hand: Vec<ToRoll> = Place::all()
        .zip(trial.taken)
        .flat_map(|(owner, dice)| dice.iter().map(move |die| (owner, die)).collect::<Vec<_>>())
        .map(|(owner, die)| to_roll(state, owner, die))
        .collect();
    let member = state.member(place);
    let dice = open.iter().filter_map(|help| if let Help::Die(die) = help { Some(*die) } else { None });
    let Some(die) = in_order(&outlook, state, place, dice.collect()).first().copied() else { return Help::Nothing };
    if crate::rules::check::lacks_help(trial) {
        return Help::Die(die);
    }
    let mut gain = 0.0;
    const THROWS: usize = 16;
    for _ in 0..THROWS {
        let mut pool: Vec<Rolled> = in_hand.iter().map(|die| thrown(*die, luck)).collect();
        gain -= outlook.value(&pool);
        pool.push(thrown(to_roll(state, place, die), luck));
        gain += outlook.value(&pool);
    }
    let price = if member.available.len() <= 2 { 1.2 } else { DIE + 0.1 };
    if gain / THROWS as f32 > price { Help::Die(die) } else { Help::Nothing }
}

/// A roll that lies on the table.
pub(crate) struct Table<'a> {
    pub state: &'a State,
    pub trial: Trial,
    pub pool: Vec<Rolled>,
    pub outlook: Outlook,
}

impl<'a> Table<'a> {
    pub(crate) fn of(state: &'a State) -> Option<Table<'a>> {
        let trial = state.trial?;
        let outlook = Outlook::new(state, trial.active, trial.of, trial.here, Hope::of(trial.of));
        Some(Table { state, trial, pool: trial.shown(), outlook })
    }

    /// As it lies, from the special effect that is due on.
    pub(crate) fn value(&self) -> f32 {
        self.with(self.pool.clone())
    }

    fn with(&self, pool: Vec<Rolled>) -> f32 {
        self.outlook.value(&pool)
    }

    fn without(&self, dice: Chosen) -> Vec<Rolled> {
        (0..self.pool.len()).filter(|place| !dice.has(*place)).map(|place| self.pool[place]).collect()
    }

    pub(crate) fn value_without(&self, dice: Chosen) -> f32 {
        self.with(self.without(dice))
    }

    fn kind(&self, at: usize) -> (Colour, Kind) {
        let cast = self.trial.pool[at];
        self.state.member(cast.owner).die(cast.die)
    }

    /// Dice that add nothing, accidents first: those are thrown again or sent away.
    pub(crate) fn idle(&self, among: Chosen) -> Vec<usize> {
        let now = self.value();
        let mut idle: Vec<usize> =
            among.places().filter(|at| self.value_without(Chosen::default().with(*at)) >= now - 0.01).collect();
        idle.sort_by_key(|at| std::cmp::Reverse(self.pool[*at].shows(Icon::ACC)));
        idle
    }

    /// How much better it is on average after these are thrown again.
    pub(crate) fn rerolled(&self, dice: &[usize], luck: &mut Luck) -> f32 {
        const THROWS: usize = 12;
        let now = self.value();
        let mut sum = 0.0;
        for _ in 0..THROWS {
            let mut pool = self.pool.clone();
            for at in dice {
                let (colour, kind) = self.kind(*at);
                pool[*at] = thrown(ToRoll { owner: pool[*at].owner, colour, kind }, luck);
            }
            sum += self.with(pool);
        }
        sum / THROWS as f32 - now
    }

    /// The best die to show an icon, and how much that adds.
    pub(crate) fn turned(&self, among: Chosen, icon: Icon) -> Option<(f32, usize)> {
        let now = self.value();
        let judged = among.places().map(|at| {
            let mut pool = self.pool.clone();
            pool[at] = Rolled { first: icon, second: None, ..pool[at] };
            (self.with(pool) - now, at)
        });
        judged.fold(
            None,
            |best: Option<(f32, usize)>, next| {
                if best.is_some_and(|best| best.0 >= next.0) { best } else { Some(next) }
            },
        )
    }

    /// The best die to turn to one of its own faces (VG-FX-22).
    pub(crate) fn turned_any(&self, among: Chosen) -> Option<(f32, Turning)> {
        let now = self.value();
        let mut best: Option<(f32, Turning)> = None;
        for at in among.places() {
            let (colour, kind) = self.kind(at);
            for (number, face) in faces(colour, kind).iter().enumerate() {
                if faces(colour, kind)[..number].contains(face) {
                    continue;
                }
                let mut pool = self.pool.clone();
                pool[at] = Rolled::new(pool[at].owner, colour, face);
                let gain = self.with(pool) - now;
                if best.as_ref().is_none_or(|best| gain > best.0) {
                    best = Some((gain, Turning::To(at as u8, number as u8)));
                }
            }
        }
        best
    }

    /// What a card, an ability or gear would add to this roll (DP7).
    pub(crate) fn gain(&self, place: Place, play: Play, luck: &mut Luck) -> f32 {
        let program = play.origin(self.state, place).program();
        let Some(block) = play.timed(self.state, place).effect else { return 0.0 };
        program.block(block).iter().map(|stmt| self.statement(stmt, program, luck)).sum()
    }

    fn statement(&self, stmt: &Stmt, program: crate::content::Program, luck: &mut Luck) -> f32 {
        match *stmt {
            Stmt::Do(verb) => self.verb(verb, luck).unwrap_or(0.0),
            Stmt::If(_, then, _) | Stmt::Go(then) => {
                program.block(then).iter().map(|stmt| self.statement(stmt, program, luck)).sum()
            }
            _ => 0.0,
        }
    }

    fn verb(&self, verb: Verb, luck: &mut Luck) -> Option<f32> {
        let found = |filter: Filter| check::found(self.state, filter);
        Some(match verb {
            Verb::RerollAny(filter) => self.rerolled(&self.idle(found(filter)), luck),
            Verb::Reroll(count, filter) => {
                let mut idle = self.idle(found(filter));
                idle.truncate(count.into());
                self.rerolled(&idle, luck)
            }
            Verb::Turn(_, filter, icon) => self.turned(found(filter), icon)?.0,
            Verb::TurnAny(_, filter) => self.turned_any(found(filter))?.0,
            Verb::SendAll(filter) => self.value_without(found(filter)) - self.value(),
            Verb::TreatAs(filter, icon) => {
                let mut trial = self.trial;
                trial.treats.push(Treat { filter, icon });
                self.with(trial.shown()) - self.value()
            }
            Verb::Add(_, die) => self.added(die, luck),
            Verb::Take(..) if !self.idle(found(Filter::D)).is_empty() => DIE,
            Verb::Recharge(count, _) => 0.5 * f32::from(count),
            Verb::Draw(count) => 0.3 * f32::from(count),
            _ => return None,
        })
    }

    fn added(&self, die: crate::content::Die, luck: &mut Luck) -> f32 {
        let member: &Member = self.state.member(self.trial.active);
        let from = member.of_colour(member.available, die);
        let order = in_order(&self.outlook, self.state, self.trial.active, from);
        let Some(die) = order.first() else { return 0.0 };
        let die = to_roll(self.state, self.trial.active, *die);
        const THROWS: usize = 12;
        let sum: f32 = (0..THROWS)
            .map(|_| {
                let mut pool = self.pool.clone();
                pool.push(thrown(die, luck));
                self.with(pool)
            })
            .sum();
        sum / THROWS as f32 - self.value() - DIE
    }
}
