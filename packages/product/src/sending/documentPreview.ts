import * as v from "valibot";

/** Holds what leaves, as it leaves: the shape of every preview of a document. */
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

/** Answer of a callable that sends a document: the id of the sending. */
export const sendingResponse = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });
