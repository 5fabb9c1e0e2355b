// Keys and buttons.
// @ts-check

const step = () => 80 / camera.z;
const lead = (/** @type {number} */ right, /** @type {number} */ down) => { led = true; glide({ x: camera.x + right, y: camera.y + down }); };
const KEYS = /** @type {Record<string, () => void>} */ ({
  "+": () => zoom(1.25), "=": () => zoom(1.25), "-": () => zoom(.8), 0: home,
  ArrowLeft: () => lead(-step(), 0), ArrowRight: () => lead(step(), 0), ArrowUp: () => lead(0, -step()), ArrowDown: () => lead(0, step()),
});
/** A mark that takes a way. @param {Event} event */
const markOf = (event) => /** @type {SVGGElement | null} */ (/** @type {Element} */ (event.target).closest("svg [data-steps]"));

board.addEventListener("keydown", (event) => {
  const mark = markOf(event);
  if (mark && onMark(mark, event.key)) { event.preventDefault(); event.stopPropagation(); return; }
  const act = KEYS[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey || /** @type {Element} */ (event.target).matches("input")) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}, { signal });

const SIDES = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });

/** From a mark the arrows lead to the next one on that side, and it is pressed like a button. @param {SVGGElement} mark @param {string} key */
function onMark(mark, key) {
  if (key === "Enter" || key === " ") mark.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  else if (SIDES[key]) beside(mark, SIDES[key])?.focus({ preventScroll: true });
  else return false;
  return true;
}

/** The nearest mark on a side: what lies aside counts double. @param {SVGGElement} mark @param {[number, number]} side */
function beside(mark, [right, down]) {
  const here = placeOf(mark);
  const far = (/** @type {Element} */ other) => {
    const { x, y } = placeOf(other);
    const [along, aside] = [(x - here.x) * right + (y - here.y) * down, Math.abs((x - here.x) * down) + Math.abs((y - here.y) * right)];
    return along > 0 && aside <= 2 * along ? along + 2 * aside : Infinity;
  };
  const marks = /** @type {SVGGElement[]} */ (all("svg [data-steps]", board)).filter((other) => other.checkVisibility());
  const [nearest] = marks.map((other) => ({ other, far: far(other) })).sort((a, b) => a.far - b.far);
  return nearest && nearest.far < Infinity ? nearest.other : null;
}

// A way that is taken already asks what comes after it.
document.addEventListener("click", (event) => {
  const [mark, again] = [markOf(event), /** @type {HTMLInputElement | null} */ (one("input[data-again]"))];
  if (!again || !mark) return;
  const about = taken().join(",") === mark.dataset.steps ? mark.dataset.steps : "";
  if (about === again.value) return;
  again.value = about;
  again.dispatchEvent(new Event("change", { bubbles: true }));
}, { signal, capture: true });

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("button"));
  if (!button || !isThere) return;
  if (button.dataset.zoom) zoom(Number(button.dataset.zoom));
  if (button.dataset.fit === chart.dataset.home && near() === 0) home();
  else if (button.dataset.fit) aim(ORIGIN, size() / (2 * Number(button.dataset.fit)));
  const goal = button.dataset.goto === undefined ? null : one(`[data-el="${CSS.escape(button.dataset.goto)}"]`, board);
  if (goal?.dataset.from !== undefined && near() > 0) home();
  else if (goal) goTo(goal);
}, { signal });
