import { EYES, PATCH, SKIN } from "../constants.ts";
import { outlineOf, pixels } from "../face/alignedFace.ts";
import { regionOf, type AreaName } from "../face/areas.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import {
  mirrored,
  RIGHT_BELOW_LID,
  RIGHT_CHEEK_REFERENCE,
  RIGHT_LOWER_LID,
  RIGHT_TEAR_TROUGH,
  RIGHT_UNDER_EYE,
  type Outline,
} from "../face/landmarks.ts";
import { coverage } from "../face/skinMask.ts";
import { lerp, type Point } from "../geometry/point.ts";
import { intersect } from "../geometry/polygon.ts";
import { meanValleyDepth, sampleAt } from "../geometry/sampling.ts";
import { scoreCurve } from "../scoring/scoreCurve.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";
import type { AreaMeasure, Measure } from "./measure.ts";

/** Which eye: an outline of the right side, or its mirror. */
type Side = (outline: Outline) => Outline;

/** What is seen under one eye, in L*a*b* units; 0 is best. */
interface EyeFindings {
  readonly darkness: number;
  readonly bag: number;
  readonly groove: number;
}

/**
 * How much darker, bluer and redder the skin under the eye is than the cheek's.
 * Sources: An. Bras. Dermatol. 2015 (ΔL* is the best correlate of the visual grade); Mac-Mary, CCID 2019.
 */
function darkness({ face, skin, smooth }: FaceMaps, side: Side): number {
  const under = intersect(regionOf(face, [side(RIGHT_UNDER_EYE)]), skin.visible);
  const cheek = intersect(regionOf(face, [side(RIGHT_CHEEK_REFERENCE)]), skin.visible);
  const drop = (plane: Float32Array) => maskedMedian(plane, cheek) - maskedMedian(plane, under);
  const { tolerance, yellowBlueWeight, redGreenWeight } = EYES.darkness;
  return (
    Math.max(0, drop(smooth.lightness) - tolerance) +
    yellowBlueWeight * Math.max(0, drop(smooth.yellowBlue)) +
    redGreenWeight * Math.max(0, -drop(smooth.redGreen))
  );
}

/** Mean lightness on the way from the lower lid down to the cheek. */
function lidProfile({ face, size, smooth }: FaceMaps, side: Side): number[] {
  const gap = EYES.bag.lidGap * PATCH.faceWidth;
  const starts = outlineOf(face, side(RIGHT_LOWER_LID));
  const ends = outlineOf(face, side(RIGHT_BELOW_LID));
  const paths = starts.flatMap((lid, k) => {
    const below = ends[k];
    if (!below) return [];
    const from: Point = { x: lid.x, y: lid.y + gap };
    return [{ from, to: { x: lid.x * 0.6 + below.x * 0.4, y: below.y } }];
  });
  return Array.from({ length: EYES.bag.steps }, (_, k) => {
    const t = k / (EYES.bag.steps - 1);
    const values = paths.map(({ from, to }) => sampleAt(smooth.lightness, size, lerp(from, to, t)));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
}

/** Bulge of light near the lid and shadow below it, against the straight line between the profile's ends. */
function bagRelief(profile: readonly number[]): number {
  const last = profile.length - 1;
  const at = (k: number) => profile[k] ?? 0;
  const start = (at(0) + at(1)) / 2;
  const end = (at(last) + at(last - 1)) / 2;
  let bulge = 0;
  let valley = 0;
  for (let k = 1; k < last; k++) {
    const relief = at(k) - (start + ((end - start) * k) / last);
    if (k <= last * EYES.bag.bulgeShare) bulge = Math.max(bulge, relief);
    valley = Math.max(valley, -relief);
  }
  return bulge + EYES.bag.valleyWeight * valley;
}

/** Depth of the tear trough in L*. Source: tear-trough rating scales (Liew, ASJ 2024). */
function grooveDepth({ face, size, smooth }: FaceMaps, side: Side): number {
  const { bankMm, shiftsMm, samplesPerSegment } = EYES.groove;
  const probe = { bank: pixels(bankMm), shifts: shiftsMm.map(pixels), samplesPerSegment };
  return meanValleyDepth(smooth.lightness, size, outlineOf(face, side(RIGHT_TEAR_TROUGH)), probe);
}

function score(area: AreaName, { darkness: dark, bag, groove }: EyeFindings): AreaMeasure {
  const circles = scoreCurve(dark, EYES.darkness.curve);
  const bags = scoreCurve(bag, EYES.bag.curve);
  const grooves = scoreCurve(groove, EYES.groove.curve);
  return {
    area,
    score: (circles + bags + grooves) / 3,
    sub: [
      { name: "dark_circles_score", value: circles },
      { name: "eyes_bags_score", value: bags },
      { name: "lacrimal_groove_score", value: grooves },
    ],
  };
}

/** Dark circles, bags and tear troughs; the face is the mean of the eyes whose surroundings are visible. */
export function measureEyes(maps: FaceMaps): Measure {
  const sides: readonly (readonly [AreaName, Side])[] = [
    ["right_eye_area_outer", (outline) => outline],
    ["left_eye_area_outer", mirrored],
  ];
  const findings = sides.flatMap(([area, side]) => {
    const regions = [RIGHT_UNDER_EYE, RIGHT_CHEEK_REFERENCE].map((outline) =>
      regionOf(maps.face, [side(outline)]),
    );
    if (regions.some((region) => coverage(maps.skin, region) < SKIN.minCoverage)) return [];
    const bag = bagRelief(lidProfile(maps, side));
    return [{ area, found: { darkness: darkness(maps, side), bag, groove: grooveDepth(maps, side) } }];
  });
  if (findings.length === 0) return "area-hidden";
  const mean = (of: keyof EyeFindings) =>
    findings.reduce((sum, { found }) => sum + found[of], 0) / findings.length;
  const whole: EyeFindings = { darkness: mean("darkness"), bag: mean("bag"), groove: mean("groove") };
  return [score("face", whole), ...findings.map(({ area, found }) => score(area, found))];
}
