import type { KnownDocument } from "@carnation/data";
import type { Diagnosis } from "@carnation/domain";
import { useAtom } from "jotai";
import { useMemo } from "react";
import { watchAtom } from "./state/watchAtom.ts";
import type { WatchedDocument } from "./state/watched.ts";

/** Watches the diagnosis of an id; with it, what starts the watch again. */
export function useDiagnosis(id: string): [WatchedDocument<Diagnosis>, () => void] {
  const diagnosisAtom = useMemo(
    () =>
      watchAtom<KnownDocument<Diagnosis>>((workspace, onNext, onError) =>
        workspace.diagnoses.watch(id, onNext, onError),
      ),
    [id],
  );
  return useAtom(diagnosisAtom);
}
