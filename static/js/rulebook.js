// Searching the rulebook while somebody types; without a script the form asks the server.
(() => {
  const field = document.querySelector("[data-search]");
  if (!field) return;
  const comparable = text => latin(text.normalize("NFC").toLowerCase());
  const find = () => {
    const words = comparable(field.value).split(/\s+/);
    const clauses = [...document.querySelectorAll("[data-clause]")];
    for (const clause of clauses) clause.hidden = !words.every(word => comparable(`${clause.id} ${clause.textContent}`).includes(word));
    for (const chapter of document.querySelectorAll(".chapter")) chapter.hidden = !chapter.querySelector("[data-clause]:not([hidden])");
    document.querySelector("[data-search-none]").hidden = clauses.some(clause => !clause.hidden);
  };
  field.addEventListener("input", find);
})();
