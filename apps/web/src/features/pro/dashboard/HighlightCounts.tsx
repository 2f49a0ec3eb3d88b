import { priorities, strengths } from "@carnation/domain/summary";
import { BandMark } from "@carnation/ui/band-mark";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { applyThresholds } from "../../../shared/diagnosis/applyThresholds.ts";
import { useDiagnosis } from "../../../shared/diagnosis/useDiagnosis.ts";
import { useResult } from "../../../shared/diagnosis/useResult.ts";
import { valueOf } from "../../../shared/state/queryState.ts";
import { profileAtom } from "../../../shared/watch/accountAtoms.ts";

const unknownDiagnosis = { judgement: null, markReviews: {} };

const counted = (count: number, one: string, several: string): string =>
  `${count} ${count > 1 ? several : one}`;

/** Shows how many strengths and priorities a result has, by the rule of its own page; nothing while it is read, or without a result. */
export function HighlightCounts({ diagnosisId }: { readonly diagnosisId: string }): ReactNode {
  const [diagnosis] = useDiagnosis(diagnosisId);
  // Of one that cannot be read, what it was judged by is not known either.
  const known = diagnosis.status === "ready" ? diagnosis.value : unknownDiagnosis;
  const judgeable = diagnosis.status === "loading" ? undefined : { diagnosis: known, judge: applyThresholds };
  const hidden = valueOf(useAtomValue(profileAtom))?.hiddenCriteria ?? [];
  const { reading } = useResult(diagnosisId, judgeable);
  if (reading.status !== "ready") return null;
  const all = { hidden, limit: reading.value.criteria.length };
  const good = strengths(reading.value, all).length;
  const poor = priorities(reading.value, all).length;
  return (
    <p className="mt-1 flex flex-wrap gap-x-3.5 text-small">
      {good > 0 ? <BandMark tone="strength">{counted(good, "point fort", "points forts")}</BandMark> : null}
      {poor > 0 ? <BandMark tone="priority">{counted(poor, "priorité", "priorités")}</BandMark> : null}
    </p>
  );
}
