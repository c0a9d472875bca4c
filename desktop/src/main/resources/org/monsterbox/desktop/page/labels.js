/**
 * Lays what a screen reader finds on the device over the canvas, as buttons and texts that are not
 * seen and let the mouse through.
 */
export class Labels {
  constructor(layer, canvas, input) {
    this.layer = layer;
    this.canvas = canvas;
    this.input = input;
  }

  show(lines) {
    const elements = [];
    for (const line of lines.split("\n")) {
      const [x, y, width, height, acts, ...words] = line.split(" ");
      if (words.length > 0) {
        elements.push(this.element([x, y, width, height].map(Number), acts === "true", words.join(" ")));
      }
    }
    this.layer.replaceChildren(...elements);
  }

  element([x, y, width, height], acts, words) {
    const element = document.createElement(acts ? "button" : "span");
    element.textContent = words;
    element.style.left = `${(100 * x) / this.canvas.width}%`;
    element.style.top = `${(100 * y) / this.canvas.height}%`;
    element.style.width = `${(100 * width) / this.canvas.width}%`;
    element.style.height = `${(100 * height) / this.canvas.height}%`;
    if (acts) {
      element.type = "button";
      element.tabIndex = -1;
      const middle = `${x + width / 2} ${y + height / 2}`;
      element.addEventListener("click", () => {
        this.input.send(`down 0 ${middle} 0`);
        this.input.send(`up 0 ${middle} 0`);
      });
    }
    return element;
  }
}
