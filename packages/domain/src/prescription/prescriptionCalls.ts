import * as v from "valibot";
import {
  type DocumentPreview,
  parseDocumentPreview,
  parseSendingResponse,
} from "../sending/documentPreview.ts";
import { documentIdSchema } from "../wire/documentId.ts";

const missingDiagnosis = "Choisissez un diagnostic.";

/** Payload of the callable `previewprescription`: the id of the diagnosis. */
export const previewPrescriptionRequest = v.object(
  { id: documentIdSchema(missingDiagnosis) },
  missingDiagnosis,
);

/** Payload of the callable `previewprescription`. */
export type PreviewPrescriptionRequest = v.InferOutput<typeof previewPrescriptionRequest>;

/**
 * Reads an answer of `previewprescription`.
 * @throws {CarnationError} internal, when it is no preview
 */
export function parsePrescriptionPreview(answer: unknown): DocumentPreview {
  return parseDocumentPreview(answer, "previewprescription");
}

/**
 * Reads an answer of `sendprescription`: the id of the sending.
 * @throws {CarnationError} internal, when it has none
 */
export function parsePrescriptionResponse(answer: unknown): { readonly id: string } {
  return parseSendingResponse(answer, "sendprescription");
}
