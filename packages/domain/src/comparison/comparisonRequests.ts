import * as v from "valibot";
import { otherEmailField } from "../field/email.ts";
import { documentIdSchema } from "../wire/documentId.ts";
import { comparisonRefusalTexts } from "./comparisonRefusal.ts";

const missingDiagnosis = "Choisissez les deux diagnostics à comparer.";
const sameDiagnosis = comparisonRefusalTexts["same-diagnosis"].message;

const diagnosisId = documentIdSchema(missingDiagnosis);

const pair = { oldDiagnosisId: diagnosisId, newDiagnosisId: diagnosisId };

/** Payload of the callable `comparediagnosis`; the order of the two is free. */
export const compareDiagnosisRequest = v.pipe(
  v.object({ id1: diagnosisId, id2: diagnosisId }, missingDiagnosis),
  v.check(({ id1, id2 }) => id1 !== id2, sameDiagnosis),
);

/** Payload of the callable `comparediagnosis`. */
export type CompareDiagnosisRequest = v.InferOutput<typeof compareDiagnosisRequest>;

/** Payload of the callable `getdiagnosiscomparisonrecap`. */
export const comparisonRecapRequest = v.pipe(
  v.object(pair, missingDiagnosis),
  v.check((ids) => ids.oldDiagnosisId !== ids.newDiagnosisId, sameDiagnosis),
);

/** Payload of the callable `getdiagnosiscomparisonrecap`. */
export type ComparisonRecapRequest = v.InferOutput<typeof comparisonRecapRequest>;

/**
 * Payload of the callable `senddiagnosiscomparisonreport`, and the form that asks for the address to send the report
 * to: gives the address in its canonical form.
 */
export const comparisonReportForm = v.pipe(
  v.object({ ...pair, email: otherEmailField }, missingDiagnosis),
  v.check((ids) => ids.oldDiagnosisId !== ids.newDiagnosisId, sameDiagnosis),
);

/** What the form of the report holds: the two ids, and the address as typed. */
export type ComparisonReportFormInput = v.InferInput<typeof comparisonReportForm>;

/** Payload of the callable `senddiagnosiscomparisonreport`. */
export type ComparisonReportFormOutput = v.InferOutput<typeof comparisonReportForm>;
