//! The map: spaces, stars, routes and planet boxes, and how far everything is from everything (2.7).

use std::collections::BTreeSet;

use interstellar::content::*;

use super::{english, or_dash, same_rows};

fn space(id: &str) -> Space {
    Space::named(id).unwrap_or_else(|| panic!("no space {id}"))
}

/// What a lens looks at, as the table writes it.
fn target(sight: Sight) -> String {
    let beyond = |beyond: Beyond, how: &str| format!("{} ({how})", english(&format!("beyond-{}", beyond.id())));
    match sight {
        Sight::Star(star) => star.id().into(),
        Sight::Beyond(seen) if seen.is_galactic() => beyond(seen, "galactic"),
        Sight::Beyond(seen) => beyond(seen, "off map"),
    }
}

fn ids(spaces: impl Iterator<Item = Space>) -> String {
    spaces.map(Space::id).collect::<Vec<_>>().join(" ")
}

fn space_row(space: Space) -> String {
    let seen = space.sight(Printing::First).map(|sight| format!(" -> {}", target(sight))).unwrap_or_default();
    let exit = if space.exit().is_some() { " EXIT" } else { "" };
    let neighbours = ids(space.neighbours().iter().copied());
    format!("{} {} {},{}{seen}{exit} : {neighbours}", space.id(), space.kind().id(), space.x(), space.y())
}

// Rule: B8a
// Rule: T-MAP
#[test]
fn every_space_is_that_of_the_table() {
    same_rows(Space::all().map(space_row), include_str!("spaces.txt"));
}

#[test]
fn the_map_has_the_totals_of_the_rules() {
    let kinds = Kind::ALL.map(|kind| Space::all().filter(|space| space.kind() == kind).count());
    assert_eq!((Space::COUNT, kinds), (294, [217, 38, 5, 14, 20]));
    let ends: usize = Space::all().map(|space| space.neighbours().len()).sum();
    assert_eq!(ends, 2 * 301);
    let (width, height) = CANVAS;
    assert_eq!(CANVAS, (2300, 1720));
    let inside = |space: Space| (0..width as i16).contains(&space.x()) && (0..height as i16).contains(&space.y());
    assert!(Space::all().all(inside));
    let places: BTreeSet<(i16, i16)> = Space::all().map(|space| (space.x(), space.y())).collect();
    assert_eq!(places.len(), Space::COUNT);
}

#[test]
fn every_edge_is_two_way_and_every_space_can_be_reached() {
    for space in Space::all() {
        let unique: BTreeSet<&Space> = space.neighbours().iter().collect();
        assert_eq!(unique.len(), space.neighbours().len(), "{}", space.id());
        assert!(!space.neighbours().contains(&space), "{}", space.id());
        assert!(space.neighbours().iter().all(|near| near.neighbours().contains(&space)), "{}", space.id());
        assert!(space.neighbours().iter().all(|near| space.distance(*near) == 1), "{}", space.id());
        assert!(Space::all().all(|to| space.distance(to) == to.distance(space) && space.distance(to) < u8::MAX));
    }
}

/// 2.7.6: all of them.
#[test]
fn distances_between_stars_are_those_of_the_table() {
    let row = |from: Star| {
        let steps = Star::ALL.map(|to| from.space().distance(to.space()).to_string());
        format!("{} {}", from.id(), steps.join(" "))
    };
    same_rows(Star::ALL.into_iter().map(row), include_str!("distances.txt"));
}

/// Hundredths without the zeros at their end.
fn light_years(hundredths: u16) -> String {
    let written = format!("{}.{:02}", hundredths / 100, hundredths % 100);
    written.trim_end_matches('0').trim_end_matches('.').into()
}

fn listed(words: impl Iterator<Item = &'static str>) -> Option<String> {
    let words: Vec<String> = words.map(|word| word.replace('-', " ")).collect();
    (!words.is_empty()).then(|| words.join(" + "))
}

fn star_row(star: Star) -> String {
    let (at, (dx, dy)) = (star.space(), star.boxes_from());
    let cells = [
        star.id().into(),
        english(&format!("star-{}", star.id())),
        at.x().to_string(),
        at.y().to_string(),
        or_dash(listed(star.members().iter().map(|sun| sun.id()))),
        or_dash(star.hazard().map(|hazard| hazard.id().into())),
        light_years(star.distance()),
        Star::Sol.space().distance(at).to_string(),
        or_dash(listed(star.flyby().iter().map(|substar| substar.id()))),
        ids(at.neighbours().iter().copied()),
        format!("{dx:+},{dy:+}"),
    ];
    cells.join(" | ")
}

// Rule: B8b
// Rule: B8b-1
// Rule: B8b-2
// Rule: RUL-55
// Rule: K-Star
// Rule: T-STARS
#[test]
fn stars_are_those_of_the_table() {
    same_rows(Star::ALL.into_iter().map(star_row), include_str!("stars.txt"));
    for space in Space::all() {
        assert_eq!(space.star().is_some(), space.kind() == Kind::Star, "{}", space.id());
        assert!(space.star().is_none_or(|star| star.space() == space && star.id() == space.id()));
    }
    let suns =
        |sun: Sun| Star::ALL.into_iter().flat_map(|star| star.members()).filter(|member| **member == sun).count();
    assert_eq!(Sun::ALL.map(suns), [10, 9, 3, 5]);
    let hazards = |hazard: Hazard| Star::ALL.into_iter().filter(|star| star.hazard() == Some(hazard)).count();
    assert_eq!(Hazard::ALL.map(hazards), [4, 2]);
}

// Rule: A2b
#[test]
fn a_space_is_half_a_light_year() {
    let straight = ["ACN", "PRX", "BAR", "WIS", "SIR", "RAN", "TAU", "UVC", "CYG", "GRO"];
    for star in straight.map(|id| Star::named(id).expect("a star")) {
        let spaces = Star::Sol.space().distance(star.space());
        assert!((2 * star.distance()).abs_diff(100 * u16::from(spaces)) <= 50, "{}", star.id());
    }
}

// Rule: F2d
#[test]
fn a_fly_by_uses_the_gas_giants_and_brown_dwarfs_that_are_there() {
    for star in Star::ALL {
        let moon = star.boxes().any(|planet| planet.kind() == BoxKind::Moon);
        let has = |substar| star.flyby().contains(&substar);
        assert_eq!(has(Substar::GasGiant), moon, "{}", star.id());
        assert_eq!(has(Substar::BrownDwarf), star.members().contains(&Sun::Brown), "{}", star.id());
        assert!(!has(Substar::WhiteDwarf), "{}", star.id());
    }
}

/// How the table writes what kind of box it is.
fn box_kind(kind: BoxKind) -> &'static str {
    match kind {
        BoxKind::YellowGoldilocks => "Goldilocks, yellow air",
        BoxKind::RedGoldilocks => "Goldilocks, red air",
        BoxKind::Moon => "Troglodyte, moon of a gas giant",
        BoxKind::CarbonPlanet => "Troglodyte, carbon planet of a brown dwarf",
        BoxKind::Phoenix => "Troglodyte, phoenix of a white dwarf",
    }
}

fn box_row(planet: PlanetBox) -> String {
    let name = english(&format!("planet-{}", planet.id()));
    let (star, kind, water) = (planet.star().id(), box_kind(planet.kind()), planet.water().id());
    format!("{} | {star} | {kind} | {name} | {} | {water}", planet.id(), planet.drop())
}

// Rule: B8d
// Rule: RUL-54
// Rule: T-BOXES
#[test]
fn planet_boxes_are_those_of_the_table() {
    same_rows(PlanetBox::all().map(box_row), include_str!("boxes.txt"));
    let kinds = BoxKind::ALL.map(|kind| PlanetBox::all().filter(|planet| planet.kind() == kind).count());
    assert_eq!((PlanetBox::COUNT, kinds), (36, [9, 8, 11, 5, 3]));
    assert_eq!(BoxKind::ALL.map(BoxKind::air), [Some(Stack::YellowAir), Some(Stack::RedAir), None, None, None]);
    assert!(PlanetBox::all().all(|planet| planet.drop() == 0 || planet.kind().is_goldilocks()));
    let without: Vec<Star> = Star::ALL.into_iter().filter(|star| star.boxes().next().is_none()).collect();
    assert_eq!(without, [Star::Sol]);
}

/// 2.7.2: there are as many places as chits, of air and of water.
#[test]
fn every_chit_has_its_place() {
    for stack in [Stack::YellowAir, Stack::RedAir] {
        let chits: u8 = stack.chits().map(Chit::copies).sum();
        let boxes = PlanetBox::all().filter(|planet| planet.kind().air() == Some(stack)).count();
        assert_eq!(boxes, usize::from(chits), "{}", stack.id());
    }
    assert_eq!(WaterPlace::COUNT, 23);
    for place in WaterPlace::ALL {
        let stars: BTreeSet<Star> = place.boxes().map(PlanetBox::star).collect();
        let [star] = stars.iter().collect::<Vec<_>>()[..] else { panic!("{} is shared by {stars:?}", place.id()) };
        assert!(place.id().starts_with(&format!("w-{}", star.id())), "{}", place.id());
    }
}

fn route_row(route: Route) -> String {
    let special = |(number, space): (usize, Space)| {
        let seen = space.sight(Printing::First).map(|sight| format!(" -> {}", target(sight))).unwrap_or_default();
        (space.kind() != Kind::Void).then(|| format!("{number:02} {}{seen}", space.kind().id()))
    };
    let special: Vec<String> = (1..).zip(route.spaces()).filter_map(special).collect();
    let special = or_dash((!special.is_empty()).then(|| special.join("; ")));
    format!("{} | {} | {} | {} | {special}", route.id(), route.from().id(), route.to().id(), route.steps())
}

#[test]
fn routes_are_those_of_the_table() {
    same_rows(Route::all().map(route_row), include_str!("routes.txt"));
    for route in Route::all() {
        let way: Vec<Space> = [route.from()].into_iter().chain(route.spaces()).chain([route.to()]).collect();
        assert_eq!(way.len(), usize::from(route.steps()) + 1);
        assert!(way.windows(2).all(|pair| pair[0].neighbours().contains(&pair[1])), "{}", route.id());
        for (number, space) in (1..).zip(route.spaces()) {
            assert_eq!((space.id(), space.route()), (format!("{}-{number:02}", route.id()).as_str(), Some(route)));
        }
    }
    let apart: Vec<Space> = Space::all().filter(|space| space.route().is_none()).collect();
    assert_eq!(apart.len(), Star::COUNT + Corner::COUNT);
    let edges: usize = Route::all().map(|route| usize::from(route.steps())).sum();
    assert_eq!(edges + Corner::COUNT, 301);
}

#[test]
fn open_space_forks_four_times() {
    let forks = Space::all().filter(|space| space.star().is_none() && space.neighbours().len() > 2);
    assert_eq!(ids(forks), "R01-03 R01-10 R06-06 R20-10");
}

// Rule: B8c
#[test]
fn exits_lie_in_the_four_corners() {
    let behind = [("XSW", "LUY"), ("XSE", "ERI"), ("XNE", "IND"), ("XNW", "LAL")];
    let exits: Vec<Space> = Space::all().filter(|space| space.exit().is_some()).collect();
    let found: Vec<_> = exits.iter().map(|exit| (exit.id(), exit.neighbours()[0].id())).collect();
    assert_eq!(found, behind);
    for (exit, corner) in exits.iter().zip(Corner::ALL) {
        assert_eq!((exit.exit(), exit.kind(), exit.neighbours().len()), (Some(corner), Kind::Lens, 1));
        assert_eq!(exit.id()[1..], *corner.id());
    }
}

/// balance.md: the lenses of Sol show no world to live on before the ship has left.
#[test]
fn the_second_printing_turns_the_lenses_of_sol() {
    let turned = Space::all().filter(|space| space.sight(Printing::First) != space.sight(Printing::Second));
    let seen: Vec<_> = turned.map(|space| (space.id(), space.sight(Printing::Second).map(target))).collect();
    assert_eq!(seen, [("R01-01", Some("LUH".to_owned())), ("R06-01", Some("WIS".to_owned()))]);
}

/// 2.7.4: every lens looks somewhere, and what lies beyond the map is seen from one lens each.
#[test]
fn lenses_look_at_stars_or_beyond_the_map() {
    let looks = |space: Space| Printing::ALL.map(|printing| space.sight(printing).is_some());
    assert!(Space::all().all(|space| looks(space) == [space.kind() == Kind::Lens; Printing::COUNT]));
    let sights: Vec<(Beyond, &str)> = Space::all()
        .filter_map(|space| match space.sight(Printing::NEWEST)? {
            Sight::Beyond(beyond) => Some((beyond, space.id())),
            Sight::Star(_) => None,
        })
        .collect();
    let wanted = [
        (Beyond::Regulus, "R15-01"),
        (Beyond::EtaCassiopeiae, "R16-01"),
        (Beyond::Arcturus, "R20-01"),
        (Beyond::Fomalhaut, "R24-10"),
        (Beyond::GouldsBelt, "XSW"),
        (Beyond::GalacticCentre, "XSE"),
        (Beyond::DeltaPavonis, "XNE"),
        (Beyond::Capella, "XNW"),
    ];
    assert_eq!(sights, wanted);
    assert_eq!(Beyond::ALL.into_iter().filter(|beyond| !beyond.is_galactic()).count(), 6);
}

/// 2.7.1: the ways out of Sol, with the clouds on them.
#[test]
fn the_clouds_on_the_ways_from_sol_are_counted() {
    let clouds = |routes: &[&str], upto: &str| {
        let on = routes.iter().flat_map(|id| Route::named(id).expect("a route").spaces());
        let near = |space: &Space| Star::Sol.space().distance(*space) < Star::Sol.space().distance(self::space(upto));
        on.filter(|space| space.kind() == Kind::Lic && near(space)).count()
    };
    assert_eq!((clouds(&["R01"], "CYG"), clouds(&["R06"], "SIR"), clouds(&["R16"], "PRX")), (0, 1, 2));
    assert_eq!((clouds(&["R20"], "UVC"), clouds(&["R20", "R22"], "TAU"), clouds(&["R20", "R21"], "RAN")), (1, 1, 2));
    assert_eq!(ids(at::SOL.neighbours().iter().copied()), "R01-01 R06-01 R16-01 R20-01");
}

// Rule: D5k
#[test]
fn a_ship_never_turns_back() {
    assert_eq!(ids(at::CYG.ahead(Some(at::R01_22))), "R03-18 R05-01");
    assert_eq!(ids(at::R01_03.ahead(Some(at::R01_02))), "R01-04 R02-01");
    assert_eq!(ids(at::SOL.ahead(None)), "R01-01 R06-01 R16-01 R20-01");
    assert_eq!(at::XSW.ahead(Some(at::LUY)).count(), 0, "a dead end");
}

#[test]
fn within_counts_the_space_itself() {
    assert_eq!(ids(at::PRX.within(0)), "PRX");
    assert_eq!(ids(at::PRX.within(1)), "ACN PRX R16-07");
    let near = |spaces| at::SOL.within(spaces).filter_map(Space::star).map(Star::id).collect::<Vec<_>>();
    assert_eq!((near(11), near(12)), (vec!["SOL", "ACN", "PRX"], vec!["SOL", "ACN", "PRX", "BAR"]));
    assert_eq!(at::LAL.within(u8::MAX).count(), Space::COUNT);
}
