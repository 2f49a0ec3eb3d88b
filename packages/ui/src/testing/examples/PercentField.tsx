import { PercentField } from "@carnation/ui/number-field";

export function Example() {
  return <PercentField label="Remise" defaultValue={10} />;
}
