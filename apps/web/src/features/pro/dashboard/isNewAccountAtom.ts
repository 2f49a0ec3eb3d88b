import { atom, type Atom } from "jotai";
import { analysedCustomersAtom, recentDiagnosesAtom } from "../../../shared/watch/catalogueAtoms.ts";
import type { ListQuery } from "../../../shared/state/queryState.ts";

const isEmpty = <T>(watched: ListQuery<T>): boolean =>
  watched.status === "ready" && watched.value.length + watched.unreadable === 0;

/**
 * Tells whether the server has said that this account has neither an analysed client nor a diagnosis. An empty cache is `unread`:
 * what was said stands while the connection is lost, so that the first steps do not go away.
 */
export const isNewAccountAtom: Atom<boolean> = atom(
  (get) => isEmpty(get(analysedCustomersAtom)) && isEmpty(get(recentDiagnosesAtom)),
);
