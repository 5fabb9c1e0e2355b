// Views: parts of a large table, one shown at a time. The address keeps which.
// @ts-check

/** The tabs of views that have anything to show. */
const viewTabs = () => all(".views [role=tab]").filter((tab) => one(`.view[data-view="${tab.dataset.view}"] > .r:not(:empty)`));

/** The view of the address, or the first. */
const viewNow = () => viewTabs().find((tab) => tab.getAttribute("href") === location.hash) ?? viewTabs()[0];

/** Shows what the address says, also after an update has brought or taken a view. */
function showView() {
  const now = viewNow();
  for (const tab of all(".views [role=tab]")) {
    tab.hidden = !viewTabs().includes(tab);
    tab.setAttribute("aria-selected", String(tab === now));
    tab.tabIndex = tab === now ? 0 : -1;
  }
  for (const part of all(".view")) part.hidden = part.dataset.view !== now?.dataset.view;
  const page = one("main.table");
  // Going back to a step from which nothing stood there leaves a part empty.
  if (page?.dataset.tab === "right" && !one("#place-right > *")) showTab("board");
  if (page && now) { page.dataset.view = now.dataset.view; showTab(page.dataset.tab ?? "board"); }
  for (const button of all(".tabbar [data-view]")) button.hidden = !viewTabs().some((tab) => tab.dataset.view === button.dataset.view);
  for (const step of /** @type {HTMLAnchorElement[]} */ (all(".transport a"))) step.hash = location.hash;
}

/** A view by its tab. Going back leaves the table, however often views were switched. @param {HTMLElement | undefined} tab */
function openView(tab) {
  if (!tab) return;
  history.replaceState(null, "", tab.getAttribute("href"));
  showView();
}

/** The next view, or the one before. @param {number} by */
function turnView(by) {
  const [tabs, now] = [viewTabs(), viewNow()];
  openView(tabs.at((tabs.indexOf(now) + by) % tabs.length));
}

/** The question that has opened its view already, if it had to: it does so once. */
let ledTo = location.hash.startsWith("#view-") ? must()?.dataset.ask : "";

/** The parts of a table in which marks are, and the tabs that open them where room is short. @type {[string, string][]} */
const PARTS = [[".board", "board"], [".left", "players"], ["#place-right", "right"]];

/** Whether the part of the table and its view that a mark is in are open. @param {HTMLElement} mark */
function isInOpenPart(mark) {
  const part = mark.closest(PARTS.map(([part]) => part).join());
  return !mark.closest(".view[hidden]") && (part?.checkVisibility() ?? true);
}

/** What the note of a lesson points at, as far as nothing of it is in an open part; else the marks of a question of which none is. @param {HTMLElement} form */
function unseen(form) {
  const aims = all(".aim");
  const isSeen = (/** @type {HTMLElement} */ mark) => aims.some((aim) => aim.dataset.el === mark.dataset.el && isInOpenPart(aim));
  if (aims.length > 0) return aims.filter((mark) => !isSeen(mark));
  const marks = all(".offered").filter((mark) => one(`.chip[data-elements~="${CSS.escape(mark.dataset.el ?? "")}"]`, form));
  return marks.some(isInOpenPart) ? [] : marks;
}

/** A question whose marks are all in another view, or in another tab, opens it, and says so. In a lesson what its note points at comes first. */
function openAsked() {
  const form = one("form.prompt[data-must]");
  if (!form || !one(".views") || !one(".aim, .offered") || form.dataset.ask === ledTo) return;
  ledTo = form.dataset.ask;
  const [mark] = unseen(form);
  if (mark) openPartOf(mark);
  all(".aim:not(svg *)").find(isInOpenPart)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @param {HTMLElement} mark */
function openPartOf(mark) {
  const view = /** @type {HTMLElement | null} */ (mark.closest(".view"))?.dataset.view;
  openView(viewTabs().find((tab) => tab.dataset.view === view));
  if (!isInOpenPart(mark)) showTab(PARTS.find(([part]) => mark.closest(part))?.[1] ?? "board");
  const name = view ? viewTabs().find((tab) => tab.dataset.view === view) : one(".tabbar [aria-pressed=true]");
  notice((one(".views")?.dataset.opened ?? "").replace("…", name?.textContent ?? ""));
}

/** Shown for a while, and spoken. @param {string} text */
function notice(text) {
  const line = Object.assign(document.createElement("p"), { className: "toast", textContent: text });
  const toasts = one("#toasts");
  // On the board, below what stands over it.
  const top = one(".table .board")?.getBoundingClientRect().top ?? 0;
  if (toasts && top > 0) toasts.style.top = top + 8 + "px";
  toasts?.replaceChildren(line);
  setTimeout(() => line.remove(), 6_000);
}

addEventListener("hashchange", showView);
document.addEventListener("click", (event) => {
  const tab = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest(".views [role=tab]"));
  if (tab && !event.ctrlKey && !event.metaKey) { event.preventDefault(); openView(tab); }
});
document.addEventListener("keydown", (event) => {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!by || !/** @type {HTMLElement} */ (event.target).matches(".views [role=tab]")) return;
  event.preventDefault();
  turnView(by);
  viewNow()?.focus();
});
