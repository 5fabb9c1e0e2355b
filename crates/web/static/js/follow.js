// Regions that follow what is chosen: a form with data-about beside them has a field that bears the choice.
// @ts-check

/** Asks anew for what follows this question, where the choice is another than before. @param {HTMLFormElement} form */
function follow(form) {
  const chosen = all("input:checked", form).map((input) => /** @type {HTMLInputElement} */ (input).value).join(",");
  for (const field of /** @type {HTMLInputElement[]} */ (all(`input[data-follows="${form.dataset.kind}"]`))) {
    if (field.value === chosen) continue;
    field.value = chosen;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
