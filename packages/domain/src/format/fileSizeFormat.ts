import type { FormatOptions } from "./formatOptions.ts";
import { formatUnit } from "./unitFormat.ts";

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
const STEP = 1000;

/**
 * A file's size as one reads it: "640 octets", "256 ko", "2,4 Mo". Decimal units; one decimal from the megabyte on.
 * @param bytes 0 or more
 */
export function formatFileSize(bytes: number, { locale }: FormatOptions = {}): string {
  let value = bytes;
  let step = 0;
  // 999 600 bytes are 1 Mo rather than "1 000 ko".
  while (step < units.length - 1 && Math.round(value) >= STEP) {
    value /= STEP;
    step += 1;
  }
  const [unit = "byte"] = units.slice(step);
  return formatUnit(value, unit, {
    display: step === 0 ? "long" : "short",
    fractionDigits: step >= 2 ? 1 : 0,
    locale,
  });
}
