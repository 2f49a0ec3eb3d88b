import { clientMessages } from "@carnation/domain/internal/error";
import { SUBCATEGORIES_MAX } from "@carnation/domain/internal/subcategory";
import { absentOr, documentIdSchema, madeIdSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";
import { conditionsSchema, type DiagnosisCondition } from "./conditions.ts";

/** Payload of the callable `startDiagnosis`. */
export interface StartDiagnosisRequest {
  /** Consent of the person on the photo; a request without it is refused. */
  readonly consent: boolean;
  /** Absent for a quick diagnosis. */
  readonly customerId?: string | undefined;
  /** Each id once, 50 at most. */
  readonly enabledSubcategories?: readonly string[] | undefined;
  /** Holds what was said of the skin on this day. */
  readonly conditions?: readonly DiagnosisCondition[] | undefined;
  /** A UUID by the client, the id of the new diagnosis: sent again after a lost answer, nothing is opened twice. */
  readonly request?: string | undefined;
}

const idSchema = documentIdSchema();

const INVALID = "Certaines informations du diagnostic manquent ou sont incorrectes.";

/** The length is asked before the ids, which are then few. */
const subcategoriesSchema = v.pipe(
  v.array(v.unknown(), INVALID),
  v.maxLength(SUBCATEGORIES_MAX, `Choisissez ${SUBCATEGORIES_MAX} sous-catégories au plus.`),
  v.array(idSchema),
  v.transform((ids) => [...new Set(ids)]),
);

/** Payload of the callable `startDiagnosis`; without consent it is refused with the specification's message. */
export const startDiagnosisRequest = v.pipe(
  v.object(
    {
      consent: v.fallback(v.boolean(), false),
      customerId: absentOr(idSchema),
      enabledSubcategories: absentOr(subcategoriesSchema),
      conditions: absentOr(conditionsSchema(INVALID)),
      request: absentOr(madeIdSchema(INVALID)),
    },
    INVALID,
  ),
  v.check(({ consent }) => consent, clientMessages.consentRequired),
);

/** Answer of the callable `startDiagnosis`: the id of the new diagnosis. */
export const startDiagnosisResponse = v.object({ id: idSchema });
