// The round's form: who went out is locked at 0, Enter goes on to the next hand, the last Enter saves.
(() => {
  const form = () => document.querySelector("[data-round-form]");
  const hands = () => [...form().querySelectorAll(".hand-points")];
  const isOpen = field => !field.readOnly;

  // A hand that was there already is there again when the tap on "Out" is taken back.
  const lock = () => {
    const out = form().querySelector("[data-out]:checked")?.value;
    for (const field of hands()) {
      const goes = field.id === `hand-${out}`;
      if (goes === field.readOnly) continue;
      const tiles = form().elements[field.name.replace("hand", "tiles")];
      const [points, told] = goes ? ["0", ""] : field.before || ["", ""];
      field.before = goes && field.value !== "0" && [field.value, tiles.value];
      enter(field, points);
      tiles.value = told;
      field.readOnly = goes;
    }
    return out;
  };

  // The first in the order of the seats, or the next after one of them, from the last on to the first.
  const firstEmpty = (from = -1) => {
    const open = hands().map((field, index) => [field, index]).filter(([field]) => isOpen(field));
    const empty = ([field]) => !field.value.trim();
    return (open.find(pair => pair[1] > from && empty(pair)) ?? open.find(empty))?.[0];
  };

  document.addEventListener("change", event => {
    if (!event.target.matches?.("[data-round-form] [name=ended]")) return;
    lock();
    const next = firstEmpty();
    next?.focus();
    next?.select();
  });

  // A second tap on a choice takes it back: the round may not be over after all.
  document.addEventListener("click", event => {
    const choice = event.target;
    if (!choice.matches?.("[data-round-form] input[type=radio]")) return;
    const again = choice.dataset.chosen === "yes";
    for (const other of form().elements[choice.name]) delete other.dataset.chosen;
    if (again) choice.checked = false;
    else choice.dataset.chosen = "yes";
    if (again && choice.name === "ended") lock();
  });

  document.addEventListener("keydown", event => {
    if (event.key !== "Enter" || event.isComposing || !event.target.matches?.(".hand-points") || !event.target.closest("[data-round-form]")) return;
    event.preventDefault();
    const next = firstEmpty(hands().indexOf(event.target));
    if (!next || next === event.target) return form().requestSubmit(form().querySelector("[data-save]"));
    next.focus();
    next.select();
  });

  // A number typed over a hand told as tiles is what counts from then on.
  document.addEventListener("input", event => {
    if (!event.target.matches?.("[data-round-form] .hand-points")) return;
    form().elements[event.target.name.replace("hand", "tiles")].value = "";
  });

  // Digits typed while the next round is on its way must land in none of its hands.
  document.addEventListener("submit", event => {
    if (event.target.matches?.("[data-round-form]")) document.activeElement?.blur();
  });

  // A saved round leads to the next one's form, wherever its button was; what is odd about it is in sight as well.
  const rest = () => {
    const title = document.querySelector("#round h1");
    title?.setAttribute("tabindex", -1);
    title?.focus({ preventScroll: true });
    document.getElementById("round")?.scrollIntoView();
    document.querySelector("#odd .notice")?.scrollIntoView({ block: "nearest" });
  };

  document.addEventListener("htmx:after:swap", event => {
    const { request, response } = event.detail.ctx ?? {};
    if (request?.method === "POST" && request.action.endsWith("/rounds") && response?.status === 200) rest();
  });

  // What a form holds, to tell whether somebody has typed in it since it was put there, and what the server knew then.
  const fields = shown => [...new FormData(shown)].filter(([name]) => name !== "key");
  const content = shown => String(new URLSearchParams(fields(shown)));
  const known = shown => JSON.stringify(fields(shown).filter(([name]) => /^round$|was/.test(name)));

  // What is typed and not yet saved is still here after a reload, or after another page and back, until it is old. Only
  // the form that comes with the page is filled so: what the server sends later has what was typed last.
  let recalled = false;
  const fill = typed => {
    for (const [name, value] of typed) {
      const field = form().elements[name];
      if (!field) continue;
      if (/^hand/.test(name)) enter(field, value);
      else field[field.type === "checkbox" ? "checked" : "value"] = value;
    }
  };
  const mark = () => {
    if (form().querySelector("[data-out]:checked")) lock();
    for (const choice of form().querySelectorAll("input[type=radio]:checked")) choice.dataset.chosen = "yes";
  };
  document.addEventListener("recall", ({ detail }) => {
    fill(detail);
    mark();
  });
  const place = () => `tableside-typed ${form().action}`;
  const recall = shown => {
    const [before, typed] = JSON.parse(sessionStorage.getItem(place())) ?? [];
    if (before === known(shown)) fill(typed);
  };
  const hold = () => {
    if (!form()) return;
    if (isTyped(form())) sessionStorage.setItem(place(), JSON.stringify([known(form()), fields(form())]));
    else sessionStorage.removeItem(place());
  };
  addEventListener("pagehide", hold);
  document.addEventListener("visibilitychange", () => document.hidden && hold());

  const start = () => {
    const odd = document.querySelector("#odd .notice:not([data-shown])");
    odd?.scrollIntoView({ block: "center" });
    odd?.setAttribute("data-shown", "");
    // Once for each form: every new score on the card comes by here too.
    const shown = document.querySelector("#round form");
    if (shown) shown.dataset.untouched ??= content(shown);
    if (!form()) return;
    if (!recalled) recall(form());
    recalled = true;
    mark();
    for (const button of form().querySelectorAll("[data-pick]")) button.hidden = false;
    form().querySelector("[data-tile-fields]").hidden = true;
  };

  // Two values side by side are not taken away before somebody has chosen.
  const isTyped = shown => Boolean(shown && (shown.querySelector(".problem") || content(shown) !== shown.dataset.untouched));
  const follows = (region, { round }) => document.getElementById("round-changed")?.toggleAttribute("hidden", region.dataset.round === round);
  let wanted;

  // Somebody else went on to the next round, or entered a hand of this one: follow, unless something has been typed here.
  document.addEventListener("round-changed", event => {
    const region = document.getElementById("round");
    const { round, entry } = event.detail;
    if (!region?.dataset.url || (region.dataset.round === round && region.dataset.entry === entry)) return;
    if (isTyped(region.querySelector("form"))) return follows(region, event.detail);
    wanted = event.detail;
    htmx.ajax("GET", region.dataset.url, { target: "#round", swap: "outerHTML" }).finally(() => (wanted = undefined));
  });

  // Nor is it taken away when it was typed while the new form was on its way.
  document.addEventListener("htmx:before:swap", event => {
    const region = document.getElementById("round");
    const { method, action } = event.detail.ctx?.request ?? {};
    if (!wanted || method !== "GET" || action !== region?.dataset.url || !isTyped(region.querySelector("form"))) return;
    event.preventDefault();
    follows(region, wanted);
  });

  document.addEventListener("focusin", event => {
    if (event.target.matches?.("[data-select], .hand-points")) event.target.select();
  });
  document.addEventListener("htmx:after:settle", start);
  start();
})();
