import { supportedLocale } from "../../foundations/internal/supported.ts";

/** Days of the week as `Date` counts them, 0 for Sunday. */
export type WeekDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Describes what browsers tell of a locale's week: as a method, or as the property that came before it. */
interface WeekLocale extends Intl.Locale {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

const days: readonly WeekDay[] = [0, 1, 2, 3, 4, 5, 6];

/** The first day of the week in `locale`: Monday in France, Sunday in Canada; Monday where the browser does not know. */
export function weekStart(locale: string): WeekDay {
  const known: WeekLocale = new Intl.Locale(supportedLocale(locale));
  const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 };
  // ISO 8601 calls Sunday 7.
  return days[firstDay % 7] ?? 1;
}
