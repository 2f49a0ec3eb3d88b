import type { ReactNode } from "react";
import { dateWords } from "../../foundations/internal/dateWords.ts";
import { dateFormat } from "../../foundations/internal/format.ts";
import { timeOfDay } from "../../foundations/internal/timeOfDay.ts";

export interface TimelineEvent {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** ISO 8601 instant, or a calendar day `yyyy-mm-dd` without a time. */
  readonly date: string;
  /** Holds what it is, in a word: « Diagnostic », « Devis ». */
  readonly kind: string;
  /** A string, or a link to what happened. */
  readonly title: ReactNode;
  /** More about it, under its title. */
  readonly details?: ReactNode;
  /** A decorative icon, 20 px; the word of `kind` says the same. */
  readonly icon?: ReactNode;
  /** A thumbnail on the right. */
  readonly media?: ReactNode;
  /** Holds what can be done with it. */
  readonly actions?: ReactNode;
}

export interface TimelineMonth {
  /** `2026-11` */
  readonly key: string;
  /** « Novembre 2026 » */
  readonly label: string;
  readonly events: readonly DatedEvent[];
}

interface DatedEvent extends TimelineEvent {
  /** « 21 novembre, 14 h 05 », « 21 novembre ». */
  readonly when: string;
}

const dayOnly = /^\d{4}-\d{2}-\d{2}$/u;

const capitalised = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/**
 * Events by month, newest first; events of one instant keep their order. A calendar day belongs to its own month
 * whatever the time zone; an instant to the month that it falls in, in `timeZone`.
 * Events whose date cannot be read stand last, under a heading that says so.
 * @param unknownDate that heading
 */
export function timelineMonths(
  events: readonly TimelineEvent[],
  locale: string,
  timeZone: string,
  unknownDate: string,
): readonly TimelineMonth[] {
  const isDated = ({ date }: TimelineEvent): boolean => !Number.isNaN(new Date(date).getTime());
  const undated = events.filter((event) => !isDated(event)).map((event) => ({ ...event, when: "\u2014" }));
  const dated = events
    .filter(isDated)
    .map((event) => ({ event, at: new Date(event.date), isDay: dayOnly.test(event.date) }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const months = new Map<string, { label: string; events: DatedEvent[] }>();
  for (const { event, at, isDay } of dated) {
    const zone = isDay ? "UTC" : timeZone;
    const key = dateFormat("en-CA", { year: "numeric", month: "2-digit", timeZone: zone }).format(at);
    const label = dateWords(locale, at, { year: "numeric", month: "long", timeZone: zone });
    const day = dateWords(locale, at, { day: "numeric", month: "long", timeZone: zone });
    const month = months.get(key) ?? { label: capitalised(label, locale), events: [] };
    month.events.push({ ...event, when: isDay ? day : `${day}, ${timeOfDay(locale, at, zone)}` });
    months.set(key, month);
  }
  const last = undated.length > 0 ? [{ key: "unknown", label: unknownDate, events: undated }] : [];
  return [...[...months].map(([key, month]) => ({ key, ...month })), ...last];
}
