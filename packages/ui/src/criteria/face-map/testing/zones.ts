import type { CriterionReading } from "../../criterion-gauge/CriterionReading.ts";
import type { FaceZone } from "../faceZones.ts";

const reading = (label: string, value: number | null): CriterionReading => ({
  label,
  value,
  min: 0,
  max: 100,
  unit: "/100",
  bands: [{ tone: "priority" }, { tone: "maintain", from: 50 }, { tone: "strength", from: 70 }],
});

/** Redness by zone, for stories and tests. */
export const zones: readonly FaceZone[] = [
  { id: "forehead", part: "forehead", reading: reading("Front", 74) },
  { id: "nose", part: "nose", reading: reading("Nez", 41) },
  { id: "right_cheek", part: "rightCheek", reading: reading("Joue droite", 46) },
  { id: "left_cheek", part: "leftCheek", reading: reading("Joue gauche", 58) },
  { id: "right_eye", part: "rightEye", reading: reading("Contour de l’œil droit", 71) },
  { id: "left_eye", part: "leftEye", reading: reading("Contour de l’œil gauche", 66) },
  { id: "bridge", part: "noseBridge", reading: reading("Arête du nez", 63) },
  { id: "chin", part: "chin", reading: reading("Menton", null) },
];
