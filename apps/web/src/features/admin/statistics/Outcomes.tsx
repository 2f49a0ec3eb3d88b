import { formatNumber } from "@carnation/domain/format";
import type { DiagnosisOutcome } from "@carnation/product/statistics";
import { RankedList } from "@carnation/ui/ranked-list";
import { useId, type ReactNode } from "react";
import { differenceMark } from "./differenceMark.ts";

/** Shares of the ways in which diagnoses ended; what never happened is told with what did not move. */
export function Outcomes({ outcomes }: { readonly outcomes: readonly DiagnosisOutcome[] }): ReactNode {
  const id = useId();
  const known = outcomes.filter(({ share }) => share > 0);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-[1.25rem]/[1.2]">
        Issue des diagnostics
      </h2>
      <p className="text-small text-ink-2">Part des diagnostics terminés, photos refusées comprises.</p>
      <RankedList
        aria-labelledby={id}
        items={known.map(({ id: kind, label, share, previous }) => ({
          id: kind,
          label,
          value: `${formatNumber(share)}\u00A0%`,
          share: share / 100,
          ...(previous === null ? {} : { previousShare: previous / 100 }),
          ...differenceMark(share, previous, "points"),
        }))}
      />
    </section>
  );
}
