// What was asked for and has come meanwhile, typed, tapped or photographed, is asked for no more. Nothing moves on the
// change of a field: the tap that ends the typing would miss its button.
(() => {
  const look = () => {
    for (const line of document.querySelectorAll("[data-round-form] [data-missing]")) {
      const field = document.getElementById(`hand-${line.dataset.missing}`);
      line.hidden = Boolean(field.value.trim());
      if (line.hidden) field.ariaInvalid = null;
    }
  };
  document.addEventListener("input", look);
})();
