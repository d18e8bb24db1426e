// This phone's own copy of the game's page, for when the server is away. Browsers allow it on https and on the machine itself.
(() => {
  const card = document.getElementById("card");
  const away = document.getElementById("offline");
  const { copyOf, locale, sayCopy, worker } = document.body.dataset;
  if (copyOf && away) {
    away.textContent = sayCopy.replace("%(when)s", new Date(copyOf).toLocaleString(locale.split(","), { dateStyle: "short", timeStyle: "short" }));
    away.hidden = false;
  }
  if (!worker || !card || !navigator.serviceWorker || !window.caches) return;
  // As it came, before any script has changed it.
  const blank = document.documentElement.outerHTML;
  const files = [...document.querySelectorAll("link[rel=stylesheet], script[src]")].map(file => file.href ?? file.src);

  const keep = async () => {
    const page = new DOMParser().parseFromString(blank, "text/html");
    page.getElementById("card").replaceChildren(...card.cloneNode(true).childNodes);
    page.body.dataset.copyOf = new Date().toISOString();
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    const kept = await caches.open("tableside");
    await kept.put(location.pathname, new Response(`<!doctype html>${page.documentElement.outerHTML}`, { headers }));
    for (const file of files) if (!(await kept.match(file))) await kept.add(file);
  };

  navigator.serviceWorker.register(worker).catch(() => {});
  if (copyOf) return;
  let version = "";
  const noticed = () => {
    const now = document.getElementById("card-state").dataset.version;
    if (now !== version) keep().catch(() => {});
    version = now;
  };
  document.addEventListener("htmx:after:swap", noticed);
  noticed();
})();
