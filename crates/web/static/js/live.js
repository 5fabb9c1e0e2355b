// Live updates.
// @ts-check

/** How often in a row the stream could not be opened. */
let lost = 0;

/** Opens the stream and keeps it open; the browser resumes by the last number by itself. */
function listen() {
  if (!table) return;
  const address = table.dataset.live ?? "";
  const source = new EventSource(address + (address.includes("?") ? "&" : "?") + "from=" + lastSeen.seq);
  source.onopen = () => { lost = 0; showConnection(true); };
  source.onerror = () => {
    showConnection(false);
    // A closed stream is not reopened by the browser: the server was away for long, or is a new one.
    if (source.readyState === EventSource.CLOSED) {
      source.close();
      setTimeout(listen, Math.min(500 * 2 ** lost, 10_000));
      lost += 1;
    }
  };
  source.addEventListener("reload", () => location.reload());
  source.onmessage = (event) => {
    lastSeen.seq = Number(event.lastEventId);
    if (event.data) onceReleased(() => patch(event.data));
  };
}

/** What came while something was pressed: a button that changed under the finger would not have been pressed. @type {(() => void)[]} */
const held = [];
let isPressed = false;
let pressTimer = 0;
/** So long a press is a press. */
const PRESS = 1500;

function release() {
  clearTimeout(pressTimer);
  isPressed = false;
  held.splice(0).forEach((act) => act());
}
document.addEventListener("pointerdown", () => { isPressed = true; clearTimeout(pressTimer); pressTimer = window.setTimeout(release, PRESS); }, true);
// The click that belongs to it comes first.
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => setTimeout(release), true);

/** @param {() => void} act */
function onceReleased(act) {
  if (isPressed) held.push(act);
  else act();
}

/** @param {boolean} on */
function showConnection(on) {
  const mark = one("#live");
  mark?.classList.toggle("off", !on);
  const word = mark && one("span", mark);
  if (mark && word) word.textContent = (on ? mark.dataset.on : mark.dataset.off) ?? "";
  document.documentElement.dataset.connected = on ? "yes" : "no";
}

/** Puts new HTML into the page by region. @param {string} text */
function patch(text) {
  const template = document.createElement("template");
  template.innerHTML = text;
  const hadFocus = document.activeElement?.closest("#r-prompt") !== null;
  let asked = false;
  const stale = [];
  for (const node of [...template.content.children]) {
    const fresh = /** @type {HTMLElement} */ (node);
    if (fresh.dataset.stale) stale.push(fresh.dataset.stale);
    else if (fresh.dataset.gone) one("#r-" + CSS.escape(fresh.dataset.gone))?.remove();
    else if (fresh.dataset.prepend) addLines(fresh);
    else { replace(fresh); newest.set(fresh.id, ++patches); asked ||= fresh.id === "r-prompt"; }
  }
  refreshAll(stale);
  rememberQuestions();
  showView();
  followChart();
  if (asked && one("form[data-partial], form.prompt[data-later], details.may[open] > form[data-later]")) {
    // What is here already is not pressed as it came while the rest is fetched.
    all("form.prompt:not([data-partial], [data-later])").forEach((form) => renew(/** @type {HTMLFormElement} */ (form)));
    refresh("prompt", hadFocus);
  } else if (asked) newPrompt(hadFocus);
  markOffers();
}

const chartBoard = () => one("svg[data-chart]")?.closest(".view, .board") ?? null;
/** The board whose chart is led by a script of its own. */
let charted = chartBoard();
let charts = 0;

/** A chart that has come, such as a world on which somebody lands, is led anew: its script runs once for each. */
function followChart() {
  const board = chartBoard();
  if (board === charted) return;
  charted = board;
  document.dispatchEvent(new Event("chart"));
  const script = /** @type {HTMLScriptElement | null} */ (one("script[src*='/chart-']"));
  charts += 1;
  if (board && script) import(script.src + "#" + charts);
}

// A replay brings its moments by itself.
document.addEventListener("patch", (event) => patch(/** @type {CustomEvent<string>} */ (event).detail));

/** Replaces a region, keeping nodes with equal ids so that what moved can be animated. @param {HTMLElement} fresh */
function replace(fresh) {
  const old = document.getElementById(fresh.id);
  const news = one("[data-pulse]", fresh);
  if (news && news.id !== (old && one("[data-pulse]", old)?.id)) setTimeout(pulse, 0, news.dataset.pulse);
  if (old) {
    morph(old, fresh);
  } else if (fresh.dataset.in) {
    addPart(one("#r-" + CSS.escape(fresh.dataset.in)), fresh);
  } else {
    addRegion(one("#place-" + (fresh.dataset.place ?? "board")), fresh);
  }
}

/** What all views have stands before them, as in a page that is drawn anew. @param {HTMLElement | null} place @param {HTMLElement} fresh */
function addRegion(place, fresh) {
  const views = place && one(":scope > .view", place);
  if (views) views.before(fresh);
  else place?.append(fresh);
}

/** A part that is new in its region stands among its like by its id. @param {HTMLElement | null} region @param {HTMLElement} fresh */
function addPart(region, fresh) {
  const like = region && all(":scope [id]", region).filter((node) => node.parentElement?.closest(".r") === region);
  const later = like?.find((node) => node.id > fresh.id);
  fresh.classList.add("fresh");
  if (later) later.before(fresh);
  else (like?.at(-1)?.parentElement ?? region?.firstElementChild ?? region)?.append(fresh);
}

/** A fold around the same question stays as the reader left it. @param {Element} old @param {Element} fresh */
function isSameFold(old, fresh) {
  const [was, is] = [old, fresh].map((node) => one("form[data-ask]", node)?.dataset.ask);
  return old.matches("details") && was !== undefined && was === is;
}

/** A card (`data-card`) changes as a whole, and is seen to. @param {Element} old @param {Element} fresh */
function morph(old, fresh) {
  if (old.isEqualNode(fresh) || isSameQuestion(old, fresh)) return;
  const asks = (/** @type {Element} */ node) => node.getAttribute("data-ask");
  if (old.tagName !== fresh.tagName || (old.id && old.id !== fresh.id) || asks(old) !== asks(fresh)) {
    fresh.classList.add("fresh");
    old.replaceWith(fresh);
    return;
  }
  if (isSameFold(old, fresh)) fresh.toggleAttribute("open", old.hasAttribute("open"));
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const name of fresh.getAttributeNames()) {
    const value = fresh.getAttribute(name) ?? "";
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const [before, after] = [[...old.children], [...fresh.children]];
  const onlyElements = old.children.length === old.childNodes.length && fresh.children.length === fresh.childNodes.length;
  if (onlyElements && before.length === after.length && before.length > 0 && !old.matches("form, [data-card]")) {
    before.forEach((child, i) => morph(child, after[i]));
  } else {
    keepQuestions(old, fresh);
    if (asCame.has(old)) asCame.set(old, fresh.outerHTML);
    old.replaceChildren(...fresh.childNodes);
    if (old.matches("[data-card]")) { old.classList.remove("fresh"); void old.clientWidth; old.classList.add("fresh"); }
  }
}

/** Questions as they came, before anything was entered. @type {WeakMap<Element, string>} */
const asCame = new WeakMap();
function rememberQuestions() {
  for (const form of all("form[data-ask]")) if (!asCame.has(form)) asCame.set(form, form.outerHTML);
}

/** Also after something was entered, but not after it was sent. @param {Element} old @param {Element} fresh */
const isSameQuestion = (old, fresh) => (asCame.get(old) === fresh.outerHTML || isToCome(old, fresh)) && !old.hasAttribute("data-sent");

/** A question that somebody has open stays until what is new of it has been fetched. @param {Element} old @param {Element} fresh */
function isToCome(old, fresh) {
  const isOpen = fresh.hasAttribute("data-later") && old.matches("details.may[open] > form.prompt");
  const isWhole = fresh.hasAttribute("data-partial") && old.matches("form.prompt:not([data-partial])");
  if (!isOpen && !isWhole || fresh.getAttribute("data-ask") !== old.getAttribute("data-ask")) return false;
  old.setAttribute("data-later", "");
  return true;
}

// What lay folded is fetched when it is opened.
document.addEventListener("toggle", (event) => {
  const fold = /** @type {HTMLElement} */ (event.target);
  if (fold.matches("details.may[open]") && one(":scope > form[data-later]", fold)) refresh("prompt");
}, true);

/** A question that is still the same keeps what was entered, and its fold. @param {Element} old @param {Element} fresh */
function keepQuestions(old, fresh) {
  for (const form of all("form[data-ask]", fresh)) {
    const same = one(`form[data-ask="${form.dataset.ask}"]`, old);
    const [was, is] = [same?.closest("details"), form.closest("details")];
    if (was && is) is.open = was.open;
    if (same && isSameQuestion(same, form)) form.replaceWith(same);
  }
}

/** New log lines, newest first; each is spoken once. @param {HTMLElement} lines */
function addLines(lines) {
  const list = document.getElementById(lines.dataset.prepend ?? "");
  const known = new Set(all("[data-seq]", list ?? document.body).map((line) => line.dataset.seq));
  const fresh = all("li", lines).filter((line) => !known.has(line.dataset.seq));
  // A list that is scrolled a little stays in place under new lines and is then led up to them: nothing jumps.
  const isUp = list !== null && list.scrollTop <= 1;
  if (isUp) list.scrollTop = 1;
  for (const line of fresh) { line.classList.add("new"); list?.prepend(line); }
  seeAll(fresh.toReversed());
  if (isUp) requestAnimationFrame(() => list.scrollTo({ top: 0, behavior: "smooth" }));
  const spoken = fresh.map(wordsOf).join(" ");
  if (spoken) say("#announcer", spoken);
  while (list && list.children.length > 120) list.lastElementChild?.remove();
}

/** How many regions were replaced, and when each was last: what was fetched before is older. @type {Map<string, number>} */
const newest = new Map();
let patches = 0;

/** Fetches several regions in one go, but for those that answer to what the viewer has asked. @param {string[]} regions */
function refreshAll(regions) {
  const isAsked = (/** @type {string} */ region) => region === "story" || one(`form[data-about="${CSS.escape(region)}"]`) !== null;
  regions.filter(isAsked).forEach((region) => refresh(region));
  const rest = regions.filter((region) => !isAsked(region));
  if (rest.length > 0) refresh(rest.join());
}

/** Fetches what live updates leave out. @param {string} region @param {boolean} [hadFocus] */
async function refresh(region, hadFocus = false) {
  if (!table || !one("#r-" + CSS.escape(region)) && !one("#place-right")) return;
  const seat = table.dataset.seat ?? "";
  const about = /** @type {HTMLFormElement | null} */ (one(`form[data-about="${CSS.escape(region)}"]`));
  const asks = () => about ? (seat ? seat + "&" : "?") + new URLSearchParams(/** @type {any} */ (new FormData(about))) : seat;
  const query = asks();
  const asOf = patches;
  const response = await fetch(table.dataset.part + region + query);
  // What was asked about may be another thing by now, which is on its way.
  if (!response.ok || about?.isConnected && asks() !== query) return;
  const template = document.createElement("template");
  template.innerHTML = await response.text();
  onceReleased(() => {
    for (const fresh of /** @type {HTMLElement[]} */ ([...template.content.children])) {
      if ((newest.get(fresh.id) ?? 0) > asOf) continue;
      replace(fresh);
      newest.set(fresh.id, asOf);
    }
    if (region === "prompt") all("form.prompt[data-later]").forEach((form) => form.removeAttribute("data-later"));
    rememberQuestions();
    if (region === "prompt") newPrompt(hadFocus);
    markOffers();
  });
}

/** What a part of the page says: the ids of rules are there to be looked up, not to be listened to. @param {ParentNode & Node} part */
function wordsOf(part) {
  const spoken = /** @type {ParentNode & Node} */ (part.cloneNode(true));
  all(".cite, [hidden]", spoken).forEach((id) => id.remove());
  return (spoken.textContent ?? "").trim();
}

/** @param {string} where @param {string} what */
function say(where, what) {
  const node = one(where);
  if (node) node.textContent = what;
}
