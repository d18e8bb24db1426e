// Scores that could not be sent: kept on this phone, over a reload too, and sent in order, each once, when the server is back.
(() => {
  const BOX = "tableside-outbox";
  const KEPT = /\/rounds(\/\d+\/hands\/[^/]+)?$/;
  const AGAIN = 2000;
  const AWAY = [429, 502, 503, 504];
  const notice = document.getElementById("unsent");
  let sending = false;

  const read = () => {
    try {
      return JSON.parse(localStorage.getItem(BOX)) ?? [];
    } catch {
      return [];
    }
  };
  const write = letters => localStorage.setItem(BOX, JSON.stringify(letters));
  const mine = () => read().filter(letter => letter.page === location.pathname);
  const show = () => (notice.hidden = !read().length);

  // A form saved again before it could be sent takes the place of what it was.
  const keep = ({ action, body }) => {
    const letter = { to: action, page: location.pathname, key: body.get("key"), body: String(body) };
    const letters = read();
    const at = letters.findIndex(other => other.key === letter.key);
    letters.splice(at < 0 ? letters.length : at, at < 0 ? 0 : 1, letter);
    write(letters);
    show();
  };

  const failed = event => {
    const { ctx } = event.detail ?? {};
    const { method, action = "", body } = ctx?.request ?? {};
    if (method !== "POST" || !KEPT.test(action) || !body?.get?.("key")) return;
    if (ctx.response && !AWAY.includes(ctx.response.status)) return;
    try {
      keep(ctx.request);
      event.stopImmediatePropagation();
    } catch {
      // No room on this phone: the page says that nothing was saved.
    }
  };

  // What was typed since the letter was written is not taken away by what becomes of it.
  const isOld = ({ key, body }) => {
    const sent = new URLSearchParams(body);
    const form = document.querySelector(`[name=key][value="${key}"]`)?.form;
    return [...new FormData(form)].some(([name, value]) => value !== (sent.get(name) ?? ""));
  };

  // What the server asks back is shown where it was typed, with what others have entered meanwhile beside it.
  const returned = (letter, text) => {
    if (isOld(letter)) return;
    const inRound = letter.to.endsWith("/rounds");
    const [target, swap] = inRound ? ["#round", "outerHTML"] : ["#panel-body", "innerHTML"];
    htmx.swap({ text, target, swap, sourceElement: document.body });
    if (!inRound) document.getElementById("panel").showModal();
  };

  const taken = letter => {
    const region = document.getElementById("round");
    if (region?.querySelector("[name=key]")?.value === letter.key && !isOld(letter)) htmx.ajax("GET", region.dataset.url, { target: "#round", swap: "outerHTML" });
    const card = document.getElementById("card");
    if (card) htmx.ajax("GET", card.dataset.live, { target: "#card", swap: "innerMorph" });
  };

  const sendOne = async letter => {
    const body = new URLSearchParams(letter.body);
    const answer = await fetch(letter.to, { method: "POST", body, headers: { "HX-Request": "true" }, signal: AbortSignal.timeout(10000) });
    if (AWAY.includes(answer.status)) return false;
    const html = await answer.text();
    write(read().filter(other => other.body !== letter.body));
    if (answer.ok) taken(letter);
    else if ([409, 422].includes(answer.status)) returned(letter, html);
    else document.dispatchEvent(new CustomEvent("htmx:response:error", { detail: { ctx: { request: { method: "POST" }, response: answer } } }));
    return true;
  };

  const send = async () => {
    if (sending || !mine().length) return;
    sending = true;
    try {
      while (mine().length && (await sendOne(mine()[0])));
    } catch {
      // Still away: the next try comes by itself.
    }
    sending = false;
    show();
  };

  // After a reload the fields hold again what was typed.
  const refill = () => {
    const form = document.querySelector("[data-round-form]");
    const letter = form && mine().find(({ to }) => to === form.getAttribute("action"));
    const typed = new URLSearchParams(letter?.body);
    if (!letter || typed.get("round") !== form.elements.round.value) return;
    document.dispatchEvent(new CustomEvent("recall", { detail: typed }));
  };

  document.addEventListener("htmx:error", failed);
  document.addEventListener("htmx:response:error", failed);
  document.addEventListener("htmx:sse:after:connection", send);
  document.addEventListener("visibilitychange", send);
  addEventListener("online", send);
  setInterval(send, AGAIN);
  document.addEventListener("DOMContentLoaded", refill);
  show();
  send();
})();
