import type { ListState } from "@carnation/data";
import { atom, type WritableAtom } from "jotai";
import type { WatchAtom } from "../watch/watchAtom.ts";
import type { ListQuery } from "../state/queryState.ts";
import type { Identified } from "./Resource.ts";

/** A record of a list; how many others name it is null until they are known. */
export type Used<T> = T & { readonly uses: number | null };

/** The records of a list, each with how many others name it. Set, it reads the list again. */
export function usedRows<T extends Identified, User>(
  list: WatchAtom<ListState<T>>,
  users: {
    readonly list: WatchAtom<ListState<User>>;
    /** The ids of what one of them names. */
    readonly namedBy: (user: User) => readonly string[];
  },
): WritableAtom<ListQuery<Used<T>>, [], void> {
  return atom(
    (get): ListQuery<Used<T>> => {
      const watched = get(list);
      if (watched.status !== "ready") return watched;
      const known = get(users.list);
      const counts = known.status === "ready" ? countsOf(known.value, users.namedBy) : null;
      const usesOf = (id: string): number | null => counts && (counts.get(id) ?? 0);
      return { ...watched, value: watched.value.map((record) => ({ ...record, uses: usesOf(record.id) })) };
    },
    (_get, set) => set(list),
  );
}

/** Counted once for all: a list may be long, and so may what names it. */
function countsOf<User>(
  users: readonly User[],
  namedBy: (user: User) => readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const user of users) {
    for (const id of new Set(namedBy(user))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
