// The page's script: knows offers and regions, no game. Everything works without it; it makes things quicker.
// @ts-check

document.documentElement.classList.add("js");

/** @type {<T extends Element = HTMLElement>(query: string, root?: ParentNode) => T | null} */
const one = (query, root = document) => /** @type {any} */ (root.querySelector(query));
/** @type {<T extends Element = HTMLElement>(query: string, root?: ParentNode) => T[]} */
const all = (query, root = document) => /** @type {any} */ ([...root.querySelectorAll(query)]);

const table = one("main[data-live]");
const lastSeen = { seq: Number(table?.dataset.seq ?? 0) };
