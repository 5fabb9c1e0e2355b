//! What the tests of the program share: starting it, and a table made in the lobby.

#![allow(dead_code, reason = "each test file uses its part")]

pub mod expect;

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
const BY_HAND: &str = "addEventListener('DOMContentLoaded', () => { document.documentElement.dataset.auto = 'off'; });";

/// Counts what moves on the page from now on.
pub const COUNT_SHIFTS: &str = "window.shifts = 0; new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) window.shifts += shift.value; }).observe({ type: 'layout-shift' }); true";

/// What has moved, as a share of the window times the share it moved by.
pub fn shifts(page: &Page) -> f64 {
    page.eval("window.shifts").unwrap().as_f64().unwrap()
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
