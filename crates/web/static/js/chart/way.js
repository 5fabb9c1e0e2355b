// The way that is being chosen.
// @ts-check

const plan = document.createElementNS("http://www.w3.org/2000/svg", "svg");
plan.setAttribute("class", "layer route-plan");
plan.setAttribute("viewBox", chart.getAttribute("viewBox") ?? "0 0 1 1");
plan.innerHTML = '<path class="under"/><path class="over"/><g class="aims"/>';
chart.after(plan);
liftOff(plan);
const curves = routes(chart);

const taken = () => all("form[data-kind=steps] input[name=step]").map((input) => /** @type {HTMLInputElement} */ (input).value);

/** From the piece that moves through the steps taken so far, or along the way pointed at. */
function trace() {
  const [way, aims] = [pointed ?? taken(), one("g", plan)];
  draw(way.length > 0 ? way : inLesson("way", ","));
  foretell(way.join(","));
  if (aims) aims.innerHTML = placesOf(inLesson("points", " ")).map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="26"/>`).join("");
}

/** What a way leaves is a number for the page's style to show, where a mark knows it. @param {string} steps */
function foretell(steps) {
  const leaves = steps && one(`svg [data-steps="${CSS.escape(steps)}"]`, board)?.dataset.leaves;
  document.documentElement.classList.toggle("leaves", Boolean(leaves));
  if (leaves) document.documentElement.style.setProperty("--leaves", leaves);
}

/** @type {string[] | null} */
let pointed = null;
/** A way is shown while it is pointed at or has the focus. @param {Event} event */
const point = (event) => {
  const way = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest?.("[data-way], [data-steps]"));
  const ids = way && (way.dataset.way ?? way.dataset.steps ?? "").split(",");
  if (ids === pointed) return;
  pointed = ids;
  trace();
};
document.addEventListener("pointerover", point, { signal });
document.addEventListener("focusin", point, { signal });

/** A key may carry marks after the name of its place, and a manner before it. @param {string} key */
function placeNamed(key) {
  const name = key.replace(/\W+$/, ""), named = (/** @type {string} */ id) => one(`[data-el="${CSS.escape(id)}"]`, chart);
  return named(name) ?? named(name.slice(name.indexOf("-") + 1));
}

/** @param {string[]} keys */
function draw(keys) {
  const found = keys.map(placeNamed).filter((place) => place !== null);
  // Of several crafts the one that the first step names.
  const start = one(`[data-craft="${CSS.escape(keys[0] ?? "")}"]`, board) ?? one("[data-from]", board);
  const from = start && one(`[data-el="${CSS.escape(start.dataset.from ?? "")}"]`, chart);
  const points = (found.length > 0 && from ? [from, ...found] : []).map((place) => { const at = placeOf(place); return Math.round(at.x) + " " + Math.round(at.y); });
  const way = points.map((point, i) => i === 0 ? "M" + point : curves.get(points[i - 1] + ">" + point) ?? "L" + point).join("");
  for (const line of all("path", plan)) line.setAttribute("d", way);
}
watch(one("#place-note"), { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["data-way", "data-points", "open"] }, followLesson);
watch(one("#r-prompt"), { childList: true, subtree: true }, () => { trace(); requestAnimationFrame(settle); });

/** The numbers of a "translate". @param {string | null} transform */
function spotOf(transform) {
  return (transform?.match(/-?[\d.]+/g) ?? []).map(Number);
}

/** The drawn curve between two neighbours, in both directions. @param {SVGSVGElement} chart @returns {Map<string, string>} */
function routes(chart) {
  const curves = new Map();
  for (const route of all("path[data-route]", chart)) {
    let [x, y] = [0, 0];
    for (const [, command, numbers] of (route.getAttribute("d") ?? "").matchAll(/([Mcl])([^Mcl]*)/g)) {
      const n = (numbers.match(/-?\d+/g) ?? []).map(Number);
      if (command === "M") { [x, y] = n; continue; }
      if (command === "l") n.unshift(0, 0, n[0], n[1]);
      const [a, b, c, d, e, f] = n.map((by, i) => by + (i % 2 === 0 ? x : y));
      curves.set(`${x} ${y}>${e} ${f}`, `C${a} ${b} ${c} ${d} ${e} ${f}`);
      curves.set(`${e} ${f}>${x} ${y}`, `C${c} ${d} ${a} ${b} ${x} ${y}`);
      [x, y] = [e, f];
    }
  }
  return curves;
}

/** The words of a text, its lines joined by spaces. @param {Element | null} text */
function wordsOf(text) {
  return [...(text?.childNodes ?? [])].map((node) => node.textContent?.trim()).join(" ").trim();
}
