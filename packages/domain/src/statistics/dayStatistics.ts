import * as v from "valibot";
import { type IsoDay, parseIsoDay } from "../format/isoDay.ts";

/** What one day was like: `statistics/{yyyy-mm-dd}` for the product, the same under a user for a professional. */
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

const storedDay = v.object({
  values: v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {}),
});

/**
 * Reads the statistics of a day; a value that is no number is left out.
 * @param id the document's id, `yyyy-mm-dd`
 * @throws {v.ValiError} when the id is no day, such as `totals`, or the document no map of fields
 */
export function parseDayStatistics(id: string, fields: unknown): DayStatistics {
  const { values } = v.parse(storedDay, fields);
  const numbers = Object.entries(values).flatMap(([name, value]): [string, number][] =>
    v.is(finite, value) ? [[name, value]] : [],
  );
  return { date: v.parse(dayId, id), values: Object.fromEntries(numbers) };
}

/** The fields of the statistics of a day. */
export function toStoredDayStatistics({ date, values }: DayStatistics) {
  return { date, values };
}
