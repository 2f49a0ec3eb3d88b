import * as v from "valibot";

/** A payload, or an answer, of which nothing is read. */
export const nothing: v.UnknownSchema = v.unknown();

/** An answer that names the document which was written. */
export const idResponse = v.object({ id: v.string() });
