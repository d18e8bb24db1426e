// Times of day as this phone's clock shows them; without a script they are the server's.
document.querySelectorAll("time[data-clock]").forEach(time => {
  time.textContent = new Date(time.dateTime).toLocaleTimeString(document.body.dataset.locale.split(","), { timeStyle: "short" });
});
