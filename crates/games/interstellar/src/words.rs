//! Small parts of messages that offers, refusals and log lines share.

use orrery_core::{Arg, Message};

use crate::content::*;
use crate::event::{Cause, Shelf};
use crate::questions::{Favour, Filled, Thrust};
use crate::rules::score::Rating;
use crate::state::{Boon, ChitPlace, Edict, Lies, Line, Maneuver, Phase, Pledge, Post, Until, Worker};

orrery_text::names! {
    ideology(Ideology) of Ideology::ALL.into_iter();
    cyborg(Cyborg) of Cyborg::all();
    shape(Shape) of Shape::ALL.into_iter();
    slot(Slot) of Slot::ALL.into_iter();
    medal(Medal) of Medal::ALL.into_iter();
    alert(Alert) of Alert::ALL.into_iter();
    risk(Risk) of Risk::ALL.into_iter();
    outcome(Outcome) of Outcome::ALL.into_iter();
    cause(Cause) of Cause::ALL.into_iter();
    task(Task) of Task::ALL.into_iter();
    boon(Boon) of Boon::ALL.into_iter();
    star(Star) of Star::ALL.into_iter();
    planet(PlanetBox) of PlanetBox::all();
    chit(Chit) of Chit::all();
    line(Line) of Line::ALL.into_iter();
    fuel(Fuel) of Fuel::ALL.into_iter();
    favour(Favour) of Favour::ALL.into_iter();
    rating(Rating) of Rating::ALL.into_iter();
    reality(Reality) of Reality::ALL.into_iter();
    cupid(Cupid) of Cupid::all();
    phase(Phase) of Phase::ALL.into_iter();
    sex(Sex) of Sex::ALL.into_iter();
    side(Side) of Side::ALL.into_iter();
    wisdom(Wisdom) of Wisdom::ALL.into_iter();
    regulation(Regulation) of Regulation::ALL.into_iter();
    until(Until) of Until::ALL.into_iter();
}

/// What helps at the first meeting with a task, a kind of card or a law (8.7).
pub mod hint {
    use orrery_core::Message;
    use orrery_text::{Names, named};

    use crate::content::{Ideology, Subtitle, Task};

    pub fn task(of: Task) -> Message {
        static NAMES: Names = Names::new(|| named("hint-task", Task::ALL.into_iter().map(Task::id)));
        NAMES.of(of.index())
    }

    pub fn card(of: Subtitle) -> Message {
        static NAMES: Names = Names::new(|| named("hint-card", Subtitle::ALL.into_iter().map(Subtitle::id)));
        NAMES.of(of.index())
    }

    pub fn law(of: Ideology) -> Message {
        static NAMES: Names = Names::new(|| named("hint-law", Ideology::ALL.into_iter().map(Ideology::id)));
        NAMES.of(of.index())
    }
}

pub fn marriage_law(law: MarriageLaw) -> Message {
    static NAMES: orrery_text::Names = orrery_text::Names::new(|| {
        orrery_text::named("marriage-law", MarriageLaw::ALL.into_iter().map(MarriageLaw::id))
    });
    NAMES.of(law.index())
}

/// An Earth Data card.
pub fn earth_data(card: EarthData) -> Message {
    const NAMES: [&str; EarthData::COUNT] =
        ["earth-data-ED1", "earth-data-ED2", "earth-data-ED3", "earth-data-ED4", "earth-data-ED5"];
    Message::new(NAMES[card.index()])
}

pub fn space(space: Space) -> Message {
    Message::new(space.name())
}

pub fn workcell(card: Workcell) -> Message {
    Message::new(card.name())
}

/// The place of a chit: a planet, or those that share its water.
pub fn chit_place(place: ChitPlace) -> Message {
    match place {
        ChitPlace::Air(of) => Message::new("air-of").with("planet", planet(of)),
        ChitPlace::Water(place) => {
            Message::new("water-of").with("planets", place.boxes().map(planet).collect::<Vec<_>>())
        }
    }
}

/// What stands on a line of the carry-over sheet.
pub fn filled(filled: Filled) -> Message {
    match filled {
        Filled::Nobody => Message::new("sheet-nobody"),
        Filled::Player(seat) => orrery_core::tell::about("seat", seat),
        Filled::Ideology(of) => ideology(of),
        Filled::Number(number) => Message::new("sheet-number").with("number", number),
        Filled::Fuel(of) => fuel(of),
    }
}

pub fn lies(lies: Lies) -> Message {
    match lies {
        Lies::Cosmos => Message::new("term-cosmos"),
        Lies::Bow => Message::new("at-the-bow"),
        Lies::Mat(of) => ideology(of),
    }
}

pub fn ideologies(who: Ideologies) -> Arg {
    Arg::List(who.iter().map(ideology).collect())
}

pub fn cyborgs(who: Tiles) -> Arg {
    Arg::List(who.iter().map(cyborg).collect())
}

/// A Cyborg by name, an Avatar by its Ideology.
pub fn worker(worker: Worker) -> Message {
    match (worker.cyborg(), worker.ideology()) {
        (None, Some(of)) => Message::new("avatar").with("ideology", ideology(of)),
        (Some(one), _) => cyborg(one),
        (None, None) => Message::new("term-worker"),
    }
}

/// What a Worker does there.
pub fn post(post: Post) -> Message {
    match post {
        Post::Away | Post::Trapezoid | Post::Adrift => Message::new("post-trapezoid"),
        Post::Cell(cell) => Message::new("post-cell").with("task", task(cell.task())).with("tile", tile(cell.tile())),
        Post::Librarian(card) => Message::new("post-librarian").with("card", workcell(card)),
        Post::Goo(one) => Message::new("post-goo").with("shape", shape(one)),
        Post::Stadium => Message::new("term-stadium"),
        Post::Pregnancy => Message::new("post-pregnancy"),
        Post::Workcell(card) => Message::new("post-workcell").with("card", workcell(card)),
    }
}

/// A place on a mat, and what makes room there.
pub fn shelf(shelf: Shelf) -> Message {
    match shelf {
        Shelf::Free(place) => slot(place),
        Shelf::Instead(place, out) => {
            Message::new("shelf-instead").with("slot", slot(place)).with("card", workcell(out))
        }
        Shelf::Bed(place) => Message::new("shelf-bed").with("slot", slot(place)),
    }
}

/// An order of D2.
/// A burn, and the wet mass it leaves.
pub fn thrust(thrust: Thrust, wet: Position) -> Message {
    let id = match thrust {
        Thrust { levels: 0, .. } => "thrust-none",
        Thrust { brake: true, .. } => "thrust-brake",
        Thrust { brake: false, .. } => "thrust-accelerate",
    };
    Message::new(id).with("levels", thrust.levels).with("mass", wet.mass())
}

pub fn edict(edict: Edict) -> Message {
    let levy = |one, to| Message::new("edict-levy").with("worker", worker(one)).with("post", post(to));
    match edict {
        Edict::Unfit(one) => Message::new("edict-unfit").with("cyborg", cyborg(one)),
        Edict::Levy(one, cell) | Edict::Summon(one, cell) => levy(one, Post::Cell(cell)),
        Edict::LevyToGoo(one, shape) | Edict::SummonToGoo(one, shape) => levy(one, Post::Goo(shape)),
        Edict::Seize(from) => Message::new("edict-seize").with("ideology", ideology(from)),
        Edict::Wed(of, to) => Message::new("edict-wed").with("ideology", ideology(of)).with("cupid", cupid(to)),
        Edict::Rewed(from, to) => Message::new("edict-rewed").with("from", cupid(from)).with("cupid", cupid(to)),
        Edict::Part(from) => Message::new("edict-part").with("cupid", cupid(from)),
    }
}

/// A helm decision.
pub fn maneuver(maneuver: Maneuver) -> Message {
    match maneuver {
        Maneuver::Alert(to) => Message::new("order-alert").with("alert", alert(to)),
        Maneuver::Jettison(lost) => Message::new("order-jettison").with("tile", tile(lost)),
        Maneuver::Branch { to, .. } | Maneuver::Heading(to) => space(to),
        Maneuver::Brake { yes: true, .. } => Message::new("brake"),
        Maneuver::Brake { yes: false, .. } => Message::new("do-not-brake"),
        Maneuver::Declare => Message::new("declare-stranded"),
    }
}

/// What is promised (4.4).
pub fn pledge(pledge: Pledge) -> Message {
    match pledge {
        Pledge::Vote(of) => Message::new("pledge-vote").with("ideology", ideology(of)),
        Pledge::Child(of) => Message::new("pledge-child").with("ideology", ideology(of)),
        Pledge::Brake(at) => Message::new("pledge-brake").with("star", star(at)),
        Pledge::Spare => Message::new("pledge-spare"),
        Pledge::Welcome => Message::new("pledge-welcome"),
        Pledge::Saw(face) => Message::new("pledge-saw").with("face", reality(face)),
        Pledge::Work(card) => Message::new("pledge-work").with("card", workcell(card)),
    }
}

pub fn tile(tile: Tile) -> Message {
    const SHIELDS: [&str; Ideology::COUNT] =
        ["tile-shield-IN", "tile-shield-FR", "tile-shield-HO", "tile-shield-UN", "tile-shield-AU", "tile-shield-EQ"];
    const SECTIONS: [&str; 5] =
        ["blueprint-engine", "blueprint-batteries", "blueprint-jars", "blueprint-life-support", "blueprint-wardens"];
    Message::new(match tile {
        Tile::Section(section) => SECTIONS[section.index()],
        Tile::Shield(of) => SHIELDS[of.index()],
    })
}
