import { priorities, strengths } from "@carnation/domain";
import { BandMark } from "@carnation/ui/band-mark";
import type { ReactNode } from "react";
import { useFileReading } from "../../common/state/useReading.ts";
import { readResult } from "../../common/diagnosisReads.ts";

const counted = (count: number, one: string, several: string): string =>
  `${count} ${count > 1 ? several : one}`;

/** How many strengths and priorities a result leads with; nothing while it is read, or without a result. */
export function HighlightCounts({ diagnosisId }: { readonly diagnosisId: string }): ReactNode {
  const { reading } = useFileReading(diagnosisId, readResult);
  if (reading.status !== "ready") return null;
  const good = strengths(reading.value).length;
  const poor = priorities(reading.value).length;
  return (
    <p className="mt-1 flex flex-wrap gap-x-3.5 text-small">
      {good > 0 ? <BandMark tone="strength">{counted(good, "point fort", "points forts")}</BandMark> : null}
      {poor > 0 ? <BandMark tone="priority">{counted(poor, "priorité", "priorités")}</BandMark> : null}
    </p>
  );
}
