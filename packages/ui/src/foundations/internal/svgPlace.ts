// Drawings are placed by attributes of `<svg>` and not by `style`: a page with `style-src 'self'` does not apply the `style`
// of what a server rendered, and a gauge would be drawn at 0.

/**
 * Prints a ratio for an attribute of an `<svg>`, as « 46% ».
 * @param ratio 0 to 1 within the drawing, less or more beyond its ends
 */
export const percent = (ratio: number): string => `${Number((ratio * 100).toFixed(3))}%`;

/** Describes a shape within an `<svg>`. */
interface ShapePlace {
  readonly x: string;
  readonly y: string;
  readonly width: string;
  readonly height: string;
  readonly viewBox: string;
}

/** Attributes of a shape of 16 × 16 whose middle stands at a place of the `<svg>` around it; as large as its `font-size`. */
export const centredAt = (x: number, y = 0.5): ShapePlace => ({
  x: percent(x),
  y: percent(y),
  // A sheet cannot size an `<svg>` within another one.
  width: "1em",
  height: "1em",
  // The corner of the shape's own box is its middle.
  viewBox: "8 8 16 16",
});
