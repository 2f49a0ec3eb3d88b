import { BandMark } from "@carnation/ui/band-mark";
import { ComparisonChart } from "@carnation/ui/comparison-chart";
import { CriterionGauge, type GaugeBand, RadialGauge } from "@carnation/ui/criterion-gauge";
import { QuoteTable } from "@carnation/ui/quote-table";
import type { ReactNode } from "react";

const bands: readonly GaugeBand[] = [
  { tone: "priority" },
  { tone: "maintain", from: 50 },
  { tone: "strength", from: 70 },
];
const score = { min: 0, max: 100, unit: "/100", bands, stableThreshold: 5 } as const;

/** What a page shows before any script runs: no directive here, so that a server can render it alone. */
export function Readings(): ReactNode {
  return (
    <section aria-label="Mesures">
      <CriterionGauge {...score} label="Rougeurs" value={46} phrase="Rougeurs marquées" />
      <CriterionGauge {...score} label="Fermeté" value={null} reason="Le visage sourit sur la photo." />
      <RadialGauge {...score} label="Hydratation apparente" value={81} phrase="Peau confortable" />
      <BandMark tone="strength" boxed />
      <ComparisonChart
        beforeLabel="12 juin 2026"
        afterLabel="21 novembre 2026"
        blocks={[
          {
            id: "scores",
            label: "Scores",
            min: 0,
            max: 100,
            unit: "/100",
            rows: [
              { id: "redness", label: "Rougeurs", before: 46, after: 61, stableThreshold: 5 },
              { id: "evenness", label: "Uniformité", before: 63, after: 65, stableThreshold: 5 },
            ],
          },
        ]}
      />
      <QuoteTable
        caption="Devis d’Anaïs Morel"
        lines={[
          { id: "serum", label: "Sérum éclat", quantity: 2, unitCents: 4950, vatRate: 0.2, totalCents: 9900 },
        ]}
        totals={{ netCents: 8250, vat: [{ rate: 0.2, cents: 1650 }], totalCents: 9900 }}
      />
    </section>
  );
}
