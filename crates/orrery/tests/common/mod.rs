//! What the tests of the program share: starting it, and a table made in the lobby.

#![allow(dead_code, reason = "each test file uses its part")]

pub mod expect;
pub mod past;
pub mod stage;

use orrery_browser::{Browser, Page, Program};

pub const GAME: &str = "starship-builder";

/// The real program, without a limit on requests: tests are quicker than people.
pub fn program() -> Program {
    program_with(&["--rate-limit", "0"])
}

pub fn program_with(arguments: &[&str]) -> Program {
    Program::start(env!("CARGO_BIN_EXE_orrery"), arguments).unwrap()
}

/// Questions with a single answer wait to be pressed, or the page and the test would both press.
const BY_HAND: &str = "if (!sessionStorage.alone) addEventListener('DOMContentLoaded', () => { document.documentElement.dataset.auto = 'off'; });";

/// From the next page on they are answered by themselves, as for everybody.
pub const BY_ITSELF: &str = "sessionStorage.alone = 'yes'";

/// Notes what moves on the page, also while it loaded, and which boxes did.
pub const COUNT_SHIFTS: &str = "window.shifts = []; new PerformanceObserver((list) => { for (const shift of list.getEntries()) {
    const from = ({ node, previousRect: was, currentRect: is }) => `${node?.nodeName}.${node?.className?.baseVal ?? node?.className}`
        + ` ${[was.x, was.y, was.width, was.height]} to ${[is.x, is.y, is.width, is.height]}`;
    window.shifts.push({ value: shift.value, of: shift.sources.map(from).join('; ') }); } }).observe({ type: 'layout-shift', buffered: true }); true";

/// What has moved, as a share of the window times the share it moved by, is too little to be noticed.
pub fn stood_still(page: &Page) {
    let shifts = page.eval("window.shifts").unwrap();
    let moved: f64 = shifts.as_array().unwrap().iter().filter_map(|shift| shift["value"].as_f64()).sum();
    assert!(moved <= 0.1, "{moved} of the page moved: {shifts:#}");
}

/// One browser with one page.
pub struct Guest {
    pub page: Page,
    browser: Browser,
}

impl Guest {
    pub fn new() -> Guest {
        let browser = Browser::launch().unwrap();
        let page = browser.page().unwrap();
        page.call("Page.addScriptToEvaluateOnNewDocument", serde_json::json!({ "source": BY_HAND })).unwrap();
        Guest { page, browser }
    }

    /// Another tab of the same person.
    pub fn second_page(&self) -> Page {
        self.browser.page().unwrap()
    }

    /// Nothing went wrong that only a console shows.
    pub fn is_content(&self) {
        assert_eq!(self.page.errors(), Vec::<String>::new(), "errors in the console of {}", self.page.url().unwrap());
    }
}

/// From the lobby to a new table of two: "bot-easy", "invite", "hotseat" and so on.
pub fn start_table(program: &Program, page: &Page, others: &str) {
    page.goto(&program.url(&format!("/?game={GAME}"))).unwrap();
    page.click("label:has(> input[name=seats][value=\"2\"])").unwrap();
    page.click(&format!("label:has(> input[name=others][value=\"{others}\"])")).unwrap();
    page.click("form.start button.pri").unwrap();
    page.wait_for(if others == "invite" { "main.room" } else { "main.table" }).unwrap();
}

/// Somebody who follows the link of a waiting room and takes the free chair, with which the game begins.
pub fn friend_of(host: &Guest) -> Guest {
    let friend = Guest::new();
    let link = host.page.eval("document.querySelector('#share-link').value").unwrap();
    friend.page.goto(link.as_str().unwrap()).unwrap();
    friend.page.click("form.sit input[name=name]").unwrap();
    friend.page.type_text("Aoi").unwrap();
    friend.page.click("form.sit button.pri").unwrap();
    friend.page.wait_for("main.table").unwrap();
    host.page.wait_for("main.table").unwrap();
    host.page.wait_until("document.readyState === 'complete'").unwrap();
    friend
}
