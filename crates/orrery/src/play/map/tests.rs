use orrery_core::{AskId, Asked, Item, Offer, Opt};
use orrery_draw::atlas::{Kind, Piece};

use super::super::paint::Paint;
use super::*;

const PLAIN: Paint = Paint { colour: false, signs: false };
const SIZE: Size = Size { columns: 80, lines: 20 };

/// A row of places with a letter each, some near each other and some far, with long names.
fn atlas(name: impl Fn(usize) -> Option<String>) -> Atlas {
    let spots = [(0, 0), (30, 0), (60, 10), (62, 14), (90, -20), (120, 0), (120, 40), (400, 300)];
    let place = |(at, (x, y)): (usize, &(i32, i32))| Place {
        at: (f64::from(*x), f64::from(*y)),
        ids: vec![format!("p{at}")],
        name: name(at),
        ..Place::default()
    };
    let places: Vec<Place> = spots.iter().enumerate().map(place).collect();
    let ways = places.windows(2).map(|pair| (pair[0].at, pair[1].at)).collect();
    Atlas { places, ways, words: vec![((45.0, 25.0), "%%%%%%%%".to_owned())] }
}

fn letters(letter: usize, count: usize) -> String {
    char::from(b'a' + letter as u8).to_string().repeat(count)
}

fn asking(options: Options) -> Asking {
    let asked = Asked { id: AskId(1), seat: Seat(0), must: true };
    let offer = Offer::new(asked, "title", options.clone());
    let (steps, facts, suggestions) = (Vec::new(), Vec::new(), Vec::new());
    Asking { offer, options, steps, facts, suggestions, look: Look::default(), warned: None }
}

fn chart(mut atlas: Atlas, asking: &Asking) -> Chart {
    let own = Piece { seat: Seat(0), symbols: Vec::new(), moves: true };
    atlas.places[1].pieces.push(own);
    let labels = labels(&atlas, asking);
    Chart { atlas, kinds: Kinds::of(Vec::new()), labels, way: Vec::new(), own: Seat(0) }
}

fn sketch(chart: &Chart, size: Size, look: Look) -> Sketch {
    draw(&chart.subject(2), chart.window(size, look), PLAIN)
}

/// Two options that point at places, one that points at none.
fn two() -> Asking {
    asking(Options::List(vec![Opt::new("x", "x"), Opt::new("y", "y").at("p5"), Opt::new("z", "z").at("p0")]))
}

/// Where a text stands: its column and line.
fn stands(sketch: &Sketch, text: &str) -> Option<(isize, isize)> {
    let found =
        sketch.lines.iter().enumerate().filter_map(|(line, said)| Some((said.find(text)? as isize, line as isize)));
    found.into_iter().next()
}

#[test]
fn numbers_on_the_map_are_those_of_the_list() {
    let chart = chart(atlas(|_| None), &two());
    let sketch = sketch(&chart, SIZE, Look::default());
    let window = chart.window(SIZE, Look::default());
    for (label, place) in [("[2]", 5), ("[3]", 0), ("<1>", 1)] {
        let (column, line) = stands(&sketch, label).unwrap_or_else(|| panic!("{label}: {:#?}", sketch.lines));
        let spot = window.spot(chart.atlas.places[place].at);
        assert!((column + 1).abs_diff(spot.0) <= 2 && line == spot.1, "{label}: {:#?}", sketch.lines);
    }
    assert_eq!(stands(&sketch, "[1]"), None, "it points at no place");
    assert!(sketch.outside.is_empty() && sketch.seats.contains(&Seat(0)));
}

#[test]
fn picks_and_suggested_ways_are_numbered_too() {
    let items = vec![Item::new("a", "a").at("p2"), Item::new("b", "b").at("p4").at("p5")];
    let mut asking = asking(Options::Pick { from: items, count: 1..=1, judged: false });
    asking.suggestions.push(("there".into(), Given::Steps(vec!["p1".into(), "p5!".into(), "then".into()])));
    let found = labels(&atlas(|_| None), &asking);
    let expected = [(2, vec!["1"]), (4, vec!["2"]), (5, vec!["2", "s1"])];
    assert_eq!(found, expected.map(|(place, all)| (place, all.into_iter().map(str::to_owned).collect())).into());
}

#[test]
fn what_the_question_is_about_is_in_sight_on_a_small_screen() {
    let mut made = chart(atlas(|_| None), &two());
    made.atlas.places[1].pieces.clear();
    // What stays may lie anywhere: the question is elsewhere.
    made.atlas.places[7].pieces.push(Piece { seat: Seat(0), symbols: Vec::new(), moves: false });
    let sketch = sketch(&made, Size { columns: 40, lines: 12 }, Look::default());
    assert!(stands(&sketch, "[2]").is_some() && stands(&sketch, "[3]").is_some(), "{:#?}", sketch.lines);
}

/// Each name is made of one letter: it stands whole in one line, or not at all.
fn assert_whole(sketch: &Sketch, letter: char, count: usize, case: &str) {
    let seen: usize = sketch.lines.iter().map(|line| line.matches(letter).count()).sum();
    assert!(seen == 0 || seen == count, "{seen} of {letter} {case}: {:#?}", sketch.lines);
    let whole: String = letter.to_string().repeat(count);
    assert!(seen == 0 || sketch.lines.iter().any(|line| line.contains(&whole)), "{letter} {case}: {:#?}", sketch.lines);
}

#[test]
fn no_letters_overlap_at_any_size() {
    for (columns, lines) in [(80, 20), (40, 12), (120, 50)] {
        for zoom in -3..=3 {
            let chart = chart(atlas(|at| Some(letters(at, 4 + at))), &two());
            let sketch = sketch(&chart, Size { columns, lines }, Look { zoom, ..Look::default() });
            let case = format!("at {columns}x{lines}, zoom {zoom}");
            assert!(sketch.lines.len() == lines && sketch.lines.iter().all(|line| line.len() <= columns), "{case}");
            (0..8).for_each(|at| assert_whole(&sketch, char::from(b'a' + at as u8), 4 + at, &case));
            assert_whole(&sketch, '%', 8, &case);
            for label in ["[2]", "[3]"] {
                let number = label.trim_matches(['[', ']']).to_owned();
                let shown = stands(&sketch, label).is_some();
                assert_ne!(shown, sketch.outside.contains(&number), "{label} is in sight or told, {case}");
            }
        }
    }
}

#[test]
fn wide_letters_have_their_room() {
    let chart = chart(atlas(|at| Some(["月", "火", "水", "木", "金", "土", "天", "海"][at].repeat(4))), &two());
    let sketch = sketch(&chart, SIZE, Look::default());
    assert!(sketch.lines.iter().any(|line| line.contains('土')), "{:#?}", sketch.lines);
    "月火水木金土天海".chars().for_each(|letter| assert_whole(&sketch, letter, 4, "wide"));
    assert!(sketch.lines.iter().all(|line| super::super::screen::width_of(line) <= 80));
}

#[test]
fn one_looks_round() {
    let chart = chart(atlas(|at| Some(letters(at, 3))), &two());
    let at = |how: &str| chart.look(Look::default(), how, SIZE).map(|look| chart.window(SIZE, look));
    let start = at("").unwrap();
    assert!(at("+").unwrap().scale > start.scale && at("-").unwrap().scale < start.scale);
    assert!(at("e").unwrap().centre.0 > start.centre.0 && at("s").unwrap().centre.1 > start.centre.1);
    assert_eq!(at("nowhere"), None);
    for (how, place) in [("2", 5), ("hhh", 7), ("HH", 7)] {
        let window = at(how).unwrap();
        let (column, line) = window.spot(chart.atlas.places[place].at);
        assert!((0..80).contains(&column) && (0..20).contains(&line), "{how}");
    }
    let whole = sketch(&chart, SIZE, chart.look(Look::default(), "*", SIZE).unwrap());
    let far = whole.lines.iter().any(|line| line.contains("hhh"));
    assert!(far && stands(&whole, "[3]").is_some(), "{:#?}", whole.lines);
}

#[test]
fn places_have_the_signs_of_their_kinds() {
    let mut made = chart(atlas(|_| None), &two());
    made.atlas.places[0].symbols.push("x-n8".into());
    made.atlas.places[4].symbols.push("x-n10".into());
    made.kinds = Kinds::of(vec![Kind { symbols: vec!["x-n3".into()], name: "number".into() }]);
    let sketch = sketch(&made, SIZE, Look::default());
    assert!(stands(&sketch, "[3]n8").is_some() && stands(&sketch, "n10").is_some(), "{:#?}", sketch.lines);
    assert_eq!(sketch.kinds.iter().map(|kind| made.kinds.said(*kind)).collect::<Vec<_>>(), ["n3 number"]);
}
