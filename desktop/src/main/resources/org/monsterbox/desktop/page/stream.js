/** Reads messages: kind and length, four bytes each, the lowest first, then the content. */
export async function readMessages(body, onMessage) {
  const reader = body.getReader();
  let pieces = [];
  let held = 0;

  const take = (length) => {
    const taken = new Uint8Array(length);
    let filled = 0;
    while (filled < length) {
      const piece = pieces[0];
      const part = Math.min(piece.length, length - filled);
      taken.set(piece.subarray(0, part), filled);
      filled += part;
      if (part === piece.length) {
        pieces.shift();
      } else {
        pieces[0] = piece.subarray(part);
      }
    }
    held -= length;
    return taken.buffer;
  };

  let header = null;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      return;
    }
    pieces.push(value);
    held += value.length;
    for (;;) {
      if (!header && held >= 8) {
        header = new Uint32Array(take(8));
      }
      if (!header || held < header[1]) {
        break;
      }
      onMessage(header[0], take(header[1]));
      header = null;
    }
  }
}
