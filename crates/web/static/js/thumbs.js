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
  aimThumb(board, widthOf(card), card.clientHeight / card.clientWidth);
  const scale = card.clientWidth / widthOf(card);
  Object.assign(board.style, { width: widthOf(card) + "px", height: card.clientHeight / scale + "px", scale: String(scale) });
  card.replaceChildren(board);
  settleNames(board);
}

/** Nobody can look closer here: what the edge cuts is away, and prices give way to each other, too. @param {HTMLElement} board */
function settleNames(board) {
  const frame = board.getBoundingClientRect();
  const [inside, cut] = [true, false].map((is) => all("text, .pr", board).filter((node) => is === within(node.getBoundingClientRect(), frame)));
  cut.forEach((node) => node.classList.add("hid"));
  const loose = inside.filter((node) => node.matches(".pr, [data-label]")).sort((a, b) => Number(b.matches(".pr")) - Number(a.matches(".pr")));
  keepApart(loose, inside.filter((node) => !loose.includes(node) && !node.closest(".pr")));
}

/** @param {DOMRect} box @param {DOMRect} frame */
const within = (box, frame) => box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;

/** A map is seen round one's own piece: near it, or in its whole width. @param {HTMLElement} board @param {number} width @param {number} ratio */
function aimThumb(board, width, ratio) {
  const chart = one("svg[data-home]", board);
  if (!chart) return;
  const own = one("[data-from]", board)?.getAttribute("transform")?.match(/-?[\d.]+/g)?.map(Number) ?? [0, 0];
  const near = Number(chart.dataset.near ?? 0);
  const half = near > 0 ? width / 2 / near : Number(chart.dataset.home);
  const rest = half * Math.max(0, 1 - ratio);
  const [x, y] = near > 0 ? own : [0, Math.max(-rest, Math.min(rest, own[1]))];
  for (const layer of all("svg.layer", board)) {
    layer.setAttribute("viewBox", [x - half, y - half, 2 * half, 2 * half].join(" "));
    layer.setAttribute("preserveAspectRatio", "xMidYMid slice");
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
