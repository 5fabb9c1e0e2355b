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

/// One browser with one page.
pub struct Guest {
    pub page: Page,
    browser: Browser,
}

impl Guest {
    pub fn new() -> Guest {
        let browser = Browser::launch().unwrap();
        Guest { page: browser.page().unwrap(), browser }
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
