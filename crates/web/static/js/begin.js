// Beginning.
// @ts-check

/** Rules that do not hold the words looked for step aside. */
one("#rule-search")?.addEventListener("input", (event) => {
  const words = /** @type {HTMLInputElement} */ (event.target).value.toLowerCase();
  all(".entry").forEach((entry) => { entry.hidden = !(entry.textContent ?? "").toLowerCase().includes(words); });
});

showTab("board");
showView();
if (table) {
  rememberQuestions();
  listen();
  all("form.prompt[data-ask]").forEach((form) => { update(/** @type {HTMLFormElement} */ (form)); chooseUsual(/** @type {HTMLFormElement} */ (form)); });
  const form = must();
  if (form) answerAlone(form);
}
if (replay) beginReplay();
document.documentElement.dataset.ready = "yes";
