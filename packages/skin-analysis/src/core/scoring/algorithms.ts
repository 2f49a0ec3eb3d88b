import type { AgeObstacle } from "../age/ageObstacle.ts";
import { PERCEIVED_AGE } from "../constants/age.ts";
import { STILLNESS, type Stillness } from "../constants/margin.ts";
import { measureAcne } from "../criteria/acne.ts";
import { measureEyes } from "../criteria/eyes.ts";
import { measureLines } from "../criteria/lines.ts";
import type { Measure, NotMeasuredReason } from "../criteria/measure.ts";
import { measurePigmentation } from "../criteria/pigmentation.ts";
import { measurePores } from "../criteria/pores.ts";
import { measureRedness } from "../criteria/redness.ts";
import { measureSagging } from "../criteria/sagging.ts";
import { measureHydration } from "../criteria/surface.ts";
import { measureTranslucency } from "../criteria/translucency.ts";
import { measureUniformness } from "../criteria/uniformness.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { mirrored, RIGHT_UNDER_EYE, type Outline } from "../face/landmarks.ts";
import type { Confidence } from "./resultEntry.ts";

/** An algorithm by its wire id and name. */
export interface Algorithm {
  readonly id: number;
  readonly name: string;
  /** The most that its method deserves, however good the photo. */
  readonly confidence: Confidence;
  /** Absent where one front photo, or this installation, cannot answer. */
  readonly measure?: (maps: FaceMaps) => Measure | AgeObstacle;
  /** Reason why there is no measure. */
  readonly reason?: NotMeasuredReason;
  /** Way that still its score keeps. */
  readonly stillness?: Stillness;
  /** Measure of how far the truth may lie from the value, in its unit, whatever the photo. */
  readonly margin?: number;
  /** Needs detail that blur wipes out. */
  readonly fineDetail?: boolean;
  /** Tells skin from marks by their colour, which a tinted light shifts. */
  readonly colour?: boolean;
  /** Counts marks by their optical density: needs some detail and no burnt-out skin, but little light. */
  readonly spots?: boolean;
  /** Reads the surface by its shading, which light from the side smooths on one half of a face. */
  readonly evenLight?: boolean;
  /** Compares the colours of the whole face, of which hard light from the side hides a half. */
  readonly evenColour?: boolean;
  /** Reads relief, which it weighs by how hard the light models the forehead: see `hardness`. */
  readonly modelled?: boolean;
  /** Reads folds that a smile or an open mouth deepens. */
  readonly neutralMouth?: boolean;
  /** Holds what it looks at, where that is not the whole face. */
  readonly looksAt?: readonly Outline[];
}

export const PERCEIVED_AGE_ENTRY: Algorithm = {
  id: 31,
  name: "perceived_age",
  confidence: "low",
  margin: PERCEIVED_AGE.margin,
  reason: "switched-off",
};

/** Every algorithm that has an entry, in the order of the criteria. */
export const ALGORITHMS: readonly Algorithm[] = [
  {
    id: 30,
    name: "redness",
    stillness: STILLNESS.redness,
    confidence: "medium",
    measure: measureRedness,
    colour: true,
    evenColour: true,
  },
  PERCEIVED_AGE_ENTRY,
  {
    id: 32,
    name: "uniformness",
    stillness: STILLNESS.uniformness,
    confidence: "high",
    measure: measureUniformness,
    colour: true,
    evenColour: true,
  },
  {
    id: 33,
    name: "eye_area_condition",
    stillness: STILLNESS.eye_area_condition,
    confidence: "medium",
    measure: measureEyes,
    colour: true,
    modelled: true,
    looksAt: [RIGHT_UNDER_EYE, mirrored(RIGHT_UNDER_EYE)],
  },
  {
    id: 69,
    name: "lines",
    stillness: STILLNESS.lines,
    confidence: "high",
    measure: measureLines,
    fineDetail: true,
  },
  {
    id: 35,
    name: "pores",
    stillness: STILLNESS.pores,
    confidence: "medium",
    measure: measurePores,
    evenLight: true,
    fineDetail: true,
  },
  {
    id: 36,
    name: "acne",
    stillness: STILLNESS.acne,
    confidence: "high",
    measure: measureAcne,
    colour: true,
    spots: true,
  },
  {
    id: 37,
    name: "sagging",
    stillness: STILLNESS.sagging,
    confidence: "low",
    measure: measureSagging,
    modelled: true,
    neutralMouth: true,
  },
  {
    id: 39,
    name: "pigmentation",
    stillness: STILLNESS.pigmentation,
    confidence: "high",
    measure: measurePigmentation,
    colour: true,
    spots: true,
  },
  { id: 41, name: "eyes_age", confidence: "low", reason: "not-reliable" },
  {
    id: 50,
    name: "translucency",
    stillness: STILLNESS.translucency,
    confidence: "low",
    measure: measureTranslucency,
    modelled: true,
    evenLight: true,
  },
  {
    id: 51,
    name: "hydration",
    stillness: STILLNESS.hydration,
    confidence: "low",
    measure: measureHydration,
    evenLight: true,
    fineDetail: true,
  },
  { id: 999, name: "jowls", confidence: "low", reason: "needs-three-quarter-view" },
];
