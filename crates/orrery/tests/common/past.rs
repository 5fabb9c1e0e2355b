//! Games that bots have played up to a moment, always the same one, and people who go on from there in the browser.

use orrery_bots::Level;
use orrery_browser::Program;
use orrery_catalog::{AnyPlay, game};
use orrery_core::{Dice, Given, Offer, Options, Seat};
use orrery_table::port::TableId;
use serde_json::json;

use super::stage::{Course, Shelf, newcomer, set_up};
use super::{GAME, Guest, program};

/// The form that must be answered.
pub const MUST: &str = "form.prompt[data-must]";
const TABLE: TableId = TableId(1_000);

/// A game that bots have played up to a moment.
pub struct Past {
    pub course: Course,
    pub play: Box<dyn AnyPlay>,
    game: &'static str,
    luck: Dice,
    level: Level,
}

impl Past {
    pub fn begun(id: &'static str, seats: u8, options: &[(&str, &str)], seed: u64) -> Past {
        let (setup, key) = (set_up(seats, options), *Dice::seeded(id, seed).key());
        let (play, done) = game(id).unwrap().begin(&setup, key).unwrap_or_else(|_| panic!("{setup:?} cannot begin"));
        let course = Course { setup, key, entries: vec![done], is_over: false };
        Past { course, play, game: id, luck: Dice::seeded("bots", seed), level: Level::Easy }
    }

    pub fn played_by(self, level: Level) -> Past {
        Past { level, ..self }
    }

    pub fn due(&self) -> Option<Offer> {
        due(&*self.play)
    }

    pub fn answer(&mut self, offer: &Offer, given: &Given) {
        let done = self.play.answer(offer.seat, offer.ask, given);
        self.course.entries.push(done.unwrap_or_else(|_| panic!("{given:?} is refused to {:?}", offer.title)));
    }

    /// One answer of a bot to what is due, or to what it may leave open beside it.
    pub fn step(&mut self, offer: &Offer) -> Given {
        let (ask, given) = self.play.think(self.level, offer.seat, offer.ask, &mut self.luck).expect("a bot answers");
        let offers = self.play.offers(offer.seat);
        let asked = offers.iter().find(|offer| offer.ask == ask).expect("it answers what is asked");
        self.answer(asked, &given);
        given
    }

    /// On until something is asked.
    pub fn comes_to(mut self, is_it: impl Fn(&dyn AnyPlay, &Offer) -> bool) -> Option<Past> {
        for _ in 0..3_000 {
            let offer = self.due()?;
            if is_it(&*self.play, &offer) {
                return Some(self);
            }
            self.step(&offer);
        }
        None
    }

    /// On to the end.
    pub fn over(mut self) -> Past {
        while let Some(offer) = self.due() {
            self.step(&offer);
        }
        self.course.is_over = true;
        self
    }

    /// They go on in the browser; seats of one person are named together.
    pub fn sit_down(self, person_of: impl Fn(usize) -> usize) -> Party {
        let mut program = program();
        let people: Vec<_> = (0..self.course.setup.seats).map(|_| newcomer(&program)).collect();
        program.kill().unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let shelf = Shelf::of(&program, game(self.game).unwrap()).await;
            let person = |seat: Seat| people[person_of(seat.index())].0;
            shelf.put(&self.course, self.course.entries.len(), TABLE, person).await;
        });
        drop(runtime);
        program.start_again().unwrap();
        Party { program, tokens: people.into_iter().map(|(_, token)| token).collect() }
    }
}

/// A draft of two that has come to a hand from which a ship can be built, which not every draft does; and whose hand that is.
pub fn hand_with_a_ship() -> (Past, usize) {
    let drafts = (1..40).map(|seed| Past::begun(GAME, 2, &[], seed));
    let mut hands = drafts.filter_map(|draft| draft.comes_to(|_, offer| offer.forfeit.is_some()));
    let hand = hands.next().expect("somebody can build a ship");
    let whose = hand.due().expect("it is asked").seat.index();
    (hand, whose)
}

/// What must be answered, if anything.
pub fn due(play: &dyn AnyPlay) -> Option<Offer> {
    let open = play.open().into_iter().find(|open| open.must)?;
    play.offers(open.seat).into_iter().find(|offer| offer.ask == open.ask)
}

/// The answers whose keys begin so.
pub fn keys<'a>(offer: &'a Offer, begin: &str) -> Vec<&'a str> {
    let Options::List(options) = &offer.options else { return Vec::new() };
    options.iter().map(|option| option.key.as_str()).filter(|key| key.starts_with(begin)).collect()
}

/// The program with that one table, and who sits at it.
pub struct Party {
    pub program: Program,
    tokens: Vec<String>,
}

impl Party {
    pub fn people(&self) -> usize {
        self.tokens.len()
    }

    pub fn guest(&self, person: usize) -> Guest {
        let guest = Guest::new();
        guest.page.set_size(1440, 900, false).unwrap();
        self.seated(guest, person)
    }

    pub fn seated(&self, guest: Guest, person: usize) -> Guest {
        let cookie = json!({ "name": "orrery", "value": self.tokens[person], "url": self.program.url("/") });
        guest.page.call("Network.setCookie", cookie).unwrap();
        guest.page.goto(&self.program.url(&format!("/t/{TABLE}"))).unwrap();
        guest.page.wait_for("main.table").unwrap();
        guest
    }
}
