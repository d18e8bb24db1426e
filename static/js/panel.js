// A tapped cell opens over the card. A waiting field takes the focus, and what is typed, until the form is there:
// some phones show their keyboard only for a focus that follows the tap at once.
(() => {
  const panel = () => document.getElementById("panel");
  const body = () => document.getElementById("panel-body");
  const waiting = () => document.getElementById("panel-wait");

  document.addEventListener("click", event => {
    const cell = event.target.closest?.("[data-cell]");
    if (cell && panel() && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      body().replaceChildren();
      waiting().value = "";
      panel().showModal();
      waiting().focus();
      htmx.ajax("GET", cell.getAttribute("href"), { target: "#panel-body", swap: "innerHTML" });
    }
    const dialog = event.target.closest?.("dialog");
    if (dialog && (event.target === dialog || event.target.closest("[data-close]"))) dialog.close();
  });

  document.addEventListener("htmx:after:settle", () => {
    const field = panel()?.open && body().querySelector("[data-select]");
    if (!field || document.activeElement === field) return;
    const typed = waiting().value;
    field.focus();
    if (typed) field.value = typed;
    else field.select();
  });

  document.addEventListener("hand-saved", () => panel()?.close());
})();
