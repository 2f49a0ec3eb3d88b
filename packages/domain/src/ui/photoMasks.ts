import { bandOf, shownValue } from "../criterion/band.ts";
import type { Band } from "../criterion/criterion.ts";
import type { CriterionId } from "../criterion/criterionId.ts";
import type {
  DiagnosisMask,
  DiagnosisMasks,
  HiddenZone,
  HidingCause,
  MaskedFace,
  MaskPosition,
} from "../mask/diagnosisMasks.ts";
import type { CriterionResult, DiagnosisResult } from "../result/diagnosisResult.ts";
import { notMeasuredTexts } from "../result/notMeasured.ts";
import { typeset } from "../text/typeset.ts";
import { maskLabels, maskSentence } from "./maskWords.ts";

/** A shape as the mask viewer of the kit takes it. */
export type ShownShape =
  | {
      readonly kind: "polygon" | "polyline" | "unmeasured";
      readonly label?: string;
      readonly points: readonly MaskPosition[];
    }
  | {
      readonly kind: "points";
      readonly label?: string;
      readonly points: readonly MaskPosition[];
      readonly radius: number;
    }
  | { readonly kind: "isolines"; readonly levels: readonly (readonly (readonly MaskPosition[])[])[] };

/** A part of the face that is named on the photo. */
export interface ShownZone {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly tone: "strength" | "maintain" | "priority";
  readonly at: MaskPosition;
}

/** Describes what one criterion draws over the photo, as the mask viewer of the kit takes it. */
export interface ShownMask {
  /** Id of the criterion. */
  readonly id: string;
  readonly label: string;
  /** Empty: nothing to draw. `null`: the criterion was not measured. */
  readonly shapes: readonly ShownShape[] | null;
  readonly where?: string;
  readonly zones?: readonly ShownZone[];
  /** The face, for a small drawing of the shapes without the photo; left out in files of before. */
  readonly face?: MaskedFace;
}

const tones = { good: "strength", medium: "maintain", poor: "priority" } as const satisfies Record<
  Band,
  ShownZone["tone"]
>;

/**
 * One mask per criterion of a result, in its order, for the mask viewer of the kit: shapes, the same in words, and the
 * value of each zone where it is.
 * @param hidden criteria that the professional hides
 */
export function photoMasks(
  { criteria }: Pick<DiagnosisResult, "criteria">,
  { masks, hidden: zones, anchors, face }: DiagnosisMasks,
  hidden: readonly CriterionId[] = [],
): readonly ShownMask[] {
  return criteria
    .filter(({ criterion }) => !hidden.includes(criterion.id))
    .map((result): ShownMask => {
      const { criterion, value, reason } = result;
      const head = { id: String(criterion.id), label: criterion.label };
      if (value === null && reason !== "observed") {
        return { ...head, shapes: null, ...(reason ? { where: notMeasuredTexts[reason].sentence } : {}) };
      }
      const own = criterion.masks.flatMap(({ name }) => masks.filter((mask) => mask.name === name));
      if (own.length === 0) return { ...head, shapes: [] };
      return {
        ...head,
        shapes: [...own.flatMap(shapesOf), ...zones.map(unmeasuredShape)],
        where: [maskSentence(criterion.key, own, value === null), ...coveredSentence(zones)].join(" "),
        zones: zonesOf(result, anchors),
        ...(face && { face }),
      };
    });
}

function shapesOf(mask: DiagnosisMask): readonly ShownShape[] {
  const label = maskLabels[mask.name];
  const named = label === undefined ? {} : { label };
  switch (mask.type) {
    case "heatmap":
      return mask.levels.some((rings) => rings.length > 0) ? [{ kind: "isolines", levels: mask.levels }] : [];
    case "point": {
      const { points, radius } = mask;
      return points.length > 0 ? [{ kind: "points", ...named, points, radius }] : [];
    }
    default: {
      const { type: kind } = mask;
      return mask.shapes.map((points) => ({ kind, ...named, points }));
    }
  }
}

/** The dashed outlines in words. */
function coveredSentence({ length }: readonly HiddenZone[]): readonly string[] {
  if (length === 0) return [];
  return [length === 1 ? "Une zone masquée n’est pas mesurée." : "Des zones masquées ne sont pas mesurées."];
}

/** Holds what hides a zone, in the legend. */
const hidingWords: Readonly<Record<HidingCause, string>> = {
  hair: "non mesuré : cheveux",
  beard: "non mesuré : barbe",
  glasses: "non mesuré : lunettes",
  light: "non mesuré : ombre ou reflet",
  object: "non mesuré : zone masquée",
};

const unmeasuredShape = ({ cause, outline }: HiddenZone): ShownShape => ({
  kind: "unmeasured",
  label: typeset(hidingWords[cause]),
  points: outline,
});

/** Names that would be wider than the photo has room for beside the face. */
const shortLabels: Readonly<Partial<Record<string, string>>> = {
  forehead_n_bridge: "Front",
  right_eye_area: "Œil droit",
  left_eye_area: "Œil gauche",
  right_eye_area_outer: "Œil droit",
  left_eye_area_outer: "Œil gauche",
};

function zonesOf({ criterion, areas }: CriterionResult, anchors: DiagnosisMasks["anchors"]): ShownZone[] {
  return areas.flatMap(({ name, label, value }) => {
    const at = anchors.get(name);
    const band = bandOf(criterion, value);
    if (!at || !band) return [];
    return [
      {
        id: name,
        label: shortLabels[name] ?? label,
        value: String(shownValue(criterion, value)),
        tone: tones[band],
        at,
      },
    ];
  });
}
