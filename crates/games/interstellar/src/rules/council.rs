//! D2: the Commander's orders are announced, may be contested, and are carried out.
//!
//! Rules held here beside those that are named below: A3d, F1-1, F1-2, RUL-91.

use std::borrow::Cow;

use orrery_core::{Dice, Rule, Seat};

use super::{Cx, assignment, go_on, ids, lab, promises, standing, uprising};
use crate::content::{
    Blueprint, CHARGE_AT_START, Cell, Cupid, Cyborg, Ideologies, Ideology, LevyFrom, Regulation, Shape, Tile,
};
use crate::event::{Council, People};
use crate::questions::{self, Muster, Regulate, Uphold};
use crate::state::{Against, Deed, Edict, Frame, Goo, Lies, Mutiny, Post, Public, Session, Worker, Workers};

/// F1a
const UNFIT: u8 = 2;

/// F5-1, RUL-118: without a Commander there are no orders.
pub(super) fn open(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let awake = public.candidates();
    match public.commander.is_some() {
        true => cx.emit(Council::Met { awake }.into()),
        false => lab::list(cx),
    }
}

pub(super) fn go(cx: &mut Cx<'_>, session: Session) {
    match session {
        Session::Orders | Session::Amend => regulate(cx),
        Session::Levies => muster(cx),
        Session::Mutiny => {
            go_on(cx, Frame::Session(Session::Verdict));
            uprising::open(cx);
        }
        Session::Verdict => verdict(cx),
        Session::CarryOut => carry_out(cx),
    }
}

/// DP-09: not asked if no order is legal.
fn regulate(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    match public.has_orders() {
        true => questions::ask(cx, public.helm(), Regulate),
        false => done(cx),
    }
}

/// D2c: an order is announced.
pub(crate) fn order(cx: &mut Cx<'_>, seat: Seat, edict: Edict) {
    cx.emit(Council::Ordered { seat, edict }.into());
    standing::disturb(cx, edict);
    if let Some(worker) = edict.worker().filter(|_| !matches!(edict, Edict::Unfit(_))) {
        let hit = cx.state().public.player_of(worker);
        promises::judge(cx, seat, Deed::Levied(hit));
    }
}

/// The Commander has given all orders.
pub(crate) fn done(cx: &mut Cx<'_>) {
    let is_mandate = cx.state().public.frame() == Frame::Session(Session::Amend);
    go_on(cx, Frame::Session(if is_mandate { Session::CarryOut } else { Session::Levies }));
}

/// D2d, RUL-85: then an Awake Post-human levies Avatars.
fn muster(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    match public.post_human().filter(|_| !public.summons().is_empty()) {
        Some(of) => questions::ask(cx, public.player(of), Muster),
        None => mustered(cx),
    }
}

pub(crate) fn mustered(cx: &mut Cx<'_>) {
    go_on(cx, Frame::Session(Session::Mutiny));
}

/// F3f, F3h, RUL-121: what the election has made of the orders.
fn verdict(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let Some(mutiny) = public.regime.mutiny else { return go_on(cx, Frame::Session(Session::CarryOut)) };
    let is_new = public.commanding != mutiny.commanded;
    let to = if is_new { Frame::Mandate { at: 0 } } else { Frame::Session(Session::CarryOut) };
    settle_levies(cx, mutiny);
    cx.emit(Council::Settled.into());
    go_on(cx, to);
}

/// K-Posthuman-4: the mutineer bears the Stress if the Post-human wins, else the Post-human does and its levies are void.
fn settle_levies(cx: &mut Cx<'_>, mutiny: Mutiny) {
    let public = &cx.state().public;
    let Some(post_human) = public.post_human().filter(|_| mutiny.rising.against == Against::PostHuman) else { return };
    let won = public.commanding == post_human;
    let bearer = if won { mutiny.rising.of } else { post_human };
    cx.emit(People::Stressed { who: Ideologies::NONE.with(bearer), by: 1 }.into());
    if !won {
        cx.emit(Council::LeviesVoid.into());
    }
}

/// F3f: the new Commander goes through the old orders. What is no longer possible does not stand.
pub(super) fn mandate(cx: &mut Cx<'_>, at: u8) {
    let public = &cx.state().public;
    let orders = public.regime.orders;
    let Some(edict) = orders.get(usize::from(at)).copied() else {
        return go_on(cx, Frame::Session(Session::Amend));
    };
    match public.may_stand(at, edict) {
        _ if edict.is_summons() => uphold(cx, at),
        true => questions::pose(cx, public.helm(), Uphold { at, edict }),
        false => cx.emit(Council::Annulled { at, edict }.into()),
    }
}

pub(crate) fn uphold(cx: &mut Cx<'_>, at: u8) {
    go_on(cx, Frame::Mandate { at: at + 1 });
}

/// D2c: in the order given; what an order before has made impossible falls away.
fn carry_out(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let Some(edict) = public.regime.orders.first().copied() else { return lab::list(cx) };
    let (to, stand_in) = (public.commanding, public.stand_in(edict));
    match public.allows_edict(edict) {
        true => cx.emit(Council::CarriedOut { edict, to, stand_in }.into()),
        false => cx.emit(Council::Annulled { at: 0, edict }.into()),
    }
}

impl Edict {
    /// 2.12: the regulation under which it is given.
    pub fn regulation(self) -> Regulation {
        match self {
            Edict::Unfit(_) => Regulation::UnfitForDuty,
            Edict::Levy(..) | Edict::LevyToGoo(..) | Edict::Summon(..) | Edict::SummonToGoo(..) => Regulation::Levy,
            Edict::Seize(_) => Regulation::StateSecurity,
            Edict::Wed(..) | Edict::Rewed(..) | Edict::Part(_) => Regulation::ArrangedMarriage,
        }
    }

    pub fn rule(self) -> Rule {
        match self.regulation() {
            _ if self.is_summons() => ids::SUMMONS,
            Regulation::UnfitForDuty => ids::UNFIT,
            Regulation::StateSecurity => ids::STATE_SECURITY,
            Regulation::ArrangedMarriage => ids::ARRANGED_MARRIAGE,
            Regulation::Levy | Regulation::JarCulprit | Regulation::Copyright => ids::LEVY,
        }
    }
}

impl Public {
    /// The Ideology of an Awake Post-human.
    pub fn post_human(&self) -> Option<Ideology> {
        self.post_human.filter(|_| self.person(Cyborg::POST_HUMAN).is_awake())
    }

    /// D2c: the table as it will be when these orders have been carried out.
    fn after(&self, orders: &[Edict]) -> Cow<'_, Public> {
        let mut then = Cow::Borrowed(self);
        for edict in orders {
            let stand_in = then.stand_in(*edict);
            then.to_mut().carry_out(*edict, self.commanding, stand_in);
        }
        then
    }

    /// F1a: the Avatar who takes the place of the only Awake Cyborg.
    fn stand_in(&self, edict: Edict) -> Option<Worker> {
        let Edict::Unfit(cyborg) = edict else { return None };
        assignment::avatars_due(self, cyborg).nth(0)
    }

    /// D2a: whether the Commander may give this order after those given.
    pub fn may_order(&self, edict: Edict) -> bool {
        let is_in_force = !edict.is_summons() && self.commanding.regulations().contains(edict.regulation());
        is_in_force && !self.is_spent(edict) && self.after(&self.regime.orders).allows_edict(edict)
    }

    /// K-Posthuman-4: Avatars only.
    pub fn may_summon(&self, edict: Edict) -> bool {
        edict.is_summons() && !self.is_spent(edict) && self.after(&self.regime.orders).allows_edict(edict)
    }

    /// RUL-120: ring orders only under Authority.
    fn may_stand(&self, at: u8, edict: Edict) -> bool {
        let is_lawful = edict.regulation() != Regulation::ArrangedMarriage || self.commanding == Ideology::Authority;
        is_lawful && self.after(&self.regime.orders[..usize::from(at)]).allows_edict(edict)
    }

    /// RUL-115: each Worker is moved once in a D2, and one nugget is taken. Rings keep count of themselves.
    pub fn is_spent(&self, edict: Edict) -> bool {
        let same = |given: &Edict| match edict.worker() {
            Some(worker) => given.worker() == Some(worker),
            None => matches!((edict, given), (Edict::Seize(_), Edict::Seize(_))),
        };
        self.regime.orders.iter().any(same)
    }

    /// All that the Commander may order now.
    pub fn orders(&self) -> Vec<Edict> {
        let then = self.after(&self.regime.orders);
        self.orders_in(&then, self.leviable(&then)).collect()
    }

    fn has_orders(&self) -> bool {
        let then = self.after(&self.regime.orders);
        let has_other = self.orders_in(&then, Workers::NONE).next().is_some();
        has_other || self.leviable(&then).iter().any(|worker| then.has_levy(worker))
    }

    /// One of the orders by chance: of all levies, those of one Worker are enough to choose from.
    pub fn any_order(&self, luck: &mut Dice) -> Option<Edict> {
        let then = self.after(&self.regime.orders);
        let levied = luck.one_of(self.leviable(&then).iter());
        luck.one_of(self.orders_in(&then, levied.into_iter().collect()))
    }

    /// F1b: whom the Commander may levy, wherever to.
    fn leviable(&self, then: &Public) -> Workers {
        let is_in_force = self.commanding.regulations().contains(Regulation::Levy);
        let is_moved = |worker: Worker| self.regime.orders.iter().any(|given| given.worker() == Some(worker));
        let at_work = |worker: &Worker| then.may_be_levied(*worker, false) && !is_moved(*worker);
        Worker::all().filter(|worker| is_in_force && at_work(worker)).collect()
    }

    /// The same with the table as it will be then, and the levies of these.
    fn orders_in<'a>(&'a self, then: &'a Public, levied: Workers) -> impl Iterator<Item = Edict> + use<'a> {
        let in_force = self.commanding.regulations();
        let is_in_force = |regulation| in_force.contains(regulation);
        let unfit = is_in_force(Regulation::UnfitForDuty).then(Cyborg::all).into_iter().flatten().map(Edict::Unfit);
        let seized = is_in_force(Regulation::StateSecurity).then_some(Ideology::ALL).into_iter().flatten();
        let joined = is_in_force(Regulation::ArrangedMarriage).then(Cupid::all).into_iter().flatten();
        let rings = joined.flat_map(move |cupid| then.ring_orders(cupid));
        let levies = levied.iter().flat_map(move |worker| then.levies(worker, Edict::Levy, Edict::LevyToGoo));
        let first = unfit.chain(seized.map(Edict::Seize)).filter(move |edict| then.allows_edict(*edict));
        let all = first.chain(levies).chain(rings.filter(move |edict| then.allows_edict(*edict)));
        all.filter(move |edict| !self.is_spent(*edict))
    }

    /// All that the Post-human may levy now.
    pub fn summons(&self) -> Vec<Edict> {
        let then = self.after(&self.regime.orders);
        let all = Worker::all().flat_map(|worker| then.levies(worker, Edict::Summon, Edict::SummonToGoo));
        all.filter(|edict| !self.is_spent(*edict)).collect()
    }

    fn ring_orders(&self, cupid: Cupid) -> impl Iterator<Item = Edict> + use<> {
        let wed = Ideology::ALL.into_iter().map(move |of| Edict::Wed(of, cupid));
        let join = move || wed.chain(Cupid::all().map(move |from| Edict::Rewed(from, cupid)));
        self.are_eligible(cupid).then(join).into_iter().flatten().chain([Edict::Part(cupid)])
    }

    /// F1d: Awake neighbours without a ring between them; the Post-human marries only under polygamy.
    fn are_eligible(&self, cupid: Cupid) -> bool {
        let may_marry = |of: Ideology| self.is_awake(of) && self.post_human() != Some(of);
        self.regime.ring_at(cupid).is_none() && cupid.sides().into_iter().all(may_marry)
    }

    /// F1b: where a Worker may be levied to, by the Commander or by the Post-human.
    fn levies(
        &self,
        worker: Worker,
        to_cell: fn(Worker, Cell) -> Edict,
        to_goo: fn(Worker, Shape) -> Edict,
    ) -> Vec<Edict> {
        let summoned = to_goo(worker, Shape::ALL[0]).is_summons();
        if !self.may_be_levied(worker, summoned) {
            return Vec::new();
        }
        let then = self.without(worker);
        let cells = self.free_cells().filter(|cell| then.can_do(worker, *cell)).map(|cell| to_cell(worker, cell));
        let goo = Shape::ALL.into_iter().filter(|shape| self.goo[shape.index()].is_loose());
        cells.chain(goo.map(|shape| to_goo(worker, shape))).collect()
    }

    /// Whether the Commander may levy a Worker to anything.
    fn has_levy(&self, worker: Worker) -> bool {
        if self.goo.iter().any(|goo| goo.is_loose()) {
            return true;
        }
        let then = self.without(worker);
        self.free_cells().any(|cell| then.can_do(worker, cell))
    }

    /// F1b: from a workcell, the Stadium or, unless the option is strict, a maintenance cell. D2d: while a Post-human is
    /// Awake it alone levies Avatars, and nobody else (K-Posthuman-4).
    fn may_be_levied(&self, worker: Worker, summoned: bool) -> bool {
        let is_at_hand = match self.post(worker) {
            Post::Workcell(_) | Post::Stadium => true,
            Post::Cell(_) => self.terms.levy_from == LevyFrom::AnyTask,
            _ => false,
        };
        let is_avatar = worker.cyborg().is_none();
        let is_theirs = if self.post_human().is_some() { is_avatar == summoned } else { !summoned };
        is_at_hand && is_theirs && worker != Worker::of(Cyborg::POST_HUMAN)
    }

    /// F1b: the task is judged with the Worker on its way, the charge taken as 6 and all assignments counted.
    fn without(&self, worker: Worker) -> Public {
        let mut then = *self;
        then.put(worker, Post::Trapezoid);
        if then.ship.has(Tile::Section(Blueprint::Batteries)) {
            then.ship.charge = CHARGE_AT_START;
        }
        then.dozyear.lit = then.will_burn();
        then
    }

    /// Whether an order can be carried out, whoever gives it.
    fn allows_edict(&self, edict: Edict) -> bool {
        match edict {
            Edict::Unfit(cyborg) => self.is_unfit(cyborg),
            Edict::Levy(worker, cell) | Edict::Summon(worker, cell) => {
                let is_free =
                    self.may_be_levied(worker, edict.is_summons()) && self.free_cells().any(|one| one == cell);
                is_free && self.without(worker).can_do(worker, cell)
            }
            Edict::LevyToGoo(worker, shape) | Edict::SummonToGoo(worker, shape) => {
                self.may_be_levied(worker, edict.is_summons()) && self.goo[shape.index()].is_loose()
            }
            Edict::Seize(from) => {
                let holds = |of| !self.nuggets_at(Lies::Mat(of)).is_empty();
                holds(from) && !holds(self.commanding)
            }
            Edict::Wed(of, cupid) => self.regime.ring_of(of).is_some() && self.may_join(cupid, None),
            Edict::Rewed(from, cupid) => self.may_take(from) && self.may_join(cupid, Some(from)),
            Edict::Part(cupid) => self.may_take(cupid),
        }
    }

    /// F1a: on a workcell of a colour whose goo is not tame, with Stress. The Post-human is immune (K-Posthuman-4).
    fn is_unfit(&self, cyborg: Cyborg) -> bool {
        let Post::Workcell(card) = self.post(Worker::of(cyborg)) else { return false };
        let is_immune = cyborg == Cyborg::POST_HUMAN;
        let is_tame = matches!(self.goo[card.shape().index()], Goo::Mat(_));
        let stress = self.side(cyborg).map_or(0, |of| self.mat(of).stress);
        self.can_hibernate(cyborg) && !is_immune && !is_tame && stress >= UNFIT
    }

    /// F1d: each ring once.
    fn may_take(&self, cupid: Cupid) -> bool {
        self.regime.ring_at(cupid).is_some_and(|ring| !self.regime.moved.contains(ring))
    }

    /// F1d: between those who are not married otherwise.
    fn may_join(&self, cupid: Cupid, but: Option<Cupid>) -> bool {
        let is_single = |of: Ideology| {
            let mut unions = self.regime.bands.iter().filter_map(|band| band.at).filter(|other| Some(*other) != but);
            !unions.any(|other| other.sides().contains(&of))
        };
        self.are_eligible(cupid) && cupid.sides().into_iter().all(is_single)
    }
}
