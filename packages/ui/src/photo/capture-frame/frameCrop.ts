/** A part of a picture, in its pixels. */
export interface Crop {
  /** From the left, in pixels of the frame. */
  readonly x: number;
  /** From the top, in pixels of the frame. */
  readonly y: number;
  /** In pixels of the frame. */
  readonly width: number;
  /** In pixels of the frame. */
  readonly height: number;
}

/**
 * The part of a camera's picture that the frame shows: as large as it can be, in the middle, whole pixels.
 * @param aspectRatio of the frame, width over height
 */
export function frameCrop(
  { width, height }: { readonly width: number; readonly height: number },
  aspectRatio: number,
): Crop {
  const cropWidth = Math.min(width, Math.round(height * aspectRatio));
  const cropHeight = Math.min(height, Math.round(width / aspectRatio));
  return {
    x: Math.floor((width - cropWidth) / 2),
    y: Math.floor((height - cropHeight) / 2),
    width: cropWidth,
    height: cropHeight,
  };
}

/**
 * The shape of a frame whose crop of a camera's picture is no smaller than `minSide` px: a coarse camera gets a wider
 * or a higher frame than the one asked for.
 * @param aspectRatio the shape asked for, width over height
 * @returns width over height; the picture's own at most
 */
export function frameShape(
  { width, height }: { readonly width: number; readonly height: number },
  aspectRatio: number,
  minSide: number,
): number {
  if (width <= 0 || height <= 0) return aspectRatio;
  const own = width / height;
  const narrow = Math.min(own, minSide / height);
  const wide = Math.max(own, width / minSide);
  return Math.min(Math.max(aspectRatio, narrow), wide);
}
