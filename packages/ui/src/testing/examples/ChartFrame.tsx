import { ChartFrame } from "@carnation/ui/chart-frame";

export function Example() {
  return (
    <ChartFrame
      title="Diagnostics"
      summary="Le nombre de diagnostics monte depuis septembre."
      table={{
        caption: "Diagnostics par mois",
        columns: ["Mois", "Diagnostics"],
        rows: [{ id: "november", cells: ["Novembre", "31"] }],
      }}
    >
      <svg viewBox="0 0 100 20" aria-hidden="true">
        <rect width="80" height="20" />
      </svg>
    </ChartFrame>
  );
}
