import { useMemo } from "react";
import { itemsOf, type ListQuery } from "../state/queryState.ts";
import type { Identified } from "./Resource.ts";
import type { ListAsking } from "./listAsking.ts";
import { useQuestion } from "./useQuestion.ts";

/** Records to choose from. */
interface FoundRecords<T> {
  /** Those that were read, and those that the server finds besides: not all of them match what is typed. */
  readonly records: readonly T[];
  /** True while the server is asked. */
  readonly pending: boolean;
  /** True when the server did not answer: only those that were read are looked through. */
  readonly isPartial: boolean;
}

/**
 * Finds records beyond those that a choice has read, where there may be more.
 * @param limit count of how many are read at most
 */
export function useFoundRecords<T extends Identified>(
  watched: ListQuery<T>,
  asking: ListAsking<T>,
  limit: number,
  typed: string,
): FoundRecords<T> {
  const read = itemsOf(watched);
  const isCut = watched.status === "ready" && read.length + watched.unreadable >= limit;
  const search = typed.trim();
  const question = useMemo(() => (isCut && search !== "" ? { search } : null), [isCut, search]);
  const found = useQuestion(asking, question);
  const records = useMemo(() => {
    const known = new Set(read.map(({ id }) => id));
    const others = found === null ? [] : itemsOf(found).filter(({ id }) => !known.has(id));
    return others.length === 0 ? read : [...read, ...others];
  }, [read, found]);
  const isPartial = found?.status === "failed" || found?.status === "unread";
  return { records, pending: found?.status === "loading", isPartial };
}
