// Small things on every page: what could not be saved, sharing, copying, printing, local times, a screen that stays on.
(() => {
  const say = (sentence, seconds = 0) => {
    const notice = document.getElementById("unsaved");
    notice.textContent = sentence;
    notice.hidden = !sentence;
    // An open panel covers all that was above the page before it.
    for (const above of [false, Boolean(sentence)]) notice.togglePopover?.(above);
    if (seconds) setTimeout(() => (notice.hidden = true), seconds * 1000);
  };

  const failed = event => {
    const { ctx } = event.detail ?? {};
    if (!ctx || ctx.request?.method !== "POST" || [409, 422].includes(ctx.response?.status)) return;
    const said = ctx.response?.headers?.get("X-Said");
    say(said ? decodeURIComponent(said) : document.body.dataset.sayUnsaved);
  };
  document.addEventListener("htmx:error", failed);
  document.addEventListener("htmx:response:error", failed);
  document.addEventListener("htmx:before:request", event => event.detail?.ctx?.request?.method === "POST" && say(""));

  // What a script puts into a field counts as typed: whoever shows it, or had something against it, hears of it.
  window.enter = (field, value) => {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };

  // A form without htmx is sent once, however often its button is tapped.
  document.addEventListener("submit", event => {
    const form = event.target;
    if (event.defaultPrevented || form.hasAttribute("hx-post")) return;
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = "1";
    setTimeout(() => delete form.dataset.sent, 4000);
  });
  addEventListener("pageshow", () => document.querySelectorAll("[data-sent]").forEach(form => delete form.dataset.sent));

  // The digits of these scripts lie alike in Unicode, each from six on.
  window.latin = text => text.replace(/[०-९০-৯੦-੯൦-൯]/g, digit => (digit.charCodeAt() & 15) - 6);

  // What was wrong is forgotten as soon as it is typed over, and a hand that has come is asked for no more. Nothing moves
  // on the change of a field: the tap that ends the typing would miss its button. A sum is shown whole beneath its box.
  document.addEventListener("input", ({ target }) => {
    if (target.ariaInvalid) {
      target.form.querySelector(`[id="${target.getAttribute("aria-describedby")}"]`)?.remove();
      target.ariaInvalid = null;
    }
    const asked = document.querySelector(`[data-missing="${target.id.slice(5)}"]`);
    if (asked) asked.hidden = Boolean(target.value.trim());
    const sum = target.parentNode.querySelector(".hand-sum");
    const typed = latin(target.value);
    const isSum = /^[\d\s]+\+[\d\s+]*$/.test(typed);
    if (sum) sum.textContent = isSum ? `${target.value} = ${typed.split("+").reduce((all, part) => all + Number(part), 0)}` : "";
  });

  const textOf = id => {
    const source = document.getElementById(id);
    return source.value ?? source.textContent;
  };

  const copy = async id => {
    if (navigator.clipboard) await navigator.clipboard.writeText(textOf(id));
    else {
      // Plain http has no clipboard: select the text and use the old command.
      const box = document.createElement("textarea");
      box.value = textOf(id);
      document.body.append(box);
      box.select();
      document.execCommand("copy");
      box.remove();
    }
    say(document.body.dataset.sayCopied, 2);
  };

  const share = async id => {
    const text = textOf(id);
    await navigator.share(/^https?:\S+$/.test(text) ? { url: text } : { text }).catch(() => {});
  };

  document.addEventListener("click", event => {
    const button = event.target.closest?.("[data-share], [data-copy], [data-print]");
    if (button?.dataset.share) share(button.dataset.share);
    else if (button?.dataset.copy) copy(button.dataset.copy);
    else if (button) print();
  });

  document.querySelectorAll("[data-copy], [data-print]").forEach(button => (button.hidden = false));
  if (navigator.share) document.querySelectorAll("[data-share]").forEach(button => (button.hidden = false));

  // A browser that does not know the language writes dates as the British do, in the same digits.
  const local = root => root.querySelectorAll("time[data-time]").forEach(time => {
    time.textContent = new Date(time.dateTime).toLocaleString(document.body.dataset.locale.split(","), { dateStyle: "short", timeStyle: "short" });
  });
  local(document);
  document.addEventListener("htmx:after:settle", event => local(event.target));

  // Where the browser allows it the screen of a game stays on; the lock is lost in the background and asked for again.
  const stayAwake = () => {
    if (document.querySelector("#card, #layout") && !document.hidden) navigator.wakeLock?.request("screen").catch(() => {});
  };
  document.addEventListener("visibilitychange", stayAwake);
  stayAwake();
})();
