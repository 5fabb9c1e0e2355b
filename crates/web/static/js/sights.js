// What is worth looking up for is seen where it happens, for a moment. A press takes it away; with less motion the log
// alone tells it.
// @ts-check

/** How long it is seen, and what comes at the same time waits so long, in milliseconds. */
const SIGHT = { lasts: 2_600, apart: 700, most: 4 };
let nextSight = 0;

const isCalm = () => document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** New lines of the log, newest first: of many at once the last ones are seen. @param {HTMLElement[]} lines */
function seeAll(lines) {
  const sights = lines.filter((line) => line.dataset.sight !== undefined).slice(0, SIGHT.most).reverse();
  for (const line of sights) {
    const wait = Math.max(0, nextSight - performance.now());
    nextSight = performance.now() + wait + SIGHT.apart;
    setTimeout(see, wait, line);
  }
}

/** @param {HTMLElement} line */
function see(line) {
  sound(line.dataset.sight ?? "");
  const board = one(".board");
  if (!board || isCalm() || document.hidden || replaying()) return;
  const sight = document.createElement("div");
  sight.className = "sight " + line.dataset.sight;
  sight.setAttribute("aria-hidden", "true");
  sight.append(...[...one(":scope > .seat", line) ? [/** @type {Element} */ (one(":scope > .seat", line)).cloneNode(true)] : [], wordsOfLine(line)]);
  document.body.append(sight);
  place(sight, line.dataset.at ? one(`[data-el="${CSS.escape(line.dataset.at)}"]`, board) : null, board);
  giveRoom(sight);
  sight.addEventListener("click", () => sight.remove());
  setTimeout(() => sight.remove(), SIGHT.lasts);
}

/** Its words and signs, without the rules. @param {HTMLElement} line */
function wordsOfLine(line) {
  const words = /** @type {HTMLElement} */ (/** @type {Element} */ (line.lastElementChild).cloneNode(true));
  all("a.cite", words).forEach((rule) => rule.remove());
  return words;
}

/** Above a mark, or over the upper part of the board where there is none in sight. @param {HTMLElement} sight @param {Element | null} mark @param {Element} board */
function place(sight, mark, board) {
  const [whole, box] = [board.getBoundingClientRect(), mark?.getBoundingClientRect()];
  const isSeen = box && box.width > 0 && box.top > whole.top + 40 && box.bottom < whole.bottom && box.left > whole.left && box.right < whole.right;
  const [x, y] = isSeen ? [box.left + box.width / 2, box.top - 8] : [whole.left + whole.width / 2, whole.top + whole.height * .3];
  const half = sight.offsetWidth / 2 + 8;
  sight.style.left = Math.max(half, Math.min(innerWidth - half, x)) + "px";
  sight.style.top = y + "px";
}

/** What is newer takes the place of what it would lie on. @param {HTMLElement} sight */
function giveRoom(sight) {
  const box = sight.getBoundingClientRect();
  all(".sight").filter((other) => other !== sight && meet(box, other.getBoundingClientRect())).forEach((other) => other.remove());
}

const replaying = () => one(".replay") !== null;
