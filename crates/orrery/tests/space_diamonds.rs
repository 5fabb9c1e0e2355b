//! Space Diamonds in real Chromium: the map, the planner, hazards, the scanner and the guided first game.

mod common;

use common::expect::Expect as _;
use common::{Guest, program};
use orrery_browser::{Means, Page, Player, Program};
use orrery_wire::blocking::Client;
use serde_json::{Value, json};

const GAME: &str = "space-diamonds";
const TURN: &str = "form.prompt[data-kind=steps]";

/// A page large enough that no panel hides the middle of the map.
fn guest() -> Guest {
    let guest = Guest::new();
    guest.page.set_size(1600, 1100, false).unwrap();
    guest
}

fn start(program: &Program, page: &Page, others: &str, options: &[(&str, &str)]) {
    page.goto(&program.url(&format!("/?game={GAME}"))).unwrap();
    page.click(&format!("label:has(> input[name=others][value=\"{others}\"])")).unwrap();
    for (option, value) in options {
        let set = format!(
            "(() => {{ const folded = document.querySelector('select[name=option-{option}]');
              if (folded) folded.value = '{value}';
              else document.querySelector('[name=option-{option}][value={value}]').click(); }})()"
        );
        page.eval(&set).unwrap();
    }
    page.click("form.start button.pri").unwrap();
    page.wait_for(if others == "invite" { "main.room" } else { "main.table" }).unwrap();
}

fn lesson(program: &Program, page: &Page, which: &str) {
    page.goto(&program.url(&format!("/?game={GAME}"))).unwrap();
    page.click(&format!("button[name=lesson][value={which}]")).unwrap();
    page.wait_for(TURN).unwrap();
}

/// Somebody who flies to one place after the other by the planner, takes what lies there, and goes home with four.
struct Pilot<'a> {
    page: &'a Page,
    places: Vec<&'static str>,
}

impl Pilot<'_> {
    fn text(&self, script: &str) -> String {
        self.page.eval(script).unwrap().as_str().unwrap_or_default().to_owned()
    }

    fn ask(&self) -> String {
        self.text("document.querySelector('form.prompt[data-must]')?.dataset.ask ?? ''")
    }

    fn at(&self) -> String {
        self.text("document.querySelector('[data-from]')?.dataset.from ?? ''")
    }

    fn chits(&self) -> usize {
        self.page.count(".own-chits .chit").unwrap()
    }

    /// Presses the main button and waits for the next question, or the end.
    fn confirm(&self) {
        let before = self.ask();
        self.page.click("form.prompt[data-must] button.pri").unwrap();
        let next = format!("document.querySelector('form.prompt[data-must]')?.dataset.ask !== '{before}'");
        self.page.wait_until(&next).unwrap();
    }

    fn take(&self, step: &str) -> bool {
        let chip = format!("{TURN} a.chip[data-step=\"{step}\"]");
        if self.page.has(&format!("{TURN}[data-lone] input[name=step][value=\"{step}\"]")).unwrap() {
            self.confirm();
            return true;
        }
        if !self.page.has(&chip).unwrap() {
            return false;
        }
        self.page.click(&chip).unwrap();
        self.page.wait_until(&format!("document.querySelector('{TURN} input[name=step]') !== null")).unwrap();
        self.confirm();
        true
    }

    /// Asks the planner and flies the first turn of its first plan.
    fn fly_towards(&self, place: &str) -> bool {
        let choose = format!(
            "(() => {{ const select = document.querySelector('.plan select'); select.value = '{place}';
              select.dispatchEvent(new Event('change', {{ bubbles: true }})); }})()"
        );
        self.page.eval("document.querySelector('.plans')?.remove()").unwrap();
        self.page.eval(&choose).unwrap();
        self.page.wait_for(".plans").unwrap();
        let first = ".plans li:first-child button[data-steps]";
        if !self.page.has(first).unwrap() {
            return false;
        }
        self.page.click(first).unwrap();
        // A new question may have taken the place of the old one meanwhile: then the next step asks again.
        let drawn = "document.querySelector('.route-plan .over').getAttribute('d')?.length > 4";
        let taken = self.page.wait_until(drawn).is_ok();
        if taken {
            self.confirm();
        }
        taken
    }

    /// A first step to somewhere is offered.
    fn may_fly(&self) -> bool {
        let acts = "[data-step=end], [data-step=discover], [data-step=refuel], [data-step^=iso-], [data-step^=ice-]";
        self.page.has(&format!("{TURN} a.chip[data-step]:not({acts})")).unwrap()
    }

    fn lose(&self) {
        let wanted = self.page.count("form.prompt[data-must] .picks input").unwrap().div_ceil(2);
        for chip in 1..=wanted {
            self.page.press(&chip.to_string()).unwrap();
        }
        self.confirm();
    }

    /// What has not been visited yet; home with four chits.
    fn goal(&mut self, at: &str) -> &'static str {
        self.places.retain(|place| *place != at);
        if self.chits() >= 4 { "LEO" } else { self.places.first().copied().unwrap_or("LEO") }
    }

    /// One answer; false at the end.
    fn step(&mut self) -> bool {
        let open = "document.querySelector('.result') || document.querySelector('form.prompt[data-must]')";
        self.page.wait_until(&format!("({open}) !== null")).unwrap();
        if self.page.has(".result").unwrap() {
            return false;
        }
        if !self.page.has(TURN).unwrap() {
            self.lose();
            return true;
        }
        let at = self.at();
        let goal = self.goal(&at);
        self.take("discover") || (self.may_fly() && self.fly_towards(goal)) || self.take("end")
    }

    fn play_to_end(&mut self) {
        for _ in 0..600 {
            if !self.step() {
                return;
            }
        }
        panic!("{:?}", self.page.complaint("the game does not end"));
    }
}

const NEAR: [&str; 9] =
    ["luna_shackleton", "luna_aristarchus", "apophis", "cruithne", "hathor", "itokawa", "bennu", "nereus", "phobos"];

#[test]
fn a_whole_game_of_rockets_by_clicks() {
    let (program, guest) = (program(), guest());
    start(&program, &guest.page, "bot-easy", &[("mode", "rockets"), ("limit", "20")]);
    let mut pilot = Pilot { page: &guest.page, places: NEAR.to_vec() };
    pilot.play_to_end();
    guest.page.wait_for(".result h2").unwrap();
    assert!(!guest.page.text(".result h2").unwrap().trim().is_empty(), "the headline says who won");
    guest.is_content();
}

#[test]
fn the_lesson_with_sails_goes_on_with_who_flies_on_their_own() {
    let (program, guest) = (program(), guest());
    lesson(&program, &guest.page, "sails");
    assert!(guest.page.text(".lesson").unwrap().contains("Green Fork"));
    let stage = |page: &Page| {
        page.eval("parseInt(document.querySelector('.lesson h2')?.textContent.match(/\\d+/)?.[0] ?? '99')").unwrap()
    };
    let far = ["mjolnir", "icarus", "ryugu", "bennu", "itokawa", "amun", "luna_shackleton"];
    let mut pilot = Pilot { page: &guest.page, places: far.to_vec() };
    let mut stages = vec![stage(&guest.page).as_u64().unwrap()];
    while stages.last().is_some_and(|stage| *stage < 7) && pilot.step() {
        stages.push(stage(&guest.page).as_u64().unwrap());
    }
    assert!(stages.is_sorted() && stages[0] == 1 && stages.contains(&4), "{stages:?}");
    assert!(stages.last().is_some_and(|stage| *stage >= 7), "{stages:?}");
    guest.is_content();
}

/// Plays a table of two seats of one person over the API until a hazard asks for a loss of several chits.
fn until_a_loss(program: &Program) -> (Client, String) {
    let mut person = Client::person(program.port());
    for game in 0..400 {
        let body = json!({ "game": GAME, "seats": ["me", "me"], "options": { "limit": "60" } });
        let id = person.post("/api/v1/tables", &body).ok()["id"].as_str().unwrap().to_owned();
        for turn in 0..400 {
            let Some(offer) = (0..2).find_map(|seat| must(&mut person, &id, seat)) else { break };
            if offer["options"]["pick"]["count"]["start"].as_u64().is_some_and(|count| count > 1) {
                return (person, id);
            }
            let answer =
                json!({ "ask": offer["ask"], "seat": offer["seat"], "given": some_answer(&offer, turn * 7 + game) });
            person.post(&format!("/api/v1/tables/{id}/answer"), &answer).ok();
        }
    }
    panic!("nobody lost anything in 400 games");
}

/// What a seat must answer.
fn must(person: &mut Client, id: &str, seat: u8) -> Option<Value> {
    let offers = person.get(&format!("/api/v1/tables/{id}/offers?seat={seat}")).ok();
    offers["offers"].as_array()?.iter().find(|offer| offer["must"] == true).cloned()
}

/// Takes what lies there, else some step.
fn some_answer(offer: &Value, luck: usize) -> Value {
    if let Some(from) = offer["options"]["pick"]["from"].as_array() {
        return json!({ "picked": [from[0]["key"]] });
    }
    let next: Vec<&str> = offer["options"]["path"]["next"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|option| option["key"].as_str())
        // A scan is not whole without its sites.
        .filter(|key| *key != "scan")
        .collect();
    let step = if next.contains(&"discover") { "discover" } else { next[luck % next.len()] };
    json!({ "steps": [step] })
}

#[test]
fn a_hazard_costs_chits_of_ones_own_choice() {
    let (program, guest) = (program(), guest());
    let (person, id) = until_a_loss(&program);
    let cookie = json!({ "name": "orrery", "value": person.token(), "url": program.url("/") });
    guest.page.call("Network.setCookie", cookie).unwrap();
    guest.page.goto(&program.url(&format!("/t/{id}"))).unwrap();
    guest.page.click(".prompt.cover a.btn.pri").unwrap();
    guest.page.wait_for("form.prompt[data-must][data-kind=picked]").unwrap();
    let held = guest.page.count(".own-chits .chit").unwrap();
    let lost = held.div_ceil(2);
    for chip in 1..=lost {
        guest.page.press(&chip.to_string()).unwrap();
    }
    guest.page.click("form.prompt[data-must] button.pri").unwrap();
    guest.page.wait_until("!document.querySelector('form.prompt[data-must][data-kind=picked]')").unwrap();
    let log = guest.page.text("#r-log").unwrap();
    assert!(log.contains("iE4a.2"), "the loss is in the log with its rule: {log}");
    guest.is_content();
}

#[test]
fn a_scan_is_seen_by_the_scanner_alone() {
    let program = program();
    let (host, friend) = (guest(), guest());
    start(&program, &host.page, "invite", &[("mode", "rockets")]);
    let link = host.page.eval("document.querySelector('#share-link').value").unwrap();
    friend.page.goto(link.as_str().unwrap()).unwrap();
    friend.page.click("form.sit button.pri").unwrap();
    friend.page.wait_for("main.table").unwrap();
    host.page.wait_for("main.table").unwrap();
    host.page.wait_until("document.readyState === 'complete'").unwrap();
    let (scanner, other) = if host.page.has(TURN).unwrap() { (&host, &friend) } else { (&friend, &host) };
    let drops = "document.querySelectorAll('#r-at-ceres use[href^=\"#sd-w\"]').length";
    let (before, theirs) = (scanner.page.eval(drops).unwrap(), other.page.eval(drops).unwrap());
    scanner.page.click("details.may summary").unwrap();
    let pick = "(() => { const form = document.querySelector('details.may form'); form.classList.add('listed');
        for (const id of ['ceres', 'hygiea', 'minerva']) { const box = form.querySelector(`input[value=${id}]`); if (box) { box.checked = true; box.dispatchEvent(new Event('change', { bubbles: true })); } } })()";
    scanner.page.eval(pick).unwrap();
    scanner.page.click("details.may form button.pri").unwrap();
    scanner.page.wait_until(&format!("{drops} > {before}")).unwrap();
    other.page.wait_until("document.querySelector('#r-log').textContent.includes('iF2.1')").unwrap();
    assert_eq!(other.page.eval(drops).unwrap(), theirs, "the other saw that it was done, not what was found");
    [scanner, other].into_iter().for_each(Guest::is_content);
}

#[test]
fn the_planner_shows_ways_in_italian_on_a_phone() {
    let (program, guest) = (program(), Guest::new());
    guest.page.set_size(390, 844, true).unwrap();
    guest.page.set_language("it").unwrap();
    lesson(&program, &guest.page, "rockets");
    assert_eq!(guest.page.eval("document.documentElement.lang").unwrap(), "it");
    let width = guest.page.eval("document.scrollingElement.scrollWidth").unwrap();
    assert!(width.as_u64().unwrap() <= 390, "{width} px wide");
    guest.page.click("button[data-tab=right]").unwrap();
    let choose = "(() => { const select = document.querySelector('.plan select'); select.value = 'ceres';
        select.dispatchEvent(new Event('change', { bubbles: true })); })()";
    guest.page.eval(choose).unwrap();
    guest.page.wait_for(".plans li").unwrap();
    let plans = guest.page.text(".plans").unwrap();
    assert!(plans.contains("turni") && plans.contains("passi di carburante"), "{plans}");
    guest.page.click("button[data-tab=log]").unwrap();
    let is_log_alone =
        "document.querySelector('#r-log').checkVisibility() && !document.querySelector('.plan').checkVisibility()";
    assert_eq!(guest.page.eval(is_log_alone).unwrap(), true, "the log stands by itself");
    guest.is_content();
}

#[test]
fn a_flight_by_keys_alone() {
    let (program, guest) = (program(), guest());
    lesson(&program, &guest.page, "sails");
    let player = Player::new(&guest.page, Means::Keys);
    for step in ["CYC", "GEO", "EL1"] {
        player.tab_to(&format!("{TURN} a.chip[data-step={step}]")).unwrap();
        guest.page.press("Enter").unwrap();
        guest
            .page
            .wait_until(&format!("document.querySelector('{TURN} input[name=step][value={step}]') !== null"))
            .unwrap();
        guest.page.wait_until(&format!("!document.querySelector('{TURN} a.chip[data-step={step}]')")).unwrap();
    }
    player.tab_to(&format!("{TURN} button.pri")).unwrap();
    guest.page.press("Enter").unwrap();
    guest.page.wait_until("document.querySelector('[data-from]')?.dataset.from === 'EL1'").unwrap();
    assert!(guest.page.text(".lesson").unwrap().contains('2'), "the second stage of the lesson");
    guest.page.press("u").unwrap();
    guest.page.wait_until("document.querySelector('[data-from]')?.dataset.from === 'LEO'").unwrap();
    guest.is_content();
}

/// How much of a way is drawn on the map.
const DRAWN: &str = "(document.querySelector('.route-plan .over').getAttribute('d') ?? '').length";

#[test]
fn a_way_is_shown_and_taken_by_keys_on_the_map() {
    let (program, guest) = (program(), guest());
    lesson(&program, &guest.page, "sails");
    let page = &guest.page;
    page.wait_for(".reach g[data-steps]").unwrap();
    let player = Player::new(page, Means::Keys);
    player.tab_to(".reach g[data-steps]").unwrap();
    page.wait_until(&format!("{DRAWN} > 4")).unwrap();
    let first = page.eval("document.activeElement.dataset.steps").unwrap();
    page.press("ArrowRight").unwrap();
    page.wait_until(&format!("document.activeElement.dataset.steps !== {first}")).unwrap();
    page.wait_until("!document.querySelector('.tip').hidden").unwrap();
    let way = page.eval("document.activeElement.dataset.steps.split(',').length").unwrap();
    page.press("Enter").unwrap();
    page.wait_until(&format!("document.querySelectorAll('{TURN} input[name=step]').length === {way}")).unwrap();
    assert_eq!(page.count(".after use").unwrap(), 0);
    page.press("Enter").unwrap();
    page.wait_until("document.querySelectorAll('.after use').length > 3").unwrap();
    guest.is_content();
}

/// How far the own craft is from the middle of what no panel covers, in pixels.
const ASIDE: &str = "(() => { const box = (query) => document.querySelector(query).getBoundingClientRect();
    const [craft, left, right, dock, board] = ['[data-from]', '.left', '.right', '.dock', '.board'].map(box);
    return Math.hypot(craft.x + craft.width / 2 - (left.right + right.left) / 2, craft.y + craft.height / 2 - (board.top + dock.top) / 2); })()";

/// After a flight there may be something left to scan: then the turn is ended by hand, and the next one has ways again.
fn to_next_flight(page: &Page) {
    let ways = format!("{TURN} .ways .suggest");
    // Without burns left there are no steps to ask for.
    let flown = "form.prompt[data-must]:not([data-partial])";
    let is_flown = format!("document.querySelectorAll('{flown} .ask label.chip').length === 1");
    page.wait_until(&format!("document.querySelector('{ways}') !== null || {is_flown}")).unwrap();
    if page.eval(&is_flown).unwrap() == true {
        page.click(&format!("{flown} .ask label.chip")).unwrap();
        page.click(&format!("{flown} button.pri:not([disabled])")).unwrap();
    }
    page.wait_for(&ways).unwrap();
}

#[test]
fn the_map_follows_the_craft() {
    let (program, guest) = (program(), guest());
    let page = &guest.page;
    start(&program, page, "bot-easy", &[("mode", "sails")]);
    for _ in 0..2 {
        to_next_flight(page);
        let from = page.eval("document.querySelector('[data-from]').dataset.from").unwrap();
        page.click(&format!("{TURN} .ways .suggest")).unwrap();
        page.wait_until(&format!("document.querySelector('{TURN} input[name=step]') !== null")).unwrap();
        page.click(&format!("{TURN} button.pri")).unwrap();
        page.wait_until(&format!("document.querySelector('[data-from]').dataset.from !== {from}")).unwrap();
        page.wait_until(&format!("{ASIDE} < 40")).unwrap();
    }
    guest.is_content();
}

/// What the signs at the edge say.
const BEYOND: &str = "[...document.querySelectorAll('.yonder')].map((sign) => sign.textContent)";

#[test]
fn what_lies_beyond_the_edge_has_a_sign_that_leads_there() {
    let (program, guest) = (program(), guest());
    let page = &guest.page;
    start(&program, page, "bot-easy", &[("mode", "sails")]);
    page.wait_for("html[data-ready]").unwrap();
    // From near, Venus is no longer in sight.
    for _ in 0..2 {
        page.click("[data-zoom=\"1.4\"]").unwrap();
    }
    page.wait_for(".yonder").unwrap();
    let name = page.eval("document.querySelector('.yonder').textContent").unwrap();
    assert_ne!(name, "");
    page.click(".yonder").unwrap();
    // What is in sight needs no sign.
    page.wait_until(&format!("!{BEYOND}.includes({name})")).unwrap();
    guest.is_content();
}

/// What may follow is not known yet: a second press takes nothing, and Clear begins anew.
#[test]
fn two_quick_presses_are_one_step() {
    let (program, guest) = (program(), guest());
    let page = &guest.page;
    start(&program, page, "bot-easy", &[("mode", "sails")]);
    let first = format!("{TURN} .path a[data-step=CYC]");
    let taken = format!("document.querySelectorAll('{TURN} input[name=step]').length");
    let twice = format!(
        "(() => {{ const chip = document.querySelector('{first}'); chip.click(); chip.click(); return {taken}; }})()"
    );
    page.wait_for("html[data-ready]").unwrap();
    page.wait_for(&format!("{TURN}:not([data-partial]) .ways .suggest")).unwrap();
    for _ in 0..2 {
        page.wait_for(&first).unwrap();
        assert_eq!(page.eval(&twice).unwrap(), 1);
        page.wait_until(&format!("document.querySelector('{first}') === null")).unwrap();
        page.press("Escape").unwrap();
        page.wait_until(&format!("{taken} === 0")).unwrap();
    }
    guest.is_content();
}

#[test]
fn a_suggestion_shows_its_way_while_it_has_the_focus() {
    let (program, guest) = (program(), guest());
    start(&program, &guest.page, "bot-easy", &[("mode", "rockets"), ("rockets", "nuclear")]);
    guest.page.wait_for("html[data-ready]").unwrap();
    guest.page.wait_for(&format!("{TURN}:not([data-partial]) button.suggest")).unwrap();
    guest.page.wait_for(".reach g[data-steps]").unwrap();
    // What is said of a choice may come again and take the focus away: then once more.
    guest.page.wait_until(&format!("(document.querySelector('button.suggest').focus(), {DRAWN} > 4)")).unwrap();
    let ghost = "getComputedStyle(document.querySelector('.gauge .leaves')).display";
    assert_ne!(guest.page.eval(ghost).unwrap(), "none", "the strip shows what it leaves");
    guest.page.eval("document.activeElement.blur(), document.querySelector('.plan select').focus()").unwrap();
    guest.page.wait_until(&format!("{DRAWN} === 0")).unwrap();
    assert_eq!(guest.page.eval(ghost).unwrap(), "none");
    guest.is_content();
}

#[test]
fn a_switch_pays_with_fuel_and_keeps_the_bonus() {
    let (program, guest) = (program(), guest());
    start(&program, &guest.page, "bot-easy", &[("mode", "rockets"), ("rockets", "nuclear")]);
    guest.page.wait_for("html[data-ready]").unwrap();
    guest.page.wait_for(".reach g[data-steps]").unwrap();
    let kept = "document.querySelectorAll('.reach [data-steps*=\"!\"]').length";
    assert_eq!(guest.page.eval(kept).unwrap(), 0);
    guest.page.eval("document.querySelector('.manner input[value=fuel]').click()").unwrap();
    guest.page.wait_until(&format!("{kept} > 0")).unwrap();
    guest.page.eval("document.querySelector('.manner input[value=\"\"]').click()").unwrap();
    guest.page.wait_until(&format!("{kept} === 0")).unwrap();
    guest.is_content();
}

#[test]
fn a_move_that_strands_the_craft_is_warned_of() {
    let (program, guest) = (program(), guest());
    start(&program, &guest.page, "bot-easy", &[("mode", "rockets"), ("rockets", "electric"), ("limit", "20")]);
    let pilot = Pilot { page: &guest.page, places: Vec::new() };
    // The way that leaves least, once the question is whole and the map shows its ways, not those of the one before.
    let take_dearest = format!(
        "(() => {{
            if (document.querySelector('form[data-partial]')) return false;
            const offered = step => document.querySelector(`{TURN} a.chip[data-step=\"${{step}}\"]`);
            const marks = [...document.querySelectorAll('.reach g[data-leaves]:not(.risky)')];
            const open = marks.filter(mark => offered(mark.dataset.steps.split(',')[0]));
            const [dearest] = open.sort((a, b) => a.dataset.leaves - b.dataset.leaves);
            const taken = document.querySelector('{TURN} input[name=step]') !== null;
            if (!taken) dearest?.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
            return taken && !document.querySelector('{TURN} button.pri').disabled;
        }})()"
    );
    let warned = format!("document.querySelector('{TURN} .advice').textContent.includes('neither home')");
    for _ in 0..12 {
        guest.page.wait_until(&take_dearest).unwrap();
        if guest.page.eval(&warned).unwrap() == true {
            return guest.is_content();
        }
        pilot.confirm();
        // The steps of a question may come a moment after the question.
        let ends = format!("{TURN} a.chip[data-step=end], {TURN}[data-lone] input[name=step][value=end]");
        guest.page.wait_for(&ends).unwrap();
        assert!(pilot.take("end"));
    }
    panic!("{:?}", guest.page.complaint("no warning"));
}
