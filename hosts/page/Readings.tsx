import { BandMark } from "@carnation/ui/band-mark";
import { CriterionGauge, type GaugeBand, RadialGauge } from "@carnation/ui/criterion-gauge";
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
    </section>
  );
}
