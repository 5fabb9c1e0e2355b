//! The tables of content against what the rules say of them: nothing is missing and nothing hangs in the air.

#[path = "content/board.rs"]
mod board;

use std::collections::{BTreeMap, BTreeSet};

use orrery_core::{Answer, Asking, Dice, Play, Setup};
use orrery_kit::fx::BlockId;
use starfarers::Starfarers;
use starfarers::content::card::{Stmt, Verb};
use starfarers::content::*;
use starfarers::event::{Event, Reading};
use starfarers::rules::encounter::question_of;

/// Where a statement leads.
fn leads_to(stmt: &Stmt) -> Vec<BlockId> {
    match *stmt {
        Stmt::Table(_, _, then) => then.to_vec(),
        Stmt::If(_, yes, no) => [yes].into_iter().chain(no).collect(),
        Stmt::Each(_, block) | Stmt::Go(block) => vec![block],
        _ => Vec::new(),
    }
}

fn point(id: &str) -> Point {
    Point::named(id).unwrap_or_else(|| panic!("no intersection {id}"))
}

fn site(id: &str) -> Site {
    Site::named(id).unwrap_or_else(|| panic!("no site {id}"))
}

fn planet(id: &str) -> Planet {
    Planet::named(id).unwrap_or_else(|| panic!("no planet {id}"))
}

/// SF-Z6, SF-FLY-13: the field of intersections, without the centres of the systems.
#[test]
fn the_board_has_the_totals_of_the_rules() {
    let degree = |wanted| Point::all().filter(|point| point.neighbours().len() == wanted).count();
    assert_eq!((Point::all().len(), degree(3), degree(2)), (362, 276, 86));
    assert_eq!(Point::all().map(|point| point.neighbours().len()).sum::<usize>(), 2 * 500);
    assert_eq!(Hex::all().count(), Hex::COUNT);
    for system in System::all() {
        let (x, y) = system.centre();
        assert_eq!(Point::at(x, y), None, "{}", system.id());
    }
}

/// SF-FLY-1: every edge can be flown both ways, every place can be reached, and none is further than 37 steps.
#[test]
fn the_board_hangs_together() {
    for point in Point::all() {
        assert!(point.neighbours().iter().all(|near| near.neighbours().contains(&point)), "{}", point.id());
        assert!(point.neighbours().iter().all(|near| point.distance(*near) == 1 && near.distance(point) == 1));
    }
    let longest = Point::all().flat_map(|from| Point::all().map(move |to| from.distance(to))).max();
    assert_eq!(longest, Some(37));
}

#[test]
fn points_are_numbered_by_height_then_column() {
    let order: Vec<_> = Point::all().map(|point| (point.y(), point.x())).collect();
    assert!(order.is_sorted());
    for point in Point::all() {
        assert_eq!(point.id(), format!("{}_{}", point.x(), point.y()));
        assert_eq!(Point::at(point.x(), point.y()), Some(point));
    }
    assert_eq!((Point::named("12_22"), Point::named("2_19"), Point::named("")), (None, None, None));
    for (x, y) in [(-1, 1), (25, 1), (0, -3), (2, 42), (127, 127), (-128, -128)] {
        assert_eq!(Point::at(x, y), None);
    }
}

/// Every corner of every hex is an intersection or the centre of a system.
#[test]
fn the_corners_of_the_hexes_are_the_intersections() {
    let corners: BTreeSet<_> = Hex::all().flat_map(Hex::corners).collect();
    let centres: BTreeSet<_> = System::all().map(System::centre).collect();
    let points: BTreeSet<_> = Point::all().map(|point| (point.x(), point.y())).collect();
    assert_eq!(corners, points.union(&centres).copied().collect());
    assert!(points.is_disjoint(&centres));
}

/// SF-EXPLORE-6: 9 intersections of a system show one planet, 3 show two.
#[test]
fn every_system_is_seen_from_twelve_intersections() {
    for system in System::all() {
        let of = |point: &Point| point.planets().iter().any(|planet| planet.system() == system);
        let around: Vec<_> = Point::all().filter(of).collect();
        let singles = around.iter().filter(|point| point.planets().len() == 1).count();
        assert_eq!((around.len(), singles), (12, 9), "{}", system.id());
        assert!(around.iter().all(|point| point.planets().iter().all(|planet| planet.system() == system)));
    }
}

#[test]
fn planets_lie_where_the_table_has_them() {
    for (id, singles) in board::SINGLES {
        let alone: BTreeSet<_> = Point::all().filter(|point| point.planets() == [planet(id)]).collect();
        assert_eq!(alone, singles.map(point).into(), "{id}");
    }
    let hexes: BTreeSet<_> = Hex::all().collect();
    let taken: BTreeSet<_> = Planet::all().map(Planet::hex).chain(Base::all().map(Base::hex)).collect();
    assert_eq!(taken.len(), Planet::COUNT + Base::COUNT);
    assert!(taken.is_subset(&hexes));
}

/// SF-SHIP-2: each site with its two launch points.
#[test]
fn sites_and_launch_points_are_those_of_the_table() {
    for (number, (id, at, planets, launch)) in board::SITES.into_iter().enumerate() {
        let site = Site(number as u8);
        assert_eq!((site.id(), site.point()), (id, point(at)));
        assert_eq!(site.planets(), planets.map(planet), "{id}");
        assert_eq!(site.launch_points(), launch.map(point), "{id}");
        assert_eq!(site.point().site(), Some(site));
        assert_eq!(BTreeSet::from(site.planets()), site.point().planets().iter().copied().collect());
        assert_eq!(site.system().sites()[number % 3], site);
    }
    assert_eq!(Point::all().filter_map(Point::site).count(), Site::COUNT);
    assert!(Point::all().all(|point| point.site().is_some() == (point.planets().len() == 2)));
}

#[test]
fn labels_differ_from_ids_only_in_the_greek_letters() {
    let spelt = |label: &str| {
        let greek = [("α", "alpha"), ("β", "beta"), ("γ", "gamma"), ("δ", "delta")];
        greek.into_iter().fold(label.to_owned(), |text, (letter, name)| text.replace(letter, name))
    };
    assert!(System::all().all(|system| spelt(system.label()) == system.id()));
    assert!(Planet::all().all(|planet| spelt(planet.label()) == planet.id()));
    assert!(Site::all().all(|site| spelt(site.label()) == site.id()));
    assert!(Planet::all().all(|planet| planet.id().starts_with(planet.system().id())));
    assert!(Site::all().all(|site| site.id().starts_with(site.system().id())));
}

/// SF-TRADEBASE-1: five docks and a plain corner at each base, none of them beside a planet.
#[test]
fn each_base_has_five_docks() {
    for base in Base::all() {
        let corners: BTreeSet<_> = base.hex().corners().into_iter().filter_map(|(x, y)| Point::at(x, y)).collect();
        let listed: BTreeSet<_> = base.docks().into_iter().chain([base.sixth()]).collect();
        assert_eq!((corners.len(), &corners), (6, &listed), "{}", base.id());
        assert_eq!(base.sixth().dock(), None);
        for (at, point) in base.docks().into_iter().enumerate() {
            let dock = Dock { base, number: at as u8 + 1 };
            assert_eq!((point.dock(), dock.point()), (Some(dock), point));
            assert!(point.planets().is_empty(), "{}", point.id());
        }
    }
    assert_eq!(Point::all().filter_map(Point::dock).count(), 20);
}

#[test]
fn distances_are_those_of_the_tables() {
    for (id, steps) in board::FROM_STARTS {
        let from = |start: Start| start.spaceport().launch_points().map(|launch| launch.distance(point(id)));
        assert_eq!(Start::all().filter_map(|start| from(start).into_iter().min()).collect::<Vec<_>>(), steps, "{id}");
    }
    let outer = || System::all().filter(|system| !system.is_home());
    let places = outer().map(|system| system.sites().map(Site::point).to_vec());
    let places: Vec<_> = places.chain(Base::all().map(|base| vec![base.docks()[0]])).collect();
    let least = |a: &[Point], b: &[Point]| a.iter().flat_map(|a| b.iter().map(|b| a.distance(*b))).min();
    for (row, steps) in board::BETWEEN.iter().enumerate() {
        for (column, &wanted) in steps.iter().enumerate() {
            // Between two sites of one system there is no entry.
            assert_eq!(least(&places[row], &places[column]), Some(wanted), "{row} to {column}");
        }
    }
}

/// SF-SETUP-1, SF-SETUP-3, SF-Z8, R-04: each start touches all five resources, each home holds one spaceport and two colonies.
#[test]
fn starts_fill_the_home_systems() {
    let sites: Vec<_> = Start::all().flat_map(|start| [vec![start.spaceport()], start.colonies().into()]).collect();
    let sites: Vec<_> = sites.concat();
    assert_eq!(sites.iter().copied().collect::<BTreeSet<_>>().len(), 12);
    assert!(sites.iter().all(|site| site.system().is_home()));
    let ports: BTreeSet<_> = Start::all().map(|start| start.spaceport().system()).collect();
    assert_eq!(ports.len(), System::HOMES);
    for (start, pips) in Start::all().zip([22, 23, 21, 22]) {
        let own = [start.spaceport(), start.colonies()[0], start.colonies()[1]];
        let planets: Vec<_> = own.into_iter().flat_map(Site::planets).collect();
        let types: BTreeSet<_> = planets.iter().map(|planet| planet.resource()).collect();
        assert_eq!(types.len(), Resource::COUNT, "{}", start.id());
        let sum: u8 = planets.iter().filter_map(|planet| planet.basic_chip()).map(|chip| chip.value().pips()).sum();
        assert_eq!(sum, pips, "{}", start.id());
    }
    assert_eq!(Start::P1.colonies(), [site("gamma-BL"), site("delta-BL")]);
    assert_eq!(Start::P2.colonies(), [site("gamma-BR"), site("delta-BR")]);
    assert_eq!(Start::P3.colonies(), [site("alpha-BR"), site("beta-BL")]);
    assert_eq!(Start::P4.colonies(), [site("alpha-BL"), site("beta-BR")]);
}

/// SF-T02 to SF-T06: what the basic set-up gives, start by start, on every roll.
#[test]
fn basic_numbers_produce_as_in_the_examples() {
    let income = |roll: u8, start: Start| {
        let own = [start.spaceport(), start.colonies()[0], start.colonies()[1]];
        let planets = own.into_iter().flat_map(Site::planets);
        let producing = planets.filter(|planet| planet.basic_chip().is_some_and(|chip| chip.value().produces(roll)));
        let mut types: Vec<_> = producing.map(|planet| planet.resource().id()).collect();
        types.sort_unstable();
        types.join(" ")
    };
    let table = [
        (2, ["fuel", "", "", "fuel"]),
        (3, ["", "fuel", "fuel ore", "ore"]),
        (4, ["food", "", "food", ""]),
        (5, ["ore", "ore", "", ""]),
        (6, ["carbon goods", "carbon", "goods", ""]),
        (7, ["", "", "", ""]),
        (8, ["", "goods", "carbon", "carbon goods"]),
        (9, ["", "food", "", "food"]),
        (10, ["", "fuel", "fuel", ""]),
        (11, ["fuel ore", "", "", "fuel ore"]),
        (12, ["", "", "ore", "ore"]),
    ];
    for (roll, wanted) in table {
        assert_eq!([Start::P1, Start::P2, Start::P3, Start::P4].map(|start| income(roll, start)), wanted, "{roll}");
    }
}

/// SF-SETUP-8 to SF-SETUP-10.
#[test]
fn there_is_a_chip_for_every_planet_and_five_in_reserve() {
    for class in ChipClass::ALL {
        let planets = Planet::all().filter(|planet| planet.dot() == class).count();
        let wanted = if class == ChipClass::White { 0 } else { class.chips().len() };
        assert_eq!(planets, wanted, "{}", class.id());
        assert!(class.chips().all(|chip| chip.class() == class));
    }
    assert_eq!(ChipClass::ALL.iter().map(|class| class.chips().len()).sum::<usize>(), Chip::COUNT);
    assert_eq!(ChipClass::White.chips().len(), 5);
    for system in System::all() {
        let dots: BTreeSet<_> = system.planets().map(Planet::dot).into();
        assert_eq!(dots.len(), if system.is_home() { 1 } else { 3 }, "{}", system.id());
        assert_eq!(system.is_home(), dots.iter().all(|dot| dot.is_greek()));
    }
    let basic: BTreeSet<_> = Planet::all().filter_map(Planet::basic_chip).collect();
    assert_eq!(basic.len(), 12);
    assert!(Planet::all().all(|planet| planet.basic_chip().is_none_or(|chip| chip.class() == planet.dot())));
}

/// SF-Z7, R-05.
#[test]
fn chips_show_what_the_rules_list() {
    let faces = |class: ChipClass| class.chips().map(|chip| chip.value()).collect::<Vec<_>>();
    let numbers = |numbers: &[u8]| numbers.iter().map(|&number| ChipValue::Number(number)).collect::<Vec<_>>();
    use ChipValue::{Ice, Lair, Number, Two};
    assert_eq!(faces(ChipClass::Alpha), numbers(&[4, 8, 11]));
    assert_eq!(faces(ChipClass::Beta), [Number(8), Number(10), Two(3, 12)]);
    assert_eq!(faces(ChipClass::Gamma), numbers(&[3, 5, 6]));
    assert_eq!(faces(ChipClass::Delta), [Number(6), Number(9), Two(2, 11)]);
    assert_eq!(faces(ChipClass::Yellow), numbers(&[3, 3, 4, 4, 11, 11, 12]));
    assert_eq!(faces(ChipClass::Red), numbers(&[2, 5, 5, 6, 8, 9, 9]));
    assert_eq!(faces(ChipClass::Blue), [Number(10), Number(10), Lair(4), Lair(5), Lair(6), Ice(3), Ice(4)]);
    assert_eq!(faces(ChipClass::White), numbers(&[3, 9, 10, 11, 11]));
    assert_eq!(Chip::all().filter(|chip| chip.value().is_closed()).count(), 5);
}

/// without two-number chips β shows 3 and δ shows 11.
#[test]
fn two_number_chips_can_be_left_out() {
    let single = |class: ChipClass| class.chips().next_back().map(Chip::single_value);
    assert_eq!(single(ChipClass::Beta), Some(ChipValue::Number(3)));
    assert_eq!(single(ChipClass::Delta), Some(ChipValue::Number(11)));
    let changed = Chip::all().filter(|chip| chip.value() != chip.single_value()).count();
    assert_eq!(changed, 2);
}

#[test]
fn pips_are_the_rolls_of_two_dice() {
    for number in (2..=12).filter(|number| *number != 7) {
        let rolls = (1..=6).flat_map(|a| (1..=6).map(move |b| a + b)).filter(|sum| *sum == number).count();
        assert_eq!(usize::from(ChipValue::Number(number).pips()), rolls);
    }
    assert_eq!((ChipValue::Two(3, 12).pips(), ChipValue::Lair(4).pips()), (3, 0));
}

/// SF-Z4, R-07: values and chances of the balls, as many pairs with each.
#[test]
fn balls_fall_in_ten_pairs() {
    let black = |(a, b): &(Ball, Ball)| *a == Ball::Black || *b == Ball::Black;
    let count = |with_black, sum| {
        let fits = |pair: &&(Ball, Ball)| black(pair) == with_black && pair.0.value() + pair.1.value() == sum;
        PAIRS.iter().filter(fits).count()
    };
    assert_eq!([3, 4, 5].map(|sum| count(false, sum)), [2, 2, 2]);
    assert_eq!([1, 2, 3].map(|sum| count(true, sum)), [1, 2, 1]);
    assert_eq!([1, 2, 3, 4, 5].map(|sum| count(false, sum) + count(true, sum)), [1, 2, 3, 2, 2]);
    for ball in Ball::ALL {
        let drawn: usize = PAIRS.iter().map(|(a, b)| usize::from(*a == ball) + usize::from(*b == ball)).sum();
        assert_eq!(drawn, if ball == Ball::Yellow { 8 } else { 4 }, "{}", ball.id());
    }
}

/// SF-Z3 and the rates of SF-BANK-1 to SF-BANK-3.
#[test]
fn costs_are_those_of_the_table() {
    assert_eq!(Build::ColonyShip.cost(), [1, 1, 1, 1, 0]);
    assert_eq!(Build::TradeShip.cost(), [1, 1, 0, 0, 2]);
    assert_eq!(Build::Spaceport.cost(), [0, 0, 3, 2, 0]);
    assert_eq!(Build::Part(Part::Cannon).cost(), [0, 0, 2, 0, 0]);
    assert_eq!(Build::Part(Part::Booster).cost(), [0, 2, 0, 0, 0]);
    assert_eq!(Build::Part(Part::FreightRing).cost(), [2, 0, 0, 0, 0]);
    assert!(Build::ALL.into_iter().all(|build| Build::named(build.id()) == Some(build)));
    assert_eq!(Resource::ALL.map(|resource| (resource.rate(), resource.merchants_rate()))[3..], [(3, 2), (2, 1)]);
}

/// SF-SETUP-15.
#[test]
fn each_people_has_five_cards() {
    for people in People::ALL {
        assert!(people.cards().into_iter().all(|card| card.people() == people), "{}", people.id());
    }
    assert_eq!(FriendCard::all().len(), People::COUNT * Base::DOCKS);
    let bonus = |card: &FriendCard| {
        let add = |(speed, strength): (u8, u8), gift| match gift {
            Gift::Speed(more) => (speed + more, strength),
            Gift::Strength(more) => (speed, strength + more),
            _ => (speed, strength),
        };
        card.gifts().fold((0, 0), add)
    };
    let ships: Vec<_> = People::Scientists.cards().iter().map(bonus).collect();
    assert_eq!(ships, [(1, 1), (1, 1), (1, 1), (2, 0), (0, 2)]);
    assert!(FriendCard::all().filter(|card| card.people() != People::Scientists).all(|card| bonus(&card) == (0, 0)));
}

/// SF-Z2, SF-Z5, SF-SETUP-6: the counts of the box and what a player has left after the set-up.
#[test]
fn pieces_are_counted() {
    assert_eq!((COLONIES, POSTS, RINGS, TRANSPORTERS), (9, 7, 3, 3));
    assert_eq!((COLONIES - 3 - 1, RINGS - 1, TRANSPORTERS - 1), (5, 2, 2));
    assert_eq!((PART_LIMIT * 4, PART_STOCK), (24, 24));
    assert_eq!((FAME_STOCK, FAME_STOCK - 4 * START_FAME), (40, 36));
    let cards = Resource::COUNT as u8;
    assert_eq!((CARDS_EACH * cards, SUPPLY_EACH * cards, CARDS_EACH - SUPPLY_EACH), (100, 60, 8));
    assert_eq!(SUPPLY_EACH * cards - 4 * START_HAND, 48);
}

fn ids<T>(all: impl Iterator<Item = T>, id: impl Fn(T) -> &'static str) -> BTreeSet<&'static str> {
    let ids: Vec<_> = all.map(id).collect();
    let unique: BTreeSet<_> = ids.iter().copied().collect();
    assert_eq!(unique.len(), ids.len());
    unique
}

#[test]
fn ids_are_unique() {
    ids(Point::all(), Point::id);
    ids(Planet::all(), Planet::id);
    ids(Site::all(), Site::id);
    ids(Base::all(), Base::id);
    ids(Chip::all(), Chip::id);
    ids(OPTIONS.iter(), |option| option.id);
    let cards = ids(FriendCard::all(), FriendCard::id);
    assert_eq!((cards.first(), cards.last()), (Some(&"F01"), Some(&"F20")));
    let cards = ids(Encounter::all(), Encounter::id);
    assert_eq!((cards.first(), cards.last()), (Some(&"E01"), Some(&"E32")));
    let resources = ids(Resource::ALL.into_iter(), Resource::id);
    assert!(resources.into_iter().all(|id| Resource::named(id).is_some_and(|resource| resource.id() == id)));
}

/// SF-SETUP-16, R-06.
#[test]
fn encounters_are_of_these_kinds() {
    let mut kinds: BTreeMap<_, usize> = BTreeMap::new();
    Encounter::all().for_each(|card| *kinds.entry(card.kind()).or_default() += 1);
    assert_eq!(kinds.into_values().collect::<Vec<_>>(), [5, 2, 3, 3, 3, 4, 3, 3, 4, 2]);
}

/// Every branch ends, every node is reached, and what is read out belongs to the card.
#[test]
fn encounter_trees_are_well_formed() {
    let mut read = BTreeSet::new();
    for card in Encounter::all() {
        let (mut reached, blocks) = (BTreeSet::from([0]), card.program().0);
        for (at, block) in blocks.iter().enumerate() {
            let next: Vec<BlockId> = block.iter().flat_map(leads_to).collect();
            // Branches lead forward only, so each of them ends; and none comes back to what stands behind it.
            assert!(next.iter().all(|&to| usize::from(to) > at && usize::from(to) < blocks.len()));
            let last = block.iter().rposition(|stmt| !leads_to(stmt).is_empty());
            assert!(last.is_none_or(|last| card.is_wear() || last + 1 == block.len()), "{}", card.id());
            reached.extend(next);
            if let Some(id) = leaf(block) {
                assert!(id.starts_with(card.id()) && read.insert(id), "{id}");
                assert!(block.iter().filter(|stmt| **stmt == Stmt::Do(Verb::Jump)).count() <= 1, "{id}");
            }
        }
        assert_eq!(reached.len(), blocks.len(), "{}", card.id());
    }
    assert_eq!(read.len(), 106);
}

/// Random games come to the end of every branch of every card.
#[test]
fn every_branch_of_every_encounter_is_played() {
    let ends = |card: Encounter| {
        let wear = card.is_wear().then_some((card, 0));
        card.leaves().map(move |(at, _)| (card, at)).chain(wear).collect::<Vec<_>>()
    };
    let mut left: BTreeSet<(Encounter, BlockId)> = Encounter::all().flat_map(ends).collect();
    for game in 0..4000 {
        if left.is_empty() {
            return;
        }
        let mut play = Play::<Starfarers>::begin(&Setup::new(4), Dice::seeded("branches", game)).expect("a beginning");
        let mut luck = Dice::seeded("answers", game);
        while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
            let choice = Starfarers::sample(play.state(), &ask, &mut luck);
            play.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a legal answer");
            for event in play.events() {
                match event {
                    Event::Reading(Reading::Read { card, node, .. }) => left.remove(&(*card, *node)),
                    Event::Reading(Reading::WearOver { card }) => left.remove(&(*card, 0)),
                    _ => false,
                };
            }
        }
    }
    panic!("never read: {left:?}");
}

/// Cards of one kind open with one question; only a tribute differs by what is demanded.
#[test]
fn cards_of_a_kind_ask_the_same() {
    let opening = |card: Encounter| question_of(card.block(0)).map(|(question, _)| question);
    let with = |wanted| Encounter::all().filter(|card| opening(*card) == Some(wanted)).count();
    assert_eq!(Question::ALL.map(with), [7, 0, 0, 3, 2, 1, 3, 4, 3, 3, 4]);
    assert!(Encounter::all().all(|card| card.is_wear() == opening(card).is_none()));
}

/// SF-Z11, R-21: one branch alone loses the ship, and all sixteen effects are on some card.
#[test]
fn effects_are_used() {
    let stmts = Encounter::all().flat_map(|card| card.program().0.iter().copied().flatten());
    let effects: Vec<&Verb> =
        stmts.filter_map(|stmt| if let Stmt::Do(verb) = stmt { Some(verb) } else { None }).collect();
    let kinds: Vec<_> = effects.iter().map(|effect| std::mem::discriminant(*effect)).collect();
    assert_eq!(kinds.into_iter().collect::<std::collections::HashSet<_>>().len(), 17, "and what is read out");
    assert_eq!(effects.into_iter().filter(|effect| **effect == Verb::LoseShip).count(), 1);
}

/// SF-Z10. With 4 players both second seats are the one opposite; with 3 they are the other neighbour; with 2 all are one.
#[test]
fn neighbours_are_counted_round_the_table() {
    use Neighbour::{Left, Right, SecondLeft, SecondRight};
    let seats = |players| [Left, Right, SecondLeft, SecondRight].map(|neighbour| neighbour.seats_on(players));
    assert_eq!((seats(4), seats(3), seats(2)), ([1, 3, 2, 2], [1, 2, 2, 1], [1, 1, 1, 1]));
}

#[test]
fn every_point_knows_the_nearest_sites() {
    for point in Point::all() {
        let sites: Vec<(u8, Site)> = point.sites().iter().map(|site| (point.distance(site.point()), *site)).collect();
        assert!(sites.len() == Site::COUNT && sites.is_sorted(), "by distance, then by number: {}", point.id());
    }
}
