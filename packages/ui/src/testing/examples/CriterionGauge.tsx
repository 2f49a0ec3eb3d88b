import { CriterionGauge } from "@carnation/ui/criterion-gauge";

export function Example() {
  return (
    <CriterionGauge
      label="Rougeurs"
      value={46}
      min={0}
      max={100}
      unit="/100"
      bands={[{ tone: "priority" }, { tone: "maintain", from: 50 }, { tone: "strength", from: 70 }]}
      phrase="Rougeurs marquées"
    />
  );
}
