import { atom, type Atom } from "jotai";
import { analysedCustomersAtom, recentDiagnosesAtom } from "../../../shared/watch/catalogueAtoms.ts";
import { isKnownEmpty } from "../../../shared/state/queryState.ts";

/** Tells whether it is certain that this account has neither an analysed client nor a diagnosis. */
export const isNewAccountAtom: Atom<boolean> = atom(
  (get) => isKnownEmpty(get(analysedCustomersAtom)) && isKnownEmpty(get(recentDiagnosesAtom)),
);
