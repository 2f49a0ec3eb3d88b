import { atom, type Atom, useAtomValue } from "jotai";
import { loading, type ListQuery } from "../../shared/state/queryState.ts";

const idleAtom: Atom<ListQuery<never>> = atom(() => loading);

/**
 * Watches a list while the palette is open: closed, it costs no read.
 * @param list it must keep its identity
 */
export function useSource<T>(list: Atom<ListQuery<T>>, open: boolean): ListQuery<T> {
  return useAtomValue<ListQuery<T>>(open ? list : idleAtom);
}

/** Tells whether more of a list may come by itself. */
export function isOnItsWay(...lists: readonly ListQuery<unknown>[]): boolean {
  return lists.some(({ status }) => status === "loading");
}
