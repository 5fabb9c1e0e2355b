//! Starfarers in real Chromium: a whole game, a trade with a counter-offer, discards of several at once, an encounter,
//! a phone, keys alone, Japanese.

mod common;

use common::expect::Expect as _;
use common::{BY_ITSELF, COUNT_SHIFTS, Guest, program, stood_still};
use orrery_browser::{Means, Page, Player, Program};
use orrery_wire::blocking::Client;
use serde_json::{Value, json};

const GAME: &str = "starfarers";
/// Once all there is to choose has come.
const MUST: &str = "form.prompt[data-must]:not([data-partial])";

fn guest() -> Guest {
    let guest = Guest::new();
    guest.page.set_size(1600, 1100, false).unwrap();
    guest
}

fn start(program: &Program, page: &Page, seats: u8, others: &str) {
    page.goto(&program.url(&format!("/?game={GAME}"))).unwrap();
    page.click(&format!("label:has(> input[name=seats][value=\"{seats}\"])")).unwrap();
    page.click(&format!("label:has(> input[name=others][value=\"{others}\"])")).unwrap();
    page.click("form.start button.pri").unwrap();
    page.wait_for("main.table").unwrap();
}

/// Somebody who clicks: builds what can be built, flies where the page suggests to, and is polite to strangers.
struct Captain<'a> {
    page: &'a Page,
}

impl Captain<'_> {
    fn text(&self, script: &str) -> String {
        self.page.eval(script).unwrap().as_str().unwrap_or_default().to_owned()
    }

    fn ask(&self) -> String {
        self.text(&format!("document.querySelector('{MUST}')?.dataset.ask ?? ''"))
    }

    fn kind(&self) -> String {
        self.text(&format!("document.querySelector('{MUST}')?.dataset.kind ?? ''"))
    }

    fn keys(&self) -> Vec<String> {
        let keys = format!("[...document.querySelectorAll('{MUST} input[type=radio]')].map(input => input.value)");
        let keys = self.page.eval(&keys).unwrap();
        keys.as_array().unwrap().iter().filter_map(|key| key.as_str().map(str::to_owned)).collect()
    }

    /// Clicks the main button and waits for another question, or none. What is said of a choice comes a moment after
    /// it and may move the button away from under the pointer: then once more.
    fn confirm(&self) {
        let before = self.ask();
        let next = format!("document.querySelector('{MUST}')?.dataset.ask !== '{before}'");
        for _ in 0..3 {
            self.page.click(&format!("{MUST} button.pri")).unwrap();
            let sent = format!("{next} || document.querySelector('{MUST}').dataset.sent !== undefined");
            std::thread::sleep(std::time::Duration::from_millis(120));
            if self.page.eval(&sent).unwrap() == true {
                break;
            }
        }
        self.page.wait_until(&next).unwrap();
    }

    fn choose(&self, key: &str) {
        let chip = format!("{MUST} label.chip:has(input[value=\"{key}\"])");
        let fold = format!("document.querySelector('{chip}')?.closest('details')?.setAttribute('open', '')");
        self.page.eval(&fold).unwrap();
        self.page.click(&chip).unwrap();
        self.confirm();
    }

    fn due(&self) -> u64 {
        let due = format!("Number(document.querySelector('{MUST} .tally')?.dataset.least ?? 0)");
        self.page.eval(&due).unwrap().as_u64().unwrap()
    }

    /// What is due, from the left, by the keys of the fields.
    fn pay_by_keys(&self, player: &Player<'_>) {
        let room = format!(
            "[...document.querySelectorAll('{MUST} .amount input')].find(field => Number(field.value) < Number(field.max)).name"
        );
        for _ in 0..self.due() {
            player.tab_to(&format!("{MUST} .amount input[name=\"{}\"]", self.text(&room))).unwrap();
            self.page.press("ArrowUp").unwrap();
        }
    }

    /// What is due, from the left.
    fn pay(&self) {
        for _ in 0..self.due() {
            let more = "(() => { const form = document.querySelector('form.prompt[data-must]');
                const field = [...form.querySelectorAll('.amount')].find(one => Number(one.querySelector('input').value) < Number(one.querySelector('input').max));
                field.querySelector('[data-by=\"1\"]').click(); })()";
            self.page.eval(more).unwrap();
        }
        self.confirm();
    }

    fn fly(&self) {
        std::thread::sleep(std::time::Duration::from_millis(150));
        let (suggestion, end) = (format!("{MUST} button.suggest"), format!("{MUST} [data-step=end]"));
        if self.page.has(&suggestion).unwrap() {
            self.page.click(&suggestion).unwrap();
        } else if !self.head_north() && self.page.has(&end).unwrap() {
            self.page.click(&end).unwrap();
        }
        self.page.wait_until(&format!("document.querySelector('{MUST} button.pri')?.disabled === false")).unwrap();
        self.confirm();
    }

    /// To the place in reach that lies furthest up the map, which is away from home.
    fn head_north(&self) -> bool {
        let press = "(() => { const y = mark => Number(mark.getAttribute('transform').match(/[ ,](-?[\\d.]+)\\)/)[1]);
            const marks = [...document.querySelectorAll('.reach [data-reach]:not(.off) [data-steps]')].sort((a, b) => y(a) - y(b));
            marks[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true })); return marks.length > 0; })()";
        self.page.eval(press).unwrap() == true
    }

    fn pick(&self) {
        let keys = self.keys();
        let wanted = ["build", "confirm", "yes", "decline"];
        let best = wanted.iter().find_map(|word| keys.iter().find(|key| key.starts_with(word)));
        let key = best.or_else(|| keys.iter().find(|key| *key == "fly")).unwrap_or(&keys[0]);
        self.choose(key);
    }

    /// One answer; false at the end.
    fn step(&self) -> bool {
        let open = format!("document.querySelector('.result') || document.querySelector('{MUST}')");
        self.page.wait_until(&format!("({open}) !== null")).unwrap();
        if self.page.has(".result").unwrap() {
            return false;
        }
        match self.kind().as_str() {
            "steps" => self.fly(),
            "amounts" => self.pay(),
            "option" => self.pick(),
            _ => self.confirm(),
        }
        true
    }
}

/// A table with two bots, to fewer points than usual.
fn at_a_short_table(program: &Program) -> Guest {
    let mut person = Client::person(program.port());
    let body =
        json!({ "game": GAME, "seats": ["me", "normal", "normal"], "options": { "target": "12", "supply": "fast" } });
    let id = person.post("/api/v1/tables", &body).ok()["id"].as_str().unwrap().to_owned();
    watched(program, &person, &id)
}

fn watched(program: &Program, person: &Client, id: &str) -> Guest {
    let guest = guest();
    let cookie = json!({ "name": "orrery", "value": person.token(), "url": program.url("/") });
    guest.page.call("Network.setCookie", cookie).unwrap();
    guest.page.goto(&program.url(&format!("/t/{id}"))).unwrap();
    guest.page.wait_for("main.table").unwrap();
    guest
}

/// Five rounds: the prompt stays where it is, and the board in sight; where there is one answer it goes by itself.
#[test]
fn nothing_moves_while_captains_trade_and_fly() {
    let program = program();
    let guest = at_a_short_table(&program);
    let (page, captain) = (&guest.page, Captain { page: &guest.page });
    page.eval(COUNT_SHIFTS).unwrap();
    assert!((0..30).all(|_| captain.step()), "no game is so short");
    stood_still(page);
    let alone = format!("{MUST}[data-alone]");
    assert!((0..200).any(|_| page.has(&alone).unwrap() || !captain.step()) && page.has(&alone).unwrap());
    let ask = captain.ask();
    page.eval(BY_ITSELF).unwrap();
    page.reload().unwrap();
    page.wait_until(&format!("document.querySelector('{MUST}')?.dataset.ask !== '{ask}'")).unwrap();
    guest.is_content();
}

#[test]
fn a_whole_game_of_three_by_clicks() {
    let program = program();
    let guest = at_a_short_table(&program);
    let watch = "window.flown = 0; Element.prototype.animate = new Proxy(Element.prototype.animate, { apply: (animate, piece, [steps, time]) => {
        if (piece.matches('[data-flies]')) window.flown = Math.max(window.flown, steps.length); return animate.call(piece, steps, time); } }); true";
    guest.page.eval(watch).unwrap();
    let captain = Captain { page: &guest.page };
    let answers = (0..1500).take_while(|_| captain.step()).count();
    assert!(answers < 1500, "{:?}", guest.page.complaint("the game does not end"));
    guest.page.wait_for(".result h2").unwrap();
    assert!(guest.page.eval("window.flown").unwrap().as_u64() > Some(2), "ships fly the way they took");
    assert!(!guest.page.text(".result h2").unwrap().trim().is_empty(), "the headline says who won");
    assert!(guest.page.count(".result svg").unwrap() > 0, "the end has its charts");
    guest.is_content();
}

/// Two people and a bot at one table, made over the API.
struct Friends {
    people: [Client; 2],
    id: String,
}

impl Friends {
    fn sit_down(program: &Program) -> Friends {
        let mut people = [Client::person(program.port()), Client::person(program.port())];
        let body = json!({ "game": GAME, "seats": ["me", "open", "easy"], "name": "Mia" });
        let id = people[0].post("/api/v1/tables", &body).ok()["id"].as_str().unwrap().to_owned();
        people[1].post(&format!("/api/v1/tables/{id}/join"), &json!({ "name": "Aoi" })).ok();
        Friends { people, id }
    }

    fn offers(&mut self, seat: usize) -> Vec<Value> {
        let offers = self.people[seat].get(&format!("/api/v1/tables/{}/offers", self.id)).ok();
        offers["offers"].as_array().cloned().unwrap_or_default()
    }

    fn answer(&mut self, seat: usize, offer: &Value, given: &Value) {
        let body = json!({ "ask": offer["ask"], "seat": offer["seat"], "given": given });
        self.people[seat].post(&format!("/api/v1/tables/{}/answer", self.id), &body);
    }

    fn hand(&mut self, seat: usize) -> Vec<u64> {
        let view = self.people[seat].get(&format!("/api/v1/tables/{}", self.id)).ok();
        view["view"]["hand"].as_array().unwrap().iter().filter_map(Value::as_u64).collect()
    }

    /// Both save their cards and do nothing else, until `done`.
    fn hoard_until(&mut self, mut done: impl FnMut(&mut Friends, [&[Value]; 2]) -> bool) {
        for _ in 0..6000 {
            let offers = [self.offers(0), self.offers(1)];
            if done(self, [&offers[0], &offers[1]]) {
                return;
            }
            let must = (0..2).find_map(|seat| Some((seat, offers[seat].iter().find(|offer| offer["must"] == true)?)));
            match must {
                Some((seat, offer)) => self.answer(seat, offer, &dull(offer)),
                None => std::thread::sleep(std::time::Duration::from_millis(5)),
            }
        }
        panic!("it did not come to that");
    }

    fn watch(&self, program: &Program, seat: usize) -> Guest {
        watched(program, &self.people[seat], &self.id)
    }
}

fn list(offer: &Value) -> Vec<&str> {
    let options = offer["options"]["list"].as_array();
    options.into_iter().flatten().filter_map(|option| option["key"].as_str()).collect()
}

/// An answer that changes as little as possible.
fn dull(offer: &Value) -> Value {
    if let Some(next) = offer["options"]["path"]["next"].as_array() {
        let keys: Vec<&str> = next.iter().filter_map(|option| option["key"].as_str()).collect();
        return if keys.contains(&"end") { json!({ "steps": ["end"] }) } else { json!({ "steps": away(offer) }) };
    }
    if let Some(kinds) = offer["options"]["amounts"]["kinds"].as_array() {
        return json!({ "amounts": first(kinds, offer["options"]["amounts"]["total"]["start"].as_u64().unwrap_or(0)) });
    }
    let keys = list(offer);
    let calm = ["fly", "decline", "no", "nobody", "stay"];
    let key = calm.iter().find(|key| keys.contains(key)).or(keys.first());
    json!({ "option": key.unwrap() })
}

/// A ship that must leave its place goes one step.
fn away(offer: &Value) -> Vec<String> {
    let ship = &offer["options"]["path"]["next"][0];
    vec![ship["key"].as_str().unwrap().to_owned()]
}

/// So many cards, from the first kind on.
fn first(kinds: &[Value], mut due: u64) -> Value {
    let mut amounts = serde_json::Map::new();
    for kind in kinds {
        let count = due.min(kind["range"]["end"].as_u64().unwrap_or(0));
        due -= count;
        amounts.insert(kind["item"]["key"].as_str().unwrap().to_owned(), json!(count));
    }
    Value::Object(amounts)
}

const TYPES: [&str; 5] = ["ore", "fuel", "carbon", "food", "goods"];

fn more(page: &Page, form: &str, side: &str, card: &str) {
    page.click(&format!("{form} .amount:has(input[name=\"{side}.amount-{card}\"]) [data-by=\"1\"]")).unwrap();
}

/// What the main button of a form says.
const WORDS: &str = "document.querySelector('FORM button.pri').firstChild.textContent.trim()";

fn ground(form: &str) -> String {
    format!("getComputedStyle(document.querySelector('{form} button.pri')).backgroundColor")
}

#[test]
fn a_trade_in_three_clicks_a_counter_offer_and_its_confirmation() {
    let program = program();
    let mut friends = Friends::sit_down(&program);
    friends.hoard_until(|friends, offers| {
        let trades = offers[0].iter().any(|offer| offer["must"] == true && list(offer).contains(&"fly"));
        trades && friends.hand(0).iter().sum::<u64>() > 0 && friends.hand(1).iter().sum::<u64>() > 0
    });
    let (before, theirs) = (friends.hand(0), friends.hand(1));
    let (host, friend) = (friends.watch(&program, 0), friends.watch(&program, 1));
    let give = before.iter().position(|count| *count > 0).unwrap();
    let counter = (0..5).find(|card| theirs[*card] > 0 && *card != give);
    let want = (0..5).find(|card| *card != give && Some(*card) != counter).unwrap();
    let draft = "details.may form";
    more(&host.page, draft, "give", TYPES[give]);
    more(&host.page, draft, "want", TYPES[want]);
    host.page.wait_until(&format!("{} === 'Make the offer'", WORDS.replace("FORM", draft))).unwrap();
    assert_ne!(host.page.eval(&ground(draft)).unwrap(), host.page.eval(&ground(MUST)).unwrap(), "one is bright");
    // Enter is for what is being put together, not for the question of the turn.
    host.page.eval(&format!("document.querySelector('{draft} input[type=checkbox]').focus()")).unwrap();
    host.page.press("Enter").unwrap();
    friend.page.wait_for(&format!("{MUST} input[value=decline]")).unwrap();
    let Some(counter) = counter else { return };
    friend.page.click(&format!("{MUST} label.chip:has(input[value=counter])")).unwrap();
    Captain { page: &friend.page }.confirm();
    more(&friend.page, MUST, "give", TYPES[counter]);
    more(&friend.page, MUST, "want", TYPES[give]);
    friend.page.click(&format!("{MUST} button.pri")).unwrap();
    host.page.wait_for(&format!("{MUST} input[value=\"confirm 2\"]")).unwrap();
    Captain { page: &host.page }.choose("confirm 2");
    let traded = "document.querySelector('#r-log').textContent.includes('SF-TRADE-7')";
    [&host, &friend].iter().for_each(|guest| guest.page.wait_until(traded).unwrap());
    let after = friends.hand(0);
    assert_eq!((after[give] + 1, after[counter]), (before[give], before[counter] + 1));
    [host, friend].iter().for_each(Guest::is_content);
}

#[test]
fn discards_of_two_at_once_are_sealed() {
    let program = program();
    let mut friends = Friends::sit_down(&program);
    let discards = |offers: &[Value]| offers.iter().any(|offer| offer["title"]["id"] == "title-discard");
    friends.hoard_until(|_, offers| offers.iter().all(|offers| discards(offers)));
    let pages = [friends.watch(&program, 0), friends.watch(&program, 1)];
    for guest in &pages {
        guest.page.wait_for(&format!("{MUST} .tally")).unwrap();
    }
    let held = |page: &Page| {
        page.eval("[...document.querySelectorAll('.rc b')].reduce((sum, b) => sum + Number(b.textContent), 0)").unwrap()
    };
    let before = pages.each_ref().map(|guest| held(&guest.page).as_u64().unwrap());
    Captain { page: &pages[0].page }.pay();
    assert!(pages[1].page.has(&format!("{MUST} .tally")).unwrap(), "the other is still asked");
    Captain { page: &pages[1].page }.pay();
    for (guest, before) in pages.iter().zip(before) {
        let rest = before - before / 2;
        guest
            .page
            .wait_until(&format!(
                "[...document.querySelectorAll('.rc b')].reduce((sum, b) => sum + Number(b.textContent), 0) <= {}",
                rest + 3
            ))
            .unwrap();
        guest.is_content();
    }
}

/// Plays dully over the API until an encounter asks, and says which title it has.
fn until_a_meeting(friends: &mut Friends) -> usize {
    let mut met = 0;
    friends.hoard_until(|_, offers| {
        let meets = |offers: &[Value]| {
            offers.iter().any(|offer| {
                let title = offer["title"]["id"].as_str().unwrap_or_default();
                offer["must"] == true && (title == "title-answer" || title == "title-give")
            })
        };
        match offers.iter().position(|offers| meets(offers)) {
            Some(seat) => {
                met = seat;
                true
            }
            None => false,
        }
    });
    met
}

#[test]
fn an_encounter_asks_twice_and_is_read_out() {
    let program = program();
    for _ in 0..40 {
        let mut friends = Friends::sit_down(&program);
        let seat = until_a_meeting(&mut friends);
        let guest = friends.watch(&program, seat);
        guest.page.wait_for(".meeting .story").unwrap();
        let captain = Captain { page: &guest.page };
        let first = captain.ask();
        captain.step();
        guest.page.wait_until("document.querySelector('#r-log').textContent.includes('SF-ENC-3')").unwrap();
        let again = guest.page.has(".meeting").unwrap() && guest.page.has(MUST).unwrap() && captain.ask() != first;
        guest.is_content();
        if again {
            captain.step();
            return guest.is_content();
        }
    }
    panic!("no encounter asked a second time");
}

/// The names on the map that lie under the buttons to look round with.
const UNDER: &str = "(() => { const tools = document.querySelector('.tools').getBoundingClientRect();
    const meets = (box) => box.width > 0 && box.left < tools.right && box.right > tools.left && box.top < tools.bottom && box.bottom > tools.top;
    return [...document.querySelectorAll('.board svg text')].filter((text) => meets(text.getBoundingClientRect())).map((text) => text.textContent).join(', '); })()";

#[test]
fn on_a_phone_no_name_lies_under_the_buttons() {
    let (program, guest) = (program(), guest());
    guest.page.set_size(390, 844, true).unwrap();
    start(&program, &guest.page, 4, "bot-easy");
    guest.page.wait_for("html[data-ready]").unwrap();
    assert!(guest.page.count(".board svg text").unwrap() > 10, "the map has names");
    guest.page.wait_until(&format!("{UNDER} === ''")).unwrap();
    guest.is_content();
}

#[test]
fn a_turn_on_a_phone_in_japanese() {
    let (program, guest) = (program(), Guest::new());
    guest.page.set_size(390, 844, true).unwrap();
    guest.page.set_language("ja").unwrap();
    start(&program, &guest.page, 3, "bot-easy");
    assert_eq!(guest.page.eval("document.documentElement.lang").unwrap(), "ja");
    let captain = Captain { page: &guest.page };
    for _ in 0..12 {
        assert!(captain.step());
        let width = guest.page.eval("document.scrollingElement.scrollWidth").unwrap();
        assert!(width.as_u64().unwrap() <= 390, "{width} px wide");
    }
    let log = guest.page.eval("document.querySelector('#r-log').textContent").unwrap();
    assert!(log.as_str().unwrap().contains("ラウンド") || log.as_str().unwrap().contains('の'), "{log}");
    let dice = guest.page.count("#r-log .sign:has(use[href^='#die-']) .vh").unwrap();
    assert!(dice >= 2, "the dice of a roll are drawn, and named for those who listen");
    guest.is_content();
}

/// A detour is flown as such: over the places the log tells, not the shortest way.
#[test]
fn a_ship_flies_the_way_it_took() {
    let (program, guest) = (program(), guest());
    start(&program, &guest.page, 3, "bot-easy");
    guest.page.wait_for("[data-flies]").unwrap();
    let detour = "(async () => {
        const ship = document.querySelector('[data-flies]'), marks = [...document.querySelectorAll('.points [data-el]')];
        const at = marks.findIndex(mark => mark.dataset.el === ship.dataset.flies), way = [at + 3, at + 9, at + 1].map(i => marks[i % marks.length]);
        const line = document.createElement('li');
        line.dataset.flown = way.map(mark => mark.dataset.el).join();
        document.querySelector('#log-list').prepend(line);
        ship.dataset.flies = way.at(-1).dataset.el;
        ship.setAttribute('transform', way.at(-1).getAttribute('transform'));
        await 0;
        const numbers = text => text.match(/-?[\\d.]+/g).map(Number).map(Math.round).join();
        const steps = ship.getAnimations().map(one => one.effect.getKeyframes?.() ?? []).find(steps => steps.length > 2) ?? [];
        return [steps.map(step => numbers(step.transform)), [marks[at], ...way].map(mark => numbers(mark.getAttribute('transform')))];
    })()";
    let told = guest.page.eval(detour).unwrap();
    assert_eq!(told[0], told[1]);
    assert_eq!(told[1].as_array().unwrap().len(), 4);
    guest.is_content();
}

#[test]
fn a_turn_by_keys_alone() {
    let (program, guest) = (program(), guest());
    start(&program, &guest.page, 3, "bot-easy");
    let player = Player::new(&guest.page, Means::Keys);
    let log = "document.querySelectorAll('#r-log li').length";
    let captain = Captain { page: &guest.page };
    for _ in 0..6 {
        guest.page.wait_for(MUST).unwrap();
        let before = captain.ask();
        match captain.kind().as_str() {
            "steps" => {
                player.tab_to(&format!("{MUST} a.chip[data-step=end], {MUST} a.chip[data-step]")).unwrap();
                guest.page.press("Enter").unwrap();
                let ready = format!(
                    "document.querySelector('{MUST} button.pri')?.disabled === false || document.querySelectorAll('{MUST} input[name=step]').length > 0"
                );
                guest.page.wait_until(&ready).unwrap();
                if guest.page.eval(&format!("document.querySelector('{MUST} button.pri').disabled")).unwrap() == true {
                    break;
                }
            }
            "option" => guest.page.press("1").unwrap(),
            "amounts" => captain.pay_by_keys(&player),
            _ => {}
        }
        player.tab_to(&format!("{MUST} button.pri")).unwrap();
        guest.page.press("Enter").unwrap();
        guest.page.wait_until(&format!("document.querySelector('{MUST}')?.dataset.ask !== '{before}'")).unwrap();
    }
    assert!(guest.page.eval(log).unwrap().as_u64().unwrap() > 3, "the log tells of the turn");
    guest.is_content();
}

#[test]
fn explanations_go_one_by_one_or_all_at_once() {
    let (program, guest) = (program(), guest());
    start(&program, &guest.page, 3, "bot-easy");
    guest.page.wait_for(&format!("{MUST} [data-hint]:not([hidden])")).unwrap();
    guest.page.click(&format!("{MUST} [data-got]")).unwrap();
    guest.page.wait_for(&format!("{MUST} [data-hint][hidden]")).unwrap();
    let captain = Captain { page: &guest.page };
    captain.step();
    guest.page.wait_for(&format!("{MUST} [data-hint]:not([hidden])")).unwrap();
    guest.page.click(&format!("{MUST} [data-hints-off]")).unwrap();
    guest.page.wait_until("document.documentElement.dataset.hints === 'off'").unwrap();
    std::thread::sleep(std::time::Duration::from_millis(300));
    guest.page.reload().unwrap();
    guest.page.wait_until("document.documentElement.dataset.hints === 'off'").unwrap();
    guest.is_content();
}

/// What changes while a button is held down would take the press away.
#[test]
fn nothing_changes_under_a_finger() {
    let program = program();
    let mut friends = Friends::sit_down(&program);
    friends.hoard_until(|_, [mine, _]| mine.iter().any(|offer| offer["must"] == true));
    let guest = friends.watch(&program, 0);
    guest.page.wait_for(&format!("html[data-connected=yes] {MUST}")).unwrap();
    let press = "const began = performance.now(); const ends = (kind) => document.body.dispatchEvent(new PointerEvent(kind, { bubbles: true }));
        new MutationObserver(() => { window.changed ??= performance.now() - began; }).observe(document.querySelector('#r-prompt'), { childList: true, subtree: true });
        ends('pointerdown'); setTimeout(ends, 600, 'pointerup'); true";
    guest.page.eval(&format!("(() => {{ {press}; }})()")).unwrap();
    let must = friends.offers(0).into_iter().find(|offer| offer["must"] == true).unwrap();
    friends.answer(0, &must, &dull(&must));
    guest.page.wait_until("window.changed > 0").unwrap();
    let changed = guest.page.eval("window.changed").unwrap().as_f64().unwrap();
    assert!(changed >= 590.0, "changed {changed} ms after it was pressed, and before it was let go");
    guest.is_content();
}
