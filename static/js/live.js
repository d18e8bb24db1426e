// The live card: says when it is offline, comes back after sleep, and tells the rest of the page what has changed.
(() => {
  const card = document.getElementById("card");
  if (!card) return;
  const SILENCE = 40000;
  const offline = document.getElementById("offline");
  const streams = card.hasAttribute("hx-sse:connect");
  let heard = Date.now();
  let state = { ...document.getElementById("card-state").dataset };

  const say = sentence => {
    offline.textContent = sentence;
    offline.hidden = !sentence;
  };

  const alive = () => {
    heard = Date.now();
    say("");
  };

  const tell = () => {
    const now = { ...document.getElementById("card-state").dataset };
    if (now.flags !== state.flags) htmx.trigger(document.body, "flags-changed");
    if (now.round !== state.round || now.entry !== state.entry) document.dispatchEvent(new CustomEvent("round-changed", { detail: now }));
    document.querySelector(".edge-title").textContent = document.title = now.title;
    state = now;
  };

  // At once, without waiting for the stream to notice that it has slept.
  const refresh = () => htmx.ajax("GET", card.dataset.live, { target: "#card", swap: "innerMorph" }).then(alive, () => {});

  const reconnect = () => {
    heard = Date.now();
    card._htmx?.sse?.reader?.cancel();
    if (!card._htmx?.sse) htmx.trigger(card, "load");
  };

  card.addEventListener("heartbeat", alive);
  card.addEventListener("htmx:sse:after:connection", alive);
  card.addEventListener("htmx:sse:after:message", alive);
  card.addEventListener("htmx:sse:error", () => say(document.body.dataset.sayOffline));
  document.addEventListener("htmx:after:swap", tell);
  addEventListener("offline", () => say(document.body.dataset.sayOffline));
  addEventListener("online", () => (refresh(), streams && reconnect()));
  addEventListener("pageshow", event => event.persisted && refresh());
  document.addEventListener("visibilitychange", () => document.hidden || (streams && refresh()));
  if (streams) {
    setInterval(() => {
      if (document.hidden || Date.now() - heard < SILENCE) return;
      say(document.body.dataset.sayOffline);
      reconnect();
    }, 5000);
  }
})();
