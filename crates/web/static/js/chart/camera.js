// Panning and zooming of a chart: an svg[data-chart] with the layers above it, all in the same coordinates. It knows no
// game. Without it the chart is a picture of the whole; with it the camera is four custom properties on the board.
// @ts-check

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

/** A page without a chart has one that is nowhere: what follows then does nothing. */
const chart = one("svg[data-chart]") ?? document.createElementNS("http://www.w3.org/2000/svg", "svg");
const board = /** @type {HTMLElement} */ (chart.closest(".view, .board") ?? document.createElement("div"));
const isThere = chart.isConnected;
const { x: left, y: top, width, height } = /** @type {SVGSVGElement} */ (chart).viewBox.baseVal ?? new DOMRect();
const kept = "camera " + location.pathname;
/** The point of the chart in the middle of the board, and screen pixels for each unit. */
let camera = { x: 0, y: 0, z: 1 };
/** Moved by hand: then it stays. */
let led = false;

/** Another chart has come, or none is left: what listens for this one ends, and what was laid over it goes. */
const { signal, abort } = leaving();
document.addEventListener("chart", abort, { once: true });
// Where one world was led to means nothing on the next.
signal.addEventListener("abort", () => sessionStorage.removeItem(kept));

function leaving() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** @param {{ disconnect(): void }} observer */
const untilLeft = (observer) => signal.addEventListener("abort", () => observer.disconnect());
/** @param {Element | null} laid */
const liftOff = (laid) => signal.addEventListener("abort", () => laid?.remove());

/** @param {Node | null} node @param {MutationObserverInit} what @param {MutationCallback} act */
function watch(node, what, act) {
  const observer = new MutationObserver(act);
  if (node) observer.observe(node, what);
  untilLeft(observer);
}

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
  frame();
  tidy();
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

/** Where a mark stands on the chart, also while it still flies there. @param {Element} mark */
function placeOf(mark) {
  const { transform, parentElement } = /** @type {SVGGraphicsElement} */ (mark);
  const own = parentElement instanceof SVGSVGElement && transform.baseVal.length === 1 ? transform.baseVal[0].matrix : null;
  if (own) return { x: own.e, y: own.f };
  const at = /** @type {SVGGraphicsElement} */ (mark).getCTM();
  return at ? { x: at.e + left, y: at.f + top } : { x: camera.x, y: camera.y };
}

/** @param {Element} element */
function goTo(element) {
  aim(placeOf(element), Math.max(camera.z, .85));
  element.classList.add("found");
  setTimeout(() => element.classList.remove("found"), 3000);
}
