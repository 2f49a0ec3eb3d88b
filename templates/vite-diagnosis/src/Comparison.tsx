import { compareDiagnoses } from "@carnation/domain/comparison";
import { comparisonChart, criterionTrend } from "@carnation/domain/ui";
import { Alert } from "@carnation/ui/alert";
import { ComparisonChart } from "@carnation/ui/comparison-chart";
import { Stack } from "@carnation/ui/stack";
import { TrendChart } from "@carnation/ui/trend-chart";
import { diagnoses, realAge } from "./results";

const [june, november] = diagnoses.map((diagnosis) => ({
  ...diagnosis,
  uid: "institute",
  customer: "anais",
  state: "done" as const,
  engineVersion: diagnosis.result.engineVersion,
}));
const outcome = june === undefined || november === undefined ? undefined : compareDiagnoses(june, november);
const redness = criterionTrend(diagnoses, 30, { realAge });

/** What changed between two diagnoses, and what lies within the margin of the measure. */
export function Comparison() {
  if (outcome?.ok !== true) {
    return <Alert tone="info">Ces deux diagnostics ne peuvent pas être comparés.</Alert>;
  }
  return (
    <Stack gap={7}>
      <ComparisonChart {...comparisonChart(outcome.comparison)} />
      {redness === null ? null : <TrendChart id="redness" title="Rougeurs depuis juin" {...redness} />}
    </Stack>
  );
}
