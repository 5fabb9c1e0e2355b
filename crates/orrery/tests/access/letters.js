// Every line of text in the window with its colour, and then the page without its letters, so that what lies under
// them can be looked at.
(() => {
  const parse = (colour) => {
    const n = (colour.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
    return colour.startsWith("color(") ? [n[0] * 255, n[1] * 255, n[2] * 255, n[3] ?? 1] : [n[0], n[1], n[2], n[3] ?? 1];
  };
  // The letters that were taken away in the other theme come back.
  document.adoptedStyleSheets = [];
  // What takes no pointer is looked at too.
  const open = new CSSStyleSheet();
  open.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(open);
  /** Whether all of a line is shown where it is scrolled to. */
  const isWhole = (owner, y, height) => {
    for (let at = owner; at && at !== document.body; at = at.parentElement) {
      const frame = at.getBoundingClientRect();
      if (getComputedStyle(at).overflowY !== "visible" && at !== owner && (y < frame.top - 1 || y + height > frame.bottom + 1)) return false;
    }
    return true;
  };
  const lines = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, owner = node.parentElement;
    if (!node.data.trim() || !owner || owner.closest("script, style, .vh, .skip, .defs, option, datalist, svg title, svg desc")) continue;
    if (owner.closest(":disabled, [aria-disabled=true]")) continue;
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const look = getComputedStyle(owner);
    const colour = parse(owner.closest("svg") && !owner.closest("foreignObject") ? look.fill : look.webkitTextFillColor);
    if (colour.some((part) => part === undefined)) continue;
    let opacity = owner.closest("svg") ? Number(look.fillOpacity) : 1;
    for (let at = owner; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    const range = document.createRange();
    range.selectNodeContents(node);
    const scale = owner.closest("svg") ? Math.abs(owner.getScreenCTM?.()?.a ?? 1) : 1;
    const size = parseFloat(look.fontSize) * scale;
    // What is cut with dots ends at the edge of its box.
    const edge = look.overflowX === "hidden" ? owner.getBoundingClientRect().right : innerWidth;
    for (const { x, y, width: whole, height } of range.getClientRects()) {
      const width = Math.min(whole, edge - x);
      if (width < 2 || height < 2 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) continue;
      if (!owner.closest("svg") && !isWhole(owner, y, height)) continue;
      // What another panel covers, or what is scrolled away, is not read now.
      const isOver = (along, down) => { const top = document.elementFromPoint(x + width * along, y + height * down); return !top || !owner.contains(top) && !top.contains(owner); };
      if (isOver(.5, .5) || isOver(.04, .25) || isOver(.96, .75)) continue;
      lines.push({ box: [x, y, width, height], colour: [...colour.slice(0, 3), colour[3] * opacity], large: size >= 24 || size >= 18.66 && Number(look.fontWeight) >= 700,
        text: node.data.trim().slice(0, 40) + " at " + Math.round(x) + " " + Math.round(y) + " in " + owner.outerHTML.replace(/\s+/g, " ").slice(0, 80) });
    }
  }
  const bare = new CSSStyleSheet();
  bare.replaceSync("*, ::before, ::after { -webkit-text-fill-color: transparent !important; caret-color: transparent !important; } text, tspan, textPath { fill: transparent !important; }");
  document.adoptedStyleSheets.push(bare);
  return lines;
})()
