import * as v from "valibot";
import { type Cents, isPrice } from "../money/cents.ts";
import { storedNumberSchema } from "../wire/wireValues.ts";

/** A stored price that nothing depends on, in cents: absent, null or unreadable is null. */
export const optionalPriceSchema = v.fallback(
  v.nullish(v.pipe(storedNumberSchema, v.custom<Cents>(isPrice)), null),
  null,
);
