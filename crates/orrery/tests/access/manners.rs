//! What a page says and keeps: help over the table, choices, a word to onlookers, a search that found nothing.

use orrery_browser::{Means, Page, Player, Stand};
use serde_json::json;

use crate::common::{Guest, program, start_table};
use crate::samples::House;

fn opened(house: &House, name: &str) -> Guest {
    let guest = Guest::new();
    let sample = house.samples.iter().find(|sample| sample.name.ends_with(name)).expect("such a table");
    let cookie = json!({ "name": "orrery", "value": house.token, "url": house.program.url("/") });
    guest.page.call("Network.setCookie", cookie).unwrap();
    guest.page.goto(&house.program.url(&sample.path())).unwrap();
    guest.page.wait_for("html[data-ready]").unwrap();
    guest
}

#[test]
fn a_table_keeps_what_is_chosen_and_stays_under_its_help() {
    let house = House::of("starship-builder", &[&[]]);
    let guest = opened(&house, "title-pick");
    let (page, address) = (&guest.page, guest.page.url().unwrap());
    page.click("form.prompt label.chip:nth-of-type(2)").unwrap();
    let chosen = "document.querySelector('form.prompt input:checked')?.value ?? ''";
    let before = page.eval(chosen).unwrap();
    page.reload().unwrap();
    page.wait_for("form.prompt input:checked").unwrap();
    assert_eq!(page.eval(chosen).unwrap(), before, "the choice outlasts the page");
    for open in ["?", ""] {
        if open.is_empty() {
            page.click(".top a[href='/help']").unwrap()
        } else {
            page.press(open).unwrap()
        }
        page.wait_for("dialog#help[open] h2").unwrap();
        page.press("Escape").unwrap();
        page.wait_until("!document.querySelector('dialog')").unwrap();
    }
    assert_eq!((page.url().unwrap(), page.eval(chosen).unwrap()), (address, before), "nothing else happened");
    guest.is_content();
    let onlooker = opened(&house, "watched");
    assert!(onlooker.page.text(".prompt.calm").unwrap().contains("You are watching"));
    assert!(!page.text("#r-prompt").unwrap().contains("You are watching"));
}

/// What is spoken is what the log says, without the ids of its rules.
#[test]
fn nothing_read_aloud_has_rule_ids() {
    let (program, guest) = (program(), Guest::new());
    let page = &guest.page;
    start_table(&program, page, "bot-easy");
    let player = Player::new(page, Means::Pointer);
    player.play_until(|stand| player.answers() >= 2 && matches!(stand, Stand::Asked { .. })).unwrap();
    page.wait_until("document.querySelector('#announcer').textContent.trim() !== ''").unwrap();
    let ids = "[...document.querySelectorAll('.cite')].map(cite => cite.textContent.trim())";
    let told = "document.querySelector('#announcer').textContent + document.querySelector('#alarm').textContent";
    assert!(page.eval(&format!("{ids}.length > 3")).unwrap() == true, "the page has ids of rules");
    let spoken = page.eval(&format!("{ids}.filter(id => ({told}).includes(id)).join()")).unwrap();
    assert_eq!(spoken, "");
    search(&program.url("/rules/starfarers"), page);
    guest.is_content();
}

fn search(book: &str, page: &Page) {
    page.goto(book).unwrap();
    page.wait_for("html[data-ready]").unwrap();
    assert!(page.has(".entry .marks svg").unwrap() && page.has("#box-words dd").unwrap(), "figures and a glossary");
    page.click("#rule-search").unwrap();
    page.type_text("zzz").unwrap();
    page.wait_until("document.querySelector('#rule-none').textContent === 'No rule has these words.'").unwrap();
    page.eval("document.querySelector('#rule-search').value = ''").unwrap();
    page.type_text("lair").unwrap();
    page.wait_until("document.querySelector('#rule-none').textContent === ''").unwrap();
    assert!(page.has(".entry:not([hidden])").unwrap() && page.has("section[hidden]").unwrap());
}
