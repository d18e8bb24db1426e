// The new-game form: Enter makes the next name, chips fill seats, seats move without a journey to the server.
(() => {
  const form = document.querySelector("[data-names]");
  if (!form) return;
  const list = form.querySelector("[data-seats]");
  const seats = () => [...list.children];
  const input = seat => seat.querySelector("input");
  const inputs = () => seats().map(input);
  const changed = () => form.dispatchEvent(new Event("seats-changed"));

  const addSeat = () => {
    const last = seats().at(-1);
    const seat = last.cloneNode(true);
    const number = seats().length;
    const counted = words => words.replace(/\p{Nd}+/u, (number + 1).toLocaleString(document.body.dataset.locale.split(",")));
    seat.querySelector(".problem")?.remove();
    seat.querySelector(".seat-number").textContent = number + 1;
    for (const button of seat.querySelectorAll("[name=move]")) {
      button.value = button.value.replace(/^\d+/, number);
      button.setAttribute("aria-label", counted(button.getAttribute("aria-label")));
    }
    const label = seat.querySelector("label");
    label.htmlFor = input(seat).id = `names-${number}`;
    label.textContent = counted(label.textContent);
    Object.assign(input(seat), { value: "", autofocus: false });
    input(seat).removeAttribute("aria-invalid");
    list.append(seat);
    return input(seat);
  };

  list.addEventListener("keydown", event => {
    if (event.key !== "Enter" || event.isComposing || !event.target.matches("input")) return;
    event.preventDefault();
    const all = inputs();
    const here = all.indexOf(event.target);
    if (!event.target.value.trim()) return form.requestSubmit();
    const next = all.slice(here + 1).find(field => !field.value.trim()) ?? addSeat();
    next.focus();
  });

  form.addEventListener("click", event => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.matches("[data-more-seats]")) {
      event.preventDefault();
      addSeat().focus();
    } else if (button.matches("[data-add-name]")) {
      event.preventDefault();
      const free = inputs().find(field => !field.value.trim()) ?? addSeat();
      free.value = button.value;
      button.hidden = true;
      changed();
    } else if (button.name === "move" && button.closest("[data-seat]")) {
      event.preventDefault();
      const all = inputs();
      const here = all.indexOf(input(button.closest("[data-seat]")));
      const other = all[here + (button.value.endsWith("up") ? -1 : 1)];
      if (!other) return;
      [all[here].value, other.value] = [other.value, all[here].value];
      changed();
    }
  });

  // Each rule follows the preset as long as nobody has touched it.
  form.addEventListener("change", event => {
    if (!event.target.matches("[data-preset]")) return;
    const shown = form.elements.shown_preset;
    for (const field of form.querySelectorAll("[data-cross]")) {
      if (field.value === field.dataset[shown.value]) field.value = field.dataset[event.target.value];
    }
    shown.value = event.target.value;
  });
})();
