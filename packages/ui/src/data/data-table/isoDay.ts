import { dateFormat } from "../../foundations/internal/format.ts";

/** Gives the day on which an instant falls in a time zone, as every spreadsheet reads it: « 2026-11-21 »; nothing of no instant. */
export function isoDay(instant: Date, timeZone: string): string {
  if (Number.isNaN(instant.getTime())) return "";
  // Canada writes its dates so.
  return dateFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone }).format(instant);
}
