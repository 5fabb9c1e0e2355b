// Beginning.
// @ts-check

/** Rules that do not hold the words looked for step aside. */
one("#rule-search")?.addEventListener("input", (event) => {
  const words = /** @type {HTMLInputElement} */ (event.target).value.toLowerCase();
  all(".entry").forEach((entry) => { entry.hidden = !(entry.textContent ?? "").toLowerCase().includes(words); });
  all(".book section:has(> .entry)").forEach((chapter) => { chapter.hidden = !one(".entry:not([hidden])", chapter); });
  say("#rule-none", one(".entry:not([hidden])") ? "" : one("#rule-none")?.dataset.none ?? "");
});

showTab("board");
showView();
if (table) {
  rememberQuestions();
  listen();
  all("form.prompt[data-ask]").forEach((form) => { restoreChoice(/** @type {HTMLFormElement} */ (form)); chooseUsual(/** @type {HTMLFormElement} */ (form)); });
  const form = must();
  if (form) answerAlone(form);
}
// A replay is ready when its own module is.
if (!one("main[data-replay]")) document.documentElement.dataset.ready = "yes";
