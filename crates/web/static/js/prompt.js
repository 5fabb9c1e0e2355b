// The prompt.
// @ts-check

/** @param {boolean} hadFocus */
function newPrompt(hadFocus) {
  const form = must();
  if (!form) return;
  say("#alarm", one("h2", form)?.textContent ?? "");
  sound("turn");
  if (hadFocus) (one("input:not([type=hidden])", form) ?? one("button", form))?.focus();
  for (const judged of all("form[data-judged]")) advise(/** @type {HTMLFormElement} */ (judged));
  all("form.prompt").forEach((form) => renew(/** @type {HTMLFormElement} */ (form)));
  if (table && document.hidden) document.title = "● " + document.title.replace(/^● /, "");
  answerAlone(form);
}

/** After something was taken back nothing is answered by itself, until an answer was given by hand. */
let isBack = false;
document.addEventListener("click", (event) => { if (/** @type {Element} */ (event.target).closest("button[form=undo]")) isBack = true; });

/** The only answer there is needs no press, a moment after it could be read. @param {HTMLFormElement} form */
function answerAlone(form) {
  const waits = () => form.dataset.alone === undefined || document.documentElement.dataset.auto === "off" || isBack;
  if (waits()) return;
  form.classList.add("going");
  setTimeout(() => { if (!waits() && form.isConnected && form.dataset.sent === undefined) form.requestSubmit(/** @type {any} */ (one("button.pri", form))); }, 900);
}
document.addEventListener("visibilitychange", () => { document.title = document.title.replace(/^● /, ""); });

/** @returns {HTMLFormElement | null} */
const must = () => one("form.prompt[data-must]") ?? one("form.prompt[data-ask]");

/** Whose main button is bright: of what was put together beside the question of the turn, else of that question. @returns {HTMLFormElement | null} */
const bright = () => one(".may[open] form.prompt:has(button.pri:not([disabled]))") ?? must();

/** The chosen options light up on the board, and only what this question offers. */
function markOffers() {
  for (const node of all(".offered")) {
    node.classList.remove("offered", "chosen");
    for (const name of ["role", "tabindex", "aria-pressed", "data-chosen"]) node.removeAttribute(name);
    if (node.dataset.lent !== undefined) { node.removeAttribute("aria-label"); delete node.dataset.lent; }
  }
  for (const chip of all("form.prompt .chip[data-elements]")) {
    // A question that is folded away offers nothing yet; a folded group of an open one does.
    if (chip.closest("details.may:not([open])")) continue;
    const checked = /** @type {HTMLInputElement | null} */ (one("input", chip))?.checked ?? false;
    for (const node of (chip.dataset.elements ?? "").split(" ").flatMap((mark) => all(`[data-el="${CSS.escape(mark)}"]`))) {
      node.classList.add("offered");
      if (checked) node.classList.add("chosen");
      // Of the several sides of a card the chosen one is named on it.
      if (checked && one("input[data-either]", chip)) node.dataset.chosen = chip.textContent?.trim().split(", ").pop() ?? "";
      asButton(node, chip);
    }
  }
  showReach();
  markLesson();
  hideRead();
  foldOnPhones();
  openAsked();
}

/** A mark is pressed like the option it stands for, and bears its name if it has none. What has links of its own is left to pointers: the option is there for keys. @param {HTMLElement} node @param {HTMLElement} chip */
function asButton(node, chip) {
  if (one("a, button, input, summary", node)) return;
  node.setAttribute("role", "button");
  node.setAttribute("tabindex", "0");
  node.setAttribute("aria-pressed", String(node.classList.contains("chosen")));
  if (node.hasAttribute("aria-label") || (node.textContent ?? "").trim() !== "") return;
  node.setAttribute("aria-label", node.dataset.tip ?? chip.textContent?.trim() ?? "");
  node.dataset.lent = "";
}

/** Questions that were folded once. @type {Set<string>} */
const folded = new Set();
/** Where room is short, what need not be answered waits folded. */
function foldOnPhones() {
  for (const aside of /** @type {HTMLDetailsElement[]} */ (all("details.may"))) {
    const ask = one("form", aside)?.dataset.ask ?? "";
    if (!folded.has(ask) && matchMedia("(max-width:760px),(max-height:520px) and (max-width:1180px)").matches) aside.open = false;
    folded.add(ask);
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
  // Where nothing chosen would give something up, the main button does not do it.
  const unfinished = one("input[name=unfinished]", form) !== null;
  const isBare = unfinished && one("input[name=step]", form) === null;
  const amounts = /** @type {HTMLInputElement[]} */ (all(".amount input", form));
  const isEmpty = chosen.length === 0 && amounts.every((input) => Number(input.value) <= Number(input.min));
  const isBlank = form.dataset.filled !== undefined && isEmpty;
  const needsOne = form.dataset.kind === "option" || form.dataset.forfeit !== undefined || isBare || isBlank;
  if (form.dataset.kind === "option" && chosen.length === 0) one(".advice", form)?.replaceChildren();
  if (button?.dataset.act) {
    const does = one(".advice [data-does]", form)?.dataset.does;
    const act = does ?? (chosen.length === 1 ? actOf(chosen[0], button.dataset.act) : button.dataset.act);
    // What will be done is named beforehand, where the question has words for it: "Take …".
    const mayBeNone = !needsOne && one(".picks input", form) && !one("output.tally", form);
    const nothing = mayBeNone ? table?.dataset.empty : act;
    button.firstChild?.replaceWith(askedAgain(form, button, isEmpty && !does ? nothing ?? act : act));
    button.disabled = (needsOne && chosen.length === 0) || unfinished;
  }
  for (const input of amounts) input.closest(".amount")?.classList.toggle("some", Number(input.value) > Number(input.min));
  const sum = one("output.tally", form);
  if (sum && button) {
    const amount = (/** @type {number} */ total, /** @type {HTMLInputElement} */ input) => total + Number(input.value);
    const isPick = one(".picks", form) !== null;
    const total = isPick ? chosen.length : [...amounts, ...chosen].reduce(amount, 0);
    sum.textContent = total + " / " + sum.dataset.most;
    button.disabled = total < Number(sum.dataset.least) || total > Number(sum.dataset.most);
  }
  const back = one("button.back", form);
  if (back) back.hidden = form.dataset.lone !== undefined || chosen.length === 0 && one("input[name=step]", form) === null;
  keepChoice(form);
  follow(form);
  markOffers();
}

/** When something grave was pressed for the first time. */
let warnedAt = 0;
/** A key that is held down does not mean it. */
const THOUGHT = 400;

/** Once what is grave was pressed the button says that another press means it, until something else is chosen. @param {HTMLFormElement} form @param {HTMLButtonElement} button @param {string | Node} act */
function askedAgain(form, button, act) {
  const isAsked = form.dataset.sure !== undefined && form.dataset.sure === JSON.stringify(given(form));
  button.classList.toggle("sure", isAsked);
  if (!isAsked) { delete form.dataset.sure; return act; }
  const words = document.createElement("span");
  words.append(button.dataset.sure ?? "", " ", act);
  return words;
}

/** Whether what is chosen has to be pressed once more because something grave is said of it. @param {HTMLFormElement} form */
function isFirstPress(form) {
  // Whoever does as a lesson says has been told what it means.
  const isTaught = taught() === form && JSON.stringify(obeying()) === JSON.stringify(given(form));
  if (isTaught || !one("input[data-grave]:checked", form)) return false;
  if (form.dataset.sure !== undefined) return performance.now() - warnedAt < THOUGHT;
  form.dataset.sure = JSON.stringify(given(form));
  warnedAt = performance.now();
  update(form);
  say("#alarm", [one(".pri", form)?.firstChild, ...all(":is(.advice, .facts) .grave", form)].map((part) => part?.textContent).join(" "));
  return true;
}

/** What is chosen for a question outlasts the page being loaded again. @param {HTMLFormElement} form */
const kept = (form) => "chosen " + location.pathname + " " + form.dataset.ask;

/** @param {HTMLFormElement} form */
const isUntouched = (form) => one("input:checked, input[name=step], .amount.some", form) === null;

/** @param {HTMLFormElement} form */
function keepChoice(form) {
  if (form.dataset.partial !== undefined) return;
  if (isUntouched(form)) sessionStorage.removeItem(kept(form));
  else sessionStorage.setItem(kept(form), JSON.stringify(given(form)));
}

/** @param {HTMLFormElement} form */
function restoreChoice(form) {
  const chosen = form.dataset.ask && sessionStorage.getItem(kept(form));
  if (!chosen || chosen === "null") return update(form);
  delete form.dataset.usual;
  fill(form, chosen);
}

/** A question that has come with other words while somebody was at it has what was chosen before. @param {HTMLFormElement} form */
const renew = (form) => isUntouched(form) ? restoreChoice(form) : update(form);

/** An option has words of its own for the act, or stands where the question's words leave room; of a list it is all there is to say. @param {HTMLInputElement} input @param {string} act */
function actOf(input, act) {
  if (input.dataset.act) return input.dataset.act;
  if (act !== "…" && act.includes("…")) return act.replace("…", input.closest("label")?.textContent?.trim() ?? "");
  return input.form?.dataset.kind === "option" ? named(input) : act;
}

/** An option by its group and its words, signs and all. @param {HTMLInputElement} input */
function named(input) {
  const words = document.createElement("span"), caption = one(":is(.cap, summary)", input.closest(".group") ?? input)?.firstChild;
  if (caption?.textContent) words.append(caption.textContent.trim() + ": ");
  words.append(...[...input.closest("label")?.childNodes ?? []].filter((node) => node !== input).map((node) => node.cloneNode(true)));
  return words;
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

/** The first steps of each way, to come back to. @type {WeakMap<HTMLFormElement, HTMLElement>} */
const firstSteps = new WeakMap();

/** @param {HTMLFormElement} form @param {Element | undefined} fresh */
function takePath(form, fresh) {
  const old = one(".ask > .path", form);
  if (!old || !fresh) return;
  if (!firstSteps.has(form)) firstSteps.set(form, old);
  const first = firstSteps.get(form) ?? old;
  all("input[name=step]", first).forEach((input) => input.remove());
  delete first.dataset.taken;
  old.replaceWith(fresh);
}

let adviceTimer = 0;
/** Asks what may be said of the selection. @param {HTMLFormElement} form */
function advise(form) {
  clearTimeout(adviceTimer);
  for (const place of all(".advice[aria-busy]")) place.removeAttribute("aria-busy");
  // Of the only option there is everything is said beside it.
  if (one(".facts.only", form)) return;
  one(".advice", form)?.setAttribute("aria-busy", "true");
  adviceTimer = window.setTimeout(async () => {
    const choice = given(form);
    const empty = { picked: "input:checked", steps: "input[name=step]" }[form.dataset.kind ?? ""];
    const counts = form.dataset.kind === "amounts" || form.dataset.kind === "form";
    const none = counts && all("input[type=number]", form).every((input) => Number(/** @type {HTMLInputElement} */ (input).value) === 0);
    const nothing = none || empty !== undefined && one(empty, form) === null;
    const query = choice && !nothing ? "&given=" + encodeURIComponent(JSON.stringify(choice)) : "";
    // What is chosen is asked about by its value alone, not by the kind of the form.
    const response = await fetch(form.action.replace("/answer?", "/advice?").replace(/&kind=\w+/, "") + query).catch(() => null);
    const text = response?.ok ? await response.text() : null;
    onceReleased(() => {
      if (text !== null) takeAdvice(form, choice, text, nothing);
      one(".advice", form)?.removeAttribute("aria-busy");
    });
  }, 60);
}

/** @param {HTMLFormElement} form @param {any} choice @param {string} text @param {boolean} nothing */
function takeAdvice(form, choice, text, nothing) {
  const place = one(".advice", form);
  // Advice on what is no longer chosen would undo the choice made meanwhile.
  if (!place || JSON.stringify(given(form)) !== JSON.stringify(choice)) return;
  showAdvice(form, place, text);
  markSuggested(form, choice);
  const path = one(".path", place);
  if (path) takePath(form, path);
  update(form);
  if (nothing) chooseUsual(form);
}

/** What else there is stays in sight beside what is chosen, and keeps the focus, being neither taken out nor moved. @param {HTMLFormElement} form @param {HTMLElement} place @param {string} text */
function showAdvice(form, place, text) {
  const fresh = document.createRange().createContextualFragment(text);
  const [ways, places] = [one(".ask > .ways", form), fresh.querySelector(".suggestions")];
  if (ways && places) ways.replaceChildren(places);
  const facts = [...fresh.querySelectorAll(":scope > .fact")].map(wordsOf).join(" ");
  // Advice with nothing to say leaves what is being read aloud alone.
  if (facts) say("#announcer", facts);
  const kept = form.dataset.kind === "picked" && !fresh.querySelector(".suggestions") ? one(":scope > .suggestions", place) : null;
  if (!kept) return place.replaceChildren(fresh);
  [...place.childNodes].forEach((node) => { if (node !== kept) node.remove(); });
  kept.before(fresh);
}

/** Of the suggestions the one that is chosen is marked. @param {HTMLFormElement} form @param {any} choice */
function markSuggested(form, choice) {
  const keys = (/** @type {any} */ answer) => JSON.stringify(answer?.steps ?? [...(answer?.picked ?? [])].sort());
  const chosen = keys(choice);
  for (const button of /** @type {HTMLButtonElement[]} */ (all("button.suggest", form))) {
    button.classList.toggle("on", chosen !== "[]" && keys(JSON.parse(button.value)) === chosen);
  }
}

/** What people usually answer is put in once; whoever clears it has it stay so. @param {HTMLFormElement} form */
function chooseUsual(form) {
  const usual = /** @type {HTMLButtonElement | null} */ (one("button.suggest", form));
  if (form.dataset.usual === undefined || !usual) return;
  delete form.dataset.usual;
  fill(form, usual.value);
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
  if (form?.dataset.about) refresh(form.dataset.about);
});

document.addEventListener("reset", (event) => setTimeout(() => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  // The only step there is stays taken.
  if (form.dataset.lone !== undefined) return;
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
  if (submitter?.name === "given" && submitter.dataset.givesUp === undefined) {
    fill(form, submitter.value);
    one("button.pri", form)?.focus();
    return;
  }
  // A key held down, or pressed again before the next question is there, answers once.
  if (form.dataset.sent !== undefined || isFirstPress(form)) return;
  form.dataset.sent = "";
  if (form.dataset.ask && form.dataset.alone === undefined) isBack = false;
  clearTimeout(adviceTimer);
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  if (submitter?.name) body.set(submitter.name, submitter.value);
  body.set("token", token());
  const buttons = /** @type {HTMLButtonElement[]} */ (all("button", form));
  buttons.forEach((button) => { button.disabled = true; });
  sound("commit");
  sessionStorage.removeItem(kept(form));
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
  line.textContent = problem.detail + (problem.rule && problem.rule !== "table" ? " (" + problem.rule + ")" : "");
  place?.prepend(line);
  say("#alarm", problem.detail);
  sound("loss");
}
