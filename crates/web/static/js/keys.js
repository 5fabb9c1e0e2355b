// Keys.
// @ts-check

document.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const typing = target.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const form = must();
  const own = /** @type {HTMLFormElement | null} */ (target.closest("form.prompt")) ?? bright();
  if ((event.key === "Enter" || event.key === " ") && target.matches(".offered")) { choose(target.dataset.el ?? ""); event.preventDefault(); return; }
  if (event.key === "Enter" && own && !target.matches("a, button, summary")) { event.preventDefault(); one("button.pri", own)?.click(); return; }
  if (event.key === "Escape") { one("#rule-card button.x")?.click(); own?.reset(); return; }
  if (/^[1-9]$/.test(event.key) && form) {
    const inSight = (/** @type {string} */ what) => all(what, form).filter((node) => node.checkVisibility());
    const choices = inSight("fieldset.chips input, .picks input, .ways button, .path a[data-step]");
    // Where all options lie folded, the numbers open their groups.
    const input = /** @type {HTMLInputElement | undefined} */ ((choices.length > 0 ? choices : inSight("details.group > summary"))[Number(event.key) - 1]);
    if (input?.matches("button, a, summary")) input.click();
    else if (input) { input.checked = input.type === "checkbox" ? !input.checked : true; input.focus(); input.dispatchEvent(new Event("change", { bubbles: true })); }
    return;
  }
  // The space bar presses whatever has the focus.
  if (event.key === " " && target.matches("button, summary, select, input:not([type=range])")) return;
  const hot = all("[data-hotkey]").find((node) => node.dataset.hotkey?.toLowerCase() === event.key.toLowerCase());
  if (hot) { event.preventDefault(); hot.click(); return; }
  const places = /** @type {Record<string, string>} */ ({ l: "#r-log a", p: "#r-prompt input:not([type=hidden]), #r-prompt button", b: ".offered:not(.view[hidden] *)" });
  if (places[event.key]) { event.preventDefault(); showTab(event.key === "l" ? "log" : "board"); one(places[event.key])?.focus(); }
  if (event.key.toLowerCase() === "v") turnView(event.shiftKey ? -1 : 1);
  if (event.key === "r" && form) one("a.cite", form)?.click();
  if (event.key === "?" && one("main.table")) showHelp();
  else if (event.key === "?") location.href = "/help#keys";
});
