// How every module finds what is on the page, and keeps names apart.
// @ts-check

/** @type {<T extends Element = HTMLElement>(query: string, root?: ParentNode) => T | null} */
const one = (query, root = document) => /** @type {any} */ (root.querySelector(query));
/** @type {<T extends Element = HTMLElement>(query: string, root?: ParentNode) => T[]} */
const all = (query, root = document) => /** @type {any} */ ([...root.querySelectorAll(query)]);

/** Of some names that would cover each other or what is there already, the first stays. @param {Element[]} names @param {Element[]} there */
function keepApart(names, there) {
  const taken = there.map((node) => node.getBoundingClientRect());
  for (const name of names) {
    const box = name.getBoundingClientRect();
    const covers = taken.some((other) => meet(box, other));
    name.classList.toggle("hid", covers);
    if (!covers) taken.push(box);
  }
}

/** @param {DOMRect} a @param {DOMRect} b */
const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
