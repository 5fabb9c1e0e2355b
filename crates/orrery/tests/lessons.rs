//! Lessons in a real browser: whoever presses what the note shows comes from step to step, and always sees what it means.

mod common;

use common::{Guest, program};
use orrery_browser::{Page, Program, Scheme};

fn lesson(program: &Program, page: &Page, game: &str, which: &str) {
    page.goto(&program.url(&format!("/?game={game}"))).unwrap();
    page.click(&format!("button[name=lesson][value={which}]")).unwrap();
    page.wait_for(".lesson form.show").unwrap();
}

/// The marks on the board that the note speaks of, and whether one sees them: inside the window and under no panel.
const HIDDEN: &str = "(() => (document.querySelector('.lesson')?.dataset.points ?? '').split(' ').filter(point => point).flatMap(point =>
    [...document.querySelectorAll('.board [data-el=\"' + CSS.escape(point) + '\"]')]).filter(mark => {
        const box = mark.getBoundingClientRect();
        const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return !over || over.closest('.lesson, .prompt, .left, .right, .own, .dock');
    }).map(mark => mark.dataset.el))()";

const STAGE: &str = "parseInt(document.querySelector('.lesson h2')?.textContent.match(/\\d+/)?.[0] ?? '99')";

/// The question whose answer the note shows is there, and nothing of it is on its way.
const READY: &str = "(() => { const show = document.querySelector('.lesson form.show');
    const form = show && document.querySelector(`form.prompt[data-ask=\"${show.dataset.for}\"]`);
    return !document.querySelector('.lesson') || Boolean(form && form.dataset.sent === undefined && form.dataset.partial === undefined); })()";

/// Presses what the note shows and then the main button; the number of the stage before.
fn obey(page: &Page) -> u64 {
    page.wait_until(READY).unwrap();
    let stage = page.eval(STAGE).unwrap().as_u64().unwrap();
    if stage == 99 {
        return stage;
    }
    page.wait_until(&format!("({HIDDEN}).length === 0")).unwrap();
    let suggests = "[...document.querySelectorAll('.suggestions')].some(part => part.checkVisibility())";
    assert_eq!(page.eval(suggests).unwrap(), false, "nothing else speaks at stage {stage}");
    let ask = page.eval("document.querySelector('.lesson form.show').dataset.for").unwrap();
    let ask = ask.as_str().unwrap();
    page.click(".lesson form.show button").unwrap();
    let send = format!("form.prompt[data-ask=\"{ask}\"] button.pri");
    page.wait_until(&format!("document.querySelector('{send}')?.disabled === false")).unwrap();
    page.click(&send).unwrap();
    page.wait_until(&format!("document.querySelector('.lesson form.show')?.dataset.for !== '{ask}'")).unwrap();
    stage
}

/// Obeys until `last` is reached; every stage on the way is seen, in order.
fn obey_until(page: &Page, last: u64) {
    let mut stages = vec![obey(page)];
    for _ in 0..80 {
        if stages.last().is_some_and(|stage| *stage >= last) {
            break;
        }
        stages.push(obey(page));
    }
    stages.dedup();
    assert_eq!(stages, (1..=last).collect::<Vec<u64>>());
}

/// Obeys to the end of a lesson; all its stages are seen, in order.
fn obey_to_the_end(page: &Page, last: u64) {
    let mut stages = Vec::new();
    for _ in 0..240 {
        match obey(page) {
            99 => break,
            stage => stages.push(stage),
        }
    }
    stages.dedup();
    assert_eq!(stages, (1..=last).collect::<Vec<u64>>());
    assert!(!page.has(".lesson").unwrap(), "it is over");
}

#[test]
fn the_lesson_of_the_voyage_is_obeyed_to_its_end() {
    let (program, guest) = (program(), Guest::new());
    guest.page.emulate(Scheme::Dark, true).unwrap();
    lesson(&program, &guest.page, "interstellar", "voyage");
    obey_to_the_end(&guest.page, 13);
    guest.is_content();
}

#[test]
fn the_lesson_of_politics_is_obeyed_to_its_end() {
    let (program, guest) = (program(), Guest::new());
    guest.page.emulate(Scheme::Light, true).unwrap();
    lesson(&program, &guest.page, "interstellar", "politics");
    obey_to_the_end(&guest.page, 7);
    guest.is_content();
}

#[test]
fn the_lesson_of_the_landing_is_obeyed_to_its_end() {
    let (program, guest) = (program(), Guest::new());
    guest.page.emulate(Scheme::Dark, true).unwrap();
    lesson(&program, &guest.page, "interstellar", "landing");
    obey_to_the_end(&guest.page, 7);
    guest.page.wait_for(".result h2").unwrap();
    guest.page.wait_for(".prompt a.pri[href='/?game=interstellar']").unwrap();
    assert!(!guest.page.has(".prompt button[name=lesson]").unwrap(), "it was the last lesson");
    guest.is_content();
}

#[test]
fn the_tutorial_of_vanguard_is_obeyed_to_its_end() {
    let (program, guest) = (program(), Guest::new());
    guest.page.set_size(1440, 900, false).unwrap();
    guest.page.emulate(Scheme::Dark, true).unwrap();
    lesson(&program, &guest.page, "vanguard", "tutorial");
    obey_to_the_end(&guest.page, 12);
    guest.page.wait_for(".result h2").unwrap();
    guest.page.wait_for(".prompt a[href='/?game=vanguard']").unwrap();
    guest.page.click(".prompt button[name=lesson][value=ship-book]").unwrap();
    guest.page.wait_for(".lesson form.show").unwrap();
    guest.is_content();
}

#[test]
fn the_lesson_with_sails_is_obeyed_by_the_buttons_alone() {
    let (program, guest) = (program(), Guest::new());
    guest.page.emulate(Scheme::Dark, true).unwrap();
    lesson(&program, &guest.page, "space-diamonds", "sails");
    obey_until(&guest.page, 7);
    guest.is_content();
}

#[test]
fn the_lesson_of_starfarers_is_obeyed_up_to_the_first_flight() {
    let (program, guest) = (program(), Guest::new());
    guest.page.emulate(Scheme::Light, true).unwrap();
    lesson(&program, &guest.page, "starfarers", "first-voyage");
    obey_until(&guest.page, 8);
    guest.is_content();
}

#[test]
fn a_lesson_fits_on_a_phone() {
    let (program, guest) = (program(), Guest::new());
    guest.page.set_size(390, 844, true).unwrap();
    guest.page.emulate(Scheme::Light, true).unwrap();
    lesson(&program, &guest.page, "starfarers", "first-voyage");
    obey_until(&guest.page, 8);
    let wide = guest.page.eval("document.scrollingElement.scrollWidth").unwrap();
    assert!(wide.as_u64().unwrap() <= 390, "{wide} px wide");
    guest.is_content();
}

#[test]
fn the_lesson_of_starship_builder_leads_to_a_ship() {
    let (program, guest) = (program(), Guest::new());
    guest.page.emulate(Scheme::Dark, true).unwrap();
    lesson(&program, &guest.page, "starship-builder", "first-ship");
    obey_until(&guest.page, 9);
    guest.page.wait_for(".result h2").unwrap();
    guest.is_content();
}

/// Leaving and coming back keeps the place; without scripts the note sends its answer itself.
#[test]
fn a_lesson_keeps_its_place_and_needs_no_scripts() {
    let (program, guest) = (program(), Guest::new());
    let page = &guest.page;
    lesson(&program, page, "starship-builder", "first-ship");
    assert_eq!(obey(page), 1);
    page.wait_until(&format!("{STAGE} === 2")).unwrap();
    page.set_scripts(false).unwrap();
    page.reload().unwrap();
    assert_eq!(page.eval(STAGE).unwrap(), 2, "the place is kept");
    page.click(".lesson form.show button").unwrap();
    page.wait_until(&format!("{STAGE} === 3")).unwrap();
}
