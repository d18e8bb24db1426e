// The live table: the tiles and the buttons below keep up with each other, lit ends can be tapped, the drawing zooms.
(() => {
  const region = document.getElementById("layout");
  if (!region) return;
  const seen = id => Number(document.getElementById(id).dataset.version);
  const get = (url, target, swap) => htmx.ajax("GET", url, { target, swap });
  const refresh = () => get(region.dataset.live, "#layout", "innerMorph");

  document.addEventListener("htmx:after:swap", () => {
    const [table, moves] = [seen("layout-state"), seen("moves")];
    if (table < moves) refresh().catch(() => {});
    if (moves < table) get(region.dataset.tray, "#moves", "outerHTML").catch(() => {});
  });

  document.addEventListener("click", event => {
    const onto = event.target.closest?.("[data-onto]")?.dataset.onto;
    if (onto) document.querySelector(`.places [value="${onto}"]`)?.click();
    const step = event.target.closest?.("[data-zoom-by]")?.dataset.zoomBy;
    if (step) zoom(Number(step));
  });

  const zoom = by => {
    const level = Math.min(4, Math.max(1, Number(region.dataset.zoom ?? 1) + by));
    region.dataset.zoom = level;
    region.querySelector(".laid-new")?.scrollIntoView({ block: "nearest", inline: "center" });
  };

  document.querySelector("[data-zoom-row]").hidden = false;

  let spread = 0;
  const apart = touches => Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);
  region.addEventListener("touchstart", event => {
    if (event.touches.length === 2) spread = apart(event.touches);
  }, { passive: true });
  region.addEventListener("touchend", () => (spread = 0));
  region.addEventListener("touchmove", event => {
    if (!spread || event.touches.length !== 2) return;
    event.preventDefault();
    const ratio = apart(event.touches) / spread;
    if (ratio < 0.7 || ratio > 1.4) {
      zoom(ratio > 1 ? 1 : -1);
      spread = apart(event.touches);
    }
  }, { passive: false });

  stayLive(region, refresh);
})();
