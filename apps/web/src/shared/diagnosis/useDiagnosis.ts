import type { DocumentState } from "@carnation/data";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { useAtom } from "jotai";
import { watchFamily } from "../watch/watchAtom.ts";
import type { DocumentQuery } from "../state/queryState.ts";

const diagnosisAtoms = watchFamily<DocumentState<Diagnosis>>((workspace, id, onNext, onError) =>
  workspace.diagnoses.watch(id, onNext, onError),
);

/** Watches the diagnosis of an id; with it, what starts the watch again. */
export function useDiagnosis(id: string): [DocumentQuery<Diagnosis>, () => void] {
  return useAtom(diagnosisAtoms(id));
}
