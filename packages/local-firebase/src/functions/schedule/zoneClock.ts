const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Reads what the clock of a time zone shows at an instant, as if it were UTC.
 * @param instant milliseconds since 1970, here and in the answer
 * @throws RangeError for a zone that does not exist
 */
export function wallClock(instant: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "gregory",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formats.set(timeZone, format);
  }
  const part = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const at = (type: Intl.DateTimeFormatPartTypes): number => part.get(type) ?? 0;
  return Date.UTC(at("year"), at("month") - 1, at("day"), at("hour"), at("minute"), at("second"));
}

/** Computes what must be added to an instant (whole seconds of it) for the zone's clock, milliseconds. */
export function zoneOffset(instant: number, timeZone: string): number {
  return wallClock(instant, timeZone) - Math.floor(instant / 1000) * 1000;
}
