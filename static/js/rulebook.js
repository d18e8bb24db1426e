// Searching the rulebook while somebody types; without a script the form asks the server.
(() => {
  const field = document.querySelector("[data-search]");
  if (!field) return;
  const find = () => {
    const words = field.value.toLowerCase().split(/\s+/);
    const clauses = [...document.querySelectorAll("[data-clause]")];
    for (const clause of clauses) clause.hidden = !words.every(word => `${clause.id} ${clause.textContent}`.toLowerCase().includes(word));
    for (const chapter of document.querySelectorAll(".chapter")) chapter.hidden = !chapter.querySelector("[data-clause]:not([hidden])");
    document.querySelector("[data-search-none]").hidden = clauses.some(clause => !clause.hidden);
  };
  field.addEventListener("input", find);
})();
