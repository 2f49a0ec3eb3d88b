import { EYES } from "../constants/criteria.ts";
import { PATCH, SKIN } from "../constants/engine.ts";
import { outlineOf, pixels } from "../face/alignedFace.ts";
import { regionOf, type AreaName } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { perFace } from "../faceMaps/perFace.ts";
import {
  mirrored,
  RIGHT_BELOW_LID,
  RIGHT_LOWER_LID,
  RIGHT_ORBITAL_RIM,
  RIGHT_TEAR_TROUGH,
  RIGHT_UNDER_EYE_HOLLOW,
} from "../face/landmarks.ts";
import { coverage } from "../faceMaps/skinMask.ts";
import { lerp, type Point } from "../geometry/point.ts";
import { meanValleyDepth } from "../geometry/sampling.ts";
import { scoreCurve } from "../curve/scoreCurve.ts";
import { circleDarkness, type Side } from "./darkCircles.ts";
import { lightSampler } from "./lightSampler.ts";
import type { AreaMeasure, Measure } from "./measure.ts";

/** Describes what is seen under one eye; 0 is best. */
export interface EyeFindings {
  /** All three in hundredths of a decade. */
  readonly darkness: number;
  readonly bag: number;
  readonly groove: number;
}

/** A way from the lower lid down to the cheek. */
interface LidPath {
  readonly from: Point;
  readonly to: Point;
}

/** The ways along which a bag is looked for. */
export function lidPaths(face: FaceMaps["face"], side: Side): LidPath[] {
  const gap = EYES.bag.lidGap * PATCH.faceWidth;
  const starts = outlineOf(face, side(RIGHT_LOWER_LID));
  const ends = outlineOf(face, side(RIGHT_BELOW_LID));
  return starts.flatMap((lid, k) => {
    const below = ends[k];
    if (!below) return [];
    const from: Point = { x: lid.x, y: lid.y + gap };
    return [{ from, to: { x: lid.x * 0.6 + below.x * 0.4, y: below.y } }];
  });
}

/** Mean light on the way from the lower lid down to the cheek. */
function lidProfile(maps: FaceMaps, side: Side): number[] {
  const sample = lightSampler(maps);
  const paths = lidPaths(maps.face, side);
  return Array.from({ length: EYES.bag.steps }, (_, k) => {
    const t = k / (EYES.bag.steps - 1);
    const values = paths.map(({ from, to }) => sample(lerp(from, to, t)));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
}

/**
 * The shadow below a bag and the bulge of light above it, against the straight line between the profile's ends. A
 * bulge counts as far as there is a shadow under it: a cheek lifted by a smile bulges without one.
 */
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
  return valley + Math.min(bulge, valley);
}

/** Depth of the tear trough. Source: tear-trough rating scales (Liew, ASJ 2024). */
function grooveDepth(maps: FaceMaps, side: Side): number {
  const { bankMm, shiftsMm, samplesPerSegment } = EYES.groove;
  const probe = { bank: pixels(bankMm), shifts: shiftsMm.map(pixels), samplesPerSegment };
  return meanValleyDepth(lightSampler(maps), outlineOf(maps.face, side(RIGHT_TEAR_TROUGH)), probe);
}

/**
 * Gives what all signs together weigh, 1 for a single one at the middle of its curve. The norm follows the strongest sign:
 * it is what one sees first, and two others do not hide it.
 */
function eyeLoad({ darkness, bag, groove }: EyeFindings): number {
  const shares = [
    darkness / EYES.darkness.curve.half,
    bag / EYES.bag.curve.half,
    groove / EYES.groove.curve.half,
  ];
  return shares.reduce((sum, share) => sum + share ** EYES.norm, 0) ** (1 / EYES.norm);
}

/** Scores of the three signs. */
export const signScores = ({ darkness, bag, groove }: EyeFindings) => ({
  circles: scoreCurve(darkness, EYES.darkness.curve),
  bags: scoreCurve(bag, EYES.bag.curve),
  grooves: scoreCurve(groove, EYES.groove.curve),
});

function measureOf(area: AreaName, load: number, found: EyeFindings): AreaMeasure {
  const { circles, bags, grooves } = signScores(found);
  return {
    area,
    score: scoreCurve(load, EYES.curve),
    sub: [
      { name: "dark_circles_score", value: circles },
      { name: "eyes_bags_score", value: bags },
      { name: "lacrimal_groove_score", value: grooves },
    ],
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** One eye whose surroundings are visible. */
export interface SeenEye {
  readonly area: AreaName;
  readonly side: Side;
  readonly found: EyeFindings;
}

/** Measures what is seen under each eye whose surroundings are visible. */
export const findEyes = perFace((maps): readonly SeenEye[] => {
  const sides: readonly (readonly [AreaName, Side])[] = [
    ["right_eye_area_outer", (outline) => outline],
    ["left_eye_area_outer", mirrored],
  ];
  return sides.flatMap(([area, side]) => {
    const regions = [RIGHT_UNDER_EYE_HOLLOW, RIGHT_ORBITAL_RIM].map((outline) =>
      regionOf(maps.face, [side(outline)]),
    );
    if (regions.some((region) => coverage(maps.skin, region) < SKIN.minCoverage)) return [];
    const found: EyeFindings = {
      darkness: circleDarkness(maps, side),
      bag: bagRelief(lidProfile(maps, side)),
      groove: grooveDepth(maps, side),
    };
    return [{ area, side, found }];
  });
});

/** Dark circles, bags and tear troughs; the face is the mean of the eyes whose surroundings are visible. */
export function measureEyes(maps: FaceMaps): Measure {
  const findings = findEyes(maps).map(({ area, found }) => ({ area, found, load: eyeLoad(found) }));
  if (findings.length === 0) return "area-hidden";
  const meanOf = (sign: keyof EyeFindings) => mean(findings.map(({ found }) => found[sign]));
  const whole: EyeFindings = { darkness: meanOf("darkness"), bag: meanOf("bag"), groove: meanOf("groove") };
  const parts = findings.map(({ area, found, load }) => measureOf(area, load, found));
  // The mean of the loads, not the load of the means: between the two eyes, whatever the signs of each.
  return [measureOf("face", mean(findings.map(({ load }) => load)), whole), ...parts];
}
