import { type IsoDay, isoDay, parseIsoDay } from "@carnation/domain/format";
import { dateSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

/** Describes what one day was like: `statistics/{yyyy-mm-dd}` for the product, the same under a user for a professional. */
export interface DayStatistics {
  /** The day in Paris, which is the document's id. */
  readonly date: IsoDay;
  /** Values by name, `dayValueNames` among them; a name that is absent was not counted that day. */
  readonly values: Readonly<Record<string, number>>;
}

/** Day values that are added up, fact by fact (`countedFact`). */
export const flowValueNames = [
  "diagnoses",
  "diagnoses_done",
  "diagnoses_failed",
  "analysis_faults",
  "analysis_ms",
  "image_quality",
  "professionals_created",
  "subscriptions_canceled",
  "quotes",
  "reports",
  "mails_refused",
] as const;

/** Day values that are a state, as it was at the end of the day; of the product alone. */
export const levelValueNames = [
  "subscriptions_active",
  "subscriptions_trialing",
  "subscriptions_late",
] as const;

/** Names of the day values that the product writes. */
export const dayValueNames = [...flowValueNames, ...levelValueNames] as const;

/** Name of a day value that is a state. */
export type LevelValueName = (typeof levelValueNames)[number];

/** Name of a day value that the product writes. */
export type DayValueName = (typeof dayValueNames)[number];

const dayId = v.pipe(
  v.string(),
  v.check((day) => parseIsoDay(day) !== null, "Invalid day: expected yyyy-mm-dd"),
);

const finite = v.pipe(v.number(), v.finite());

const storedDay = v.looseObject({
  date: v.optional(v.unknown()),
  values: v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {}),
});

/** Names of the fields under which the figures of a day are stored. */
export type DayField = keyof typeof storedDay.entries;

/** The day of a document whose id is none: that of its `date`, a day or a moment. */
function dayOf(id: string, date: unknown): string {
  if (parseIsoDay(id) !== null) return id;
  if (typeof date === "string" && parseIsoDay(date) !== null) return date;
  const moment = v.safeParse(dateSchema, date);
  return moment.success ? isoDay(moment.output) : id;
}

/**
 * Reads the statistics of a day; a value that is no number is left out. Values stand in `values`, or beside `date`.
 * @param id the document's id, `yyyy-mm-dd`; of another system any id, and then `date` says the day
 * @throws {v.ValiError} when neither is a day, as of `totals`, or the document no map of fields
 */
export function parseDayStatistics(id: string, fields: unknown): DayStatistics {
  const { values, date, ...beside } = v.parse(storedDay, fields);
  const numbers = Object.entries({ ...beside, ...values }).flatMap(([name, value]): [string, number][] =>
    v.is(finite, value) ? [[name, value]] : [],
  );
  return { date: v.parse(dayId, dayOf(id, date)), values: Object.fromEntries(numbers) };
}
