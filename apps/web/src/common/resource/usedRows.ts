import type { KnownList } from "@carnation/data";
import { atom, type WritableAtom } from "jotai";
import type { WatchAtom } from "../state/watchAtom.ts";
import type { WatchedList } from "../state/watched.ts";
import type { Identified } from "./Resource.ts";

/** A record of a list; how many others name it is null until they are known. */
export type Used<T> = T & { readonly uses: number | null };

/** The records of a list, each with how many others name it. Set, it reads the list again. */
export function usedRows<T extends Identified, User>(
  list: WatchAtom<KnownList<T>>,
  users: {
    readonly list: WatchAtom<KnownList<User>>;
    readonly naming: (all: readonly User[], id: string) => readonly User[];
  },
): WritableAtom<WatchedList<Used<T>>, [], void> {
  return atom(
    (get): WatchedList<Used<T>> => {
      const watched = get(list);
      if (watched.status !== "ready") return watched;
      const known = get(users.list);
      const usesOf = (id: string): number | null =>
        known.status === "ready" ? users.naming(known.value, id).length : null;
      return { ...watched, value: watched.value.map((record) => ({ ...record, uses: usesOf(record.id) })) };
    },
    (_get, set) => set(list),
  );
}
