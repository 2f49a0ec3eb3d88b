import { documentIdSchema } from "@carnation/domain/internal/wire";
import { typeset } from "@carnation/domain/text";
import * as v from "valibot";

/** Holds what can be erased: a client with everything, one diagnosis, or the photos of a client who withdrew the consent. */
export const erasureKinds = ["customer", "diagnosis", "photos"] as const;

/** Describes what is erased. */
export type ErasureKind = (typeof erasureKinds)[number];

/** Holds what goes and what stays, said before. */
export const erasureTexts: Readonly<Record<ErasureKind, { readonly goes: string; readonly stays: string }>> =
  {
    customer: {
      goes: /* @__PURE__ */ typeset(
        "La fiche, les photos, les diagnostics, les comparaisons, les consentements, les devis non signés et les documents envoyés sont effacés pour toujours.",
      ),
      stays: /* @__PURE__ */ typeset(
        "Restent les devis signés, conservés comme preuve de l’accord, les numéros des devis et le nombre d’analyses de votre activité, qui ne désignent personne, et les e-mails que la personne a déjà reçus.",
      ),
    },
    diagnosis: {
      goes: /* @__PURE__ */ typeset(
        "La photo, les résultats, les comparaisons avec ce diagnostic, ses devis non signés et les documents envoyés qui le montrent sont effacés pour toujours.",
      ),
      stays: /* @__PURE__ */ typeset(
        "Restent les devis signés, la fiche du client et ses autres diagnostics.",
      ),
    },
    photos: {
      goes: /* @__PURE__ */ typeset(
        "Les photos du visage et les documents qui les montrent sont effacés pour toujours.",
      ),
      stays: /* @__PURE__ */ typeset(
        "Restent la fiche du client, ses résultats chiffrés, ses devis et l’historique de ses consentements.",
      ),
    },
  };

/** Describes what a professional asked to erase; it is carried out step by step, and begun again where it was left. */
export interface Erasure {
  readonly kind: ErasureKind;
  /** Id of the client or of the diagnosis; null once it is done: nothing then names whom it was about. */
  readonly target: string | null;
}

const storedErasure = v.object({ kind: v.picklist(erasureKinds), target: v.nullish(v.string(), null) });

/**
 * Reads a stored erasure.
 * @throws {v.ValiError} when the document is none
 */
export function parseErasure(fields: unknown): Erasure {
  return v.parse(storedErasure, fields);
}

/** Payload of the callables `deletecustomer` and `deletediagnosis`. */
export const erasureRequest = v.object(
  { id: documentIdSchema() },
  "Certaines informations manquent ou sont incorrectes.",
);
