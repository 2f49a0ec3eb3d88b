import { formatDate } from "@carnation/domain/format";
import { TIME_ZONE } from "@carnation/domain/internal/format";

const weekday = new Intl.DateTimeFormat("fr-FR", { weekday: "long", timeZone: TIME_ZONE });

/** The day in full: « Samedi 21 novembre 2026 ». */
export function todayWords(now: Date): string {
  const day = weekday.format(now);
  return `${day.charAt(0).toLocaleUpperCase("fr-FR")}${day.slice(1)}\u00A0${formatDate(now)}`;
}
