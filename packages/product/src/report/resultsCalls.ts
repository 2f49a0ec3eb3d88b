import { formObject, otherEmailField } from "@carnation/domain/field";
import { absentOr, documentIdSchema, madeIdSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

const missingDiagnosis = "Choisissez un diagnostic.";

/** Payload of the callable `previewresultsreport`: the id of the diagnosis. */
export const previewResultsRequest = v.object({ id: documentIdSchema(missingDiagnosis) }, missingDiagnosis);

/** Payload of the callable `sendresultsreport`, and the form that asks for the address: gives it in its canonical form. */
export const sendResultsForm = formObject({
  /** Id of the diagnosis. */
  id: documentIdSchema(missingDiagnosis),
  email: otherEmailField,
  /** The id that the sending will have: asked for again under the same one, no second message leaves. */
  request: absentOr(madeIdSchema()),
});

/** Describes what `sendResultsForm` gives: the payload to send. */
export type SendResultsFormOutput = v.InferOutput<typeof sendResultsForm>;
