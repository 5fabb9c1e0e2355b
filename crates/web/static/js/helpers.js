// The page's script: knows offers and regions, no game. Everything works without it; it makes things quicker.
// @ts-check

document.documentElement.classList.add("js");

const table = one("main[data-live]");
const lastSeen = { seq: Number(table?.dataset.seq ?? 0) };
