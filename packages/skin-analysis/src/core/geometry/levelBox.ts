import type { Point } from "./point.ts";

/** A box around points, turned with them. */
export interface LevelBox {
  /** Its middle, in the points' own coordinates. */
  readonly centre: Point;
  /** Its longer side. */
  readonly side: number;
  /** Radians, from the points' x axis to the box's. */
  readonly angle: number;
}

/** The smallest box around points whose sides lie along an angle, such as that of the eyes. */
export function levelBox(points: readonly Point[], angle: number): LevelBox {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const us = points.map(({ x, y }) => cos * x + sin * y);
  const vs = points.map(({ x, y }) => cos * y - sin * x);
  const [left, right] = [Math.min(...us), Math.max(...us)];
  const [top, bottom] = [Math.min(...vs), Math.max(...vs)];
  const u = (left + right) / 2;
  const v = (top + bottom) / 2;
  return {
    centre: { x: cos * u - sin * v, y: sin * u + cos * v },
    side: Math.max(right - left, bottom - top),
    angle,
  };
}
