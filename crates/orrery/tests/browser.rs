//! Real Chromium against the real program: whole games by pointer, keys, taps and plain forms.

mod common;

use common::past::hand_with_a_ship;
use common::{COUNT_SHIFTS, Guest, friend_of, program, start_table, stood_still};
use orrery_browser::{Means, Page, Player, Program, Scheme, Stand};

/// Set on a page to see later that it is still the same one, not loaded again.
const MARK: &str = "window.marked = true";

fn is_marked(page: &Page) -> bool {
    page.eval("window.marked === true").unwrap() == true
}

/// The question that must be answered.
/// Once all there is to choose has come.
const MUST: &str = "form.prompt[data-must]:not([data-partial])";

/// Another game is one click away.
const AGAIN: &str = ".prompt.calm .btn.pri";

fn sees_result(page: &Page) {
    page.wait_for(".result h2").unwrap();
    assert!(!page.text(".result h2").unwrap().trim().is_empty(), "the headline says who won");
    page.wait_for(AGAIN).unwrap();
}

fn log_length(page: &Page) -> usize {
    page.count("#r-log li").unwrap()
}

/// A table by link with somebody on the other chair: both have it open.
fn two_guests(program: &Program) -> (Guest, Guest) {
    let host = Guest::new();
    start_table(program, &host.page, "invite");
    let friend = friend_of(&host);
    (host, friend)
}

/// Both do what they are asked until `done`.
fn play_both(players: [&Player<'_>; 2], done: impl Fn(&[Stand; 2]) -> bool) {
    play_both_but(players, |_| false, done);
}

/// Both do what they are asked, unless they are to leave it, until `done`.
fn play_both_but(players: [&Player<'_>; 2], leave: fn(&Stand) -> bool, done: impl Fn(&[Stand; 2]) -> bool) {
    for _ in 0..20_000 {
        let stands = players.map(|player| player.stand().unwrap());
        if done(&stands) {
            return;
        }
        for (player, stand) in players.iter().zip(&stands).filter(|(_, stand)| !leave(stand)) {
            player.act(stand).unwrap();
        }
    }
    panic!("{:?}", players[0].page.complaint("the game of two does not go on"));
}

fn are_over(stands: &[Stand; 2]) -> bool {
    stands.iter().all(|stand| *stand == Stand::Over)
}

fn is_assembling(stand: &Stand) -> bool {
    matches!(stand, Stand::Asked { kind, .. } if kind == "picked")
}

#[test]
fn a_whole_game_against_a_bot_by_clicks() {
    let (program, guest) = (program(), Guest::new());
    start_table(&program, &guest.page, "bot-easy");
    guest.page.eval(MARK).unwrap();
    let player = Player::new(&guest.page, Means::Pointer).varied();
    player.play_to_end().unwrap();
    sees_result(&guest.page);
    assert!(is_marked(&guest.page), "the page lives on its stream");
    assert!(log_length(&guest.page) > 20, "every pick is in the log");
    assert_eq!(player.misses(), 0, "the main button stays where it is");
    guest.is_content();
}

#[test]
fn friends_by_link_play_from_two_profiles() {
    let program = program();
    let (host, friend) = two_guests(&program);
    for guest in [&host, &friend] {
        guest.page.eval(MARK).unwrap();
    }
    let players = [&host, &friend].map(|guest| Player::new(&guest.page, Means::Pointer));
    play_both([&players[0], &players[1]], are_over);
    assert!(players.iter().all(|player| player.answers() > 3), "both played");
    for guest in [&host, &friend] {
        sees_result(&guest.page);
        assert!(is_marked(&guest.page), "live updates, no reload");
        assert!(guest.page.text("main").unwrap().contains("Aoi"), "the chosen name is at the table");
        guest.is_content();
    }
}

#[test]
fn a_ship_is_taken_back_and_handed_in_again() {
    let program = program();
    let (host, friend) = two_guests(&program);
    let players = [&host, &friend].map(|guest| Player::new(&guest.page, Means::Pointer));
    play_both_but([&players[0], &players[1]], is_assembling, |stands| stands.iter().all(is_assembling));
    players[0].step().unwrap();
    let before = log_length(&friend.page);
    host.page.click("button[form=undo]").unwrap();
    host.page.wait_for("form.prompt[data-kind=picked]").unwrap();
    assert!(is_assembling(&players[0].stand().unwrap()), "the question is back");
    players[0].step().unwrap();
    assert_eq!(players[0].stand().unwrap(), Stand::Waiting);
    assert!(log_length(&friend.page) <= before + 2, "what was taken back is not in the log");
    play_both([&players[0], &players[1]], are_over);
    [&host, &friend].into_iter().for_each(Guest::is_content);
}

/// What a reader of the page would call its state.
const STATE: &str = "[document.querySelector('#r-log')?.innerText, document.querySelector('form.prompt')?.dataset.ask,
    document.querySelector('#place-own')?.innerText, document.querySelector('#place-board')?.innerText].join('|')";

/// Counts what is on its way, and what came a moment ago: the stream leaves out what is large.
const FETCHING: &str =
    "{ const ask = window.fetch; window.fetching = 0; window.fetch = async (...about) => { window.fetching += 1;
    try { return await ask(...about); } finally { setTimeout(() => { window.fetching -= 1; }, 200); } }; }";

#[test]
fn loading_the_page_again_in_the_middle_changes_nothing() {
    let (program, guest) = (program(), Guest::new());
    guest.page.call("Page.addScriptToEvaluateOnNewDocument", serde_json::json!({ "source": FETCHING })).unwrap();
    start_table(&program, &guest.page, "bot-normal");
    let player = Player::new(&guest.page, Means::Pointer);
    player.play_until(|stand| player.answers() >= 4 && matches!(stand, Stand::Asked { .. })).unwrap();
    guest.page.wait_until("window.fetching === 0").unwrap();
    let before = guest.page.eval(STATE).unwrap();
    guest.page.reload().unwrap();
    assert_eq!(guest.page.eval(STATE).unwrap(), before, "a page drawn by its stream is the page drawn anew");
    player.play_to_end().unwrap();
    sees_result(&guest.page);
    guest.is_content();
}

#[test]
fn pages_catch_up_after_the_server_was_killed() {
    let mut program = program();
    let (host, friend) = two_guests(&program);
    let players = [&host, &friend].map(|guest| Player::new(&guest.page, Means::Pointer));
    let is_hosts = |stands: &[Stand; 2]| players[1].answers() >= 2 && matches!(stands[0], Stand::Asked { .. });
    play_both([&players[0], &players[1]], is_hosts);
    host.page.eval(MARK).unwrap();
    program.kill().unwrap();
    host.page.wait_until("document.documentElement.dataset.connected === 'no'").unwrap();
    host.page.click("form.prompt label.chip").unwrap();
    host.page.click("form.prompt button.pri").unwrap();
    program.start_again().unwrap();
    friend.page.reload().unwrap();
    host.page.wait_until("document.documentElement.dataset.connected === 'yes'").unwrap();
    host.page.wait_until("!document.querySelector('form.prompt:has(input:checked)')").unwrap();
    for guest in [&host, &friend] {
        guest.page.forget_errors();
    }
    play_both([&players[0], &players[1]], are_over);
    assert!(is_marked(&host.page), "the page went on by itself, with what was answered while the server was away");
    for guest in [&host, &friend] {
        sees_result(&guest.page);
        guest.is_content();
    }
}

#[test]
fn a_whole_game_by_keys_alone() {
    let (program, guest) = (program(), Guest::new());
    guest.page.goto(&program.url("/?game=starship-builder")).unwrap();
    let player = Player::new(&guest.page, Means::Keys).varied();
    player.tab_to("input[name=others]").unwrap();
    player.tab_to("form.start button.pri").unwrap();
    guest.page.press("Enter").unwrap();
    guest.page.wait_for("main.table").unwrap();
    player.play_to_end().unwrap();
    sees_result(&guest.page);
    player.tab_to(AGAIN).unwrap();
    guest.is_content();
}

/// Nothing sticks out to the right, and the question can be seen.
fn fits_a_phone(page: &Page) {
    let width = page.eval("document.scrollingElement.scrollWidth").unwrap();
    assert!(width.as_u64().unwrap() <= 390, "{:?}", page.complaint(&format!("the page is {width} px wide")));
    let seen = "(() => { const box = document.querySelector('#r-prompt')?.getBoundingClientRect();
        return !box || (box.width > 0 && box.height > 0 && box.top < innerHeight && box.bottom > 0); })()";
    assert!(page.eval(seen).unwrap() == true, "{:?}", page.complaint("the question is out of sight"));
}

#[test]
fn a_whole_game_on_a_phone() {
    let (program, guest) = (program(), Guest::new());
    guest.page.set_size(390, 844, true).unwrap();
    guest.page.goto(&program.url("/")).unwrap();
    fits_a_phone(&guest.page);
    start_table(&program, &guest.page, "bot-easy");
    let player = Player::new(&guest.page, Means::Pointer).varied();
    while player.stand().unwrap() != Stand::Over {
        fits_a_phone(&guest.page);
        player.step().unwrap();
    }
    sees_result(&guest.page);
    fits_a_phone(&guest.page);
    for path in ["/rules/starship-builder", "/gallery/starship-builder", "/settings", "/help"] {
        guest.page.goto(&program.url(path)).unwrap();
        fits_a_phone(&guest.page);
    }
    guest.is_content();
}

/// Text that looks like the name of a message rather than like words.
const UNTRANSLATED: &str = "(() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  while (walk.nextNode()) {
    const text = walk.currentNode.data.trim();
    if (/^[a-z]+(-[a-z0-9]+)+$/.test(text) && !walk.currentNode.parentElement.closest('script, style')) found.push(text);
  }
  for (const node of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder'])
      if (/^[a-z]+(-[a-z0-9]+)+$/.test(node.getAttribute(name) ?? '')) found.push(node.getAttribute(name));
  return found.join(' ');
})()";

fn is_translated(page: &Page, lang: &str) {
    assert_eq!(page.eval("document.documentElement.lang").unwrap(), lang);
    assert_eq!(page.eval(UNTRANSLATED).unwrap(), "", "message ids on {}", page.url().unwrap());
}

/// A game in one language, with the words of its questions.
fn game_in(program: &Program, lang: &str) -> [String; 2] {
    let guest = Guest::new();
    guest.page.set_language(lang).unwrap();
    guest.page.goto(&program.url("/")).unwrap();
    is_translated(&guest.page, lang);
    start_table(program, &guest.page, "bot-easy");
    let player = Player::new(&guest.page, Means::Pointer);
    player.play_until(|stand| matches!(stand, Stand::Asked { .. })).unwrap();
    is_translated(&guest.page, lang);
    let first = guest.page.text("form.prompt h2").unwrap();
    player.play_until_kind("picked").unwrap();
    is_translated(&guest.page, lang);
    let last = guest.page.text("form.prompt h2").unwrap();
    player.play_to_end().unwrap();
    is_translated(&guest.page, lang);
    guest.is_content();
    [first, last]
}

#[test]
fn a_game_in_japanese_and_one_in_italian() {
    let program = program();
    let [japanese, italian] = ["ja", "it"].map(|lang| game_in(&program, lang));
    let is_japanese = |text: &String| text.chars().any(|c| ('\u{3040}'..='\u{30ff}').contains(&c));
    assert!(japanese.iter().all(is_japanese), "{japanese:?}");
    assert!(italian.iter().all(|text| text.is_ascii() || text.contains(['à', 'è', 'é', 'ì', 'ò', 'ù'])), "{italian:?}");
    assert_ne!(italian[0], italian[1]);
}

#[test]
fn a_whole_game_without_scripts() {
    let (program, guest) = (program(), Guest::new());
    guest.page.set_scripts(false).unwrap();
    start_table(&program, &guest.page, "bot-easy");
    let player = Player::new(&guest.page, Means::Forms).varied();
    player.play_to_end().unwrap();
    assert!(!guest.page.has("html.js").unwrap(), "no script ran");
    sees_result(&guest.page);
    guest.is_content();
}

/// Of a hand that has a ship: the best one is put in, Enter flies it, and no single press gives it up.
#[test]
fn no_press_throws_a_ship_away() {
    let (hand, whose) = hand_with_a_ship();
    let party = hand.sit_down(|seat| seat);
    let (guest, other) = (party.guest(whose), party.guest(1 - whose));
    let (page, form) = (&guest.page, "form.prompt[data-kind=picked]");
    let [player, rival] = [page, &other.page].map(|page| Player::new(page, Means::Pointer));
    page.wait_for(&format!("{form} input:checked")).unwrap();
    page.wait_for(&format!("{form} button.suggest.on")).unwrap();
    assert!(page.text(&format!("{form} button.pri")).unwrap().starts_with("Fly this ship"));
    page.click(&format!("{form} button.back")).unwrap();
    page.wait_until(&format!("!document.querySelector('{form} input:checked')")).unwrap();
    page.wait_until(&format!("document.querySelector('{form} button.pri').disabled")).unwrap();
    page.click(&format!("{form} .giveup summary")).unwrap();
    assert!(
        page.has(form).unwrap() && page.has(&format!("{form} [data-gives-up]")).unwrap(),
        "the first press only asks"
    );
    page.click(&format!("{form} button.suggest")).unwrap();
    page.click(&format!("{form} button.pri")).unwrap();
    page.wait_until(&format!("document.querySelector('{form}') === null")).unwrap();
    play_both([&player, &rival], are_over);
    let log = page.text("#r-log").unwrap();
    assert!(log.contains(" hands in a ship: ") && log.contains(" flies "), "{log}");
    guest.is_content();
}

/// Without scripts the main button sends whatever is ticked: nothing ticked is no answer.
#[test]
fn no_ship_is_no_slip_of_the_hand_without_scripts() {
    let (hand, whose) = hand_with_a_ship();
    let (party, guest) = (hand.sit_down(|seat| seat), Guest::new());
    guest.page.set_scripts(false).unwrap();
    let guest = party.seated(guest, whose);
    let page = &guest.page;
    page.click("form.prompt[data-kind=picked] button.pri").unwrap();
    page.wait_for(".problem").unwrap();
    assert!(is_assembling(&Player::new(page, Means::Forms).stand().unwrap()), "the question is still open");
    guest.page.forget_errors();
}

/// Who plays again has the same bots and settings at once, and comes back to that table on a second press.
#[test]
fn playing_again_is_one_press() {
    let (program, guest) = (program(), Guest::new());
    let page = &guest.page;
    start_table(&program, page, "bot-easy");
    Player::new(page, Means::Pointer).play_to_end().unwrap();
    let old = page.url().unwrap();
    let again = |page: &Page| {
        page.click(AGAIN).unwrap();
        page.wait_until(&format!(
            "location.href !== {old:?} && document.querySelector('main.table form.prompt') !== null"
        ))
        .unwrap();
        page.url().unwrap()
    };
    let first = again(page);
    page.goto(&old).unwrap();
    assert_eq!(again(page), first, "not a second one");
    guest.is_content();
}

/// The question keeps its place and its height, cards theirs: nothing moves under the hand.
#[test]
fn nothing_moves_through_a_draft() {
    let (program, guest) = (program(), Guest::new());
    start_table(&program, &guest.page, "bot-easy");
    guest.page.eval(COUNT_SHIFTS).unwrap();
    let player = Player::new(&guest.page, Means::Pointer).varied();
    player.play_until(|_| player.answers() >= 8).unwrap();
    stood_still(&guest.page);
    guest.is_content();
}

#[test]
fn two_on_one_device() {
    let (program, guest) = (program(), Guest::new());
    start_table(&program, &guest.page, "hotseat");
    let player = Player::new(&guest.page, Means::Pointer);
    let mut passes = 0;
    while player.stand().unwrap() != Stand::Over {
        passes += usize::from(player.step().unwrap() == Stand::PassOn);
    }
    assert!(passes > 4, "the device was passed on {passes} times");
    sees_result(&guest.page);
    guest.is_content();
}

/// Every button of the lobby has letters that stand out from it, by the measure of WCAG 2.
#[test]
fn buttons_can_be_read_in_both_themes() {
    let (program, guest) = (program(), Guest::new());
    let faint = "(() => {
        const part = (value) => value <= .03928 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4;
        const light = (colour) => { const [r, g, b] = colour.match(/[\\d.]+/g).map(n => part(n / 255)); return .2126 * r + .7152 * g + .0722 * b; };
        const ratio = (one, two) => (Math.max(one, two) + .05) / (Math.min(one, two) + .05);
        return [...document.querySelectorAll('.btn:not(.gh)')].filter(button => { const look = getComputedStyle(button); return ratio(light(look.color), light(look.backgroundColor)) < 4.5; }).map(button => button.textContent);
    })()";
    for scheme in [Scheme::Dark, Scheme::Light] {
        guest.page.emulate(scheme, true).unwrap();
        guest.page.goto(&program.url("/?game=space-diamonds")).unwrap();
        assert!(guest.page.has("button[name=lesson]").unwrap(), "the lobby offers lessons");
        assert_eq!(guest.page.eval(faint).unwrap(), serde_json::json!([]), "{scheme:?}");
    }
    guest.is_content();
}

/// Names and prices on the lobby's picture of play stand clear of each other, and none is cut off; some of each are there.
#[test]
fn names_in_the_picture_of_play_keep_apart() {
    let (program, guest) = (program(), Guest::new());
    let unclear = "(() => {
        const seen = (query) => [...document.querySelectorAll(`.peek .thumb ${query}`)].filter(node => node.getBoundingClientRect().width > 0);
        const frame = document.querySelector('.peek').getBoundingClientRect();
        const loose = seen('.pr').concat(seen('[data-label]')), all = loose.concat(seen('text:not([data-label], .pr text)'));
        const box = (node) => node.getBoundingClientRect();
        const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        const cut = (a) => a.left < frame.left || a.right > frame.right || a.top < frame.top || a.bottom > frame.bottom;
        const bad = loose.filter(one => all.some(other => other !== one && meet(box(one), box(other))));
        return { some: seen('.pr').length > 2 && all.length > 6, bad: bad.concat(all.filter(one => cut(box(one)))).map(node => node.textContent) };
    })()";
    for (width, lang) in [(1440, "en"), (1280, "it"), (390, "ja")] {
        guest.page.set_size(width, 844, width < 400).unwrap();
        guest.page.set_language(lang).unwrap();
        guest.page.goto(&program.url("/?game=space-diamonds")).unwrap();
        guest.page.eval("document.querySelector('.look').scrollIntoView()").unwrap();
        guest.page.wait_for(".peek .thumb .pr").unwrap();
        let found = guest.page.eval(unclear).unwrap();
        assert_eq!(found, serde_json::json!({ "some": true, "bad": [] }), "{width}, {lang}");
    }
    guest.is_content();
}

/// A page whose stream is cut off presses a question of a moment ago: it is shown the present one, and why.
#[test]
fn after_a_refusal_the_page_shows_the_present_question_and_the_reason() {
    let program = program();
    let (host, friend) = two_guests(&program);
    let acting = [&host, &friend].into_iter().find(|guest| guest.page.has(MUST).unwrap()).expect("somebody is asked");
    let blind = acting.second_page();
    blind.call("Network.enable", serde_json::json!({})).unwrap();
    blind.call("Network.setBlockedURLs", serde_json::json!({ "urls": ["*/live*"] })).unwrap();
    blind.goto(&acting.page.url().unwrap()).unwrap();
    let ask = |page: &Page| page.eval("document.querySelector('form.prompt[data-must]')?.dataset.ask ?? null").unwrap();
    let old = ask(&blind);
    let player = Player::new(&acting.page, Means::Pointer);
    player.answer(old.as_str().unwrap(), "option").unwrap();
    acting
        .page
        .wait_until(&format!("document.querySelector('form.prompt[data-must]')?.dataset.ask !== {old}"))
        .unwrap();
    blind.click(&format!("{MUST} label.chip")).unwrap();
    blind.click(&format!("{MUST} button.pri")).unwrap();
    blind.wait_for(".refusal").unwrap();
    assert_ne!(ask(&blind), old, "the old question is gone");
    assert_eq!(ask(&blind), ask(&acting.page));
    assert!(blind.text(".refusal").unwrap().len() > 5);
}

/// Others' moves may change the words of a question while somebody is at it: what was chosen stays chosen.
#[test]
fn a_question_that_comes_with_other_words_keeps_what_was_chosen() {
    let (program, guest) = (program(), Guest::new());
    start_table(&program, &guest.page, "bot-easy");
    guest.page.wait_for(&format!("{MUST} label.chip")).unwrap();
    let came = guest.page.eval("window.came = document.querySelector('#r-prompt').outerHTML").unwrap();
    assert!(came.as_str().unwrap().contains("<h2"));
    guest.page.click(&format!("{MUST} label.chip:nth-of-type(2)")).unwrap();
    let chosen = format!("document.querySelector('{MUST} input:checked')?.value ?? null");
    let before = guest.page.eval(&chosen).unwrap();
    assert!(before.is_string());
    let other =
        "document.dispatchEvent(new CustomEvent('patch', { detail: window.came.replace('</h2>', ' (new)</h2>') }))";
    guest.page.eval(other).unwrap();
    assert!(guest.page.text(&format!("{MUST} h2")).unwrap().ends_with("(new)"));
    assert_eq!(guest.page.eval(&chosen).unwrap(), before);
    assert_eq!(guest.page.eval(&format!("document.querySelector('{MUST} button.pri').disabled")).unwrap(), false);
    guest.is_content();
}

#[test]
fn a_friend_may_take_the_other_seat_of_a_lesson() {
    let (program, host) = (program(), Guest::new());
    host.page.goto(&program.url("/?game=space-diamonds")).unwrap();
    host.page.click("button.lj[value=sails]").unwrap();
    host.page.wait_for("main.room").unwrap();
    let friend = friend_of(&host);
    assert!(host.page.has(".lesson").unwrap() && !friend.page.has(".lesson").unwrap(), "only the first seat learns");
    [&host, &friend].into_iter().for_each(Guest::is_content);
}
