//! Cards of two coming games, as their rules have them, carried out on a stage that only notes what is done: the
//! language is known to carry both.

use orrery_core::{Frames, Seat, SeatSet};
use orrery_kit::fx::{self, At, BlockId, Carried, Carries, Flow, Holds, Move, Stmt};

/// An effect, or nothing below the last.
#[derive(Clone)]
struct Spot(Option<At>);

impl Holds for Spot {
    type Actor = Seat;

    fn with(&self, at: At) -> Self {
        Spot(Some(at))
    }

    fn at(&self) -> Option<At> {
        self.0
    }
}

/// What is done, for whom, and what is said to the questions on the way: `y` and `n` to offers and tests, a number to a
/// choice or a roll.
struct Stage<C: Cards> {
    card: &'static C::Card,
    frames: Frames<Spot, 4>,
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
    fn people(who: Self::Who) -> SeatSet;
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
    type Group = SeatSet;

    fn position(&self) -> Option<(Carried<Self>, BlockId, u8)> {
        self.frames.top().at().map(|at| (C::program(self.card), at.block, at.done))
    }

    fn perform(&mut self, verb: C::Verb) -> Flow<()> {
        let actor = self.frames.top().at().map_or(0, |at| at.actor.0);
        self.done.push(format!("{}:{verb:?}", char::from(b'a' + actor)));
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
        self.go(Move::Each(block, C::people(who)));
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
        fx::fold(&mut self.frames, to);
    }
}

/// Everything a card does when this is said.
fn run<C: Cards>(id: &str, says: &str) -> String {
    let mut frames = Frames::new(Spot(None));
    frames.push(Spot(Some(At::block(Seat(2), 0))));
    let mut stage = Stage::<C> { card: C::find(id), frames, says: says.chars().collect(), done: vec![] };
    for _ in 0..100 {
        if stage.frames.top().at().is_none() {
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

            fn people(who: $module::Who) -> SeatSet {
                Seat::all($people(who)).collect()
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

cards!(Interstellar in interstellar, |interstellar::Who::Owner| 1);
cards!(Vanguard in vanguard, |who| match who {
    vanguard::Who::Here => 2,
    vanguard::Who::All | vanguard::Who::Threat(_) => 4,
});

#[test]
fn a_card_has_its_columns() {
    let shapes = ["EN1", "EN3", "EN4"].map(|id| Interstellar::find(id).shape);
    assert_eq!(shapes, [interstellar::Shape::Nugget, interstellar::Shape::Triangle, interstellar::Shape::None]);
}

#[test]
fn workcells_of_a_generation_ship_are_carried_out() {
    let rows = [
        ("EN1", "yy", "c:Ramjet"),
        ("EN1", "yn", "c:TileForFuel"),
        ("EN1", "n", ""),
        ("EN3", "yy", "c:Bailout"),
        ("EN3", "yn", ""),
        ("EN4", "n", "c:Data(1)"),
        ("EN8", "", "c:Lean(Engine)"),
        ("BA3", "yy", "c:ChargeByVelocity c:Bailout"),
        ("BA4", "", "c:ChargeTo(6)"),
        ("BA5", "", "c:Charge(3) c:RechargeUnlit"),
        ("BA7", "yy", "c:Charge(-3) c:Water(1)"),
        ("BA9", "", "c:Stress(EachOnCard, -1) c:Stress(Ce, -1)"),
        ("JA1", "yny", "c:Wake"),
        ("JA1", "ynn", ""),
        ("JA6", "y", "c:DataAll"),
        ("LS4", "0", "c:Lean(Pick)"),
        ("LS4", "1", "c:KindBirth"),
        ("LS9", "y", "c:Inspire c:TakeMarket"),
        ("LS9", "n", "c:Inspire"),
        ("WA2", "", "c:Medal(Communication) c:Votes(2)"),
    ];
    for (id, says, done) in rows {
        assert_eq!(run::<Interstellar>(id, says), done, "{id} and {says}");
    }
}

#[test]
fn cards_of_a_campaign_of_planets_are_carried_out() {
    let rows = [
        ("EV-C", "0", "c:Spend(1, D) c:Arrive"),
        ("EV-C", "1", "c:Danger(T, 1) c:Arrive"),
        ("G03", "", "c:CondClear d:Danger(A, 1) a:Danger(A, 1) b:Danger(A, 1) c:Danger(A, 1)"),
        ("EV-6", "n", "c:Success(1) c:Flag(TORN) c:Go(7)"),
        ("EV-6", "y", "c:Go(7)"),
        ("P106", "", "a:Recharge(1, D) a:Draw(1) b:Recharge(1, D) b:Draw(1)"),
        ("P107", "n", "c:Success(1) c:Count(RELAY, 1) c:PoiReplaceHere(P000)"),
        ("P109", "n", "c:CounterGreen(4)"),
        ("P701", "0y", "c:Supplies(-1) c:Lead(Any, 2)"),
        ("P701", "1n", ""),
        ("P701-XEN", "y", "c:DropDisc(Any, 1) c:Supplies(3) c:Draw(1) c:Count(TRUST, 1)"),
        ("P704", "y", "c:Supplies(-1) a:Recharge(2, D) a:Draw(1) b:Recharge(2, D) b:Draw(1)"),
        ("P708", "y", "c:Log(127)"),
        ("P708", "ny", "c:DropDisc(Any, 3) c:Log(127)"),
        ("P806", "y", "c:Spend(2, D) c:Draw(2) c:Charge(1) c:PoiReplaceHere(P000)"),
        ("P806", "n", "c:PoiReplaceHere(P000)"),
        (
            "TH01",
            "01017",
            "d:Danger(A, 1) a:Spend(1, D) b:Danger(A, 1) c:Spend(1, D) c:TimeReset(TH01) c:ThreatMove(TH01, 1, High)",
        ),
        ("K03", "n", ""),
        ("K38", "y", "c:Danger(D, 1) c:Spend(1, R) c:Lead(LIV, 1)"),
        ("K75", "n", "c:Spend(1, R) c:Lead(MIN, 1) c:Danger(B, 1) c:Danger(E, 1)"),
    ];
    for (id, says, done) in rows {
        assert_eq!(run::<Vanguard>(id, says), done, "{id} and {says}");
    }
}
