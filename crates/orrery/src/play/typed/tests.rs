use orrery_text::{Lang, Texts};

use super::*;

const WORDS: [(&str, &str); 3] = [
    (
        "en",
        "ore = ore\nfuel = fuel\nfood = food\nring = freight ring\ngive = You give\nwant = You get\nyes = Yes\nno = No",
    ),
    (
        "it",
        "ore = minerale\nfuel = carburante\nfood = cibo\nring = anello da carico\ngive = Dai\nwant = Ricevi\nyes = Sì\nno = No",
    ),
    (
        "ja",
        "ore = 鉱石\nfuel = 燃料\nfood = 食料\nring = 貨物リング\ngive = 渡す\nwant = 受け取る\nyes = はい\nno = いいえ",
    ),
];

fn amount(id: &'static str, most: u32) -> Amount {
    Amount { item: Item::new(id, id), range: 0..=most }
}

fn cards() -> Options {
    let kinds = vec![amount("ore", 3), amount("fuel", 2), amount("food", 2), amount("ring", 1)];
    Options::Amounts { kinds, total: 0..=4, judged: false }
}

fn list() -> Options {
    Options::List(vec![Opt::new("yes", "yes"), Opt::new("no", "no")])
}

fn pick() -> Options {
    let from =
        vec![Item::new("ore", "ore").either("x"), Item::new("fuel", "fuel").either("x"), Item::new("ring", "ring")];
    Options::Pick { from, count: 0..=2, judged: false }
}

fn form() -> Options {
    let fields =
        vec![Field::new("give", "give", cards()), Field::new("want", "want", cards()), Field::new("x", "yes", pick())];
    Options::Form { fields, judged: false }
}

fn with<T>(lang: Lang, look: impl Fn(Reader<'_>) -> T) -> T {
    let texts = Texts::of_game(&WORDS);
    look(Reader { voice: Voice::new(&texts, lang, &[]) })
}

fn read(lang: Lang, options: &Options, line: &str) -> Result<Given, Wrong> {
    with(lang, |reader| reader.read(options, line))
}

fn given(counts: [u32; 4]) -> Given {
    Given::Amounts(["ore", "fuel", "food", "ring"].map(str::to_owned).into_iter().zip(counts).collect())
}

#[test]
fn amounts_are_typed_as_people_say_them() {
    for line in ["2 ore, 1 fuel", "1 fuel 2 ore", "Ore 2 fuel 1", "2ORE,1 fu", "or, ore, fuel", "2 1 0 0", "2,1,0,0"] {
        assert_eq!(read(Lang::En, &cards(), line), Ok(given([2, 1, 0, 0])), "{line}");
    }
    assert_eq!(read(Lang::En, &cards(), "1 freight ring"), Ok(given([0, 0, 0, 1])), "a name of two words");
    assert_eq!(read(Lang::En, &cards(), "fr"), Ok(given([0, 0, 0, 1])));
    assert_eq!(read(Lang::En, &cards(), "0"), Ok(given([0; 4])), "nothing at all");
}

#[test]
fn amounts_are_typed_in_every_language() {
    assert_eq!(read(Lang::It, &cards(), "2 minerale, 1 carb"), Ok(given([2, 1, 0, 0])));
    for line in ["鉱石2、燃料1", "2 鉱石 1 燃料", "鉱石２　燃料１", "燃1、鉱石、鉱"] {
        assert_eq!(read(Lang::Ja, &cards(), line), Ok(given([2, 1, 0, 0])), "{line}");
    }
}

#[test]
fn what_is_not_understood_is_said_with_what_would_be() {
    let known: Vec<String> = ["ore", "fuel", "food", "freight ring"].map(str::to_owned).to_vec();
    let unknown = |word: &str| Err(Wrong::Unknown { word: word.into(), known: known.clone() });
    assert_eq!(read(Lang::En, &cards(), "2 ore, 1 gold"), unknown("gold"));
    assert_eq!(read(Lang::En, &cards(), "2 1"), unknown("2 1"), "numbers for some of the kinds only");
    assert_eq!(read(Lang::En, &cards(), "2 ore 1"), unknown("2 ore 1"));
    assert_eq!(read(Lang::En, &cards(), "99999999999 ore"), unknown("99999999999 ore"));
    assert_eq!(read(Lang::En, &cards(), "1 fo"), Ok(given([0, 0, 1, 0])), "only one begins so");
    let both = Wrong::Several { word: "f".into(), fits: vec!["fuel".into(), "food".into(), "freight ring".into()] };
    assert_eq!(read(Lang::En, &cards(), "1 f"), Err(both.clone()));
    let said = with(Lang::En, |reader| both.say(&reader.voice));
    assert_eq!(said, "More than one begins like this: f · Possible: fuel, food, freight ring");
    let said = with(Lang::Ja, |reader| read(Lang::Ja, &cards(), "金1").unwrap_err().say(&reader.voice));
    assert!(said.contains('金') && said.contains("鉱石, 燃料, 食料"), "{said}");
}

#[test]
fn amounts_keep_to_what_there_is() {
    let wrong = read(Lang::En, &cards(), "4 ore").unwrap_err();
    assert_eq!(wrong, Wrong::Amount { name: "ore".into(), range: 0..=3 });
    assert_eq!(with(Lang::En, |reader| wrong.say(&reader.voice)), "Possible: 0–3 ore");
    assert_eq!(read(Lang::En, &cards(), "3 ore, 2 fuel"), Err(Wrong::Total(0..=4)));
    assert_eq!(read(Lang::En, &cards(), ""), Err(Wrong::Nonsense), "nobody gives nothing by pressing Enter");
}

#[test]
fn two_things_of_one_name_are_told_apart_by_their_group() {
    let grouped = |key: &str, group: &'static str| Amount { item: Item::new(key, "ore").group(group), range: 0..=2 };
    let options =
        Options::Amounts { kinds: vec![grouped("a", "give"), grouped("b", "want")], total: 0..=4, judged: false };
    assert!(matches!(read(Lang::En, &options, "1 ore"), Err(Wrong::Several { fits, .. }) if fits[1] == "You get: ore"));
    let b = Given::Amounts([("a".to_owned(), 0), ("b".to_owned(), 1)].into());
    assert_eq!(read(Lang::En, &options, "1 you get ore"), Ok(b));
}

#[test]
fn numbers_and_names_choose_from_lists() {
    for line in ["2", "no", "NO"] {
        assert_eq!(read(Lang::En, &list(), line), Ok(Given::Option("no".into())), "{line}");
    }
    assert_eq!(read(Lang::En, &list(), "y"), Err(Wrong::Nonsense), "a letter may be a key that was meant");
    for line in ["0", "3", "1 2", "", "99999999999999999999"] {
        assert!(read(Lang::En, &list(), line).is_err(), "{line}");
    }
    let picked = |keys: &[&str]| Ok(Given::Picked(keys.iter().map(|key| key.to_string()).collect()));
    assert_eq!(read(Lang::En, &pick(), "3 1"), picked(&["ring", "ore"]));
    assert_eq!(read(Lang::En, &pick(), "freight ring, 1"), picked(&["ring", "ore"]));
    assert_eq!(read(Lang::En, &pick(), ""), picked(&[]));
    assert_eq!(read(Lang::En, &pick(), "1 2"), Err(Wrong::Together));
    assert_eq!(read(Lang::En, &pick(), "1 2 3"), Err(Wrong::Count(0..=2)));
}

#[test]
fn forms_are_filled_in_field_by_field() {
    let filled = |ring: &[&str]| {
        let ring = Given::Picked(ring.iter().map(|key| key.to_string()).collect());
        let all = [("give", given([2, 0, 0, 0])), ("want", given([0, 1, 0, 0])), ("x", ring)];
        Ok(Given::Form(all.map(|(key, given)| (key.to_owned(), given)).into()))
    };
    assert_eq!(read(Lang::En, &form(), "2 ore; 1 fuel; freight"), filled(&["ring"]));
    assert_eq!(read(Lang::En, &form(), "2 ore; 1 fuel"), filled(&[]), "what is missing at the end is empty");
    assert_eq!(read(Lang::Ja, &form(), "鉱石2；燃料1；"), filled(&[]));
    let wrong = read(Lang::En, &form(), "2 ore; 9 fuel").unwrap_err();
    assert_eq!(with(Lang::En, |reader| wrong.say(&reader.voice)), "You get: Possible: 0–2 fuel");
    assert!(matches!(read(Lang::En, &form(), "1;2;3;4"), Err(Wrong::Fields(names)) if names[0] == "You give"));
    assert_eq!(read(Lang::En, &form(), ""), Err(Wrong::Nonsense));
}

#[test]
fn examples_are_answers() {
    let example = |lang, options: &Options| with(lang, |reader| reader.example(options, None));
    assert_eq!(example(Lang::En, &cards()).as_deref(), Some("2 ore, 1 fuel"));
    assert_eq!(example(Lang::It, &cards()).as_deref(), Some("2 minerale, 1 carburante"));
    assert_eq!(example(Lang::Ja, &cards()).as_deref(), Some("鉱石2、燃料1"));
    assert_eq!(example(Lang::En, &form()).as_deref(), Some("2 ore, 1 fuel; 2 ore, 1 fuel"));
    assert_eq!(example(Lang::En, &pick()).as_deref(), Some("1"));
    let two = Options::Pick { from: vec![Item::new("a", "ore"), Item::new("b", "ore")], count: 2..=2, judged: false };
    assert_eq!(example(Lang::En, &two).as_deref(), Some("1 2"));
    let picked = Given::Picked(vec!["ring".into(), "fuel".into()]);
    let suggested = with(Lang::En, |reader| reader.example(&pick(), Some(&picked)));
    assert_eq!(suggested.as_deref(), Some("3 2"), "what is worth a look shows how it is typed");
    let strange = with(Lang::En, |reader| reader.example(&pick(), Some(&Given::Option("x".into()))));
    assert_eq!(strange.as_deref(), Some("1"));
    assert_eq!(example(Lang::En, &list()), None, "a number is all there is to it");
    let exact = Options::Amounts { kinds: vec![amount("ore", 9), amount("fuel", 9)], total: 7..=7, judged: false };
    assert_eq!(example(Lang::En, &exact).as_deref(), Some("6 ore, 1 fuel"));
    let odd = Options::Amounts { kinds: vec![amount("no. 1, 2", 2), amount("b", 2)], total: 1..=3, judged: false };
    assert_eq!(example(Lang::En, &odd).as_deref(), Some("2 1"), "names that cannot be typed back");
}
