//! Vanguard in real Chromium: a quick start from the lobby, an exploration of four seats in two browsers with assistance
//! and a reaction window, a phase of the ship by every page, sittings of a campaign, both ends, a phone, keys alone, other
//! languages, no scripts.

mod common;

use common::past::{MUST, Past, keys};
use common::{Guest, friend_of, program};
use orrery_bots::Level;
use orrery_browser::{Means, Player, Stand};
use orrery_core::{Dice, Offer};
use orrery_wire::blocking::Client;
use serde_json::{Value, json};

const GAME: &str = "vanguard";

/// An exploration or a whole campaign of companions, always the same one.
fn begun(seats: u8, mission: &str, seed: u64) -> Past {
    Past::begun(GAME, seats, &[("mission", mission), ("sittings", "one-table")], seed).played_by(Level::Normal)
}

/// The first one in which this is asked, up to there.
fn until(seats: u8, mission: &str, is_it: impl Fn(&Offer) -> bool) -> Past {
    let past = (1..40).find_map(|seed| begun(seats, mission, seed).comes_to(|_, offer| is_it(offer)));
    past.expect("it comes to that in some game")
}

fn title(guest: &Guest) -> String {
    let text = format!("document.querySelector('{MUST} h2')?.textContent ?? ''");
    guest.page.eval(&text).unwrap().as_str().unwrap_or_default().to_owned()
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

/// Where so many must be picked, fewer are not sent, and nobody is invited to pick none.
#[test]
fn a_party_is_sent_down_once_it_is_whole() {
    let past = until(2, "pellucid", |offer| offer.title.id == "ask-muster");
    let seat = past.due().unwrap().seat.index();
    let party = past.sit_down(|seat| seat);
    let guest = party.guest(seat);
    let button = format!("document.querySelector('{MUST} button.pri')");
    guest.page.wait_until(&format!("{button}.disabled && {button}.textContent.includes('Send them down')")).unwrap();
    guest.page.click(&format!("{MUST} .picks label.chip")).unwrap();
    guest.page.wait_until(&format!("!{button}.disabled")).unwrap();
    guest.is_content();
}

/// What the dice may bring is said while they are picked, and stands beside the rows.
#[test]
fn odds_are_said_while_dice_are_picked() {
    let is_check = |offer: &Offer| offer.title.id == "ask-roll";
    let party = until(1, "eye", is_check).sit_down(|seat| seat);
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
    let past = until(4, "eye", helps);
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
    let past = until(4, "eye", reacts);
    let offer = past.due().unwrap();
    let party = past.sit_down(|seat| seat % 2);
    let guests = [party.guest(0), party.guest(1)];
    choose(&guests[offer.seat.index() % 2], "pass");
    guests.iter().for_each(Guest::is_content);
}

/// The leaf of the book that is open.
const LEAF: &str = "document.querySelector('.leaves .on input')?.value.split('.')[0]";

/// Every leaf of the book can be opened, and the one that is on is marked; when the ship goes on, the book turns.
#[test]
fn the_ship_book_is_leafed_through() {
    let past = until(1, "campaign", |offer| offer.title.id == "ask-course");
    let party = past.sit_down(|seat| seat);
    let guest = party.guest(0);
    let page = &guest.page;
    page.wait_for(".vg-book .leaves .on").unwrap();
    assert_eq!(page.eval(LEAF).unwrap(), "star-map");
    let count = page.count(".leaves input").unwrap();
    assert_eq!(count, 9);
    for leaf in ["bridge", "facilities", "hangar", "launch", "debriefing", "unloading", "infirmary", "memorial"] {
        page.click(&format!(".leaves label:has(input[value^={leaf}])")).unwrap();
        page.wait_until(&format!("{LEAF} === '{leaf}'")).unwrap();
        assert!(page.count(".spread .leaf h2").unwrap() >= 2, "{leaf}");
    }
    let player = Player::new(page, Means::Pointer);
    let asked = "document.querySelector('form.prompt[data-must]').dataset.ask";
    let before = page.eval(asked).unwrap();
    player.play_until(|stand| player.answers() >= 1 && matches!(stand, Stand::Asked { .. })).unwrap();
    page.wait_until(&format!(
        "{asked} !== {before} && {LEAF} === document.querySelector('.leaves .now input').value.split('.')[0]"
    ))
    .unwrap();
    guest.is_content();
}

/// A phase of the ship, question after question.
#[test]
fn a_phase_of_the_ship_by_clicks() {
    let past = until(1, "campaign", |offer| offer.title.id == "ask-course");
    let party = past.sit_down(|seat| seat);
    let guest = party.guest(0);
    let player = Player::new(&guest.page, Means::Pointer);
    player.play_until(|stand| player.answers() >= 20 && matches!(stand, Stand::Asked { .. })).unwrap();
    guest.is_content();
}

/// Every page of the book that asks something is the one that is open, and takes an answer.
#[test]
fn a_phase_of_the_ship_by_every_page() {
    let pages = [
        ("ask-recruit", "bridge"),
        ("ask-course", "star-map"),
        ("ask-scan", "star-map"),
        ("ask-facility", "facilities"),
        ("ask-enqueue", "facilities"),
        ("ask-lander", "hangar"),
        ("ask-buy", "debriefing"),
        ("ask-use-aboard", "unloading"),
        ("ask-nurse", "infirmary"),
    ];
    for (question, leaf) in pages {
        let party = until(1, "campaign", |offer| offer.title.id == question).sit_down(|seat| seat);
        let guest = party.guest(0);
        guest.page.wait_for(".vg-book .leaves .on").unwrap();
        assert_eq!(guest.page.eval(LEAF).unwrap(), leaf, "{question}");
        assert!(guest.page.count(".vg-phase .now").unwrap() == 1, "{question}: one step is on");
        let player = Player::new(&guest.page, Means::Pointer);
        player.play_until(|stand| player.answers() >= 1 && matches!(stand, Stand::Asked { .. })).unwrap();
        guest.is_content();
    }
}

/// The page was opened aboard, where there is no map: the one that comes with the landing is led like any other.
#[test]
fn a_world_is_in_sight_when_the_ship_has_come_to_it() {
    let party = until(1, "campaign", |offer| offer.title.id == "ask-outfit").sit_down(|seat| seat);
    let page = &party.guest(0).page;
    page.set_size(1440, 900, false).unwrap();
    page.wait_for(".vg-book .leaves .on").unwrap();
    assert!(!page.has("svg[data-chart]").unwrap());
    page.click(&format!("{MUST} button.pri")).unwrap();
    page.wait_until("document.querySelectorAll('#r-sectors .sector').length > 4").unwrap();
    let seen = "(() => { const all = document.querySelector('#place-board-planet').getBoundingClientRect(); \
                return [...document.querySelectorAll('#r-sectors .sector')].every((one) => { const box = one.getBoundingClientRect(); \
                return box.left >= all.left && box.right <= all.right && box.top >= all.top && box.top <= all.bottom; }); })()";
    page.wait_until(seen).unwrap();
    let zoom = "Number(document.querySelector('#place-board-planet').style.getPropertyValue('--z'))";
    let before = page.eval(zoom).unwrap().as_f64().unwrap();
    page.click("button[data-zoom='1.4']").unwrap();
    page.wait_until(&format!("{zoom} > {before}")).unwrap();
    let once = page.eval(zoom).unwrap().as_f64().unwrap() / before;
    assert!((once - 1.4).abs() < 0.01, "a press is heard once: {once}");
    party.guest(0).is_content();
}

#[test]
fn an_exploration_is_told_when_it_is_over() {
    let party = begun(2, "pellucid", 1).over().sit_down(|seat| seat);
    let guest = party.guest(0);
    let page = &guest.page;
    page.wait_for(".result .vg-shares").unwrap();
    assert_eq!(page.count(".vg-shares tbody tr").unwrap(), 2, "a line for everybody");
    let rolled = page.eval("Number(document.querySelector('.vg-shares tbody td').textContent)").unwrap();
    assert!(rolled.as_u64() > Some(0), "what they rolled: {rolled}");
    assert!(page.count(".result .figures dd").unwrap() >= 6);
    fits_a_phone(&guest);
}

/// A campaign of companions to its end: how it went, phase by phase, and nothing of other endings.
#[test]
fn a_voyage_is_told_when_it_is_over() {
    let party = begun(2, "campaign", 1).over().sit_down(|seat| seat);
    let guest = party.guest(0);
    let page = &guest.page;
    page.wait_for(".result .vg-voyage .vg-stars").unwrap();
    assert!(page.count(".vg-curves path").unwrap() == 3, "an axis and two curves");
    assert!(page.count(".result .vg-shares tbody tr").unwrap() > 1, "a line for every phase");
    assert_eq!(page.count(".result .ending").unwrap(), 1);
    fits_a_phone(&guest);
}

fn fits_a_phone(guest: &Guest) {
    guest.page.set_size(390, 844, true).unwrap();
    guest.page.wait_until("document.scrollingElement.scrollWidth <= 390").unwrap();
    guest.is_content();
}

fn client(port: u16, guest: &Guest) -> Client {
    let cookies = guest.page.call("Network.getCookies", json!({})).unwrap();
    let all = cookies["cookies"].as_array().unwrap().iter();
    let token = all.filter(|one| one["name"] == "orrery").find_map(|one| one["value"].as_str()).expect("it is known");
    Client::with_token(port, token)
}

/// They go on to the end of the sitting: home as soon as they may, otherwise as it comes.
fn play_on(port: u16, guests: [&Guest; 2]) {
    let table = guests[0].page.eval("location.pathname.split('/')[2]").unwrap();
    let path = format!("/api/v1/tables/{}", table.as_str().unwrap());
    let mut luck = Dice::seeded("sitting", 1);
    let mut clients = guests.map(|guest| client(port, guest));
    while clients[0].get(&path).json()["status"] == "running" {
        for client in &mut clients {
            let offers = client.get(&format!("{path}/offers")).json()["offers"].clone();
            let due = offers.as_array().into_iter().flatten().find(|offer| offer["must"] == true);
            if let Some(offer) = due {
                let answer = json!({ "ask": offer["ask"], "seat": offer["seat"], "given": given(offer, &mut luck) });
                client.post(&format!("{path}/answer"), &answer);
            }
        }
    }
}

fn given(offer: &Value, luck: &mut Dice) -> Value {
    let key = |item: &Value| item["key"].clone();
    if let Some(list) = offer["options"]["list"].as_array() {
        let home = list.iter().find(|one| ["lift-off", "yes"].contains(&one["key"].as_str().unwrap_or_default()));
        return json!({ "option": home.map_or_else(|| key(&list[luck.below(list.len() as u32) as usize]), key) });
    }
    let pick = &offer["options"]["pick"];
    let mut from: Vec<Value> = pick["from"].as_array().map(|from| from.iter().map(key).collect()).unwrap_or_default();
    luck.shuffle(&mut from);
    let least = pick["count"]["start"].as_u64().unwrap_or(0) as usize;
    json!({ "picked": from[..least.min(from.len())] })
}

/// Three sittings of one campaign, each with other people; then a branch, and the whole campaign at another place.
#[test]
fn a_campaign_goes_on_with_whoever_is_there() {
    let first = Past::begun(GAME, 2, &[("mission", "campaign")], 1).played_by(Level::Normal).over();
    let party = first.sit_down(|seat| seat);
    let port = party.program.port();
    let ada = party.guest(0);
    ada.page.click("form:has(input[name=continues]) button").unwrap();
    ada.page.wait_for("main.room").unwrap();
    let ben = friend_of(&ada);
    play_on(port, [&ada, &ben]);
    let of_ben = client(port, &ben).get("/api/v1/campaigns").json();
    let campaign = of_ben[0]["id"].as_str().expect("it is his campaign, too").to_owned();
    let book = party.program.url(&format!("/c/{campaign}"));
    ben.page.goto(&book).unwrap();
    assert_eq!(ben.page.count("article.chapter").unwrap(), 2, "two chapters are closed");
    ben.page.click("form.onward button.pri").unwrap();
    ben.page.wait_for("main.room").unwrap();
    let cleo = friend_of(&ben);
    play_on(port, [&ben, &cleo]);
    ben.page.goto(&book).unwrap();
    assert_eq!(ben.page.count("article.chapter").unwrap(), 3);
    assert!(ben.page.count("article.chapter .annals li").unwrap() > 3, "and what happened is told");
    branches_and_travels(&ben, port, &campaign);
    [ada, ben, cleo].iter().for_each(Guest::is_content);
}

/// A branch from the first chapter has that chapter alone; a file has all of them, elsewhere too.
fn branches_and_travels(guest: &Guest, port: u16, campaign: &str) {
    guest.page.click("form[action$='/branch'] button[value='1']").unwrap();
    guest.page.wait_until(&format!("!location.pathname.includes('{campaign}')")).unwrap();
    guest.page.wait_for("article.chapter").unwrap();
    assert_eq!(guest.page.count("article.chapter").unwrap(), 1, "the branch begins there");
    let file = client(port, guest).get(&format!("/c/{campaign}/file")).json();
    let abroad = program();
    let stranger = Guest::new();
    stranger.page.goto(&abroad.url("/")).unwrap();
    let came = client(abroad.port(), &stranger).post("/api/v1/campaigns/import", &file).json();
    stranger.page.goto(&abroad.url(&format!("/c/{}", came["id"].as_str().expect("it is true")))).unwrap();
    assert_eq!(stranger.page.count("article.chapter").unwrap(), 3);
    stranger.is_content();
}

#[test]
fn on_a_phone_every_part_is_a_tab() {
    let past = until(1, "campaign", |offer| offer.title.id == "ask-action");
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
    let party = begun(1, "eye", 1).sit_down(|seat| seat);
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
