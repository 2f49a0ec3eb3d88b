import { BarChart } from "@carnation/ui/bar-chart";

export function Example() {
  return (
    <BarChart
      label="Diagnostics par mois"
      data={[
        { id: "september", label: "Septembre", value: 18 },
        { id: "october", label: "Octobre", value: 24 },
        { id: "november", label: "Novembre", value: 31 },
      ]}
    />
  );
}
