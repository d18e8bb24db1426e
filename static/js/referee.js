// Asking step by step: after a tap on a button the next step begins at the top of the screen, after a tick nothing moves.
(() => {
  let tapped = false;
  document.addEventListener("submit", event => {
    if (event.target.closest?.("#ask")) tapped = Boolean(event.submitter);
  }, true);
  document.addEventListener("htmx:after:swap", () => {
    if (!tapped) return;
    tapped = false;
    document.getElementById("ask").scrollIntoView({ block: "start" });
    document.getElementById("ask-title").focus({ preventScroll: true });
  });
})();
