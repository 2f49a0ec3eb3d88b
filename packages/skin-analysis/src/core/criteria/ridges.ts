import { LINES } from "../constants/criteria.ts";
import { FINE } from "../constants/detail.ts";
import { pixels } from "../face/alignedFace.ts";
import type { FineDetail } from "../faceMaps/fineDetail.ts";
import { blur } from "../filter/blur.ts";
import { curvatureAt } from "../filter/hessian.ts";
import { findComponents } from "../geometry/components.ts";
import type { Mask, Size } from "../image/rgbImage.ts";

/** A thin dark line on the skin. */
export interface Ridge {
  readonly pixels: readonly number[];
  /** Sum over its pixels of their response along the line above the floor: length times depth. */
  readonly strength: number;
}

interface RidgeField {
  /** Scale-normalised curvature across the line, in L* units; 0 off any line. */
  readonly response: Float32Array;
  /** Direction across the line, in radians. */
  readonly normal: Float32Array;
}

/** Adds the dark lines of one scale where they are stronger than those found before. @param unit of the response: the scale's variance in pixels² */
function addScale(field: RidgeField, density: Float32Array, where: Mask, size: Size, unit: number): void {
  const { width, height } = size;
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      if (!where[i]) continue;
      // Darker is denser: a dark line curves the other way than in lightness.
      const curvature = curvatureAt(density, i, width);
      const across = -curvature.along;
      if (across <= 0 || Math.abs(curvature.across) > LINES.maxAnisotropy * across) continue;
      const response = across * unit;
      if (response <= (field.response[i] ?? 0)) continue;
      field.response[i] = response;
      field.normal[i] = 0.5 * Math.atan2(-2 * curvature.xy, curvature.yy - curvature.xx);
    }
  }
}

/** Keeps the crest of each line: pixels not weaker than both neighbours across it, nor than `weakest`. */
function crests({ response, normal }: RidgeField, { width, height }: Size, weakest: number): Mask {
  const crest = new Uint8Array(response.length);
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      const value = response[i] ?? 0;
      if (value < weakest) continue;
      const angle = normal[i] ?? 0;
      const step = Math.round(Math.sin(angle)) * width + Math.round(Math.cos(angle));
      if (value >= (response[i + step] ?? 0) && value >= (response[i - step] ?? 0)) crest[i] = 1;
    }
  }
  return crest;
}

/**
 * Mean response along the line through a crest, over `LINES.reachMm` each way, in the part that runs in its direction.
 * A line goes on, the texture of skin does not; and a line that noise cuts in two loses little of it, which no rule
 * on whole lines can do.
 */
function supportOf({ response, normal }: RidgeField, i: number, { width, height }: Size): number {
  const angle = normal[i] ?? 0;
  const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
  const x = i % width;
  const y = Math.trunc(i / width);
  const { samples, reachMm } = LINES;
  const pace = pixels(reachMm) / samples;
  let sum = 0;
  for (let k = -samples; k <= samples; k++) {
    if (k === 0) continue;
    let best = 0;
    // The line may bend: a step aside at its middle, two at its ends.
    const aside = Math.abs(k) * 2 > samples ? 2 : 1;
    for (let side = -aside; side <= aside; side++) {
      const u = Math.round(x - ny * pace * k + nx * side);
      const v = Math.round(y + nx * pace * k + ny * side);
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      const j = v * width + u;
      const there = response[j] ?? 0;
      if (there <= best) continue;
      best = Math.max(best, there * Math.cos(2 * ((normal[j] ?? 0) - angle)));
    }
    sum += best;
  }
  return sum / (2 * samples);
}

/** Tells how much each crest is a line, above the floor that texture reaches. */
function lineStrengths(field: RidgeField, crest: Mask, size: Size, floor: number): Float32Array {
  const strength = new Float32Array(crest.length);
  for (let i = 0; i < crest.length; i++) {
    if (crest[i]) strength[i] = Math.max(0, supportOf(field, i, size) - floor);
  }
  return strength;
}

/**
 * Wrinkles and fine lines as ridges of the Hessian of optical density at two scales.
 * Sources: Frangi 1998 (ridge by eigenvalues); Ng, Yap et al. 2015 (hybrid Hessian filter for wrinkles).
 */
export function findRidges({ density, variance, tone, calm }: FineDetail, where: Mask, size: Size): Ridge[] {
  const field: RidgeField = {
    response: new Float32Array(density.length),
    normal: new Float32Array(density.length),
  };
  // A line is a shadow more than it is a reflection: most of the weight of its tone is taken back.
  const unit = pixels(1) ** 2 / tone ** LINES.toneTakenBack;
  addScale(field, density, where, size, unit * variance * (variance / FINE.blurMm2) ** LINES.thinPower);
  const smooth = blur(density, size, pixels(LINES.deepMm));
  addScale(field, smooth, where, size, unit * (variance + LINES.deepMm ** 2));
  const floor = LINES.floor.base + LINES.floor.texture * Math.sqrt(calm);
  const strength = lineStrengths(field, crests(field, size, LINES.crestShare * floor), size, floor);
  const lines = new Uint8Array(strength.length);
  for (let i = 0; i < lines.length; i++) if ((strength[i] ?? 0) > 0) lines[i] = 1;
  return findComponents(lines, size).map(({ pixels: points }) => ({
    pixels: points,
    strength: points.reduce((sum, point) => sum + (strength[point] ?? 0), 0),
  }));
}
