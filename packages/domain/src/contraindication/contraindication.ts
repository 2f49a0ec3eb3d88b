import * as v from "valibot";
import { optionalDateSchema, readableTextSchema } from "../wire/wireValues.ts";

/** The groups under which contraindications are listed, in their order of display (CRITERIA D). */
export const contraindicationGroups = [
  "état",
  "tolérance",
  "zone",
  "récent",
  "traitement",
  "appareil",
  "santé",
] as const;

/** For display only: no rule depends on it. */
export type ContraindicationGroup = (typeof contraindicationGroups)[number];

/** French headings of the groups. */
export const contraindicationGroupLabels: Readonly<Record<ContraindicationGroup, string>> = {
  état: "Situation",
  tolérance: "Tolérance",
  zone: "Zone concernée",
  récent: "Gestes récents ou prévus",
  traitement: "Médicaments",
  appareil: "Appareils et implants",
  santé: "Santé",
};

/** A reason for which something must not be proposed to a person. */
export interface Contraindication {
  readonly id: string;
  readonly name: string;
  readonly created: Date | null;
  /** Null when it is in none. */
  readonly group: ContraindicationGroup | null;
}

const storedContraindication = v.object({
  name: readableTextSchema,
  created: optionalDateSchema,
  group: v.fallback(v.nullish(v.picklist(contraindicationGroups), null), null),
});

/**
 * Reads a stored contraindication document.
 * @throws {v.ValiError} when the document is not a contraindication
 */
export function parseContraindication(id: string, fields: unknown): Contraindication {
  return { id, ...v.parse(storedContraindication, fields) };
}
