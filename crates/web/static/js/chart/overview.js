// A chart that is looked at from near has a small one of the whole, with what is in sight on it; a press goes there.
// @ts-check

const overview = chart.dataset.near === undefined ? null : smallChart();
liftOff(overview);

function smallChart() {
  const [panel, reach] = [document.createElement("div"), radius * 1.06];
  panel.className = "overview";
  panel.setAttribute("aria-hidden", "true");
  const ways = all("path[data-route]", chart).map((route) => `<use href="#${route.id}"/>`).join("");
  panel.innerHTML = `<div class="panel"><svg viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}">${ways}<g/><rect/></svg></div>`;
  panel.addEventListener("click", (event) => {
    const svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (one("svg", panel)));
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
    aim(at, camera.z);
  });
  one(".left")?.append(panel);
  return panel;
}

/** Shows on it what the camera sees, and where the pieces are. */
function frame() {
  const rect = overview && one("rect", overview);
  if (!rect) return;
  const [seen, here] = [free(), centre()];
  const at = { x: camera.x + (seen.left - here.x) / camera.z, y: camera.y + (seen.top - here.y) / camera.z };
  const sides = { ...at, width: (seen.right - seen.left) / camera.z, height: (seen.bottom - seen.top) / camera.z };
  for (const [name, value] of Object.entries(sides)) rect.setAttribute(name, value.toFixed(0));
  const pieces = all("[data-flies]", board).map((piece) => ({ piece, at: placeOf(piece) }));
  const dots = pieces.map(({ piece, at }) => `<circle class="${piece.getAttribute("class")}" cx="${at.x.toFixed(0)}" cy="${at.y.toFixed(0)}" r="34"/>`);
  /** @type {Element} */ (one("g", overview)).innerHTML = dots.join("");
}
