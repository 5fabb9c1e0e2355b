// Signs at the edge of what is seen of a chart, for what lies beyond it: marks with data-sign. A press goes there.
// @ts-check

/** No more than these; so far from the edge, in pixels. */
const SIGNS = { most: 5, room: 10 };
const signs = document.createElement("div");
signs.className = "signs";
signs.setAttribute("aria-hidden", "true");
liftOff(signs);

/** What may have a sign: wanted places, then others as far as one usually goes. */
function signed() {
  const near = (/** @type {Element} */ mark) => Math.hypot(placeOf(mark).x, placeOf(mark).y) < radius;
  const others = isNarrow() ? [] : all(".chart [data-sign]", board).filter(near);
  return [...all(".layer:not(.chart) [data-sign]", board), ...others];
}

/** Once the camera stands still: the signs keep clear of each other, of tools and of what may be chosen. */
function pointOut() {
  if (!signs.isConnected) board.append(signs);
  // What one may do as well lies over the board, but is no part of it.
  const taken = [...all(".tools, [data-steps], .offered, .panel", board), ...all(".may")].map((node) => node.getBoundingClientRect());
  const [seen, here] = [free(), middle()];
  signs.replaceChildren();
  for (const { mark, dx, dy } of beyond(seen, here)) {
    if (signs.childElementCount === SIGNS.most) return;
    const sign = signFor(mark, Math.atan2(dy, dx));
    signs.append(sign);
    const half = { x: sign.offsetWidth / 2 + SIGNS.room, y: sign.offsetHeight / 2 + SIGNS.room };
    const by = Math.min(((seen.right - seen.left) / 2 - half.x) / Math.abs(dx), ((seen.bottom - seen.top) / 2 - half.y) / Math.abs(dy));
    sign.style.translate = `${(here.x + dx * by - half.x + SIGNS.room).toFixed(0)}px ${(here.y + dy * by - half.y + SIGNS.room).toFixed(0)}px`;
    const box = sign.getBoundingClientRect();
    if (taken.some((other) => meet(box, other))) sign.remove();
    else taken.push(box);
  }
}

/** The marks outside of what is seen, and the way to them from the middle of it. @param {ReturnType<typeof free>} seen @param {{x: number, y: number}} here */
function beyond(seen, here) {
  const from = centre();
  const away = (/** @type {Element} */ mark) => {
    const place = placeOf(mark);
    const at = { x: (place.x - camera.x) * camera.z + from.x, y: (place.y - camera.y) * camera.z + from.y };
    const inside = at.x > seen.left && at.x < seen.right && at.y > seen.top && at.y < seen.bottom;
    return { mark, inside, dx: at.x - here.x, dy: at.y - here.y };
  };
  return signed().map(away).filter(({ inside }) => !inside);
}

/** @param {Element} mark @param {number} angle */
function signFor(mark, angle) {
  const sign = document.createElement("button");
  Object.assign(sign, { type: "button", className: "yonder", tabIndex: -1, textContent: /** @type {HTMLElement} */ (mark).dataset.sign });
  sign.style.setProperty("--way", angle.toFixed(2) + "rad");
  sign.addEventListener("click", () => goTo(mark));
  return sign;
}
