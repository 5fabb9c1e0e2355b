// Beginning.
// @ts-check

/** As it was led before, else at home. */
function begin() {
  try {
    camera = JSON.parse(sessionStorage.getItem(kept) ?? "");
    led = true;
    show();
  } catch {
    home();
  }
  trace();
  // A prompt that grows takes room from a small board.
  const size = new ResizeObserver(() => { if (led) show(); else home(); });
  size.observe(board);
  untilLeft(size);
}
if (isThere) begin();
