// What is cut or covered on this page: texts, things to press, names on a map. An element whose text may be cut on
// purpose says the whole of it in its title.
(async () => {
  const found = new Set();
  const all = (query) => [...document.querySelectorAll(query)];
  const style = new Map();
  const look = (node) => style.get(node) ?? style.set(node, getComputedStyle(node)).get(node);
  const words = (node) => (node.innerText ?? node.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60);
  const called = (node) => {
    const name = node.tagName.toLowerCase() + (node.id ? "#" + node.id : "") + [...node.classList].map((name) => "." + name).join("");
    return `${name} “${node.getAttribute("aria-label") ?? words(node)}”`;
  };
  const frame = () => new Promise((later) => requestAnimationFrame(() => setTimeout(later)));
  const up = (node) => node.parentElement ?? node.getRootNode().host ?? null;
  /** There for those who listen alone. */
  const isClipped = (node) => { for (let at = node; at && at !== document.body; at = at.parentElement) if (look(at).clipPath.startsWith("inset(50%")) return true; return false; };
  const isSeen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) && !node.closest(".skip, datalist, option") && !isClipped(node);
  const onMap = (node) => node.closest("[data-chart], .layer") !== null;

  /** The part of a box that is shown: what a scrolling ancestor hides can be scrolled to, what a clipping one hides is lost. */
  function shown(node, box) {
    let rest = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    let [cutter, scrolled] = [null, false];
    for (let at = node, position = ""; at && at !== document.documentElement; at = up(at)) {
      const { overflowX, overflowY, position: placed } = look(at);
      if (position !== "fixed" && (overflowX !== "visible" || overflowY !== "visible") && look(at).display !== "contents" && !(at === node && at.tagName === "INPUT")) {
        const frame = at.getBoundingClientRect();
        const lost = (flow, less) => (flow === "hidden" || flow === "clip") && less > 1.5;
        const isScrolled = overflowX === "auto" || overflowX === "scroll" || overflowY === "auto" || overflowY === "scroll";
        if (!cutter && !scrolled && !isScrolled && (lost(overflowX, Math.max(frame.left - rest.left, rest.right - frame.right)) || lost(overflowY, Math.max(frame.top - rest.top, rest.bottom - frame.bottom)))) cutter = at;
        rest = { left: Math.max(rest.left, frame.left), top: Math.max(rest.top, frame.top), right: Math.min(rest.right, frame.right), bottom: Math.min(rest.bottom, frame.bottom) };
        scrolled ||= isScrolled;
      }
      if (placed === "fixed") position = "fixed";
    }
    return { ...rest, cutter };
  }

  const alpha = (colour) => { const parts = colour.match(/[\d.]+/g) ?? []; return colour.startsWith("color(") ? Number(colour.split("/")[1]?.replace(")", "") ?? 1) : Number(parts[3] ?? 1); };
  /** Whether a node paints over what lies below it. */
  function paints(node) {
    if (node.closest("svg") && node.tagName !== "svg") return !["g", "svg", "defs"].includes(node.tagName) && look(node).fill !== "none" && Number(look(node).fillOpacity) > .3 && Number(look(node).opacity) > .3;
    if (["INPUT", "IMG", "SELECT"].includes(node.tagName)) return Number(look(node).opacity) > .1;
    return alpha(look(node).backgroundColor) > .3 || look(node).backgroundImage !== "none";
  }

  /** What lies over a node at a point, if anything. */
  function over(node, x, y) {
    const isItself = (hit) => node.contains(hit) || hit.contains(node);
    const first = document.elementFromPoint(x, y);
    if (!first || isItself(first)) return null;
    for (const hit of document.elementsFromPoint(x, y)) {
      // What one may do as well opens over the log, and closes again.
      // What is said in passing goes by itself.
      if (isItself(hit) || hit.closest(".may[open], .toast")) return null;
      if (paints(hit)) return hit;
    }
    return null;
  }

  const inWindow = (box) => box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
  const PRESSED = "a[href], button, input:not([type=hidden]), select, textarea, summary, label.chip, [role=button], [role=tab]";

  /** Texts by lines. */
  function texts() {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), lines = [];
    while (walk.nextNode()) {
      const node = walk.currentNode, owner = node.parentElement;
      if (!node.data.trim() || !owner || owner.closest("svg, script, style, title") || !isSeen(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Letters take less room than the box their font asks for.
      const size = parseFloat(look(owner).fontSize);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const less = Math.max(0, (bottom - top - size) / 2);
        if (right - left > 1) lines.push({ owner, box: { left, right, top: top + less, bottom: bottom - less } });
      }
    }
    return lines;
  }

  /** The panel in whose flow a node stands: what opens over the page belongs to none. */
  function panelOf(node) {
    for (let at = node; at && !at.matches(".panel"); at = at.parentElement) if (["absolute", "fixed"].includes(look(at).position)) return null;
    return node.closest(".panel");
  }

  /** What is proposed first is seen whole unless it is put in already; what comes after it can be scrolled to. */
  function checkProposed() {
    for (const first of all(".suggestions > .suggest:first-of-type:not(.on)")) {
      const [whole, part] = [first.getBoundingClientRect(), shown(first, first.getBoundingClientRect())];
      if (isSeen(first) && (whole.right - whole.left > part.right - part.left + 2 || whole.bottom - whole.top > part.bottom - part.top + 2)) found.add(`cut suggestion: ${called(first)}`);
    }
  }

  function checkTexts(open) {
    for (const { owner, box } of texts()) {
      if (open && !open.contains(owner) || owner.closest(".toast")) continue;
      const part = shown(owner, box);
      if (part.cutter && !owner.closest("[title]")) { found.add(`cut text: ${called(owner)} by ${called(part.cutter)}`); continue; }
      if (part.right - part.left < 2 || part.bottom - part.top < 2 || !inWindow(part)) continue;
      if (part.right > innerWidth + 1 || part.left < -1) { found.add(`text beside the window: ${called(owner)}`); continue; }
      const panel = panelOf(owner)?.getBoundingClientRect();
      if (panel && (part.left < panel.left - 1 || part.right > panel.right + 1 || part.top < panel.top - 1 || part.bottom > panel.bottom + 1)) { found.add(`text beside its panel: ${called(owner)}`); continue; }
      const y = (part.top + part.bottom) / 2;
      const short = part.right - part.left < 30;
      for (const x of short ? [(part.left + part.right) / 2] : [part.left + 1, part.right - 1]) {
        const cover = over(owner, x, y);
        if (cover) { found.add(`covered text: ${called(owner)} by ${called(cover)}`); break; }
      }
    }
  }

  function checkPressed(open) {
    for (const node of all(PRESSED)) {
      if (!isSeen(node) || node.closest("svg") || open && !open.contains(node)) continue;
      if (node.closest("label") && node.closest("label") !== node) continue;
      for (const whole of node.getClientRects()) {
        const box = shown(node, whole);
        if (box.right - box.left < 6 || box.bottom - box.top < 6 || !inWindow(box)) continue;
        const points = [[.5, .5], [.12, .2], [.88, .2], [.12, .8], [.88, .8]].map(([x, y]) => [box.left + (box.right - box.left) * x, box.top + (box.bottom - box.top) * y]);
        const cover = points.map(([x, y]) => x < innerWidth && y < innerHeight ? over(node, x, y) : null).find((cover) => cover);
        if (cover) found.add(`covered: ${called(node)} by ${called(cover)}`);
      }
    }
  }

  /** The boxes of a text on a map: of a text along a path, of its letters. */
  function boxesOf(text) {
    if (!text.querySelector("textPath") && !/rotate/.test(text.getAttribute("transform") ?? "")) {
      const lines = [...text.querySelectorAll("tspan")];
      return (lines.length > 0 ? lines : [text]).map((line) => {
        const { left, right, top, bottom } = line.getBoundingClientRect();
        const less = (bottom - top) * .14;
        return { left, right, top: top + less, bottom: bottom - less };
      });
    }
    const at = text.getScreenCTM();
    return [...Array(text.getNumberOfChars()).keys()].map((i) => {
      const box = text.getExtentOfChar(i);
      const corners = [[box.x, box.y], [box.x + box.width, box.y + box.height]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(at));
      const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    });
  }

  /** Where a way may end is told over whatever is there; what a panel covers is not seen. */
  function checkMap() {
    const names = all("svg text").filter((text) => isSeen(text) && words(text) && !text.closest("[data-steps]")).flatMap((text) => boxesOf(text).map((box) => ({ text, box, svg: text.closest("svg"), ground: text.closest(".board") ?? text.closest("svg") })));
    const covered = ({ text, box }) => over(text, (box.left + box.right) / 2, (box.top + box.bottom) / 2)?.closest(".panel");
    const seen = names.filter((name) => name.box.right - name.box.left > 1 && inWindow(name.box) && !covered(name)).sort((a, b) => a.box.left - b.box.left);
    for (const [i, one] of seen.entries()) {
      for (let j = i + 1; j < seen.length && seen[j].box.left < one.box.right - 2; j += 1) {
        const other = seen[j];
        const [across, down] = [Math.min(one.box.right, other.box.right) - other.box.left, Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)];
        if (one.text !== other.text && one.ground === other.ground && across > 2 && down > 3) found.add(`names over each other: “${words(one.text)}” “${words(other.text)}”`);
      }
    }
    for (const { text, box, svg } of names) {
      const at = text.getScreenCTM();
      const size = parseFloat(look(text).fontSize) * Math.hypot(at.a, at.b);
      // What has no size at all is not shown.
      if (onMap(svg) && size > .1 && size < 10.9) found.add(`text of ${size.toFixed(1)} px on the map: “${words(text)}”`);
      const whole = svg.getBoundingClientRect();
      const isOut = box.left < whole.left - 1 || box.right > whole.right + 1 || box.top < whole.top - 1 || box.bottom > whole.bottom + 1;
      if (isOut && look(svg).overflow !== "visible" && !onMap(svg)) found.add(`text beside its drawing: “${words(text)}”`);
    }
  }

  /** The sign of a fact stands beside its words, not above them. */
  function checkFacts() {
    for (const sign of all(".fact > .i").filter(isSeen)) {
      const words = document.createRange();
      words.setStartAfter(sign);
      words.setEndAfter(sign.parentElement.lastChild);
      const [first, box] = [words.getClientRects()[0], sign.getBoundingClientRect()];
      if (first && box.bottom <= first.top + 2) found.add(`a sign above its words: ${called(sign.parentElement)}`);
    }
  }

  async function check(open = null) {
    await frame();
    style.clear();
    checkTexts(open);
    checkPressed(open);
    checkProposed();
    checkFacts();
  }

  await document.fonts.ready;
  await frame();
  await check();
  checkMap();
  if (innerWidth < 760 && document.querySelector(".tabbar")) {
    const tabs = all(".tabbar button").filter(isSeen);
    for (const tab of [...tabs.slice(1), tabs[0]]) { tab.click(); await check(); }
  }
  for (const may of all("details.may:not([open])")) {
    may.open = true;
    await check(may);
    may.open = false;
  }
  return [...found];
})()
