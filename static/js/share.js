// Hands the result to the phone's own share sheet: with the picture where it takes files, else the text alone.
(() => {
  if (!navigator.share) return;

  const pictureFrom = async url => {
    const answer = await fetch(url);
    return new File([await answer.blob()], "chicken-foot.png", { type: "image/png" });
  };

  const share = async button => {
    const text = document.getElementById(button.dataset.shareText).value;
    const files = await pictureFrom(button.dataset.sharePicture).then(file => [file], () => []);
    const all = { files, text };
    await navigator.share(files.length && navigator.canShare?.(all) ? all : { text }).catch(() => {});
  };

  document.querySelectorAll("[data-share-picture]").forEach(button => {
    button.hidden = false;
    button.addEventListener("click", () => share(button));
  });
})();
