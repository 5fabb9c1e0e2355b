//! The whole truth of a table: what everybody knows and what is hidden, apart by type. Flat and cheap to clone.

mod arrival;
mod dome;
mod frame;
mod landing;
mod market;
mod mat;
mod mission;
mod nugget;
mod party;
mod person;
mod promise;
mod queue;
mod regime;
mod roll;
mod round;
mod sheet;
mod ship;
mod sky;
mod standing;
mod terms;
mod worker;

pub use arrival::{Arrival, Guest};
pub use dome::Dome;
pub use frame::{Ending, Finale, Find, Frame, Lab, Leg, Phase, Reset, Session, Stage};
pub use landing::{Landing, Step, Way};
pub use market::Market;
pub use mat::{Mat, Slots};
pub use mission::Mission;
pub use nugget::{Faces, Lies, Nugget, Nuggets, Worlds};
pub use party::Party;
pub use person::{Person, Place};
pub use promise::{Deed, PROMISES, Pledge, Promise, Promises, Repute, Until};
pub use queue::{ENTRIES, Entries, Queue};
pub use regime::{Against, Band, Edict, Maneuver, Mutiny, Regime, Ring, Rings, Rising};
pub use roll::{Goo, Roll, Site};
pub use round::{Boon, Dozyear, Proposal, Watch};
pub use sheet::{Line, Sheet};
pub use ship::{Part, Ship};
pub use sky::{ChitPlace, Sky, Stuff, WET};
pub use standing::{Preference, StandingOrder, StandingOrders};
pub use terms::Terms;
pub use worker::{Post, Posts, Worker, Workers};

use orrery_core::{Frames, Seat, SeatSet};
use orrery_kit::{Blank, Few, Rows};
use serde::{Deserialize, Serialize};

use crate::content::*;
use crate::record::Record;

pub const MAX_SEATS: usize = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub public: Public,
    pub secret: Secret,
}

/// What everybody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    pub frames: Frames<Frame, 6>,
    pub terms: Terms,
    pub seats: u8,
    /// Those who have left for good.
    pub left: SeatSet,
    /// RUL-102: in which order players take Ideologies.
    pub order: [Seat; MAX_SEATS],
    /// The Ideologies that somebody runs.
    pub taken: Ideologies,
    /// Who runs each of them.
    pub players: [Seat; Ideology::COUNT],
    /// C2d: these have no Cyborgs.
    pub coalition: Ideologies,
    pub mats: [Mat; Ideology::COUNT],
    pub people: Rows<Person, { Cyborg::COUNT }>,
    /// Who bears the star.
    pub commander: Option<Cyborg>,
    /// Whose votes are not in yet.
    pub waiting: SeatSet,
    /// RUL-118: the Ideology that commands, or commanded last.
    pub commanding: Ideology,
    pub workers: Posts,
    /// EN2: these have a second Avatar in service.
    pub seconds: Ideologies,
    pub market: Market,
    /// Where each Ideology's radio dome is, and the cards that have launched one (G1f).
    pub domes: [Dome; Ideology::COUNT],
    pub launched: Workcells,
    /// JA9: who has looked at the Earth Data cards that are face down.
    pub looked: SeatSet,
    /// 2.10: the Earth Data cards that are face up, by their places.
    pub earth_data: [Option<EarthData>; EarthData::COUNT],
    pub goo: [Goo; Shape::COUNT],
    /// The roll that is being resolved.
    pub roll: Option<Roll>,
    pub ship: Ship,
    /// C8
    pub sheet: Sheet,
    pub sky: Sky,
    /// I4: in the order in which they landed.
    pub parties: Few<Party, { Cyborg::COUNT }>,
    /// The party that is about to leave.
    pub landing: Option<Landing>,
    /// Where the ship has made Landfall.
    pub landfall: Option<PlanetBox>,
    /// J1d-2: how many end checks in a row have found the ship stranded.
    pub stranded: u8,
    /// J1c: who agrees to give up, until the end of the dozyear, and under which number each is asked.
    pub agreed: SeatSet,
    pub giving_up: [u32; MAX_SEATS],
    /// How the game ends, once it does.
    pub ending: Option<Ending>,
    pub nuggets: [Lies; NUGGETS_IN_GAME],
    /// B10c: what the flipped ones show.
    pub flipped: [Option<Reality>; NUGGETS_IN_GAME],
    /// A1g, B13e: the king, no longer the palm.
    pub competitive: bool,
    /// B13d, E6d: Avatars learn, no longer Cyborgs.
    pub red_eye: bool,
    /// K-Bussard Ramjet
    pub ramjet: bool,
    /// Which Ideology has become the Post-human (K-Posthuman-1).
    pub post_human: Option<Ideology>,
    /// What those know of their faces who have peeked at none.
    pub worlds: Worlds,
    pub dustbugs: [Option<Space>; DUSTBUGS],
    /// Who holds each medal.
    pub medals: [Option<Ideology>; Medal::COUNT],
    /// Insemination medals are four (I4f).
    pub seeds: Ideologies,
    /// C8f: glory from an earlier game.
    pub glory: [u8; Ideology::COUNT],
    /// I2d: who has found the Sirens.
    pub sirens: Option<Ideology>,
    /// B12-2: the Guardian is given out once.
    pub guarded: bool,
    /// Medals that have been earned and not yet been taken or left (DP-36).
    pub honours: Few<Honour, 12>,
    pub alert: Alert,
    /// Ultralights in the order of their launch (E2c).
    pub ultralights: Few<Worker, { Ideology::COUNT }>,
    pub dozyear: Dozyear,
    /// Orders, mutinies and marriages.
    pub regime: Regime,
    /// What is kept for the end.
    pub record: Record,
    /// The stage of a lesson.
    pub stage: u8,
    /// 4.4: how each player has kept open promises.
    pub repute: [Repute; MAX_SEATS],
    /// J1e-1: who ran which Ideology on the mission before.
    pub former: Option<[Seat; Ideology::COUNT]>,
}

/// A medal that an Ideology has earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Honour {
    pub medal: Medal,
    pub to: Ideology,
}

impl Blank for Honour {
    const BLANK: Honour = Honour { medal: Medal::Founder, to: Ideology::Individuality };
}

/// What nobody knows, or only some.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    pub faces: Faces,
    /// What each player knows of them.
    pub worlds: [Worlds; MAX_SEATS],
    /// C4b: which Earth Data card lies in which place.
    pub earth_data: [EarthData; EarthData::COUNT],
    /// F3c: the votes that are in.
    pub ballots: [Option<Ideology>; MAX_SEATS],
    /// I4b: the volunteers so far, until all are named.
    pub volunteers: Tiles,
    /// RUL-146: who rises, while a window is open.
    pub risings: [Option<Rising>; MAX_SEATS],
    /// D7c: whom the spouses have named.
    pub bliss: [Option<Ideology>; MAX_SEATS],
    /// 4.6
    pub standing: [StandingOrders; MAX_SEATS],
    /// 4.4: what each player has promised, also what only two know of.
    pub promises: [Promises; MAX_SEATS],
    /// How often each player has said something beside the game: no question opens twice under the same number.
    pub asides: [u16; MAX_SEATS],
    /// DP-50: of the Commander's player.
    pub queue: Queue,
}

impl State {
    /// J1e-1: a new mission of the same players.
    pub fn after(mut self, mission: Option<Mission>) -> State {
        let same = mission.filter(|mission| mission.seats == self.public.seats);
        self.public.former = same.map(|mission| mission.players);
        self
    }

    /// Before anything is dealt.
    pub fn fresh(terms: Terms, seats: u8) -> State {
        let public = Public {
            frames: Frames::new(Frame::SetUp(Stage::Deal)),
            terms,
            seats,
            left: SeatSet::empty(),
            order: [Seat(0); MAX_SEATS],
            taken: Ideologies::NONE,
            players: [Seat(0); Ideology::COUNT],
            coalition: Ideologies::NONE,
            mats: [Mat::default(); Ideology::COUNT],
            people: Rows([Person::NOBODY; Cyborg::COUNT]),
            commander: None,
            waiting: SeatSet::empty(),
            commanding: Ideology::Individuality,
            workers: Posts::default(),
            seconds: Ideologies::NONE,
            market: Market::default(),
            domes: [Dome::Supply; Ideology::COUNT],
            launched: Workcells::NONE,
            looked: SeatSet::empty(),
            earth_data: [None; EarthData::COUNT],
            goo: [Goo::Supply; Shape::COUNT],
            roll: None,
            ship: match terms.forward {
                Forward::Off => Ship::at(terms.star.space(), terms.fuel.wet()),
                Forward::On => Ship::forward(terms.star.space()),
            },
            sheet: Sheet::default(),
            sky: Sky::seen_from(terms.star),
            parties: Few::NONE,
            landing: None,
            landfall: None,
            stranded: 0,
            agreed: SeatSet::empty(),
            giving_up: [0; MAX_SEATS],
            ending: None,
            nuggets: [Lies::Cosmos; NUGGETS_IN_GAME],
            flipped: [None; NUGGETS_IN_GAME],
            competitive: false,
            red_eye: false,
            ramjet: false,
            post_human: None,
            worlds: Worlds::ANY,
            dustbugs: [None; DUSTBUGS],
            medals: [None; Medal::COUNT],
            seeds: Ideologies::NONE,
            glory: [0; Ideology::COUNT],
            sirens: None,
            guarded: false,
            honours: Few::NONE,
            alert: Alert::Red,
            ultralights: Few::NONE,
            dozyear: Dozyear::begun(0, true),
            regime: Regime::new(),
            record: Record::fresh(),
            stage: 0,
            repute: [Repute::default(); MAX_SEATS],
            former: None,
        };
        let secret = Secret {
            faces: Faces::ALL[0],
            worlds: [Worlds::ANY; MAX_SEATS],
            earth_data: EarthData::ALL,
            ballots: [None; MAX_SEATS],
            volunteers: Tiles::NONE,
            risings: [None; MAX_SEATS],
            bliss: [None; MAX_SEATS],
            standing: [StandingOrders::NONE; MAX_SEATS],
            promises: [[None; PROMISES]; MAX_SEATS],
            asides: [0; MAX_SEATS],
            queue: Queue::default(),
        };
        State { public, secret }
    }
}

impl Public {
    pub fn frame(&self) -> Frame {
        *self.frames.top()
    }

    pub fn everybody(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    /// C1c, RUL-102: the players as they are shown, by the lowest pulse that each of them has. Seats do not move.
    pub fn seating(&self) -> impl Iterator<Item = Seat> + use<> {
        let (players, taken) = (self.players, self.taken);
        let is_first = move |of: &Ideology| {
            let before = Ideology::ALL.into_iter().take(of.index());
            taken.contains(*of)
                && !before.filter(|one| taken.contains(*one)).any(|one| players[one.index()] == players[of.index()])
        };
        Ideology::ALL.into_iter().filter(is_first).map(move |of| players[of.index()])
    }

    /// Who runs an Ideology.
    pub fn player(&self, of: Ideology) -> Seat {
        self.players[of.index()]
    }

    /// Who decides what the Commander decides (RUL-118).
    pub fn helm(&self) -> Seat {
        self.player(self.commanding)
    }

    pub fn mat(&self, of: Ideology) -> &Mat {
        &self.mats[of.index()]
    }

    pub fn person(&self, cyborg: Cyborg) -> &Person {
        &self.people.0[cyborg.index()]
    }

    pub(crate) fn person_mut(&mut self, cyborg: Cyborg) -> &mut Person {
        &mut self.people.0[cyborg.index()]
    }

    /// The Ideology of a Cyborg; the Post-human may be of any.
    pub fn side(&self, cyborg: Cyborg) -> Option<Ideology> {
        cyborg.ideology().or(self.post_human)
    }

    /// The Ideology of a Worker.
    pub fn of(&self, worker: Worker) -> Option<Ideology> {
        worker.ideology().or_else(|| worker.cyborg().and(self.post_human))
    }

    /// B13f: a sex marker turns a Meathead into an Amazon.
    pub fn sex(&self, cyborg: Cyborg) -> Sex {
        if self.person(cyborg).turned { Sex::Amazon } else { cyborg.sex() }
    }

    /// K-Awake
    pub fn is_awake(&self, of: Ideology) -> bool {
        let is_awake = |cyborg| self.person(cyborg).is_awake();
        is_awake(of.amazon()) || is_awake(of.meathead()) || self.post_human == Some(of) && is_awake(Cyborg::POST_HUMAN)
    }

    /// The tiles of an Ideology; the Post-human comes last.
    pub fn tiles_of(&self, of: Ideology) -> impl Iterator<Item = Cyborg> + use<> {
        let post_human = (self.post_human == Some(of)).then_some(Cyborg::POST_HUMAN);
        [of.amazon(), of.meathead()].into_iter().chain(post_human)
    }

    pub fn awake(&self) -> Ideologies {
        Ideology::ALL.into_iter().filter(|of| self.is_awake(*of)).collect()
    }

    /// The Cyborg whose tile sits in a slot.
    pub fn sitting(&self, of: Ideology, slot: Slot) -> Option<Cyborg> {
        self.tiles_of(of).find(|cyborg| self.person(*cyborg).slot() == Some(slot))
    }

    /// 2.3: neither blocked by the Shield tile nor busted.
    pub fn is_open(&self, of: Ideology, slot: Slot) -> bool {
        let blocked = slot == Slot::Shield && !self.ship.has(Tile::Shield(of));
        !blocked && !self.mat(of).busted.contains(slot)
    }

    /// 2.3: open and empty.
    pub fn is_free(&self, of: Ideology, slot: Slot) -> bool {
        self.is_open(of, slot) && self.sitting(of, slot).is_none() && self.mat(of).cards_in(slot).is_empty()
    }

    /// 2.4: an Awake elder who is no Orphan has it.
    pub fn has_wisdom(&self, wisdom: Wisdom) -> bool {
        let wise = |cyborg: &Cyborg| {
            let person = self.person(*cyborg);
            cyborg.wisdom() == Some(wisdom) && person.is_awake() && person.age.is_elder() && !person.orphan
        };
        Cyborg::all().any(|cyborg| wise(&cyborg))
    }

    pub fn post(&self, worker: Worker) -> Post {
        self.workers.at(worker)
    }

    pub(crate) fn put(&mut self, worker: Worker, post: Post) {
        self.workers.put(worker, post);
    }

    /// The Workers who stand there.
    pub fn workers_at(&self, post: Post) -> Workers {
        self.workers.like(post).iter().filter(|worker| self.post(*worker) == post).collect()
    }

    /// The Worker in a maintenance cell.
    pub fn worker_in(&self, cell: Cell) -> Option<Worker> {
        self.workers.in_cells().iter().find(|worker| self.post(*worker) == Post::Cell(cell))
    }

    /// The maintenance cells that somebody stands in.
    pub fn taken_cells(&self) -> Cells {
        self.cells_of(self.workers.in_cells())
    }

    /// Those of them whose task is still to come.
    pub fn due_cells(&self) -> Cells {
        self.cells_of(self.workers.in_cells().minus(self.dozyear.done))
    }

    fn cells_of(&self, workers: Workers) -> Cells {
        workers.iter().filter_map(|worker| self.post(worker).cell()).collect()
    }

    /// The cards of displays that somebody stands on.
    pub fn manned_cards(&self) -> Workcells {
        let card = |worker| if let Post::Workcell(card) = self.post(worker) { Some(card) } else { None };
        self.workers.on_displays().iter().filter_map(card).collect()
    }

    /// The cards of the market with librarians.
    pub fn cards_read(&self) -> Workcells {
        let card = |worker| if let Post::Librarian(card) = self.post(worker) { Some(card) } else { None };
        self.workers.on_market().iter().filter_map(card).collect()
    }

    /// Who decides for a Worker.
    pub fn player_of(&self, worker: Worker) -> Seat {
        self.of(worker).map_or(Seat(0), |of| self.player(of))
    }

    /// The cells on the sides that are up.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let row = self.ship.row;
        (0..row.len()).flat_map(move |at| row[at].cells())
    }

    /// The augmentations of a shape on all mats together.
    pub fn augmentations(&self, shape: Shape) -> usize {
        let goo = usize::from(matches!(self.goo[shape.index()], Goo::Mat(_)));
        self.mats.iter().filter(|mat| mat.human.contains(shape)).count() + goo
    }

    /// K-Augmentation: human or goo.
    pub fn has_augmentation(&self, of: Ideology, shape: Shape) -> bool {
        self.mat(of).human.contains(shape) || self.goo[shape.index()] == Goo::Mat(of)
    }

    /// Whether an Earth Data card is face up.
    pub fn knows(&self, card: EarthData) -> bool {
        self.earth_data.contains(&Some(card))
    }

    /// The cards in all displays.
    pub fn displays(&self) -> impl Iterator<Item = Workcell> + '_ {
        self.mats.iter().flat_map(Mat::display)
    }

    /// Whose display a card is in.
    pub fn owner(&self, card: Workcell) -> Option<Ideology> {
        Ideology::ALL.into_iter().find(|of| self.mat(*of).display().any(|other| other == card))
    }

    pub fn has_goo(&self, card: Workcell) -> bool {
        self.goo[card.shape().index()] == Goo::Card(card)
    }

    /// D1d: its cells accept nobody new.
    pub fn is_infested(&self, tile: Tile) -> bool {
        matches!(tile, Tile::Section(section) if self.goo[section.shape().index()] == Goo::Blueprint)
    }

    /// The Amazons alive on board, embryos included (RUL-44).
    pub fn amazons(&self) -> impl Iterator<Item = Cyborg> + '_ {
        Cyborg::all().filter(|cyborg| self.sex(*cyborg) == Sex::Amazon && self.person(*cyborg).is_on_board())
    }

    /// The nuggets that lie there.
    pub fn nuggets_at(&self, place: Lies) -> Nuggets {
        Nugget::all().filter(|nugget| self.nuggets[nugget.index()] == place).collect()
    }

    pub fn holds_medal(&self, of: Ideology, medal: Medal) -> bool {
        self.medals[medal.index()] == Some(of)
    }

    /// Who runs at least one Ideology that sleeps.
    pub fn sleepers(&self) -> SeatSet {
        Ideology::ALL.into_iter().filter(|of| !self.is_awake(*of)).map(|of| self.player(of)).collect()
    }
}
