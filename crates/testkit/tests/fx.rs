//! Cards of two coming games, as their rules have them, carried out on a stage that only notes what is done: the
//! language is known to carry both.

use orrery_kit::fx::{self, BlockId, Carried, Carries, Flow, Move, Stmt};

/// A place in an effect: the block, what is done of it, and for whom.
type Place = (BlockId, u8, char);

/// What is done, for whom, and what is said to the questions on the way: `y` and `n` to offers and tests, a number to a
/// choice or a roll.
struct Stage<C: Cards> {
    card: &'static C::Card,
    places: Vec<Place>,
    says: Vec<char>,
    done: Vec<String>,
}

/// A game's cards, and whom its groups of people stand for here.
trait Cards: Sized {
    type Card: 'static;
    type Verb: Copy + std::fmt::Debug + 'static;
    type Test: Copy + 'static;
    type Table: Copy + 'static;
    type Who: Copy + 'static;

    fn find(id: &str) -> &'static Self::Card;
    fn program(card: &'static Self::Card) -> fx::Program<Self::Verb, Self::Test, Self::Table, Self::Who>;
    fn people(who: Self::Who) -> &'static str;
}

impl<C: Cards> Stage<C> {
    fn heard(&mut self) -> char {
        assert!(!self.says.is_empty(), "nothing more is said");
        self.says.remove(0)
    }

    fn digit(&mut self) -> u8 {
        self.heard().to_digit(10).expect("a number") as u8
    }
}

impl<C: Cards> Carries for Stage<C> {
    type Verb = C::Verb;
    type Test = C::Test;
    type Table = C::Table;
    type Who = C::Who;

    fn position(&self) -> Option<(Carried<Self>, BlockId, u8)> {
        self.places.last().map(|(block, done, _)| (C::program(self.card), *block, *done))
    }

    fn perform(&mut self, verb: C::Verb) -> Flow<()> {
        let (_, _, actor) = self.places[self.places.len() - 1];
        self.done.push(format!("{actor}:{verb:?}"));
        Flow::Done(())
    }

    fn holds(&mut self, _: C::Test) -> Flow<bool> {
        Flow::Done(self.heard() == 'y')
    }

    fn number(&mut self, _: C::Table) -> Flow<u8> {
        Flow::Done(self.digit())
    }

    fn each(&mut self, who: C::Who, block: BlockId) {
        fx::next(self);
        self.places.extend(C::people(who).chars().rev().map(|actor| (block, 0, actor)));
    }

    fn ask(&mut self, stmt: &'static Stmt<C::Verb, C::Test, C::Table, C::Who>) {
        match stmt {
            Stmt::Choose(blocks) => {
                let place = usize::from(self.digit());
                fx::into(self, blocks[place]);
            }
            _ => {
                let yes = self.heard() == 'y';
                fx::decide(self, yes);
            }
        }
    }

    fn go(&mut self, to: Move) {
        let (block, done, actor) = self.places.pop().expect("a place");
        match to {
            Move::On => self.places.push((block, done + 1, actor)),
            Move::Instead(next) => self.places.push((next, 0, actor)),
            Move::Over(next) => self.places.extend([(block, done, actor), (next, 0, actor)]),
            Move::Out => {}
        }
    }
}

/// Everything a card does when this is said.
fn run<C: Cards>(id: &str, says: &str) -> String {
    let mut stage =
        Stage::<C> { card: C::find(id), places: vec![(0, 0, 'a')], says: says.chars().collect(), done: vec![] };
    for _ in 0..100 {
        if stage.places.is_empty() {
            assert!(stage.says.is_empty(), "{id}: {:?} is not asked for", stage.says);
            return stage.done.join(" ");
        }
        fx::step(&mut stage);
    }
    panic!("{id} comes to no end");
}

macro_rules! cards {
    ($name:ident in $module:ident, $people:expr) => {
        struct $name;

        impl Cards for $name {
            type Card = $module::Card;
            type Verb = $module::Verb;
            type Test = $module::Test;
            type Table = $module::Table;
            type Who = $module::Who;

            fn find(id: &str) -> &'static $module::Card {
                $module::CARDS.iter().find(|card| card.id == id).expect(id)
            }

            fn program(card: &'static $module::Card) -> $module::Program {
                card.program
            }

            fn people(who: $module::Who) -> &'static str {
                $people(who)
            }
        }
    };
}

mod interstellar {
    orrery_kit::named! { pub enum Blueprint { Engine = "engine", Batteries = "batteries", Jars = "jars", Wardens = "wardens", Pick = "pick", } }
    orrery_kit::named! { pub enum Ideology { Ce = "ce", EachAwake = "each-awake", EachOnCard = "each-on-card", Split = "split", Other = "other", } }
    orrery_kit::named! { pub enum Medal { Hero = "hero", Communication = "communication", } }
    orrery_kit::named! { pub enum Supply { Goo = "goo", Nugget = "nugget", } }
    orrery_kit::named! { pub enum Shape { None = "none", Nugget = "nugget", Triangle = "triangle", Heart = "heart", Battery = "battery", Jar = "jar", Hexagon = "hexagon", } }

    include!(concat!(env!("OUT_DIR"), "/interstellar.rs"));
}

mod vanguard {
    orrery_kit::named! { pub enum Die { R = "r", G = "g", B = "b", D = "d", } }
    orrery_kit::named! { pub enum Letter { A = "A", B = "B", D = "D", E = "E", T = "T", } }
    orrery_kit::named! { pub enum Find { LIV = "LIV", MIN = "MIN", Any = "any", } }
    orrery_kit::named! { pub enum Poi { P000 = "P000", P407 = "P407", } }
    orrery_kit::named! { pub enum Threat { TH01 = "TH01", } }
    orrery_kit::named! { pub enum Tally { RELAY = "RELAY", CURE = "CURE", TRUST = "TRUST", } }
    orrery_kit::named! { pub enum Mark { TORN = "TORN", } }
    orrery_kit::named! { pub enum Way { Low = "low", High = "high", } }
    orrery_kit::named! { pub enum Mission { M03 = "M03", } }

    include!(concat!(env!("OUT_DIR"), "/vanguard.rs"));
}

cards!(Interstellar in interstellar, |interstellar::Who::Owner| "o");
cards!(Vanguard in vanguard, |who| match who {
    vanguard::Who::Here => "ab",
    vanguard::Who::All | vanguard::Who::Threat(_) => "abc",
});

#[test]
fn a_card_has_its_columns() {
    let shapes = ["EN1", "EN3", "EN4"].map(|id| Interstellar::find(id).shape);
    assert_eq!(shapes, [interstellar::Shape::Nugget, interstellar::Shape::Triangle, interstellar::Shape::None]);
}

#[test]
fn workcells_of_a_generation_ship_are_carried_out() {
    let rows = [
        ("EN1", "yy", "a:Ramjet"),
        ("EN1", "yn", "a:TileForFuel"),
        ("EN1", "n", ""),
        ("EN3", "yy", "a:Bailout"),
        ("EN3", "yn", ""),
        ("EN4", "n", "a:Data(1)"),
        ("EN8", "", "a:Lean(Engine)"),
        ("BA3", "yy", "a:ChargeByVelocity a:Bailout"),
        ("BA4", "", "a:ChargeTo(6)"),
        ("BA5", "", "a:Charge(3) a:RechargeUnlit"),
        ("BA7", "yy", "a:Charge(-3) a:Water(1)"),
        ("BA9", "", "a:Stress(EachOnCard, -1) a:Stress(Ce, -1)"),
        ("JA1", "yny", "a:Wake"),
        ("JA1", "ynn", ""),
        ("JA6", "y", "a:DataAll"),
        ("LS4", "0", "a:Lean(Pick)"),
        ("LS4", "1", "a:KindBirth"),
        ("LS9", "y", "a:Inspire a:TakeMarket"),
        ("LS9", "n", "a:Inspire"),
        ("WA2", "", "a:Medal(Communication) a:Votes(2)"),
    ];
    for (id, says, done) in rows {
        assert_eq!(run::<Interstellar>(id, says), done, "{id} and {says}");
    }
}

#[test]
fn cards_of_a_campaign_of_planets_are_carried_out() {
    let rows = [
        ("EV-C", "0", "a:Spend(1, D) a:Arrive"),
        ("EV-C", "1", "a:Danger(T, 1) a:Arrive"),
        ("G03", "", "a:CondClear a:Danger(A, 1) b:Danger(A, 1) c:Danger(A, 1)"),
        ("EV-6", "n", "a:Success(1) a:Flag(TORN) a:Go(7)"),
        ("EV-6", "y", "a:Go(7)"),
        ("P106", "", "a:Recharge(1, D) a:Draw(1) b:Recharge(1, D) b:Draw(1)"),
        ("P107", "n", "a:Success(1) a:Count(RELAY, 1) a:PoiReplaceHere(P000)"),
        ("P109", "n", "a:CounterGreen(4)"),
        ("P701", "0y", "a:Supplies(-1) a:Lead(Any, 2)"),
        ("P701", "1n", ""),
        ("P701-XEN", "y", "a:DropDisc(Any, 1) a:Supplies(3) a:Draw(1) a:Count(TRUST, 1)"),
        ("P704", "y", "a:Supplies(-1) a:Recharge(2, D) a:Draw(1) b:Recharge(2, D) b:Draw(1)"),
        ("P708", "y", "a:Log(127)"),
        ("P708", "ny", "a:DropDisc(Any, 3) a:Log(127)"),
        ("P806", "y", "a:Spend(2, D) a:Draw(2) a:Charge(1) a:PoiReplaceHere(P000)"),
        ("P806", "n", "a:PoiReplaceHere(P000)"),
        ("TH01", "0107", "a:Danger(A, 1) b:Spend(1, D) c:Danger(A, 1) a:TimeReset(TH01) a:ThreatMove(TH01, 1, High)"),
        ("K03", "n", ""),
        ("K38", "y", "a:Danger(D, 1) a:Spend(1, R) a:Lead(LIV, 1)"),
        ("K75", "n", "a:Spend(1, R) a:Lead(MIN, 1) a:Danger(B, 1) a:Danger(E, 1)"),
    ];
    for (id, says, done) in rows {
        assert_eq!(run::<Vanguard>(id, says), done, "{id} and {says}");
    }
}
