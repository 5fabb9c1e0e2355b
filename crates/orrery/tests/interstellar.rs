//! Interstellar in real Chromium: a voyage to a landing, politics between three people, a counter-offer and a proposal,
//! a standing order, a peek, views, warnings, a phone, keys alone, other languages, no scripts.

mod common;

use common::past::{MUST, Party, Past, due, keys};
use common::{Guest, program};
use orrery_bots::Level;
use orrery_browser::{Means, Player, Stand};
use orrery_catalog::AnyPlay;
use orrery_core::{Given, Offer, Seat, Viewer};
use serde_json::{Value, json};

const GAME: &str = "interstellar";

fn begun(seats: u8, options: &[(&str, &str)], seed: u64) -> Past {
    Past::begun(GAME, seats, options, seed)
}

/// The first game of bots in which something is asked, up to there.
fn until(seats: u8, is_it: impl Fn(&dyn AnyPlay, &Offer) -> bool) -> Past {
    let past = (1..50).find_map(|seed| begun(seats, &[], seed).comes_to(&is_it));
    past.expect("it comes to that in some game")
}

/// Up to the answer by which somebody, but not everybody, learns something of reality; with that answer.
fn until_a_peek(mut past: Past) -> Option<(Past, Offer, Given)> {
    for _ in 0..3_000 {
        let offer = past.due()?;
        let before = knowledge(&past);
        let given = past.step(&offer);
        let learned = before.iter().zip(knowledge(&past)).filter(|(before, after)| **before != *after).count();
        if learned == 1 {
            past.course.entries.pop();
            return Some((past, offer, given));
        }
    }
    None
}

/// What each seat knows of reality.
fn knowledge(past: &Past) -> Vec<Value> {
    Seat::all(past.course.setup.seats).map(|seat| past.play.view(Viewer::Seat(seat))["worlds"].clone()).collect()
}

/// How it would go on.
fn after(play: &dyn AnyPlay, offer: &Offer, key: &str) -> Option<(Box<dyn AnyPlay>, Offer)> {
    let mut play = play.clone_play();
    play.answer(offer.seat, offer.ask, &Given::Option(key.to_owned())).ok()?;
    let next = due(&*play)?;
    Some((play, next))
}

/// Who goes on with it in the browser, each with their own.
struct Ship(Party);

impl Ship {
    fn of(past: Past) -> Ship {
        Ship(past.sit_down(|seat| seat))
    }

    fn guest(&self, seat: usize) -> Hand {
        Hand { guest: self.0.guest(seat) }
    }

    fn seated(&self, guest: Guest, seat: usize) -> Hand {
        Hand { guest: self.0.seated(guest, seat) }
    }

    fn everybody(&self) -> Vec<Hand> {
        (0..self.0.people()).map(|seat| self.guest(seat)).collect()
    }
}

/// Somebody who clicks.
struct Hand {
    guest: Guest,
}

impl Hand {
    fn text(&self, script: &str) -> String {
        self.guest.page.eval(script).unwrap().as_str().unwrap_or_default().to_owned()
    }

    fn ask(&self) -> String {
        self.text(&format!("document.querySelector('{MUST}')?.dataset.ask ?? ''"))
    }

    /// Waits until a question has an answer whose key begins so; the key.
    fn is_offered(&self, begin: &str) -> String {
        let key = format!(
            "[...document.querySelectorAll('{MUST}:not([data-sent]) input[type=radio]')].map(input => input.value).find(key => key.startsWith('{begin}')) ?? ''"
        );
        self.guest.page.wait_until(&format!("({key}) !== ''")).unwrap();
        self.text(&key)
    }

    fn is_titled(&self, title: &str) {
        let asked = format!("document.querySelector('{MUST} h2')?.textContent.includes('{title}') ?? false");
        self.guest.page.wait_until(&asked).unwrap();
    }

    /// Gives a standing order, which lies folded beside the question.
    fn instruct(&self, key: &str) {
        let page = &self.guest.page;
        let fold = format!("details.may:has(input[value=\"{key}\"])");
        page.click(&format!("{fold} > summary")).unwrap();
        page.eval(&format!("document.querySelector('{fold} details.group')?.setAttribute('open', '')")).unwrap();
        page.click(&format!("{fold} label.chip:has(input[value=\"{key}\"])")).unwrap();
        page.click(&format!("{fold} button.pri")).unwrap();
        page.wait_until(&format!("document.querySelector('{fold}') === null")).unwrap();
    }

    fn is_asked_with(&self, key: &str) -> bool {
        std::thread::sleep(std::time::Duration::from_millis(150));
        self.guest.page.has(&format!("{MUST}:not([data-sent]) input[value=\"{key}\"]")).unwrap()
    }

    fn is_asked(&self) -> bool {
        self.guest.page.has(MUST).unwrap()
    }

    /// Chooses what begins so, and sends it.
    fn choose(&self, begin: &str) {
        let key = self.is_offered(begin);
        self.pick(&key);
        self.send();
    }

    /// Presses an option, wherever it is folded away.
    fn pick(&self, key: &str) {
        let chip = format!("{MUST} label.chip:has(input[value=\"{key}\"])");
        let fold = format!("document.querySelector('{chip}')?.closest('details')?.setAttribute('open', '')");
        self.guest.page.eval(&fold).unwrap();
        self.guest.page.click(&chip).unwrap();
    }

    /// Presses the main button, twice where something grave is said.
    fn send(&self) {
        let page = &self.guest.page;
        let gone = format!("document.querySelector('{MUST}')?.dataset.ask !== '{}'", self.ask());
        let heard = format!("{gone} || document.querySelector('{MUST}').dataset.sent !== undefined");
        let warned = format!("document.querySelector('{MUST} button.pri.sure') !== null");
        for _ in 0..4 {
            page.click(&format!("{MUST} button.pri")).unwrap();
            self.is_soon(&format!("{heard} || {warned}"));
            if page.eval(&heard).unwrap() == true {
                break;
            }
            // A second press within a moment does not mean it.
            std::thread::sleep(std::time::Duration::from_millis(450));
        }
        page.wait_until(&gone).unwrap();
    }

    fn is_soon(&self, expression: &str) -> bool {
        (0..50).any(|_| {
            let is_so = self.guest.page.eval(expression).is_ok_and(|value| value == true);
            std::thread::sleep(std::time::Duration::from_millis(if is_so { 0 } else { 10 }));
            is_so
        })
    }

    fn gives(&self, given: &Given) {
        match given {
            Given::Option(key) => self.choose(key),
            given => {
                let json = json!(serde_json::to_string(given).unwrap());
                let suggest = format!(
                    "document.querySelector('{MUST}').append(Object.assign(document.createElement('button'), {{ name: 'given', value: {json}, className: 'given' }}))"
                );
                self.guest.page.eval(&suggest).unwrap();
                self.guest.page.eval(&format!("document.querySelector('{MUST} .given').click()")).unwrap();
                self.send();
            }
        }
    }

    fn log_says(&self, what: &str) {
        let said = format!("document.querySelector('#r-log').textContent.includes('{what}')");
        self.guest.page.wait_until(&said).unwrap();
    }
}

fn may_levy(offer: &Offer) -> bool {
    offer.title.id == "ask-regulate" && !keys(offer, "levy").is_empty()
}

fn are_content(hands: &[Hand]) {
    hands.iter().for_each(|hand| hand.guest.is_content());
}

/// What a bot does on its way from Sol is clicked, answer by answer.
#[test]
fn a_voyage_alone_from_sol_to_a_landing_by_clicks() {
    let seed = shortest_voyage();
    let ship = Ship::of(begun(1, &[], seed));
    let guest = Guest::new();
    guest.page.set_size(1440, 900, false).unwrap();
    guest.page.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WEIGHED })).unwrap();
    let hand = ship.seated(guest, 0);
    let mut past = begun(1, &[], seed).played_by(Level::Normal);
    while let Some(offer) = past.due() {
        let given = past.step(&offer);
        hand.gives(&given);
    }
    hand.guest.page.wait_for(".result h2").unwrap();
    let ending = past.play.outcome().expect("it is over").ending;
    assert!(LANDINGS.contains(&ending), "{ending}");
    assert!(!hand.guest.page.text(".result h2").unwrap().trim().is_empty(), "the headline says how it ended");
    assert!(hand.guest.page.count(".result svg").unwrap() > 0, "the end has its charts");
    let largest = hand.guest.page.eval("window.largest").unwrap();
    assert!(largest.as_u64() <= Some(6_000), "an update of {largest} bytes");
    hand.guest.is_content();
}

/// Notes how large the largest update is.
const WEIGHED: &str = "window.largest = 0; window.EventSource = class extends EventSource { constructor(address) { super(address);
    this.addEventListener('message', (event) => { window.largest = Math.max(window.largest, new TextEncoder().encode(event.data).length); }); } };";

/// The seed of the voyage that comes to a new world with the fewest answers.
fn shortest_voyage() -> u64 {
    let answers = |seed: u64| {
        let mut past = begun(1, &[], seed).played_by(Level::Normal);
        while let Some(offer) = past.due() {
            past.step(&offer);
        }
        let ending = past.play.outcome().expect("it is over").ending;
        LANDINGS.contains(&ending).then_some((past.course.entries.len(), seed))
    };
    (1..=12).filter_map(answers).min().expect("a landing").1
}

const LANDINGS: [&str; 2] = ["ending-goldilocks", "ending-troglodyte"];

/// A levy against which somebody may rise, and who may.
fn contested(play: &dyn AnyPlay, offer: &Offer) -> Option<(String, Seat)> {
    keys(offer, "levy").into_iter().find_map(|levy| {
        let (play, orders) = after(play, offer, levy)?;
        let (play, _) = after(&*play, &orders, "done")?;
        let rises = |seat: &Seat| play.offers(*seat).iter().any(|offer| offer.must && !keys(offer, "rise").is_empty());
        Seat::all(3).find(rises).map(|seat| (levy.to_owned(), seat))
    })
}

#[test]
fn three_people_go_through_a_levy_a_mutiny_and_an_election() {
    let past = until(3, |play, offer| may_levy(offer) && contested(play, offer).is_some());
    let offer = past.due().unwrap();
    let (levy, rebel) = contested(&*past.play, &offer).unwrap();
    let ship = Ship::of(past);
    let hands = ship.everybody();
    let commander = &hands[offer.seat.index()];
    commander.choose(&levy);
    commander.choose("done");
    hands[rebel.index()].choose("rise");
    // Whoever else might have risen says no; then everybody votes.
    for _ in 0..200 {
        let asked = hands.iter().find(|hand| hand.is_asked_with("no"));
        let Some(hand) = asked else { break };
        hand.choose("no");
    }
    for hand in &hands {
        hand.is_titled("Who shall command?");
        hand.choose("");
    }
    // F3: told to all of them at once.
    hands.iter().for_each(|hand| hand.log_says("F3"));
    are_content(&hands);
}

/// What somebody may research for another's mat, the place they name for it, and another place there.
fn counter_offer(play: &dyn AnyPlay, offer: &Offer) -> Option<[String; 3]> {
    keys(offer, "research").into_iter().find_map(|research| {
        let (play, placing) = after(play, offer, research)?;
        let place = keys(&placing, "free").into_iter().next().filter(|_| placing.title.id == "ask-place-card")?;
        let (_, consent) = after(&*play, &placing, place)?;
        let other = keys(&consent, "free").into_iter().find(|other| *other != place);
        let other = other.filter(|_| consent.title.id == "ask-consent-card")?;
        Some([research, place, other].map(str::to_owned))
    })
}

#[test]
fn a_card_is_proposed_and_another_place_named_for_it() {
    let past = until(2, |play, offer| counter_offer(play, offer).is_some());
    let offer = past.due().unwrap();
    let [research, place, other] = counter_offer(&*past.play, &offer).unwrap();
    let (by, to) = (offer.seat.index(), 1 - offer.seat.index());
    let ship = Ship::of(past);
    let hands = ship.everybody();
    hands[by].choose(&research);
    hands[by].choose(&place);
    hands[to].choose(&other);
    hands[by].choose("yes");
    let slot = other.split(' ').next_back().unwrap().to_owned();
    let card = research.split(' ').nth(2).unwrap();
    for hand in &hands {
        hand.guest
            .page
            .wait_until(&format!("document.querySelector('#place-right [data-el=\"{card}\"]') !== null"))
            .unwrap();
    }
    assert_ne!(place.split(' ').next_back(), Some(slot.as_str()));
    are_content(&hands);
}

/// A proposal that is for the other one to accept.
fn proposal(play: &dyn AnyPlay, offer: &Offer) -> Option<String> {
    let is_asked = |key: &&str| {
        after(play, offer, key).is_some_and(|(_, next)| next.title.id == "ask-marry" && next.seat != offer.seat)
    };
    keys(offer, "propose").into_iter().find(is_asked).map(str::to_owned)
}

#[test]
fn a_proposal_of_marriage_is_accepted_in_the_other_browser() {
    let past = until(2, |play, offer| proposal(play, offer).is_some());
    let offer = past.due().unwrap();
    let propose = proposal(&*past.play, &offer).unwrap();
    let (by, to) = (offer.seat.index(), 1 - offer.seat.index());
    let ship = Ship::of(past);
    let hands = ship.everybody();
    hands[by].choose(&propose);
    hands[to].choose("yes");
    hands.iter().for_each(|hand| hand.log_says("Married:"));
    are_content(&hands);
}

/// The seat that keeps quiet, and a levy that leaves it alone and is contested by another.
fn quiet_levy(play: &dyn AnyPlay, offer: &Offer) -> Option<(Seat, String)> {
    let seats = Seat::all(3).filter(|seat| *seat != offer.seat);
    seats.into_iter().find_map(|quiet| {
        let mut play = play.clone_play();
        let orders = play.offers(quiet).into_iter().find(|offer| offer.title.id == "ask-instruct")?;
        play.answer(quiet, orders.ask, &Given::Option("set mutiny".to_owned())).ok()?;
        let is_quiet = |levy: &&str| {
            let Some((play, orders)) = after(&*play, offer, levy) else { return false };
            let Some((play, mutiny)) = after(&*play, &orders, "done") else { return false };
            let asked: Vec<Seat> = play.open().iter().filter(|open| open.must).map(|open| open.seat).collect();
            mutiny.title.id == "ask-mutiny" && !asked.contains(&quiet)
        };
        keys(offer, "levy").into_iter().find(is_quiet).map(|levy| (quiet, levy.to_owned()))
    })
}

#[test]
fn a_standing_order_closes_a_window_before_it_opens() {
    let past = until(3, |play, offer| may_levy(offer) && quiet_levy(play, offer).is_some());
    let offer = past.due().unwrap();
    let (quiet, levy) = quiet_levy(&*past.play, &offer).unwrap();
    let ship = Ship::of(past);
    let hands = ship.everybody();
    let (commander, quiet) = (&hands[offer.seat.index()], &hands[quiet.index()]);
    quiet.instruct("set mutiny");
    commander.choose(&levy);
    commander.choose("done");
    let other = hands.iter().find(|hand| !std::ptr::eq(*hand, commander) && !std::ptr::eq(*hand, quiet)).unwrap();
    other.is_offered("rise");
    assert!(!quiet.is_asked(), "the order has answered");
    other.choose("no");
    assert!(!quiet.is_asked());
    are_content(&hands);
}

#[test]
fn a_peek_is_seen_by_one_alone() {
    let peek = (1..50).find_map(|seed| until_a_peek(begun(3, &[], seed)));
    let (past, offer, given) = peek.expect("somebody peeks in some game");
    let ship = Ship::of(past);
    let hands = ship.everybody();
    hands[offer.seat.index()].gives(&given);
    let knows = "document.querySelector('#r-tokens').textContent.includes('only you know')";
    let count = || hands.iter().filter(|hand| hand.guest.page.eval(knows).unwrap() == true).count();
    let soon = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while count() == 0 && std::time::Instant::now() < soon {
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert_eq!(count(), 1, "one of three has seen it");
    are_content(&hands);
}

#[test]
fn views_are_switched_by_key_and_by_question() {
    let past = until(1, |_, offer| offer.title.id == "ask-heading");
    let ship = Ship::of(past);
    let hand = ship.guest(0);
    let page = &hand.guest.page;
    let view = "document.querySelector('.board > .view:not([hidden])').dataset.view";
    assert_eq!(page.eval(view).unwrap(), "chart", "where the ship heads is asked on the chart");
    page.press("v").unwrap();
    assert_eq!(page.eval(view).unwrap(), "ship");
    assert!(page.url().unwrap().ends_with("#view-ship"));
    page.press("v").unwrap();
    page.press("v").unwrap();
    assert_eq!(page.eval(view).unwrap(), "chart", "after the market it begins anew");
    hand.choose("");
    hand.is_offered("cell");
    page.wait_until(&format!("{view} === 'ship'")).unwrap();
    let over = "(() => { const [toast, strip] = ['.toast', '#place-over'].map(part => document.querySelector(part).getBoundingClientRect());
        return toast.height > 0 && toast.top >= strip.bottom; })()";
    assert_eq!(page.eval(over).unwrap(), true, "what is said of it covers no phase");
    hand.guest.is_content();
}

/// An answer that nobody should give by mistake.
fn grave(offer: &Offer) -> Option<String> {
    let is_grave = |key: &&str| offer.is_grave(&Given::Option((*key).to_owned()));
    keys(offer, "").into_iter().find(is_grave).map(str::to_owned)
}

fn before_something_grave() -> (Ship, String) {
    let past = until(1, |_, offer| grave(offer).is_some());
    let key = grave(&past.due().unwrap()).unwrap();
    (Ship::of(past), key)
}

/// 8.4
#[test]
fn what_is_grave_is_pressed_twice() {
    let (ship, key) = before_something_grave();
    let hand = ship.guest(0);
    let (page, ask) = (&hand.guest.page, hand.ask());
    hand.pick(&key);
    page.wait_for(&format!("{MUST} .advice .fact.grave")).unwrap();
    for key in ["Enter", "Enter"] {
        page.press(key).unwrap();
    }
    assert!(page.has(&format!("{MUST} button.pri.sure")).unwrap() && hand.ask() == ask, "two presses at once are one");
    std::thread::sleep(std::time::Duration::from_millis(450));
    page.press("Enter").unwrap();
    page.wait_until(&format!("document.querySelector('{MUST}')?.dataset.ask !== '{ask}'")).unwrap();
    hand.guest.is_content();
}

/// Without scripts what is grave is ticked off.
#[test]
fn what_is_grave_is_ticked_off_without_scripts() {
    let (ship, key) = before_something_grave();
    let guest = Guest::new();
    guest.page.set_scripts(false).unwrap();
    let hand = ship.seated(guest, 0);
    let (page, ask) = (&hand.guest.page, hand.ask());
    hand.pick(&key);
    page.click(&format!("{MUST} button.pri")).unwrap();
    page.wait_for(".problem").unwrap();
    assert_eq!(hand.ask(), ask, "nothing was answered");
    hand.pick(&key);
    page.click(&format!("{MUST} input[name=sure]")).unwrap();
    page.click(&format!("{MUST} button.pri")).unwrap();
    page.wait_until(&format!(
        "document.readyState === 'complete' && document.querySelector('{MUST}')?.dataset.ask !== '{ask}'"
    ))
    .unwrap();
}

/// How high the prompt and the board are, whether the prompt is seen as a whole, and how wide the page is.
const SIZES: &str = "(() => { const [board, prompt] = ['.board', '#r-prompt > .prompt'].map(part => document.querySelector(part).getBoundingClientRect());
    return [prompt.height, board.height, Number(prompt.top >= 0 && prompt.bottom <= innerHeight && innerHeight - prompt.bottom < 40), document.scrollingElement.scrollWidth]; })()";

fn sizes(hand: &Hand) -> [f64; 4] {
    let sizes = hand.guest.page.eval(SIZES).unwrap();
    std::array::from_fn(|at| sizes[at].as_f64().unwrap())
}

#[test]
fn on_a_phone_every_part_is_a_tab_above_the_question() {
    let ship = Ship::of(until(1, |_, offer| offer.title.id == "ask-assign"));
    let guest = Guest::new();
    guest.page.set_size(390, 844, true).unwrap();
    let hand = ship.seated(guest, 0);
    let page = &hand.guest.page;
    let seen = "[...document.querySelectorAll('.tabbar button')].filter(tab => tab.checkVisibility())";
    let names = page.eval(&format!("{seen}.map(tab => tab.innerText.trim()).join()")).unwrap();
    assert_eq!(names, "Chart,Ship,Market,Crew,Politics,Log");
    for (tab, part) in
        ["#place-board-chart", "#place-board-ship", "#place-board-market", "#place-right", ".left", "#r-log"]
            .iter()
            .enumerate()
    {
        page.eval(&format!("{seen}[{tab}].click()")).unwrap();
        let is_open =
            format!("document.querySelector('{part}').checkVisibility() && {seen}[{tab}].ariaPressed === 'true'");
        assert_eq!(page.eval(&is_open).unwrap(), true, "{part}");
        let [prompt, _, below, wide] = sizes(&hand);
        assert!(prompt <= 844.0 / 3.0 && below == 1.0 && wide <= 390.0, "{part}: {:?}", sizes(&hand));
    }
    hand.choose("");
    hand.guest.is_content();
}

#[test]
fn a_lesson_on_a_phone_leaves_the_board_in_sight() {
    let (program, guest) = (program(), Guest::new());
    guest.page.set_size(390, 844, true).unwrap();
    for lesson in ["voyage", "politics", "landing"] {
        guest.page.goto(&program.url(&format!("/?game={GAME}"))).unwrap();
        guest.page.click(&format!("button[name=lesson][value={lesson}]")).unwrap();
        guest.page.wait_for("html[data-ready] .lesson form.show").unwrap();
        guest.page.eval("document.querySelector('.tabbar [data-view]').click()").unwrap();
        let sizes = guest.page.eval(SIZES).unwrap();
        assert!(sizes[0].as_f64() <= Some(844.0 / 3.0) && sizes[1].as_f64() >= Some(200.0), "{lesson}: {sizes}");
    }
    guest.is_content();
}

/// So many answers, by some means, of whoever plays alone.
fn answers(means: Means, lang: &str, count: usize) {
    let ship = Ship::of(begun(1, &[], 1));
    let guest = Guest::new();
    guest.page.set_language(lang).unwrap();
    guest.page.set_scripts(means != Means::Forms).unwrap();
    let hand = ship.seated(guest, 0);
    let player = Player::new(&hand.guest.page, means);
    player.play_until(|stand| player.answers() >= count && matches!(stand, Stand::Asked { .. })).unwrap();
    assert_eq!(hand.text("document.documentElement.lang"), lang);
    hand.guest.is_content();
}

#[test]
fn a_dozyear_by_keys_alone() {
    answers(Means::Keys, "en", 24);
}

#[test]
fn a_dozyear_without_scripts() {
    answers(Means::Forms, "en", 24);
}

#[test]
fn the_first_orders_in_italian() {
    answers(Means::Pointer, "it", 14);
}

#[test]
fn the_first_orders_in_japanese() {
    answers(Means::Pointer, "ja", 14);
}
