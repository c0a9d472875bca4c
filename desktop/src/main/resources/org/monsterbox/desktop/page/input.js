/** Sends what is done to the device: one message at a time, so that everything arrives in order. */
export class Input {
  constructor() {
    this.lines = [];
    this.sending = false;
    /** Whether nobody is to hear what is done here. */
    this.closed = true;
  }

  /** Later requests of the same name replace earlier ones that have not left yet. */
  send(line, replaces = "") {
    if (this.closed) {
      return;
    }
    const last = this.lines.length - 1;
    if (replaces && last >= 0 && this.lines[last].startsWith(replaces)) {
      this.lines[last] = line;
    } else {
      this.lines.push(line);
    }
    if (!this.sending) {
      this.flush();
    }
  }

  async flush() {
    this.sending = true;
    while (this.lines.length > 0) {
      const body = this.lines.splice(0, 200).join("\n");
      try {
        const answer = await fetch("input", { method: "POST", body });
        if (!answer.ok) {
          this.lines = ["cancel 0 0 0 0"];
        }
      } catch {
        // The program has gone: the stream says so.
        this.lines = [];
      }
    }
    this.sending = false;
  }
}

/** Has fingers, mouse, wheel and keys on the canvas reach the device. */
export function listen(canvas, input, leave) {
  const fingers = new Map();

  const place = (event) => {
    const box = canvas.getBoundingClientRect();
    const x = ((event.clientX - box.left) * canvas.width) / box.width;
    const y = ((event.clientY - box.top) * canvas.height) / box.height;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };

  const touch = (what, event) => {
    const finger = fingers.get(event.pointerId);
    const age = Math.max(0, Math.min(10000, Math.round(performance.now() - event.timeStamp)));
    const start = `${what} ${finger} `;
    input.send(`${start}${place(event)} ${age}`, what === "move" ? start : "");
  };

  canvas.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) {
      return;
    }
    event.preventDefault();
    canvas.focus({ preventScroll: true });
    canvas.setPointerCapture(event.pointerId);
    const taken = new Set(fingers.values());
    let finger = 0;
    while (taken.has(finger)) {
      finger++;
    }
    fingers.set(event.pointerId, finger);
    touch("down", event);
  });
  canvas.addEventListener("pointermove", (event) => {
    if (fingers.has(event.pointerId)) {
      touch("move", event);
    }
  });
  for (const [name, what] of [["pointerup", "up"], ["pointercancel", "cancel"]]) {
    canvas.addEventListener(name, (event) => {
      if (fingers.has(event.pointerId)) {
        touch(what, event);
        fingers.delete(event.pointerId);
        if (what === "cancel") {
          fingers.clear();
        }
      }
    });
  }
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());

  canvas.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const notch = [100, 3, 0.3][event.deltaMode];
      const across = (-event.deltaX / notch).toFixed(2);
      const down = (-event.deltaY / notch).toFixed(2);
      input.send(`wheel ${place(event)} ${across} ${down} ${event.ctrlKey}`);
    },
    { passive: false },
  );

  const isForTheBrowser = (event) =>
    !event.key || event.metaKey || /^F\d+$/.test(event.key) || (event.ctrlKey && event.key.length === 1);

  const held = new Set();

  const key = (what, event) => {
    if (isForTheBrowser(event) || event.isComposing || event.key === "Dead") {
      return;
    }
    event.preventDefault();
    const name = event.key === " " ? "Space" : event.key;
    if (what === "press") {
      held.add(name);
    } else {
      held.delete(name);
    }
    input.send(`${what} ${name} ${event.shiftKey} ${event.ctrlKey} ${event.altKey}`);
  };

  canvas.addEventListener("keydown", (event) => {
    if (event.key === "F6") {
      event.preventDefault();
      leave();
    } else if (event.altKey && event.key === "ArrowLeft") {
      event.preventDefault();
      input.send("back");
    } else {
      key("press", event);
    }
  });
  canvas.addEventListener("keyup", (event) => {
    if (!event.altKey) {
      key("release", event);
    }
  });
  canvas.addEventListener("blur", () => {
    for (const name of held) {
      input.send(`release ${name} false false false`);
    }
    held.clear();
  });
}
