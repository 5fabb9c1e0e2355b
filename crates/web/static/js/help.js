// Help opens over the table; without scripts it is a page of its own.
// @ts-check

/** The button that closes what has opened over the page. */
const closing = () => `<button class="ib x" type="button" aria-label="${one("[data-close]")?.dataset.close ?? ""}"><svg class="i"><use href="#i-x"/></svg></button>`;

/** The page of help as a sheet; Escape closes it, and the focus goes back to where it was. */
async function showHelp() {
  if (one("dialog[open]")) return;
  const response = await fetch("/help");
  const help = one("main", new DOMParser().parseFromString(await response.text(), "text/html"));
  if (!response.ok || !help) { location.href = "/help"; return; }
  const sheet = document.createElement("dialog");
  sheet.id = "help";
  sheet.className = "panel sheet";
  sheet.setAttribute("aria-label", one("h1", help)?.textContent ?? "");
  sheet.innerHTML = closing() + help.innerHTML.replace(/(<\/?)h1/g, "$1h2");
  sheet.addEventListener("close", () => sheet.remove());
  sheet.addEventListener("click", (event) => { if (event.target === sheet || /** @type {Element} */ (event.target).closest(".x")) sheet.close(); });
  sheet.addEventListener("keydown", (event) => event.stopPropagation());
  document.body.append(sheet);
  sheet.showModal();
}
