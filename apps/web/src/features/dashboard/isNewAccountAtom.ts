import { atom, type Atom } from "jotai";
import { analysedCustomersAtom, recentDiagnosesAtom } from "../../app/state/catalogueAtoms.ts";

/** Whether this account has neither an analysed client nor a diagnosis; false until both are known. */
export const isNewAccountAtom: Atom<boolean> = atom((get) => {
  const customers = get(analysedCustomersAtom);
  const diagnoses = get(recentDiagnosesAtom);
  return (
    customers.status === "ready" &&
    diagnoses.status === "ready" &&
    customers.value.length + diagnoses.value.length === 0
  );
});
