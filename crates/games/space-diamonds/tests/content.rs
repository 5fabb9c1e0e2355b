//! The tables of content against what the rules say of them: nothing is missing, nothing hangs in the air, and the
//! drawing cannot be misread.

#[path = "content/geometry.rs"]
mod geometry;

use std::collections::BTreeSet;

use orrery_core::{Dice, Game, Play, Setup};
use orrery_text::{Lang, Texts};
use space_diamonds::content::*;
use space_diamonds::sets::Chits;
use space_diamonds::state::Mode;
use space_diamonds::{SpaceDiamonds, TEXTS};

fn edges() -> BTreeSet<(Space, Space)> {
    let pairs = |space: Space| space.neighbours().iter().map(move |&to| (space.min(to), space.max(to)));
    Space::all().flat_map(pairs).collect()
}

fn count(of: impl Fn(Kind) -> bool) -> usize {
    Space::all().filter(|space| of(space.printed())).count()
}

#[test]
fn the_map_has_the_counts_of_the_rules() {
    assert_eq!((Space::all().len(), Space::sites().len(), edges().len()), (264, 90, 285));
    assert_eq!(count(Kind::is_site), 90);
    assert_eq!((count(Kind::is_hohmann), count(Kind::has_skull), count(|kind| kind.flyby() > 0)), (16, 20, 5));
    let comets = Space::sites().filter_map(Space::site).filter(|site| site.is_comet()).count();
    let mars = Space::sites().filter_map(Space::site).filter(|site| site.is_mars()).count();
    assert_eq!((comets, mars), (10, 3));
}

#[test]
fn ids_are_unique_and_found() {
    let ids: BTreeSet<_> = Space::all().map(Space::id).collect();
    assert_eq!(ids.len(), Space::COUNT);
    assert!(Space::all().all(|space| Space::named(space.id()) == Some(space)));
    assert_eq!(Space::LEO.id(), "LEO");
    assert_eq!(Space::named("nowhere"), None);
}

#[test]
fn sites_are_exactly_the_last_ninety() {
    for space in Space::all() {
        assert_eq!(space.is_site(), space.printed().is_site(), "{}", space.id());
        assert_eq!(space.is_site(), space.site().is_some(), "{}", space.id());
    }
}

#[test]
fn every_edge_is_two_way() {
    for space in Space::all() {
        let unique: BTreeSet<_> = space.neighbours().iter().collect();
        assert_eq!(unique.len(), space.neighbours().len(), "{}", space.id());
        for near in space.neighbours() {
            assert!(near.neighbours().contains(&space), "{} - {}", space.id(), near.id());
            assert!(!(space.is_site() && near.is_site()), "{} - {}", space.id(), near.id());
        }
    }
}

#[test]
fn the_lines_are_the_edges_between_spaces_that_are_not_sites() {
    let runs = lines().iter().flat_map(|line| line.spaces.windows(2));
    let drawn: Vec<_> = runs.map(|pair| (pair[0].min(pair[1]), pair[0].max(pair[1]))).collect();
    let unique: BTreeSet<_> = drawn.iter().copied().collect();
    let plain: BTreeSet<_> = edges().into_iter().filter(|(_, to)| !to.is_site()).collect();
    assert_eq!((drawn.len(), plain.len(), edges().len() - plain.len()), (192, 192, 93));
    assert_eq!(unique, plain);
}

#[test]
fn only_leo_and_the_exit_are_dead_ends() {
    let ends: Vec<_> = Space::all().filter(|space| !space.is_site() && space.neighbours().len() == 1).collect();
    assert_eq!(ends, [at::LEO, at::JSJX]);
}

// iBa.1: each space lies in exactly one zone.
#[test]
fn spaces_lie_in_their_zone() {
    assert!(Zone::ALL.windows(2).all(|pair| pair[0].outer() == pair[1].inner()));
    for space in Space::all() {
        let zone = space.zone();
        assert!((zone.inner()..zone.outer()).contains(&space.r()), "{}", space.id());
    }
}

#[test]
fn zones_hold_as_many_spaces_as_the_table_says() {
    let plain = [8, 15, 34, 34, 61, 15, 5, 1, 1];
    let sites = [2, 3, 12, 16, 44, 9, 3, 1, 0];
    for zone in Zone::ALL {
        let inside = || Space::all().filter(|space| space.zone() == zone);
        let landing = inside().filter(|space| space.is_site()).count();
        assert_eq!((inside().count() - landing, landing), (plain[zone.index()], sites[zone.index()]), "{zone:?}");
    }
    let modifiers = Zone::ALL.map(Zone::sail_modifier);
    assert_eq!(modifiers, [2, 1, 0, -1, -2, -3, -4, -5, -9]);
}

#[test]
fn special_spaces_are_those_of_the_list() {
    let bonus = |id: &str| Space::named(id).map(|space| space.printed().flyby());
    assert_eq!(["VFLY", "MFLY", "JFLY", "SFLY", "SOB"].map(bonus), [2, 1, 3, 2, 3].map(Some));
    let skulls = |of: Kind| -> Vec<_> { Space::all().filter(|s| s.printed() == of).map(Space::id).collect() };
    let drifting = ["VATM", "RAX", "KHX", "MATM", "KAX", "WHX", "HEX", "CGX", "PHX"];
    let burning = ["CRX", "PHB", "ERX", "OLX", "ICX", "ENX", "HLX", "WIX", "JRX", "HA1"];
    assert_eq!(BTreeSet::from_iter(skulls(Kind::HazardLagrange)), BTreeSet::from(drifting));
    assert_eq!(BTreeSet::from_iter(skulls(Kind::HazardBurn)), BTreeSet::from(burning));
    assert_eq!((skulls(Kind::HazardFlyby(3)), skulls(Kind::Star)), (vec!["SOB"], vec!["JSJX"]));
}

// Rule: iEe.1
#[test]
fn the_second_map_has_no_skull_before_four_small_bodies() {
    let changed = Space::all().filter(|space| space.kind(Edition::Second) != space.kind(Edition::First));
    let kinds = changed.map(|space| (space.id(), space.kind(Edition::First), space.kind(Edition::Second)));
    let expected = [
        ("CRX", Kind::HazardBurn, Kind::Burn),
        ("PHB", Kind::HazardBurn, Kind::Burn),
        ("ERX", Kind::HazardBurn, Kind::Lagrange),
        ("KAX", Kind::HazardLagrange, Kind::Lagrange),
    ];
    assert_eq!(kinds.collect::<Vec<_>>(), expected);
    assert!(Space::all().all(|space| space.kind(Edition::First) == space.printed()));
    let maps = [3, 4, 5, 6, 7].map(|version| Printing::of_version(version, Mode::Sails).edition());
    assert_eq!(maps, [Edition::First, Edition::First, Edition::First, Edition::First, Edition::Second]);
}

#[test]
fn hohmanns_have_straight_pairs_among_their_neighbours() {
    for space in Space::all() {
        assert!(space.printed().is_hohmann() || straight_pairs(space).is_empty(), "{}", space.id());
        for &(from, to) in straight_pairs(space) {
            assert!(space.neighbours().contains(&from) && space.neighbours().contains(&to), "{}", space.id());
            assert!(straight_on(space, from, to) && straight_on(space, to, from), "{}", space.id());
        }
    }
    let corners: Vec<_> = Space::all().filter(|s| s.printed().is_hohmann() && straight_pairs(*s).is_empty()).collect();
    assert_eq!(corners, [at::R1, at::ARH]);
    assert!(!straight_on(at::G1, at::EL5, at::SEL4));
}

#[test]
fn the_fuel_strip_has_57_stops() {
    assert_eq!(Mass::all().len(), 57);
    assert!(Mass::all().all(|mass| Mass::named(mass.text()) == Some(mass)));
    let ends = |of: fn(Mass) -> Option<Mass>| -> Vec<_> { Mass::all().filter(|mass| of(*mass).is_none()).collect() };
    assert_eq!((ends(Mass::burn), ends(Mass::tank)), (vec![Mass::ONE], vec![Mass::FULL]));
    assert!(Mass::all().all(|mass| mass.burn().is_none_or(|next| next < mass)));
    assert!(Mass::all().all(|mass| mass.tank().is_none_or(|next| next > mass)));
}

fn mass(text: &str) -> Mass {
    Mass::named(text).unwrap_or_else(|| panic!("no stop {text}"))
}

#[test]
fn the_black_line_splits_above_23() {
    let steps = |from, to| mass(from).steps_to(mass(to));
    assert_eq!(["3", "2", "1"].map(|dry| steps("8", dry)), [14, 20, 29]);
    assert_eq!((steps("26", "23"), steps("25", "23"), steps("3", "8")), (2, 1, 0));
    assert_eq!((mass("25").burn(), mass("24").burn()), (Some(mass("23")), Some(mass("23"))));
    assert_eq!(mass("8").burn_steps(14), Some(mass("3")));
    assert_eq!(mass("1 1/9").burn_steps(2), None);
    for wet in Mass::all() {
        let down = std::iter::successors(Some(wet), |mass| mass.burn());
        assert_eq!(down.count() as u8 - 1, wet.steps_to(Mass::ONE), "{}", wet.text());
    }
}

#[test]
fn the_red_line_is_looked_up() {
    assert_eq!(mass("5 1/3").tank(), Some(mass("6")));
    assert_eq!(mass("3 1/2").tank(), Some(mass("4 2/3")));
    assert_eq!(mass("31").tank(), Some(Mass::FULL));
    let whole = Mass::all().filter(|mass| mass.label().top == 0).collect::<Vec<_>>();
    assert_eq!(whole.len(), 32);
    assert!(whole.windows(2).all(|pair| pair[0].tank() == Some(pair[1])));
}

#[test]
fn the_classes_lie_between_their_limits() {
    let last = ["1 8/9", "4 1/3", "8", "16", "32"].map(mass);
    for class in Class::ALL {
        let heaviest = Mass::all().filter(|mass| mass.class() == class).max();
        assert_eq!(heaviest, Some(last[class as usize]), "{class:?}");
    }
    assert_eq!(Class::ALL.map(Class::modifier), [2, 1, 0, -1, -2]);
    assert_eq!(mass("6 1/2").label(), Label { whole: 6, top: 1, bottom: 2 });
}

#[test]
fn chits_have_the_sums_of_the_summary() {
    use Spectral::*;
    // Gem, ice, isofuel, science, life, industrial; then all of the letter and their points in each printing.
    let summary = [
        (C, [2, 6, 2, 4, 4, 2], 20, [42, 23, 34, 34, 24]),
        (D, [1, 7, 2, 3, 4, 0], 17, [41, 19, 16, 16, 20]),
        (H, [0, 0, 3, 1, 1, 0], 5, [15, 3, 0, 0, 5]),
        (M, [4, 0, 2, 2, 0, 6], 14, [37, 17, 28, 28, 17]),
        (S, [5, 2, 5, 7, 2, 9], 30, [58, 36, 20, 20, 22]),
        (V, [3, 0, 2, 2, 0, 2], 9, [23, 11, 19, 19, 13]),
    ];
    for (letter, kinds, all, points) in summary {
        for printing in Printing::ALL {
            let of_letter = || printing.chits().filter(|chit| chit.spectral() == letter);
            let of_kind = |kind| of_letter().filter(|chit| chit.kind() == kind).count();
            assert_eq!(ChitKind::ALL.map(of_kind), kinds, "{letter:?}");
            let sum = of_letter().map(|chit| chit.vp()).sum::<u8>();
            assert_eq!((of_letter().count(), sum), (all, points[printing.index()]), "{letter:?}");
            let ids = (1..=all).map(|number| format!("{}{number:02}", letter.id()));
            assert!(
                ids.eq(of_letter().map(|chit| chit.id().trim_end_matches(['b', 'c', 'd', 'e']).to_owned())),
                "{letter:?}"
            );
        }
    }
    assert!(Chit::all().all(|chit| Chit::named(chit.id()) == Some(chit)));
}

// Rule: iZ7.1
#[test]
fn what_is_dealt_goes_by_what_is_flown_and_by_the_rules_of_the_day() {
    use Printing::{Fifth, First, Fourth, Second, Third};
    let dealt = |version, mode: &str| {
        let table =
            Play::<SpaceDiamonds>::begin_as(version, &Setup::new(2).with("mode", mode), Dice::seeded("deal", 1));
        let state = *table.expect("a table").state();
        assert!(state.secret.dealt.iter().all(|(_, chit)| state.public.printing.chits().any(|one| one.0 == chit)));
        state.public.printing
    };
    assert_eq!(SpaceDiamonds::info().rules_version, 7);
    assert_eq!([3, 4, 5, 6, 7].map(|version| dealt(version, "sails")), [First, Second, Third, Third, Fourth]);
    assert_eq!([3, 4, 5, 6, 7].map(|version| dealt(version, "rockets")), [First, Second, Third, Second, Fifth]);
}

// What was told of a chit stays true, and one byte has room for all: a face that an earlier printing had in the same place
// is the same chit. Only the chits that tell which printing lies on a map are never shared.
#[test]
fn chits_of_later_printings_are_earlier_ones_where_the_faces_agree() {
    for (place, letter) in [(2, 'c'), (3, 'd'), (4, 'e')] {
        for chit in Printing::ALL[place].chits() {
            let earlier: Vec<Chit> = Printing::ALL[..place].iter().map(|printing| chit.of(*printing)).collect();
            let is_telling = (chit.spectral(), chit.kind()) == (Spectral::H, ChitKind::Isofuel);
            let agrees = !is_telling && earlier.iter().any(|other| other.vp() == chit.vp());
            assert_eq!(earlier.contains(&chit), agrees, "{}", chit.id());
            assert_eq!(chit.id().ends_with(letter), !agrees, "{}", chit.id());
        }
    }
    assert!(Printing::Second.chits().all(|chit| chit.id().ends_with('b') && chit.index() >= Printing::CHITS));
    assert_eq!((Chit::all().len(), Printing::ALL.map(|printing| printing.chits().count())), (253, [95; 5]));
}

#[test]
fn a_set_of_chits_is_one_value_however_it_came_about() {
    for printing in Printing::ALL {
        let all = Chits::all(printing);
        let backwards: Vec<Chit> = all.iter().collect();
        assert_eq!((all.len(), backwards.into_iter().rev().collect::<Chits>()), (95, all));
        for chit in printing.chits() {
            let others = all.minus(Chits::NONE.with(chit));
            assert!(!others.contains(chit) && others.len() == 94 && others.with(chit) == all, "{}", chit.id());
            assert_eq!(all.minus(others), Chits::NONE.with(chit), "{}", chit.id());
        }
        let saved = postcard::to_stdvec(&all).expect("bytes");
        assert_eq!(postcard::from_bytes(&saved), Ok(all));
    }
    let two =
        |ids: [&str; 2]| postcard::to_stdvec(&ids.map(|id| Chit::named(id).expect("a chit")).to_vec()).expect("bytes");
    assert!(
        postcard::from_bytes::<Chits>(&two(["S05", "H05c"])).is_err(),
        "the third printing has another fifth stony chit"
    );
    assert!(postcard::from_bytes::<Chits>(&two(["S17b", "H05c"])).is_ok(), "and the same seventeenth as the second");
}

// iB2c.2: blue drops are ice, the yellow drop is isofuel, and nothing else has any.
#[test]
fn drops_go_with_their_kind() {
    for chit in Chit::all() {
        assert_eq!(chit.drops() > 0, chit.kind() == ChitKind::Ice, "{}", chit.id());
        assert_eq!(chit.yellow(), chit.kind() == ChitKind::Isofuel, "{}", chit.id());
    }
    let drops = |id: &str| Chit::named(id).map(|chit| (chit.vp(), chit.drops()));
    assert_eq!(["C06", "D07", "S27"].map(drops), [(2, 3), (3, 3), (1, 1)].map(Some));
    assert_eq!(["C06b", "D07b", "S27b"].map(drops), [(0, 3), (1, 3), (0, 1)].map(Some));
    let alike = |chit: Chit| (chit.spectral(), chit.kind(), chit.drops());
    let everywhere = |chit: Chit| Printing::ALL.iter().all(|printing| alike(chit) == alike(chit.of(*printing)));
    assert!(Printing::First.chits().all(everywhere));
}

// Section 6.4 of the rules file: the worked game is played with the first printing, whose chits it draws count the same up to the
// fourth.
#[test]
fn the_chits_of_the_worked_game_count_the_same_in_the_first_printings() {
    let worth = [("S17", 3), ("M01", 2), ("S05", 2), ("S10", 1), ("C03", 1), ("V02", 4), ("D08", 3), ("V04", 1)];
    for printing in &Printing::ALL[..4] {
        for (id, points) in worth {
            assert_eq!(Chit::named(id).map(|chit| chit.of(*printing).vp()), Some(points), "{id}");
        }
    }
    let points = |card: &str| Mission::named(card).map(|card| Printing::ALL.map(|printing| card.vp(printing)));
    assert_eq!(["DM126F", "DM131F"].map(points), [Some([4, 3, 3, 3, 3]), Some([4, 2, 1, 1, 2])]);
}

// iC2b.1, iC2b.2: each chit site can be covered.
#[test]
fn there_are_chits_for_every_site_that_gets_one() {
    let sites = |letter: Spectral, last: Zone| {
        let on = |space: &Space| space.zone() <= last && space.site().is_some_and(|site| site.spectral == letter);
        Space::sites().filter(on).count()
    };
    let near = Spectral::ALL.map(|letter| sites(letter, Zone::Mars));
    let far = Spectral::ALL.map(|letter| sites(letter, Zone::Ceres));
    assert_eq!((near, far), ([12, 7, 4, 4, 3, 3], [25, 17, 11, 7, 14, 3]));
    for letter in Spectral::ALL {
        for printing in Printing::ALL {
            let chits = printing.chits().filter(|chit| chit.spectral() == letter).count();
            assert!(chits >= far[letter.index()], "{letter:?}");
        }
    }
}

#[test]
fn missions_are_thirty_cards() {
    let ids = (126..156).map(|number| format!("DM{number}F"));
    assert!(ids.eq(Mission::all().map(Mission::id)));
    assert_eq!(Mission::all().filter(|mission| mission.is_rocket()).count(), 15);
    let points = |rocket, printing| -> u8 {
        Mission::all().filter(|m| m.is_rocket() == rocket).map(|mission| mission.vp(printing)).sum()
    };
    assert_eq!(Printing::ALL.map(|printing| points(false, printing)), [59, 38, 37, 37, 38]);
    assert_eq!(Printing::ALL.map(|printing| points(true, printing)), [77, 42, 41, 41, 42]);
    let late = Mission::all().filter(|mission| mission.check() == Check::End).map(Mission::id);
    let expected = ["128", "129", "130", "132", "135", "137", "138", "140", "155"].map(|n| format!("DM{n}F"));
    assert!(late.eq(expected));
}

#[test]
fn missions_name_places_where_the_card_says() {
    let clock = |id: &str| -> Vec<_> {
        let places = Mission::named(id).map(Mission::places).unwrap_or_default();
        places.iter().map(|place| (place.zone(), quarter(place.clock()))).collect()
    };
    assert_eq!(clock("DM126F"), [(Zone::Mars, (3, 30))]);
    assert_eq!(clock("DM127F"), [(Zone::Mars, (10, 0))]);
    assert_eq!(clock("DM139F"), [(Zone::Venus, (6, 45))]);
    assert_eq!(clock("DM141F"), [(Zone::Jupiter, (9, 30))]);
    assert_eq!(clock("DM142F"), [(Zone::Ceres, (9, 15))]);
    assert_eq!(clock("DM144F"), [(Zone::Ceres, (12, 0))]);
    assert_eq!(clock("DM145F"), [(Zone::Ceres, (1, 0))]);
    assert_eq!(clock("DM146F"), [(Zone::Ceres, (10, 15))]);
    assert_eq!(clock("DM148F"), [(Zone::Uranus, (10, 0))]);
    assert_eq!(clock("DM149F"), [(Zone::Ceres, (7, 30)); 2]);
    assert_eq!(clock("DM150F"), [(Zone::Saturn, (8, 30))]);
    assert_eq!(clock("DM153F"), [(Zone::Neptune, (10, 0))]);
    assert_eq!(clock("DM154F"), [(Zone::Mercury, (10, 0))]);
    let comets = Space::sites().filter(|space| space.site().is_some_and(Site::is_comet));
    assert!(comets.eq(Mission(7).places().iter().copied()));
}

/// A clock position rounded to the quarter hour, as the cards have it.
fn quarter((hours, minutes): (u8, u8)) -> (u8, u8) {
    let all = (u16::from(hours) * 60 + u16::from(minutes) + 7) / 15 * 15;
    ((all / 60) as u8, (all % 60) as u8)
}

#[test]
fn spacecraft_are_five() {
    let cards: Vec<_> = Craft::all().map(|craft| (craft.thrust(), craft.consumption(), craft.dry().text())).collect();
    assert_eq!(cards, [(3, 1, "3"), (3, 1, "3"), (4, 2, "2"), (4, 2, "2"), (5, 3, "1")]);
    let burns = Craft::all().map(|craft| Mass::EIGHT.steps_to(craft.dry()) / craft.consumption());
    assert!(burns.eq([14, 14, 10, 10, 9]));
    assert!(Craft::all().all(|craft| Craft::named(craft.id()) == Some(craft)));
}

#[test]
fn the_text_ids_of_the_tables_are_those_of_the_names() {
    let texts = Texts::of_game(&TEXTS);
    let named = |prefix: &str, ids: Vec<&'static str>| {
        for id in &ids {
            assert!(texts.has(Lang::En, &format!("{prefix}-{id}")), "{prefix}-{id}");
        }
        ids
    };
    let colours: BTreeSet<_> = lines().iter().map(|line| line.colour.id()).collect();
    assert_eq!(named("line", colours.into_iter().collect()).len(), 10, "each colour has a name of its own");
    assert_eq!(LineColour::EarthRing.id(), "earth");
    let zones = named("zone", Zone::ALL.map(Zone::id).to_vec());
    assert_eq!(zones, ["mercury", "venus", "earth", "mars", "ceres", "jupiter", "saturn", "uranus", "neptune"]);
    let classes = named("class", Class::ALL.map(Class::id).to_vec());
    assert_eq!(classes, ["wisp", "probe", "scout", "transport", "tug"]);
    let drives = named("drive", Craft::all().map(|craft| craft.drive().id()).collect());
    assert_eq!(drives, ["electric", "electric", "laser", "laser", "nuclear"]);
    let kinds = named("chit", ChitKind::ALL.map(ChitKind::id).to_vec());
    assert_eq!(kinds, ["gem", "ice", "isofuel", "science", "life", "industrial"]);
}

/// Saved games are checked before they are believed: a number beyond the table is refused.
#[test]
fn numbers_beyond_the_tables_are_refused() {
    assert_eq!((Space::nth(263).is_some(), Space::nth(264).is_some()), (true, false));
    assert_eq!((Chit::nth(252).is_some(), Chit::nth(253).is_some()), (true, false));
    assert_eq!((Mission::nth(29).is_some(), Mission::nth(30).is_some()), (true, false));
    assert_eq!((Craft::nth(4).is_some(), Craft::nth(5).is_some()), (true, false));
    assert_eq!((Mass::nth(56).is_some(), Mass::nth(57).is_some()), (true, false));
    assert!(postcard::from_bytes::<Mission>(&[29]).is_ok() && postcard::from_bytes::<Mission>(&[30]).is_err());
}
