import { BandMark } from "@carnation/ui/band-mark";
import { ComparisonChart } from "@carnation/ui/comparison-chart";
import { InsightList } from "@carnation/ui/criteria-panel";
import { CriterionGauge, RadialGauge } from "@carnation/ui/criterion-gauge";
import { QuoteTable } from "@carnation/ui/quote-table";
import type { ReactNode } from "react";
import { visit } from "./visit";

/** Shows what a page shows before any script runs: no directive here, so that a server can render it alone. */
export function Readings(): ReactNode {
  return (
    <section aria-label="Mesures" style={{ display: "grid", gap: 24, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <p data-own>{visit.synthesis}</p>
      <InsightList tone="strength" title="Points forts" headingLevel={2} items={visit.strengths} />
      <InsightList tone="priority" title="Priorités" headingLevel={2} items={visit.priorities} />
      <CriterionGauge {...visit.redness} />
      <CriterionGauge {...visit.firmness} />
      <CriterionGauge {...visit.age} variant="compact" />
      <RadialGauge {...visit.hydration} />
      <p style={{ margin: 0 }}>
        <BandMark tone="strength" boxed />
      </p>
      <ComparisonChart {...visit.comparison} />
      <QuoteTable caption="Devis d’Anaïs Morel" {...visit.quote} />
    </section>
  );
}
