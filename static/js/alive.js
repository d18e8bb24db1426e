// What is shown live says when it may be old, and comes back after sleep and after silence.
window.stayLive = (region, renew) => {
  const SILENCE = 40000;
  const offline = document.getElementById("offline");
  const streams = region.hasAttribute("hx-sse:connect");
  let heard = Date.now();

  const say = sentence => {
    offline.textContent = sentence;
    offline.hidden = !sentence;
  };
  const old = () => say(document.body.dataset.sayOffline);

  const alive = () => {
    heard = Date.now();
    say("");
  };

  // At once, without waiting for the stream to notice that it has slept.
  const refresh = () => renew().then(alive, () => {});

  const reconnect = () => {
    heard = Date.now();
    region._htmx?.sse?.reader?.cancel();
    if (!region._htmx?.sse) htmx.trigger(region, "load");
  };

  for (const sign of ["heartbeat", "htmx:sse:after:connection", "htmx:sse:after:message"]) region.addEventListener(sign, alive);
  region.addEventListener("htmx:sse:error", old);
  addEventListener("offline", old);
  addEventListener("online", () => (refresh(), streams && reconnect()));
  addEventListener("pageshow", event => event.persisted && refresh());
  document.addEventListener("visibilitychange", () => document.hidden || (streams && refresh()));
  if (streams) {
    setInterval(() => {
      if (document.hidden || Date.now() - heard < SILENCE) return;
      old();
      reconnect();
    }, 5000);
  }
};
