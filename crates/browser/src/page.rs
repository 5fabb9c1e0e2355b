//! One page: going places, looking, pointing, typing, and what its console complained about.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};

use crate::error::{Error, Result};
use crate::input::stroke;
use crate::scratch;
use crate::wire::Wire;

/// How long a page may take to show what a test waits for.
const PATIENCE: Duration = Duration::from_secs(60);
const PAUSE: Duration = Duration::from_millis(8);
/// How long a finger stays down: longer than a frame, so that what moves away under it is noticed.
const PRESS: Duration = Duration::from_millis(25);
const LOADED: &str = "document.readyState === 'complete'";

/// The colours a device prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    Dark,
    Light,
}

pub struct Page {
    wire: Arc<Wire>,
    session: String,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    touch: bool,
    errors: Vec<String>,
}

impl Page {
    pub(crate) fn open(wire: Arc<Wire>) -> Result<Page> {
        let target = wire.call(None, "Target.createTarget", json!({ "url": "about:blank" }))?["targetId"].clone();
        let attached = wire.call(None, "Target.attachToTarget", json!({ "targetId": target, "flatten": true }))?;
        let session = attached["sessionId"].as_str().unwrap_or_default().to_owned();
        let page = Page { wire, session, state: Mutex::default() };
        for domain in ["Page.enable", "Runtime.enable", "Log.enable"] {
            page.call(domain, json!({}))?;
        }
        page.set_size(1440, 900, false)?;
        Ok(page)
    }

    /// Any call of the DevTools protocol.
    pub fn call(&self, method: &str, params: Value) -> Result<Value> {
        self.wire.call(Some(&self.session), method, params)
    }

    // ---- Going places ----------------------------------------------------------------------------------------

    pub fn goto(&self, url: &str) -> Result<()> {
        let gone = self.call("Page.navigate", json!({ "url": url }))?;
        match gone["errorText"].as_str() {
            Some(why) => Err(Error::new(format!("{url}: {why}"))),
            None => self.wait_until(LOADED),
        }
    }

    /// Loads the page again, as its reload button does.
    pub fn reload(&self) -> Result<()> {
        self.eval("document.documentElement.dataset.leaving = 'yes'")?;
        self.call("Page.reload", json!({}))?;
        self.wait_until("document.readyState === 'complete' && !document.documentElement.dataset.leaving")
    }

    pub fn url(&self) -> Result<String> {
        Ok(self.eval("location.href")?.as_str().unwrap_or_default().to_owned())
    }

    // ---- Looking ---------------------------------------------------------------------------------------------

    /// The value of an expression; a promise is waited for.
    pub fn eval(&self, expression: &str) -> Result<Value> {
        let params = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let answer = self.call("Runtime.evaluate", params)?;
        match answer.get("exceptionDetails") {
            Some(details) => Err(Error::new(format!("{expression}: {}", exception(details)))),
            None => Ok(answer["result"]["value"].clone()),
        }
    }

    /// What the page says; while it is being left, what the next one says.
    pub fn read(&self, expression: &str) -> Result<Value> {
        let is_left = |error: &Error| error.to_string().contains("navigated or closed");
        for _ in 0..5 {
            match self.eval(expression) {
                Err(error) if is_left(&error) => std::thread::sleep(PAUSE),
                said => return said,
            }
        }
        self.eval(expression)
    }

    pub fn has(&self, selector: &str) -> Result<bool> {
        Ok(self.read(&format!("document.querySelector({}) !== null", quoted(selector)))? == true)
    }

    pub fn text(&self, selector: &str) -> Result<String> {
        let text = self.read(&format!("document.querySelector({})?.innerText", quoted(selector)))?;
        text.as_str().map(str::to_owned).ok_or_else(|| self.complaint(&format!("there is no {selector}")))
    }

    pub fn count(&self, selector: &str) -> Result<usize> {
        let count = self.read(&format!("document.querySelectorAll({}).length", quoted(selector)))?;
        Ok(count.as_u64().and_then(|count| usize::try_from(count).ok()).unwrap_or(0))
    }

    /// Waits until the page has such an element, and everything of its own: its script is at work by then.
    pub fn wait_for(&self, selector: &str) -> Result<()> {
        let expression = format!("{LOADED} && document.querySelector({}) !== null", quoted(selector));
        self.poll(&expression).map_err(|()| self.complaint(&format!("no {selector} appeared")))
    }

    /// Waits until the expression is true.
    pub fn wait_until(&self, expression: &str) -> Result<()> {
        self.poll(expression).map_err(|()| self.complaint(&format!("never came true: {expression}")))
    }

    /// While a page is being left its expressions fail: that counts as not yet.
    fn poll(&self, expression: &str) -> std::result::Result<(), ()> {
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            if self.eval(expression).is_ok_and(|value| value == true) {
                return Ok(());
            }
            std::thread::sleep(PAUSE);
        }
        Err(())
    }

    /// An error that says where the page is, and where a picture of it lies.
    pub fn complaint(&self, what: &str) -> Error {
        let picture = scratch("failed").with_extension("png");
        let seen = self.screenshot(&picture).map_or_else(|_| "no picture".into(), |()| picture.display().to_string());
        let text = self.eval("document.body?.innerText").unwrap_or_default();
        let text: String = text.as_str().unwrap_or_default().chars().take(600).collect();
        let (url, errors) = (self.url().unwrap_or_default(), self.errors());
        Error::new(format!("{what}\n  at {url}\n  picture: {seen}\n  console: {errors:?}\n  the page says: {text}"))
    }

    // ---- Pointing and typing ---------------------------------------------------------------------------------

    /// Clicks (or taps, on a phone) the first such element, once it can be reached.
    pub fn click(&self, selector: &str) -> Result<()> {
        let script = REACH.replace("SELECTOR", &quoted(selector));
        let (end, mut why) = (Instant::now() + PATIENCE, String::new());
        while Instant::now() < end {
            let found = self.eval(&script).unwrap_or_default();
            if let (Some(x), Some(y)) = (found["x"].as_f64(), found["y"].as_f64()) {
                return self.point(x, y);
            }
            why = found["why"].as_str().unwrap_or("the page is being left").to_owned();
            std::thread::sleep(PAUSE);
        }
        Err(self.complaint(&format!("cannot click {selector}: {why}")))
    }

    fn point(&self, x: f64, y: f64) -> Result<()> {
        if self.state().touch {
            let touch = |kind: &str, points: Value| json!({ "type": kind, "touchPoints": points });
            self.call("Input.dispatchTouchEvent", touch("touchStart", json!([{ "x": x, "y": y }])))?;
            return self.call("Input.dispatchTouchEvent", touch("touchEnd", json!([]))).map(drop);
        }
        let mouse =
            |kind: &str, button: &str| json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": 1 });
        self.call("Input.dispatchMouseEvent", mouse("mouseMoved", "none"))?;
        self.call("Input.dispatchMouseEvent", mouse("mousePressed", "left"))?;
        std::thread::sleep(PRESS);
        self.call("Input.dispatchMouseEvent", mouse("mouseReleased", "left")).map(drop)
    }

    /// Presses a key, once the page has loaded: "Enter", "Tab", "Shift+Tab", "Escape", " ", "ArrowDown", "7", "u" and so on.
    pub fn press(&self, key: &str) -> Result<()> {
        self.wait_until(LOADED)?;
        stroke(key).into_iter().try_for_each(|params| self.call("Input.dispatchKeyEvent", params).map(drop))
    }

    /// Types into whatever has the focus.
    pub fn type_text(&self, text: &str) -> Result<()> {
        self.call("Input.insertText", json!({ "text": text })).map(drop)
    }

    // ---- The device ------------------------------------------------------------------------------------------

    /// The window's size; a mobile one is touched instead of clicked.
    pub fn set_size(&self, width: u32, height: u32, mobile: bool) -> Result<()> {
        let params = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.call("Emulation.setDeviceMetricsOverride", params)?;
        self.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": mobile }))?;
        self.state().touch = mobile;
        Ok(())
    }

    pub fn emulate(&self, scheme: Scheme, less_motion: bool) -> Result<()> {
        let scheme = if scheme == Scheme::Dark { "dark" } else { "light" };
        let motion = if less_motion { "reduce" } else { "no-preference" };
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion }]);
        self.call("Emulation.setEmulatedMedia", json!({ "features": features })).map(drop)
    }

    /// What the browser tells servers and scripts about its reader's language.
    pub fn set_language(&self, accept: &str) -> Result<()> {
        let agent = self.eval("navigator.userAgent")?;
        let params = json!({ "userAgent": agent, "acceptLanguage": accept });
        self.call("Emulation.setUserAgentOverride", params).map(drop)
    }

    pub fn set_scripts(&self, on: bool) -> Result<()> {
        self.call("Emulation.setScriptExecutionDisabled", json!({ "value": !on })).map(drop)
    }

    /// A picture of what the window shows.
    pub fn screenshot(&self, path: &Path) -> Result<()> {
        let shot = self.call("Page.captureScreenshot", json!({ "format": "png" }))?;
        let bytes = BASE64_STANDARD.decode(shot["data"].as_str().unwrap_or_default());
        let bytes = bytes.map_err(|_| Error::new("a picture that is not base64"))?;
        if let Some(folder) = path.parent().filter(|folder| *folder != PathBuf::new()) {
            std::fs::create_dir_all(folder)?;
        }
        Ok(std::fs::write(path, bytes)?)
    }

    // ---- Complaints of the console ---------------------------------------------------------------------------

    /// Every error so far: exceptions, console errors, failed requests, and what the security policy blocked.
    pub fn errors(&self) -> Vec<String> {
        let fresh: Vec<String> = self.wire.take_events(&self.session).iter().filter_map(complaint).collect();
        let mut state = self.state();
        state.errors.extend(fresh);
        state.errors.clone()
    }

    /// Forgets the errors so far, where a test has caused them itself.
    pub fn forget_errors(&self) {
        self.errors();
        self.state().errors.clear();
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Brings an element into view and says where to point, once it has stood still for longer than a frame: its middle,
/// or beside it where a link of its own lies there.
const REACH: &str = "(() => {
  const node = document.querySelector(SELECTOR);
  if (document.readyState !== 'complete') return { why: 'the page is loading' };
  if (!node) return { why: 'there is none' };
  if (node.disabled) return { why: 'it is disabled' };
  node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = node.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return { why: 'it has no size' };
  const [place, now] = [[box.x, box.y].map(Math.round).join(), performance.now()];
  if (node.stands?.place !== place) node.stands = { place, since: now };
  if (now - node.stands.since < 25) return { why: 'it moves' };
  let why = 'it is outside the window';
  for (const [along, down] of [[.5, .5], [.1, .5], [.5, .15], [.9, .5], [.1, .15]]) {
    const [x, y] = [box.x + box.width * along, box.y + box.height * down];
    const hit = document.elementFromPoint(x, y);
    const inner = hit?.closest('a, button, input, select, summary');
    if (hit && !node.contains(hit) && !hit.contains(node)) why = 'it is covered by ' + hit.outerHTML.slice(0, 200);
    else if (hit && (!inner || inner.contains(node) || !node.contains(inner))) return { x, y };
    else if (hit) why = 'it is full of other things to click';
  }
  return { why };
})()";

fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

fn exception(details: &Value) -> &str {
    details["exception"]["description"].as_str().or(details["text"].as_str()).unwrap_or("an exception")
}

fn complaint(event: &Value) -> Option<String> {
    let params = &event["params"];
    match event["method"].as_str()? {
        "Runtime.exceptionThrown" => Some(exception(&params["exceptionDetails"]).to_owned()),
        "Runtime.consoleAPICalled" if params["type"] == "error" || params["type"] == "assert" => {
            Some(params["args"].to_string())
        }
        "Log.entryAdded" if params["entry"]["level"] == "error" => {
            let entry = &params["entry"];
            let text = entry["text"].as_str().unwrap_or_default();
            Some(format!("{text} ({})", entry["url"].as_str().unwrap_or_default()))
        }
        _ => None,
    }
}
