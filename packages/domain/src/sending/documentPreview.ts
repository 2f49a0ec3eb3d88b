import * as v from "valibot";
import { parseResponse } from "../wire/callable.ts";

/** What leaves, as it leaves: the shape of every preview of a document. */
export const documentPreviewSchema = v.object({
  /** Name of the file. */
  name: v.pipe(v.string(), v.nonEmpty()),
  /** The PDF, in Base64. */
  pdf: v.pipe(v.string(), v.base64()),
  /** Object of the e-mail. */
  subject: v.string(),
  /** Words of the e-mail. */
  message: v.string(),
});

/** Answer of a callable that previews a document: what leaves, as it leaves. */
export type DocumentPreview = v.InferOutput<typeof documentPreviewSchema>;

/**
 * Reads the answer of a callable that previews a document.
 * @param callable its name, for the log
 * @throws {CarnationError} internal, when it is no preview
 */
export function parseDocumentPreview(answer: unknown, callable: string): DocumentPreview {
  return parseResponse(documentPreviewSchema, answer, callable);
}

const sendingResponse = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

/**
 * Reads the answer of a callable that sends a document: the id of the sending.
 * @param callable its name, for the log
 * @throws {CarnationError} internal, when it has none
 */
export function parseSendingResponse(answer: unknown, callable: string): { readonly id: string } {
  return parseResponse(sendingResponse, answer, callable);
}
