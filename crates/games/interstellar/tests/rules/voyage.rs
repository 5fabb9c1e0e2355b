//! The complete game on paper (6.3): twelve dozyears, from the choice of Ideologies to Landfall, with the figures of the
//! script after each of them.

use crate::common::*;
use interstellar::Interstellar;
use interstellar::content::Ideology::*;
use interstellar::content::Shape::{Battery, Heart, Hexagon, Jar, Triangle};
use interstellar::content::Star;
use interstellar::content::*;
use interstellar::event::{Event, Finds, Labs, People, Planets, Politics, Power};
use interstellar::questions::*;
use interstellar::rules::score::{self, Rating};
use interstellar::state::*;
use orrery_core::{Asking, Play, Seat};

const P1: Seat = Seat(0);
const P2: Seat = Seat(1);
const P3: Seat = Seat(2);

const DAEDALUS: Cyborg = Individuality.meathead();
const BROKKR: Cyborg = Freedom.meathead();
const ILITHYIA: Cyborg = Freedom.amazon();
const TOMOE: Cyborg = Honor.amazon();
const WOPHE: Cyborg = Unity.amazon();
const ERIS: Cyborg = Authority.amazon();
const CHE: Cyborg = Equality.meathead();
const GAIA: Cyborg = Equality.amazon();

/// A dozyear of the script: what is answered, which dice are named, and what is so at its end. Whatever it leaves open is
/// answered by default, and Workers without a task are librarians.
#[derive(Default)]
struct Row {
    says: Vec<(Seat, Choice)>,
    /// On workcells and goo.
    dice: Vec<(Worker, u8)>,
    /// Motherhood Rolls in their order.
    births: Vec<(Cyborg, u8)>,
    /// Attrition Rolls: Age with Stress, and the die.
    elders: Vec<(Cyborg, u8, u8)>,
    learned: Vec<(Ideology, Shape)>,
    /// What the die of the batteries shows, one after another.
    charge: Vec<u8>,
    wet: u8,
    velocity: u8,
    at: &'static str,
    ages: Vec<(Cyborg, u8)>,
    stress: [u8; 6],
}

fn cell_of(worker: Worker, id: &str) -> Choice {
    Choice::Assign(Placing::Cell(worker, cell(id)))
}

fn on(worker: Worker, id: &str) -> Choice {
    Choice::Assign(Placing::Workcell(worker, card(id)))
}

fn fight(worker: Worker) -> Choice {
    Choice::Assign(Placing::Goo(worker, Jar))
}

fn studies(cyborg: Cyborg, id: &str) -> Choice {
    let mat = cyborg.ideology().expect("its own mat");
    Choice::Assign(Placing::Research(die(cyborg), card(id), mat))
}

fn expects(cyborg: Cyborg) -> Choice {
    Choice::Assign(Placing::Pregnancy(cyborg))
}

fn plays(cyborg: Cyborg) -> Choice {
    Choice::Assign(Placing::Stadium(die(cyborg)))
}

fn roll_for(id: &str) -> Choice {
    Choice::NextTask(Entry::Workcell(card(id)))
}

fn accelerate(levels: u8) -> Choice {
    Choice::Burn(Thrust { brake: false, levels })
}

fn brake(levels: u8) -> Choice {
    Choice::Burn(Thrust { brake: true, levels })
}

fn soothe(of: Ideology) -> Choice {
    Choice::Soothe(Soothed::Ideology(of))
}

/// What is found at 61 Cygni.
fn cygni() -> [(ChitPlace, Option<Chit>); 4] {
    [
        (ChitPlace::Air(planet("CYG-gA")), chit("yellow-1-0")),
        (ChitPlace::Water(WaterPlace::CygA), chit("water-moon-1")),
        (ChitPlace::Air(planet("CYG-gB")), chit("yellow-none")),
        (ChitPlace::Water(WaterPlace::CygB), chit("water-moon-2")),
    ]
}

fn dozyears() -> [Row; 12] {
    [
        Row {
            says: vec![
                (P1, cell_of(av(Individuality), "E-f1")),
                (P1, studies(BROKKR, "EN8")),
                (P2, expects(TOMOE)),
                (P2, cell_of(av(Unity), "L-f1")),
                (P3, cell_of(av(Authority), "B-f1")),
                (P3, on(av(Equality), "EN8")),
                (P2, roll_for("EN8")),
                (P3, Choice::AddShield(Added::Shield(Equality))),
                (P2, Choice::Reassign(Sent::Cell(cell("E-l1")))),
                (P2, Choice::Child(WOPHE)),
                (P2, Choice::Nursery(Slot::LifeSupport)),
                (P2, accelerate(1)),
                (P2, Choice::Ultralight(space("R06-01"))),
                (P2, Choice::Helm(Order::TurnAlert)),
            ],
            dice: vec![(die(BROKKR), 3), (av(Equality), 1)],
            births: vec![(TOMOE, 2)],
            learned: vec![(Freedom, Triangle)],
            charge: vec![6, 5, 2, 6],
            wet: 130,
            velocity: 1,
            at: "R01-01",
            ages: vec![(TOMOE, 2), (BROKKR, 2), (WOPHE, 1)],
            stress: [0, 1, 1, 0, 0, 0],
            ..Row::default()
        },
        Row {
            says: vec![
                (P1, cell_of(av(Individuality), "E-l1")),
                (P1, studies(BROKKR, "BA2")),
                (P2, Choice::Assign(Placing::Propose(Unity))),
                (P2, on(die(TOMOE), "BA2")),
                (P2, studies(WOPHE, "JA7")),
                (P2, Choice::PutDome(Dish::Of(Unity))),
                (P3, cell_of(av(Authority), "B-f1")),
                (P3, on(av(Equality), "JA7")),
                (P2, roll_for("BA2")),
                (P1, Choice::AddShield(Added::Shield(Freedom))),
                (P2, Choice::Reassign(Sent::Cell(cell("B-l1")))),
                (P2, accelerate(1)),
                (P2, Choice::Heading(space("R01-04"))),
                (P2, Choice::Bliss(Honor)),
            ],
            dice: vec![(die(BROKKR), 1), (die(TOMOE), 4), (die(WOPHE), 2), (av(Equality), 3)],
            learned: vec![(Freedom, Battery), (Honor, Battery), (Unity, Jar)],
            charge: vec![6, 5, 6],
            wet: 80,
            velocity: 2,
            at: "R01-03",
            ages: vec![(TOMOE, 3), (BROKKR, 3), (WOPHE, 2)],
            stress: [0, 2, 1, 1, 0, 0],
            ..Row::default()
        },
        Row {
            says: vec![
                (P1, cell_of(av(Individuality), "E-l1")),
                (P1, on(die(BROKKR), "JA7")),
                (P2, expects(TOMOE)),
                (P2, on(die(WOPHE), "JA7")),
                (P3, cell_of(av(Authority), "B-l1")),
                (P3, on(av(Equality), "JA7")),
                (P2, roll_for("JA7")),
                (P1, Choice::Relieve(Freedom)),
                (P1, Choice::Relieve(Honor)),
                (P1, Choice::Relieve(Unity)),
                (P2, Choice::JarCulprit(Culprit::Nobody)),
                (P2, Choice::Reroll(true)),
                (P2, Choice::Child(GAIA)),
                (P3, Choice::Nursery(Slot::LifeSupport)),
                (P2, accelerate(1)),
                (P2, Choice::TurnData(0)),
                (P2, Choice::Bliss(Honor)),
            ],
            dice: vec![(die(BROKKR), 1), (die(WOPHE), 5), (av(Equality), 4)],
            births: vec![(TOMOE, 5), (TOMOE, 3)],
            learned: vec![(Freedom, Jar)],
            charge: vec![6, 5, 6],
            wet: 50,
            velocity: 3,
            at: "R01-06",
            ages: vec![(TOMOE, 4), (BROKKR, 4), (WOPHE, 3), (GAIA, 1)],
            stress: [0, 2, 0, 1, 0, 0],
            ..Row::default()
        },
        Row {
            says: vec![
                (P1, fight(av(Individuality))),
                (P1, fight(die(BROKKR))),
                (P2, studies(TOMOE, "LS3")),
                (P2, expects(WOPHE)),
                (P3, fight(av(Authority))),
                (P3, fight(die(GAIA))),
                (P2, Choice::NextTask(Entry::Goo(Jar))),
                (P3, Choice::Tame(Authority)),
                (P2, roll_for("LS3")),
                (P2, Choice::Child(DAEDALUS)),
                (P1, Choice::Nursery(Slot::LifeSupport)),
                (P2, Choice::Bliss(Honor)),
            ],
            dice: vec![(av(Individuality), 4), (av(Authority), 1), (die(BROKKR), 3), (die(GAIA), 5), (die(TOMOE), 1)],
            births: vec![(WOPHE, 4)],
            learned: vec![(Equality, Jar), (Honor, Heart)],
            charge: vec![6],
            wet: 50,
            velocity: 3,
            at: "R01-09",
            ages: vec![(TOMOE, 5), (BROKKR, 5), (WOPHE, 4), (GAIA, 2), (DAEDALUS, 1)],
            stress: [0, 2, 0, 1, 0, 1],
            ..Row::default()
        },
        Row {
            says: vec![
                (P1, on(die(DAEDALUS), "EN8")),
                (P1, plays(BROKKR)),
                (P2, on(die(TOMOE), "LS3")),
                (P2, on(die(WOPHE), "LS3")),
                (P3, on(av(Authority), "EN8")),
                (P3, expects(GAIA)),
                (P2, roll_for("EN8")),
                (P2, roll_for("LS3")),
                (P3, Choice::Child(ILITHYIA)),
                (P2, Choice::Bliss(Honor)),
                (P2, soothe(Unity)),
                (P2, soothe(Equality)),
            ],
            dice: vec![(die(DAEDALUS), 2), (av(Authority), 1), (die(TOMOE), 4), (die(WOPHE), 5)],
            births: vec![(GAIA, 3)],
            elders: vec![(BROKKR, 6, 2), (TOMOE, 5, 3)],
            learned: vec![(Individuality, Triangle), (Unity, Heart)],
            charge: vec![6],
            wet: 50,
            velocity: 3,
            at: "R01-12",
            ages: vec![(BROKKR, 6), (TOMOE, 6), (WOPHE, 5), (DAEDALUS, 2), (GAIA, 3), (ILITHYIA, 1)],
            stress: [1, 1, 0, 1, 0, 1],
        },
        Row {
            says: vec![
                (P1, studies(DAEDALUS, "WA6")),
                (P1, on(die(ILITHYIA), "WA6")),
                (P1, on(die(BROKKR), "JA7")),
                (P2, on(die(TOMOE), "LS3")),
                (P2, on(die(WOPHE), "JA7")),
                (P3, on(av(Authority), "WA6")),
                (P3, studies(GAIA, "BA4")),
                (P3, Choice::PutDome(Dish::Of(Equality))),
                (P2, roll_for("WA6")),
                (P2, roll_for("JA7")),
                (P2, Choice::Relieve(Individuality)),
                (P2, Choice::Relieve(Freedom)),
                (P2, Choice::Relieve(Equality)),
                (P2, roll_for("LS3")),
                (P2, Choice::Bliss(Honor)),
                (P2, soothe(Individuality)),
                (P2, soothe(Unity)),
            ],
            dice: vec![
                (die(DAEDALUS), 5),
                (die(ILITHYIA), 2),
                (av(Authority), 6),
                (die(BROKKR), 3),
                (die(WOPHE), 1),
                (die(TOMOE), 6),
                (die(GAIA), 4),
            ],
            elders: vec![(BROKKR, 6, 4), (TOMOE, 7, 2), (WOPHE, 6, 4)],
            learned: vec![(Individuality, Hexagon), (Freedom, Hexagon), (Equality, Battery)],
            charge: vec![6],
            wet: 50,
            velocity: 3,
            at: "R01-15",
            ages: vec![(BROKKR, 7), (TOMOE, 7), (WOPHE, 6), (DAEDALUS, 3), (ILITHYIA, 2), (GAIA, 4)],
            stress: [0, 0, 1, 1, 0, 1],
            ..Row::default()
        },
        Row {
            says: vec![
                (P1, on(die(DAEDALUS), "BA4")),
                (P1, Choice::Assign(Placing::Hibernate(BROKKR))),
                (P1, expects(ILITHYIA)),
                (P2, on(die(TOMOE), "WA6")),
                (P2, on(die(WOPHE), "WA6")),
                (P3, on(av(Authority), "BA4")),
                (P3, on(die(GAIA), "BA4")),
                (P2, roll_for("BA4")),
                (P3, Choice::Engineer(Equality)),
                (P3, Choice::TakeMedal(true)),
                (P2, roll_for("WA6")),
                (P1, Choice::Child(CHE)),
                (P2, Choice::Bliss(Unity)),
                (P2, soothe(Honor)),
                (P2, soothe(Unity)),
            ],
            dice: vec![(die(DAEDALUS), 1), (av(Authority), 3), (die(GAIA), 2), (die(TOMOE), 3), (die(WOPHE), 4)],
            births: vec![(ILITHYIA, 2)],
            elders: vec![(TOMOE, 8, 1), (WOPHE, 7, 2)],
            learned: vec![(Individuality, Battery), (Honor, Hexagon), (Unity, Hexagon)],
            charge: vec![6],
            wet: 50,
            velocity: 3,
            at: "R01-18",
            ages: vec![(TOMOE, 8), (WOPHE, 7), (DAEDALUS, 4), (ILITHYIA, 3), (GAIA, 5), (CHE, 1), (BROKKR, 7)],
            stress: [1, 0, 1, 0, 0, 2],
        },
        Row {
            says: vec![
                (P1, on(die(DAEDALUS), "LS3")),
                (P1, on(die(ILITHYIA), "WA6")),
                (P2, plays(TOMOE)),
                (P2, on(die(WOPHE), "JA7")),
                (P3, on(die(GAIA), "WA6")),
                (P3, on(die(CHE), "BA4")),
                (P2, roll_for("LS3")),
                (P2, roll_for("WA6")),
                (P2, roll_for("JA7")),
                (P3, Choice::TurnData(3)),
                (P1, Choice::Ballot(Individuality)),
                (P2, Choice::Ballot(Unity)),
                (P3, Choice::Ballot(Equality)),
                (P1, Choice::BreakTie(Equality)),
                (P3, Choice::Star(GAIA)),
                (P2, soothe(Individuality)),
                (P2, soothe(Equality)),
            ],
            dice: vec![(die(DAEDALUS), 4), (die(ILITHYIA), 1), (die(GAIA), 3), (die(WOPHE), 5), (die(CHE), 2)],
            elders: vec![(TOMOE, 8, 4), (WOPHE, 7, 3), (GAIA, 5, 1)],
            learned: vec![(Individuality, Heart), (Equality, Hexagon)],
            charge: vec![6],
            wet: 50,
            velocity: 3,
            at: "R01-21",
            ages: vec![(WOPHE, 8), (GAIA, 6), (DAEDALUS, 5), (ILITHYIA, 4), (CHE, 2)],
            stress: [1, 0, 0, 1, 0, 1],
            ..Row::default()
        },
        Row {
            says: vec![
                (P1, on(die(DAEDALUS), "BA4")),
                (P1, expects(ILITHYIA)),
                (P2, cell_of(av(Honor), "E-l1")),
                (P2, on(die(WOPHE), "JA7")),
                (P3, cell_of(av(Authority), "B-l1")),
                (P3, on(die(GAIA), "BA4")),
                (P3, on(die(CHE), "WA6")),
                (P3, roll_for("BA4")),
                (P3, roll_for("JA7")),
                (P2, Choice::Relieve(Individuality)),
                (P2, Choice::Relieve(Equality)),
                (P2, Choice::Relieve(Equality)),
                (P3, roll_for("WA6")),
                (P1, Choice::Reroll(true)),
                (P1, Choice::Child(ERIS)),
                (P3, Choice::Nursery(Slot::LifeSupport)),
                (P3, brake(1)),
                (P3, Choice::Heading(space("R05-01"))),
            ],
            dice: vec![(die(DAEDALUS), 3), (die(GAIA), 6), (die(WOPHE), 2), (die(CHE), 5)],
            births: vec![(ILITHYIA, 5), (ILITHYIA, 2)],
            elders: vec![(DAEDALUS, 6, 2), (WOPHE, 8, 5), (GAIA, 6, 4)],
            charge: vec![6, 5, 6],
            wet: 30,
            velocity: 2,
            at: "CYG",
            ages: vec![(DAEDALUS, 6), (GAIA, 7), (ILITHYIA, 5), (CHE, 3), (ERIS, 1)],
            stress: [1, 1, 0, 1, 0, 1],
            ..Row::default()
        },
        Row {
            says: vec![
                (P1, on(die(DAEDALUS), "LS3")),
                (P1, on(die(ILITHYIA), "LS3")),
                (P2, cell_of(av(Honor), "E-l1")),
                (P2, cell_of(av(Unity), "B-l1")),
                (P3, on(die(ERIS), "BA4")),
                (P3, on(die(GAIA), "BA4")),
                (P3, on(die(CHE), "WA6")),
                (P3, roll_for("BA4")),
                (P3, roll_for("LS3")),
                (P3, brake(2)),
                (P3, Choice::Declare(false)),
            ],
            dice: vec![(die(ERIS), 3), (die(GAIA), 5), (die(DAEDALUS), 4), (die(ILITHYIA), 3), (die(CHE), 4)],
            elders: vec![(DAEDALUS, 8, 1), (GAIA, 7, 2), (ILITHYIA, 5, 3)],
            learned: vec![(Authority, Battery), (Freedom, Heart)],
            charge: vec![6, 5, 6],
            wet: 10,
            velocity: 0,
            at: "CYG",
            ages: vec![(DAEDALUS, 7), (GAIA, 8), (ILITHYIA, 6), (CHE, 4), (ERIS, 2)],
            stress: [2, 3, 0, 0, 2, 2],
            ..Row::default()
        },
        Row {
            says: vec![
                (P2, cell_of(av(Honor), "B-l2")),
                (P3, plays(CHE)),
                (P2, Choice::TaskOf(Doing::Planet(planet("CYG-gA")))),
                (P3, Choice::CountEcologist(false)),
                (P3, Choice::Declare(false)),
            ],
            elders: vec![(DAEDALUS, 8, 5), (GAIA, 8, 3), (ILITHYIA, 6, 4)],
            charge: vec![6, 1, 0],
            wet: 10,
            velocity: 0,
            at: "CYG",
            ages: vec![(GAIA, 8), (ILITHYIA, 7), (CHE, 5), (ERIS, 3)],
            stress: [1, 4, 0, 0, 3, 1],
            ..Row::default()
        },
        Row {
            charge: vec![0],
            wet: 10,
            velocity: 0,
            at: "CYG",
            ages: vec![(GAIA, 8), (ILITHYIA, 7), (CHE, 5), (ERIS, 3)],
            stress: [1, 4, 0, 0, 3, 1],
            ..Row::default()
        },
    ]
}

fn lay_market(state: &mut State) {
    let rows = [
        ["EN8", "EN4", "EN7"],
        ["BA2", "BA4", "BA7"],
        ["JA7", "JA3", "JA8"],
        ["LS3", "LS5", "LS9"],
        ["WA6", "WA9", "WA3"],
    ];
    let market = &mut state.public.market;
    market.columns = rows.map(|column| column.map(|id| Some(card(id))));
    let laid: Vec<Workcell> = market.cards().collect();
    market.unseen = Workcell::all().filter(|one| !laid.contains(one)).collect();
}

/// Three players take their Ideologies; Tomoe commands, Brokkr is First Officer, and the ship heads for 61 Cygni.
fn set_out() -> Table {
    let mut table = table(3);
    let taken = |state: &State| state.public.taken.len();
    while taken(table.play().state()) < 6 {
        let seat = seat_of(&table);
        let own = Ideology::ALL[2 * seat.index()..][..2].iter().copied();
        let next = own.into_iter().find(|of| !table.play().state().public.taken.contains(*of)).expect("one is left");
        table.choose_lucky(seat, Choice::TakeIdeology(next), |state| {
            taken(state) < 5 || state.public.commander == Some(TOMOE)
        });
    }
    table.choose(P2, Choice::FirstOfficer(Freedom)).choose(P2, Choice::Heading(space("R01-01")));
    table.arrange(|state| {
        state.secret.faces = Faces([Reality::O, Reality::X, Reality::O]);
        state.secret.earth_data = EarthData::ALL;
        lay_market(state);
    });
    table
}

impl Row {
    /// What the script answers, or the default.
    fn answer(&mut self, table: &Table) -> (Seat, Choice) {
        let state = table.play().state();
        let ask = table.play().asks().iter().find(|ask| ask.must).cloned().expect("somebody is asked");
        let fits =
            |(seat, choice): &(Seat, Choice)| *seat == ask.seat && Interstellar::check(state, &ask, choice).is_ok();
        let scripted = self.says.iter().position(fits).map(|at| self.says.remove(at).1);
        let choice = scripted.unwrap_or_else(|| match ask.decision {
            Decision::Assign(Assign { ideology }) => read(&state.public, ideology),
            _ => Interstellar::fallback(state, &ask),
        });
        (ask.seat, choice)
    }

    /// Whether chance did as the script says.
    fn is_fulfilled(&self, born: usize, play: &Play<Interstellar>) -> bool {
        let mut born = born;
        play.events().iter().all(|event| match event {
            Event::Labs(Labs::Rolled { roll }) => roll
                .workers()
                .all(|worker| self.dice.iter().all(|(named, die)| *named != worker || roll.die(worker) == *die)),
            Event::People(People::MotherhoodRolled { mother, die, .. }) => {
                born += 1;
                self.births.get(born - 1) == Some(&(*mother, *die))
            }
            Event::People(People::Tested { cyborg, age, die, .. }) => {
                self.elders.contains(&(*cyborg, age.number(), *die))
            }
            Event::Planets(Planets::Revealed { place, chit }) => cygni().contains(&(*place, Some(*chit))),
            Event::Finds(Finds::Peeked { face, .. }) => *face == Reality::X,
            _ => true,
        })
    }

    fn check(&self, number: usize, public: &Public, events: &[Event]) {
        let said = |what: &str| format!("{what} after dozyear {number}");
        assert_eq!(self.says, [], "{}", said("left to say"));
        assert_eq!(trail(self.charge[0], events), self.charge, "{}", said("charge"));
        assert_eq!(public.ship.wet.mass(), self.wet, "{}", said("wet mass"));
        assert_eq!(public.ship.velocity.0, self.velocity, "{}", said("velocity"));
        assert_eq!(public.ship.space, space(self.at), "{}", said("space"));
        let mut ages = self.ages.clone();
        ages.iter_mut().for_each(|(cyborg, age)| *age = public.person(*cyborg).age.number());
        assert_eq!(ages, self.ages, "{}", said("ages"));
        assert_eq!(Ideology::ALL.map(|of| public.mat(of).stress), self.stress, "{}", said("Stress"));
        let learned: Vec<(Ideology, Shape)> = learned(events).collect();
        assert!(learned.iter().all(|one| self.learned.contains(one)), "{}: {learned:?}", said("learned"));
        assert_eq!(learned.len(), self.learned.len(), "{}", said("learned"));
        let rolled = |event: &&Event| matches!(event, Event::People(People::Tested { .. }));
        assert_eq!(events.iter().filter(rolled).count(), self.elders.len(), "{}", said("elders"));
    }
}

/// As a librarian on whatever lies at the bottom of the orange column.
fn read(public: &Public, ideology: Ideology) -> Choice {
    let card = public.market.column(Blueprint::Engine)[0].expect("a card");
    Choice::Assign(Placing::Librarian(public.waiting(ideology).nth(0).expect("a Worker"), card))
}

/// What the die of the batteries showed, without what changed nothing.
fn trail(before: u8, events: &[Event]) -> Vec<u8> {
    let shown = events.iter().filter_map(|event| match event {
        Event::Power(Power::Charged { charge } | Power::Burned { charge, .. }) => Some(*charge),
        Event::Hull(interstellar::event::Hull::Lost { tile: Tile::Section(Blueprint::Batteries), .. }) => Some(0),
        _ => None,
    });
    let mut trail = vec![before];
    trail.extend(shown);
    trail.dedup();
    trail
}

fn learned(events: &[Event]) -> impl Iterator<Item = (Ideology, Shape)> + '_ {
    let lessons = events.iter().filter_map(|event| match event {
        Event::Labs(Labs::Learned { who, shape }) => Some((*who, *shape)),
        _ => None,
    });
    lessons.flat_map(|(who, shape)| who.iter().map(move |of| (of, shape)))
}

/// Plays a dozyear by the script, and returns all that happened in it.
fn play_dozyear(table: &mut Table, row: &mut Row) -> Vec<Event> {
    let number = table.play().state().public.dozyear.number;
    let mut events: Vec<Event> = Vec::new();
    while table.play().state().public.dozyear.number == number && !table.play().is_over() {
        let (seat, choice) = row.answer(table);
        let is_birth = |event: &&Event| matches!(event, Event::People(People::MotherhoodRolled { .. }));
        let born = events.iter().filter(is_birth).count();
        table.choose_fated(seat, choice, |play| row.is_fulfilled(born, play));
        events.extend(table.play().events().iter().cloned());
    }
    events
}

/// What a dozyear brought beside its figures.
fn check_story(number: usize, public: &Public, events: &[Event]) {
    let up = |card: EarthData| public.knows(card);
    match number {
        1 => {
            assert_eq!((public.sky.hydration(planet("CYG-gA")), public.alert), (1, Alert::Yellow));
            assert!(public.sky.exists(planet("CYG-m")) && public.holds_medal(Unity, Medal::Ultralight));
            assert!(public.ship.has(Tile::Shield(Equality)));
            assert!(!public.sky.explored.contains(Star::Sir), "the ship looks at nothing in a lens");
        }
        2 => assert!(public.is_married(Honor) && public.ship.has(Tile::Shield(Freedom))),
        3 => {
            assert_eq!(public.goo[Jar.index()], Goo::Card(card("JA7")));
            assert!(public.holds_medal(Unity, Medal::PaleBlueDot) && up(EarthData::Stadium));
        }
        4 => assert_eq!(public.goo[Jar.index()], Goo::Mat(Authority)),
        5 => assert_eq!(public.sitting(Freedom, Slot::Shield), Some(ILITHYIA)),
        6 => assert_eq!(public.worlds.x(), (3, 6)),
        7 => {
            assert_eq!(public.dome(Equality), Dome::Space(space("R01-03")));
            assert_eq!(public.sitting(Equality, Slot::Shield), Some(CHE));
            assert!(public.holds_medal(Equality, Medal::PaleBlueDot));
        }
        8 => {
            assert_eq!((public.commander, public.law()), (Some(GAIA), MarriageLaw::Polyamory));
            assert!(!public.is_married(Unity) && up(EarthData::TumourVaccine));
            let weights = events.iter().find_map(|event| match event {
                Event::Politics(Politics::VotesOpened { weights, .. }) => Some(*weights),
                _ => None,
            });
            assert_eq!(weights.map(|weights| [weights[0], weights[1], weights[2]]), Some([1, 2, 2]));
        }
        9 => assert_eq!(public.person(WOPHE).place, Place::Dead),
        10 => assert_eq!((public.ship.is_in_orbit(), public.stranded), (true, 1)),
        11 => {
            assert_eq!((public.ship.mass(), public.person(DAEDALUS).place), (9, Place::Dead));
            assert!(public.displays().all(|card| card.section() != Blueprint::Batteries));
            assert!(public.market.column(Blueprint::Batteries).iter().all(Option::is_none));
        }
        _ => assert_eq!(public.landfall, Some(planet("CYG-gA"))),
    }
}

// Rule: D-1
// Rule: A2a
// Rule: J1a
// Rule: J2d
// Rule: RUL-99
// Rule: D3-1
// Rule: D6c
// Rule: RUL-75
// Rule: DP-13
// Rule: K-Dozyear
#[test]
fn twelve_dozyears_go_as_written_and_end_in_a_marginal_victory() {
    let mut table = set_out();
    for (number, mut row) in (1..).zip(dozyears()) {
        let events = play_dozyear(&mut table, &mut row);
        row.check(number, &table.play().state().public, &events);
        check_story(number, &table.play().state().public, &events);
    }
    table.ended("ending-goldilocks").wins(&[P1, P2, P3]);
    let public = &table.play().state().public;
    assert_eq!(public.dozyear.number, 12);
    let totals = score::totals(public);
    assert_eq!(totals, [20, 29, 17, 21, 16, 28]);
    assert_eq!((score::sum(&totals), score::rating(public, &totals)), (131, Some(Rating::Marginal)));
}
