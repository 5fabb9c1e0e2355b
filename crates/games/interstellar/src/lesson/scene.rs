//! Where a lesson begins (6.3): the market, and for lessons in the middle of a voyage everything that has come before.

use super::Lesson;
use crate::content::*;
use crate::state::{Dozyear, Goo, Part, Place, Post, Public, Ship, State, Worker};

/// 6.3: from the bottom upwards, Engine first.
const MARKET: [[&str; MarketRow::COUNT]; Blueprint::COUNT] =
    [["EN8", "EN4", "EN7"], ["BA2", "BA4", "BA7"], ["JA7", "JA3", "JA8"], ["LS3", "LS5", "LS9"], ["WA6", "WA9", "WA3"]];

pub(crate) fn market() -> Option<[[Workcell; MarketRow::COUNT]; Blueprint::COUNT]> {
    let mut columns = [[Workcell(0); MarketRow::COUNT]; Blueprint::COUNT];
    for (column, ids) in columns.iter_mut().zip(MARKET) {
        for (place, id) in column.iter_mut().zip(ids) {
            *place = Workcell::named(id)?;
        }
    }
    Some(columns)
}

/// A moment between two dozyears.
struct Scene {
    dozyear: u8,
    /// Where the ship is, and where it came from.
    at: [&'static str; 2],
    commander: Cyborg,
    /// Those who are Awake, with their slots and Ages.
    awake: &'static [(&'static str, Slot, Age)],
    hibernates: &'static [(&'static str, Age)],
    dead: &'static [&'static str],
    /// In the Jars slot of each mat.
    cards: &'static [(Ideology, &'static str)],
    learned: [&'static [Shape]; Ideology::COUNT],
    stress: [u8; Ideology::COUNT],
    data: &'static [EarthData],
}

use Ideology::{Equality, Freedom, Honor, Individuality, Unity};
use Shape::{Battery, Heart, Hexagon, Jar, Triangle};
use Slot::LifeSupport;

/// 6.3 at the end of dozyear 4, without its marriage: that is proposed in the lesson.
const POLITICS: Scene = Scene {
    dozyear: 4,
    at: ["R01-09", "R01-08"],
    commander: Honor.amazon(),
    awake: &[
        ("IN-M", LifeSupport, Age::One),
        ("FR-M", LifeSupport, Age::Five),
        ("HO-A", LifeSupport, Age::Five),
        ("UN-A", LifeSupport, Age::Four),
        ("EQ-A", LifeSupport, Age::Two),
    ],
    hibernates: &[],
    dead: &[],
    cards: &[(Freedom, "EN8"), (Freedom, "BA2"), (Honor, "LS3"), (Unity, "JA7")],
    learned: [&[], &[Triangle, Battery, Jar], &[Battery, Heart], &[Jar], &[], &[Jar]],
    stress: [0, 2, 0, 1, 0, 1],
    data: &[EarthData::Stadium],
};

/// 6.3 at the end of dozyear 8.
const LANDING: Scene = Scene {
    dozyear: 8,
    at: ["R01-21", "R01-20"],
    commander: Equality.amazon(),
    awake: &[
        ("IN-M", LifeSupport, Age::Five),
        ("FR-A", Slot::Shield, Age::Four),
        ("UN-A", LifeSupport, Age::Eight),
        ("EQ-A", LifeSupport, Age::Six),
        ("EQ-M", Slot::Shield, Age::Two),
    ],
    hibernates: &[("FR-M", Age::Seven)],
    dead: &["HO-A"],
    cards: &[
        (Individuality, "WA6"),
        (Freedom, "EN8"),
        (Freedom, "BA2"),
        (Honor, "LS3"),
        (Unity, "JA7"),
        (Equality, "BA4"),
    ],
    learned: [
        &[Triangle, Hexagon, Battery, Heart],
        &[Triangle, Battery, Jar, Hexagon],
        &[Battery, Heart, Hexagon],
        &[Jar, Heart, Hexagon],
        &[],
        &[Jar, Battery, Hexagon],
    ],
    stress: [1, 0, 0, 1, 0, 1],
    data: &[EarthData::Stadium, EarthData::TumourVaccine],
};

/// The lesson of the voyage begins at the beginning.
pub(crate) fn arrange(state: &mut State, lesson: Lesson) {
    let scene = match lesson {
        Lesson::Voyage => return,
        Lesson::Politics => POLITICS,
        Lesson::Landing => LANDING,
    };
    let public = &mut state.public;
    public.dozyear = Dozyear::begun(scene.dozyear, false);
    public.ship = ship(&scene);
    public.alert = Alert::Yellow;
    public.goo[Jar.index()] = Goo::Mat(Ideology::Authority);
    people(public, &scene);
    mats(public, &scene);
    sky(public);
    flown(public);
    for (place, card) in scene.data.iter().enumerate() {
        swap(&mut state.secret.earth_data, place, *card);
        state.public.earth_data[place] = Some(*card);
    }
}

/// The card comes to this place, and whatever lay there to where it was.
fn swap(cards: &mut [EarthData; EarthData::COUNT], place: usize, card: EarthData) {
    if let Some(was) = cards.iter().position(|one| *one == card) {
        cards.swap(was, place);
    }
}

/// 50 wet, speed 3, two sections lean and two Shields at the bow.
fn ship(scene: &Scene) -> Ship {
    let [space, from] = scene.at.map(|id| Space::named(id).unwrap_or(Space(0)));
    let mut ship = Ship::at(space, Position(6));
    ship.lean(Blueprint::Engine);
    ship.lean(Blueprint::Batteries);
    ship.row.push(Part::of(Tile::Shield(Equality), Side::Fat));
    ship.row.push(Part::of(Tile::Shield(Freedom), Side::Fat));
    Ship { came_from: Some(from), velocity: Velocity(3), ..ship }
}

fn people(public: &mut Public, scene: &Scene) {
    for cyborg in Cyborg::all().filter(|cyborg| *cyborg != Cyborg::POST_HUMAN) {
        put(public, cyborg, Place::Embryo, Age::One);
    }
    let awake = scene.awake.iter().map(|(id, slot, age)| (*id, Place::Awake(*slot), *age));
    let hibernates = scene.hibernates.iter().map(|(id, age)| (*id, Place::Hibernating, *age));
    let dead = scene.dead.iter().map(|id| (*id, Place::Dead, Age::Eight));
    for (id, place, age) in awake.chain(hibernates).chain(dead) {
        Cyborg::named(id).into_iter().for_each(|cyborg| put(public, cyborg, place, age));
    }
    for of in Ideology::ALL {
        let post = if public.is_awake(of) { Post::Away } else { Post::Trapezoid };
        public.put(Worker::avatar(of), post);
    }
    public.commander = Some(scene.commander);
    public.commanding = scene.commander.ideology().unwrap_or(public.commanding);
}

fn put(public: &mut Public, cyborg: Cyborg, place: Place, age: Age) {
    let person = public.person_mut(cyborg);
    (person.place, person.age) = (place, age);
    let post = if matches!(place, Place::Awake(_)) { Post::Trapezoid } else { Post::Away };
    public.put(Worker::of(cyborg), post);
}

fn mats(public: &mut Public, scene: &Scene) {
    for of in Ideology::ALL {
        let mat = &mut public.mats[of.index()];
        mat.stress = scene.stress[of.index()];
        mat.human = scene.learned[of.index()].iter().copied().collect();
    }
    for (of, id) in scene.cards {
        let Some(card) = Workcell::named(id) else { continue };
        public.market.take(card);
        public.mats[of.index()].cards[Slot::Jars.index()].push(card);
    }
    public.medals[Medal::Ultralight.index()] = Some(Unity);
}

/// The way from Sol to here.
fn flown(public: &mut Public) {
    let here = public.ship.space;
    let way = here.route().into_iter().flat_map(|route| route.spaces()).take_while(|space| *space != here);
    [Star::Sol.space(), here].into_iter().chain(way).for_each(|space| public.record.flown.insert(space));
}

fn sky(public: &mut Public) {
    public.sky.explored.insert(Star::Cyg);
    for place in Star::Cyg.chit_places() {
        let chit = super::dice::chit(public, place);
        public.sky.lay(place, chit);
    }
}
