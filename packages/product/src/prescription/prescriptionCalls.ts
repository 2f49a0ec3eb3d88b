import { documentIdSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

const missingDiagnosis = "Choisissez un diagnostic.";

/** Payload of the callable `previewprescription`: the id of the diagnosis. */
export const previewPrescriptionRequest = v.object(
  { id: documentIdSchema(missingDiagnosis) },
  missingDiagnosis,
);

/** Payload of the callable `previewprescription`. */
export type PreviewPrescriptionRequest = v.InferOutput<typeof previewPrescriptionRequest>;
