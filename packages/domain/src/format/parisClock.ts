import { dateTimeFormat } from "./intlFormats.ts";

/** Time zone of every date that the product shows. */
export const TIME_ZONE = "Europe/Paris";

/** Describes what a clock in Paris shows. */
export interface ParisClock {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** The clock of Paris at a point in time. */
export function parisClock(date: Date): ParisClock {
  const parts = dateTimeFormat("en-u-ca-iso8601-nu-latn", {
    timeZone: TIME_ZONE,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  }).formatToParts(date);
  const read = (wanted: string): number =>
    parts.reduce((found, { type, value }) => (type === wanted ? Number(value) : found), 0);
  return {
    year: read("year"),
    month: read("month"),
    day: read("day"),
    hour: read("hour"),
    minute: read("minute"),
    second: read("second"),
  };
}
