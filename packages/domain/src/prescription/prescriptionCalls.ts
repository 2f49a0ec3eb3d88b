import * as v from "valibot";
import { documentIdSchema } from "../wire/documentId.ts";

const missingDiagnosis = "Choisissez un diagnostic.";

/** Payload of the callable `previewprescription`: the id of the diagnosis. */
export const previewPrescriptionRequest = v.object(
  { id: documentIdSchema(missingDiagnosis) },
  missingDiagnosis,
);

/** Payload of the callable `previewprescription`. */
export type PreviewPrescriptionRequest = v.InferOutput<typeof previewPrescriptionRequest>;
