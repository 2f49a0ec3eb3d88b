import type { KnownDocument } from "@carnation/data";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { useAtom } from "jotai";
import { watchFamily } from "../watch/watchAtom.ts";
import type { WatchedDocument } from "../state/watched.ts";

const diagnosisAtoms = watchFamily<KnownDocument<Diagnosis>>((workspace, id, onNext, onError) =>
  workspace.diagnoses.watch(id, onNext, onError),
);

/** Watches the diagnosis of an id; with it, what starts the watch again. */
export function useDiagnosis(id: string): [WatchedDocument<Diagnosis>, () => void] {
  return useAtom(diagnosisAtoms(id));
}
