import { NumberField } from "@carnation/ui/number-field";

export function Example() {
  return <NumberField label="Contenance" unit="ml" defaultValue={30} />;
}
