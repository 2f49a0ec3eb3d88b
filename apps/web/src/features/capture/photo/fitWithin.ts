/** Dimensions in pixels. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** Scales dimensions down so that the longer side is at most `longSide`; never enlarges. */
export function fitWithin({ width, height }: Dimensions, longSide: number): Dimensions {
  const scale = Math.min(1, longSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
