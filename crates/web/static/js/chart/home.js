// Where the camera stands by itself: at home, at what a lesson speaks of, at one's own piece.
// @ts-check

const ORIGIN = { x: 0, y: 0 };
const radius = Number(chart.dataset.home ?? width / 2);
const isNarrow = () => board.clientWidth < 760;

/** How near one's own piece is looked at; 0 where the whole is shown first. */
const near = () => one("[data-from]", board) ? isNarrow() ? .8 : Number(chart.dataset.near ?? 0) : 0;

/** The whole of what is shown at first, or one's own piece from near. */
function homely() {
  const [own, at, taught] = [one("[data-from]", board), free(), lessonCamera()];
  if (taught) return taught;
  if (own && near() > 0) return aimed(placeOf(own), near());
  at.bottom = Math.max(at.bottom, board.clientHeight * USUAL);
  return aimed(ORIGIN, size(at) / (2 * radius), at);
}

function home() {
  led = false;
  glide(near() > 0 || lessonCamera() ? homely() : clear(homely()));
}

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
  const to = taught ?? (near() > 0 ? homely() : clear(homely()));
  if (Math.hypot(to.x - camera.x, to.y - camera.y) * to.z > 4 || Math.abs(to.z - camera.z) > .01) glide(to);
}
