// What was asked for and has come meanwhile, typed, tapped or photographed, is asked for no more. Nothing moves on the
// change of a field: the tap that ends the typing would miss its button.
(() => {
  const look = () => {
    const ask = document.querySelector("[data-round-form] > .ask");
    const asked = [...(ask?.querySelectorAll("[data-missing]") ?? [])];
    for (const line of asked) {
      const field = document.getElementById(`hand-${line.dataset.missing}`);
      line.hidden = Boolean(field.value.trim());
      if (line.hidden) field.ariaInvalid = null;
    }
    if (asked.length) ask.hidden = asked.every(line => line.hidden);
  };
  document.addEventListener("input", look);
  document.addEventListener("close", look, true);
})();
