// The page's script: knows offers and regions, no game. Everything works without it; it makes things quicker.
// @ts-check

document.documentElement.classList.add("js");

/** @type {<T extends Element = HTMLElement>(query: string, root?: ParentNode) => T | null} */
const one = (query, root = document) => /** @type {any} */ (root.querySelector(query));
/** @type {<T extends Element = HTMLElement>(query: string, root?: ParentNode) => T[]} */
const all = (query, root = document) => /** @type {any} */ ([...root.querySelectorAll(query)]);

const table = one("main[data-live]");
const lastSeen = { seq: Number(table?.dataset.seq ?? 0) };

// ---- Live updates --------------------------------------------------------------------------------------------

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
    if (event.data) patch(event.data);
  };
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
  for (const node of [...template.content.children]) {
    const fresh = /** @type {HTMLElement} */ (node);
    if (fresh.dataset.stale) refresh(fresh.dataset.stale);
    else if (fresh.dataset.gone) one("#r-" + CSS.escape(fresh.dataset.gone))?.remove();
    else if (fresh.dataset.prepend) addLines(fresh);
    else { replace(fresh); asked ||= fresh.id === "r-prompt"; }
  }
  rememberQuestions();
  if (asked && one("form[data-partial]")) refresh("prompt", hadFocus);
  else if (asked) newPrompt(hadFocus);
  markOffers();
}

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
    one("#place-" + (fresh.dataset.place ?? "board"))?.append(fresh);
  }
}

/** A part that is new in its region stands among its like by its id. @param {HTMLElement | null} region @param {HTMLElement} fresh */
function addPart(region, fresh) {
  const like = region && all(":scope [id]", region).filter((node) => node.parentElement?.closest(".r") === region);
  const later = like?.find((node) => node.id > fresh.id);
  fresh.classList.add("fresh");
  if (later) later.before(fresh);
  else (like?.at(-1)?.parentElement ?? region?.firstElementChild ?? region)?.append(fresh);
}

/** @param {Element} old @param {Element} fresh */
function morph(old, fresh) {
  if (old.isEqualNode(fresh) || isSameQuestion(old, fresh)) return;
  const asks = (/** @type {Element} */ node) => node.getAttribute("data-ask");
  if (old.tagName !== fresh.tagName || (old.id && old.id !== fresh.id) || asks(old) !== asks(fresh)) {
    fresh.classList.add("fresh");
    old.replaceWith(fresh);
    return;
  }
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const name of fresh.getAttributeNames()) {
    const value = fresh.getAttribute(name) ?? "";
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const [before, after] = [[...old.children], [...fresh.children]];
  const onlyElements = old.children.length === old.childNodes.length && fresh.children.length === fresh.childNodes.length;
  if (onlyElements && before.length === after.length && before.length > 0 && !old.matches("form, .mc, .cd")) {
    before.forEach((child, i) => morph(child, after[i]));
  } else {
    keepQuestions(old, fresh);
    if (asCame.has(old)) asCame.set(old, fresh.outerHTML);
    old.replaceChildren(...fresh.childNodes);
    if (old.matches(".cd, .mc")) { old.classList.remove("fresh"); void old.clientWidth; old.classList.add("fresh"); }
  }
}

/** Questions as they came, before anything was entered. @type {WeakMap<Element, string>} */
const asCame = new WeakMap();
function rememberQuestions() {
  for (const form of all("form[data-ask]")) if (!asCame.has(form)) asCame.set(form, form.outerHTML);
}

/** Also after something was entered, but not after it was sent. @param {Element} old @param {Element} fresh */
const isSameQuestion = (old, fresh) => asCame.get(old) === fresh.outerHTML && !old.hasAttribute("data-sent");

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
  for (const line of fresh) { line.classList.add("new"); list?.prepend(line); }
  const spoken = fresh.map((line) => line.textContent ?? "").join(" ");
  if (spoken) say("#announcer", spoken);
  while (list && list.children.length > 120) list.lastElementChild?.remove();
}

/** Fetches what live updates leave out. @param {string} region @param {boolean} [hadFocus] */
async function refresh(region, hadFocus = false) {
  if (!table || !one("#r-" + CSS.escape(region)) && !one("#place-right")) return;
  const seat = table.dataset.seat ?? "";
  const about = /** @type {HTMLFormElement | null} */ (one(`form[data-about="${CSS.escape(region)}"]`));
  const query = about ? (seat ? seat + "&" : "?") + new URLSearchParams(/** @type {any} */ (new FormData(about))) : seat;
  const response = await fetch(table.dataset.part + region + query);
  if (!response.ok) return;
  const template = document.createElement("template");
  template.innerHTML = await response.text();
  const fresh = /** @type {HTMLElement | null} */ (template.content.firstElementChild);
  if (fresh) replace(fresh);
  rememberQuestions();
  if (region === "prompt") newPrompt(hadFocus);
  markOffers();
}

/** @param {string} where @param {string} what */
function say(where, what) {
  const node = one(where);
  if (node) node.textContent = what;
}

// ---- The prompt ----------------------------------------------------------------------------------------------

/** @param {boolean} hadFocus */
function newPrompt(hadFocus) {
  const form = must();
  if (!form) return;
  say("#alarm", one("h2", form)?.textContent ?? "");
  sound("turn");
  if (hadFocus) (one("input:not([type=hidden])", form) ?? one("button", form))?.focus();
  for (const judged of all("form[data-judged]")) advise(/** @type {HTMLFormElement} */ (judged));
  all("form.prompt").forEach((form) => update(/** @type {HTMLFormElement} */ (form)));
  if (table && document.hidden) document.title = "● " + document.title.replace(/^● /, "");
}
document.addEventListener("visibilitychange", () => { document.title = document.title.replace(/^● /, ""); });

/** @returns {HTMLFormElement | null} */
const must = () => one("form.prompt[data-must]") ?? one("form.prompt[data-ask]");

/** The chosen options light up on the board, and only what this question offers. */
function markOffers() {
  for (const node of all(".offered")) {
    node.classList.remove("offered", "chosen");
    for (const name of ["role", "tabindex", "aria-pressed", "data-chosen"]) node.removeAttribute(name);
  }
  for (const chip of all("form.prompt .chip[data-elements]")) {
    // A question that is folded away offers nothing yet.
    if (chip.closest("details:not([open])")) continue;
    const checked = /** @type {HTMLInputElement | null} */ (one("input", chip))?.checked ?? false;
    for (const node of (chip.dataset.elements ?? "").split(" ").flatMap((mark) => all(`[data-el="${CSS.escape(mark)}"]`))) {
      node.classList.add("offered");
      if (checked) node.classList.add("chosen");
      // Of the several sides of a card the chosen one is named on it.
      if (checked && one("input[data-either]", chip)) node.dataset.chosen = chip.textContent?.trim().split(", ").pop() ?? "";
      node.setAttribute("role", "button");
      node.setAttribute("tabindex", "0");
      node.setAttribute("aria-pressed", String(node.classList.contains("chosen")));
    }
  }
  showReach();
  hideRead();
  foldOnPhones();
}

/** @type {WeakSet<Element>} */
const folded = new WeakSet();
/** Where room is short, what need not be answered waits folded. */
function foldOnPhones() {
  for (const aside of /** @type {HTMLDetailsElement[]} */ (all("details.may"))) {
    if (!folded.has(aside) && matchMedia("(max-width:760px)").matches) aside.open = false;
    folded.add(aside);
  }
}

document.addEventListener("toggle", markOffers, true);

/** Of several crafts the one that was named in the first step shows its reach, else the first. */
function showReach() {
  const named = /** @type {HTMLInputElement | null} */ (one("form[data-kind=steps] input[name=step]"))?.value;
  const reaches = all("[data-reach]");
  const shown = reaches.find((reach) => reach.dataset.reach === named) ?? reaches[0];
  for (const reach of reaches) reach.classList.toggle("off", reach !== shown);
}

/** What happened lights up on the board. @param {string} name */
function pulse(name) {
  for (const node of all(`[data-on~="${CSS.escape(name)}"]`)) {
    node.classList.remove("pulse");
    void node.getBoundingClientRect();
    node.classList.add("pulse");
  }
}

// ---- Explanations: each is shown until it was read once ---------------------------------------------------------

/** @returns {string[]} */
const read = () => JSON.parse(localStorage.getItem("hints") ?? "[]");

function hideRead() {
  const known = new Set(read());
  for (const hint of all("[data-hint]")) hint.hidden = known.has(hint.dataset.hint ?? "");
}

/** @param {HTMLElement} hint */
function gotIt(hint) {
  localStorage.setItem("hints", JSON.stringify([...new Set([...read(), hint.dataset.hint ?? ""])]));
  hideRead();
}

/** The main button names the act; facts of what is chosen stand beside it. @param {HTMLFormElement} form */
function update(form) {
  const chosen = all("input:checked", form).map((input) => /** @type {HTMLInputElement} */ (input));
  const button = /** @type {HTMLButtonElement | null} */ (one("button.pri", form));
  const needsOne = form.dataset.kind === "option";
  const unfinished = one("input[name=unfinished]", form) !== null;
  if (form.dataset.kind === "option" && chosen.length === 0) one(".advice", form)?.replaceChildren();
  if (button?.dataset.act) {
    const act = chosen.length === 1 ? actOf(chosen[0], button.dataset.act) : button.dataset.act;
    const nothing = needsOne ? table?.dataset.none : form.dataset.kind === "picked" ? table?.dataset.empty : act;
    button.firstChild?.replaceWith(chosen.length === 0 ? nothing ?? act : act);
    button.disabled = (needsOne && chosen.length === 0) || unfinished;
  }
  for (const input of /** @type {HTMLInputElement[]} */ (all(".amount input", form))) input.closest(".amount")?.classList.toggle("some", Number(input.value) > Number(input.min));
  const sum = one("output.tally", form);
  if (sum && button) {
    const total = all("input[type=number], input[type=checkbox]:checked", form).reduce((total, input) => total + Number(/** @type {HTMLInputElement} */ (input).value), 0);
    sum.textContent = total + " / " + sum.dataset.most;
    button.disabled = total < Number(sum.dataset.least) || total > Number(sum.dataset.most);
  }
  const back = one("button.back", form);
  if (back) back.hidden = chosen.length === 0 && one("input[name=step]", form) === null;
  markOffers();
}

/** An option has words of its own for the act, or stands where the question's words leave room. @param {HTMLInputElement} input @param {string} act */
function actOf(input, act) {
  return input.dataset.act ?? act.replace("…", input.closest("label")?.textContent?.trim() ?? "");
}

/** @param {HTMLFormElement} form @returns {object | null} */
function given(form) {
  const data = new FormData(form);
  if (form.dataset.kind !== "form") return ofKind(data, form.dataset.kind ?? "", "");
  const fields = data.getAll("field").map((field) => String(field).split(":"));
  const filled = fields.map(([name, kind]) => [name, ofKind(data, kind, name + ".")]);
  return filled.every(([, value]) => value !== null) ? { form: Object.fromEntries(filled) } : null;
}

/** A part of a form, or the whole of it, whose inputs' names begin so. @param {FormData} data @param {string} kind @param {string} prefix @returns {object | null} */
function ofKind(data, kind, prefix) {
  const amount = prefix + "amount-";
  switch (kind) {
    case "option": return data.has(prefix + "option") ? { option: data.get(prefix + "option") } : null;
    case "picked": return { picked: data.getAll(prefix + "picked") };
    case "steps": return { steps: data.getAll(prefix + "step") };
    case "amounts": return { amounts: Object.fromEntries([...data].filter(([name]) => name.startsWith(amount)).map(([name, value]) => [name.slice(amount.length), Number(value)])) };
    default: return null;
  }
}

/** The first steps of each way, to come back to. @type {WeakMap<HTMLFormElement, Element>} */
const firstSteps = new WeakMap();

/** @param {HTMLFormElement} form @param {Element | undefined} fresh */
function takePath(form, fresh) {
  const old = one(":scope > .path", form);
  if (!old || !fresh) return;
  if (!firstSteps.has(form)) firstSteps.set(form, old);
  all("input[name=step]", firstSteps.get(form)).forEach((input) => input.remove());
  old.replaceWith(fresh);
}

let adviceTimer = 0;
/** Asks what may be said of the selection. @param {HTMLFormElement} form */
function advise(form) {
  clearTimeout(adviceTimer);
  adviceTimer = window.setTimeout(async () => {
    const choice = given(form);
    const empty = { picked: "input:checked", steps: "input[name=step]" }[form.dataset.kind ?? ""];
    const counts = form.dataset.kind === "amounts" || form.dataset.kind === "form";
    const none = counts && all("input[type=number]", form).every((input) => Number(/** @type {HTMLInputElement} */ (input).value) === 0);
    const nothing = none || empty !== undefined && one(empty, form) === null;
    const query = choice && !nothing ? "&given=" + encodeURIComponent(JSON.stringify(choice)) : "";
    // What is chosen is asked about by its value alone, not by the kind of the form.
    const response = await fetch(form.action.replace("/answer?", "/advice?").replace(/&kind=\w+/, "") + query);
    const text = await response.text();
    const place = one(".advice", form);
    // Advice on what is no longer chosen would undo the choice made meanwhile.
    if (!response.ok || !place || JSON.stringify(given(form)) !== JSON.stringify(choice)) return;
    place.innerHTML = text;
    const path = one(".path", place);
    if (path) { takePath(form, path); update(form); }
  }, 60);
}

document.addEventListener("change", (event) => {
  const input = /** @type {HTMLInputElement} */ (event.target);
  if (input.dataset.either && input.checked) {
    all(`input[data-either="${CSS.escape(input.dataset.either)}"]`, input.form ?? document).forEach((other) => { if (other !== input) /** @type {HTMLInputElement} */ (other).checked = false; });
  }
  const form = input.form;
  if (form?.matches("form.prompt[data-ask]")) {
    update(form);
    sound("tick");
    if (form.dataset.judged !== undefined || form.dataset.kind === "option") advise(form);
  }
  if (form?.matches(".transport")) form.submit();
  if (form?.dataset.about) refresh(form.dataset.about);
});

document.addEventListener("reset", (event) => setTimeout(() => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  all("input[name=step]", form).forEach((input) => input.remove());
  takePath(form, firstSteps.get(form));
  update(form);
  if (form.dataset.judged !== undefined) advise(form);
}));

document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.dataset.about) { event.preventDefault(); refresh(form.dataset.about); return; }
  if (!form.matches("form.prompt[data-ask], form[data-quiet]")) return;
  event.preventDefault();
  const submitter = /** @type {HTMLButtonElement | null} */ (event.submitter);
  if (submitter?.name === "given") return fill(form, submitter.value);
  // A key held down, or pressed again before the next question is there, answers once.
  if (form.dataset.sent !== undefined) return;
  form.dataset.sent = "";
  clearTimeout(adviceTimer);
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  if (submitter?.name) body.set(submitter.name, submitter.value);
  body.set("token", token());
  const buttons = /** @type {HTMLButtonElement[]} */ (all("button", form));
  buttons.forEach((button) => { button.disabled = true; });
  sound("commit");
  const response = await send(form.action, body);
  // The stream brings the next question; should it have broken, the page asks.
  if (response.ok && form.dataset.ask) { setTimeout(() => { if (form.isConnected && form.dataset.sent !== undefined) refresh("prompt"); }, 2_500); return; }
  delete form.dataset.sent;
  buttons.forEach((button) => { button.disabled = false; });
  if (form.isConnected) update(form);
  if (response.ok) return;
  const problem = await response.json().catch(() => ({ detail: response.status + " " + response.statusText }));
  // What was pressed may have been a question of a moment ago: the present one is shown, and why the press came to nothing.
  await refresh("prompt").catch(() => {});
  refused(form, problem);
});

/** Answers of a server that may be able to do it a moment later, and of proxies before one that is not there. */
const LATER = [429, 502, 503, 504];

/** Sends until the server is there: its token keeps an answer from counting twice. @param {string} address @param {URLSearchParams} body */
async function send(address, body) {
  for (let tries = 0, pause = 500; ; tries += 1, pause = Math.min(pause * 2, 8_000)) {
    const response = await fetch(address, { method: "POST", body, headers: { "x-orrery": "1" } }).catch(() => null);
    if (response && (!LATER.includes(response.status) || tries >= 4)) return response;
    if (!response) showConnection(false);
    const asked = Number(response?.headers.get("retry-after") ?? 0) * 1000;
    await new Promise((later) => setTimeout(later, Math.max(pause, asked)));
  }
}

const token = () => [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A suggestion fills the selection; sending stays with the main button. @param {HTMLFormElement} form @param {string} json */
function fill(form, json) {
  if (form.dataset.kind === "steps") return takeWay(form, JSON.parse(json).steps ?? []);
  const suggested = JSON.parse(json);
  if (suggested.form) Object.entries(suggested.form).forEach(([name, value]) => put(form, value, name + "."));
  else put(form, suggested, "");
  update(form);
  advise(form);
  one("button.pri", form)?.focus();
}

/** Puts an answer, or a field of one, into the inputs whose names begin so. @param {HTMLFormElement} form @param {any} value @param {string} prefix */
function put(form, value, prefix) {
  const wanted = new Set([value.option, ...(value.picked ?? [])]);
  const named = (/** @type {string} */ name) => /** @type {HTMLInputElement[]} */ (all(`input[name^="${CSS.escape(prefix + name)}"]`, form));
  for (const input of [...named("option"), ...named("picked")]) input.checked = wanted.has(input.value);
  for (const input of named("amount-")) {
    const count = value.amounts?.[input.name.slice(prefix.length + 7)] ?? 0;
    if (input.type === "checkbox") input.checked = count > 0;
    else input.value = String(count);
  }
}

/** The reason stands above the question, with its rule. @param {HTMLFormElement} form @param {{detail: string, rule?: string}} problem */
function refused(form, problem) {
  const place = form.isConnected && form.matches(".prompt") ? form : must() ?? one("#r-prompt");
  all(".refusal").forEach((line) => line.remove());
  const line = document.createElement("p");
  line.className = "refusal";
  line.setAttribute("role", "alert");
  line.textContent = problem.detail + (problem.rule && problem.rule !== "table" ? " (" + problem.rule + ")" : "");
  place?.prepend(line);
  sound("loss");
}

// ---- Pointing at the board -----------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const rule = target.closest("a.cite");
  if (rule && table && !event.ctrlKey && !event.metaKey) { event.preventDefault(); showRule(/** @type {HTMLAnchorElement} */ (rule)); return; }
  const step = target.closest("a[data-step]");
  if (step) { event.preventDefault(); takeStep(/** @type {HTMLElement} */ (step)); return; }
  if (target.closest("[data-hints-off]")) { event.preventDefault(); document.documentElement.dataset.hints = "off"; send("/settings/no-hints", new URLSearchParams()); return; }
  if (target.closest("[data-got]")) { gotIt(/** @type {HTMLElement} */ (target.closest("[data-hint]"))); return; }
  const by = /** @type {HTMLElement | null} */ (target.closest("button[data-by]"));
  if (by) { count(by, Number(by.dataset.by)); return; }
  const tab = target.closest("button[data-tab]");
  if (tab) { showTab(/** @type {HTMLElement} */ (tab).dataset.tab ?? "board"); return; }
  const copy = target.closest("[data-copy]");
  if (copy) { const input = /** @type {HTMLInputElement | null} */ (one(/** @type {HTMLElement} */ (copy).dataset.copy ?? "")); input?.select(); if (input) navigator.clipboard?.writeText(input.value); return; }
  const way = /** @type {HTMLElement | null} */ (target.closest("[data-steps]"));
  if (way) { goWay((way.dataset.steps ?? "").split(",")); return; }
  const mark = target.closest(".offered");
  if (mark) choose(/** @type {HTMLElement} */ (mark).dataset.el ?? "");
});

/** Selects the options that point at a mark of the board; of several (a card's sides) the next one. @param {string} element */
function choose(element) {
  const chips = all(`form.prompt .chip[data-elements~="${CSS.escape(element)}"]`);
  // Several questions may point at one mark: the one that is open has it, else a way to go, else the first.
  const chip = chips.find((chip) => chip.closest("details[open]")) ?? chips.find((chip) => chip.dataset.step) ?? chips[0];
  const form = chip?.closest("form");
  if (!chip || !form) return;
  unfold(form);
  if (chip.dataset.step) { takeStep(chip); return; }
  const inputs = /** @type {HTMLInputElement[]} */ (all(`.chip[data-elements~="${CSS.escape(element)}"] input`, form));
  if (inputs.length === 0) return;
  const at = inputs.findIndex((input) => input.checked);
  if (inputs[0].type === "radio") inputs[0].checked = true;
  else inputs.forEach((input, i) => { input.checked = i === at + 1; });
  const changed = inputs[Math.min(at + 1, inputs.length - 1)];
  changed.dispatchEvent(new Event("change", { bubbles: true }));
}

/** One more or less of something. @param {HTMLElement} button @param {number} by */
function count(button, by) {
  const input = /** @type {HTMLInputElement | null} */ (one("input", button.parentElement ?? document));
  if (!input) return;
  const wanted = Math.min(Number(input.max), Math.max(Number(input.min), Number(input.value) + by));
  if (wanted === Number(input.value)) return;
  input.value = String(wanted);
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** @param {HTMLElement} step */
function takeStep(step) {
  const form = step.closest("form");
  if (!form) return;
  const input = document.createElement("input");
  Object.assign(input, { type: "hidden", name: "step", value: step.dataset.step });
  one(".path", form)?.append(input);
  advise(form);
}

/** A press on the end of a way: another open question may mean that place, a way begun may go on there. @param {string[]} steps */
function goWay(steps) {
  const end = `.chip[data-elements~="${CSS.escape(steps.at(-1) ?? "")}"]`;
  const form = /** @type {HTMLFormElement | null} */ (one("form[data-kind=steps]"));
  if (one("details.may[open] " + end)) { choose(steps.at(-1) ?? ""); return; }
  if (!form) return;
  const next = one("input[name=step]", form) && one("a[data-step]" + end, form);
  if (next) takeStep(next);
  else takeWay(form, steps);
}

/** A whole way at once, in place of what was chosen so far. @param {HTMLFormElement} form @param {string[]} steps */
function takeWay(form, steps) {
  all("input[name=step]", form).forEach((input) => input.remove());
  unfold(form);
  for (const value of steps) one(".path", form)?.append(Object.assign(document.createElement("input"), { type: "hidden", name: "step", value }));
  sound("tick");
  advise(form);
}

/** Opens what a question is folded into. @param {Element} form */
function unfold(form) {
  const fold = /** @type {HTMLDetailsElement | null} */ (form.closest("details"));
  if (fold && !fold.open) {
    all("details.may[open]").forEach((other) => { /** @type {HTMLDetailsElement} */ (other).open = false; });
    fold.open = true;
  }
}

/** @param {string} tab */
function showTab(tab) {
  const page = one("main.table");
  if (page) page.dataset.tab = tab;
  all("button[data-tab]").forEach((button) => button.setAttribute("aria-pressed", String(button.dataset.tab === tab)));
}

/** @param {HTMLAnchorElement} link */
async function showRule(link) {
  const response = await fetch(link.pathname + "/" + link.hash.slice(1));
  if (!response.ok) { location.href = link.href; return; }
  one("#rule-card")?.remove();
  const card = document.createElement("aside");
  card.id = "rule-card";
  card.className = "panel";
  card.innerHTML = `<button class="ib x" type="button" aria-label="×"><svg class="i"><use href="#i-x"/></svg></button>` + (await response.text());
  document.body.append(card);
  const close = () => { card.remove(); link.focus(); };
  one("button", card)?.addEventListener("click", close);
  card.addEventListener("keydown", (event) => { if (event.key === "Escape") { event.stopPropagation(); close(); } });
  one("button", card)?.focus();
}

// ---- Keys ----------------------------------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const typing = target.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const form = must();
  if ((event.key === "Enter" || event.key === " ") && target.matches(".offered")) { choose(target.dataset.el ?? ""); event.preventDefault(); return; }
  if (event.key === "Enter" && form && !target.matches("a, button, summary")) { event.preventDefault(); form.requestSubmit(/** @type {any} */ (one("button.pri", form))); return; }
  if (event.key === "Escape") { one("#rule-card button.x")?.click(); form?.reset(); return; }
  if (/^[1-9]$/.test(event.key) && form) {
    const input = /** @type {HTMLInputElement | undefined} */ (all("fieldset.chips input, .picks input", form)[Number(event.key) - 1]);
    if (input) { input.checked = input.type === "checkbox" ? !input.checked : true; input.focus(); input.dispatchEvent(new Event("change", { bubbles: true })); }
    return;
  }
  const hot = all("[data-hotkey]").find((node) => node.dataset.hotkey?.toLowerCase() === event.key.toLowerCase());
  if (hot) { event.preventDefault(); hot.click(); return; }
  const places = /** @type {Record<string, string>} */ ({ l: "#r-log a", p: "#r-prompt input:not([type=hidden]), #r-prompt button", b: ".offered" });
  if (places[event.key]) { event.preventDefault(); showTab(event.key === "l" ? "log" : "board"); one(places[event.key])?.focus(); }
  if (event.key === "r" && form) one("a.cite", form)?.click();
  if (event.key === "?") location.href = "/help#keys";
});

// ---- Sound: short tones, off until switched on, never the only signal -------------------------------------------

/** @type {AudioContext | null} */
let audio = null;
const TONES = /** @type {Record<string, [number, number][]>} */ ({ turn: [[523, 0], [784, .12]], tick: [[1200, 0]], commit: [[180, 0]], loss: [[140, 0], [110, .1]] });

/** @param {string} name */
function sound(name) {
  if (document.documentElement.dataset.sound !== "on") return;
  audio ??= new AudioContext();
  for (const [pitch, after] of TONES[name] ?? []) {
    const [tone, level] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(.08, audio.currentTime + after);
    level.gain.exponentialRampToValueAtTime(.001, audio.currentTime + after + .18);
    tone.connect(level).connect(audio.destination);
    tone.start(audio.currentTime + after);
    tone.stop(audio.currentTime + after + .2);
  }
}

// ---- Beginning -----------------------------------------------------------------------------------------------

/** Rules that do not hold the words looked for step aside. */
one("#rule-search")?.addEventListener("input", (event) => {
  const words = /** @type {HTMLInputElement} */ (event.target).value.toLowerCase();
  all(".entry").forEach((entry) => { entry.hidden = !(entry.textContent ?? "").toLowerCase().includes(words); });
});

showTab("board");
if (table) {
  rememberQuestions();
  listen();
  all("form.prompt[data-ask]").forEach((form) => update(/** @type {HTMLFormElement} */ (form)));
}
document.documentElement.dataset.ready = "yes";
