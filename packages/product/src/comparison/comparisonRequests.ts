import { comparisonRefusalTexts } from "@carnation/domain/comparison";
import { otherEmailField } from "@carnation/domain/field";
import { longTextField } from "@carnation/domain/internal/field";
import { absentOr, documentIdSchema, madeIdSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";
import { COMPARISON_RECAP_MAX } from "./comparisonRecap.ts";

const missingDiagnosis = "Choisissez les deux diagnostics à comparer.";
const sameDiagnosis = comparisonRefusalTexts["same-diagnosis"].message;

const diagnosisId = documentIdSchema(missingDiagnosis);

const pair = { oldDiagnosisId: diagnosisId, newDiagnosisId: diagnosisId };

/** A recap as it was read, word for word; longer than any that is stored. */
const readText = v.pipe(v.string(), v.maxLength(5 * COMPARISON_RECAP_MAX));

/** Payload of the callable `comparediagnosis`; the order of the two is free. */
export const compareDiagnosisRequest = v.pipe(
  v.object({ id1: diagnosisId, id2: diagnosisId }, missingDiagnosis),
  v.check(({ id1, id2 }) => id1 !== id2, sameDiagnosis),
);

/** Payload of the callable `comparediagnosis`. */
export type CompareDiagnosisRequest = v.InferOutput<typeof compareDiagnosisRequest>;

/** Payload of the callable `getdiagnosiscomparisonrecap`. */
export const comparisonRecapRequest = v.pipe(
  v.object(
    {
      ...pair,
      /** Writes it anew, also over what a professional has edited; what is there is kept otherwise. */
      regenerate: absentOr(v.boolean()),
    },
    missingDiagnosis,
  ),
  v.check((ids) => ids.oldDiagnosisId !== ids.newDiagnosisId, sameDiagnosis),
);

/** Payload of the callable `getdiagnosiscomparisonrecap`. */
export type ComparisonRecapRequest = v.InferInput<typeof comparisonRecapRequest>;

/** Payload of the callable `savecomparisonrecap`: the text as the professional has it, which is then theirs. */
export const saveComparisonRecapRequest = v.pipe(
  v.object(
    {
      ...pair,
      text: v.pipe(
        longTextField(COMPARISON_RECAP_MAX),
        v.nonEmpty("Saisissez le texte du bilan, ou revenez au texte généré."),
      ),
      /** The recap as it was read, over which this was typed; null when there was none. Absent, nothing is compared. */
      seen: absentOr(v.nullable(readText)),
    },
    missingDiagnosis,
  ),
  v.check((ids) => ids.oldDiagnosisId !== ids.newDiagnosisId, sameDiagnosis),
);

/** Payload of the callable `savecomparisonrecap`. */
export type SaveComparisonRecapRequest = v.InferInput<typeof saveComparisonRecapRequest>;

/** Payload of the callable `previewcomparisonreport`. */
export const comparisonReportPreviewRequest = v.pipe(
  v.object(pair, missingDiagnosis),
  v.check((ids) => ids.oldDiagnosisId !== ids.newDiagnosisId, sameDiagnosis),
);

/**
 * Payload of the callable `senddiagnosiscomparisonreport`, and the form that asks for the address to send the report
 * to: gives the address in its canonical form.
 */
export const comparisonReportForm = v.pipe(
  v.object(
    {
      ...pair,
      email: otherEmailField,
      /** The id that the sending will have: asked for again under the same one, no second message leaves. */
      request: absentOr(madeIdSchema()),
      /** The generated text that the professional has read over: `toReview` of the preview. */
      reviewed: absentOr(v.nullable(readText)),
    },
    missingDiagnosis,
  ),
  v.check((ids) => ids.oldDiagnosisId !== ids.newDiagnosisId, sameDiagnosis),
);

/** Describes what the form of the report holds: the two ids, and the address as typed. */
export type ComparisonReportFormInput = v.InferInput<typeof comparisonReportForm>;

/** Payload of the callable `senddiagnosiscomparisonreport`. */
export type ComparisonReportFormOutput = v.InferOutput<typeof comparisonReportForm>;
