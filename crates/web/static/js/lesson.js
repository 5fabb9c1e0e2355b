// A guided first game: what its note speaks of is marked, what obeys it is seen, and its answer can be put in.
// @ts-check

/** Shut by hand it stays shut, and then it leads nowhere. */
const SHUT = "lesson shut at " + location.pathname;

const lesson = () => /** @type {HTMLDetailsElement | null} */ (one(".lesson"));

/** The question that the note has an answer to. */
const taught = () => {
  const form = one(".lesson[open] form.show");
  return /** @type {HTMLFormElement | null} */ (form && one(`form.prompt[data-ask="${form.dataset.for}"]`));
};

/** @returns {any} */
const obeying = () => JSON.parse(/** @type {HTMLButtonElement | null} */ (one(".lesson form.show button"))?.value ?? "null");

/** Marks what the note points at, and the options and ways that do as it says. */
function markLesson() {
  const note = lesson();
  for (const node of all(".aim, .obeys")) node.classList.remove("aim", "obeys");
  if (note) note.open = sessionStorage.getItem(SHUT) === null;
  if (!note?.open) return;
  const [form, answer] = [taught(), obeying()];
  const points = (note.dataset.points ?? "").split(" ").filter((point) => point !== "");
  for (const point of points) all(`[data-el="${CSS.escape(point)}"]`).forEach((node) => node.classList.add("aim"));
  if (!form || !answer) return;
  const fields = /** @type {any[]} */ (answer.form ? Object.values(answer.form) : [answer]);
  const keys = new Set(fields.flatMap((field) => [field.option, ...(field.picked ?? []), field.steps?.[0]]));
  for (const chip of all(".chip", form)) {
    const value = chip.dataset.step ?? /** @type {HTMLInputElement | null} */ (one("input", chip))?.value;
    if (keys.has(value)) chip.classList.add("obeys");
  }
  if (answer.steps) all(`[data-steps="${CSS.escape(answer.steps.join(","))}"]`).forEach((mark) => mark.classList.add("obeys"));
}

document.addEventListener("click", (event) => {
  if (!(/** @type {Element} */ (event.target).closest(".lesson > summary"))) return;
  if (lesson()?.open) sessionStorage.setItem(SHUT, "yes");
  else sessionStorage.removeItem(SHUT);
});

document.addEventListener("submit", (event) => {
  const form = taught();
  if (!form || !(/** @type {Element} */ (event.target).matches(".lesson form.show"))) return;
  event.preventDefault();
  unfold(form);
  fill(form, JSON.stringify(obeying()));
  one("button.pri", form)?.focus();
});
