import type { Size } from "../image/rgbImage.ts";
import { lerp, unitNormal, type Point } from "./point.ts";

/** Bilinear value of a plane at a position; beyond the border the edge repeats. */
export function sampleAt(plane: Float32Array, size: Size, point: Point): number {
  const x = Math.min(size.width - 1.01, Math.max(0, point.x));
  const y = Math.min(size.height - 1.01, Math.max(0, point.y));
  const column = Math.trunc(x);
  const row = Math.trunc(y);
  const fx = x - column;
  const fy = y - row;
  const k = row * size.width + column;
  const top = (plane[k] ?? 0) * (1 - fx) + (plane[k + 1] ?? 0) * fx;
  const bottom = (plane[k + size.width] ?? 0) * (1 - fx) + (plane[k + size.width + 1] ?? 0) * fx;
  return top * (1 - fy) + bottom * fy;
}

/** A value at a position. */
export type Sampler = (point: Point) => number;

/** Place where to look for a valley around a polyline; all lengths in pixels. */
export interface ValleyProbe {
  /** Distance from the valley's bottom to each of its two banks. */
  readonly bank: number;
  /** Offsets across the polyline at which the bottom is searched: the mesh is a few pixels off the fold. */
  readonly shifts: readonly number[];
  readonly samplesPerSegment: number;
}

/** Deepest valley across the polyline near one of its points: mean of the banks minus the bottom. */
function valleyAt(sample: Sampler, point: Point, normal: Point, probe: ValleyProbe): number {
  const along = (offset: number) =>
    sample({ x: point.x + normal.x * offset, y: point.y + normal.y * offset });
  const depths = probe.shifts.map(
    (shift) => (along(shift + probe.bank) + along(shift - probe.bank)) / 2 - along(shift),
  );
  return Math.max(0, ...depths);
}

/** Mean depth, in the sampler's unit, of the valley that runs along a polyline; 0 where there is none. */
export function meanValleyDepth(sample: Sampler, polyline: readonly Point[], probe: ValleyProbe): number {
  let sum = 0;
  let count = 0;
  let from = polyline[0];
  for (const to of polyline.slice(1)) {
    if (!from) break;
    const normal = unitNormal(from, to);
    for (let k = 0; k < probe.samplesPerSegment; k++) {
      sum += valleyAt(sample, lerp(from, to, k / probe.samplesPerSegment), normal, probe);
      count++;
    }
    from = to;
  }
  return count ? sum / count : 0;
}
