import { NO_BREAK_SPACE } from "../text/signs.ts";
import type { FormatOptions } from "./formatOptions.ts";
import { formatUnit } from "./unitFormat.ts";

/**
 * A length of time in its two largest units: "12 s", "4 min 10 s", "1 h 5 min", "2 h".
 * @param milliseconds rounded to whole seconds; a negative length counts as none ("0 s")
 */
export function formatDuration(milliseconds: number, { locale }: FormatOptions = {}): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const parts: readonly (readonly [value: number, unit: string])[] =
    hours > 0
      ? [
          [hours, "hour"],
          [minutes % 60, "minute"],
        ]
      : [
          [minutes, "minute"],
          [seconds % 60, "second"],
        ];
  const shown = parts.filter(([value]) => value > 0);
  return (shown.length > 0 ? shown : [[0, "second"] as const])
    .map(([value, unit]) => formatUnit(value, unit, { display: "short", locale }))
    .join(NO_BREAK_SPACE);
}
