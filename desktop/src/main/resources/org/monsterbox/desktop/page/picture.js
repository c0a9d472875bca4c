/**
 * Draws on a canvas what the program says has changed: pixels to leave, to fill with one colour, or
 * to copy. FrameCoder writes it.
 */
export class Picture {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d", { alpha: false });
    this.image = null;
  }

  /** Whether the size has changed. */
  draw(content) {
    const numbers = new Uint32Array(content);
    const [width, height, firstRow, endRow] = numbers;
    const resized = !this.image || this.image.width !== width || this.image.height !== height;
    if (resized) {
      this.canvas.width = width;
      this.canvas.height = height;
      this.image = this.context.createImageData(width, height);
      this.pixels = new Uint32Array(this.image.data.buffer);
    }
    for (let from = 4, at = 0; from < numbers.length; ) {
      const count = numbers[from] >>> 2;
      const kind = numbers[from] & 3;
      from++;
      if (kind === 1) {
        this.pixels.fill(numbers[from++], at, at + count);
      } else if (kind === 2) {
        this.pixels.set(numbers.subarray(from, from + count), at);
        from += count;
      }
      at += count;
    }
    this.context.putImageData(this.image, 0, 0, 0, firstRow, width, endRow - firstRow);
    return resized;
  }
}
