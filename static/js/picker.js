// A hand built by tapping tile faces. What each tile is worth at this table was worked out by the server.
(() => {
  const picker = () => document.getElementById("picker");
  let player = null;
  const field = name => document.querySelector(`[data-round-form] [name="${name}-${player}"]`);
  const chosen = () => [...picker().querySelectorAll("[data-tile][aria-pressed=true]")];

  const sum = () => chosen().reduce((total, tile) => total + Number(tile.dataset.points), 0);
  const show = () => (document.getElementById("picker-sum").textContent = sum());

  const write = () => {
    enter(field("hand"), chosen().length ? sum() : "");
    field("tiles").value = chosen().map(tile => tile.dataset.tile).join(" ");
    show();
  };

  const open = id => {
    player = id;
    const held = field("tiles").value.split(/\s+/);
    const elsewhere = [...document.querySelectorAll(`[data-round-form] [name^="tiles-p"]`)]
      .filter(other => other !== field("tiles")).flatMap(other => other.value.split(/\s+/));
    for (const tile of picker().querySelectorAll("[data-tile]")) {
      tile.ariaPressed = held.includes(tile.dataset.tile);
      tile.disabled = elsewhere.includes(tile.dataset.tile);
    }
    const title = document.getElementById("picker-title");
    title.textContent = `${document.querySelector(`label[for="hand-${id}"]`).textContent}: ${title.dataset.title}`;
    show();
    filter();
    picker().showModal();
  };

  const filter = suit => {
    for (const tab of picker().querySelectorAll("[data-suit]")) {
      tab.ariaPressed = tab === suit && tab.ariaPressed !== "true";
    }
    const only = picker().querySelector("[data-suit][aria-pressed=true]")?.dataset.suit;
    for (const tile of picker().querySelectorAll("[data-tile]")) {
      tile.hidden = only !== undefined && !tile.dataset.tile.split("-").includes(only);
    }
  };

  document.addEventListener("click", event => {
    const at = selector => event.target.closest?.(selector);
    if (at("[data-pick]")) open(at("[data-pick]").dataset.pick);
    else if (at("[data-suit]")) filter(at("[data-suit]"));
    else if (at("[data-tile]")) {
      at("[data-tile]").ariaPressed = at("[data-tile]").ariaPressed !== "true";
      write();
    }
  });
})();
