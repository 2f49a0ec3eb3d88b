/** Time zone of every date that the product shows. */
export const TIME_ZONE = "Europe/Paris";

const NO_BREAK_SPACE = "\u00A0";

const parts = new Intl.DateTimeFormat("fr-FR", {
  timeZone: TIME_ZONE,
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

function partsOf(date: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
}

/** A day in French, in Paris time: "21 novembre 2026", "1er mars 2026". */
export function formatDate(date: Date): string {
  const { day, month, year } = partsOf(date);
  return `${day === "1" ? "1er" : day} ${month} ${year}`;
}

/** A day and time in French, in Paris time: "21 novembre 2026, 14 h 05". */
export function formatDateTime(date: Date): string {
  const { hour, minute } = partsOf(date);
  return `${formatDate(date)}, ${Number(hour)}${NO_BREAK_SPACE}h${NO_BREAK_SPACE}${minute}`;
}
