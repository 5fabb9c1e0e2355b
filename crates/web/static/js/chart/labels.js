// Names above the chart give way to each other and to those on it: the first one stays.
// @ts-check

let tidying = 0;
/** Once the camera stands still; while it moves they are away, for nobody knows yet whom they would cover. */
function tidy() {
  clearTimeout(tidying);
  signs.replaceChildren();
  board.classList.add("unsettled");
  tidying = window.setTimeout(() => { giveWay(); pointOut(); }, 180);
}

function giveWay() {
  const labels = all("[data-label]", board);
  board.classList.remove("unsettled");
  labels.forEach((label) => label.classList.remove("hid"));
  const boxOf = (/** @type {Element} */ node) => node.getBoundingClientRect();
  const taken = all("text, .pr", board).filter((node) => node.dataset.label === undefined && !node.closest(".pr text, .panel")).map(boxOf);
  for (const label of labels) {
    const box = boxOf(label);
    if (taken.some((other) => meet(box, other))) label.classList.add("hid");
    else taken.push(box);
  }
}

/** @param {DOMRect} a @param {DOMRect} b */
const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
