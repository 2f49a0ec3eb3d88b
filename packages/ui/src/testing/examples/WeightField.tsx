import { WeightField } from "@carnation/ui/weight-field";

export function Example() {
  return <WeightField label="Hydratation" defaultValue={3} />;
}
