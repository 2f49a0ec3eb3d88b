import * as v from "valibot";
import { type Cents, isPrice } from "../money/cents.ts";
import { storedNumberSchema } from "../wire/wireValues.ts";

const CENTS_IN_EURO = 100;

/** Tells whether a stored price can only be one in euros: it has decimals (« 45,00 », 12.5), which cents have not. */
const isInEuros = (stored: unknown): boolean =>
  typeof stored === "string" ? /[.,]/u.test(stored) : typeof stored === "number" && !Number.isInteger(stored);

/**
 * A stored price that nothing depends on, in cents: absent, null or unreadable is null. One with decimals is in euros; a whole
 * number is in cents, as the product stores it.
 */
export const optionalPriceSchema = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((stored) => {
    const read = v.safeParse(storedNumberSchema, stored);
    if (!read.success) return null;
    return isInEuros(stored) ? Math.round(read.output * CENTS_IN_EURO) : read.output;
  }),
  v.fallback(v.nullable(v.custom<Cents>(isPrice)), null),
);
