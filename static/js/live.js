// The live card tells the rest of the page what has changed.
(() => {
  const card = document.getElementById("card");
  if (!card) return;
  let state = { ...document.getElementById("card-state").dataset };

  const tell = () => {
    const now = { ...document.getElementById("card-state").dataset };
    if (now.flags !== state.flags) htmx.trigger(document.body, "flags-changed");
    if (now.round !== state.round || now.entry !== state.entry) document.dispatchEvent(new CustomEvent("round-changed", { detail: now }));
    document.querySelector(".edge-title").textContent = document.title = now.title;
    state = now;
  };

  document.addEventListener("htmx:after:swap", tell);
  stayLive(card, () => htmx.ajax("GET", card.dataset.live, { target: "#card", swap: "innerMorph" }));
})();
