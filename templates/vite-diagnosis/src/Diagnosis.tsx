import { priorities, strengths, synthesis } from "@carnation/domain/summary";
import { criterionReading, insightItem } from "@carnation/domain/ui";
import { InsightList } from "@carnation/ui/criteria-panel";
import { CriterionGauge } from "@carnation/ui/criterion-gauge";
import { Grid } from "@carnation/ui/grid";
import { Stack } from "@carnation/ui/stack";
import { diagnoses, realAge } from "./results";

/** The newest diagnosis: a sentence, what is strong, what comes first, and every criterion. */
export function Diagnosis() {
  const { result } = diagnoses[1];
  return (
    <Stack gap={7}>
      <p>{synthesis(result)}</p>
      <Grid columns={2} minWidth="md" gap={6} columnGap={9}>
        <InsightList
          tone="strength"
          title="Points forts"
          headingLevel={2}
          items={strengths(result).map(insightItem)}
        />
        <InsightList
          tone="priority"
          title="Priorités"
          headingLevel={2}
          items={priorities(result).map(insightItem)}
        />
      </Grid>
      <h2>Critères</h2>
      <Grid columns={3} minWidth="md" gap={6} columnGap={9}>
        {result.criteria.map((measured) => (
          <CriterionGauge key={measured.criterion.id} {...criterionReading(measured, { realAge })} />
        ))}
      </Grid>
    </Stack>
  );
}
