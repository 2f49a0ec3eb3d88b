import * as v from "valibot";
import { textSchema } from "../wire/wireValues.ts";

/** What the payment provider tells about who pays. Hidden from profile reads unless requested (specification 3, 6). */
export interface BillingDetails {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly vatNumber: string;
  /** The card's brand and last four digits, as the provider gives them; never its number. Null when there is none. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
}

const storedBilling = v.object({
  name: textSchema,
  email: textSchema,
  address: textSchema,
  vat_number: textSchema,
  card: v.fallback(
    v.nullish(v.object({ brand: v.string(), last4: v.pipe(v.string(), v.regex(/^\d{4}$/u)) }), null),
    null,
  ),
});

/**
 * Reads the billing of a stored user document, for whoever asks for it on purpose.
 * @returns null when the account has none
 * @throws {v.ValiError} when the document is not a user's
 */
export function parseBilling(fields: unknown): BillingDetails | null {
  const { billing } = v.parse(v.object({ billing: v.nullish(storedBilling, null) }), fields);
  if (billing === null) return null;
  const { vat_number, ...stored } = billing;
  return { ...stored, vatNumber: vat_number };
}

/** The map `billing` to store, so that `parseBilling` reads the same one back. */
export function toStoredBilling(billing: BillingDetails): Readonly<Record<string, unknown>> {
  const { vatNumber, ...stored } = billing;
  return { ...stored, vat_number: vatNumber };
}
