//! Numbered and named things and sets of them, as a game would define them.

use orrery_kit::{named, numbered, set};

numbered! { Moon(u8) of 70 }
named! {
    pub enum Colour { Red = "red", Blue = "blue", }
}
set! { Moons of Moon }
set! { Far of Moon from FAR as list }
impl Moon {
    const FAR: usize = 60;
}

numbered! { Star(u16) of 300 by id }
set! { Stars of Star }

impl Star {
    fn id(self) -> String {
        format!("S{}", self.0)
    }
}

fn moons(numbers: &[u8]) -> Moons {
    numbers.iter().copied().map(Moon).collect()
}

#[test]
fn only_as_many_as_there_are_can_be_read() {
    assert_eq!((postcard::from_bytes(&[69]), Moon::nth(69)), (Ok(Moon(69)), Some(Moon(69))));
    assert!(postcard::from_bytes::<Moon>(&[70]).is_err() && Moon::nth(70).is_none());
    assert_eq!(Some(Moon::default()), Moon::all().next(), "where one is needed it is the first");
    assert_eq!((Moon::all().len(), Star::named("S299"), Star::named("S300")), (70, Some(Star(299)), None));
}

#[test]
fn a_text_id_names_one_of_them() {
    assert_eq!((Colour::named("blue"), Colour::named("green"), Colour::COUNT), (Some(Colour::Blue), None, 2));
    assert_eq!(Colour::ALL.map(|colour| (colour.index(), colour.id())), [(0, "red"), (1, "blue")]);
}

#[test]
fn a_set_knows_its_members_across_words() {
    let mut set = moons(&[69, 3, 64, 3]);
    assert_eq!((set.len(), set.iter().collect::<Vec<_>>()), (3, vec![Moon(3), Moon(64), Moon(69)]));
    assert_eq!([0, 1, 2, 3].map(|place| set.nth(place)), [Some(Moon(3)), Some(Moon(64)), Some(Moon(69)), None]);
    set.remove(Moon(64));
    assert!(!set.contains(Moon(64)) && set.contains(Moon(69)) && set.is_within(moons(&[3, 4, 69])));
    assert_eq!(set.or(moons(&[1])).minus(moons(&[69])), moons(&[1, 3]));
    assert!(moons(&[63]) < moons(&[64]) && moons(&[0, 64]) > moons(&[64]), "the highest decides");
    assert_eq!((set.and(moons(&[69, 5])), Moons::NONE.is_empty()), (moons(&[69]), true));
}

#[test]
fn a_set_from_a_number_on_holds_nothing_before_it() {
    let far: Far = [Moon(59), Moon(60), Moon(69)].into_iter().collect();
    assert_eq!((far.len(), far.contains(Moon(59)), far.contains(Moon(69))), (2, false, true));
    assert_eq!(postcard::to_stdvec(&far), Ok(vec![2, 60, 69]), "as a list of the things themselves");
    assert_eq!(saved(&far), Some(far));
}

#[test]
fn sets_of_any_size_are_saved_and_strangers_refused() {
    let stars: Stars = [Star(0), Star(299)].into_iter().collect();
    assert_eq!((saved(&stars), saved(&moons(&[0, 69]))), (Some(stars), Some(moons(&[0, 69]))));
    assert_eq!(postcard::to_stdvec(&moons(&[7])), Ok(vec![0x80, 1]), "one number, as short as it can be");
    let beyond = postcard::to_stdvec(&(1u128 << 70)).unwrap();
    assert!(postcard::from_bytes::<Moons>(&beyond).is_err());
    assert_eq!(format!("{:?}", moons(&[5])), "{Moon(5)}");
}

fn saved<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> Option<T> {
    postcard::from_bytes(&postcard::to_stdvec(value).ok()?).ok()
}
