// The boards of running tables on the cards of the lobby, in place of their games' covers.
// @ts-check

/** How wide a board is drawn before it is made small. */
const THUMB_WIDTH = 900;

/** A board to look at: nothing to press, nothing to find by its id. @param {HTMLElement} card */
async function showBoard(card) {
  const response = await fetch(card.dataset.thumb ?? "").catch(() => null);
  if (response?.status !== 200) return;
  const board = document.createElement("div");
  Object.assign(board, { className: "board thumb", inert: true, innerHTML: await response.text() });
  board.setAttribute("aria-hidden", "true");
  all("script, form, dialog, .vh", board).forEach((node) => node.remove());
  all("[id]", board).forEach((node) => { if (!node.closest("defs")) node.removeAttribute("id"); });
  const map = one("svg[data-near]", board);
  if (map?.dataset.near) map.setAttribute("viewBox", map.dataset.near);
  board.style.width = THUMB_WIDTH + "px";
  board.style.scale = String(card.clientWidth / THUMB_WIDTH);
  card.replaceChildren(board);
}

const thumbs = new IntersectionObserver((seen) => {
  for (const { target, isIntersecting } of seen) {
    if (!isIntersecting) continue;
    thumbs.unobserve(target);
    showBoard(/** @type {HTMLElement} */ (target));
  }
});
all("[data-thumb]").forEach((card) => thumbs.observe(card));
