// How every module finds what is on the page.
// @ts-check

/** @type {<T extends Element = HTMLElement>(query: string, root?: ParentNode) => T | null} */
const one = (query, root = document) => /** @type {any} */ (root.querySelector(query));
/** @type {<T extends Element = HTMLElement>(query: string, root?: ParentNode) => T[]} */
const all = (query, root = document) => /** @type {any} */ ([...root.querySelectorAll(query)]);
