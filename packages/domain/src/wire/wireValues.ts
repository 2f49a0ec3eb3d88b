import * as v from "valibot";
import { parseIsoDay } from "../format/isoDay.ts";

/** From which number on a moment is in milliseconds since 1970: as seconds, it is the year 5138. */
const LEAST_MILLISECONDS = 1e11;

/** The least number that is a moment, in seconds since 1970: of 1973. */
const LEAST_SECONDS = 1e8;

/** A day or a moment in ISO 8601; nothing else that `Date` would guess at. */
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/u;

function momentOf(input: unknown): unknown {
  if (typeof input === "number") {
    if (!Number.isFinite(input) || input < LEAST_SECONDS) return input;
    return new Date(input < LEAST_MILLISECONDS ? input * 1000 : input);
  }
  if (typeof input === "string") {
    const text = input.trim();
    if (/^\d{9,14}$/u.test(text)) return momentOf(Number(text));
    return ISO_DATE.test(text) ? new Date(text.replace(" ", "T")) : input;
  }
  if (typeof input !== "object" || input === null) return input;
  if ("toDate" in input && typeof input.toDate === "function") return (input.toDate as () => unknown)();
  // A timestamp that went through JSON.
  const { seconds, _seconds = seconds }: { seconds?: unknown; _seconds?: unknown } = input;
  return typeof _seconds === "number" ? new Date(_seconds * 1000) : input;
}

/**
 * A point in time, as stored: the timestamp object of either Firebase SDK (anything with `toDate()`), a `Date`, a text in ISO
 * 8601, or seconds or milliseconds since 1970. The two SDKs' classes are unrelated, and the domain knows neither.
 */
export const dateSchema = v.pipe(v.unknown(), v.transform(momentOf), v.date());

/** A text that may be absent: absent or null is the empty text; a number is its digits. */
export const textSchema = v.nullish(
  v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))]),
  "",
);

/** A text that nothing may end with: what is no text is the empty one. */
export const readableTextSchema = v.fallback(textSchema, "");

/** A finite number, also one that was stored as a text (« 45 », « 12,5 »). */
export const storedNumberSchema = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(
    v.string(),
    v.regex(/^\s*-?\d+(?:[.,]\d+)?\s*$/u),
    v.transform((text) => Number(text.replace(",", "."))),
  ),
]);

/** The name of a stored file, without its folders: a name, a path in Storage, or the address that leads to it. */
export const fileNameSchema = v.nullish(
  v.pipe(
    v.string(),
    v.transform((text) => {
      const [path = ""] = text.split("?");
      const name = path.slice(path.lastIndexOf("/") + 1);
      return /%2F/iu.test(name) ? name.slice(name.toUpperCase().lastIndexOf("%2F") + 3) : name;
    }),
    v.nonEmpty(),
  ),
  null,
);

/** The name of a stored file that nothing depends on (`fileNameSchema`): absent, null or unreadable is null. */
export const optionalFileNameSchema = v.fallback(fileNameSchema, null);

/** Holds what a payload may leave out: null, which the SDKs send for undefined, is absent too. */
/* @__NO_SIDE_EFFECTS__ */
export function absentOr<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );
}

/** A whole number from 0 that arithmetic keeps exact, in a payload or an answer. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The same in a stored document; also one that was stored as a text. */
export const storedCountSchema = v.pipe(storedNumberSchema, v.safeInteger(), v.minValue(0));

/** A place in an order, from 1; absent, null or unreadable is null. */
export const placeSchema = v.fallback(
  v.nullish(v.pipe(storedNumberSchema, v.safeInteger(), v.minValue(1)), null),
  null,
);

/** A date that nothing depends on: absent, null or unreadable is null. */
export const optionalDateSchema = v.fallback(v.nullish(dateSchema, null), null);

/** A text that says nothing when it is empty: absent, null, empty or unreadable is null. */
export const optionalTextSchema = v.fallback(v.nullish(v.pipe(v.string(), v.nonEmpty()), null), null);

/** A point in time as stored (`dateSchema`); null for anything else. */
export function parseDate(stored: unknown): Date | null {
  return v.parse(optionalDateSchema, stored);
}

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
