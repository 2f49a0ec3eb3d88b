import { readableTextSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

/**
 * The `billing` of a user (specification 3): what the payment provider tells about who pays. It is hidden from profile
 * reads unless requested (6), and rules hide documents, not fields: so it is a document of its own,
 * `documentPaths.billing`.
 */
export interface BillingDetails {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly vatNumber: string;
  /** The card's brand and last four digits, as the provider gives them; never its number. Null when there is none. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
}

const storedBilling = v.object({
  name: readableTextSchema,
  email: readableTextSchema,
  address: readableTextSchema,
  vat_number: readableTextSchema,
  card: v.fallback(
    v.nullish(v.object({ brand: v.string(), last4: v.pipe(v.string(), v.regex(/^\d{4}$/u)) }), null),
    null,
  ),
});

/** Names of the fields under which the billing of an account is stored. */
export type BillingField = keyof typeof storedBilling.entries;

/**
 * Reads the stored billing document of a user, for whoever asks for it on purpose.
 * @throws {v.ValiError} when the document is no billing
 */
export function parseBilling(fields: unknown): BillingDetails {
  const { vat_number, ...stored } = v.parse(storedBilling, fields);
  return { ...stored, vatNumber: vat_number };
}

/** The fields of the billing document to store, so that `parseBilling` reads the same one back. */
export function toStoredBilling(billing: BillingDetails): Readonly<Record<string, unknown>> {
  const { vatNumber, ...stored } = billing;
  return { ...stored, vat_number: vatNumber };
}
