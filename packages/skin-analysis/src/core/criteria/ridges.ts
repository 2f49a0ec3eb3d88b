import { LINES } from "../constants/criteria.ts";
import { SCALE_MM } from "../constants/engine.ts";
import { pixels } from "../face/alignedFace.ts";
import { blur } from "../filter/blur.ts";
import { curvatureAt } from "../filter/hessian.ts";
import { findComponents, type Component } from "../geometry/components.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import { ramp } from "../scoring/scoreCurve.ts";

/** A thin dark line on the skin. */
export interface Ridge {
  readonly pixels: readonly number[];
  /** Sum over its pixels of the response above the floor: length times depth. */
  readonly strength: number;
  /** Soft membership, 0 to 1. */
  readonly weight: number;
}

interface RidgeField {
  /** Scale-normalised curvature across the line, in L* units; 0 off any line. */
  readonly response: Float32Array;
  /** Direction across the line, in radians. */
  readonly normal: Float32Array;
}

/** Adds the dark lines of one scale where they are stronger than those found before. */
function addScale(field: RidgeField, lightness: Float32Array, where: Mask, size: Size, mm: number): void {
  const sigma = pixels(mm);
  const smooth = blur(lightness, size, sigma);
  const { width, height } = size;
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      if (!where[i]) continue;
      const { across, along, xx, yy, xy } = curvatureAt(smooth, i, width);
      if (across <= 0 || Math.abs(along) > LINES.maxAnisotropy * across) continue;
      const response = across * sigma * sigma;
      if (response <= (field.response[i] ?? 0)) continue;
      field.response[i] = response;
      field.normal[i] = 0.5 * Math.atan2(2 * xy, xx - yy);
    }
  }
}

/** Keeps the crest of each line: pixels not weaker than both neighbours across it. */
function crests({ response, normal }: RidgeField, { width, height }: Size): Mask {
  const crest = new Uint8Array(response.length);
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      const value = response[i] ?? 0;
      if (value < LINES.minResponse) continue;
      const angle = normal[i] ?? 0;
      const step = Math.round(Math.sin(angle)) * width + Math.round(Math.cos(angle));
      if (value >= (response[i + step] ?? 0) && value >= (response[i - step] ?? 0)) crest[i] = 1;
    }
  }
  return crest;
}

function weigh({ pixels: points, major, elongation }: Component, response: Float32Array): Ridge {
  let peak = 0;
  let strength = 0;
  for (const point of points) {
    const value = response[point] ?? 0;
    peak = Math.max(peak, value);
    strength += value - LINES.floor;
  }
  const { lengthMm, elongation: shape, peak: depth } = LINES;
  const weight =
    ramp(major / pixels(1), lengthMm.min, lengthMm.ramp) *
    ramp(elongation, shape.min, shape.ramp) *
    ramp(peak, depth.min, depth.ramp);
  return { pixels: points, strength, weight };
}

/**
 * Wrinkles and fine lines as ridges of the Hessian of L* at two scales.
 * Sources: Frangi 1998 (ridge by eigenvalues); Ng, Yap et al. 2015 (hybrid Hessian filter for wrinkles).
 */
export function findRidges(lightness: Float32Array, where: Mask, size: Size): Ridge[] {
  const field: RidgeField = {
    response: new Float32Array(lightness.length),
    normal: new Float32Array(lightness.length),
  };
  for (const mm of [SCALE_MM.fine, SCALE_MM.medium]) addScale(field, lightness, where, size, mm);
  return findComponents(crests(field, size), size)
    .map((component) => weigh(component, field.response))
    .filter((ridge) => ridge.weight > 0);
}
