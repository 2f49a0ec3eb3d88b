/** Dimensions in pixels. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** Scales dimensions down so that the longer side is at most `longSide`; never enlarges, and leaves a pixel at least. */
export function fitWithin({ width, height }: Dimensions, longSide: number): Dimensions {
  const scale = Math.min(1, longSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

interface Redrawing {
  /** Longest side of what is drawn, in pixels. */
  readonly longSide: number;
  /** Holds what it is encoded as, where the browser can. */
  readonly type: string;
  /** Quality of an encoding that loses something, 0 to 1. */
  readonly quality: number;
}

/**
 * Draws a picture anew in sRGB, no larger than asked: what a file says beside its pixels, place and device, stays behind.
 * @param size the picture's own dimensions in pixels
 * @returns null when the browser gives no canvas or no image
 */
export async function redraw(
  source: CanvasImageSource,
  size: Dimensions,
  { longSide, type, quality }: Redrawing,
): Promise<Blob | null> {
  const { width, height } = fitWithin(size, longSide);
  const opaque = type === "image/jpeg";
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { colorSpace: "srgb", alpha: !opaque });
  if (!context) return null;
  if (opaque) {
    // JPEG has no transparency: a cut-out portrait lands on white, not on the canvas's black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
  // Safari keeps the memory of a detached canvas until it is emptied.
  canvas.width = 0;
  return blob;
}
