//! The tables of content against those of the rules: nothing is missing, nothing hangs in the air, and every row says what
//! the rules say. The files beside this one are the rows of the rules' tables.

#[path = "content/map.rs"]
mod map;
#[path = "content/names.rs"]
mod names;
#[path = "content/workcells.rs"]
mod workcells;

use std::collections::BTreeSet;

use interstellar::TEXTS;
use interstellar::content::*;
use orrery_text::{Lang, Texts, Voice};

/// What things are called, without what stands on pictures.
const NAMES: orrery_text::Sources = orrery_text::texts!("names-", "spaces-");

/// What something is called in English, as the rules file writes it.
fn english(id: &str) -> String {
    Voice::new(&Texts::of_game(&TEXTS), Lang::En, &[]).id(id).replace('’', "'")
}

/// The rows of a table as written, against the rows of the rules.
#[track_caller]
fn same_rows(written: impl Iterator<Item = String>, rules: &str) {
    let (written, rules): (Vec<String>, Vec<&str>) = (written.collect(), rules.lines().collect());
    written.iter().zip(&rules).for_each(|(row, rule)| assert_eq!(row, rule));
    assert_eq!(written.len(), rules.len());
}

/// `-` where there is nothing.
fn or_dash(text: Option<String>) -> String {
    text.unwrap_or_else(|| "-".into())
}

fn sum(counts: impl Iterator<Item = u8>) -> u32 {
    counts.map(u32::from).sum()
}

#[test]
fn ids_are_unique_and_found() {
    macro_rules! found {
        ($($kind:ident of $all:expr;)+) => { $(
            let ids: BTreeSet<&str> = $all.into_iter().map(|one| one.id()).collect();
            assert_eq!(ids.len(), $kind::COUNT, stringify!($kind));
            assert!($all.into_iter().all(|one| $kind::named(one.id()) == Some(one)), stringify!($kind));
            assert_eq!($kind::named("nowhere"), None);
        )+ };
    }
    found! {
        Space of Space::all(); Route of Route::all(); PlanetBox of PlanetBox::all(); Chit of Chit::all();
        Workcell of Workcell::all(); Cyborg of Cyborg::all(); Cell of Cell::all(); Tile of Tile::all(); Cupid of Cupid::all();
        Star of Star::ALL; WaterPlace of WaterPlace::ALL; Ideology of Ideology::ALL; Medal of Medal::ALL;
    }
}

// Rule: B5
// Rule: RUL-01
// Rule: RUL-02
// Rule: RUL-03
// Rule: K-Worker
// Rule: T-COUNTS
/// 2.1: what is in the box.
#[test]
fn the_pieces_are_counted() {
    assert_eq!((Workcell::COUNT, EarthData::COUNT, Tile::COUNT, Cyborg::COUNT), (45, 5, 11, 13));
    let (chits, medals) = (sum(Chit::all().map(Chit::copies)), sum(Medal::ALL.into_iter().map(Medal::copies)));
    assert_eq!((GOO_TOKENS, chits, medals), (5, 40, 17));
    let augmentations = AUGMENTATIONS_PER_SHAPE * Shape::COUNT;
    let small = GOO_TOKENS + MARKERS + SEX_MARKERS + augmentations + ORPHAN_MARKERS + MarketRow::COUNT;
    assert_eq!((augmentations, chits as usize + medals as usize + small), (30, 113));
    let dice = [CYBORG_DICE_PER_IDEOLOGY, AVATAR_DICE_PER_IDEOLOGY].map(|each| each * Ideology::COUNT);
    assert_eq!((dice, AVATARS_AT_START, DOMES_PER_IDEOLOGY), ([12, 12], 1, 1));
    assert_eq!((WEDDING_RINGS, BLACK_DISCS, DUSTBUGS), (6, 36, 2));
    assert_eq!((Reality::COUNT * Reality::NUGGETS, NUGGETS_IN_GAME), (4, 3));
    assert_eq!((CHARGE, CHARGE_AT_START), (1..=6, 6));
}

// Rule: K-Ideology
// Rule: K-Political-Hexagon
/// 2.2
#[test]
fn ideologies_stand_opposite_their_archenemies() {
    let colours = ["gray", "red", "white", "yellow", "purple", "green"];
    assert_eq!(Ideology::ALL.map(Ideology::colour), colours);
    assert_eq!(Ideology::ALL.map(Ideology::id), ["IN", "FR", "HO", "UN", "AU", "EQ"]);
    assert_eq!(Ideology::ALL.map(|one| one.archenemy().id()), ["UN", "AU", "EQ", "IN", "FR", "HO"]);
    let neighbours = [["EQ", "FR"], ["IN", "HO"], ["FR", "UN"], ["HO", "AU"], ["UN", "EQ"], ["AU", "IN"]];
    assert_eq!(Ideology::ALL.map(|one| one.neighbours().map(Ideology::id)), neighbours);
    assert_eq!(Ideology::ALL.map(Ideology::angle), [300, 0, 60, 120, 180, 240]);
    for one in Ideology::ALL {
        assert_eq!(one.archenemy().archenemy(), one);
        assert_eq!((one.archenemy().angle() + 180) % 360, one.angle());
        assert_eq!(Ideology::of_pulse(one.pulse()), Some(one));
        assert!(one.neighbours().into_iter().all(|near| near.neighbours().contains(&one)));
    }
    assert_eq!((Ideology::of_pulse(0), Ideology::of_pulse(7)), (None, None));
}

// Rule: D1f
// Rule: K-Political-Hexagon
#[test]
fn cupid_cells_lie_between_neighbours() {
    for cupid in Cupid::all() {
        let [one, other] = cupid.sides();
        assert_eq!(cupid.id(), format!("{}-{}", one.id(), other.id()));
        assert!(one.neighbours().contains(&other), "{}", cupid.id());
        assert_eq!((Cupid::between(one, other), Cupid::between(other, one)), (Some(cupid), Some(cupid)));
        assert_eq!(Cupid::between(one, one.archenemy()), None);
    }
}

// Rule: B6a
// Rule: K-Slot
// Rule: T-MAT
#[test]
fn a_mat_has_three_slots_of_which_two_are_open() {
    assert_eq!(Slot::ALL.map(Slot::is_open_at_start), [true, true, false]);
    let busted = [Some(Blueprint::Jars), Some(Blueprint::LifeSupport), None];
    assert_eq!(Slot::ALL.map(Slot::busted_with), busted);
    assert_eq!((WORKCELLS_PER_SLOT, NUGGETS_PER_MAT, Shape::COUNT, MedalClass::COUNT), (2, 1, 5, 7));
}

/// `1-4`, or `1` where it is one roll.
fn rolls(range: std::ops::RangeInclusive<u8>) -> String {
    if range.end() == range.start() { "1".into() } else { format!("{}-{}", range.start(), range.end()) }
}

fn four(rows: impl Iterator<Item = String>) -> String {
    rows.collect::<Vec<_>>().join(" / ")
}

fn cyborg_row(tile: Cyborg) -> String {
    let (young, elder) = Age::ALL.split_at(4);
    let amazon = tile.sex() == Sex::Amazon;
    let fertile = amazon.then(|| four(young.iter().map(|age| rolls(tile.fertile(*age)))));
    let lives = || four(elder.iter().filter_map(|age| tile.survives(*age)).map(rolls));
    let survives = (tile.sex() != Sex::PostHuman).then(lives);
    let wisdom = tile.wisdom().map_or("none".into(), |wisdom| english(&format!("wisdom-{}", wisdom.id())));
    let name = english(&format!("cyborg-{}", tile.id()));
    let sex = english(&format!("sex-{}", tile.sex().id()));
    [tile.id().into(), name, sex, or_dash(fertile), or_dash(survives), wisdom].join(" | ")
}

// Rule: B3-1
// Rule: A1e
// Rule: B3c
// Rule: IN-M
// Rule: FR-M
// Rule: FR-A
// Rule: HO-M
// Rule: UN-M
// Rule: AU-M
// Rule: AU-A
// Rule: EQ-M
// Rule: EQ-A
#[test]
fn cyborgs_are_those_of_the_table() {
    same_rows(Cyborg::all().map(cyborg_row), include_str!("content/cyborgs.txt"));
    for one in Ideology::ALL {
        assert_eq!((one.meathead().sex(), one.amazon().sex()), (Sex::Meathead, Sex::Amazon));
        assert_eq!([one.meathead(), one.amazon()].map(Cyborg::ideology), [Some(one); 2]);
        assert!(one.amazon().id().starts_with(one.id()) && one.meathead().id().starts_with(one.id()));
    }
    assert_eq!((Cyborg::POST_HUMAN.id(), Cyborg::POST_HUMAN.ideology()), ("PH", None));
    let wisdoms: BTreeSet<Wisdom> = Cyborg::all().filter_map(Cyborg::wisdom).collect();
    assert_eq!(wisdoms.len(), Wisdom::COUNT);
}

// Rule: B3b
// Rule: K-Orientation
#[test]
fn a_tile_has_a_young_and_an_elder_side() {
    assert_eq!(Age::ALL.map(Age::years), [18, 30, 42, 54, 66, 78, 90, 102]);
    assert_eq!(Age::ALL.map(Age::number), [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(Age::ALL.map(Age::is_elder), [false, false, false, false, true, true, true, true]);
    assert!(Age::ALL.into_iter().all(|age| Age::of_number(age.number()) == Some(age)));
    assert_eq!((Age::of_number(0), Age::of_number(9)), (None, None));
    for tile in Cyborg::all() {
        assert!(Age::ALL.into_iter().all(|age| age.is_elder() == tile.survives(age).is_some()));
        assert!(Age::ALL.into_iter().filter(|age| age.is_elder()).all(|age| tile.fertile(age).is_empty()));
        assert!(tile.sex() == Sex::Amazon || tile.fertile(Age::One).is_empty());
    }
}

// Rule: K-Hermaphroditism
#[test]
fn a_cyborg_turned_female_is_less_fertile() {
    let highest = Age::ALL.map(|age| *hermaphrodite_fertile(age).end());
    assert_eq!(highest, [3, 3, 2, 1, 0, 0, 0, 0]);
}

// Rule: E1a
// Rule: RUL-10
// Rule: RUL-26
#[test]
fn sections_lie_from_stern_to_bow_with_their_shapes() {
    let sections = ["engine", "batteries", "jars", "life-support", "wardens"];
    assert_eq!(Blueprint::ALL.map(Blueprint::id), sections);
    assert_eq!(Blueprint::ALL.map(Blueprint::position), [1, 2, 3, 4, 5]);
    assert_eq!(Blueprint::ALL.map(|one| one.shape().id()), ["triangle", "battery", "jar", "heart", "hexagon"]);
    assert_eq!(Blueprint::ALL.map(Blueprint::colour), ["orange", "brown", "pink", "green", "blue"]);
    assert!(Blueprint::ALL.into_iter().all(|one| one.shape().blueprint() == one));
}

// Rule: B4a
// Rule: A2e
#[test]
fn shields_weigh_one_and_the_ship_ten_at_the_start() {
    let mass = |side| sum(Blueprint::ALL.into_iter().map(|one| Tile::Section(one).mass(side)));
    assert_eq!((mass(Side::Fat), mass(Side::Lean)), (10, 5));
    let shields = Ideology::ALL.map(|one| Side::ALL.map(|side| Tile::Shield(one).mass(side)));
    assert_eq!(shields, [[1, 1]; Ideology::COUNT]);
}

/// What a prerequisite is called in the table.
fn prerequisite(cell: Cell) -> String {
    let Some(prerequisite) = cell.prerequisite() else { return "-".into() };
    let text = match prerequisite {
        Prerequisite::ThreeAugmentations => return format!("3 {} augmentations", section(cell).shape().id()),
        Prerequisite::NuggetAtBow => "a nugget at the bow",
        Prerequisite::Target => "a legal target",
        Prerequisite::OutbreakAllowed => "a workcell in a display on which H2g allows an outbreak",
        Prerequisite::Embryo => "an embryo of an Asleep Ideology",
        Prerequisite::EmbryoOrHibernator => "as Decant, or a hibernating Meathead",
        Prerequisite::StarNear => "a Star in bailout range",
        Prerequisite::EngineLit => "engine lit this dozyear",
        Prerequisite::OrbitDry => {
            "Orbit since the start of the dozyear, an explored existing Goldilocks here with hydration below 2"
        }
        Prerequisite::FuelOrRamjet => "fuel (or ramjet)",
        Prerequisite::ShieldNotInRow => "Worker's Shield not in the row",
    };
    text.into()
}

fn section(cell: Cell) -> Blueprint {
    match cell.tile() {
        Tile::Section(blueprint) => blueprint,
        Tile::Shield(_) => panic!("{} is the cell of a Shield", cell.id()),
    }
}

fn cell_row(cell: Cell) -> String {
    let (id, place) = match cell.side() {
        Some(side) => (cell.id(), format!("{} {}", english(&format!("blueprint-{}", section(cell).id())), side.id())),
        None => ("S-<ideology>", "each Shield in the row".into()),
    };
    let battery = match cell.battery() {
        Battery::Drops(0) => "0".into(),
        Battery::Drops(levels) => format!("-{levels}"),
        Battery::Full => "to 6".into(),
    };
    let task = english(&format!("task-{}", cell.task().id()));
    [id.into(), place, task, battery, prerequisite(cell), cell.task().rule().0.into()].join(" | ")
}

// Rule: B4b
// Rule: B4c
// Rule: B4d
// Rule: B4e
// Rule: B4f
#[test]
fn each_side_of_a_tile_has_its_own_cells() {
    for (tile, side) in Tile::all().flat_map(|tile| [Side::Fat, Side::Lean].map(|side| (tile, side))) {
        let own = |cell: &Cell| cell.tile() == tile && cell.side().is_none_or(|of| of == side);
        assert_eq!(tile.cells(side).collect::<Vec<_>>(), Cell::all().filter(own).collect::<Vec<_>>());
    }
}

// Rule: E2-1
// Rule: B4b
// Rule: B4c
// Rule: B4d
// Rule: B4e
// Rule: B4f
// Rule: RUL-11
// Rule: L-f2
// Rule: J-f2
#[test]
fn maintenance_cells_are_those_of_the_table() {
    let sections = Cell::all().filter(|cell| cell.side().is_some());
    let shields: Vec<Cell> = Cell::all().filter(|cell| cell.side().is_none()).collect();
    let kinds = sections.chain(shields.first().copied());
    same_rows(kinds.map(cell_row), include_str!("content/cells.txt"));
    for (shield, one) in shields.iter().zip(Ideology::ALL) {
        assert_eq!((shield.id(), shield.tile()), (format!("S-{}", one.id()).as_str(), Tile::Shield(one)));
        assert_eq!(cell_row(*shield), cell_row(shields[0]));
    }
    for (tile, side) in Tile::all().flat_map(|tile| Side::ALL.map(|side| (tile, side))) {
        let wanted = if matches!(tile, Tile::Section(_)) { 2 } else { 1 };
        assert_eq!(tile.cells(side).count(), wanted, "{}", tile.id());
    }
    let tasks: BTreeSet<Task> = Cell::all().map(Cell::task).collect();
    let needs: BTreeSet<Prerequisite> = Cell::all().filter_map(Cell::prerequisite).collect();
    assert_eq!((tasks.len(), needs.len()), (Task::COUNT, Prerequisite::COUNT));
}

// Rule: H1a
#[test]
fn a_discharge_needs_one_level_more_than_it_takes() {
    let needed = [Battery::Drops(0), Battery::Drops(1), Battery::Drops(5), Battery::Full].map(Battery::charge_needed);
    assert_eq!(needed, [0, 2, 6, 0]);
    assert!(Cell::all().all(|cell| CHARGE.contains(&cell.battery().charge_needed().max(1))));
}

// Rule: B13a
// Rule: A2g
// Rule: K-Velocity
#[test]
fn velocity_is_in_steps_of_four_per_cent() {
    assert_eq!(Velocity::all().map(Velocity::percent).collect::<Vec<_>>(), [0, 4, 8, 12, 16]);
    assert_eq!(Velocity::REST, Velocity(0));
}

// Rule: B13b
// Rule: A2f
// Rule: RUL-56
// Rule: K-Delta-v
// Rule: T-FUEL
#[test]
fn the_fuel_track_is_that_of_the_table() {
    let row = |wet: Position| {
        let left = |dry: u8| or_dash(wet.levels_over(Position(dry)).map(|levels| levels.to_string()));
        let levels = [3, 2, 1, 0].map(left).join(" / ");
        format!("{} | {} | {} | {levels}", wet.0, wet.mass(), wet.delta_v())
    };
    same_rows(Position::all().rev().map(row), include_str!("content/fuel.txt"));
    assert_eq!(Fuel::ALL.map(|fuel| fuel.wet().mass()), [220, 130, 80]);
    assert_eq!((Position::TOP.mass(), Position::DRY_AT_START.mass()), (220, 10));
}

// Rule: E1b
#[test]
fn the_dry_marker_stands_on_the_smallest_value_not_below_the_mass() {
    let dry: Vec<u8> = (0..=12).map(|ship| Position::dry(ship).mass()).collect();
    assert_eq!(dry, [3, 3, 3, 3, 5, 5, 7, 7, 10, 10, 10, 10, 10]);
    for ship in 0..=10 {
        let smallest = Position::all().find(|position| position.mass() >= ship);
        assert_eq!(Some(Position::dry(ship)), smallest, "{ship}");
    }
}

/// Stack, face, what it needs or holds, and how many there are.
type Drawn = (Stack, Face, u8);

// Rule: B11a
// Rule: T-CHITS
#[test]
fn chits_show_what_the_rules_list() {
    use Face::{Living, NoGoldilocks};
    let air = |goo, nuggets| Face::Air { goo, nuggets };
    let faces = |stack: Stack| stack.chits().map(|chit| (chit.stack(), chit.face(), chit.copies())).collect::<Vec<_>>();
    let of = |stack: Stack, faces: &[(Face, u8)]| -> Vec<Drawn> {
        faces.iter().map(|(face, copies)| (stack, *face, *copies)).collect()
    };
    let yellow = [(NoGoldilocks, 4), (Living, 1), (air(1, 0), 1), (air(0, 1), 1), (air(1, 1), 1), (air(2, 0), 1)];
    assert_eq!(faces(Stack::YellowAir), of(Stack::YellowAir, &yellow));
    let red = [(NoGoldilocks, 4), (Living, 1), (air(1, 0), 1), (air(1, 1), 1), (air(2, 0), 1)];
    assert_eq!(faces(Stack::RedAir), of(Stack::RedAir, &red));
    let sizes = Stack::ALL.map(|stack| sum(stack.chits().map(Chit::copies)));
    assert_eq!(sizes, [9, 8, 23]);
}

// Rule: B11b
#[test]
fn water_chits_show_what_the_rules_list() {
    use Mark::{CarbonPlanet, DiamondCore, IronRain, Moon, Phoenix, Siren};
    let water: Vec<(Option<Mark>, u8, u8)> = Stack::Water
        .chits()
        .map(|chit| match chit.face() {
            Face::Water { mark, drops } => (mark, drops, chit.copies()),
            face => panic!("{face:?} among the water chits"),
        })
        .collect();
    let wanted = [
        [(Some(Moon), 0, 4), (Some(Moon), 1, 4), (Some(Moon), 2, 2), (Some(Moon), 3, 1)].as_slice(),
        &[(Some(CarbonPlanet), 0, 1), (Some(CarbonPlanet), 1, 2), (Some(Phoenix), 1, 2), (Some(Phoenix), 2, 1)],
        &[(Some(Siren), 2, 1), (Some(DiamondCore), 0, 1), (Some(DiamondCore), 1, 1)],
        &[(Some(IronRain), 0, 1), (Some(IronRain), 1, 1), (None, 3, 1)],
    ];
    assert_eq!(water, wanted.concat());
    let wet = |least: u8| sum(water.iter().filter(|(_, drops, _)| *drops >= least).map(|(.., copies)| *copies));
    assert_eq!((wet(0), wet(1), wet(2)), (23, 16, 6));
    let marked = |of: Mark| sum(water.iter().filter(|(mark, ..)| *mark == Some(of)).map(|(.., copies)| *copies));
    assert_eq!([Moon, CarbonPlanet, Phoenix, Siren, DiamondCore, IronRain].map(marked), [11, 3, 3, 1, 2, 2]);
}

// Rule: I6a
#[test]
fn marks_belong_to_their_sub_stars() {
    use Substar::{BrownDwarf, GasGiant, WhiteDwarf};
    let wanted = [GasGiant, BrownDwarf, WhiteDwarf, GasGiant, WhiteDwarf, BrownDwarf];
    assert_eq!(Mark::ALL.map(Mark::substar), wanted);
    assert_eq!(Mark::ALL.map(Mark::is_magnifier), [false, false, false, true, true, true]);
    let orbits = [None, None, Some(GasGiant), Some(BrownDwarf), Some(WhiteDwarf)];
    assert_eq!(BoxKind::ALL.map(BoxKind::substar), orbits);
}

// Rule: B2h
#[test]
fn there_are_five_earth_data_cards() {
    assert_eq!(EarthData::ALL.map(EarthData::id), ["ED1", "ED2", "ED3", "ED4", "ED5"]);
    let names = ["Games Stadium", "Deep-VR interface", "Alzheimer's cure", "Tumour vaccine", "Clean-burn recipe"];
    assert_eq!(EarthData::ALL.map(|card| english(&format!("earth-data-{}", card.id()))), names);
}

fn medal_row(medal: Medal) -> String {
    let class = medal.class();
    let times = if medal.copies() > 1 { format!(" x {}", medal.copies()) } else { String::new() };
    let name = english(&format!("medal-{}", medal.id())) + &times;
    let kind = format!("{} ({})", english(&format!("medal-class-{}", class.id())), class.figure());
    [kind, name, medal.vp().to_string(), medal.award().id().into()].join(" | ")
}

// Rule: B12-1
// Rule: B12-3
// Rule: medal-founder
// Rule: medal-champion
// Rule: medal-ultralight
// Rule: medal-detective
// Rule: medal-galactic
// Rule: medal-guardian
// Rule: medal-watchdog
// Rule: medal-pale-blue-dot
// Rule: medal-mad-scientist
// Rule: medal-propulsion
// Rule: medal-panspermia
// Rule: medal-command
// Rule: medal-backer
// Rule: medal-seed
#[test]
fn medals_are_those_of_the_table() {
    same_rows(Medal::ALL.into_iter().map(medal_row), include_str!("content/medals.txt"));
    let classes = MedalClass::ALL.map(|class| sum(class.medals().map(Medal::copies)));
    assert_eq!((classes, classes.iter().sum::<u32>()), ([2, 3, 2, 1, 3, 2, 4], 17));
}

// Rule: F1a
// Rule: F1b
// Rule: F1c
// Rule: F1d
// Rule: F1e
// Rule: H2h
// Rule: A3c
#[test]
fn regulations_follow_the_commanders_ideology() {
    let order = [
        Regulation::UnfitForDuty,
        Regulation::JarCulprit,
        Regulation::Levy,
        Regulation::StateSecurity,
        Regulation::ArrangedMarriage,
        Regulation::Copyright,
    ];
    let row = |one: Ideology| order.map(|rule| if one.regulations().contains(rule) { 'Y' } else { '-' });
    let rows = Ideology::ALL.map(|one| row(one).iter().collect::<String>());
    assert_eq!(rows, ["Y----Y", "-----Y", "YYY---", "YYYY--", "YYYYY-", "Y--Y--"]);
}

// Rule: F4b
// Rule: T-LAW
#[test]
fn the_marriage_law_follows_the_commanders_ideology() {
    let laws = ["polygamy", "exogamy", "monogamy", "heterogamy", "arranged", "polyamory"];
    assert_eq!(Ideology::ALL.map(|one| one.marriage_law().id()), laws);
}

// Rule: H6
// Rule: RUL-20
// Rule: T-PLASMA
#[test]
fn the_plasma_risk_table_is_that_of_the_rules() {
    let row = |risk: Risk| (1..=6).map(|total| risk.outcome(total).id()).collect::<String>();
    assert_eq!(Risk::ALL.map(row), ["DEGGGG", "BDEFGG", "ABGGGG", "ACDEFG", "BCEFFG"]);
    let beyond = Risk::ALL.map(|risk| [0, 7, 11].map(|total| risk.outcome(total).id()));
    assert_eq!(beyond, [["D", "G", "G"], ["B", "G", "G"], ["A", "G", "G"], ["A", "G", "G"], ["B", "G", "G"]]);
    let names = ["Relativistic bailout", "Stellar flare", "Debris disc", "Ice braking", "Hot fly-by"];
    assert_eq!(Risk::ALL.map(|risk| english(&format!("risk-{}", risk.id()))), names);
}

// Rule: T-OUTCOMES
/// 2.13
#[test]
fn plasma_outcomes_are_those_of_the_table() {
    assert_eq!(Outcome::ALL.map(Outcome::erosion), [2, 0, 1, 0, 0, 0, 0]);
    assert_eq!(Outcome::ALL.map(Outcome::lightning), [false, true, false, false, false, false, false]);
    assert_eq!(Outcome::ALL.map(Outcome::neutrons), [true, true, true, false, false, true, false]);
    assert_eq!(Outcome::ALL.map(Outcome::goo), [1, 1, 1, 0, 0, 0, 0]);
    let (awake, jars, elders) = (Some(Deaths::Awake), Some(Deaths::Jars), Some(Deaths::Elders));
    assert_eq!(Outcome::ALL.map(Outcome::deaths), [awake, jars, awake, jars, elders, None, None]);
}

// Rule: H2
// Rule: H3
// Rule: T-ROLLS
#[test]
fn dice_say_what_the_roll_tables_say() {
    let dice = [1, 2, 3, 4, 5, 6];
    let workcell = ["success", "with-augmentation", "fail", "fail", "fail", "mishap"];
    assert_eq!(dice.map(|die| WorkcellRoll::of(die).id()), workcell);
    let red = ["killed", "killed", "fail", "fail", "fail", "death"];
    assert_eq!(dice.map(|die| GooRoll::of(Alert::Red, die).id()), red);
    let yellow = ["domesticated", "fail", "fail", "fail", "fail", "death"];
    assert_eq!(dice.map(|die| GooRoll::of(Alert::Yellow, die).id()), yellow);
}

// Rule: C3a
// Rule: C3b
// Rule: B13i
// Rule: K-Market
// Rule: T-MARKET
#[test]
fn the_market_has_a_column_for_each_section_and_three_rows() {
    assert_eq!(MarketRow::ALL.map(|row| (row.id(), row.stress())), [("bottom", 0), ("middle", 1), ("top", 2)]);
    for section in Blueprint::ALL {
        assert_eq!(section.workcells().count(), MarketRow::COUNT + MarketRow::DECK_AT_START);
    }
}

// Rule: T-OPTIONS
/// 2.16: every option with its values, the default first.
#[test]
fn start_options_are_those_of_the_table() {
    let stars = Star::ALL.map(Star::id).join(" ");
    let wanted = [
        ("assignment", "choose roll"),
        ("fuel", "max crisis daredevil"),
        ("beginner", "off on"),
        ("forward", "off on"),
        ("start_star", stars.as_str()),
        ("combined", "off on"),
        ("assign_order", "rounds all_at_once"),
        ("decant", "choice random"),
        ("levy_from", "any_task strict"),
        ("deck_top_visible", "off on"),
        ("troglodyte_landfall", "automatic ordered"),
        ("talk", "promises none"),
        ("lesson", "off voyage politics landing"),
    ];
    let options = OPTIONS.each_ref().map(|option| (option.id, option.values.join(" ")));
    assert_eq!(options.each_ref().map(|(id, values)| (*id, values.as_str())), wanted);
    assert_eq!(PLAYERS, 1..=6);
}
