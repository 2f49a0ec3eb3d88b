import { criteria as allCriteria } from "../criterion/criteria.ts";
import type { Criterion, CriterionId } from "../criterion/criterion.ts";
import type { DayStatistics } from "./dayStatistics.ts";

/** Fewer people than this are never shown as a group. */
export const MIN_GROUP_SIZE = 10;

/** Name of the day value that counts the people for whom a criterion was a priority. */
export function priorityValueName(id: CriterionId): string {
  return `priority_${id}`;
}

/**
 * The criteria that were most often a priority, most frequent first; those of fewer than 10 people are left out, so
 * that nobody can be recognised (SCREENS, `/admin/statistics`).
 * @param days the days of the period
 */
export function topPriorities(
  days: readonly DayStatistics[],
  criteria: readonly Criterion[] = allCriteria,
): { readonly criterion: Criterion; readonly people: number }[] {
  return criteria
    .map((criterion) => {
      const name = priorityValueName(criterion.id);
      return { criterion, people: days.reduce((total, { values }) => total + (values[name] ?? 0), 0) };
    })
    .filter(({ people }) => people >= MIN_GROUP_SIZE)
    .toSorted((a, b) => b.people - a.people);
}
