// A tapped cell opens over the card. A waiting field takes the focus, and what is typed, until the form is there:
// some phones show their keyboard only for a focus that follows the tap at once.
(() => {
  const panel = () => document.getElementById("panel");
  const body = () => document.getElementById("panel-body");
  const waiting = () => document.getElementById("panel-wait");

  // The cell stays in sight above the sheet, and stands out, also when the sheet grows or the card is drawn anew.
  let corrected;
  const keepInSight = () => {
    const cell = panel()?.open && document.querySelector(`.rounds [href="${corrected}"]`);
    if (!cell) return;
    cell.classList.add("cell-open");
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
    scrollBy(0, Math.max(0, cell.getBoundingClientRect().bottom + 12 - panel().getBoundingClientRect().top));
  };

  document.addEventListener("click", event => {
    const cell = event.target.closest?.("[data-cell]");
    if (cell && panel() && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      corrected = cell.getAttribute("href");
      body().replaceChildren();
      waiting().value = "";
      panel().showModal();
      waiting().focus({ preventScroll: true });
      htmx.ajax("GET", cell.getAttribute("href"), { target: "#panel-body", swap: "innerHTML" });
    }
    const dialog = event.target.closest?.("dialog");
    if (dialog && (event.target === dialog || event.target.closest("[data-close]"))) dialog.close();
  });

  if (panel()) {
    new ResizeObserver(keepInSight).observe(panel());
    addEventListener("resize", keepInSight);
    panel().addEventListener("close", () => {
      corrected = undefined;
      document.querySelector(".cell-open")?.classList.remove("cell-open");
    });
  }

  document.addEventListener("htmx:after:settle", () => {
    keepInSight();
    const field = panel()?.open && body().querySelector("[data-select]");
    if (!field || document.activeElement === field) return;
    const typed = waiting().value;
    field.focus();
    if (typed) field.value = typed;
    else field.select();
  });

  document.addEventListener("hand-saved", () => panel()?.close());
})();
