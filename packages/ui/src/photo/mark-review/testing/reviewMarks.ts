import type { CriterionReading } from "../../../criteria/criterion-gauge/CriterionReading.ts";
import type { MaskPoint, MarkState } from "../../mask-viewer/PhotoMask.ts";
import type { ReviewMark } from "../ReviewMark.ts";

/** Marks of the drawn face `visage-clair.jpg`, for stories and tests. */

/** A mark on the photo and in the list. */
export interface FaceMark extends ReviewMark {
  readonly at: MaskPoint;
  readonly radius: number;
}

const mark = (
  id: string,
  state: MarkState,
  label: string,
  detail: string | undefined,
  at: MaskPoint,
): FaceMark => ({ id, state, label, detail, at, radius: 0.012 });

export const faceMarks: readonly FaceMark[] = [
  mark("m1", "sure", "Front, à droite", "3 mm", [0.437, 0.306]),
  mark("m2", "struck", "Front, au centre", "Écartée · grain de beauté", [0.558, 0.27]),
  mark("m3", "sure", "Joue droite, sous l’œil", "2 mm", [0.344, 0.507]),
  mark("m4", "sure", "Joue droite, pommette", "3 mm", [0.283, 0.531]),
  mark("m5", "unsure", "Joue gauche, près du nez", "Incertaine · ombre\u202F?", [0.655, 0.531]),
  mark("m6", "sure", "Joue gauche, pommette", "3 mm", [0.712, 0.522]),
  mark("m7", "unsure", "Joue gauche, bas", "Incertaine · grain de beauté\u202F?", [0.6875, 0.586]),
  mark("m8", "added", "Au-dessus de la lèvre", "Ajoutée par vous", [0.508, 0.631]),
];

const zones = ["Front", "Joue droite", "Joue gauche", "Nez", "Menton"] as const;

/** Many marks, scattered over the face, the same each time. */
export const manyMarks = (count: number): readonly FaceMark[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4;
    const reach = Math.sqrt((index % 97) / 97);
    const unsure = index % 3 === 1;
    return mark(
      `mark-${index}`,
      unsure ? "unsure" : "sure",
      zones[index % zones.length] ?? "Front",
      unsure ? "Incertaine" : `${1 + (index % 4)} mm`,
      [0.5 + 0.2 * reach * Math.cos(angle), 0.5 + 0.22 * reach * Math.sin(angle)],
    );
  });

export const spots: CriterionReading = {
  label: "Taches pigmentaires",
  value: 64,
  min: 0,
  max: 100,
  unit: "/100",
  bands: [{ tone: "priority" }, { tone: "maintain", from: 70 }, { tone: "strength", from: 90 }],
  stableThreshold: 6,
};
