import type { LabPlanes } from "../colour/lab.ts";
import { GLASSES } from "../constants/skin.ts";
import { pixels } from "../face/alignedFace.ts";
import { sampleAt } from "../geometry/sampling.ts";
import type { Point } from "../geometry/point.ts";
import type { Size } from "../image/rgbImage.ts";

/** The plainest bar that a ray crosses. */
export interface Bar {
  /** Measure of how much it differs from the nearer of its two sides, less half of what these differ; 0 for none. */
  readonly contrast: number;
  /** Distance from the start of the ray, mm. */
  readonly atMm: number;
}

const WIDEST = Math.max(...GLASSES.banksMm);

/**
 * Looks along a ray for something that lies across it: the rim, bridge or temple of glasses.
 * @param towards unit vector
 * @param fromMm distance along the ray at which to begin, and to end at `toMm`
 */
export function barAlong(
  { lightness, redGreen, yellowBlue }: LabPlanes,
  size: Size,
  start: Point,
  towards: Point,
  fromMm: number,
  toMm: number,
): Bar {
  const { stepMm, banksMm, weights } = GLASSES;
  const margin = Math.ceil(WIDEST / stepMm);
  const count = Math.max(0, Math.ceil((toMm - fromMm) / stepMm)) + 2 * margin;
  const samples = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    const reach = pixels(fromMm + (i - margin) * stepMm);
    const point = { x: start.x + towards.x * reach, y: start.y + towards.y * reach };
    samples[3 * i] = weights.lightness * sampleAt(lightness, size, point);
    samples[3 * i + 1] = weights.hue * sampleAt(redGreen, size, point);
    samples[3 * i + 2] = weights.hue * sampleAt(yellowBlue, size, point);
  }
  const at = (i: number, channel: number) => samples[3 * i + channel] ?? 0;
  const difference = (i: number, j: number) =>
    Math.hypot(at(i, 0) - at(j, 0), at(i, 1) - at(j, 1), at(i, 2) - at(j, 2));
  let best: Bar = { contrast: 0, atMm: fromMm };
  for (let i = margin; i < count - margin; i++) {
    for (const bankMm of banksMm) {
      const bank = Math.round(bankMm / stepMm);
      const sides = Math.min(difference(i, i - bank), difference(i, i + bank));
      const contrast = sides - 0.5 * difference(i - bank, i + bank);
      if (contrast > best.contrast) best = { contrast, atMm: fromMm + (i - margin) * stepMm };
    }
  }
  return best;
}
