import { parisYear } from "@carnation/domain/internal/format";
import { AGE_OF_MAJORITY } from "@carnation/domain/internal/limits";
import type { Customer } from "./customer.ts";

/**
 * The real age of a client in years, on the day of `at`: the age of that year's birthday. Somebody for whom a guardian
 * agreed counts as a minor, whatever year was entered; undefined when nothing is known.
 */
export function realAgeOf(
  { birthYear, guardian }: Pick<Customer, "birthYear" | "guardian">,
  at: Date,
): number | undefined {
  const age = birthYear === null ? undefined : parisYear(at) - birthYear;
  return guardian === null ? age : Math.min(age ?? AGE_OF_MAJORITY, AGE_OF_MAJORITY - 1);
}
