import { TrendChart } from "@carnation/ui/trend-chart";

export function Example() {
  return (
    <TrendChart
      id="redness"
      label="Rougeurs"
      min={0}
      max={100}
      unit="/100"
      points={[
        { id: "june", date: "2026-06-12T09:00:00Z", value: 46 },
        { id: "september", date: "2026-09-04T09:00:00Z", value: 52 },
        { id: "november", date: "2026-11-21T09:00:00Z", value: 58 },
      ]}
    />
  );
}
