import { PeriodChart } from "@carnation/ui/period-chart";

export function Example() {
  return (
    <PeriodChart
      label="Diagnostics"
      seriesLabel="2026"
      summary="Novembre est le meilleur mois."
      points={[
        { id: "september", label: "Septembre", value: 18 },
        { id: "october", label: "Octobre", value: 24 },
        { id: "november", label: "Novembre", value: 31 },
      ]}
    />
  );
}
