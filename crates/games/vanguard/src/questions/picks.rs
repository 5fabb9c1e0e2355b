//! Which dice, of a crew board or of the roll, and which cards.

use super::prelude::*;
use crate::event::{Boards, Rolls};
use crate::lesson;
use crate::rules::pool::Chosen;
use crate::rules::{check, dice, forecast};

/// What becomes of the dice of a crew board that are picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Act {
    Spend,
    Sacrifice,
    Recharge,
    /// VG-WOUND-5
    PushOut,
    /// VG-ROLL-2: they are taken in hand.
    Roll,
    /// VG-DICE-8
    LeaveBehind,
    /// They join the roll.
    Add,
}

impl Act {
    const fn title(self) -> &'static str {
        match self {
            Act::Spend => "ask-spend",
            Act::Sacrifice => "ask-sacrifice",
            Act::Recharge => "ask-recharge",
            Act::PushOut => "ask-push-out",
            Act::Roll => "ask-roll",
            Act::LeaveBehind => "ask-leave-behind",
            Act::Add => "ask-add",
        }
    }

    /// What the main button says.
    const fn act(self) -> &'static str {
        match self {
            Act::Spend => "act-spend",
            Act::Sacrifice => "act-sacrifice",
            Act::Recharge => "act-recharge",
            Act::PushOut => "act-push-out",
            Act::Roll => "act-roll",
            Act::LeaveBehind => "act-leave-behind",
            Act::Add => "act-add",
        }
    }

    const fn rule(self) -> orrery_core::Rule {
        match self {
            Act::Spend => ids::SPEND,
            Act::Sacrifice => ids::SACRIFICE,
            Act::Recharge => ids::RECHARGE,
            Act::PushOut => ids::PUSHED_OUT,
            Act::Roll => ids::CHECK_DICE,
            Act::LeaveBehind => ids::SLOTS,
            Act::Add => ids::NUMBERS,
        }
    }

    pub(crate) fn carry_out(self, cx: &mut Cx<'_>, place: Place, dice: Dice) {
        let by = cx.state().mate(place);
        match self {
            Act::Spend => cx.emit(Boards::Spent { by, dice }.into()),
            Act::Sacrifice => cx.emit(Boards::Sacrificed { by, dice }.into()),
            Act::Recharge => cx.emit(Boards::Recharged { by, dice }.into()),
            Act::PushOut => cx.emit(Boards::PushedOut { by, dice }.into()),
            Act::Roll => cx.emit(Rolls::DiceTaken { by, dice, helps: false }.into()),
            Act::LeaveBehind => cx.emit(Boards::LeftBehind { place, dice }.into()),
            Act::Add => dice.iter().for_each(|die| check::add_die(cx, place, die)),
        }
    }

    /// DP23: what is given up, and what one gets.
    const fn is_gain(self) -> bool {
        matches!(self, Act::Recharge | Act::Add)
    }
}

/// Which dice of a crew board (DP5, DP9, DP15, DP23, DP25)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PickDice {
    pub place: Place,
    pub from: Dice,
    pub least: u8,
    pub most: u8,
    pub act: Act,
}

impl Words for Dice {
    fn read(given: &Given) -> Option<Self> {
        let die =
            |key: &str| key.parse().ok().and_then(SectionDie::nth).filter(|die: &SectionDie| die.0.to_string() == key);
        read_picked(given, die).map(|dice| dice.into_iter().collect())
    }

    fn write(&self) -> Given {
        Given::Picked(self.iter().map(|die| die.0.to_string()).collect())
    }
}

impl PickDice {
    /// From which, how few and how many. While dice are chosen for a check others may still come back (VG-WIN-1), unless
    /// the tutorial says which.
    fn open(&self, state: &State) -> (Dice, u8, u8) {
        if self.act != Act::Roll {
            return (self.from, self.least, self.most);
        }
        let available = state.member(self.place).available;
        let led = lesson::led_dice(state, self.place).map(|dice| (dice, dice.len() as u8, dice.len() as u8));
        led.unwrap_or((available, 0, available.len() as u8))
    }

    /// The first so many in the order of DP23 that are legal together.
    fn some(&self, state: &State, order: impl IntoIterator<Item = SectionDie>, count: u8) -> Dice {
        let mut picked = Dice::NONE;
        for die in order {
            let with = picked.with(die);
            if with.len() <= usize::from(count) && self.fits(state, with) {
                picked = with;
            }
        }
        picked
    }

    /// VG-REST-4
    fn fits(&self, state: &State, dice: Dice) -> bool {
        self.act != Act::Recharge || usize::from(state.member(self.place).fitting(dice)) == dice.len()
    }
}

impl Question<Vanguard> for PickDice {
    type Answer = Dice;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let (from, least, most) = self.open(state);
        let member = state.member(self.place);
        let item = |die: SectionDie| {
            let place = if member.spent.contains(die) { "die-spent" } else { "die-available" };
            let item = Item::new(die.0.to_string(), words::die(member, die));
            if self.act == Act::Roll { item } else { item.note(Message::new(place)) }
        };
        let count = u16::from(least)..=u16::from(most);
        let options = Options::Pick { from: from.iter().map(item).collect(), count, judged: true };
        let title = Message::new(self.act.title()).with("who", member.crew.name()).with("count", least);
        let offer = Offer::new(asked, title, options).act(self.act.act()).rules(&[self.act.rule()]);
        match self.act {
            Act::Roll => offer.usual().hint("hint-ask-roll"),
            Act::Recharge => offer.hint("hint-ask-recharge"),
            Act::Sacrifice => offer.hint("hint-ask-sacrifice"),
            _ => offer,
        }
    }

    fn check(&self, state: &State, _: Seat, dice: &Dice) -> Result<(), Refusal> {
        let (from, least, most) = self.open(state);
        let is_many = (usize::from(least)..=usize::from(most)).contains(&dice.len()) && dice.is_within(from);
        let is_led = self.act == Act::Roll && lesson::led_dice(state, self.place).is_some();
        let rule = if is_led { ids::LED } else { self.act.rule() };
        require(is_many, rule, || Message::new("refused-count").with("count", least))?;
        require(self.fits(state, *dice), ids::RECHARGE, || "refused-no-slot")
    }

    /// 8.4: what these dice may bring.
    fn facts(&self, state: &State, _: Seat, dice: Option<&Dice>) -> Vec<Fact> {
        match (self.act, dice, &state.trial) {
            (Act::Roll, Some(dice), Some(trial)) => forecast::facts(state, trial, *dice),
            _ => Vec::new(),
        }
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        usual(self, state, seat)
    }

    fn sample(&self, state: &State, _: Seat, luck: &mut Luck) -> Dice {
        let (from, least, most) = self.open(state);
        let mut order: Vec<SectionDie> = from.iter().collect();
        luck.shuffle(&mut order);
        let count = least + luck.below(u32::from(most - least) + 1) as u8;
        self.some(state, order, count)
    }

    /// DP5: all available dice; otherwise DP23.
    fn fallback(&self, state: &State, _: Seat) -> Dice {
        let (from, least, most) = self.open(state);
        let member = state.member(self.place);
        let mut order: Vec<SectionDie> = from.iter().collect();
        match self.act {
            Act::LeaveBehind => order.sort_by_key(|die| dice::leaving(member, *die)),
            _ => order.sort_by_key(|die| (dice::worth(member, *die), member.available.contains(*die))),
        }
        if self.act.is_gain() {
            order.reverse();
        }
        let count = if self.act == Act::Roll { most } else { least };
        self.some(state, order, count)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, dice: Dice) {
        answered(cx);
        self.act.carry_out(cx, self.place, dice);
    }
}

/// Which cards are discarded (VG-CARD-2, DP23)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PickCards {
    pub place: Place,
    pub count: u8,
}

impl Words for Cards {
    fn read(given: &Given) -> Option<Self> {
        read_picked(given, Card::named).map(|cards| cards.into_iter().collect())
    }

    fn write(&self) -> Given {
        Given::Picked(self.iter().map(|card| card.id().to_owned()).collect())
    }
}

/// Cards to pick from.
pub(super) fn items(cards: impl IntoIterator<Item = Card>) -> Vec<Item> {
    cards.into_iter().map(|card| Item::new(card.id(), card.name())).collect()
}

impl Question<Vanguard> for PickCards {
    type Answer = Cards;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let member = state.member(self.place);
        let count = u16::from(self.count);
        let options = Options::Pick { from: items(member.hand.iter().copied()), count: count..=count, judged: true };
        let title = Message::new("ask-discard").with("who", member.crew.name()).with("count", self.count);
        Offer::new(asked, title, options).act("act-discard").rules(&[ids::HAND_LIMIT])
    }

    fn check(&self, state: &State, _: Seat, cards: &Cards) -> Result<(), Refusal> {
        let hand: Cards = state.member(self.place).hand.iter().copied().collect();
        let is_so = cards.is_within(hand) && cards.len() == usize::from(self.count);
        require(is_so, ids::HAND_LIMIT, || Message::new("refused-count").with("count", self.count))
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        usual(self, state, seat)
    }

    fn sample(&self, state: &State, _: Seat, luck: &mut Luck) -> Cards {
        let mut hand = state.member(self.place).hand.to_vec();
        luck.shuffle(&mut hand);
        hand.into_iter().take(self.count.into()).collect()
    }

    /// DP23: the longest in hand.
    fn fallback(&self, state: &State, _: Seat) -> Cards {
        state.member(self.place).hand.iter().copied().take(self.count.into()).collect()
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, cards: Cards) {
        answered(cx);
        let by = cx.state().mate(self.place);
        let cards = orrery_kit::Few::of(cards.iter()).unwrap_or_default();
        cx.emit(Boards::Discarded { by, cards }.into());
    }
}

/// What becomes of dice of the roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PoolAct {
    Reroll,
    /// VG-FX-22
    Turn(Icon),
    Send,
    /// VG-FX-24
    Take,
}

impl PoolAct {
    const fn title(self) -> &'static str {
        match self {
            PoolAct::Reroll => "ask-reroll",
            PoolAct::Turn(_) => "ask-turn",
            PoolAct::Send => "ask-send",
            PoolAct::Take => "ask-take-back",
        }
    }

    const fn act(self) -> &'static str {
        match self {
            PoolAct::Reroll => "act-reroll",
            PoolAct::Turn(_) => "act-turn",
            PoolAct::Send => "act-send",
            PoolAct::Take => "act-take-back",
        }
    }

    pub(crate) fn carry_out(self, cx: &mut Cx<'_>, dice: Chosen) {
        match self {
            PoolAct::Reroll => dice.places().for_each(|at| check::reroll(cx, at)),
            PoolAct::Turn(icon) => {
                dice.places().for_each(|at| cx.emit(Rolls::Turned { at: at as u8, first: icon, second: None }.into()));
            }
            PoolAct::Send => cx.emit(Rolls::PoolSpent { dice: dice.0 }.into()),
            PoolAct::Take => take_back(cx, dice),
        }
    }
}

/// VG-FX-24: without a free slot a die is spent.
fn take_back(cx: &mut Cx<'_>, dice: Chosen) {
    let Some(trial) = cx.state().trial else { return };
    let mut back = Chosen::default();
    for at in dice.places() {
        let cast = trial.pool[at];
        let with = back.with(at);
        let own: Dice =
            with.places().map(|at| trial.pool[at]).filter(|one| one.owner == cast.owner).map(|one| one.die).collect();
        back = if usize::from(cx.state().member(cast.owner).fitting(own)) == own.len() { with } else { back };
    }
    // Those that stay in the roll move up, so what is spent is looked for anew.
    let rest: Vec<Cast> = dice.places().filter(|at| !back.has(*at)).map(|at| trial.pool[at]).collect();
    if back.count() > 0 {
        cx.emit(Rolls::PoolReturned { dice: back.0 }.into());
    }
    for cast in rest {
        let at = cx.state().trial.and_then(|trial| trial.pool.iter().position(|one| *one == cast));
        at.into_iter().for_each(|at| cx.emit(Rolls::PoolSpent { dice: 1 << at }.into()));
    }
}

/// Which dice of the roll (DP7, DP23)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PickPool {
    pub from: u32,
    pub least: u8,
    pub most: u8,
    pub act: PoolAct,
}

/// Dice of the roll by their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PoolDice(pub u32);

impl Words for PoolDice {
    fn read(given: &Given) -> Option<Self> {
        let place = |key: &str| key.parse::<u8>().ok().filter(|at| *at < 32 && at.to_string() == key);
        read_picked(given, place).map(|places| PoolDice(places.into_iter().fold(0, |dice, at| dice | 1 << at)))
    }

    fn write(&self) -> Given {
        Given::Picked(Chosen(self.0).places().map(|at| at.to_string()).collect())
    }
}

impl PickPool {
    /// Those that the tutorial names, or all that may be picked.
    fn from(&self, state: &State) -> Chosen {
        lesson::led_pool(state).unwrap_or(Chosen(self.from))
    }
}

impl Question<Vanguard> for PickPool {
    type Answer = PoolDice;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let pool = state.trial.map(|trial| trial.pool).unwrap_or_default();
        let item = |at: usize| Item::new(at.to_string(), words::cast(pool[at]));
        let places = self.from(state).places().filter(|at| *at < pool.len());
        let count = u16::from(self.least)..=u16::from(self.most);
        let options = Options::Pick { from: places.map(item).collect(), count, judged: true };
        let title = Message::new(self.act.title()).with("count", self.most);
        Offer::new(asked, title, options).act(self.act.act()).rules(&[ids::NUMBERS])
    }

    fn check(&self, state: &State, _: Seat, dice: &PoolDice) -> Result<(), Refusal> {
        let count = dice.0.count_ones() as u8;
        let is_so = dice.0 & !self.from(state).0 == 0 && (self.least..=self.most).contains(&count);
        let rule = if lesson::led_pool(state).is_some() { ids::LED } else { ids::NUMBERS };
        require(is_so, rule, || Message::new("refused-count").with("count", self.least))
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        usual(self, state, seat)
    }

    fn sample(&self, state: &State, _: Seat, luck: &mut Luck) -> PoolDice {
        let mut places: Vec<usize> = self.from(state).places().collect();
        luck.shuffle(&mut places);
        let count = self.least + luck.below(u32::from(self.most - self.least) + 1) as u8;
        PoolDice(places.into_iter().take(count.into()).fold(0, |dice, at| dice | 1 << at))
    }

    fn fallback(&self, state: &State, _: Seat) -> PoolDice {
        PoolDice(self.from(state).places().take(self.least.into()).fold(0, |dice, at| dice | 1 << at))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, dice: PoolDice) {
        answered(cx);
        self.act.carry_out(cx, Chosen(dice.0));
    }
}

/// Which die is turned to which of its faces (VG-FX-22)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnDie {
    pub filter: Filter,
    pub left: u8,
    /// VG-FX-20: after the first one may stop.
    pub has_begun: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Turning {
    Stop,
    To(u8, u8),
}

orrery_core::phrases! { Turning { "stop" => Stop, "turn" => To(die, face), } }

impl Listed<Vanguard> for TurnDie {
    type Answer = Turning;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-turn-any").rules(&[ids::TURN_DIE])
    }

    /// Each die to each different face that it does not show.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Turning> {
        let pool = state.trial.map(|trial| trial.pool).unwrap_or_default();
        let mut all = Vec::new();
        for at in check::found(state, self.filter).places() {
            let cast = pool[at];
            let (colour, kind) = state.member(cast.owner).die(cast.die);
            let faces = faces(colour, kind);
            let is_new = |face: &usize| !faces[..*face].contains(&faces[*face]);
            all.extend((0..6).filter(is_new).map(|face| Turning::To(at as u8, face as u8)));
        }
        if self.has_begun {
            all.push(Turning::Stop);
        }
        all.into_iter()
    }

    fn allows(&self, state: &State, _: Seat, turning: &Turning) -> Result<(), Refusal> {
        lesson::allows_face(state, *turning)
    }

    fn option(&self, state: &State, _: Seat, turning: &Turning) -> Opt {
        let Turning::To(at, face) = *turning else { return Opt::of(turning, "stop-turning") };
        let Some(cast) = state.trial.and_then(|trial| trial.pool.get(usize::from(at)).copied()) else {
            return Opt::of(turning, "stop-turning");
        };
        let (colour, kind) = state.member(cast.owner).die(cast.die);
        let shown = faces(colour, kind)[usize::from(face) % 6];
        let to = words::face(colour, shown[0], shown.get(1).copied());
        let label = Message::new("turn-to").with("die", words::cast(cast)).with("face", to);
        words::named(turning, "do-turn", label)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, turning: Turning) {
        answered(cx);
        let Turning::To(at, face) = turning else { return };
        let Some(cast) = cx.state().trial.and_then(|trial| trial.pool.get(usize::from(at)).copied()) else { return };
        let (colour, kind) = cx.state().member(cast.owner).die(cast.die);
        let shown = faces(colour, kind)[usize::from(face) % 6];
        cx.emit(Rolls::Turned { at, first: shown[0], second: shown.get(1).copied() }.into());
        if self.left > 1 && check::found(cx.state(), self.filter).count() > 0 {
            let trial = cx.state().trial.map_or(Place(0), |trial| trial.active);
            let seat = cx.state().player(trial);
            crate::rules::ask(cx, seat, TurnDie { left: self.left - 1, has_begun: true, ..*self });
        }
    }
}

/// Which danger die is thrown again, or set aside (VG-FX-20)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PickDanger {
    pub cancel: bool,
}

impl Listed<Vanguard> for PickDanger {
    type Answer = Symbol;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, if self.cancel { "ask-cancel-danger" } else { "ask-reroll-danger" }).rules(&[ids::DANGER])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Symbol> {
        let open = crate::rules::danger::open(state);
        Symbol::ALL.into_iter().filter(move |symbol| open.contains(symbol))
    }

    fn option(&self, _: &State, _: Seat, symbol: &Symbol) -> Opt {
        let does = if self.cancel { "do-set-aside" } else { "do-throw-again" };
        words::named(symbol, does, words::symbol(*symbol))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, symbol: Symbol) {
        answered(cx);
        check::change_danger(cx, symbol, self.cancel);
    }
}
