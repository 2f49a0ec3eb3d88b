import { BandScale } from "@carnation/ui/band-scale";
import { BarChart } from "@carnation/ui/bar-chart";
import { ComparisonChart } from "@carnation/ui/comparison-chart";
import { CriterionGauge, RadialGauge } from "@carnation/ui/criterion-gauge";
import { PeriodChart } from "@carnation/ui/period-chart";
import { Progress } from "@carnation/ui/progress";
import { RankedList } from "@carnation/ui/ranked-list";
import { Slider } from "@carnation/ui/slider";
import { TrendChart } from "@carnation/ui/trend-chart";
import type { ReactNode } from "react";
import { visit } from "../page/visit";

const bands = [
  { tone: "priority", label: "Priorité" },
  { tone: "maintain", from: 50, label: "À entretenir" },
  { tone: "strength", from: 70, label: "Point fort" },
] as const;
const months = ["juin", "juillet", "août", "septembre"];
const counts = months.map((label, index) => ({
  id: label,
  label,
  value: 12 + index * 9,
  comparison: 20 - index * 3,
}));

/** Everything that draws a value, for a page whose policy allows no `style` of a server. */
export function PolicyPage(): ReactNode {
  return (
    <main className="policy-page">
      <h1>Diagnostic</h1>
      <CriterionGauge {...visit.redness} />
      <CriterionGauge {...visit.redness} label="Uniformité" value={82} variant="detail" bands={bands} />
      <CriterionGauge {...visit.age} variant="compact" />
      <RadialGauge {...visit.hydration} />
      <BandScale min={0} max={100} bands={bands} markers={[{ id: "now", value: 82, label: "novembre" }]} />
      <ComparisonChart {...visit.comparison} />
      <ComparisonChart {...visit.comparison} view="radar" />
      <TrendChart
        label="Rougeurs"
        min={0}
        max={100}
        bands={bands}
        stableThreshold={5}
        points={[
          { id: "june", date: "2026-06-12T08:00:00Z", value: 38 },
          { id: "august", date: "2026-08-22T08:00:00Z", value: null },
          { id: "november", date: "2026-11-21T08:00:00Z", value: 82 },
        ]}
        notes={[{ id: "routine", date: "2026-07-01T08:00:00Z", label: "Routine commencée" }]}
      />
      <BarChart label="Diagnostics" data={counts} seriesLabel="2026" comparisonLabel="2025" />
      <BarChart label="Demandes" data={counts} orientation="horizontal" />
      <PeriodChart
        label="Devis"
        summary="39 devis en septembre."
        seriesLabel="2026"
        points={counts.map(({ id, label, value }) => ({ id, label, value }))}
      />
      <RankedList items={[{ id: "glow", label: "Éclat", value: "41 %", share: 0.41, previousShare: 0.3 }]} />
      <Progress label="Envoi" value={0.64} />
      <Slider label="Remise" defaultValue={60} unit="%" />
    </main>
  );
}
