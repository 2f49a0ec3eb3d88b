import { addDays, type IsoDay, isoDay } from "@carnation/domain/format";
import {
  dateSchema,
  optionalDateSchema,
  optionalDaySchema,
  relatedId,
} from "@carnation/domain/internal/wire";
import * as v from "valibot";

/** Describes what a client's file tells of the last diagnosis: at least which one it was, or when. */
export interface LastDiagnostic {
  /** Id of the diagnosis; null where only its date was stored. */
  readonly id: string | null;
  /** Null where only the diagnosis was named. */
  readonly date: Date | null;
  /** The day of the next photo that its routine fixes, in Paris; null when it fixes none. */
  readonly nextPhoto: IsoDay | null;
}

/**
 * Days after which a skin has had the time to change: a new photo is worth taking where no day was fixed. Six weeks, which
 * is more than one renewal of the epidermis at any adult age.
 */
export const REVIEW_AFTER_DAYS = 42;

/** Greatest year that a day is written for. */
const LAST_YEAR = 9999;

/** The day on which the next photo is due: the one that the routine fixes, or six weeks after the last photo; null without either. */
export function reviewDue(last: LastDiagnostic | null): IsoDay | null {
  if (last === null) return null;
  if (last.nextPhoto !== null || last.date === null) return last.nextPhoto;
  // What another system has stored may be of a year that no day is written for.
  const year = last.date.getUTCFullYear();
  if (year < 1 || year >= LAST_YEAR) return null;
  return addDays(isoDay(last.date), REVIEW_AFTER_DAYS);
}

/** The map that the product stores; other systems name its parts otherwise. */
const storedMap = v.object({
  id: v.optional(v.unknown()),
  diagnosis: v.optional(v.unknown()),
  reference: v.optional(v.unknown()),
  date: optionalDateSchema,
  created: optionalDateSchema,
  next_photo: optionalDaySchema,
});

function readLastDiagnostic(stored: unknown): LastDiagnostic | null {
  if (v.is(dateSchema, stored)) return { id: null, date: v.parse(dateSchema, stored), nextPhoto: null };
  // A reference is an object with an id, too, and its path says what it is.
  const id = typeof stored === "string" || isReference(stored) ? relatedId(stored, "diagnosis") : null;
  if (id !== null) return { id, date: null, nextPhoto: null };
  const map = v.safeParse(storedMap, isReference(stored) ? null : stored);
  if (!map.success) return null;
  const { date, created, next_photo, ...named } = map.output;
  const known = {
    id: relatedId(named.id ?? named.diagnosis ?? named.reference, "diagnosis"),
    date: date ?? created,
    nextPhoto: next_photo,
  };
  return known.id === null && known.date === null ? null : known;
}

function isReference(stored: unknown): boolean {
  return typeof stored === "object" && stored !== null && "path" in stored;
}

/**
 * The field `last_diagnostic` of a client: the map of the product, or a date or the diagnosis alone. Absent or null is null:
 * none was noted.
 */
export const lastDiagnosticSchema = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform(readLastDiagnostic),
    v.custom<LastDiagnostic>((read) => read !== null, "Invalid last diagnosis"),
  ),
  null,
);

/** The field to store, so that `lastDiagnosticSchema` reads the same back. */
export function toStoredLastDiagnostic(
  last: LastDiagnostic | null,
): Readonly<Record<string, unknown>> | null {
  return last && { id: last.id, date: last.date, next_photo: last.nextPhoto };
}
