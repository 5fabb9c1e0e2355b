// Pointing at the board.
// @ts-check

document.addEventListener("click", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const rule = target.closest("a.cite");
  if (rule && one("main.table") && !event.ctrlKey && !event.metaKey) { event.preventDefault(); showRule(/** @type {HTMLAnchorElement} */ (rule)); return; }
  if (target.closest(".top a[href^='/help']") && one("main.table") && !event.ctrlKey && !event.metaKey) { event.preventDefault(); showHelp(); return; }
  const step = target.closest("a[data-step]");
  if (step) { event.preventDefault(); takeStep(/** @type {HTMLElement} */ (step)); return; }
  if (target.closest("[data-hints-off]")) { event.preventDefault(); document.documentElement.dataset.hints = "off"; send("/settings/no-hints", new URLSearchParams()); return; }
  if (target.closest("[data-got]")) { gotIt(/** @type {HTMLElement} */ (target.closest("[data-hint]"))); return; }
  const by = /** @type {HTMLElement | null} */ (target.closest("button[data-by]"));
  if (by) { count(by, Number(by.dataset.by)); return; }
  const tab = target.closest("button[data-tab]");
  if (tab) { pressTab(/** @type {HTMLElement} */ (tab)); return; }
  const copy = /** @type {HTMLElement | null} */ (target.closest("[data-copy]"));
  if (copy) { copyFrom(copy); return; }
  const way = /** @type {HTMLElement | null} */ (target.closest("[data-steps]"));
  if (way) { goWay((way.dataset.steps ?? "").split(",")); return; }
  const mark = target.closest(".offered");
  if (mark) choose(/** @type {HTMLElement} */ (mark).dataset.el ?? "");
});

/** Takes what a field holds along, and says so. @param {HTMLElement} button */
async function copyFrom(button) {
  const field = /** @type {HTMLInputElement | null} */ (one(button.dataset.copy ?? ""));
  field?.select();
  await navigator.clipboard?.writeText(field?.value ?? "").catch(() => {});
  button.focus();
  if (button.dataset.copied) notice(button.dataset.copied);
}

/** Selects the options that point at a mark of the board; of several (a card's sides) the next one. @param {string} element */
function choose(element) {
  const chips = all(`form.prompt .chip[data-elements~="${CSS.escape(element)}"]`);
  // Several questions may point at one mark: the one that is open has it, else a way to go, else the first.
  const chip = chips.find((chip) => chip.closest("details.may[open]")) ?? chips.find((chip) => chip.dataset.step) ?? chips[0];
  const form = chip?.closest("form");
  if (!chip || !form) return;
  unfold(form);
  if (chip.dataset.step) { takeStep(chip); return; }
  const inputs = /** @type {HTMLInputElement[]} */ (all(`.chip[data-elements~="${CSS.escape(element)}"] input`, form));
  if (inputs.length === 0) return;
  const at = inputs.findIndex((input) => input.checked);
  const isOne = inputs[0].type === "radio";
  const next = isOne ? likeChosen(form, inputs) ?? (at + 1) % inputs.length : at + 1;
  inputs.forEach((input, i) => { input.checked = i === next; });
  const group = /** @type {HTMLDetailsElement | null} */ (inputs[Math.min(next, inputs.length - 1)].closest("details.group"));
  if (group) group.open = true;
  inputs[Math.min(next, inputs.length - 1)].dispatchEvent(new Event("change", { bubbles: true }));
}

/** Another place with the rest as it was chosen: the same thing to place there, the same small choice beside it, such as its rings. @param {Element} form @param {HTMLInputElement[]} inputs */
function likeChosen(form, inputs) {
  const chosen = one(`input[name="${inputs[0].name}"]:checked`, form)?.closest(".chip");
  if (!chosen || inputs.some((input) => chosen.contains(input))) return null;
  const marks = (/** @type {Element} */ chip) => (/** @type {HTMLElement} */ (chip).dataset.elements ?? "").split(" ");
  const likeness = inputs.map((input) => {
    const chip = /** @type {Element} */ (input.closest(".chip"));
    return 2 * marks(chip).filter((mark) => marks(chosen).includes(mark)).length + Number(chip.textContent === chosen.textContent);
  });
  const most = Math.max(...likeness);
  return most > 0 ? likeness.indexOf(most) : null;
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

/** What may follow a step is not known before the server has said it: until then no other one is taken. @param {HTMLElement} step */
function takeStep(step) {
  const form = step.closest("form"), path = /** @type {HTMLElement | null} */ (step.closest(".path"));
  if (!form || !path || path.dataset.taken !== undefined) return;
  path.dataset.taken = "";
  const input = document.createElement("input");
  Object.assign(input, { type: "hidden", name: "step", value: step.dataset.step });
  path.append(input);
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

/** A view of the board is a tab of its own where room is short. @param {HTMLElement} button */
function pressTab(button) {
  openView(viewTabs().find((tab) => tab.dataset.view === button.dataset.view));
  showTab(button.dataset.tab ?? "board");
}

/** @param {string} tab */
function showTab(tab) {
  const page = one("main.table");
  if (page) page.dataset.tab = tab;
  const view = viewNow()?.dataset.view;
  const isOpen = (/** @type {HTMLElement} */ button) => button.dataset.tab === tab && (button.dataset.view ?? view) === view;
  all("button[data-tab]").forEach((button) => button.setAttribute("aria-pressed", String(isOpen(button))));
}

/** @param {HTMLAnchorElement} link */
async function showRule(link) {
  const response = await fetch(link.pathname + "/" + link.hash.slice(1));
  if (!response.ok) { location.href = link.href; return; }
  one("#rule-card")?.remove();
  const card = document.createElement("aside");
  card.id = "rule-card";
  card.className = "panel";
  card.innerHTML = closing() + (await response.text());
  document.body.append(card);
  const close = () => { card.remove(); link.focus(); };
  one("button", card)?.addEventListener("click", close);
  card.addEventListener("keydown", (event) => { if (event.key === "Escape") { event.stopPropagation(); close(); } });
  one("button", card)?.focus();
}
