//! Replays in a real browser: they play by themselves, stop, go by moves and turns, and a link leads to one moment.

mod common;

use std::time::Duration;

use common::past::hand_with_a_ship;
use common::{Guest, program, start_table};
use orrery_browser::{Means, Page, Player, Program, Scheme};

/// A finished game against a bot, in which all decks are taken from; its page is open.
fn finished(program: &Program, guest: &Guest) -> String {
    start_table(program, &guest.page, "bot-easy");
    Player::new(&guest.page, Means::Pointer).varied().play_to_end().unwrap();
    guest.page.url().unwrap()
}

fn at(page: &Page) -> u64 {
    page.text(".transport .num b").unwrap().parse().unwrap()
}

fn last(page: &Page) -> u64 {
    page.eval("Number(document.querySelector('main').dataset.last)").unwrap().as_u64().unwrap()
}

fn is_at(page: &Page, moment: u64) {
    page.wait_until(&format!("document.querySelector('.transport .num b')?.textContent === '{moment}'")).unwrap();
}

/// What a reader would call the moment.
const SEEN: &str = "['#r-told', '#place-board', '#place-own', '#place-left', '#r-status'].map(place => document.querySelector(place)?.innerText)
    .concat([...document.querySelectorAll('#log-list li')].slice(0, 20).map(line => line.innerText + line.ariaCurrent)).join('|')";

#[test]
fn a_replay_opens_at_the_beginning_and_plays_to_its_end() {
    let (program, guest) = (program(), Guest::new());
    let (page, table) = (&guest.page, finished(&program, &guest));
    page.wait_for("#r-story .curve svg").unwrap();
    page.click(".prompt.calm a[href$='/replay']").unwrap();
    page.wait_for("main.replay").unwrap();
    assert!(at(page) < 2, "it begins at the beginning");
    page.wait_for(".transport .play.on").unwrap();
    is_at(page, 1);
    assert!(page.url().unwrap().contains("?at=1"), "the address tells the moment");
    page.click(".transport .play").unwrap();
    page.wait_until("!document.querySelector('.transport .play.on')").unwrap();
    let paused = at(page);
    std::thread::sleep(Duration::from_millis(2_000));
    assert_eq!(at(page), paused, "paused");
    let end = last(page);
    assert!(end > 20, "{end} moves");
    page.goto(&format!("{table}/replay?at={}", end - 4)).unwrap();
    page.eval("window.marked = true; const speed = document.querySelector('[data-speed]'); speed.value = '4'; speed.dispatchEvent(new Event('change'))").unwrap();
    page.press(" ").unwrap();
    is_at(page, end);
    page.wait_until("!document.querySelector('.transport .play.on')").unwrap();
    page.wait_for(".result h2").unwrap();
    assert!(page.eval("window.marked").unwrap() == true, "no page was loaded");
    page.reload().unwrap();
    assert_eq!(page.eval("document.querySelector('[data-speed]').value").unwrap(), "4", "the speed is remembered");
    guest.is_content();
}

/// However one comes to a moment, it is the same one.
#[test]
fn a_link_leads_to_the_moment_that_steps_lead_to() {
    let (program, guest) = (program(), Guest::new());
    let (page, table) = (&guest.page, finished(&program, &guest));
    let moment = |at: u64| format!("{table}/replay?at={at}");
    for (from, keys, to) in
        [(5, "kk", 7), (9, "jj", 7), (0, "k", 1), (last_of(page, &moment(0)) - 2, "kk", last_of(page, &moment(0)))]
    {
        page.goto(&moment(from)).unwrap();
        page.eval("window.marked = true").unwrap();
        for (done, key) in (1..).zip(keys.chars()) {
            page.press(&key.to_string()).unwrap();
            is_at(page, if key == 'k' { from + done } else { from - done });
        }
        assert!(page.eval("window.marked").unwrap() == true, "no page was loaded");
        let stepped = page.eval(SEEN).unwrap();
        assert_eq!(page.eval("document.querySelector('#moment-link').value").unwrap(), moment(to).as_str());
        page.goto(&moment(to)).unwrap();
        assert_eq!((at(page), page.has(".play.on").unwrap()), (to, false), "a link to a moment shows that moment");
        assert_eq!(page.eval(SEEN).unwrap(), stepped);
        assert!(page.has("#log-list [aria-current=step]").unwrap(), "what happened is marked");
    }
    page.emulate(Scheme::Light, true).unwrap();
    page.goto(&format!("{table}/replay")).unwrap();
    std::thread::sleep(Duration::from_millis(2_000));
    assert_eq!((at(page), page.has(".play.on").unwrap()), (0, false), "less motion: nothing plays by itself");
    guest.is_content();
}

fn last_of(page: &Page, address: &str) -> u64 {
    page.goto(address).unwrap();
    last(page)
}

#[test]
fn turns_are_gone_through_forth_and_back() {
    let (program, guest) = (program(), Guest::new());
    let (page, table) = (&guest.page, finished(&program, &guest));
    page.goto(&format!("{table}/replay?at=0")).unwrap();
    let waited = || page.eval("document.querySelector('#r-status').ariaLabel").unwrap();
    let mut seen = vec![(at(page), waited())];
    for _ in 0..4 {
        let before = at(page);
        page.press("n").unwrap();
        page.wait_until(&format!("document.querySelector('.transport .num b').textContent !== '{before}'")).unwrap();
        seen.push((at(page), waited()));
    }
    assert!(seen.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 != pair[1].1), "{seen:?}");
    for (moment, _) in seen[..4].iter().rev() {
        page.press("p").unwrap();
        is_at(page, *moment);
    }
    page.set_size(390, 844, true).unwrap();
    for address in [format!("{table}/replay?at=9"), table] {
        page.goto(&address).unwrap();
        let width = page.eval("document.scrollingElement.scrollWidth").unwrap();
        assert!(width.as_u64().unwrap() <= 390, "{width} px at {address}");
    }
    guest.is_content();
}

/// The part of the ship is empty when the ships are compared.
#[test]
fn on_a_phone_a_part_with_nothing_left_gives_way_to_the_board() {
    let (program, guest) = (program(), Guest::new());
    let (page, table) = (&guest.page, finished(&program, &guest));
    page.set_size(390, 844, true).unwrap();
    let end = last_of(page, &format!("{table}/replay?at=0"));
    page.goto(&format!("{table}/replay?at={}", end - 1)).unwrap();
    page.click("button[data-tab=right]").unwrap();
    let seen = |part: &str| format!("document.querySelector('{part}').checkVisibility()");
    page.wait_until(&seen("#place-right")).unwrap();
    page.press("k").unwrap();
    is_at(page, end);
    page.wait_until(&seen(".board")).unwrap();
    guest.is_content();
}

#[test]
fn a_replay_without_scripts() {
    let (program, guest) = (program(), Guest::new());
    let (page, table) = (&guest.page, finished(&program, &guest));
    page.set_scripts(false).unwrap();
    page.goto(&format!("{table}/replay")).unwrap();
    assert_eq!(at(page), 0);
    for (way, moment) in [("i-next", 1), ("i-next", 2), ("i-back", 1)] {
        page.click(&format!(".transport [data-goes={way}]")).unwrap();
        is_at(page, moment);
    }
    page.click(".transport [data-goes=i-turn-on]").unwrap();
    page.wait_until("document.querySelector('.transport .num b').textContent > 1").unwrap();
    assert!(!page.has("html.js").unwrap() && page.has("#log-list [aria-current=step]").unwrap());
    page.click(".transport [data-goes=i-last]").unwrap();
    page.wait_for(".result h2").unwrap();
    page.goto(&table).unwrap();
    assert!(page.has("#r-story .curve svg").unwrap(), "the story is there without scripts too");
}

/// What differs from one moment to the next is small.
#[test]
fn steps_are_small() {
    let (program, guest) = (program(), Guest::new());
    let (page, table) = (&guest.page, finished(&program, &guest));
    let end = last_of(page, &format!("{table}/replay?at=0"));
    let fetched = format!(
        "Promise.all([...Array({end}).keys()].map(async from => (await fetch(`{table}/replay/step?from=${{from}}&at=${{from + 1}}`)).text()))
            .then(() => performance.getEntriesByType('resource').filter(entry => entry.name.includes('/step?')).map(entry => entry.encodedBodySize))"
    );
    let sizes: Vec<u64> = serde_json::from_value(page.eval(&fetched).unwrap()).unwrap();
    // The last one brings the whole result with all its ships.
    assert!(sizes.len() as u64 >= end && sizes.iter().filter(|size| **size > 6_000).count() <= 1, "{sizes:?}");
}

/// The ship on the workbench is the one that is chosen.
#[test]
fn the_drawing_of_a_ship_follows_the_choice() {
    let (hand, whose) = hand_with_a_ship();
    let party = hand.sit_down(|seat| seat);
    let guest = party.guest(whose);
    let page = &guest.page;
    page.wait_for("#r-plan .blueprint").unwrap();
    let drawn = "[...document.querySelectorAll('#r-plan .blueprint.whole [data-part]')].map(part => part.dataset.part).sort().join()";
    let chosen = "[...document.querySelectorAll('form[data-kind=picked] input:checked')].map(input => input.value.split('-')[0]).sort().join()";
    page.wait_until("document.querySelector('form[data-kind=picked] .advice').childElementCount > 0").unwrap();
    page.wait_until(&format!("{chosen} !== '' && {drawn} === {chosen}")).unwrap();
    page.click(".shelf .mc").unwrap();
    page.wait_until(&format!("{chosen} !== '' && {drawn} === {chosen}")).unwrap();
    page.click("form[data-kind=picked] button.back").unwrap();
    page.wait_until(&format!("{drawn} !== '' && {chosen} === ''")).unwrap();
    guest.is_content();
}
