import { formObject } from "@carnation/domain/field";
import { addDays, daysBetween, type IsoDay, parseIsoDay } from "@carnation/domain/format";
import * as v from "valibot";

/** A stretch of days, the first and the last included. */
export interface Period {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/** The lengths that the statistics page offers, in days. */
export const periodLengths = [7, 30, 90] as const;

/** The longest period that can be asked for, in days. */
export const MAX_PERIOD_DAYS = 366;

/** The last days up to one, that one included. */
export function lastDays(days: number, to: IsoDay): Period {
  return { from: addDays(to, 1 - days), to };
}

/** Number of days of a period, at least 1. */
export function periodLength({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}

/** The days of a period, in order. */
export function daysOf(period: Period): IsoDay[] {
  return Array.from({ length: periodLength(period) }, (_, at) => addDays(period.from, at));
}

/** The period of the same length just before. */
export function previousPeriod(period: Period): Period {
  return lastDays(periodLength(period), addDays(period.from, -1));
}

const isDay = (text: string): boolean => parseIsoDay(text) !== null;

const dayField = v.pipe(
  v.string("Saisissez une date, par exemple 21/11/2026."),
  v.check(isDay, "Saisissez une date, par exemple 21/11/2026."),
);

/** Valibot runs the checks of an object on fields that were refused too. */
function isTooLong(period: Period): boolean {
  return isDay(period.from) && isDay(period.to) && periodLength(period) > MAX_PERIOD_DAYS;
}

/** The form of a period of one's own: two days, `yyyy-mm-dd`, at most 366 days with both. */
export const periodForm = v.pipe(
  formObject({ from: dayField, to: dayField }),
  v.forward(
    v.check(({ from, to }) => from <= to, "La fin doit suivre le début."),
    ["to"],
  ),
  v.forward(
    v.check((period) => !isTooLong(period), `Choisissez ${MAX_PERIOD_DAYS} jours au plus.`),
    ["to"],
  ),
);

/**
 * The same form for figures that end today: no day that is still to come has any.
 * @param today the day in Paris
 */
export function periodFormUntil(today: IsoDay) {
  return v.pipe(
    periodForm,
    v.forward(
      v.check(({ to }) => to <= today, "La fin est aujourd’hui au plus tard."),
      ["to"],
    ),
  );
}

/** Describes what the form of a period holds. */
export type PeriodFormInput = v.InferInput<typeof periodForm>;

/** Describes what the form of a period gives. */
export type PeriodFormOutput = v.InferOutput<typeof periodForm>;
