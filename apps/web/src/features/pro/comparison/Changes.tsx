import {
  type DiagnosisComparison,
  isObservedOnly,
  observedSentence,
  verdictReason,
  verifiedSentence,
} from "@carnation/domain/comparison";
import { comparisonChart } from "@carnation/domain/ui";
import { Accordion, AccordionItem } from "@carnation/ui/accordion";
import { ComparisonChart, ComparisonCounts } from "@carnation/ui/comparison-chart";
import { SwitchField } from "@carnation/ui/switch-field";
import { useMemo, useState, type ReactNode } from "react";

/** Shows what changed from one photo to the other, and why each verdict is what it is. */
export function Changes({ comparison }: { readonly comparison: DiagnosisComparison }): ReactNode {
  const [changesOnly, setChangesOnly] = useState(false);
  const judged = comparison.criteria.filter((one) => !isObservedOnly(one));
  const observed = observedSentence(comparison.criteria);
  const verified = verifiedSentence(comparison.criteria);
  const chart = useMemo(() => comparisonChart(comparison), [comparison]);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <ComparisonCounts blocks={chart.blocks} />
        <SwitchField
          label="Changements significatifs"
          onText=""
          offText=""
          checked={changesOnly}
          onCheckedChange={setChangesOnly}
        />
      </div>
      <ComparisonChart {...chart} changesOnly={changesOnly} />
      {verified === "" ? null : <p className="text-small text-ink-2">{verified}</p>}
      {observed === "" ? null : (
        <p className="text-small text-ink-2">{observed} Leurs masques se comparent sur les photos.</p>
      )}
      <Accordion headingLevel={2}>
        <AccordionItem title="La raison de chaque verdict">
          <dl className="grid gap-x-6 gap-y-1.5 text-small tablet:grid-cols-[auto_minmax(0,1fr)]">
            {judged.map((one) => (
              <div key={one.criterion.id} className="contents">
                <dt className="font-medium">{one.criterion.label}</dt>
                <dd className="mb-1.5 text-ink-2 tablet:mb-0">{verdictReason(one)}</dd>
              </div>
            ))}
          </dl>
        </AccordionItem>
      </Accordion>
    </>
  );
}
