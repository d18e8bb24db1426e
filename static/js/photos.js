// Pictures: made small on this phone, sent with the progress in words, shown with what was read. A hand that is counted
// from the round's form lands in its fields, and nothing else there is touched.
(() => {
  const SIDE = 1600;
  const held = [];
  // The player whose fields the count is for, if it is for some, and in which round; the pictures that did not arrive;
  // and which count it is, since what comes back for an earlier one is for nobody.
  let into;
  let round;
  let left;
  let count = 0;
  const part = () => document.getElementById("photos");
  const find = selector => part().querySelector(selector);
  const form = () => find("form");
  const panel = () => document.getElementById("panel");
  const roundField = (name, player = into) => into && document.querySelector(`#round[data-round="${round}"] [name="${name}-${player}"]`);

  const say = (words, busy = false, again = false) => {
    const line = find("[data-progress]");
    line.textContent = words;
    line.hidden = !words;
    find("[data-send-again]").hidden = !again;
    form().ariaBusy = busy;
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

  // Whether the picture has arrived, and its answer is shown.
  const send = async (file, small, isOld) => {
    if (isOld()) return false;
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
      if (waiting && !isOld()) say(words || sayReading, true);
    };
    const request = await post(data, {
      onprogress: ({ loaded, total }) => isOld() || say(saySending.replace("{}", Math.floor((loaded / total) * 4) * 25), true),
      onload: () => {
        waiting = setInterval(ask, 1000);
        isOld() || say(sayReading, true);
      },
    });
    waiting = clearInterval(waiting);
    const text = request.responseText;
    if (isOld()) return false;
    if (!text.includes('id="photos"')) return say(refused(request), false, true);
    if (text.split('name="picture"').length - 1 > number) held[number] = small;
    await htmx.swap({ text, target: "#photos", swap: "outerHTML", sourceElement: part() });
    find("[data-send-again]").hidden = request.status !== 503;
    part().scrollIntoView();
    return request.status !== 503;
  };

  // What was wrong with one of several is still said beside the answer to the last.
  const takeAll = async (files, isOld) => {
    const wrong = [];
    for (left = [...files]; left.length; left.shift()) {
      if (isOld()) return;
      say(form().dataset.sayMaking, true);
      if (!(await send(left[0], await shrunk(left[0]).catch(() => null), isOld))) return;
      find("[data-send-again]").after(...wrong);
      wrong.push(...part().querySelectorAll(".problem"));
    }
  };

  // One after the other, also when more are taken meanwhile: each answer holds what the same count saw before.
  let turn;
  const take = (files, mine = count) => (turn = Promise.resolve(turn).then(() => takeAll(files, () => mine !== count || !part())));

  // What a part that has just come cannot know: the pictures, and the tiles written into the round's form meanwhile.
  const show = () => {
    for (const image of part()?.querySelectorAll("[data-held]:not([src], [href])") ?? []) {
      const small = held[image.dataset.held];
      if (small) image.setAttribute(image.matches("img") ? "src" : "href", URL.createObjectURL(small));
    }
    for (const field of part()?.querySelectorAll("[data-beside]") ?? []) {
      field.value = roundField("tiles", field.dataset.beside)?.value ?? field.value;
    }
  };

  const keep = async () => {
    const data = new FormData(form());
    data.set("act", "keep");
    data.delete("photo");
    held.forEach((small, k) => small && data.append("kept", small, `${k}.jpg`));
    const request = await post(data);
    if (request.status !== 204) say(request.status === 422 ? request.responseText : refused(request));
    return request.status === 204;
  };

  const accept = async button => {
    const box = form().elements.keep;
    if (box.checked && !(await keep())) return;
    box.checked = false;
    const field = roundField("hand");
    if (!field || !button.dataset.tiles) return form().requestSubmit(button);
    enter(field, button.dataset.total);
    roundField("tiles").value = button.dataset.tiles;
    panel().close();
    part().remove();
    field.focus();
  };

  const lens = document.createElement("input");
  Object.assign(lens, { type: "file", accept: "image/*", hidden: true });
  lens.setAttribute("capture", "environment");
  document.body.append(lens);
  let load;
  let opened;
  const chosen = input => {
    const files = [...input.files];
    input.value = "";
    return files;
  };
  lens.addEventListener("change", async () => {
    const files = chosen(lens);
    await opened;
    if (!part()) await load();
    if (part()) take(files);
  });

  // A count that was left is there again where the same camera is tapped; another one begins anew.
  const open = camera => {
    const url = camera.dataset.camera || camera.getAttribute("href");
    if (!panel().open) panel().showModal();
    if (!part() || form().getAttribute("action") !== url) {
      into = camera.dataset.into;
      round = document.getElementById("round").dataset.round;
      held.length = turn = 0;
      count++;
      document.getElementById("panel-body").replaceChildren();
      load = () => htmx.ajax("GET", url, { target: "#panel-body", swap: "innerHTML" });
      opened = load();
    }
    lens.click();
  };

  document.addEventListener("click", event => {
    const at = selector => event.target.closest?.(selector);
    const camera = panel() && at("[data-camera]");
    const button = at("[data-take]");
    if (camera || button) event.preventDefault();
    if (camera) open(camera);
    else if (button) accept(button);
    else if (at("[data-send-again]")) take(left);
    else if (at("[data-mark]")) document.getElementById(`tile-${at("[data-mark]").dataset.mark}`)?.click();
  });
  document.addEventListener("change", event => event.target.matches?.("[data-source]") && take(chosen(event.target)));
  document.addEventListener("htmx:after:settle", show);
})();
