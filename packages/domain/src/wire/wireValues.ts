import * as v from "valibot";
import { parseIsoDay } from "../format/isoDay.ts";

interface HasToDate {
  toDate(): unknown;
}

function hasToDate(input: unknown): input is HasToDate {
  return (
    typeof input === "object" && input !== null && "toDate" in input && typeof input.toDate === "function"
  );
}

/**
 * A point in time, as stored: a `Date`, or the timestamp object of either Firebase SDK (anything with `toDate()`).
 * The two SDKs' classes are unrelated, and the domain knows neither.
 */
export const dateSchema = v.pipe(
  v.unknown(),
  v.transform((input) => (hasToDate(input) ? input.toDate() : input)),
  v.date(),
);

/** A reference to a document, as stored (an SDK reference object, a path or an id), parsed to the document's id. */
export const referenceIdSchema = v.pipe(
  v.union([
    v.string(),
    v.pipe(
      v.object({ id: v.string() }),
      v.transform((reference) => reference.id),
    ),
  ]),
  v.transform((path) => path.slice(path.lastIndexOf("/") + 1)),
  v.nonEmpty(),
);

/** A list of references; absent or null is an empty list. */
export const referenceIdsSchema = v.nullish(v.array(referenceIdSchema), []);

/**
 * A list of references that nothing may end with: those that cannot be read are left out, and what is no list is an
 * empty one.
 */
export const readableReferenceIdsSchema = v.pipe(
  v.fallback(v.nullish(v.array(v.unknown()), []), []),
  v.transform((items) =>
    items.flatMap((item) => {
      const parsed = v.safeParse(referenceIdSchema, item);
      return parsed.success ? [parsed.output] : [];
    }),
  ),
);

/** A text that may be absent: absent or null is the empty text. */
export const textSchema = v.nullish(v.string(), "");

/** A text that nothing may end with: what is no text is the empty one. */
export const readableTextSchema = v.fallback(textSchema, "");

/** What a payload may leave out: null, which the SDKs send for undefined, is absent too. */
/* @__NO_SIDE_EFFECTS__ */
export function absentOr<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );
}

/** A whole number from 0 that arithmetic keeps exact. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A place in an order, from 1; absent, null or unreadable is null. */
export const placeSchema = v.fallback(
  v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), null),
  null,
);

/** A date that nothing depends on: absent, null or unreadable is null. */
export const optionalDateSchema = v.fallback(v.nullish(dateSchema, null), null);

/** A text that says nothing when it is empty: absent, null, empty or unreadable is null. */
export const optionalTextSchema = v.fallback(v.nullish(v.pipe(v.string(), v.nonEmpty()), null), null);

/** A reference that nothing depends on: absent, null or unreadable is null. */
export const optionalReferenceIdSchema = v.fallback(v.nullish(referenceIdSchema, null), null);

/** A day of the calendar that nothing depends on, `yyyy-mm-dd`: absent, null or unreadable is null. */
export const optionalDaySchema = v.fallback(
  v.nullish(
    v.pipe(
      v.string(),
      v.check((day) => parseIsoDay(day) !== null),
    ),
    null,
  ),
  null,
);
