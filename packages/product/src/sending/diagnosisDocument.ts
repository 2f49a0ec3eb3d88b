import { formObject, otherEmailField } from "@carnation/domain/field";
import { absentOr, documentIdSchema, madeIdSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

const missingDiagnosis = "Choisissez un diagnostic.";

/** Payload of the callables that preview a document of a diagnosis (`previewprescription`, `previewresultsreport`): its id. */
export const previewDiagnosisDocumentRequest = v.object(
  { id: documentIdSchema(missingDiagnosis) },
  missingDiagnosis,
);

/**
 * Payload of the callables that send a document of a diagnosis, `{ id, email, request? }` (specification 7 for
 * `sendprescription`; `sendresultsreport`), and the form that asks for the address: gives it in its canonical form.
 */
export const sendDiagnosisDocumentForm = formObject({
  /** Id of the diagnosis. */
  id: documentIdSchema(missingDiagnosis),
  email: otherEmailField,
  /** The id that the sending will have: asked for again under the same one, no second message leaves. */
  request: absentOr(madeIdSchema()),
});

/** Describes what `sendDiagnosisDocumentForm` gives: the payload to send. */
export type SendDiagnosisDocumentOutput = v.InferOutput<typeof sendDiagnosisDocumentForm>;
