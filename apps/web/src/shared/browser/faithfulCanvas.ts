const SIDE = 64;
const CHANNELS = 4;
const OPAQUE = 255;

/** A pattern without two equal rows: what is smooth is left alone by some protections. */
function pattern(): ImageData {
  const pixels = new ImageData(SIDE, SIDE);
  for (let byte = 0; byte < pixels.data.length; byte += 1) {
    pixels.data[byte] = byte % CHANNELS === CHANNELS - 1 ? OPAQUE : (byte * 73 + (byte >> 7) * 31) % 256;
  }
  return pixels;
}

/**
 * Tells whether a canvas gives back what was drawn on it: protections against fingerprinting (Firefox's `resistFingerprinting`,
 * Brave's shields) change pixels of what is read, which would be taken for marks of a skin. False also without a canvas.
 */
export function isCanvasFaithful(): boolean {
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext("2d", { colorSpace: "srgb", willReadFrequently: true });
  if (!context) return false;
  const drawn = pattern();
  context.putImageData(drawn, 0, 0);
  const read = context.getImageData(0, 0, SIDE, SIDE).data;
  return drawn.data.every((value, index) => read[index] === value);
}
