import type { DocumentState } from "@carnation/data";
import type { QueuedAnalysis } from "@carnation/product/diagnosis";
import { useAtomValue } from "jotai";
import { watchFamily } from "../watch/watchAtom.ts";

const queuedAtoms = watchFamily<DocumentState<QueuedAnalysis>>((workspace, id, onNext, onError) =>
  workspace.diagnoses.watchQueued(id, onNext, onError),
);

/** Watches the place of a diagnosis in the queue of the analysis; 0 as long as nothing says that it waits. */
export function useQueuePlace(id: string): number | null {
  const queued = useAtomValue(queuedAtoms(id));
  return queued.status === "ready" ? queued.value.place : 0;
}
