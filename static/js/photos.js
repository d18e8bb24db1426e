// Pictures: made small on this phone, sent with the progress in words, shown with what was read. A hand that is counted
// from the round's form lands in its fields, and nothing else there is touched.
(() => {
  const SIDE = 1600;
  const held = [];
  let into = "";
  let last = null;
  const part = () => document.getElementById("photos");
  const form = () => part()?.querySelector("[data-photo-form]");
  const panel = () => document.getElementById("panel");
  const roundField = (name, player) => document.querySelector(`[data-round-form] [name="${name}-${player}"]`);
  const wait = seconds => new Promise(done => setTimeout(done, seconds * 1000));

  const say = (words, failed = false) => {
    const line = part().querySelector("[data-progress]");
    line.textContent = words;
    line.hidden = !words;
    part().querySelector("[data-send-again]").hidden = !failed;
    form().ariaBusy = Boolean(words) && !failed;
  };

  // The browser turns the picture upright; what the camera wrote beside it stays on this phone.
  const shrunk = async file => {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise(done => canvas.toBlob(done, "image/jpeg", 0.86));
  };

  const stand = async (ticket, isOver) => {
    while (!isOver()) {
      const words = await fetch(`${form().dataset.line}?ticket=${ticket}`).then(answer => answer.text(), () => "");
      if (!isOver()) say(words || form().dataset.sayReading);
      await wait(1);
    }
  };

  const post = (data, onSending, onSent) => new Promise(done => {
    const request = new XMLHttpRequest();
    request.open("POST", form().getAttribute("action"));
    request.setRequestHeader("HX-Request", "true");
    request.upload.onprogress = event => event.lengthComputable && onSending?.(Math.floor(event.loaded / event.total * 4) * 25);
    request.upload.onload = () => onSent?.();
    request.onloadend = () => done(request);
    request.send(data);
  });

  const said = request => {
    const words = request.getResponseHeader("X-Said");
    return words ? decodeURIComponent(words) : form().dataset.sayLost;
  };

  const send = async picture => {
    last = picture;
    const { small, file } = picture;
    const data = new FormData(form());
    const ticket = Math.random().toString(36).slice(2);
    const number = data.getAll("picture").length;
    data.delete("photo");
    data.append("photo", small ?? file, "photo.jpg");
    data.append("ticket", ticket);
    if (small) data.append("held", "1");
    let over = false;
    const request = await post(data, percent => say(form().dataset.saySending.replace("{}", percent)), () => stand(ticket, () => over));
    over = true;
    if (!request.responseText.includes('id="photos"')) return say(said(request), true);
    held[number] = small;
    await htmx.swap({ text: request.responseText, target: "#photos", swap: "outerHTML", sourceElement: part() });
    show();
    if (request.status === 503) part().querySelector("[data-send-again]").hidden = false;
    part().scrollIntoView();
  };

  const take = async files => {
    for (const file of files) {
      say(form().dataset.sayMaking);
      const small = await shrunk(file).catch(() => null);
      await send({ small, file });
    }
  };

  // What a part that has just come cannot know: the pictures, and the tiles written into the round's form meanwhile.
  const show = () => {
    if (!form()) return;
    for (const image of part().querySelectorAll("[data-held]:not([src])")) {
      const small = held[image.dataset.held];
      if (small) image.src = URL.createObjectURL(small);
    }
    for (const field of part().querySelectorAll("[data-beside]")) {
      if (into) field.value = roundField("tiles", field.dataset.beside)?.value ?? field.value;
    }
  };

  const keep = async () => {
    const data = new FormData(form());
    data.set("act", "keep");
    data.delete("photo");
    data.getAll("picture").forEach((_picture, number) => held[number] && data.append("kept", held[number], "kept.jpg"));
    const request = await post(data);
    if (request.status !== 204) say(request.status === 422 ? request.responseText : said(request));
    return request.status === 204;
  };

  const fill = button => {
    roundField("tiles", into).value = button.dataset.tiles;
    roundField("hand", into).value = button.dataset.total;
    panel().close();
    roundField("hand", into).focus();
  };

  const accept = async button => {
    const box = form().elements.keep;
    if (box.checked && held.some(Boolean)) {
      if (!(await keep())) return;
      box.checked = false;
    }
    if (into && button.dataset.tiles) fill(button);
    else form().requestSubmit(button);
  };

  const lens = document.createElement("input");
  Object.assign(lens, { type: "file", accept: "image/*", hidden: true });
  lens.setAttribute("capture", "environment");
  document.body.append(lens);
  let opened = Promise.resolve();
  lens.addEventListener("change", async () => {
    const files = [...lens.files];
    lens.value = "";
    await opened;
    take(files);
  });

  const open = camera => {
    into = camera.dataset.into ?? "";
    held.length = 0;
    if (!panel().open) panel().showModal();
    const url = camera.dataset.camera || camera.getAttribute("href");
    opened = htmx.ajax("GET", url, { target: "#panel-body", swap: "innerHTML" }).then(show);
    lens.click();
  };

  document.addEventListener("click", event => {
    const at = selector => event.target.closest?.(selector);
    if (at("[data-camera]") && panel()) {
      event.preventDefault();
      open(at("[data-camera]"));
    } else if (at("[data-take]") && !form().dataset.asked && (into || form().elements.keep.checked)) {
      event.preventDefault();
      accept(at("[data-take]"));
    } else if (at("[data-send-again]")) send(last);
    else if (at("[data-mark]")) document.getElementById(`tile-${at("[data-mark]").dataset.mark}`)?.click();
  });
  document.addEventListener("change", event => event.target.matches?.("[data-source]") && take([...event.target.files]));
  document.addEventListener("htmx:after:settle", show);
})();
