// What a page owes to those who listen, use keys or have no steady hand. Names are looked at elsewhere, as the browser
// computes them.
(() => {
  const found = new Set();
  const all = (query, root = document) => [...root.querySelectorAll(query)];
  const called = (node) => node.outerHTML.replace(/\s+/g, " ").slice(0, 110);
  const isSeen = (node) => node.checkVisibility({ visibilityProperty: true });
  const complain = (what, node) => found.add(`${what}: ${called(node)}`);

  const FOCUSED = "a[href], button:not([disabled]), input:not([type=hidden]):not([disabled]), select, textarea, summary, [tabindex]:not([tabindex='-1'])";
  const ROLES = "alert article banner button cell checkbox columnheader complementary contentinfo dialog figure form grid gridcell group heading img link list listitem log main menu menuitem meter navigation none note option presentation progressbar radio radiogroup region row rowgroup rowheader search separator slider spinbutton status switch tab table tablist tabpanel textbox timer toolbar tooltip tree treeitem".split(" ");
  const ATTRIBUTES = "atomic busy controls current describedby description details disabled expanded haspopup hidden invalid keyshortcuts label labelledby live level modal multiselectable orientation owns placeholder posinset pressed readonly relevant required roledescription rowcount selected setsize sort valuemax valuemin valuenow valuetext checked colcount colindex colspan rowindex rowspan".split(" ");
  /** What only some roles may say of themselves. */
  const ONLY = {
    "aria-pressed": ["button"], "aria-selected": ["tab", "option", "row", "gridcell"], "aria-checked": ["checkbox", "radio", "switch", "option", "menuitem"],
    "aria-level": ["heading", "row", "treeitem", "listitem"], "aria-valuenow": ["slider", "progressbar", "meter", "spinbutton", "separator"],
  };
  const OWN = { BUTTON: "button", H1: "heading", H2: "heading", H3: "heading", H4: "heading", NAV: "navigation", MAIN: "main", UL: "list", OL: "list", LI: "listitem", TABLE: "table", TR: "row", FIGURE: "figure", DETAILS: "group", FIELDSET: "group", ARTICLE: "article", OUTPUT: "status", DIALOG: "dialog", svg: "graphics" };
  const NAMELESS = ["DIV", "SPAN", "P", "B", "I", "EM", "STRONG", "CODE", "KBD", "LABEL", "DT", "DD"];

  function checkWhole() {
    if (!document.documentElement.lang) found.add("the page has no language");
    if (!document.title.trim()) found.add("the page has no title");
    const ids = all("[id]").map((node) => node.id);
    ids.filter((id, i) => ids.indexOf(id) !== i).forEach((id) => found.add(`two have the id ${id}`));
    if (!document.querySelector(document.querySelector(".skip")?.getAttribute("href") ?? "#none")) found.add("the skip link leads nowhere");
  }

  function checkAria() {
    for (const node of all("*")) {
      const role = node.getAttribute("role");
      if (role !== null && !ROLES.includes(role)) complain(`unknown role ${role}`, node);
      if (Number(node.getAttribute("tabindex")) > 0) complain("an order of its own", node);
      for (const name of node.getAttributeNames().filter((name) => name.startsWith("aria-"))) {
        if (!ATTRIBUTES.includes(name.slice(5))) complain(`unknown ${name}`, node);
        const is = role ?? OWN[node.tagName] ?? (node.tagName === "INPUT" ? node.type : "");
        if (ONLY[name] && !ONLY[name].includes(is)) complain(`${name} is not for this`, node);
        if ((name === "aria-label" || name === "aria-labelledby") && role === null && NAMELESS.includes(node.tagName)) complain("a name without a role", node);
        if (["aria-labelledby", "aria-controls", "aria-describedby"].includes(name)) {
          for (const id of node.getAttribute(name).split(/\s+/)) if (!document.getElementById(id)) complain(`${name} of nothing`, node);
        }
      }
    }
  }

  const SECTION = "article, aside, main, nav, section";
  const isLandmark = (node) => node.matches("main, nav, aside, [role=main], [role=navigation], [role=region], [role=search], [role=complementary], [role=dialog], dialog, [aria-live], [role=status], [role=alert]")
    || node.matches("header, footer") && !node.closest(SECTION) || node.matches("section, form") && (node.hasAttribute("aria-label") || node.hasAttribute("aria-labelledby"));

  function checkLandmarks() {
    const marks = all("main, nav, aside, section[aria-label], section[aria-labelledby], body > header").filter(isSeen);
    if (marks.filter((node) => node.tagName === "MAIN").length !== 1) found.add("not one main part");
    const named = marks.map((node) => node.tagName + " " + (node.getAttribute("aria-label") ?? document.getElementById(node.getAttribute("aria-labelledby"))?.textContent ?? ""));
    named.filter((name, i) => named.indexOf(name) !== i).forEach((name) => found.add(`two parts are ${name}`));
    for (const aside of all("aside")) if (isSeen(aside) && aside.parentElement.closest(SECTION)) complain("an aside within another part", aside);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode.parentElement;
      if (!walk.currentNode.data.trim() || !node || !isSeen(node) || node.closest("script, style, .skip, svg.defs")) continue;
      let at = node;
      while (at && !isLandmark(at)) at = at.parentElement;
      if (!at) complain("outside of every part", node);
    }
  }

  function checkHeadings() {
    const headings = all("h1, h2, h3, h4, h5, h6").filter(isSeen);
    const count = headings.filter((node) => node.tagName === "H1").length;
    if (count !== 1) found.add(`${count} first headings`);
    let before = 0;
    for (const node of headings) {
      const level = Number(node.tagName[1]);
      if (level > before + 1) complain(`a heading after one of level ${before}`, node);
      if (!node.textContent.trim()) complain("an empty heading", node);
      before = level;
    }
  }

  function checkLists() {
    for (const list of all("ul, ol")) for (const child of list.children) if (!child.matches("li, script, template") && !list.hasAttribute("role")) complain("no item of a list", child);
    for (const item of all("li")) if (!item.parentElement.matches("ul, ol, menu")) complain("an item of no list", item);
    for (const list of all("dl")) for (const child of list.children) if (!child.matches("dt, dd, div, template")) complain("no word of a list of words", child);
    for (const head of all("th")) if (!head.textContent.trim() && !head.getAttribute("aria-label")) complain("an empty head of a column", head);
  }

  function checkFocus() {
    for (const node of all("a[href], button, summary, [role=button], [role=tab], [role=img], [role=link], [role=checkbox], [role=radio]")) {
      const inner = all(FOCUSED, node).find(isSeen);
      if (inner && isSeen(node)) complain("something to press within something to press", node);
    }
    for (const hidden of all("[aria-hidden=true]")) for (const node of [hidden, ...all(FOCUSED, hidden)]) if (node.matches(FOCUSED) && node.tabIndex >= 0 && isSeen(node)) complain("hidden and yet in the order of keys", node);
    for (const node of all("body *")) {
      const { overflowX, overflowY } = getComputedStyle(node);
      const scrolls = (flow, more) => (flow === "auto" || flow === "scroll") && more > 3;
      if (!scrolls(overflowY, node.scrollHeight - node.clientHeight) && !scrolls(overflowX, node.scrollWidth - node.clientWidth)) continue;
      if (isSeen(node) && node.tabIndex < 0 && !all(FOCUSED, node).some((inner) => inner.tabIndex >= 0 && isSeen(inner))) complain("keys cannot scroll this", node);
    }
  }

  const SMALL = 24;
  /** In a line of words a link may be as low as the line. */
  const isInLine = (node) => getComputedStyle(node).display === "inline" && [...node.parentElement.childNodes].some((other) => other !== node && other.nodeType === 3 && other.data.trim() !== "");

  function checkSizes() {
    const targets = all("a[href], button, input:not([type=hidden]), select, summary, [role=button]").filter((node) => isSeen(node) && !node.closest(".vh, .skip, svg"))
      .map((node) => node.closest("label") ?? node);
    // What is scrolled away or covered is no target now.
    const isThere = ({ node, box }) => { const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2); return hit !== null && (node.contains(hit) || hit.contains(node)); };
    const boxes = [...new Set(targets)].map((node) => ({ node, box: node.getBoundingClientRect() })).filter(({ box }) => box.width > 1 && box.height > 1).filter(isThere);
    for (const { node, box } of boxes) {
      if (box.width >= SMALL - .5 && box.height >= SMALL - .5 || isInLine(node)) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const near = boxes.find((other) => other.node !== node && !node.contains(other.node) && !other.node.contains(node)
        && Math.hypot(Math.max(other.box.left - x, 0, x - other.box.right), Math.max(other.box.top - y, 0, y - other.box.bottom)) < SMALL / 2);
      if (near) complain(`too small (${Math.round(box.width)} × ${Math.round(box.height)}) so near to ${called(near.node).slice(0, 60)}`, node);
    }
  }

  for (const check of [checkWhole, checkAria, checkLandmarks, checkHeadings, checkLists, checkFocus, checkSizes]) check();
  return [...found];
})()
