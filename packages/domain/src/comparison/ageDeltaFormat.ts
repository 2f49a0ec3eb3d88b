import { formatAge } from "../format/ageFormat.ts";

/** A difference of ages in words, in years: "2 ans de moins", "1 an de plus". */
export function formatAgeDelta(delta: number): string {
  return `${formatAge(Math.abs(delta))} de ${delta < 0 ? "moins" : "plus"}`;
}
