import { numberFormat } from "../../foundations/internal/format.ts";

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/**
 * A size in bytes as one reads it: `2 400 000` is « 2,4 Mo ». Decimal units, one decimal from the megabyte on; a dash
 * for what is no size.
 */
export function formatBytes(locale: string, bytes: number): string {
  if (!(bytes >= 0 && Number.isFinite(bytes))) return "\u2014";
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const format = numberFormat(locale, {
    style: "unit",
    unit: units[power] ?? "byte",
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: power < 2 ? 0 : 1,
  });
  // The space before a unit differs between builds of ICU: it is always U+00A0 here.
  return format
    .formatToParts(bytes / 1000 ** power)
    .map(({ type, value }) => (type === "literal" ? "\u00A0" : value))
    .join("");
}
