//! Vanguard in real Chromium: a quick start from the lobby, an exploration of four seats in two browsers with assistance
//! and a reaction window, a phase of the ship by every page, a phone, keys alone, other languages, no scripts.

mod common;

use common::stage::{Course, Shelf, newcomer, set_up};
use common::{Guest, program};
use orrery_bots::Level;
use orrery_browser::{Means, Player, Program, Stand};
use orrery_catalog::{AnyPlay, game};
use orrery_core::{Dice, Offer, Options, Seat};
use orrery_table::port::TableId;
use serde_json::json;

const GAME: &str = "vanguard";
const MUST: &str = "form.prompt[data-must]";
const TABLE: TableId = TableId(1_000);

/// An exploration or a campaign that companions have played up to a moment, always the same one.
struct Past {
    course: Course,
    play: Box<dyn AnyPlay>,
    luck: Dice,
}

impl Past {
    fn begun(seats: u8, mission: &str, seed: u64) -> Past {
        let (setup, key) =
            (set_up(seats, &[("mission", mission), ("sittings", "one-table")]), *Dice::seeded(GAME, seed).key());
        let (play, done) = game(GAME).unwrap().begin(&setup, key).unwrap_or_else(|_| panic!("{setup:?} cannot begin"));
        let course = Course { setup, key, entries: vec![done], is_over: false };
        Past { course, play, luck: Dice::seeded("bots", seed) }
    }

    fn due(&self) -> Option<Offer> {
        let open = self.play.open().into_iter().find(|open| open.must)?;
        self.play.offers(open.seat).into_iter().find(|offer| offer.ask == open.ask)
    }

    fn step(&mut self, offer: &Offer) {
        let thought = self.play.think(Level::Normal, offer.seat, offer.ask, &mut self.luck);
        let (ask, given) = thought.expect("a companion answers");
        let done = self.play.answer(offer.seat, ask, &given);
        self.course.entries.push(done.unwrap_or_else(|_| panic!("{given:?} is refused to {:?}", offer.title)));
    }

    /// The first game in which this is asked, up to there.
    fn until(seats: u8, mission: &str, is_it: impl Fn(&Offer) -> bool) -> Past {
        let comes_to = |mut past: Past| {
            for _ in 0..3_000 {
                let offer = past.due()?;
                if is_it(&offer) {
                    return Some(past);
                }
                past.step(&offer);
            }
            None
        };
        let past = (1..40).find_map(|seed| comes_to(Past::begun(seats, mission, seed)));
        past.expect("it comes to that in some game")
    }

    /// They go on in the browser; the seats of one person are named together.
    fn sit_down(self, person_of: impl Fn(usize) -> usize) -> Party {
        let mut program = program();
        let people: Vec<_> = (0..self.course.setup.seats).map(|_| newcomer(&program)).collect();
        program.kill().unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let shelf = Shelf::of(&program, game(GAME).unwrap()).await;
            let person = |seat: Seat| people[person_of(seat.index())].0;
            shelf.put(&self.course, self.course.entries.len(), TABLE, person).await;
        });
        drop(runtime);
        program.start_again().unwrap();
        Party { program, tokens: people.into_iter().map(|(_, token)| token).collect() }
    }
}

struct Party {
    program: Program,
    tokens: Vec<String>,
}

impl Party {
    fn seated(&self, guest: Guest, person: usize) -> Guest {
        let cookie = json!({ "name": "orrery", "value": self.tokens[person], "url": self.program.url("/") });
        guest.page.call("Network.setCookie", cookie).unwrap();
        guest.page.goto(&self.program.url(&format!("/t/{TABLE}"))).unwrap();
        guest.page.wait_for("main.table").unwrap();
        guest
    }

    fn guest(&self, person: usize) -> Guest {
        let guest = Guest::new();
        guest.page.set_size(1440, 900, false).unwrap();
        self.seated(guest, person)
    }
}

fn title(guest: &Guest) -> String {
    let text = format!("document.querySelector('{MUST} h2')?.textContent ?? ''");
    guest.page.eval(&text).unwrap().as_str().unwrap_or_default().to_owned()
}

fn keys<'a>(offer: &'a Offer, begin: &str) -> Vec<&'a str> {
    let Options::List(options) = &offer.options else { return Vec::new() };
    options.iter().map(|option| option.key.as_str()).filter(|key| key.starts_with(begin)).collect()
}

/// Who plays two seats says which of them looks.
fn uncover(guest: &Guest) {
    if guest.page.has(".prompt.cover a.btn.pri").unwrap() {
        guest.page.click(".prompt.cover a.btn.pri").unwrap();
        guest.page.wait_for(MUST).unwrap();
    }
}

/// Chooses what begins so, and sends it.
fn choose(guest: &Guest, begin: &str) {
    uncover(guest);
    let page = &guest.page;
    let chip = format!("{MUST} label.chip:has(input[value^=\"{begin}\"])");
    page.wait_for(&chip).unwrap();
    let ask = page.eval(&format!("document.querySelector('{MUST}').dataset.ask")).unwrap();
    page.eval(&format!("document.querySelector('{chip}').closest('details')?.setAttribute('open', '')")).unwrap();
    page.click(&chip).unwrap();
    page.click(&format!("{MUST} button.pri")).unwrap();
    page.wait_until(&format!("document.querySelector('{MUST}')?.dataset.ask !== {ask}")).unwrap();
}

/// From the lobby, with a companion: the first mission goes on for a while by clicks alone.
#[test]
fn a_quick_start_from_the_lobby_by_clicks() {
    let (program, guest) = (program(), Guest::new());
    guest.page.set_size(1440, 900, false).unwrap();
    guest.page.goto(&program.url(&format!("/?game={GAME}"))).unwrap();
    guest.page.click("label:has(> input[name=others][value=bot-easy])").unwrap();
    guest.page.click("form.start button.pri").unwrap();
    guest.page.wait_for("main.table #r-ground svg").unwrap();
    let player = Player::new(&guest.page, Means::Pointer);
    player.play_until(|stand| player.answers() >= 25 && matches!(stand, Stand::Asked { .. })).unwrap();
    assert!(guest.page.count("#r-sectors .sector").unwrap() > 4, "the world is there");
    assert!(guest.page.count(".party .cr").unwrap() == 2, "and the party");
    guest.is_content();
}

/// What the dice may bring is said while they are picked, and stands beside the rows.
#[test]
fn odds_are_said_while_dice_are_picked() {
    let is_check = |offer: &Offer| offer.title.id == "ask-roll";
    let party = Past::until(1, "eye", is_check).sit_down(|seat| seat);
    let guest = party.guest(0);
    guest.page.click(&format!("{MUST} .picks label.chip")).unwrap();
    guest
        .page
        .wait_until(&format!("/\\d %/.test(document.querySelector('{MUST} .advice')?.textContent ?? '')"))
        .unwrap();
    assert!(guest.page.count(".deed .chance").unwrap() > 0, "beside the rows");
    assert!(guest.page.count(&format!("{MUST} .chip use[href^='#vg-d-']")).unwrap() > 0, "dice are drawn");
    guest.is_content();
}

/// Two people with two seats each: one rolls, the other gives a die, and both see it.
#[test]
fn four_seats_in_two_browsers_assist_each_other() {
    let helps = |offer: &Offer| offer.title.id == "ask-assist" && !keys(offer, "die").is_empty();
    let past = Past::until(4, "eye", helps);
    let offer = past.due().unwrap();
    let party = past.sit_down(|seat| seat % 2);
    let guests = [party.guest(0), party.guest(1)];
    let helper = &guests[offer.seat.index() % 2];
    uncover(helper);
    assert!(title(helper).contains("assist"), "{}", title(helper));
    choose(helper, "die");
    for guest in &guests {
        guest.page.wait_until("document.querySelectorAll('#r-log li').length > 0").unwrap();
        guest.is_content();
    }
}

/// 4.4: whoever can react is asked, and what was not used passes.
#[test]
fn a_reaction_window_opens_and_closes() {
    let reacts = |offer: &Offer| offer.title.id == "ask-react" && !keys(offer, "use").is_empty();
    let past = Past::until(4, "eye", reacts);
    let offer = past.due().unwrap();
    let party = past.sit_down(|seat| seat % 2);
    let guests = [party.guest(0), party.guest(1)];
    choose(&guests[offer.seat.index() % 2], "pass");
    guests.iter().for_each(Guest::is_content);
}

/// Every leaf of the book can be opened, and the one that is on is marked.
#[test]
fn the_ship_book_is_leafed_through() {
    let past = Past::until(1, "campaign", |offer| offer.title.id == "ask-course");
    let party = past.sit_down(|seat| seat);
    let guest = party.guest(0);
    let page = &guest.page;
    page.wait_for(".vg-book .leaves .on").unwrap();
    assert_eq!(page.eval("document.querySelector('.leaves .on input').value").unwrap(), "star-map");
    let count = page.count(".leaves input").unwrap();
    assert_eq!(count, 9);
    for leaf in ["bridge", "facilities", "hangar", "launch", "debriefing", "unloading", "infirmary", "memorial"] {
        page.click(&format!(".leaves label:has(input[value={leaf}])")).unwrap();
        page.wait_until(&format!("document.querySelector('.leaves .on input')?.value === '{leaf}'")).unwrap();
        assert!(page.count(".spread .leaf h2").unwrap() >= 2, "{leaf}");
    }
    guest.is_content();
}

/// A phase of the ship, question after question.
#[test]
fn a_phase_of_the_ship_by_clicks() {
    let past = Past::until(1, "campaign", |offer| offer.title.id == "ask-course");
    let party = past.sit_down(|seat| seat);
    let guest = party.guest(0);
    let player = Player::new(&guest.page, Means::Pointer);
    player.play_until(|stand| player.answers() >= 20 && matches!(stand, Stand::Asked { .. })).unwrap();
    guest.is_content();
}

#[test]
fn on_a_phone_every_part_is_a_tab() {
    let past = Past::until(1, "campaign", |offer| offer.title.id == "ask-action");
    let party = past.sit_down(|seat| seat);
    let guest = Guest::new();
    guest.page.set_size(390, 844, true).unwrap();
    let guest = party.seated(guest, 0);
    let page = &guest.page;
    let seen = "[...document.querySelectorAll('.tabbar button')].filter(tab => tab.checkVisibility())";
    let names = page.eval(&format!("{seen}.map(tab => tab.innerText.trim()).join()")).unwrap();
    assert_eq!(names, "Planet,Ship book,Archive,Place,Crew,Log");
    for tab in 0..6 {
        page.eval(&format!("{seen}[{tab}].click()")).unwrap();
        let fits = page.eval("document.scrollingElement.scrollWidth <= 390").unwrap();
        assert_eq!(fits, true, "tab {tab}");
    }
    guest.is_content();
}

fn answers(means: Means, lang: &str, count: usize) {
    let party = Past::begun(1, "eye", 1).sit_down(|seat| seat);
    let guest = Guest::new();
    guest.page.set_language(lang).unwrap();
    guest.page.set_scripts(means != Means::Forms).unwrap();
    let guest = party.seated(guest, 0);
    let player = Player::new(&guest.page, means);
    player.play_until(|stand| player.answers() >= count && matches!(stand, Stand::Asked { .. })).unwrap();
    assert_eq!(guest.page.eval("document.documentElement.lang").unwrap(), lang);
    guest.is_content();
}

#[test]
fn a_landing_by_keys_alone() {
    answers(Means::Keys, "en", 20);
}

#[test]
fn a_landing_without_scripts() {
    answers(Means::Forms, "en", 20);
}

#[test]
fn a_landing_in_italian() {
    answers(Means::Pointer, "it", 14);
}

#[test]
fn a_landing_in_japanese() {
    answers(Means::Pointer, "ja", 14);
}
