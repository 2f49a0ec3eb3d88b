import { type Entry, type ListState, readable, type ReadyList, type Unread, unread } from "./queryState.ts";
import type { OnNext } from "./listeners.ts";

/** Describes what else belongs to a list than what its query finds: an order leaves out the documents that lack its field. */
export interface UnorderedSource<T> {
  /**
   * Reads it, once for each number of documents that the query finds.
   * @param found ids of the documents that the query finds
   */
  readonly read: (found: ReadonlySet<string>) => Promise<readonly Entry<T>[]>;
  /** Puts all of them in order; by default the others come last. */
  readonly arrange?: (all: readonly T[]) => readonly T[];
}

/** A list as the query tells it, and the ids of its documents. */
export interface FoundList<T> {
  readonly list: ReadyList<T>;
  readonly ids: ReadonlySet<string>;
}

/**
 * Adds to a list that is watched what its query leaves out. The list is told at once; the others follow once the server has
 * confirmed it. When they cannot be read, the list stays as it is.
 */
export function mergeUnordered<T>(
  { read, arrange = (all) => all }: UnorderedSource<T>,
  onNext: OnNext<ListState<T>>,
): (found: FoundList<T> | Unread) => void {
  let latest: FoundList<T> | Unread = unread;
  let others: readonly Entry<T>[] = [];
  let readFor: string | null = null;

  const tell = (): void => {
    if ("status" in latest) return onNext(latest);
    const { list, ids } = latest;
    // The query may find by now what was another one when the others were read.
    const { value, unreadable } = readable(others.filter(({ id }) => !ids.has(id)));
    onNext({ ...list, value: arrange([...list.value, ...value]), unreadable: list.unreadable + unreadable });
  };
  return (found) => {
    latest = found;
    tell();
    if ("status" in found || found.list.fromCache) return;
    const asked = [...found.ids].join(" ");
    if (asked === readFor) return;
    readFor = asked;
    const add = (known: readonly Entry<T>[]): void => {
      if (readFor !== asked) return;
      const isNone = known.length + others.length === 0;
      others = known;
      if (!isNone) tell();
    };
    read(found.ids).then(add, () => undefined);
  };
}

/** The documents that a query does not find, of all those of another one. */
export function leftOut<Document extends { readonly id: string }>(
  all: readonly Document[],
  found: ReadonlySet<string>,
): readonly Document[] {
  return all.filter(({ id }) => !found.has(id));
}
