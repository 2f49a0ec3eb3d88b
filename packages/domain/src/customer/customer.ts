import * as v from "valibot";
import { dateSchema, textSchema } from "../wire/wireValues.ts";

const storedCustomer = v.object({
  firstname: textSchema,
  lastname: textSchema,
  email: textSchema,
  picture: v.nullish(v.string()),
  consent: v.fallback(v.boolean(), false),
  last_diagnostic: v.nullish(dateSchema),
});

/** A client of a professional: a person whose face is analysed. */
export type Customer = ReturnType<typeof parseCustomer>;

/**
 * Reads a stored client document.
 * @throws {v.ValiError} when the document is not a client
 */
export function parseCustomer(id: string, fields: unknown) {
  const stored = v.parse(storedCustomer, fields);
  return {
    id,
    firstname: stored.firstname,
    lastname: stored.lastname,
    email: stored.email,
    /** File name of the picture, `id.ext`; null when there is none. */
    picture: stored.picture ?? null,
    consent: stored.consent,
    /** When the last diagnosis was done; null before the first one. */
    lastDiagnostic: stored.last_diagnostic ?? null,
  };
}
