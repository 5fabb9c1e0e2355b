// Pieces fly the way the log tells.
// @ts-check

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
  for (const piece of pieces) {
    const [from, to] = [before.get(piece.dataset.el ?? ""), piece.dataset.flies ?? ""];
    if (!from || from === to) continue;
    if (!calm()) fly(piece, from, to);
    // A camera that looks at one's own piece goes along, even if it was led elsewhere meanwhile.
    if (piece.dataset.from !== undefined && near() > 0) home();
  }
  tidy();
}
follow();
watch(board, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-flies"] }, (changes) => { if (changes.some(({ target }) => target !== signs)) follow(); });
