import type { FormatOptions } from "./formatOptions.ts";
import { formatUnit } from "./unitFormat.ts";

/** An age or a number of years, rounded to whole ones: "41 ans", "1 an". */
export function formatAge(years: number, { locale }: FormatOptions = {}): string {
  return formatUnit(years, "year", { display: "long", locale });
}
