import { words } from "./words.js";
import { Picture } from "./picture.js";
import { Input, listen } from "./input.js";
import { Labels } from "./labels.js";
import { readMessages } from "./stream.js";

const PICTURE = 1;
const STATUS = 2;
const SHARED = 3;
const TAKEN = 4;
const LABELS = 5;

const SILENCE_MILLIS = 6000;
const RETRY_MILLIS = 2000;
const SETTLE_MILLIS = 300;
const FRAME_PIXELS = 30;
const SIZES = { phone: [411, 891], tablet: [800, 1280] };
const DENSITIES = [160, 240, 320];

const find = (id) => document.getElementById(id);
const canvas = find("screen");
const picture = new Picture(canvas);
const input = new Input();
const labels = new Labels(find("labels"), canvas, input);

let device = {
  status: "starting",
  shape: "phone",
  landscape: false,
  night: false,
  language: "en",
  font: 1,
  density: 160,
};
/** The look that was asked for, until the device has it. */
let wanted = null;
let lastWord = 0;
let ended = false;
let settling = 0;

const text = () => words[device.language];

function speak() {
  document.documentElement.lang = device.language;
  for (const element of document.querySelectorAll("[data-text]")) {
    element.textContent = text()[element.dataset.text];
  }
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", text()[element.dataset.label]);
  }
  canvas.setAttribute("aria-label", text().screen);
}

/** Lays a sentence over the screen; with a button, if there is something to do about it. */
function cover(what, button, action) {
  const covered = what !== "";
  find("cover").hidden = !covered;
  find("spinner").hidden = what !== "starting";
  find("cover-title").textContent = covered ? text()[what] : "";
  find("cover-text").textContent = covered ? text()[`${what}Text`] : "";
  find("cover-button").hidden = !button;
  find("cover-button").textContent = button ? text()[button] : "";
  find("cover-button").onclick = action ?? null;
}

/** Whether the device is this page's to touch. */
function hold(holds) {
  input.closed = !holds;
  find("controls").inert = !holds;
}

function showStatus() {
  document.body.classList.toggle("night", device.night);
  speak();
  const pressed = {
    phone: device.shape === "phone",
    tablet: device.shape === "tablet",
    day: !device.night,
    night: device.night,
    en: device.language === "en",
    fr: device.language === "fr",
    font1: device.font === 1,
    font2: device.font > 1 && device.font < 2,
    font3: device.font === 2,
  };
  for (const [id, isPressed] of Object.entries(pressed)) {
    find(id).setAttribute("aria-pressed", String(isPressed));
  }
  ended = device.status === "stopped";
  hold(!ended);
  if (device.status === "running") {
    cover("");
  } else if (device.status === "left") {
    cover("left", "open", () => input.send("open"));
  } else {
    cover(device.status);
  }
}

/** The device as large as there is room for. */
function fit() {
  const room = find("room");
  const padding = parseFloat(getComputedStyle(room).paddingLeft) * 2 + FRAME_PIXELS;
  const across = Math.max(80, room.clientWidth - padding) / canvas.width;
  const down = Math.max(80, room.clientHeight - padding) / canvas.height;
  const scale = Math.min(across, down);
  canvas.style.width = `${canvas.width * scale}px`;
  canvas.style.height = `${canvas.height * scale}px`;
  clearTimeout(settling);
  settling = setTimeout(sharpen, SETTLE_MILLIS);
}

/** As many pixels as this display can show; once the window keeps its size. */
function sharpen() {
  const [width, height] = SIZES[device.shape];
  const shown = canvas.clientWidth / (device.landscape ? height : width);
  const needed = shown * window.devicePixelRatio * 160 * 0.9;
  const density = DENSITIES.find((each) => each >= needed) ?? DENSITIES.at(-1);
  if (density !== device.density && device.status === "running" && !wanted && !input.closed) {
    change({ density });
  }
}

/** Asks for another look. What was asked before and is not there yet stays asked. */
function change(difference) {
  wanted = { ...(wanted ?? device), ...difference };
  const { shape, landscape, night, language, font, density } = wanted;
  input.send(`look ${shape} ${landscape} ${night} ${language} ${font} ${density}`, "look ");
}

const isAsWanted = () =>
  ["shape", "landscape", "night", "language", "font", "density"].every(
    (part) => device[part] === wanted[part],
  );

function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

function keepShared(content) {
  const shared = new TextDecoder().decode(content);
  const end = shared.indexOf("\n");
  save(new Blob([shared.slice(end + 1)], { type: "text/plain" }), shared.slice(0, end));
}

function hear(kind, content) {
  lastWord = performance.now();
  if (kind === PICTURE) {
    if (picture.draw(content)) {
      fit();
    }
  } else if (kind === STATUS) {
    device = JSON.parse(new TextDecoder().decode(content));
    if (wanted && isAsWanted()) {
      wanted = null;
    }
    showStatus();
  } else if (kind === SHARED) {
    keepShared(content);
  } else if (kind === LABELS) {
    labels.show(new TextDecoder().decode(content));
  } else if (kind === TAKEN) {
    ended = true;
    hold(false);
    cover("taken", "here", () => location.reload());
  }
}

async function watch() {
  const stopped = new AbortController();
  lastWord = performance.now();
  const watchdog = setInterval(() => {
    if (performance.now() - lastWord > SILENCE_MILLIS) {
      stopped.abort();
    }
  }, 1000);
  try {
    const answer = await fetch("screen", { signal: stopped.signal });
    if (answer.ok) {
      await readMessages(answer.body, hear);
    }
  } catch {
    // Said below, whatever the reason.
  }
  clearInterval(watchdog);
  if (!ended) {
    hold(false);
    cover("gone");
    // It may only have slept.
    setTimeout(watch, RETRY_MILLIS);
  }
}

const click = (id, action) => find(id).addEventListener("click", action);

click("phone", () => change({ shape: "phone", landscape: false }));
click("tablet", () => change({ shape: "tablet", landscape: true }));
click("rotate", () => change({ landscape: !(wanted ?? device).landscape }));
click("day", () => change({ night: false }));
click("night", () => change({ night: true }));
click("en", () => change({ language: "en" }));
click("fr", () => change({ language: "fr" }));
click("font1", () => change({ font: 1 }));
click("font2", () => change({ font: 1.3 }));
click("font3", () => change({ font: 2 }));
click("back", () => {
  input.send("back");
  canvas.focus();
});
click("quit", () => input.send("stop"));
click("shot", () => {
  const time = new Date().toISOString().slice(0, 19).replace(/[:T]/g, "-");
  canvas.toBlob((blob) => save(blob, `monster-box-${time}.png`), "image/png");
});

document.addEventListener("keydown", (event) => {
  if (event.key === "F6" && document.activeElement !== canvas) {
    event.preventDefault();
    canvas.focus();
  }
});

listen(canvas, input, () => find("rotate").focus());
new ResizeObserver(fit).observe(find("room"));
showStatus();
canvas.focus();
watch();
