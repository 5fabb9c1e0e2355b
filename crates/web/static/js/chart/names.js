// Names: under the pointer, and to look for.
// @ts-check

const tip = document.createElement("div");
tip.className = "tip";
tip.hidden = true;
board.append(tip);
liftOff(tip);
const hideTip = () => { tip.hidden = true; };
const places = /** @type {SVGGElement[]} */ (all("[data-el]", chart));
/** What a place is called: some have their name beside them, as one text in lines. @param {Element} place */
const nameOf = (place) => place.getAttribute("data-tip") ?? place.getAttribute("aria-label") ?? wordsOf(one("text", place));
const named = new Map(places.map((place) => [nameOf(place), place]));

/** @param {Event} event */
const showTip = (event) => {
  const under = /** @type {Element} */ (event.target).closest("[data-el], [data-tip], [data-steps]");
  const text = under && nameOf(under);
  if (!under || !text || held.size > 0) { hideTip(); return; }
  const [box, whole] = [(one("use", under) ?? under).getBoundingClientRect(), board.getBoundingClientRect()];
  tip.textContent = text;
  tip.hidden = false;
  const half = tip.offsetWidth / 2 + 4;
  tip.style.left = Math.max(half, Math.min(whole.width - half, box.left + box.width / 2 - whole.left)) + "px";
  tip.style.top = box.top - whole.top + "px";
};
board.addEventListener("pointerover", showTip, { signal });
board.addEventListener("focusin", (event) => {
  const mark = markOf(event);
  if (mark && isCovered(mark)) aim(placeOf(mark), camera.z);
  if (mark) showTip(event);
}, { signal });

/** Whether a mark is outside the part that no panel covers. @param {Element} mark */
function isCovered(mark) {
  const [box, whole, at] = [mark.getBoundingClientRect(), board.getBoundingClientRect(), free()];
  const [x, y] = [box.left + box.width / 2 - whole.left, box.top + box.height / 2 - whole.top];
  return x < at.left || x > at.right || y < at.top || y > at.bottom;
}

const find = /** @type {HTMLInputElement | null} */ (one("input[data-find]", board));
if (find) {
  const list = document.createElement("datalist");
  list.id = "places";
  for (const name of [...named.keys()].sort()) list.append(new Option(name));
  find.after(list);
  find.setAttribute("list", list.id);
  find.addEventListener("input", () => { const goal = named.get(find.value); if (goal) { goTo(goal); find.value = ""; } });
}
