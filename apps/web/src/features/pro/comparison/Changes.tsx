import {
  type DiagnosisComparison,
  isObservedOnly,
  observedSentence,
  verdictReason,
  verifiedSentence,
} from "@carnation/domain/comparison";
import { comparisonChart } from "@carnation/domain/ui";
import { Accordion, AccordionItem } from "@carnation/ui/accordion";
import { ChangeChart } from "@carnation/ui/change-chart";
import { ComparisonChart, ComparisonCounts } from "@carnation/ui/comparison-chart";
import { SegmentedControl } from "@carnation/ui/segmented-control";
import { SwitchField } from "@carnation/ui/switch-field";
import { useMemo, useState, type ReactNode } from "react";

const views = [
  { value: "values", label: "Valeurs" },
  { value: "changes", label: "Écarts et marges" },
];

/** Shows what changed from one photo to the other, and why each verdict is what it is. */
export function Changes({ comparison }: { readonly comparison: DiagnosisComparison }): ReactNode {
  const [view, setView] = useState("values");
  const [changesOnly, setChangesOnly] = useState(false);
  const judged = comparison.criteria.filter((one) => !isObservedOnly(one));
  const observed = observedSentence(comparison.criteria);
  const verified = verifiedSentence(comparison.criteria);
  const chart = useMemo(() => comparisonChart(comparison), [comparison]);
  return (
    <>
      <ComparisonCounts blocks={chart.blocks} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SegmentedControl
          label="Ce que montre le graphique"
          labelHidden
          options={views}
          value={view}
          onValueChange={(chosen) => setView(chosen ?? "values")}
        />
        {view === "values" ? (
          <SwitchField
            label="Changements significatifs"
            onText=""
            offText=""
            checked={changesOnly}
            onCheckedChange={setChangesOnly}
          />
        ) : null}
      </div>
      {view === "values" ? (
        <ComparisonChart {...chart} changesOnly={changesOnly} />
      ) : (
        <ChangeChart {...chart} />
      )}
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
