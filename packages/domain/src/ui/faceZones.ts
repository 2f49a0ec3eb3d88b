import type { AreaName } from "../criterion/areaLabels.ts";
import type { CriterionResult } from "../result/diagnosisResult.ts";
import { type Reading, scaleReading } from "./reading.ts";

/** Places on the face that the kit draws; several areas may be one of them. */
const parts = {
  forehead: "forehead",
  forehead_n_bridge: "forehead",
  nose: "nose",
  nose_bridge: "noseBridge",
  nose_upper_triangle: "noseBridge",
  right_cheek: "rightCheek",
  left_cheek: "leftCheek",
  right_cheek_large: "rightCheek",
  left_cheek_large: "leftCheek",
  right_cheek_wide: "rightCheek",
  left_cheek_wide: "leftCheek",
  chin_wide: "chin",
  right_eye_area: "rightEye",
  left_eye_area: "leftEye",
  right_eye_area_outer: "rightEye",
  left_eye_area_outer: "leftEye",
  right_eye_outer: "rightEye",
  left_eye_outer: "leftEye",
} as const satisfies Readonly<Record<Exclude<AreaName, "face">, string>>;

/** One part of the face as `FaceMap` takes it. */
export interface FaceZone {
  readonly id: string;
  readonly part: (typeof parts)[keyof typeof parts];
  readonly reading: Reading;
}

/**
 * A criterion on the parts of the face, in the order of the criterion. A part without a value is not measured; where no part
 * has one, the criterion is one of the whole face on this photo, and there is nothing to map.
 */
export function faceZones({ criterion, areas, confidence }: CriterionResult): readonly FaceZone[] {
  const values = new Map<string, number>(areas.map(({ name, value }) => [name, value]));
  const zones = criterion.areas.flatMap(({ name, label }): FaceZone[] => {
    if (name === "face") return [];
    const value = values.get(name) ?? null;
    const reading = {
      ...scaleReading(criterion, label, value ?? criterion.min),
      ...(confidence ? { confidence } : {}),
    };
    return [{ id: name, part: parts[name], reading: value === null ? { ...reading, value } : reading }];
  });
  return zones.some(({ reading }) => reading.value !== null) ? zones : [];
}
