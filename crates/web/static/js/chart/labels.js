// Names above the chart give way to each other and to those on it: the first one stays. Some (data-label=far) do so only
// where all are near each other, looked at from afar, and before the others.
// @ts-check

// At first they are away: nobody knows yet whom they would cover.
board.classList.add("unsettled");
let tidying = 0;
signal.addEventListener("abort", () => clearTimeout(tidying));
/** Once the camera stands still. */
function tidy() {
  clearTimeout(tidying);
  signs.replaceChildren();
  tidying = window.setTimeout(() => { giveWay(); pointOut(); }, 180);
}

function giveWay() {
  const isFar = board.classList.contains("far");
  board.classList.remove("unsettled");
  const every = all("[data-label]", board);
  every.forEach((label) => label.classList.remove("hid"));
  const [firm, loose] = [true, false].map((is) => every.filter((label) => (label.dataset.label === "far") === is));
  const labels = isFar ? [...firm, ...loose] : loose;
  const there = all("text, .pr", board).filter((node) => !labels.includes(node) && !node.closest(".pr text, .panel"));
  keepApart(labels, there);
}
