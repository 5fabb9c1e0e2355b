// The replay, a module of its own: plays by itself and goes to any moment without loading the page again. Without it the
// links do.
// @ts-check

const replay = one("main[data-replay]");
/** Where the page stands, and which run of playing it is, if any. */
const film = { at: Number(replay?.dataset.at), last: Number(replay?.dataset.last), run: 0, playing: false };
/** Milliseconds a move stays before the next, at the usual speed. */
const PACE = 1_500;
/** So many moments are kept for another look. */
const KEPT = 40;

/** A way of the transport by its sign: the moment it asks for, and whether by turns. @type {Record<string, () => [number, string]>} */
const WAYS = {
  "i-first": () => [0, ""], "i-turn-back": () => [film.at, "back"], "i-back": () => [Math.max(0, film.at - 1), ""],
  "i-next": () => [Math.min(film.last, film.at + 1), ""], "i-turn-on": () => [film.at, "on"], "i-last": () => [film.last, ""],
};

/** The address of a moment, or of a step towards it. @param {string} path @param {number} at @param {string} turn */
const address = (path, at, turn) => replay?.dataset.replay + path + "at=" + at + (turn && "&turn=" + turn) + (replay?.dataset.seat ?? "");

/** Steps that are here or on their way. @type {Map<string, Promise<{at: number, html: string}>>} */
const steps = new Map();

/** What differs between the moment that is shown and another. @param {number} at @param {string} turn */
function stepTo(at, turn) {
  const from = address(`/step?from=${film.at}&`, at, turn);
  const known = steps.get(from);
  if (known) return known;
  const step = fetch(from).then(async (response) => {
    if (!response.ok) throw new Error(response.statusText);
    return { at: Number(response.headers.get("x-at")), html: await response.text() };
  });
  step.catch(() => steps.delete(from));
  steps.set(from, step);
  if (steps.size > KEPT) steps.delete(/** @type {string} */ (steps.keys().next().value));
  return step;
}

/** A moment that was asked for while another was on its way: the last one counts. @type {[number, string] | null} */
let next = null;
let going = false;

/** @param {number} at @param {string} [turn] */
async function go(at, turn = "") {
  next = [at, turn];
  if (going) return;
  going = true;
  while (next) {
    const [to, by] = next;
    next = null;
    if (to !== film.at || by) await show(to, by).catch(pause);
  }
  going = false;
}

/** @param {number} to @param {string} turn */
async function show(to, turn) {
  const step = await stepTo(to, turn);
  all("#log-list [aria-current]").forEach((line) => line.removeAttribute("aria-current"));
  document.dispatchEvent(new CustomEvent("patch", { detail: step.html }));
  film.at = step.at;
  showPlace();
  if (film.at < film.last) stepTo(film.at + 1, "").catch(() => {});
}

/** The transport says where the page stands, and so does its address. */
function showPlace() {
  const number = one(".transport .num b");
  if (number) number.textContent = String(film.at);
  const range = /** @type {HTMLInputElement | null} */ (one(".transport input[name=at]"));
  if (range) range.value = String(film.at);
  for (const link of /** @type {HTMLAnchorElement[]} */ (all(".transport a[data-goes]"))) {
    const [at, turn] = WAYS[link.dataset.goes ?? ""]();
    const nowhere = turn ? film.at === (turn === "on" ? film.last : 0) : at === film.at;
    link.href = address("?", at, turn) + location.hash;
    if (nowhere) link.setAttribute("aria-disabled", "true");
    else link.removeAttribute("aria-disabled");
  }
  const here = address("?", film.at, "");
  const moment = /** @type {HTMLInputElement | null} */ (one("#moment-link"));
  if (moment) moment.value = new URL(here, moment.value).href;
  history.replaceState(null, "", here + location.hash);
}

function pause() {
  film.playing = false;
  film.run += 1;
  showPlaying();
}

async function play() {
  film.playing = true;
  const run = film.run += 1;
  showPlaying();
  if (film.at >= film.last) await go(0);
  for (;;) {
    await new Promise((later) => setTimeout(later, PACE / speed()));
    if (film.run !== run) return;
    await go(film.at + 1);
    if (film.run === run && film.at >= film.last) pause();
  }
}

function showPlaying() {
  const button = one(".transport .play");
  const word = button && one("span", button);
  if (!button || !word) return;
  button.dataset.play ??= word.textContent ?? "";
  button.classList.toggle("on", film.playing);
  word.textContent = (film.playing ? button.dataset.pause : button.dataset.play) ?? "";
}

const speeds = () => /** @type {HTMLSelectElement | null} */ (one("select[data-speed]"));
const speed = () => Number(speeds()?.value ?? 1);

/** One step by hand ends the playing. @param {MouseEvent} event */
function press(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const link = /** @type {HTMLElement | null} */ (target.closest(".transport a[data-goes]"));
  if (target.closest(".transport .play")) { if (film.playing) pause(); else play(); return; }
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  pause();
  go(...WAYS[link.dataset.goes ?? ""]());
}

/** Whoever opens a replay sees it play; a link to one moment shows that moment. */
function beginReplay() {
  const kept = localStorage.getItem("replay-speed");
  const choice = speeds();
  if (choice && kept) choice.value = kept;
  choice?.addEventListener("change", () => localStorage.setItem("replay-speed", choice.value));
  document.addEventListener("click", press);
  one(".transport input[name=at]")?.addEventListener("input", (event) => { pause(); go(Number(/** @type {HTMLInputElement} */ (event.target).value)); });
  const calm = document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!calm && !new URLSearchParams(location.search).has("at") && film.last > 0) play();
}
beginReplay();
document.documentElement.dataset.ready = "yes";
