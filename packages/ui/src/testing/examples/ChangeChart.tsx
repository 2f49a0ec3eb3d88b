import { ChangeChart } from "@carnation/ui/change-chart";

export function Example() {
  return (
    <ChangeChart
      beforeLabel="12 juin 2026"
      afterLabel="21 novembre 2026"
      blocks={[
        {
          id: "scores",
          label: "Scores",
          differenceUnit: { one: "pt", other: "pts" },
          rows: [
            { id: "redness", label: "Rougeurs", before: 46, after: 58, stableThreshold: 4 },
            { id: "evenness", label: "Uniformité", before: 71, after: 72, stableThreshold: 4 },
            { id: "hydration", label: "Hydratation", before: 64, after: 55, stableThreshold: 4 },
          ],
        },
      ]}
    />
  );
}
