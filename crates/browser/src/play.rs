//! Playing at a table page by its hooks alone: the question, its options, the main button. Knows offers, no game.

use std::cell::Cell;
use std::time::{Duration, Instant};

use crate::error::Result;
use crate::page::Page;

/// A page on which nothing changes for so long stands still; a slow machine may take its time for a whole game.
const STANDSTILL: Duration = Duration::from_secs(120);
/// How long a press may take to show before it is held to have missed.
const SOON: Duration = Duration::from_secs(20);

/// Two presses within so long count as one where something grave is said.
const THOUGHT: Duration = Duration::from_millis(450);

/// How answers are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// By clicks, or taps on a phone.
    Pointer,
    /// By key presses alone.
    Keys,
    /// By clicks on a page without scripts, which has to be loaded again to see what others did.
    Forms,
}

/// How things stand for whoever looks at the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stand {
    /// A question, with its number and its kind.
    Asked { ask: String, kind: String },
    /// Others are asked.
    Waiting,
    /// The device is to be passed on.
    PassOn,
    /// The result is on the table.
    Over,
}

const STAND: &str = "(() => {
  const form = document.querySelector('form.prompt[data-must]') ?? document.querySelector('form.prompt[data-ask]');
  return { over: document.querySelector('.result') !== null, pass: document.querySelector('.prompt.cover') !== null,
    ask: form?.dataset.ask, kind: form?.dataset.kind };
})()";

pub struct Player<'a> {
    pub page: &'a Page,
    hand: Means,
    /// Takes another option each time, rather than always the first.
    varied: bool,
    answers: Cell<usize>,
    misses: Cell<usize>,
}

impl<'a> Player<'a> {
    /// Somebody who always takes the first option: the shortest way through most games.
    pub fn new(page: &'a Page, hand: Means) -> Self {
        Player { page, hand, varied: false, answers: Cell::new(0), misses: Cell::new(0) }
    }

    /// Takes the options in turn.
    pub fn varied(self) -> Self {
        Player { varied: true, ..self }
    }

    pub fn answers(&self) -> usize {
        self.answers.get()
    }

    /// How often a click on the main button had no effect, because it had moved away.
    pub fn misses(&self) -> usize {
        self.misses.get()
    }

    pub fn stand(&self) -> Result<Stand> {
        let seen = self.page.read(STAND)?;
        let text = |name: &str| seen[name].as_str().map(str::to_owned);
        Ok(match (text("ask"), text("kind")) {
            _ if seen["over"] == true => Stand::Over,
            _ if seen["pass"] == true => Stand::PassOn,
            (Some(ask), Some(kind)) => Stand::Asked { ask, kind },
            _ => Stand::Waiting,
        })
    }

    /// Does what is to be done now, if anything, and says how things stood.
    pub fn step(&self) -> Result<Stand> {
        let stand = self.stand()?;
        self.act(&stand)?;
        Ok(stand)
    }

    /// Does what is to be done where things stand so.
    pub fn act(&self, stand: &Stand) -> Result<()> {
        match stand {
            Stand::Asked { ask, kind } => self.answer(ask, kind),
            Stand::PassOn => self.pass_on(),
            Stand::Waiting if self.hand == Means::Forms => self.page.reload(),
            Stand::Waiting => {
                std::thread::sleep(Duration::from_millis(8));
                Ok(())
            }
            Stand::Over => Ok(()),
        }
    }

    /// Plays on until `done` says so.
    pub fn play_until(&self, done: impl Fn(&Stand) -> bool) -> Result<()> {
        let (mut before, mut since) = (None, Instant::now());
        while since.elapsed() < STANDSTILL {
            let stand = self.stand()?;
            if done(&stand) {
                return Ok(());
            }
            self.act(&stand)?;
            if before.as_ref() != Some(&stand) {
                (before, since) = (Some(stand), Instant::now());
            }
        }
        Err(self.page.complaint("the game does not go on"))
    }

    pub fn play_to_end(&self) -> Result<()> {
        self.play_until(|stand| *stand == Stand::Over)
    }

    /// Plays on until a question of this kind.
    pub fn play_until_kind(&self, wanted: &str) -> Result<()> {
        self.play_until(|stand| matches!(stand, Stand::Asked { kind, .. } if kind == wanted))
    }

    fn pass_on(&self) -> Result<()> {
        let before = self.page.url()?;
        self.press(".prompt.cover a.btn.pri")?;
        let gone = format!("(location.href !== {before:?} || !document.querySelector('.prompt.cover'))");
        self.page.wait_until(&format!("document.readyState === 'complete' && {gone}"))
    }

    /// Answers the question with some option that is offered, and waits until it is gone.
    pub fn answer(&self, ask: &str, kind: &str) -> Result<()> {
        self.answers.set(self.answers.get() + 1);
        let form = format!("form.prompt[data-ask=\"{ask}\"]");
        let sent = match kind {
            "option" => self.choose(&form).map(|()| false)?,
            _ => self.take_suggestion(&form)?,
        };
        self.send(&form, sent)
    }

    fn choose(&self, form: &str) -> Result<()> {
        // Of long questions the options come a moment later.
        self.page.wait_until(&format!("!document.querySelector('{form}[data-partial]')"))?;
        let count = self.page.count(&format!("{form} label.chip"))?.clamp(1, 9);
        let nth = if self.varied { self.answers.get() % count + 1 } else { 1 };
        match self.hand {
            Means::Keys => self.choose_by_keys(form, nth),
            _ => {
                self.unfold(form, nth)?;
                self.page.click(&format!("{form} label.chip:nth-of-type({nth})"))
            }
        }
    }

    /// The number of a folded group opens it; then its options have numbers.
    fn choose_by_keys(&self, form: &str, nth: usize) -> Result<()> {
        self.page.press(&nth.to_string())?;
        if self.page.has(&format!("{form} details.group[open]"))? && !self.page.has(&format!("{form} input:checked"))? {
            self.page.press("1")?;
        }
        Ok(())
    }

    /// Opens the group that an option lies folded in.
    fn unfold(&self, form: &str, nth: usize) -> Result<()> {
        let group = format!("{form} details.group:not([open]):has(label.chip:nth-of-type({nth}))");
        let chip = format!("document.querySelector('{form} label.chip:nth-of-type({nth})')");
        let is_folded = format!("{chip}?.closest('details.group:not([open])') !== null && {chip} !== null");
        if self.page.read(&is_folded)? == true {
            self.page.click(&format!("{group} > summary"))?;
        }
        Ok(())
    }

    /// The first suggestion, where there is one; otherwise the answer stays empty. On a page without scripts a
    /// suggestion is the whole answer: then true.
    fn take_suggestion(&self, form: &str) -> Result<bool> {
        self.page.wait_until(&format!("document.querySelector('{form} .advice').childElementCount > 0"))?;
        let suggestion = format!("{form} button.suggest");
        if !self.page.has(&suggestion)? {
            return self.give_up(form);
        }
        if !self.is_filled(form)? {
            self.read_hint(&suggestion)?;
            self.press(&suggestion)?;
        }
        Ok(self.hand == Means::Forms)
    }

    /// What is usual is put in by the page.
    fn is_filled(&self, form: &str) -> Result<bool> {
        if self.hand != Means::Forms {
            self.page.wait_until(&format!("!document.querySelector('{form}[data-usual]')"))?;
        }
        self.page.has(&format!("{form} input:checked"))
    }

    /// On a phone what is explained has the place of what is proposed until it is read.
    fn read_hint(&self, suggestion: &str) -> Result<()> {
        if self.page.read(&format!("document.querySelector('{suggestion}').checkVisibility()"))? == false {
            self.press(".prompt [data-got]")?;
        }
        Ok(())
    }

    /// Where nothing can be chosen and that gives something up, it takes two presses, and the second one sends it.
    fn give_up(&self, form: &str) -> Result<bool> {
        let first = format!("{form} .giveup summary");
        let gives_up = self.page.has(&first)?;
        if gives_up {
            self.press(&first)?;
            self.press(&format!("{form} [data-gives-up]"))?;
        }
        Ok(gives_up)
    }

    fn press(&self, what: &str) -> Result<()> {
        match self.hand {
            Means::Keys => self.tab_to(what).and_then(|()| self.page.press("Enter")),
            _ => self.page.click(what),
        }
    }

    fn send(&self, form: &str, mut sent: bool) -> Result<()> {
        let gone = format!("document.readyState === 'complete' && !document.querySelector('{form}')");
        for _ in 0..3 {
            if !std::mem::take(&mut sent) {
                self.press_main(form)?;
            }
            if self.is_soon(&gone) {
                return Ok(());
            }
            self.misses.set(self.misses.get() + 1);
        }
        Err(self.page.complaint(&format!("{form} stays although it was answered")))
    }

    /// What is grave is pressed once more, after a thought; without scripts it is ticked off.
    fn press_main(&self, form: &str) -> Result<()> {
        if self.hand == Means::Forms && self.page.has(&format!("{form} input[name=sure]"))? {
            self.page.click(&format!("{form} input[name=sure]"))?;
        }
        self.press_button(form)?;
        if self.page.has(&format!("{form} button.pri.sure"))? {
            std::thread::sleep(THOUGHT);
            self.press_button(form)?;
        }
        Ok(())
    }

    fn press_button(&self, form: &str) -> Result<()> {
        match self.hand {
            Means::Keys => self.page.press("Enter"),
            _ => self.page.click(&format!("{form} button.pri")),
        }
    }

    fn is_soon(&self, expression: &str) -> bool {
        let end = Instant::now() + SOON;
        while Instant::now() < end {
            if self.page.eval(expression).is_ok_and(|value| value == true) {
                return true;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        false
    }

    /// Presses Tab until the focus is there: once round the page, wherever it stood, and half a round for what
    /// comes and goes meanwhile.
    pub fn tab_to(&self, selector: &str) -> Result<()> {
        let there = format!("document.activeElement?.matches({selector:?}) ?? false");
        let stops = self.page.count("a[href], button, input, select, textarea, summary, [tabindex]")?;
        for _ in 0..stops * 3 / 2 {
            if self.page.read(&there)? == true {
                return Ok(());
            }
            self.page.press("Tab")?;
        }
        Err(self.page.complaint(&format!("Tab never reaches {selector}")))
    }
}
