// The boards of running tables on the cards of the lobby, in place of their games' covers.
// @ts-check

/** How wide a board is drawn before it is made small. @param {HTMLElement} card */
const widthOf = (card) => Number(card.dataset.width ?? 900);

/** A board to look at: nothing to press, nothing to find by its id. @param {HTMLElement} card */
async function showBoard(card) {
  const response = await fetch(card.dataset.thumb ?? "").catch(() => null);
  if (response?.status !== 200) return;
  const board = document.createElement("div");
  Object.assign(board, { className: "board thumb", inert: true, innerHTML: await response.text() });
  board.setAttribute("aria-hidden", "true");
  all(".panel, .tools, .tip, .vh", board).forEach((node) => node.remove());
  all("[id]", board).forEach((node) => { if (!node.closest("defs")) node.removeAttribute("id"); });
  aimThumb(board, widthOf(card));
  const scale = card.clientWidth / widthOf(card);
  Object.assign(board.style, { width: widthOf(card) + "px", height: card.clientHeight / scale + "px", scale: String(scale) });
  card.replaceChildren(board);
}

/** A map is seen round one's own piece, or as a whole. @param {HTMLElement} board @param {number} width */
function aimThumb(board, width) {
  const chart = one("svg[data-home]", board);
  if (!chart) return;
  const own = one("[data-from]", board)?.getAttribute("transform")?.match(/-?[\d.]+/g)?.map(Number);
  const near = own ? Number(chart.dataset.near ?? 0) : 0;
  const [[x, y], half] = own && near > 0 ? [own, width / 2 / near] : [[0, 0], Number(chart.dataset.home)];
  for (const layer of all("svg.layer", board)) {
    layer.setAttribute("viewBox", [x - half, y - half, 2 * half, 2 * half].join(" "));
    layer.setAttribute("preserveAspectRatio", near > 0 ? "xMidYMid slice" : "xMidYMid meet");
  }
}

const thumbs = new IntersectionObserver((seen) => {
  for (const { target, isIntersecting } of seen) {
    if (!isIntersecting) continue;
    thumbs.unobserve(target);
    showBoard(/** @type {HTMLElement} */ (target));
  }
});
all("[data-thumb]").forEach((card) => thumbs.observe(card));
