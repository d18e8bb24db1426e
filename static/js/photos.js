// Pictures: made small on this phone, sent with the progress in words, shown with what was read. A hand that is counted
// from the round's form lands in its fields, and nothing else there is touched.
(() => {
  const SIDE = 1600;
  const held = [];
  let into = "";
  let last;
  const part = () => document.getElementById("photos");
  const find = selector => part().querySelector(selector);
  const form = () => find("form");
  const panel = () => document.getElementById("panel");
  const roundField = (name, player) => document.querySelector(`[data-round-form] [name="${name}-${player}"]`);

  const say = (words, failed = false) => {
    const line = find("[data-progress]");
    line.textContent = words;
    line.hidden = !words;
    find("[data-send-again]").hidden = !failed;
    form().ariaBusy = Boolean(words) && !failed;
  };

  // The browser turns the picture upright; what the camera wrote beside it stays on this phone.
  const shrunk = async file => {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
    const canvas = document.createElement("canvas");
    canvas.width = image.width * scale;
    canvas.height = image.height * scale;
    const pen = canvas.getContext("2d");
    pen.fillStyle = "#fff";
    pen.imageSmoothingQuality = "high";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise(done => canvas.toBlob(done, "image/jpeg", 0.86));
  };

  const post = (data, upload = {}) => new Promise(done => {
    const request = new XMLHttpRequest();
    request.open("POST", form().action);
    request.setRequestHeader("HX-Request", "true");
    Object.assign(request.upload, upload);
    request.onloadend = () => done(request);
    request.send(data);
  });

  const refused = request => {
    const said = request.getResponseHeader("X-Said");
    return said ? decodeURIComponent(said) : form().dataset.sayLost;
  };

  const send = async (file, small) => {
    last = [file, small];
    const { saySending, sayReading, line } = form().dataset;
    const data = new FormData(form());
    const ticket = Math.random().toString(36).slice(2);
    const number = data.getAll("picture").length;
    data.delete("photo");
    data.append("photo", small ?? file, "photo.jpg");
    data.append("ticket", ticket);
    if (small) data.append("held", "1");
    let waiting;
    const ask = async () => {
      const words = await fetch(`${line}?ticket=${ticket}`).then(answer => answer.text(), () => "");
      if (waiting) say(words || sayReading);
    };
    const request = await post(data, {
      onprogress: ({ loaded, total }) => say(saySending.replace("{}", Math.floor((loaded / total) * 4) * 25)),
      onload: () => {
        say(sayReading);
        waiting = setInterval(ask, 1000);
      },
    });
    waiting = clearInterval(waiting);
    if (!request.responseText.includes('id="photos"')) return say(refused(request), true);
    held[number] = small;
    await htmx.swap({ text: request.responseText, target: "#photos", swap: "outerHTML", sourceElement: part() });
    find("[data-send-again]").hidden = request.status !== 503;
    part().scrollIntoView();
  };

  const take = async files => {
    for (const file of files) {
      say(form().dataset.sayMaking);
      await send(file, await shrunk(file).catch(() => null));
    }
  };

  // What a part that has just come cannot know: the pictures, and the tiles written into the round's form meanwhile.
  const show = () => {
    for (const image of part()?.querySelectorAll("[data-held]:not([src], [href])") ?? []) {
      const small = held[image.dataset.held];
      if (small) image.setAttribute(image.matches("img") ? "src" : "href", URL.createObjectURL(small));
    }
    for (const field of (into && part()?.querySelectorAll("[data-beside]")) || []) {
      field.value = roundField("tiles", field.dataset.beside)?.value ?? field.value;
    }
  };

  const keep = async () => {
    const data = new FormData(form());
    data.set("act", "keep");
    data.delete("photo");
    held.forEach(small => small && data.append("kept", small, "kept.jpg"));
    const request = await post(data);
    if (request.status !== 204) say(request.status === 422 ? request.responseText : refused(request));
    return request.status === 204;
  };

  const accept = async button => {
    const box = form().elements.keep;
    if (box.checked && !(await keep())) return;
    box.checked = false;
    if (!into || !button.dataset.tiles) return form().requestSubmit(button);
    enter(roundField("hand", into), button.dataset.total);
    roundField("tiles", into).value = button.dataset.tiles;
    panel().close();
    roundField("hand", into).focus();
  };

  const lens = document.createElement("input");
  Object.assign(lens, { type: "file", accept: "image/*", hidden: true });
  lens.setAttribute("capture", "environment");
  document.body.append(lens);
  let opened;
  lens.addEventListener("change", async () => {
    const files = [...lens.files];
    lens.value = "";
    await opened;
    if (part()) take(files);
  });

  const open = camera => {
    into = camera.dataset.into ?? "";
    held.length = 0;
    if (!panel().open) panel().showModal();
    opened = htmx.ajax("GET", camera.dataset.camera || camera.href, { target: "#panel-body", swap: "innerHTML" });
    lens.click();
  };

  document.addEventListener("click", event => {
    const at = selector => event.target.closest?.(selector);
    const camera = panel() && at("[data-camera]");
    const button = at("[data-take]");
    if (camera || button) event.preventDefault();
    if (camera) open(camera);
    else if (button) accept(button);
    else if (at("[data-send-again]")) send(...last);
    else if (at("[data-mark]")) document.getElementById(`tile-${at("[data-mark]").dataset.mark}`)?.click();
  });
  document.addEventListener("change", event => event.target.matches?.("[data-source]") && take([...event.target.files]));
  document.addEventListener("htmx:after:settle", show);
})();
