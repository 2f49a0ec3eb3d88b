import { ScoreDelta } from "@carnation/ui/score-delta";

export function Example() {
  return <ScoreDelta difference={12} verdict="improvement" unit="/100" />;
}
