import type { Customer, LastDiagnostic } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { atom, useAtomValue } from "jotai";
import { diagnosesOf } from "./catalogueAtoms.ts";
import type { ListQuery } from "../state/queryState.ts";

const unasked = atom<ListQuery<Diagnosis>>({ status: "loading" });

/**
 * The last diagnosis of a client, with its id and its date: what their file tells, or where it does not tell both, as in
 * documents of before, their newest finished one; null when there is none, undefined while it is read.
 */
export function useLastDiagnosis(customer: Customer | null): LastDiagnostic | null | undefined {
  const told = customer?.lastDiagnostic ?? null;
  const isTold = customer === null || (told !== null && told.id !== null && told.date !== null);
  const watched = useAtomValue(isTold ? unasked : diagnosesOf(customer.id));
  if (isTold) return told;
  if (watched.status === "loading") return undefined;
  if (watched.status !== "ready") return told;
  const last = watched.value.find(({ state }) => state === "done");
  if (last === undefined) return told;
  return { id: last.id, date: last.created, nextPhoto: told?.nextPhoto ?? last.routine.nextPhoto };
}
