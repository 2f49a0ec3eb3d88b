import * as v from "valibot";

/** Holds what can be said of the skin on the day of a photo: it changes what the photo shows, and so what may be compared. */
export const diagnosisConditions = ["cleansed", "make-up", "after-care", "after-sport"] as const;

/** A condition of the day. */
export type DiagnosisCondition = (typeof diagnosisConditions)[number];

/** French words of the conditions, as they are chosen and shown. */
export const diagnosisConditionLabels: Readonly<Record<DiagnosisCondition, string>> = {
  cleansed: "Peau nettoyée",
  "make-up": "Peau maquillée",
  "after-care": "Après un soin",
  "after-sport": "Après le sport",
};

/** Conditions as they are sent: each once, in the order of the list. */
/* @__NO_SIDE_EFFECTS__ */
export function conditionsSchema(message: string) {
  return v.pipe(
    v.array(v.unknown(), message),
    v.maxLength(diagnosisConditions.length, message),
    v.array(v.picklist(diagnosisConditions, message)),
    v.transform((conditions) => inOrder(conditions)),
  );
}

/** The stored conditions of a diagnosis. Never throws: what is none is left out. */
export function parseConditions(field: unknown): readonly DiagnosisCondition[] {
  return inOrder(Array.isArray(field) ? field : []);
}

function inOrder(chosen: readonly unknown[]): DiagnosisCondition[] {
  return diagnosisConditions.filter((condition) => chosen.includes(condition));
}
