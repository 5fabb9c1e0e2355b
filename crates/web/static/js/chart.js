// Panning and zooming of a chart: an svg[data-chart] with the layers above it, all in the same coordinates. It knows no
// game. Without it the chart is a picture of the whole; with it the camera is four custom properties on the board.
// @ts-check

/** @type {<T extends Element = HTMLElement>(query: string, root?: ParentNode) => T | null} */
const one = (query, root = document) => /** @type {any} */ (root.querySelector(query));
/** @type {<T extends Element = HTMLElement>(query: string, root?: ParentNode) => T[]} */
const all = (query, root = document) => /** @type {any} */ ([...root.querySelectorAll(query)]);

/** Marks keep their size on screen down to this zoom, then shrink with it so as not to touch. */
const TOUCHING = .72;
/** Above this zoom marks grow again. */
const NEAR = 1.5;
/** Pieces are never smaller on screen than this share of their size. */
const PIECE = .62;
/** Names are readable from here on. */
const NAMED = .6;
const MOST = 3.2;
/** The share of the board that the prompt usually leaves free. A map that changed its size with every question would be no place to know one's way in. */
const USUAL = .74;
/** What a lesson speaks of is shown no larger than this, and with so many pixels round it. */
const TAUGHT = { z: 1.1, room: 76 };

const chart = /** @type {SVGSVGElement | null} */ (one("svg[data-chart]"));
if (chart) begin(chart, /** @type {HTMLElement} */ (chart.closest(".view, .board") ?? chart.parentElement));

/** @param {SVGSVGElement} chart @param {HTMLElement} board */
function begin(chart, board) {
  const { x: left, y: top, width, height } = chart.viewBox.baseVal;
  const kept = "camera " + location.pathname;
  /** The point of the chart in the middle of the board, and screen pixels for each unit. */
  let camera = { x: 0, y: 0, z: 1 };
  /** Moved by hand: then it stays. */
  let led = false;

  // ---- Camera ------------------------------------------------------------------------------------------------

  /** The part of the board that no panel covers, from the board's corner. */
  function free() {
    const whole = board.getBoundingClientRect();
    const edges = { left: 0, right: whole.width, top: 0, bottom: whole.height };
    const [before, after, below, above] = [".left", ".right", ".dock", ".over"].map((query) => one(query)?.getBoundingClientRect());
    if (before && before.width > 0 && before.right < whole.left + whole.width / 2) edges.left = before.right - whole.left;
    if (after && after.width > 0 && after.left > whole.left + whole.width / 2) edges.right = after.left - whole.left;
    if (below && below.height > 0 && below.top > whole.top + whole.height / 3) edges.bottom = below.top - whole.top;
    if (above && above.height > 0) edges.top = Math.max(0, above.bottom - whole.top);
    return edges;
  }

  const centre = () => ({ x: board.clientWidth / 2, y: board.clientHeight / 2 });
  const middle = (at = free()) => ({ x: (at.left + at.right) / 2, y: (at.top + at.bottom) / 2 });
  const size = (at = free()) => Math.min(at.right - at.left, at.bottom - at.top);

  const within = (/** @type {number} */ z) => Math.min(MOST, Math.max(size() / width * .8, z));

  function show() {
    const at = centre();
    camera.z = within(camera.z);
    const k = Math.min(1 / TOUCHING, Math.max(1 / camera.z, 1 / NEAR));
    camera.x = Math.min(left + width, Math.max(left, camera.x));
    camera.y = Math.min(top + height, Math.max(top, camera.y));
    const set = (/** @type {string} */ name, /** @type {string} */ value) => board.style.setProperty(name, value);
    set("--z", camera.z.toFixed(4));
    set("--k", k.toFixed(4));
    set("--p", Math.max(k, PIECE / camera.z).toFixed(4));
    set("--tx", (at.x - (camera.x - left) * camera.z).toFixed(1) + "px");
    set("--ty", (at.y - (camera.y - top) * camera.z).toFixed(1) + "px");
    board.classList.toggle("far", camera.z < NAMED);
    if (led) sessionStorage.setItem(kept, JSON.stringify(camera));
    else sessionStorage.removeItem(kept);
    hideTip();
  }

  /** @param {Partial<typeof camera>} to */
  function glide(to) {
    board.classList.add("gliding");
    camera = { ...camera, ...to };
    show();
    setTimeout(() => board.classList.remove("gliding"), 500);
  }

  /** The camera that has a point in the middle of the free part. @param {{x: number, y: number}} to @param {number} z */
  function aimed(to, z, at = free()) {
    const [here, there, scale] = [centre(), middle(at), within(z)];
    return { x: to.x + (here.x - there.x) / scale, y: to.y + (here.y - there.y) / scale, z: scale };
  }

  /** @param {{x: number, y: number}} to @param {number} z */
  function aim(to, z) {
    led = true;
    glide(aimed(to, z));
  }

  /** Zooms so that what is under the point stays there. @param {number} by @param {{x: number, y: number}} [at] */
  function zoom(by, at = middle()) {
    const [here, before] = [centre(), camera.z];
    led = true;
    camera.z = within(before * by);
    camera.x += (at.x - here.x) * (1 / before - 1 / camera.z);
    camera.y += (at.y - here.y) * (1 / before - 1 / camera.z);
    show();
  }

  /** Where a mark stands on the chart. @param {Element} mark */
  function placeOf(mark) {
    const at = /** @type {SVGGraphicsElement} */ (mark).getCTM();
    return at ? { x: at.e + left, y: at.f + top } : { x: camera.x, y: camera.y };
  }

  /** @param {Element} element */
  function goTo(element) {
    aim(placeOf(element), Math.max(camera.z, .85));
    element.classList.add("found");
    setTimeout(() => element.classList.remove("found"), 3000);
  }

  // ---- Pointers: one drags, two pinch; a press that moved never selects -----------------------------------------

  /** @type {Map<number, {x: number, y: number}>} */
  const held = new Map();
  let moved = 0;

  /** Panels on the board have their own use for pointers. @param {Event} event */
  const isElsewhere = (event) => /** @type {Element} */ (event.target).closest(".panel, button, input, label, a") !== null;

  board.addEventListener("pointerdown", (event) => {
    if (isElsewhere(event)) return;
    if (held.size === 0) moved = 0;
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  board.addEventListener("pointermove", (event) => {
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (moved > 8) board.setPointerCapture(event.pointerId);
    held.set(event.pointerId, now);
    if (other) pinch(before, now, other);
    else if (moved > 8) { led = true; camera.x -= (now.x - before.x) / camera.z; camera.y -= (now.y - before.y) / camera.z; show(); }
  });
  for (const name of ["pointerup", "pointercancel"]) board.addEventListener(name, (event) => held.delete(/** @type {PointerEvent} */ (event).pointerId));
  board.addEventListener("click", (event) => { if (moved > 8) { event.stopPropagation(); event.preventDefault(); moved = 0; } }, true);

  /** @param {{x: number, y: number}} before @param {{x: number, y: number}} now @param {{x: number, y: number}} other */
  function pinch(before, now, other) {
    const corner = board.getBoundingClientRect();
    const apart = (/** @type {{x: number, y: number}} */ point) => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
    moved += 9;
    zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2 - corner.left, y: (now.y + other.y) / 2 - corner.top });
  }

  board.addEventListener("wheel", (event) => {
    if (isElsewhere(event)) return;
    event.preventDefault();
    const corner = board.getBoundingClientRect();
    zoom(Math.exp(-event.deltaY * (event.deltaMode ? .05 : .0016)), { x: event.clientX - corner.left, y: event.clientY - corner.top });
  }, { passive: false });

  // ---- Keys and buttons ----------------------------------------------------------------------------------------

  const ORIGIN = { x: 0, y: 0 };
  const radius = Number(chart.dataset.home ?? width / 2);
  const isNarrow = () => board.clientWidth < 760;

  /** The whole of what is shown at first, or on a small board one's own piece. */
  function homely() {
    const [own, at, taught] = [one("[data-from]", board), free(), lessonCamera()];
    if (taught) return taught;
    if (isNarrow() && own) return aimed(placeOf(own), .8);
    at.bottom = Math.max(at.bottom, board.clientHeight * USUAL);
    return aimed(ORIGIN, size(at) / (2 * radius), at);
  }

  function home() {
    led = false;
    glide(isNarrow() || lessonCamera() ? homely() : clear(homely()));
  }

  // ---- A lesson: its marks, the way it leads and one's own piece, all in sight -------------------------------------

  /** A mark on the chart or above it; a key may carry marks after the name of its place. @param {string} id */
  const markNamed = (id) => /** @type {SVGElement | null} */ (one(`.layer [data-el="${CSS.escape(id.replace(/\W+$/, ""))}"]`, board));

  /** @param {"points" | "way"} what @param {string} by @returns {string[]} */
  const inLesson = (what, by) => (one(".lesson[open]")?.dataset[what] ?? "").split(by).filter((id) => id !== "");

  /** @param {string[]} ids */
  const placesOf = (ids) => ids.map(markNamed).filter((mark) => mark !== null).map(placeOf);

  /** @returns {typeof camera | null} */
  function lessonCamera() {
    const places = placesOf([...inLesson("points", " "), ...inLesson("way", ",")]);
    if (places.length === 0) return null;
    const own = one("[data-from]", board);
    if (own) places.push(placeOf(own));
    const [xs, ys, at] = [places.map((place) => place.x), places.map((place) => place.y), free()];
    const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const fits = (/** @type {number} */ length, /** @type {number} */ pixels) => Math.max(1, pixels - 2 * TAUGHT.room) / Math.max(1, length);
    const z = Math.min(TAUGHT.z, fits(east - west, at.right - at.left), fits(south - north, at.bottom - at.top));
    return aimed({ x: (west + east) / 2, y: (north + south) / 2 }, z);
  }

  /** A new note is looked at from where it can be understood. */
  function followLesson() {
    trace();
    if (!one(".lesson[open]")) return;
    led = false;
    requestAnimationFrame(settle);
  }

  /** So far down that no mark a question points at lies under the question. @param {typeof camera} at */
  function clear(at) {
    const heights = all(".layer .offered", board).map((mark) => (placeOf(mark).y - at.y) * at.z + centre().y);
    const under = Math.max(0, ...heights.filter((y) => y < board.clientHeight)) - (free().bottom - 40);
    return under > 0 ? { ...at, y: at.y + under / at.z } : at;
  }

  /** A camera that nobody leads goes where the question is. */
  function settle() {
    const taught = lessonCamera();
    if (led || isNarrow() && !taught) return;
    const to = taught ?? clear(homely());
    if (Math.hypot(to.x - camera.x, to.y - camera.y) * to.z > 4 || Math.abs(to.z - camera.z) > .01) glide(to);
  }

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
  });

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
  }, true);

  document.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("button"));
    if (button?.dataset.zoom) zoom(Number(button.dataset.zoom));
    if (button?.dataset.fit === chart.dataset.home) home();
    else if (button?.dataset.fit) aim(ORIGIN, size() / (2 * Number(button.dataset.fit)));
    const goal = button?.dataset.goto && one(`[data-el="${CSS.escape(button.dataset.goto)}"]`, board);
    if (goal) goTo(goal);
  });

  // ---- Names: under the pointer, and to look for ---------------------------------------------------------------

  const tip = document.createElement("div");
  tip.className = "tip";
  tip.hidden = true;
  board.append(tip);
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
  board.addEventListener("pointerover", showTip);
  board.addEventListener("focusin", (event) => {
    const mark = markOf(event);
    if (mark && isCovered(mark)) aim(placeOf(mark), camera.z);
    if (mark) showTip(event);
  });

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

  // ---- The way that is being chosen ----------------------------------------------------------------------------

  const plan = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  plan.setAttribute("class", "layer route-plan");
  plan.setAttribute("viewBox", chart.getAttribute("viewBox") ?? "");
  plan.innerHTML = '<path class="under"/><path class="over"/><g class="aims"/>';
  chart.after(plan);
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
  document.addEventListener("pointerover", point);
  document.addEventListener("focusin", point);

  /** A key may carry marks after the name of its place. @param {string[]} keys */
  function draw(keys) {
    const names = keys.map((key) => key.replace(/\W+$/, ""));
    const found = names.map((name) => one(`[data-el="${CSS.escape(name)}"]`, chart)).filter((place) => place !== null);
    // Of several crafts the one that the first step names.
    const start = one(`[data-craft="${CSS.escape(keys[0] ?? "")}"]`, board) ?? one("[data-from]", board);
    const from = start && one(`[data-el="${CSS.escape(start.dataset.from ?? "")}"]`, chart);
    const points = (found.length > 0 && from ? [from, ...found] : []).map((place) => { const at = placeOf(place); return Math.round(at.x) + " " + Math.round(at.y); });
    const way = points.map((point, i) => i === 0 ? "M" + point : curves.get(points[i - 1] + ">" + point) ?? "L" + point).join("");
    for (const line of all("path", plan)) line.setAttribute("d", way);
  }
  const notes = one("#place-note");
  if (notes) new MutationObserver(followLesson).observe(notes, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["data-way", "data-points", "open"] });
  const prompt = one("#r-prompt");
  if (prompt) new MutationObserver(() => { trace(); requestAnimationFrame(settle); }).observe(prompt, { childList: true, subtree: true });

  // ---- Pieces fly the way the log tells ------------------------------------------------------------------------

  /** The marks from one to another by the newest line that ends there; of a way in parts the last part. @param {string} from @param {string} to */
  function flown(from, to) {
    const ways = all("#log-list [data-flown]").map((line) => (line.dataset.flown ?? "").split(","));
    const way = ways.find((way) => way.at(-1) === to) ?? [to];
    return [from, ...way.slice(way.lastIndexOf(from) + 1)];
  }

  const calm = () => document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;

  /** @param {HTMLElement} piece @param {string} from @param {string} to */
  function fly(piece, from, to) {
    const places = flown(from, to).map((id) => one(`[data-el="${CSS.escape(id)}"]`, chart)).filter((mark) => mark !== null).map(placeOf);
    const [last, [x, y]] = [places.at(-1), spotOf(piece.getAttribute("transform"))];
    if (!last || places.length < 2) return;
    // A piece may stand beside its place.
    const steps = places.map((at) => ({ transform: `translate(${at.x + x - last.x}px,${at.y + y - last.y}px)` }));
    piece.animate(steps, { duration: 110 * (steps.length + 1), easing: "ease-in-out" });
  }

  /** Pieces by name, with their places. @type {Map<string, string>} */
  let stood = new Map();
  function follow() {
    const before = stood;
    const pieces = all("[data-flies]", board);
    stood = new Map(pieces.map(({ dataset }) => [dataset.el ?? "", dataset.flies ?? ""]));
    if (calm()) return;
    for (const piece of pieces) {
      const [from, to] = [before.get(piece.dataset.el ?? ""), piece.dataset.flies ?? ""];
      if (from && from !== to) fly(piece, from, to);
    }
  }
  follow();
  new MutationObserver(follow).observe(board, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-flies"] });

  // ---- Beginning -----------------------------------------------------------------------------------------------

  try {
    camera = JSON.parse(sessionStorage.getItem(kept) ?? "");
    led = true;
    show();
  } catch {
    home();
  }
  trace();
  // A prompt that grows takes room from a small board.
  new ResizeObserver(() => { if (led) show(); else home(); }).observe(board);
}

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
