// Pointers: one drags, two pinch; a press that moved never selects.
// @ts-check

/** @type {Map<number, {x: number, y: number}>} */
const held = new Map();
let moved = 0;

/** Panels on the board have their own use for pointers. @param {Event} event */
const isElsewhere = (event) => /** @type {Element} */ (event.target).closest(".panel, button, input, label, a") !== null;

board.addEventListener("pointerdown", (event) => {
  if (isElsewhere(event)) return;
  if (held.size === 0) moved = 0;
  held.set(event.pointerId, { x: event.clientX, y: event.clientY });
}, { signal });
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
}, { signal });
for (const name of ["pointerup", "pointercancel"]) board.addEventListener(name, (event) => held.delete(/** @type {PointerEvent} */ (event).pointerId), { signal });
board.addEventListener("click", (event) => { if (moved > 8) { event.stopPropagation(); event.preventDefault(); moved = 0; } }, { signal, capture: true });

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
}, { signal, passive: false });
