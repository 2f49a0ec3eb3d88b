import { EYES } from "../constants/criteria.ts";
import { PATCH, SKIN } from "../constants/engine.ts";
import { outlineOf, pixels } from "../face/alignedFace.ts";
import { regionOf, type AreaName } from "../face/areas.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import {
  mirrored,
  RIGHT_BELOW_LID,
  RIGHT_LOWER_LID,
  RIGHT_ORBITAL_RIM,
  RIGHT_TEAR_TROUGH,
  RIGHT_UNDER_EYE_HOLLOW,
} from "../face/landmarks.ts";
import { coverage } from "../face/skinMask.ts";
import { lerp, type Point } from "../geometry/point.ts";
import { meanValleyDepth, sampleAt } from "../geometry/sampling.ts";
import { scoreCurve } from "../scoring/scoreCurve.ts";
import { circleDarkness, type Side } from "./darkCircles.ts";
import type { AreaMeasure, Measure } from "./measure.ts";

/** What is seen under one eye; 0 is best. */
interface EyeFindings {
  /** Hundredths of a decade, as `circleDarkness`; the two others in L*. */
  readonly darkness: number;
  readonly bag: number;
  readonly groove: number;
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

/** The mean of the signs, drawn towards the worst one: it is what one sees first, and two others do not hide it. */
function overall(signs: readonly number[]): number {
  const mean = signs.reduce((sum, sign) => sum + sign, 0) / signs.length;
  return mean + EYES.worstSignWeight * (Math.min(...signs) - mean);
}

function score(area: AreaName, { darkness: dark, bag, groove }: EyeFindings): AreaMeasure {
  const circles = scoreCurve(dark, EYES.darkness.curve);
  const bags = scoreCurve(bag, EYES.bag.curve);
  const grooves = scoreCurve(groove, EYES.groove.curve);
  return {
    area,
    score: overall([circles, bags, grooves]),
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
    const regions = [RIGHT_UNDER_EYE_HOLLOW, RIGHT_ORBITAL_RIM].map((outline) =>
      regionOf(maps.face, [side(outline)]),
    );
    if (regions.some((region) => coverage(maps.skin, region) < SKIN.minCoverage)) return [];
    const bag = bagRelief(lidProfile(maps, side));
    return [{ area, found: { darkness: circleDarkness(maps, side), bag, groove: grooveDepth(maps, side) } }];
  });
  if (findings.length === 0) return "area-hidden";
  const mean = (of: keyof EyeFindings) =>
    findings.reduce((sum, { found }) => sum + found[of], 0) / findings.length;
  const whole: EyeFindings = { darkness: mean("darkness"), bag: mean("bag"), groove: mean("groove") };
  return [score("face", whole), ...findings.map(({ area, found }) => score(area, found))];
}
