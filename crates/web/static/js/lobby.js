// The form that starts a game.
// @ts-check

/** The button says who will be there, for every number of players; chairs set by themselves are too many words. @param {HTMLFormElement} form */
function nameStart(form) {
  const who = one("[name=others]:checked", form), seats = all("[name=seats]", form);
  const go = one("button[data-mixed]", form);
  if (!who || !go) return;
  const mixed = all("[name^=chair-]", form).some((chair) => /** @type {HTMLSelectElement} */ (chair).value);
  const said = (who.dataset.start ?? "").split("|")[seats.findIndex((seat) => /** @type {HTMLInputElement} */ (seat).checked)];
  go.textContent = mixed ? go.dataset.mixed ?? "" : said ?? "";
}

const starting = /** @type {HTMLFormElement | null} */ (one("form.start"));
if (starting) {
  starting.addEventListener("change", () => nameStart(starting));
  nameStart(starting);
}
