/** Second derivatives of a plane at one pixel, and their eigenvalues. */
export interface Curvature {
  readonly xx: number;
  readonly yy: number;
  readonly xy: number;
  /** Larger eigenvalue: the curvature across a dark line. */
  readonly across: number;
  /** Smaller eigenvalue: the curvature along it. */
  readonly along: number;
}

/** Hessian by central differences at index `i` of a plane of the given width; not for border pixels. */
export function curvatureAt(plane: Float32Array, i: number, width: number): Curvature {
  const centre = plane[i] ?? 0;
  const xx = (plane[i - 1] ?? 0) + (plane[i + 1] ?? 0) - 2 * centre;
  const yy = (plane[i - width] ?? 0) + (plane[i + width] ?? 0) - 2 * centre;
  const diagonal = (plane[i + width + 1] ?? 0) + (plane[i - width - 1] ?? 0);
  const counter = (plane[i + width - 1] ?? 0) + (plane[i - width + 1] ?? 0);
  const xy = (diagonal - counter) / 4;
  const spread = Math.sqrt((xx - yy) ** 2 + 4 * xy * xy);
  return { xx, yy, xy, across: (xx + yy + spread) / 2, along: (xx + yy - spread) / 2 };
}
