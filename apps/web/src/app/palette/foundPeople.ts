import type { ListQuery } from "../../shared/state/queryState.ts";

/** People whom the palette looks through. */
export interface FoundPeople<Person> {
  /** The list that is read, of which the hour is told off line. */
  readonly watched: ListQuery<Person>;
  /** Those of the list, and those that a search finds besides: not all of them match what is typed. */
  readonly records: readonly Person[];
  /** True while more may come. */
  readonly isPending: boolean;
  /** True when the server did not answer: only those of the list are looked through. */
  readonly isPartial: boolean;
}
