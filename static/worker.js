// Opens a page from this phone's own copy when the server is away, and what the page is made of at once.
const copy = request => caches.match(request, { ignoreSearch: true, ignoreVary: true });

const page = async request => {
  try {
    const answer = await fetch(request);
    return (answer.status >= 502 && answer.status <= 504 && (await copy(request))) || answer;
  } catch {
    return (await copy(request)) ?? Response.error();
  }
};

addEventListener("install", () => skipWaiting());
addEventListener("activate", event => event.waitUntil(clients.claim()));
addEventListener("fetch", event => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (new URL(request.url).pathname.includes("/assets/")) event.respondWith(copy(request).then(kept => kept ?? fetch(request)));
});
