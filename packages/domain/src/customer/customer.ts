import * as v from "valibot";
import { dateSchema, textSchema } from "../wire/wireValues.ts";

/** A client of a professional: a person whose face is analysed. */
export interface Customer {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** File name of the picture, `id.ext`; null when there is none. */
  readonly picture: string | null;
  readonly consent: boolean;
  /** The last diagnosis that was done; null before the first one. */
  readonly lastDiagnostic: { readonly id: string; readonly date: Date } | null;
}

const storedCustomer = v.object({
  firstname: textSchema,
  lastname: textSchema,
  email: textSchema,
  picture: v.nullish(v.string()),
  consent: v.fallback(v.boolean(), false),
  last_diagnostic: v.fallback(v.nullish(v.object({ id: v.string(), date: dateSchema })), null),
});

/**
 * Reads a stored client document.
 * @throws {v.ValiError} when the document is not a client
 */
export function parseCustomer(id: string, fields: unknown): Customer {
  const { last_diagnostic, picture, ...stored } = v.parse(storedCustomer, fields);
  return { ...stored, id, picture: picture ?? null, lastDiagnostic: last_diagnostic ?? null };
}
