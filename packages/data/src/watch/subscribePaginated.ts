import { catalogueError } from "../errors/catalogueError.ts";
import { isOffline } from "../errors/isOffline.ts";
import { type Entry, type ListState, readable, type Unread } from "./queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "./listeners.ts";

/** The first documents of a long list. */
export interface Beginning<T, Cursor> {
  readonly entries: readonly Entry<T>[];
  readonly fromCache: boolean;
  /** The document after which the others are; null when there are no others. */
  readonly last: { readonly id: string; readonly cursor: Cursor } | null;
}

interface LongListOptions<T, Cursor> {
  /** Watches the first documents. */
  readonly watchBeginning: (onNext: OnNext<Beginning<T, Cursor> | Unread>, onError: OnError) => Unsubscribe;
  /** Reads the others once, page after page. */
  readonly readRest: (after: Cursor) => AsyncIterable<readonly Entry<T>[]>;
  /** Reads those that the order leaves out, because they lack its field; asked once all others are known. */
  readonly readOthers?: (found: ReadonlySet<string>) => Promise<readonly Entry<T>[]>;
}

/**
 * Follows a long list: its first documents are watched, and told as soon as they are there. The others are read once, page
 * after page, and read anew when the first ones end elsewhere: to watch thousands would keep the page busy for seconds.
 */
export function subscribePaginated<T, Cursor>(
  { watchBeginning, readRest, readOthers = () => Promise.resolve([]) }: LongListOptions<T, Cursor>,
  onNext: OnNext<ListState<T>>,
  onError: OnError,
): Unsubscribe {
  let beginning: Beginning<T, Cursor> = { entries: [], fromCache: true, last: null };
  let rest: readonly Entry<T>[] = [];
  let others: readonly Entry<T>[] = [];
  /** The ids of the documents in order that the others were read for. */
  let othersFor: string | null = null;
  /** Choice of which reading of the rest counts; one that began before is given up. */
  let reading = 0;
  /** The id after which the rest was read. */
  let readAfter: string | null = null;
  let ended = false;

  const tell = (): void => {
    const { entries, fromCache } = beginning;
    const first = new Set(entries.map(({ id }) => id));
    const ordered = [...entries, ...rest.filter(({ id }) => !first.has(id))];
    // The order may have by now what was another one when the others were read.
    const found = new Set(ordered.map(({ id }) => id));
    const all = [...ordered, ...others.filter(({ id }) => !found.has(id))];
    onNext({ status: "ready", fromCache, ...readable(all) });
  };

  /** They come last, and when they cannot be read the list stays as it is. */
  const addOthers = (): void => {
    if (beginning.fromCache) return;
    const found = new Set([...beginning.entries, ...rest].map(({ id }) => id));
    const asked = [...found].join(" ");
    if (asked === othersFor) return;
    othersFor = asked;
    const add = (known: readonly Entry<T>[]): void => {
      if (ended || othersFor !== asked) return;
      const isNone = known.length + others.length === 0;
      others = known;
      if (!isNone) tell();
    };
    readOthers(found).then(add, () => undefined);
  };

  const read = async (after: Cursor): Promise<void> => {
    reading += 1;
    const own = reading;
    const isOver = (): boolean => ended || own !== reading;
    const isFirstTime = rest.length === 0;
    const entries: Entry<T>[] = [];
    try {
      for await (const page of readRest(after)) {
        if (isOver()) return;
        entries.push(...page);
        // What was read before stays until all of it is known anew.
        if (!isFirstTime) continue;
        rest = [...entries];
        tell();
      }
      if (isOver()) return;
      rest = entries;
      tell();
      addOthers();
    } catch (failure) {
      if (isOver()) return;
      readAfter = null;
      // Off line the first documents are shown; they are told again once the server is back, and the others follow.
      if (isOffline()) return;
      end();
      onError(catalogueError(failure));
    }
  };

  const stop = watchBeginning(
    (told) => {
      if (ended) return;
      if ("status" in told) {
        onNext(told);
        return;
      }
      beginning = told;
      const { last, fromCache } = told;
      if (last === null && !fromCache) {
        reading += 1;
        rest = [];
        readAfter = null;
      }
      tell();
      if (last === null) addOthers();
      // An incomplete cache does not know where the first documents end.
      if (last === null || fromCache || last.id === readAfter) return;
      readAfter = last.id;
      void read(last.cursor);
    },
    (error) => {
      if (ended) return;
      end();
      onError(error);
    },
  );

  function end(): void {
    ended = true;
    stop();
  }
  return end;
}
