import {
  criteria as allCriteria,
  type Criterion,
  type CriterionId,
  criterionIds,
} from "@carnation/domain/criterion";
import { storedCountSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";
import { periodForm } from "./period.ts";

/** Fewer people than this are never shown as a group. */
export const MIN_GROUP_SIZE = 10;

/** Count of how many people had a criterion as a priority. */
export interface CriterionPeople {
  readonly criterion: CriterionId;
  readonly people: number;
}

/** Of a done diagnosis, whom it is about and what it gave priority to. */
export interface PrioritisedDiagnosis {
  /** Holds what tells one person from another; null when nobody's file was opened. */
  readonly person: string | null;
  readonly priorities: readonly CriterionId[];
}

/** Counts the people whose diagnoses gave priority to a criterion, diagnosis by diagnosis. */
export interface PriorityCounter {
  readonly add: (diagnosis: PrioritisedDiagnosis) => void;
  /**
   * The criteria that were a priority for most people, most people first. Groups of fewer than 10 people are left out, so that
   * nobody can be recognised (SCREENS, `/admin/statistics`).
   */
  readonly top: () => CriterionPeople[];
}

/**
 * Makes a counter of priorities. Each person counts once for a criterion, however many diagnoses there are; a diagnosis of nobody's
 * file counts for nobody.
 */
export function priorityCounter(): PriorityCounter {
  const people = new Map<CriterionId, Set<string>>();
  return {
    add({ person, priorities }) {
      if (person === null) return;
      for (const id of priorities) people.set(id, (people.get(id) ?? new Set()).add(person));
    },
    top: () =>
      [...people]
        .map(([criterion, group]) => ({ criterion, people: group.size }))
        .filter((group) => group.people >= MIN_GROUP_SIZE)
        .toSorted((a, b) => b.people - a.people || a.criterion - b.criterion),
  };
}

/** Payload of the callable `toppriorities`: the period, both days included. */
export const topPrioritiesRequest = periodForm;

/** Payload of the callable `toppriorities`. */
export type TopPrioritiesRequest = v.InferOutput<typeof topPrioritiesRequest>;

/** Answer of the callable `toppriorities`. */
export const topPrioritiesResponse = v.object({
  priorities: v.array(v.object({ criterion: v.picklist(criterionIds), people: storedCountSchema })),
});

/**
 * The groups with their criteria, for whoever shows them.
 * @param criteria those that are known; a group of another one is left out
 */
export function namedPriorities(
  groups: readonly CriterionPeople[],
  criteria: readonly Criterion[] = allCriteria,
): { readonly criterion: Criterion; readonly people: number }[] {
  return groups.flatMap(({ criterion: id, people }) => {
    const criterion = criteria.find((known) => known.id === id);
    return criterion === undefined ? [] : [{ criterion, people }];
  });
}
