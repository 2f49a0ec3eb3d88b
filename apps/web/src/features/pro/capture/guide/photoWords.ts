import { formatNumber } from "@carnation/domain/format";
import type { AdviceCode, Condition, ConditionName } from "@carnation/skin-analysis/guide";
import type { MeasuredPhoto } from "./measurePhoto.ts";

/** One line of what was measured on a photo. */
export interface PhotoCheck {
  readonly id: ConditionName;
  readonly label: string;
  readonly tone: Condition["state"];
  /** Holds what was found: « Bien », « Lumière de côté ». */
  readonly found: string;
}

const labels: Readonly<Record<ConditionName, string>> = {
  framing: "Cadrage",
  distance: "Taille du visage",
  heading: "Pose",
  light: "Lumière",
  clear: "Lunettes",
  sharpness: "Netteté",
};

const good: Readonly<Record<ConditionName, string>> = {
  framing: "Visage entier",
  distance: "Suffisante",
  heading: "De face",
  light: "Régulière",
  clear: "Aucune",
  sharpness: "Nette",
};

/** Each finding about a photo that is there: the camera's own advice is for somebody who still poses. */
const findings: Readonly<Record<AdviceCode, string>> = {
  "no-face": "Aucun visage reconnu",
  "several-faces": "Plusieurs visages",
  "off-centre": "Visage coupé par le bord",
  "too-far": "Trop petit",
  "too-close": "Trop près",
  turned: "Visage tourné",
  raise: "Menton trop bas",
  lower: "Menton trop haut",
  leaning: "Tête penchée",
  "too-dark": "Trop sombre",
  "too-bright": "Trop claire",
  veiled: "Voilée",
  "side-light": "De côté",
  glasses: "Portées",
  moving: "Bougée",
  "too-blurred": "Floue",
};

/** Lists what was measured on a photo, in the order in which it would be put right; of no face or several, that alone. */
export function photoChecks({ conditions, faceWidth }: MeasuredPhoto): readonly PhotoCheck[] {
  return conditions.map((measured): PhotoCheck => {
    const { name } = measured;
    const told = faceWidth !== null || name === "framing" || name === "light";
    const condition: Condition = told ? measured : { name, state: "unknown" };
    const width = name === "distance" && faceWidth !== null ? `, ${formatNumber(faceWidth)}\u00A0px` : "";
    return { id: name, label: labels[name], tone: condition.state, found: `${foundOf(condition)}${width}` };
  });
}

function foundOf(condition: Condition): string {
  if (condition.state === "adjust") return findings[condition.code];
  return condition.state === "ok" ? good[condition.name] : "Non mesurable";
}

/** Sums the measures of a photo up in one sentence. */
export function photoSummary(measured: MeasuredPhoto): string {
  if (measured.faceWidth === null) return "L’analyse demande un seul visage, vu de face.";
  const faults = measured.conditions.filter(({ state }) => state === "adjust").length;
  if (faults === 0) return "Les mesures de cette photo conviennent à l’analyse.";
  const points = faults === 1 ? "Un point peut" : `${faults}\u00A0points peuvent`;
  return `${points} rendre l’analyse moins sûre\u00A0: reprenez la photo si vous le pouvez.`;
}
