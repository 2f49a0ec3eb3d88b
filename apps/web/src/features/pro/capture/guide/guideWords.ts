import { formatList } from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";
import type {
  AdviceCode,
  Condition,
  ConditionName,
  Conditions,
  DetailCriterion,
} from "@carnation/skin-analysis/guide";
import type { CaptureHint } from "@carnation/ui/capture-frame";

const labels: Readonly<Record<ConditionName, string>> = {
  framing: "Cadrage",
  distance: "Distance",
  heading: "Tête droite",
  light: "Lumière",
  clear: "Visage dégagé",
  sharpness: "Netteté",
};

/** Each piece of advice begins with what to do: it is read, and heard, while somebody poses. */
const advice: Readonly<Record<AdviceCode, string>> = {
  "no-face": "Placez le visage dans l’ovale",
  "several-faces": "Gardez une seule personne dans le cadre",
  "off-centre": "Centrez le visage dans l’ovale",
  "too-far": "Approchez-vous un peu",
  "too-close": "Reculez un peu",
  turned: "Regardez l’objectif, bien de face",
  raise: "Relevez un peu le menton",
  lower: "Baissez un peu le menton",
  leaning: "Redressez la tête",
  "too-dark": "Ajoutez de la lumière",
  "too-bright": "Réduisez la lumière sur le visage",
  veiled: "Essuyez l’objectif, et évitez une lumière derrière le visage",
  "side-light": "Tournez-vous vers la lumière, pour qu’elle vienne de face",
  glasses: "Retirez les lunettes",
  moving: "Ne bougez plus",
  "too-blurred": "Attendez la mise au point, ou essuyez l’objectif",
};

/** Words of the advice that differ when the pose of an earlier photo is asked for. */
const samePose: Readonly<Partial<Record<AdviceCode, string>>> = {
  "no-face": "Placez le visage dans le contour",
  "off-centre": "Placez le visage dans le contour",
  turned: "Tournez un peu la tête, comme sur le contour",
  leaning: "Penchez la tête comme sur le contour",
};

/** Before anything is measured. */
const nothingYet: Conditions = (Object.keys(labels) as ConditionName[]).map((name) => ({
  name,
  state: "unknown",
}));

/**
 * The conditions of the shot as the kit shows them, in the order in which they are put right.
 * @param conditions empty before the first frame is measured
 * @param previousDay « 12 mars », when the pose of a photo of that day is asked for
 */
export function guideHints(conditions: Conditions, previousDay: string | null): readonly CaptureHint[] {
  const shown = conditions.length === 0 ? nothingYet : conditions;
  return shown.map((condition) => ({
    id: condition.name,
    label:
      condition.name === "heading" && previousDay !== null
        ? `Même pose que le ${previousDay}`
        : labels[condition.name],
    tone: condition.state,
    text: adviceOf(condition, previousDay !== null),
  }));
}

function adviceOf(condition: Condition, posed: boolean): string {
  if (condition.state !== "adjust") return "";
  return (posed ? samePose[condition.code] : undefined) ?? advice[condition.code];
}

const detailWords: Readonly<Record<DetailCriterion, string>> = {
  lines: "les rides et ridules",
  pores: "les pores",
  hydration: "l’hydratation apparente",
};

/** Names the criteria that a camera has too few pixels for, before the photo is taken; empty when it has enough, or nothing is known yet. */
export function cameraShortfall(conditions: Conditions): string {
  const lacking = conditions.flatMap((condition) => condition.lacking ?? []);
  if (lacking.length === 0) return "";
  const what = formatList(lacking.map((criterion) => detailWords[criterion]));
  return typeset(
    `Caméra insuffisante pour ${what} : ces critères ne seront pas évalués. Une caméra plus précise, ou une photo importée d’un autre appareil, peut les montrer.`,
  );
}
